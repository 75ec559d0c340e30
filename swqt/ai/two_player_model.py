"""What the strongest bot has studied: how far the seat to move is ahead in a game for two, with every trait rated.

The coins to come are judged by more features than ``features.rows`` has, by whose turn it is, and by a rating of each
race and power that was learnt from games. Code knows no trait by name; a trait that was never met is worth nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from swqt.ai.features import FEATURES, Row, turns_left
from swqt.ai.trait_info import TraitInfo, lore
from swqt.engine import Rules, State, members

SIGHTS: Final = (*FEATURES, "declined_regions", "declined_tokens", "declined_tribes", "promise")
"""The features of a seat, with what it holds in decline and what the best combo it can pay promises."""

PAIR: Final = 2
"""Only games for so many seats are studied."""

FADING: Final = 3
"""So many turns, at most, does a trait matter to a race in decline."""


class TwoPlayerModel(NamedTuple):
    """Weights of SIGHTS by turns left, one row each from 0 on, of the seat to ``move`` and of the one that ``waits``.

    ``traits`` rates the race and the power of an active race by turns left, ``declined`` those of a race in decline
    for each turn left, FADING at most.
    """

    move: tuple[Row, ...]
    waits: tuple[Row, ...]
    traits: Mapping[str, Row]
    declined: Mapping[str, float]

    def lead(self, rules: Rules, state: State, rows: Sequence[Row]) -> float:
        """Return how far the seat in turn is expected to be ahead in the end; *rows* are the features of both."""
        seat = state.turn
        mine = state.coins[seat] + self._to_come(rules, state, seat, rows[seat], self.move)
        other = 1 - seat
        return mine - state.coins[other] - self._to_come(rules, state, other, rows[other], self.waits)

    def _to_come(self, rules: Rules, state: State, seat: int, row: Row, table: tuple[Row, ...]) -> float:
        turns = min(turns_left(rules, state, seat), len(table) - 1)
        if turns <= 0:
            return 0.0
        sights = sights_of(lore(rules), state, seat, row)
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
    """Return the SIGHTS of *seat*, whose features are *row*."""
    regions = tokens = tribes = 0
    for tribe in state.tribes:
        if tribe.seat == seat and not tribe.active:
            tribes += 1
            regions += tribe.held.bit_count()
            for region in members(tribe.held):
                tokens += state.tokens[region]
    promise = 0.0
    for place, combo in enumerate(state.column):
        if place <= state.coins[seat] and combo.power:
            promise = max(promise, known.promise(combo.race, combo.power) + combo.coins - place)
    return (*row, float(regions), float(tokens), float(tribes), promise)
