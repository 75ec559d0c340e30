"""Measures how evenly terrains, natives and entry regions are spread over a board.

Connectivity and distances in a graph of regions.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from math import fsum, hypot, sqrt
from typing import Final

from swqt.content.boards.design_targets import DesignFigure, at_least, at_most
from swqt.content.boards.geometry import Point
from swqt.engine import Board, RegionSet, members, region_set

MOST_OFF: Final = 0.35
"""The maximum distance of a terrain's centroid from the land's, in mean radii of the land."""

LEAST_ENTRY: Final = 0.6
"""The minimum number of a terrain's entry regions, as a share of its number in an even mixture."""

GATHERED: Final = "terrain off the middle of the land, most"
"""The figure for the terrain of ``farthest_off``."""

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
    """Return the minimum number of entry regions for a terrain of *terrain* regions."""
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
    """Return how many of the four quadrants around the centroid have an entry region."""
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
    """Return two of *regions* that are as far apart as the diameter, or none."""
    steps, start = max(((_flood(near, regions, 1 << region)[1], region) for region in members(regions)), default=(0, 0))
    reached = 1 << start
    for _ in range(steps - 1):
        reached |= region_set(other for region in members(reached) for other in members(near[region] & regions))
    last = _flood(near, regions, 1 << start)[0] & ~reached
    return (1 << start | last & -last) & regions


def borders(board: Board) -> int:
    """Return how many pairs of regions are adjacent."""
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
