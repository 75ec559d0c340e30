"""A large change of the window is painted part by part, so that clicks and keys are heard between the parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid


class Curtain(QObject):
    """Keeps the *parts* of a window as they look while everything behind them changes.

    To make what is new takes one round of the event loop; each part of it is painted in another one. A part that is
    not to be seen costs nothing. Clicks and keys are not held back: they meet what stands behind.
    """

    def __init__(self, parts: Callable[[], Iterable[QWidget]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self._down: list[QWidget] = []
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._rise)

    @property
    def is_down(self) -> bool:
        """Whether a part of the window still waits to be painted."""
        return bool(self._down)

    def fall(self) -> None:
        """Have what changes now painted when other events have been dealt with, the first of the parts first."""
        self.lift()
        self._down = list(self._parts())
        for part in self._down:
            part.setUpdatesEnabled(False)
        self._timer.start()

    def lift(self) -> None:
        """Have everything painted at once that still waits."""
        while self._down:
            self._rise()

    def _rise(self) -> None:
        while self._down:
            part = self._down.pop(0)
            if isValid(part):
                part.setUpdatesEnabled(True)
                if part.isVisible():
                    break
        if not self._down:
            self._timer.stop()
