"""The log in a game file: what any reader of .swn understands, and below it, in comments, the proof.

The proof is the START and every entry of the log with what certifies it, one a line; while a draw is open, the signed
ACKs of the last entry follow, so that the file says whose link is missing. The text above follows from the log, so
``verify`` writes it anew and compares: no byte of the file can change without being found.

Games of the first protocol, SWQT/1, can still be checked: their log is read here, and never written. Each entry stands
on the digest of the one before; whoever controls a seat signs its commands; a VIEW carries the votes of a majority, in
which the host counts one and a half; a CHANCE holds one link of everybody's chain.
"""

from __future__ import annotations

import hashlib
import struct
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Sequence, Set
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import Meta
from msgspec.msgpack import Decoder, Encoder

from swqt.net.core.entries import LINKS, WrongView, read_chance
from swqt.net.core.events import CHANCE_DUE, GAME_OVER, IllegalMove
from swqt.net.core.log import LogTree, NotValid
from swqt.net.game.board import ContentShelf, GameBoard, OpeningError, head_lines, opening_of, start_board
from swqt.net.lobby.table import FROZEN, LobbyTable, Packed, write_packed, write_table
from swqt.net.wire.identity import Verify, verified
from swqt.net.wire.messages import (
    CHANCE,
    CMD,
    END,
    NOBODY,
    U8,
    U16,
    U32,
    VIEW,
    Body,
    Digest,
    Document,
    GameStart,
    Half,
    Key,
    LogEntry,
    Malformed,
    Message,
    Signature,
    SignedAck,
    decode_one_form,
    encode,
)
from swqt.notation import write_move, write_position

PROOF: Final = "; lan "
EXPLAINED: Final = "; The log as the players signed it. To check it, and every draw: swqt lan verify FILE"
NOTED: Final = "; note "    # begins a note of a person, which is no part of the proof
LINE_LIMIT: Final = 192 * 1024    # in bytes: an entry that convicts somebody holds two ends of the log


class VerifiedDraw(NamedTuple):
    """Draw *number*, made by the links of *peers*, turned up *text* as entry *seq*."""

    number: int
    seq: int
    peers: tuple[int, ...]
    text: str


class VerifiedChange(NamedTuple):
    """What entry *seq* took from anybody: a ``takeover`` of the seats of *peers*, a ``burn`` of *draws* because the
    links of *peers* were missing, draws ``undone``, a ``copy`` without *peers*, or a ``split`` that convicts *peers*.

    *signers* have signed it. *reasons* are those given for the peers of a takeover; *through*, who is said to have
    reached them last.
    """

    kind: str
    seq: int
    peers: tuple[int, ...]
    signers: tuple[int, ...]
    draws: tuple[int, ...] = ()
    reasons: tuple[str, ...] = ()
    through: tuple[int, ...] = ()


class UnfinishedDraw(NamedTuple):
    """Draw *number* stands open at the end of the file, which holds the links of *given*; those of *missing* it does
    not hold."""

    number: int
    given: tuple[int, ...]
    missing: tuple[int, ...]


class LogSummary(NamedTuple):
    """What is true after the last entry that could be played: the game's name (a copy has its own), whether it is over,
    keys and burned draws of all peers, and the draw that stands open."""

    game: bytes
    over: bool
    keys: tuple[bytes, ...]
    burned: tuple[int, ...]
    open: UnfinishedDraw | None


VerifiedStep = VerifiedDraw | tuple[VerifiedChange, ...]
"""What one entry did that people should see: a draw, or what it took; for most entries nothing."""

ProofLine = GameStart | LogEntry | SignedAck
_decoder: Final[Decoder[ProofLine]] = Decoder(ProofLine)


class BrokenLog(ValueError):
    """A log that cannot be what was played; ``seq`` is the entry that cannot follow, ``code`` a stable word."""

    def __init__(self, seq: int, code: str, text: str = "") -> None:
        super().__init__(text or code)
        self.seq = seq
        self.code = code


class ReaderKeys:
    """The keys of somebody who only reads: nothing is signed; *check* says which signatures are good."""

    public: Final = b""

    def __init__(self, check: Verify = verified) -> None:
        self.verify: Final = check

    def sign(self, text: bytes) -> bytes:
        return b""

    def seed(self, nonce: bytes) -> bytes:
        return b""


