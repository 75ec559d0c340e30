"""Which regions of an underground board are chasms."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from swqt.content.geometry import Point, distance
from swqt.content.graph import components
from swqt.content.targets import UndergroundTargets
from swqt.content.underground_check import LARGEST_GROUP
from swqt.engine import RegionSet, members

_STARTS: Final = 6
_EXCHANGES: Final = 90


def choose_chasms(
    near: Sequence[RegionSet],
    land: RegionSet,
    edge: RegionSet,
    centres: Sequence[Point],
    targets: UndergroundTargets,
    random: Random,
) -> RegionSet:
    """Return the chasms out of *land*: well apart or in pairs, off the edge and the river, nobody cut off."""
    choice = list(members(land))
    river = ((1 << len(near)) - 1) & ~land
    unit = distance(centres[choice[0]], _nearest(choice[0], choice, centres))

    def badness(chasms: RegionSet) -> float:
        rest = land & ~chasms
        total = 0.0
        beside = 0
        chosen = members(chasms)
        for index, region in enumerate(chosen):
            brinks = near[region] & rest
            beside |= brinks
            total += 3.0 * max(0, 3 - brinks.bit_count(), brinks.bit_count() - 6)
            total += 2.5 * (edge >> region & 1) + 0.8 * bool(near[region] & river)
            for other in chosen[:index]:
                if not near[region] >> other & 1:
                    total += max(0.0, 2.6 - distance(centres[region], centres[other]) / unit)
        total += 0.6 * max(0, abs(beside.bit_count() - targets.brinks) - 1)
        total += sum(4.0 * max(0, part.bit_count() - LARGEST_GROUP) for part in components(near, chasms))
        total += 3.0 * (len(components(near, rest)) - len(components(near, land)))
        return total + 9.0 * (len(components(near, rest | river)) - 1)

    best, least = 0, 1e9
    for _ in range(_STARTS):
        chasms = sum(1 << region for region in random.sample(choice, targets.chasms))
        bad = badness(chasms)
        for _ in range(_EXCHANGES):
            gone = random.choice(members(chasms))
            new = random.choice(choice)
            if chasms >> new & 1:
                continue
            other = chasms ^ 1 << gone ^ 1 << new
            worth = badness(other)
            if worth <= bad:
                chasms, bad = other, worth
        if bad < least:
            best, least = chasms, bad
    return best


def _nearest(region: int, choice: Sequence[int], centres: Sequence[Point]) -> Point:
    """Return the centre that is nearest to that of *region*: about a region's width away."""
    return min(
        (centres[other] for other in choice if other != region),
        key=lambda centre: distance(centres[region], centre),
    )
