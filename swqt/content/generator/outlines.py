"""Turns groups of cells into arcs that regions share: chained, smoothed, roughened once, and joined to rings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple

from swqt.content.boards.geometry import Point, distance, first_crossing, signed_area
from swqt.content.generator.ground import FRAME, Corner, Mesh

ROUGH_COAST: Final = 0.17
ROUGH_BORDER: Final = 0.13
_ROUGHNESSES: Final = (1.0, 0.5, 0.0, None)
"""The roughness levels to try, as shares of the normal one; None means cell borders without smoothing."""

_STRIDE: Final = 22.0
"""The distance of the first displaced points along a border; each further level halves it."""

_WAVE: Final = 60.0
"""The longest straight part of a border drawn by hand."""

_SHORTEST_STEP: Final = 4.0
_CLOSEST: Final = 2.0

Line = tuple[Point, ...]
Pair = tuple[int, int]


class OutlineTracer(NamedTuple):
    """Arcs, the pair of regions beside each arc (FRAME first at the board's edge), and the rings of each region.

    A ring lists arcs as in TopoJSON: ~n is arc n reversed. The outer ring comes first.
    """

    arcs: list[Line]
    sides: list[Pair]
    rings: list[list[list[int]]]


def trace(mesh: Mesh, owner: list[int], is_water: list[bool], random: Random) -> OutlineTracer:
    """Return the outlines of the regions; the ends of all arcs are corners of the mesh.

    No two arcs cross: if they would, all are drawn again with less roughness, in the end as plain cell borders.
    """
    chains = _chains(_border_edges(mesh, owner))
    sides_of = [sides for sides, _ in chains]
    for roughness in _ROUGHNESSES:
        arcs = [
            _arc([mesh.places[corner] for corner in chain], sides, is_water, roughness, random)
            for sides, chain in chains
        ]
        if first_crossing(arcs) is None:
            break
    rings = [_rings(region, arcs, sides_of) for region in range(len(is_water))]
    return OutlineTracer(arcs, sides_of, rings)


def _arc(
    line: list[Point], sides: Pair, is_water: list[bool], roughness: float | None, random: Random
) -> Line:
    if sides[0] == FRAME:
        line = _straighten(line)
    elif roughness is not None:
        coast = is_water[sides[0]] != is_water[sides[1]]
        line = _thin(_smooth(_relax(line)), _STRIDE)
        line = _smooth(_roughen(line, roughness * (ROUGH_COAST if coast else ROUGH_BORDER), random))
    return _round(line)


def roughened(line: Sequence[Point], roughness: float, random: Random) -> Line:
    """Return *line* as an organic border; its ends are kept."""
    points = [line[0]]
    for (ax, ay), (bx, by) in pairwise(line):
        parts = max(1, round(distance((ax, ay), (bx, by)) / _WAVE))
        points += [(ax + (bx - ax) * part / parts, ay + (by - ay) * part / parts) for part in range(1, parts + 1)]
    return _round(_smooth(_roughen(_smooth(points), roughness, random)))


def _border_edges(mesh: Mesh, owner: list[int]) -> dict[tuple[Corner, Corner], Pair]:
    """Return the edges of the mesh between two regions, or between a region and the frame."""
    edges: dict[tuple[Corner, Corner], Pair] = {}
    for number, cell in enumerate(mesh.cells):
        for index, other in enumerate(cell.around):
            beyond = FRAME if other == FRAME else owner[other]
            if beyond < owner[number]:
                a, b = cell.corners[index], cell.corners[(index + 1) % len(cell.corners)]
                edges[(a, b) if a < b else (b, a)] = (beyond, owner[number])
    return edges


def _chains(edges: dict[tuple[Corner, Corner], Pair]) -> list[tuple[Pair, list[Corner]]]:
    """Return the edges joined to chains that end where three regions meet; rings around islands begin anywhere."""
    at: dict[Corner, list[Corner]] = {}
    for a, b in edges:
        at.setdefault(a, []).append(b)
        at.setdefault(b, []).append(a)
    left = dict(edges)
    chains = []
    ends = sorted(corner for corner, others in at.items() if len(others) != 2)
    # Only closed chains are left now; they may begin at any corner.
    for start in (*ends, *sorted(at)):
        for second in sorted(at[start]):
            sides = left.pop(_edge(start, second), None)
            if sides is None:
                continue
            chain = [start, second]
            while len(at[chain[-1]]) == 2 and chain[-1] != start:
                after = next(corner for corner in at[chain[-1]] if corner != chain[-2])
                del left[_edge(chain[-1], after)]
                chain.append(after)
            chains.append((sides, chain))
    return chains


def _edge(a: Corner, b: Corner) -> tuple[Corner, Corner]:
    return (a, b) if a < b else (b, a)


def _straighten(line: list[Point]) -> list[Point]:
    """Return *line* without points between two others on the same side of the frame."""
    kept = [line[0]]
    for before, here, after in zip(line, line[1:], line[2:], strict=False):
        if not (before[0] == here[0] == after[0] or before[1] == here[1] == after[1]):
            kept.append(here)
    return [*kept, line[-1]]


def _relax(line: list[Point]) -> list[Point]:
    """Return *line* with all inner points moved towards their neighbours, which smooths the zigzag of cell borders."""
    inner = [
        ((before[0] + 2 * here[0] + after[0]) / 4, (before[1] + 2 * here[1] + after[1]) / 4)
        for before, here, after in zip(line, line[1:], line[2:], strict=False)
    ]
    return [line[0], *inner, line[-1]]


def _smooth(line: list[Point]) -> list[Point]:
    """Return *line* with its corners cut (Chaikin); the ends are kept, even if they coincide."""
    out = [line[0]]
    last = len(line) - 2
    for index in range(last + 1):
        (ax, ay), (bx, by) = line[index], line[index + 1]
        if index > 0:
            out.append((ax + 0.25 * (bx - ax), ay + 0.25 * (by - ay)))
        if index < last:
            out.append((ax + 0.75 * (bx - ax), ay + 0.75 * (by - ay)))
    return [*out, line[-1]]


def _roughen(line: list[Point], roughness: float, random: Random) -> list[Point]:
    """Return *line* with midpoints displaced sideways by up to *roughness* of the segment's length, recursively."""
    out = [line[0]]
    for a, b in pairwise(line):
        _displace(a, b, roughness, random, out)
    return out


def _displace(a: Point, b: Point, roughness: float, random: Random, out: list[Point]) -> None:
    dx, dy = b[0] - a[0], b[1] - a[1]
    if distance(a, b) >= 2 * _SHORTEST_STEP:
        by = random.uniform(-roughness, roughness)
        middle = ((a[0] + b[0]) / 2 - dy * by, (a[1] + b[1]) / 2 + dx * by)
        _displace(a, middle, roughness, random, out)
        _displace(middle, b, roughness, random, out)
    else:
        out.append(b)


def _thin(line: list[Point], stride: float) -> list[Point]:
    """Return *line* without points closer than *stride* to the previous one or to the end."""
    kept = [line[0]]
    for point in line[1:-1]:
        if distance(point, kept[-1]) >= stride and distance(point, line[-1]) >= stride:
            kept.append(point)
    return [*kept, line[-1]]


def _round(line: list[Point]) -> Line:
    """Return *line* rounded to tenths of a unit, without points that coincide after rounding."""
    return tuple(_thin([(round(x, 1), round(y, 1)) for x, y in line], _CLOSEST))


def _rings(region: int, arcs: list[Line], sides: list[Pair]) -> list[list[int]]:
    """Return the rings of one region, the outer one first, each clockwise on a screen."""
    at: dict[Point, list[int]] = {}
    for number, pair in enumerate(sides):
        if region in pair:
            at.setdefault(arcs[number][0], []).append(number)
            at.setdefault(arcs[number][-1], []).append(~number)
    left = {number for number, pair in enumerate(sides) if region in pair}
    found = []
    while left:
        first = min(left)
        left.discard(first)
        ring = [first]
        points = list(arcs[first])
        while points[-1] != points[0]:
            step = next(number for number in at[points[-1]] if max(number, ~number) in left)
            left.discard(max(step, ~step))
            ring.append(step)
            points += (arcs[step] if step >= 0 else arcs[~step][::-1])[1:]
        area = signed_area(points)
        found.append((abs(area), ring if area > 0 else [~number for number in reversed(ring)]))
    found.sort(reverse=True)
    return [ring for _, ring in found]
