"""Trims grown regions at their borders until these are short, none is a sliver, and sizes are right."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from swqt.content.generator.mesh import FRAME, Cell, Mesh

SHORTEST_BORDER: Final = 46.0
"""A border shorter than this (world units) is hard to tell from a corner where regions only meet."""

_SAFE_BORDER: Final = 62.0
"""Trimming would rather have no border shorter than this."""

_LENGTH_WEIGHT: Final = 0.012
_SIZE_WEIGHT: Final = 3.0
_ROUND_WEIGHT: Final = 0.8
"""Of how far a cell lies from the middle of its region; this keeps tongues short."""

Pair = tuple[int, int]


class Trimmer:
    """Moves cells between regions, one at a time, as long as that makes the map better.

    ``owner[cell]`` is the region of each cell; regions below *movable* may change, the others are water.
    ``borders[(a, b)]`` is the length of the border between regions a < b; a is FRAME for the board's edge.
    ``wishes[region]`` is how many cells a region should have; at first all the same.
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
        """Try every border cell, then those beside a change, at most *sweeps* times, in random order."""
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
        """Move one cell to the neighbouring region where it does best; say whether it moved."""
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

    def _count(self, cell: Cell, region: int, by: int) -> None:
        """Add or take away a cell from what is known of its region."""
        self.sizes[region] += by
        self._xs[region] += by * cell.centre[0]
        self._ys[region] += by * cell.centre[1]

    def _off(self, number: int, region: int) -> float:
        """Return how far a cell lies from the middle of a region: squared, in mean areas of a region."""
        x, y = self.mesh.cells[number].centre
        size = self.sizes[region]
        dx, dy = x - self._xs[region] / size, y - self._ys[region] / size
        return (dx * dx + dy * dy) / self._unit

    def _change(
        self, number: int, around: Sequence[int], here: int, there: int
    ) -> tuple[dict[Pair, float], float]:
        """Return how each border and the sum of all would change if the cell went from *here* to *there*."""
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
        # The change of the sum of squared deviations, each relative to what the region should have.
        gain += _SIZE_WEIGHT * (2 * (sizes[here] - wishes[here]) - 1) / wishes[here] ** 2
        gain -= _SIZE_WEIGHT * (2 * (sizes[there] - wishes[there]) + 1) / wishes[there] ** 2
        for pair, by in change.items():
            before = self.borders.get(pair, 0.0)
            if before < _SAFE_BORDER or before + by < _SAFE_BORDER:
                gain += _shortness(before) - _shortness(before + by)
        return gain


def _shortness(length: float) -> float:
    """Return how bad a border is: not at all if absent or long enough, worst halfway between."""
    if length < 1e-6 or length >= _SAFE_BORDER:
        return 0.0
    wish = 0.3 * (1 - length / _SAFE_BORDER)
    return wish if length >= SHORTEST_BORDER else wish + 1.4 - abs(2 * length / SHORTEST_BORDER - 1)


def _runs(around: Sequence[int], region: int) -> int:
    """Return how many separate stretches of a cell's surroundings belong to *region*."""
    runs = 0
    last = around[-1]
    for beyond in around:
        if beyond == region and last != region:
            runs += 1
        last = beyond
    return runs
