"""Walks over a graph of regions: which hang together, and how far apart they are."""

from __future__ import annotations

from collections.abc import Sequence

from swqt.engine import RegionSet, members


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
