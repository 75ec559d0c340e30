"""Keeping logs in step (STATUS, WANT, entries), choosing which of two branches to follow, and handling splits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from swqt.net.core import events as e
from swqt.net.core.entries import entry_digest, is_signed, signed
from swqt.net.core.log import MOST_SIDE, doubles, parting
from swqt.net.core.presence import PeerPresence
from swqt.net.core.replicated_log import ReplicatedLog
from swqt.net.wire import messages as m

NEAREST: Final = 8
MOST_COPIES: Final = 8
"""The maximum number of other sides of splits that are kept, and of Copies that are offered."""


class Synchronizer:
    """The part of a peer that keeps its log in step with the logs of the others."""

    def __init__(self, log: ReplicatedLog, presence: PeerPresence, run: int) -> None:
        self._log = log
        self._presence = presence
        self._number = run << 20
        self.wanted: tuple[int, bytes, bytes] | None = None
        self.told: set[int] = set()
        self.evidence: dict[int, m.LogEvidence] = {}
        self.expelled = False
        self.copies: dict[tuple[int, ...], tuple[bytes, bytes, int]] = {}   # by group: game, head, first place
        self._differs: dict[int, tuple[int, bytes]] = {}

    # STATUS.

    def status(self) -> m.PeerStatus:
        log = self._log
        self._number += 1
        acks = prepared = 0
        for peer in log.view.participants:
            ack = log.tree.acks.get((log.view.epoch, peer), {}).get(log.head)
            acks |= (ack is not None) << peer
            prepared |= (ack is not None and ack.prepared >= len(log.log) - 1) << peer
        status = m.PeerStatus(
            log.view.epoch, len(log.log) - 1, log.head[:8], log.promised, acks, prepared, _bits(log.known_links()),
            _bits(self._presence.neighbours()), log.flags, log.recovering, self._presence.all_heard(), self.wanted,
            log.keys.public, self._number,
        )  # fmt: skip
        return signed(log.keys, log.tree.start, status)

    def hear_status(self, source: bytes, status: m.PeerStatus) -> bool:
        """Process a STATUS: send *source* what the author lacks, or request what we lack. Return whether the STATUS is
        new and genuine."""
        log = self._log
        old = self._presence.info.get(status.key)
        if old is not None and old.number >= status.number:
            return False
        if source != status.key:
            known = log.view.number(status.key) is not None
            if not known or not is_signed(log.keys, status.key, log.tree.start, status):
                return False
        self._presence.hear(source, status)
        if status.recovering:
            self._remind(source, status)
        seq = status.seq
        if seq < len(log.log) and log.log[seq][:8] == status.head:
            if seq == len(log.log) - 1:
                if old is None or old.head == status.head:      # unchanged: what it lacks is not on its way
                    self._send_acks(source, status)
            else:
                self.send_after(source, seq)
        else:
            log.send(source, self._want())
        return True

    def show_end(self, source: bytes, base: bytes) -> None:
        """Send a coordinator with another head, *base*, what it lacks of our log; if *base* is unknown, request it."""
        log = self._log
        if base in log.tree.states:
            shared = [at for at, digest in enumerate(log.tree.chain(base)) if log.place.get(digest) == at]
            self.send_after(source, max(shared))
        else:
            log.send(source, self._want())

    def _remind(self, source: bytes, status: m.PeerStatus) -> None:
        """Send a peer that has lost its journal the latest of its own ACKs that are known here."""
        peer = self._log.view.number(status.key)
        for ack in () if peer is None else self._log.tree.said_by(peer):
            self._log.send(source, ack)

    def _send_acks(self, source: bytes, status: m.PeerStatus) -> None:
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

    def _want(self) -> m.WantEntries:
        log, step = self._log.log, 1
        out: list[tuple[int, bytes]] = []
        place = len(log) - 1
        while place > 0 and len(out) < 23:
            out.append((place, log[place][:8]))
            step = step * 2 if len(out) > NEAREST else 1
            place -= step
        return m.WantEntries((*out, (0, log[0][:8])))

    def hear_want(self, source: bytes, want: m.WantEntries) -> None:
        log = self._log.log
        shared = [seq for seq, head in want.locator if seq < len(log) and log[seq][:8] == head]
        if shared:
            self.send_after(source, max(shared))

    def send_after(self, source: bytes, seq: int) -> None:
        """Send the entries after the place *seq*, as many as fit into one message, with their ACKs."""
        log = self._log
        end = log.log[seq + 1 :][:m.MOST_SENT]
        if end:
            entries = tuple(log.tree.entries[digest] for digest in end)
            count = max(1, fitting(entries))
            acks = sorted(log.tree.acks_on(end[:count]), key=lambda ack: (ack.epoch, ack.seq))
            log.send(source, m.SentEntries(entries[:count], tuple(acks[-m.MOST_SENT:])))

    def hear_entry(self, entry: m.LogEntry) -> bool:
        log = self._log
        known = entry_digest(entry) in log.tree.entries
        digest = self._add(entry)
        if digest is None or digest in log.place:
            return False
        if entry.prev == log.head:
            if not log.has_promised_more() or entry.kind == m.VIEW:
                self.adopt(digest)
        elif entry.prev in log.place:
            self.adopt(digest)
        return not known

    def hear_entries(self, source: bytes, message: m.SentEntries) -> None:
        """Adopt entries if all are valid and each follows the one before; request more at once if there are any."""
        log, head, before = self._log, None, self._log.head
        for entry in message.entries:
            if head is not None and entry.prev != head:
                return
            head = self._add(entry)
            if head is None:
                return
        log.learn(message.acks)
        if head is not None:
            self.adopt(head)
        log.progress()
        status = self._presence.info.get(source)
        if log.head != before and status is not None and status.seq >= len(log.log):
            log.send(source, self._want())

    def _add(self, entry: m.LogEntry) -> bytes | None:
        """Add *entry* to the tree; first forget entries that nothing needs, before a flood of them fills the memory."""
        log = self._log
        if len(log.tree.entries) - len(log.log) > MOST_SIDE:
            copies = [head for _game, head, _begun in self.copies.values()]
            log.tree.keep([log.head, *copies, *(entry_digest(copy[-1]) for copy in log.copies)])
        digest = log.tree.add(entry)
        if digest is None and log.tree.differs(entry):
            self.note_board(entry.author, entry.seq, entry.state, entry)
        return digest

    def hear_ack(self, ack: m.SignedAck) -> bool:
        log = self._log
        if log.hear_ack(ack):
            log.progress()
            return True
        state = log.tree.states.get(ack.head) if ack.head in log.place else None
        if state and ack.state != state.board.digest() and log.tree.genuine(state, ack):
            self.note_board(ack.peer, ack.seq, ack.state)
        return False

    def note_board(self, peer: int, seq: int, theirs: bytes, entry: m.LogEntry | None = None) -> None:
        """Report that *peer* has signed a board that differs from ours, once for each place and board."""
        if self._differs.get(peer) != (seq, theirs):
            self._differs[peer] = (seq, theirs)
            self._log.tell(e.BoardDiffers(seq, peer, entry))

    # Which branch is followed.

    def adopt(self, head: bytes, may_switch: bool = False) -> None:
        """Follow the log that ends in *head* if the rules allow it; else use it only as proof or as an offered Copy."""
        log, tree = self._log, self._log.tree
        if head in log.place:
            return
        last = tree.states[head]
        follows = tree.entries[head].prev == log.head and last.game == log.state.game
        chain = [*log.log, head] if follows else tree.chain(head)
        place = None if follows else parting(log.log, chain)
        if last.game != log.state.game:
            self._meet_copy(chain, len(log.log) if place is None else place)
            return
        if place is None:
            log.replace_end(len(log.log), chain[len(log.log) :])
            log.progress()
            return
        if self._is_kept(chain):
            return                              # it lost the name earlier, whatever is shown of it now
        ours, theirs = tree.entries[log.log[place]], tree.entries[chain[place]]
        proven = self.accuse(ours, theirs)
        convicted = self._convict(chain)
        certified = tree.certified_from(chain, place)
        lost = certified and self._split_lost(chain, place, convicted)
        if log.is_locked(place):
            if convicted and certified:
                self.expelled = False
                self._keep_copy(chain, lost, place)
            elif last.view.epoch > log.view.epoch:
                if not self.expelled and not convicted:
                    log.tell(e.LockBroken(place))
                self.expelled = not convicted   # contradicts our lock: reported, never followed
            if not lost:
                return
            log.unlock(place)
        # We signed theirs, too, and have forgotten it: we give way, but only once.
        forgot = proven and theirs.author == log.me and not log.recovering
        if self._follows(chain, place, certified or forgot or (may_switch and proven), lost, convicted):
            self._change_side(chain, place, lost, forgot)

    def _follows(self, chain: list[bytes], place: int, shown: bool, lost: bool, convicted: set[int]) -> bool:
        """Return whether the rules let this peer leave its branch for *chain*; ``adopt`` checks the lock."""
        log, epoch = self._log, self._log.tree.states[chain[-1]].view.epoch
        if lost:
            return True
        if convicted and log.tree.certified_from(log.log, place):
            return False                        # our side was acknowledged by all, and theirs was not or lost the name
        longer = log.recovering and len(chain) > len(log.log)
        return epoch > log.view.epoch or (epoch == log.view.epoch and (shown or longer))

    def _change_side(self, chain: list[bytes], place: int, lost: bool, forgot: bool) -> None:
        log = self._log
        if forgot:                              # we had signed another one: this disk has lost synced data
            self._presence.guilty.clear()
        if forgot or (lost and log.me in log.tree.states[chain[-1]].view.participants):
            log.recover()                       # a peer that changes sides is seated anew there
            self._presence.met.clear()
            self.wanted = None
        log.replace_end(place, chain[place:])
        log.progress()

    def _split_lost(self, chain: list[bytes], place: int, convicted: set[int]) -> bool:
        """Return whether our log loses the name of the game to *chain*, which all on its side have acknowledged: if any
        are *convicted* of signing for both, and ours lacks such ACKs or ranks lower. All peers decide alike."""
        log, tree = self._log, self._log.tree
        return bool(convicted) and not (tree.certified_from(log.log, place) and tree.keeps_name(log.log, chain))

    def _keep_copy(self, chain: list[bytes], lost: bool, place: int) -> None:
        """Keep the side of a split that has lost the name, ours if *lost*, else *chain*, as a Copy, and report that."""
        winner, loser = (chain, self._log.log) if lost else (self._log.log, chain)
        if self._store_copy(loser, place, own=lost) or lost:
            winners, losers = self._log.tree.sides(winner, loser, place)
            if self._log.me in winners | losers:    # this peer may have changed sides since, with nothing locked
                mine, theirs = (losers, winners) if lost else (winners, losers)
                mine.add(self._log.me)
                theirs.discard(self._log.me)
            self._log.tell(e.LogSplit(lost, place, tuple(sorted(winners)), tuple(sorted(losers))))

    def _is_kept(self, chain: list[bytes]) -> bool:
        """Return whether a stored Copy begins with *chain*."""
        other = tuple(self._log.tree.entries[digest] for digest in chain[1:])
        return any(copy[: len(other)] == other for copy in self._log.copies)

    def _store_copy(self, chain: list[bytes], place: int, own: bool) -> bool:
        """Store *chain* as a Copy; return whether it is new. Others' logs with the same entry at *place* count once."""
        log = self._log
        other = tuple(log.tree.entries[digest] for digest in chain[1:])
        if self._is_kept(chain):
            return False
        if not own and (
            len(log.copies) >= MOST_COPIES or any(copy[:place] == other[:place] for copy in log.copies)
        ):
            return False
        log.copies.append(other)
        log.store(e.CopyRecord(other), sync=True)
        return True

    # Copies.

    def _meet_copy(self, chain: list[bytes], place: int) -> None:
        """Note that others have gone on in another game that begins with this log, or in the game that we left for a
        Copy. If there is only one such Copy and we have waited in vain, join it without being asked."""
        log, tree = self._log, self._log.tree
        last, base = tree.states[chain[-1]], tree.states[chain[place - 1]]
        if not self._may_leave(place):
            return
        group, begun = last.view.participants, place
        while begun < len(chain) - 1 and last.game != base.game and tree.states[chain[begun]].game == base.game:
            begun += 1
        if len(self.copies) < MOST_COPIES or group in self.copies:
            self.copies[group] = (last.game, chain[-1], begun)
        waited = self._presence.stuck() > log.timing.away and tree.states[chain[begun - 1]].due is None
        if len(self.copies) == 1 and waited and last.game != tree.start == log.state.game:
            self.follow_copy(last.game)

    def _may_leave(self, place: int) -> bool:
        """Return whether the log may be left from *place* on: if it is not locked, or if our own Copy begins there."""
        log, states = self._log, self._log.tree.states
        if not log.is_locked(place):
            return True
        return states[log.log[place]].game != states[log.log[place - 1]].game

    def follow_copy(self, game: bytes) -> None:
        """Go on in the Copy *game*, where we ask for a seat as after any absence; our own Copy is stored if locked."""
        log, tree = self._log, self._log.tree
        heads = [head for named, head, _begun in self.copies.values() if named == game]
        self.copies = {group: copy for group, copy in self.copies.items() if copy[0] != game}
        chain = tree.chain(heads[0]) if heads and heads[0] in tree.states else log.log
        place = parting(log.log, chain) or len(log.log)
        if (heads and heads[0] in log.place) or not heads or not self._may_leave(place):
            log.tell(e.CommandRefused("copy"))
            return
        if place < len(log.log) and log.is_locked(place):
            self._store_copy(log.log, place, own=True)
            log.unlock(place)
        log.replace_end(place, chain[place:])
        log.progress()

    # Conviction.

    def accuse(self, one: m.LogEntry, two: m.LogEntry) -> bool:
        """Convict the author of both entries if they are two commands for one place; return whether they are."""
        log = self._log
        if one.kind != m.CMD or not doubles(log.tree, one, two):
            return False
        peer = one.author
        if peer not in self._presence.guilty and peer in log.view.participants and self._presence.is_double(one):
            self._presence.guilty[peer] = m.DOUBLE
            self.evidence[peer] = m.LogEvidence(one.prev, (one,), (two,), ())
            log.tell(e.PeerConvicted(peer, m.DOUBLE))
            log.cast(self.evidence[peer])
        return True

    def meet(self, head: bytes) -> None:
        """Convict again the peers that signed for both our log and the stored Copy that ends in *head*."""
        known = head in self._log.tree.entries and head not in self._log.place
        if known and parting(self._log.log, chain := self._log.tree.chain(head)) is not None:
            self._convict(chain)

    def _convict(self, chain: list[bytes]) -> set[int]:
        """Return the peers proven to have signed for both our log and *chain*; send the proof and have them dropped."""
        log, tree = self._log, self._log.tree
        liars = tree.liars(log.log, chain)
        for group in (liars, *({peer} for peer in sorted(liars))):
            news = group - self.told
            evidence = tree.evidence(log.log, chain, group) if news else None
            if evidence is not None:
                log.cast(evidence)
                self._blame(group, evidence)
        self._hold(liars)
        return liars

    def _blame(self, liars: set[int], evidence: m.LogEvidence) -> None:
        log = self._log
        for peer in liars - self.told:
            self.told.add(peer)
            self.evidence[peer] = evidence
            log.tell(e.PeerConvicted(peer, m.SPLIT))
        self._hold(liars)

    def _hold(self, liars: set[int]) -> None:
        """Mark convicted peers to be dropped, unless a view has seated them anew since, which settles it."""
        log, tree = self._log, self._log.tree
        for peer in (liars & self.evidence.keys() & set(log.view.participants)) - {log.me}:
            if tree.weigh(self.evidence[peer]).get(peer, -1) >= tree.seated_in(log.log, peer):
                self._presence.guilty[peer] = m.SPLIT

    def hear_evidence(self, evidence: m.LogEvidence) -> None:
        """Process evidence; peers repeat it until those whom it convicts have no seat."""
        if len(evidence.one) == len(evidence.two) == 1 and self.accuse(evidence.one[0], evidence.two[0]):
            return
        liars = set(self._log.tree.weigh(evidence))
        if liars:
            self._blame(liars, evidence)
        for end in (evidence.one, evidence.two):
            if end and (digest := entry_digest(end[-1])) in self._log.tree.entries:
                self.adopt(digest)

    def repeat_evidence(self) -> None:
        here = self._log.view.participants
        for evidence in dict.fromkeys(self.evidence[peer] for peer in self.evidence if peer in here):
            self._log.cast(evidence)

    # Recovery.

    def show_link(self) -> None:
        """Give our link after losing the journal, if others show that we had acknowledged the entry that the draw is
        for. We never acknowledge two entries for one place, so the link cannot have been given for another one."""
        log = self._log
        due, me = log.state.due, log.me
        if due is None or me is None or me not in due.ends or me in log.known_links():
            return
        if log.given.get(due.k, due.head) != due.head:
            return
        place = log.place[due.head]
        own = [
            ack
            for (_epoch, peer), acks in log.tree.acks.items()
            for ack in acks.values()
            if peer == me and log.place.get(ack.head, -1) >= place
        ]
        entry = log.tree.entries.get(due.head)
        if entry and entry.kind == m.CMD and entry.author == me:      # a command is its author's ACK
            own.append(m.SignedAck(entry.epoch, entry.seq, due.head, entry.state, 0, log.flags, me))
        if own:
            log.give_alone(max(own, key=lambda ack: ack.seq), due, me, place)


def _bits(peers: set[int]) -> int:
    return sum(1 << peer for peer in peers)


def fitting(entries: Sequence[m.LogEntry]) -> int:
    """Return how many of *entries*, from the first on, fit into one ``SentEntries``."""
    room = m.ENTRIES_BYTES
    for count, entry in enumerate(entries[: m.MOST_SENT]):
        room -= len(m.encode(entry))
        if room < 0:
            return count
    return min(len(entries), m.MOST_SENT)
