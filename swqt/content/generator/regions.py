"""Grows regions as groups of mesh cells from seeds, over uneven costs, then trims them for better borders and sizes."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heapify, heappop, heappush
from math import fsum, inf
from random import Random
from typing import Final

from swqt.content.generator.ground import FRAME, LAND, Mesh, MeshCell, MeshGround, pieces

NOBODY: Final = -1
_ROUNDS: Final = 10
_CANDIDATES: Final = 12


def grow(ground: MeshGround, kinds: Sequence[int], count: int, random: Random) -> list[int]:
    """Return the region of each cell, 0 to *count* - 1, or NOBODY if it is not land.

    Sizes are similar and outlines follow the costs. Components of land that are too small for a region stay NOBODY.
    """
    land = [number for number, kind in enumerate(kinds) if kind == LAND]
    centres = [cell.centre for cell in ground.mesh.cells]
    seeds = []
    for piece, share in _shares(pieces(ground.mesh, land), count):
        seeds += _spread(piece, share, centres, random)
    slowness = [1.0] * count
    owner: list[int] = []
    for _ in range(_ROUNDS):
        owner = _race(seeds, slowness, ground, kinds)
        groups: list[list[int]] = [[] for _ in range(count)]
        for number in land:
            if owner[number] != NOBODY:
                groups[owner[number]].append(number)
        for region, group in enumerate(groups):
            # fsum, because sum() of floats differs between Python versions.
            x = fsum([centres[number][0] for number in group]) / len(group)
            y = fsum([centres[number][1] for number in group]) / len(group)
            away = [(centres[number][0] - x) ** 2 + (centres[number][1] - y) ** 2 for number in group]
            seeds[region] = group[away.index(min(away))]
            slowness[region] *= (len(group) * count / len(land)) ** 0.25
    return owner


def _shares(parts: list[list[int]], count: int) -> list[tuple[list[int], int]]:
    """Return the number of regions for each part of the land, proportional to its size, *count* in all."""
    whole = sum(map(len, parts))
    shares = [len(part) * count // whole for part in parts]
    rests = sorted(range(len(parts)), key=lambda index: shares[index] - len(parts[index]) * count / whole)
    for index in rests[: count - sum(shares)]:
        shares[index] += 1
    return [(part, share) for part, share in zip(parts, shares, strict=True) if share]


def _spread(
    land: list[int], count: int, centres: Sequence[tuple[float, float]], random: Random
) -> list[int]:
    """Return *count* cells, each the one of a dozen random cells that is farthest from all previous ones."""
    seeds = [random.choice(land)]
    taken = set(seeds)
    while len(seeds) < count:
        best, widest = NOBODY, -1.0
        for _ in range(_CANDIDATES):
            number = random.choice(land)
            if number in taken:
                continue
            x, y = centres[number]
            gap = min([(x - centres[s][0]) ** 2 + (y - centres[s][1]) ** 2 for s in seeds])
            if gap > widest:
                best, widest = number, gap
        if best != NOBODY:
            seeds.append(best)
            taken.add(best)
    return seeds


def _race(
    seeds: Sequence[int], slowness: Sequence[float], ground: MeshGround, kinds: Sequence[int]
) -> list[int]:
    """Return for each cell of land the seed that reaches it first."""
    steps = ground.steps
    owner = [NOBODY] * len(steps)
    soonest = [inf if kind == LAND else -inf for kind in kinds]
    heap = [(0.0, seed, region) for region, seed in enumerate(seeds)]
    heapify(heap)
    pop, push = heappop, heappush
    while heap:
        gone, number, region = pop(heap)
        if owner[number] != NOBODY:
            continue
        owner[number] = region
        slow = slowness[region]
        for other, cost in steps[number]:
            there = gone + cost * slow
            if there < soonest[other]:
                soonest[other] = there
                push(heap, (there, other, region))
    return owner


SHORTEST_BORDER: Final = 46.0
"""The minimum length of a border in world units; with a shorter one, regions seem to meet only at a corner."""

_SAFE_BORDER: Final = 62.0
"""The preferred minimum length of a border."""

_LENGTH_WEIGHT: Final = 0.012
_SIZE_WEIGHT: Final = 3.0
_ROUND_WEIGHT: Final = 0.8
"""The weight of a cell's distance from the centroid of its region; this term keeps regions compact."""

Pair = tuple[int, int]


