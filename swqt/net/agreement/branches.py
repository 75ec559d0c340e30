"""What stands beside the log of a peer: what was signed twice, chains that neighbours have, and the evidence.

Of two entries that a member signed for one place, at most one can be locked. Whoever signed both has nothing more to
say on that: one stands if all *other* participants have acknowledged it or what follows it, or if a draw follows it,
for which nobody reveals a link before the entry is locked. A peer that sees neither gives up both, and keeps what it
gave up in case that it is shown later.

Whether the log can still go on in the epoch that holds, for all that one peer knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from swqt.net.agreement.desk import PeerContext
from swqt.net.agreement.draws import read_chance
from swqt.net.agreement.entries import entry_digest
from swqt.net.agreement.orders import Misdeed
from swqt.net.wire.limits import Bucket
from swqt.net.wire.messages import CHANCE, CMD, VIEW, Ack, EntryMessage

MOST_RIVALS = 8
TRIES = (0.5, 8.0)
"""Branches a second that one neighbour may have tried, and how many at once."""
MOST_EVIDENCE = 32


class Rival(NamedTuple):
    """Entries that could stand in the place of the end of the log, the digest of each, and the neighbour they are of;
    its key is empty for what this peer had in its own log."""

    branch: tuple[EntryMessage, ...]
    digests: tuple[bytes, ...]
    key: bytes


class Branches:
    """The branches beside one peer's log. *pledges* are the heads for which it may have revealed a link, by draw."""

    def __init__(self, desk: PeerContext, pledges: Mapping[int, bytes]) -> None:
        self._desk = desk
        self._pledges = pledges
        self._rivals: dict[bytes, Rival] = {}
        self._void: set[bytes] = set()
        self._tries: dict[bytes, Bucket] = {}
        self.evidence: list[tuple[EntryMessage, ...]] = []

    def accuse(self, peer: int, kind: str, evidence: tuple[EntryMessage, ...]) -> None:
        """Keep and tell what member *peer* must not have signed, once."""
        if evidence not in self.evidence and len(self.evidence) < MOST_EVIDENCE:
            self.evidence.append(evidence)
            self._desk.tell(Misdeed(peer, kind, evidence))

    def forked(self, mine: EntryMessage, other: EntryMessage) -> bool:
        """Return whether a member signed both for one place and that was not known; then it is kept and told."""
        if (mine.kind, mine.epoch, mine.author) != (other.kind, other.epoch, other.author) or mine.kind != CMD:
            return False
        if not self._desk.signed_by(other.author, entry_digest(other), other.signature):
            return False
        pair = (mine, other) if entry_digest(mine) < entry_digest(other) else (other, mine)
        if pair in self.evidence:
            return False
        self.accuse(mine.author, "equivocation", pair)
        return True

    def protected(self, mine: EntryMessage) -> bool:
        """Return whether *mine*, which is in the log, stands although its author signed another one for its place."""
        log, acks = self._desk.log, self._desk.acks
        if mine.seq < acks.locked or any(entry.kind in (CHANCE, VIEW) for entry in log.entries[mine.seq :]):
            return True
        return acks.reached(set(log.view.participants) - {mine.author}) > mine.seq

    def refuse(self, *entries: EntryMessage) -> None:
        """Have none of *entries* taken into the log in this epoch, unless it is shown to be locked."""
        self._void.update(map(entry_digest, entries))

    def refused(self, entry: EntryMessage) -> bool:
        """Return whether *entry* is one of those."""
        return entry_digest(entry) in self._void

    def settled(self) -> None:
        """Forget what could only stand in an epoch that is over."""
        self._void.clear()
        epoch = self._desk.view.epoch
        self._rivals = {tip: one for tip, one in self._rivals.items() if one.branch[0].epoch >= epoch}

    def remember(self, branch: tuple[EntryMessage, ...], key: bytes = b"") -> None:
        """Keep *branch* in case that it is shown to be locked."""
        digests = tuple(map(entry_digest, branch))
        self._rivals[digests[-1]] = Rival(branch, digests, key)
        while len(self._rivals) > MOST_RIVALS:
            del self._rivals[next(iter(self._rivals))]

    def next_locked(self) -> tuple[EntryMessage, ...]:
        """Return a branch that must be locked and could follow what is locked here, or nothing; it is kept no more."""
        desk, log = self._desk, self._desk.log
        # Whoever only looks on defends nothing: what those who play went back on together is over for it too.
        locked = desk.acks.locked if desk.playing else 0
        for tip, rival in list(self._rivals.items()):
            first = rival.branch[0]
            if not locked <= first.seq <= len(log) or log.digests[first.seq] != first.prev:
                continue
            if first.epoch != desk.view.epoch or log.view_at(first.seq).epoch != first.epoch:
                continue
            if (self._acknowledged(rival) or self._drawn(rival)) and self.may_try(rival.key):
                del self._rivals[tip]
                return rival.branch
        return ()

    def _acknowledged(self, rival: Rival) -> bool:
        first = rival.branch[0]
        others = set(self._desk.log.view_at(first.seq).participants) - {first.author}
        return others <= {ack.peer for ack in self._acks_of(rival.branch, rival.digests)}

    def _acks_of(self, branch: tuple[EntryMessage, ...], digests: tuple[bytes, ...]) -> list[Ack]:
        found: dict[int, Ack] = {}
        for entry, digest in zip(branch, digests, strict=True):
            found.update(self._desk.acks.of(entry.epoch, entry.seq, digest))
        return list(found.values())

    def _drawn(self, rival: Rival) -> bool:
        """Return whether a draw in it has a link of every participant. If this peer's is among them and its journal
        does not know for what it was revealed, the end of the journal is lost."""
        drawn = next((entry for entry in rival.branch if entry.kind != CMD), None)
        if drawn is None or drawn is rival.branch[0] or drawn.kind != CHANCE:
            return False
        if not self._desk.log.is_backed(drawn, rival.branch[0].seq):
            return False
        number, _links = read_chance(drawn.body)
        return self._pledges.get(number, drawn.prev) == drawn.prev

    def may_try(self, key: bytes) -> bool:
        """Return whether a branch of the neighbour *key* may be tried now, for which the board is made anew."""
        if len(self._tries) > MOST_EVIDENCE:
            self._tries.clear()
        return not key or self._tries.setdefault(key, Bucket(*TRIES)).take(1, self._desk.now)

    def answer(self, branch: tuple[EntryMessage, ...]) -> list[EntryMessage | Ack]:
        """Return what tells a neighbour that has *branch* why it is not taken here: the other entries that were signed
        for the place of its first, and who has acknowledged what of it."""
        first, digest = branch[0], entry_digest(branch[0])
        halves = [
            entry for pair in self.evidence if len(pair) > 1 and digest in map(entry_digest, pair)
            for entry in pair if entry != first
        ]    # fmt: skip
        if not halves:
            return []
        acks = self._acks_of(branch, tuple(map(entry_digest, branch)))
        return [*halves[:1], *(ack for ack in acks if self._desk.signed(ack))]


