"""Evaluates positions by the final coins that each seat is expected to have, and reads the learnt weights.

The PositionModel of the strong bots uses more features than ``features.rows``, different weights for the moving and the
waiting seats, and a learnt rating of each race and power. The code knows no trait by name; unknown traits are rated 0.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import fsum, isfinite
from pathlib import Path
from typing import Any, Final, NamedTuple

from swqt.ai.features import FEATURES, Row, rows, turns_left
from swqt.ai.neural_network import MOVE, WAITS, NeuralNetwork
from swqt.ai.trait_info import TraitInfo, trait_info
from swqt.engine import NOBODY, Rules, State, members

MODEL_FEATURES: Final = (
    *FEATURES, "declined_regions", "declined_tokens", "declined_tribes", "promise", "prospect", "peace",
)  # fmt: skip
"""FEATURES, more features of races in decline, the estimated value of the best affordable combo (``promise`` for a seat
that picks next, ``prospect`` for one that would have to decline first), and whether the active race has made ``peace``.
"""

IS_ACTIVE: Final = FEATURES.index("is_active")

FADING: Final = 3
"""Largest number of turns for which the traits of a race in decline are rated."""


class PositionModel(NamedTuple):
    """Weights of MODEL_FEATURES, a row for each number of turns left from 0, for the seat to ``move`` and the others.

    ``traits`` rates the race and the power of an active race by turns left, ``declined`` those of a race in decline
    per turn left, for at most FADING turns. Only differences between seats are learnt. ``network`` corrects the lead
    of the moving seat over each other seat.
    """

    move: tuple[Row, ...]
    waits: tuple[Row, ...]
    traits: Mapping[str, Row]
    declined: Mapping[str, float]
    network: NeuralNetwork | None = None

    def totals(self, rules: Rules, state: State, rows: Sequence[Row]) -> list[float]:
        """Return what each seat has and will earn, up to an unknown constant shared by all; *rows* are the features."""
        known = trait_info(rules)
        values = [model_features(known, state, seat, row) for seat, row in enumerate(rows)]
        out = [
            coins + self._to_come(rules, state, seat, values[seat], self.move if seat == state.turn else self.waits)
            for seat, coins in enumerate(state.coins)
        ]
        if (network := self.network) is not None:
            moving = state.turn
            mine = network.hidden(state, moving, inputs(rules, state, moving, values[moving]), MOVE)
            for seat, coins in enumerate(state.coins):
                if seat != moving:
                    theirs = network.hidden(state, seat, inputs(rules, state, seat, values[seat]), WAITS)
                    out[seat] -= network.correction(float(state.coins[moving] - coins), mine, theirs)
        return out

    def _to_come(self, rules: Rules, state: State, seat: int, values: Row, table: tuple[Row, ...]) -> float:
        turns = min(turns_left(rules, state, seat), len(table) - 1)
        if turns <= 0:
            return 0.0
        total = sum([weight * value for weight, value in zip(table[turns], values, strict=True)])
        for tribe in state.tribes:
            if tribe.seat != seat:
                continue
            for name in (tribe.race, tribe.power):
                if tribe.active:
                    rating = self.traits.get(name)
                    if rating is not None:
                        total += rating[turns]
                elif tribe.held:
                    total += self.declined.get(name, 0.0) * min(turns, FADING)
        return total


def inputs(rules: Rules, state: State, seat: int, values: Row) -> Row:
    """Return the inputs of a NeuralNetwork for *seat*, whose MODEL_FEATURES are *values*."""
    return (*values, float(turns_left(rules, state, seat)))


def model_features(known: TraitInfo, state: State, seat: int, row: Row) -> Row:
    """Return the MODEL_FEATURES of *seat*, whose FEATURES are in *row*."""
    regions = tokens = tribes = 0
    peace = 0.0
    for tribe in state.tribes:
        if tribe.seat != seat:
            continue
        if tribe.active:
            peace = float(tribe.pact != NOBODY)
        else:
            tribes += 1
            regions += tribe.held.bit_count()
            for region in members(tribe.held):
                tokens += state.tokens[region]
    promise = 0.0
    is_active = row[IS_ACTIVE]
    for place, combo in enumerate(state.column):
        if place <= state.coins[seat] and combo.power:
            promise = max(promise, known.promise(combo.race, combo.power) + combo.coins - place)
    return (*row, float(regions), float(tokens), float(tribes), promise * (1.0 - is_active), promise * is_active, peace)


Vector = tuple[float, ...]

BEST_RIVAL: Final = 0.5
"""Weight of the best rival when a seat is compared with its rivals; the rest of the weight is on their mean."""


class WeightsError(ValueError):
    """Raised for an unusable file of weights; the message names the file and what was expected."""


def table_key(rules: Rules, seats: int) -> str:
    """Return the key of the weights for a game: its world and its number of seats."""
    return f"{rules.board.world}-{seats}"


def by_hand() -> tuple[Vector, ...]:
    """Return hand-made weights by turns left, used where none were learnt; they assume regions keep paying a while."""
    out = []
    for turns in range(21):
        stay, gone = min(turns, 3.5), min(turns, 2.5)
        tokens, room = 0.15 * min(turns, 4), 0.5 * min(max(turns - 0.5, 0), 2)
        values = {
            "one": 6.0 * max(0, turns - 2), "active_income": 0.55 * stay, "declined_income": 0.8 * gone,
            "tokens": tokens, "active_risk": -0.6 * min(turns, 2), "declined_risk": -0.8 * min(turns, 2),
            "campaign": room, "newcomer": 1.4 * min(turns, 3), "column_coins": 0.7 * min(turns, 1),
        }  # fmt: skip
        out.append(tuple([values.get(name, 0.0) for name in FEATURES]))
    return tuple(out)


class Weights(NamedTuple):
    """Weights by ``table_key``, one row of features for each number of turns left; ``about`` documents their origin.

    ``studies`` are models for the strongest bot, for some keys.
    """

    tables: Mapping[str, tuple[Vector, ...]]
    about: Mapping[str, object]
    studies: Mapping[str, PositionModel] = {}    # not a proxy, which could not be sent to other processes

    def study(self, rules: Rules, seats: int) -> PositionModel | None:
        """Return the learnt model for this kind of game, or None."""
        return self.studies.get(table_key(rules, seats))

    def of(self, key: str) -> tuple[Vector, ...]:
        """Return the weights for *key*, else those of the nearest number of seats in the same world, else any."""
        if key in self.tables:
            return self.tables[key]
        world, _, seats = key.rpartition("-")
        near = sorted(
            (abs(int(other.rpartition("-")[2]) - int(seats)), other)
            for other in self.tables
            if other.rpartition("-")[0] == world
        )
        if near:
            return self.tables[near[0][1]]
        return next(iter(self.tables.values()), BY_HAND)

    @classmethod
    def read(cls, path: Path) -> Weights:
        """Return the weights in the file at *path*. Raises WeightsError for wrong contents, OSError if unreadable."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            if data["features"] != list(FEATURES):
                raise WeightsError(f"{path}: the features are not those of this program: {', '.join(FEATURES)}")
            tables = {key: _table(table) for key, table in data["tables"].items()}
        except WeightsError:
            raise
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
            raise WeightsError(f"{path}: not a file of weights ({error!r})") from error
        for key, table in tables.items():
            if not table or any(len(row) != len(FEATURES) for row in table):
                raise WeightsError(f"{path}: table {key} must have rows of {len(FEATURES)} numbers")
        return cls(tables, data.get("about", {}))


