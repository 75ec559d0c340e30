"""Ghost arrows: what was conquered, tried and left, numbered in the order in which it happened."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from swqt.gui.board.overlay import CREAM, INK, translucent
from swqt.gui.board.sprite import Sprite
from swqt.gui.board.token import RADIUS, paint_number
from swqt.gui.seats import style_of
from swqt.gui.studio import RenderBudget

CONQUER: Final = "conquer"
ATTEMPT: Final = "attempt"
ABANDON: Final = "abandon"

_GAP: Final = RADIUS * 1.35
"""How far an arrow keeps from the tokens at its ends."""

_SHORT: Final = 46.0
_BEND: Final = 0.16
_WIDTH: Final = 6.0
_HEAD: Final = 15.0
_DISC: Final = 13.5


class Move(NamedTuple):
    """What *seat* did to *region* (*kind*), coming from the region *source*; -1: from off the map, or to there."""

    kind: str
    source: int
    region: int
    seat: int


class ArrowItem(Sprite):
    """One arrow, from *start* to *end*, with its *number*; what came to nothing is dashed."""

    def __init__(self, move: Move, number: int, start: QPointF | None, end: QPointF, budget: RenderBudget) -> None:
        super().__init__(budget)
        self._move = move
        self._number = number
        self._thick = 1.0
        self._line = _curve(start, end, outwards=move.kind == ABANDON)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(2.5)
        self.redraw()

    def set_size(self, size: float) -> None:
        """Draw the arrow *size* times as thick: on a small map it must be seen too."""
        if size != self._thick:
            self._thick = size
            self.redraw()

    def area(self) -> QRectF:
        reach = (_DISC + 6) * self._thick
        return self._line.boundingRect().adjusted(-reach, -reach, reach, reach)

    def draw(self, p: QPainter, detail: float) -> None:
        tint = style_of(self._move.seat).tint()
        size = self._thick
        wide, length, disc = _WIDTH * size, self._line.length() or 1.0, _DISC * size
        tip = self._line.pointAtPercent(1.0)
        head = _head(self._line.pointAtPercent(max(0.0, 1 - _HEAD * size / length)), tip, _HEAD * 0.62 * size)
        shaft = QPainterPath(self._line.pointAtPercent(0.0))
        for step in range(1, 13):
            shaft.lineTo(self._line.pointAtPercent(step / 12 * max(0.0, 1 - _HEAD * 0.8 * size / length)))
        # A light line between dark edges: one of them stands out from any ground.
        for width, colour in ((wide + 5.5, translucent(INK, 170)), (wide + 3, translucent(CREAM, 235))):
            edge = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(edge)
            p.drawPath(shaft)
            edge.setWidthF(width - wide)
            p.setPen(edge)
            p.setBrush(colour)
            p.drawPolygon(head)
        line = QPen(tint, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        if self._move.kind != CONQUER:
            line.setDashPattern([1.1, 0.9])
        p.setPen(line)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(shaft)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(tint)
        p.drawPolygon(head)
        at = self._line.pointAtPercent(0.42)
        for radius, colour in ((disc + 1.4, INK), (disc, tint)):
            p.setBrush(colour)
            p.drawEllipse(at, radius, radius)
        paint_number(p, self._number, at, disc * 0.8)


def _curve(start: QPointF | None, end: QPointF, *, outwards: bool) -> QPainterPath:
    """Return a slightly bent line between two places, clear of the tokens there; short if there is no *start*."""
    if start is None:
        corner = QPointF(-math.sqrt(0.5), -math.sqrt(0.5))
        near, far = end + corner * _GAP * 0.95, end + corner * (_GAP + _SHORT)
        points = (near, far) if outwards else (far, near)
    else:
        line = QLineF(start, end)
        gap = min(_GAP, line.length() * 0.3)
        points = (line.pointAt(gap / line.length()), line.pointAt(1 - gap / line.length()))
    first, last = points
    across = QPointF(first.y() - last.y(), last.x() - first.x())
    path = QPainterPath(first)
    path.quadTo((first + last) / 2 + across * _BEND, last)
    return path


def _head(back: QPointF, tip: QPointF, half: float) -> QPolygonF:
    along = tip - back
    length = math.hypot(along.x(), along.y()) or 1.0
    side = QPointF(-along.y(), along.x()) * (half / length)
    return QPolygonF([tip, back + side, back - side])
