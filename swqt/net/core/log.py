"""The tree of valid entries: the log and the branches that part from it, and who is convicted by two branches.

Everything here can be checked by anybody, offline. ``sync`` decides which of two branches a peer follows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from typing import Final

from swqt.net.core.entries import (
    GameView,
    Keys,
    OpenDraw,
    advanced,
    beacon,
    chance_body,
    copy_game,
    drops_of,
    enough,
    entry_digest,
    first_view,
    is_signed,
    missing,
    next_view,
    open_draw,
    proven_in,
    read_chance,
    read_view,
    seated_by,
    start_digest,
    staying,
    view_digest,
)
from swqt.net.core.events import CHANCE_DUE, GAME_OVER, IllegalMove, RulesBoard
from swqt.net.wire import messages as m

MOST_UNKNOWN: Final = 256
"""The maximum number of ACKs for unknown entries that are kept per peer."""
MOST_SIDE: Final = 1024
"""The number of entries outside the log above which unneeded ones are forgotten; they can be requested again."""


OfPeer = m.SignedAck | m.ViewSignature | m.Proposal | m.ProposalAnswer | m.SeatRefusal
KnownAcks = Mapping[tuple[int, int], Mapping[bytes, m.SignedAck]]
_NOBODYS: Final = (m.NOBODY, m.NOBODY, b"")


class NotValid(ValueError):
    """An entry that cannot follow its predecessor; the message is a stable code of one word."""


@dataclass(frozen=True)
class LogMark:
    """An event in a log that everybody should see: ``takeover``, ``burn``, ``undone`` or ``copy``. It affects *peers*
    and was signed by *signers*; *draws* are the draws it voids."""

    kind: str
    peers: tuple[int, ...]
    signers: tuple[int, ...]
    draws: tuple[int, ...] = ()


@dataclass(frozen=True)
class GameState:
    """The state after an entry. ``draw`` is the number of the open draw, or else of the next one; ``older`` holds the
    participants of older views in which the next view needs a quorum, too; ``viewed`` is the place of the last VIEW."""

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
    options: bytes = b""

    def to_act(self) -> int | None:
        seat = self.board.to_act()
        return None if self.over or self.due or seat < 0 else self.view.seats[seat]


class LogTree:
    """All valid entries that this peer knows, as a tree, with their ACKs and links."""

    def __init__(self, start: m.GameStart, board: RulesBoard, keys: Keys) -> None:
        self.keys = keys
        self.start = start_digest(start)
        view = first_view(start)
        due = open_draw(view, 1, self.start) if board.to_act() == CHANCE_DUE else None
        self.states: dict[bytes, GameState] = {self.start: GameState(self.start, view, board, due=due)}
        self.entries: dict[bytes, m.LogEntry] = {}
        self.acks: dict[tuple[int, int], dict[bytes, m.SignedAck]] = {}
        self.links: dict[tuple[int, bytes, int], m.SignedAck] = {}
        self._early: dict[bytes, dict[tuple[int, int], m.SignedAck]] = {}
        self._early_of: Counter[int] = Counter()

    def chain(self, head: bytes) -> list[bytes]:
        """Return the digests from the start to *head*, indexed by place."""
        out = [head]
        while out[-1] != self.start:
            out.append(self.entries[out[-1]].prev)
        out.reverse()
        return out

    # Entries.

    def add(self, entry: m.LogEntry) -> bytes | None:
        """Add *entry* if it is valid and follows a known entry; return its digest, or None if it was not added."""
        try:
            return self.take(entry)
        except ValueError:
            return None

    def take(self, entry: m.LogEntry) -> bytes:
        """Add *entry*; return its digest. Raise NotValid, WrongView, IllegalMove or another ValueError if invalid."""
        digest = entry_digest(entry)
        if digest not in self.entries:
            state = self.states.get(entry.prev)
            if state is None:
                raise NotValid("prev")
            self.states[digest] = self._checked(state, entry, digest)
            self.entries[digest] = entry
            early = self._early.pop(digest, {}).values()
            self._early_of.subtract(ack.peer for ack in early)
            for ack in (*entry.acks, *early):
                self.learn(ack)
        return digest

    def keep(self, heads: Iterable[bytes]) -> None:
        """Forget all entries, ACKs and links outside the logs that end in *heads*; ACKs for unknown entries stay."""
        kept = {digest for head in heads if head in self.states for digest in self.chain(head)} | {self.start}
        self.entries = {digest: entry for digest, entry in self.entries.items() if digest in kept}
        self.states = {digest: state for digest, state in self.states.items() if digest in kept}
        self.acks = {
            who: here
            for who, acks in self.acks.items()
            if (here := {head: ack for head, ack in acks.items() if head in kept})
        }
        self.links = {name: ack for name, ack in self.links.items() if name[1] in kept}

    def _checked(self, state: GameState, entry: m.LogEntry, digest: bytes) -> GameState:
        if state.over or entry.seq != state.seq + 1:
            raise NotValid("place")
        make = {m.CMD: self._command, m.CHANCE: self._chance, m.VIEW: self._view, m.END: self._end}.get(entry.kind)
        if make is None or (entry.kind != m.CMD and (entry.author, entry.seat, entry.signature) != _NOBODYS):
            raise NotValid("kind")
        if not self._is_bare(entry):
            raise NotValid("form")
        after = replace(make(state, entry), seq=entry.seq)
        if entry.state != after.board.digest():
            raise NotValid("state")
        if after.due is None and after.board.to_act() == CHANCE_DUE:
            after = replace(after, due=open_draw(after.view, after.draw, digest))
        return after

    def _is_bare(self, entry: m.LogEntry) -> bool:
        """Return whether *entry* carries only proofs that its kind needs, so that nobody can make others store more."""
        return (entry.kind == m.VIEW or not (entry.signers or entry.evidence)) and (
            entry.kind in (m.VIEW, m.CHANCE) or not entry.acks
        )

    def _command(self, state: GameState, entry: m.LogEntry) -> GameState:
        view = state.view
        if state.due or entry.epoch != view.epoch or entry.seat != state.board.to_act():
            raise NotValid("turn")
        if entry.author != view.seats[entry.seat] or not self.signed(state, entry):
            raise NotValid("author")
        return replace(state, board=state.board.apply(entry.seat, entry.body))

    def signed(self, state: GameState, entry: m.LogEntry) -> bool:
        keys = state.view.keys
        return entry.author < len(keys) and is_signed(self.keys, keys[entry.author], state.game, entry)

    def differs(self, entry: m.LogEntry) -> bool:
        """Return whether *entry* is a command that only our board makes invalid: its author's board differs."""
        state = self.states.get(entry.prev)
        if state is None or entry.kind != m.CMD:
            return False
        try:
            return entry.state != self._command(state, entry).board.digest()
        except IllegalMove:
            return True
        except NotValid:
            return False

    def genuine(self, state: GameState, message: OfPeer) -> bool:
        """Return whether *message* is signed by the peer whose number it gives."""
        keys = state.view.keys
        return message.peer < len(keys) and is_signed(self.keys, keys[message.peer], state.game, message)

    def _chance(self, state: GameState, entry: m.LogEntry) -> GameState:
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
        if len(sure) < len(entry.acks):
            raise NotValid("form")
        if not self._acknowledged(view, sure) or not all(peer in links for peer, _end in due.contributors):
            raise NotValid("certificate")
        values = [links[peer] for peer, _end in due.contributors]
        if entry.body != chance_body(due.k, values):
            raise NotValid("links")
        board = self.rolled(state, entry.body)
        return replace(state, board=board, view=advanced(view, due, links), due=None, draw=due.k + 1)

    def rolled(self, state: GameState, body: bytes) -> RulesBoard:
        k, links = read_chance(body)
        head = state.due.head if state.due else b""
        return state.board.draw(beacon(state.game, k, head, links))

    def _acknowledged(self, view: GameView, peers: set[int]) -> bool:
        return set(view.participants) <= peers

    def _fits(self, due: OpenDraw, ack: m.SignedAck) -> bool:
        link = ack.link
        return link is not None and (link.k, link.head) == (due.k, due.head) and due.fits(ack.peer, link.value)

    def _end(self, state: GameState, entry: m.LogEntry) -> GameState:
        if state.due or state.board.to_act() != GAME_OVER or entry.epoch != state.view.epoch or entry.body:
            raise NotValid("turn")
        return replace(state, over=True)

    def _view(self, state: GameState, entry: m.LogEntry) -> GameState:
        body = read_view(entry.body)
        if entry.epoch != body.target:
            raise NotValid("epoch")
        view, due = state.view, state.due
        gone, back, stay = drops_of(body), seated_by(view, body), staying(view, body)
        if len(entry.acks) > (len(view.participants) if body.sure else 0):
            raise NotValid("form")
        if body.sure and not self._sure(state, entry):
            raise NotValid("certificate")
        split = proven_in(body)
        keys = [*view.keys, *(change.key for peer, change in back.items() if peer >= len(view.keys))]
        digest = view_digest(body)
        signatures = dict(entry.signers)
        signers = tuple(sorted({*stay, *back}))
        if tuple(signatures) != signers or len(signatures) < len(entry.signers):
            raise NotValid("form")
        for peer, signature in entry.signers:
            message = m.ViewSignature(entry.prev, digest, body.target, peer, signature)
            if not is_signed(self.keys, keys[peer], state.game, message):
                raise NotValid("signatures")
        if len(entry.evidence) > len(split):
            raise NotValid("form")
        if split and not self._proven(entry, split):
            raise NotValid("proof")
        links = {**(due.links if due else {}), **self._known(state, body)}
        absent = missing(due, body, view, links) if due else ()
        # Before anybody has revealed a link, nobody can have known the result: the missing peers are not charged.
        after = next_view(view, body, due.k if due else state.draw - 1, absent if links else ())
        marks = state.marks
        if gone:
            marks += (LogMark("takeover", tuple(gone), signers),)
        game = state.game
        older = () if body.sure else state.older
        before: tuple[frozenset[int], ...] = (*older, frozenset(view.participants))
        if not enough(view, stay, older, bool(split), back):
            game = copy_game(game, entry.prev, signers)
            marks += (LogMark("copy", tuple(gone), signers),)
            before = ()                 # another game: peers outside it have no vote there
        state = self._undone(state, entry, body)
        draw = state.draw
        if due:
            due = replace(due, known=tuple(sorted(links.items())))
            if absent:
                marks += (LogMark("burn", absent, signers, (due.k,)),)
                draw = due.k + 1
                due = open_draw(after, draw, entry_digest(entry))
        marks += tuple(mark for mark in state.marks if mark.kind == "undone" and mark not in marks)
        options = next((change.data for change in body.changes if isinstance(change, m.SetOptions)), state.options)
        return replace(
            state, game=game, view=after, due=due, draw=draw, marks=marks, viewed=entry.seq, older=before,
            options=options,
        )  # fmt: skip

    def _proven(self, entry: m.LogEntry, split: set[int]) -> bool:
        """Return whether the attached evidence, by itself, convicts all peers that the view drops for a split."""
        found: dict[int, int] = {}
        for evidence in entry.evidence:
            found.update(self.weigh(evidence))
        chain = self.chain(entry.prev)
        return all(found.get(peer, -1) >= self.seated_in(chain, peer) for peer in split)

    def _known(self, state: GameState, body: m.ViewBody) -> dict[int, bytes]:
        links: dict[int, bytes] = {}
        for ack in body.known:
            if state.due is None or ack.link is None or not (self._fits(state.due, ack) and self.genuine(state, ack)):
                raise NotValid("links")
            links[ack.peer] = ack.link.value
        return links

    def _sure(self, state: GameState, entry: m.LogEntry) -> bool:
        """Return whether all participants of the newest view have acknowledged it, by attached ACKs or by commands."""
        after = set(self.chain(entry.prev)[state.viewed :])
        acks = [ack for ack in entry.acks if ack.head in after and ack.epoch == state.view.epoch]
        signed = {ack.peer for ack in acks if self.genuine(state, ack)}
        return self._acknowledged(state.view, signed | self._writers(after, state.view.epoch))

    def _writers(self, digests: set[bytes], epoch: int) -> set[int]:
        entries = (self.entries[digest] for digest in digests if digest in self.entries)
        return {entry.author for entry in entries if entry.kind == m.CMD and entry.epoch == epoch}

    def undone_board(self, state: GameState, head: bytes, body: m.ViewBody) -> RulesBoard:
        """Return the board after a VIEW entry with *body* that follows *head*."""
        lengths = [change.length for change in body.changes if isinstance(change, m.UndoTo)]
        chain = self.chain(head) if lengths else []
        return self.states[chain[lengths[-1]]].board if lengths and lengths[-1] < len(chain) else state.board

    def may_undo(self, head: bytes, length: int) -> bool:
        """Return whether, after *head*, the board may be reset to what it was after the first *length* entries."""
        chain = self.chain(head)
        return not self.states[head].due and length < len(chain) and not self.states[chain[length]].due

    def _undone(self, state: GameState, entry: m.LogEntry, body: m.ViewBody) -> GameState:
        for change in body.changes:
            if isinstance(change, m.UndoTo):
                if not self.may_undo(entry.prev, change.length):
                    raise NotValid("undo")
                before = self.states[self.chain(entry.prev)[change.length]]
                rolled = tuple(range(before.draw, state.draw))
                mark = LogMark("undone", (), tuple(staying(state.view, body)), rolled)
                state = replace(state, board=before.board, marks=(*state.marks, mark))
        return state

    # ACKs.

    def learn(self, ack: m.SignedAck, state: GameState | None = None) -> bool:
        """Store *ack* if genuine and new; return whether it was. *state* gives the keys if its head is unknown."""
        who, known = (ack.epoch, ack.peer), self.states.get(ack.head)
        early = self._early.get(ack.head, {})
        old = self.acks.get(who, {}).get(ack.head) or early.get(who)
        if old is not None and (old.prepared, old.link is not None) >= (ack.prepared, ack.link is not None):
            return False
        if known is None and who not in early and self._early_of[ack.peer] >= MOST_UNKNOWN:
            return False
        if known is not None and (ack.epoch, ack.state) != (known.view.epoch, known.board.digest()):
            return False                # from another epoch or board: it acknowledges something else
        state = known or state
        if state is None or not self.genuine(state, ack):
            return False
        if known is None:
            self._early_of[ack.peer] += who not in early
            self._early.setdefault(ack.head, {})[who] = ack
        else:
            self.acks.setdefault(who, {})[ack.head] = ack
        if ack.link and state.due and self._fits(state.due, ack):
            self.links.setdefault((ack.link.k, ack.link.head, ack.peer), ack)
        return True

    def said_by(self, peer: int) -> list[m.SignedAck]:
        """Return the last two ACKs of *peer* in each epoch, including those for unknown entries."""
        said: dict[int, list[m.SignedAck]] = {}
        known = (ack for acks in self.acks.values() for ack in acks.values())
        for ack in (*known, *(ack for acks in self._early.values() for ack in acks.values())):
            if ack.peer == peer:
                said.setdefault(ack.epoch, []).append(ack)
        return [ack for acks in said.values() for ack in sorted(acks, key=lambda ack: ack.seq)[-2:]]

    def acks_on(self, chain: Sequence[bytes]) -> tuple[m.SignedAck, ...]:
        """Return the furthest ACK for an entry of *chain* from each peer in each epoch."""
        places = {digest: place for place, digest in enumerate(chain)}
        out = []
        for acks in self.acks.values():
            found = [ack for head, ack in acks.items() if head in places]
            if found:
                out.append(max(found, key=lambda ack: (ack.prepared, ack.seq)))
        return tuple(out)

    def certified_from(self, chain: Sequence[bytes], place: int) -> bool:
        """Return whether some entry of *chain* from *place* on was acknowledged by all its participants, directly or
        through a later entry in its epoch."""
        return any(self._certified(chain, at) for at in range(place, len(chain)))

    def _certified(self, chain: Sequence[bytes], place: int) -> bool:
        view = self.states[chain[place]].view
        end = set(chain[place:])
        writers = self._writers(end, view.epoch)
        return all(
            peer in writers or not end.isdisjoint(self.acks.get((view.epoch, peer), ()))
            for peer in view.participants
        )

    # Conviction.

    def seated_in(self, chain: Sequence[bytes], peer: int) -> int:
        """Return the epoch in which *chain* last seated *peer*, or 0; what *peer* signed before does not count."""
        for digest in reversed(chain[1:]):
            entry = self.entries[digest]
            if entry.kind == m.VIEW and peer in seated_by(self.states[entry.prev].view, read_view(entry.body)):
                return entry.epoch
        return 0

    def signers(self, digest: bytes) -> set[int]:
        """Return the participants after the VIEW *digest*; all of them have signed it."""
        return set(self.states[digest].view.participants)

    def _views(self, end: Sequence[bytes]) -> list[bytes]:
        return [digest for digest in end if self.entries[digest].kind == m.VIEW]

    def _acts(self, end: Sequence[bytes], place: int, known: KnownAcks) -> dict[int, dict[int, bool]]:
        """Return in which epochs each peer acted on the branch *end*, and whether it stated that all had *place*."""
        acts: dict[int, dict[int, bool]] = {}
        heads = set(end)
        for (epoch, peer), acks in known.items():
            far = [ack.prepared for head, ack in acks.items() if head in heads]
            if far:
                acts.setdefault(peer, {})[epoch] = max(far) >= place
        for digest in end:
            entry = self.entries[digest]
            if entry.kind == m.CMD:
                acts.setdefault(entry.author, {}).setdefault(entry.epoch, False)
        return acts

    def liars(self, one: Sequence[bytes], two: Sequence[bytes], known: KnownAcks | None = None) -> set[int]:
        """Return the peers that signed, on two logs that part, what no honest peer signs: (1) two views for one epoch;
        (2) a view on a base older than an epoch it had acted in; (3) a view whose base lacks what it had locked in an
        older epoch; (4) two locks in one epoch; (5) a view beside one that drops it with proof of an older split, since
        two halves, each with a proof, may share no signer. What a peer signed before it was seated anew does not count.
        *known* are the ACKs that count, by default all that are stored."""
        place = parting(one, two)
        if place is None:
            return set()
        guilty: set[int] = set()
        parted = self.states[one[place - 1]].view.epoch
        acts = [self._acts(end[place:], place, self.acks if known is None else known) for end in (one, two)]
        for mine, other, done in ((one, two, acts[0]), (two, one, acts[1])):
            views = self._views(mine[place:])
            targets = {self.entries[digest].epoch: self.signers(digest) for digest in views}
            proven = {peer for digest in views for peer in proven_in(read_view(self.entries[digest].body))}
            settled: dict[int, int] = {}        # the epoch in which a peer was last seated anew before this view
            for digest in self._views(other[1:]):
                entry = self.entries[digest]
                seated = seated_by(self.states[entry.prev].view, read_view(entry.body))
                if entry.seq >= place:
                    guilty |= targets.get(entry.epoch, set()) & self.signers(digest)
                    base = self.states[entry.prev].view.epoch
                    for peer in self.signers(digest) - set(seated):
                        if (peer in proven and settled.get(peer, 0) <= parted) or any(
                            settled.get(peer, 0) <= epoch < entry.epoch and (base < epoch or locked)
                            for epoch, locked in done.get(peer, {}).items()
                        ):
                            guilty.add(peer)
                settled.update(dict.fromkeys(self._settled(seated), entry.epoch))
        for peer, epochs in acts[0].items():
            if any(locked and acts[1].get(peer, {}).get(epoch) for epoch, locked in epochs.items()):
                guilty.add(peer)
        return guilty

    def _settled(self, seated: Iterable[int]) -> Iterable[int]:
        """Return the peers whose earlier signatures no longer count after a view that seats *seated* anew."""
        return seated

    def keeps_name(self, one: Sequence[bytes], two: Sequence[bytes]) -> bool:
        """Return whether *one* keeps the name of the game. The side with more peers of its own keeps it, then that with
        their lowest seat, then the lower digest; the first views settle this, before anybody knows what follows."""
        place = parting(one, two)
        if place is None:
            return True
        first, second = self.sides(one, two, place)
        seats = self.states[one[place - 1]].view.seats
        return (-len(first), _lowest(seats, first), one[place]) < (-len(second), _lowest(seats, second), two[place])

    def sides(self, one: Sequence[bytes], two: Sequence[bytes], place: int) -> tuple[set[int], set[int]]:
        """Return the peers only on the side of *one* and those only on the side of *two*, which part at *place*."""
        found = []
        for log in (one, two):
            views = self._views(log[place:])
            found.append(self.signers(views[0]) if views else set(self.states[log[place - 1]].view.participants))
        return found[0] - found[1], found[1] - found[0]

    def evidence(self, one: Sequence[bytes], two: Sequence[bytes], peers: Set[int]) -> m.LogEvidence | None:
        """Return evidence from two logs that part which convicts *peers* even for somebody who knows neither branch,
        with no more entries than needed; None if there is none, or if it does not fit into a message."""
        place = parting(one, two)
        if place is None or not peers or not peers <= self.liars(one, two):
            return None
        lengths = [len(one), len(two)]
        for side in (0, 1):
            least, most = place + 1, lengths[side]
            while least < most:                 # a longer part of a log never clears anybody
                lengths[side] = (least + most) // 2
                if peers <= self.liars(one[: lengths[0]], two[: lengths[1]]):
                    most = lengths[side]
                else:
                    least = lengths[side] + 1
            lengths[side] = most
        ends = (one[place : lengths[0]], two[place : lengths[1]])
        acks = tuple(ack for end in ends for ack in self.acks_on(end) if ack.peer in peers)
        first, second = (tuple(self.entries[digest] for digest in end) for end in ends)
        evidence = m.LogEvidence(one[place - 1], first, second, acks)
        fits = max(len(acks), *map(len, ends)) <= m.MOST_PROOF and len(m.encode(evidence)) <= m.EVIDENCE_BYTES
        return evidence if fits and peers <= self.weigh(evidence).keys() else None

    def weigh(self, evidence: m.LogEvidence) -> dict[int, int]:
        """Return the peers that *evidence* by itself convicts of a split, and up to which epoch; empty if we cannot
        follow both its branches."""
        heads = []
        for end in (evidence.one, evidence.two):
            head = evidence.base
            for entry in end:
                if entry.prev == head:
                    head = self.add(entry) or head
            heads.append(head)
        if evidence.base not in self.states or evidence.base in heads:
            return {}
        shown: dict[tuple[int, int], dict[bytes, m.SignedAck]] = {}
        for ack in evidence.acks:
            state = self.states.get(ack.head)
            self.learn(ack)
            if state and ack.epoch == state.view.epoch and self.genuine(state, ack):
                shown.setdefault((ack.epoch, ack.peer), {})[ack.head] = ack
        epoch = max(self.states[head].view.epoch for head in heads)
        return dict.fromkeys(self.liars(self.chain(heads[0]), self.chain(heads[1]), shown), epoch)


def doubles(tree: LogTree, one: m.LogEntry, two: m.LogEntry) -> bool:
    """Return whether the entries are two different commands for one place, both signed by the same author."""
    state = tree.states.get(one.prev)
    same = (one.kind, one.epoch, one.prev, one.author) == (two.kind, two.epoch, two.prev, two.author)
    if state is None or not same or one.kind != m.CMD or entry_digest(one) == entry_digest(two):
        return False
    return tree.signed(state, one) and tree.signed(state, two)


def parting(one: Sequence[bytes], two: Sequence[bytes]) -> int | None:
    """Return the first place where two logs differ, or None if one is a prefix of the other."""
    shorter = min(len(one), len(two))
    if one[:shorter] == two[:shorter]:
        return None
    return next(place for place in range(shorter) if one[place] != two[place])


def _lowest(seats: Sequence[int], peers: Iterable[int]) -> int:
    return min((seat for seat, peer in enumerate(seats) if peer in set(peers)), default=99)
