"""What a peer keeps of proposals and of binding rounds, and how much of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from swqt.net.agreement.votes import Action, Change
from swqt.net.wire.messages import Propose, Vote

MOST: Final = 32
"""Proposals, rounds, and votes that came before them, of which something is kept."""

K = TypeVar("K")
V = TypeVar("V")


@dataclass(slots=True)
class Ballot:
    """One proposal: what is asked, by whom, and what everybody thinks of it. ``rounds`` are the binding ones so far,
    the last of them called at ``since``; ``decided`` is the epoch whose VIEW closed it, or 0."""

    asked: Propose
    changes: tuple[Change, ...]
    opinions: dict[int, Vote] = field(default_factory=dict)
    rounds: int = 0
    since: float = 0.0
    closed: bool = False
    decided: int = 0


@dataclass(slots=True)
class Round:
    """One binding vote: the call, what it would do, and the votes so far."""

    call: Propose
    action: Action
    votes: dict[int, Vote] = field(default_factory=dict)


def make_room(items: dict[K, V], peer_of: Callable[[V], int]) -> None:
    """If there are too many *items*, forget the oldest of whoever made most: nobody pushes out what others say."""
    if len(items) >= MOST:
        most = Counter(map(peer_of, items.values())).most_common(1)[0][0]
        del items[next(name for name, one in items.items() if peer_of(one) == most)]
