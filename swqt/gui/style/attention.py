"""Calls whoever looks at other windows."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

MARK: Final = "● "
"""What a title begins with while somebody is called."""


class Attention(QObject):
    """Calls people to *window*, if it is not the active one: in the task bar, and by a mark until they are back."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def call(self) -> bool:
        """Call whoever sits here; return whether they look at other windows."""
        if self._window.isActiveWindow():
            return False
        QApplication.alert(self._window)
        self.end()
        self._window.setWindowTitle(MARK + self._window.windowTitle())
        return True

    def end(self) -> None:
        """Call no more."""
        self._window.setWindowTitle(self._window.windowTitle().removeprefix(MARK))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ActivationChange and self._window.isActiveWindow():
            self.end()
        return False
