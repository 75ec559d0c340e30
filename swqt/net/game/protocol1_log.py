"""Logs of games of the first protocol, SWQT/1, which are never written any more but can still be checked.

Each entry stands on the digest of the one before; whoever controls a seat signs its commands; a VIEW carries the votes
of a majority, in which the host counts one and a half; a CHANCE holds one link of everybody's chain.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence, Set
from hashlib import sha256
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import Meta
from msgspec.msgpack import Decoder

from swqt.net.core.entries import LINKS, read_chance
from swqt.net.core.events import CHANCE_DUE, GAME_OVER, IllegalMove
from swqt.net.core.log import NotValid
from swqt.net.game import proof as p
from swqt.net.game.board import ContentShelf, GameBoard, OpeningError, opening_of
from swqt.net.lobby.table import FROZEN, LobbyTable, Packed, write_packed, write_table
from swqt.net.wire import messages as m
from swqt.net.wire.identity import Verify
from swqt.net.wire.messages import Malformed, decode_one_form, encode

_LIMIT: Final = 64 * 1024
_MOST_BURNS: Final = 8
_MOST_MEMBERS: Final = 32
_UNFORGIVEN: Final = 2
_ANCHORS: Final = 2

RETURN, OPTIONS, UNDO, REANCHOR, COPY = 3, 5, 6, 7, 8
"""Of the changes that were voted on, a number and its fields, those that are looked at below."""


class OldEntry(m.Message, frozen=True, tag=11):
    """One entry of the log; its signature is that of its author, or the votes for a m.VIEW."""

    epoch: m.U16
    seq: m.U32
    prev: m.Digest
    kind: m.U8
    seat: m.U8
    body: m.Body
    post: m.Half
    author: m.U8
    signature: Annotated[bytes, Meta(max_length=512)]


class Genesis(m.Message, frozen=True, tag=22):
    """What the game will be; each peer: its identity, the anchor of its chain, its nonce."""

    document: m.Document
    game: m.Digest
    peers: Annotated[tuple[tuple[m.Key, m.Digest, m.Half], ...], Meta(min_length=1, max_length=5)]


class OldStart(m.Message, frozen=True, tag=24):
    """The genesis with everybody's signature."""

    genesis: Genesis
    signatures: Annotated[tuple[m.Signature, ...], Meta(max_length=5)]


