"""Agreement on who takes part: consent of people, drafts, signatures, and who coordinates.

Two steps. Consent binds nothing: people suggest and answer. Signing binds: whoever signs a view acknowledges nothing
below it any more.
"""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from swqt.net.core.draws import chain
from swqt.net.core.entries import answer_text, pack_view, proposal_text, signature_text, view_digest
from swqt.net.core.events import PromiseRecord, ProposalAnswered, ProposalMade
from swqt.net.core.log import doubles
from swqt.net.core.messages import (
    AWAY,
    DOUBLE,
    LEAVING,
    LEFT,
    NOBODY,
    OVERDUE,
    SPLIT,
    VIEW,
    AnyChange,
    DropPeer,
    GiveSeat,
    LogEntry,
    LogEvidence,
    PeerStatus,
    Proposal,
    ProposalAnswer,
    SetOptions,
    SignedAck,
    UndoTo,
    ViewBody,
    ViewDraft,
    ViewSignature,
)
from swqt.net.core.presence import PeerPresence
from swqt.net.core.replicated_log import ReplicatedLog
from swqt.net.core.sync import Synchronizer
from swqt.net.core.view import GameView, enough, seated_by, staying

FAR: Final = 64
"""A draft may not promise more epochs ahead at once."""
_RANK, _REPEAT = 1.2, 1.5
_FREE_OTHERS, _FREE_SELF = 3.0, 0.4


class OwnDraft(msgspec.Struct):
    """A view that this peer asks others to sign."""

    base: bytes
    body: ViewBody
    digest: bytes
    need: frozenset[int]
    since: float
    evidence: tuple[LogEvidence, ...]
    signatures: dict[int, bytes]


