"""Region sets: a set of regions is one ``int`` whose bit *i* stands for region *i*.

Sets of regions are asked for thousands of times a second (reach, immunity, income), and unions,
intersections and counts of ints are the cheapest that Python offers.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

_STRETCH_BITS: Final = 12
_STRETCH: Final = (1 << _STRETCH_BITS) - 1

RegionSet = int
"""Documents intent: an ``int`` used as a set of region indices."""

NO_REGIONS: RegionSet = 0


@lru_cache(maxsize=1 << 16)
def members(regions: RegionSet) -> tuple[int, ...]:
    """Return the indices in *regions*, lowest first.

    Remembered, because a game asks about the same few thousand sets again and again.
    """
    out: tuple[int, ...] = ()
    first = 0
    while regions:
        out += _stretch(regions & _STRETCH, first)
        regions >>= _STRETCH_BITS
        first += _STRETCH_BITS
    return out


@cache
def _stretch(bits: int, first: int) -> tuple[int, ...]:
    """Return the indices in twelve *bits*, of which the lowest is number *first*; there are some thousand of them."""
    return tuple([first + place for place in range(_STRETCH_BITS) if bits >> place & 1])


def region_set(indices: Iterable[int]) -> RegionSet:
    """Return the set that holds exactly *indices*."""
    regions = 0
    for index in indices:
        regions |= 1 << index
    return regions