_Change = tuple[Any, ...]
_starts: Final = Decoder(OldStart)
_entries: Final = Decoder(OldEntry)
_packed: Final = Decoder(Packed)
_votes: Final[Decoder[tuple[int, int, tuple[_Change, ...]]]] = Decoder(
    tuple[m.U16, m.U32, Annotated[tuple[_Change, ...], Meta(max_length=8)]]
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


class Protocol1Log:
    """The log of an old game, as far as it is played. OpeningError or Malformed if no game can have begun so."""

    def __init__(self, start: OldStart, entries: Sequence[OldEntry], shelf: ContentShelf, check: Verify) -> None:
        genesis = start.genesis
        table, document, nonces = old_table(genesis.document)
        keys, anchors, given = zip(*genesis.peers, strict=True)
        if (keys, given) != (table.players(), nonces):
            raise OpeningError("the start lists other players than the table")
        text = b"swqt1/genesis" + _sha(encode(genesis))
        if genesis.game != _sha(b"swqt1/game" + b"".join(nonces)) or len(start.signatures) != len(keys) or not all(
            map(check, keys, [text] * len(keys), start.signatures)
        ):
            raise OpeningError("the start is not what all players signed")
        self.entries: Final = entries
        self.proof: Final = (start, *entries)
        self._check = check
        self._game = self._origin = genesis.game
        self._head = _sha(b"swqt1/start" + _sha(encode(genesis)))
        self.board = GameBoard.begin(opening_of(document, shelf))
        self._line: list[tuple[OldEntry, GameBoard]] = []    # what the board holds: each entry, and the board before it
        opening = self.board.opening
        seats, bots = zip(*((chair.peer, chair.level) for chair in opening.chairs), strict=True)
        self._view = _View(0, keys, anchors, seats, bots, seats, opening.host, (0,) * len(keys))
        # The views, oldest first, of which it is not proven that all accepted them, and who is missing.
        self._unsure: list[_Unsure] = [(self._view, set())]
        self._draw = 1
        self._known = [(0, anchor) for anchor in anchors]
        self._due = self._head if self.board.to_act() == CHANCE_DUE else b""
        self._over = False

    def summary(self) -> p.LogSummary:
        """Return what is true after the last entry; whose links of an open draw had come, these files do not say."""
        unfinished = p.UnfinishedDraw(self._draw, (), self._view.participants) if self._due else None
        return p.LogSummary(self._game, self._over, self._view.keys, self._view.burned, unfinished)

    def play(self) -> Iterator[p.VerifiedStep]:
        """Play entry after entry and tell what each did; BrokenLog where one cannot follow."""
        for seq, entry in enumerate(self.entries, start=1):
            draw, board = self._draw, self.board
            try:
                _must(not self._over and entry.seq == seq - 1 and entry.prev == self._head, "place")
                step = self._step(entry)
            except NotValid as error:
                raise p.BrokenLog(seq, str(error)) from None
            except IllegalMove as error:
                raise p.BrokenLog(seq, "illegal", str(error)) from None
            self._head = old_entry_digest(entry)
            if entry.kind in (m.CMD, m.CHANCE):
                self._line.append((entry, board))
            if self.board.to_act() != CHANCE_DUE:
                self._due = b""
            elif entry.kind != m.VIEW or self._draw != draw:
                self._due = self._head
            yield step

    def _step(self, entry: OldEntry) -> p.VerifiedStep:
        if entry.kind == m.CMD:
            return self._command(entry)
        nobody = (entry.seat, entry.author, entry.post) == (m.NOBODY, m.NOBODY, bytes(16))
        if entry.kind == m.VIEW and nobody:
            return self._vote(entry)
        _must(nobody and entry.epoch == self._view.epoch and not entry.signature, "kind")
        if entry.kind == m.CHANCE:
            return self._chance(entry)
        _must(entry.kind == m.END, "kind")
        _must(self.board.to_act() == GAME_OVER and entry.body == self.board.digest(), "end")
        self._over = True
        return ()

    def _command(self, entry: OldEntry) -> p.VerifiedStep:
        view, seat = self._view, self.board.to_act()
        _must(entry.epoch == view.epoch and entry.seat == seat >= 0, "turn")
        author = view.seats[seat]
        signed = self._check(view.keys[author], old_entry_digest(entry), entry.signature)
        _must(entry.author == author and signed, "author")
        self.board = self.board.apply(seat, entry.body)
        _must(entry.post == self.board.digest(), "state")
        self._unsure = _accepted(self._unsure, {author})
        return ()

    def _chance(self, entry: OldEntry) -> p.VerifiedStep:
        peers = self._view.participants
        try:
            number, links = read_chance(entry.body)
        except ValueError:
            raise NotValid("malformed") from None
        _must(bool(self._due) and number == self._draw and len(links) == len(peers), "draw")
        for peer, link in zip(peers, links, strict=True):
            _must(_continues(self._origin, peer, self._known[peer], number, link), "links")
            self._known[peer] = (number, link)
        head = self._game + struct.pack(">I", number) + self._due
        self.board = self.board.draw(_sha(b"swqt1/beacon" + head + b"".join(links)))
        self._draw += 1
        self._unsure = _accepted(self._unsure, set(peers))
        return p.VerifiedDraw(number, entry.seq + 1, peers, self.board.text)

    # Votes.

    def _vote(self, entry: OldEntry) -> p.VerifiedStep:
        view = self._view
        try:
            target, draw, changes = decode_one_form(_votes, entry.body, _LIMIT, "action")
        except Malformed:
            raise NotValid("malformed") from None
        votes = {entry.signature[at]: entry.signature[at + 1 : at + 65] for at in range(0, len(entry.signature), 65)}
        text = b"swqt1/vote" + self._origin + struct.pack(">HI?", view.epoch, entry.seq, True) + self._head
        text += _sha(entry.body)
        _must(list(votes) == sorted(votes) and 65 * len(votes) == len(entry.signature) and all(
            peer < len(view.keys) and self._check(view.keys[peer], text, given) for peer, given in votes.items()
        ), "signatures")    # fmt: skip
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
        _must(within, "view")
        _must(self._is_carried(changes, votes.keys(), after, burns), "quorum")
        if burns:
            chains = {change[1] for change in changes if change[0] == REANCHOR}
            gone = set(view.participants) & (set(view.participants) - set(after.participants) | chains)
            after = after._replace(burned=tuple(n + (peer in gone) for peer, n in enumerate(after.burned)))
        took = tuple(self._taken(entry.seq + 1, kinds, tuple(votes), after, burns))
        for change in changes:
            if change[0] == UNDO:
                self._undo(change[1])
            if change[0] == COPY:
                self._game = _sha(b"swqt1/copy" + self._origin + self._head + bytes([change[1]]))
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

    def _is_carried(self, changes: Sequence[_Change], yes: Set[int], after: _View, burns: bool) -> bool:
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
    ) -> Iterator[p.VerifiedChange]:
        """Yield what the vote for *after* takes from anybody."""
        before, copied = self._view, COPY in kinds
        lost = {
            holder for seat, holder in enumerate(before.seats)
            if not before.bots[seat] and (holder != after.seats[seat] or after.bots[seat])
        }    # fmt: skip
        if lost or copied:
            yield p.VerifiedChange("copy" if copied else "takeover", seq, tuple(sorted(lost)), signers)
        if burns and not copied:
            missing = tuple(peer for peer in before.participants if peer not in after.participants)
            yield p.VerifiedChange("burn", seq, missing, signers, (self._draw,))
        if UNDO in kinds:
            yield p.VerifiedChange("undone", seq, (), signers)

    def _undo(self, length: int) -> None:
        undone = [(entry, board) for entry, board in self._line if entry.seq >= length]
        _must(bool(undone) and not self._due and all(entry.kind == m.CMD for entry, _board in undone), "undo")
        self._line, self.board = self._line[: -len(undone)], undone[0][1]


