"""Keys that mean something without being a shortcut: to one widget, or wherever the keyboard is at the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

_K = Qt.Key
AT_TABLE: Final = frozenset({
    _K.Key_Left, _K.Key_Right, _K.Key_Up, _K.Key_Down, _K.Key_Home, _K.Key_End, _K.Key_BracketLeft,
    _K.Key_BracketRight, _K.Key_Menu, _K.Key_Plus, _K.Key_Minus, _K.Key_Equal, _K.Key_Comma, _K.Key_Period,
    _K.Key_QuoteLeft, _K.Key_C, _K.Key_H, _K.Key_K, _K.Key_L, _K.Key_M, *(_K(_K.Key_0 + digit) for digit in range(10)),
})  # fmt: skip
"""What means something alone, on the map or at the table (swqt.gui.table_keys): as a shortcut it would lose that."""


def is_at_table(keys: QKeySequence) -> bool:
    """Return whether *keys* are one key alone, and that means something at the table."""
    return any(keys == QKeySequence(key) for key in AT_TABLE)


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
