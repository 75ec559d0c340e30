"""Keys outside the shortcut system: reserved keys, Enter on buttons, and tooltips that name shortcuts."""

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
"""Single keys that the map and the command router handle themselves; they cannot be assigned as shortcuts."""


def is_at_table(keys: QKeySequence) -> bool:
    """Return whether *keys* is a single key of AT_TABLE."""
    return any(keys == QKeySequence(key) for key in AT_TABLE)


class ReservedKeys(QObject):
    """Event filter that keeps *keys* from triggering shortcuts while *widget*, its parent, has the focus."""

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
    """Keep *keys* from triggering shortcuts while *widget* has the focus."""
    ReservedKeys(widget, keys)


def is_typed(event: QKeyEvent) -> bool:
    """Return whether *event* is a printable key without Ctrl, Alt or Meta."""
    free = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    return not event.modifiers() & ~free and Qt.Key.Key_Space < event.key() < Qt.Key.Key_Escape


ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier


def is_enter(event: QEvent) -> bool:
    """Return whether *event* is a key event of Enter without modifiers."""
    return isinstance(event, QKeyEvent) and event.key() in ENTER and not event.modifiers() & ~_KEYPAD


class EnterActivates(QObject):
    """Event filter that makes Enter click *button*, so that the window's Enter shortcut does not confirm instead."""

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
"""Tooltip duration in milliseconds; Qt's default of ten seconds is too short with a magnifier."""


def with_key(text: str, command: QAction) -> str:
    """Return *text* with the shortcut of *command* in native form, as in "Take back the last command (Ctrl+Z)"."""
    key = command.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return f"{text} ({key})" if key else text


def let_stay(root: QWidget) -> None:
    """Keep tooltips of *root* and its children until the pointer leaves or Esc is pressed (A18, WCAG 1.4.13)."""
    for widget in (root, *root.findChildren(QWidget)):
        widget.setToolTipDuration(STAYS)
