"""Region sets: a set of regions is one ``int`` whose bit *i* stands for region *i*.

Sets of regions are computed thousands of times a second (reach, immunity, income), and unions,
intersections and counts of ints are the cheapest in Python.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from swqt.engine.memo import Memo

RegionSet = int
"""Documents intent: an ``int`` used as a set of region indices."""

NO_REGIONS: RegionSet = 0

_WIDTH: Final = 10
_STRETCH: Final = (1 << _WIDTH) - 1
_TWO: Final = 2 * _WIDTH
_THREE: Final = 3 * _WIDTH


def _subsets(first: int) -> tuple[tuple[int, ...], ...]:
    """Return a table from the ten bits that begin with region *first* to the regions they stand for."""
    rows: list[tuple[int, ...]] = [()]
    for region in range(first, first + _WIDTH):
        rows += [(*row, region) for row in rows]
    return tuple(rows)


_FIRST: Final = _subsets(0)
_SECOND: Final = _subsets(_WIDTH)
_THIRD: Final = _subsets(_TWO)
_FOURTH: Final = _subsets(_THREE)
_FIFTH: Final = _subsets(_THREE + _WIDTH)
_SIXTH: Final = _subsets(_THREE + _TWO)


def scan(regions: RegionSet) -> tuple[int, ...]:
    """Return ``members(regions)`` without memoising it, for sets that hardly ever recur."""
    found = _FIRST[regions & _STRETCH] + _SECOND[regions >> _WIDTH & _STRETCH] + _THIRD[regions >> _TWO & _STRETCH]
    regions >>= _THREE
    if not regions:
        return found
    found += _FOURTH[regions & _STRETCH]
    regions >>= _WIDTH
    if not regions:
        return found
    found += _FIFTH[regions & _STRETCH] + _SIXTH[regions >> _WIDTH & _STRETCH]
    regions >>= _TWO
    return found + tuple([2 * _THREE + region for region in members(regions)]) if regions else found


members: Final = Memo(scan).__getitem__
"""``members(regions)`` are the indices in *regions*, lowest first.

Memoised, because a game uses the same few thousand sets again and again.
"""


_LOW: Final = 0xFFF
_MIDDLE: Final = 0xFFF << 12
_HIGH: Final = 0xFFF << 24
_REST: Final = -1 << 36
"""Masks that split a map into parts of twelve regions; the last takes all regions from number 36 on."""


def united(answer: Callable[[RegionSet], RegionSet]) -> Callable[[RegionSet], RegionSet]:
    """Return *answer* memoised; for a union of sets it must return the union of its results for each."""
    known = Memo(answer).__getitem__

    def put_together(regions: RegionSet) -> RegionSet:
        return known(regions & _LOW) | known(regions & _MIDDLE) | known(regions & _HIGH) | known(regions & _REST)

    return Memo(put_together).__getitem__


def region_set(indices: Iterable[int]) -> RegionSet:
    """Return the set that holds exactly *indices*."""
    regions = 0
    for index in indices:
        regions |= 1 << index
    return regions
