"""A question mark at the end of the line above the map: the rules for what is asked now."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from swqt.gui.sign_button import SignButton
from swqt.gui.tips import with_key


class AboutButton(SignButton):
    """Whoever listens to ``clicked`` opens the book; *explain* is the command whose key does so, too."""

    def __init__(self, explain: QAction, parent: QWidget | None = None) -> None:
        super().__init__("question", parent)
        self._explain = explain
        self.setObjectName("about")
        self.setAccessibleName(self.tr("Rules for what is asked now"))
        explain.changed.connect(self._name_key)
        self._name_key()

    def _name_key(self) -> None:
        self.setToolTip(with_key(self.accessibleName(), self._explain))
