"""The podium: the best three as stacks of tokens on steps, the winner with laurels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from swqt.engine import Standing
from swqt.gui.board.token import Face, paint_stack
from swqt.gui.coin import paint_coin
from swqt.gui.colour import blend
from swqt.gui.ending.look import CENTRE, LEFT, Look, write
from swqt.gui.fonts import fit_font, scale_of
from swqt.gui.panels.phase import paint_seat_mark
from swqt.gui.seats import style_of

_HEIGHTS: Final = {1: 0.45, 2: 0.34, 3: 0.24}
_ORDER: Final = (1, 0, 2)
"""Where the first, second and third of the standing stand: the winner in the middle."""


class Podium(QWidget):
    """Shows the best three of a standing; *races* are those that each seat ended with, or nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standing: tuple[Standing, ...] = ()
        self._races: dict[int, str] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(280, 190)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 120)

    def show_standing(self, standing: Sequence[Standing], races: dict[int, str]) -> None:
        self._standing, self._races = tuple(standing), races
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        best = self._standing[:3]
        wide = min(self.width() / 3, self.height() * 0.62)
        high = min(self.height() - 2.0, wide * 2.6)
        left, top = self.width() / 2 - wide * len(best) / 2, self.height() - 2 - high
        for row, column in zip(best, _ORDER, strict=False):
            self._step(p, QRectF(left + column * wide, top, wide, high), row)
        p.end()

    def _step(self, p: QPainter, column: QRectF, row: Standing) -> None:
        look = Look.of(self)
        theme = look.theme
        top = column.bottom() - column.height() * _HEIGHTS.get(row.place, 0.24)
        box = QRectF(column.left() + 3, top, column.width() - 6, column.bottom() - top)
        stone = QLinearGradient(box.topLeft(), box.bottomLeft())
        stone.setColorAt(0, blend(theme.raised, theme.gold, 0.42 if row.place == 1 else 0.14))
        stone.setColorAt(1, QColor(theme.raised))
        p.setPen(QPen(QColor(theme.gold if row.place == 1 else theme.line), 1.4))
        p.setBrush(stone)
        p.drawRoundedRect(box, 4, 4)
        p.setFont(look.title(1.5 if row.place == 1 else 1.25))
        write(p, QRectF(box.left(), box.top() + 2, box.width(), min(box.height() - 4, 34 * look.unit)), CENTRE,
              str(row.place), look.text)  # fmt: skip
        radius = min(column.width() * 0.29, column.height() * 0.165)
        at = QPointF(box.center().x(), top - radius * 1.22)
        if row.place == 1:
            _laurels(p, at, radius * 1.42, QColor(theme.gold))
        p.save()
        p.translate(at)
        race = self._races.get(row.seat, "")
        if race:
            paint_stack(p, style_of(row.seat), Face("race", race, row.tokens), radius)
        else:
            paint_seat_mark(p, row.seat, radius)
        p.restore()


class CoinMark(QWidget):
    """A coin before a number of coins."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(18 * scale_of(self.font()))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_coin(p, QRectF(self.rect()).center(), self.width() * 0.42)
        p.end()


class ElidedLabel(QLabel):
    """A name that gets smaller, and is then cut off with dots, rather than making its surroundings wider.

    ``short`` is shown instead where there is one and the whole text does not fit.
    """

    short = ""

    def minimumSizeHint(self) -> QSize:
        return QSize(20, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setFont(self.font())
        whole = not self.short or self.fontMetrics().horizontalAdvance(self.text()) <= self.width()
        text = self.text() if whole else self.short
        fit_font(p, text, self.width(), 0.5 * self.font().pixelSize())
        write(p, QRectF(self.rect()), LEFT, text, self.palette().windowText().color())
        p.end()


def _laurels(p: QPainter, at: QPointF, radius: float, gold: QColor) -> None:
    """Two branches around *at*, open at the top."""
    p.save()
    p.translate(at)
    for side in (-1, 1):
        p.save()
        p.scale(side, 1)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(gold.darker(125), radius * 0.05))
        p.drawArc(QRectF(-radius, -radius, 2 * radius, 2 * radius), -88 * 16, 148 * 16)
        for number in range(7):
            p.save()
            p.rotate(78 - number * 22)
            p.translate(radius, 0)
            for turn in (-34, 30):
                p.save()
                p.rotate(turn - 90)
                leaf = QPainterPath()
                leaf.moveTo(0, 0)
                leaf.quadTo(radius * 0.16, -radius * 0.11, radius * 0.34, 0)
                leaf.quadTo(radius * 0.16, radius * 0.11, 0, 0)
                p.setPen(QPen(gold.darker(150), 0.8))
                p.setBrush(gold)
                p.drawPath(leaf)
                p.restore()
            p.restore()
        p.restore()
    p.restore()
