"""What the open decision admits, sorted by what a player points at. It asks the rules and knows none itself."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from swqt.engine import (
    CHANCE,
    NOBODY,
    NOT_ROLLED,
    Abandon,
    AbandonRange,
    Choose,
    Command,
    Conquer,
    Conquered,
    Cost,
    Decline,
    DeployRange,
    Earned,
    End,
    Income,
    Pick,
    Place,
    Refusal,
    RegionSet,
    Rules,
    State,
    Use,
    members,
)
from swqt.gui.board.token import AFFORDABLE, CHANCY, DEAR, LOCKED, Badge

CONQUERING: Final = ("choice", "ghouls", "conquer")
"""Decisions in which a race may take regions."""

_DEAR: Final = frozenset({"too-dear", "die-too-short", "roll-binds", "die-not-offered"})
_LOCKED: Final = frozenset({"immune", "peace"})


class Situation:
    """The answers to the open decision of *state*."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules: Final = rules
        self.state: Final = state
        self.decision: Final = rules.decision(state)
        self.kind: Final = self.decision.kind if self.decision else ""
        self.seat: Final = self.decision.seat if self.decision else NOBODY
        self.rows: set[int] = set()
        self.by_region: dict[int, list[Command]] = {}
        self.placements: dict[tuple[str, int], RegionSet] = {}
        self.free_uses: list[Use] = []
        self.allies: list[int] = []
        self.leavable: RegionSet = 0
        self.deploy: DeployRange | None = None
        self.can_decline = False
        self.can_end = False
        for option in rules.legal(state) if self.decision else ():
            self._sort(option)

    def _sort(self, option: object) -> None:
        if isinstance(option, Pick):
            self.rows.add(option.row)
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
        elif isinstance(option, Decline):
            self.can_decline = True
        elif isinstance(option, End):
            self.can_end = True

    @property
    def conquering(self) -> bool:
        return self.kind in CONQUERING

    def commands_at(self, region: int) -> list[Command]:
        """Return what may be done to *region*: conquests, and what races and powers offer there."""
        return self.by_region.get(region, [])

    def check_conquest(self, region: int) -> Refusal | None:
        """Return why *region* cannot be conquered, or None if it can in some way."""
        if self.commands_at(region):
            return None
        return self.rules.check(self.state, Conquer(region))

    def check_leaving(self, region: int) -> Refusal | None:
        """Return why *region* cannot be abandoned now."""
        return self.rules.check(self.state, Abandon(1 << region))

    def cost(self, region: int) -> Cost | None:
        """Return what *region* costs the race that conquers, or None if none does."""
        if not self.conquering:
            return None
        return self.rules.cost(self.state, region)

    def tokens_for(self, command: Command, region: int) -> int:
        """Return how many tokens *command* would put into *region*."""
        for event in self.rules.apply(self.state, command).events:
            if isinstance(event, Conquered) and event.region == region:
                return event.tokens
        return 0

    def odds(self, command: Command, region: int) -> int:
        """Return how likely *command* takes *region*, in percent: 100 unless the die decides."""
        state = self.rules.apply(self.state, command).state
        decision = self.rules.decision(state)
        if decision is None or decision.seat != CHANCE:
            return 100
        good = every = 0
        for outcome, weight in self.rules.chances(state):
            every += weight
            events = self.rules.apply(state, outcome).events
            if any(isinstance(event, Conquered) and event.region == region for event in events):
                good += weight
        return round(100 * good / every) if every else 0

    @cached_property
    def badges(self) -> dict[int, Badge]:
        """What each region in reach would take; regions out of reach have no badge."""
        if not self.conquering:
            return {}
        found = {}
        for region in range(len(self.rules.board.codes)):
            if badge := self._badge(region):
                found[region] = badge
        return found

    def _badge(self, region: int) -> Badge | None:
        commands = self.commands_at(region)
        sure = [command for command in commands if not (isinstance(command, Conquer) and command.die)]
        if sure:
            return Badge(min(self.tokens_for(command, region) for command in sure), AFFORDABLE)
        if commands:
            return Badge(self.rules.cost(self.state, region).total, CHANCY, self.odds(commands[0], region))
        refusal = self.check_conquest(region)
        if refusal is None or refusal.code in _LOCKED:
            return Badge(0, LOCKED) if refusal else None
        return Badge(self.rules.cost(self.state, region).total, DEAR) if refusal.code in _DEAR else None

    @cached_property
    def targets(self) -> RegionSet:
        """The regions that can be pointed at for a command, pieces aside."""
        out = 0
        for region in self.by_region:
            out |= 1 << region
        return out

    @cached_property
    def income(self) -> Income | None:
        """What ending the turn now would pay, or None where that is no question."""
        if self.decision is None or self.seat != self.state.turn or self.kind in ("pick", "stout", "retreat"):
            return None
        return self.rules.income(self.state, self.seat)

    @cached_property
    def income_of_decline(self) -> Income | None:
        """What declining now would pay at once."""
        if not self.can_decline:
            return None
        for event in self.rules.apply(self.state, Decline()).events:
            if isinstance(event, Earned) and event.reason == "score":
                return event.income
        return None

    @property
    def rolled(self) -> int | None:
        """The die result that waits for the next conquest, or None."""
        return None if self.state.rolled == NOT_ROLLED else self.state.rolled

    def held_by_actor(self) -> RegionSet:
        """Return the regions of the seat that is asked, all its races together."""
        out = 0
        for tribe in self.state.tribes:
            if tribe.seat == self.seat:
                out |= tribe.held
        return out

    def placeable(self, piece: tuple[str, int]) -> tuple[int, ...]:
        """Return the regions where *piece* (kind and source) may go."""
        return tuple(members(self.placements.get(piece, 0)))
