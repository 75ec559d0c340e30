"""Region sets: a set of regions is one ``int`` whose bit *i* stands for region *i*.

Sets of regions are asked for thousands of times a second (reach, immunity, income), and unions,
intersections and counts of ints are the cheapest that Python offers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from swqt.engine.memory import Remembered

_STRETCH_BITS: Final = 12
_STRETCH: Final = (1 << _STRETCH_BITS) - 1

RegionSet = int
"""Documents intent: an ``int`` used as a set of region indices."""

NO_REGIONS: RegionSet = 0


def _found(regions: RegionSet) -> tuple[int, ...]:
    out: tuple[int, ...] = ()
    stretch = _STRETCH
    while regions:
        out += _in_stretch(regions & stretch)
        regions &= ~stretch
        stretch <<= _STRETCH_BITS
    return out


def _counted(regions: RegionSet) -> tuple[int, ...]:
    return tuple([region for region in range(regions.bit_length()) if regions >> region & 1])


_in_stretch: Final = Remembered(_counted).__getitem__
"""``members`` of a part of twelve regions; there are some thousand of them, and every set consists of a few."""

members: Final = Remembered(_found).__getitem__
"""``members(regions)`` are the indices in *regions*, lowest first.

Remembered, because a game asks about the same few thousand sets again and again.
"""


def region_set(indices: Iterable[int]) -> RegionSet:
    """Return the set that holds exactly *indices*."""
    regions = 0
    for index in indices:
        regions |= 1 << index
    return regions
