"""The game as a ribbon: each turn in its seat's colour, rounds numbered; drag along it, or use the arrow keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from swqt.gui.colour import blend
from swqt.gui.fonts import scale_of, text_font
from swqt.gui.seats import style_of
from swqt.gui.theme import current
from swqt.table import Turn

_SIDE = 12.0


class Timeline(QSlider):
    """A slider whose value is a number of commands; PageUp and PageDown ask for the turn before and after."""

    jumped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._turns: tuple[Turn, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Position in the game"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_turns(self, turns: Sequence[Turn]) -> None:
        """Show *turns*; the range is from the first position to the last."""
        self._turns = tuple(turns)
        self.setRange(turns[0].first, turns[-1].last)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, round(38 * scale_of(self.font())))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, round(38 * scale_of(self.font())))

    def _x(self, value: float) -> float:
        span = max(1, self.maximum() - self.minimum())
        return _SIDE + (self.width() - 2 * _SIDE) * (value - self.minimum()) / span

    def _value(self, x: float) -> int:
        span = self.maximum() - self.minimum()
        return self.minimum() + round(span * (x - _SIDE) / max(1.0, self.width() - 2 * _SIDE))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._value(event.position().x()))
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._value(event.position().x()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        jumps = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        jump = jumps.get(Qt.Key(event.key()))
        if jump is None:
            super().keyPressEvent(event)
        else:
            self.jumped.emit(jump)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = current(), scale_of(self.font())
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        band = QRectF(_SIDE, self.height() * 0.22, self.width() - 2 * _SIDE, self.height() * 0.34)
        p.setFont(text_font(round(scale * 100), size=0.74))
        for turn in self._turns:
            tint = style_of(turn.seat).tint()
            done = turn.first <= self.value()
            part = QRectF(self._x(turn.first), band.top(), self._x(turn.last) - self._x(turn.first), band.height())
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(tint if done else blend(tint.name(), theme.window, 0.55))
            p.drawRect(part)
            p.setPen(QPen(QColor(theme.window), 1))
            p.drawLine(part.topLeft(), part.bottomLeft())
        p.setPen(QPen(QColor(theme.line), 1))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRect(band)
        self._rounds(p, band, scale)
        self._handle(p, band, scale)
        p.end()

    def _rounds(self, p: QPainter, band: QRectF, scale: float) -> None:
        theme = current()
        p.setPen(QColor(theme.muted))
        free = 0.0
        seen = 0
        for turn in self._turns:
            if turn.round == seen:
                continue
            seen = turn.round
            x = self._x(turn.first)
            p.drawLine(QPointF(x, band.top() - 3), QPointF(x, band.bottom() + 3))
            if x >= free:
                box = QRectF(x + 2, band.bottom() + 1, 40 * scale, self.height() - band.bottom() - 1)
                p.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), str(turn.round))
                free = x + 20 * scale

    def _handle(self, p: QPainter, band: QRectF, scale: float) -> None:
        theme = current()
        x = self._x(self.value())
        radius = 8.5 * scale
        at = QPointF(x, band.center().y())
        p.setPen(QPen(QColor(theme.text), 1.4))
        p.setBrush(QColor(theme.card))
        if self.hasFocus():
            p.setPen(QPen(QColor(theme.accent), 2.6))
        p.drawEllipse(at, radius, radius)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(theme.accent))
        p.drawEllipse(at, radius * 0.38, radius * 0.38)
