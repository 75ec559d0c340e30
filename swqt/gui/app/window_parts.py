"""Builds the widgets and the controllers of the main window that the start page does not need."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtWidgets import QStackedWidget, QWidget

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
from swqt.gui.lan.door import LanDoor
from swqt.gui.pages.game_page import GamePage, HandoverController
from swqt.gui.pages.replay_controller import ReplayController
from swqt.gui.panels.action_bar import ActionBar
from swqt.gui.panels.column import ColumnPanel
from swqt.gui.panels.details import DetailsPanel
from swqt.gui.panels.log_panel import LogPanel
from swqt.gui.panels.phase_bar import PhaseBar
from swqt.gui.panels.players import PlayersPanel
from swqt.gui.panels.region_list import RegionListPanel
from swqt.gui.session.services import AppServices, CurrentSession
from swqt.gui.style.actions import Actions
from swqt.gui.style.icons import known, outline
from swqt.home import Settings


@dataclass(frozen=True)
class WindowParts:
    """The page of the map, the panels and bars around it, and the sounds."""

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
    """Build every widget that shows a game; *render_limit* is that of RenderBudget."""
    map_interface.install()    # before there is a map
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
    """Makes the controllers of *window*; CommandRouter connects them with the *parts* and with each other."""

    def __init__(
        self, window: DockLayout, parts: WindowParts, services: AppServices, current: CurrentSession,
        recent: RecentGames,
    ) -> None:  # fmt: skip
        actions, pages, table = window.actions_, window.pages, parts.game_page
        self._parts = parts
        self.context_help = ContextHelp(
            window, table, parts.bar, current, services.library.catalogue, services.language
        )
        self.replay_controller = ReplayController(
            window, services, current, actions, pages, table, parts.log, parts.bar
        )  # fmt: skip
        self.keyboard_navigation = KeyboardNavigation(
            window, parts.view, parts.tools, parts.phase.about, parts.regions, self._focus_panels, [parts.log.view]
        )
        self.assistant = Assistant(window, services, actions, self._tutorial_parts(pages), self.keyboard_navigation)
        self.handover = HandoverController(window, table, services, current)
        self.lan = LanDoor(
            window, services, current, pages, table, parts.log, parts.players, window, actions.alone
        )
        self.launcher = GameLauncher(window, services, recent)

    def _tutorial_parts(self, pages: QStackedWidget) -> TutorialParts:
        parts, table = self._parts, self._parts.game_page
        return TutorialParts(
            pages, table, parts.view, table.animator, table.card, table.die, table.score, table.tip, table.hints,
            parts.column, parts.players, parts.log, parts.regions, parts.phase, parts.bar,
        )  # fmt: skip

    def _focus_panels(self) -> list[list[QWidget]]:
        """Return the focus stops of each panel, in the order of the Tab key."""
        parts, table = self._parts, self._parts.game_page
        return [
            list(parts.phase.items.stops()),
            [*parts.column.stops(), parts.details.combo.words],
            [parts.view, *parts.tools.stops(), *table.help.stops()],
            self.assistant.lessons.stops(),
            table.hints.stops(),
            [table.unsaved.done, table.tip.more, table.tip.done],
            table.score.stops(),
            [*parts.bar.strip.stops(), *parts.bar.stops()],
            [parts.phase.turn],
            self.replay_controller.review.bar.stops(),
            [parts.players, *parts.details.outlook.stops()],
            parts.log.stops(),
            [parts.regions.table, parts.regions.only],
        ]


def card_outlines() -> Iterator[None]:
    """Read the signs of all races and powers, one in each step: a job for the IdleQueue."""
    for kind in ("power", "race"):
        for name in sorted(known(kind)):
            outline(kind, name)
            yield
