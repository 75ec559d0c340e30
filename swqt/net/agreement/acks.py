"""Who has which entry: acknowledgements by what they acknowledge, and how far the log is locked.

An acknowledgement of an entry is one of all before it. An entry that all participants of its view have acknowledged
is locked: nothing in this epoch can replace it, and no view that a majority makes can leave it out.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection

from swqt.net.agreement.log import Log
from swqt.net.wire.messages import Ack

MOST_PLACES = 512
"""Entries for which acknowledgements are kept; the oldest go first."""


class Acks:
    """The acknowledgements that a peer has seen, and what follows from them for its log."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._seen: OrderedDict[tuple[int, int, bytes], dict[int, Ack]] = OrderedDict()
        self._best: dict[int, Ack] = {}
        self._proved = 0
        self._epoch = log.view.epoch
        self.locked = 0
        """How many entries are locked; those before the first are the start, which all have signed."""

    def known(self, ack: Ack) -> bool:
        """Return whether this acknowledgement, or one that says the same, is there already.

        Of two that say different things of the board the one stands that is right, else the first: whoever signs both
        must not have them passed on for ever.
        """
        old = self._seen.get((ack.epoch, ack.seq, ack.head), {}).get(ack.peer)
        return old is not None and (self._matches(old) or not self._matches(ack))

    def _matches(self, ack: Ack) -> bool:
        length = ack.seq + 1
        return length <= len(self._log) and self._log.posts[length] == ack.post

    def add(self, ack: Ack) -> None:
        """Keep *ack*, which is known to be its author's."""
        place = self._seen.setdefault((ack.epoch, ack.seq, ack.head), {})
        place[ack.peer] = ack
        while len(self._seen) > MOST_PLACES:
            self._seen.popitem(last=False)
        self._count(ack)

    def _count(self, ack: Ack) -> None:
        log, length = self._log, ack.seq + 1
        if length > len(log) or log.digests[length] != ack.head or ack.epoch != log.view.epoch:
            return
        if log.view_at(length).epoch == ack.epoch and self._matches(ack):
            old = self._best.get(ack.peer)
            if old is None or old.seq < ack.seq:
                self._best[ack.peer] = ack

    def grown(self) -> None:
        """Take into account that the log has one more entry."""
        if self._epoch != self._log.view.epoch:
            self.changed()
        for ack in self.at_head().values():
            self._count(ack)

    def changed(self, length: int | None = None) -> None:
        """Take into account that the log was taken back to *length*, or grew into another epoch."""
        self._epoch = self._log.view.epoch
        self._best = {}
        kept = len(self._log) if length is None else length
        self.locked, self._proved = min(self.locked, kept), min(self._proved, kept)
        for place in self._seen.values():
            for ack in place.values():
                self._count(ack)

    def prove(self, length: int) -> None:
        """Take into account that so many entries must have been locked: what follows could not be otherwise."""
        self._proved = max(self._proved, length)

    def advance(self) -> bool:
        """Work out anew how far the log is locked; return whether it is further than before."""
        reached = max(self.reached(self._log.view.participants), self._proved)
        if reached <= self.locked:
            return False
        self.locked = reached
        return True

    def reached(self, peers: Collection[int]) -> int:
        """Return how many entries all of *peers* have acknowledged in this epoch."""
        return min((self._best[peer].seq + 1 if peer in self._best else 0 for peer in peers), default=len(self._log))

    def farthest(self) -> dict[int, Ack]:
        """Return for each peer its acknowledgement of the latest entry of the log, of those in this epoch."""
        return dict(self._best)

    def head_locked(self) -> bool:
        """Return whether the last entry is locked. The start is: all have signed it."""
        return self.locked == len(self._log)

    def at_head(self) -> dict[int, Ack]:
        """Return who has acknowledged the last entry."""
        if not self._log.entries:
            return {}
        last = self._log.entries[-1]
        return self._seen.get((last.epoch, last.seq, self._log.head), {})

    def of(self, epoch: int, seq: int, head: bytes) -> dict[int, Ack]:
        """Return who has acknowledged that entry, on this log or beside it."""
        return self._seen.get((epoch, seq, head), {})

    def missing(self) -> tuple[int, ...]:
        """Return the participants that have not acknowledged the last entry."""
        return tuple(peer for peer in self._log.view.participants if self.reached((peer,)) < len(self._log))
