"""What a command on a region would come to: the odds, the tokens, and who gets coins for it. The rules are asked."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from swqt.engine import CHANCE, Command, Conquered, Earned, Event, Lost, Rules, State


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


class Spoils(NamedTuple):
    """What a conquest would change: *gains* are coins by source that the turn would pay more (or less), not 0;
    *losses* what its defenders would lose."""

    gains: tuple[tuple[str, int], ...]
    losses: tuple[Lost, ...]


def spoils(rules: Rules, state: State, command: Command, region: int) -> Spoils | None:
    """Return what *command*, which must be legal, would change if it takes *region*; None if it never does."""
    seat = state.turn
    for after, events in _outcomes(rules, state, command):
        if _tokens(events, region):
            paid = [event.income for event in events if isinstance(event, Earned) and event.reason == "score"]
            amounts: Counter[str] = Counter()
            # Where the conquest leaves nothing to decide, the turn is over and has been paid already.
            for sign, income in ((1, paid[0] if paid else rules.income(after, seat)), (-1, rules.income(state, seat))):
                for part in income.parts:
                    amounts[part.source] += sign * part.amount
            losses = tuple(event for event in events if isinstance(event, Lost) and event.seat >= 0)
            return Spoils(tuple((source, amount) for source, amount in amounts.items() if amount), losses)
    return None


def _outcomes(rules: Rules, state: State, command: Command) -> list[tuple[State, tuple[Event, ...]]]:
    """Return where *command* can lead to, by way of the die if it is rolled."""
    step = rules.apply(state, command)
    decision = rules.decision(step.state)
    if decision is None or decision.seat != CHANCE or decision.kind != "roll":
        return [(step.state, step.events)]
    steps = [rules.apply(step.state, outcome) for outcome, _ in rules.chances(step.state)]
    return [(step.state, step.events) for step in steps]


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
