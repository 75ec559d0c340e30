"""What is shown where a list has no entries: a picture, a sentence, and the button that helps."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from swqt.gui.style import portraits
from swqt.gui.style.cards import GoldButton, outline_colour
from swqt.gui.style.theme import scale_of

LOST: Final = "wisp"
"""The race that points the wrong way."""


class EmptyPicture(QWidget):
    """The portrait of a race with its landscape, as high as there is room for."""

    def __init__(self, race: str) -> None:
        super().__init__()
        self._race = race
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(200)

    def sizeHint(self) -> QSize:
        return QSize(320, 160)

    def minimumSizeHint(self) -> QSize:
        return QSize(80, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        high = min(self.height(), self.width() // 2)
        if high < 36:    # nothing would be recognised
            return
        size = QSize(2 * high, high)
        box = QRectF((self.width() - size.width()) / 2, (self.height() - high) / 2, size.width(), high)
        shape = QPainterPath()
        shape.addRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.setClipPath(shape)
        p.drawPixmap(box.topLeft(), portraits.portrait(self._race, size, self.devicePixelRatioF()))
        p.setClipping(False)
        p.setPen(QPen(outline_colour(), 1.6))
        p.drawPath(shape)
        p.end()


class EmptyState(QWidget):
    """What is shown where a list has no entries: a picture, a sentence, and the button that helps.

    ``helped`` is emitted when the button is pressed. Without a *button* there is none.
    """

    helped = Signal()

    def __init__(self, race: str, text: str = "", button: str = "", *, gold: bool = False) -> None:
        super().__init__()
        self.picture = EmptyPicture(race)
        self.label = QLabel(text)
        self.label.setWordWrap(True)
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = GoldButton(button) if gold else QPushButton(button)
        self.button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.button.setMinimumHeight(34)
        self.button.clicked.connect(self.helped)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(10)
        column.addStretch(1)
        column.addWidget(self.picture, 12)
        column.addWidget(self.label)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.button.setVisible(bool(button))    # now that it has a parent: it would be a window of its own

    def text(self) -> str:
        """Return the sentence."""
        return self.label.text()

    def say(self, text: str, button: str = "") -> None:
        """Show *text*, and the button if it has a text."""
        self.label.setText(text)
        self.button.setText(button)
        self.button.setVisible(bool(button))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "picture"):
            self.picture.setMaximumHeight(round(200 * min(1.0, scale_of(self.font()))))
