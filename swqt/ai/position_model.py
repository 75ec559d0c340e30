"""The learnt model of the strong bots, which predicts the coins that each seat will still earn.

It uses more features than ``features.rows``, different weights for the moving and the waiting seats, and a learnt
rating of each race and power. The code knows no trait by name; unknown traits are rated 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from swqt.ai.features import FEATURES, Row, turns_left
from swqt.ai.trait_info import TraitInfo, trait_info
from swqt.engine import Rules, State, members

SIGHTS: Final = (*FEATURES, "declined_regions", "declined_tokens", "declined_tribes", "promise", "prospect")
"""FEATURES, those of races in decline, and the estimated value of the best affordable combo: the ``promise`` for a seat
that picks next, the ``prospect`` for one that would have to decline first.
"""

IS_ACTIVE: Final = FEATURES.index("is_active")

FADING: Final = 3
"""Largest number of turns for which the traits of a race in decline are rated."""


class PositionModel(NamedTuple):
    """Weights of SIGHTS, one row for each number of turns left from 0, for the seat to ``move`` and the others.

    ``traits`` rates the race and the power of an active race by turns left, ``declined`` those of a race in decline
    per turn left, for at most FADING turns. Only differences between seats are learnt.
    """

    move: tuple[Row, ...]
    waits: tuple[Row, ...]
    traits: Mapping[str, Row]
    declined: Mapping[str, float]

    def totals(self, rules: Rules, state: State, rows: Sequence[Row]) -> list[float]:
        """Return what each seat has and will earn, up to the same unknown number for all; *rows* are the features."""
        return [
            coins + self._to_come(rules, state, seat, rows[seat], self.move if seat == state.turn else self.waits)
            for seat, coins in enumerate(state.coins)
        ]

    def _to_come(self, rules: Rules, state: State, seat: int, row: Row, table: tuple[Row, ...]) -> float:
        turns = min(turns_left(rules, state, seat), len(table) - 1)
        if turns <= 0:
            return 0.0
        sights = sights_of(trait_info(rules), state, seat, row)
        total = sum([weight * value for weight, value in zip(table[turns], sights, strict=True)])
        for tribe in state.tribes:
            if tribe.seat != seat:
                continue
            for name in (tribe.race, tribe.power):
                if tribe.active:
                    rating = self.traits.get(name)
                    if rating is not None:
                        total += rating[turns]
                elif tribe.held:
                    total += self.declined.get(name, 0.0) * min(turns, FADING)
        return total


def sights_of(known: TraitInfo, state: State, seat: int, row: Row) -> Row:
    """Return the SIGHTS of *seat*; *row* has its FEATURES."""
    regions = tokens = tribes = 0
    for tribe in state.tribes:
        if tribe.seat == seat and not tribe.active:
            tribes += 1
            regions += tribe.held.bit_count()
            for region in members(tribe.held):
                tokens += state.tokens[region]
    promise = 0.0
    is_active = row[IS_ACTIVE]
    for place, combo in enumerate(state.column):
        if place <= state.coins[seat] and combo.power:
            promise = max(promise, known.promise(combo.race, combo.power) + combo.coins - place)
    return (*row, float(regions), float(tokens), float(tribes), promise * (1.0 - is_active), promise * is_active)
