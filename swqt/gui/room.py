"""Everything around the map: made together, once the first page stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from swqt.gui import accessible
from swqt.gui.access import Access
from swqt.gui.actions import Actions
from swqt.gui.advice.coach import Coach
from swqt.gui.board.view import BoardView
from swqt.gui.book.guide import Guide
from swqt.gui.echo import Echo
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
from swqt.gui.table_page import TablePage
from swqt.gui.warming import Warming, dressing
from swqt.home import Settings
from swqt.table import Library

if TYPE_CHECKING:
    from swqt.gui.window import MainWindow


class Room:
    """The map's page, the panels and the sounds of a window."""

    def __init__(self, actions: Actions, settings: Settings) -> None:
        """Nothing is there until it is built."""
        self._actions = actions
        self._settings = settings

    def build(self) -> Iterator[None]:
        """Make everything, with a pause after each part."""
        accessible.install()    # before there is a map
        view = BoardView()
        yield
        corner = MapCorner(view, self._actions)
        yield
        self.table = TablePage(view, corner)
        yield
        self.phase = PhaseLine(self._actions.sound, self._actions.explain)
        act = self._actions
        self.bar = ActionBar(act.undo, act.redo, act.reset_turn)
        self.bar.name_keys(act.roll, act.decline, act.end)
        yield
        self.column = ColumnPanel()
        yield
        self.players = PlayersPanel()
        self.log = LogPanel()
        yield
        self.regions = RegionsPanel()
        self.sounds = Sounds(self._settings, open_port)

    def access(self, window: MainWindow) -> Access:
        """Return the way through *window* for keyboard and screen reader."""
        return Access(
            window, self.table, self.column, self.bar, self.players, self.log, self.regions, self.phase,
            window.desk.review.bar,
        )    # fmt: skip

    def guide(self, window: MainWindow, library: Library, settings: Settings) -> Guide:
        """Return the way from *window* into the rule book."""
        guide = Guide(window, window, library.catalogue, spoken(settings.language))
        self.phase.about.clicked.connect(guide.explain_moment)
        return guide

    def coach(self, window: MainWindow) -> Coach:
        """Return what helps the player along in *window*."""
        return Coach(window)

    def warming(self, window: MainWindow) -> Warming:
        """Return what makes the panels of *window* ready for a game from now on."""
        panels = (self.column, self.players, self.log, self.bar, self.phase, self.table, window.desk.review.bar)
        warming = Warming(dressing(panels), window)
        warming.begin()
        return warming

    def desk(self, window: MainWindow) -> Desk:
        """Return what looks back in *window*."""
        return Desk(window)

    def lan(self, window: MainWindow) -> LanDoor:
        """Return the way from *window* to play on the network."""
        return LanDoor(window)

    def echo(self, window: MainWindow) -> Echo:
        """Return what lets moves be seen and heard in *window*."""
        return Echo(window)
