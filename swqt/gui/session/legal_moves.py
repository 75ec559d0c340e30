"""The legal moves of the open decision, grouped by what a player points at, and previews of commands on a region.

A preview gives the odds, the tokens, and who gets coins. Everything is asked of the rules; none are coded here.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Final, NamedTuple

from swqt.ai.deployment import propose
from swqt.engine import (
    CHANCE,
    NOBODY,
    NOT_ROLLED,
    PAID_AT_ONCE,
    Abandon,
    AbandonRange,
    Choose,
    Command,
    Conquer,
    Conquered,
    Cost,
    Decline,
    Declined,
    DeployRange,
    Earned,
    End,
    Event,
    Income,
    Lost,
    Pick,
    Place,
    Refusal,
    RegionSet,
    Rules,
    State,
    Use,
    Vanished,
    members,
)
from swqt.gui.board.token_painter import AFFORDABLE, CHANCY, DEAR, LOCKED, CostBadge


class Toll(NamedTuple):
    """The *coins* that *seat* gets through *trait* for losing a region; *payer* is a seat, or -1 for the bank."""

    seat: int
    coins: int
    trait: str
    payer: int


class MovePreview(NamedTuple):
    """The *odds* in percent (100 unless the die decides), and the *least* and *most* tokens put there on success.

    ``most`` is 0 if the command conquers nothing; *coins* are earned for a token that is given up.
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


def prospect(rules: Rules, state: State, command: Command, region: int) -> MovePreview:
    """Return the effect of *command*, which must be legal, on *region*."""
    after, events = rules.apply(state, command)
    decision = rules.decision(after)
    tokens = _tokens(events, region)
    if tokens or decision is None or decision.seat != CHANCE or decision.kind != "roll":
        return MovePreview(100, tokens, tokens, _tolls(events), coins=_offered(events))
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
    return MovePreview(round(100 * good / every), min(counts, default=0), max(counts, default=0), tolls, rolls=True)


class ConquestGains(NamedTuple):
    """What a conquest would change: *gains* are the nonzero differences in the turn's coins, by source; *losses* what
    its defenders would lose."""

    gains: tuple[tuple[str, int], ...]
    losses: tuple[Lost, ...]


def spoils(rules: Rules, state: State, command: Command, region: int) -> ConquestGains | None:
    """Return what *command*, which must be legal, would change if it takes *region*; None if it cannot."""
    seat = state.turn
    for after, events in _outcomes(rules, state, command):
        if _tokens(events, region):
            paid = [event.income for event in events if isinstance(event, Earned) and event.reason == "score"]
            amounts: Counter[str] = Counter()
            # If the conquest leaves nothing to decide, the turn is over and has already been scored.
            for sign, income in ((1, paid[0] if paid else rules.income(after, seat)), (-1, rules.income(state, seat))):
                for part in income.parts:
                    amounts[part.source] += sign * part.amount
            losses = tuple(event for event in events if isinstance(event, Lost) and event.seat >= 0)
            return ConquestGains(tuple((source, amount) for source, amount in amounts.items() if amount), losses)
    return None


def _outcomes(rules: Rules, state: State, command: Command) -> list[tuple[State, tuple[Event, ...]]]:
    """Return the positions and events that *command* can lead to, one for each result of the die if it rolls."""
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
        Toll(event.seat, gain.amount, gain.source, gain.payer if event.reason == "toll" else NOBODY)
        for event in events
        if isinstance(event, Earned) and event.reason in PAID_AT_ONCE
        for gain in event.income.parts
    )


CONQUERING: Final = ("choice", "ghouls", "conquer")
"""Decisions in which a race may take regions."""

_DEAR: Final = frozenset({"too-dear", "die-too-short", "roll-binds", "die-not-offered"})
_LOCKED: Final = frozenset({"immune", "peace", "toll"})


class DeclineOutcome(NamedTuple):
    """The effect of declining: tokens *lost*, *regions* the race keeps, *coins* scored at once (None: later), and races
    that vanish."""

    lost: int
    regions: int
    coins: int | None
    vanishing: tuple[str, ...]


