"""Plane geometry on rings. A ring is a sequence of points; its last point is joined to the first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from math import hypot, inf, sqrt
from typing import Final

from swqt.engine import BoardError

Point = tuple[float, float]
Ring = Sequence[Point]

_CROWD: Final = 400
"""A number of border segments in one small square that no real map reaches."""

_SLACK: Final = 1e-3
"""A distance greater than the rounding error of the intersection of two lines on a map."""


def signed_area(ring: Ring) -> float:
    """Return the area of *ring*, positive if it runs clockwise on a screen (y grows downwards)."""
    total = 0.0
    x0, y0 = ring[-1]
    for x1, y1 in ring:
        total += x0 * y1 - x1 * y0
        x0, y0 = x1, y1
    return total / 2


def is_inside(point: Point, rings: Iterable[Ring]) -> bool:
    """Return whether *point* lies within an odd number of *rings*: in the outer ring and in no hole."""
    x, y = point
    inside = False
    for ring in rings:
        x0, y0 = ring[-1]
        for x1, y1 in ring:
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
                inside = not inside
            x0, y0 = x1, y1
    return inside


_Side = tuple[float, float, float, float, float, float]
"""A side of a ring: x and y of its start, y of its end, its extent in x and y, and its squared length."""


def clearance(point: Point, rings: Iterable[Ring]) -> float:
    """Return the distance from *point* to the nearest border of *rings*, negative outside."""
    return _clearance(*point, _sides(rings), -1.0)


def _sides(rings: Iterable[Ring]) -> list[_Side]:
    sides = []
    for ring in rings:
        x0, y0 = ring[-1]
        for x1, y1 in ring:
            dx, dy = x1 - x0, y1 - y0
            sides.append((x0, y0, y1, dx, dy, dx * dx + dy * dy))
            x0, y0 = x1, y1
    return sides


def _clearance(x: float, y: float, sides: Iterable[_Side], least: float) -> float:
    """Return the ``clearance`` of (x, y), or -inf if it is below *least*, which usually shows after a few *sides*."""
    inside = False
    nearest = inf
    limit = least * least if least > 0 else -1.0
    for x0, y0, y1, dx, dy, length in sides:
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * dx / dy:
            inside = not inside
        along = ((x - x0) * dx + (y - y0) * dy) / length if length else 0.0
        if along <= 0:
            ox, oy = x0 - x, y0 - y
        elif along >= 1:
            ox, oy = x0 + dx - x, y0 + dy - y
        else:
            ox, oy = x0 + along * dx - x, y0 + along * dy - y
        square = ox * ox + oy * oy
        if square < nearest:
            if square < limit:
                return -inf
            nearest = square
    return sqrt(nearest) if inside else -sqrt(nearest)


def deepest_point(rings: Sequence[Ring], precision: float = 1.0) -> tuple[Point, float]:
    """Return the point of the region that is farthest from its border, and that distance.

    This is the pole of inaccessibility within *precision*, found by quartering squares that may still contain it.
    """
    xs = [x for x, _ in rings[0]]
    ys = [y for _, y in rings[0]]
    sides = _sides(rings)
    half = min(max(xs) - min(xs), max(ys) - min(ys)) / 4
    best: Point = (xs[0], ys[0])
    best_room = -inf
    heap: list[tuple[float, float, float, float]] = []

    def consider(x: float, y: float, size: float) -> None:
        nonlocal best, best_room
        # With less room than this, the point is not the best, and no better one is near.
        room = _clearance(x, y, sides, min(best_room, best_room + precision - size * 1.4142136) - _SLACK)
        if room > best_room:
            best, best_room = (x, y), room
        reach = room + size * 1.4142136
        if reach > best_room + precision:
            heappush(heap, (-reach, x, y, size))

    y = min(ys) + half
    while y < max(ys) + half:
        x = min(xs) + half
        while x < max(xs) + half:
            consider(x, y, half)
            x += 2 * half
        y += 2 * half
    while heap:
        reach, x, y, size = heappop(heap)
        if -reach <= best_room + precision:
            break
        size /= 2
        for dx, dy in ((-size, -size), (size, -size), (-size, size), (size, size)):
            consider(x + dx, y + dy, size)
    return best, best_room


def resampled(ring: Ring, spacing: float) -> list[Point]:
    """Return points on *ring* about *spacing* apart: close ones are dropped, long sides are subdivided."""
    points = []
    last = ring[-1]
    for here, after in zip(ring, (*ring[1:], ring[0]), strict=True):
        side = distance(here, after)
        if distance(last, here) >= spacing or side >= spacing:
            last = here
            points.append(here)
            steps = int(side / spacing)
            for step in range(1, steps):
                share = step / steps
                points.append((here[0] + share * (after[0] - here[0]), here[1] + share * (after[1] - here[1])))
    return points or list(ring)


def distance(a: Point, b: Point) -> float:
    """Return the distance between *a* and *b*."""
    return hypot(b[0] - a[0], b[1] - a[1])


def path_length(path: Sequence[Point]) -> float:
    """Return the length of an open path."""
    return sum(distance(a, b) for a, b in pairwise(path))


def first_crossing(paths: Sequence[Sequence[Point]], cell: float = 16.0) -> tuple[int, int] | None:
    """Return the indexes of two open *paths* (or one index twice) that touch anywhere except at their ends, or None.

    Raises BoardError if one place has more segments than any real map: comparing them all could take hours.
    """
    buckets: dict[tuple[int, int], list[tuple[int, Point, Point]]] = {}
    for number, path in enumerate(paths):
        for a, b in pairwise(path):
            for square in _squares(a, b, cell):
                if square in buckets:
                    buckets[square].append((number, a, b))
                else:
                    buckets[square] = [(number, a, b)]
    for bucket in buckets.values():
        if len(bucket) > _CROWD:
            size = f"{cell:g}"
            raise BoardError("{0} sides of borders are within {1} units, more than can be seen", len(bucket), size)
        for index, (number, a, b) in enumerate(bucket):
            (ax, ay), (bx, by) = a, b
            for other, c, d in bucket[:index]:
                # Most pairs are clearly apart; this is only a faster check for the result below.
                if (ax > c[0] < bx and ax > d[0] < bx) or (ay > c[1] < by and ay > d[1] < by):
                    continue
                if (ax < c[0] > bx and ax < d[0] > bx) or (ay < c[1] > by and ay < d[1] > by):
                    continue
                if _cross(a, b, c, d):
                    return other, number
    return None


def _squares(a: Point, b: Point, cell: float) -> Iterator[tuple[int, int]]:
    """Yield the squares of a grid that the segment ab crosses, and perhaps some adjacent ones."""
    (x0, y0), (x1, y1) = (a, b) if a <= b else (b, a)
    first, last = int(x0 // cell), int(x1 // cell)
    if first == last:
        low, high = (y0, y1) if y0 < y1 else (y1, y0)
        for row in range(int((low - _SLACK) // cell), int((high + _SLACK) // cell) + 1):
            yield first, row
        return
    slope = (y1 - y0) / (x1 - x0) if last > first else 0.0
    for column in range(first, last + 1):
        # Within its column the segment stays between these two heights, apart from rounding.
        enter = y0 if column == first else y0 + slope * (column * cell - x0)
        leave = y1 if column == last else y0 + slope * ((column + 1) * cell - x0)
        low, high = min(enter, leave) - _SLACK, max(enter, leave) + _SLACK
        for row in range(int(low // cell), int(high // cell) + 1):
            yield column, row


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Return whether the segments ab and cd touch anywhere except at a shared end."""
    if a in (c, d) or b in (c, d):
        # Neighbours on a path share one end. They overlap only if one folds back over the other.
        shared, end, other = (a, b, d if a == c else c) if a in (c, d) else (b, a, d if b == c else c)
        ux, uy = end[0] - shared[0], end[1] - shared[1]
        vx, vy = other[0] - shared[0], other[1] - shared[1]
        return ux * vy == uy * vx and ux * vx + uy * vy > 0
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return _side(a, b, c) * _side(a, b, d) <= 0 and _side(c, d, a) * _side(c, d, b) <= 0


