"""The parts of the main window that are built after its first frame: widgets, controllers, and start page offers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMessageBox, QStackedWidget, QWidget

from swqt.gui.accessibility import map_interface
from swqt.gui.accessibility.navigation import KeyboardNavigation
from swqt.gui.app.game_launcher import GameLauncher, RecentGames
from swqt.gui.app.window_layout import DockLayout
from swqt.gui.audio import SoundPlayer, open_port
from swqt.gui.board.map_widgets import MapToolbar
from swqt.gui.board.view import BoardView
from swqt.gui.help.assistant import Assistant
from swqt.gui.help.context_help import ContextHelp
from swqt.gui.help.tutorial_widgets import TutorialParts
from swqt.gui.lan.network_loader import NetworkLoader, NetworkParts
from swqt.gui.pages.game_page import GamePage, HandoverController
from swqt.gui.pages.puzzle_controller import PuzzleController
from swqt.gui.pages.replay_controller import ReplayController
from swqt.gui.pages.start_cards import GameOffer
from swqt.gui.pages.start_page import StartPage
from swqt.gui.panels.action_bar import ActionBar
from swqt.gui.panels.column import ColumnPanel
from swqt.gui.panels.details import DetailsPanel
from swqt.gui.panels.log_panel import LogPanel
from swqt.gui.panels.phase_bar import PhaseBar
from swqt.gui.panels.players import PlayersPanel
from swqt.gui.panels.region_list import RegionListPanel
from swqt.gui.session.position_image import PositionPainter
from swqt.gui.session.services import AppServices, CurrentSession
from swqt.gui.style.actions import Actions
from swqt.gui.style.icons import known, outline
from swqt.gui.style.seat_style import styles
from swqt.gui.style.theme import wait_cursor
from swqt.gui.texts.i18n import when
from swqt.home import Settings
from swqt.table import SavedGame

if TYPE_CHECKING:
    from swqt.gui.makers.trait_maker import TraitMaker
    from swqt.table.own_games import OwnGame


@dataclass(frozen=True)
class WindowParts:
    """The game page, the panels and bars around it, and the sounds."""

    view: BoardView
    game_page: GamePage
    phase: PhaseBar
    bar: ActionBar
    column: ColumnPanel
    players: PlayersPanel
    log: LogPanel
    regions: RegionListPanel
    details: DetailsPanel
    tools: MapToolbar
    sounds: SoundPlayer


def build_window_parts(actions: Actions, settings: Settings, render_limit: float) -> WindowParts:
    """Build every widget that shows a game; *render_limit* is the one of RenderBudget."""
    map_interface.install(BoardView)    # before a map is created
    view = BoardView()
    bar = ActionBar(actions.undo, actions.redo, actions.reset_turn)
    bar.name_keys(actions.roll, actions.decline, actions.end)
    tools, details = MapToolbar(actions), DetailsPanel()
    phase, players, log = PhaseBar(tools, actions.sound, actions.explain), PlayersPanel(), LogPanel()
    page = GamePage(view, phase, bar, details, players, log)
    return WindowParts(
        view, page, phase, bar, ColumnPanel(render_limit=render_limit), players, log, RegionListPanel(), details,
        tools, SoundPlayer(settings, open_port),
    )  # fmt: skip


class WindowControllers:
    """Creates the controllers of *window*; CommandRouter connects them to the *parts* and to each other."""

    def __init__(
        self, window: DockLayout, parts: WindowParts, services: AppServices, current: CurrentSession,
        recent: RecentGames,
    ) -> None:  # fmt: skip
        actions, pages, table = window.actions_, window.pages, parts.game_page
        self._parts = parts
        self.context_help = ContextHelp(
            window, table, parts.bar, current, services.library, services.language
        )
        self.replay_controller = ReplayController(
            window, services, current, actions, pages, table, parts.log, parts.bar
        )  # fmt: skip
        self.keyboard_navigation = KeyboardNavigation(
            window, parts.view, parts.tools, parts.phase.about, parts.regions, self._focus_panels, [parts.log.view]
        )
        self.assistant = Assistant(window, services, actions, self._tutorial_parts(pages), self.keyboard_navigation)
        self.puzzles = PuzzleController(
            window, services, pages, table, self.keyboard_navigation, self.replay_controller
        )
        self.handover = HandoverController(window, table, services, current)
        self.lan = NetworkLoader(NetworkParts(
            window, services, current, pages, table, parts.log, parts.players, window.add_panel, actions.alone,
            self.replay_controller,
        ))    # fmt: skip
        self.launcher = GameLauncher(window, services, recent)
        self.makers = MakerWindows(window, services)

    def _tutorial_parts(self, pages: QStackedWidget) -> TutorialParts:
        parts, table = self._parts, self._parts.game_page
        return TutorialParts(
            pages, table, parts.view, table.animator, parts.details, table.die, table.score, table.tip, table.hints,
            parts.column, parts.players, parts.log, parts.regions, parts.phase, parts.bar,
        )  # fmt: skip

    def _focus_panels(self) -> list[list[QWidget]]:
        """Return the focus stops of each panel, in the order of the Tab key."""
        parts, table = self._parts, self._parts.game_page
        return [
            list(parts.phase.items.stops()),
            [*parts.column.stops(), parts.details.combo.words],
            [parts.view, *parts.tools.stops(), *table.help.stops(), *parts.details.card.stops()],
            self.assistant.lessons.stops(),
            table.hints.stops(),
            [table.unsaved.done, table.tip.more, table.tip.done],
            [*table.puzzle.stops()],
            table.score.stops(),
            [*parts.bar.strip.stops(), *parts.bar.stops()],
            [parts.phase.turn],
            self.replay_controller.review.bar.stops(),
            [parts.players, *parts.details.outlook.stops()],
            parts.log.stops(),
            [parts.regions.table, parts.regions.only],
        ]


class MakerWindows(QObject):
    """The window in which a race or power is made, built on first use.

    ``tried`` carries the traits to play with at once, ``rule_wanted`` a page of the rule book.
    """

    tried = Signal(object)
    rule_wanted = Signal(str)

    def __init__(self, window: QWidget, services: AppServices) -> None:
        super().__init__(window)
        self._window, self._services = window, services
        self.traits: TraitMaker | None = None

    def make_trait(self) -> None:
        """Show the form for a race or power."""
        maker = self._maker()
        maker.begin()
        maker.show()
        maker.raise_()
        maker.activateWindow()

    def open_file(self, path: Path) -> None:
        """Show the content of another player's file, and ask what to do with it."""
        self._maker().arrive(path)

    def may_close(self) -> bool:
        """Close the window unless the player wants to keep unsaved work open; return whether it is closed.

        Unsaved work in a hidden window is restored in the next one.
        """
        if self.traits is not None and not self.traits.isHidden() and not self.traits.close():
            return False
        self.put_away()
        return True

    def put_away(self) -> bool:
        """Remove the window, keeping its work; return whether it was open."""
        maker, self.traits = self.traits, None
        if maker is None:
            return False
        was_open = not maker.isHidden()
        maker.put_away()
        maker.deleteLater()
        return was_open

    def _maker(self) -> TraitMaker:
        if self.traits is None:
            from swqt.gui.makers.trait_maker import TraitMaker

            services = self._services
            with wait_cursor():
                maker = self.traits = TraitMaker(services.library, services.language, self._window)
            maker.tried.connect(self.tried)
            maker.rule_wanted.connect(self.rule_wanted)
            maker.arrived.connect(self._on_arrived)
        return self.traits

    def _on_arrived(self, name: str) -> None:
        #: {0}: a race or power
        text = self.tr("{0} is among your own now. Choose it when you set up a new game.").format(name)
        QMessageBox(QMessageBox.Icon.Information, "swqt", text, QMessageBox.StandardButton.Ok, self._window).open()


