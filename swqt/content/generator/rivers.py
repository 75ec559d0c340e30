"""Draws the river of an Underground board, a row of regions from one side of the frame to another; chooses its chasms.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from math import exp, hypot, pi, sin, sqrt
from random import Random
from typing import Final

from swqt.content.boards.checks import LARGEST_GROUP, underground_board_targets
from swqt.content.boards.design_targets import UndergroundTargets
from swqt.content.boards.geometry import Point, distance
from swqt.content.boards.graph import components
from swqt.content.generator.ground import FRAME, LAND, Mesh, MeshGround, pieces
from swqt.engine import Board, RegionSet, members

_STARTS: Final = 6
_EXCHANGES: Final = 90


def choose_chasms(
    near: Sequence[RegionSet],
    land: RegionSet,
    edge: RegionSet,
    centres: Sequence[Point],
    targets: UndergroundTargets,
    random: Random,
) -> RegionSet:
    """Return chasms chosen from *land*: single or in pairs, away from edge and river, and cutting off no land."""
    choice = list(members(land))
    river = ((1 << len(near)) - 1) & ~land
    unit = distance(centres[choice[0]], _nearest(choice[0], choice, centres))

    def badness(chasms: RegionSet) -> float:
        rest = land & ~chasms
        total = 0.0
        beside = 0
        chosen = members(chasms)
        for index, region in enumerate(chosen):
            brinks = near[region] & rest
            beside |= brinks
            total += 3.0 * max(0, 3 - brinks.bit_count(), brinks.bit_count() - 6)
            total += 2.5 * (edge >> region & 1) + 0.8 * bool(near[region] & river)
            for other in chosen[:index]:
                if not near[region] >> other & 1:
                    total += max(0.0, 2.6 - distance(centres[region], centres[other]) / unit)
        total += 0.6 * max(0, abs(beside.bit_count() - targets.brinks) - 1)
        total += sum(4.0 * max(0, part.bit_count() - LARGEST_GROUP) for part in components(near, chasms))
        total += 3.0 * (len(components(near, rest)) - len(components(near, land)))
        return total + 9.0 * (len(components(near, rest | river)) - 1)

    best, least = 0, 1e9
    for _ in range(_STARTS):
        chasms = sum(1 << region for region in random.sample(choice, targets.chasms))
        bad = badness(chasms)
        for _ in range(_EXCHANGES):
            gone = random.choice(members(chasms))
            new = random.choice(choice)
            if chasms >> new & 1:
                continue
            other = chasms ^ 1 << gone ^ 1 << new
            worth = badness(other)
            if worth <= bad:
                chasms, bad = other, worth
        if bad < least:
            best, least = chasms, bad
    return best


def _nearest(region: int, choice: Sequence[int], centres: Sequence[Point]) -> Point:
    """Return the centre nearest to that of *region*, about the width of a region away."""
    return min(
        (centres[other] for other in choice if other != region),
        key=lambda centre: distance(centres[region], centre),
    )


_HALF_WIDTH: Final = (56.0, 62.0)
_MARGIN: Final = 0.16
"""The minimum distance of the river's ends from corners, as a share of the side of the frame."""


