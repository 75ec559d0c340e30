"""The full search of one turn: every order of conquests, the die weighed, and every other choice that the turn has.

What counts are the coins of the seat at the end of its turn. Turns that end with the same regions and the same coins
are one: how tokens are spread, and where pieces lie that do not pay, makes no difference. What turns up in the column
does not pay this turn, so one card stands for all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from swqt.ai import Stop, never
from swqt.ai.deployment import ways
from swqt.ai.trait_info import trait_info
from swqt.engine import CHANCE, NOBODY, Command, DeployRange, Rules, State

LIMIT: Final = 40_000
"""Positions searched at most."""

Ending = tuple[object, ...]
"""What tells the ends of turns apart: coins and regions; behind the die, one for each of its answers."""

NO_TURN: Final = -1e9
"""Value of what is next best where there is only one turn."""


class SearchStopped(Exception):
    """The turn has too many positions, or the search was asked to stop."""


class TooClose(Exception):
    """A turn was found that is nearly as good as the one that was to be proved best."""


class Prospect(NamedTuple):
    """The best turns from a position on: ``best`` coins with an ``ending``, and ``next`` ones with any other ending.

    What was earned before the position does not count.
    """

    best: float
    ending: Ending
    next: float = NO_TURN
    other: Ending = ()


class TurnSearch:
    """Searches the turn that *start* is in. Answers depend on *start* alone, not on what was asked before."""

    def __init__(
        self, rules: Rules, start: State, limit: int = LIMIT, stop: Stop = never, proof: Prospect | None = None
    ) -> None:
        """With a *proof*, raise TooClose once a turn with another ending brings more than its next best one."""
        self.rules: Final = rules
        self.start: Final = start
        self.seat: Final = start.turn
        self._turn: Final = (start.round, start.turn)
        self._limit: Final = limit
        self._stop: Final = stop
        self._proof: Final = proof
        self._known: dict[State, Prospect] = {}
        self._weighing = 0

    @property
    def size(self) -> int:
        """The number of positions searched."""
        return len(self._known)

    def best(self) -> Prospect:
        """Return the best turns; SearchStopped if there are too many."""
        return self.prospect(self.start)

    def value(self, state: State) -> float:
        """Return the expected coins of the turn, from its start, if it goes on from *state* in the best way."""
        return self.prospect(state).best

    def prospect(self, state: State) -> Prospect:
        """Return the best turns that go on from *state*."""
        found = self._known.get(state)
        if found is None:
            if len(self._known) >= self._limit or self._stop():
                raise SearchStopped
            found = self._known[state] = self._looked_up(state)
        if self._proof and not self._weighing:  # where chance decides, one branch alone proves nothing
            others = ((found.best, found.ending), (found.next, found.other))
            if any(value > self._proof.next and ending != self._proof.ending for value, ending in others):
                raise TooClose
        return found

    def _looked_up(self, state: State) -> Prospect:
        if self.is_over(state):
            coins = float(state.coins[self.seat] - self.start.coins[self.seat])
            held = [(tribe.race, tribe.held) for tribe in state.tribes if tribe.seat == self.seat and tribe.held]
            return Prospect(coins, (coins, *held))
        return self._weighed(state) if state.agenda[-1].seat == CHANCE else self._chosen(state)

    def is_over(self, state: State) -> bool:
        """Return whether nothing more is decided that pays this turn."""
        if (state.round, state.turn) != self._turn or not state.agenda:
            return True
        return state.agenda[-1].seat not in (CHANCE, self.seat) or state.agenda[-1].kind == "retreat"

    def steps(self, state: State) -> Iterator[tuple[Command, State]]:
        """Yield the commands worth telling apart in *state*, with the positions that they lead to."""
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
                if len(option) > self._limit:
                    raise SearchStopped
                for command in option:
                    yield command, self.rules.after(state, command)

    def _deployed(self, state: State, option: DeployRange) -> Iterator[tuple[Command, State]]:
        """Yield one spread of the tokens, the one that pays most; all where some regions must be left."""
        number = state.active_of(self.seat)
        if any(pool.least == 0 for pool in option.pools):
            if len(option) > self._limit:
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

    def line(self, ending: Ending | None = None) -> list[Command]:
        """Return the best turn, or the one with this *ending*; what chance answers is the best that it can."""
        state, out = self.start, []
        wanted = self.best().ending if ending is None else ending
        while not self.is_over(state):
            found = [(self.prospect(after), command, after) for command, after in self.steps(state)]
            if state.agenda[-1].seat == CHANCE:
                _, command, state = max(reversed(found), key=lambda entry: entry[0].best)  # the fewest pips
                wanted = self.prospect(state).ending
            else:
                fits = [
                    (p.best if p.ending == wanted else p.next, command, after)
                    for p, command, after in found
                    if wanted in (p.ending, p.other)
                ]
                _, command, state = max(fits, key=lambda entry: entry[0])
            out.append(command)
        return out

    def _chosen(self, state: State) -> Prospect:
        """Return the best two of all that the seat can choose."""
        best, second = NO_TURN, NO_TURN
        ending: Ending = ()
        other: Ending = ()
        steps = list(self.steps(state))
        for _, after in steps:
            found = self.prospect(after)
            for value, end in ((found.best, found.ending), (found.next, found.other)):
                if end == ending:
                    best = max(best, value)
                elif value > best:
                    best, ending, second, other = value, end, best, ending
                elif value > second:
                    second, other = value, end
        return Prospect(best, ending, second, other)

    def _weighed(self, state: State) -> Prospect:
        """Return the expectation over what chance may answer."""
        if state.agenda[-1].kind == "deal":
            return self.prospect(next(self.steps(state))[1])
        after = [(self.rules.after(state, command), weight) for command, weight in self.rules.chances(state)]
        self._weighing += 1  # one branch alone proves nothing
        found = [(self.prospect(reached), weight) for reached, weight in after]
        self._weighing -= 1
        total = sum([weight for _, weight in found])
        best = sum([weight * prospect.best for prospect, weight in found]) / total
        ending = tuple([prospect.ending for prospect, _ in found])
        second = NO_TURN
        other: Ending = ()
        for number, (prospect, weight) in enumerate(found):
            value = best - weight * (prospect.best - prospect.next) / total
            if value > second:
                second, other = value, (*ending[:number], prospect.other, *ending[number + 1 :])
        return Prospect(best, ending, second, other)
