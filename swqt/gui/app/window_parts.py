"""Builds the widgets and the controllers of the main window that the start page does not need."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from swqt.gui import accessible
from swqt.gui.access import Access
from swqt.gui.actions import Actions
from swqt.gui.advice.coach import Coach
from swqt.gui.art import known, outline
from swqt.gui.beginning import Beginning
from swqt.gui.board.view import BoardView
from swqt.gui.book.guide import Guide
from swqt.gui.echo import Echo
from swqt.gui.handing import Handing
from swqt.gui.i18n import spoken
from swqt.gui.lan.door import LanDoor
from swqt.gui.map_corner import MapCorner
from swqt.gui.panels.action_bar import ActionBar
from swqt.gui.panels.column import ColumnPanel
from swqt.gui.panels.log import LogPanel
from swqt.gui.panels.phase import PhaseLine
from swqt.gui.panels.players import PlayersPanel
from swqt.gui.panels.regions import RegionsPanel
from swqt.gui.replay.desk import Desk
from swqt.gui.sound import Sounds, open_port
from swqt.gui.table_keys import TableKeys
from swqt.gui.table_page import TablePage
from swqt.gui.wiring import Wiring
from swqt.home import Settings

if TYPE_CHECKING:
    from swqt.gui.window import MainWindow


@dataclass(frozen=True)
class WindowParts:
    """The page of the map, the panels and bars around it, and the sounds."""

    view: BoardView
    table: TablePage
    phase: PhaseLine
    bar: ActionBar
    column: ColumnPanel
    players: PlayersPanel
    log: LogPanel
    regions: RegionsPanel
    sounds: Sounds


def build_window_parts(actions: Actions, settings: Settings, render_limit: float) -> WindowParts:
    """Build every widget that shows a game; *render_limit* is that of RenderBudget."""
    accessible.install()    # before there is a map
    view = BoardView()
    bar = ActionBar(actions.undo, actions.redo, actions.reset_turn)
    bar.name_keys(actions.roll, actions.decline, actions.end)
    return WindowParts(
        view, TablePage(view, MapCorner(view, actions)), PhaseLine(actions.sound, actions.explain), bar,
        ColumnPanel(render_limit=render_limit), PlayersPanel(), LogPanel(), RegionsPanel(),
        Sounds(settings, open_port),
    )    # fmt: skip


def attach_controllers(window: MainWindow) -> None:
    """Make the controllers of *window*, whose parts and content are there, and connect them."""
    window.guide = Guide(window, window, window.library.catalogue, spoken(window.settings.language))
    window.phase.about.clicked.connect(window.guide.explain_moment)
    window.desk = Desk(window)
    window.keys = TableKeys(window)
    window.coach = Coach(window)
    window.echo = Echo(window)
    window.handing = Handing(window)
    window.lan = LanDoor(window)
    window.beginning = Beginning(window)
    window.wiring = Wiring(window)
    window.wiring.connect()
    window.access = Access(    # last: a click is announced after it has taken effect
        window, window.table, window.column, window.bar, window.players, window.log, window.regions, window.phase,
        window.desk.review.bar,
    )    # fmt: skip


def card_outlines() -> Iterator[None]:
    """Read the signs of all races and powers, one in each step: a job for the IdleQueue."""
    for kind in ("power", "race"):
        for name in sorted(known(kind)):
            outline(kind, name)
            yield
