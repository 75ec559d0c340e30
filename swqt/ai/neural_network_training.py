"""Learns the network of a PositionModel by gradient descent, with NumPy.

Its samples come from ``model_training``, so that the processes that play need no NumPy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from swqt.ai.features import Row
from swqt.ai.model_training import Sample
from swqt.ai.neural_network import MOVE, PLACES, WAITS, NeuralNetwork

UNITS: Final = 16
"""Number of hidden units."""

PASSES: Final = 10
"""How often each sample is used."""

BATCH: Final = 1024
"""Samples for each step."""

PACE: Final = 0.004
"""Largest step size; the steps grow to it in the first third, and shrink to 0 until the end."""

DECAY: Final = 0.001
"""Share of the step size by which each weight shrinks."""

SCALE: Final = 5.0
"""Coins for a result of 1; keeps the weights of all layers of a size."""

FIRST, SECOND = 0.9, 0.999
"""Averaging of the gradients and of their squares by the Adam method (Kingma and Ba, 2015)."""


Floats: TypeAlias = NDArray[np.float32]


def train(samples: Sequence[Sample], seed: int) -> NeuralNetwork:
    """Return the network that explains the errors in *samples*, which must not be empty.

    An error counts inversely to the square of the turns left, by which its chance part grows.
    """
    names = sorted({name for sample in samples for name in sample.names})
    place = {name: number for number, name in enumerate(names)}
    numbers: Floats = np.array([sample.numbers for sample in samples], np.float32)
    seen: NDArray[np.uint8] = np.zeros((len(samples), len(names)), np.uint8)
    for line, sample in enumerate(samples):
        seen[line, [place[name] for name in sample.names]] = 1
    errors: Floats = np.array([sample.error for sample in samples], np.float32) / SCALE
    weights: Floats = np.array([max(1, sample.turns) for sample in samples], np.float32) ** -2.0
    mean, spread = numbers.mean(0), numbers.std(0) + 0.001
    fitted = _fitted((numbers - mean) / spread, seen, errors, weights / weights.mean(), seed)
    into, bias, out, shift = [value.astype(np.float64) for value in fitted]
    width = len(mean)
    into[:width] /= spread[:, None]
    rows = [_row(row) for row in into]
    half = width // 2
    blank = _row(np.zeros(UNITS))

    def found(name: str) -> Row:
        return rows[width + place[name]] if name in place else blank

    def pairs(group: str) -> dict[str, tuple[Row, Row]]:
        return {
            trait: (found(f"{PLACES[MOVE]} {group}{trait}"), found(f"{PLACES[WAITS]} {group}{trait}"))
            for trait in _traits(names, group)
        }

    return NeuralNetwork(
        _columns(rows[:half]), _columns(rows[half : 2 * half]), rows[width - 1], _row(bias - mean @ into[:width]),
        _row(out * SCALE), round(float(shift[0]) * SCALE, 5), pairs(""), pairs("declined "),
    )  # fmt: skip


def _fitted(numbers: Floats, seen: NDArray[np.uint8], errors: Floats, weights: Floats, seed: int) -> list[Floats]:
    """Return the weights into the hidden units, their bias, the weights out of them and the shift, by gradient descent.

    The inputs are *numbers* (samples x inputs, normalised) and *seen* (samples x names, 0 or 1).
    """
    rng = np.random.default_rng(seed)
    count, width = numbers.shape
    names = seen.shape[1]
    values = [
        np.concatenate([rng.normal(0, width**-0.5, (width, UNITS)), rng.normal(0, 0.1, (names, UNITS))]),
        np.zeros(UNITS), rng.normal(0, UNITS**-0.5, UNITS), np.zeros(1),
    ]  # fmt: skip
    values = [value.astype(np.float32) for value in values]
    averages = [(np.zeros_like(value), np.zeros_like(value)) for value in values]
    steps = PASSES * -(-count // BATCH)
    step = 0
    for _ in range(PASSES):
        order = rng.permutation(count)
        for start in range(0, count, BATCH):
            chosen = order[start : start + BATCH]
            inputs = np.concatenate([numbers[chosen], seen[chosen].astype(np.float32)], axis=1)
            into, bias, out, shift = values
            units = np.maximum(inputs @ into + bias, 0)
            slope = 2 * weights[chosen] * (units @ out + shift[0] - errors[chosen]) / len(chosen)
            back = slope[:, None] * out * (units > 0)
            gradients = [inputs.T @ back, back.sum(0), units.T @ slope, slope.sum(keepdims=True)]
            step += 1
            pace = PACE * _pace(step / steps)
            for value, gradient, (first, second) in zip(values, gradients, averages, strict=True):
                first += (1 - FIRST) * (gradient - first)
                second += (1 - SECOND) * (gradient**2 - second)
                change = first / (1 - FIRST**step) / (np.sqrt(second / (1 - SECOND**step)) + 1e-8)
                value -= pace * (change + DECAY * value)
    return values


def _pace(done: float) -> float:
    """Return the share of the largest step size after this share of the steps."""
    return done / 0.3 if done < 0.3 else 0.5 + 0.5 * float(np.cos(np.pi * (done - 0.3) / 0.7))


def _traits(names: Sequence[str], group: str) -> list[str]:
    """Return the traits named in *names* in *group*, which is empty or "declined "."""
    found = set()
    for name in names:
        rest = name.split(" ", 1)[1]
        if rest.startswith("declined ") == bool(group):
            found.add(rest.removeprefix(group))
    return sorted(found)


def _columns(rows: Sequence[Row]) -> tuple[Row, ...]:
    return tuple(zip(*rows, strict=True))


def _row(numbers: NDArray[np.float64]) -> Row:
    return tuple([round(float(number), 5) for number in numbers])
