"""Entries, each checked against the one before it: the log and what parts from it, and who is convicted by two ends.

All that is here can be checked by anybody, offline. Which of two ends a peer follows is decided elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from swqt.net.core.draws import beacon, chance_body, read_chance
from swqt.net.core.entries import (
    ack_text,
    cmd_text,
    copy_game,
    entry_digest,
    read_view,
    start_digest,
    view_digest,
    view_text,
)
from swqt.net.core.events import CHANCE_DUE, GAME_OVER, IllegalMove, RulesBoard
from swqt.net.core.keys import Keys
from swqt.net.core.messages import (
    CHANCE,
    CMD,
    END,
    NOBODY,
    SPLIT,
    VIEW,
    GameStart,
    LogEntry,
    LogEvidence,
    SignedAck,
    UndoTo,
    ViewBody,
)
from swqt.net.core.view import (
    GameView,
    OpenDraw,
    WrongView,
    advanced,
    drops_of,
    enough,
    first_view,
    missing,
    next_view,
    open_draw,
    seated_by,
    staying,
)

MOST_SENT: Final = 64
MOST_UNKNOWN: Final = 256
"""ACKs of one peer in one epoch from which on those of entries that nobody has shown are not kept."""


class NotValid(ValueError):
    """An entry that cannot follow; the text is a stable word."""


@dataclass(frozen=True)
class LogMark:
    """Something in a log that everybody should see: ``takeover``, ``burn``, ``undone`` or ``copy``; *peers* it
    happened to, and who signed it. *draws* are those it replaced."""

    kind: str
    peers: tuple[int, ...]
    signers: tuple[int, ...]
    draws: tuple[int, ...] = ()


@dataclass(frozen=True)
class GameState:
    """What is true after an entry. ``draw`` is the number of the next draw, or of the open one; ``older`` are the
    participants of views that the next one must out-vote too; ``viewed`` is the place of the last VIEW."""

    game: bytes
    view: GameView
    board: RulesBoard
    seq: int = 0
    draw: int = 1
    due: OpenDraw | None = None
    over: bool = False
    marks: tuple[LogMark, ...] = ()
    older: tuple[frozenset[int], ...] = ()
    viewed: int = 0

    def to_act(self) -> int | None:
        """Return the peer that writes next, if anybody does."""
        seat = self.board.to_act()
        return None if self.over or self.due or seat < 0 else self.view.seats[seat]


class LogTree:
    """All valid entries that this peer has met, as a tree; and the ACKs and links that go with them."""

    def __init__(self, start: GameStart, board: RulesBoard, keys: Keys) -> None:
        self.keys = keys
        self.start = start_digest(start)
        view = first_view(start)
        due = open_draw(view, 1, self.start) if board.to_act() == CHANCE_DUE else None
        self.states: dict[bytes, GameState] = {self.start: GameState(self.start, view, board, due=due)}
        self.entries: dict[bytes, LogEntry] = {}
        self.acks: dict[tuple[int, int], dict[bytes, SignedAck]] = {}
        self.links: dict[tuple[int, bytes, int], SignedAck] = {}
        self.convicted: dict[int, int] = {}

    def chain(self, head: bytes) -> list[bytes]:
        """Return the digests from the start to *head*; the index is the place."""
        out = [head]
        while out[-1] != self.start:
            out.append(self.entries[out[-1]].prev)
        out.reverse()
        return out

    # Entries.

    def add(self, entry: LogEntry) -> bytes | None:
        """Take *entry* if it follows one that is here and is valid; return its digest, or None."""
        digest = entry_digest(entry)
        if digest not in self.entries:
            state = self.states.get(entry.prev)
            if state is None:
                return None
            try:
                self.states[digest] = self._checked(state, entry, digest)
            except (NotValid, WrongView, IllegalMove, msgspec.MsgspecError, ValueError):
                return None
            self.entries[digest] = entry
            for ack in entry.acks:
                self.learn(ack)
        return digest

    def _checked(self, state: GameState, entry: LogEntry, digest: bytes) -> GameState:
        if state.over or entry.seq != state.seq + 1:
            raise NotValid("place")
        make = {CMD: self._command, CHANCE: self._chance, VIEW: self._view, END: self._end}.get(entry.kind)
        if make is None or (entry.kind != CMD and (entry.author, entry.seat) != (NOBODY, NOBODY)):
            raise NotValid("kind")
        after = replace(make(state, entry), seq=entry.seq)
        if entry.state != after.board.digest():
            raise NotValid("state")
        if after.due is None and after.board.to_act() == CHANCE_DUE:
            after = replace(after, due=open_draw(after.view, after.draw, digest))
        return after

    def _command(self, state: GameState, entry: LogEntry) -> GameState:
        view = state.view
        if state.due or entry.epoch != view.epoch or entry.seat != state.board.to_act():
            raise NotValid("turn")
        if entry.author != view.seats[entry.seat] or not self.signed(state, entry):
            raise NotValid("author")
        return replace(state, board=state.board.apply(entry.seat, entry.body))

    def signed(self, state: GameState, entry: LogEntry) -> bool:
        """Return whether the author of a command signed it."""
        keys = state.view.keys
        return entry.author < len(keys) and self.keys.verify(
            keys[entry.author], cmd_text(state.game, entry), entry.signature
        )

    def genuine(self, state: GameState, ack: SignedAck) -> bool:
        """Return whether *ack* is signed by the peer that it names."""
        keys = state.view.keys
        return ack.peer < len(keys) and self.keys.verify(keys[ack.peer], ack_text(state.game, ack), ack.signature)

    def _chance(self, state: GameState, entry: LogEntry) -> GameState:
        due, view = state.due, state.view
        if due is None or entry.epoch != view.epoch:
            raise NotValid("turn")
        links = dict(due.known)
        sure = set()
        for ack in entry.acks:
            if (ack.head, ack.epoch) != (entry.prev, view.epoch) or not self.genuine(state, ack):
                raise NotValid("certificate")
            sure.add(ack.peer)
            if ack.link and self._fits(due, ack):
                links[ack.peer] = ack.link.value
        if not self._acknowledged(view, sure) or not all(peer in links for peer, _end in due.contributors):
            raise NotValid("certificate")
        values = [links[peer] for peer, _end in due.contributors]
        if entry.body != chance_body(due.k, values):
            raise NotValid("links")
        board = self.rolled(state, entry.body)
        return replace(state, board=board, view=advanced(view, due, links), due=None, draw=due.k + 1)

    def rolled(self, state: GameState, body: bytes) -> RulesBoard:
        """Return the board after the open draw of *state* with the links in *body*."""
        k, links = read_chance(body)
        head = state.due.head if state.due else b""
        return state.board.draw(beacon(state.game, k, head, links))

    def _acknowledged(self, view: GameView, peers: set[int]) -> bool:
        return set(view.participants) <= peers

    def _fits(self, due: OpenDraw, ack: SignedAck) -> bool:
        """Return whether *ack* carries its sender's link of *due*: for that entry, and of that chain."""
        link = ack.link
        return link is not None and (link.k, link.head) == (due.k, due.head) and due.fits(ack.peer, link.value)

    def _end(self, state: GameState, entry: LogEntry) -> GameState:
        if state.due or state.board.to_act() != GAME_OVER or entry.epoch != state.view.epoch or entry.body:
            raise NotValid("turn")
        return replace(state, over=True)

    def _view(self, state: GameState, entry: LogEntry) -> GameState:
        body = read_view(entry.body)
        if entry.epoch != body.target:
            raise NotValid("epoch")
        for evidence in entry.evidence:
            self.weigh(evidence)
        view, due = state.view, state.due
        gone, back, stay = drops_of(body), seated_by(view, body), staying(view, body)
        if body.sure and not self._sure(state, entry):
            raise NotValid("certificate")
        if any(reason == SPLIT and not self.proven(entry.prev, peer) for peer, reason in gone.items()):
            raise NotValid("proof")
        keys = [*view.keys, *(change.key for peer, change in back.items() if peer >= len(view.keys))]
        text = view_text(state.game, entry.prev, body.target, view_digest(body))
        signatures = dict(entry.signers)
        signers = tuple(sorted({*stay, *back}))
        if not all(self.keys.verify(keys[peer], text, signatures.get(peer, b"")) for peer in signers):
            raise NotValid("signatures")
        links = {**(due.links if due else {}), **self._known(state, body)}
        absent = missing(due, body, view, links) if due else ()
        after = next_view(view, body, due.k if due else state.draw - 1, absent)
        marks = state.marks
        if gone:
            marks += (LogMark("takeover", tuple(gone), signers),)
        game = state.game
        older = () if body.sure else state.older
        before: tuple[frozenset[int], ...] = (*older, frozenset(view.participants))
        if not enough(view, stay, older, SPLIT in gone.values()):
            game = copy_game(game, entry.prev, signers)
            marks += (LogMark("copy", tuple(gone), signers),)
            before = ()                 # another game: who is not in it has no say there
        state = self._undone(state, entry, body)
        draw = state.draw
        if due:
            due = replace(due, known=tuple(sorted(links.items())))
            if absent:
                marks += (LogMark("burn", absent, signers, (due.k,)),)
                draw = due.k + 1
                due = open_draw(after, draw, entry_digest(entry))
        marks += tuple(mark for mark in state.marks if mark.kind == "undone" and mark not in marks)
        return replace(
            state, game=game, view=after, due=due, draw=draw, marks=marks, viewed=entry.seq, older=before
        )

    def _known(self, state: GameState, body: ViewBody) -> dict[int, bytes]:
        links: dict[int, bytes] = {}
        for ack in body.known:
            if state.due is None or ack.link is None or not (self._fits(state.due, ack) and self.genuine(state, ack)):
                raise NotValid("links")
            links[ack.peer] = ack.link.value
        return links

    def _sure(self, state: GameState, entry: LogEntry) -> bool:
        """Whether all who are in the newest view have acknowledged it: by ACKs that are attached, or by commands."""
        after = set(self.chain(entry.prev)[state.viewed :])
        acks = [ack for ack in entry.acks if ack.head in after and ack.epoch == state.view.epoch]
        signed = {ack.peer for ack in acks if self.genuine(state, ack)}
        return self._acknowledged(state.view, signed | self._writers(after, state.view.epoch))

    def _writers(self, digests: set[bytes], epoch: int) -> set[int]:
        """Return who wrote one of these entries as a command in *epoch*."""
        entries = (self.entries[digest] for digest in digests if digest in self.entries)
        return {entry.author for entry in entries if entry.kind == CMD and entry.epoch == epoch}

    def undone_board(self, state: GameState, head: bytes, body: ViewBody) -> RulesBoard:
        """Return the board after the view *body* that follows *head*."""
        lengths = [change.length for change in body.changes if isinstance(change, UndoTo)]
        chain = self.chain(head) if lengths else []
        return self.states[chain[lengths[-1]]].board if lengths and lengths[-1] < len(chain) else state.board

    def _undone(self, state: GameState, entry: LogEntry, body: ViewBody) -> GameState:
        for change in body.changes:
            if isinstance(change, UndoTo):
                chain = self.chain(entry.prev)
                if state.due or change.length >= len(chain) or self.states[chain[change.length]].due:
                    raise NotValid("undo")
                before = self.states[chain[change.length]]
                rolled = tuple(range(before.draw, state.draw))
                mark = LogMark("undone", (), tuple(staying(state.view, body)), rolled)
                state = replace(state, board=before.board, marks=(*state.marks, mark))
        return state

    # ACKs.

    def learn(self, ack: SignedAck, state: GameState | None = None) -> bool:
        """Keep *ack* if it is genuine and says more than we knew; *state* says who is who if its head is unknown."""
        mine = self.acks.setdefault((ack.epoch, ack.peer), {})
        old = mine.get(ack.head)
        if old is not None and (old.prepared, old.link is not None) >= (ack.prepared, ack.link is not None):
            return False
        if ack.head not in self.states and len(mine) >= MOST_UNKNOWN:
            return False
        state = self.states.get(ack.head, state)
        if state is None or not self.genuine(state, ack):
            return False
        if ack.head in self.states and ack.state != state.board.digest():
            return False                # of another board: it acknowledges something else
        mine[ack.head] = ack
        if ack.link:
            self.links.setdefault((ack.link.k, ack.link.head, ack.peer), ack)
        return True

    def acks_on(self, chain: Sequence[bytes]) -> tuple[SignedAck, ...]:
        """Return the furthest ACK of each peer and epoch on this end of a log."""
        places = {digest: place for place, digest in enumerate(chain)}
        out = []
        for acks in self.acks.values():
            found = [ack for head, ack in acks.items() if head in places]
            if found:
                out.append(max(found, key=lambda ack: (ack.prepared, ack.seq)))
        return tuple(out)

    def certified(self, chain: Sequence[bytes], place: int) -> bool:
        """Whether all participants have acknowledged *place* of *chain*, or one after it, in its epoch."""
        view = self.states[chain[place]].view
        end = set(chain[place:])
        writers = self._writers(end, view.epoch)
        return all(
            peer in writers or not end.isdisjoint(self.acks.get((view.epoch, peer), ()))
            for peer in view.participants
        )

    # Conviction.

    def seated_in(self, chain: Sequence[bytes], peer: int) -> int:
        """Return the epoch in which *peer* was seated last on *chain*: what it signed before is settled."""
        for digest in reversed(chain[1:]):
            entry = self.entries[digest]
            if entry.kind == VIEW and peer in seated_by(self.states[entry.prev].view, read_view(entry.body)):
                return entry.epoch
        return 0

    def signers(self, digest: bytes) -> set[int]:
        """Return who takes part after the VIEW *digest*: all of them have signed it."""
        return set(self.states[digest].view.participants)

    def _views(self, end: Sequence[bytes]) -> list[bytes]:
        return [digest for digest in end if self.entries[digest].kind == VIEW]

    def _acts(self, end: Sequence[bytes], place: int) -> dict[int, dict[int, bool]]:
        """Return in which epochs each peer acted on this end of a log, and whether it said that all had *place*."""
        acts: dict[int, dict[int, bool]] = {}
        heads = set(end)
        for (epoch, peer), acks in self.acks.items():
            far = [ack.prepared for head, ack in acks.items() if head in heads]
            if far:
                acts.setdefault(peer, {})[epoch] = max(far) >= place
        for digest in end:
            entry = self.entries[digest]
            if entry.kind == CMD:
                acts.setdefault(entry.author, {}).setdefault(entry.epoch, False)
        return acts

    def liars(self, one: Sequence[bytes], two: Sequence[bytes]) -> set[int]:
        """Return who has signed what cannot both be honest, on two logs that part. (1) Two views for one epoch; (2) a
        view on a base older than an epoch it had acted in; (3) a view whose base lacks what it had locked in an older
        epoch; (4) two locks in one epoch. What it signed before it was seated anew is settled."""
        place = parting(one, two)
        if place is None:
            return set()
        guilty: set[int] = set()
        acts = [self._acts(one[place:], place), self._acts(two[place:], place)]
        for mine, other, done in ((one, two, acts[0]), (two, one, acts[1])):
            targets = {self.entries[digest].epoch: self.signers(digest) for digest in self._views(mine[place:])}
            settled: dict[int, int] = {}        # what a key signed before it was seated anew, before this view
            for digest in self._views(other[1:]):
                entry = self.entries[digest]
                seated = seated_by(self.states[entry.prev].view, read_view(entry.body))
                if entry.seq >= place:
                    guilty |= targets.get(entry.epoch, set()) & self.signers(digest)
                    base = self.states[entry.prev].view.epoch
                    for peer in self.signers(digest) - set(seated):
                        if any(
                            settled.get(peer, 0) <= epoch < entry.epoch and (base < epoch or locked)
                            for epoch, locked in done.get(peer, {}).items()
                        ):
                            guilty.add(peer)
                settled.update(dict.fromkeys(seated, entry.epoch))
        for peer, epochs in acts[0].items():
            if any(locked and acts[1].get(peer, {}).get(epoch) for epoch, locked in epochs.items()):
                guilty.add(peer)
        return guilty

    def keeps_name(self, one: Sequence[bytes], two: Sequence[bytes]) -> bool:
        """Whether *one* keeps the name of the game: more who stand on this side only, else the lowest seat of them.
        Both are settled by the first view of each side, before anybody knows what comes after."""
        place = parting(one, two)
        if place is None:
            return True
        sides = []
        for log in (one, two):
            views = self._views(log[place:])
            sides.append(self.signers(views[0]) if views else set(self.states[log[place - 1]].view.participants))
        first, second = sides[0] - sides[1], sides[1] - sides[0]
        seats = self.states[one[place - 1]].view.seats
        return (-len(first), _lowest(seats, first), one[place]) < (-len(second), _lowest(seats, second), two[place])

    def evidence(self, one: Sequence[bytes], two: Sequence[bytes]) -> LogEvidence | None:
        """Return what convicts somebody between two logs that part, for those who know neither end."""
        place = parting(one, two)
        if place is None:
            return None
        ends = [tuple(self.entries[digest] for digest in log[place : place + MOST_SENT]) for log in (one, two)]
        acks = (*self.acks_on(one[place:]), *self.acks_on(two[place:]))
        return LogEvidence(one[place - 1], ends[0], ends[1], acks)

    def weigh(self, evidence: LogEvidence) -> dict[int, int]:
        """Return whom *evidence* convicts of a split, and in which epoch; empty if we cannot follow it."""
        heads = []
        for end in (evidence.one, evidence.two):
            head = evidence.base
            for entry in end:
                if entry.prev == head:
                    head = self.add(entry) or head
            heads.append(head)
        if evidence.base not in self.states or evidence.base in heads:
            return {}
        for ack in evidence.acks:
            self.learn(ack, self.states[evidence.base])
        return self.judge(self.chain(heads[0]), self.chain(heads[1]))

    def judge(self, one: Sequence[bytes], two: Sequence[bytes]) -> dict[int, int]:
        """Return whom two logs convict of a split, and up to which epoch; it is kept."""
        epoch = max(self.states[log[-1]].view.epoch for log in (one, two))
        found = dict.fromkeys(self.liars(one, two), epoch)
        for peer in found:
            self.convicted.setdefault(peer, epoch)
        return found

    def proven(self, head: bytes, peer: int) -> bool:
        """Return whether *peer* is convicted of a split that was not settled when it was seated last before *head*."""
        return self.convicted.get(peer, -1) >= self.seated_in(self.chain(head), peer)


def doubles(tree: LogTree, one: LogEntry, two: LogEntry) -> bool:
    """Return whether somebody signed both entries, two commands for one place."""
    state = tree.states.get(one.prev)
    same = (one.kind, one.epoch, one.prev, one.author) == (two.kind, two.epoch, two.prev, two.author)
    if state is None or not same or one.kind != CMD or entry_digest(one) == entry_digest(two):
        return False
    return tree.signed(state, one) and tree.signed(state, two)


def parting(one: Sequence[bytes], two: Sequence[bytes]) -> int | None:
    """Return the first place where two logs differ, or None if one of them begins with the other."""
    shorter = min(len(one), len(two))
    if one[:shorter] == two[:shorter]:
        return None
    return next(place for place in range(shorter) if one[place] != two[place])


def _lowest(seats: Sequence[int], peers: Iterable[int]) -> int:
    return min((seat for seat, peer in enumerate(seats) if peer in set(peers)), default=99)
