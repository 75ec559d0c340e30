"""Regions as groups of mesh cells: grown from seeds over rough ground, then trimmed at their borders."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from math import fsum, hypot
from random import Random
from typing import Final

from swqt.content.generator.mesh import FRAME, Mesh
from swqt.content.generator.noise import Noise

SHORTEST_BORDER: Final = 46.0
"""A border shorter than this (world units) is hard to tell from a corner where regions only meet."""

_SAFE_BORDER: Final = 62.0
"""Trimming would rather have no border shorter than this."""

_ROUNDS: Final = 8
_LENGTH_WEIGHT: Final = 0.012
_SIZE_WEIGHT: Final = 3.0


def grow(mesh: Mesh, land: list[int], count: int, noise: Noise, random: Random) -> dict[int, int]:
    """Return the owner, 0 to *count* - 1, of each cell of *land*; sizes are alike, outlines follow the noise.

    *land* must be connected.
    """
    inside = set(land)
    steps = {number: _steps(mesh, number, inside, noise) for number in land}
    centres = {number: mesh.cells[number].centre for number in land}
    seeds = _spread(land, count, centres, random)
    slowness = [1.0] * count
    owner: dict[int, int] = {}
    for _ in range(_ROUNDS):
        owner = _race(seeds, slowness, steps)
        groups: list[list[int]] = [[] for _ in range(count)]
        for number in land:
            groups[owner[number]].append(number)
        for region, group in enumerate(groups):
            # fsum, because sum() of floats differs between Python versions.
            x = fsum(centres[number][0] for number in group) / len(group)
            y = fsum(centres[number][1] for number in group) / len(group)
            seeds[region] = min(group, key=lambda n: (centres[n][0] - x) ** 2 + (centres[n][1] - y) ** 2)
            slowness[region] *= (len(group) * count / len(land)) ** 0.25
    return owner


def _steps(mesh: Mesh, number: int, inside: set[int], noise: Noise) -> list[tuple[int, float]]:
    """Return the neighbours of a cell within *inside* and what it costs to grow into each."""
    x, y = mesh.cells[number].centre
    out = []
    for other in mesh.cells[number].around:
        if other in inside:
            ox, oy = mesh.cells[other].centre
            out.append((other, hypot(ox - x, oy - y) * (0.5 + 1.4 * noise.fractal(ox / 70, oy / 70, 2))))
    return out


def _spread(
    land: list[int], count: int, centres: dict[int, tuple[float, float]], random: Random
) -> list[int]:
    """Return *count* cells, each as far as can be from those before it."""
    seeds = [random.choice(land)]
    gaps = dict.fromkeys(land, 1e18)
    while len(seeds) < count:
        sx, sy = centres[seeds[-1]]
        for number in land:
            x, y = centres[number]
            gap = (x - sx) ** 2 + (y - sy) ** 2
            if gap < gaps[number]:
                gaps[number] = gap
        seeds.append(max(land, key=gaps.__getitem__))
    return seeds


def _race(
    seeds: list[int], slowness: list[float], steps: dict[int, list[tuple[int, float]]]
) -> dict[int, int]:
    """Return which seed reaches each cell first."""
    owner: dict[int, int] = {}
    heap = [(0.0, seed, region) for region, seed in enumerate(seeds)]
    heapify(heap)
    while heap:
        distance, number, region = heappop(heap)
        if number in owner:
            continue
        owner[number] = region
        slow = slowness[region]
        for other, cost in steps[number]:
            if other not in owner:
                heappush(heap, (distance + cost * slow, other, region))
    return owner


class Trimmer:
    """Moves cells between land regions until borders are short, none too short, and sizes alike.

    ``owner[cell]`` is the region of each cell; regions below *movable* may change.
    ``borders[(a, b)]`` is the length of the border between regions a < b; a is FRAME for the board's edge.
    """

    def __init__(self, mesh: Mesh, owner: list[int], movable: int) -> None:
        self.mesh = mesh
        self.owner = owner
        self.movable = movable
        self.sizes = [0] * movable
        self.borders: dict[tuple[int, int], float] = {}
        for number, region in enumerate(owner):
            if region < movable:
                self.sizes[region] += 1
            cell = mesh.cells[number]
            for other, length in zip(cell.around, cell.lengths, strict=True):
                beyond = FRAME if other == FRAME else owner[other]
                if beyond < region:
                    self.borders[beyond, region] = self.borders.get((beyond, region), 0.0) + length
        self.mean = sum(self.sizes) / movable

    def trim(self, sweeps: int, random: Random) -> None:
        """Try every border cell *sweeps* times, in random order, and take each move that makes it better."""
        cells = [number for number, region in enumerate(self.owner) if region < self.movable]
        for _ in range(sweeps):
            random.shuffle(cells)
            moved = 0
            for number in cells:
                moved += self._try(number)
            if not moved:
                return

    def _try(self, number: int) -> int:
        """Move one cell to the neighbouring region where it does best; return how many moved, 0 or 1."""
        owner = self.owner
        here = owner[number]
        around = [FRAME if other == FRAME else owner[other] for other in self.mesh.cells[number].around]
        if around.count(here) == len(around) or _runs(around, here) != 1:
            return 0
        best, best_gain, best_change = here, 1e-9, {}
        for there in dict.fromkeys(around):
            if there in (here, FRAME) or there >= self.movable or _runs(around, there) != 1:
                continue
            change, length = self._change(number, around, here, there)
            gain = self._gain(change, length, here, there)
            if gain > best_gain:
                best, best_gain, best_change = there, gain, change
        if best == here:
            return 0
        owner[number] = best
        self.sizes[here] -= 1
        self.sizes[best] += 1
        for key, change_of_length in best_change.items():
            rest = self.borders.get(key, 0.0) + change_of_length
            if rest > 1e-6:
                self.borders[key] = rest
            else:
                self.borders.pop(key, None)
        return 1

    def _change(
        self, number: int, around: list[int], here: int, there: int
    ) -> tuple[dict[tuple[int, int], float], float]:
        """Return how each border and the sum of all would change if the cell went from *here* to *there*."""
        change: dict[tuple[int, int], float] = {}
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

    def _gain(
        self, change: dict[tuple[int, int], float], length: float, here: int, there: int
    ) -> float:
        gain = -_LENGTH_WEIGHT * length
        # The change of the sum of squared deviations from the mean size.
        gain -= _SIZE_WEIGHT * 2 * (self.sizes[there] - self.sizes[here] + 1) / (self.mean * self.mean)
        for key, by in change.items():
            before = self.borders.get(key, 0.0)
            gain += _shortness(before) - _shortness(before + by)
        return gain


def _shortness(length: float) -> float:
    """Return how bad a border is: not at all if absent or long enough, worst halfway between."""
    if length < 1e-6 or length >= _SAFE_BORDER:
        return 0.0
    wish = 0.3 * (1 - length / _SAFE_BORDER)
    return wish if length >= SHORTEST_BORDER else wish + 1.4 - abs(2 * length / SHORTEST_BORDER - 1)


def _runs(around: list[int], region: int) -> int:
    """Return how many separate stretches of a cell's surroundings belong to *region*."""
    return sum(
        beyond == region and around[index - 1] != region for index, beyond in enumerate(around)
    )
