"""Random play: outcomes for the seat CHANCE, and a bot that plays any legal command.

The bot fuzzes the rules and drives the benchmarks, so making a choice must be cheaper than applying the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import floor
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
    maker_of,
    members,
)


def chance(rules: Rules, state: State, rng: Random) -> Command:
    """Return a random outcome for the open decision of CHANCE; faces and cards are equally likely (FLOW-6)."""
    return _outcome(rules.legal(state), state.agenda[-1].kind, rng)


def _outcome(legal: Legal, kind: str, rng: Random) -> Command:
    """Return a random one of the *legal* outcomes of a decision of CHANCE."""
    if kind == "roll":
        return FACES[floor(rng.random() * 6.0)]
    option = legal[0] if kind == "deal" else legal[int(rng.random() * len(legal))]
    return option if isinstance(option, Command) else sample(option, rng)


STOPS: Final = {"choice": 0.05, "conquer": 0.10, "ghouls": 0.15, "stout": 0.85}
"""Probability of answering End where something else is legal, by decision kind; 0.3 for kinds not listed."""

DECLINES: Final = 0.15
ABANDONS: Final = 0.01
"""Probabilities of declining, and of abandoning a region in each draw."""

_DRAWS: Final[tuple[None, ...]] = (None,) * 8   # faster than creating a range for each choice

_COMMAND: Final = Command   # compiled code finds these faster than imported names
_CONQUER: Final = Conquer
_DECLINE: Final = Decline
_END: Final = End
_deploy: Final = maker_of(Deploy)
_deal: Final = cache(Deal)   # there are a few hundred


class RandomBot:
    """Plays random legal commands, weighted towards conquests so that games look plausible.

    The same *seed* gives the same game; a Random passed as *seed* is used directly and shared with the caller.
    """

    def __init__(self, seed: int | str | Random | None = None) -> None:
        self.rng = seed if isinstance(seed, Random) else Random(seed)
        self._random: Final = self.rng.random

    def choose(self, rules: Rules, state: State) -> Command:
        """Return a legal answer to the open decision; there must be one."""
        return self.among(rules.legal(state), state.agenda[-1].kind)

    def among(self, legal: Legal, kind: str) -> Command:
        """Return one of the *legal* answers to a decision of *kind*; ending, declining and abandoning are rarer."""
        size = len(legal)
        if size == 1:
            only = legal[0]
            return only if isinstance(only, Command) else _sample(only, self._random)
        random = self._random
        span = float(size)   # the floor of a product of floats takes half the time of other ways
        if kind in ("choice", "stout"):
            if random() < DECLINES and (decline := _find(legal, Decline)) is not None:
                return decline
        if random() < STOPS.get(kind, 0.3) and (end := _find(legal, End)) is not None:
            return end
        for _ in _DRAWS:
            option = legal[floor(random() * span)]
            if type(option) is _CONQUER:   # the most frequent case first
                return option
            if isinstance(option, _COMMAND):
                if type(option) is not _END and type(option) is not _DECLINE:
                    return option
            elif not isinstance(option, AbandonRange) or random() < ABANDONS * size:
                return _sample(option, random)
        option = _find(legal, End) or legal[int(random() * size)]
        return option if isinstance(option, Command) else _sample(option, random)


def _find(legal: Legal, kind: type[Command]) -> Command | None:
    for option in reversed(legal):   # Decline and End are last
        if type(option) is kind:
            return option
    return None


def sample(family: Range, rng: Random) -> Command:
    """Return a random command of *family*: a uniform deal, one region to abandon, or tokens distributed one by one."""
    return _sample(family, rng.random)


def _sample(family: Range, random: Callable[[], float]) -> Command:
    if isinstance(family, DeployRange):
        pools = family.pools
        if len(pools) == 1:
            return _deploy(_spread(pools[0], random))
        counts: list[tuple[int, int]] = []
        for pool in pools:
            counts += _spread(pool, random)
        return Deploy(tuple(sorted(counts)))
    if isinstance(family, DealRange):
        races, powers = family.races, family.powers
        return _deal(races[floor(random() * len(races))], powers[floor(random() * len(powers))])
    regions = members(family.regions)
    return Abandon(1 << regions[int(random() * len(regions))])


def _spread(pool: Pool, random: Callable[[], float]) -> tuple[tuple[int, int], ...]:
    """Give each region of *pool* its minimum, then add the rest one by one at random where there is room."""
    tokens, held, least, most = pool.fields()
    regions = members(held)
    size = len(regions)
    shares = [least] * size
    span = float(size)
    left = tokens - least * size
    if most - least >= left:   # the maximum cannot be exceeded
        for _ in range(left):
            shares[floor(random() * span)] += 1
        left = 0
    while left > 0:
        place = floor(random() * span)
        if shares[place] < most:
            shares[place] += 1
            left -= 1
    return tuple(zip(regions, shares))  # noqa: B905  # strict=True would double the run time


def play_by_chance(rules: Rules, seats: int, rng: Random, watch: Callable[[State], None] | None = None) -> int:
    """Play a game between random bots and return its number of commands; *watch* is called with every position."""
    bot = RandomBot(rng)
    playout = rules.playout(rules.start(seats))
    agenda = playout.draft.agenda
    commands = 0
    while agenda:
        seat, kind, _ = agenda[-1]
        playout.play(_outcome(playout.legal, kind, rng) if seat == CHANCE else bot.among(playout.legal, kind))
        commands += 1
        if watch is not None:
            watch(playout.state())
    return commands