def open_tree(start: GameStart, shelf: ContentShelf, check: Verify = verified) -> LogTree:
    """Return the log of the game of *start* before its first entry; OpeningError if no game can start from it."""
    return LogTree(start, start_board(start, shelf), ReaderKeys(check))


def follow(tree: LogTree, entries: Iterable[LogEntry]) -> Iterator[bytes]:
    """Add *entries* to *tree* one by one and yield their digests; BrokenLog where one cannot follow."""
    head = tree.start
    for place, entry in enumerate(entries, start=1):
        try:
            if entry.prev != head:
                raise NotValid("place")
            head = tree.take(entry)
        except NotValid as error:
            raise BrokenLog(place, str(error)) from None
        except IllegalMove as error:
            raise BrokenLog(place, "illegal", str(error)) from None
        except WrongView as error:
            raise BrokenLog(place, "view", str(error)) from None
        except (msgspec.MsgspecError, ValueError) as error:
            raise BrokenLog(place, "malformed", str(error)) from None
        yield head


def game_board(tree: LogTree, head: bytes) -> GameBoard:
    """Return the board after the entry *head* of a tree that ``open_tree`` has made."""
    board = tree.states[head].board
    assert isinstance(board, GameBoard)
    return board


def open_acks(tree: LogTree, head: bytes) -> tuple[SignedAck, ...]:
    """Return who has acknowledged *head*, with links as far as they were given, while its draw is open."""
    state = tree.states[head]
    if state.due is None:
        return ()
    found = [tree.acks.get((state.view.epoch, peer), {}).get(head) for peer in state.due.ends]
    return tuple(ack for ack in found if ack is not None)


def record_text(
    start: GameStart, entries: Sequence[LogEntry], board: GameBoard, acks: Sequence[SignedAck] = ()
) -> str:
    """Return the game file of the log that led to *board*; *acks* are ``open_acks`` of its head."""
    proof: tuple[ProofLine, ...] = (start, *entries, *acks)
    return "\n".join([*_shown_lines(board), EXPLAINED, *map(proof_line, proof), ""])


def proof_line(message: ProofLine) -> str:
    return PROOF + b64encode(encode(message)).decode()


def read_proof_line(row: str) -> ProofLine:
    """Return what a line of the proof says; Malformed for any other text."""
    return decode_one_form(_decoder, _bytes(row), LINE_LIMIT, "line of the log")


def _bytes(row: str) -> bytes:
    try:
        return b64decode(row.removeprefix(PROOF), validate=True)
    except ValueError as error:
        raise Malformed(f"no base64: {error}") from None


def _shown_lines(board: GameBoard) -> Iterator[str]:
    """Yield the file without its proof: the position with the seats as they were drawn, and the commands."""
    opening, begins = board.opening, board.first or 0
    first, _, rest = write_position(opening.rules, opening.start, opening.traits).rstrip("\n").partition("\n")
    yield first
    yield from head_lines(opening._replace(chairs=opening.chairs[begins:] + opening.chairs[:begins]))
    yield from rest.split("\n")
    yield ""
    for played in board.moves:
        if played.command is not None:
            yield write_move(opening.rules, played.seat, played.command, played.after.digest)
    yield ""


# Logs of the first protocol.

_LIMIT: Final = 64 * 1024
_MOST_BURNS: Final = 8
_MOST_MEMBERS: Final = 32
_UNFORGIVEN: Final = 2
_ANCHORS: Final = 2

RETURN, OPTIONS, UNDO, REANCHOR, COPY = 3, 5, 6, 7, 8
"""Of the changes that were voted on, a number and its fields, those that are looked at below."""


class OldEntry(Message, frozen=True, tag=11):
    """One entry of the log; its signature is that of its author, or the votes for a VIEW."""

    epoch: U16
    seq: U32
    prev: Digest
    kind: U8
    seat: U8
    body: Body
    post: Half
    author: U8
    signature: Annotated[bytes, Meta(max_length=512)]


