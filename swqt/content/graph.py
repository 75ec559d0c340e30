"""Walks over a graph of regions: which hang together, and how far apart they are."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from swqt.engine import Board, RegionSet, members


def components(near: Sequence[RegionSet], regions: RegionSet) -> list[RegionSet]:
    """Return the connected parts of *regions*."""
    parts = []
    while regions:
        part, _ = _flood(near, regions, regions & -regions)
        parts.append(part)
        regions &= ~part
    return parts


def diameter(near: Sequence[RegionSet], regions: RegionSet) -> int:
    """Return the most steps between two of *regions*, going through *regions* only; parts are not joined."""
    return max((_flood(near, regions, 1 << region)[1] for region in members(regions)), default=0)


def borders(board: Board) -> int:
    """Return how many pairs of regions are adjacent."""
    return sum(near.bit_count() for near in board.near) // 2


def inner_borders(board: Board, regions: RegionSet) -> int:
    """Return how many borders part two of *regions*."""
    return sum(board.near[a] >> b & 1 for a, b in combinations(members(regions), 2))


def equal_borders(board: Board) -> int:
    """Return how many borders part two regions of the same terrain, water and chasms not counted."""
    letters = [code[0] for code in board.codes]
    return sum(
        letters[region] == letters[other]
        for region in members(board.terrain["land"])
        for other in members(board.near[region] & board.terrain["land"])
        if other < region
    )


def _flood(near: Sequence[RegionSet], regions: RegionSet, start: RegionSet) -> tuple[RegionSet, int]:
    """Return what can be reached from *start* and in how many steps all of it is."""
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
