"""Votes as they happen: proposals, opinions, and the binding round that makes a VIEW.

A proposal first asks for opinions, which bind nobody, so that a lost vote leaves no trace. Once the opinions would
carry it, one peer calls the binding round: a vote in it is a promise, kept on the disk before it is sent, to
acknowledge nothing more of the old epoch and to vote for no lower one. Peers whose opinion was yes vote in it by
themselves when their head is its base. A round that stays incomplete is called again with a higher epoch, a few times;
then the proposal has failed, and an empty round frees whoever promised.

That this comes to an end rests on three things: a peer that has just promised lets that round come to something before
it calls another one, nobody calls a round that those who are here could not carry, and what a VIEW decided is open
again at all peers if that VIEW is taken back, so that no peer goes on asking what the others take for decided.
"""

from __future__ import annotations

import hashlib
import math
import struct
from collections.abc import Iterable, Set

from swqt.net.agreement import rounds
from swqt.net.agreement.branches import Impasse
from swqt.net.agreement.desk import PeerContext
from swqt.net.agreement.entries import (
    NO_SIGNATURE,
    action_digest,
    pack_certificate,
    propose_text,
    text_of_vote,
    vote_text,
)
from swqt.net.agreement.orders import PROMISE_RECORD, Answered, Asked, CommandDeclined, Decided
from swqt.net.agreement.rounds import LEAP, OPEN, ROUNDS_AT_ONCE, Allowance, Ballot, Round
from swqt.net.agreement.votes import (
    MOST_BURNS,
    Action,
    Change,
    Copy,
    DrawWaits,
    Impossible,
    OnlyCopy,
    Reanchor,
    Undo,
    automatic,
    carried,
    changed,
    hopeless,
    leavers,
    need,
    pack_action,
    read_action,
)
from swqt.net.wire.messages import VIEW, EntryMessage, Propose, Sealed, Vote

ROUND = 1.5
"""Seconds that a binding round has before another one is called; each rank among the callers waits one more."""
TRIES = 4
"""Rounds for one proposal; after them it has failed."""
LATEST = 3
"""Rounds that a neighbour is told of again."""