class Genesis(Message, frozen=True, tag=22):
    """What the game will be; each peer: its identity, the anchor of its chain, its nonce."""

    document: Document
    game: Digest
    peers: Annotated[tuple[tuple[Key, Digest, Half], ...], Meta(min_length=1, max_length=5)]


class OldStart(Message, frozen=True, tag=24):
    """The genesis with everybody's signature."""

    genesis: Genesis
    signatures: Annotated[tuple[Signature, ...], Meta(max_length=5)]


_encode: Final = Encoder().encode
_starts: Final = Decoder(OldStart)
_entries: Final = Decoder(OldEntry)
_packed: Final = Decoder(Packed)
_actions: Final[Decoder[tuple[int, int, tuple[tuple[Any, ...], ...]]]] = Decoder(
    tuple[U16, U32, Annotated[tuple[tuple[Any, ...], ...], Meta(max_length=8)]]
)


class _View(NamedTuple):
    """Who takes part in an epoch."""

    epoch: int
    keys: tuple[bytes, ...]
    anchors: tuple[bytes, ...]
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    owners: tuple[int, ...]
    host: int
    burned: tuple[int, ...]

    @property
    def participants(self) -> tuple[int, ...]:
        return tuple(sorted(set(self.seats)))

    def majority(self, peers: Set[int]) -> bool:
        weights = {peer: 3 if peer == self.host else 2 for peer in self.participants}
        return 2 * sum(weight for peer, weight in weights.items() if peer in peers) > sum(weights.values())


_Unsure = tuple[_View, Set[int]]


