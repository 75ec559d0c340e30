"""Random play: outcomes for the seat CHANCE, and a bot that plays any legal command.

The bot is the fuzzer of the rules and the load of benchmarks, so a choice must be cheaper than the rules themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from swqt.engine import (
    CHANCE,
    FACES,
    Abandon,
    AbandonRange,
    Command,
    Conquer,
    Deal,
    DealRange,
    Decline,
    Deploy,
    DeployRange,
    End,
    Legal,
    Pool,
    Range,
    Rules,
    State,
    members,
)


def chance(rules: Rules, state: State, rng: Random) -> Command:
    """Return a random outcome for the open decision of CHANCE; faces and cards are equally likely (FLOW-6)."""
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


STOPS: Final = {"choice": 0.05, "conquer": 0.10, "ghouls": 0.15, "stout": 0.85}
"""Probability of ending a decision by kind, if something else is legal; 0.3 for kinds not listed."""

DECLINES: Final = 0.15
ABANDONS: Final = 0.01
"""Probabilities of declining, and of abandoning a region in each draw."""

_DRAWS: Final = range(8)


class RandomBot:
    """Plays random legal commands, weighted towards conquests so that games look plausible.

    The same *seed* gives the same game; a Random is used directly and shared with the caller.
    """

    def __init__(self, seed: int | str | Random | None = None) -> None:
        self.rng = seed if isinstance(seed, Random) else Random(seed)

    def choose(self, rules: Rules, state: State) -> Command:
        """Return a legal answer to the open decision; there must be one."""
        legal = rules.legal(state)
        if len(legal) == 1:
            only = legal[0]
            return only if isinstance(only, Command) else sample(only, self.rng)
        return self._among(legal, state.agenda[-1].kind)

    def _among(self, legal: Legal, kind: str) -> Command:
        """Draw options until one is accepted; rare kinds are mostly rejected."""
        random = self.rng.random
        size = len(legal)
        if kind in ("choice", "stout"):
            if random() < DECLINES and (decline := _find(legal, Decline)) is not None:
                return decline
        if random() < STOPS.get(kind, 0.3) and (end := _find(legal, End)) is not None:
            return end
        for _ in _DRAWS:
            option = legal[int(random() * size)]
            if type(option) is Conquer:   # the most frequent case first
                return option
            if isinstance(option, Command):
                if type(option) is not End and type(option) is not Decline:
                    return option
            elif not isinstance(option, AbandonRange) or random() < ABANDONS * size:
                return sample(option, self.rng)
        option = _find(legal, End) or legal[int(random() * size)]
        return option if isinstance(option, Command) else sample(option, self.rng)


def _find(legal: Legal, kind: type[Command]) -> Command | None:
    for option in reversed(legal):   # Decline and End are last
        if type(option) is kind:
            return option
    return None


def sample(family: Range, rng: Random) -> Command:
    """Return a random command of *family*: a uniform deal, one abandoned region, or tokens distributed one by one."""
    if isinstance(family, DeployRange):
        if len(family.pools) == 1:
            return Deploy(_spread(family.pools[0], rng))
        counts: list[tuple[int, int]] = []
        for pool in family.pools:
            counts += _spread(pool, rng)
        return Deploy(tuple(sorted(counts)))
    if isinstance(family, DealRange):
        races, powers = family.races, family.powers
        return Deal(races[int(rng.random() * len(races))], powers[int(rng.random() * len(powers))])
    regions = members(family.regions)
    return Abandon(1 << regions[int(rng.random() * len(regions))])


def _spread(pool: Pool, rng: Random) -> tuple[tuple[int, int], ...]:
    """Give each region of *pool* its minimum, then add the rest one by one at random where there is room."""
    tokens, held, least, most = pool
    regions = members(held)
    size = len(regions)
    shares = [least] * size
    left = tokens - least * size
    random = rng.random
    if most - least >= left:   # the maximum cannot be exceeded
        for _ in range(left):
            shares[int(random() * size)] += 1
        left = 0
    while left > 0:
        place = int(random() * size)
        if shares[place] < most:
            shares[place] += 1
            left -= 1
    return tuple(zip(regions, shares))  # noqa: B905  # strict=True would double the run time


def play_by_chance(rules: Rules, seats: int, rng: Random, watch: Callable[[State], None] | None = None) -> int:
    """Play a game between random bots and return its number of commands; *watch* is called with every position."""
    bot = RandomBot(rng)
    state = rules.start(seats)
    agenda = state.agenda
    commands = 0
    while agenda:
        command = chance(rules, state, rng) if agenda[-1].seat == CHANCE else bot.choose(rules, state)
        state = rules.after(state, command)
        agenda = state.agenda
        commands += 1
        if watch is not None:
            watch(state)
    return commands
