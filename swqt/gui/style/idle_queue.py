"""Fills caches while the event loop has nothing else to do."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

LIMIT: Final = 0.008
"""Seconds of work between two returns to the event loop."""

_BUSY_DELAY: Final = 200
"""Milliseconds until the next attempt while a mouse button is down."""


class IdleQueue(QObject):
    """Runs jobs in the order in which they were added, a few steps at a time.

    A job is an iterator; each ``next`` is one step and should take a few milliseconds. Jobs may only fill caches: every
    feature works without them.
    """

    def __init__(self, parent: QObject | None = None, *, limit: float = LIMIT) -> None:
        super().__init__(parent)
        self._limit = limit
        self._jobs: deque[Iterator[object]] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._run)

    @property
    def is_empty(self) -> bool:
        """Whether all jobs are done."""
        return not self._jobs

    def add(self, job: Iterator[object]) -> None:
        """Run *job* after those already waiting."""
        self._jobs.append(job)
        if not self._timer.isActive():
            self._timer.start(0)

    def clear(self) -> None:
        """Drop all jobs."""
        self._jobs.clear()
        self._timer.stop()

    def _run(self) -> None:
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:    # a drag must not stutter
            self._timer.start(_BUSY_DELAY)
            return
        end = perf_counter() + self._limit
        try:
            while self._jobs:
                self._step()
                if perf_counter() >= end:
                    break
        finally:    # a job that fails is dropped; the others go on
            if self._jobs:
                self._timer.start(0)

    def _step(self) -> None:
        job = self._jobs.popleft()
        try:
            next(job)
        except StopIteration:
            return
        self._jobs.appendleft(job)
