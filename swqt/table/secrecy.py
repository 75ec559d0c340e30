"""What a table tells of coins: a rule that everybody agrees on before the game; the engine knows nothing of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from swqt.engine import State
from swqt.table.setup import HIDDEN, OPEN, TOLD, Seat

FIRST_COINS: Final = 5
"""What everybody begins with (SETUP-7)."""

USUAL_TURN: Final = 8
"""Coins that a seat gets in a turn, about: all that can be said of somebody whose gains are not told."""


def totals_seen(secrecy: str, seats: Sequence[Seat], *, over: bool) -> frozenset[int]:
    """Return the seats whose coins stand at the table for all to see.

    In the end that is everybody. Before, the only person at a table of bots sees the coins of that seat, and so does
    the only one at this program; where nobody plays but bots, there is nobody to keep a secret from.
    """
    everybody = frozenset(range(len(seats)))
    people = [number for number, seat in enumerate(seats) if seat.is_human]
    if over or secrecy == OPEN or all(seat.is_bot for seat in seats):
        return everybody
    return frozenset(people) if len(people) == 1 else frozenset()


def gains_told(secrecy: str, seats: Sequence[Seat], *, over: bool) -> frozenset[int]:
    """Return the seats of whom it is said what a turn has paid them.

    What passes openly at every table is always told: the price of a combo, the coins on it, what is paid for a region.
    """
    return frozenset(range(len(seats))) if secrecy == TOLD else totals_seen(secrecy, seats, over=over)


def known_to(seat: int, state: State, secrecy: str) -> State:
    """Return *state* as *seat* may know it: where coins are hidden, those of others are only guessed by the round.

    Where gains are told, whoever counts along knows every total.
    """
    if secrecy != HIDDEN:
        return state
    guess = FIRST_COINS + USUAL_TURN * (state.round - 1)
    return state._replace(coins=tuple(own if other == seat else guess for other, own in enumerate(state.coins)))
