"""Builds the widgets and the controllers of the main window that the start page does not need."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from swqt.gui.accessibility import map_interface
from swqt.gui.accessibility.navigation import KeyboardNavigation
from swqt.gui.app.actions import Actions
from swqt.gui.app.command_router import CommandRouter, SingleKeyShortcuts
from swqt.gui.app.game_launcher import GameLauncher
from swqt.gui.audio import SoundPlayer, open_port
from swqt.gui.board.map_widgets import MapToolbar
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
from swqt.gui.style.icons import known, outline
from swqt.gui.texts.i18n import spoken
from swqt.home import Settings

if TYPE_CHECKING:
    from swqt.gui.app.main_window import MainWindow


@dataclass(frozen=True)
class WindowParts:
    """The page of the map, the panels and bars around it, and the sounds."""

    view: BoardView
    table: GamePage
    phase: PhaseBar
    bar: ActionBar
    column: ColumnPanel
    players: PlayersPanel
    log: LogPanel
    regions: RegionListPanel
    sounds: SoundPlayer


def build_window_parts(actions: Actions, settings: Settings, render_limit: float) -> WindowParts:
    """Build every widget that shows a game; *render_limit* is that of RenderBudget."""
    map_interface.install()    # before there is a map
    view = BoardView()
    bar = ActionBar(actions.undo, actions.redo, actions.reset_turn)
    bar.name_keys(actions.roll, actions.decline, actions.end)
    return WindowParts(
        view, GamePage(view, MapToolbar(view, actions)), PhaseBar(actions.sound, actions.explain), bar,
        ColumnPanel(render_limit=render_limit), PlayersPanel(), LogPanel(), RegionListPanel(),
        SoundPlayer(settings, open_port),
    )    # fmt: skip


def attach_controllers(window: MainWindow) -> None:
    """Make the controllers of *window*, whose parts and content are there, and connect them."""
    window.guide = ContextHelp(window, window, window.library.catalogue, spoken(window.settings.language))
    window.phase.about.clicked.connect(window.guide.explain_moment)
    window.desk = ReplayController(window)
    window.keys = SingleKeyShortcuts(window)
    window.coach = Assistant(window)
    window.handing = HandoverController(window)
    window.lan = LanDoor(window)
    window.beginning = GameLauncher(window)
    window.wiring = CommandRouter(window)
    window.wiring.connect()
    window.access = KeyboardNavigation(    # last: a click is announced after it has taken effect
        window, window.table, window.column, window.bar, window.players, window.log, window.regions, window.phase,
        window.desk.review.bar,
    )    # fmt: skip


def card_outlines() -> Iterator[None]:
    """Read the signs of all races and powers, one in each step: a job for the IdleQueue."""
    for kind in ("power", "race"):
        for name in sorted(known(kind)):
            outline(kind, name)
            yield
