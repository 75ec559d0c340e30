"""View changes: proposals and votes of people, drafts and their coordinators, and signatures.

There are two steps. Votes are not binding: people propose and answer. Signatures are: a peer that signs a view
acknowledges nothing below its epoch any more.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Final

import msgspec

from swqt.net.core import events as e
from swqt.net.core.entries import (
    USUAL_BOT,
    GameView,
    WrongView,
    chain,
    drops_of,
    enough,
    is_signed,
    next_view,
    read_view,
    seated_by,
    signed,
    staying,
    view_digest,
)
from swqt.net.core.log import doubles
from swqt.net.core.presence import PeerPresence
from swqt.net.core.replicated_log import ReplicatedLog
from swqt.net.core.sync import Synchronizer
from swqt.net.wire import messages as m

FAR: Final = 64
"""The maximum number of epochs by which a draft may exceed what this peer has promised."""
MOST_TRIES: Final = 6
"""The lead in drafts over all others beyond which a peer's drafts are not signed, so that others draft."""
MOST_DRAFTS: Final = 4096
LAST_FREE: Final = 1 << 15
"""Empty views are signed only below this epoch, so that nobody uses up the half left for takeovers and a Copy."""
MOST_CHANGES: Final = 8
MOST_PROPOSALS: Final = 4
MOST_PROOFS: Final = 2
_RANK, _REPEAT = 1.2, 1.5
_FREE_OTHERS, _FREE_SELF = 3.0, 0.4


class SignedDraft(msgspec.Struct, frozen=True):
    """The last draft that this peer has signed, its *own* or that of another peer."""

    base: bytes
    body: m.ViewBody
    digest: bytes
    need: frozenset[int]
    since: float
    evidence: tuple[m.LogEvidence, ...]
    own: bool