class Ballots:
    """The proposals that one peer knows, and what it has promised."""

    def __init__(self, desk: PeerContext) -> None:
        self._desk = desk
        self._ballots: dict[bytes, Ballot] = {}
        self._rounds: dict[tuple[bytes, bytes], Round] = {}     # by base and digest of the action
        self._early: dict[tuple[bytes, bytes], dict[int, Vote]] = {}
        self._count = 0
        self._allowances: dict[int, Allowance] = {}
        self._misses = 0
        """Rounds that this peer has called since the last VIEW."""
        self.promised = 0
        """The epoch this peer promised to: in a lower one it writes nothing and accepts nothing more."""
        self._promised_at = -ROUND
        self._bases: dict[int, tuple[bytes, int]] = {}
        """By epoch, the head on which this peer promised to it, and the number of the next draw there."""
        self._under_way: float | None = None
        """Since when there is a round that this peer called or promised in, and that no VIEW has ended."""
        self._promise: tuple[Propose, Vote] | None = None
        self.impasse = Impasse(desk)
        self.pledged = 0
        """The greatest number of a draw for which this peer may have revealed its link."""
        self.unrevealed: frozenset[int] = frozenset()
        """The participants whose links of the next draw this peer does not have."""

    @property
    def bound(self) -> bool:
        """Whether a promise keeps this peer from doing anything in the epoch that holds."""
        return self.promised > self._desk.view.epoch

    @property
    def held(self) -> bool:
        """Whether a promise keeps this peer from acknowledging the head of the log, and from revealing for it.

        The head a promise was made on stays in the log whatever comes of the promise; without this peer's link for
        it, those who have revealed theirs would wait for ever and never agree to anything that burns the draw.
        """
        if not self._bases:
            return False
        epoch, head = self._desk.view.epoch, self._desk.log.head
        return any(target > epoch and base != head for target, (base, _draw) in self._bases.items())

    @property
    def burning(self) -> bool:
        """Whether a promise may still replace the draw that is due.

        Whoever reveals for it then lets the others see the dice and choose whether they count.
        """
        log = self._desk.log
        return log.chance_due() and any(
            target > self._desk.view.epoch and base == log.head and draw > log.standing.draw
            for target, (base, draw) in self._bases.items()
        )

    # Asking and answering.

    def suggest(self, changes: tuple[Change, ...]) -> None:
        """Ask everybody for *changes*."""
        desk = self._desk
        me = desk.me
        if me is None or not desk.playing:
            desk.tell(CommandDeclined("watcher"))
            return
        try:
            if any(_only_for(change, me) for change in changes):
                raise Impossible("that is nobody else's to propose")
            self._check(changes)
        except OnlyCopy:
            desk.tell(CommandDeclined("draw"))
            return
        except Impossible as error:
            desk.tell(CommandDeclined("changes", str(error)))
            return
        if self.asking(changes) or self._open_of(me) >= OPEN:
            desk.tell(CommandDeclined("voting"))
            return
        self._count += 1
        name = hashlib.sha256(desk.run + struct.pack(">BI", me, self._count)).digest()[:8]
        asked = self._call(name, Action(0, 0, changes))
        self._open(asked, changes)
        desk.broadcast(asked)
        self.answer(name, True)

    def _check(self, changes: tuple[Change, ...]) -> None:
        """Raise ``Impossible`` if *changes* can be made neither now nor after the draw that is due."""
        try:
            self._desk.log.outcome(self._action(changes))
        except DrawWaits:
            pass
        except OnlyCopy:
            if self._desk.me not in leavers(self._desk.view, changes):    # who leaves says so as long as it is here
                raise

    def _action(self, changes: tuple[Change, ...]) -> Action:
        desk, log = self._desk, self._desk.log
        # What others claim is only believed if it does not come to anything without that.
        sceptical = self._misses % 2 == 0
        members = (one for one in desk.neighbours.values() if desk.view.number(one.key) is not None)
        known = [one.status.k for one in members if one.status is not None and not sceptical]
        lowest, due = log.standing.draw, log.chance_due()
        draw = min(max([lowest + due, self.pledged + 1, *(k + 1 for k in known)]), lowest + MOST_BURNS)
        if due and not self._burns(changes):
            draw = lowest
        target = rounds.next_target(
            self._rounds.values(), self._base(), desk.reachable() & set(desk.view.participants),
            lambda peers: carried(desk.view, changes, peers), all_of_them=not sceptical,
        )  # fmt: skip
        return Action(target, draw, changes)

    def _burns(self, changes: tuple[Change, ...]) -> bool:
        """Return whether *changes* made now replace the draw that is due."""
        try:
            return self._desk.log.chance_due() and bool(leavers(self._desk.view, changes))
        except Impossible:
            return False

    def _base(self) -> int:
        """Return the last epoch that this peer can neither promise nor take part in any more."""
        return max(self._desk.view.epoch, self.promised)

    def _allowance(self, peer: int) -> Allowance:
        return self._allowances.setdefault(peer, Allowance())

    def _call(self, name: bytes, action: Action) -> Propose:
        desk, log = self._desk, self._desk.log
        body = pack_action(action)
        call = Propose(name, desk.view.epoch, len(log), log.head, body, desk.me or 0, NO_SIGNATURE)
        signature = desk.sign(propose_text(desk.game, call))
        return Propose(name, call.epoch, call.seq, call.head, body, call.peer, signature)

    def _open(self, asked: Propose, changes: tuple[Change, ...]) -> None:
        ballot = Ballot(asked, changes, since=self._desk.now)
        rounds.add_ballot(self._ballots, ballot)
        settled = automatic(self._desk.view, changes)
        self._desk.tell(Asked(asked.proposal, asked.peer, changes, settled))
        if settled and asked.peer != self._desk.me and self._desk.playing:
            self.answer(asked.proposal, True)
        for vote in self._early.pop((asked.head, action_digest(asked.action)), {}).values():
            self._opinion(ballot, vote)

    def answer(self, name: bytes, yes: bool) -> None:
        """Say yes or no to a proposal."""
        desk, ballot = self._desk, self._ballots.get(name)
        if desk.me is None or not desk.playing:
            desk.tell(CommandDeclined("watcher"))
        elif ballot is None or ballot.closed:
            desk.tell(CommandDeclined("proposal"))
        else:
            vote = self._vote(ballot.asked, yes)
            self._opinion(ballot, vote)
            desk.broadcast(vote)

    def _vote(self, call: Propose, yes: bool) -> Vote:
        desk, digest = self._desk, action_digest(call.action)
        text = vote_text(desk.game, call.epoch, call.seq, call.head, digest, yes)
        me = desk.me or 0
        return Vote(call.proposal, yes, call.epoch, call.seq, call.head, digest, me, desk.sign(text))

    def _opinion(self, ballot: Ballot, vote: Vote) -> None:
        ballot.opinions[vote.peer] = vote
        self._desk.tell(Answered(ballot.asked.proposal, vote.peer, vote.yes))
        no = {peer for peer, said in ballot.opinions.items() if not said.yes}
        if not ballot.closed and hopeless(self._desk.view, ballot.changes, no):
            self._close(ballot, False)

    def _close_blocked(self) -> None:
        """Give up what cannot be before a draw that does not come: people can ask anew."""
        for ballot in self._open_ones():
            if not self._is_blocked(ballot):
                ballot.blocked = None
            elif ballot.blocked is None:
                ballot.blocked = self._desk.now
            elif self._desk.now >= ballot.blocked + ROUND:
                self._close(ballot, False)

    def _is_blocked(self, ballot: Ballot) -> bool:
        """Return whether this would replace the draw that is due, and somebody who stays does not want it."""
        no = {peer for peer, said in ballot.opinions.items() if not said.yes}
        if not no or not self._burns(ballot.changes):
            return False
        return not no <= leavers(self._desk.view, ballot.changes)

    def _close(self, ballot: Ballot, passed: bool, epoch: int = 0) -> None:
        ballot.closed, ballot.decided = True, epoch
        self._desk.tell(Decided(ballot.asked.proposal, passed))

    # Hearing others.

    def hear_propose(self, call: Propose, source: int) -> None:
        """Take a proposal, or the call of a binding round, of another member."""
        desk = self._desk
        place = (call.head, action_digest(call.action))
        if place in self._rounds or (call.proposal in self._ballots and self._ballots[call.proposal].asked == call):
            return
        try:
            action = read_action(call.action)
        except Impossible:
            return
        if any(_only_for(change, call.peer) for change in action.changes):
            return    # nobody is asked about that
        if not desk.signed_by(call.peer, propose_text(desk.game, call), call.signature):
            return
        if action.target:
            if not self._allowance(call.peer).hear(desk.now):
                return
            rounds.add_round(self._rounds, place, Round(call, action, self._early.pop(place, {})))
            ballot = self._ballots.get(call.proposal)
            if ballot is not None and call.peer == ballot.asked.peer and action.target > desk.view.epoch:
                ballot.rounds, ballot.since = ballot.rounds + 1, desk.now
        elif action.changes and self._may_ask(call):
            self._open(call, action.changes)
        else:
            return
        desk.relay(call, call.peer, source)

    def _may_ask(self, call: Propose) -> bool:
        """Whether people are asked about this new proposal: nobody asks too much, or too often."""
        new = call.proposal not in self._ballots and call.peer in self._desk.view.participants
        return new and self._open_of(call.peer) < OPEN and self._allowance(call.peer).ask(self._desk.now)

    def _open_of(self, peer: int) -> int:
        return sum(not ballot.closed and ballot.asked.peer == peer for ballot in self._ballots.values())

    def hear_vote(self, vote: Vote, source: int) -> None:
        """Take an opinion or a binding vote of another member."""
        desk = self._desk
        place = (vote.head, vote.action)
        ballot, called = self._ballots.get(vote.proposal), self._rounds.get(place)
        asked = ballot is not None and (ballot.asked.head, action_digest(ballot.asked.action)) == place
        old = ballot.opinions.get(vote.peer) if ballot is not None and asked else None
        early = self._early.get(place, {})
        if (called and vote.peer in called.votes) or (old and old.yes == vote.yes) or vote.peer in early:
            return
        if not desk.signed_by(vote.peer, text_of_vote(desk.game, vote), vote.signature):
            return
        # What is not kept is not passed on, or it would go round and round.
        if ballot is not None and asked:
            # Of two answers the later one should count; without a shared clock a no is the one that stands.
            if old is not None and vote.yes:
                return
            self._opinion(ballot, vote)
        elif called:
            if not vote.yes or (vote.epoch, vote.seq) != (called.call.epoch, called.call.seq):
                return
            called.votes[vote.peer] = vote
        else:
            if place not in self._early:
                rounds.make_room(self._early, lambda votes: next(iter(votes)))
            self._early.setdefault(place, {})[vote.peer] = vote
        desk.relay(vote, vote.peer, source)

    # The binding round.

    def cast(self) -> None:
        """Vote in every round that this peer agrees with, whose base is its head, and that no promise forbids."""
        desk, log = self._desk, self._desk.log
        if not desk.playing or desk.me is None:
            return
        for called in sorted(self._rounds.values(), key=lambda one: one.action.target):
            call, action = called.call, called.action
            if action.target <= max(self.promised, desk.view.epoch) or call.head != log.head or call.seq != len(log):
                continue
            # Epochs and draws are not without end: nobody has others promise too much of them.
            allowance = self._allowance(call.peer)
            uses = (action.target - self._base(), action.draw - log.standing.draw, desk.now)
            if call.epoch != desk.view.epoch or not (call.peer == desk.me or allowance.covers(*uses)):
                continue
            if not self._agrees(call, action):
                continue
            allowance.use(*uses)
            vote = self._vote(call, True)
            desk.store(PROMISE_RECORD, rounds.write_promise(call, vote), fsync=True)
            self.promised, self._under_way, self._promise = action.target, desk.now, (call, vote)
            self._promised_at = desk.now
            self._bases[action.target] = (call.head, action.draw)
            called.votes[desk.me] = vote
            desk.broadcast(vote)

    def _agrees(self, call: Propose, action: Action) -> bool:
        desk = self._desk
        try:
            desk.log.outcome(action)
        except Impossible:
            return False
        leaps = action.target > self._base() + ROUNDS_AT_ONCE
        kept = desk.log.chance_due() and action.draw == desk.log.standing.draw
        if (action.draw <= self.pledged and not kept) or self._untimely(action.changes):
            return False
        if action.target > self._base() + LEAP:
            return False
        if leaps and desk.now < self._promised_at + ROUND:
            return False
        if self.impasse.listening():
            return False
        if not action.changes:
            if self.impasse.forked and any(self._callable(ballot, desk.reachable()) for ballot in self._open_ones()):
                return False    # it settles this as well, and who signs two things again and again cannot delay it
            return self.bound or self.impasse.stuck() or self._unfinished()    # this epoch comes to nothing
        return any(
            ballot.changes == action.changes and self._wants(ballot) for ballot in self._ballots.values()
        ) and not any(isinstance(change, Copy) for change in action.changes)

    def _untimely(self, changes: tuple[Change, ...]) -> bool:
        """Whether this must wait for the draw that is due, which it would burn.

        Who has seen the dice before all others and keeps its own link must not have them rolled again for nothing:
        only what takes the seat of somebody for whom the draw waits can burn it, and once it may have been revealed,
        only what takes the seats of all whose links are missing, and of nobody else who is here. Settling an epoch
        burns nothing.
        """
        desk, view = self._desk, self._desk.view
        if not desk.log.chance_due() or not changes:
            return False
        if automatic(view, changes) or need(view, changes) == "all" or not self._burns(changes):
            return True
        gone = leavers(view, changes)
        locked = desk.acks.head_locked() or self.pledged >= desk.log.standing.draw
        waited = self.unrevealed if locked else frozenset(desk.acks.missing())
        if gone.isdisjoint(waited) or (locked and not waited <= gone):
            return True
        return not (gone - waited).isdisjoint(desk.reachable())

    def _wants(self, ballot: Ballot) -> bool:
        mine = ballot.opinions.get(-1 if self._desk.me is None else self._desk.me)
        return mine is not None and mine.yes and not ballot.closed

    def _unfinished(self) -> bool:
        """Whether a participant is bound by a round that has come to nothing so far."""
        view = self._desk.view
        return any(
            one.action.target > view.epoch and any(peer in one.votes for peer in view.participants)
            for one in self._rounds.values()
        )

    def _open_ones(self) -> list[Ballot]:
        return [ballot for ballot in self._ballots.values() if not ballot.closed]

    def tend(self) -> bool:
        """Call the binding round that is due, one at a time: of a proposal, or of what must be settled.

        Return whether something was open, so that more may follow from it.
        """
        desk = self._desk
        self._close_blocked()
        opened = self._open_ones()
        if desk.me is None or not desk.playing or self.impasse.listening():
            return False
        if not (self.bound or opened or self.impasse.stuck()):
            return False
        here = sorted(set(desk.view.participants) & desk.reachable())
        again = ROUND + here.index(desk.me)
        if self._under_way is not None and desk.now < self._under_way + again:
            return False
        for ballot in opened:
            if ballot.rounds >= TRIES and desk.now >= ballot.since + again:
                self._close(ballot, False)
        wanted = [ballot for ballot in opened if self._callable(ballot, set(here))]
        for ballot in wanted:
            leads = ballot.asked.peer == desk.me or ballot.asked.peer not in here
            wait = 0.0 if ballot.rounds == 0 and ballot.asked.peer == desk.me else again
            if leads and ballot.rounds < TRIES and desk.now >= ballot.since + wait:
                ballot.rounds, ballot.since = ballot.rounds + 1, desk.now
                self._round(ballot.asked.proposal, ballot.changes)
                return True
        if desk.view.majority(set(here)) and desk.now >= self._unsettled(bool(wanted), again):
            self._round(bytes(8), ())
        return True

    def _callable(self, ballot: Ballot, here: Set[int]) -> bool:
        """Whether those who are here and said yes carry this, and it need not wait."""
        view, changes = self._desk.view, ballot.changes
        yes = {peer for peer, vote in ballot.opinions.items() if vote.yes and peer in here}
        if not self._wants(ballot) or not carried(view, changes, yes) or self._untimely(changes):
            return False
        return not self._burns(changes) or set(view.participants) - leavers(view, changes) <= yes

    def _unsettled(self, busy: bool, again: float) -> float:
        """Return the moment from which an empty round is due; it waits for a proposal's rounds if there is one."""
        begun, settle_at = self._under_way, self.impasse.settle_at()
        if settle_at is not None and (self.impasse.forked or not self.bound):
            first = settle_at + again - ROUND if begun is None else begun + again
            return first + TRIES * again * busy
        if not self.bound:
            return math.inf
        return (begun or 0.0) + (TRIES * again if busy else again + ROUND)

    def _round(self, name: bytes, changes: tuple[Change, ...]) -> None:
        action = self._action(changes)
        try:
            self._desk.log.outcome(action)
        except Impossible:
            return
        call = self._call(name, action)
        place = (call.head, action_digest(call.action))
        self._rounds[place] = Round(call, action, self._early.pop(place, {}))
        self._under_way = self._desk.now
        self._misses += 1
        self._desk.broadcast(call)

    def views(self) -> list[tuple[Round, EntryMessage]]:
        """Return the VIEW entries whose votes are complete, each with its round; best first."""
        desk, log = self._desk, self._desk.log
        found = []
        for called in self._rounds.values():
            call, action = called.call, called.action
            if action.target <= desk.view.epoch or call.seq > len(log) or log.digests[call.seq] != call.head:
                continue
            if called.votes.keys() == called.tried:
                continue    # whoever signs what cannot be must not have the board made anew again and again
            if not log.sufficient(action, frozenset(called.votes), call.seq):
                called.tried = frozenset(called.votes)
                continue
            certificate = pack_certificate({peer: vote.signature for peer, vote in called.votes.items()})
            entry = EntryMessage(
                action.target, call.seq, call.head, VIEW, 255, call.action, bytes(16), 255, certificate
            )  # fmt: skip
            found.append((called, entry))
        return sorted(found, key=lambda one: -one[1].epoch)

    def decided(self, entry: EntryMessage) -> None:
        """Take into account that a VIEW is in the log: proposals it carries or makes impossible are over."""
        changes = read_action(entry.body).changes
        self.impasse.over()
        self._misses = 0
        if not self.bound:
            self._under_way = None
        self._bases = {target: one for target, one in self._bases.items() if target > self._desk.view.epoch}
        self._rounds = {place: one for place, one in self._rounds.items() if one.action.target > entry.epoch}
        for ballot in self._ballots.values():
            if ballot.closed:
                continue
            if ballot.changes == changes:
                self._close(ballot, True, entry.epoch)
            elif self._stale(ballot):
                self._close(ballot, False, entry.epoch)
            elif changes:
                ballot.rounds = 0

    def taken_back(self, lost: Iterable[EntryMessage]) -> None:
        """Take into account that these are in the log no more: what a VIEW among them decided is open again."""
        epochs = {entry.epoch for entry in lost if entry.kind == VIEW}
        for ballot in self._ballots.values():
            if ballot.decided in epochs:
                ballot.closed, ballot.decided = False, 0
                asked, changes = ballot.asked, ballot.changes
                settled = self._desk.me in ballot.opinions or automatic(self._desk.view, changes)
                self._desk.tell(Asked(asked.proposal, asked.peer, changes, settled))

    def _stale(self, ballot: Ballot) -> bool:
        try:
            changed(self._desk.view, Action(self._desk.view.epoch + 1, 0, ballot.changes))
        except Impossible:
            return True
        return any(isinstance(change, Undo) for change in ballot.changes)

    def open_messages(self) -> list[Sealed]:
        """Return what a neighbour may have missed of proposals and rounds that are open."""
        found: list[Sealed] = []
        for ballot in self._ballots.values():
            if not ballot.closed:
                found += [ballot.asked, *ballot.opinions.values()]
        if self._promise is not None and self.bound:
            found += self._promise
        reach, epoch = self._base() + LEAP, self._desk.view.epoch
        near = [one for one in self._rounds.values() if epoch < one.action.target <= reach]
        for called in sorted(near, key=lambda one: one.action.target)[-LATEST:]:
            found += [called.call, *called.votes.values()]
        return found

    def asking(self, changes: tuple[Change, ...]) -> bool:
        """Return whether such a proposal is open."""
        return any(not ballot.closed and ballot.changes == changes for ballot in self._ballots.values())

    def resume(self, record: bytes) -> None:
        """Take up a promise of an earlier run, and the round that it was made in."""
        promise = rounds.read_promise(record)
        if promise is None:
            return
        call, vote, action = promise
        if action.target > self.promised:
            self.promised, self._promise = action.target, (call, vote)
            self._bases[action.target] = (call.head, action.draw)
            self._rounds[call.head, vote.action] = Round(call, action, {vote.peer: vote})


def _only_for(change: Change, asker: int) -> bool:
    """Return whether *change* is nothing that *asker* may ask others for: a copy, or another's chain of draws."""
    return isinstance(change, Copy) or (isinstance(change, Reanchor) and change.peer != asker)
