"""Statistics of results: win rates and Elo with confidence intervals, and a sequential test."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

Z95: Final = 1.96
SCALE: Final = 400.0
SAMPLES: Final = 200
"""Bootstrap samples for the intervals of a ladder."""

PRIOR: Final = 0.5
"""Virtual drawn games added to each pair, so that a player who won every game has a finite rating."""


class WinRate(NamedTuple):
    """A win rate in *games*, with its 95% Wilson interval from *low* to *high*."""

    rate: float
    low: float
    high: float
    games: int


def rate(points: float, games: int) -> WinRate:
    """Return the rate of *points* in *games*, which must be positive."""
    share = points / games
    spread = Z95 * Z95 / games
    centre = (share + spread / 2) / (1 + spread)
    half = Z95 / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return WinRate(share, max(0.0, centre - half), min(1.0, centre + half), games)


def elo_of(share: float) -> float:
    """Return the Elo difference for a win rate between 0 and 1, exclusive."""
    return SCALE * math.log10(share / (1 - share))


Pairings = Mapping[tuple[str, str], tuple[float, int]]
"""Points of the first name and number of games, for pairs of names."""


def ladder(names: Sequence[str], pairings: Pairings, anchor: str) -> dict[str, float]:
    """Return the Elo of *names* by the Bradley-Terry model, with *anchor* at 0."""
    wins = dict.fromkeys(names, 0.0)
    games: dict[tuple[str, str], float] = {}
    for (one, other), (points, count) in pairings.items():
        wins[one] += points + PRIOR / 2
        wins[other] += count - points + PRIOR / 2
        games[one, other] = games.get((one, other), 0.0) + count + PRIOR
    strength = dict.fromkeys(names, 1.0)
    for _ in range(500):
        met = dict.fromkeys(names, 0.0)
        for (one, other), weight in games.items():
            each = weight / (strength[one] + strength[other])
            met[one] += each
            met[other] += each
        strength = {name: wins[name] / met[name] if met[name] else 1.0 for name in names}
        base = strength[anchor]
        strength = {name: value / base for name, value in strength.items()}
    return {name: SCALE * math.log10(value) for name, value in strength.items()}


def ladder_intervals(
    names: Sequence[str], results: Sequence[tuple[str, str, float]], anchor: str, seed: int = 1
) -> dict[str, tuple[float, float, float]]:
    """Return Elo and its bootstrap 95% interval (low, high) for each name; results are (one, other, points of one)."""
    rng = Random(seed)
    best = ladder(names, _paired(results), anchor)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(SAMPLES if results else 0):
        sample = [results[int(rng.random() * len(results))] for _ in results]
        for name, elo in ladder(names, _paired(sample), anchor).items():
            drawn[name].append(elo)
    out = {}
    for name in names:
        values = sorted(drawn[name]) or [best[name]]
        out[name] = (best[name], values[int(0.025 * len(values))], values[int(0.975 * (len(values) - 1))])
    return out


def _paired(results: Sequence[tuple[str, str, float]]) -> dict[tuple[str, str], tuple[float, int]]:
    out: dict[tuple[str, str], tuple[float, int]] = {}
    for one, other, points in results:
        before, games = out.get((one, other), (0.0, 0))
        out[one, other] = (before + points, games + 1)
    return out


class Sprt:
    """Wald's sequential probability ratio test: is the first player stronger by *high* Elo, or only by *low*?"""

    def __init__(self, low: float, high: float, alpha: float = 0.05, beta: float = 0.05) -> None:
        """*alpha* and *beta* are the probabilities of a false yes and of a false no."""
        self._low = 1 / (1 + 10 ** (-low / SCALE))
        self._high = 1 / (1 + 10 ** (-high / SCALE))
        self._yes = math.log((1 - beta) / alpha)
        self._no = math.log(beta / (1 - alpha))
        self.evidence = 0.0

    def add(self, points: float) -> str:
        """Add a result (1, 1/2 or 0) and return ``yes``, ``no``, or an empty string while undecided."""
        self.evidence += points * math.log(self._high / self._low)
        self.evidence += (1 - points) * math.log((1 - self._high) / (1 - self._low))
        if self.evidence >= self._yes:
            return "yes"
        return "no" if self.evidence <= self._no else ""
