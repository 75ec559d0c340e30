"""Buttons that Enter presses, as Space does, even while Enter is the window's word for Confirm."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QToolButton

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier


def is_enter(event: QEvent) -> bool:
    """Return whether *event* is the Enter key alone, pressed or about to be."""
    return isinstance(event, QKeyEvent) and event.key() in ENTER and not event.modifiers() & ~_KEYPAD


class EnterPresses(QObject):
    """Watches one button; it would be a nasty surprise if Enter on Cancel confirmed."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if event.type() not in kinds or not isinstance(event, QKeyEvent) or not is_enter(event):
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat() and isinstance(watched, QAbstractButton):
            if isinstance(watched, QToolButton) and watched.menu() is not None:
                watched.showMenu()
            else:
                watched.click()
        return True
