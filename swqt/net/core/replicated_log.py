"""The log of one peer and what it does by itself: append, acknowledge, lock, give a link, draw.

What is durable before what is said: see ``_acknowledge``. Which other log a peer follows is decided in ``sync``, which
view it signs in ``viewchange``.
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
    """What one peer holds, has said and may say."""

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
        self.bound = 0              # this peer never gives up the places up to this one
        self.durable = 0            # what of it is in the journal
        self.final = 0              # all have said that they never give up the places up to this one
        self.given: dict[int, bytes] = {}
        self.last: tuple[int, int, bytes] | None = None     # epoch, place and digest that was acknowledged last
        self.said: tuple[int, bool] | None = None           # how far all have, and whether with the link
        self.recovering = False
        self.failing = False
        self.flags = 0
        self.grown = 0.0
        self.copies: list[tuple[m.LogEntry, ...]] = []
        self.appended: list[Hook] = []
        self._reach: dict[int, tuple[int, int]] = {}
        self.state: GameState
        self.view: GameView
        self.me: int | None         # this peer's number; a spectator has none
        self._look()

    # Where we stand.

    @property
    def head(self) -> bytes:
        return self.log[-1]

    def _look(self) -> None:
        """Note what is true after the last entry; asked so often that it is not looked up each time."""
        self.state = self.tree.states[self.log[-1]]
        self.view = self.state.view
        self.me = self.view.number(self.keys.public)
        self._reach.clear()

    def playing(self) -> bool:
        return self.me in self.view.participants

    def able(self) -> bool:
        """Whether it may sign anything about the log."""
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
                case e.PromiseRecord(target):
                    self.promised = target
                case e.RecoveringRecord(on):
                    self.recovering = on
                case e.CopyRecord(entries):
                    self.copies.append(entries)
                    for entry in entries:
                        self.tree.add(entry)
        self.bound = min(self.bound, len(self.log) - 1)

    def recover(self) -> None:
        """From now on this peer may have forgotten what it signed: it says nothing before it is seated anew."""
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
        if self._kind(digest) == m.CHANCE and not self.recovering:      # all have acknowledged what it follows
            self.bound = max(self.bound, len(self.log) - 2)
            self.final = max(self.final, len(self.log) - 2)

    def _cut(self, length: int) -> None:
        for digest in self.log[length:]:
            del self.place[digest]
        del self.log[length:]
        self._look()

    def append(self, digest: bytes, sync: bool = False) -> None:
        entry, before = self.tree.entries[digest], self.view
        self._push(digest)
        # A VIEW is on the disk before its first ACK: a power cut makes no liar of who goes on below it.
        self.store(e.EntryRecord(entry), sync or entry.kind == m.VIEW)
        if self._is_progress(entry):
            self.grown = self.now
        if entry.kind == m.VIEW and self.me in seated_by(before, read_view(entry.body).changes):
            self.given.clear()
            if self.recovering:
                self.recovering = False
                self.store(e.RecoveringRecord(False), sync=True)
        self.tell(e.EntryApplied(entry))
        for hook in self.appended:
            hook(entry, before)

    def enter(self, entry: m.LogEntry, sync: bool = False) -> bool:
        """Append an entry that was made here, if it is valid; return whether it is."""
        digest = self.tree.add(entry)
        if digest is not None:
            self.append(digest, sync)
        return digest is not None

    def _is_progress(self, entry: m.LogEntry) -> bool:
        """No stream of views hides anybody: of views in a row only the first count, and empty ones never."""
        if entry.kind != m.VIEW:
            return True
        latest = self.log[-2 * len(self.view.owners) :]
        return bool(read_view(entry.body).changes) and any(self._kind(digest) not in (0, m.VIEW) for digest in latest)

    def replace_end(self, place: int, digests: Iterable[bytes]) -> None:
        """Give up the log from *place* on and go on with *digests*."""
        lost = tuple(self.tree.entries[digest] for digest in self.log[place:])
        if lost:
            self._cut(place)
            self.said = None
            self.tell(e.LogRolledBack(place, lost))
        for digest in digests:
            self.append(digest)

    def refresh(self) -> None:
        """Boards were made anew: look at the head again, and say it again."""
        self.said = None
        self._look()

    def unlock(self, place: int) -> None:
        """The side that this peer had locked has lost the name of the game: it is kept as a Copy."""
        self.final = min(self.final, place - 1)
        self._lock(place - 1)

    def write(self, body: bytes) -> None:
        """Say *body* for the seat to act, if that is this peer's to say."""
        state, me = self.state, self.me
        reasons = (
            ("disk", self.failing), ("over", state.over), ("watcher", not self.playing()),
            ("syncing", self.recovering), ("voting", self.has_promised_more()), ("draw", state.due is not None),
            ("turn", state.to_act() != me),
        )  # fmt: skip
        code = next((code for code, holds in reasons if holds), "")
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

    def publish(self, entry: m.LogEntry) -> None:
        """Append an own command, and send it once it is durable; it is also its author's ACK."""
        if self.enter(entry, sync=True):
            self.last = (entry.epoch, entry.seq, self.head)
            self.said = (self.prepared(), False)
            self.cast(entry)
            self.progress()

    def enter_view(
        self, body: m.ViewBody, signatures: dict[int, bytes], evidence: tuple[m.LogEvidence, ...] = ()
    ) -> bool:
        """Append the view *body* with what proves it, if it is valid; return whether it is."""
        players = self.view.participants if body.sure else ()
        acks = tuple(ack for ack in self.tree.acks_on(self.log[self.state.viewed :]) if ack.peer in players)
        try:
            board = self.tree.outcome(self.head, body).board
        except ValueError:
            return False
        return self.enter(m.LogEntry(
            body.target, len(self.log), self.head, m.VIEW, m.NOBODY, m.encode(body), board.digest(), m.NOBODY,
            acks=acks, signers=tuple(sorted(signatures.items())), evidence=evidence,
        ))  # fmt: skip

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
        """Whether this peer has signed a view that has not come: it says nothing below that epoch any more."""
        return self.promised > self.view.epoch

    def is_locked(self, place: int) -> bool:
        return place <= self.bound

    def learn(self, *acks: m.SignedAck) -> bool:
        """Take in what others have acknowledged; return whether it is news."""
        news = [self.tree.learn(ack, self.state) for ack in acks]
        self._reach.clear()
        return any(news)

    def progress(self, idle: bool = False) -> None:
        """Do all that can be done: acknowledge, lock, give the link, draw. *idle*: nothing happens, so that a turn that
        has ended is acknowledged, too."""
        while True:
            state, head = self.state, len(self.log) - 1
            if not self.able() or self.has_promised_more() or (head == 0 and state.due is None):
                return                      # the START has been signed by all: it is acknowledged for a draw only
            if not state.over and state.due is None and state.board.to_act() == e.GAME_OVER:
                self._derive(m.END, state.board)
                continue
            if self.last and self.last[0] == state.view.epoch and self.place.get(self.last[2]) != self.last[1]:
                return                      # acknowledged beside this log: nothing more in this epoch
            if (idle and self._handed_over()) or state.due or self._kind(self.head) == m.VIEW or state.over:
                self._acknowledge(state, head)
            self.final = max(self.final, min(map(self.reach_prepared, state.view.participants)))
            if not self._draw(state):
                return

    def _handed_over(self) -> bool:
        authors = (self.tree.entries[digest].author for digest in reversed(self.log[1:]) if self._kind(digest) == m.CMD)
        return next(authors, None) != self.state.to_act()

    def _acknowledge(self, state: GameState, head: int) -> None:
        """Say how far we are: in the second phase with the own link. Whoever is the last to acknowledge says both at
        once."""
        me = self.me
        assert me is not None
        prepared = min((self.reach(peer) for peer in state.view.participants if peer != me), default=head)
        link = self._own_link(state, me) if prepared == head else None
        last, words = (state.view.epoch, head, self.head), (prepared, link is not None)
        said = self.said if last == self.last else None
        if words == said or (said and prepared < head):
            return                          # nobody waits for a part of it
        if said is None:
            self.last = last
            self.store(e.HeadRecord(*last))
        if prepared > self.durable or (link is not None and link.k not in self.given):
            self._lock(max(self.bound, prepared), link)
        self.said = words
        board = state.board.digest()
        self.say_ack(m.SignedAck(state.view.epoch, head, self.head, board, prepared, self.flags, me, link))

    def say_ack(self, ack: m.SignedAck) -> None:
        ack = signed(self.keys, self.state.game, ack)
        self.learn(ack)
        self.cast(ack)

    def _lock(self, bound: int, link: m.LinkShare | None = None) -> None:
        """Write down up to where nothing is given up, with what proves it, and for what the link is given, before
        anybody is told."""
        self.bound = self.durable = bound
        k, head = (link.k, link.head) if link else (0, NO_STATE * 2)
        if link:
            self.given[k] = head
        self.store(e.LockRecord(bound, k, head, self.tree.acks_on(self.log[bound:])), sync=True)

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
        """Give the own link of *due* with an ACK that others have shown to be ours, and be locked by that."""
        share = self.own_share(due, me)
        self._lock(max(self.bound, place, ack.prepared), share)
        self.say_ack(msgspec.structs.replace(ack, link=share))

    def known_acks(self) -> dict[int, m.SignedAck]:
        """Return the ACKs with links of the open draw that this peer has and the log has not."""
        due = self.state.due
        if due is None:
            return {}
        given = {peer: self.tree.links.get((due.k, due.head, peer)) for peer in due.ends if peer not in due.links}
        return {peer: ack for peer, ack in given.items() if ack}

    def known_links(self) -> set[int]:
        due = self.state.due
        return {*due.links, *self.known_acks()} if due else set()

    def _draw(self, state: GameState) -> bool:
        """Append the CHANCE entry if all have acknowledged the head and all links are there."""
        due, said = state.due, self.head_acks()
        if due is None or len(said) < len(state.view.participants):
            return False
        values = {**due.links, **{peer: ack.link.value for peer, ack in self.known_acks().items() if ack.link}}
        if any(ack.link is None for peer, ack in said.items() if peer in due.ends and peer not in due.links):
            return False
        if not due.ends.keys() <= values.keys():
            return False
        body = chance_body(due.k, [values[peer] for peer in due.ends])
        return self._derive(m.CHANCE, self.tree.rolled(state, body), body, tuple(said.values()))

    def head_acks(self) -> dict[int, m.SignedAck]:
        """Return what the participants have said last of the head, by number."""
        acks, view = self.tree.acks, self.view
        found = {peer: acks.get((view.epoch, peer), {}).get(self.head) for peer in view.participants}
        return {peer: ack for peer, ack in found.items() if ack}

    def _derive(self, kind: int, board: e.RulesBoard, body: bytes = b"", acks: tuple[m.SignedAck, ...] = ()) -> bool:
        """Append an entry that everybody derives from the same things."""
        return self.enter(m.LogEntry(
            self.view.epoch, len(self.log), self.head, kind, m.NOBODY, body, board.digest(), m.NOBODY, acks=acks
        ))  # fmt: skip