class OldLog:
    """The log of an old game, as far as it is played. OpeningError or Malformed if no game can have begun so."""

    def __init__(self, start: OldStart, entries: Sequence[OldEntry], shelf: ContentShelf, check: Verify) -> None:
        genesis = start.genesis
        table, document, nonces = old_table(genesis.document)
        keys, anchors, given = zip(*genesis.peers, strict=True)
        if (keys, given) != (table.players(), nonces):
            raise OpeningError("the start lists other players than the table")
        text = b"swqt1/genesis" + _hash(_encode(genesis))
        if genesis.game != _hash(b"swqt1/game" + b"".join(nonces)) or len(start.signatures) != len(keys) or not all(
            check(key, text, signature) for key, signature in zip(keys, start.signatures, strict=True)
        ):
            raise OpeningError("the start is not what all players signed")
        self.entries: Final = entries
        self._start = start
        self._check = check
        self._game = self._origin = genesis.game
        self._head = _hash(b"swqt1/start" + _hash(_encode(genesis)))
        self._boards = [GameBoard.begin(opening_of(document, shelf))]
        self._line: list[OldEntry] = []     # the entries whose bodies and draws the board holds
        chairs = self.board.opening.chairs
        seats, bots = tuple(chair.peer for chair in chairs), tuple(chair.level for chair in chairs)
        self._view = _View(0, keys, anchors, seats, bots, seats, self.board.opening.host, (0,) * len(keys))
        # The views, oldest first, of which it is not proven that all accepted them, and who is missing.
        self._unsure: list[_Unsure] = [(self._view, set())]
        self._draw = 1
        self._known = [(0, anchor) for anchor in anchors]
        self._due = self._head if self.board.to_act() == CHANCE_DUE else b""
        self._over = False

    @property
    def board(self) -> GameBoard:
        """The board after the last entry."""
        return self._boards[-1]

    def summary(self) -> LogSummary:
        """Return what is true after the last entry; whose links of an open draw had come, these files do not say."""
        unfinished = UnfinishedDraw(self._draw, (), self._view.participants) if self._due else None
        return LogSummary(self._game, self._over, self._view.keys, self._view.burned, unfinished)

    def text(self) -> str:
        proof = [PROOF + b64encode(_encode(message)).decode() for message in (self._start, *self.entries)]
        return "\n".join([*_shown_lines(self.board), EXPLAINED, *proof, ""])

    def play(self) -> Iterator[VerifiedStep]:
        """Play entry after entry and tell what each did; BrokenLog where one cannot follow."""
        for seq, entry in enumerate(self.entries, start=1):
            if self._over or entry.seq != seq - 1 or entry.prev != self._head:
                raise BrokenLog(seq, "place")
            make = {CMD: self._command, CHANCE: self._chance, VIEW: self._vote, END: self._end}.get(entry.kind)
            free = entry.kind == VIEW or (entry.epoch == self._view.epoch and not entry.signature)
            nobody = free and (entry.seat, entry.author, entry.post) == (NOBODY, NOBODY, bytes(16))
            if make is None or not (nobody or entry.kind == CMD):
                raise BrokenLog(seq, "kind")
            draw = self._draw
            try:
                step = make(seq, entry)
            except IllegalMove as error:
                raise BrokenLog(seq, "illegal", str(error)) from None
            self._head = old_entry_digest(entry)
            if self.board.to_act() != CHANCE_DUE:
                self._due = b""
            elif entry.kind != VIEW or self._draw != draw:
                self._due = self._head
            yield step

    def _command(self, seq: int, entry: OldEntry) -> VerifiedStep:
        view, seat = self._view, self.board.to_act()
        if entry.epoch != view.epoch or seat < 0 or entry.seat != seat:
            raise BrokenLog(seq, "turn")
        author = view.seats[seat]
        if entry.author != author or not self._check(view.keys[author], old_entry_digest(entry), entry.signature):
            raise BrokenLog(seq, "author")
        self._push(entry, self.board.apply(seat, entry.body))
        if entry.post != self.board.digest():
            raise BrokenLog(seq, "state")
        self._unsure = _accepted(self._unsure, {author})
        return ()

    def _chance(self, seq: int, entry: OldEntry) -> VerifiedStep:
        peers = self._view.participants
        try:
            number, links = read_chance(entry.body)
        except ValueError:
            raise BrokenLog(seq, "malformed") from None
        if not self._due or number != self._draw or len(links) != len(peers):
            raise BrokenLog(seq, "draw")
        for peer, link in zip(peers, links, strict=True):
            if not _continues(self._origin, peer, self._known[peer], number, link):
                raise BrokenLog(seq, "links")
            self._known[peer] = (number, link)
        head = self._game + struct.pack(">I", number) + self._due
        self._push(entry, self.board.draw(_hash(b"swqt1/beacon" + head + b"".join(links))))
        self._draw += 1
        self._unsure = _accepted(self._unsure, set(peers))
        return VerifiedDraw(number, seq, peers, self.board.last.text if self.board.last else "")

    def _end(self, seq: int, entry: OldEntry) -> VerifiedStep:
        if self.board.to_act() != GAME_OVER or entry.body != self.board.digest():
            raise BrokenLog(seq, "end")
        self._over = True
        return ()

    def _push(self, entry: OldEntry, board: GameBoard) -> None:
        self._line.append(entry)
        self._boards.append(board)

    # Votes.

    def _vote(self, seq: int, entry: OldEntry) -> VerifiedStep:
        view = self._view
        try:
            target, draw, changes = decode_one_form(_actions, entry.body, _LIMIT, "action", _encode)
        except Malformed:
            raise BrokenLog(seq, "malformed") from None
        votes = {entry.signature[at]: entry.signature[at + 1 : at + 65] for at in range(0, len(entry.signature), 65)}
        text = b"swqt1/vote" + self._origin + struct.pack(">HI?", view.epoch, seq - 1, True) + self._head
        text += _hash(entry.body)
        if list(votes) != sorted(votes) or 65 * len(votes) != len(entry.signature) or not all(
            peer < len(view.keys) and self._check(view.keys[peer], text, given) for peer, given in votes.items()
        ):
            raise BrokenLog(seq, "signatures")
        kinds = {change[0] for change in changes if change}
        burns = bool(self._due) and draw > self._draw
        within = view.epoch < target == entry.epoch and self._draw <= draw <= self._draw + _MOST_BURNS
        after = view._replace(epoch=target)
        try:
            for change in changes:
                after = _changed(after, change)
        except (ValueError, TypeError, IndexError):
            within = False
        if COPY in kinds:
            within &= len(changes) == 1 and self._game == self._origin and burns == bool(self._due)
        elif self._due:
            within &= self._keeps_draw(after, burns)
        if not within:
            raise BrokenLog(seq, "view")
        if not self._is_carried(changes, votes.keys(), after, burns):
            raise BrokenLog(seq, "quorum")
        if burns:
            chains = {change[1] for change in changes if change[0] == REANCHOR}
            gone = set(view.participants) & (set(view.participants) - set(after.participants) | chains)
            after = after._replace(burned=tuple(n + (peer in gone) for peer, n in enumerate(after.burned)))
        took = tuple(self._taken(seq, kinds, tuple(votes), after, burns))
        for change in changes:
            if change[0] == UNDO:
                self._undo(seq, change[1])
            if change[0] == COPY:
                self._game = _hash(b"swqt1/copy" + self._origin + self._head + bytes([change[1]]))
        self._known = [
            self._known[peer] if view.anchors[peer : peer + 1] == (anchor,) else (0, anchor)
            for peer, anchor in enumerate(after.anchors)
        ]
        if view.participants == after.participants:
            self._unsure = self._unsure[:-1]    # the same peers decide
        self._unsure = [*self._unsure, (after, set(after.participants))]
        self._view, self._draw = after, draw
        return took

    def _keeps_draw(self, after: _View, burns: bool) -> bool:
        """Return whether the draw that is due can be kept, or replaced, by the participants of *after*."""
        view, stay = self._view, set(self._view.participants) & set(after.participants)
        if any(view.anchors[peer] != after.anchors[peer] for peer in stay):
            return False
        if not burns:
            return after.participants == view.participants
        return len(stay) < len(view.participants) < 2 * len(stay)

    def _is_carried(self, changes: Sequence[tuple[Any, ...]], yes: Set[int], after: _View, burns: bool) -> bool:
        """Return whether the votes of *yes* carry *changes* in every view that may still be the last accepted one."""
        view = self._view
        if not yes >= {change[1] for change in changes if change[0] == REANCHOR}:
            return False
        if changes and changes[0][0] == COPY:
            return changes[0][1] in yes
        everybody = any(
            change[0] in (UNDO, OPTIONS)
            or (change[0] == RETURN and view.burned[view.owners[change[1]]] >= _UNFORGIVEN)
            for change in changes
        )
        views = [one for one, _missing in _accepted(self._unsure, yes)]
        if burns and not (
            set(view.participants) & set(after.participants) <= yes
            and all(2 * len(yes & set(one.participants)) > len(one.participants) for one in views)
        ):
            return False
        carried = yes >= set(view.participants) if everybody else view.majority(yes)
        return carried and all(one.majority(yes) for one in views[:-1])

    def _taken(
        self, seq: int, kinds: Set[int], signers: tuple[int, ...], after: _View, burns: bool
    ) -> Iterator[VerifiedChange]:
        """Yield what the vote for *after* takes from anybody."""
        before, copied = self._view, COPY in kinds
        lost = {
            holder for seat, holder in enumerate(before.seats)
            if not before.bots[seat] and (holder != after.seats[seat] or after.bots[seat])
        }    # fmt: skip
        if lost or copied:
            yield VerifiedChange("copy" if copied else "takeover", seq, tuple(sorted(lost)), signers)
        if burns and not copied:
            missing = tuple(peer for peer in before.participants if peer not in after.participants)
            yield VerifiedChange("burn", seq, missing, signers, (self._draw,))
        if UNDO in kinds:
            yield VerifiedChange("undone", seq, (), signers)

    def _undo(self, seq: int, length: int) -> None:
        keep = next((at for at, entry in enumerate(self._line) if entry.seq >= length), None)
        if keep is None or self._due or any(entry.kind == CHANCE for entry in self._line[keep:]):
            raise BrokenLog(seq, "undo")
        del self._line[keep:], self._boards[keep + 1 :]


