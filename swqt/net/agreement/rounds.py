"""What a peer keeps of proposals and of binding rounds, and how much of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Set
from dataclasses import dataclass, field
from typing import Final, TypeVar

from swqt.net.agreement.votes import Action, Change, read_action
from swqt.net.wire.limits import Bucket
from swqt.net.wire.messages import Entries, Propose, Vote, decode_sealed, encode

MOST: Final = 32
"""Proposals, rounds, and votes that came before them, of which something is kept."""

ROUNDS_AT_ONCE: Final = 8
NEAR: Final = 4
"""A round called beside others goes over those whose epochs are no further off."""

LEAP: Final = 128
"""By how many epochs a promise may go beyond what this peer has promised before."""

EPOCHS: Final = (0.1, 32.0)
"""Epochs a second, and at once, that the rounds of one member may have others promise. A leap over more of them costs
no more than all at once, so that nobody is out of reach for ever; so who leaps all the time needs two days to use up
the numbers of epochs."""

DRAWS: Final = (1 / 120, 16.0)
"""The same of draws that are skipped: a chain has a thousand links, which last a day of that."""

CALLS: Final = (1.0, 16.0)
"""Rounds of one member a second, and at once, that are looked at."""

ASKS: Final = (0.2, 8.0)
"""Proposals of one member a second, and at once, that people are asked about."""

OPEN: Final = 4
"""Proposals of one member that are open at once: neighbours are told of all of them each second."""

K = TypeVar("K")
V = TypeVar("V")


@dataclass(slots=True)
class Ballot:
    """One proposal: what is asked, by whom, and what everybody thinks of it. ``rounds`` are the binding ones so far,
    the last of them called at ``since``; ``decided`` is the epoch whose VIEW closed it, or 0; ``blocked`` since when
    a draw waits, which somebody who stays does not want to be replaced for it."""

    asked: Propose
    changes: tuple[Change, ...]
    opinions: dict[int, Vote] = field(default_factory=dict)
    rounds: int = 0
    since: float = 0.0
    closed: bool = False
    decided: int = 0
    blocked: float | None = None


@dataclass(slots=True)
class Round:
    """One binding vote: the call, what it would do, and the votes so far. With those of *tried* it came to nothing."""

    call: Propose
    action: Action
    votes: dict[int, Vote] = field(default_factory=dict)
    tried: frozenset[int] = frozenset()


def add_round(rounds: dict[tuple[bytes, bytes], Round], place: tuple[bytes, bytes], called: Round) -> None:
    """Keep *called*, and of whoever calls it no more than so many at once."""
    own = [at for at, one in rounds.items() if one.call.peer == called.call.peer]
    if len(own) >= ROUNDS_AT_ONCE:
        del rounds[own[0]]
    make_room(rounds, lambda one: one.call.peer)
    rounds[place] = called


def add_ballot(ballots: dict[bytes, Ballot], ballot: Ballot) -> None:
    """Keep *ballot*; if there are too many, forget one that is closed rather than one that is open."""
    closed = next((name for name, one in ballots.items() if one.closed), None)
    if len(ballots) >= MOST and closed is not None:
        del ballots[closed]
    make_room(ballots, lambda one: one.asked.peer)
    ballots[ballot.asked.proposal] = ballot


def make_room(items: dict[K, V], peer_of: Callable[[V], int]) -> None:
    """If there are too many *items*, forget the oldest of whoever made most: nobody pushes out what others say."""
    if len(items) >= MOST:
        most = Counter(map(peer_of, items.values())).most_common(1)[0][0]
        del items[next(name for name, one in items.items() if peer_of(one) == most)]


class Allowance:
    """What one member may use up by calling rounds, as each of the others counts it."""

    def __init__(self) -> None:
        self._epochs = Bucket(*EPOCHS)
        self._draws = Bucket(*DRAWS)
        self._calls = Bucket(*CALLS)
        self._asks = Bucket(*ASKS)

    def covers(self, epochs: int, draws: int, now: float) -> bool:
        """Return whether so many *epochs* and *draws* are left."""
        return self._epochs.holds(min(epochs, EPOCHS[1]), now) and self._draws.holds(draws, now)

    def use(self, epochs: int, draws: int, now: float) -> None:
        """Take so many *epochs* and *draws*, which it covers."""
        self._epochs.take(min(epochs, EPOCHS[1]), now)
        self._draws.take(draws, now)

    def hear(self, now: float) -> bool:
        """Take note of one more call; return whether it may be looked at."""
        return self._calls.take(1, now)

    def ask(self, now: float) -> bool:
        """Take note of one more proposal; return whether people may be asked about it."""
        return self._asks.take(1, now)


def next_target(
    rounds: Iterable[Round], base: int, here: Iterable[int], carries: Callable[[Set[int]], bool], *, all_of_them: bool
) -> int:
    """Return the epoch for a new round of a peer that has promised *base*.

    It is beyond that of any round that is near, and beyond what as many of those who are *here* have promised as carry
    it: whoever claims to have promised more does not matter. With *all_of_them* it is beyond what any of them has.
    """
    near = [one for one in rounds if one.action.target <= base + LEAP]
    promised = {
        peer: max((one.action.target for one in near if peer in one.votes), default=0) for peer in here
    }    # fmt: skip
    low = max([base, *(one.action.target for one in near if one.action.target <= base + NEAR)])
    levels = sorted({low, *(level for level in promised.values() if level > low)})
    if all_of_them:
        return levels[-1] + 1
    enough = (level for level in levels if carries({peer for peer, most in promised.items() if most <= level}))
    return next(enough, levels[-1]) + 1


def write_promise(call: Propose, vote: Vote) -> bytes:
    """Return what the journal keeps of *vote* in the round of *call*."""
    return encode(Entries((encode(call), encode(vote))))


def read_promise(record: bytes) -> tuple[Propose, Vote, Action] | None:
    """Return what ``write_promise`` has written; None for anything else."""
    try:
        both = decode_sealed(record)
        call, vote = (decode_sealed(item) for item in both.items) if isinstance(both, Entries) else (both, both)
        if isinstance(call, Propose) and isinstance(vote, Vote):
            return call, vote, read_action(call.action)
    except ValueError:
        pass
    return None
