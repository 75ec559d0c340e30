"""Places the label, pieces and signs of a region, and rates the shapes and free space of the regions of a sketch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from math import cos, fsum, hypot, pi, sin, sqrt
from typing import Final

from swqt.content.boards.checks import (
    FRAME_MARGIN,
    PIECES,
    RIM,
    ROOM,
    SYMBOL_DISTANCE,
    SYMBOL_ROOM,
    SYMBOLS_APART,
    covered,
)
from swqt.content.boards.geometry import Point, Ring, deepest_point, distance, is_inside, resampled
from swqt.content.generator.ground import FRAME
from swqt.content.generator.regions import Trimmer
from swqt.engine import RegionSet

_ROOM_WEIGHT: Final = 4.0
_WATER_WEIGHT: Final = 2.0
_ROOM_NEEDED: Final = ROOM - 6
_PIECES_NEEDED: Final = 0.0
"""The required room in a sketch; only approximate, because cells are coarse and outlines are roughened later."""


def shapeliness(trimmer: Trimmer) -> float:
    """Return a rating of the regions' worst and average roundness and of how equal their sizes are, less for water."""
    rims = [0.0] * trimmer.movable
    for pair, length in trimmer.borders.items():
        for region in pair:
            if 0 <= region < trimmer.movable:
                rims[region] += length
    cell = _cell_area(trimmer)
    roundness = [4 * pi * size * cell / rim**2 for size, rim in zip(trimmer.sizes, rims, strict=True)]
    sizes = [size / wish for size, wish in zip(trimmer.sizes, trimmer.wishes, strict=True)]
    water = 1 - fsum(trimmer.sizes) / len(trimmer.owner)
    return min(roundness) + fsum(roundness) / len(roundness) + min(sizes) / max(sizes) - _WATER_WEIGHT * water


def room_in(trimmer: Trimmer, land: RegionSet) -> tuple[int, float]:
    """Return the number of regions too narrow for tokens (and two pieces on *land*), and the smallest free space."""
    rims, cells = _rims(trimmer)
    unit = sqrt(fsum(trimmer.sizes) * _cell_area(trimmer) / trimmer.movable)
    cramped = 0
    least = unit
    for region, (rim, group) in enumerate(zip(rims, cells, strict=True)):
        rooms = [(_gap(x, y, rim), x, y) for x, y in group]
        most = max(rooms)[0]
        least = min(least, most)
        fits = most >= _ROOM_NEEDED
        if fits and land >> region & 1:
            fits = any(_holds_pieces(x, y, rim, group) for room, x, y in rooms if room >= _ROOM_NEEDED)
        cramped += not fits
    return cramped, _ROOM_WEIGHT * least / unit


def _holds_pieces(x: float, y: float, rim: list[Point], group: list[Point]) -> bool:
    for dx, dy in PIECES:
        gap = _gap(x + dx, y + dy, rim)
        # Inside, the nearest cell of the region is closer than the border, or not much farther.
        if gap < _PIECES_NEEDED or _gap(x + dx, y + dy, group) > max(gap, 20.0):
            return False
    return True


