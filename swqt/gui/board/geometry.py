"""Geometry of the map: region shapes as Qt types, fitting the board into a view, and arrow-key navigation."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import hypot
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from swqt.content import BoardShape

Point = tuple[float, float]

_KEPT: Final = 16
"""Number of cached geometries, half a megabyte each."""

_SAMPLE: Final = 3    # every third border point is precise enough for distances


@dataclass(frozen=True, slots=True)
class Border:
    """A border *line* and the two regions on its sides; -1 is off the board."""

    line: QPolygonF
    sides: tuple[int, int]


@dataclass(slots=True, eq=False)
class MapGeometry:
    """Shapes and positions of all regions, in board units.

    Region *i* has outline ``paths[i]``, its tokens at ``labels[i]`` and its signs at ``symbols[i]``. ``rims[i]`` are
    its borders with other regions, ``rim_points[i]`` samples of all its borders, and ``room[i]`` is the distance from
    its label to the nearest of those.
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
        """Return whether (x, y) is at least *margin* from every border of *region*."""
        limit = margin * margin
        for px, py in self.rim_points[region]:
            dx, dy = px - x, py - y
            if dx * dx + dy * dy < limit:
                return False
        return True


_known: Final[list[tuple[BoardShape, MapGeometry]]] = []
"""Cache of the last geometries: a board that was previewed is usually played next."""


def geometry_of(shape: BoardShape) -> MapGeometry:
    """Return the geometry of *shape*; the last 16 are cached by identity."""
    for known, geometry in _known:
        if known is shape:
            return geometry
    geometry = _geometry(shape)
    _known.append((shape, geometry))
    del _known[:-_KEPT]
    return geometry


def _geometry(shape: BoardShape) -> MapGeometry:
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


_MARGIN: Final = 2.0
"""Pixels around the board."""

_LARGEST: Final = 1.45
"""Largest factor by which tokens are enlarged."""

_LEGIBLE: Final = 0.72
"""Scale in pixels per board unit below which tokens are enlarged."""


class BoardFit(NamedTuple):
    """Placement of the board in a view: ``scale`` in pixels per board unit, ``left`` and ``top`` margins in pixels."""

    scale: float
    left: float
    top: float

    def window(self, room: QSizeF) -> QRectF:
        """Return the rectangle, in board units, that a view of *room* pixels shows."""
        return QRectF(-self.left / self.scale, -self.top / self.scale,
                      room.width() / self.scale, room.height() / self.scale)  # fmt: skip


def growth(scale: float) -> float:
    """Return the factor that enlarges tokens so that they are legible at *scale* pixels per board unit."""
    return min(_LARGEST, max(1.0, _LEGIBLE / scale)) if scale > 0 else 1.0


def fit(board: QSizeF, room: QSizeF) -> BoardFit:
    """Return the placement of the whole *board*, as large as possible and centred in *room* pixels."""
    across, down = room.width() - 2 * _MARGIN, room.height() - 2 * _MARGIN
    return _in_the_middle(max(min(across / board.width(), down / board.height()), 1e-3), board, room)


def _in_the_middle(scale: float, board: QSizeF, room: QSizeF) -> BoardFit:
    return BoardFit(scale, (room.width() - board.width() * scale) / 2, (room.height() - board.height() * scale) / 2)


def zoomed(board: QSizeF, room: QSizeF, zoom: float, centre: QPointF) -> QTransform:
    """Return the transform that shows *board* around *centre* in *room* pixels, as much of it as possible."""
    scale = fit(board, room).scale * zoom
    spare_x = max(0.0, (board.width() - room.width() / scale) / 2)
    spare_y = max(0.0, (board.height() - room.height() / scale) / 2)
    x = min(max(centre.x(), board.width() / 2 - spare_x), board.width() / 2 + spare_x)
    y = min(max(centre.y(), board.height() / 2 - spare_y), board.height() / 2 + spare_y)
    return QTransform(scale, 0, 0, scale, room.width() / 2 - x * scale, room.height() / 2 - y * scale)


RIGHT: Final = 0
DOWN: Final = 1
LEFT: Final = 2
UP: Final = 3

_AWAY: Final = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))
_BAND: Final = 90.0
"""Height of a line of the reading order, in board units."""


def reading_order(places: Sequence[Point]) -> list[int]:
    """Return the indices of *places* in reading order: lines from the top, each from left to right."""
    left = sorted(range(len(places)), key=lambda number: places[number][1])
    out: list[int] = []
    while left:
        top = places[left[0]][1]
        line = [number for number in left if places[number][1] - top < _BAND]
        out += sorted(line, key=lambda number: places[number][0])
        left = left[len(line) :]
    return out


def steps_of(places: Sequence[Point]) -> list[list[int]]:
    """Return for each place the targets of RIGHT, DOWN, LEFT and UP; -1 means none.

    A step goes to the nearest place within 45 degrees of the direction, or else to the nearest place on that side.
    If some place then cannot be reached from every other, a few steps are changed.
    """
    steps = [[_nearest(places, here, way) for way in range(4)] for here in range(len(places))]
    while (reach := _reached(steps)) < len(places) ** 2:
        if not _mend(places, steps, reach):
            break
    return steps


def _nearest(places: Sequence[Point], here: int, way: int) -> int:
    beside = [(length, there) for there in range(len(places)) if (length := _length(places, here, there, way))]
    inside = [(length, there) for length, there in beside if _is_inside(places, here, there, way)]
    return min(inside or beside, default=(0.0, -1))[1]


def _length(places: Sequence[Point], here: int, there: int, way: int) -> float:
    """Return the distance to *there*, or 0 if it is not on the side *way*."""
    dx, dy = places[there][0] - places[here][0], places[there][1] - places[here][1]
    forward = dx * _AWAY[way][0] + dy * _AWAY[way][1]
    return hypot(dx, dy) if forward > 0 else 0.0


def _is_inside(places: Sequence[Point], here: int, there: int, way: int) -> bool:
    dx, dy = places[there][0] - places[here][0], places[there][1] - places[here][1]
    forward = dx * _AWAY[way][0] + dy * _AWAY[way][1]
    aside = abs(dx * _AWAY[way][1]) + abs(dy * _AWAY[way][0])
    return forward >= aside


def _reached(steps: list[list[int]]) -> int:
    """Return the number of ordered pairs of places whose second is reachable from the first (or is the same)."""
    total = 0
    for start in range(len(steps)):
        seen, ahead = {start}, [start]
        while ahead:
            for there in steps[ahead.pop()]:
                if there >= 0 and there not in seen:
                    seen.add(there)
                    ahead.append(there)
        total += len(seen)
    return total


def _mend(places: Sequence[Point], steps: list[list[int]], reach: int) -> bool:
    """Replace one step by the shortest one that makes more pairs reachable; return whether there was any."""
    count = len(places)
    others = [
        (length, here, way, there)
        for here in range(count)
        for way in range(4)
        for there in range(count)
        if there not in steps[here] and (length := _length(places, here, there, way))
    ]
    for _, here, way, there in sorted(others):
        before = steps[here][way]
        steps[here][way] = there
        if _reached(steps) > reach:
            return True
        steps[here][way] = before
    return False
