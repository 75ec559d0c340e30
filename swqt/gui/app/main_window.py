"""The main window: the map in the middle, everything else around it, and the game that all of it shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication

from swqt.gui.app.game_launcher import Files, RecentGames
from swqt.gui.app.settings_service import SettingsService
from swqt.gui.app.startup import LoadedContent, newest
from swqt.gui.app.window_layout import DockLayout
from swqt.gui.board.cached_item import LIMIT
from swqt.gui.style.idle_queue import IdleQueue
from swqt.gui.style.key_handling import let_stay
from swqt.gui.style.seat_style import wear
from swqt.gui.style.theme import apply_theme, wait_cursor
from swqt.gui.texts.i18n import when
from swqt.home import Settings, games_folder

# What the first page does not need is imported where the rest of the window is made: it would double the time until
# the first page stands (tests/gui/test_start.py).
if TYPE_CHECKING:
    from swqt.gui.accessibility.navigation import KeyboardNavigation
    from swqt.gui.app.command_router import CommandRouter, SingleKeyShortcuts
    from swqt.gui.app.game_launcher import GameLauncher
    from swqt.gui.app.game_presenter import GamePresenter
    from swqt.gui.app.window_parts import WindowParts
    from swqt.gui.audio import SoundPlayer
    from swqt.gui.board.map_widgets import DieWidget, RegionCard
    from swqt.gui.board.view import BoardView
    from swqt.gui.help.assistant import Assistant
    from swqt.gui.help.context_help import ContextHelp
    from swqt.gui.lan.door import LanDoor
    from swqt.gui.pages.game_page import GamePage, HandoverController
    from swqt.gui.pages.replay_controller import ReplayController
    from swqt.gui.panels.action_bar import ActionBar
    from swqt.gui.panels.column import ColumnPanel
    from swqt.gui.panels.log_panel import LogPanel
    from swqt.gui.panels.phase_bar import PhaseBar
    from swqt.gui.panels.players import PlayersPanel
    from swqt.gui.panels.region_list import RegionListPanel
    from swqt.gui.panels.score_strip import ScoreStrip
    from swqt.gui.session.game_session import GameSession
    from swqt.table import Game, GameSetup, Library, SavedGame, SavedGames


class MainWindow(DockLayout):
    """One game at a time; *saves* keeps them all.

    Without *library* and *saves* there is only the start page, until ``populate`` brings them and everything else.
    """

    language_changed = Signal()

    # Set by ``populate``.
    parts: WindowParts
    library: Library
    saves: SavedGames
    table: GamePage
    view: BoardView
    card: RegionCard
    die: DieWidget
    score: ScoreStrip
    phase: PhaseBar
    bar: ActionBar
    column: ColumnPanel
    players: PlayersPanel
    log: LogPanel
    regions: RegionListPanel
    sounds: SoundPlayer
    guide: ContextHelp
    desk: ReplayController
    coach: Assistant
    keys: SingleKeyShortcuts
    presenter: GamePresenter
    handing: HandoverController
    lan: LanDoor
    beginning: GameLauncher
    wiring: CommandRouter
    access: KeyboardNavigation

    def __init__(
        self, library: Library | None, saves: SavedGames | None, settings: Settings, *, render_limit: float = LIMIT
    ) -> None:
        """*render_limit* is that of the RenderBudget of the map and of the column."""
        super().__init__()
        self.render_limit = render_limit
        self.sitting: GameSession | None = None
        self.unfinished: SavedGame | None = None
        self.idle = IdleQueue(self)
        self._wish: Callable[[], None] | None = None
        self.choices = SettingsService(settings, self.actions_)
        self.choices.changed.connect(self._settings_changed)
        self.choices.restyled.connect(self._restyle)
        self.choices.troubled.connect(self._tell_unsaved)
        self.files = Files(self)
        self.recent = RecentGames(self.choices, self.actions_.recent_menu)
        self.recent.chosen.connect(self._on_recent)
        self.files_dropped.connect(self._on_dropped)
        page = self.start_page
        for signal, slot in (
            (page.continued, self._on_continue), (page.began, self._on_new_game), (page.opened, self._on_open),
            (page.listed, self._on_list), (page.against_bots, self._on_bots), (page.learned, self._on_learn),
            (page.networked, self._on_network), (page.read, self._on_read), (page.set_up, self._on_settings),
        ):  # fmt: skip
            signal.connect(slot)
        page.expect_unfinished(any(games_folder().glob("*.swn")))
        self.restore_layout(settings.window)
        self.show_panels(False)
        if library is not None and saves is not None:
            self.populate(LoadedContent(library, saves, newest(saves)))

    @property
    def settings(self) -> Settings:
        return self.choices.current

    # Building

    def populate(self, content: LoadedContent) -> None:
        """Build the table and the panels; offer to continue the unfinished game. From now on games can be opened."""
        from swqt.gui.app.game_presenter import GamePresenter
        from swqt.gui.app.window_parts import attach_controllers, build_window_parts, card_outlines

        self.library, self.saves = content.library, content.saves
        parts = self.parts = build_window_parts(self.actions_, self.settings, self.render_limit)
        self.view, self.table, self.phase, self.bar = parts.view, parts.table, parts.phase, parts.bar
        self.column, self.players, self.log, self.regions = parts.column, parts.players, parts.log, parts.regions
        self.card, self.die, self.score, self.sounds = self.table.card, self.table.die, self.table.score, parts.sounds
        for part in (self.view, self.view.viewport()):
            part.setAcceptDrops(False)    # what is dropped on the map is dropped on the window
        self.pages.addWidget(self.table)
        for bar, widget in zip(self._bars, (self.phase, self.bar), strict=True):
            bar.addWidget(widget)
        for dock, panel in zip(self._docks, (self.column, self.players, self.log, self.regions), strict=True):
            dock.setWidget(panel)
        attach_controllers(self)
        self.presenter = GamePresenter(
            self, parts, self.actions_, self.choices, self.desk, self.coach, self.handing, self.access
        )    # fmt: skip
        self.furnished = True
        self._docks[-1].visibilityChanged.connect(self.presenter.refresh_regions)
        let_stay(self)
        self.dress()
        self.table.tell_trouble("settings", self.choices.trouble)
        self._offer(content.unfinished)
        self.start_page.line_up()
        self.idle.add(card_outlines())
        wish, self._wish = self._wish, None
        if wish is not None:
            wish()

    def _when_furnished(self, wish: Callable[[], None]) -> None:
        """Do what the player wishes, if it must be a moment later."""
        if self.furnished:
            wish()
        else:
            self._wish = wish

    # The start page: what is asked for before ``populate`` is done afterwards

    def _on_continue(self) -> None:
        self._when_furnished(lambda: self.continue_last())

    def _on_new_game(self) -> None:
        self._when_furnished(lambda: self.ask_new_game())

    def _on_open(self) -> None:
        self._when_furnished(lambda: self.files.ask())

    def _on_list(self) -> None:
        self._when_furnished(lambda: self.desk.show_games())

    def _on_bots(self) -> None:
        self._when_furnished(lambda: self.play_bots())

    def _on_learn(self) -> None:
        self._when_furnished(lambda: self.coach.lessons.begin())

    def _on_network(self) -> None:
        self._when_furnished(lambda: self.lan.open())

    def _on_read(self) -> None:
        self._when_furnished(lambda: self.guide.open())

    def _on_settings(self) -> None:
        self._when_furnished(lambda: self.ask_settings())

    def _on_recent(self, path: Path) -> None:
        self._when_furnished(lambda: self.open_game(path))

    def _on_dropped(self, paths: list[Path]) -> None:
        self._when_furnished(lambda: self.files.open_first(paths))

    # Beginning and ending games

    def show_start(self) -> None:
        """Show the first page, with the last unfinished game on it; the game on the table is left."""
        self._leave_game()
        self._offer(newest(self.saves))

    def _offer(self, saved: SavedGame | None) -> None:
        """Offer to go on with *saved* on the first page."""
        self.unfinished = saved
        text = ""
        if saved is not None:
            people = ", ".join(seat.name for seat in saved.seats)
            turn = saved.seats[saved.to_move or 0].name
            text = self.tr("{0} · round {1} of {2}, {3} to move · {4}")
            text = text.format(people, saved.round, saved.rounds, turn, when(saved.modified))
        self.start_page.show_unfinished(text)
        self.pages.setCurrentWidget(self.start_page)
        self.show_panels(False)
        self.presenter.update_actions()
        self.actions_.go_on.setEnabled(saved is not None)
        self.setWindowTitle("swqt")

    def ask_new_game(self) -> None:
        """Ask what to play, and begin."""
        self.beginning.ask()

    def start_game(self, setup: GameSetup) -> None:
        """Begin the game that *setup* describes; tell the player if it cannot be played."""
        self.beginning.start(setup)

    def continue_last(self) -> None:
        """Take up the newest unfinished game."""
        if self.unfinished is not None:
            self.open_game(self.unfinished.path)

    def play_bots(self) -> None:
        """Begin the quick game: one person against two bots."""
        self.beginning.quick()

    def open_game(self, path: Path) -> None:
        """Take up the game in *path*, or replay it if it is over; tell the player if neither can be done."""
        self.files.open(path)

    def show_game(self, game: Game) -> None:
        """Open *game* on the table; a game that is only looked at opens in the replay."""
        from swqt.gui.session.game_session import GameSession
        from swqt.table import ReadOnlyGame

        with wait_cursor():
            sitting = GameSession(game, self.library, self.settings, self, render_limit=self.render_limit)
            self._leave_game()
            wear(game.looks)
            self.sitting = sitting
            self.table.show_sitting(sitting)
            self.access.sit(sitting)
            self.coach.sit(sitting)
            self.presenter.bind(sitting)
            self.actions_.go_on.setEnabled(False)
            self.pages.setCurrentWidget(self.table)
            self.show_panels(True)
            if isinstance(game, ReadOnlyGame):
                sitting.view(0)
            sitting.begin()
            self.presenter.flush()
            self.arrange(len(game.seats))
            self.view.zoom_to_fit()
            self.view.setFocus()
            if isinstance(game, ReadOnlyGame):
                self.desk.review.look(sitting, 0)

    def _leave_game(self) -> None:
        """Clear the table; a game that is over is put aside."""
        game = self._clear_table()
        if game is not None:
            self.saves.close(game)

    def _clear_table(self) -> Game | None:
        """Take the game from the table as it is, and return it."""
        if self.sitting is None:
            return None
        self.desk.clear()
        sitting, self.sitting = self.sitting, None
        self.presenter.unbind()
        self.handing.refresh()
        self.access.sit(None)
        self.coach.sit(None)
        self.table.show_sitting(None)
        sitting.close()
        wear()
        return sitting.game

    def let_go(self) -> Game | None:
        """Give the game on the table to another window; this one is of no use any more."""
        game = self._clear_table()
        self.sounds.close()
        self.setEnabled(False)
        return game

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.furnished:
            self.lan.close()    # first: leaving a network game would make ready for another table
        self._leave_game()
        if self.furnished:
            self.sounds.close()
        self.choices.remember(replace(self.settings, window=self.layout_text()))
        self.choices.settle()
        super().closeEvent(event)

    def show_panels(self, shown: bool) -> None:
        super().show_panels(shown)
        if self.furnished:
            looking = self.desk.show_bar(shown)
            self._bars[1].setVisible(shown and not looking)

    # Looks

    def ask_settings(self, tab: int = 0) -> None:
        """Show the settings, at first those of *tab*; every choice is in force at once."""
        from swqt.gui.dialogs.settings import SettingsDialog

        seats = self.sitting.game.seats if self.sitting else ()
        people = [seat.name for seat in seats if seat.is_human]
        dialog = SettingsDialog(self.settings, self.actions_, self.sounds.trouble(), self, people)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.changed.connect(self.choices.use)
        dialog.tried.connect(self._on_tried)
        dialog.tabs.setCurrentIndex(tab)
        dialog.open()

    def _on_tried(self, kind: str) -> None:
        self.sounds.play("coins" if kind == "effects" else "turn")

    def _settings_changed(self, before: Settings, after: Settings) -> None:
        if self.furnished:
            self.sounds.set_volumes(after)
        if self.sitting and before.bot_speed != after.bot_speed:
            self.sitting.bridge.set_speed(after.bot_speed)
        if self.sitting:
            self.sitting.use_settings(after)
            if replace(after, language=before.language) != before:    # another language makes another window
                self.presenter.refresh()
        if before.language != after.language:
            self.language_changed.emit()

    def _tell_unsaved(self, trouble: str) -> None:
        """Say on every page why the settings are not kept; empty: they are."""
        self.start_page.show_trouble(trouble)
        if self.furnished:
            self.table.tell_trouble("settings", trouble, again=True)
            self.access.announcer.announce(trouble)

    def _restyle(self) -> None:
        with wait_cursor():
            app = QApplication.instance()
            if isinstance(app, QApplication):
                apply_theme(app, self.settings.theme, self.settings.scale)
            if self.furnished:
                self.dress()
                if self.sitting is not None:
                    self.arrange(len(self.sitting.game.seats))
                self.presenter.refresh_anew()

    def dress(self) -> None:
        """Give the buttons their signs, in the colours of the theme."""
        from swqt.gui.style.icons import sign_icon

        act = self.actions_
        for action, sign in ((act.undo, "undo"), (act.redo, "redo"), (act.reset_turn, "reset")):
            action.setIcon(sign_icon(sign, self.palette()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow() and self.furnished:
            self.keys.let_go()
        if event.type() == QEvent.Type.ApplicationPaletteChange and self.furnished:
            self.dress()
        super().changeEvent(event)
