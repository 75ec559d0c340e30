"""The search bot and its levels of strength."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from swqt.ai.evaluation import HAND_MADE, NEUTRAL, Character, Evaluator, PositionModel, Vector, Weights
from swqt.ai.features import FEATURES
from swqt.ai.planner import CAMPAIGN, Planner, SearchEffort, TurnPlan
from swqt.ai.rollout import RolloutSearch, Stop, never, way_of
from swqt.ai.turn_end import settle, swing
from swqt.engine import Command, DeployRange, Rules, State


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot plays. ``name`` is its name in files, ``about`` describes it in one sentence.

    ``looks_ahead``: evaluate plans by all coins still expected, otherwise only by the coins of this turn.
    ``noise`` is the largest error, in coins, in the value of a plan in a two-player game, uniformly distributed; it
    shrinks towards the end of the game if the bot looks ahead. ``whim`` is a similar error shared by all plans with the
    same first choice (declining, continuing, or a combo). ``variety`` is how much the weights vary from game to game.
    ``budget`` is the number of positions that rollouts may evaluate per decision, to compare combos, or declining with
    continuing; RolloutLimits scale it. ``studied``: use the learnt model of positions.
    """

    name: str
    about: str
    effort: SearchEffort
    looks_ahead: bool = True
    noise: float = 0.0
    whim: float = 0.0
    variety: float = 0.0
    budget: int = 0
    studied: bool = False
    character: Character = NEUTRAL


LEVELS: Final = (
    Level("beginner", "Takes what pays this turn and often misjudges it.",
          SearchEffort(3, 3, 10, 1, gamble=False, abandon=False), looks_ahead=False, noise=17.0),
    Level("easy", "Thinks of the coins still to come, and is often wrong about them.",
          SearchEffort(2, 3, 3, 3, gamble=False, abandon=False), noise=10.0, whim=24.0, variety=0.2),
    Level("medium", "Plans whole turns and sometimes misjudges them.", SearchEffort(3, 3, 3, 3, abandon=False),
          noise=8.0, variety=0.2),
    Level("hard", "Plans whole turns and expects what the others will do to it.", SearchEffort(abandon=False),
          noise=2.4, variety=0.1),
    Level("expert", "Knows from many games what races and powers are worth, and plays on where choices are close.",
          SearchEffort(8, 6, 10, 6, closer=6, restless=0.0, decline_early=True), budget=800, studied=True),
)  # fmt: skip
"""From the weakest to the strongest."""

CHARACTERS: Final = (
    replace(LEVELS[-1], name="raider", character=Character(rivals=1.6),
            about="Nearly as good as the expert, but would rather take coins from others than earn its own."),
    replace(LEVELS[-1], name="settler", character=Character(rivals=0.5),
            about="Nearly as good as the expert, but builds its own lands and leaves others alone where it can."),
    replace(LEVELS[-1], name="opportunist", character=Character(patience=0.75),
            about="Nearly as good as the expert, but takes coins now rather than wait for more."),
)  # fmt: skip
"""Bots nearly as strong as the strongest level (STRENGTH.md)."""

GREEDY: Final = Level("greedy", "Takes what pays most this turn.", SearchEffort(), looks_ahead=False)
"""A reference for arenas: exact about the current turn, without any look-ahead."""

BY_NAME: Final = {level.name: level for level in (*LEVELS, *CHARACTERS, GREEDY)}


MATTERS: Final = ("active_income", "declined_income", "tokens", "active_risk", "campaign", "newcomer", "harm")
"""The features whose weights vary with ``Level.variety``."""


FORESEEN: Final = 4
"""Number of final rounds in which the errors of a bot that looks ahead shrink linearly to 0."""


class SearchBot:
    """A bot that searches whole turns. Its answers depend on *seed* and the position in which the search started.

    A turn is searched once, and again after each chance event. The bot knows only public information: a State stores
    face-down stacks as sets, and coins are public to bots.
    """

    def __init__(
        self, level: Level, seed: int | str, weights: Weights = HAND_MADE, stop: Stop = never
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
        return self.plans(rules, state)[0]

    def plans(self, rules: Rules, state: State) -> list[TurnPlan]:
        """Return the turns considered from *state*, the best first."""
        seat = state.agenda[-1].seat
        seats = len(state.coins)
        seed = f"{self.seed} {seat} {state.digest}"
        rng = Random(seed)
        judge = self._judge_of(rules, seats, seat)
        value = judge.value if self.level.looks_ahead else (lambda after, who: swing(rules, after, who))
        plans = Planner(rules, value, rng, self.level.effort).plans(state)
        if unseen := self._unseen(rules, state):
            plans = self._misjudged(plans, unseen, rng)
        if self.level.budget:
            plans = RolloutSearch(rules, judge, self.level.budget, self._stop).judged(state, plans, seed)
        return plans

    def _unseen(self, rules: Rules, state: State) -> float:
        """Return the factor, from 0 to 1, by which the level's errors are scaled in *state*."""
        share = 1.0 if len(state.coins) == 2 else 0.5
        if self.level.looks_ahead:
            share *= min(1.0, (rules.board.rounds - state.round) / FORESEEN)
        return share

    def _misjudged(self, plans: list[TurnPlan], unseen: float, rng: Random) -> list[TurnPlan]:
        """Return *plans* with the level's errors added to their values, the best first.

        Plans with the same first choice share one error (``whim``). With independent errors, the largest of many
        plans to continue would nearly always exceed that of the single plan to decline.
        """
        noise, whim = self.level.noise * unseen, self.level.whim * unseen
        if not noise and not whim:
            return plans
        ways: dict[Command | None, float] = {}
        seen: list[TurnPlan] = []
        for plan in plans:
            way = way_of(plan)
            if whim and way not in ways:
                ways[way] = rng.uniform(-whim, whim)
            seen.append(plan._replace(value=plan.value + rng.uniform(-noise, noise) + ways.get(way, 0.0)))
        seen.sort(key=lambda plan: -plan.value)
        return seen

    def _judge_of(self, rules: Rules, seats: int, seat: int) -> Evaluator:
        if self._judge is None or self._judge[:2] != (rules, seat):
            study = self._study(rules, seats)
            judge = Evaluator(rules, self._weights, seats, self._tilt(seat), study, self.level.character)
            self._judge = (rules, seat, judge)
        return self._judge[2]

    def _study(self, rules: Rules, seats: int) -> PositionModel | None:
        """Return the learnt model for this kind of game if the level uses one, or None."""
        return self._weights.study(rules, seats) if self.level.studied else None

    def _tilt(self, seat: int) -> Vector:
        """Return the factors applied to the weights in this game, one for each feature; empty without variety."""
        if not self.level.variety:
            return ()
        rng = Random(f"tastes {self.seed} {seat}")
        return tuple(
            [1.0 + (rng.uniform(-1, 1) * self.level.variety if name in MATTERS else 0.0) for name in FEATURES]
        )

    def _remember(self, rules: Rules, state: State, plan: TurnPlan) -> None:
        """Store the answers of *plan* by position; a different outcome of chance leads to a position without one."""
        self._line = {}
        for command in plan.commands:
            self._line[state] = command
            state = rules.after(state, command)
        if not self._line:   # the plan only ends the turn
            self._line[state] = _any(rules, state)


def _any(rules: Rules, state: State) -> Command:
    if any(isinstance(option, DeployRange) for option in rules.legal(state)):
        return settle(rules, state)
    return next(option for option in reversed(rules.legal(state)) if isinstance(option, Command))
