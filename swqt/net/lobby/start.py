"""The start of a game: home-made boards and traits as sent to guests, and the START that every player signs.

The host packs the content (``pack``); a guest opens it (``open_ground``) and validates it like any other input before
it is shown. Packed content is XZ-compressed UTF-8 text: a board as TopoJSON, a trait as TOML.

The host freezes the table. Each player contributes the anchor of a fresh hash chain for exactly that document. From
these parts the host makes the START, which each player checks and signs; the game begins wherever all signatures are
known. If something stays missing, the host thaws the table, and the next try has fresh nonces. Players take part only
in the last START that they signed. That needs no storage, as the chain follows from the own key and the nonce in the
START; but a program that cannot save the game contributes and signs nothing.
"""

from __future__ import annotations

import lzma
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b, sha256
from typing import Final, NamedTuple

from msgspec.structs import replace

from swqt.content import (
    BoardFile,
    Catalogue,
    ContentError,
    EmbeddedTraits,
    content_digest,
    find_board,
    is_shipped,
    parse_board,
    with_embedded,
)
from swqt.engine import HEAD_START, Board, BoardError, Content, Options, option_problem
from swqt.net.core.entries import Keys, chain, is_signed, signed, start_digest, start_problem, start_text
from swqt.net.lobby import table as doc
from swqt.net.lobby.table import LOBBY, LUGGAGE_LIMIT, GameContent, LobbyTable, Parcel
from swqt.net.wire import messages as m
from swqt.net.wire.messages import GameStart, Message
from swqt.net.wire.text import Troubled, clean

TEXT_LIMIT: Final = 512 * 1024    # bytes of one unpacked board or replay
TRAIT_LIMIT: Final = 8 * 1024
TRAITS_LIMIT: Final = 32 * 1024
"""Bytes of one unpacked trait, and of all traits of a table. Parsing TOML takes time that grows with the square of its
length, and blocks the guest's signs of life meanwhile; the longest shipped trait has 400 bytes."""

AGAIN: Final = 1.0    # seconds after which a message that is still needed is sent again
_MEMORY: Final = 16 * 1024 * 1024
_LONGEST_REASON: Final = 160


class PlayedContent(NamedTuple):
    """What a game is played with; ``board`` includes the map, ``catalogue`` the names and help of home-made traits."""

    board: BoardFile
    content: Content
    options: Options
    catalogue: Catalogue


class TableOffer(NamedTuple):
    """A ground to play on and the packed content that it needs, by SHA-256."""

    ground: GameContent
    goods: dict[bytes, bytes]


def board_digest(board: Board) -> str:
    """Return eight hex digits that are equal for boards that play alike, however they are drawn."""
    text = repr((board.id, board.world, board.players, board.rounds, [tuple(site) for site in board.sites]))
    return blake2b(text.encode(), digest_size=4).hexdigest()


def pack(board_text: str, label: str, options: Options, catalogue: Catalogue) -> TableOffer:
    """Return the offer of a host with this board, content *label* and options; Troubled if invalid or too large."""
    try:
        board = parse_board(board_text, "board").board
    except BoardError as error:
        raise _troubled("board-bad", "", error) from None
    try:
        content = catalogue.content(label, board, options)
    except ContentError as error:
        raise _troubled("content-bad", label, error) from None
    if option_problem(HEAD_START, options.head_start, board.players):
        raise Troubled("option-bad", HEAD_START, clean(options.head_start, 40))
    traits = [(name, catalogue.source(name) or "") for name in catalogue.own_in(content)]
    _check_traits(traits)
    packed = [] if is_shipped(board.id) else [_packed(doc.BOARD, board.id, board_digest(board), board_text)]
    packed += [_packed(doc.TRAIT, name, catalogue.digest(name), text) for name, text in traits]
    parcels = tuple(parcel for parcel, _ in packed)
    total = sum(parcel.size for parcel in parcels)
    if total > LUGGAGE_LIMIT or len(parcels) > doc.MOST_PARCELS:
        largest = max(parcels, key=lambda parcel: parcel.size)
        raise Troubled("content-large", total, LUGGAGE_LIMIT, largest.name)
    told = doc.options_told(options)
    ground = GameContent(board.id, board_digest(board), content.label, content_digest(content), told, parcels)
    return TableOffer(ground, {parcel.digest: data for parcel, data in packed})


