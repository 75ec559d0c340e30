"""A bot of some level: it thinks about whole turns and answers one decision at a time."""

from __future__ import annotations

from random import Random
from typing import Final

from swqt.ai.features import FEATURES
from swqt.ai.levels import Level
from swqt.ai.placing import settle, swing
from swqt.ai.planner import CAMPAIGN, Plan, Planner
from swqt.ai.rollout import Rollouts, Stop, never
from swqt.ai.study import Study
from swqt.ai.value import HAND_MADE, Judge, Vector, Weights
from swqt.engine import Abandon, Command, Decline, DeployRange, Pick, Rules, State

MATTERS: Final = ("active_income", "declined_income", "tokens", "active_risk", "campaign", "newcomer", "harm")
"""The features about which personalities differ."""


FORESEEN: Final = 4
"""Rounds before the end from which on a bot errs less and less about what is still to come; in the last it counts."""

FAR_BEHIND: Final = 10.0
"""Plans that look so many coins worse than the best are not played on."""


class Thinker:
    """Answers for seats. The answer depends on the *seed* and on the position in which it began to think.

    A turn is thought through once; what chance turns up makes it think again. It sees what a person in that seat may
    see: the State holds unseen stacks as sets, and coins are open at this table.
    """

    def __init__(
        self, level: Level, seed: int | str, weights: Weights = HAND_MADE, stop: Stop = never   # frozen
    ) -> None:
        self.level: Final = level
        self.seed: Final = seed
        self._weights: Final = weights
        self._stop: Final = stop
        self._line: dict[State, Command] = {}
        self._judge: tuple[Rules, int, Judge] | None = None

    def choose(self, rules: Rules, state: State) -> Command:
        """Return the answer to the open decision."""
        known = self._line.get(state)
        if known is not None:
            return known
        decision = state.agenda[-1]
        legal = rules.legal(state)
        if len(legal) == 1 and isinstance(legal[0], Command):
            return legal[0]
        if decision.kind in ("redeploy", "close", "retreat"):
            return settle(rules, state)
        if decision.kind not in (*CAMPAIGN, "pick", "altar", "stout"):
            return next(option for option in legal if isinstance(option, Command))
        self._remember(rules, state, self.think(rules, state))
        return self._line[state]

    def think(self, rules: Rules, state: State) -> Plan:
        """Return the turn to play from *state*."""
        seat = state.agenda[-1].seat
        seats = len(state.coins)
        seed = f"{self.seed} {seat} {state.digest}"
        rng = Random(seed)
        judge = self._judge_of(rules, seats, seat)
        value = judge.value if self.level.looks_ahead else (lambda after, who: swing(rules, after, who))
        plans = Planner(rules, value, rng, self.level.effort).plans(state)
        if unseen := self._unseen(rules, state):
            plans = self._misjudged(plans, unseen, rng)
        if self.level.budget and len(plans) > 1 and self._study(rules, seats) is None:
            budget = self.level.budget * 2 // seats   # turns cost more at a larger table
            rollouts = Rollouts(rules, judge, budget, self.level.depth, self._stop)
            return rollouts.best(state, _candidates(plans)[: self.level.candidates], seed)
        return plans[0]

    def _unseen(self, rules: Rules, state: State) -> float:
        """Return which share of its errors a level makes now: the less is to come, the less of it goes unseen."""
        share = 1.0 if len(state.coins) == 2 else 0.5
        if self.level.looks_ahead:
            share *= min(1.0, (rules.board.rounds - state.round) / FORESEEN)
        return share

    def _misjudged(self, plans: list[Plan], unseen: float, rng: Random) -> list[Plan]:
        """Return *plans* as the level sees them, what it takes for the best first.

        Ways are misjudged as a whole: were each plan of going on misjudged by so much for itself, the luckiest error
        of several would stand against a single one for declining, and it would hardly ever decline in time.
        """
        noise, whim = self.level.noise * unseen, self.level.whim * unseen
        if not noise and not whim:
            return plans
        ways: dict[Command | None, float] = {}
        seen: list[Plan] = []
        for plan in plans:
            way = _way(plan)
            if whim and way not in ways:
                ways[way] = rng.uniform(-whim, whim)
            seen.append(plan._replace(value=plan.value + rng.uniform(-noise, noise) + ways.get(way, 0.0)))
        seen.sort(key=lambda plan: -plan.value)
        return seen

    def _judge_of(self, rules: Rules, seats: int, seat: int) -> Judge:
        if self._judge is None or self._judge[:2] != (rules, seat):
            study = self._study(rules, seats)
            judge = Judge(rules, self._weights, seats, tilt=self._tilt(seat), study=study)
            self._judge = (rules, seat, judge)
        return self._judge[2]

    def _study(self, rules: Rules, seats: int) -> Study | None:
        """Return what this bot has studied for such a table, or None: then it plays on instead, if its level does."""
        return self._weights.study(rules, seats) if self.level.studied else None

    def _tilt(self, seat: int) -> Vector:
        """Return the tastes of this game: what it values more or less than its weights say."""
        if not self.level.variety:
            return ()
        rng = Random(f"tastes {self.seed} {seat}")
        return tuple(
            [1.0 + (rng.uniform(-1, 1) * self.level.variety if name in MATTERS else 0.0) for name in FEATURES]
        )

    def _remember(self, rules: Rules, state: State, plan: Plan) -> None:
        """Note what to answer on the way, as far as chance leaves the way as it was thought out."""
        self._line = {}
        for command in plan.commands:
            self._line[state] = command
            state = rules.after(state, command)
        if not self._line:   # nothing but the end of the turn was thought of
            self._line[state] = _any(rules, state)


def _way(plan: Plan) -> Command | None:
    """Return what a plan decides first of all: a combo, to decline, or (None) to go on."""
    first = plan.commands[0] if plan.commands else None
    return first if isinstance(first, (Pick, Decline)) else None


def _any(rules: Rules, state: State) -> Command:
    if any(isinstance(option, DeployRange) for option in rules.legal(state)):
        return settle(rules, state)
    return next(option for option in reversed(rules.legal(state)) if isinstance(option, Command))


def _candidates(plans: list[Plan]) -> list[Plan]:
    """Return what is worth a closer look: one plan of each line that is not far behind the best.

    Regions are abandoned only if that looks best at once: games played on in haste miss them too little.
    """
    out: dict[tuple[Command, ...], Plan] = {}
    best = plans[0].value
    for plan in plans:
        abandons = any(isinstance(command, Abandon) for command in plan.commands)
        if plan is plans[0] or (plan.value > best - FAR_BEHIND and not abandons):
            out.setdefault(plan.commands, plan)
    return list(out.values())
