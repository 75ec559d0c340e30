"""Region sets: a set of regions is one ``int`` whose bit *i* stands for region *i*.

Sets of regions are computed thousands of times a second (reach, immunity, income), and unions,
intersections and counts of ints are the cheapest in Python.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from swqt.engine.memo import Memo

_FIRST: Final = 0xFFF
_SECOND: Final = 0xFFF << 12
_THIRD: Final = 0xFFF << 24
_REST: Final = -1 << 36
"""The four stretches of a map, of twelve regions each; on very large maps the last one is longer."""

RegionSet = int
"""Documents intent: an ``int`` used as a set of region indices."""

NO_REGIONS: RegionSet = 0


def _counted(regions: RegionSet) -> tuple[int, ...]:
    return tuple([region for region in range(regions.bit_length()) if regions >> region & 1])


_in_stretch: Final = Memo(_counted).__getitem__
"""``members`` of what lies in one stretch: there are some thousand such sets, and every set consists of four."""


def _found(regions: RegionSet) -> tuple[int, ...]:
    return (
        _in_stretch(regions & _FIRST) + _in_stretch(regions & _SECOND)
        + _in_stretch(regions & _THIRD) + _in_stretch(regions & _REST)
    )  # fmt: skip


def united(answer: Callable[[RegionSet], RegionSet]) -> Callable[[RegionSet], RegionSet]:
    """Return a memoised *answer*; for the union of two sets, *answer* must return the union of its results."""
    known = Memo(answer).__getitem__

    def put_together(regions: RegionSet) -> RegionSet:
        return known(regions & _FIRST) | known(regions & _SECOND) | known(regions & _THIRD) | known(regions & _REST)

    return Memo(put_together).__getitem__


members: Final = Memo(_found).__getitem__
"""``members(regions)`` are the indices in *regions*, lowest first.

Memoised, because a game uses the same few thousand sets again and again.
"""


def region_set(indices: Iterable[int]) -> RegionSet:
    """Return the set that holds exactly *indices*."""
    regions = 0
    for index in indices:
        regions |= 1 << index
    return regions
