"""Logs of games of the first protocol, SWQT/1, which are no longer written but can still be verified.

Each entry contains the digest of the one before; the controller of a seat signs its commands; a VIEW carries the votes
of a majority, in which the host counts one and a half times; a CHANCE contains one link of each player's hash chain.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence, Set
from dataclasses import replace
from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from msgspec.msgpack import Decoder

from swqt.net.core.entries import LINKS, ChainEnd, GameView, OpenDraw, read_chance
from swqt.net.core.events import CHANCE_DUE, GAME_OVER, RulesBoard
from swqt.net.core.log import GameState, LogMark, NotValid
from swqt.net.game.board import ContentShelf, GameBoard, OpeningError, opening_of
from swqt.net.lobby.table import FROZEN, LobbyTable, Packed, write_packed, write_table
from swqt.net.wire import messages as m
from swqt.net.wire.identity import verified
from swqt.net.wire.messages import Malformed, decode_one_form, encode

_LIMIT: Final = 64 * 1024
_MOST_BURNS: Final = 8
_UNFORGIVEN: Final = 2
_ANCHORS: Final = 2

RETURN, OPTIONS, UNDO, REANCHOR, COPY = 3, 5, 6, 7, 8
"""Numbers of those changes that are treated specially below; a change is its number followed by its fields."""


class OldEntry(m.Message, frozen=True, tag=11):
    """One entry of the log; ``signature`` is that of its author, or the votes for a VIEW."""

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
    """The beginning of a game; each peer has its identity, the anchor of its chain and its nonce."""

    document: m.Document
    game: m.Digest
    peers: Annotated[tuple[tuple[m.Key, m.Digest, m.Half], ...], Meta(min_length=1, max_length=5)]


class OldStart(m.Message, frozen=True, tag=24):
    """The genesis with everybody's signature."""

    genesis: Genesis
    signatures: Annotated[tuple[m.Signature, ...], Meta(max_length=5)]

    @property
    def document(self) -> bytes:
        """The document in the present form; Malformed if it is invalid."""
        return _read_document(self.genesis.document)[0]


_Change = tuple[Any, ...]
_packed: Final = Decoder(Packed)
_votes: Final[Decoder[tuple[int, int, tuple[_Change, ...]]]] = Decoder(
    tuple[m.U16, m.U32, Annotated[tuple[_Change, ...], Meta(max_length=8)]]
)


_Unsure = tuple[frozenset[int], Set[int]]