class ViewChange:
    """Makes views, and signs those of others."""

    def __init__(self, log: ReplicatedLog, presence: PeerPresence, sync: Synchronizer, fresh: bytes) -> None:
        self._log = log
        self._presence = presence
        self._sync = sync
        self._fresh = fresh
        self._chains = 0
        self._draft: OwnDraft | None = None
        self._asked = self._since = 0.0
        self._tries = 0
        self._number = 0
        self.asking = False
        self.proposals: dict[bytes, Proposal] = {}
        self.answers: dict[bytes, dict[int, tuple[int, bool]]] = {}
        log.appended.append(self._on_entry)

    def begin(self) -> None:
        """Start the clocks."""
        self._asked = self._since = self._log.now

    def _on_entry(self, entry: LogEntry, _before: GameView) -> None:
        if entry.kind == VIEW:
            self._draft, self._tries = None, 0
        for name, proposal in list(self.proposals.items()):
            if entry.kind == VIEW or not all(isinstance(change, GiveSeat) for change in proposal.changes):
                del self.proposals[name]
                self.answers.pop(name, None)

    # Consent.

    def suggest(self, changes: tuple[AnyChange, ...]) -> None:
        """A person here suggests *changes* to all."""
        log, me = self._log, self._log.me
        if me is None or not changes:
            return
        self._number += 1
        text = self._fresh + self._number.to_bytes(4, "big") + log.head
        proposal = Proposal(hashlib.sha256(text).digest()[:8], changes, me)
        proposal = msgspec.structs.replace(
            proposal, signature=log.keys.sign(proposal_text(log.state.game, proposal))
        )
        self.proposals[proposal.name] = proposal
        log.cast(proposal)
        self.answer(proposal.name, True)

    def answer(self, name: bytes, yes: bool) -> None:
        """A person here answers a proposal."""
        log, me = self._log, self._log.me
        if me is None or name not in self.proposals:
            return
        self._number += 1
        answer = ProposalAnswer(name, yes, me, self._number)
        answer = msgspec.structs.replace(answer, signature=log.keys.sign(answer_text(log.state.game, answer)))
        self.hear_answer(answer)
        log.cast(answer)

    def hear_proposal(self, proposal: Proposal) -> bool:
        """Take in what somebody suggests; return whether it is news."""
        log, view = self._log, self._log.view
        if proposal.name in self.proposals or len(self.proposals) > FAR or proposal.peer not in view.participants:
            return False
        text = proposal_text(log.state.game, proposal)
        if not log.keys.verify(view.keys[proposal.peer], text, proposal.signature):
            return False
        self.proposals[proposal.name] = proposal
        log.tell(ProposalMade(proposal.name, proposal.peer, proposal.changes))
        return True

    def hear_answer(self, answer: ProposalAnswer) -> bool:
        """Take in an answer; return whether it is news."""
        log, view = self._log, self._log.view
        given = self.answers.setdefault(answer.name, {}) if answer.name in self.proposals else None
        if given is None or answer.peer not in view.participants:
            return False
        if answer.peer in given and given[answer.peer][0] >= answer.number:
            return False
        if not log.keys.verify(view.keys[answer.peer], answer_text(log.state.game, answer), answer.signature):
            return False
        given[answer.peer] = (answer.number, answer.yes)
        log.tell(ProposalAnswered(answer.name, answer.peer, answer.yes))
        return True

    def agreed(self, change: AnyChange) -> bool:
        """Whether the person here said yes to *change*."""
        me = self._log.me
        return any(
            me is not None and self.answers.get(name, {}).get(me, (0, False))[1] and _same(change, proposal.changes)
            for name, proposal in self.proposals.items()
        )

    def _needs_yes(self, change: AnyChange) -> bool:
        view = self._log.view
        if isinstance(change, DropPeer):
            return change.reason in (AWAY, OVERDUE)
        if isinstance(change, GiveSeat):
            peer = view.number(change.key)
            if peer is None or change.seat >= len(view.seats):
                return True
            back = view.owners[change.seat] == peer or view.seats[change.seat] == peer
            return not back or view.unforgiven(peer)
        return True

    def suggestions(self) -> tuple[AnyChange, ...]:
        """Return the takeovers that people here could suggest now, and have not said yes to."""
        drops = self._possible_drops()
        return tuple(drop for drop in drops if drop.reason in (AWAY, OVERDUE) and not self.agreed(drop))

    # What this peer asks for itself.

    def ask_for_seat(self) -> None:
        """Who has no seat, or has lost its journal, asks for one with a fresh chain."""
        log, me = self._log, self._log.me
        if log.flags & LEAVING or (log.playing() and not log.recovering):
            self._sync.wanted, self.asking = None, False
        elif self._sync.wanted is None and (self.asking or (me is not None and me in log.view.owners)):
            self._chains += 1
            nonce = hashlib.sha256(self._fresh + self._chains.to_bytes(4, "big")).digest()[:16]
            self._sync.wanted = (nonce, chain(log.keys.seed(nonce), nonce)[0])

    # Drafts.

    def _drops(self) -> list[DropPeer]:
        return [drop for drop in self._possible_drops() if not self._needs_yes(drop) or self.agreed(drop)]

    def _possible_drops(self) -> list[DropPeer]:
        """Return the takeovers that are true here, each with the bot that people have agreed to."""
        return [
            DropPeer(peer, reason, self._presence.reached_through(peer), self._level(peer))
            for peer, reason in self._presence.absent().items()
        ]

    def _level(self, peer: int) -> str:
        changes = (change for proposal in self.proposals.values() for change in proposal.changes)
        return next((c.level for c in changes if isinstance(c, DropPeer) and c.peer == peer and self.agreed(c)), "")

    def _seats(self, view: GameView, gone: set[int]) -> list[GiveSeat]:
        """Return the seats that can be given back now."""
        log, infos = self._log, self._presence.infos()
        out: list[GiveSeat] = []
        for peer, status in sorted(infos.items()):
            if status.wanted is None or peer in gone or status.head != log.head[:8]:
                continue
            if peer not in view.participants:
                seats = [seat for seat, owner in enumerate(view.owners) if owner == peer and view.bots[seat]]
                changes = [GiveSeat(seat, view.keys[peer], *status.wanted) for seat in seats]
                out += [change for change in changes if not self._needs_yes(change) or self.agreed(change)]
            elif status.recovering and status.all_heard and not self.must_give(peer):
                out += self._own_seats(view, peer, status.wanted)
        me = log.me
        if log.recovering and me is not None and self._sync.wanted and not self.must_give(me):
            out += self._own_seats(view, me, self._sync.wanted)
        return out

    def _own_seats(self, view: GameView, peer: int, wanted: tuple[bytes, bytes]) -> list[GiveSeat]:
        seats = [seat for seat, who in enumerate(view.seats) if who == peer and not view.bots[seat]]
        return [GiveSeat(seat, view.keys[peer], *wanted) for seat in seats]

    def _other_changes(self, signers: list[int]) -> list[AnyChange]:
        """Return what all who would sign have said yes to, of what only they can decide."""
        for name, proposal in self.proposals.items():
            answers = self.answers.get(name, {})
            if any(isinstance(change, DropPeer) for change in proposal.changes):
                continue
            if all(answers.get(peer, (0, False))[1] for peer in signers):
                return list(proposal.changes)
        return []

    def must_give(self, peer: int) -> bool:
        """Whether the open draw waits for the old link of *peer*, which we may have answered already."""
        due = self._log.state.due
        return due is not None and peer in due.ends and due.k in self._log.given and peer not in self._log.known_links()

    def consider(self) -> None:
        """Draft a view if one is needed and it is this peer's to do."""
        log, state, view = self._log, self._log.state, self._log.view
        here, infos, me = self._presence.here(), self._presence.infos(), log.me
        if me is None or not log.playing() or state.over or log.failing:
            return
        if log.recovering and not self._presence.all_heard():
            return
        drops = self._drops()
        gone = {drop.peer for drop in drops}
        signers = [peer for peer in view.participants if peer not in gone]
        changes: list[AnyChange] = [*drops, *self._seats(view, gone)]
        if not self._presence.changing():   # whoever does not know of what was agreed would not sign it: tried once
            changes += [change for change in self._other_changes(signers) if change not in changes]
        sure = bool(state.older) and min(log.reach(peer) for peer in view.participants) >= state.viewed
        waits = any(peer in infos and infos[peer].recovering and not infos[peer].all_heard for peer in signers)
        proven = any(drop.reason == SPLIT for drop in drops)
        quorum = enough(view, signers, () if sure else state.older, proven)
        if not (changes or self._presence.changing()) or not quorum or waits or not set(signers) <= here:
            self._since = log.now
            return
        if self._repeat():
            return
        patience = min(3.0, 0.6 + 0.2 * self._tries)
        if log.now - self._since < _RANK * signers.index(me) or log.now - self._asked < patience:
            return
        self._asked, self._tries = log.now, self._tries + 1
        self._propose(changes, infos, sure)

    def _propose(self, changes: list[AnyChange], infos: dict[int, PeerStatus], sure: bool) -> None:
        log = self._log
        promised = [status.promised for status in infos.values() if status.promised < log.promised + FAR - 10]
        target = max([log.promised, log.view.epoch, *promised]) + 1
        known = tuple(ack for _peer, ack in sorted(log.known_acks().items()))
        body = ViewBody(target, tuple(changes[:8]), known, sure)
        need = {*staying(log.view, body), *seated_by(log.view, body)}
        evidence = tuple(
            self._sync.evidence[change.peer]
            for change in body.changes
            if isinstance(change, DropPeer) and change.reason == SPLIT and change.peer in self._sync.evidence
        )
        if not self.willing(body, own=True):
            return
        signature = self.sign(log.head, body)
        self._draft = OwnDraft(log.head, body, view_digest(body), frozenset(need), log.now, evidence, {})
        if log.me is not None:
            self._draft.signatures[log.me] = signature.signature
        log.cast(ViewDraft(len(log.log) - 1, body, signature, evidence))
        self._complete()

    def _repeat(self) -> bool:
        """Send the same draft again to whoever has not signed it: a signature may have been lost."""
        log, draft = self._log, self._draft
        if draft is None or draft.base != log.head or log.promised != draft.body.target:
            return False
        if log.now - draft.since >= _REPEAT or log.me is None:
            return False
        first = ViewSignature(draft.base, draft.digest, draft.body.target, log.me, draft.signatures[log.me])
        log.cast(ViewDraft(len(log.log) - 1, draft.body, first, draft.evidence))
        return True

    # Signing.

    def willing(self, body: ViewBody, own: bool = False) -> bool:
        """Whether an honest program signs *body* after its own head."""
        log, state = self._log, self._log.state
        if self._number_in(body) is None or state.over or log.failing or not self.is_higher(body.target):
            return False
        if log.recovering and not self._presence.all_heard():
            return False
        if not body.changes and not self._may_free():
            return False
        if not all(self._true_here(change) for change in body.changes):
            return False
        if self.hides_links(body):
            return False
        if not body.changes:
            self._presence.freed = log.now
        if not own:
            self._since = log.now               # that one tries: no duel of coordinators
        return True

    def _number_in(self, body: ViewBody) -> int | None:
        """Return this peer's number, or the one that *body* gives it if it is a newcomer."""
        log = self._log
        if log.me is not None:
            return log.me
        return next((peer for peer, seat in seated_by(log.view, body).items() if seat.key == log.keys.public), None)

    def hides_links(self, body: ViewBody) -> bool:
        """Whether *body* leaves out a link of the open draw that is known here."""
        due = self._log.state.due
        return due is not None and not self._log.known_links() <= {*due.links, *(ack.peer for ack in body.known)}

    def is_higher(self, target: int) -> bool:
        log = self._log
        return max(log.promised, log.view.epoch) < target <= log.promised + FAR

    def _may_free(self) -> bool:
        """An empty view only frees whoever has promised, and not all the time."""
        log = self._log
        pause = _FREE_SELF if log.promised > log.view.epoch else _FREE_OTHERS
        return self._presence.changing() and log.now - self._presence.freed >= pause

    def _true_here(self, change: AnyChange) -> bool:
        log = self._log
        if isinstance(change, GiveSeat) and change.key == log.keys.public:
            return True
        if self._needs_yes(change) and not self.agreed(change):
            return False
        if isinstance(change, DropPeer):
            found = self._presence.absent().get(change.peer)
            if change.peer == log.me or found is None:
                return False
            return change.reason not in (DOUBLE, SPLIT, LEFT) or found == change.reason
        if isinstance(change, GiveSeat):
            peer = log.view.number(change.key)
            return peer is None or (not self.must_give(peer) and self._presence.guilty.get(peer) != SPLIT)
        return isinstance(change, UndoTo | SetOptions)

    def sign(self, base: bytes, body: ViewBody) -> ViewSignature:
        """Promise, durably; then sign."""
        log, me = self._log, self._number_in(body)
        assert me is not None
        if (base, body) != log.signed_view:
            log.promised, log.signed_view = body.target, (base, body)
            log.store(PromiseRecord(body.target, base, body), sync=True)
        signature = ViewSignature(base, view_digest(body), body.target, me)
        return msgspec.structs.replace(signature, signature=log.keys.sign(signature_text(log.state.game, signature)))

    def hear_draft(self, source: bytes, draft: ViewDraft) -> bool:
        """Sign what somebody drafts, or show why not; return whether it is a draft at all."""
        log, first, body = self._log, draft.first, draft.body
        view = log.view
        if first.body != view_digest(body) or first.target != body.target or first.peer >= len(view.keys):
            return False
        if not log.keys.verify(view.keys[first.peer], signature_text(log.state.game, first), first.signature):
            return False
        for evidence in draft.evidence:
            self._sync.hear_evidence(evidence)
        self.hear_signature(first)
        if not self.stands_on(first.base):
            self._go_to(first.base, body)
        if not self.stands_on(first.base):
            self._sync.show_end(source, first.base)
        elif self._has_signed(first.base, body) or self.willing(body):
            log.cast(self.sign(first.base, body))
        elif body.target <= log.promised:
            log.send(source, self._sync.status())
        return True

    def stands_on(self, base: bytes) -> bool:
        """Whether *base* is the own head: nothing else is signed for."""
        return base == self._log.head

    def _has_signed(self, base: bytes, body: ViewBody) -> bool:
        return (base, body) == self._log.signed_view and self._log.promised == body.target

    def _go_to(self, base: bytes, body: ViewBody) -> None:
        """Take the coordinator's log if it goes on from ours, or parts only at a command of whom it drops for two."""
        log, tree = self._log, self._log.tree
        if base not in tree.states:
            return
        chain_to = tree.chain(base)
        place = next((at for at, digest in enumerate(chain_to) if log.place.get(digest) != at), len(chain_to))
        if place == len(log.log):
            self._sync.adopt(base)
        elif place < len(chain_to) and not log.is_locked(place):
            ours = tree.entries[log.log[place]]
            drops = [change for change in body.changes if isinstance(change, DropPeer)]
            dropped = {drop.peer for drop in drops if drop.reason == DOUBLE}
            if ours.author in dropped and doubles(tree, ours, tree.entries[chain_to[place]]):
                self._sync.adopt(base, may_switch=True)

    def hear_signature(self, message: ViewSignature) -> bool:
        """Take in a signature; return whether it is genuine."""
        log, draft = self._log, self._draft
        keys = dict(enumerate(log.view.keys))
        if draft and draft.digest == message.body:
            keys.update({peer: seat.key for peer, seat in seated_by(log.view, draft.body).items()})
        text = signature_text(log.state.game, message)
        if message.peer not in keys or not log.keys.verify(keys[message.peer], text, message.signature):
            return False
        self._presence.signed[message.peer] = log.now
        if draft and (draft.base, draft.digest) == (message.base, message.body) and message.peer in draft.need:
            draft.signatures[message.peer] = message.signature
            self._complete()
        return True

    def _complete(self) -> None:
        """Append and send the view once everybody who is needed has signed it."""
        log, draft = self._log, self._draft
        if draft is None or draft.base != log.head or not draft.need <= set(draft.signatures):
            return
        if log.promised != draft.body.target:
            return
        entry = view_entry(log, draft.body, draft.signatures, draft.evidence)
        digest = log.tree.add(entry)
        if digest is not None:
            log.append(digest)
            log.cast(entry)
            log.progress()


def view_entry(
    log: ReplicatedLog, body: ViewBody, signatures: dict[int, bytes], evidence: tuple[LogEvidence, ...] = ()
) -> LogEntry:
    """Return the VIEW entry that follows the head of *log*."""
    state = log.state
    acks: tuple[SignedAck, ...] = ()
    if body.sure:
        after = log.log[state.viewed :]
        found = (
            next((ack for digest in reversed(after) if (ack := known.get(digest))), None)
            for peer in state.view.participants
            for known in (log.tree.acks.get((state.view.epoch, peer), {}),)
        )
        acks = tuple(ack for ack in found if ack is not None)
    board = log.tree.undone_board(state, log.head, body)
    return LogEntry(
        body.target, len(log.log), log.head, VIEW, NOBODY, pack_view(body), board.digest(), NOBODY,
        acks=acks, signers=tuple(sorted(signatures.items())), evidence=evidence,
    )  # fmt: skip


def _same(change: AnyChange, changes: tuple[AnyChange, ...]) -> bool:
    """Whether *changes* hold *change*; for a drop only the peer counts, and not who reached it last."""
    if isinstance(change, DropPeer):
        return any(isinstance(other, DropPeer) and other.peer == change.peer for other in changes)
    return change in changes
