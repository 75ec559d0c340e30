"""The seat CHANCE: the die and the shuffled stacks, drawn from a generator that the caller owns."""

from __future__ import annotations

from random import Random

from swqt.engine import FACES, Command, Deal, DealRange, Rules, State


def chance(rules: Rules, state: State, rng: Random) -> Command:
    """Return what the open decision of CHANCE turns up; faces and cards are equally likely (FLOW-6)."""
    if state.agenda[-1].kind == "roll":
        return FACES[int(rng.random() * 6)]
    deals = rules.legal(state)[0]
    if isinstance(deals, DealRange):
        race = deals.races[int(rng.random() * len(deals.races))]
        return Deal(race, deals.powers[int(rng.random() * len(deals.powers))])
    chances = rules.chances(state)
    point = rng.random() * sum(weight for _, weight in chances)
    for command, weight in chances:
        point -= weight
        if point < 0:
            return command
    return chances[-1][0]