def card_outlines() -> Iterator[None]:
    """Read the signs of all races and powers, one per step, as a job for the IdleQueue."""
    for kind in ("power", "race"):
        for name in sorted(known(kind)):
            outline(kind, name)
            yield


class StartOffers(QObject):
    """Offers on *page* to continue a game, and to rejoin a table found by *lan*."""

    def __init__(self, page: StartPage, services: AppServices, lan: NetworkLoader) -> None:
        super().__init__(page)
        self._page = page
        self._services = services
        self._lan = lan
        self._table: Path | None = None
        self._painter = PositionPainter(services.library, services.idle, self)
        self._painter.painted.connect(self._on_painted)
        self._has_searched = False
        page.rejoined.connect(self._on_rejoin)
        lan.interrupted.connect(self._on_interrupted)

    def show_game(self, saved: SavedGame | None) -> None:
        """Offer to continue *saved*; its picture is painted while idle. Also search for an interrupted table, the first
        time and whenever the network has been used.
        """
        self._painter.paint(None)
        if not self._has_searched or self._lan.controller is not None:
            self._has_searched = True
            self._page.table.hide()
            self._lan.find_interrupted()
        if saved is None:
            self._page.show_unfinished("")
            return
        turn = saved.seats[saved.to_move or 0].name
        people = ", ".join(seat.name for seat in saved.seats)
        moment = when(saved.modified)
        text = self.tr("{0} · round {1} of {2}, {3}'s turn · {4}")
        looks = styles(saved.looks)
        #: {0}: a player
        about = self.tr("{0}'s turn").format(turn)
        self._page.show_unfinished(
            text.format(people, saved.round, saved.rounds, turn, moment),
            GameOffer(
                #: {1}: the number of rounds
                self.tr("Round {0} of {1}").format(saved.round, saved.rounds),
                " · ".join(part for part in (about, saved.board) if part),
                moment,
                tuple((looks[seat], race) for seat, race in enumerate(saved.races)),
            ),
        )
        self._painter.paint(saved.position, saved.looks)

    def _on_painted(self, image: QImage) -> None:
        self._page.card.show_picture(image)

    def _on_interrupted(self, game: OwnGame) -> None:
        self._table = game.path
        self._page.table.show_table(game.name, ", ".join(game.people), game.round, game.rounds)

    def _on_rejoin(self) -> None:
        if self._table is not None:
            self._lan.open(path=self._table)

