"""Compares plans by rollouts: all seats play a few quick turns, and the resulting positions are evaluated.

Rollouts are allocated by sequential halving: after each stage, the better half of the plans gets more. The budget is
a number of rollouts, not a time, so that a seed gives the same result on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from swqt.ai.evaluation import Evaluator, advantage
from swqt.ai.planner import QUICK, Planner, TurnPlan
from swqt.ai.random_bot import chance
from swqt.engine import CHANCE, Rules, State

PRIOR: Final = 3
"""Weight of a plan's value before rollouts, as a number of rollouts."""

DOUBT: Final = 2.0
"""Standard deviation, in coins, of the noise in the evaluations of rollout players.

Without noise, all rollouts from one position are nearly identical, and their average says little about the plan.
"""

Stop = Callable[[], bool]
"""Polled during the search; True ends it with the best plan so far."""


def never() -> bool:
    return False


class RolloutSearch:
    """Runs at most *budget* rollouts, divided among the plans, each *depth* turns deep."""

    def __init__(self, rules: Rules, judge: Evaluator, budget: int, depth: int, stop: Stop = never) -> None:
        self.rules: Final = rules
        self.judge: Final = judge
        self.budget: Final = budget
        self.depth: Final = depth
        self.stop: Final = stop

    def best(self, state: State, plans: Sequence[TurnPlan], seed: str) -> TurnPlan:
        """Return the best of *plans*; the first of equal ones."""
        return plans[self.ranking(state, plans, seed)[0][0]]

    def ranking(self, state: State, plans: Sequence[TurnPlan], seed: str) -> list[tuple[int, float]]:
        """Return the indices of *plans* with their mean values, the best first."""
        seat = state.agenda[-1].seat
        left = list(range(len(plans)))
        # The plan's own value is a prior that a few rollouts do not outweigh.
        sums = [PRIOR * plan.value for plan in plans]
        games = [PRIOR] * len(plans)
        beaten: list[int] = []
        played = 0
        stages = max(1, (len(plans) - 1).bit_length())
        for _ in range(stages):
            each = max(1, self.budget // (stages * len(left)))
            for _ in range(each):
                played += 1
                for number in left:
                    if self.stop():
                        left.sort(key=lambda n: (-sums[n] / games[n], n))
                        return [(n, sums[n] / games[n]) for n in (*left, *beaten)]
                    # Use the same random numbers for every plan, so that only the plans differ.
                    sums[number] += self.play_on(state, plans[number], seat, f"{seed} {played}")
                    games[number] += 1
            left.sort(key=lambda n: (-sums[n] / games[n], n))
            half = max(1, (len(left) + 1) // 2)
            left, beaten = left[:half], left[half:] + beaten
            if len(left) == 1:
                break
        return [(n, sums[n] / games[n]) for n in (*left, *beaten)]

    def play_on(self, state: State, plan: TurnPlan, seat: int, seed: str) -> float:
        """Play *plan* and *depth* quick turns, and return the mean lead of *seat* after each of these turns.

        The mean is used because the lead after a single turn depends mostly on which seat moved last. The random
        numbers of each turn depend only on *seed*, not on *plan*.
        """
        rules = self.rules
        for command in plan.commands:
            state = rules.after(state, command)
        dice, minds = Random(), Random()
        judge = self.judge.value

        def value(after: State, who: int) -> float:
            return judge(after, who) + minds.gauss(0.0, DOUBT)

        quick = Planner(rules, value, minds, QUICK)
        turns = 0
        ahead: list[float] = []
        moved = (0, 0)
        while rules.legal(state):   # a hypothetical position may have no combo to pick
            if (state.round, state.turn) != moved:
                if moved != (0, 0):
                    turns += 1
                    ahead.append(advantage(self.judge.totals(state), seat))
                    if turns > self.depth:
                        break
                moved = (state.round, state.turn)
                dice.seed(f"{seed} {moved[0]} {moved[1]} dice")
                minds.seed(f"{seed} {moved[0]} {moved[1]} minds")
            if state.agenda[-1].seat == CHANCE:
                state = rules.after(state, chance(rules, state, dice))
            else:
                state = quick.plans(state)[0].after
        if turns <= self.depth:   # the game is over
            ahead.append(advantage(self.judge.totals(state), seat))
        return sum(ahead) / len(ahead)
