"""Finds a good order of things by exchanging two of them again and again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import TypeVar

T = TypeVar("T")


def anneal(bag: Sequence[T], energy: Callable[[list[T]], float], steps: int, random: Random) -> list[T]:
    """Return *bag* in an order of low *energy*: shuffle, then exchange two at a time while it cools."""
    now = list(bag)
    random.shuffle(now)
    height = energy(now)
    best, lowest = list(now), height
    for step in range(steps):
        heat = 2.0 * (1 - step / steps) ** 2 + 1e-3
        a, b = random.randrange(len(now)), random.randrange(len(now))
        if now[a] == now[b]:
            continue
        now[a], now[b] = now[b], now[a]
        changed = energy(now)
        if changed <= height or random.random() < exp((height - changed) / heat):
            height = changed
            if height < lowest:
                best, lowest = list(now), height
                if not lowest:
                    break
        else:
            now[a], now[b] = now[b], now[a]
    return best
