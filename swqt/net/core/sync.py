"""Where peers stand and what they lack: STATUS, WANT, entries; which of two ends of a log is followed; splits."""

from __future__ import annotations

import msgspec

from swqt.net.core.entries import entry_digest, read_view, status_text
from swqt.net.core.events import CopyMet, CopyRecord, LockBroken, LogSplit, PeerConvicted, SeatRequested
from swqt.net.core.log import MOST_SENT, doubles, parting
from swqt.net.core.messages import (
    CMD,
    DOUBLE,
    SPLIT,
    VIEW,
    LogEntry,
    LogEvidence,
    PeerStatus,
    SentEntries,
    SignedAck,
    WantEntries,
)
from swqt.net.core.presence import PeerPresence
from swqt.net.core.replicated_log import ReplicatedLog
from swqt.net.core.view import drops_of

NEAREST = 8


class Synchronizer:
    """Keeps this peer's log the same as that of the others."""

    def __init__(self, log: ReplicatedLog, presence: PeerPresence, run: int) -> None:
        self._log = log
        self._presence = presence
        self._number = run << 20
        self.wanted: tuple[bytes, bytes] | None = None
        self.told: set[int] = set()
        self.told_at: float | None = None
        self.evidence: dict[int, LogEvidence] = {}
        self.expelled = False
        self.copies: dict[bytes, bytes] = {}

    # STATUS.

    def status(self) -> PeerStatus:
        """Return where this peer stands."""
        log = self._log
        self._number += 1
        acks = prepared = 0
        for peer in log.view.participants:
            ack = log.tree.acks.get((log.view.epoch, peer), {}).get(log.head)
            acks |= (ack is not None) << peer
            prepared |= (ack is not None and ack.prepared >= len(log.log) - 1) << peer
        status = PeerStatus(
            log.view.epoch, len(log.log) - 1, log.head[:8], log.promised, acks, prepared, _bits(log.known_links()),
            _bits(self._presence.neighbours()), log.flags, log.recovering, self._presence.all_heard(), self.wanted,
            log.keys.public, self._number,
        )  # fmt: skip
        return msgspec.structs.replace(status, signature=log.keys.sign(status_text(log.tree.start, status)))

    def hear_status(self, source: bytes, status: PeerStatus) -> bool:
        """Take in where somebody stands, and send it what it lacks; or ask, if it is further than we. Return whether
        it is news."""
        log = self._log
        old = self._presence.info.get(status.key)
        if old is not None and old.number >= status.number:
            return False
        if source != status.key and not log.keys.verify(
            status.key, status_text(log.tree.start, status), status.signature
        ):
            return False
        if status.wanted and (old is None or old.wanted != status.wanted) and log.view.number(status.key) is None:
            log.tell(SeatRequested(status.key, *status.wanted))
        self._presence.hear(source, status)
        if status.recovering:
            self._remind(source, status)
        seq = status.seq
        if seq < len(log.log) and log.log[seq][:8] == status.head:
            if seq == len(log.log) - 1:
                self._send_acks(source, status)
            else:
                self.send_after(source, seq)
        else:
            log.send(source, self._want())
        return True

    def show_end(self, source: bytes, base: bytes) -> None:
        """Show a coordinator that has another head what we have; ask if we do not know its own."""
        log = self._log
        place = log.place.get(base)
        if place is not None:
            self.send_after(source, place)
        elif base in log.tree.states:
            shared = [at for at, digest in enumerate(log.tree.chain(base)) if log.place.get(digest) == at]
            self.send_after(source, max(shared))
        else:
            log.send(source, self._want())

    def _remind(self, source: bytes, status: PeerStatus) -> None:
        """Show a peer that has lost its journal what it signed before, as far as we know."""
        peer = self._log.view.number(status.key)
        for (_epoch, number), acks in self._log.tree.acks.items():
            if number == peer:
                for ack in sorted(acks.values(), key=lambda ack: ack.seq)[-2:]:
                    self._log.send(source, ack)

    def _send_acks(self, source: bytes, status: PeerStatus) -> None:
        log = self._log
        sent = set()
        for peer, ack in log.known_acks().items():
            if not status.links >> peer & 1:
                log.send(source, ack)
                sent.add(ack)
        for peer in log.view.participants:
            said = log.tree.acks.get((log.view.epoch, peer), {}).get(log.head)
            if said is None or said in sent:
                continue
            lacks_lock = said.prepared >= status.seq and not status.prepared >> peer & 1
            if lacks_lock or not status.acks >> peer & 1:
                log.send(source, said)

    # Entries.

    def _want(self) -> WantEntries:
        log, step = self._log.log, 1
        out: list[tuple[int, bytes]] = []
        place = len(log) - 1
        while place > 0 and len(out) < 23:
            out.append((place, log[place][:8]))
            step = step * 2 if len(out) > NEAREST else 1
            place -= step
        return WantEntries((*out, (0, log[0][:8])))

    def hear_want(self, source: bytes, want: WantEntries) -> None:
        """Send what follows the newest place that we share."""
        log = self._log.log
        shared = [seq for seq, head in want.locator if seq < len(log) and log[seq][:8] == head]
        if shared:
            self.send_after(source, max(shared))

    def send_after(self, source: bytes, seq: int) -> None:
        """Send the entries after the place *seq*, and who has acknowledged them."""
        log = self._log
        end = log.log[seq + 1 :][:MOST_SENT]
        if end:
            entries = tuple(log.tree.entries[digest] for digest in end)
            log.send(source, SentEntries(entries, log.tree.acks_on(end)))

    def hear_entry(self, entry: LogEntry) -> bool:
        """Take in one entry; return whether it is news."""
        log = self._log
        known = entry_digest(entry) in log.tree.entries
        digest = log.tree.add(entry)
        if digest is None or digest in log.place:
            return False
        if entry.prev == log.head:
            if not log.has_promised_more() or entry.kind == VIEW:
                self.adopt(digest)
        elif entry.prev in log.place:
            self.adopt(digest)
        return not known

    def hear_entries(self, message: SentEntries) -> None:
        """Take in entries as far as they follow each other."""
        log, head = self._log, None
        for entry in message.entries:
            if head is not None and entry.prev != head:
                return
            head = log.tree.add(entry)
            if head is None:
                return
        for ack in message.acks:
            log.tree.learn(ack, log.state)
        log.forget_reach()
        if head is not None:
            self.adopt(head)
        log.progress()

    # Which end is followed.

    def adopt(self, head: bytes, may_switch: bool = False) -> None:
        """Follow the log that ends in *head*, or what the rules allow of it."""
        log, tree = self._log, self._log.tree
        if head in log.place:
            return
        chain = tree.chain(head)
        last = tree.states[head]
        place = parting(log.log, chain)
        if place is None:
            if last.game == log.state.game:
                log.replace_end(len(log.log), chain[len(log.log) :])
                log.progress()
            else:
                self._meet_copy(chain, len(log.log))
            return
        if last.game != log.state.game:
            self._meet_copy(chain, place)
            return
        ours, theirs = tree.entries[log.log[place]], tree.entries[chain[place]]
        proven = self.accuse(ours, theirs)
        convicted = self._convict(chain)
        if log.is_locked(place) and not self._merge(chain, place, convicted):
            if last.view.epoch > log.view.epoch:
                if not self.expelled and not convicted:
                    log.tell(LockBroken(place))
                self.expelled = not convicted   # signed against what we had locked: shown, never followed
            return
        if self._follows(chain, place, convicted, proven, may_switch):
            self._change_side(chain, place, convicted, self.has_forgotten(proven, theirs))

    def _follows(
        self, chain: list[bytes], place: int, convicted: set[int], proven: bool, may_switch: bool
    ) -> bool:
        """Whether the rules let this peer leave its own end for *chain* (the own lock has been looked at)."""
        log, tree = self._log, self._log.tree
        theirs = tree.entries[chain[place]]
        last = tree.states[chain[-1]]
        certified = any(tree.certified(chain, at) for at in range(place, len(chain)))
        ours_certified = any(tree.certified(log.log, at) for at in range(place, len(log.log)))
        named = certified and self._split_lost(chain, place, convicted)
        if not named and ours_certified and convicted:
            return False                        # our side was acknowledged by all, and theirs was not or lost the name
        longer = self.has_forgotten(proven, theirs) or (log.recovering and len(chain) > len(log.log))
        newer = last.view.epoch > log.view.epoch
        if not (newer or certified or longer or named or (may_switch and proven)):
            return False
        return named or self.is_not_lower(last.view.epoch)

    def is_not_lower(self, epoch: int) -> bool:
        """Whether a log in *epoch* may be followed: never to a lower one."""
        return epoch >= self._log.view.epoch

    def has_forgotten(self, proven: bool, theirs: LogEntry) -> bool:
        """Whether we are shown an own signature that we do not have: then we give way."""
        return proven and theirs.author == self._log.me

    def _change_side(self, chain: list[bytes], place: int, convicted: set[int], forgot: bool) -> None:
        log, tree = self._log, self._log.tree
        certified = any(tree.certified(chain, at) for at in range(place, len(chain)))
        named = certified and self._split_lost(chain, place, convicted)
        if forgot:                              # we had signed another one: this disk has lost what was safe
            log.recover()
            self._presence.met.clear()
            self._presence.guilty.clear()
        elif named and log.me in tree.states[chain[-1]].view.participants:
            log.recover()                       # who changes sides is seated there anew
            self._presence.met.clear()
            self.wanted = None
        log.replace_end(place, chain[place:])
        log.progress()

    def _split_lost(self, chain: list[bytes], place: int, convicted: set[int]) -> bool:
        """Whether *chain*, that all of its side have acknowledged, keeps the name: ours does not if ours was not."""
        log, tree = self._log, self._log.tree
        mine = any(tree.certified(log.log, at) for at in range(place, len(log.log)))
        return bool(convicted) and not (mine and tree.keeps_name(log.log, chain))

    def _merge(self, chain: list[bytes], place: int, convicted: set[int]) -> bool:
        """Both sides have locked, and somebody is proven to have signed for both: the same one keeps the name for all.
        The other side stays whole, as a Copy, with everybody. Return whether ours has lost the name."""
        log, tree = self._log, self._log.tree
        if not convicted or not any(tree.certified(chain, at) for at in range(place, len(chain))):
            return False
        lost = self._split_lost(chain, place, convicted)
        self._keep_copy(log.log if lost else chain, lost, place)
        if lost:
            log.unlock(place)
        return lost

    def _keep_copy(self, chain: list[bytes], lost: bool, place: int) -> None:
        log = self._log
        other = tuple(log.tree.entries[digest] for digest in chain[1:])
        if all(copy[: len(other)] != other for copy in log.copies):
            log.copies.append(other)
            log.store(CopyRecord(other), sync=True)
        elif not lost:
            return
        log.tell(LogSplit(lost, place))

    # Copies.

    def _meet_copy(self, chain: list[bytes], place: int) -> None:
        """Somebody has gone on alone. If it is one Copy only, and we have waited in vain, we join it by ourselves."""
        log, tree = self._log, self._log.tree
        begun = next((at for at in range(place, len(chain)) if tree.entries[chain[at]].kind == VIEW), place)
        base, copy = tree.states[chain[begun - 1]], tree.states[chain[begun]]
        if base.game != log.state.game or copy.game == base.game or log.is_locked(place):
            return
        if copy.game not in self.copies:
            log.tell(CopyMet(copy.game, copy.view.participants, begun))
        self.copies[copy.game] = chain[-1]
        waited = self._presence.stuck() > log.timing.away
        if len(self.copies) == 1 and base.due is None and waited and log.state.game == tree.states[tree.start].game:
            self.follow_copy(copy.game)

    def follow_copy(self, game: bytes) -> None:
        """Go on in the Copy *game*: a seat is asked for there as after any absence."""
        log, tree = self._log, self._log.tree
        head = self.copies.pop(game, None)
        if head is None or head in log.place:
            return
        chain = tree.chain(head)
        place = parting(log.log, chain) or len(log.log)
        if not log.is_locked(place):
            log.replace_end(place, chain[place:])
            log.progress()

    # Conviction.

    def accuse(self, one: LogEntry, two: LogEntry) -> bool:
        """Two commands of one author for one place prove that it signed both."""
        log = self._log
        if one.kind != CMD or not doubles(log.tree, one, two):
            return False
        peer = one.author
        if peer not in self._presence.guilty and peer in log.view.participants and self._presence.is_double(one):
            self._presence.guilty[peer] = DOUBLE
            self.evidence[peer] = LogEvidence(one.prev, (one,), (two,), ())
            log.tell(PeerConvicted(peer, DOUBLE))
            log.cast(self.evidence[peer])
        return True

    def meet(self, head: bytes) -> None:
        """Judge a stored Copy again."""
        if head not in self._log.place and parting(self._log.log, chain := self._log.tree.chain(head)) is not None:
            self._convict(chain)

    def _convict(self, chain: list[bytes]) -> set[int]:
        """Return who is proven to have signed for our log and for *chain*; they lose their seats."""
        liars = set(self._log.tree.judge(self._log.log, chain))
        evidence = self._log.tree.evidence(self._log.log, chain) if liars else None
        if evidence is not None:
            news = liars - self.told
            self._blame(liars, evidence)
            if news:
                self._log.cast(evidence)
        return liars

    def _blame(self, liars: set[int], evidence: LogEvidence) -> None:
        log = self._log
        for peer in liars - self.told:
            self.told.add(peer)
            self.evidence[peer] = evidence
            self.told_at = log.now
            log.tell(PeerConvicted(peer, SPLIT))
        for peer in (liars & set(log.view.participants)) - {log.me}:
            if not self._dropped_for_split(peer):
                self._presence.guilty[peer] = SPLIT

    def _dropped_for_split(self, peer: int) -> bool:
        entries = (self._log.tree.entries[digest] for digest in self._log.log[1:])
        return any(entry.kind == VIEW and drops_of(read_view(entry.body)).get(peer) == SPLIT for entry in entries)

    def hear_evidence(self, evidence: LogEvidence) -> None:
        """Take in what convicts somebody; it comes again until whoever it convicts has no seat."""
        if len(evidence.one) == len(evidence.two) == 1 and self.accuse(evidence.one[0], evidence.two[0]):
            return
        liars = set(self._log.tree.weigh(evidence))
        if liars:
            self._blame(liars, evidence)
        for end in (evidence.one, evidence.two):
            if end and (digest := entry_digest(end[-1])) in self._log.tree.entries:
                self.adopt(digest)

    def repeat_evidence(self) -> None:
        """Say again what convicts those who still have a seat."""
        here = self._log.view.participants
        for evidence in {self.evidence[peer] for peer in self.evidence if peer in here}:
            self._log.cast(evidence)

    # Recovery.

    def show_link(self) -> None:
        """Without our journal: our link, if others show that we had acknowledged what the draw is for. We never
        acknowledge two things for one place, so it cannot have been given for another one."""
        log = self._log
        due, me = log.state.due, log.me
        if due is None or me is None or me not in due.ends or me in due.links or due.k in log.given:
            return
        place = log.place[due.head]
        own = [
            ack
            for (_epoch, peer), acks in log.tree.acks.items()
            for ack in acks.values()
            if peer == me and log.place.get(ack.head, -1) >= place
        ]
        entry = log.tree.entries.get(due.head)
        if entry and entry.kind == CMD and entry.author == me:      # a command is its author's ACK
            own.append(SignedAck(entry.epoch, entry.seq, due.head, entry.state, 0, log.flags, me))
        if own and log.may_give(due):
            log.give_alone(max(own, key=lambda ack: ack.seq), due, me, place)


def _bits(peers: set[int]) -> int:
    return sum(1 << peer for peer in peers)