def offer_of(document: bytes) -> TableOffer:
    """Return what the game in the *document* of a START is played with."""
    table, packed = doc.read_packed(document)
    return TableOffer(table.ground, goods_of(packed))


def goods_of(packed: doc.Packed) -> dict[bytes, bytes]:
    """Return the content that travels with a START, by digest."""
    return {sha256(data).digest(): data for data in packed.luggage}


def pack_replay(text: str, board: str, drawn: str = "") -> TableOffer:
    """Return the offer of a table where the game file *text*, played on *board*, is watched; Troubled if too large.

    *drawn* is the file of a home-made board. It travels, for its map, if there is room.
    """
    packed = [_packed(doc.REPLAY, "replay", "", text)]
    if packed[0][0].size > LUGGAGE_LIMIT or len(text.encode()) > TEXT_LIMIT:
        raise Troubled("replay-large", packed[0][0].size, LUGGAGE_LIMIT)
    if drawn:
        packed.append(_packed(doc.BOARD, board, "", drawn))
        if sum(parcel.size for parcel, _ in packed) > LUGGAGE_LIMIT:
            packed.pop()
    ground = GameContent(board, "", "", "", luggage=tuple(parcel for parcel, _ in packed))
    return TableOffer(ground, {parcel.digest: data for parcel, data in packed})


def open_replay(ground: GameContent, goods: Mapping[bytes, bytes]) -> tuple[str, str]:
    """Return the game file, and the file of the home-made board if it is there; Troubled if one is damaged."""
    game, *drawn = [unsqueeze(goods[parcel.digest], "replay-bad", parcel.name) for parcel in ground.luggage]
    if drawn:
        _board(ground, goods)
    return game, "".join(drawn)


def _packed(kind: int, name: str, meaning: str, text: str) -> tuple[Parcel, bytes]:
    data = squeeze(text)
    return Parcel(kind, name, meaning, sha256(data).digest(), len(data)), data


def missing(ground: GameContent, goods: Mapping[bytes, bytes]) -> tuple[Parcel, ...]:
    """Return the parcels of *ground* that *goods* lacks."""
    return tuple(parcel for parcel in ground.luggage if parcel.digest not in goods)


def open_ground(ground: GameContent, goods: Mapping[bytes, bytes], catalogue: Catalogue) -> PlayedContent:
    """Return the content of *ground*, opened with *goods*; Troubled if incomplete or different from the host's."""
    for parcel in missing(ground, goods):
        raise Troubled("content-waiting", parcel.name)
    board = _board(ground, goods)
    found = board_digest(board.board)
    if found != ground.board_digest:
        raise Troubled("board-differs", ground.board, ground.board_digest, found)
    parcels = [parcel for parcel in ground.luggage if parcel.kind == doc.TRAIT]
    known = _with_traits(catalogue, parcels, goods) if parcels else catalogue
    try:
        content = known.content(ground.content, board.board, ground.rules)
    except ContentError as error:
        raise _troubled("content-bad", ground.content, error) from None
    if content_digest(content) != ground.content_digest:
        raise Troubled("content-differs", ground.content, ground.content_digest, content_digest(content))
    return PlayedContent(board, content, ground.rules, known)


def squeeze(text: str) -> bytes:
    return lzma.compress(text.encode(), preset=6)


def unsqueeze(data: bytes, code: str, name: str, most: int = TEXT_LIMIT) -> str:
    """Return the text packed in *data*; Troubled with *code* if it is malformed or longer than *most* bytes."""
    try:
        unpacker = lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=_MEMORY)
        text = unpacker.decompress(data, most + 1)
        if len(text) > most:
            raise Troubled(code, name, f"it is larger than {most} bytes")
        if not unpacker.eof or unpacker.unused_data:
            raise Troubled(code, name, "it is not whole")
        return text.decode()
    except (lzma.LZMAError, EOFError, MemoryError):
        raise Troubled(code, name, "it is not packed as it should be") from None
    except UnicodeDecodeError:
        raise Troubled(code, name, "it is not UTF-8 text") from None


def _check_traits(traits: Sequence[tuple[str, str]]) -> None:
    """Raise Troubled unless all *traits*, as (name, text), are within the limits."""
    sizes = [len(text.encode()) for _, text in traits]
    for size, most in ((max(sizes, default=0), TRAIT_LIMIT), (sum(sizes), TRAITS_LIMIT)):
        if size > most:
            raise Troubled("content-large", size, most, traits[sizes.index(max(sizes))][0])


