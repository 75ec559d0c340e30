"""What has just turned up in a region: a bubble beside it that goes by itself."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from swqt.gui.board.token import paint_piece

SHOWN: Final = 6000
"""Milliseconds that a bubble stands if nothing else happens."""

_GAP: Final = 46
_MARGIN: Final = 8


class Reveal(NamedTuple):
    """What turned up in *region*: the *item* that is painted, and the sentences about it."""

    region: int
    item: str
    text: str


class Medallion(QWidget):
    """A piece, painted as it stands on the map."""

    def __init__(self, size: int = 40, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._piece = ""
        self.setFixedSize(size, size)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_piece(self, piece: str) -> None:
        self._piece = piece
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._piece:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(QPointF(self.width() / 2, self.height() / 2))
        paint_piece(p, self._piece, self.width() * 0.42)
        p.end()


class RevealBubble(QFrame):
    """Stands beside a region of the map; transparent to the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._map = parent
        self.setObjectName("reveal")
        self.setProperty("strip", True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._medallion = Medallion()
        self._text = QLabel()
        self._text.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 8, 14, 8)
        row.addWidget(self._medallion)
        row.addWidget(self._text, 1)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def show_reveal(self, reveal: Reveal, at: QPoint) -> None:
        """Show *reveal* above the point *at* of the map, or below it where there is no room above."""
        self._medallion.show_piece(reveal.item)
        self._text.setText(reveal.text)
        self.setAccessibleName(reveal.text)
        metrics = self._text.fontMetrics()
        widest = max(metrics.horizontalAdvance(line) for line in reveal.text.split("\n"))
        self.setFixedWidth(min(widest + 6, metrics.averageCharWidth() * 42) + self._medallion.width() + 36)
        self.setFixedHeight(max(self.heightForWidth(self.width()), self._medallion.height() + 16))
        left = min(max(_MARGIN, at.x() - self.width() // 2), self._map.width() - self.width() - _MARGIN)
        above = at.y() - _GAP - self.height()
        self.move(left, above if above >= _MARGIN else at.y() + _GAP)
        self.show()
        self.raise_()
        self._timer.start()

    def text(self) -> str:
        return self._text.text()
