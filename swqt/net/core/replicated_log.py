"""The log of one peer and what the peer does with it by itself: append, acknowledge, lock, give links, draw.

``_acknowledge`` shows what must be durable first; ``sync`` chooses the log to follow, ``viewchange`` the views to sign.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from swqt.net.core import events as e
from swqt.net.core.entries import (
    LINKS,
    NO_STATE,
    GameView,
    Keys,
    OpenDraw,
    chain,
    chance_body,
    read_view,
    seated_by,
    signed,
)
from swqt.net.core.log import GameState, LogTree
from swqt.net.wire import messages as m

Hook = Callable[[m.LogEntry, GameView], None]


class ReplicatedLog:
    """The log that one peer holds, what it has signed about it, and what it may sign."""

    def __init__(self, tree: LogTree, keys: Keys, timing: e.Timing) -> None:
        self.tree: Final = tree
        self.keys: Final = keys
        self.timing = timing
        self.now = 0.0
        self.orders: list[e.PeerOrder] = []
        self.links: set[bytes] = set()
        self.log: list[bytes] = [tree.start]
        self.place: dict[bytes, int] = {tree.start: 0}
        self.promised = 0
        self.signed_view: tuple[bytes, m.ViewBody] | None = None
        self.bound = 0              # the lock: this peer never gives up the places up to this one
        self.durable = 0            # how much of the lock is in the journal
        self.final = 0
        self.given: dict[int, bytes] = {}
        self.last: tuple[int, int, bytes] | None = None
        self.said: tuple[int, bytes, int, bool] | None = None
        self.recovering = False
        self.failing = False
        self.flags = 0
        self.grown = 0.0
        self.copies: list[tuple[m.LogEntry, ...]] = []
        self.appended: list[Hook] = []
        self._reach: dict[int, tuple[int, int]] = {}
        self.state: GameState
        self.view: GameView
        self.me: int | None         # this peer's number; None for a spectator
        self._look()

    # Where we stand.

    @property
    def head(self) -> bytes:
        return self.log[-1]

    def _look(self) -> None:
        """Cache the state after the last entry, which is needed too often to be looked up each time."""
        self.state = self.tree.states[self.log[-1]]
        self.view = self.state.view
        self.me = self.view.number(self.keys.public)
        self._reach.clear()

    def playing(self) -> bool:
        return self.me in self.view.participants

    def able(self) -> bool:
        """Return whether this peer may sign anything about the log."""
        return self.playing() and not self.recovering and not self.failing

    # Orders.

    def store(self, record: e.JournalRecord, sync: bool = False) -> None:
        self.orders.append(e.WriteRecord(record, sync))

    def tell(self, news: e.PeerNews) -> None:
        self.orders.append(e.TellNews(news))

    def send(self, key: bytes, message: m.GameMessage) -> None:
        if key in self.links:
            self.orders.append(e.SendTo(key, message))

    def cast(self, message: m.GameMessage) -> None:
        self.orders.extend(e.SendTo(key, message) for key in sorted(self.links))

    # The journal.

    def resume(self, records: Iterable[e.JournalRecord]) -> None:
        for record in records:
            match record:
                case e.EntryRecord(entry):
                    digest = self.tree.add(entry)
                    if digest is not None and entry.prev in self.place:
                        self._cut(entry.seq)
                        self._push(digest)
                        if entry.author == self.me:
                            self.last = (entry.epoch, entry.seq, digest)
                case e.HeadRecord(epoch, seq, head):
                    self.last = (epoch, seq, head)
                case e.LockRecord():
                    self.bound = self.durable = record.bound
                    if record.k:
                        self.given[record.k] = record.head
                    for ack in record.acks:
                        self.tree.learn(ack)
                case e.PromiseRecord():
                    self.promised = record.target
                    self.signed_view = None if record.body is None else (record.base, record.body)
                case e.RecoveringRecord(on):
                    self.recovering = on
                case e.CopyRecord(entries):
                    self.copies.append(entries)
                    for entry in entries:
                        self.tree.add(entry)
        self.bound = min(self.bound, len(self.log) - 1)
        if not self.recovering:
            draws = [place for place, digest in enumerate(self.log) if place and self._kind(digest) == m.CHANCE]
            self.bound = max(self.bound, *(place - 1 for place in draws[-1:]), 0)

    def recover(self) -> None:
        """Record that this peer may have forgotten what it signed: it acknowledges nothing until it is seated anew."""
        self.recovering, self.said = True, None
        self.store(e.RecoveringRecord(True), sync=True)

    def _kind(self, digest: bytes) -> int:
        entry = self.tree.entries.get(digest)
        return entry.kind if entry else 0

    # The log.

    def _push(self, digest: bytes) -> None:
        self.place[digest] = len(self.log)
        self.log.append(digest)
        self._look()

    def _cut(self, length: int) -> None:
        for digest in self.log[length:]:
            del self.place[digest]
        del self.log[length:]
        self._look()

    def append(self, digest: bytes, sync: bool = False) -> None:
        entry, before = self.tree.entries[digest], self.view
        self._push(digest)
        # A VIEW is on disk before its first ACK: a power cut must not make a liar of a peer that acts below it.
        self.store(e.EntryRecord(entry), sync or entry.kind == m.VIEW)
        if self._is_progress(entry):
            self.grown = self.now
        if entry.kind == m.CHANCE:
            if not self.recovering:
                self.bound = max(self.bound, len(self.log) - 2)
            self._finish(len(self.log) - 2)
        if entry.kind == m.VIEW and self.me in seated_by(before, read_view(entry.body)):
            self.given.clear()
            if self.recovering:
                self.recovering = False
                self.store(e.RecoveringRecord(False), sync=True)
        self.tell(e.EntryApplied(entry))
        for hook in self.appended:
            hook(entry, before)

    def _is_progress(self, entry: m.LogEntry) -> bool:
        """Return whether *entry* resets ``stuck``. Of views in a row only the first do, and empty ones never, so that
        no stream of views hides who is late."""
        if entry.kind != m.VIEW:
            return True
        latest = self.log[-2 * len(self.view.owners) :]
        return bool(read_view(entry.body).changes) and any(self._kind(digest) not in (0, m.VIEW) for digest in latest)

    def replace_end(self, place: int, digests: Iterable[bytes]) -> None:
        """Drop the log from *place* on and append *digests*."""
        lost = tuple(self.tree.entries[digest] for digest in self.log[place:])
        if lost:
            self._cut(place)
            self.said = None
            self.tell(e.LogRolledBack(place, lost))
        for digest in digests:
            self.append(digest)

    def refresh(self) -> None:
        """Reread the head after boards were rebuilt, and acknowledge it again."""
        self.said = None
        self._look()

    def unlock(self, place: int) -> None:
        """Release the lock from *place* on, because that side is kept as a Copy and the log goes on elsewhere."""
        self.bound, self.final = place - 1, min(self.final, place - 1)
        self._store_lock(None, ())

    def _finish(self, length: int) -> None:
        if length > self.final and not self.recovering:
            self.final = length
            self.tell(e.LengthLocked(length))

    def write(self, body: bytes) -> None:
        """Publish the command *body* for the seat to act if this peer may write it; else tell a CommandRefused."""
        state, me, code = self.state, self.me, self.refusal()
        if code or me is None:
            self.tell(e.CommandRefused(code))
            return
        seat = state.board.to_act()
        try:
            board = state.board.apply(seat, body)
        except e.IllegalMove as error:
            self.tell(e.CommandRefused("illegal", str(error)))
            return
        entry = m.LogEntry(state.view.epoch, len(self.log), self.head, m.CMD, seat, body, board.digest(), me)
        self.publish(signed(self.keys, state.game, entry))

    def refusal(self) -> str:
        """Return why this peer may not write a command now, a key of ``text.REFUSALS``; an empty string if it may."""
        state = self.state
        reasons = (
            ("disk", self.failing), ("over", state.over), ("watcher", not self.playing()),
            ("syncing", self.recovering), ("voting", self.has_promised_more()), ("draw", state.due is not None),
            ("turn", state.to_act() != self.me),
        )  # fmt: skip
        return next((code for code, holds in reasons if holds), "")

    def publish(self, entry: m.LogEntry) -> None:
        """Append a command of this peer, and send it once it is durable; it also counts as its author's ACK."""
        digest = self.tree.add(entry)
        if digest is not None:
            self.append(digest, sync=True)
            self.last = (entry.epoch, entry.seq, digest)
            self.said = (entry.epoch, digest, self.prepared(), False)
            self.cast(entry)
            self.progress()

    def view_entry(
        self, body: m.ViewBody, signatures: dict[int, bytes], evidence: tuple[m.LogEvidence, ...] = ()
    ) -> m.LogEntry:
        """Return the VIEW entry with *body* that follows the head, with its proofs."""
        state, acks = self.state, []
        if body.sure:
            for peer in state.view.participants:
                known = self.tree.acks.get((state.view.epoch, peer), {})
                acks += [known[digest] for digest in reversed(self.log[state.viewed :]) if digest in known][:1]
        board = self.tree.undone_board(state, self.head, body)
        return m.LogEntry(
            body.target, len(self.log), self.head, m.VIEW, m.NOBODY, m.encode(body), board.digest(), m.NOBODY,
            acks=tuple(acks), signers=tuple(sorted(signatures.items())), evidence=evidence,
        )  # fmt: skip

    # ACKs and locks.

    def reach(self, peer: int) -> int:
        return self._reached(peer)[0]

    def reach_prepared(self, peer: int) -> int:
        return self._reached(peer)[1]

    def _reached(self, peer: int) -> tuple[int, int]:
        if peer in self._reach:
            return self._reach[peer]
        acks = self.tree.acks.get((self.view.epoch, peer), {})
        seq = prepared = 0
        for place in range(len(self.log) - 1, 0, -1):
            entry, ack = self.tree.entries[self.log[place]], acks.get(self.log[place])
            if entry.epoch != self.view.epoch:
                break
            if not seq and (ack or (entry.author == peer and entry.kind == m.CMD)):
                seq = place
            if ack:
                prepared = min(ack.prepared, place)
                break
        self._reach[peer] = (seq, prepared)
        return seq, prepared

    def prepared(self) -> int:
        return min(self.reach(peer) for peer in self.view.participants)

    def has_promised_more(self) -> bool:
        """Return whether this peer has signed a view that has not come; it acknowledges nothing below its epoch."""
        return self.promised > self.view.epoch

    def is_locked(self, place: int) -> bool:
        return place <= self.bound

    def hear_ack(self, ack: m.SignedAck) -> bool:
        if not self.tree.learn(ack, self.state):
            return False
        self._reach.pop(ack.peer, None)
        return True

    def learn(self, acks: Iterable[m.SignedAck]) -> None:
        """Store ACKs that came with entries."""
        for ack in acks:
            self.tree.learn(ack, self.state)
        self._reach.clear()

    def progress(self, idle: bool = False) -> None:
        """Acknowledge, lock, give our link and draw, as far as possible. *idle*: nothing else happens, so that a
        finished turn is acknowledged, too."""
        while True:
            state, head = self.state, len(self.log) - 1
            if not self.able() or self.has_promised_more() or (head == 0 and state.due is None):
                return                      # all have signed the START: it is acknowledged for a draw only
            if not state.over and state.due is None and state.board.to_act() == e.GAME_OVER:
                self._derive(m.END, b"", ())
                continue
            if self.last and self.last[0] == state.view.epoch and self.place.get(self.last[2]) != self.last[1]:
                return                      # the last ACK is for another branch: no more in this epoch
            if (idle and self._handed_over()) or state.due or self._kind(self.head) == m.VIEW or state.over:
                self._acknowledge(state, head)
            self._finish(min(self.reach_prepared(peer) for peer in state.view.participants))
            if not self._draw(state, head):
                return

    def _handed_over(self) -> bool:
        authors = (self.tree.entries[digest].author for digest in reversed(self.log[1:]) if self._kind(digest) == m.CMD)
        return next(authors, None) != self.state.to_act()

    def _acknowledge(self, state: GameState, head: int) -> None:
        """Acknowledge the head and lock what all others have acknowledged, too. In the second phase, when that is the
        head, give our link; the last peer to acknowledge does both at once."""
        me = self.me
        assert me is not None
        prepared = min((self.reach(peer) for peer in state.view.participants if peer != me), default=head)
        link = self._own_link(state, me) if prepared == head else None
        words = (state.view.epoch, self.head, prepared, link is not None)
        if words == self.said:
            return
        if self.said and self.said[:2] == words[:2] and prepared < head:
            return                          # no second ACK until all have acknowledged the head
        self.last = (state.view.epoch, head, self.head)
        if self.said is None or self.said[:2] != words[:2]:
            self.store(e.HeadRecord(*self.last))
        if prepared > self.durable or (link is not None and link.k not in self.given):
            self._lock(prepared, link)
        self.said = words
        board = state.board.digest()
        self.say_ack(m.SignedAck(state.view.epoch, head, self.head, board, prepared, self.flags, me, link))

    def say_ack(self, ack: m.SignedAck) -> None:
        ack = signed(self.keys, self.state.game, ack)
        self.hear_ack(ack)
        self.cast(ack)

    def _lock(self, prepared: int, link: m.LinkShare | None) -> None:
        """Record durably, with its proof, that place *prepared* is never given up; the ACK is sent after that."""
        self.bound = max(self.bound, prepared)
        if link is not None:
            self.given[link.k] = link.head
        self._store_lock(link, self.certificate(prepared))

    def _store_lock(self, link: m.LinkShare | None, acks: tuple[m.SignedAck, ...]) -> None:
        self.durable = self.bound
        k, head = (link.k, link.head) if link else (0, NO_STATE * 2)
        self.store(e.LockRecord(self.bound, k, head, acks), sync=True)

    def certificate(self, place: int) -> tuple[m.SignedAck, ...]:
        """Return the participants' ACKs for *place* of this log and the places after it."""
        known = [self.tree.acks.get((self.view.epoch, peer), {}) for peer in self.view.participants]
        return tuple(acks[digest] for acks in known for digest in self.log[place:] if digest in acks)

    # Draws.

    def _own_link(self, state: GameState, me: int) -> m.LinkShare | None:
        due = state.due
        if due is None or me not in due.ends or me in due.links or due.k - due.ends[me].since > LINKS:
            return None
        if self.given.get(due.k, due.head) != due.head:
            return None                     # a link is given for one entry only
        return self.own_share(due, me)

    def own_share(self, due: OpenDraw, me: int) -> m.LinkShare:
        end = due.ends[me]
        return m.LinkShare(due.k, due.head, chain(self.keys.seed(end.nonce), end.nonce)[due.k - end.since])

    def give_alone(self, ack: m.SignedAck, due: OpenDraw, me: int, place: int) -> None:
        """Give our link for *due* with *ack*, an earlier ACK of ours that others have returned, and lock *place*."""
        self.bound = max(self.bound, place, ack.prepared)
        self.given[due.k] = due.head
        share = self.own_share(due, me)
        self._store_lock(share, ())
        self.say_ack(msgspec.structs.replace(ack, link=share))

    def must_give(self, peer: int) -> bool:
        """Return whether the open draw must wait for the old link of *peer*, because we may have given ours already.

        A recovering peer does not insist, or two that lost their journals would wait for each other. With more than two
        participants that is safe: *peer* can know the result only if all others gave their links, and those insist.
        """
        due = self.state.due
        if self.recovering and len(self.view.participants) > 2:
            return False
        return due is not None and peer in due.ends and due.k in self.given and peer not in self.known_links()

    def known_acks(self) -> dict[int, m.SignedAck]:
        """Return, by peer, the ACKs with links of the open draw that are known here but not part of the log."""
        due = self.state.due
        if due is None:
            return {}
        known = {peer: self.tree.links.get((due.k, due.head, peer)) for peer in due.ends if peer not in due.links}
        return {peer: ack for peer, ack in known.items() if ack}

    def known_links(self) -> set[int]:
        due = self.state.due
        return {*due.links, *self.known_acks()} if due else set()

    def _draw(self, state: GameState, head: int) -> bool:
        """Append the CHANCE entry if all have acknowledged the head and all links are known; return whether."""
        due = state.due
        if due is None:
            return False
        acks = self.known_acks()
        values = {**due.links, **{peer: ack.link.value for peer, ack in acks.items() if ack.link}}
        if not all(peer in values for peer in due.ends):
            return False
        proof = []
        for peer in state.view.participants:
            ack = self.tree.acks.get((state.view.epoch, peer), {}).get(self.head)
            if ack is None or (ack.link is None and peer in due.ends and peer not in due.links):
                return False
            proof.append(ack)
        return self._derive(m.CHANCE, chance_body(due.k, [values[peer] for peer in due.ends]), tuple(proof))

    def _derive(self, kind: int, body: bytes, acks: tuple[m.SignedAck, ...]) -> bool:
        """Append an entry that every peer derives from the same data; return whether it is valid."""
        state = self.state
        board = state.board
        if kind == m.CHANCE and state.due:
            board = self.tree.rolled(state, body)
        entry = m.LogEntry(
            state.view.epoch, len(self.log), self.head, kind, m.NOBODY, body, board.digest(), m.NOBODY, acks=acks
        )
        digest = self.tree.add(entry)
        if digest is None:
            return False
        self.append(digest)
        return True