def _board(ground: GameContent, goods: Mapping[bytes, bytes]) -> BoardFile:
    """Return the board of *ground*: the host's if it is in the luggage, else the shipped one; never a guest's own."""
    for parcel in ground.luggage:
        if parcel.kind == doc.BOARD:
            text = unsqueeze(goods[parcel.digest], "board-bad", parcel.name)
            try:
                board = parse_board(text, parcel.name)
            except (ValueError, RecursionError) as error:
                raise _troubled("board-bad", parcel.name, error) from None
            if board.board.id != ground.board:
                raise Troubled("board-bad", parcel.name, f"it is called {clean(board.board.id, 40)}")
            return board
    try:
        return find_board(ground.board)
    except BoardError:
        raise Troubled("board-missing", ground.board) from None


def _with_traits(catalogue: Catalogue, parcels: Sequence[Parcel], goods: Mapping[bytes, bytes]) -> Catalogue:
    """Return *catalogue* with the traits in *parcels*; Troubled if one does not have the digest in ``meaning``."""
    traits = [(one.name, unsqueeze(goods[one.digest], "trait-bad", one.name, TRAIT_LIMIT)) for one in parcels]
    _check_traits(traits)
    try:
        known = with_embedded(catalogue, tuple(EmbeddedTraits(*trait) for trait in traits))
    except (ValueError, RecursionError) as error:
        problem = error.problems[0] if isinstance(error, ContentError) else str(error)
        names = ", ".join(name for name, _ in traits)
        raise _troubled("trait-bad", getattr(problem, "file", names), getattr(problem, "message", problem)) from None
    for parcel in parcels:
        if known.digest(parcel.name) != parcel.meaning:
            raise Troubled("trait-differs", parcel.name, parcel.meaning, known.digest(parcel.name))
    return known


def _troubled(code: str, name: str, reason: object) -> Troubled:
    """Return the error with *name* and *reason*, which may quote a stranger's file, sanitised and truncated."""
    return Troubled(code, clean(name, 64), clean(str(reason), _LONGEST_REASON))


# The START.


def make_start(
    table: LobbyTable, peers: tuple[tuple[bytes, bytes, bytes], ...], luggage: tuple[bytes, ...]
) -> GameStart:
    """Return the unsigned START of the frozen *table*; *peers* are (key, nonce, anchor). Troubled if too large."""
    document = doc.write_packed(doc.write_table(table), luggage)
    bots = tuple(seat.level if seat.kind == doc.BOT else "" for seat in table.seats)
    return GameStart(document, peers, table.controllers(), bots)


def read_start(start: GameStart) -> LobbyTable:
    """Return the table of *start*; Troubled if that is inconsistent. Signatures are not checked."""
    table, packed = doc.read_packed(start.document)
    if table.stage != doc.FROZEN:
        raise Troubled("start-table")
    if [parcel.digest for parcel in table.ground.luggage] != [sha256(data).digest() for data in packed.luggage]:
        raise Troubled("start-content", len(packed.luggage))
    keys = tuple(key for key, _nonce, _anchor in start.peers)
    if keys != table.players() or make_start(table, start.peers, packed.luggage) != replace(start, signatures=()):
        raise Troubled("start-peers")
    return table


def check_start(start: GameStart, keys: Keys) -> LobbyTable:
    """Return the table of *start*; Troubled unless it is consistent and every peer has signed it."""
    table = read_start(start)
    if start_problem(start, keys):
        raise Troubled("start-peers")
    return table


def plays_in(start: GameStart, key: bytes) -> bool:
    return any(key == peer for peer, _, _ in start.peers)


class LobbyEnvironment(NamedTuple):
    """What the lobby needs from the program around it. ``nonce`` returns 16 fresh random bytes; ``try_disk`` raises
    OSError if no game could be saved here."""

    keys: Keys
    catalogue: Catalogue
    nonce: Callable[[], bytes]
    try_disk: Callable[[], None]