class OldTree:
    """The entries taken so far of an old game; ``start`` and ``states`` are as in a LogTree. OpeningError or Malformed
    if *start* is invalid."""

    def __init__(self, start: OldStart, shelf: ContentShelf) -> None:
        genesis = start.genesis
        document, nonces = _read_document(genesis.document)
        opening = opening_of(document, shelf)
        keys, anchors, given = zip(*genesis.peers, strict=True)
        if (keys, given) != (opening.table.players(), nonces):
            raise OpeningError("the start lists other players than the table")
        digest = _sha(encode(genesis))
        text = b"swqt1/genesis" + digest
        if genesis.game != _sha(b"swqt1/game" + b"".join(nonces)) or len(start.signatures) != len(keys) or not all(
            map(verified, keys, [text] * len(keys), start.signatures)
        ):
            raise OpeningError("the start is not what all players signed")
        self._origin: Final = genesis.game
        self._host: Final = opening.host
        board = GameBoard.begin(opening)
        seats, bots = zip(*((chair.peer, chair.level) for chair in opening.chairs), strict=True)
        view = GameView(0, keys, seats, bots, seats, tuple(map(_chain, anchors)), (0,) * len(keys), ())
        self.start: Final = _sha(b"swqt1/start" + digest)
        self.states: Final[dict[bytes, GameState]] = {}
        self._keep(self.start, GameState(genesis.game, view, board))
        self._line: list[tuple[OldEntry, RulesBoard]] = []    # entries on the board, each with the board before
        # Views not proven to be accepted by all: (players, those whose acceptance is missing), oldest first.
        self._unsure: list[_Unsure] = [(_players(view), frozenset())]

    def take(self, entry: OldEntry) -> bytes:
        """Add *entry* after the last one and return its digest; ValueError says why it cannot follow."""
        state, digest = self.states[entry.prev], old_entry_digest(entry)
        _must(not state.over and entry.seq == state.seq, "place")
        nobodys = (entry.seat, entry.author, entry.post) == (m.NOBODY, m.NOBODY, bytes(16))
        if entry.kind == m.CMD:
            after = self._command(state, entry)
        elif entry.kind == m.VIEW and nobodys:
            after = self._vote(state, entry)
        else:
            _must(nobodys and entry.epoch == state.view.epoch and not entry.signature, "kind")
            if entry.kind == m.CHANCE:
                after = self._chance(state, entry)
            else:
                _must(entry.kind == m.END, "kind")
                _must(state.board.to_act() == GAME_OVER and entry.body == state.board.digest(), "end")
                after = replace(state, over=True)
        if entry.kind in (m.CMD, m.CHANCE):
            self._line.append((entry, state.board))
        self._keep(digest, replace(after, seq=state.seq + 1))
        return digest

    def _keep(self, digest: bytes, state: GameState) -> None:
        """Keep the *state* after the entry *digest*, with a draw due if chance has to act."""
        if state.due is None and state.board.to_act() == CHANCE_DUE:
            ends = tuple((peer, state.view.chains[peer]) for peer in sorted(_players(state.view)))
            state = replace(state, due=OpenDraw(state.draw, digest, ends))
        self.states[digest] = state

    def _command(self, state: GameState, entry: OldEntry) -> GameState:
        view, seat = state.view, state.board.to_act()
        _must(entry.epoch == view.epoch and entry.seat == seat >= 0, "turn")
        author = view.seats[seat]
        signed = verified(view.keys[author], old_entry_digest(entry), entry.signature)
        _must(entry.author == author and signed, "author")
        board = state.board.apply(seat, entry.body)
        _must(entry.post == board.digest(), "state")
        self._unsure = _accepted(self._unsure, {author})
        return replace(state, board=board)

    def _chance(self, state: GameState, entry: OldEntry) -> GameState:
        due, chains = state.due, list(state.view.chains)
        number, links = read_chance(entry.body)
        if due is None or number != due.k or len(links) != len(due.ends):
            raise NotValid("draw")
        for peer, link in zip(due.ends, links, strict=True):
            _must(self._continues(peer, chains[peer], number, link), "links")
            chains[peer] = ChainEnd(b"", 0, number, link)
        beacon = _sha(b"swqt1/beacon" + state.game + struct.pack(">I", number) + due.head + b"".join(links))
        self._unsure = _accepted(self._unsure, due.ends.keys())
        view = replace(state.view, chains=tuple(chains))
        return replace(state, board=state.board.draw(beacon), view=view, due=None, draw=number + 1)

    def _continues(self, peer: int, known: ChainEnd, number: int, value: bytes) -> bool:
        if not known.index < number <= known.index + LINKS:
            return False
        for index in range(number, known.index, -1):
            value = _sha(b"swqt1/chain" + self._origin + struct.pack(">BI", peer, index) + value)
        return value == known.value

    # Votes.

    def _vote(self, state: GameState, entry: OldEntry) -> GameState:
        view, due = state.view, state.due
        target, draw, changes = decode_one_form(_votes, entry.body, _LIMIT, "action")
        votes = {entry.signature[at]: entry.signature[at + 1 : at + 65] for at in range(0, len(entry.signature), 65)}
        text = b"swqt1/vote" + self._origin + struct.pack(">HI?", view.epoch, entry.seq, True) + entry.prev
        text += _sha(entry.body)
        _must(list(votes) == sorted(votes) and 65 * len(votes) == len(entry.signature) and all(
            peer < len(view.keys) and verified(view.keys[peer], text, given) for peer, given in votes.items()
        ), "signatures")    # fmt: skip
        try:
            after = replace(_changed(view, changes, self._host), epoch=target)
        except IndexError:
            raise NotValid("view") from None
        kinds = {change[0] for change in changes}
        anchored = {change[1] for change in changes if change[0] == REANCHOR}
        before, here, burns = _players(view), _players(after), due is not None and draw > state.draw
        stay = before & here
        within = view.epoch < target == entry.epoch and state.draw <= draw <= state.draw + _MOST_BURNS
        if COPY in kinds:
            within &= len(changes) == 1 and state.game == self._origin and burns == bool(due)
        elif due:
            within &= len(stay) < len(before) < 2 * len(stay) if burns else before == here
            within &= all(view.chains[peer] == after.chains[peer] for peer in stay)
        _must(within, "view")
        unsure = [players for players, _missing in _accepted(self._unsure, votes.keys())]
        back = {view.owners[change[1]] for change in changes if change[0] == RETURN}
        everybody = bool(kinds & {UNDO, OPTIONS}) or any(view.burns[peer] >= _UNFORGIVEN for peer in back)
        if COPY in kinds:
            carried = changes[0][1] in votes
        else:
            carried = votes.keys() >= (before | anchored if everybody else anchored)
            carried &= all(2 * self._weight(players & votes.keys()) > self._weight(players) for players in unsure)
            if burns:
                carried &= votes.keys() >= stay
                carried &= all(2 * len(votes.keys() & players) > len(players) for players in unsure)
        _must(carried, "quorum")
        marks = []
        seats = zip(view.seats, view.bots, after.seats, after.bots, strict=True)
        lost = {holder for holder, bot, *now in seats if not bot and now != [holder, ""]}
        if lost or COPY in kinds:
            marks.append(LogMark("copy" if COPY in kinds else "takeover", tuple(sorted(lost)), tuple(votes)))
        if burns:
            burned = before & (anchored | before - here)
            after = replace(after, burns=tuple(n + (peer in burned) for peer, n in enumerate(after.burns)))
            if COPY not in kinds:
                marks.append(LogMark("burn", tuple(sorted(before - here)), tuple(votes), (state.draw,)))
            state = replace(state, due=None)
        for change in changes:
            if change[0] == UNDO:
                undone = [(earlier, board) for earlier, board in self._line if earlier.seq >= change[1]]
                _must(bool(undone) and not due and all(earlier.kind == m.CMD for earlier, _board in undone), "undo")
                del self._line[-len(undone) :]
                state = replace(state, board=undone[0][1])
                marks.append(LogMark("undone", (), tuple(votes)))
            if change[0] == COPY:
                state = replace(state, game=_sha(b"swqt1/copy" + self._origin + entry.prev + bytes([change[1]])))
        self._unsure = [*self._unsure[: -1 if before == here else None], (here, here)]    # the same peers decide
        return replace(state, view=after, draw=draw, marks=(*state.marks, *marks))

    def _weight(self, players: Set[int]) -> int:
        return 2 * len(players) + (self._host in players)


