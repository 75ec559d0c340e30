"""Where the arrow keys lead: to the nearest region in each direction, and nowhere is out of their reach."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from swqt.gui.board.geometry import Point

RIGHT: Final = 0
DOWN: Final = 1
LEFT: Final = 2
UP: Final = 3

_AWAY: Final = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))
_BAND: Final = 90.0
"""Places this far apart in height stand in one line when the map is read."""


def reading_order(places: Sequence[Point]) -> list[int]:
    """Return the numbers of *places* line by line from the top, each line from left to right."""
    left = sorted(range(len(places)), key=lambda number: places[number][1])
    out: list[int] = []
    while left:
        top = places[left[0]][1]
        line = [number for number in left if places[number][1] - top < _BAND]
        out += sorted(line, key=lambda number: places[number][0])
        left = left[len(line) :]
    return out


def steps_of(places: Sequence[Point]) -> list[list[int]]:
    """Return for each place where RIGHT, DOWN, LEFT and UP lead; -1 leads nowhere.

    A step goes to the nearest place in a cone of 45 degrees to either side, or where that is empty, to the nearest
    that lies in the direction at all. Where that leaves a place out of reach, a few steps lead elsewhere.
    """
    steps = [[_nearest(places, here, way) for way in range(4)] for here in range(len(places))]
    while (reach := _reached(steps)) < len(places) ** 2:
        if not _mend(places, steps, reach):
            break
    return steps


def _nearest(places: Sequence[Point], here: int, way: int) -> int:
    beside = [(length, there) for there in range(len(places)) if (length := _length(places, here, there, way))]
    inside = [(length, there) for length, there in beside if _is_inside(places, here, there, way)]
    return min(inside or beside, default=(0.0, -1))[1]


def _length(places: Sequence[Point], here: int, there: int, way: int) -> float:
    """Return how far *there* is, 0 if it does not lie in the direction *way*."""
    dx, dy = places[there][0] - places[here][0], places[there][1] - places[here][1]
    forward = dx * _AWAY[way][0] + dy * _AWAY[way][1]
    return hypot(dx, dy) if forward > 0 else 0.0


def _is_inside(places: Sequence[Point], here: int, there: int, way: int) -> bool:
    dx, dy = places[there][0] - places[here][0], places[there][1] - places[here][1]
    forward = dx * _AWAY[way][0] + dy * _AWAY[way][1]
    aside = abs(dx * _AWAY[way][1]) + abs(dy * _AWAY[way][0])
    return forward >= aside


def _reached(steps: list[list[int]]) -> int:
    """Return how many pairs of places there are of which the first leads to the second."""
    total = 0
    for start in range(len(steps)):
        seen, ahead = {start}, [start]
        while ahead:
            for there in steps[ahead.pop()]:
                if there >= 0 and there not in seen:
                    seen.add(there)
                    ahead.append(there)
        total += len(seen)
    return total


def _mend(places: Sequence[Point], steps: list[list[int]], reach: int) -> bool:
    """Change the shortest step that brings more places into reach; return whether there is one."""
    count = len(places)
    others = [
        (length, here, way, there)
        for here in range(count)
        for way in range(4)
        for there in range(count)
        if there not in steps[here] and (length := _length(places, here, there, way))
    ]
    for _, here, way, there in sorted(others):
        before = steps[here][way]
        steps[here][way] = there
        if _reached(steps) > reach:
            return True
        steps[here][way] = before
    return False
