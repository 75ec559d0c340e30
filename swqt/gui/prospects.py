"""What a command on a region would come to: the odds, the tokens, and who gets coins for it. The rules are asked."""

from __future__ import annotations

from typing import NamedTuple

from swqt.engine import CHANCE, Command, Conquered, Earned, Event, Rules, State


class Toll(NamedTuple):
    """*coins* that *seat* gets for losing a region, by *trait*; *payer* is a seat, or -1 for the bank."""

    seat: int
    coins: int
    trait: str
    payer: int


class Prospect(NamedTuple):
    """*odds* in percent (100 unless the die decides), and the *least* and *most* tokens put there if it succeeds.

    ``most`` is 0 for what conquers nothing; *coins* are what a token that is given up brings.
    """

    odds: int
    least: int = 0
    most: int = 0
    tolls: tuple[Toll, ...] = ()
    rolls: bool = False
    coins: int = 0

    @property
    def conquers(self) -> bool:
        return self.most > 0


def prospect(rules: Rules, state: State, command: Command, region: int) -> Prospect:
    """Return what *command*, which must be legal, comes to in *region*."""
    after, events = rules.apply(state, command)
    decision = rules.decision(after)
    tokens = _tokens(events, region)
    if tokens or decision is None or decision.seat != CHANCE or decision.kind != "roll":
        return Prospect(100, tokens, tokens, _tolls(events), coins=_offered(events))
    good = every = 0
    counts: list[int] = []
    tolls: tuple[Toll, ...] = ()
    for outcome, weight in rules.chances(after):
        every += weight
        events = rules.apply(after, outcome).events
        if tokens := _tokens(events, region):
            good += weight
            counts.append(tokens)
            tolls = _tolls(events)
    return Prospect(round(100 * good / every), min(counts, default=0), max(counts, default=0), tolls, rolls=True)


def _tokens(events: tuple[Event, ...], region: int) -> int:
    for event in events:
        if isinstance(event, Conquered) and event.region == region:
            return event.tokens
    return 0


def _offered(events: tuple[Event, ...]) -> int:
    return sum(event.income.total for event in events if isinstance(event, Earned) and event.reason == "altar")


def _tolls(events: tuple[Event, ...]) -> tuple[Toll, ...]:
    return tuple(
        Toll(event.seat, gain.amount, gain.source, gain.payer)
        for event in events
        if isinstance(event, Earned) and event.reason == "toll"
        for gain in event.income.parts
    )