class Starting:
    """What one program has contributed to and received for the start of a game.

    ``offer`` is the host's unsigned START for the table as frozen now, ``agreed`` the last offer for any table; if this
    program plays, it has signed both. ``since`` is when the table changed last, or the offer was accepted.
    """

    def __init__(self, program: LobbyEnvironment) -> None:
        self._keys: Final = program.keys
        self._program: Final = program
        self.offer: GameStart | None = None
        self.agreed: GameStart | None = None
        self.since = 0.0
        self._table: LobbyTable | None = None     # the frozen one
        self._digest = b""                        # of that table, as the parts state it
        self._parts: dict[bytes, m.StartPart] = {}
        self._signatures: dict[bytes, m.StartSignature] = {}
        self._said = -AGAIN

    def follow(self, table: LobbyTable, now: float, *, trusted: bool) -> None:
        """Follow *table*; make a player's part if it is frozen and its host *trusted*. Troubled if the disk fails."""
        frozen, key = table if table.stage == doc.FROZEN and trusted else None, self._keys.public
        if frozen != self._table:
            self._table, self._said, self.offer, self.since = frozen, -AGAIN, None, now
            self._parts, self._signatures = {}, {}
            self._digest = sha256(b"swqt2/table" + doc.write_table(table)).digest()
        if self._plays(key) and key not in self._parts:
            self._check_disk()
            nonce = self._program.nonce()
            anchor = chain(self._keys.seed(nonce), nonce)[0]
            self._parts[key] = signed(self._keys, LOBBY, m.StartPart(self._digest, key, nonce, anchor, b""))

    def take_part(self, part: m.StartPart) -> bool:
        """Keep *part* and return True if it is a new, signed one for the frozen table."""
        is_new = self._plays(part.key) and part.table == self._digest and part.key not in self._parts
        if is_new := is_new and is_signed(self._keys, part.key, LOBBY, part):
            self._parts[part.key] = part
        return is_new

    def make_offer(self, goods: Mapping[bytes, bytes]) -> GameStart | None:
        """Return the START, for the host, once all parts are there and if there is no offer; Troubled if too large."""
        table = self._table
        if table is None or self.offer is not None or not set(table.players()) <= set(self._parts):
            return None
        parts = [self._parts[key] for key in table.players()]
        peers = tuple((part.key, part.nonce, part.anchor) for part in parts)
        return make_start(table, peers, tuple(goods[parcel.digest] for parcel in table.ground.luggage))

    def take_offer(self, start: GameStart, now: float) -> bool:
        """Accept *start*, and sign it as a player; False if there is no frozen table or an offer. Troubled if wrong."""
        key = self._keys.public
        if self._table is None or self.offer is not None:
            return False
        if read_start(start) != self._table:
            raise Troubled("start-table")
        if self._plays(key):
            own = self._parts.get(key)
            if own is None or (key, own.nonce, own.anchor) not in start.peers:
                raise Troubled("start-own")
            self._check_disk()
            self._signatures[key] = m.StartSignature(start_digest(start), key, self._keys.sign(start_text(start)))
        self.offer = self.agreed = start
        self.since, self._said = now, -AGAIN
        return True

    def take_signature(self, message: m.StartSignature) -> bool:
        """Keep *message* and return True if it is a new, valid signature of the offer."""
        if self.offer is None or message.start != start_digest(self.offer):
            return False    # if it came before its offer, it will be sent again
        is_new = self._plays(message.key) and message.key not in self._signatures
        if is_new := is_new and self._keys.verify(message.key, start_text(self.offer), message.signature):
            self._signatures[message.key] = message
        return is_new

    def complete(self) -> GameStart | None:
        """Return the START with all signatures; None until every player has signed."""
        if self.offer is None or len(self._signatures) < len(self.offer.peers):
            return None
        return replace(self.offer, signatures=tuple(self._signatures[key].signature for key, _, _ in self.offer.peers))

    def silent(self) -> tuple[str, ...]:
        """Return the names of the players whose part or signature is missing."""
        given = self._parts if self.offer is None else self._signatures
        people = self._table.people if self._table is not None else ()
        return tuple(person.name for person in people if self._plays(person.key) and person.key not in given)

    def repeat(self, now: float) -> list[Message]:
        """Return the messages to send (again) now: the own part or signature; as the host, the offer and signatures."""
        if self._table is None or now < self._said + AGAIN:
            return []
        self._said, key = now, self._keys.public
        if self.offer is not None and self._table.host == key:
            return [self.offer, *self._signatures.values()]
        given: Mapping[bytes, Message] = self._parts if self.offer is None else self._signatures
        return [given[key]] if key in given else []

    def _plays(self, key: bytes) -> bool:
        return self._table is not None and key in self._table.players()

    def _check_disk(self) -> None:
        try:
            self._program.try_disk()
        except OSError as error:
            raise Troubled("no-disk", clean(str(error), 160)) from None
