"""The main window, which owns pages, panels and controllers, and opens and closes games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication

from swqt.gui.app import crash_reports
from swqt.gui.app.startup import LoadedContent, newest
from swqt.gui.app.window_layout import DockLayout, TableMeasures
from swqt.gui.session.services import AppServices, CurrentSession, SettingsService
from swqt.gui.style.actions import let_stay
from swqt.gui.style.theme import apply_theme, wait_cursor
from swqt.gui.style.threads import IdleQueue
from swqt.home import Settings, games_folder

# Modules that the start page does not need are imported in ``populate``, as they would double the time until the first
# frame (tests/gui/app/test_startup.py).
if TYPE_CHECKING:
    from swqt.gui.accessibility.navigation import KeyboardNavigation
    from swqt.gui.app.command_router import CommandRouter, SingleKeyShortcuts
    from swqt.gui.app.game_launcher import GameLauncher, RecentGames
    from swqt.gui.app.game_presenter import GamePresenter
    from swqt.gui.app.window_parts import MakerWindows, StartOffers, WindowControllers, WindowParts
    from swqt.gui.audio import SoundPlayer
    from swqt.gui.board.map_widgets import DieWidget
    from swqt.gui.board.view import BoardView
    from swqt.gui.help.assistant import Assistant
    from swqt.gui.help.context_help import ContextHelp
    from swqt.gui.lan.network_loader import NetworkLoader
    from swqt.gui.makers.board_maker import BoardMaker
    from swqt.gui.pages.game_page import GamePage, HandoverController
    from swqt.gui.pages.puzzle_controller import PuzzleController
    from swqt.gui.pages.replay_controller import ReplayController
    from swqt.gui.panels.action_bar import ActionBar
    from swqt.gui.panels.column import ColumnPanel
    from swqt.gui.panels.details import RegionCard
    from swqt.gui.panels.log_panel import LogPanel
    from swqt.gui.panels.notices import ScoreStrip
    from swqt.gui.panels.phase_bar import PhaseBar
    from swqt.gui.panels.players import PlayersPanel
    from swqt.gui.panels.region_list import RegionListPanel
    from swqt.gui.session.game_session import GameSession
    from swqt.table import Game, GameSetup, Library, SavedGame, SavedGames


class MainWindow(DockLayout):
    """Shows one game at a time.

    Without *library* and *saves* there is only the start page, until ``populate`` provides them and everything else.
    """

    language_changed = Signal()

    # Set by ``populate``.
    recent: RecentGames
    parts: WindowParts
    services: AppServices
    library: Library
    saves: SavedGames
    game_page: GamePage
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
    context_help: ContextHelp
    replay_controller: ReplayController
    puzzles: PuzzleController
    assistant: Assistant
    keys: SingleKeyShortcuts
    router: CommandRouter
    presenter: GamePresenter
    handover: HandoverController
    lan: NetworkLoader
    launcher: GameLauncher
    makers: MakerWindows
    keyboard_navigation: KeyboardNavigation
    offers: StartOffers

    def __init__(
        self, library: Library | None, saves: SavedGames | None, settings: Settings, *,
        render_limit: float | None = None,
    ) -> None:  # fmt: skip
        """*render_limit* is for the RenderBudgets of the map and the column; None is the default limit."""
        super().__init__()
        self.render_limit = render_limit
        self.current = CurrentSession()
        self.unfinished: SavedGame | None = None
        self.idle = IdleQueue(self)
        self._pending_action: Callable[[], None] | None = None
        self._board_maker: BoardMaker | None = None
        self.settings_service = SettingsService(settings, self.actions_)
        self.settings_service.changed.connect(self._settings_changed)
        self.settings_service.restyled.connect(self._restyle)
        self.settings_service.troubled.connect(self._on_settings_trouble)
        self.files_dropped.connect(self._on_dropped)
        page = self.start_page
        for signal, slot in (
            (page.continued, self._on_continue), (page.began, self._on_new_game), (page.opened, self._on_open),
            (page.listed, self._on_list), (page.against_bots, self._on_bots), (page.learned, self._on_learn),
            (page.networked, self._on_network), (page.read, self._on_read), (page.set_up, self._on_settings),
            (page.puzzled, self._on_puzzles),
        ):  # fmt: skip
            signal.connect(slot)
        page.crash_dismissed.connect(crash_reports.forget)
        page.expect_unfinished(any(games_folder().glob("*.swn")))
        self.restore_layout(settings.window)
        self.show_panels(False)
        if library is not None and saves is not None:
            self.populate(LoadedContent(library, saves, newest(saves)))

    @property
    def settings(self) -> Settings:
        return self.settings_service.current

    @property
    def session(self) -> GameSession | None:
        """The session of the current game."""
        return self.current.session

    # Building

    def populate(self, content: LoadedContent) -> None:
        """Build panels and controllers, so that games can be opened, and offer to continue the unfinished game."""
        from swqt.gui.app.command_router import CommandRouter, SingleKeyShortcuts
        from swqt.gui.app.game_launcher import RecentGames
        from swqt.gui.app.game_presenter import GamePresenter
        from swqt.gui.app.version_notice import VersionNotice
        from swqt.gui.app.window_parts import StartOffers, WindowControllers, build_window_parts, card_outlines
        from swqt.gui.board.cached_item import LIMIT
        from swqt.gui.style.motion import reduces_motion

        self.library, self.saves = content.library, content.saves
        render_limit = LIMIT if self.render_limit is None else self.render_limit
        parts = self.parts = build_window_parts(self.actions_, self.settings, render_limit)
        self.view, self.game_page, self.phase, self.bar = parts.view, parts.game_page, parts.phase, parts.bar
        self.column, self.players, self.log, self.regions = parts.column, parts.players, parts.log, parts.regions
        page = self.game_page
        self.card, self.die, self.score, self.sounds = page.card, page.die, page.score, parts.sounds
        for part in (self.view, self.view.viewport()):
            part.setAcceptDrops(False)    # drops on the map are left to the window
        self.pages.addWidget(self.game_page)
        panels = (self.column, self.players, parts.details, self.log, self.regions)
        for dock, panel in zip(self.docks.values(), panels, strict=True):
            dock.setWidget(panel)
        self.services = AppServices(
            self.settings_service, content.library, content.saves, parts.sounds, self.idle, render_limit
        )
        self.recent = RecentGames(self.settings_service, self.actions_.recent_menu)
        self.recent.chosen.connect(self._on_recent)
        controllers = WindowControllers(self, parts, self.services, self.current, self.recent)
        self.context_help, self.replay_controller = controllers.context_help, controllers.replay_controller
        self.keyboard_navigation, self.puzzles = controllers.keyboard_navigation, controllers.puzzles
        self.assistant, self.handover = controllers.assistant, controllers.handover
        self.lan, self.launcher, self.makers = controllers.lan, controllers.launcher, controllers.makers
        self.presenter = GamePresenter(
            self, parts, self.actions_, self.settings_service, self.replay_controller, self.assistant, self.handover,
            self.keyboard_navigation,
        )
        controllers.assistant.hints.changed.connect(self.presenter.refresh_map)    # before CommandRouter orders focus
        self.keys = SingleKeyShortcuts(self, self.actions_, parts.bar, self.current)
        self.keys.add(self.assistant.single_keys())
        self.router = CommandRouter(controllers, parts, self.actions_, self.current)
        self._connect(controllers)
        self.is_populated = True
        self.docks["log"].toggleViewAction().triggered.connect(self._on_log_toggled)
        self.docks["details"].toggleViewAction().triggered.connect(self._on_details_toggled)
        self.docks["regions"].visibilityChanged.connect(self.presenter.refresh_regions)
        let_stay(self)
        self.apply_style()
        self.game_page.tell_trouble("settings", self.settings_service.trouble)
        self.offers = StartOffers(self.start_page, self.services, controllers.lan)
        self._offer(content.unfinished)
        self.start_page.show_scenery(self.idle, still=reduces_motion(self.settings))
        self.start_page.show_lesson(begun=self.assistant.lessons.is_begun)
        self.idle.add(card_outlines())
        VersionNotice(self.start_page, self.pages, self.settings_service)
        action, self._pending_action = self._pending_action, None
        if action is not None:
            action()

    def _connect(self, controllers: WindowControllers) -> None:
        """Connect the commands of the window itself, and the controllers' requests to it."""
        self.actions_.connect_all({
            "go_on": self.continue_last, "quit": self.close, "first_page": self.show_start,
            "settings": self.ask_settings, "reset_layout": self._on_reset_layout,
            "full_screen": self.toggle_full_screen, "about": self._show_about, "keyboard": self._show_keyboard,
            "make_board": lambda: self.board_maker.begin(),
        })  # fmt: skip
        replay, lan, launcher = controllers.replay_controller, controllers.lan, controllers.launcher
        lessons, puzzles = controllers.assistant.lessons, controllers.puzzles
        for giver in (replay, lan, launcher, lessons, puzzles):
            giver.game_ready.connect(self.show_game)
        for leaver in (replay, lan, lessons, puzzles):
            leaver.start_wanted.connect(self.show_start)
        for failing in (replay, lan, launcher, puzzles):
            failing.failed.connect(self.show_problem)
        launcher.board_found.connect(self._on_board_found)
        replay.game_wanted.connect(self.open_game)
        replay.new_game_wanted.connect(self.ask_new_game)
        replay.table_wanted.connect(self.lan.rematch)
        replay.panels_wanted.connect(self._on_panels_wanted)
        replay.log_wanted.connect(self._on_log_wanted)
        lessons.progressed.connect(self._on_lesson_progressed)
        for changed in (controllers.assistant.overlays.changed, controllers.assistant.hints.changed):
            changed.connect(self.presenter.update_actions)
        controllers.keyboard_navigation.focus_moved.connect(self.bring_forward)

    def _on_panels_wanted(self, wanted: bool) -> None:
        self.show_panels(wanted)
        self.presenter.update_actions()

    def _on_log_wanted(self) -> None:
        self.bring_forward(self.log)

    def _on_log_toggled(self) -> None:
        """Open or close the sheet of a folded log, whose line always stays visible."""
        if self.log.is_folded:
            self.docks["log"].setHidden(self.is_folded)
            self.log.open_sheet(not self.log.is_open)

    def _on_details_toggled(self) -> None:
        """Pin or unpin the card about the turn while the table is folded and has no column for it."""
        if self.is_folded:
            self.docks["details"].hide()
            self.game_page.details.set_pinned(not self.game_page.details.is_pinned)

    def _on_lesson_progressed(self, begun: bool) -> None:
        self.start_page.show_lesson(begun=begun)
        self.presenter.update_actions()

    def _on_reset_layout(self) -> None:
        """Put every panel back to its original place."""
        self.reset_layout()
        self.show_panels(self.session is not None and self.pages.currentWidget() is self.game_page)
        if self.session is not None:
            self.arrange(len(self.session.game.seats))

    def _show_about(self) -> None:
        from swqt.gui.dialogs.about import AboutDialog

        AboutDialog(crash_reports.versions(), self).open()

    def _show_keyboard(self) -> None:
        from swqt.gui.dialogs.settings import ShortcutHelpDialog

        ShortcutHelpDialog(self, self.menuBar()).open()

    @property
    def board_maker(self) -> BoardMaker:
        """The controller for making boards, created on first use."""
        if self._board_maker is None:
            from swqt.gui.makers.board_maker import BoardMaker

            maker = self._board_maker = BoardMaker(self, self.services)
            maker.game_wanted.connect(self._on_trial)
            maker.help_wanted.connect(self.context_help.open)
            maker.failed.connect(self.show_problem)
        return self._board_maker

    def put_boards_away(self) -> Callable[[MainWindow], None] | None:
        """Remove the window of a board that is being made; return a function that reopens it with another window."""
        file = self._board_maker.put_away() if self._board_maker is not None else None
        return (lambda other: other.board_maker.open(file)) if file is not None else None

    def _on_board_found(self, path: Path) -> None:
        self.board_maker.ask_import(path)

    def _on_trial(self, setup: GameSetup) -> None:
        """Start a game on a board that is being made; its window stays open."""
        self.start_game(setup)
        self.activateWindow()
        self.raise_()

    def _when_populated(self, action: Callable[[], None]) -> None:
        """Call *action*, but not before ``populate``; the last action counts."""
        if self.is_populated:
            action()
        else:
            self._pending_action = action

    # The start page

    def _on_continue(self) -> None:
        self._when_populated(lambda: self.continue_last())

    def _on_new_game(self) -> None:
        self._when_populated(lambda: self.ask_new_game())

    def _on_open(self) -> None:
        self._when_populated(lambda: self.launcher.ask_file())

    def _on_list(self) -> None:
        self._when_populated(lambda: self.replay_controller.show_games())

    def _on_bots(self) -> None:
        self._when_populated(lambda: self.play_bots())

    def _on_learn(self) -> None:
        self._when_populated(lambda: self.assistant.lessons.begin())

    def _on_puzzles(self) -> None:
        self._when_populated(lambda: self.puzzles.show_page())

    def _on_network(self) -> None:
        self._when_populated(lambda: self.lan.open())

    def _on_read(self) -> None:
        self._when_populated(lambda: self.context_help.open())

    def _on_settings(self) -> None:
        self._when_populated(lambda: self.ask_settings())

    def _on_recent(self, path: Path) -> None:
        self.open_game(path)

    def _on_dropped(self, paths: list[Path]) -> None:
        self._when_populated(lambda: self.launcher.open_first(paths))

    # Beginning and ending games

    def show_start(self) -> None:
        """Close the current game and show the start page, with the last unfinished game on it."""
        self._leave_game()
        self._offer(newest(self.saves))

    def _offer(self, saved: SavedGame | None) -> None:
        """Show the start page with an offer to continue *saved*."""
        self.unfinished = saved
        self.offers.show_game(saved)
        self.start_page.show_streak(self.puzzles.streak())
        self.pages.setCurrentWidget(self.start_page)
        self.show_panels(False)
        self.presenter.update_actions()
        self.actions_.go_on.setEnabled(saved is not None)
        self.setWindowTitle("swqt")

    def ask_new_game(self) -> None:
        """Ask for the setup of a game, and start it."""
        self.launcher.ask()

    def start_game(self, setup: GameSetup) -> None:
        """Start the game that *setup* describes; show a message if it cannot be played."""
        self.launcher.start(setup)

    def continue_last(self) -> None:
        """Open the newest unfinished game."""
        if self.unfinished is not None:
            self.open_game(self.unfinished.path)

    def play_bots(self) -> None:
        """Start the quick game: one person against two bots."""
        self.launcher.quick()

    def open_game(self, path: Path) -> None:
        """Open the game in *path*, as a replay if it is over; show a message if that is impossible."""
        self.launcher.open(path)

    def show_game(self, game: Game) -> None:
        """Open *game* on the map; a ReadOnlyGame opens in the replay."""
        from swqt.gui.session.game_session import GameSession
        from swqt.gui.style.seat_style import use_seat_looks
        from swqt.table import ReadOnlyGame

        with wait_cursor():
            session = GameSession(game, self.library, self.settings, self, render_limit=self.services.render_limit)
            self._leave_game()
            use_seat_looks(game.looks)
            self.current.session = session
            self.game_page.set_session(session)
            self.keyboard_navigation.set_session(session)
            self.assistant.set_session(session)
            self.puzzles.set_session(session)
            self.presenter.bind(session)
            self.actions_.go_on.setEnabled(False)
            self.pages.setCurrentWidget(self.game_page)
            self.show_panels(True)
            if isinstance(game, ReadOnlyGame):
                session.view(0)
            session.begin()
            self.presenter.flush()
            self.arrange(len(game.seats))
            self.view.zoom_to_fit()
            self.presenter.focus_phase()
            if isinstance(game, ReadOnlyGame):
                self.replay_controller.review.look(session, 0)
            if game.lost_lines:
                self._tell_damage(game)

    def _tell_damage(self, game: Game) -> None:
        """Report once how many lines of the file of *game* could not be read."""
        state, seat = game.state, game.seat_to_move()
        if seat is None:
            text = self.tr("The last %n line(s) of this file couldn't be read. The game is over.", "", game.lost_lines)
        else:
            text = self.tr(
                "The last %n line(s) of this file couldn't be read. The game continues in round {0}, {1}'s turn.", "",
                game.lost_lines,
            )
            text = text.format(state.round, seat.name)
        game.lost_lines = 0
        self.game_page.tell_trouble("damage", text)
        self.keyboard_navigation.announcer.announce(text)

    def _leave_game(self) -> None:
        """Close the current game; its file moves to the finished games if it is over."""
        game = self._close_session()
        if game is not None:
            self.saves.close(game)
            self.lan.game_left(game)

    def _close_session(self) -> Game | None:
        """Close the current session and return its game; None if there is none."""
        from swqt.gui.style.seat_style import use_seat_looks

        session = self.session
        if session is None:
            return None
        self.replay_controller.clear()
        self.presenter.unbind()
        self.current.session = None
        self.handover.refresh()
        self.keyboard_navigation.set_session(None)
        self.assistant.set_session(None)
        self.puzzles.set_session(None)
        self.game_page.set_session(None)
        session.close()
        use_seat_looks()
        return session.game

    def release(self) -> Game | None:
        """Return the current game for another window; afterwards this window can only be deleted."""
        game = self._close_session()
        self.sounds.close()
        self.puzzles.close()
        self.setEnabled(False)
        return game

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.is_populated and not self.makers.may_close():
            event.ignore()
            return
        if self._board_maker is not None and not self._board_maker.may_close():
            event.ignore()
            return
        if self.is_populated:
            self.lan.close()    # first, or closing the game would prepare the network for another table
        self._leave_game()
        if self.is_populated:
            self.sounds.close()
            self.puzzles.close()
        self.settings_service.remember(replace(self.settings, window=self.layout_text()))
        self.settings_service.settle()
        super().closeEvent(event)

    def show_panels(self, shown: bool) -> None:
        super().show_panels(shown)
        if self.is_populated:
            self.bar.setVisible(not self.replay_controller.show_bar(shown))

    def take_panels(self) -> None:
        self.game_page.fold()
        self.keyboard_navigation.order_focus()

    def return_panels(self) -> None:
        self.game_page.unfold()
        for name, panel in (("players", self.players), ("details", self.game_page.details), ("log", self.log)):
            self.docks[name].setWidget(panel)
            panel.show()
        self.keyboard_navigation.order_focus()

    def measured(self, measures: TableMeasures) -> None:
        if self.is_populated:
            self.game_page.set_rails(measures.top, measures.bottom)
            self.log.fold(measures.log_folded)

    # Looks

    def ask_settings(self, tab: int = 0) -> None:
        """Open the settings dialog at *tab*; each change is applied at once."""
        from swqt.gui.dialogs.settings import SettingsDialog

        seats = self.session.game.seats if self.session else ()
        people = [seat.name for seat in seats if seat.is_human]
        dialog = SettingsDialog(self.settings, self.actions_, self.sounds.trouble(), self, people)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.changed.connect(self.settings_service.use)
        dialog.tried.connect(self._on_tried)
        dialog.tabs.setCurrentIndex(tab)
        dialog.open()

    def _on_tried(self, kind: str) -> None:
        self.sounds.play("coins" if kind == "effects" else "turn")

    def _settings_changed(self, before: Settings, after: Settings) -> None:
        if self.is_populated:
            self.sounds.set_volumes(after)
        if self.session and before.bot_speed != after.bot_speed:
            self.session.runner.set_speed(after.bot_speed)
        if self.session:
            self.session.use_settings(after)
            if replace(after, language=before.language) != before:    # a new language rebuilds the window anyway
                self.presenter.refresh()
        if before.language != after.language:
            self.language_changed.emit()

    def _on_settings_trouble(self, trouble: str) -> None:
        """Show on all pages why the settings cannot be saved; an empty *trouble* hides the message."""
        self.start_page.show_trouble(trouble)
        if self.is_populated:
            self.game_page.tell_trouble("settings", trouble, again=True)
            self.keyboard_navigation.announcer.announce(trouble)

    def _restyle(self) -> None:
        with wait_cursor():
            app = QApplication.instance()
            if isinstance(app, QApplication):
                apply_theme(app, self.settings.theme, self.settings.scale)
            if self.is_populated:
                self.apply_style()
                if self.session is not None:
                    self.arrange(len(self.session.game.seats))
                self.presenter.refresh_anew()

    def apply_style(self) -> None:
        """Draw the icons of the buttons in the colours of the theme."""
        from swqt.gui.style.icons import sign_icon

        act = self.actions_
        for action, sign in ((act.undo, "undo"), (act.redo, "redo"), (act.reset_turn, "reset")):
            action.setIcon(sign_icon(sign, self.palette()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow() and self.is_populated:
            self.keys.release()
        if event.type() == QEvent.Type.ApplicationPaletteChange and self.is_populated:
            self.apply_style()
        super().changeEvent(event)
