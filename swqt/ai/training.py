"""Plays games between bots, for arenas and learning, and learns weights from their results.

For each number of turns left, ridge regression fits the coins that a seat still earns to its features. It is
regularised towards the weights used by the players, so that weights of rare features stay unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final, Protocol

from swqt.ai.bot import Level, SearchBot
from swqt.ai.evaluation import Vector, Weights
from swqt.ai.features import FEATURES, Row, rows, turns_left
from swqt.ai.planner import SearchEffort
from swqt.ai.random_bot import chance
from swqt.engine import CHANCE, Command, Rules, State


class BotPlayer(Protocol):
    """Answers open decisions."""

    def choose(self, rules: Rules, state: State) -> Command: ...


def play_game(
    rules: Rules, players: Sequence[BotPlayer], seed: int | str, watch: Callable[[State], None] | None = None
) -> State:
    """Play a game between *players*, deterministic by *seed*; *watch* is called with every position."""
    rng = Random(f"game {seed}")
    state = rules.start(len(players))
    while state.agenda:
        seat = state.agenda[-1].seat
        command = chance(rules, state, rng) if seat == CHANCE else players[seat].choose(rules, state)
        state = rules.after(state, command)
        if watch is not None:
            watch(state)
    return state


def play_turns(rules: Rules, players: Sequence[BotPlayer], seed: int) -> tuple[State, list[State]]:
    """Play a game as ``play_game`` does; return its final position and the first position of each turn."""
    positions: list[State] = []
    last = [(0, 0)]

    def watch(state: State) -> None:
        now = (state.round, state.turn)
        if now != last[0] and state.agenda:
            last[0] = now
            positions.append(state)

    return play_game(rules, players, seed, watch), positions


SIZE: Final = len(FEATURES)

STUDENT: Final = Level(
    "student", "Plays to learn.", SearchEffort(2, 3, 2, 3, abandon=False), noise=2.0, variety=0.4
)  # fmt: skip
"""The level of the training games: fast, and with enough noise to explore."""

BLESSINGS: Final = ("active_income", "declined_income", "tokens", "column_coins")
"""Features whose weights must not be negative."""

RISKS: Final = ("active_risk", "declined_risk")
"""Features whose weights must lie between WORST and 0; from few games, their fitted weights are random."""

WORST: Final = -6.0

LEAN: Final = 30.0
"""Strength of the regularisation, as a number of positions."""


class NormalEquations:
    """Sums of products for the regression over positions with the same number of turns left."""

    __slots__ = ("count", "products", "targets")

    def __init__(self) -> None:
        self.count = 0
        self.products = [[0.0] * SIZE for _ in range(SIZE)]
        self.targets = [0.0] * SIZE

    def add(self, row: Row, target: float) -> None:
        """Add a position with features *row* from which the seat earned *target* coins."""
        self.count += 1
        for line, value in zip(self.products, row, strict=True):
            if value:
                for column, other in enumerate(row):
                    line[column] += value * other
        for column, value in enumerate(row):
            self.targets[column] += value * target

    def merge(self, other: NormalEquations) -> None:
        """Add all positions of *other*."""
        self.count += other.count
        for line, more in zip(self.products, other.products, strict=True):
            for column, value in enumerate(more):
                line[column] += value
        for column, value in enumerate(other.targets):
            self.targets[column] += value


def watch_game(rules: Rules, seats: int, weights: Weights, seed: int) -> list[NormalEquations]:
    """Play one game between students and return its sums by turns left; those for 0 are empty."""
    players = [SearchBot(STUDENT, f"{seed} {seat}", weights) for seat in range(seats)]
    end, positions = play_turns(rules, players, seed)
    out = [NormalEquations() for _ in range(rules.board.rounds + 1)]
    for state in positions:
        for seat, row in enumerate(rows(rules, state)):
            turns = turns_left(rules, state, seat)
            if turns:
                out[turns].add(row, end.coins[seat] - state.coins[seat])
    return out


def merged(games: Iterable[Sequence[NormalEquations]]) -> list[NormalEquations]:
    """Return the total of the sums of many games."""
    out: list[NormalEquations] = []
    for sums in games:
        while len(out) < len(sums):
            out.append(NormalEquations())
        for mine, more in zip(out, sums, strict=False):
            mine.merge(more)
    return out


def learnt(sums: Sequence[NormalEquations], old: Sequence[Vector]) -> tuple[Vector, ...]:
    """Return the weights by turns left that fit *sums*; *old* are the weights used by the players."""
    return tuple(
        solve(seen, old[min(turns, len(old) - 1)]) if turns else (0.0,) * SIZE for turns, seen in enumerate(sums)
    )


def solve(seen: NormalEquations, old: Vector) -> Vector:
    """Return the ridge regression of *seen*, regularised towards *old*."""
    if not seen.count:
        return old
    matrix = [list(line) for line in seen.products]
    right = list(seen.targets)
    for index in range(SIZE):
        # Regularisation is relative to the scale of each feature, and applies to features never seen too.
        lean = LEAN * max(matrix[index][index] / seen.count, 1e-3)
        matrix[index][index] += lean
        right[index] += lean * old[index]
    return sensible(gauss(matrix, right))


def sensible(weights: Sequence[float]) -> Vector:
    """Return *weights* clamped to the bounds of BLESSINGS and RISKS, rounded to four digits."""
    out = []
    for name, weight in zip(FEATURES, weights, strict=True):
        least = 0.0 if name in BLESSINGS else WORST if name in RISKS else weight
        most = 0.0 if name in RISKS else weight
        out.append(round(max(least, min(most, weight)), 4))
    return tuple(out)


def gauss(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of a system of linear equations by Gaussian elimination; modifies both arguments."""
    size = len(right)
    for index in range(size):
        pivot = max(range(index, size), key=lambda line: abs(matrix[line][index]))
        matrix[index], matrix[pivot] = matrix[pivot], matrix[index]
        right[index], right[pivot] = right[pivot], right[index]
        for line in range(index + 1, size):
            factor = matrix[line][index] / matrix[index][index]
            if factor:
                for column in range(index, size):
                    matrix[line][column] -= factor * matrix[index][column]
                right[line] -= factor * right[index]
    out = [0.0] * size
    for index in reversed(range(size)):
        known = sum(matrix[index][column] * out[column] for column in range(index + 1, size))
        out[index] = (right[index] - known) / matrix[index][index]
    return out
