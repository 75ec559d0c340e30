"""A question mark at the end of the line above the map: the rules for what is asked now."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton, QWidget

from swqt.gui.art import sign_icon
from swqt.gui.fonts import scale_of
from swqt.gui.keys import keep_keys
from swqt.gui.panels.enter import EnterPresses
from swqt.gui.tips import with_key

_SIDE = 20
"""Pixels of the sign, at 100 %."""


class AboutButton(QToolButton):
    """Whoever listens to ``clicked`` opens the book; *explain* is the command whose key does so, too."""

    def __init__(self, explain: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._explain = explain
        self.setObjectName("about")
        self.setProperty("bar", True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("Rules for what is asked now"))
        self.setMinimumSize(32, 32)
        EnterPresses(self)
        keep_keys(self, Qt.Key.Key_Space)
        explain.changed.connect(self._name_key)
        self._name_key()
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._dress()

    def _dress(self) -> None:
        """Take the colours of the theme, and the size of its text."""
        side = round(_SIDE * scale_of(self.font()))
        self.setIcon(sign_icon("question", self.palette(), side))
        self.setIconSize(QSize(side, side))

    def _name_key(self) -> None:
        self.setToolTip(with_key(self.accessibleName(), self._explain))
