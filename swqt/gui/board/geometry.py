"""The board's shape in Qt's terms: outlines, borders and the points where things stand."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from swqt.content import Shape

Point = tuple[float, float]

_KEPT: Final = 16
"""Half a megabyte each."""

_SAMPLE: Final = 3    # every third border point is near enough to measure a distance by


@dataclass(frozen=True, slots=True)
class Border:
    """One shared border: its *line* and the two regions beside it (-1: off the board)."""

    line: QPolygonF
    sides: tuple[int, int]


@dataclass(slots=True)
class MapGeometry:
    """Where every region lies. Region *i* has outline ``paths[i]``.

    Its tokens stand at ``labels[i]``, its signs at ``symbols[i]``. ``rims[i]`` are its borders without the frame;
    ``room[i]`` is the distance from its label to the nearest of them.
    """

    width: float
    height: float
    paths: list[QPainterPath]
    labels: list[QPointF]
    symbols: list[list[QPointF]]
    borders: list[Border]
    rims: list[list[QPolygonF]] = field(init=False)
    rim_points: list[list[Point]] = field(init=False)
    room: list[float] = field(init=False)

    def __post_init__(self) -> None:
        count = len(self.paths)
        self.rims = [[] for _ in range(count)]
        self.rim_points = [[] for _ in range(count)]
        for border in self.borders:
            points = [(p.x(), p.y()) for p in border.line.toList()[::_SAMPLE]]
            for side in border.sides:
                if side >= 0:
                    self.rim_points[side] += points
                    if min(border.sides) >= 0:
                        self.rims[side].append(border.line)
        self.room = [
            _distance(self.rim_points[i], self.labels[i].x(), self.labels[i].y()) for i in range(count)
        ]

    def clear_of_rim(self, region: int, x: float, y: float, margin: float) -> bool:
        """Return whether (x, y) is at least *margin* away from every border of *region*."""
        limit = margin * margin
        for px, py in self.rim_points[region]:
            dx, dy = px - x, py - y
            if dx * dx + dy * dy < limit:
                return False
        return True


_known: Final[list[tuple[Shape, MapGeometry]]] = []
"""The shapes asked for last: a board that has been looked at is usually the one that is played on."""


def geometry_of(shape: Shape) -> MapGeometry:
    """Return *shape* in Qt's terms; the same one again for a shape of late."""
    for known, geometry in _known:
        if known is shape:
            return geometry
    geometry = _geometry(shape)
    _known.append((shape, geometry))
    del _known[:-_KEPT]
    return geometry


def _geometry(shape: Shape) -> MapGeometry:
    return MapGeometry(
        shape.width,
        shape.height,
        [outline((region.outer, *region.holes)) for region in shape.outlines],
        [QPointF(*region.label) for region in shape.outlines],
        [[QPointF(*place) for place in region.symbols] for region in shape.outlines],
        [Border(polygon(arc.points), (arc.sides[0], arc.sides[1] if len(arc.sides) > 1 else -1)) for arc in shape.arcs],
    )


def outline(rings: Iterable[Sequence[Point]]) -> QPainterPath:
    """Return the region bounded by an outer ring and its holes."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for ring in rings:
        path.addPolygon(polygon(ring))
        path.closeSubpath()
    return path


def polygon(points: Iterable[Point]) -> QPolygonF:
    """Return *points* as a polygon."""
    return QPolygonF([QPointF(x, y) for x, y in points])


def _distance(points: Sequence[Point], x: float, y: float) -> float:
    if not points:
        return 0.0
    return math.sqrt(min((px - x) ** 2 + (py - y) ** 2 for px, py in points))
