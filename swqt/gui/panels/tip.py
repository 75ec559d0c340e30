"""A tip that comes once, or a warning: a strip over the action bar, gone with a click."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from swqt.gui.fonts import scale_of
from swqt.gui.panels.enter import EnterPresses
from swqt.gui.panels.score import ROOMY


class TipStrip(QFrame):
    """Shows one tip, with the rule that it is about."""

    dismissed = Signal()
    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score")    # looks like the strip with the sums
        self.setProperty("strip", True)
        self._topic = ""
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self.more = QPushButton(self.tr("Rule"))
        self.more.setToolTip(self.tr("Read about it in the rule book"))
        self.done = QPushButton(self.tr("Understood"))
        self.done.clicked.connect(self.dismissed)
        self.more.clicked.connect(self._on_more)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addStretch(1)
        for button in (self.more, self.done):
            EnterPresses(button)
            buttons.addWidget(button)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(12, 6, 12, 6)
        self._row.setSpacing(10)
        self._row.addWidget(self._text, 1)
        self._row.addLayout(buttons)
        self.hide()

    def _on_more(self) -> None:
        self.asked.emit(self._topic)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons below the words where both have no room side by side."""
        super().resizeEvent(event)
        narrow = self.width() < ROOMY * scale_of(self.font())
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if direction != self._row.direction():
            self._row.setDirection(direction)

    def show_tip(self, text: str, topic: str) -> None:
        """Show *text*; the rule book explains it under *topic*, if there is one."""
        self._text.setText(text)
        self._topic = topic
        self.more.setVisible(bool(topic))
        self.setAccessibleName(text)
        self.show()

    def text(self) -> str:
        return self._text.text()
