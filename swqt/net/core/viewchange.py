"""Agreement on who takes part: consent of people, drafts, signatures, and who coordinates.

Two steps. Consent binds nothing: people suggest and answer. Signing binds: whoever signs a view acknowledges nothing
below it any more.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Final

from swqt.net.core import events as e
from swqt.net.core.entries import (
    USUAL_BOT,
    GameView,
    chain,
    drops_of,
    is_signed,
    proven_in,
    read_view,
    seated_by,
    signed,
    signers_of,
    staying,
    view_digest,
)
from swqt.net.core.log import GameState, do_part, doubles, parting
from swqt.net.core.presence import PeerPresence
from swqt.net.core.replicated_log import ReplicatedLog
from swqt.net.core.sync import Synchronizer
from swqt.net.wire import messages as m

FAR: Final = 64
"""A draft may not promise more epochs ahead at once."""
MOST_TRIES: Final = 6
"""Of who has made so many drafts more than everybody else none is signed: then others draft one themselves."""
MOST_DRAFTS: Final = 4096
LAST_FREE: Final = 1 << 15
"""Views that change nothing leave half of all epochs to takeovers and to a Copy: nobody uses them up."""
MOST_CHANGES: Final = 8
MOST_PROPOSALS: Final = 4
MOST_PROOFS: Final = 2
_RANK, _REPEAT = 1.2, 1.5
_FREE_OTHERS, _FREE_SELF = 3.0, 0.4


class ViewChange:
    """Makes views, and signs those of others."""

    def __init__(self, log: ReplicatedLog, presence: PeerPresence, sync: Synchronizer, fresh: bytes) -> None:
        self._log = log
        self._presence = presence
        self._sync = sync
        self._fresh = fresh
        self._chains = self._number = 0
        self._draft: m.ViewDraft | None = None      # what was signed here last, be it an own draft
        self._signatures: dict[int, m.ViewSignature] = {}       # the last of each peer
        self._tried: dict[int, set[tuple[bytes, bytes]]] = {}   # drafts of each since the last view: base and body
        self._drafts: set[tuple[bytes, bytes]] = set()          # which of them may be signed
        self._drafted = self._asked = self._since = 0.0
        self._tries = 0
        self.asking: int | None = None          # which seat the person here would like who has none
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
            for known in (self._signatures, self._tried, self._drafts):
                known.clear()
            done = read_view(entry.body).changes
        for name, proposal in list(self.proposals.items()):
            changes = proposal.changes
            if entry.kind == m.VIEW:
                tried = set(before.participants) <= self._yes(name)     # not again and again
                settled = tried or set(changes) & set(done) or not self._outcome(self._next(changes))
            else:
                settled = any(isinstance(change, m.DropPeer | m.UndoTo) for change in changes)
            if settled:
                del self.proposals[name], self.answers[name]

    def _yes(self, name: bytes) -> set[int]:
        return {peer for peer, (_number, yes) in self.answers[name].items() if yes}

    def _next(self, changes: tuple[m.AnyChange, ...]) -> m.ViewBody:
        return m.ViewBody(self._log.view.epoch + 1, changes)

    def _outcome(self, body: m.ViewBody) -> GameState | None:
        """Return what is true after *body* on the own head, or None if it cannot be."""
        try:
            return self._log.tree.outcome(self._log.head, body)
        except ValueError:
            return None

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
        """Return *changes* with the reasons that hold here; with a takeover goes who else cannot be reached."""
        absent, view = self._presence.absent(), self._log.view
        drops = {peer: drop.level for peer, drop in drops_of(changes).items() if peer < len(view.keys)}
        for change in changes:      # somebody who is away makes room
            if isinstance(change, m.GiveSeat) and change.seat < len(view.seats) and not view.bots[change.seat]:
                drops.setdefault(view.seats[change.seat], USUAL_BOT)
        if drops:
            level = next(iter(drops.values()))
            drops.update({peer: level for peer, reason in absent.items() if reason == m.AWAY and peer not in drops})
        found = [self._drop(peer, absent.get(peer, m.OVERDUE), level) for peer, level in sorted(drops.items())]
        return (*found, *(change for change in changes if not isinstance(change, m.DropPeer)))

    def _drop(self, peer: int, reason: m.DropReason, level: str) -> m.DropPeer:
        return m.DropPeer(peer, reason, self._presence.reached_through(peer), level)

    def _trouble(self, changes: tuple[m.AnyChange, ...]) -> str:
        """Return why nobody here may suggest *changes*, one of ``text.REFUSALS``; nothing if they may."""
        log, state, drops = self._log, self._log.state, drops_of(changes).keys()
        undoes = any(isinstance(change, m.UndoTo) for change in changes)
        can_be = 0 < len(changes) <= MOST_CHANGES and self._outcome(self._next(changes))
        few = bool(drops) and not self._presence.quorum({*state.view.participants} - drops)
        reasons = (
            ("watcher", not log.playing()), ("over", state.over), ("disk", log.failing), ("syncing", log.recovering),
            ("draw", undoes and state.due),
            ("changes", not can_be or few or not drops <= self._presence.absent().keys()),
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
        """Keep a proposal; of one peer only the last few."""
        mine = [name for name, other in self.proposals.items() if other.peer == proposal.peer]
        for name in mine[: 1 - MOST_PROPOSALS]:
            del self.proposals[name], self.answers[name]
        self.proposals[proposal.name], self.answers[proposal.name] = proposal, {}

    def hear_proposal(self, proposal: m.Proposal) -> bool:
        if proposal.name in self.proposals or not proposal.changes or not self._by_player(proposal):
            return False
        self._keep(proposal)
        return True

    def hear_answer(self, answer: m.ProposalAnswer) -> bool:
        given = self.answers.get(answer.name)
        if given is None or given.get(answer.peer, (-1, False))[0] >= answer.number or not self._by_player(answer):
            return False
        given[answer.peer] = (answer.number, answer.yes)
        return True

    def _by_player(self, message: m.Proposal | m.ProposalAnswer | m.SeatRefusal) -> bool:
        """Whether somebody who takes part has signed *message*."""
        log = self._log
        return message.peer in log.view.participants and log.tree.genuine(log.state, message)

    def agreed(self, change: m.AnyChange) -> bool:
        """Whether the person here said yes to *change*, and all have to a takeover that makes room for somebody."""
        me, everybody = self._log.me, set(self._log.view.participants)
        for name, proposal in self.proposals.items():
            yes, drops = self._yes(name), drops_of(proposal.changes)
            if isinstance(change, m.DropPeer):      # only who it is counts, and not who reached it last
                roomy = len(drops) == len(proposal.changes) or everybody - drops.keys() <= yes
                if me in yes and change.peer in drops and roomy:
                    return True
            elif me in yes and change in proposal.changes:
                return True
        return False

    # Wishes.

    def ask(self, seat: int) -> None:
        """The person here, who has no seat, would like *seat*."""
        log = self._log
        if log.playing() or not self._is_free(seat, log.view.participants):
            log.tell(e.CommandRefused("changes"))
            return
        self.refusers.clear()
        self.asking, self._sync.wanted = seat, None
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
        """Return what those who are here would like, and can only have by everybody's yes."""
        log, presence, absent = self._log, self._presence, self._presence.absent()
        return [
            change
            for key in sorted(presence.info)
            if key != log.keys.public and log.now - presence.heard[key] < log.timing.here
            for change in self._wished(presence.info[key], absent)
            if self._needs_yes(change) and (key, change.seat) not in self.refused
        ]

    def _wished(self, status: m.PeerStatus, leaving: Collection[int]) -> list[m.GiveSeat]:
        """Return what somebody without a seat asks for, of what bots play and those of *leaving* who are not here."""
        view, number = self._log.view, self._log.view.number(status.key)
        if status.wanted is None or number in view.participants:
            return []
        seat, nonce, anchor = status.wanted
        seats = self._bot_seats(number) if seat == m.NOBODY else [seat]
        return [m.GiveSeat(one, status.key, nonce, anchor) for one in seats if self._is_free(one, leaving)]

    def _is_free(self, seat: int, leaving: Collection[int]) -> bool:
        view, gone = self._log.view, set(leaving) - self._presence.here()
        return seat < len(view.seats) and (bool(view.bots[seat]) or view.seats[seat] in gone)

    def _bot_seats(self, owner: int | None) -> list[int]:
        view = self._log.view
        return [seat for seat, who in enumerate(view.owners) if who == owner and view.bots[seat]]

    def _needs_yes(self, change: m.AnyChange) -> bool:
        view = self._log.view
        if isinstance(change, m.DropPeer):
            return change.reason in (m.AWAY, m.OVERDUE)
        if not isinstance(change, m.GiveSeat) or change.seat >= len(view.seats):
            return True
        peer = view.number(change.key)
        if peer is None or peer not in (view.owners[change.seat], view.seats[change.seat]):
            return True
        return view.unforgiven(peer)

    # What this peer asks for itself.

    def ask_for_seat(self) -> None:
        """Who has no seat, or has lost its journal, asks for one with a fresh chain."""
        log, me = self._log, self._log.me
        if log.flags & m.LEAVING or (log.playing() and not log.recovering):
            self._sync.wanted = self.asking = None
            self.refusers.clear()
            return
        if me is not None and self._sync.wanted and self._sync.wanted[1] == log.view.chains[me].nonce:
            self._sync.wanted = None            # seated by it, and dropped again at once
        if self._sync.wanted is None and (self.asking is not None or (me is not None and me in log.view.owners)):
            self._chains += 1
            nonce = hashlib.sha256(self._fresh + self._chains.to_bytes(4, "big")).digest()[:16]
            seat = m.NOBODY if self.asking is None else self.asking
            self._sync.wanted = (seat, nonce, chain(log.keys.seed(nonce), nonce)[0])

    # Drafts.

    def _drops(self) -> list[m.DropPeer]:
        """Return the takeovers that are true here and need no yes or have it, each with the bot that people want."""
        proofs: set[m.LogEvidence] = set()
        out = []
        for peer, reason in self._presence.absent().items():
            if reason == m.SPLIT:           # a view has room for two proofs; the others go with the next one
                proof = self._presence.convicted[peer].evidence
                if len(proofs | {proof}) > MOST_PROOFS:
                    continue
                proofs.add(proof)
            drop = self._drop(peer, reason, self._level(peer))
            if not self._needs_yes(drop) or self.agreed(drop):
                out.append(drop)
        return out

    def _level(self, peer: int) -> str:
        drops = (drops_of(proposal.changes).get(peer) for proposal in self.proposals.values())
        return next((drop.level for drop in drops if drop and self.agreed(drop)), "")

    def _seats(self, gone: set[int]) -> list[m.GiveSeat]:
        """Return the seats that can be given back now."""
        log, me = self._log, self._log.me
        out: list[m.GiveSeat] = []
        for peer, status in sorted(self._presence.infos().items()):
            if status.wanted is None or peer in gone or status.head != log.head[:8]:
                continue
            if peer not in log.view.participants:
                wished = self._wished(status, gone)
                out += [change for change in wished if not self._needs_yes(change) or self.agreed(change)]
            elif status.recovering and status.all_heard:
                out += self._own_seats(peer, status.wanted)
        if log.recovering and me is not None and self._sync.wanted:
            out += self._own_seats(me, self._sync.wanted)
        return out

    def _own_seats(self, peer: int, wanted: tuple[int, bytes, bytes]) -> list[m.GiveSeat]:
        """Return how *peer* is seated anew where it is."""
        view = self._log.view
        seats = [seat for seat, who in enumerate(view.seats) if who == peer and not view.bots[seat]]
        return [] if self.must_give(peer) else [m.GiveSeat(seat, view.keys[peer], *wanted[1:]) for seat in seats]

    def _other_changes(self, gone: set[int]) -> list[m.AnyChange]:
        """Return what all who would stay have said yes to, of what only they can decide."""
        stay = set(self._log.view.participants) - gone
        for name, proposal in self.proposals.items():
            rest: list[m.AnyChange] = [one for one in proposal.changes if not isinstance(one, m.DropPeer)]
            if rest and stay <= self._yes(name) and drops_of(proposal.changes).keys() <= gone:
                return rest
        return []

    def must_give(self, peer: int) -> bool:
        """Whether the open draw waits for the old link of *peer*, which we may have answered already."""
        due = self._log.state.due
        return due is not None and peer in due.ends and due.k in self._log.given and peer not in self._log.known_links()

    def consider(self) -> None:
        """Draft a view if one is needed and it is this peer's to do."""
        log, presence, me = self._log, self._presence, self._log.me
        if me is None or self._repeat():
            return
        body = self._wanted()
        stay, back = staying(log.view, body.changes), seated_by(log.view, body.changes).keys()
        waits = presence.recovering() & set(stay) - back
        if waits or not set(stay) <= presence.here() or not self.willing(body):
            self._since = log.now
            return
        patience = min(3.0, 0.6 + 0.2 * self._tries)
        if log.now - self._since >= _RANK * stay.index(me) and log.now - self._asked >= patience:
            self._asked, self._tries = log.now, self._tries + 1
            proofs = dict.fromkeys(presence.convicted[peer].evidence for peer in sorted(proven_in(body.changes)))
            draft = m.ViewDraft(len(log.log) - 1, body, self.sign(log.head, body), tuple(proofs))
            self._keep_draft(draft, draft.first)
            self._note_draft(draft.first)
            log.cast(draft)
            self._complete()

    def _wanted(self) -> m.ViewBody:
        """Return the view that should come, as far as can be seen here; without changes it frees who has promised."""
        log, state = self._log, self._log.state
        drops = self._drops()
        gone = {drop.peer for drop in drops}
        changes: list[m.AnyChange] = [*drops, *self._seats(gone)]
        if not self._presence.changing():   # whoever does not know of what was agreed would not sign it: tried once
            changes += [change for change in self._other_changes(gone) if change not in changes]
        sure = bool(state.older) and log.prepared() >= state.viewed
        promised = [status.promised for status in self._presence.infos().values()]
        target = max(log.promised, log.view.epoch, *(one for one in promised if one < log.promised + FAR - 10)) + 1
        return m.ViewBody(target, tuple(changes[:MOST_CHANGES]), tuple(log.known_acks().values()), sure)

    def _keep_draft(self, draft: m.ViewDraft, own: m.ViewSignature) -> None:
        """Keep a draft that was signed here until it is complete."""
        if not self._has_signed(own):
            self._draft, self._drafted = draft, self._log.now
        self._signatures[own.peer] = own

    def _note_draft(self, first: m.ViewSignature) -> None:
        """Note that the draft that begins with *first* may be signed, unless its author has made too many."""
        log, tried, draft = self._log, self._tried.setdefault(first.peer, set()), (first.base, first.body)
        if draft in tried or len(tried) >= MOST_DRAFTS:
            return
        tried.add(draft)
        others = max((len(made) for peer, made in self._tried.items() if peer != first.peer), default=0)
        if len(tried) <= MOST_TRIES + others and log.view.epoch < first.target <= log.promised + FAR:
            self._drafts.add(draft)         # else nothing can come of it
            for signature in self._signatures.values():
                self._note_signed(signature)

    def _note_signed(self, signature: m.ViewSignature) -> None:
        """Only who signs a draft that may be signed does what it is waited for."""
        if (signature.base, signature.body) in self._drafts:
            self._presence.signed[signature.peer] = self._log.now

    def _repeat(self) -> bool:
        """Send the same draft again to whoever has not signed it: a signature may have been lost."""
        log, draft = self._log, self._draft
        if draft is None or draft.first.peer != log.me or log.now - self._drafted >= _REPEAT:
            return False
        if not self._has_signed(draft.first):
            return False
        log.cast(draft)
        return True

    # Signing.

    def willing(self, body: m.ViewBody) -> bool:
        """Whether an honest program signs *body* after its own head."""
        log, state = self._log, self._log.state
        me, back = self._number_in(body), seated_by(log.view, body.changes)
        if me not in signers_of(log.view, body.changes) or state.over or log.failing:
            return False
        if not log.promised < body.target <= log.promised + FAR:
            return False
        if log.recovering and not (self._presence.all_heard() and me in back):
            return False                        # what it signed before is settled by that, and by nothing else
        if not all(self._true_here(change) for change in body.changes) or not (body.changes or self._may_free()):
            return False
        after = self._outcome(body)
        if after is None or after.game != state.game:
            return False                        # nobody is brought into a Copy without wanting it
        shown = {*(state.due.links if state.due else ()), *(ack.peer for ack in body.known)}
        return log.known_links() <= shown       # it hides no link of the open draw

    def _number_in(self, body: m.ViewBody) -> int | None:
        """Return this peer's number, or the one that *body* gives it if it is a newcomer."""
        numbers = {seat.key: peer for peer, seat in seated_by(self._log.view, body.changes).items()}
        return self._log.me if self._log.me is not None else numbers.get(self._log.keys.public)

    def _may_free(self) -> bool:
        """An empty view only frees whoever has promised, and not all the time."""
        log = self._log
        pause = _FREE_SELF if log.promised > log.view.epoch else _FREE_OTHERS
        return log.promised < LAST_FREE and self._presence.changing() and log.now - self._presence.freed >= pause

    def _true_here(self, change: m.AnyChange) -> bool:
        log = self._log
        if isinstance(change, m.GiveSeat) and change.key == log.keys.public:
            return True
        if self._needs_yes(change) and log.playing() and not self.agreed(change):
            return False                    # who gets a seat has no say in who loses one
        if isinstance(change, m.DropPeer):
            found = self._presence.absent().get(change.peer)
            if change.peer == log.me or found is None:
                return False
            return change.reason not in (m.DOUBLE, m.SPLIT, m.LEFT) or found == change.reason
        if isinstance(change, m.GiveSeat):
            peer = log.view.number(change.key)
            return peer is None or (not self.must_give(peer) and self._presence.guilty().get(peer) != m.SPLIT)
        return True

    def sign(self, base: bytes, body: m.ViewBody) -> m.ViewSignature:
        """Promise, durably; then sign."""
        log, me = self._log, self._number_in(body)
        assert me is not None
        if log.promised < body.target:
            log.promised = body.target
            log.store(e.PromiseRecord(body.target), sync=True)
            if not body.changes:
                self._presence.freed = log.now
        return signed(log.keys, log.state.game, m.ViewSignature(base, view_digest(body), body.target, me))

    def hear_draft(self, source: bytes, draft: m.ViewDraft) -> bool:
        """Sign what somebody drafts, or show why not; return whether it is a draft at all."""
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
        elif self._has_signed(first) or self._begins(source, draft):
            signature = self.sign(log.head, body)
            self._keep_draft(draft, signature)
            log.cast(signature)
            self._complete()
        elif body.target <= log.promised:
            log.send(source, self._sync.status())
        return True

    def _begins(self, source: bytes, draft: m.ViewDraft) -> bool:
        """Whether this peer is to sign *draft*, which it has not yet. If it only frees, nobody need agree: the others
        see it, too, so that its author cannot ask each of them for another one."""
        log, first = self._log, draft.first
        if (first.base, first.body) not in self._drafts or not self.willing(draft.body):
            return False
        self._since = log.now                   # that one tries: no duel of coordinators
        if not draft.body.changes and source == log.view.keys[first.peer]:
            for key in sorted(log.links - {source}):
                log.send(key, draft)
        return True

    def stands_on(self, base: bytes) -> bool:
        """Whether *base* is the own head: nothing else is signed for."""
        return base == self._log.head

    def _go_to(self, base: bytes, body: m.ViewBody) -> None:
        """Take the coordinator's log if it goes on from ours, or parts only at a command of whom it drops for two."""
        log, tree = self._log, self._log.tree
        if base not in tree.states:
            return
        chain_to = tree.chain(base)
        place = parting(log.log, chain_to)
        if not do_part(log.log, chain_to):
            self._sync.adopt(base)
        elif not log.is_locked(place):
            ours = tree.entries[log.log[place]]
            drop = drops_of(body.changes).get(ours.author)
            if drop and drop.reason == m.DOUBLE and doubles(tree, ours, tree.entries[chain_to[place]]):
                self._sync.adopt(base, may_switch=True)

    def hear_signature(self, message: m.ViewSignature) -> bool:
        """Take in a signature; return whether it is genuine."""
        log, keys = self._log, dict(enumerate(self._log.view.keys))
        if self._draft:
            keys.update({peer: seat.key for peer, seat in seated_by(log.view, self._draft.body.changes).items()})
        if message.peer not in keys or not is_signed(log.keys, keys[message.peer], log.state.game, message):
            return False
        self._signatures[message.peer] = message
        self._note_signed(message)
        self._complete()
        return True

    def _has_signed(self, signature: m.ViewSignature) -> bool:
        """Whether *signature* is for what was signed here last, which may still become the next entry."""
        log, last = self._log, self._draft.first if self._draft else None
        if last is None or (last.base, last.body) != (signature.base, signature.body):
            return False
        return last.base == log.head and last.target == log.promised

    def _complete(self) -> None:
        """Append the view once everybody who is needed has signed it. Each signer does that by itself, so that nobody
        holds up the others by a draft that it keeps incomplete; only who has drafted it sends it."""
        log, draft = self._log, self._draft
        if draft is None or not self._has_signed(draft.first):
            return
        given = {
            one.peer: one.signature
            for one in self._signatures.values()
            if (one.base, one.body) == (draft.first.base, draft.first.body)
        }
        signers = signers_of(log.view, draft.body.changes)
        if not given.keys() >= {*signers}:
            return
        if log.enter_view(draft.body, {peer: given[peer] for peer in signers}, draft.evidence):
            if draft.first.peer == log.me:
                log.cast(log.tree.entries[log.head])
            log.progress()