def _side(a: Point, b: Point, c: Point) -> int:
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


def parts_near(lines: Sequence[Sequence[Point]], others: Iterable[Sequence[Point]]) -> Iterator[list[Point]]:
    """Yield the parts of *others* that come near the box around *lines*."""
    left, top = min(x for line in lines for x, _ in line) - 1, min(y for line in lines for _, y in line) - 1
    right, bottom = max(x for line in lines for x, _ in line) + 1, max(y for line in lines for _, y in line) + 1
    for other in others:
        part: list[Point] = []
        for a, b in pairwise(other):
            across = min(a[0], b[0]) <= right and max(a[0], b[0]) >= left
            if across and min(a[1], b[1]) <= bottom and max(a[1], b[1]) >= top:
                part = [*part, b] if part else [a, b]
            elif part:
                yield part
                part = []
        if part:
            yield part


def point_beside(ring: Ring) -> Point:
    """Return a point just beside the first side of *ring*, so that it is not a corner of another ring."""
    (x0, y0), (x1, y1) = ring[0], ring[1]
    length = distance(ring[0], ring[1])
    return (x0 + x1) / 2 - 0.01 * (y1 - y0) / length, (y0 + y1) / 2 + 0.01 * (x1 - x0) / length


def segment_crossing(a: Point, b: Point, c: Point, d: Point) -> tuple[float, float] | None:
    """Return where the segments ab and cd cross or touch, as shares of their lengths; None if they do not."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    cross = ux * vy - uy * vx
    if not cross:
        return None
    wx, wy = c[0] - a[0], c[1] - a[1]
    s, t = (wx * vy - wy * vx) / cross, (wx * uy - wy * ux) / cross
    return (s, t) if -_SLACK < s < 1 + _SLACK and -_SLACK < t < 1 + _SLACK else None


def extended(path: Sequence[Point], more: float) -> list[Point]:
    """Return the open *path* extended by *more* at both ends."""
    (ax, ay), (bx, by) = path[0], path[1]
    (cx, cy), (dx, dy) = path[-2], path[-1]
    first, last = more / distance(path[0], path[1]), more / distance(path[-2], path[-1])
    start, end = (ax + first * (ax - bx), ay + first * (ay - by)), (dx + last * (dx - cx), dy + last * (dy - cy))
    return [start, *path[1:-1], end]


def point_along(path: Sequence[Point], place: float) -> Point:
    """Return the point of an open *path* at *place*, measured in segments."""
    step = min(int(place), len(path) - 2)
    (ax, ay), (bx, by) = path[step], path[step + 1]
    return ax + (place - step) * (bx - ax), ay + (place - step) * (by - ay)
