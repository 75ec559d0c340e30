"""Makes puzzles from games between bots of mixed levels, and proves them.

Everything follows from the seed of a game, so anybody can make the same file. Most positions are rejected by a look at
what the bots would do; only what is left is proved: turns of the last round by a full search, key decisions before by
play-outs with the same dice for every way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from swqt.ai import BY_NAME, SearchBot, Stop, never
from swqt.ai.evaluation import Evaluator
from swqt.ai.regret import kind_of
from swqt.ai.rollout import RolloutSearch, way_of
from swqt.ai.training import play_turns
from swqt.engine import CHANCE, NOBODY, Abandon, Command, Conquer, Decline, Pick, Rules, State, Use, members
from swqt.notation import write_command, write_position
from swqt.puzzle.attempt import Attempt
from swqt.puzzle.puzzle import DECLINE, GO_ON, MARGIN, PICK, TURN, Puzzle, Reason
from swqt.puzzle.turn_search import Prospect, SearchStopped, TooClose, TurnSearch
from swqt.table.bots import weights
from swqt.table.tournament import rules_of

LEVELS: Final = ("easy", "medium", "hard")
"""The levels of the bots in the games."""

EXPERT, MEDIUM, HARD = "expert", "medium", "hard"

TRIES: Final = 5
"""Turns of a level that errs, by which its share of solutions is measured."""

SCREENING: Final = (6, 18)
"""Play-outs of each way after which most positions are rejected; they do not count in the proof."""

PROOF: Final = 80
"""Play-outs of each way in a proof."""

SURE: Final = 2.0
"""Standard errors by which the difference of two ways must exceed MARGIN."""

MOST_WAYS: Final = 9
"""Combos that a puzzle may offer; with exchanged powers there may be more."""


class Recipe(NamedTuple):
    """A kind of game to take positions from."""

    world: str
    board: str
    content: str


RECIPES: Final = (
    Recipe("base", "midland-2", "base"),
    Recipe("underground", "gloamdeep-2", "underground"),
    Recipe("base", "midland-3", "base"),
    Recipe("underground", "emberfall-3", "underground"),
    Recipe("base", "midland-4", "base"),
    Recipe("underground", "nethermere-4", "underground"),
    Recipe("base", "midland-5", "base"),
    Recipe("underground", "hollowthrone-5", "underground"),
)
"""By the remainder of the seed of a game."""


class PuzzleMaker:
    """Finds the puzzles in the games of seeds."""

    def __init__(self, stop: Stop = never) -> None:
        self._stop: Final = stop
        self.rejected: Final[Counter[str]] = Counter()

    def puzzles(self, seed: int) -> Iterator[Puzzle]:
        """Yield what the game *seed* has; at most one puzzle of each kind."""
        recipe = RECIPES[seed % len(RECIPES)]
        rules = rules_of(recipe.board, recipe.content)
        rng = Random(f"levels {seed}")
        bots = [SearchBot(BY_NAME[rng.choice(LEVELS)], f"{seed} {n}", weights()) for n in range(rules.board.players)]
        _, turns = play_turns(rules, bots, seed)
        rng.shuffle(turns)
        had: set[str] = set()
        for state in turns:
            if self._stop():
                return
            kind = kind_of(rules, state)
            if not kind or kind in had:
                continue
            found = self.key_puzzle(rules, state, recipe.world, f"{seed}")
            if found is not None:
                had.add(kind)
                yield found

    def key_puzzle(self, rules: Rules, state: State, world: str, seed: str) -> Puzzle | None:
        """Return the puzzle of the key decision in *state*, or None if it is no puzzle."""
        kind = kind_of(rules, state)
        plans = SearchBot(BY_NAME[EXPERT], "puzzle", weights()).plans(rules, state)
        chosen = way_of(plans[0])
        solved = [share(rules, state, level, chosen) for level in (MEDIUM, HARD)]
        if solved[0] > 0.6:
            return self._reject("easy")
        starts: dict[Command | None, State] = {}
        if kind == PICK:
            for option in rules.legal(state):
                if isinstance(option, Pick):
                    starts[option] = rules.after(state, option)
            if len(starts) > MOST_WAYS:
                return self._reject("many ways")
        else:
            for plan in plans:
                starts.setdefault(way_of(plan), played(rules, state, plan.commands))
            starts.setdefault(Decline(), rules.after(state, Decline()))
        if chosen not in starts or len(starts) < 2:
            return self._reject("no way")
        judge = PlayOuts(rules, state)
        leads: dict[Command | None, list[float]] = {way: [] for way in starts}
        for number, count in enumerate((*SCREENING, PROOF)):
            final = number == len(SCREENING)
            leads = {way: judge.leads(start, f"{seed} {number}", count) for way, start in starts.items()}
            for way in starts:
                if way != chosen and ahead(leads[chosen], leads[way], SURE if final else -SURE) < MARGIN:
                    return self._reject(f"stage {number}")
            if self._stop():
                return None
        means = {way: fmean(lead) for way, lead in leads.items()}
        order = sorted(means, key=lambda way: -means[way])
        named = [(GO_ON if way is None else write_command(rules, way), round(means[way], 1)) for way in order]
        reason = (
            pick_reason(rules, state, order, means) if kind == PICK
            else decline_reason(rules, state, order, means, {way: judge.coins(starts[way]) for way in starts})
        )  # fmt: skip
        return Puzzle(
            name=f"{world}-{kind}-{seed}-{state.round}{'ABCDE'[state.turn]}",
            world=world,
            grade=grade(*solved),
            kind=kind,
            text=write_position(rules, state),
            best=named[0][1],
            next_best=named[1][1],
            line=(named[0][0],),
            reason=reason,
            ways=tuple(named),
            source=f"seed {seed}; medium {solved[0]:.1f}, hard {solved[1]:.1f}",
        )

    def _reject(self, why: str) -> None:
        self.rejected[why] += 1


class PlayOuts:
    """Plays on from positions of one turn, with equal dice and bots for equal seeds."""

    def __init__(self, rules: Rules, state: State) -> None:
        judge = Evaluator(rules, weights(), len(state.coins), study=weights().study(rules, len(state.coins)))
        self._rollouts: Final = RolloutSearch(rules, judge, 0)
        self._before: Final = state
        self._rounds: Final = rules.board.rounds + 1

    def leads(self, start: State, seed: str, count: int) -> list[float]:
        """Return the lead of the seat at the end of each of *count* games that go on from *start*."""
        seat = self._before.turn
        return [self._rollouts.play_on(start, seat, f"puzzle {seed} {n}", self._rounds) for n in range(count)]

    def coins(self, start: State) -> int:
        """Return the coins that the turn has brought when it is over."""
        search = TurnSearch(self._rollouts.rules, self._before)
        state = start
        while not search.is_over(state):
            state = next(search.steps(state))[1]
        return state.coins[self._before.turn] - self._before.coins[self._before.turn]


def ahead(lead: Sequence[float], other: Sequence[float], sure: float) -> float:
    """Return by how much *lead* is better than *other*, less *sure* standard errors of their paired differences."""
    differences = [mine - theirs for mine, theirs in zip(lead, other, strict=True)]
    return fmean(differences) - sure * stdev(differences) / sqrt(len(differences))


def share(rules: Rules, state: State, level: str, wanted: Command | None) -> float:
    """Return how often bots of *level* make the key decision *wanted*."""
    hits = 0
    for number in range(TRIES):
        plan = SearchBot(BY_NAME[level], f"puzzle {number}", weights()).think(rules, state)
        hits += way_of(plan) == wanted
    return hits / TRIES


def grade(medium: float, hard: float) -> int:
    """Return the grade of a puzzle that the levels solve so often."""
    return 1 if medium >= 0.4 else 2 if hard >= 0.5 else 3


def played(rules: Rules, state: State, commands: Sequence[Command]) -> State:
    for command in commands:
        state = rules.after(state, command)
    return state


def combo_of(state: State) -> str:
    number = state.active_of(state.turn)
    tribe = state.tribes[number]
    return f"combo:{tribe.power} {tribe.race}"


def decline_reason(
    rules: Rules,
    state: State,
    order: Sequence[Command | None],
    means: dict[Command | None, float],
    coins: dict[Command | None, int],
) -> tuple[Reason, ...]:
    """Return why declining, or going on, is best."""
    gap = f"coins:{round(means[order[0]] - means[order[1]])}"
    going = next(way for way in order if not isinstance(way, Decline))
    gone = next(way for way in order if isinstance(way, Decline))
    now = coins[going] - coins[gone]
    if isinstance(order[0], Decline):
        more: Reason = ("decline.now", f"coins:{now}") if now > 0 else ("decline.less",)
        return ("decline", gap, combo_of(state)), more
    more_now: tuple[Reason, ...] = (("go-on.now", f"coins:{now}"),) if now > 0 else ()
    return ("go-on", gap, combo_of(state)), *more_now


def pick_reason(
    rules: Rules, state: State, order: Sequence[Command | None], means: dict[Command | None, float]
) -> tuple[Reason, ...]:
    """Return why the first combo of *order* is best."""
    best, other = order[0], order[1]
    assert isinstance(best, Pick) and isinstance(other, Pick)
    gap = f"coins:{round(means[best] - means[other])}"
    out: list[Reason] = [("pick", _picked(state, best), gap, _picked(state, other))]
    after = [rules.after(state, pick) for pick in (best, other)]
    hands = [s.tribes[s.active_of(state.turn)].hand for s in after]
    if hands[0] > hands[1]:
        out.append(("pick.tokens", f"tokens:{hands[0]}", _picked(state, other), f"tokens:{hands[1]}"))
    if coins := state.column[best.row].coins:
        out.append(("pick.coins", f"coins:{coins}"))
    return tuple(out)


def _picked(state: State, pick: Pick) -> str:
    power = state.column[pick.row if pick.swap is None else pick.swap].power
    return f"combo:{power} {state.column[pick.row].race}"
