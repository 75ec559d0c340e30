"""Spreads the drawing of many items over several frames, so that a zoom does not stop the window."""

from __future__ import annotations

from typing import Final, Protocol

import shiboken6
from PySide6.QtCore import QObject, QTimer, Signal

LIMIT: Final = 0.004
"""Seconds of processor time spent on drawing in one frame."""

_TURN: Final = 3
_REST: Final = 160
"""Milliseconds between two frames, and after the last step of a zoom until pictures are drawn sharp again."""


class Painted(Protocol):
    """An item or widget that caches a picture of itself and can be repainted."""

    def update(self) -> None: ...


class RenderBudget(QObject):
    """Lets items draw themselves for *limit* seconds in each frame, and repaints the others in later frames."""

    rested = Signal()

    def __init__(self, parent: QObject | None = None, *, limit: float = LIMIT) -> None:
        super().__init__(parent)
        self.limit = limit
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
        """Whether everything visible is drawn and sharp."""
        return self.resting and not self._waiting and not self._turn.isActive()

    def zooming(self) -> None:
        """Scale cached pictures, until this has not been called for a moment."""
        self.resting = False
        self._turn.stop()
        self._rest.start()

    def close(self) -> None:
        """Stop repainting."""
        self._turn.stop()
        self._rest.stop()
        self._waiting.clear()

    def admits(self, item: Painted, *, sharper: bool = False) -> bool:
        """Return whether *item* may draw itself now; if not, it is repainted later.

        An item that is only to become *sharper* waits until the zoom has ended.
        """
        if self._spent < self.limit and (self.resting or not sharper):
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
