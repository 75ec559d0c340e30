"""Compares the first choices of a turn (declining, continuing, or each combo) by rollouts of some rounds.

Rollouts only compare choices that look about equally good; the evaluation alone decides the rest of a turn. Each choice
gets one, and then always the best or its strongest rival, until the best is clear or the budget spent. That is a number
of evaluated positions, not a time, so that a seed gives the same result on every machine.

With two seats, rollouts last four rounds, and the evaluations in the last three of them count: their mean varies less
than the last one. In shorter rollouts declining looks too bad, because a new race has hardly paid yet. Rollouts to the
end of the game take longer and depend more on luck, so the few that fit the budget say little. Their turns are searched
more widely than greedy ones, which do not bring out the value of some combos, such as one that pays for leaving a rival
alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from random import Random
from typing import Final, NamedTuple

from swqt.ai.evaluation import Evaluator
from swqt.ai.planner import PATIENT, QUICK, Planner, SearchEffort, TurnPlan
from swqt.ai.random_bot import chance
from swqt.engine import CHANCE, Command, Decline, Pick, Rules, State


class RolloutLimits(NamedTuple):
    """At most *most* ways are compared, none more than *close* coins worse than the best; the evaluation of a way is
    worth *prior* rollouts. They last *rounds* after the turn and yield the mean evaluation at the turns of the last
    *counted* rounds, so that it does not matter who has just moved. *share* is a factor on the budget, *below* another
    one underground, where turns try more commands for each position that is evaluated. *effort* is that of each turn.
    """

    most: int
    close: float
    prior: float
    rounds: int
    share: float
    below: float
    effort: SearchEffort = QUICK
    counted: int = 1


DUEL: Final = RolloutLimits(most=4, close=20.0, prior=3.0, rounds=4, share=1.0, below=0.65, effort=PATIENT, counted=3)
"""Limits with two seats. More ways are hardly ever the best, and would leave fewer rollouts for each."""

TABLE: Final = RolloutLimits(most=3, close=8.0, prior=4.0, rounds=2, share=0.36, below=0.7)
"""Limits with more than two seats, where a round has more turns and each takes longer."""

SPREAD: Final = 8.0
"""Standard deviation, in coins, of the results of one way's rollouts."""

CLEAR: Final = 2.0
"""Standard errors by which the best way must be ahead of all others to need no more rollouts."""

DOUBT: Final = 2.0
"""Standard deviation, in coins, of the noise in the evaluations of rollout players.

Without noise, all rollouts from one position are nearly identical, and their average says little about the plan.
"""

Stop = Callable[[], bool]
"""Polled during the search; True ends it with the best plan so far."""


def never() -> bool:
    return False


def way_of(plan: TurnPlan) -> Command | None:
    """Return the first choice of a plan: a Pick, a Decline, or None for any other."""
    first = plan.commands[0] if plan.commands else None
    return first if isinstance(first, (Pick, Decline)) else None


def limits_of(state: State) -> RolloutLimits:
    return DUEL if len(state.coins) == 2 else TABLE


def next_of(means: Sequence[float], counts: Sequence[float]) -> int | None:
    """Return which way needs the next rollout, or None if the best is clear, by the *means* of so many rollouts each.

    It is the best way or its strongest rival, whichever had fewer: that of the others whose mean plus standard error is
    largest.
    """
    errors = [SPREAD / count**0.5 for count in counts]
    best = max(range(len(means)), key=means.__getitem__)
    rival = max([number for number in range(len(means)) if number != best], key=lambda n: means[n] + errors[n])
    if means[best] - means[rival] > CLEAR * hypot(errors[best], errors[rival]):
        return None
    return best if counts[best] <= counts[rival] else rival