class Trimmer:
    """Moves cells between regions, one at a time, while that improves the map.

    ``owner[cell]`` is the region of each cell; regions below *movable* may change, the others are water.
    ``borders[(a, b)]`` is the length of the border between regions a < b; a is FRAME at the board's edge.
    ``wishes[region]`` is the target number of cells of a region, initially equal for all.
    """

    def __init__(self, mesh: Mesh, owner: list[int], movable: int) -> None:
        self.mesh = mesh
        self.owner = owner
        self.movable = movable
        self.sizes = [0] * movable
        self._xs = [0.0] * movable
        self._ys = [0.0] * movable
        self.borders: dict[Pair, float] = {}
        for number, region in enumerate(owner):
            cell = mesh.cells[number]
            if region < movable:
                self._count(cell, region, 1)
            for other, length in zip(cell.around, cell.lengths, strict=True):
                beyond = FRAME if other == FRAME else owner[other]
                if beyond < region:
                    self.borders[beyond, region] = self.borders.get((beyond, region), 0.0) + length
        self.wishes = [sum(self.sizes) / movable] * movable
        self._unit = sum(self.sizes) / movable * mesh.width * mesh.height / len(mesh.cells)

    def trim(self, sweeps: int, random: Random) -> None:
        """Try to move every border cell, then those next to a change, in at most *sweeps* passes of random order."""
        cells = [number for number, region in enumerate(self.owner) if region < self.movable]
        for _ in range(sweeps):
            random.shuffle(cells)
            stirred: dict[int, None] = {}
            for number in cells:
                if self._try(number):
                    stirred[number] = None
                    stirred.update(dict.fromkeys(self.mesh.cells[number].around))
            stirred.pop(FRAME, None)
            cells = [number for number in stirred if self.owner[number] < self.movable]
            if not cells:
                return

    def _try(self, number: int) -> bool:
        """Move one cell to the best neighbouring region; return whether it moved."""
        owner = self.owner
        here = owner[number]
        around = [owner[other] if other >= 0 else FRAME for other in self.mesh.cells[number].around]
        if around.count(here) == len(around) or _runs(around, here) != 1:
            return False
        best, best_gain = here, 1e-9
        best_change: dict[Pair, float] = {}
        for there in dict.fromkeys(around):
            if there in (here, FRAME) or there >= self.movable or _runs(around, there) != 1:
                continue
            change, length = self._change(number, around, here, there)
            gain = self._gain(change, length, here, there)
            gain += _ROUND_WEIGHT * (self._off(number, here) - self._off(number, there))
            if gain > best_gain:
                best, best_gain, best_change = there, gain, change
        if best == here:
            return False
        owner[number] = best
        cell = self.mesh.cells[number]
        self._count(cell, here, -1)
        self._count(cell, best, 1)
        for pair, by in best_change.items():
            rest = self.borders.get(pair, 0.0) + by
            if rest > 1e-6:
                self.borders[pair] = rest
            else:
                self.borders.pop(pair, None)
        return True

    def _count(self, cell: MeshCell, region: int, by: int) -> None:
        """Add *cell* to the totals of *region* (*by* = 1) or subtract it (-1)."""
        self.sizes[region] += by
        self._xs[region] += by * cell.centre[0]
        self._ys[region] += by * cell.centre[1]

    def _off(self, number: int, region: int) -> float:
        """Return the squared distance of a cell from the centroid of a region, in units of a region's mean area."""
        x, y = self.mesh.cells[number].centre
        size = self.sizes[region]
        dx, dy = x - self._xs[region] / size, y - self._ys[region] / size
        return (dx * dx + dy * dy) / self._unit

    def _change(
        self, number: int, around: Sequence[int], here: int, there: int
    ) -> tuple[dict[Pair, float], float]:
        """Return the change of the border lengths and of their sum if the cell moved from *here* to *there*."""
        change: dict[Pair, float] = {}
        total = 0.0
        both = (here, there) if here < there else (there, here)
        for beyond, length in zip(around, self.mesh.cells[number].lengths, strict=True):
            if beyond == here:
                change[both] = change.get(both, 0.0) + length
                total += length
            elif beyond == there:
                change[both] = change.get(both, 0.0) - length
                total -= length
            else:
                loses = (here, beyond) if here < beyond else (beyond, here)
                gains = (there, beyond) if there < beyond else (beyond, there)
                change[loses] = change.get(loses, 0.0) - length
                change[gains] = change.get(gains, 0.0) + length
        return change, total

    def _gain(self, change: dict[Pair, float], length: float, here: int, there: int) -> float:
        sizes, wishes = self.sizes, self.wishes
        gain = -_LENGTH_WEIGHT * length
        # The change in the sum of squared deviations, relative to the target sizes.
        gain += _SIZE_WEIGHT * (2 * (sizes[here] - wishes[here]) - 1) / wishes[here] ** 2
        gain -= _SIZE_WEIGHT * (2 * (sizes[there] - wishes[there]) + 1) / wishes[there] ** 2
        for pair, by in change.items():
            before = self.borders.get(pair, 0.0)
            if before < _SAFE_BORDER or before + by < _SAFE_BORDER:
                gain += _shortness(before) - _shortness(before + by)
        return gain


def _shortness(length: float) -> float:
    """Return the penalty for a border: none if absent or long enough, highest halfway between."""
    if length < 1e-6 or length >= _SAFE_BORDER:
        return 0.0
    wish = 0.3 * (1 - length / _SAFE_BORDER)
    return wish if length >= SHORTEST_BORDER else wish + 1.4 - abs(2 * length / SHORTEST_BORDER - 1)


def _runs(around: Sequence[int], region: int) -> int:
    """Return the number of separate runs of a cell's neighbours that belong to *region*."""
    runs = 0
    last = around[-1]
    for beyond in around:
        if beyond == region and last != region:
            runs += 1
        last = beyond
    return runs
