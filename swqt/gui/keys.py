"""Keys that a widget keeps for itself although a command of the window has them as a shortcut."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


class KeptKeys(QObject):
    """Lives as long as its widget, and gives it *keys* while it has the keyboard."""

    def __init__(self, widget: QWidget, keys: tuple[Qt.Key, ...]) -> None:
        super().__init__(widget)
        self._keys = keys
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            if event.key() in self._keys and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                event.accept()
                return True
        return False


def keep_keys(widget: QWidget, *keys: Qt.Key) -> None:
    """Give *keys* to *widget* while it has the keyboard."""
    KeptKeys(widget, keys)


def is_typed(event: QKeyEvent) -> bool:
    """Return whether *event* is of a key that writes a letter or a sign, without Ctrl, Alt or the like."""
    free = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    return not event.modifiers() & ~free and Qt.Key.Key_Space < event.key() < Qt.Key.Key_Escape
