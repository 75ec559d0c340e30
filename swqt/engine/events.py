"""Events: what a command did. Output only; the State alone determines the position."""

from __future__ import annotations

from typing import NamedTuple

from swqt.engine.regions import RegionSet
from swqt.engine.values import value


class CostPart(NamedTuple):
    """One summand of a cost: *what* it is (a word, or a trait's name), *amount* tokens, the *rule* behind it."""

    what: str
    amount: int
    rule: str


class Cost(NamedTuple):
    """Tokens needed to conquer a region: ``total`` is the sum of its parts (COST-1)."""

    total: int
    parts: tuple[CostPart, ...]


class Gain(NamedTuple):
    """One summand of an income: coins from *source* (``regions`` or a trait's name) of *race*, earned in *regions*.

    *payer* is the seat that pays them, -1 for the bank.
    """

    source: str
    race: str
    amount: int
    regions: RegionSet
    rule: str
    payer: int = -1


class Income(NamedTuple):
    """Coins of one scoring: ``total`` is the sum of its parts (SCORE-1 to SCORE-5)."""

    total: int
    parts: tuple[Gain, ...]


class Event:
    """Base class of all events."""

    __slots__ = ()


@value
class TurnBegan(Event):
    """*seat* is in turn in *round*."""

    round: int
    seat: int


@value
class Dealt(Event):
    """A combo was dealt to the end of the column, or a combo waiting there got its badge (A-28).

    *coins* came with it from the bank (BLANK-11).
    """

    race: str
    power: str
    coins: int = 0


@value
class Discarded(Event):
    """*trait* turned up, makes no sense on this board and left the game (C-12)."""

    trait: str


@value
class Picked(Event):
    """*seat* took a combo from *row*, paid *price* coins, and got the *coins* lying on it and *tokens* tokens."""

    seat: int
    race: str
    power: str
    row: int
    price: int
    coins: int
    tokens: int


@value
class Rolled(Event):
    """The die showed *pips* for *seat*."""

    seat: int
    pips: int


@value
class Attempted(Event):
    """The attempt of *race* on *region* failed after a roll (FINAL-3, U-RACE-WISP-2)."""

    seat: int
    race: str
    region: int


@value
class Conquered(Event):
    """*race* of *seat* took *region* with *tokens* tokens; *how*: a trait or ``die``, and relics, joined by ``+``."""

    seat: int
    race: str
    region: int
    tokens: int
    how: str = ""


@value
class Lost(Event):
    """*race* of *seat* lost *region*: *lost* tokens are gone, *withdrawn* wait (RETREAT-1); natives have seat -1."""

    seat: int
    race: str
    region: int
    lost: int
    withdrawn: int


@value
class Abandoned(Event):
    """*race* of *seat* left *regions*."""

    seat: int
    race: str
    regions: RegionSet


@value
class Lifted(Event):
    """*race* of *seat* took tokens in hand, one left in each region: (region, tokens lifted) (READY-1)."""

    seat: int
    race: str
    counts: tuple[tuple[int, int], ...]


@value
class Gained(Event):
    """*race* of *seat* got *tokens* more tokens from the tray, by *trait*."""

    seat: int
    race: str
    tokens: int
    trait: str


@value
class Forged(Event):
    """*race* of *seat* stored *count* more Hammers (U-RACE-IRONDWARVES-1)."""

    seat: int
    race: str
    count: int


@value
class Placed(Event):
    """A piece now stands in *region*; *source* is where it stood, or -1."""

    seat: int
    piece: str
    region: int
    source: int = -1


@value
class Removed(Event):
    """A piece left *region*."""

    piece: str
    region: int


@value
class Deployed(Event):
    """*race* of *seat* redeployed: *counts* has (region, tokens) for each region it holds."""

    seat: int
    race: str
    counts: tuple[tuple[int, int], ...]


@value
class Retreated(Event):
    """Withdrawn tokens of *race* of *seat* were added: (region, tokens); *rest* went to hand or tray."""

    seat: int
    race: str
    counts: tuple[tuple[int, int], ...]
    rest: int = 0


@value
class Uncovered(Event):
    """*item* turned up in *region*: a relic, a place, or the badge that comes with a place."""

    item: str
    region: int


@value
class Swapped(Event):
    """*seat* exchanged the badge of *race* for *power*; the combo in *row* now has *other* (U-RACE-MIMES-1)."""

    seat: int
    race: str
    power: str
    row: int
    other: str


@value
class Paid(Event):
    """*seat* gave *coins* coins to the column (*reason* is ``column``), or by a trait (its name) to another seat."""

    seat: int
    coins: int
    reason: str


@value
class Earned(Event):
    """*seat* got ``income.total`` coins; *reason* is ``score``, ``combo``, ``altar`` or a verb of PAID_AT_ONCE."""

    seat: int
    income: Income
    reason: str = "score"


@value
class Declined(Event):
    """*race* with *power* of *seat* went into decline; *counts* has (region, tokens) for each region it holds."""

    seat: int
    race: str
    power: str
    counts: tuple[tuple[int, int], ...]


@value
class Vanished(Event):
    """*race* of *seat* left the game; its banner went below the stack (DECLINE-8)."""

    seat: int
    race: str


@value
class Pact(Event):
    """*seat* and *ally* are at peace until the next turn of *seat*."""

    seat: int
    ally: int


@value
class GameOver(Event):
    """The last turn of the last round has ended (END-1)."""
