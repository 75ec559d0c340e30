"""The table and the panels come into the window: at once, or in steps between which the first page answers."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from swqt.gui.beginning import Beginning
from swqt.gui.handing import Handing
from swqt.gui.preparing import Prepared
from swqt.gui.room import Room
from swqt.gui.stepwise import Stepwise
from swqt.gui.table_keys import TableKeys
from swqt.gui.wiring import Wiring

if TYPE_CHECKING:
    from swqt.gui.window import MainWindow


class Furnishing(QObject):
    """Furnishes *window* with what has been *prepared*, a step each time that nothing else is to be done.

    ``done`` tells that there can be games now. Afterwards what the first game needs is made ready in the same way.
    """

    done = Signal()

    def __init__(self, window: MainWindow, prepared: Prepared) -> None:
        super().__init__(window)
        self._window = window
        self._prepared = prepared
        self._rounds = Stepwise(self)

    def begin(self) -> None:
        """Take the first step when nothing else is to be done."""
        self._rounds.begin(self._steps())

    def ending(self) -> Iterator[None]:
        """Take what is left in the steps of somebody else."""
        yield from self._rounds.advance()

    def _steps(self) -> Iterator[bool]:
        yield from furnishing(self._window, self._prepared)
        yield True
        gc.freeze()    # what is here now stays: to look through it for waste again and again takes 30 ms each time
        self._window.warming.add(ahead(self._window))
        self.done.emit()


def furnishing(window: MainWindow, prepared: Prepared) -> Iterator[bool]:
    """Make everything that stands around the first page, with a pause after each part."""
    window.library, window.saves = prepared.library, prepared.saves
    room = Room(window.actions_, window.settings)
    for _ in room.build():
        yield True
    window.sounds = room.sounds
    window.table, window.phase, window.bar = room.table, room.phase, room.bar
    window.column, window.players, window.log, window.regions = room.column, room.players, room.log, room.regions
    table = room.table
    window.view, window.card, window.die, window.score = table.view, table.card, table.die, table.score
    yield True
    for _ in window.place():
        yield True
    window.guide = room.guide(window, prepared.library, window.settings)
    window.desk = room.desk(window)
    yield True
    window.keys = TableKeys(window)
    window.coach = room.coach(window)
    window.echo = room.echo(window)
    window.handing = Handing(window)
    window.lan = room.lan(window)
    window.beginning = Beginning(window)
    window.wiring = Wiring(window)
    window.wiring.connect()
    yield True
    window.access = room.access(window)    # last: what is said about a click is said when it has been dealt with
    window.warming = room.warming(window)
    window.finish_furnishing(prepared.unfinished)


def ahead(window: MainWindow) -> Iterator[None]:
    """Make the new-game dialog and the page at the end before they are asked for."""
    yield from window.beginning.steps()
    yield from window.desk.make_ending()
