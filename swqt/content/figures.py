"""One figure of a board, and what it should be."""

from __future__ import annotations

from math import inf
from typing import NamedTuple


class Figure(NamedTuple):
    """One figure: ``value`` should lie from ``low`` to ``high``. A ``note`` says so in other words."""

    name: str
    value: float
    low: float
    high: float
    note: str = ""

    @property
    def ok(self) -> bool:
        return self.low <= self.value <= self.high

    @property
    def target(self) -> str:
        """What the value should be, in words."""
        if self.note:
            return self.note
        if self.low == self.high:
            return f"{self.low:.4g}"
        if self.high == inf:
            return f"at least {self.low:.4g}"
        if self.low == -inf:
            return f"at most {self.high:.4g}"
        return f"{(self.low + self.high) / 2:.4g} ±{(self.high - self.low) / 2:.3g}"

    @property
    def miss(self) -> float:
        """How far the value lies from the middle of what it should be; 1 at the limit, 0 for an open one."""
        spread = (self.high - self.low) / 2
        if not self.ok and spread in (0, inf):
            return 2.0
        return 0.0 if spread in (0, inf) else abs(self.value - (self.low + self.high) / 2) / spread

    def __str__(self) -> str:
        mark = "" if self.ok else "   <- not met"
        return f"{self.name:<44} {self.value:>7.4g}   {self.target}{mark}"


def exact(name: str, value: float, target: float) -> Figure:
    return Figure(name, value, target, target)


def about(name: str, value: float, target: float, share: float = 0.08, least: float = 1.0) -> Figure:
    """Within *share* of the target, and always within *least*."""
    spread = max(least, share * target)
    return Figure(name, value, target - spread, target + spread)


def at_least(name: str, value: float, target: float) -> Figure:
    return Figure(name, value, target, inf)


def at_most(name: str, value: float, target: float) -> Figure:
    return Figure(name, value, -inf, target)
