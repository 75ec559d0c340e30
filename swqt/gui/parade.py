"""The row of tokens along the top of the first page: one of every race that has a sign."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from swqt.gui.art import known
from swqt.gui.board.token import Face, paint_stack
from swqt.gui.seats import SEATS


class Parade(QObject):
    """Draws the row token by token, so that no step is long, and only while its page is shown.

    ``grown`` says that there is more to see.
    """

    grown = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._races = sorted(known("race"))
        self._row = QPixmap()
        self._shape = (0, 0.0)
        self._drawn = 0
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._draw_next)

    def paint(self, p: QPainter, width: int, middle: float, ratio: float) -> None:
        """Paint what is drawn so far, centred on the line *middle* of a page *width* wide; go on drawing."""
        if (width, ratio) != self._shape:
            self._shape = (width, ratio)
            self._row = QPixmap(QSize(width, round(self._step + 40)) * ratio)
            self._row.setDevicePixelRatio(ratio)
            self._row.fill(Qt.GlobalColor.transparent)
            self._drawn = 0
        if self._drawn < len(self._races) and not self._turn.isActive():
            self._turn.start(0)
        p.drawPixmap(QPointF(0, middle - self._step / 2 - 20), self._row)

    @property
    def is_there(self) -> bool:
        """Whether every race has come."""
        return self._drawn == len(self._races)

    @property
    def _step(self) -> float:
        return min(92.0, (self._shape[0] - 120) / max(1, len(self._races)))

    def _draw_next(self) -> None:
        number, step, count = self._drawn, self._step, len(self._races)
        if number >= count or self._row.isNull() or not self._page.isVisible():
            self._turn.stop()
            return
        self._drawn += 1
        q = QPainter(self._row)
        q.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = (self._shape[0] - step * (count - 1)) / 2
        q.translate(QPointF(left + step * number, step / 2 + 20 + (10 if number % 2 else -10)))
        face = Face("race", self._races[number], number % 4 + 1)
        paint_stack(q, SEATS[number % len(SEATS)], face, step * 0.33)
        q.end()
        self.grown.emit()

    def area(self, middle: float) -> QRectF:
        """Return the part of the page that the row takes."""
        return QRectF(0, middle - self._step / 2 - 20, self._shape[0], self._step + 40)
