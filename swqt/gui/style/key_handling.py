"""Keys that mean something without being a shortcut: to one widget, or wherever the keyboard is at the table.

Buttons that Enter presses, as Space does, even while Enter is the window's word for Confirm.

Tips of buttons: they name the key, and stay as long as the pointer does (A18, WCAG 1.4.13).
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QToolButton, QWidget

_K = Qt.Key
AT_TABLE: Final = frozenset({
    _K.Key_Left, _K.Key_Right, _K.Key_Up, _K.Key_Down, _K.Key_Home, _K.Key_End, _K.Key_BracketLeft,
    _K.Key_BracketRight, _K.Key_Menu, _K.Key_Plus, _K.Key_Minus, _K.Key_Equal, _K.Key_Comma, _K.Key_Period,
    _K.Key_QuoteLeft, _K.Key_C, _K.Key_H, _K.Key_K, _K.Key_L, _K.Key_M, *(_K(_K.Key_0 + digit) for digit in range(10)),
})  # fmt: skip
"""Single keys that the map and the table use themselves (swqt.gui.app.command_router): no shortcut may take them."""


def is_at_table(keys: QKeySequence) -> bool:
    """Return whether *keys* are one key alone, and that means something at the table."""
    return any(keys == QKeySequence(key) for key in AT_TABLE)


class ReservedKeys(QObject):
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
    ReservedKeys(widget, keys)


def is_typed(event: QKeyEvent) -> bool:
    """Return whether *event* is of a key that writes a letter or a sign, without Ctrl, Alt or the like."""
    free = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    return not event.modifiers() & ~free and Qt.Key.Key_Space < event.key() < Qt.Key.Key_Escape


ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier


def is_enter(event: QEvent) -> bool:
    """Return whether *event* is the Enter key alone, pressed or about to be."""
    return isinstance(event, QKeyEvent) and event.key() in ENTER and not event.modifiers() & ~_KEYPAD


class EnterActivates(QObject):
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


STAYS: Final = 24 * 60 * 60 * 1000
"""Milliseconds after which a tip goes by itself; Qt's own measure is ten seconds, too few to read with a magnifier."""


def with_key(text: str, command: QAction) -> str:
    """Return *text* and the key of *command*, as this system writes it, as in "Take back the last command (Ctrl+Z)"."""
    key = command.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return f"{text} ({key})" if key else text


def let_stay(root: QWidget) -> None:
    """Have the tips of *root*, and of everything in it, stay until the pointer leaves or Esc puts them away."""
    for widget in (root, *root.findChildren(QWidget)):
        widget.setToolTipDuration(STAYS)
