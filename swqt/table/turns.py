"""A game cut into turns: where each begins, and what has happened since somebody was in turn last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from swqt.engine import Conquered, Declined, Picked, State
from swqt.table.record import Entry


class Turn(NamedTuple):
    """The turn of *seat* in *round*: it begins after *first* commands and is over after *last*."""

    round: int
    seat: int
    first: int
    last: int


def turns(start: State, history: Sequence[Entry]) -> tuple[Turn, ...]:
    """Return the turns of the game, the unfinished one included; they lie end to end."""
    out: list[Turn] = []
    first = 0
    for count, entry in enumerate(history, start=1):
        before, after = entry.before, entry.after
        if (before.round, before.turn) != (after.round, after.turn):
            out.append(Turn(before.round, before.turn, first, count))
            first = count
    last = history[-1].after if history else start
    if first < len(history) or not out:
        out.append(Turn(last.round, last.turn, first, len(history)))
    return tuple(out)


def turn_at(every: Sequence[Turn], count: int) -> int:
    """Return which of *every* turn the position after *count* commands belongs to; one between two is the later's."""
    for number, turn in enumerate(every):
        if count < turn.last:
            return number
    return len(every) - 1


def news_since(every: Sequence[Turn], seat: int) -> tuple[int, int]:
    """Return what *seat* has not seen: all after its last turn up to its own, as numbers of commands.

    Both are equal if there is nothing to tell. A seat that has not been in turn yet has missed everything.
    """
    if not every:
        return 0, 0
    *past, now = every
    end = now.first if now.seat == seat else now.last
    own = [turn.last for turn in past if turn.seat == seat]
    return (min(own[-1], end) if own else 0), end


def weak_turns(every: Sequence[Turn], history: Sequence[Entry], seat: int) -> int:
    """Return how many of its last turns in a row *seat* has taken one region at most, with the race it has now."""
    count = 0
    for turn in reversed(every[:-1]):
        if turn.seat != seat:
            continue
        events = [event for entry in history[turn.first : turn.last] for event in entry.events]
        own = [event for event in events if getattr(event, "seat", None) == seat]
        taken = sum(isinstance(event, Conquered) for event in own)
        if taken > 1 or any(isinstance(event, (Picked, Declined)) for event in own):
            break
        count += 1
    return count
