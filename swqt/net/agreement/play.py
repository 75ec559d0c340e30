"""The log of one peer as it plays: writing, acknowledging, locking, revealing, drawing, and giving way.

What this peer promises by a message is in its journal before the message leaves. Another chain replaces the end of
the log only if a vote made it (a higher epoch), or if it must be locked (``branches``).
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

from swqt.net.agreement import draws
from swqt.net.agreement.ballots import Ballots
from swqt.net.agreement.branches import Branches
from swqt.net.agreement.desk import Neighbour, PeerContext
from swqt.net.agreement.draws import Chain
from swqt.net.agreement.entries import NO_SIGNATURE, ack_text, entry_digest, unpack_certificate
from swqt.net.agreement.log import Invalid, derived
from swqt.net.agreement.orders import (
    ENTRY_RECORD,
    LOCK_RECORD,
    Applied,
    CommandDeclined,
    Differs,
    Locked,
    RolledBack,
    Viewed,
)
from swqt.net.agreement.votes import read_action
from swqt.net.wire.messages import CHANCE, CMD, END, VIEW, Ack, EntryMessage, RevealMessage, encode

AHEAD = 128
"""How far beyond the log entries and acknowledgements are kept for later."""
REVEALS_AHEAD = 64


class LogWriter:
    """What one peer does with its log."""

    def __init__(self, desk: PeerContext, ballots: Ballots, seed: bytes, synced: bool) -> None:
        self._desk = desk
        self._ballots = ballots
        self._seed = seed
        self._chains: dict[int, Chain] = {}
        self.synced = synced
        self.reveals: dict[int, dict[int, bytes]] = {}
        self._pledges: dict[int, bytes] = {}
        self._acked: tuple[int, int, bytes] = (0, 0, desk.log.head)
        self._pending: dict[bytes, EntryMessage] = {}
        self._told: set[tuple[int, int]] = set()
        self._branches = Branches(desk, self._pledges)

    @property
    def evidence(self) -> list[tuple[EntryMessage, ...]]:
        """What members signed and must not have."""
        return self._branches.evidence

    # What this peer does by itself.

    def write(self, body: bytes) -> None:
        """Write a command for the seat to act, and send it once it is on the disk."""
        desk, log = self._desk, self._desk.log
        if desk.me is None or not desk.playing:
            desk.tell(CommandDeclined("watcher"))
            return
        if not self.synced or self._ballots.bound or self._ballots.impasse.forked:
            desk.tell(CommandDeclined("voting" if self.synced else "syncing"))
            return
        try:
            entry = log.write(desk.me, body, desk.sign)
        except Invalid as error:
            code = "over" if log.turn()[0] == -2 else error.code
            desk.tell(CommandDeclined(code, str(error)))
            return
        self._grown(entry, own=True)

    def progress(self) -> None:
        """Do all that follows from what is known now, until nothing more does."""
        while self._pend() or self._draw() or self._finish() or self._turn_view() or self._rival():
            pass
        known = self.reveals.get(self._desk.log.standing.draw, {})
        self._ballots.unrevealed = frozenset(peer for peer in self._desk.view.participants if peer not in known)
        self._ballots.cast()
        if self._turn_view():
            self.progress()
            return
        self._acknowledge()
        if self._desk.acks.advance():
            self._desk.tell(Locked(self._desk.acks.locked))
        self._reveal()
        if self._draw():
            self.progress()

    def _grown(self, entry: EntryMessage, own: bool = False) -> None:
        desk = self._desk
        desk.store(ENTRY_RECORD, encode(entry), fsync=own)
        if own:
            desk.broadcast(entry)    # before anybody here is told: the others wait for it
        desk.tell(Applied(entry, desk.log.head, desk.log.posts[-1]))
        desk.acks.grown()
        if entry.kind == VIEW:
            self._ballots.decided(entry)
            self._branches.settled()
            self._tell_view(entry)
        if entry.kind == CHANCE:
            desk.acks.prove(entry.seq)
            self.reveals = {number: one for number, one in self.reveals.items() if number >= desk.log.standing.draw}
        if entry.kind == CMD and entry.post != desk.log.posts[-1]:
            self._differs(entry.seq, entry.author, entry.post)

    def _tell_view(self, entry: EntryMessage) -> None:
        log = self._desk.log
        before, view = log.view_at(entry.seq), log.view_at(entry.seq + 1)
        missing = tuple(peer for peer in before.participants if peer not in view.participants)
        signers = tuple(unpack_certificate(entry.signature))
        changes = read_action(entry.body).changes
        self._desk.tell(Viewed(view, changes, log.burned_at(entry.seq + 1), signers, missing))

    def _differs(self, seq: int, peer: int, theirs: bytes) -> None:
        if (seq, peer) not in self._told:
            self._told.add((seq, peer))
            self._desk.tell(Differs(seq, peer, theirs, self._desk.log.posts[seq + 1]))

    def _acknowledge(self) -> None:
        desk, log = self._desk, self._desk.log
        if not log.entries or desk.me is None or not desk.playing or not self.synced or self._ballots.held:
            return
        epoch, length, head = self._acked
        if head == log.head:
            if desk.me in desk.acks.at_head():
                return
        elif epoch == desk.view.epoch and (length > len(log) or log.digests[length] != head):
            return      # acknowledged what is not in the log: in this epoch nothing beside it
        self._acked = (desk.view.epoch, len(log), log.head)
        ack = Ack(desk.view.epoch, len(log) - 1, log.head, log.posts[-1], desk.me, NO_SIGNATURE)
        ack = Ack(ack.epoch, ack.seq, ack.head, ack.post, ack.peer, desk.sign(ack_text(desk.game, ack)))
        desk.acks.add(ack)
        desk.broadcast(ack)

    def _reveal(self) -> None:
        desk, log = self._desk, self._desk.log
        number = log.standing.draw
        if desk.me is None or not desk.playing or not self.synced or self._ballots.held or self._ballots.burning:
            return
        if not log.chance_due() or not desk.acks.head_locked() or desk.me in self.reveals.get(number, {}):
            return
        chain = self.chain(desk.me)
        if number > chain.last or chain.anchor != desk.view.anchors[desk.me]:
            return
        head = log.standing.due
        if self._pledges.get(number) != head:
            if number <= self._ballots.pledged:
                return      # revealed for another head: this draw can only burn
            desk.store(LOCK_RECORD, struct.pack(">I", number) + head, fsync=True)
            self._pledge(number, head)
        reveal = RevealMessage(number, desk.me, chain.link(number))
        self.reveals.setdefault(number, {})[desk.me] = reveal.value
        desk.broadcast(reveal)

    def _pledge(self, number: int, head: bytes) -> None:
        self._pledges[number] = head
        self._ballots.pledged = max(self._ballots.pledged, number)

    def chain(self, number: int) -> Chain:
        """Return this peer's chain as member *number*."""
        if number not in self._chains:
            self._chains[number] = Chain(self._seed, self._desk.game, number)
        return self._chains[number]

    def _draw(self) -> bool:
        """Add the draw that is due if all links of it are there."""
        desk, log = self._desk, self._desk.log
        if self._ballots.held or not desk.acks.head_locked() or not log.chance_due():
            return False
        links = self.reveals.get(log.standing.draw, {})
        if any(peer not in links for peer in desk.view.participants):
            return False
        body = draws.chance_body(log.standing.draw, [links[peer] for peer in desk.view.participants])
        return self._derive(CHANCE, body)

    def _finish(self) -> bool:
        log = self._desk.log
        return not log.standing.over and log.board.to_act() is None and self._derive(END, log.posts[-1])

    def _derive(self, kind: int, body: bytes) -> bool:
        entry = derived(self._desk.log, kind, body)
        try:
            self._desk.log.append(entry)
        except Invalid:
            # A link was right when it came, but a view has given its peer another chain since.
            self.reveals.pop(self._desk.log.standing.draw, None)
            return False
        self._grown(entry)
        return True

    def _turn_view(self) -> bool:
        """Add the VIEW whose votes are complete, even if unlocked entries must give way."""
        for called, entry in self._ballots.views():
            called.tried = frozenset(called.votes)
            if self._adopt(entry.seq, (entry,)):
                return True
        return False

    # What comes from others.

    def hear_entry(self, entry: EntryMessage, source: int) -> None:
        """Take an entry as its author sends it."""
        log, desk = self._desk.log, self._desk
        digest = entry_digest(entry)
        if entry.kind != CMD or entry.seq > len(log) + AHEAD:
            return
        if entry.seq < len(log):
            if log.digests[entry.seq + 1] != digest and log.digests[entry.seq] == entry.prev:
                if self._fork(log.entries[entry.seq], entry):
                    desk.relay(entry, entry.author, source)
            return
        if entry.prev == log.head:
            if self._accept(entry):
                desk.relay(entry, entry.author, source)
        elif entry.prev not in self._pending:
            self._pending[entry.prev] = entry
            if len(self._pending) > AHEAD:
                del self._pending[next(iter(self._pending))]

    def _accept(self, entry: EntryMessage) -> bool:
        if self._branches.refused(entry):
            return False
        try:
            self._desk.log.append(entry)
        except Invalid as error:
            if error.guilty:
                self._branches.accuse(entry.author, "illegal", (entry,))
            return False
        self._grown(entry)
        return True

    def _pend(self) -> bool:
        entry = self._pending.pop(self._desk.log.head, None)
        if entry is not None and self._accept(entry):
            self._desk.relay(entry, entry.author, -1)
            return True
        return False

    def _fork(self, mine: EntryMessage, other: EntryMessage) -> bool:
        """Deal with two entries that may be for one place; return whether they are, and were not known."""
        desk, log = self._desk, self._desk.log
        if not self._branches.forked(mine, other):
            return False
        desk.broadcast(mine)
        if self._branches.protected(mine):
            self._ballots.impasse.doubt()
            return True
        self._branches.refuse(mine, other)
        self._branches.remember(tuple(log.entries[mine.seq :]))
        self._give_up(mine.seq)
        self._ballots.impasse.fork(mine.seq)
        return True

    def _give_up(self, length: int) -> None:
        lost = self._desk.log.rollback(length)
        self._desk.acks.changed(length)
        self._desk.tell(RolledBack(length, lost))

    def _rival(self) -> bool:
        """Go over to a chain beside the log that must be locked."""
        branch = self._branches.next_locked()
        if not branch or not self._adopt(branch[0].seq, branch, locked=True):
            return False
        log, length = self._desk.log, branch[0].seq
        # All others have acknowledged this one, so nothing that this peer acknowledged beside it can be locked.
        self._acked = (log.view.epoch, length, log.digests[length])
        self._ballots.impasse.joined(len(log))
        return True

    def hear_branch(self, branch: Sequence[EntryMessage], neighbour: Neighbour) -> bool:
        """Take entries in their order, as the log of *neighbour* has them; return whether this log has grown.

        To try a branch the board must be taken back and made again, so nobody may have that done again and again.
        """
        log = self._desk.log
        branch = tuple(branch)
        while branch and branch[0].seq < len(log) and log.digests[branch[0].seq + 1] == entry_digest(branch[0]):
            branch = branch[1:]
        if not branch or branch[0].seq > len(log) or log.digests[branch[0].seq] != branch[0].prev:
            return False
        first = branch[0]
        if any(entry.epoch > self._desk.view.epoch for entry in branch):
            worth = first.seq == len(log) or (log.is_backed(first) and self._branches.may_try(neighbour.key))
            if worth and self._adopt(first.seq, branch):
                return True
        if first.seq == len(log) and not self._branches.refused(first):
            before = len(log)
            for entry in branch:
                if entry.seq != len(log) or not self._accept(entry):
                    break
            return len(log) > before
        self._branches.remember(branch, neighbour.key)
        if first.seq < len(log):
            self._fork(log.entries[first.seq], first)
        for message in self._branches.answer(branch):
            if not (isinstance(message, Ack) and message.peer == self._desk.me and self._ballots.held):
                self._desk.send(neighbour.link, message)
        return False

    def _adopt(self, length: int, branch: Sequence[EntryMessage], locked: bool = False) -> bool:
        """Put *branch* in the place of all but *length* entries if it is valid and has the higher epoch or is locked.

        Whatever of it is not valid is left out. If it does not come to that, nothing has changed. No entry gives way
        for whose draw this peer may have revealed, nor any before it: others may know the dice.
        """
        desk, log = self._desk, self._desk.log
        if length < self._revealed_for():
            return False
        epoch, old, added = desk.view.epoch, log.rollback(length), []
        for entry in branch:
            try:
                log.append(entry)
            except Invalid:
                break
            added.append(entry)
        if not (log.view.epoch > epoch or (locked and len(added) == len(branch))):
            log.rollback(length)
            for entry in old:
                log.append(entry, trusted=True)
            return False
        posts = log.posts[length + 1 :]
        if old:
            desk.tell(RolledBack(length, old))
            self._ballots.taken_back(old)
        desk.acks.changed(length)
        for entry, post in zip(added, posts, strict=True):
            desk.store(ENTRY_RECORD, encode(entry), fsync=False)
            desk.tell(Applied(entry, entry_digest(entry), post))
            if entry.kind == CHANCE:
                desk.acks.prove(entry.seq)
            if entry.kind == VIEW:
                self._ballots.decided(entry)
                self._branches.settled()
                self._tell_view(entry)
        return True

    def _revealed_for(self) -> int:
        """Return how many entries of the log the last draw rests on for which this peer may have revealed."""
        heads = set(self._pledges.values())
        digests = self._desk.log.digests
        return next((at for at in range(len(digests) - 1, -1, -1) if digests[at] in heads), 0)

    def hear_ack(self, ack: Ack, source: int) -> None:
        """Take an acknowledgement.

        What comes through a link to its author is its author's: nobody else could have sealed it. The signature is
        for third parties, and checked before they get it.
        """
        desk, log = self._desk, self._desk.log
        if ack.seq > len(log) + AHEAD or ack.seq + AHEAD < len(log) or desk.acks.known(ack):
            return
        third = desk.relayed_to(ack.peer, source)
        if (third or not desk.is_from(source, ack.peer)) and not desk.signed(ack):
            return
        desk.acks.add(ack)
        if ack.seq < len(log) and log.digests[ack.seq + 1] == ack.head and log.posts[ack.seq + 1] != ack.post:
            self._differs(ack.seq, ack.peer, ack.post)
        for link in third:
            desk.send(link, ack)

    def hear_reveal(self, reveal: RevealMessage, source: int) -> None:
        """Take a link of another peer's chain if it is one."""
        desk, standing = self._desk, self._desk.log.standing
        known = self.reveals.get(reveal.k, {})
        if reveal.peer in known or reveal.peer >= len(standing.known):
            return
        if not standing.draw <= reveal.k < standing.draw + REVEALS_AHEAD:
            return
        if draws.continues(desk.game, reveal.peer, standing.known[reveal.peer], reveal.k, reveal.value):
            self.reveals.setdefault(reveal.k, {})[reveal.peer] = reveal.value
            desk.relay(reveal, reveal.peer, source)

    def heal(self) -> None:
        """Make the board anew from the log, and acknowledge what it says now."""
        desk = self._desk
        desk.log.heal()
        desk.acks.changed()
        if desk.me is not None and desk.me in desk.acks.at_head():
            del desk.acks.at_head()[desk.me]

    # After a restart.

    def resume_entry(self, entry: EntryMessage) -> None:
        """Take up an entry that this peer had in an earlier run; entries from its place on are void."""
        log = self._desk.log
        if entry.seq > len(log):
            return
        log.rollback(entry.seq)
        try:
            log.append(entry, trusted=True)
        except Invalid:
            return
        self._acked = (log.view.epoch, len(log), log.head)
        self._desk.acks.changed(entry.seq)
        if entry.kind == CHANCE:
            self._desk.acks.prove(entry.seq)

    def resume_lock(self, record: bytes) -> None:
        """Take up for which head a link of this peer's chain may have been revealed."""
        self._pledge(int.from_bytes(record[:4], "big"), record[4:36])
        if record[4:36] == self._desk.log.standing.due:
            self._desk.acks.prove(self._desk.log.digests.index(record[4:36]))