def old_start(row: str) -> OldStart | None:
    """Return the START that *row*, the first line of a proof, holds; None if it is none of the old protocol."""
    try:
        return decode_one_form(_starts, _bytes(row), _LIMIT, "start", _encode)
    except Malformed:
        return None


def read_entry(row: str) -> OldEntry:
    """Return the entry in a line of an old proof; Malformed if there is none."""
    return decode_one_form(_entries, _bytes(row), _LIMIT, "message", _encode)


def old_table(document: bytes) -> tuple[LobbyTable, bytes, tuple[bytes, ...]]:
    """Return the table of an old *document*, its document as those are now, and everybody's nonce; Malformed if it is
    none, or one at which draws could be replaced without all who stayed."""
    packed = decode_one_form(_packed, document, _LIMIT, "document", _encode)
    try:
        fields = msgspec.msgpack.decode(packed.table)
        stage, nonces, burns = fields[12], tuple(fields[13]), fields[17]
        table = msgspec.convert([*fields[:12], FROZEN, 0, *fields[14:17]], LobbyTable)
    except (msgspec.MsgspecError, TypeError, ValueError, LookupError, RecursionError) as error:
        raise Malformed(f"no table: {error}") from None
    if stage != _ANCHORS or burns is not True:
        raise Malformed("no table of the latest form of that protocol, which was about to start")
    return table, write_packed(write_table(table), packed.luggage), nonces


