"""The board's shape in Qt's terms: outlines, borders and the points where things stand.

How large the whole board can be in a window, and where, so that no token lies below what covers a corner of it.

Where the arrow keys lead: to the nearest region in each direction, and nowhere is out of their reach.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import hypot
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from swqt.content import BoardShape
from swqt.gui.board.token_painter import RADIUS

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


_known: Final[list[tuple[BoardShape, MapGeometry]]] = []
"""The shapes asked for last: a board that has been looked at is usually the one that is played on."""


def geometry_of(shape: BoardShape) -> MapGeometry:
    """Return *shape* in Qt's terms; the same one again for a shape of late."""
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

_SEAM: Final = 2
"""Pixels that stay free between a token and the corner."""

_LARGEST: Final = 1.45
_LEGIBLE: Final = 0.72
"""Tokens grow up to so much on a board of fewer pixels than this for each of its units."""

_STEP: Final = 0.99
_TRIES: Final = 30
"""Sizes that are tried, one after the other: the last one is three quarters of the first."""


class BoardFit(NamedTuple):
    """``scale`` are pixels for each unit of the board, ``left`` and ``top`` the pixels beside and above it."""

    scale: float
    left: float
    top: float

    def window(self, room: QSizeF) -> QRectF:
        """Return what is seen of the board's plane through a window of *room* pixels."""
        return QRectF(-self.left / self.scale, -self.top / self.scale,
                      room.width() / self.scale, room.height() / self.scale)  # fmt: skip


def growth(scale: float) -> float:
    """Return how many times larger than on a large board tokens are, so that they can be read at *scale*."""
    return min(_LARGEST, max(1.0, _LEGIBLE / scale)) if scale > 0 else 1.0


def fit(board: QSizeF, room: QSizeF) -> BoardFit:
    """Return how the whole *board* is as large as *room* pixels allow, in the middle of them."""
    across, down = room.width() - 2 * _MARGIN, room.height() - 2 * _MARGIN
    return _in_the_middle(max(min(across / board.width(), down / board.height()), 1e-3), board, room)


def fit_clear(shape: MapGeometry, room: QSizeF, taken: QSize, band: float = 0) -> BoardFit:
    """Return how the whole board is as large as can be in *room*, with every token clear of the lower left corner.

    *taken* are the pixels covered there. The board moves no further from the middle than it must: up, so that *band*
    pixels are free below it if they can be without making it smaller, and aside. In a room that has space for little
    else than the corner, it is as if nothing were covered.
    """
    board = QSizeF(shape.width, shape.height)
    whole = tried = _above(fit(board, room), band)
    for _ in range(_TRIES):
        for top in (tried.top, 0.0):
            short = _covered(shape, tried._replace(top=top), room, taken)
            if short <= tried.left:
                return BoardFit(tried.scale, tried.left + short, top)
        tried = _above(_in_the_middle(tried.scale * _STEP, board, room), band)
    return whole


def _above(fit: BoardFit, band: float) -> BoardFit:
    """Return *fit* with the board so far up that *band* pixels are free below it, or as many as there are."""
    return fit._replace(top=max(min(_MARGIN, fit.top), fit.top - max(0.0, band - fit.top)))


def _in_the_middle(scale: float, board: QSizeF, room: QSizeF) -> BoardFit:
    return BoardFit(scale, (room.width() - board.width() * scale) / 2, (room.height() - board.height() * scale) / 2)


def _covered(shape: MapGeometry, fit: BoardFit, room: QSizeF, taken: QSize) -> float:
    """Return the pixels by which the board must go to the right, so that nothing of any token is covered."""
    token = RADIUS * growth(fit.scale) * fit.scale + _SEAM
    at = (label * fit.scale + QPointF(fit.left, fit.top) for label in shape.labels)
    low = (place.x() - token for place in at if place.y() + token > room.height() - taken.height())
    return max(0.0, max((taken.width() - x for x in low), default=0.0))


RIGHT: Final = 0
DOWN: Final = 1
LEFT: Final = 2
UP: Final = 3

_AWAY: Final = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))
_BAND: Final = 90.0
"""Places this far apart in height stand in one line when the map is read."""


def reading_order(places: Sequence[Point]) -> list[int]:
    """Return the numbers of *places* line by line from the top, each line from left to right."""
    left = sorted(range(len(places)), key=lambda number: places[number][1])
    out: list[int] = []
    while left:
        top = places[left[0]][1]
        line = [number for number in left if places[number][1] - top < _BAND]
        out += sorted(line, key=lambda number: places[number][0])
        left = left[len(line) :]
    return out


def steps_of(places: Sequence[Point]) -> list[list[int]]:
    """Return for each place where RIGHT, DOWN, LEFT and UP lead; -1 leads nowhere.

    A step goes to the nearest place in a cone of 45 degrees to either side, or where that is empty, to the nearest
    that lies in the direction at all. Where that leaves a place out of reach, a few steps lead elsewhere.
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
    """Return how far *there* is, 0 if it does not lie in the direction *way*."""
    dx, dy = places[there][0] - places[here][0], places[there][1] - places[here][1]
    forward = dx * _AWAY[way][0] + dy * _AWAY[way][1]
    return hypot(dx, dy) if forward > 0 else 0.0


def _is_inside(places: Sequence[Point], here: int, there: int, way: int) -> bool:
    dx, dy = places[there][0] - places[here][0], places[there][1] - places[here][1]
    forward = dx * _AWAY[way][0] + dy * _AWAY[way][1]
    aside = abs(dx * _AWAY[way][1]) + abs(dy * _AWAY[way][0])
    return forward >= aside


def _reached(steps: list[list[int]]) -> int:
    """Return how many pairs of places there are of which the first leads to the second."""
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
    """Change the shortest step that brings more places into reach; return whether there is one."""
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