def read_studies(path: Path) -> dict[str, PositionModel]:
    """Return the models in the file at *path*. Raises WeightsError for wrong contents, OSError if unreadable."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["features"] != list(MODEL_FEATURES):
            raise WeightsError(f"{path}: the features are not those of this program: {', '.join(MODEL_FEATURES)}")
        studies = {key: _study(study) for key, study in data["studies"].items()}
    except WeightsError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
        raise WeightsError(f"{path}: not a file of studies ({error!r})") from error
    for key, study in studies.items():
        size, width = len(study.move), len(MODEL_FEATURES)
        if not size or len(study.waits) != size or any(len(row) != width for row in (*study.move, *study.waits)):
            raise WeightsError(f"{path}: study {key} must have as many rows of {width} numbers for both seats")
        if any(len(rating) != size for rating in study.traits.values()):
            raise WeightsError(f"{path}: study {key} must rate each trait by {size} numbers")
        if (network := study.network) is not None and not network.is_sound(width + 1):
            raise WeightsError(f"{path}: the rows of the network of study {key} do not have equal lengths")
    return studies


def _study(data: Mapping[str, Any]) -> PositionModel:
    """Return the model stored as *data*."""
    return PositionModel(
        _table(data["move"]),
        _table(data["waits"]),
        {name: _row(numbers) for name, numbers in data["traits"].items()},
        {name: _number(number) for name, number in data["declined"].items()},
        _network(data["network"]) if "network" in data else None,
    )


def _network(data: Mapping[str, Any]) -> NeuralNetwork:
    """Return the network stored as *data*."""
    traits, declined = [
        {name: (_row(move), _row(waits)) for name, (move, waits) in data[group].items()}
        for group in ("traits", "declined")
    ]
    lead, bias, out = [_row(data[name]) for name in ("lead", "bias", "out")]
    shift = _number(data["shift"])
    return NeuralNetwork(_table(data["move"]), _table(data["waits"]), lead, bias, out, shift, traits, declined)


def _table(rows: Sequence[Sequence[Any]]) -> tuple[Vector, ...]:
    return tuple([_row(numbers) for numbers in rows])


def _row(numbers: Sequence[Any]) -> Vector:
    return tuple([_number(number) for number in numbers])


def _number(value: Any) -> float:
    """Return *value* as a finite number. Raises ValueError, TypeError or OverflowError if it is none."""
    number = float(value)
    if not isfinite(number):
        raise ValueError(f"{value} is not a finite number")
    return number


BY_HAND: Final = by_hand()
HAND_MADE: Final = Weights({}, {"origin": "by hand"})


class Character(NamedTuple):
    """What a bot cares about: *rivals* is the weight of its rivals' coins relative to its own, *patience* that of coins
    still to come relative to coins already earned."""

    rivals: float = 1.0
    patience: float = 1.0


NEUTRAL: Final = Character()


class Evaluator:
    """An evaluator of the positions of one game."""

    def __init__(
        self,
        rules: Rules,
        weights: Weights,
        seats: int,
        tilt: Vector = (),
        study: PositionModel | None = None,
        character: Character = NEUTRAL,
    ) -> None:
        """*tilt* has a factor for each feature, to vary a bot from game to game; *study* judges differences."""
        table = weights.of(table_key(rules, seats))
        if tilt:
            table = tuple(tuple(w * t for w, t in zip(row, tilt, strict=True)) for row in table)
        self.rules: Final = rules
        self._table: Final = table
        self._study: Final = study
        self._character: Final = character
        self._known: dict[State, list[float]] = {}

    def totals(self, state: State) -> list[float]:
        """Return the expected final coins of each seat."""
        if not state.agenda:
            return [float(coins) for coins in state.coins]
        known = self._known.get(state)
        if known is None:
            if len(self._known) > 20_000:
                self._known.clear()
            known = self._known[state] = self._judge(state)
        return known

    def _judge(self, state: State) -> list[float]:
        table = self._table
        most = len(table) - 1
        out = []
        found = rows(self.rules, state)
        for seat, row in enumerate(found):
            turns = turns_left(self.rules, state, seat)
            weights = table[min(turns, most)]
            out.append(state.coins[seat] + (dot(weights, row) if turns else 0.0))
        if self._study is not None:   # keep the sum, but take the differences from the model
            learnt = self._study.totals(self.rules, state, found)
            shift = (fsum(out) - fsum(learnt)) / len(out)
            return [total + shift for total in learnt]
        return out

    def value(self, state: State, seat: int) -> float:
        """Return the expected final lead of *seat*, in coins, weighted by the character."""
        totals, character = self.totals(state), self._character
        if character == NEUTRAL:
            return advantage(totals, seat)
        seen = [coins + character.patience * (total - coins) for coins, total in zip(state.coins, totals, strict=True)]
        return character.rivals * advantage(seen, seat) + (1.0 - character.rivals) * seen[seat]


def dot(weights: Sequence[float], row: Row) -> float:
    return sum([weight * value for weight, value in zip(weights, row, strict=True)])


def advantage(totals: Sequence[float], seat: int) -> float:
    """Return the lead of *seat* over its rivals: over half the best plus half their mean."""
    return totals[seat] - sum([share * total for share, total in zip(rival_shares(totals, seat), totals, strict=True)])


def rival_shares(totals: Sequence[float], seat: int) -> list[float]:
    """Return the weight of each seat when *seat* is compared with its rivals; its own weight is 0."""
    best = max([(total, -other) for other, total in enumerate(totals) if other != seat])[1]
    each = (1 - BEST_RIVAL) / (len(totals) - 1)
    return [each * (other != seat) + BEST_RIVAL * (other == -best) for other in range(len(totals))]