def old_entry_digest(entry: OldEntry) -> bytes:
    """Return the 32 bytes that name *entry* and with it all before it; they are what its author signed."""
    head = struct.pack(">HIBBB", entry.epoch, entry.seq, entry.kind, entry.seat, entry.author)
    return _hash(b"swqt1/entry" + head + entry.prev + struct.pack(">I", len(entry.body)) + entry.body + entry.post)


def _accepted(unsure: Sequence[_Unsure], peers: Set[int]) -> list[_Unsure]:
    """Return what is unsure once *peers* are known to have accepted the whole log."""
    left = [(view, missing - peers) for view, missing in unsure]
    return left[max((at for at, (_view, missing) in enumerate(left) if not missing), default=0) :]


def _continues(game: bytes, peer: int, known: tuple[int, bytes], number: int, value: bytes) -> bool:
    at, end = known
    if not at < number <= at + LINKS:
        return False
    for index in range(number, at, -1):
        value = _hash(b"swqt1/chain" + game + struct.pack(">BI", peer, index) + value)
    return value == end


def _changed(view: _View, change: tuple[Any, ...]) -> _View:
    """Return *view* after one change; an error of any kind if that cannot be."""
    match change:
        case (1, int(seat), int(peer), str(level)) if peer in view.participants and level:
            return _seated(view, seat, peer, level)
        case (2, int(seat), int(peer), bytes(key), bytes(anchor)) if len(key) == len(anchor) == 32:
            if peer == len(view.keys) < _MOST_MEMBERS and key not in view.keys:
                keys, anchors = (*view.keys, key), (*view.anchors, anchor)
                view = view._replace(keys=keys, anchors=anchors, burned=(*view.burned, 0))
            if view.keys[peer] == key:
                return _seated(view, seat, peer, "")
        case (3, int(seat)):
            return _seated(view, seat, view.owners[seat], "")
        case (4, int(peer), str(level)):
            return _dropped(view, {peer}, level)
        case (8, int(peer), str(level)) if peer in view.participants:
            others = set(view.participants) - {peer}
            return _dropped(view, others, level) if others else view
        case (7, int(peer), bytes(anchor)) if len(anchor) == 32:
            return view._replace(anchors=_put(view.anchors, peer, anchor))
        case (5, bytes()) | (6, int()):
            return view
    raise ValueError("no change")


def _seated(view: _View, seat: int, peer: int, level: str) -> _View:
    return view._replace(seats=_put(view.seats, seat, peer), bots=_put(view.bots, seat, level))


def _dropped(view: _View, gone: set[int], level: str) -> _View:
    left = [peer for peer in view.participants if peer not in gone]
    if not gone & set(view.participants) or not left or not level:
        raise ValueError("nobody who plays would be dropped, nobody would be left, or there is no level")
    heir = view.host if view.host in left else left[0]
    seats = tuple(heir if peer in gone else peer for peer in view.seats)
    bots = tuple(level if peer in gone else bot for peer, bot in zip(view.seats, view.bots, strict=True))
    return view._replace(seats=seats, bots=bots)


def _put(items: tuple[Any, ...], at: int, item: object) -> tuple[Any, ...]:
    if not 0 <= at < len(items):
        raise IndexError(at)
    return (*items[:at], item, *items[at + 1 :])


def _hash(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()