class River:
    """Draws rivers and adapts their length to the results."""

    def __init__(self, width: float, height: float, targets: UndergroundTargets) -> None:
        self._width, self._height = width, height
        self._targets = targets
        self.unit = sqrt(width * height / targets.regions)
        """The approximate width of a region."""
        self._length = targets.banks / 2 * self.unit * 0.95

    def lay_out(self, ground: MeshGround, random: Random) -> list[int] | None:
        """Return for each cell LAND or the number of its river region, from 1 in order; None if the attempt failed."""
        mesh = ground.mesh
        courses = [self._course(random) for _ in range(8)]
        course = min(courses, key=lambda line: abs(_length(line) - self._length))
        half = random.uniform(*_HALF_WIDTH) * min(1.15, max(0.85, self.unit / 200))
        marks = _marks(course, self._targets.rivers, random)
        kinds = _flood(ground, course, half, marks, random.choice(ground.shores))
        return kinds if self._is_sound(mesh, kinds) else None

    def learn(self, board: Board) -> None:
        """Make the next rivers slightly longer if *board* has too little land beside its river, shorter if too much."""
        beside = (board.terrain["land"] & board.around(board.terrain["river"])).bit_count()
        lack = max(-3, min(3, underground_board_targets(board).banks - beside))
        longest = 1.25 * hypot(self._width, self._height)
        self._length = min(longest, max(0.8 * self._height, self._length * exp(0.03 * lack)))

    def _course(self, random: Random) -> list[Point]:
        """Return a winding line from one side of the frame to another, with a point every few units."""
        sides = random.choice(((0, 2), (1, 3), (0, 2), (1, 3), (0, 1), (1, 2), (2, 3), (3, 0)))
        (start, inward), (end, outward) = (self._gate(side, random) for side in sides)
        pull = distance(start, end) * random.uniform(0.3, 0.45)
        a = (start[0] + pull * inward[0], start[1] + pull * inward[1])
        b = (end[0] + pull * outward[0], end[1] + pull * outward[1])
        bends, sway = random.uniform(1.0, 2.6), random.uniform(0.02, 0.07) * distance(start, end)
        phase = random.uniform(0, 2 * pi)
        line = []
        steps = 240
        ux, uy = end[0] - start[0], end[1] - start[1]
        whole = hypot(ux, uy)
        for step in range(steps + 1):
            t = step / steps
            x, y = (_bezier(start[k], a[k], b[k], end[k], t) for k in (0, 1))
            # The amplitude fades at the ends, where the river leaves the board at a right angle.
            aside = sway * sin(pi * t) * sin(phase + 2 * pi * bends * t)
            line.append((x - uy / whole * aside, y + ux / whole * aside))
        return line

    def _gate(self, side: int, random: Random) -> tuple[Point, Point]:
        """Return a point on a side of the frame (0 top, clockwise) and the inward direction."""
        at = random.uniform(_MARGIN, 1 - _MARGIN)
        if side % 2 == 0:
            return (at * self._width, 0.0 if side == 0 else self._height), (0.0, 1.0 if side == 0 else -1.0)
        return (self._width if side == 1 else 0.0, at * self._height), (-1.0 if side == 1 else 1.0, 0.0)

    def _is_sound(self, mesh: Mesh, kinds: Sequence[int]) -> bool:
        """Return whether the river regions form a connected row with only its ends on the frame."""
        last = self._targets.rivers
        touching = {0: set[int]()}
        for kind in range(1, last + 1):
            cells = [number for number, value in enumerate(kinds) if value == kind]
            if not cells or len(pieces(mesh, cells)) != 1:
                return False
            touching[kind] = {
                FRAME if other == FRAME else kinds[other]
                for number in cells
                for other in mesh.cells[number].around
            } - {kind, LAND}
        for kind in range(1, last + 1):
            row = {kind - 1, kind + 1} & set(range(1, last + 1))
            if touching[kind] != row | ({FRAME} if kind in (1, last) else set()):
                return False
        banks = pieces(mesh, [number for number, kind in enumerate(kinds) if kind == LAND])
        least = 0.28 * sum(map(len, banks))
        return len(banks) == 2 and len(banks[1]) >= least


def _bezier(a: float, b: float, c: float, d: float, t: float) -> float:
    s = 1 - t
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d


def _length(line: Sequence[Point]) -> float:
    return sum(distance(line[index - 1], line[index]) for index in range(1, len(line)))


def _marks(line: Sequence[Point], count: int, random: Random) -> list[float]:
    """Return the distance along the river at which each region but the last ends."""
    whole = _length(line)
    return [whole * (number + random.uniform(-0.07, 0.07)) / count for number in range(1, count)]


def _flood(
    ground: MeshGround, line: Sequence[Point], half: float, marks: Sequence[float], ragged: Sequence[float]
) -> list[int]:
    """Return LAND or the river region of each cell within *half* of the line."""
    mesh = ground.mesh
    kinds = [LAND] * len(mesh.cells)
    spots = []
    gone = 0.0
    for index, (x, y) in enumerate(line):
        if index:
            gone += distance(line[index - 1], line[index])
        spots.append((x, y, gone))
    reach = half * 1.3
    buckets: dict[tuple[int, int], list[tuple[float, float, float]]] = {}
    for x, y, far in spots:
        for column in range(int((x - reach) // reach), int((x + reach) // reach) + 1):
            for row in range(int((y - reach) // reach), int((y + reach) // reach) + 1):
                buckets.setdefault((column, row), []).append((x, y, far))
    for number, cell in enumerate(mesh.cells):
        px, py = cell.centre
        near = buckets.get((int(px // reach), int(py // reach)))
        if near:
            away, far = min([(hypot(x - px, y - py), far) for x, y, far in near])
            if away < half * (1 + 0.35 * ragged[number]):
                kinds[number] = 1 + bisect_left(marks, far)
    return kinds
