"""Where in a region its tokens, pieces and signs go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from math import cos, hypot, pi, sin, sqrt
from typing import Final

from swqt.content.board_check import FRAME, PIECES, RIM, ROOM, SYMBOL_DISTANCE, SYMBOL_ROOM, SYMBOLS_APART, covered
from swqt.content.geometry import Point, Ring, deepest_point, distance, is_inside, resampled

_GRID: Final = 14.0
_FARTHEST: Final = 5
_ENOUGH: Final = 66.0
_PIECE_ENOUGH: Final = 24.0
_SIGN_ENOUGH: Final = 30.0
_SAFE: Final = 2.5
"""Distances are measured to points of the outline here; this is more than they can be off."""

_DIRECTIONS: Final = 20
_DISTANCES: Final = (SYMBOL_DISTANCE + 3, SYMBOL_DISTANCE + 15, SYMBOL_DISTANCE + 30, SYMBOL_DISTANCE + 48)


class _Room:
    """Measures quickly, by points, how far a place lies from the rim of a region."""

    def __init__(self, rings: Sequence[Ring], width: float, height: float) -> None:
        self._right, self._bottom = width - FRAME, height - FRAME
        self._rim = [point for ring in rings for point in resampled(ring, 9.0)]
        self._coarse = [resampled(ring, 20.0) for ring in rings]

    def around(self, x: float, y: float) -> float:
        """Return the distance from (x, y) to the rim or to the frame of the map, negative outside."""
        nearest = sqrt(min([(x - u) * (x - u) + (y - v) * (y - v) for u, v in self._rim]))
        if not is_inside((x, y), self._coarse):
            return -nearest
        return min(nearest, x - FRAME, y - FRAME, self._right - x, self._bottom - y)


def place_all(rings: Sequence[Ring], signs: int, width: float, height: float) -> tuple[Point, list[Point]]:
    """Return where the label goes, and the places of *signs* signs (of one if there are none), on a map so large.

    The tokens stand on the label, two pieces below it, what a conquest costs above it; signs go beside these.
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
    pieces = min(outline.around(x + dx, y + dy) for dx, dy in PIECES)
    return 0.5 * min(_ENOUGH, outline.around(x, y)) + 2 * min(_PIECE_ENOUGH, pieces)


def _signs(label: Point, count: int, outline: _Room) -> tuple[float, list[Point]]:
    """Return how well *count* signs find a place around *label*, and where."""
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
    """Yield the places for a sign around *label*, each with how good it is, the best first.

    Only as many are measured as can be the next best.
    """
    measured: list[tuple[float, float, float]] = []
    for at_most, (dx, dy) in _SPOTS:
        while measured and -measured[0][0] > at_most:
            yield _next(measured)
        x, y = label[0] + dx, label[1] + dy
        room = outline.around(x, y)
        lack = 2 * max(0.0, _SIGN_ENOUGH - room) + (60 if room < SYMBOL_ROOM + _SAFE else 0)
        heappush(measured, (lack - at_most, -x, -y))
    while measured:
        yield _next(measured)


def _next(measured: list[tuple[float, float, float]]) -> tuple[float, Point]:
    worst, x, y = heappop(measured)
    return -worst, (-x, -y)


def _spots() -> Iterator[tuple[float, Point]]:
    """Yield places for a sign from the label, each with how good it is if the region has room enough."""
    for away in _DISTANCES:
        for step in range(_DIRECTIONS):
            angle = 2 * pi * step / _DIRECTIONS
            x, y = away * cos(angle), away * sin(angle)
            score = 2 * _SIGN_ENOUGH - 0.3 * (away - SYMBOL_DISTANCE)
            if abs(x) < 40:
                # Straight above stands the cost, straight below stand the pieces.
                score -= 12 if y < 0 else 24
            yield score - 2 * max(0.0, *[covered((x, y), disc) for disc in RIM.values()]), (x, y)


_SPOTS: Final = sorted(_spots(), reverse=True)
