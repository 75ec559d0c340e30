"""Learns the model of positions from games between exploring bots.

``neural_network_training`` then learns the network that corrects it. For the rest of the model, a single ridge
regression covers all turns: weights are piecewise linear in the number of turns left, so that neighbouring turns share
data. It fits the change of the moving seat's lead over each other seat until the end of the game to the features of
both, with those of the waiting seat negated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from swqt.ai.bot import Level, SearchBot
from swqt.ai.evaluation import FADING, MODEL_FEATURES, PositionModel, Weights, inputs, model_features, table_key
from swqt.ai.features import Row, rows, turns_left
from swqt.ai.neural_network import MOVE, WAITS, trait_names
from swqt.ai.planner import CAREFUL
from swqt.ai.training import play_turns
from swqt.ai.trait_info import trait_info
from swqt.engine import Command, Pick, Rules, State

SCHOLAR: Final = Level(
    "scholar", "Plays to learn.", CAREFUL, noise=2.5, whim=5.0, variety=0.25, studied=True
)  # fmt: skip
"""The level of the training games."""

WHIM: Final = 0.2
"""Probability of picking a random combo, so that unpopular ones occur in the data, too."""

BENDS: Final = (1, 2, 4, 7, 10)
"""Knots, in turns left, of the piecewise linear weights of MODEL_FEATURES; weights are 0 with no turns left."""

TRAIT_BENDS: Final = (1, 3, 10)
"""Knots of the ratings of traits."""

LEAN: Final = 20.0
"""Strength of the regularisation towards 0 for MODEL_FEATURES, as a number of positions."""

TRAIT_LEAN: Final = 100.0
"""Absolute strength of the regularisation towards 0 for traits, however rarely they were seen."""

Term = tuple[str, int, float]
"""A name, the index of its knot, and a value."""

Remark = tuple[list[Term], float]
"""One observation: the terms of a position, and the change of the lead until the end, in coins."""


class Sample(NamedTuple):
    """What a NeuralNetwork learns from: the ``numbers`` that it sees (inputs of the moving seat and of another, and the
    lead in coins) and the ``names`` of the traits, the turns left, and by how much the rest of the model was wrong.
    """

    numbers: Row
    names: tuple[str, ...]
    turns: int
    error: float


class ExploringBot(SearchBot):
    """A search bot that picks a random combo with probability WHIM."""

    def __init__(self, level: Level, seed: int | str, weights: Weights) -> None:
        super().__init__(level, seed, weights)
        self._whims: Final = Random(f"whims {seed}")

    def choose(self, rules: Rules, state: State) -> Command:
        """Return the answer to the open decision."""
        if state.agenda[-1].kind == "pick" and self._whims.random() < WHIM:
            picks = [option for option in rules.legal(state) if isinstance(option, Pick)]
            if picks:
                return picks[int(self._whims.random() * len(picks))]
        return super().choose(rules, state)


def explored(rules: Rules, weights: Weights, seed: int) -> tuple[State, list[State]]:
    """Play one game between exploring bots; return its final position and the first position of each turn."""
    players = [ExploringBot(SCHOLAR, f"{seed} {seat}", weights) for seat in range(rules.board.players)]
    return play_turns(rules, players, seed)


def watch_errors(rules: Rules, weights: Weights, seed: int) -> list[Sample]:
    """Play one game between exploring bots and return a sample for each turn and waiting seat."""
    end, positions = explored(rules, weights, seed)
    model = weights.studies[table_key(rules, len(end.coins))]._replace(network=None)
    known = trait_info(rules)
    out = []
    for state in positions:
        found = rows(rules, state)
        totals = model.totals(rules, state, found)
        seen = [
            inputs(rules, state, seat, model_features(known, state, seat, row)) for seat, row in enumerate(found)
        ]
        mover = state.turn
        for other in range(len(seen)):
            if other != mover:
                lead = float(state.coins[mover] - state.coins[other])
                names = (*trait_names(state, mover, MOVE), *trait_names(state, other, WAITS))
                error = end.coins[mover] - end.coins[other] - totals[mover] + totals[other]
                turns = turns_left(rules, state, mover)
                out.append(Sample((*seen[mover], *seen[other], lead), names, turns, error))
    return out


def watch_table(rules: Rules, weights: Weights, seed: int) -> list[Remark]:
    """Play one game between exploring bots and return an observation for each turn and waiting seat."""
    seats = range(rules.board.players)
    end, positions = explored(rules, weights, seed)
    gains = [[last - now for last, now in zip(end.coins, state.coins, strict=True)] for state in positions]
    out = []
    for state, gain in zip(positions, gains, strict=True):
        by_seat = terms(rules, state)
        mine = by_seat[state.turn]
        for other in seats:
            if other != state.turn:
                negated = [(name, bend, -value) for name, bend, value in by_seat[other]]
                out.append(([*mine, *negated], float(gain[state.turn] - gain[other])))
    return out


def terms(rules: Rules, state: State) -> list[list[Term]]:
    """Return the terms of each seat in a position, in no particular order."""
    found = rows(rules, state)
    known = trait_info(rules)
    out: list[list[Term]] = []
    for seat, row in enumerate(found):
        role = "move" if seat == state.turn else "waits"
        turns = turns_left(rules, state, seat)
        shares = bent(turns, BENDS)
        seen: list[Term] = []
        for name, value in zip(MODEL_FEATURES, model_features(known, state, seat, row), strict=True):
            if value:
                seen += [(f"{role} {name}", bend, value * share) for bend, share in shares]
        for tribe in state.tribes:
            if tribe.seat == seat:
                for trait in (tribe.race, tribe.power):
                    if tribe.active:
                        seen += [(f"trait {trait}", bend, share) for bend, share in bent(turns, TRAIT_BENDS)]
                    elif tribe.held:
                        seen.append((f"declined {trait}", 0, float(min(turns, FADING))))
        out.append(seen)
    return out


def bent(turns: int, bends: Sequence[int]) -> list[tuple[int, float]]:
    """Return the knots around *turns* with their interpolation weights; empty if no turns are left."""
    if turns <= 0:
        return []
    before = 0
    for number, bend in enumerate(bends):
        if turns <= bend:
            share = (turns - before) / (bend - before)
            return [(number, share), (number - 1, 1 - share)] if number and share < 1 else [(number, share)]
        before = bend
    return [(len(bends) - 1, 1.0)]


class RegressionSums:
    """Sums of products over all observations, by pairs of terms."""

    def __init__(self) -> None:
        self.count = 0
        self.numbers: dict[tuple[str, int], int] = {}
        self._products: list[list[float]] = []
        self._targets: list[float] = []

    def add(self, remark: Remark) -> None:
        """Add one observation."""
        observed, target = remark
        self.count += 1
        values: dict[int, float] = {}
        for name, bend, value in observed:
            number = self.numbers.setdefault((name, bend), len(self.numbers))
            if number == len(self._targets):
                self._targets.append(0.0)
                self._products.append([0.0] * (number + 1))
            values[number] = values.get(number, 0.0) + value
        entries = sorted(values.items())
        for place, (number, value) in enumerate(entries):
            self._targets[number] += value * target
            line = self._products[number]
            for index in range(place + 1):
                other, factor = entries[index]
                line[other] += value * factor

    def study(self, rounds: int) -> PositionModel:
        """Return the model that fits all observations, for games of up to *rounds* rounds."""
        solved = self.solved()
        weights = {term: solved[number] for term, number in self.numbers.items()}

        def at(name: str, turns: int, bends: Sequence[int]) -> float:
            return round(sum([share * weights.get((name, bend), 0.0) for bend, share in bent(turns, bends)]), 4)

        def table(role: str) -> tuple[tuple[float, ...], ...]:
            names = [f"{role} {name}" for name in MODEL_FEATURES]
            return tuple([tuple([at(name, t, BENDS) for name in names]) for t in range(rounds + 1)])

        def rated(group: str) -> list[str]:
            return sorted({name.partition(" ")[2] for name, _ in weights if name.startswith(f"{group} ")})

        traits: Mapping[str, tuple[float, ...]] = {
            trait: tuple([at(f"trait {trait}", t, TRAIT_BENDS) for t in range(rounds + 1)]) for trait in rated("trait")
        }
        declined = {trait: round(weights[f"declined {trait}", 0], 4) for trait in rated("declined")}
        return PositionModel(table("move"), table("waits"), traits, declined)

    def solved(self) -> list[float]:
        """Return the weight of each term, in the order of ``numbers``, by Cholesky decomposition."""
        size = len(self._targets)
        names = {number: name for (name, _), number in self.numbers.items()}
        lower: list[list[float]] = []
        half: list[float] = []
        for number, line in enumerate(self._products):
            row = list(line)
            if names[number].startswith(("trait ", "declined ")):
                row[number] += TRAIT_LEAN
            else:
                row[number] += LEAN * max(row[number] / self.count, 1e-3)
            for column in range(number):
                above = lower[column]
                row[column] = (row[column] - dot(row, above, column)) / above[column]
            row[number] = (row[number] - dot(row, row, number)) ** 0.5
            lower.append(row)
            half.append((self._targets[number] - dot(row, half, number)) / row[number])
        out = [0.0] * size
        for number in reversed(range(size)):
            out[number] = half[number] / lower[number][number]
            for column in range(number):
                half[column] -= out[number] * lower[number][column]
        return out


def dot(one: Sequence[float], other: Sequence[float], count: int) -> float:
    """Return the dot product of the first *count* numbers of both."""
    total = 0.0
    for index in range(count):
        total += one[index] * other[index]
    return total