class ViewChange:
    """The part of a peer that drafts views, signs those of others, and keeps proposals and votes."""

    def __init__(self, log: ReplicatedLog, presence: PeerPresence, sync: Synchronizer, fresh: bytes) -> None:
        self._log = log
        self._presence = presence
        self._sync = sync
        self._fresh = fresh
        self._chains = 0
        self._draft: SignedDraft | None = None
        self._signatures: dict[int, m.ViewSignature] = {}      # the latest of each peer
        self._asked = self._since = 0.0
        self._tries = 0
        self._tried_by: Counter[int] = Counter()       # drafts of each peer since the last view
        self._last_of: dict[int, tuple[bytes, bytes]] = {}
        self._drafts: set[tuple[bytes, bytes]] = set()      # those that may be signed: base and body digest
        self._number = 0
        self.asking: int | None = None          # the seat that the person here, who has none, asks for
        self.refusers: set[int] = set()
        self.refused: set[tuple[bytes, int]] = set()
        self.proposals: dict[bytes, m.Proposal] = {}
        self.answers: dict[bytes, dict[int, tuple[int, bool]]] = {}
        log.appended.append(self._on_entry)

    def begin(self) -> None:
        self._asked = self._since = self._log.now

    def _on_entry(self, entry: m.LogEntry, before: GameView) -> None:
        done: tuple[m.AnyChange, ...] = ()
        if entry.kind == m.VIEW:
            self._draft, self._tries = None, 0
            for known in (self._signatures, self._tried_by, self._last_of, self._drafts):
                known.clear()
            done = read_view(entry.body).changes
        for name, proposal in list(self.proposals.items()):
            if entry.kind == m.VIEW:
                tried = set(before.participants) <= self._yes(name)     # agreed by all: not tried again
                settled = tried or set(proposal.changes) & set(done) or not self._possible(proposal.changes)
            else:
                settled = any(isinstance(change, m.DropPeer | m.UndoTo) for change in proposal.changes)
            if settled:
                del self.proposals[name]
                self.answers.pop(name, None)

    def _yes(self, name: bytes) -> set[int]:
        return {peer for peer, (_number, yes) in self.answers.get(name, {}).items() if yes}

    def _possible(self, changes: tuple[m.AnyChange, ...]) -> bool:
        view = self._log.view
        try:
            next_view(view, m.ViewBody(view.epoch + 1, changes), 0, ())
        except WrongView:
            return False
        return True

    # Consent.

    def suggest(self, changes: tuple[m.AnyChange, ...]) -> None:
        log, me = self._log, self._log.me
        changes = self._meant(changes)
        code = self._trouble(changes)
        if code or me is None:
            log.tell(e.CommandRefused(code))
            return
        self._number += 1
        text = self._fresh + self._number.to_bytes(4, "big") + log.head
        proposal = signed(log.keys, log.state.game, m.Proposal(hashlib.sha256(text).digest()[:8], changes, me))
        self._keep(proposal)
        log.cast(proposal)
        self.answer(proposal.name, True)

    def _meant(self, changes: tuple[m.AnyChange, ...]) -> tuple[m.AnyChange, ...]:
        """Return *changes* with the reasons that hold here; a takeover also drops all others that cannot be reached."""
        absent, view = self._presence.absent(), self._log.view
        drops = {change.peer: change.level for change in changes if isinstance(change, m.DropPeer)}
        for change in changes:      # an absent player makes room for the new one
            if isinstance(change, m.GiveSeat) and change.seat < len(view.seats) and not view.bots[change.seat]:
                drops.setdefault(view.seats[change.seat], USUAL_BOT)
        if drops:
            level = next(iter(drops.values()))
            drops.update({peer: level for peer, reason in absent.items() if reason == m.AWAY and peer not in drops})
        found = [
            m.DropPeer(peer, absent.get(peer, m.OVERDUE), self._presence.reached_through(peer), level)
            for peer, level in sorted(drops.items())
            if peer < len(self._log.view.keys)
        ]
        return (*found, *(change for change in changes if not isinstance(change, m.DropPeer)))

    def _trouble(self, changes: tuple[m.AnyChange, ...]) -> str:
        """Return why *changes* may not be proposed here, a key of ``text.REFUSALS``; an empty string if they may."""
        log, state = self._log, self._log.state
        drops = {change.peer for change in changes if isinstance(change, m.DropPeer)}
        undone = [change.length for change in changes if isinstance(change, m.UndoTo)]
        can_be = 0 < len(changes) <= MOST_CHANGES and self._possible(changes)
        few = bool(drops) and not self._presence.quorum({*state.view.participants} - drops)
        reasons = (
            ("watcher", not log.playing()), ("over", state.over), ("disk", log.failing), ("syncing", log.recovering),
            ("draw", bool(undone and state.due)), ("changes", not can_be or few),
            ("changes", not drops <= self._presence.absent().keys()),
            ("changes", not all(log.tree.may_undo(log.head, length) for length in undone)),
        )  # fmt: skip
        return next((code for code, holds in reasons if holds), "")

    def answer(self, name: bytes, yes: bool) -> None:
        log, me = self._log, self._log.me
        if me is None or name not in self.proposals:
            log.tell(e.CommandRefused("proposal"))
            return
        self._number += 1
        answer = signed(log.keys, log.state.game, m.ProposalAnswer(name, yes, me, self._number))
        self.hear_answer(answer)
        log.cast(answer)

    def _keep(self, proposal: m.Proposal) -> None:
        """Store *proposal*, and of one peer only the last ``MOST_PROPOSALS``."""
        mine = [name for name, other in self.proposals.items() if other.peer == proposal.peer]
        for name in mine[: 1 - MOST_PROPOSALS]:
            del self.proposals[name]
            self.answers.pop(name, None)
        self.proposals[proposal.name] = proposal

    def hear_proposal(self, proposal: m.Proposal) -> bool:
        if proposal.name in self.proposals or not proposal.changes or not self._by_player(proposal):
            return False
        self._keep(proposal)
        return True

    def hear_answer(self, answer: m.ProposalAnswer) -> bool:
        given = self.answers.setdefault(answer.name, {}) if answer.name in self.proposals else None
        if given is None or given.get(answer.peer, (-1, False))[0] >= answer.number or not self._by_player(answer):
            return False
        given[answer.peer] = (answer.number, answer.yes)
        return True

    def _by_player(self, message: m.Proposal | m.ProposalAnswer | m.SeatRefusal) -> bool:
        """Return whether a participant has signed *message*."""
        log = self._log
        return message.peer in log.view.participants and log.tree.genuine(log.state, message)

    def agreed(self, change: m.AnyChange) -> bool:
        """Return whether the person here voted for *change*; a drop that makes room needs the votes of all who stay."""
        me, everybody = self._log.me, set(self._log.view.participants)
        for name, proposal in self.proposals.items():
            yes = self._yes(name)
            if me in yes and _same(change, proposal.changes):
                drops = {one.peer for one in proposal.changes if isinstance(one, m.DropPeer)}
                mixed = isinstance(change, m.DropPeer) and len(drops) < len(proposal.changes)
                if not mixed or everybody - drops <= yes:
                    return True
        return False

    # Wishes.

    def ask(self, seat: int) -> None:
        """Ask for *seat* on behalf of the person here, who has no seat."""
        log = self._log
        if log.playing() or seat >= len(log.view.seats) or not self._is_free(seat):
            log.tell(e.CommandRefused("changes"))
            return
        self.refusers.clear()
        self.asking = None if seat in self._bot_seats(log.me) else seat     # one's own seats are given back together
        self._presence.timed_out, self._sync.wanted = False, None
        self.ask_for_seat()
        log.cast(self._sync.status())

    def refuse(self, key: bytes, seat: int) -> None:
        log, me = self._log, self._log.me
        if me is None or not log.playing():
            log.tell(e.CommandRefused("watcher"))
            return
        log.cast(signed(log.keys, log.state.game, m.SeatRefusal(key, seat, me)))
        self.refused = {*(pair for pair in self.refused if pair[0] in self._presence.info), (key, seat)}

    def hear_refusal(self, refusal: m.SeatRefusal) -> bool:
        if not self._by_player(refusal):
            return False
        if refusal.key != self._log.keys.public:
            return True
        if self._sync.wanted is not None and refusal.seat in (self.asking, *self._bot_seats(self._log.me)):
            self.refusers.add(refusal.peer)
        return False

    def wishes(self) -> list[m.GiveSeat]:
        """Return the seats that peers here ask for and may be proposed for, without those already refused here."""
        log, presence = self._log, self._presence
        return [
            change
            for key in sorted(presence.info)
            if key != log.keys.public and log.now - presence.heard[key] < log.timing.here
            for change in self._wished(key, presence.info[key])
            if self._needs_yes(change) and (key, change.seat) not in self.refused
            and not self._trouble(self._meant((change,)))
        ]

    def _wished(self, key: bytes, status: m.PeerStatus) -> list[m.GiveSeat]:
        view = self._log.view
        number = view.number(key)
        if status.wanted is None or number in view.participants:
            return []
        seat, nonce, anchor = status.wanted
        seats = self._bot_seats(number) if seat == m.NOBODY else [seat]
        return [m.GiveSeat(one, key, nonce, anchor) for one in seats if one < len(view.seats) and self._is_free(one)]

    def _is_free(self, seat: int) -> bool:
        """Return whether *seat* may be asked for: a bot plays it, or a peer that is not here."""
        view = self._log.view
        return bool(view.bots[seat]) or view.seats[seat] not in self._presence.here()

    def _bot_seats(self, owner: int | None) -> list[int]:
        view = self._log.view
        return [seat for seat, who in enumerate(view.owners) if who == owner and view.bots[seat]]

    def _needs_yes(self, change: m.AnyChange) -> bool:
        view = self._log.view
        if isinstance(change, m.DropPeer):
            return change.reason in (m.AWAY, m.OVERDUE)
        peer = view.number(change.key) if isinstance(change, m.GiveSeat) and change.seat < len(view.seats) else None
        if peer is None or not isinstance(change, m.GiveSeat):
            return True
        return peer not in (view.owners[change.seat], view.seats[change.seat]) or view.unforgiven(peer)

    # What this peer asks for itself.

    def ask_for_seat(self) -> None:
        """Ask for a seat with a fresh chain if this peer has none or has lost its journal; otherwise stop asking."""
        log, me = self._log, self._log.me
        if log.flags & m.LEAVING or (log.playing() and not log.recovering):
            self._sync.wanted = self.asking = None
            self.refusers.clear()
            return
        if me is not None and self._sync.wanted and self._sync.wanted[1] == log.view.chains[me].nonce:
            self._sync.wanted = None            # seated with it, and dropped again at once
        if self._presence.timed_out or self._sync.wanted is not None:
            return
        if self.asking is not None or (me is not None and me in log.view.owners):
            self._chains += 1
            nonce = hashlib.sha256(self._fresh + self._chains.to_bytes(4, "big")).digest()[:16]
            seat = m.NOBODY if self.asking is None else self.asking
            self._sync.wanted = (seat, nonce, chain(log.keys.seed(nonce), nonce)[0])

    # Drafts.

    def _drops(self) -> list[m.DropPeer]:
        """Return the drops that are justified here and need no consent or have it, each with the agreed bot level."""
        proofs: set[m.LogEvidence] = set()
        out = []
        for peer, reason in self._presence.absent().items():
            drop = m.DropPeer(peer, reason, self._presence.reached_through(peer), self._level(peer))
            if drop.reason == m.SPLIT:            # a view has room for two proofs; the others go with the next one
                proof = self._sync.evidence.get(drop.peer)
                if proof is None or len(proofs | {proof}) > MOST_PROOFS:
                    continue
                proofs.add(proof)
            if not self._needs_yes(drop) or self.agreed(drop):
                out.append(drop)
        return out

    def _level(self, peer: int) -> str:
        changes = (change for proposal in self.proposals.values() for change in proposal.changes)
        return next((c.level for c in changes if isinstance(c, m.DropPeer) and c.peer == peer and self.agreed(c)), "")

    def _seats(self, view: GameView, gone: set[int]) -> list[m.GiveSeat]:
        """Return the seats that can be given back now."""
        log, infos = self._log, self._presence.infos()
        out: list[m.GiveSeat] = []
        for peer, status in sorted(infos.items()):
            if status.wanted is None or peer in gone or status.head != log.head[:8]:
                continue
            if peer not in view.participants:
                changes = self._wished(view.keys[peer], status)
                free = [change for change in changes if view.bots[change.seat] or view.seats[change.seat] in gone]
                out += [change for change in free if not self._needs_yes(change) or self.agreed(change)]
            elif status.recovering and status.all_heard and not log.must_give(peer):
                out += self._own_seats(view, peer, status.wanted)
        me = log.me
        if log.recovering and me is not None and self._sync.wanted and not log.must_give(me):
            out += self._own_seats(view, me, self._sync.wanted)
        return out

    def _own_seats(self, view: GameView, peer: int, wanted: tuple[int, bytes, bytes]) -> list[m.GiveSeat]:
        seats = [seat for seat, who in enumerate(view.seats) if who == peer and not view.bots[seat]]
        return [m.GiveSeat(seat, view.keys[peer], *wanted[1:]) for seat in seats]

    def _other_changes(self, signers: list[int], gone: set[int]) -> list[m.AnyChange]:
        """Return, without drops, the first proposal that all *signers* voted for and whose drops are all in *gone*."""
        for name, proposal in self.proposals.items():
            rest: list[m.AnyChange] = [one for one in proposal.changes if not isinstance(one, m.DropPeer)]
            drops = {change.peer for change in proposal.changes if isinstance(change, m.DropPeer)}
            if rest and set(signers) <= self._yes(name) and drops <= gone:
                return rest
        return []

    def consider(self) -> None:
        """Draft a view if one is needed and it is this peer's turn to coordinate."""
        log, state, view = self._log, self._log.state, self._log.view
        here, infos, me = self._presence.here(), self._presence.infos(), log.me
        if me is None or not log.playing() or state.over or log.failing:
            return
        if log.recovering and not self._presence.all_heard():
            return
        drops = self._drops()
        gone = {drop.peer for drop in drops}
        signers = [peer for peer in view.participants if peer not in gone]
        changes: list[m.AnyChange] = [*drops, *self._seats(view, gone)]
        if not self._presence.changing():   # tried once: a peer that missed the votes would not sign
            changes += [change for change in self._other_changes(signers, gone) if change not in changes]
        sure = bool(state.older) and min(log.reach(peer) for peer in view.participants) >= state.viewed
        body = m.ViewBody(0, tuple(changes), sure=sure)
        back = seated_by(view, body)
        waits = any(peer in infos and infos[peer].recovering and peer not in back for peer in signers)
        needed = bool(changes) or self._presence.changing()
        if not needed or not self._has_quorum(body) or waits or not set(signers) <= here:
            self._since = log.now
            return
        if self._repeat():
            return
        patience = min(3.0, 0.6 + 0.2 * self._tries)
        if log.now - self._since < _RANK * signers.index(me) or log.now - self._asked < patience:
            return
        self._asked, self._tries = log.now, self._tries + 1
        self._propose(changes, infos, sure)

    def _propose(self, changes: list[m.AnyChange], infos: dict[int, m.PeerStatus], sure: bool) -> None:
        log = self._log
        promised = [status.promised for status in infos.values() if status.promised < log.promised + FAR - 10]
        target = max([log.promised, log.view.epoch, *promised]) + 1
        known = tuple(ack for _peer, ack in sorted(log.known_acks().items()))
        body = m.ViewBody(target, tuple(changes[:8]), known, sure)
        proofs = (self._sync.evidence[peer] for peer, reason in drops_of(body).items() if reason == m.SPLIT)
        evidence = tuple(dict.fromkeys(proofs))
        if not self.willing(body):
            return
        signature = self._sign_draft(body, evidence, own=True)
        self._note_draft(signature)
        log.cast(m.ViewDraft(len(log.log) - 1, body, signature, evidence))
        self._complete()

    def _sign_draft(self, body: m.ViewBody, evidence: tuple[m.LogEvidence, ...], own: bool) -> m.ViewSignature:
        """Sign a draft that follows our head, and keep it until all signatures are there."""
        log, signature = self._log, self.sign(self._log.head, body)
        need = frozenset((*staying(log.view, body), *seated_by(log.view, body)))
        self._signatures[signature.peer] = signature
        if self._draft is None or (self._draft.base, self._draft.digest) != (signature.base, signature.body):
            self._draft = SignedDraft(signature.base, body, signature.body, need, log.now, evidence, own)
            for known in self._signatures.values():
                self._note_signed(known)
        return signature

    def _note_draft(self, first: m.ViewSignature) -> None:
        """Count the draft that its author signed with *first*, and note whether it may be signed."""
        author, draft = first.peer, (first.base, first.body)
        if self._last_of.get(author) == draft:
            return
        self._last_of[author] = draft
        self._tried_by[author] += 1
        others = max((count for peer, count in self._tried_by.items() if peer != author), default=0)
        if self._tried_by[author] > MOST_TRIES + others or len(self._drafts) >= MOST_DRAFTS:
            return
        self._drafts.add(draft)

    def _note_signed(self, signature: m.ViewSignature) -> None:
        """Note when a peer signed, if that may still complete our last draft: whoever always signs too late, or once
        and then no more, takes no part."""
        draft = self._draft
        if draft and (signature.base, signature.body) == (draft.base, draft.digest):
            self._presence.signed[signature.peer] = self._log.now

    def _repeat(self) -> bool:
        """Send our own draft again for ``_REPEAT`` seconds, since messages may be lost; return whether it was sent."""
        log, draft = self._log, self._draft
        if draft is None or not draft.own or draft.base != log.head or log.promised != draft.body.target:
            return False
        if log.now - draft.since >= _REPEAT or log.me is None:
            return False
        log.cast(m.ViewDraft(len(log.log) - 1, draft.body, self._signatures[log.me], draft.evidence))
        return True

    # Signing.

    def willing(self, body: m.ViewBody) -> bool:
        """Return whether an honest program signs *body* after its own head."""
        log, state = self._log, self._log.state
        higher = max(log.promised, log.view.epoch) < body.target <= log.promised + FAR
        if self._number_in(body) is None or state.over or log.failing or not higher:
            return False
        if log.recovering and not self._presence.all_heard():
            return False
        if log.recovering and all(seat.key != log.keys.public for seat in seated_by(log.view, body).values()):
            return False                        # only a new seat settles what it signed before
        if not body.changes and not self._may_free():
            return False
        if not all(self._true_here(change) for change in body.changes) or not self._has_quorum(body):
            return False
        if state.due and not log.known_links() <= {*state.due.links, *(ack.peer for ack in body.known)}:
            return False                        # it hides a link of the open draw
        if not body.changes:
            self._presence.freed = log.now
        return True

    def _number_in(self, body: m.ViewBody) -> int | None:
        """Return this peer's number, or the one that *body* gives it if it is a newcomer."""
        log = self._log
        if log.me is not None:
            return log.me
        return next((peer for peer, seat in seated_by(log.view, body).items() if seat.key == log.keys.public), None)

    def _has_quorum(self, body: m.ViewBody) -> bool:
        """Return whether *body* has a quorum and so keeps the name of the game: nobody gets into a Copy unasked."""
        state = self._log.state
        stay, back = staying(state.view, body), seated_by(state.view, body)
        proven = m.SPLIT in drops_of(body).values()
        return enough(state.view, stay, () if body.sure else state.older, proven, back)

    def _may_free(self) -> bool:
        """Return whether an empty view may be signed: only to release peers from promises, and not too often."""
        log = self._log
        pause = _FREE_SELF if log.promised > log.view.epoch else _FREE_OTHERS
        return log.promised < LAST_FREE and self._presence.changing() and log.now - self._presence.freed >= pause

    def _true_here(self, change: m.AnyChange) -> bool:
        log = self._log
        if isinstance(change, m.GiveSeat) and change.key == log.keys.public:
            return True
        if self._needs_yes(change) and log.playing() and not self.agreed(change):
            return False                    # a peer that is to get a seat has no vote
        if isinstance(change, m.DropPeer):
            found = self._presence.absent().get(change.peer)
            if change.peer == log.me or found is None:
                return False
            return change.reason not in (m.DOUBLE, m.SPLIT, m.LEFT) or found == change.reason
        if isinstance(change, m.GiveSeat):
            peer = log.view.number(change.key)
            return peer is None or (not log.must_give(peer) and self._presence.guilty.get(peer) != m.SPLIT)
        return isinstance(change, m.UndoTo | m.SetOptions)

    def sign(self, base: bytes, body: m.ViewBody) -> m.ViewSignature:
        """Store the promise durably, then return the signature of *body* after *base*."""
        log, me = self._log, self._number_in(body)
        assert me is not None
        if (base, body) != log.signed_view:
            log.promised, log.signed_view = body.target, (base, body)
            log.store(e.PromiseRecord(body.target, base, body), sync=True)
        return signed(log.keys, log.state.game, m.ViewSignature(base, view_digest(body), body.target, me))

    def hear_draft(self, source: bytes, draft: m.ViewDraft) -> bool:
        """Sign *draft*, or show *source* how our log differs; return whether the draft is signed by its author."""
        log, first, body = self._log, draft.first, draft.body
        if (first.body, first.target) != (view_digest(body), body.target) or not log.tree.genuine(log.state, first):
            return False
        for evidence in draft.evidence:
            self._sync.hear_evidence(evidence)
        self._note_draft(first)
        self.hear_signature(first)
        if not self.stands_on(first.base):
            self._go_to(first.base, body)
        if not self.stands_on(first.base):
            self._sync.show_end(source, first.base)
        elif ((first.base, body) == log.signed_view and log.promised == body.target) or self._begins(source, draft):
            log.cast(self._sign_draft(body, draft.evidence, own=False))
            self._complete()
        elif body.target <= log.promised:
            log.send(source, self._sync.status())
        return True

    def _begins(self, source: bytes, draft: m.ViewDraft) -> bool:
        """Return whether this peer is to sign *draft*, which is new to it. An empty draft needs no consent, so it is
        forwarded to the others: its author cannot ask each of them for another one unnoticed."""
        log, first = self._log, draft.first
        if (first.base, first.body) not in self._drafts or not self.willing(draft.body):
            return False
        self._since = log.now                   # let that peer try: no duel of coordinators
        if not draft.body.changes and source == log.view.keys[first.peer]:
            for key in sorted(log.links - {source}):
                log.send(key, draft)
        return True

    def stands_on(self, base: bytes) -> bool:
        """Return whether *base* is our head; a view after anything else is not signed."""
        return base == self._log.head

    def _go_to(self, base: bytes, body: m.ViewBody) -> None:
        """Adopt the coordinator's log if it extends ours, or parts at a command of a peer dropped as DOUBLE."""
        log, tree = self._log, self._log.tree
        if base not in tree.states:
            return
        chain_to = tree.chain(base)
        place = next((at for at, digest in enumerate(chain_to) if log.place.get(digest) != at), len(chain_to))
        if place == len(log.log):
            self._sync.adopt(base)
        elif place < len(chain_to) and not log.is_locked(place):
            ours = tree.entries[log.log[place]]
            drops = [change for change in body.changes if isinstance(change, m.DropPeer)]
            dropped = {drop.peer for drop in drops if drop.reason == m.DOUBLE}
            if ours.author in dropped and doubles(tree, ours, tree.entries[chain_to[place]]):
                self._sync.adopt(base, may_switch=True)

    def hear_signature(self, message: m.ViewSignature) -> bool:
        """Store a signature, and append the view if that completes it; return whether the signature is genuine."""
        log, draft = self._log, self._draft
        keys = dict(enumerate(log.view.keys))
        if draft and draft.digest == message.body:
            keys.update({peer: seat.key for peer, seat in seated_by(log.view, draft.body).items()})
        if message.peer not in keys or not is_signed(log.keys, keys[message.peer], log.state.game, message):
            return False
        self._signatures[message.peer] = message
        self._note_signed(message)
        self._complete()
        return True

    def _complete(self) -> None:
        """Append the view once all who must sign have done so. Each signer does that by itself, so that no coordinator
        can hold up the others by withholding it; only the coordinator sends it."""
        log, draft = self._log, self._draft
        if draft is None or draft.base != log.head or log.promised != draft.body.target:
            return
        given = {
            peer: one.signature
            for peer, one in self._signatures.items()
            if peer in draft.need and (one.base, one.body) == (draft.base, draft.digest)
        }
        if len(given) < len(draft.need):
            return
        entry = log.view_entry(draft.body, given, draft.evidence)
        digest = log.tree.add(entry)
        if digest is not None:
            log.append(digest)
            if draft.own:
                log.cast(entry)
            log.progress()


def _same(change: m.AnyChange, changes: tuple[m.AnyChange, ...]) -> bool:
    """Return whether *changes* contain *change*; drops are the same if they drop the same peer."""
    if isinstance(change, m.DropPeer):
        return any(isinstance(other, m.DropPeer) and other.peer == change.peer for other in changes)
    return change in changes
