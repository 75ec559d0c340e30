"""What lies on a region's ground: the owner's colour along its rim, decline's hatch, and the marks of a target."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

CREAM: Final = QColor(255, 251, 234)
INK: Final = QColor(17, 17, 17)
_MODE = QPainter.CompositionMode

Hatch = tuple[tuple[float, float], ...]
"""Directions of the lines of a hatch."""

_LINES: Final[dict[Qt.BrushStyle, Hatch]] = {
    Qt.BrushStyle.BDiagPattern: ((1, -1),),
    Qt.BrushStyle.FDiagPattern: ((1, 1),),
    Qt.BrushStyle.VerPattern: ((0, 1),),
    Qt.BrushStyle.HorPattern: ((1, 0),),
    Qt.BrushStyle.CrossPattern: ((0, 1), (1, 0)),
    Qt.BrushStyle.DiagCrossPattern: ((1, 1), (1, -1)),
}


class Rim:
    """Paints along the inside of one region's outline, with a painter in the board's coordinates."""

    def __init__(self, outline: QPainterPath) -> None:
        self.outline = outline
        self.box = outline.boundingRect().adjusted(-1, -1, 1, 1)
        self._outside = QPainterPath()
        self._outside.addRect(self.box.adjusted(-2, -2, 2, 2))
        self._outside.addPath(outline)    # rings in rings: the odd ones count

    @cached_property
    def _rings(self) -> list[QPolygonF]:
        return [ring for ring in self.outline.toSubpathPolygons() if ring.size() > 3]

    @cached_property
    def _coarse(self) -> list[QPolygonF]:
        return [_thinned(ring.toList()) for ring in self._rings]

    def fill(self, p: QPainter, colour: QColor) -> None:
        """Fill the whole box: ``cut`` leaves the region."""
        p.fillRect(self.box, colour)

    def strokes(self, p: QPainter, detail: float, strokes: Iterable[tuple[float, QColor]]) -> None:
        """Stroke the outline, widest first; half of every stroke lies inside. *detail* pixels make a unit."""
        rings = self._rings if detail > 1.3 else self._coarse
        p.setBrush(Qt.BrushStyle.NoBrush)
        for width, colour in strokes:
            p.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
            for ring in rings:
                p.drawPolyline(ring)

    def hatch(self, p: QPainter, style: Qt.BrushStyle, colour: QColor, gap: float = 13.0, width: float = 3.0) -> None:
        """Draw lines *gap* units apart all over the box."""
        p.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        for dx, dy in _LINES[style]:
            p.drawLines(_parallels(self.box, dx, dy, gap))

    def cut(self, p: QPainter) -> None:
        """Take away what was painted outside the region."""
        p.setCompositionMode(_MODE.CompositionMode_DestinationOut)
        p.fillPath(self._outside, QColor(0, 0, 0))
        p.setCompositionMode(_MODE.CompositionMode_SourceOver)


def translucent(colour: QColor, alpha: int) -> QColor:
    """Return *colour* with *alpha* of 255."""
    out = QColor(colour)
    out.setAlpha(alpha)
    return out


def _parallels(box: QRectF, dx: float, dy: float, gap: float) -> list[QPointF]:
    """Return the ends of lines in the direction (*dx*, *dy*) all over *box*, in pairs; their places fit neighbours."""
    reach = box.width() + box.height()
    # A line is told by its distance from the board's corner: so a hatch goes on across a border.
    corners = [box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()]
    length = (dx * dx + dy * dy) ** 0.5
    across = QPointF(-dy / length, dx / length)
    along = QPointF(dx / length, dy / length)
    places = [corner.x() * across.x() + corner.y() * across.y() for corner in corners]
    middle = box.center().x() * along.x() + box.center().y() * along.y()
    ends = []
    for step in range(int(min(places) // gap), int(max(places) // gap) + 2):
        foot = across * (step * gap) + along * middle
        ends += [foot - along * reach, foot + along * reach]
    return ends


def _thinned(points: list[QPointF]) -> QPolygonF:
    """Return a closed ring of about half the points: the same band at half the cost. Corners stay."""
    kept = [points[0]]
    for number in range(1, len(points) - 1):
        gap = points[number + 1] - kept[-1]
        if number % 2 == 0 or abs(gap.x()) + abs(gap.y()) > _NEAR:
            kept.append(points[number])
    return QPolygonF([*kept, points[-1], points[0]])


_NEAR: Final = 16.0
