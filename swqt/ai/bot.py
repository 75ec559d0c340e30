"""A bot of some level: it thinks about whole turns and answers one decision at a time.

The five levels of bots, each with one honest line on what it does.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from swqt.ai.evaluation import HAND_MADE, Evaluator, Vector, Weights
from swqt.ai.features import FEATURES
from swqt.ai.planner import CAMPAIGN, Planner, SearchEffort, TurnPlan
from swqt.ai.rollout import RolloutSearch, Stop, never
from swqt.ai.turn_end import settle, swing
from swqt.ai.two_player_model import TwoPlayerModel
from swqt.engine import Abandon, Command, Decline, DeployRange, Pick, Rules, State


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot plays. ``name`` is its name in files, ``about`` an English sentence for the window to translate.

    ``looks_ahead``: plans are judged by the coins still to come, otherwise by the coins of this turn alone.
    ``noise`` is how far, in coins, it misjudges a plan at most in a game for two, less towards the end if it looks
    ahead; all errors up to that are equally likely. ``whim`` is the same for a way as a whole (to decline, to go on,
    each combo): one error for all plans that begin so. ``variety`` is how far its tastes differ from game to game.
    With a ``budget``, the best ``candidates`` are played on that often in all, ``depth`` turns far. With ``studied``
    it knows what was learnt of every trait, where that was learnt, and plays on only elsewhere.
    """

    name: str
    about: str
    effort: SearchEffort
    looks_ahead: bool = True
    noise: float = 0.0
    whim: float = 0.0
    variety: float = 0.0
    candidates: int = 1
    budget: int = 0
    depth: int = 0
    studied: bool = False


LEVELS: Final = (
    Level("beginner", "Takes what pays this turn and often misjudges it.",
          SearchEffort(3, 3, 10, 1, gamble=False, abandon=False), looks_ahead=False, noise=17.0),
    Level("easy", "Thinks of the coins still to come, and is often wrong about them.",
          SearchEffort(2, 3, 3, 3, gamble=False, abandon=False), noise=10.0, whim=24.0, variety=0.2),
    Level("medium", "Plans whole turns and sometimes misjudges them.", SearchEffort(3, 3, 3, 3, abandon=False),
          noise=8.0, variety=0.2),
    Level("hard", "Plans whole turns and expects what the others will do to it.", SearchEffort(abandon=False),
          noise=2.4, variety=0.1),
    Level("expert", "Knows from many games what races and powers are worth, else plays on in its mind.",
          SearchEffort(8, 6, 10, 6), candidates=6, budget=36, depth=4, studied=True),
)  # fmt: skip
"""From the weakest to the strongest."""

GREEDY: Final = Level("greedy", "Takes what pays most this turn.", SearchEffort(), looks_ahead=False)
"""A yardstick for arenas: it never errs about this turn and never thinks of the next."""

BY_NAME: Final = {level.name: level for level in (*LEVELS, GREEDY)}


MATTERS: Final = ("active_income", "declined_income", "tokens", "active_risk", "campaign", "newcomer", "harm")
"""The features about which personalities differ."""


FORESEEN: Final = 4
"""Rounds before the end from which on a bot errs less and less about what is still to come; in the last it counts."""

FAR_BEHIND: Final = 10.0
"""Plans that look so many coins worse than the best are not played on."""


class SearchBot:
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
        self._judge: tuple[Rules, int, Evaluator] | None = None

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

    def think(self, rules: Rules, state: State) -> TurnPlan:
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
            rollouts = RolloutSearch(rules, judge, budget, self.level.depth, self._stop)
            return rollouts.best(state, _candidates(plans)[: self.level.candidates], seed)
        return plans[0]

    def _unseen(self, rules: Rules, state: State) -> float:
        """Return which share of its errors a level makes now: the less is to come, the less of it goes unseen."""
        share = 1.0 if len(state.coins) == 2 else 0.5
        if self.level.looks_ahead:
            share *= min(1.0, (rules.board.rounds - state.round) / FORESEEN)
        return share

    def _misjudged(self, plans: list[TurnPlan], unseen: float, rng: Random) -> list[TurnPlan]:
        """Return *plans* as the level sees them, what it takes for the best first.

        Ways are misjudged as a whole: were each plan of going on misjudged by so much for itself, the luckiest error
        of several would stand against a single one for declining, and it would hardly ever decline in time.
        """
        noise, whim = self.level.noise * unseen, self.level.whim * unseen
        if not noise and not whim:
            return plans
        ways: dict[Command | None, float] = {}
        seen: list[TurnPlan] = []
        for plan in plans:
            way = _way(plan)
            if whim and way not in ways:
                ways[way] = rng.uniform(-whim, whim)
            seen.append(plan._replace(value=plan.value + rng.uniform(-noise, noise) + ways.get(way, 0.0)))
        seen.sort(key=lambda plan: -plan.value)
        return seen

    def _judge_of(self, rules: Rules, seats: int, seat: int) -> Evaluator:
        if self._judge is None or self._judge[:2] != (rules, seat):
            study = self._study(rules, seats)
            judge = Evaluator(rules, self._weights, seats, tilt=self._tilt(seat), study=study)
            self._judge = (rules, seat, judge)
        return self._judge[2]

    def _study(self, rules: Rules, seats: int) -> TwoPlayerModel | None:
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

    def _remember(self, rules: Rules, state: State, plan: TurnPlan) -> None:
        """Note what to answer on the way, as far as chance leaves the way as it was thought out."""
        self._line = {}
        for command in plan.commands:
            self._line[state] = command
            state = rules.after(state, command)
        if not self._line:   # nothing but the end of the turn was thought of
            self._line[state] = _any(rules, state)


def _way(plan: TurnPlan) -> Command | None:
    """Return what a plan decides first of all: a combo, to decline, or (None) to go on."""
    first = plan.commands[0] if plan.commands else None
    return first if isinstance(first, (Pick, Decline)) else None


def _any(rules: Rules, state: State) -> Command:
    if any(isinstance(option, DeployRange) for option in rules.legal(state)):
        return settle(rules, state)
    return next(option for option in reversed(rules.legal(state)) if isinstance(option, Command))


def _candidates(plans: list[TurnPlan]) -> list[TurnPlan]:
    """Return what is worth a closer look: one plan of each line that is not far behind the best.

    Regions are abandoned only if that looks best at once: games played on in haste miss them too little.
    """
    out: dict[tuple[Command, ...], TurnPlan] = {}
    best = plans[0].value
    for plan in plans:
        abandons = any(isinstance(command, Abandon) for command in plan.commands)
        if plan is plans[0] or (plan.value > best - FAR_BEHIND and not abandons):
            out.setdefault(plan.commands, plan)
    return list(out.values())
