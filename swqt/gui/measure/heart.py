"""A heart that should beat every few milliseconds: where it stands still, the window does."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, thread_time

from PySide6.QtCore import Qt, QTimer

from swqt.gui.measure.table import settle, wait

STALL: float = 50.0
"""Milliseconds of the thread's work between two beats that count as a pause."""

_BEAT = 5


class Heart:
    """Remembers the longest time between two beats, in milliseconds, and counts those that are pauses."""

    def __init__(self) -> None:
        self._last = (perf_counter(), thread_time())
        self._longest = (0.0, 0.0)
        self._pauses = 0
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start(_BEAT)

    def during(self, work: Callable[[], object]) -> tuple[float, float, int]:
        """Return the longest time without a beat while *work* goes on, and until all is quiet after it.

        By the clock, of the processor; and how often it worked longer than STALL.
        """
        wait(2 * _BEAT)
        self._longest, self._last, self._pauses = (0.0, 0.0), (perf_counter(), thread_time()), 0
        work()
        settle()
        return max(0.0, self._longest[0] - _BEAT), self._longest[1], self._pauses

    def _beat(self) -> None:
        now = (perf_counter(), thread_time())
        passed = [(new - old) * 1000 for new, old in zip(now, self._last, strict=True)]
        self._longest = (max(self._longest[0], passed[0]), max(self._longest[1], passed[1]))
        self._pauses += passed[1] > STALL
        self._last = now