def _rims(trimmer: Trimmer) -> tuple[list[list[Point]], list[list[Point]]]:
    """Return points on the border of each region, and the centres of its cells."""
    mesh, owner = trimmer.mesh, trimmer.owner
    rims: list[list[Point]] = [[] for _ in range(trimmer.movable)]
    cells: list[list[Point]] = [[] for _ in range(trimmer.movable)]
    for cell, region in zip(mesh.cells, owner, strict=True):
        if region < trimmer.movable:
            cells[region].append(cell.centre)
            for index, other in enumerate(cell.around):
                if other == FRAME or owner[other] != region:
                    a = mesh.places[cell.corners[index]]
                    b = mesh.places[cell.corners[(index + 1) % len(cell.corners)]]
                    rims[region] += (a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
    return rims, cells


def _gap(x: float, y: float, points: list[Point]) -> float:
    """Return the distance from (x, y) to the nearest of *points*."""
    return sqrt(min([(x - u) * (x - u) + (y - v) * (y - v) for u, v in points]))


def _cell_area(trimmer: Trimmer) -> float:
    return trimmer.mesh.width * trimmer.mesh.height / len(trimmer.mesh.cells)


_GRID: Final = 14.0
_FARTHEST: Final = 5
_ENOUGH: Final = 66.0
_PIECE_ENOUGH: Final = 24.0
_SIGN_ENOUGH: Final = 30.0
_SAFE: Final = 2.5
"""An upper bound for the error of distances, which are measured to points of the outline."""

_DIRECTIONS: Final = 20
_DISTANCES: Final = (SYMBOL_DISTANCE + 3, SYMBOL_DISTANCE + 15, SYMBOL_DISTANCE + 30, SYMBOL_DISTANCE + 48)


class _Room:
    """Approximates the distance of positions from the border of a region by points on it.

    The points are sorted into squares, because most distances matter only up to _SIGN_ENOUGH.
    """

    def __init__(self, rings: Sequence[Ring], width: float, height: float) -> None:
        self._right, self._bottom = width - FRAME_MARGIN, height - FRAME_MARGIN
        self._rim = [point for ring in rings for point in resampled(ring, 9.0)]
        self._coarse = [resampled(ring, 20.0) for ring in rings]
        self._squares: dict[tuple[int, int], list[Point]] = {}
        for x, y in self._rim:
            column, row = int(x // _SIGN_ENOUGH), int(y // _SIGN_ENOUGH)
            for a in (column - 1, column, column + 1):
                for b in (row - 1, row, row + 1):
                    self._squares.setdefault((a, b), []).append((x, y))

    def around(self, x: float, y: float) -> float:
        """Return the distance from (x, y) to the border or to the frame of the map, negative outside."""
        return self._signed(x, y, _gap(x, y, self._rim))

    def beside(self, x: float, y: float) -> float:
        """Return the distance as ``around`` does, but limited to _SIGN_ENOUGH and its negative."""
        near = self._squares.get((int(x // _SIGN_ENOUGH), int(y // _SIGN_ENOUGH)))
        return self._signed(x, y, min(_SIGN_ENOUGH, _gap(x, y, near)) if near else _SIGN_ENOUGH)

    def _signed(self, x: float, y: float, nearest: float) -> float:
        if not is_inside((x, y), self._coarse):
            return -nearest
        return min(nearest, x - FRAME_MARGIN, y - FRAME_MARGIN, self._right - x, self._bottom - y)


def place_all(rings: Sequence[Ring], signs: int, width: float, height: float) -> tuple[Point, list[Point]]:
    """Return the positions of the label and of *signs* signs (at least one) on a map of this size.

    Tokens are drawn on the label, two pieces below it, the cost of a conquest above it; signs go beside these.
    """
    outline = _Room(rings, width, height)
    middle, room = deepest_point([resampled(ring, 20.0) for ring in rings], 1.0)
    best: tuple[float, Point, list[Point]] = (-1e9, middle, [middle])
    reach = min(room - ROOM - _SAFE, _FARTHEST * _GRID)
    for column in range(-_FARTHEST, _FARTHEST + 1):
        for row in range(-_FARTHEST, _FARTHEST + 1):
            dx, dy = column * _GRID, row * _GRID
            if not (dx or dy) or hypot(dx, dy) <= reach:
                label = middle[0] + dx, middle[1] + dy
                score = _label_score(label, outline) - 0.1 * hypot(dx, dy)
                if score + 2 * _SIGN_ENOUGH * max(1, signs) > best[0]:
                    found = _signs(label, max(1, signs), outline)
                    score += found[0]
                    if score > best[0]:
                        best = score, label, found[1]
    return best[1], best[2]


def _label_score(label: Point, outline: _Room) -> float:
    x, y = label
    pieces = min(outline.beside(x + dx, y + dy) for dx, dy in PIECES)
    return 0.5 * min(_ENOUGH, outline.around(x, y)) + 2 * min(_PIECE_ENOUGH, pieces)


def _signs(label: Point, count: int, outline: _Room) -> tuple[float, list[Point]]:
    """Return the quality of the best positions for *count* signs around *label*, and these positions."""
    total = 0.0
    found: list[Point] = []
    for score, spot in _best_spots(label, outline):
        if all(distance(spot, other) > SYMBOLS_APART + 1 for other in found):
            found.append(spot)
            total += score
            if len(found) == count:
                break
    return total, found


def _best_spots(label: Point, outline: _Room) -> Iterator[tuple[float, Point]]:
    """Yield positions for a sign around *label* with their quality, the best first.

    Only candidates that could be the next best are measured.
    """
    measured: list[tuple[float, float, float]] = []
    for at_most, (dx, dy) in _SPOTS:
        while measured and -measured[0][0] > at_most:
            yield _next(measured)
        x, y = label[0] + dx, label[1] + dy
        room = outline.beside(x, y)
        lack = 2 * max(0.0, _SIGN_ENOUGH - room) + (60 if room < SYMBOL_ROOM + _SAFE else 0)
        heappush(measured, (lack - at_most, -x, -y))
    while measured:
        yield _next(measured)


def _next(measured: list[tuple[float, float, float]]) -> tuple[float, Point]:
    worst, x, y = heappop(measured)
    return -worst, (-x, -y)


def _spots() -> Iterator[tuple[float, Point]]:
    """Yield offsets for a sign from the label, each with its quality if the region has enough room."""
    for away in _DISTANCES:
        for step in range(_DIRECTIONS):
            angle = 2 * pi * step / _DIRECTIONS
            x, y = away * cos(angle), away * sin(angle)
            score = 2 * _SIGN_ENOUGH - 0.3 * (away - SYMBOL_DISTANCE)
            if abs(x) < 40:
                # The cost is directly above, the pieces are directly below.
                score -= 12 if y < 0 else 24
            yield score - 2 * max(0.0, *[covered((x, y), disc) for disc in RIM.values()]), (x, y)


_SPOTS: Final = sorted(_spots(), reverse=True)
