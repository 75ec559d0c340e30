"""Makes puzzles from games between bots of mixed levels, and proves them.

Everything follows from the seed of a game, so anybody can make the same file. Most positions are rejected by what the
bots would do in them; only the others are proved: turns of the last round by a full search, key decisions in earlier
rounds by play-outs with the same dice for every way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from swqt.ai import BY_NAME, GREEDY, SearchBot, Stop, never
from swqt.ai.evaluation import Evaluator
from swqt.ai.planner import QUICK
from swqt.ai.regret import kind_of
from swqt.ai.rollout import RolloutSearch, way_of
from swqt.ai.training import play_turns
from swqt.engine import (
    CHANCE,
    Abandon,
    Command,
    Conquer,
    Decline,
    Earned,
    Pick,
    RegionSet,
    Rules,
    State,
    Use,
    members,
)
from swqt.notation import read_command, write_command, write_position
from swqt.puzzle.attempt import EXACT
from swqt.puzzle.puzzle import GO_ON, MARGIN, PICK, TURN, WORLDS, Puzzle, Reason
from swqt.puzzle.turn_search import NO_TURN, RivalSearch, SearchStopped, TooClose, TurnSearch, line
from swqt.table import Library
from swqt.table.bots import weights
from swqt.table.tournament import rules_of

LEVELS: Final = ("easy", "medium", "hard")
"""The levels of the bots in the games."""

EXPERT, MEDIUM, HARD = "expert", "medium", "hard"

TRIES: Final = 5
"""How many turns are played to measure the share of solutions by a level that errs."""

SCREENING: Final = ((6, 0.0), (16, 1.0))
"""Play-outs of each way, and the standard errors by which their difference must exceed MARGIN, after which most
positions are rejected; they do not count in the proof."""

PROOF: Final = ((16, 3.0), (64, 2.0))
"""The same for a proof: the second pair is for ways that are not clearly behind after the first."""

PLAYED_ON: Final = replace(QUICK, decline_early=False)
"""The search that plays the turns of a proof: the one that proved the shipped puzzles."""

MOST_SOLVED: Final = 0.6
"""The largest share of solutions by the medium level."""

LEAST: Final = 2
"""The least number of conquests in a puzzle's turn, counting uses of what helps in them."""

MOST_WAYS: Final = 9
"""Combos that a puzzle may offer; with exchanged powers there may be more."""


FEW: Final = 3
"""The largest number of tokens for conquests with which a race counts as spent."""

Means = dict[Command | None, float]

Starts = dict[Command | None, State]
"""The position that each key decision leads to; None is the decision to go on."""


SMALL: Final = 2_000
"""Positions of a turn searched at most, so that an attempt at the puzzle can be judged at once."""


IDEAS: Final = {"decline": 45, "go": 40, "pick": 60, TURN: 40}
"""The largest share of each idea in percent."""

GRADES_AT_MOST: Final = {1: 50, 2: 45, 3: 60}
"""The largest share of each grade in percent."""


class Recipe(NamedTuple):
    """A kind of game to take positions from."""

    world: str
    board: str
    content: str
    paying: str


_BOARDS: Final = {
    "base": ("midland-2", "midland-3", "midland-2", "midland-4", "midland-3", "midland-5"),
    "underground": ("gloamdeep-2", "emberfall-3", "gloamdeep-2", "nethermere-4", "emberfall-3", "hollowthrone-5"),
}
_PAYING: Final = {
    "base": "base -amazons -bivouacking -diplomat -elves -ghouls -halflings -heroic -skeletons -stout -trolls",
    "underground": "underground -cultists -gnomes -immortal -liches -magic -martyr -mimes -shield -vampire -wisp",
}
RECIPES: Final = tuple(
    Recipe(world, board, world, _PAYING[world] if board[-1] in "23" else world)
    for n in range(6) for world in _BOARDS for board in [_BOARDS[world][n]]
)  # fmt: skip
"""By the remainder of a game's seed. Turns of the last round are seldom puzzles unless regions pay much, so their
games of two or three leave out many races and powers that have no part in this; more players need all of them."""


