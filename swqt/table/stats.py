"""Statistics of a game: coins by round and source, combos, die rolls and attacks; and its division into turns.

All figures are computed from events; only the first position is read as a State.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from swqt.engine import (
    Attempted,
    Conquered,
    Content,
    Declined,
    Earned,
    Gain,
    Gained,
    Lost,
    Paid,
    Picked,
    Roll,
    Rolled,
    Rules,
    State,
    TurnBegan,
    Vanished,
    members,
)
from swqt.table.record import PlayedCommand

Source = Literal["regions", "race", "power", "decline", "item", "combo", "paid"]

SOURCES: Final[tuple[Source, ...]] = ("regions", "race", "power", "decline", "item", "combo", "paid")
"""Sources of coins, in the stacking order of charts: ``combo`` are coins found on a picked combo, ``item`` those of
Relics and Places, ``paid`` (never positive) payments for combos and to others."""


class CoinFlow(NamedTuple):
    """*amount* coins (negative: paid) of *seat* in *round* from *source*; *word* is the name of the source in a Gain.

    *combo* is the index of the combo that earned them, or -1.
    """

    round: int
    seat: int
    source: Source
    word: str
    amount: int
    combo: int = -1


@dataclass(slots=True)
class ComboLife:
    """The history of a combo owned by *seat* from round *since* to *until*, active before round *declined* (0: always).

    ``earned`` counts coins from scorings and tolls, ``taken`` those found on the combo, ``price`` those paid for it.
    ``tokens`` counts the initial and gained ones, ``lost`` those lost, and ``conquests`` conquered regions.
    """

    seat: int
    race: str
    power: str
    since: int
    until: int
    declined: int = 0
    gone: bool = False
    earned: int = 0
    taken: int = 0
    price: int = 0
    tokens: int = 0
    conquests: int = 0
    lost: int = 0

    @property
    def per_token(self) -> float:
        """Coins earned per token; 0 for a race without any."""
        return self.earned / self.tokens if self.tokens else 0.0

    @property
    def rounds(self) -> int:
        return self.until - self.since + 1


class DieRoll(NamedTuple):
    """The die of *seat* in *round* showed *pips*; *odds* are all possible (pips, weight)."""

    round: int
    seat: int
    pips: int
    odds: tuple[tuple[int, int], ...]

    @property
    def expected(self) -> float:
        return sum(pips * weight for pips, weight in self.odds) / sum(weight for _, weight in self.odds)


@dataclass(slots=True)
class AttackCounts:
    """Attacks by one seat: regions ``conquered``, ``from_seats`` by seat, failed ``attempts``, and its own losses."""

    conquered: int
    from_seats: list[int]
    regions_lost: int = 0
    tokens_lost: int = 0
    attempts: int = 0


class GameStats:
    """Statistics of the game, finished or not, that begins in *start* and consists of *entries*."""

    def __init__(self, rules: Rules, start: State, entries: Iterable[PlayedCommand]) -> None:
        seats = len(start.coins)
        self.seats = seats
        self.first_round = start.round
        self.flows: list[CoinFlow] = []
        self.combos: list[ComboLife] = []
        self.tosses: list[DieRoll] = []
        self.fights = [AttackCounts(0, [0] * seats) for _ in range(seats)]
        self._rules = rules
        self._kinds = _kinds(rules.content)
        self._alive: dict[tuple[int, str], int] = {}
        self._round, self._turn = start.round, start.turn
        self._start = start
        for tribe in start.tribes:
            tokens = tribe.hand + tribe.waiting + sum(start.tokens[region] for region in members(tribe.held))
            life = ComboLife(tribe.seat, tribe.race, tribe.power, start.round, start.round, tokens=tokens)
            self._bring(life)
            life.declined = 0 if tribe.active else start.round
        for entry in entries:
            self._take(entry)
        for life in self.combos:
            life.until = life.until if life.gone else self._round

    @property
    def last_round(self) -> int:
        return self._round

    @property
    def rounds(self) -> range:
        """The rounds played, including the unfinished one."""
        return range(self.first_round, self._round + 1)

    def coins(self, seat: int) -> tuple[int, ...]:
        """Return the coins of *seat* at the start and after each of ``rounds``."""
        out = [self._start.coins[seat]]
        sums = dict.fromkeys(self.rounds, 0)
        for flow in self.flows:
            if flow.seat == seat:
                sums[flow.round] += flow.amount
        for amount in sums.values():
            out.append(out[-1] + amount)
        return tuple(out)

    def income(self, seat: int) -> dict[Source, int]:
        """Return the coins of *seat* from each of SOURCES; together with its initial coins they are its total."""
        out = dict.fromkeys(SOURCES, 0)
        for flow in self.flows:
            if flow.seat == seat:
                out[flow.source] += flow.amount
        return out

    def words(self, seat: int, source: Source) -> dict[str, int]:
        """Return the coins of *seat* from one source by name (``CoinFlow.word``), the largest first."""
        out: dict[str, int] = {}
        for flow in self.flows:
            if flow.seat == seat and flow.source == source:
                out[flow.word] = out.get(flow.word, 0) + flow.amount
        return dict(sorted(out.items(), key=lambda item: (-abs(item[1]), item[0])))

    def luck(self, seat: int) -> DieLuck:
        """Return the luck of *seat* with the die."""
        return DieLuck.of([toss for toss in self.tosses if toss.seat == seat])

    # Reading events

    def _take(self, entry: PlayedCommand) -> None:
        price: ComboLife | None = None
        for event in entry.events:
            if isinstance(event, TurnBegan):
                self._round, self._turn = event.round, event.seat
            elif isinstance(event, Picked):
                price = ComboLife(event.seat, event.race, event.power, self._round, self._round, tokens=event.tokens)
                price.price = event.price
                self._bring(price)
            elif isinstance(event, Earned):
                for gain in event.income.parts:
                    self._earn(event.seat, gain, event.reason)
            elif isinstance(event, Paid):
                self.flows.append(CoinFlow(self._round, event.seat, "paid", event.reason, -event.coins))
            elif isinstance(event, Rolled):
                odds = self._rules.chances(entry.before)
                faces = tuple((face.pips, weight) for face, weight in odds if isinstance(face, Roll))
                self.tosses.append(DieRoll(self._round, event.seat, event.pips, faces))
            elif isinstance(event, (Conquered, Lost, Attempted)):
                self._fight(event)
            elif isinstance(event, Gained):
                self._life(event.seat, event.race).tokens += event.tokens
            elif isinstance(event, Declined):
                self._life(event.seat, event.race).declined = self._round
            elif isinstance(event, Vanished):
                life = self._life(event.seat, event.race)
                life.until, life.gone = self._round, True

    def _bring(self, life: ComboLife) -> None:
        self._alive[life.seat, life.race] = len(self.combos)
        self.combos.append(life)

    def _life(self, seat: int, race: str) -> ComboLife:
        """Return the latest combo of *seat* with *race*."""
        return self.combos[self._alive[seat, race]]

    def _earn(self, seat: int, gain: Gain, reason: str) -> None:
        number = self._alive[seat, gain.race]
        life = self.combos[number]
        if reason == "combo":
            life.taken += gain.amount
            self.flows.append(CoinFlow(self._round, seat, "combo", gain.source, gain.amount, number))
            return
        life.earned += gain.amount
        kind: Source = "decline" if life.declined else self._kinds.get(gain.source, "regions")
        self.flows.append(CoinFlow(self._round, seat, kind, gain.source, gain.amount, number))

    def _fight(self, event: Conquered | Lost | Attempted) -> None:
        if isinstance(event, Conquered):
            self.fights[event.seat].conquered += 1
            self._life(event.seat, event.race).conquests += 1
        elif isinstance(event, Attempted):
            self.fights[event.seat].attempts += 1
        elif event.seat >= 0:
            self._life(event.seat, event.race).lost += event.lost
            self.fights[event.seat].tokens_lost += event.lost
            if event.seat != self._turn:    # regions given up by their owner do not count
                self.fights[event.seat].regions_lost += 1
                self.fights[self._turn].from_seats[event.seat] += 1


class DieLuck(NamedTuple):
    """The rolls of one seat: *counts* by pips, the number of *rolls*, their *total*, and the *expected* total.

    *below* is the probability of a smaller total in these rolls, *same* that of exactly this total.
    """

    counts: dict[int, int]
    rolls: int
    total: int
    expected: float
    below: float
    same: float

    @classmethod
    def of(cls, tosses: Sequence[DieRoll]) -> DieLuck:
        """Return the luck of *tosses*."""
        counts: dict[int, int] = {}
        totals = {0: 1.0}
        for toss in tosses:
            counts[toss.pips] = counts.get(toss.pips, 0) + 1
            weights = sum(weight for _, weight in toss.odds)
            after: dict[int, float] = {}
            for total, chance in totals.items():
                for pips, weight in toss.odds:
                    after[total + pips] = after.get(total + pips, 0.0) + chance * weight / weights
            totals = after
        total = sum(toss.pips for toss in tosses)
        return cls(
            counts, len(tosses), total, sum(toss.expected for toss in tosses),
            sum(chance for other, chance in totals.items() if other < total), totals.get(total, 0.0),
        )  # fmt: skip


def _kinds(content: Content) -> dict[str, Source]:
    """Return the kind of source of each trait."""
    kinds: dict[str, Source] = {trait.name: "race" for trait in content.races}
    kinds |= {trait.name: "power" for trait in content.powers}
    kinds |= {trait.name: "item" for trait in (*content.relics, *content.places)}
    return kinds


class Turn(NamedTuple):
    """The turn of *seat* in *round*: it begins after *first* commands and ends after *last*."""

    round: int
    seat: int
    first: int
    last: int


def turns(start: State, history: Sequence[PlayedCommand]) -> tuple[Turn, ...]:
    """Return the turns of the game, including the unfinished one, without gaps."""
    out: list[Turn] = []
    first = 0
    for count, entry in enumerate(history, start=1):
        before, after = entry.before, entry.after
        if (before.round, before.turn) != (after.round, after.turn):
            out.append(Turn(before.round, before.turn, first, count))
            first = count
    last = history[-1].after if history else start
    if first < len(history) or not out:
        out.append(Turn(last.round, last.turn, first, len(history)))
    return tuple(out)


def turn_at(every: Sequence[Turn], count: int) -> int:
    """Return the index of the turn that contains the position after *count* commands; at a boundary, the later one."""
    for number, turn in enumerate(every):
        if count < turn.last:
            return number
    return len(every) - 1


def news_since(every: Sequence[Turn], seat: int) -> tuple[int, int]:
    """Return the range of commands that *seat* has not seen: from the end of its last turn to its current turn.

    Both numbers are equal if there is nothing new. For a seat without a past turn, the range begins at 0.
    """
    if not every:
        return 0, 0
    *past, now = every
    end = now.first if now.seat == seat else now.last
    own = [turn.last for turn in past if turn.seat == seat]
    return (min(own[-1], end) if own else 0), end


def weak_turns(every: Sequence[Turn], history: Sequence[PlayedCommand], seat: int) -> int:
    """Return the length of the latest run of turns in which *seat*, with its current race, took at most one region."""
    count = 0
    for turn in reversed(every[:-1]):
        if turn.seat != seat:
            continue
        events = [event for entry in history[turn.first : turn.last] for event in entry.events]
        own = [event for event in events if getattr(event, "seat", None) == seat]
        taken = sum(isinstance(event, Conquered) for event in own)
        if taken > 1 or any(isinstance(event, (Picked, Declined)) for event in own):
            break
        count += 1
    return count
