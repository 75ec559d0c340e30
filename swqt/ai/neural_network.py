"""A small neural network that corrects the lead expected in a position: it sees how features and traits go together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import add, mul
from typing import Final, NamedTuple

from swqt.ai.features import Row
from swqt.engine import State

MOVE: Final = 0
WAITS: Final = 1
"""The places of the two seats that are compared: the moving one, and any other."""

PLACES: Final = ("move", "waits")
"""The names of the places."""


class NeuralNetwork(NamedTuple):
    """A network with one layer of hidden units, each of which counts where it is above 0.

    ``move`` and ``waits`` have a row for each hidden unit, with the weights of the inputs of a seat (its features and
    its turns left), for the moving seat and for another. The rows of all others have a number for each hidden unit:
    ``lead`` weighs the lead in coins, ``traits`` maps the name of a race or power to what it adds for the active race
    of both seats, ``declined`` for races in decline, ``bias`` is added. ``out`` weighs the hidden units, and ``shift``
    is added to their sum.
    """

    move: tuple[Row, ...]
    waits: tuple[Row, ...]
    lead: Row
    bias: Row
    out: Row
    shift: float
    traits: Mapping[str, tuple[Row, Row]]
    declined: Mapping[str, tuple[Row, Row]]

    def is_sound(self, width: int) -> bool:
        """Return whether there are weights for *width* inputs of a seat, and as many hidden units everywhere."""
        units = len(self.out)
        pairs = [*self.traits.values(), *self.declined.values()]
        rows = [self.move, self.waits, self.lead, self.bias, *[row for pair in pairs for row in pair]]
        return all(len(row) == units for row in rows) and all(len(row) == width for row in (*self.move, *self.waits))

    def hidden(self, state: State, seat: int, inputs: Row, place: int) -> list[float]:
        """Return what *seat* adds to the hidden units in *place*."""
        sums = [sum(map(mul, inputs, row)) for row in (self.move if place == MOVE else self.waits)]
        for active, name in traits_of(state, seat):
            more = (self.traits if active else self.declined).get(name)
            if more is not None:
                sums = list(map(add, sums, more[place]))
        return sums

    def correction(self, lead: float, mine: Sequence[float], theirs: Sequence[float]) -> float:
        """Return the coins to add to the expected lead of the moving seat, from what both add to the hidden units."""
        total = self.shift
        for one, other, slope, bias, weight in zip(mine, theirs, self.lead, self.bias, self.out, strict=True):
            unit = one + other + slope * lead + bias
            if unit > 0.0:
                total += weight * unit
        return total


def traits_of(state: State, seat: int) -> list[tuple[bool, str]]:
    """Return the races and powers of *seat*, each with whether its race is active."""
    return [
        (tribe.active, name)
        for tribe in state.tribes
        if tribe.seat == seat and (tribe.active or tribe.held)
        for name in (tribe.race, tribe.power)
    ]


def trait_names(state: State, seat: int, place: int) -> list[str]:
    """Return the names of the inputs for the races and powers of *seat*: "move orcs", "waits declined swamp"."""
    return [f"{PLACES[place]} {'' if active else 'declined '}{name}" for active, name in traits_of(state, seat)]
