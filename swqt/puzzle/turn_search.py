"""The full search of one turn: every order of conquests, all rolls by their odds, and every other choice in the turn.

The value of a turn is the expected number of the seat's coins at its end. Turns are told apart by what they end with
whatever the die shows: combos, active or in decline, and their regions. How tokens are spread, where pieces lie and for
which region the last die is rolled make no difference. What is dealt to the column does not pay this turn, so one deal
stands for all.

A rival of the best turn is a turn that ends with something that the best turn does not end with: a region, another
combo, or a race in decline. A turn that only omits a part of the best turn is no rival.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from math import inf
from typing import Final, NamedTuple

from swqt.ai import Stop, never
from swqt.ai.deployment import ways
from swqt.ai.trait_info import trait_info
from swqt.engine import CHANCE, NOBODY, Abandon, Command, DeployRange, RegionSet, Rules, State

LIMIT: Final = 40_000
"""Positions searched at most."""

Ending = tuple[tuple[str, bool, RegionSet], ...]
"""What a turn ends with whatever the die shows: races, whether they are active, and their regions."""

NO_TURN: Final = -1e9
"""Value of a rival where there is none."""


class SearchStopped(Exception):
    """The turn has too many positions, or the search was asked to stop."""


class TooClose(Exception):
    """A rival was found that is nearly as good as the turn that was to be proved best."""


class Prospect(NamedTuple):
    """The best turn from a position on: ``best`` expected coins, and its ``ending``. Of equal turns it is the one with
    the most regions. Coins earned before the start do not count.
    """

    best: float
    ending: Ending


class TurnSearch:
    """Searches the turn that *start* is in. Results depend only on *start*, not on earlier calls."""

    def __init__(self, rules: Rules, start: State, limit: int = LIMIT, stop: Stop = never) -> None:
        self.rules: Final = rules
        self.start: Final = start
        self.seat: Final = start.turn
        self._turn: Final = (start.round, start.turn)
        self.limit: Final = limit
        self.stop: Final = stop
        self._known: dict[State, Prospect] = {}

    @property
    def size(self) -> int:
        """The number of positions searched."""
        return len(self._known)

    def best(self) -> Prospect:
        """Return the best turns; SearchStopped if there are too many."""
        return self.prospect(self.start)

    def value(self, state: State) -> float:
        """Return the expected coins of the turn, from its start, if it continues from *state* in the best way."""
        return self.prospect(state).best

    def prospect(self, state: State) -> Prospect:
        """Return the best turns that continue from *state*."""
        found = self._known.get(state)
        if found is None:
            if len(self._known) >= self.limit or self.stop():
                raise SearchStopped
            found = self._known[state] = self._looked_up(state)
        return found

    def _looked_up(self, state: State) -> Prospect:
        if self.is_over(state):
            return Prospect(*self.ended(state))
        if state.agenda[-1].seat == CHANCE:
            chances = [(self.prospect(after), weight) for after, weight in self.chances(state)]
            return Prospect(
                weighed([(found.best, weight) for found, weight in chances]),
                reduce(_common, [found.ending for found, _ in chances]),
            )
        return max([self.prospect(after) for _, after in self.steps(state)], key=_order)

    def ended(self, state: State) -> tuple[float, Ending]:
        """Return the coins and the ending of a turn that is over in *state*."""
        coins = float(state.coins[self.seat] - self.start.coins[self.seat])
        tribes = [tribe for tribe in state.tribes if tribe.seat == self.seat and (tribe.active or tribe.held)]
        return coins, tuple([(tribe.race, tribe.active, tribe.held) for tribe in tribes])

    def chances(self, state: State) -> list[tuple[State, int]]:
        """Return the positions that chance leads to from *state*, with their weights."""
        if state.agenda[-1].kind == "deal":
            return [(next(self.steps(state))[1], 1)]
        return [(self.rules.after(state, command), weight) for command, weight in self.rules.chances(state)]

    def is_over(self, state: State) -> bool:
        """Return whether no remaining decision can pay this turn."""
        if (state.round, state.turn) != self._turn or not state.agenda:
            return True
        return state.agenda[-1].seat not in (CHANCE, self.seat) or state.agenda[-1].kind == "retreat"

    def steps(self, state: State) -> Iterator[tuple[Command, State]]:
        """Yield the commands that make a difference in *state*, with the positions that they lead to."""
        decision = state.agenda[-1]
        legal = self.rules.legal(state)
        if decision.kind == "stout":  # the turn has paid; a race that declines now leaves nothing behind that counts
            yield self._most(state, [option for option in reversed(legal) if isinstance(option, Command)])
            return
        for option in reversed(legal):
            if isinstance(option, Command):
                yield option, self.rules.after(state, option)
            elif isinstance(option, DeployRange):
                yield from self._deployed(state, option)
            elif decision.seat == CHANCE:
                yield option[0], self.rules.after(state, option[0])
            else:
                if len(option) > self.limit:
                    raise SearchStopped
                for command in option:
                    yield command, self.rules.after(state, command)

    def _deployed(self, state: State, option: DeployRange) -> Iterator[tuple[Command, State]]:
        """Yield one spread of the tokens, the one that pays most; all where some regions must be left."""
        number = state.active_of(self.seat)
        if any(pool.least == 0 for pool in option.pools):
            if len(option) > self.limit:
                raise SearchStopped
            for deploy in option:
                yield deploy, self.rules.after(state, deploy)
        elif number != NOBODY and trait_info(self.rules).crowd(*state.tribes[number][1:3]):
            yield self._most(state, ways(self.rules, state))
        else:
            yield option[0], self.rules.after(state, option[0])

    def _most(self, state: State, options: Sequence[Command]) -> tuple[Command, State]:
        """Return the first of *options* that pays most, with its position."""
        found = [(option, self.rules.after(state, option)) for option in options]
        return max(found, key=lambda step: self.prospect(step[1]).best)


class RivalSearch:
    """Searches the rivals of the turns with the *ending* among the turns of *search*."""

    def __init__(self, search: TurnSearch, ending: Ending, most: float = inf) -> None:
        """Raise TooClose in the search once a rival brings more than *most* coins."""
        self._search: Final = search
        self._had: Final = {(race, active): held for race, active, held in ending}
        self._most: Final = most
        self._known: dict[State, float] = {}
        self._weighing = 0

    def value(self, state: State) -> float:
        """Return the expected coins of the best rival that goes on from *state*; NO_TURN if there is none."""
        found = self._known.get(state)
        if found is None:
            if len(self._known) >= self._search.limit or self._search.stop():
                raise SearchStopped
            found = self._known[state] = self._looked_up(state)
            if found > self._most and not self._weighing:  # where chance decides, one branch alone proves nothing
                raise TooClose
        return found

    def _looked_up(self, state: State) -> float:
        if self._search.is_over(state):
            coins, ending = self._search.ended(state)
            return coins if any(self._is_new(*part) for part in ending) else NO_TURN
        if state.agenda[-1].seat == CHANCE:
            after = self._search.chances(state)
            self._weighing += len(after) > 1
            chances = [(self.value(reached), weight) for reached, weight in after]
            self._weighing -= len(after) > 1
            return NO_TURN if min(chances)[0] == NO_TURN else weighed(chances)
        return max([self.value(after) for _, after in self._search.steps(state)])

    def _is_new(self, race: str, active: bool, held: RegionSet) -> bool:
        had = self._had.get((race, active))
        return had is None or bool(held & ~had)


def line(search: TurnSearch, value: Callable[[State], float]) -> list[Command]:
    """Return the turn with the highest *value* at each step; regions are abandoned only if that gains something.

    Chance has the best outcome each time.
    """
    state, out = search.start, []
    while not search.is_over(state):
        steps = list(search.steps(state))
        if state.agenda[-1].seat == CHANCE:
            steps.reverse()  # the fewest pips
        command, state = max(steps, key=lambda step: (value(step[1]), not isinstance(step[0], Abandon)))
        out.append(command)
    return out


def weighed(values: Sequence[tuple[float, int]]) -> float:
    """Return the expectation of *values* with their weights."""
    return sum([weight * value for value, weight in values]) / sum([weight for _, weight in values])


def _common(ending: Ending, other: Ending) -> Ending:
    """Return what both endings have."""
    had = {(race, active): held for race, active, held in other}
    return tuple([(race, active, held & had[race, active]) for race, active, held in ending if (race, active) in had])


def _order(prospect: Prospect) -> tuple[float, int]:
    return prospect.best, sum([held.bit_count() for _, _, held in prospect.ending])