HEAR_ALL = 2.0
"""Seconds in which everybody who has a link has told what they acknowledged, again if it was lost."""
STUCK = 5.0
"""Seconds without an acknowledgement after which somebody who signed beside the log seems unable to follow it."""


class Impasse:
    """What keeps one peer's log from going on until there is a new epoch.

    Somebody signed two entries for one place: then nobody fills it in this epoch. Or one of the two stands here, and
    who does not know that may wait before it.
    """

    def __init__(self, desk: PeerContext) -> None:
        self._desk = desk
        self.forked = False
        """Whether a place in the log cannot be filled in this epoch."""
        self._since, self._place = 0.0, 0
        self._doubt: tuple[float, int] | None = None    # since when, and how much was locked then

    def fork(self, seq: int) -> None:
        """Take note that the place *seq* in the log cannot be filled in this epoch."""
        if not self.forked:
            self.forked, self._since, self._place = True, self._desk.now, seq
        self._place = min(seq, self._place)

    def joined(self, length: int) -> None:
        """Take note that *length* entries are here which the others have, so that a place among them is filled."""
        self.forked = self.forked and self._place >= length

    def doubt(self) -> None:
        """Take note that a member signed beside this log, so that somebody may be unable to follow it."""
        if self._doubt is None:
            self._doubt = self._desk.now, self._desk.acks.locked

    def over(self) -> None:
        """Take note that there is a new epoch."""
        self.forked, self._doubt = False, None

    def listening(self) -> bool:
        """Return whether one of two entries for one place may be locked and this peer not have heard of it yet."""
        return self.forked and self._desk.now < self._since + HEAR_ALL

    def settle_at(self) -> float | None:
        """Return the moment from which a new epoch is wanted; None if play goes on."""
        if self.forked:
            return self._since + HEAR_ALL
        acks = self._desk.acks
        if self._doubt is not None and (acks.locked > self._doubt[1] or acks.head_locked()):
            self._doubt = None
        return None if self._doubt is None else self._doubt[0] + STUCK

    def stuck(self) -> bool:
        """Return whether only a new epoch goes on from here."""
        at = self.settle_at()
        return self.forked or (at is not None and self._desk.now >= at)
