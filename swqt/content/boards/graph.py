"""Graphs of regions: the spread of terrains, natives and entry regions, connectivity, distances, and a plain map for a
board of which only the graph is known, such as one embedded in a game file.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import fsum, hypot, sqrt
from typing import Final

from swqt.content.boards.board_files import BoardShape, BorderArc, RegionOutline, signs
from swqt.content.boards.design_targets import DesignFigure, at_least, at_most
from swqt.content.boards.geometry import Point, deepest_point
from swqt.engine import Board, RegionSet, members, region_set

MOST_OFF: Final = 0.35
"""The maximum distance of a terrain's centroid from that of the land, in mean radii of the land."""

LEAST_ENTRY: Final = 0.6
"""The minimum number of entry regions of a terrain, as a share of the number in an even mixture."""

GATHERED: Final = "terrain off the middle of the land, most"
"""The name of the figure for the terrain of ``farthest_off``."""

_FEW: Final = 3
"""The smallest number of regions whose centroid is measured."""


class LandExtent:
    """The extent of a board's land; measures how far a part of it lies from the centroid."""

    def __init__(self, points: Sequence[Point]) -> None:
        count = max(1, len(points))
        self.x = fsum(x for x, _ in points) / count
        self.y = fsum(y for _, y in points) / count
        self.reach = sqrt(fsum((x - self.x) ** 2 + (y - self.y) ** 2 for x, y in points) / count) or 1.0

    def off(self, points: Collection[Point]) -> float:
        """Return the distance of the centroid of *points* from the land's, in units of the land's mean radius."""
        count = max(1, len(points))
        x = fsum([x for x, _ in points]) / count
        y = fsum([y for _, y in points]) / count
        return hypot(x - self.x, y - self.y) / self.reach


def entry_wish(board: Board, terrain: int) -> int:
    """Return the minimum number of entry regions for a terrain with *terrain* regions."""
    land = board.terrain["land"]
    share = (land & board.entry).bit_count() / max(1, land.bit_count())
    return int(LEAST_ENTRY * share * terrain)


def balance(board: Board, labels: Sequence[Point]) -> Iterator[DesignFigure]:
    """Yield the figures on the spread of terrains, natives and entry regions; *labels* are the regions' positions."""
    field = LandExtent([labels[region] for region in members(board.terrain["land"])])
    grounds = _grounds(board)
    off = [field.off([labels[region] for region in found]) for found in grounds.values() if len(found) >= _FEW]
    yield at_most(GATHERED, max(off, default=0.0), MOST_OFF)
    natives = members(board.marks["tribe"] | board.marks["monster"])
    if len(natives) >= _FEW:
        yield at_most("natives off the middle of the land", field.off([labels[n] for n in natives]), MOST_OFF)
    lack = 0
    for found in grounds.values():
        entries = sum(board.entry >> region & 1 for region in found)
        lack += max(0, entry_wish(board, len(found)) - entries)
    yield DesignFigure("entry regions that terrains lack", lack, 0, 0)
    if board.entry & board.terrain["land"]:
        yield at_least("entry regions round the middle, quarters", _quarters(board, labels, field), 4)


def _grounds(board: Board) -> dict[str, list[int]]:
    """Return the land by the letter of its terrain; board.terrain["mine"] also holds regions with the mark (MIX-3)."""
    grounds: dict[str, list[int]] = {}
    for region in members(board.terrain["land"]):
        grounds.setdefault(board.codes[region][0], []).append(region)
    return grounds


def farthest_off(board: Board, labels: Sequence[Point]) -> list[int]:
    """Return the regions of the terrain whose centroid is farthest from the land's."""
    field = LandExtent([labels[region] for region in members(board.terrain["land"])])
    grounds = [found for found in _grounds(board).values() if len(found) >= _FEW]
    return max(grounds, key=lambda found: field.off([labels[region] for region in found]), default=[])


def _quarters(board: Board, labels: Sequence[Point], field: LandExtent) -> int:
    """Return how many of the four quadrants around the land's centroid have an entry region."""
    entries = members(board.entry & board.terrain["land"])
    return len({(labels[region][0] > field.x, labels[region][1] > field.y) for region in entries})


def components(near: Sequence[RegionSet], regions: RegionSet) -> list[RegionSet]:
    """Return the connected components of *regions*."""
    parts = []
    while regions:
        part, _ = _flood(near, regions, regions & -regions)
        parts.append(part)
        regions &= ~part
    return parts


def diameter(near: Sequence[RegionSet], regions: RegionSet) -> int:
    """Return the largest diameter of the connected components of *regions*."""
    return max((_flood(near, regions, 1 << region)[1] for region in members(regions)), default=0)


def longest_way(near: Sequence[RegionSet], regions: RegionSet) -> RegionSet:
    """Return two of *regions* whose distance is the diameter, or none."""
    steps, start = max(((_flood(near, regions, 1 << region)[1], region) for region in members(regions)), default=(0, 0))
    reached = 1 << start
    for _ in range(steps - 1):
        reached |= region_set(other for region in members(reached) for other in members(near[region] & regions))
    last = _flood(near, regions, 1 << start)[0] & ~reached
    return (1 << start | last & -last) & regions


def borders(board: Board) -> int:
    """Return the number of adjacent pairs of regions."""
    return sum(near.bit_count() for near in board.near) // 2


def inner_borders(board: Board, regions: RegionSet) -> int:
    """Return the number of borders between two of *regions*."""
    return sum(board.near[a] >> b & 1 for a, b in combinations(members(regions), 2))


def equal_borders(board: Board) -> int:
    """Return the number of borders between regions of the same terrain, without water and chasms."""
    letters = [code[0] for code in board.codes]
    return sum(
        letters[region] == letters[other]
        for region in members(board.terrain["land"])
        for other in members(board.near[region] & board.terrain["land"])
        if other < region
    )


def _flood(near: Sequence[RegionSet], regions: RegionSet, start: RegionSet) -> tuple[RegionSet, int]:
    """Return the regions reachable from *start*, and the number of steps to the farthest."""
    reached = front = start
    steps = -1
    while front:
        steps += 1
        beyond = 0
        for region in members(front):
            beyond |= near[region]
        front = beyond & regions & ~reached
        reached |= front
    return reached, steps


WIDTH: Final = 1200.0
HEIGHT: Final = 800.0

_ROUNDS: Final = 60
_MARGIN: Final = 0.08
"""The distance of the outermost points from the frame, as a share of the world."""

_FRAME: Final = -1

_Side = tuple[Point, int]
"""A corner of a cell, and the neighbour across the side that starts there: another region or the frame."""


@lru_cache(maxsize=8)    # a fifth of a second for a large board
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
    """Return positions for the regions whose distances match those in the graph as closely as possible."""
    far = [_steps(board, region) for region in range(len(board.codes))]
    points = _start(far)
    for _ in range(_ROUNDS):
        points = [_settled(region, points, far[region]) for region in range(len(points))]
    return _fitted(points)


def _steps(board: Board, start: int) -> list[float]:
    """Return the distance of each region from *start* in borders; unconnected ones are beyond the farthest."""
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
    """Return the initial layout: two opposite ends of the board at left and right, two others at top and bottom."""
    count = len(far)
    a = max(range(count), key=lambda region: far[0][region])
    b = max(range(count), key=lambda region: far[a][region])
    c = max(range(count), key=lambda region: far[a][region] + far[b][region] - 2 * abs(far[a][region] - far[b][region]))
    d = max(range(count), key=lambda region: far[c][region] - abs(far[a][region] - far[b][region]))
    # The index of the region separates points with equal distances.
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
