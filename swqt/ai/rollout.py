"""Plans compared by playing on: everybody takes quick turns for a while, then the position is judged.

Sequential halving: every plan is tried a little, the better half more, until one is left. The budget is a number of
games played on, never a time, so that a seed gives the same answer on every machine.
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
"""So many games played on speak for the value that a plan had before."""

DOUBT: Final = 2.0
"""Coins by which the players of such a game misjudge a turn. Without doubt all games from one position are nearly the
same game, and its accidents would be taken for the worth of the plan."""

Stop = Callable[[], bool]
"""Asked now and then; True ends the search with the best plan so far."""


def never() -> bool:
    return False


class RolloutSearch:
    """Plays on from the ends of plans. *depth* turns are played before the position is judged."""

    def __init__(self, rules: Rules, judge: Evaluator, budget: int, depth: int, stop: Stop = never) -> None:
        self.rules: Final = rules
        self.judge: Final = judge
        self.budget: Final = budget
        self.depth: Final = depth
        self.stop: Final = stop

    def best(self, state: State, plans: Sequence[TurnPlan], seed: str) -> TurnPlan:
        """Return the plan of *plans* that does best; the first if nothing tells them apart."""
        return plans[self.ranking(state, plans, seed)[0][0]]

    def ranking(self, state: State, plans: Sequence[TurnPlan], seed: str) -> list[tuple[int, float]]:
        """Return the numbers of *plans*, the best first, each with what it came to on average."""
        seat = state.agenda[-1].seat
        left = list(range(len(plans)))
        # What the plan itself is worth counts as some games: a prior that few games do not outvote.
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
                    # The same dice for every plan: what differs is the plan.
                    sums[number] += self.play_on(state, plans[number], seat, f"{seed} {played}")
                    games[number] += 1
            left.sort(key=lambda n: (-sums[n] / games[n], n))
            half = max(1, (len(left) + 1) // 2)
            left, beaten = left[:half], left[half:] + beaten
            if len(left) == 1:
                break
        return [(n, sums[n] / games[n]) for n in (*left, *beaten)]

    def play_on(self, state: State, plan: TurnPlan, seat: int, seed: str) -> float:
        """Carry out *plan*, play *depth* quick turns, and return how far *seat* is ahead meanwhile.

        That is the mean over the ends of those turns: a single end says more of who moved last than of the plan.
        Equal seeds are equal dice, turn by turn, whatever the plan.
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
        while rules.legal(state):   # a made-up position may leave nothing to pick
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