class RolloutSearch:
    """A comparison of the ways of a decision by rollouts that evaluate about *budget* positions, times
    ``RolloutLimits.share``."""

    def __init__(self, rules: Rules, judge: Evaluator, budget: int, stop: Stop = never) -> None:
        self.rules: Final = rules
        self.judge: Final = judge
        self.budget: Final = budget
        self.stop: Final = stop
        self.evaluated = 0

    def judged(self, state: State, plans: Sequence[TurnPlan], seed: str) -> list[TurnPlan]:
        """Return *plans*, the best first, with values corrected by the rollouts of the best plan of each way."""
        seat = state.agenda[-1].seat
        best: dict[Command | None, TurnPlan] = {}
        for plan in sorted(plans, key=lambda plan: -plan.value):
            best.setdefault(way_of(plan), plan)
        limits = limits_of(state)
        least = max([plan.value for plan in best.values()]) - limits.close
        ways = [way for way, plan in best.items() if plan.value > least][: limits.most]
        if len(ways) < 2:
            return sorted(plans, key=lambda plan: -plan.value)
        means = self.means(state, [best[way] for way in ways], seat, seed)
        shifts = {way: mean - best[way].value for way, mean in zip(ways, means, strict=True)}
        rest = min(shifts.values())   # ways without rollouts stay behind
        moved = [plan._replace(value=plan.value + shifts.get(way_of(plan), rest)) for plan in plans]
        return sorted(moved, key=lambda plan: -plan.value)

    def means(self, state: State, plans: Sequence[TurnPlan], seat: int, seed: str) -> list[float]:
        """Return the mean lead of *seat* in rollouts of each of *plans*, whose value is the prior."""
        limits = limits_of(state)
        sums = [limits.prior * plan.value for plan in plans]
        means = [plan.value for plan in plans]
        starts = [self.start(state, plan) for plan in plans]
        budget = self.budget * limits.share * (limits.below if self.rules.board.world == "underground" else 1.0)
        if state.agenda[-1].kind == "stout":    # the second decision of this turn
            budget /= 4
        played = [0] * len(plans)
        spent = cost = 0
        while spent + cost <= budget or not all(played):
            number = next_of(means, [limits.prior + count for count in played]) if all(played) else played.index(0)
            if number is None or self.stop():
                break
            before = self.evaluated
            played[number] += 1
            rollout = f"{seed} {played[number]}"
            sums[number] += self.play_on(starts[number], seat, rollout, limits.rounds, limits.effort, limits.counted)
            means[number] = sums[number] / (limits.prior + played[number])
            cost = max(1, self.evaluated - before)    # after the last turn of the game there is nothing to evaluate
            spent += cost
        return means

    def play_on(
        self,
        state: State,
        seat: int,
        seed: str,
        rounds: int = TABLE.rounds,
        effort: SearchEffort = QUICK,
        counted: int = TABLE.counted,
    ) -> float:
        """Play *rounds* rounds, and return the mean lead expected for *seat* in the last *counted* of them.

        The random numbers of each turn depend only on *seed* and the turn, not on what was played before.
        """
        rules = self.rules
        dice, minds = Random(), Random()
        judge = self.judge.value

        def value(after: State, who: int) -> float:
            self.evaluated += 1
            return judge(after, who) + minds.gauss(0.0, DOUBT)

        planner = Planner(rules, value, minds, effort)
        seats = len(state.coins)
        turns = 0
        ahead: list[float] = []
        moved = (0, 0)
        while state.agenda and rules.legal(state):   # a hypothetical position may have no combo to pick
            if (state.round, state.turn) != moved:
                moved = (state.round, state.turn)
                if turns > (rounds - counted) * seats:
                    ahead.append(judge(state, seat))
                    if len(ahead) == counted * seats:
                        break
                turns += 1
                dice.seed(f"{seed} {moved[0]} {moved[1]} dice")
                minds.seed(f"{seed} {moved[0]} {moved[1]} minds")
            if state.agenda[-1].seat == CHANCE:
                state = rules.after(state, chance(rules, state, dice))
            else:
                state = planner.plans(state)[0].after
        if not state.agenda:   # the game is over
            return judge(state, seat)
        return sum(ahead) / len(ahead) if ahead else judge(state, seat)

    def start(self, state: State, plan: TurnPlan) -> State:
        """Return the position after *plan*, or the one before chance if its commands end there: each rollout has a die
        and a new combo of its own, instead of those that the plan assumes."""
        for command in plan.commands:
            state = self.rules.after(state, command)
        if state.agenda and state.agenda[-1].seat == CHANCE:
            return state
        return plan.after