class LegalMoves:
    """The legal answers to the open decision of *state*."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules: Final = rules
        self.state: Final = state
        self.decision: Final = rules.decision(state)
        self.kind: Final = self.decision.kind if self.decision else ""
        self.seat: Final = self.decision.seat if self.decision else NOBODY
        self.rows: set[int] = set()
        self.swaps: dict[int, set[int]] = {}
        self.by_region: dict[int, list[Command]] = {}
        self.placements: dict[tuple[str, int], RegionSet] = {}
        self.free_uses: list[Use] = []
        self.allies: list[int] = []
        self.leavable: RegionSet = 0
        self.deploy: DeployRange | None = None
        self.can_decline = False
        self.departures: list[Decline] = []
        self.can_end = False
        self._prospects: dict[Command, MovePreview] = {}
        for option in rules.legal(state) if self.decision else ():
            self._sort(option)

    def _sort(self, option: object) -> None:
        if isinstance(option, Pick):
            self.rows.add(option.row)
            if option.swap is not None:
                self.swaps.setdefault(option.row, set()).add(option.swap)
        elif isinstance(option, Conquer) or (isinstance(option, Use) and option.region >= 0):
            self.by_region.setdefault(option.region, []).append(option)
        elif isinstance(option, Use):
            self.free_uses.append(option)
        elif isinstance(option, Place):
            key = (option.piece, option.source)
            self.placements[key] = self.placements.get(key, 0) | 1 << option.region
        elif isinstance(option, Choose):
            self.allies.append(option.seat)
        elif isinstance(option, AbandonRange):
            self.leavable |= option.regions
        elif isinstance(option, DeployRange):
            self.deploy = option
        elif isinstance(option, Decline) and option.using:
            self.departures.append(option)
        elif isinstance(option, Decline):
            self.can_decline = True
        elif isinstance(option, End):
            self.can_end = True

    @property
    def conquering(self) -> bool:
        """Whether regions may be conquered now; not while something else must be done first."""
        return self.kind in CONQUERING and (self.decision is None or self.decision.about is None)

    @property
    def must_place(self) -> str:
        """The kind of piece that must be placed before anything else; empty if there is none."""
        if not self.placements or self.can_end or self.deploy is not None:
            return ""
        return next(iter(self.placements))[0]

    def commands_at(self, region: int) -> list[Command]:
        """Return the commands on *region*: conquests, and uses of traits there."""
        return self.by_region.get(region, [])

    def conquests_at(self, region: int) -> list[Command]:
        """Return every way to take *region*."""
        return [command for command in self.commands_at(region) if not self.is_deed(command)]

    def is_deed(self, command: Command) -> bool:
        """Return whether *command* uses a trait on a region without conquering it."""
        return isinstance(command, Use) and command.trait in self.deeds

    @cached_property
    def deeds(self) -> dict[str, RegionSet]:
        """The regions on which traits can be used without conquering, by trait. All uses of a trait are of one kind."""
        found: dict[str, RegionSet] = {}
        conquering: set[str] = set()
        for region, commands in self.by_region.items():
            for command in commands:
                if not isinstance(command, Use) or command.trait in conquering:
                    continue
                outcome = None if command.trait in found else self.prospect(command, region)
                if outcome is not None and (outcome.conquers or outcome.rolls):
                    conquering.add(command.trait)
                else:
                    found[command.trait] = found.get(command.trait, 0) | 1 << region
        return found

    def check_conquest(self, region: int) -> Refusal | None:
        """Return why *region* cannot be conquered, or None if it can in some way."""
        if self.conquests_at(region):
            return None
        return self.rules.check(self.state, Conquer(region))

    def check_leaving(self, region: int) -> Refusal | None:
        """Return why *region* cannot be abandoned now, or None if it can."""
        return self.rules.check(self.state, Abandon(1 << region))

    def cost(self, region: int, using: tuple[str, ...] = ()) -> Cost | None:
        """Return what *region* costs the conquering race with the relics *using*; None outside conquests."""
        if not self.conquering:
            return None
        return self.rules.cost(self.state, region, using)

    def prospect(self, command: Command, region: int) -> MovePreview:
        """Return the effect of *command* on *region*, cached by command."""
        found = self._prospects.get(command)
        if found is None:
            found = self._prospects[command] = prospect(self.rules, self.state, command, region)
        return found

    @cached_property
    def badges(self) -> dict[int, CostBadge]:
        """The cost badge of each region in reach; regions out of reach have none."""
        if not self.conquering:
            return {}
        found = {}
        for region in range(len(self.rules.board.codes)):
            if badge := self._badge(region):
                found[region] = badge
        return found

    def _badge(self, region: int) -> CostBadge | None:
        commands = self.conquests_at(region)
        # A relic works once a turn, so the cost with a relic is only shown where no other way is certain.
        for some in ([c for c in commands if not _relics(c)], commands):
            if sure := [price for command in some if (price := self._price(command, region))]:
                return CostBadge(min(sure), AFFORDABLE)
        if commands:
            return self._chancy(commands, region)
        refusal = self.check_conquest(region)
        if refusal is None or refusal.code in _LOCKED:
            return CostBadge(0, LOCKED) if refusal else None
        return CostBadge(self.rules.cost(self.state, region).total, DEAR) if refusal.code in _DEAR else None

    def _price(self, command: Command, region: int) -> int:
        """Return how many tokens and Hammers *command* takes, 0 if the die decides."""
        if isinstance(command, Conquer):
            if command.die:
                return 0
            if self.rolled is None:
                return self.rules.cost(self.state, region, command.using).total
        outcome = self.prospect(command, region)
        return 0 if outcome.rolls else outcome.most

    def _chancy(self, commands: list[Command], region: int) -> CostBadge:
        """Return the badge for the likeliest of *commands*, among those with the fewest relics."""
        fewest = min(len(_relics(command)) for command in commands)
        few = [command for command in commands if len(_relics(command)) == fewest]
        best = max(few, key=lambda command: self.prospect(command, region).odds)
        cost = self.rules.cost(self.state, region, _relics(best)).total
        return CostBadge(cost, CHANCY, self.prospect(best, region).odds)

    @cached_property
    def targets(self) -> RegionSet:
        """The regions on which a click acts, except for pieces; deeds among conquests are started by their button."""
        out = 0
        for region in self.by_region:
            if not self.conquering or self.conquests_at(region):
                out |= 1 << region
        return out

    @property
    def spare(self) -> int:
        """The tokens for conquests: those in hand and, before the first conquest, those that would be picked up."""
        number = self.state.active_of(self.seat)
        if number == NOBODY:
            return 0
        tribe = self.state.tribes[number]
        if self.kind != "choice":
            return tribe.hand
        return tribe.hand + sum(self.state.tokens[region] - 1 for region in members(tribe.held))

    @cached_property
    def proposal(self) -> dict[int, int]:
        """The token counts by region that minimize the damage of the others' threats; empty if none are deployed."""
        return dict(propose(self.rules, self.state).counts) if self.deploy is not None else {}

    @cached_property
    def income(self) -> Income | None:
        """The income if the turn ended now, or None where that does not apply."""
        if self.decision is None or self.seat != self.state.turn or self.kind in ("pick", "stout", "retreat"):
            return None
        return self.rules.income(self.state, self.seat)

    @cached_property
    def decline_pays(self) -> int | None:
        """The coins that the turn scores if the race declines now; None if it cannot, or if they are scored later."""
        return self.decline_outcome(Decline()).coins if self.can_decline else None

    def decline_outcome(self, decline: Decline) -> DeclineOutcome:
        """Return the effect of *decline*, which must be legal."""
        before = sum(
            tribe.hand + sum(self.state.tokens[region] for region in members(tribe.held))
            for tribe in self.state.tribes
            if tribe.seat == self.seat and tribe.active
        )
        stays, regions, coins, gone = 0, 0, None, []
        for event in self.rules.apply(self.state, decline).events:
            if isinstance(event, Declined):
                stays = sum(count for _, count in event.counts)
                regions = sum(count > 0 for _, count in event.counts)
            elif isinstance(event, Earned) and event.reason == "score":
                coins = event.income.total
            elif isinstance(event, Vanished):
                gone.append(event.race)
        return DeclineOutcome(before - stays, regions, coins, tuple(gone))

    @property
    def rolled(self) -> int | None:
        """The die result that applies to the next conquest, or None."""
        return None if self.state.rolled == NOT_ROLLED else self.state.rolled


def _relics(command: Command) -> tuple[str, ...]:
    return command.using if isinstance(command, (Conquer, Use)) else ()
