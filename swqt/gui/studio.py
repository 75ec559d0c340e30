"""What takes long to draw is drawn a few milliseconds at a time, so that the window never stutters."""

from __future__ import annotations

from typing import Final, Protocol

import shiboken6
from PySide6.QtCore import QObject, QTimer, Signal

_AT_ONCE: Final = 0.004
"""Seconds of the processor that may be drawn in one go: what other programs take does not count."""

_TURN: Final = 3
_REST: Final = 160
"""Milliseconds between two goes, and for which a zoom must rest before pictures are drawn anew."""


class Painted(Protocol):
    """What keeps a picture of itself, and is painted again when it is told to."""

    def update(self) -> None: ...


class Studio(QObject):
    """Says which items of a scene, or widgets, may draw themselves now, and calls the others up later."""

    rested = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._spent = 0.0
        self._waiting: dict[int, Painted] = {}
        self.resting = True
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._next_turn)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self._rested)

    @property
    def is_idle(self) -> bool:
        """Whether everything in sight is drawn as it should be."""
        return self.resting and not self._waiting and not self._turn.isActive()

    def zooming(self) -> None:
        """From now on pictures are enlarged, until this has not been called for a moment."""
        self.resting = False
        self._turn.stop()
        self._rest.start()

    def close(self) -> None:
        """Call nobody up any more."""
        self._turn.stop()
        self._rest.stop()
        self._waiting.clear()

    def admits(self, item: Painted, *, sharper: bool = False) -> bool:
        """Return whether *item* may draw itself now; if not, it is asked to paint again later.

        It wants to be *sharper* only: then it waits until the zoom rests.
        """
        if self._spent < _AT_ONCE and (self.resting or not sharper):
            return True
        self._waiting[id(item)] = item
        if self.resting:
            self._wait()
        return False

    def spend(self, seconds: float) -> None:
        """Count *seconds* of drawing."""
        self._spent += seconds
        self._wait()

    def _wait(self) -> None:
        if not self._turn.isActive():
            self._turn.start(_TURN)

    def _rested(self) -> None:
        self.resting = True
        self.rested.emit()
        self._next_turn()

    def _next_turn(self) -> None:
        self._spent = 0.0
        waiting, self._waiting = self._waiting, {}
        for item in waiting.values():
            if shiboken6.isValid(item):
                item.update()
