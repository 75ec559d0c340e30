"""Regions as groups of mesh cells, grown from seeds over rough ground."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heapify, heappop, heappush
from math import fsum
from random import Random
from typing import Final

from swqt.content.generator.ground import LAND, Ground, pieces

NOBODY: Final = -1
_ROUNDS: Final = 10
_CANDIDATES: Final = 12


def grow(ground: Ground, kinds: Sequence[int], count: int, random: Random) -> list[int]:
    """Return for each cell the region, 0 to *count* - 1, that it belongs to, or NOBODY if it is no land.

    Sizes are alike and outlines follow the ground. A piece of land too small for a region keeps NOBODY, too.
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
            x = fsum(centres[number][0] for number in group) / len(group)
            y = fsum(centres[number][1] for number in group) / len(group)
            seeds[region] = min(group, key=lambda n: (centres[n][0] - x) ** 2 + (centres[n][1] - y) ** 2)
            slowness[region] *= (len(group) * count / len(land)) ** 0.25
    return owner


def _shares(parts: list[list[int]], count: int) -> list[tuple[list[int], int]]:
    """Return how many of *count* regions each part of the land gets, by its size."""
    whole = sum(map(len, parts))
    shares = [len(part) * count // whole for part in parts]
    rests = sorted(range(len(parts)), key=lambda index: shares[index] - len(parts[index]) * count / whole)
    for index in rests[: count - sum(shares)]:
        shares[index] += 1
    return [(part, share) for part, share in zip(parts, shares, strict=True) if share]


def _spread(
    land: list[int], count: int, centres: Sequence[tuple[float, float]], random: Random
) -> list[int]:
    """Return *count* cells, each the farthest of a dozen chosen at random from those before it."""
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
    seeds: Sequence[int], slowness: Sequence[float], ground: Ground, kinds: Sequence[int]
) -> list[int]:
    """Return which seed reaches each cell of land first."""
    steps = ground.steps
    owner = [NOBODY] * len(steps)
    heap = [(0.0, seed, region) for region, seed in enumerate(seeds)]
    heapify(heap)
    while heap:
        gone, number, region = heappop(heap)
        if owner[number] != NOBODY:
            continue
        owner[number] = region
        slow = slowness[region]
        for other, cost in steps[number]:
            if owner[other] == NOBODY and kinds[other] == LAND:
                heappush(heap, (gone + cost * slow, other, region))
    return owner