def _must(holds: bool, code: str) -> None:
    if not holds:
        raise NotValid(code)


def old_start(row: str) -> OldStart | None:
    """Return the START that *row*, the first line of a proof, holds; None if it is none of the old protocol."""
    try:
        return decode_one_form(_starts, p.proof_bytes(row), _LIMIT, "start")
    except Malformed:
        return None


def read_entry(row: str) -> OldEntry:
    """Return the entry in a line of an old proof; Malformed if there is none."""
    return decode_one_form(_entries, p.proof_bytes(row), _LIMIT, "message")


def old_table(document: bytes) -> tuple[LobbyTable, bytes, tuple[bytes, ...]]:
    """Return the table of an old *document*, its document as those are now, and everybody's nonce; Malformed if it is
    none, or one at which draws could be replaced without all who stayed."""
    packed = decode_one_form(_packed, document, _LIMIT, "document")
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
    return _sha(b"swqt1/entry" + head + entry.prev + struct.pack(">I", len(entry.body)) + entry.body + entry.post)


def _accepted(unsure: Sequence[_Unsure], peers: Set[int]) -> list[_Unsure]:
    """Return what is unsure once *peers* are known to have accepted the whole log."""
    left = [(view, missing - peers) for view, missing in unsure]
    return left[max((at for at, (_view, missing) in enumerate(left) if not missing), default=0) :]


def _continues(game: bytes, peer: int, known: tuple[int, bytes], number: int, value: bytes) -> bool:
    at, end = known
    if not at < number <= at + LINKS:
        return False
    for index in range(number, at, -1):
        value = _sha(b"swqt1/chain" + game + struct.pack(">BI", peer, index) + value)
    return value == end


def _changed(view: _View, change: _Change) -> _View:
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


def _sha(data: bytes) -> bytes:
    return sha256(data).digest()
