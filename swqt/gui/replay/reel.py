"""Walks through the positions of one game: by hand, turn by turn, or by itself."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

PAUSES: Final = {"0.5": 1800, "1": 900, "2": 450, "4": 220, "8": 90}
"""Milliseconds between two positions, by speed."""


class Reel(QObject):
    """Stands at ``position``, the number of commands behind it; *stops* are the positions it goes to by itself."""

    moved = Signal(int)
    running = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stops: tuple[int, ...] = (0,)
        self._marks: tuple[int, ...] = (0,)
        self._until = 0
        self.position = 0
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSES["1"])
        self._timer.timeout.connect(self._next)

    def load(self, stops: Sequence[int], marks: Sequence[int], position: int) -> None:
        """Walk through *stops* from now on; *marks* are where turns begin; stand at *position*."""
        self.pause()
        self._stops, self._marks = tuple(stops), tuple(marks)
        self._until = self._stops[-1]
        self.position = position
        self.moved.emit(position)

    @property
    def is_running(self) -> bool:
        return self._timer.isActive()

    def go_to(self, position: int) -> None:
        """Stand at *position*, or as near as there is one."""
        position = max(self._stops[0], min(self._stops[-1], position))
        if position != self.position:
            self.position = position
            self.moved.emit(position)

    def step(self, by: int) -> None:
        """Go one stop on, or back."""
        self.pause()
        self._step(by)

    def jump(self, by: int) -> None:
        """Go to the beginning of the next turn, or of this one and then of the one before."""
        self.pause()
        if by > 0:
            found = bisect_right(self._marks, self.position)
            self.go_to(self._marks[found] if found < len(self._marks) else self._stops[-1])
        else:
            found = bisect_left(self._marks, self.position) - 1
            self.go_to(self._marks[max(0, found)])

    def set_speed(self, speed: str) -> None:
        """Walk at *speed*, one of PAUSES."""
        self._timer.setInterval(PAUSES[speed])

    def toggle(self) -> None:
        if self.is_running:
            self.pause()
        else:
            self.play()

    def play(self, until: int | None = None) -> None:
        """Walk on to *until* or to the end; from the end, begin again."""
        self._until = self._stops[-1] if until is None else until
        if self.position >= self._until:
            self.go_to(self._stops[0])
        self._timer.start()
        self.running.emit(True)

    def pause(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self.running.emit(False)

    def _step(self, by: int) -> None:
        found = bisect_right(self._stops, self.position) if by > 0 else bisect_left(self._stops, self.position) - 1
        self.go_to(self._stops[max(0, min(len(self._stops) - 1, found))])

    def _next(self) -> None:
        self._step(1)
        if self.position >= self._until:
            self.pause()
