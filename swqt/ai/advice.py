"""Advice from the strongest bot: its best turns as suggestions, and its verdict on a turn that was played."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from swqt.ai.bot import LEVELS, Level
from swqt.ai.evaluation import Evaluator, PositionModel, Weights
from swqt.ai.planner import Planner, TurnPlan
from swqt.ai.rollout import TABLE, RolloutSearch, Stop, never
from swqt.ai.threats import Threat, threats
from swqt.engine import CHANCE, Command, Conquer, Decline, Pick, RegionSet, Rules, State, Use

TOP: Final = LEVELS[-1]

MOST: Final = 3
"""Number of turns suggested by default."""

TRIALS: Final = 16
"""Rollouts from the position after a turn when two turns are compared."""


class Advice(NamedTuple):
    """One turn: its *commands* up to the first chance event.

    ``now`` is the number of coins that the turn earns, ``coins`` the seat's expected final number and ``lead`` its
    expected final lead over the others. ``gains`` are the regions that the seat newly holds after the turn,
    ``threats`` the conquests with which other seats could respond.
    """

    commands: tuple[Command, ...]
    now: int
    coins: float
    lead: float
    gains: RegionSet
    threats: tuple[Threat, ...]


class TurnVerdict(NamedTuple):
    """The comparison of a played turn with the ``best`` one; ``loss`` is the difference in coins, at least 0."""

    best: Advice
    loss: float


class Advisor:
    """An adviser for positions of one game. Deterministic: results do not depend on earlier calls."""

    def __init__(self, rules: Rules, weights: Weights, stop: Stop = never, level: Level = TOP) -> None:
        self.rules: Final = rules
        self.level: Final = level
        self._weights: Final = weights
        self._stop: Final = stop

    def advise(self, state: State, count: int = MOST) -> tuple[Advice, ...]:
        """Return up to *count* different turns that answer the open decision, the best first."""
        seat = state.agenda[-1].seat
        judge = self._judge(state)
        return tuple([self._advice(state, seat, plan, judge) for plan in self._best(state, judge)[:count]])

    def appraise(self, state: State, after: State) -> TurnVerdict | None:
        """Compare the turn from *state* to *after*, which ends it or leads to a chance event, with the best one; return
        None if there was no choice. What chance then gives is luck, and not part of the comparison."""
        seat = state.agenda[-1].seat
        judge = self._judge(state)
        plans = self._best(state, judge)
        if not plans:
            return None
        best = plans[0]
        end = self._rollouts(judge).start(state, best)
        loss = 0.0
        if end != after:
            loss = self._worth(end, seat, judge) - self._worth(after, seat, judge)
        return TurnVerdict(self._advice(state, seat, best, judge), max(0.0, loss))

    def _best(self, state: State, judge: Evaluator) -> list[TurnPlan]:
        """Return different turns, the best first."""
        rng = Random(f"advice {state.digest}")
        plans = Planner(self.rules, judge.value, rng, self.level.effort).plans(state)
        if self.level.budget:
            plans = self._rollouts(judge).judged(state, plans, f"advice {state.digest}")
        return [plan for plan in _different(plans) if plan.commands]

    def _judge(self, state: State) -> Evaluator:
        return Evaluator(self.rules, self._weights, len(state.coins), study=self._study(state))

    def _study(self, state: State) -> PositionModel | None:
        return self._weights.study(self.rules, len(state.coins)) if self.level.studied else None

    def _rollouts(self, judge: Evaluator) -> RolloutSearch:
        return RolloutSearch(self.rules, judge, self.level.budget, self._stop)

    def _worth(self, end: State, seat: int, judge: Evaluator) -> float:
        """Return the expected final lead of *seat* from *end* on, from evaluation and rollouts."""
        value = judge.value(end, seat)
        if not end.agenda:
            return value
        rollouts = self._rollouts(judge)
        total = games = 0.0
        if end.agenda[-1].seat != CHANCE:   # the evaluation knows only positions between turns
            total, games = TABLE.prior * value, TABLE.prior
        for number in range(TRIALS):
            if self._stop():
                break
            # Use the same random numbers for both turns, so that only the turns differ.
            total += rollouts.play_on(end, seat, f"verdict {end.round} {number}")
            games += 1
        return total / games if games else value

    def _advice(self, state: State, seat: int, plan: TurnPlan, judge: Evaluator) -> Advice:
        after = plan.after
        expected = judge.totals(after)[seat]
        now = after.coins[seat] - state.coins[seat]
        gains = _held(after, seat) & ~_held(state, seat)
        return Advice(plan.commands, now, expected, plan.value, gains, threats(self.rules, after, seat))


def _held(state: State, seat: int) -> RegionSet:
    held = 0
    for tribe in state.tribes:
        if tribe.seat == seat:
            held |= tribe.held
    return held


def _different(plans: list[TurnPlan]) -> list[TurnPlan]:
    """Return the best plan for each combo picked, or for each set of conquests if none is picked."""
    out: dict[object, TurnPlan] = {}
    for plan in plans:
        pick = next((command for command in plan.commands if isinstance(command, Pick)), None)
        kind: object = pick
        if pick is None:
            taken = frozenset(c.region for c in plan.commands if isinstance(c, (Conquer, Use)))
            declines = any(isinstance(c, Decline) for c in plan.commands)
            kind = (taken, declines) if taken or declines else plan.commands
        out.setdefault(kind, plan)
    return list(out.values())