def _must(holds: bool, code: str) -> None:
    if not holds:
        raise NotValid(code)


def _read_document(document: bytes) -> tuple[bytes, tuple[bytes, ...]]:
    """Return an old *document* in the present form, and the nonces of all; Malformed if it is invalid, or of a table at
    which draws could be replaced without the votes of all who stayed."""
    packed = decode_one_form(_packed, document, _LIMIT, "document")
    try:
        fields = msgspec.msgpack.decode(packed.table)
        stage, nonces, burns = fields[12], tuple(fields[13]), fields[17]
        table = msgspec.convert([*fields[:12], FROZEN, 0, *fields[14:17]], LobbyTable)
    except (msgspec.MsgspecError, TypeError, ValueError, LookupError, RecursionError) as error:
        raise Malformed(f"no table: {error}") from None
    if stage != _ANCHORS or burns is not True:
        raise Malformed("no table of the latest form of that protocol, which was about to start")
    return write_packed(write_table(table), packed.luggage), nonces


def old_entry_digest(entry: OldEntry) -> bytes:
    """Return the 32-byte digest of *entry* and, through ``prev``, of all before it, which its author has signed."""
    head = struct.pack(">HIBBB", entry.epoch, entry.seq, entry.kind, entry.seat, entry.author)
    return _sha(b"swqt1/entry" + head + entry.prev + struct.pack(">I", len(entry.body)) + entry.body + entry.post)


def _players(view: GameView) -> frozenset[int]:
    """Return the peers that control a seat; in this protocol, even those with only bots took part."""
    return frozenset(view.seats)


def _chain(anchor: bytes) -> ChainEnd:
    return ChainEnd(b"", 0, 0, anchor)


def _accepted(unsure: Sequence[_Unsure], peers: Set[int]) -> list[_Unsure]:
    """Return the rest of *unsure* once *peers* have accepted the log up to here."""
    left = [(players, missing - peers) for players, missing in unsure]
    return left[max((at for at, (_players, missing) in enumerate(left) if not missing), default=0) :]


def _changed(view: GameView, changes: Sequence[_Change], host: int) -> GameView:
    """Return *view* after *changes*; NotValid or IndexError if invalid. *host* gets the seats of dropped peers."""
    keys, chains, burns = list(view.keys), list(view.chains), list(view.burns)
    seats, bots = list(view.seats), list(view.bots)
    for change in changes:
        here = sorted(set(seats))
        _must(all(not isinstance(field, int) or field >= 0 for field in change), "view")
        match change:
            case (1, int(seat), int(peer), str(level)) if peer in here and level:
                seats[seat], bots[seat] = peer, level
            case (2, int(seat), int(peer), bytes(key), bytes(anchor)) if len(key) == len(anchor) == 32:
                if peer == len(keys) < m.MOST_PEERS and key not in keys:
                    keys.append(key)
                    chains.append(_chain(anchor))
                    burns.append(0)
                _must(keys[peer] == key, "view")
                seats[seat], bots[seat] = peer, ""
            case (3, int(seat)):
                seats[seat], bots[seat] = view.owners[seat], ""
            case (4 | 8 as kind, int(peer), str(level)) if peer in here:
                gone = {peer} if kind == 4 else {*here} - {peer}
                left = [other for other in here if other not in gone]
                _must(bool(left and (level or not gone)), "view")
                for seat, holder in enumerate(seats):
                    if holder in gone:
                        seats[seat], bots[seat] = host if host in left else left[0], level
            case (7, int(peer), bytes(anchor)) if len(anchor) == 32:
                chains[peer] = _chain(anchor)
            case (5, bytes()) | (6, int()):
                pass
            case _:
                raise NotValid("view")
    return replace(
        view, keys=tuple(keys), seats=tuple(seats), bots=tuple(bots), chains=tuple(chains), burns=tuple(burns)
    )


def _sha(data: bytes) -> bytes:
    return sha256(data).digest()
