"""How the strongest bot studies: by how far ahead those ended who stood in positions of games between curious players.

One ridge regression for all turns: a weight bends at a few numbers of turns left only, so that neighbours share what
they have seen. The lead in the end is explained by what the seat to move has less what the other one has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from swqt.ai.bot import Level, SearchBot
from swqt.ai.evaluation import Weights
from swqt.ai.features import rows, turns_left
from swqt.ai.planner import SearchEffort
from swqt.ai.training import play_turns
from swqt.ai.trait_info import lore
from swqt.ai.two_player_model import FADING, PAIR, SIGHTS, TwoPlayerModel, sights_of
from swqt.engine import Command, Pick, Rules, State

SCHOLAR: Final = Level(
    "scholar", "Plays to learn.", SearchEffort(2, 3, 3, 6, abandon=False), noise=2.5, variety=0.25, studied=True
)  # fmt: skip
"""Who plays the games that are studied."""

WHIM: Final = 0.2
"""How often such a player picks any combo at all, so that unloved ones are seen too."""

BENDS: Final = (1, 2, 4, 7, 10)
"""Turns left at which the weight of a sight may bend; it is 0 with none left."""

TRAIT_BENDS: Final = (1, 3, 10)

LEAN: Final = 20.0
"""So many made-up positions speak for a sight meaning nothing."""

TRAIT_LEAN: Final = 100.0
"""So much speaks for a trait meaning nothing, however rarely it was seen."""

Term = tuple[str, int, float]
"""A name, the bend it belongs to, and a value."""

Remark = tuple[list[Term], float]
"""What stood on the table, and by how many coins more the seat to move was ahead in the end."""


class ExploringBot(SearchBot):
    """A player that picks on a whim now and then."""

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


def watch_pair(rules: Rules, weights: Weights, seed: int) -> list[Remark]:
    """Play one game between curious players and return what each turn of it taught."""
    players = [ExploringBot(SCHOLAR, f"{seed} {seat}", weights) for seat in range(PAIR)]
    end, positions = play_turns(rules, players, seed)
    out = []
    for state in positions:
        seat, other = state.turn, 1 - state.turn
        lead = end.coins[seat] - end.coins[other] - (state.coins[seat] - state.coins[other])
        out.append((terms(rules, state), float(lead)))
    return out


def terms(rules: Rules, state: State) -> list[Term]:
    """Return what tells the seat to move of its lead, in no order."""
    found = rows(rules, state)
    known = lore(rules)
    out: list[Term] = []
    for seat in range(PAIR):
        role, sign = ("move", 1.0) if seat == state.turn else ("waits", -1.0)
        turns = turns_left(rules, state, seat)
        shares = bent(turns, BENDS)
        for name, value in zip(SIGHTS, sights_of(known, state, seat, found[seat]), strict=True):
            if value:
                out += [(f"{role} {name}", bend, sign * value * share) for bend, share in shares]
        for tribe in state.tribes:
            if tribe.seat == seat:
                for trait in (tribe.race, tribe.power):
                    if tribe.active:
                        out += [(f"trait {trait}", bend, sign * share) for bend, share in bent(turns, TRAIT_BENDS)]
                    elif tribe.held:
                        out.append((f"declined {trait}", 0, sign * min(turns, FADING)))
    return out


def bent(turns: int, bends: Sequence[int]) -> list[tuple[int, float]]:
    """Return the bends that *turns* lie between, each with its share; none if no turns are left."""
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
    """What regression needs to know of all remarks: sums of products, by pairs of terms."""

    def __init__(self) -> None:
        self.count = 0
        self.numbers: dict[tuple[str, int], int] = {}
        self._products: list[list[float]] = []
        self._targets: list[float] = []

    def add(self, remark: Remark) -> None:
        """Take in one remark."""
        told, target = remark
        self.count += 1
        values: dict[int, float] = {}
        for name, bend, value in told:
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

    def study(self, rounds: int) -> TwoPlayerModel:
        """Return what explains all remarks best, for games of so many *rounds*."""
        solved = self.solved()
        weights = {term: solved[number] for term, number in self.numbers.items()}

        def at(name: str, turns: int, bends: Sequence[int]) -> float:
            return round(sum([share * weights.get((name, bend), 0.0) for bend, share in bent(turns, bends)]), 4)

        def table(role: str) -> tuple[tuple[float, ...], ...]:
            return tuple([tuple([at(f"{role} {name}", t, BENDS) for name in SIGHTS]) for t in range(rounds + 1)])

        def rated(group: str) -> list[str]:
            return sorted({name.partition(" ")[2] for name, _ in weights if name.startswith(f"{group} ")})

        traits: Mapping[str, tuple[float, ...]] = {
            trait: tuple([at(f"trait {trait}", t, TRAIT_BENDS) for t in range(rounds + 1)]) for trait in rated("trait")
        }
        declined = {trait: round(weights[f"declined {trait}", 0], 4) for trait in rated("declined")}
        return TwoPlayerModel(table("move"), table("waits"), traits, declined)

    def solved(self) -> list[float]:
        """Return the weight of each term, in the order of ``numbers``, by Cholesky's way for symmetric equations."""
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
    """Return the sum of the products of the first *count* of both."""
    total = 0.0
    for index in range(count):
        total += one[index] * other[index]
    return total
