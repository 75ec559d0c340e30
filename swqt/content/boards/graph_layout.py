"""Lays out a plain map for a board of which only the graph is known, such as one embedded in a game file.

Regions are Voronoi cells of points that lie near their neighbours' points. Cells can touch without being adjacent and
the reverse: the rules follow the graph, the map only illustrates it.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from swqt.content.boards.board_files import BoardShape, BorderArc, RegionOutline, signs
from swqt.content.boards.geometry import Point, deepest_point
from swqt.engine import Board, members

WIDTH: Final = 1200.0
HEIGHT: Final = 800.0

_ROUNDS: Final = 60
_MARGIN: Final = 0.08
"""The distance of the outermost points from the frame, as a share of the world."""

_FRAME: Final = -1

_Side = tuple[Point, int]
"""A corner of a cell, and the neighbour across the side that begins there: another region or the frame."""


def plain_shape(board: Board) -> BoardShape:
    """Return a map of *board*, deterministic for its graph."""
    points = _points(board)
    cells = [_cell(region, points) for region in range(len(points))]
    outlines = []
    arcs: list[BorderArc] = []
    for region, cell in enumerate(cells):
        ring = tuple(corner for corner, _ in cell)
        label, room = deepest_point([ring])
        count = max(1, len(signs(board, region)))
        symbols = tuple((label[0] + room * (0.5 * place - 0.25 * (count - 1)), label[1]) for place in range(count))
        outlines.append(RegionOutline(ring, (), label, symbols))
        for number, (corner, beyond) in enumerate(cell):
            after = cell[(number + 1) % len(cell)][0]
            if beyond == _FRAME:
                arcs.append(BorderArc((corner, after), (region,)))
            elif beyond > region:
                arcs.append(BorderArc((corner, after), (region, beyond)))
    return BoardShape(WIDTH, HEIGHT, tuple(outlines), tuple(arcs))


def _points(board: Board) -> list[Point]:
    """Return the positions of the regions, with distances as close as possible to those in the graph."""
    far = [_steps(board, region) for region in range(len(board.codes))]
    points = _start(far)
    for _ in range(_ROUNDS):
        points = [_settled(region, points, far[region]) for region in range(len(points))]
    return _fitted(points)


def _steps(board: Board, start: int) -> list[float]:
    """Return the distance of each region from *start* in borders; unconnected regions count as one step farther."""
    steps = [0] * len(board.codes)
    reached = front = 1 << start
    count = 0
    while front:
        count += 1
        beyond = 0
        for region in members(front):
            beyond |= board.near[region]
        front = beyond & ~reached
        reached |= front
        for region in members(front):
            steps[region] = count
    return [float(step or (0 if region == start else count + 1)) for region, step in enumerate(steps)]


def _start(far: list[list[float]]) -> list[Point]:
    """Return the initial layout: the two ends of the board at left and right, the regions across at top and bottom."""
    count = len(far)
    a = max(range(count), key=lambda region: far[0][region])
    b = max(range(count), key=lambda region: far[a][region])
    c = max(range(count), key=lambda region: far[a][region] + far[b][region] - 2 * abs(far[a][region] - far[b][region]))
    d = max(range(count), key=lambda region: far[c][region] - abs(far[a][region] - far[b][region]))
    # The region's index separates points with equal distances.
    return [
        (far[a][region] - far[b][region] + region / count / 8, far[c][region] - far[d][region] - region / count / 8)
        for region in range(count)
    ]


def _settled(region: int, points: list[Point], far: list[float]) -> Point:
    """Return the position that best fits the distances of *region* to all others, weighted towards near ones."""
    x, y = points[region]
    sx = sy = weights = 0.0
    for other, (ox, oy) in enumerate(points):
        if other != region:
            weight = 1 / (far[other] * far[other])
            share = far[other] / (hypot(x - ox, y - oy) or 1.0)
            sx += weight * (ox + share * (x - ox))
            sy += weight * (oy + share * (y - oy))
            weights += weight
    return (sx / weights, sy / weights) if weights else (x, y)


def _fitted(points: list[Point]) -> list[Point]:
    """Return *points* scaled to fill the world up to a margin."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide, high = max(xs) - min(xs) or 1.0, max(ys) - min(ys) or 1.0
    return [
        (
            WIDTH * (_MARGIN + (1 - 2 * _MARGIN) * (x - min(xs)) / wide),
            HEIGHT * (_MARGIN + (1 - 2 * _MARGIN) * (y - min(ys)) / high),
        )
        for x, y in points
    ]


def _cell(region: int, points: list[Point]) -> list[_Side]:
    """Return the Voronoi cell of *region*, clockwise."""
    corners = ((0.0, 0.0), (WIDTH, 0.0), (WIDTH, HEIGHT), (0.0, HEIGHT))
    cell: list[_Side] = [(corner, _FRAME) for corner in corners]
    for other, there in enumerate(points):
        if other != region:
            cell = _cut(cell, points[region], there, other)
    return cell


def _cut(cell: list[_Side], here: Point, there: Point, other: int) -> list[_Side]:
    nx, ny = there[0] - here[0], there[1] - here[1]
    limit = nx * (here[0] + there[0]) / 2 + ny * (here[1] + there[1]) / 2
    off = [nx * x + ny * y - limit for (x, y), _ in cell]
    kept: list[_Side] = []
    for number, ((start, beyond), now) in enumerate(zip(cell, off, strict=True)):
        after = (number + 1) % len(cell)
        end, then = cell[after][0], off[after]
        if now <= 0:
            kept.append((start, beyond))
        if (now <= 0) != (then <= 0):
            share = now / (now - then)
            crossing = (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
            kept.append((crossing, other if now <= 0 else beyond))
    return kept
