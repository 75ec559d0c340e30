"""The turn track, a dot for each round, and the steps of a turn with the current one marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from swqt.gui.style.theme import CONTRAST, current, scale_of, text_font
from swqt.gui.style.wood import IDLE, SECOND, WORDS

_DOT: Final = 9.0
_STEP: Final = 12.5
_NOW: Final = 20.0
_GAP: Final = 8.0
_ARROW: Final = "›"
_GOLD: Final = QColor("#f3d27a")
_INK: Final = QColor("#2b1d14")


class TurnTrack(QWidget):
    """Shows the current round among all rounds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._round = self._rounds = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_round(self, number: int, rounds: int) -> None:
        """Show round *number* of *rounds*; the last one is red."""
        if (number, rounds) != (self._round, self._rounds):
            self._round, self._rounds = number, rounds
            self.setToolTip(self.tr("Round {0} of {1}").format(number, rounds))
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        scale = self._scale()
        return QSize(round((_STEP * max(0, self._rounds - 1) + _NOW + 4) * scale), round((_NOW + 4) * scale))

    def _scale(self) -> float:
        return min(1.5, max(1.0, scale_of(self.font())))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._scale()
        p.scale(scale, scale)
        x, middle = 2.0, self.height() / scale / 2
        for number in range(1, self._rounds + 1):
            if number == self._round:
                last = number == self._rounds
                p.setPen(QPen(QColor("#f6e3a0"), 1.4))
                p.setBrush(QColor("#8f3f20") if last else QColor("#dda63c"))
                p.drawEllipse(QRectF(x, middle - _NOW / 2, _NOW, _NOW))
                p.setPen(QColor("#fff6e2") if last else _INK)
                font = text_font(100, size=0.85, bold=True)
                p.setFont(font)
                p.drawText(QRectF(x, middle - _NOW / 2, _NOW, _NOW), int(Qt.AlignmentFlag.AlignCenter), str(number))
                x += _NOW + (_STEP - _DOT)
                continue
            p.setPen(QPen(QColor(SECOND), 1.3))
            p.setBrush(QColor(SECOND) if number < self._round else Qt.BrushStyle.NoBrush)
            p.drawEllipse(QPointF(x + _DOT / 2, middle), _DOT / 2 - 0.7, _DOT / 2 - 0.7)
            x += _STEP
        p.end()


class PhaseSteps(QWidget):
    """Shows words in a row, the current one on a pill of gold."""

    def __init__(self, words: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = tuple(words)
        self._current = -1
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_step(self, number: int) -> None:
        """Mark word *number*; -1 marks none."""
        if number != self._current:
            self._current = number
            self.update()

    def _places(self) -> list[float]:
        """Return the width of each word with its pill."""
        metrics = QFontMetricsF(self._font())
        return [metrics.horizontalAdvance(word) + 2 * _GAP for word in self._words]

    def _font(self, *, bold: bool = True) -> QFont:
        return text_font(round(scale_of(self.font()) * 100), size=0.93, bold=bold)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._font())
        arrows = metrics.horizontalAdvance(_ARROW) + 4
        return QSize(round(sum(self._places()) + arrows * (len(self._words) - 1) + 2), round(metrics.height() + 8))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = int(Qt.AlignmentFlag.AlignCenter)
        arrow = QFontMetricsF(self._font()).horizontalAdvance(_ARROW) + 4
        x, contrast = 1.0, current() is CONTRAST
        for number, (word, width) in enumerate(zip(self._words, self._places(), strict=True)):
            box = QRectF(x, 1, width, self.height() - 2)
            chosen = number == self._current
            if chosen:
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(QColor("#ffe94a") if contrast else _GOLD)
                p.drawRoundedRect(box, box.height() / 2, box.height() / 2)
            p.setFont(self._font(bold=chosen))
            p.setPen(_INK if chosen else QColor(WORDS if contrast else IDLE))
            p.drawText(box, middle, word)
            x += width
            if number + 1 < len(self._words):
                p.setPen(QColor(IDLE))
                p.drawText(QRectF(x, 0, arrow, self.height()), middle, _ARROW)
                x += arrow
        p.end()