class VarietyLimits:
    """Limits on the puzzles in a collection that share an idea, board, combo, race, game, grade or position."""

    def __init__(self, most: int) -> None:
        """Start empty, for a collection with *most* puzzles of each world."""
        self.most: Final = most
        self._seen: Final[Counter[str]] = Counter()

    def admits(self, puzzle: Puzzle) -> bool:
        """Return whether there is room for *puzzle*; if so, count it."""
        idea = puzzle.line[0].split()[0] if puzzle.kind != TURN else TURN
        combo = next((part for reason in puzzle.reason for part in reason if part.startswith("combo:")), puzzle.name)
        board = puzzle.text.partition("board ")[2].partition("\n")[0]
        bounds = {
            puzzle.world: self.most,
            f"{puzzle.world} {idea}": -(-self.most * IDEAS.get(idea, 20) // 100),
            f"{puzzle.world} grade {puzzle.grade}": -(-self.most * GRADES_AT_MOST[puzzle.grade] // 100),
            f"board {board}": -(-self.most * 60 // 100),
            f"{idea} {combo}": 2,
            f"{idea} {combo.split()[-1]}": max(1, self.most // 8),
            f"game {puzzle.game} {idea}": 1,
            f"position {puzzle.text}": 1,
        }
        if any(self._seen[key] >= bound for key, bound in bounds.items()):
            return False
        self._seen.update(bounds.keys())
        return True

    @property
    def is_full(self) -> bool:
        return all(self._seen[world] >= self.most for world in WORLDS)


class PuzzleMaker:
    """Finds the puzzles in the games of seeds."""

    def __init__(self, stop: Stop = never) -> None:
        self._stop: Final = stop
        self.rejected: Final[Counter[str]] = Counter()

    def puzzles(self, seed: int, last_round: bool = False) -> Iterator[Puzzle]:
        """Yield the puzzles of the game *seed*: at most one of each kind of key decision.

        With *last_round*, yield those of its turns instead, or what is left of them, that are puzzles if the round is
        the last one.
        """
        recipe = RECIPES[seed % len(RECIPES)]
        rules = rules_of(recipe.board, recipe.paying if last_round else recipe.content)
        rng = Random(f"levels {seed}")
        bots = [SearchBot(BY_NAME[rng.choice(LEVELS)], f"{seed} {n}", weights()) for n in range(rules.board.players)]
        _, turns = play_turns(rules, bots, seed)
        rng.shuffle(turns)
        had: set[str] = set()
        for state in turns:
            if self._stop():
                return
            if last_round:
                found = self.last_turn(rules, state._replace(round=rules.board.rounds), recipe.world, f"{seed}")
            else:
                kind = kind_of(rules, state)
                found = self.key_puzzle(rules, state, recipe.world, f"{seed}") if kind and kind not in had else None
            if found is not None:
                had.add(found.kind)
                yield found

    def again(self, puzzle: Puzzle, library: Library) -> Puzzle | None:
        """Return *puzzle* as found again in its position, or None if it is not found."""
        rules, state = puzzle.position(library)
        if puzzle.kind == TURN:
            return self.turn_puzzle(rules, state, puzzle.world, puzzle.game)
        return self.key_puzzle(rules, state, puzzle.world, puzzle.game, ())

    def last_turn(self, rules: Rules, start: State, world: str, seed: str) -> Puzzle | None:
        """Return the puzzle of the turn that begins in *start*, from its first position that is a puzzle, or None."""
        turn = bot_line(TurnSearch(rules, start), SearchBot(BY_NAME[GREEDY.name], seed, weights()))
        decisions = [state for state in turn[:-1] if state.agenda[-1].kind in ("choice", "conquer")]
        found = (self.turn_puzzle(rules, state, world, seed) for state in decisions)
        return next((puzzle for puzzle in found if puzzle), None)

    def turn_puzzle(self, rules: Rules, state: State, world: str, seed: str) -> Puzzle | None:
        """Return the puzzle of the turn in *state*, which is of the last round, or None if it is no puzzle."""
        search = TurnSearch(rules, state, SMALL, self._stop)
        reached = bot_line(search, SearchBot(BY_NAME[EXPERT], "puzzle 0", weights()))
        try:
            end = search.prospect(next((at for at in reached if rolls(at)), reached[-1]))
            rivals = RivalSearch(search, end.ending, end.best - MARGIN)
            for at in reversed(reached):  # first the ways that hardly differ from a good turn
                rivals.value(at)
            found = search.best()
            if end.best < found.best - EXACT:
                return self._reject("expert")
            if found.ending != end.ending:
                rivals = RivalSearch(search, found.ending, found.best - MARGIN)
            next_best = rivals.value(state)
        except TooClose:
            return self._reject("close")
        except SearchStopped:
            return self._reject("large")
        if next_best == NO_TURN:
            return self._reject("no rival")
        if found.best - next_best < MARGIN:
            return self._reject("close to a gamble")
        expert, medium, hard = (turns_solved(search, level) for level in (EXPERT, MEDIUM, HARD))
        if expert < 1.0:
            return self._reject("expert")
        best, other = line(search, search.value), line(search, rivals.value)
        if best == other:
            return self._reject("only luck")  # the rival differs only in what it does after another roll
        if sum([isinstance(command, (Conquer, Use)) for command in best]) < LEAST:
            return self._reject("short")
        return Puzzle(
            name=f"{world}-turn-{seed}-{state.turn}",
            world=world,
            grade=grade(medium, hard),
            kind=TURN,
            text=write_position(rules, state),
            best=round(found.best, 2),
            next_best=round(next_best, 2),
            line=tuple([write_command(rules, command) for command in best]),
            reason=turn_reason(rules, state, found.best - next_best, best, other),
            source=f"game {seed}, medium {medium:.1f}, hard {hard:.1f}",
        )

    def key_puzzle(
        self, rules: Rules, state: State, world: str, seed: str, screening: Sequence[tuple[int, float]] = SCREENING
    ) -> Puzzle | None:
        """Return the puzzle of the key decision in *state*, or None if it is no puzzle.

        *screening* only saves time; a proof does not need it.
        """
        kind = kind_of(rules, state)
        plans = SearchBot(BY_NAME[EXPERT], "puzzle 0", weights()).plans(rules, state)
        chosen = way_of(plans[0])
        medium = share(rules, state, MEDIUM, chosen)
        if medium > MOST_SOLVED:
            return self._reject("easy")
        starts: Starts = {}
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
        for number, (count, sure) in enumerate(screening):
            leads = {way: judge.leads(start, f"{seed} {number}", count) for way, start in starts.items()}
            if any(ahead(leads[chosen], leads[way], sure) < MARGIN for way in starts if way != chosen):
                return self._reject(f"stage {number}")
            if self._stop():
                return None
        leads = judge.proved(starts, chosen, seed)
        if not leads:
            return self._reject("proof")
        if share(rules, state, EXPERT, chosen) < 1.0:
            return self._reject("expert")
        hard = share(rules, state, HARD, chosen)
        means = {way: fmean(leads[chosen][: len(lead)]) for way, lead in leads.items()}
        means = {way: fmean(leads[chosen]) - means[way] + fmean(lead) for way, lead in leads.items()}
        order = sorted(means, key=lambda way: -means[way])
        named = [(GO_ON if way is None else write_command(rules, way), round(means[way], 1)) for way in order]
        brought = {way: judge.brought(plan.after) for plan in reversed(plans) for way in [way_of(plan)]}
        reason = (
            pick_reason(rules, state, order, means, brought) if kind == PICK
            else decline_reason(state, order, means, {**brought, Decline(): judge.brought(starts[Decline()])})
        )  # fmt: skip
        return Puzzle(
            name=f"{world}-{kind}-{seed}-{state.round}{'ABCDE'[state.turn]}",
            world=world,
            grade=grade(medium, hard),
            kind=kind,
            text=write_position(rules, state),
            best=named[0][1],
            next_best=named[1][1],
            line=(named[0][0],),
            reason=reason,
            ways=tuple(named),
            source=f"game {seed}, medium {medium:.1f}, hard {hard:.1f}",
        )

    def _reject(self, why: str) -> Puzzle | None:
        self.rejected[why] += 1
        return None


class PlayOuts:
    """Plays games to the end from positions of one turn, with the same dice and bots for the same seeds."""

    def __init__(self, rules: Rules, state: State) -> None:
        judge = Evaluator(rules, weights(), len(state.coins), study=weights().study(rules, len(state.coins)))
        self._rollouts: Final = RolloutSearch(rules, judge, 0)
        self._before: Final = state
        self._rounds: Final = rules.board.rounds + 1

    def leads(self, start: State, seed: str, count: int, first: int = 0) -> list[float]:
        """Return the leads of the seat at the ends of the games *first* to *count* that continue from *start*."""
        seat = self._before.turn
        return [
            self._rollouts.play_on(start, seat, f"puzzle {seed} {n}", self._rounds, PLAYED_ON)
            for n in range(first, count)
        ]

    def proved(self, starts: Starts, chosen: Command | None, seed: str) -> dict[Command | None, list[float]]:
        """Return the leads of all ways of *starts*, or nothing if *chosen* is not clearly ahead of each other one."""
        leads: dict[Command | None, list[float]] = {way: [] for way in starts}
        done: set[Command | None] = set()
        for count, sure in PROOF:
            for way, start in starts.items():
                if way not in done:
                    leads[way] += self.leads(start, f"{seed} proof", count, len(leads[way]))
            for way in starts:
                if way != chosen and ahead(leads[chosen][: len(leads[way])], leads[way], sure) >= MARGIN:
                    done.add(way)
            if len(done) == len(starts) - 1:
                return leads
        return {}

    def brought(self, after: State) -> int:
        """Return the coins that the seat got up to *after*."""
        return after.coins[self._before.turn] - self._before.coins[self._before.turn]


def bot_line(search: TurnSearch, bot: SearchBot) -> list[State]:
    """Return the positions of the turn that *bot* plays, where the die shows the fewest pips."""
    state = search.start
    out = [state]
    while not search.is_over(state):
        by_chance = state.agenda[-1].seat == CHANCE
        state = search.chances(state)[0][0] if by_chance else search.rules.after(state, bot.choose(search.rules, state))
        out.append(state)
    return out


def rolls(state: State) -> bool:
    """Return whether the die is rolled in *state*."""
    return bool(state.agenda) and state.agenda[-1].seat == CHANCE and state.agenda[-1].kind != "deal"


def turn_reason(
    rules: Rules, state: State, lead: float, best: Sequence[Command], other: Sequence[Command]
) -> tuple[Reason, ...]:
    """Return what the *best* turn does that the *other*, *lead* coins behind, does not, and what it gains by that."""
    taken = [_taken(rules, state, line) for line in (best, other)]
    gap = f"coins:{round(lead)}"
    regions = _named(rules, taken[0].held & ~taken[1].held)
    lost = _named(rules, taken[1].held & ~taken[0].held)
    out: list[Reason] = []
    helps = [c.trait for c in best if isinstance(c, Use) and c not in other]
    given = [c.regions for c in best if isinstance(c, Abandon) and c not in other]
    if regions and helps:
        out.append(("opens", f"trait:{helps[0]}", regions, gap))
    elif regions and given:
        out.append(("abandon", _named(rules, given[0]), regions, gap))
    elif regions and lost:
        out.append(("instead", regions, lost, gap))
    elif regions:
        out.append(("regions", regions, gap))
    for source, coins in taken[0].sources.items():
        more = coins - taken[1].sources.get(source, 0)
        if more > 0 and source != "regions":
            out.append(("source", f"trait:{source}", f"coins:{more}"))
    return tuple(out) or (("regions", _named(rules, taken[0].held), gap),)


class _Turn(NamedTuple):
    coins: int
    held: RegionSet
    sources: dict[str, int]


def _taken(rules: Rules, state: State, line: Sequence[Command]) -> _Turn:
    """Return the coins, regions and sources of the turn that *line* plays."""
    seat = state.turn
    sources: Counter[str] = Counter()
    after = state
    for command in line:
        after, events = rules.apply(after, command)
        for event in events:
            if isinstance(event, Earned) and event.seat == seat:
                for part in event.income.parts:
                    sources[part.source] += part.amount
    held = 0
    for tribe in after.tribes:
        held |= tribe.held if tribe.seat == seat else 0
    return _Turn(after.coins[seat] - state.coins[seat], held, dict(sources))


def _named(rules: Rules, regions: RegionSet) -> str:
    """Return *regions* as a part of a reason; nothing if there are none."""
    board = rules.board
    names = [f"{board.terrain_of(region)} {board.codes[region][1:]}" for region in members(regions)]
    return f"region:{','.join(names)}" if names else ""


def ahead(lead: Sequence[float], other: Sequence[float], sure: float) -> float:
    """Return by how much *lead* is better than *other*, less *sure* standard errors of their paired differences."""
    differences = [mine - theirs for mine, theirs in zip(lead, other, strict=True)]
    return fmean(differences) - sure * stdev(differences) / sqrt(len(differences))


def share(rules: Rules, state: State, level: str, wanted: Command | None) -> float:
    """Return how often bots of *level* make the key decision *wanted*."""
    tries = TRIES if level != EXPERT else 2
    plans = [SearchBot(BY_NAME[level], f"puzzle {number}", weights()).think(rules, state) for number in range(tries)]
    return [way_of(plan) for plan in plans].count(wanted) / tries


def turns_solved(search: TurnSearch, level: str) -> float:
    """Return how often bots of *level* play the best turn."""
    tries = TRIES if level != EXPERT else 2
    turns = [bot_line(search, SearchBot(BY_NAME[level], f"puzzle {n}", weights())) for n in range(tries)]
    return [turn_loss(search, turn) < EXACT for turn in turns].count(True) / tries


def turn_loss(search: TurnSearch, turn: Sequence[State]) -> float:
    """Return the expected coins that the decisions of *turn* lose."""
    decided = [(state, after) for state, after in pairwise(turn) if state.agenda[-1].seat != CHANCE]
    return sum([search.value(state) - search.value(after) for state, after in decided])


def solved_by(puzzle: Puzzle, library: Library, level: str) -> float:
    """Return how often bots of *level* solve *puzzle*."""
    rules, state = puzzle.position(library)
    if puzzle.kind == TURN:
        return turns_solved(TurnSearch(rules, state), level)
    return share(rules, state, level, None if puzzle.line[0] == GO_ON else read_command(rules, puzzle.line[0]))


def grade(medium: float, hard: float) -> int:
    """Return the grade of a puzzle by how often the *medium* and *hard* levels solve it."""
    return 1 if medium >= 0.4 else 2 if hard >= 0.5 else 3


def played(rules: Rules, state: State, commands: Sequence[Command]) -> State:
    for command in commands:
        state = rules.after(state, command)
    return state


def decline_reason(
    state: State, order: Sequence[Command | None], means: Means, brought: dict[Command | None, int]
) -> tuple[Reason, ...]:
    """Return why declining, or going on, is best; *brought* is the number of coins the turn would have brought."""
    gap = f"coins:{round(means[order[0]] - means[order[1]])}"
    now = brought[None] - brought[Decline()]
    me = state.tribes[state.active_of(state.turn)]
    combo = f"combo:{me.power} {me.race}"
    out: list[Reason] = []
    if isinstance(order[0], Decline):
        out.append(("decline", gap, combo))
        hand = me.hand + sum([state.tokens[region] - 1 for region in members(me.held)])
        if hand <= FEW:
            out.append(("decline.hand", f"tokens:{hand}"))
        out.append(("decline.now", f"coins:{now}") if now > 0 else ("decline.less",))
    else:
        out.append(("go-on", gap, combo))
        if now > 0:
            out.append(("go-on.now", f"coins:{now}"))
    return tuple(out)


def pick_reason(
    rules: Rules, state: State, order: Sequence[Command | None], means: Means, brought: dict[Command | None, int]
) -> tuple[Reason, ...]:
    """Return why the first combo of *order* is best."""
    best, other = [way for way in order if isinstance(way, Pick)][:2]
    gap = f"coins:{round(means[best] - means[other])}"
    names = [_picked(state, best), _picked(state, other)]
    out: list[Reason] = [("pick", names[0], gap, names[1])]
    hands = [
        after.tribes[after.active_of(state.turn)].hand
        for after in (rules.after(state, best), rules.after(state, other))
    ]
    if hands[0] > hands[1]:
        out.append(("pick.tokens", f"tokens:{hands[0]}", names[1], f"tokens:{hands[1]}"))
    if best in brought and brought[best] > brought.get(other, 999):
        out.append(("pick.now", f"coins:{brought[best]}", names[1], f"coins:{brought[other]}"))
    if coins := state.column[best.row].coins:
        out.append(("pick.coins", f"coins:{coins}"))
    return tuple(out)


def _picked(state: State, pick: Pick) -> str:
    power = state.column[pick.row if pick.swap is None else pick.swap].power
    return f"combo:{power} {state.column[pick.row].race}"
