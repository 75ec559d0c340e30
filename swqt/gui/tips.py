"""Tips of buttons: they name the key, and stay as long as the pointer does (A18, WCAG 1.4.13)."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

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
