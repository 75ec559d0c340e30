"""What a table is played with, the same in every program: boards, traits, and home-made ones that travel along.

The host packs (``pack``), a guest opens (``open_ground``) and checks what came like any input before it is shown.
Packed content is XZ of UTF-8 text: a board as TopoJSON, a trait as TOML.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b, sha256
from typing import Final, NamedTuple

from swqt.content import (
    BoardFile,
    Catalogue,
    ContentError,
    EmbeddedTraits,
    board_folder,
    content_digest,
    find_board,
    parse_board,
    with_embedded,
)
from swqt.engine import Board, BoardError, Content, Options
from swqt.net.lobby.table import BOARD, LUGGAGE_LIMIT, TRAIT, GameContent, LobbyTable, Packed, Parcel
from swqt.net.wire.text import Troubled, clean

TEXT_LIMIT: Final = 512 * 1024
"""Bytes of one board when it is unpacked."""

TRAIT_LIMIT: Final = 8 * 1024
TRAITS_LIMIT: Final = 32 * 1024
"""Bytes of one trait, and of all of a table, when they are unpacked. Reading TOML takes time that grows with the square
of its length, and a guest reads it while others wait for signs of life; the longest shipped trait has 400 bytes."""

_MEMORY: Final = 16 * 1024 * 1024
_LONGEST_REASON: Final = 160
_OFFICIAL: Final = Options()


class PlayedContent(NamedTuple):
    """What a game is played with. ``board`` has its map, ``catalogue`` the names and help of home-made traits."""

    board: BoardFile
    content: Content
    options: Options
    catalogue: Catalogue
    sources: tuple[EmbeddedTraits, ...]


class TableOffer(NamedTuple):
    """A ground to play on and the packed content that it needs, by SHA-256."""

    ground: GameContent
    goods: dict[bytes, bytes]


def board_digest(board: Board) -> str:
    """Return eight hex digits that are equal for boards that play alike; where things are drawn does not count."""
    text = repr((board.id, board.world, board.players, board.rounds, [tuple(site) for site in board.sites]))
    return blake2b(text.encode(), digest_size=4).hexdigest()


def is_shipped(board_id: str) -> bool:
    """Say whether the board called *board_id* comes with the program, and so need not travel."""
    return (board_folder() / f"{board_id}.json").is_file()


def pack(board_text: str, label: str, options: Options, catalogue: Catalogue) -> TableOffer:
    """Return what a host offers: the board in *board_text* and the content *label* of *catalogue*.

    Raises Troubled if they cannot be played together, or are too large to travel.
    """
    try:
        board = parse_board(board_text, "board").board
    except BoardError as error:
        raise _troubled("board-bad", "", error) from None
    try:
        content = catalogue.content(label, board, options)
    except ContentError as error:
        raise _troubled("content-bad", label, error) from None
    parcels: list[Parcel] = []
    goods: dict[bytes, bytes] = {}
    brought = [] if is_shipped(board.id) else [(BOARD, board.id, board_digest(board), board_text)]
    own = catalogue.own_in(content)
    brought += [(TRAIT, name, catalogue.digest(name), catalogue.source(name) or "") for name in own]
    _check_traits(EmbeddedTraits(name, text) for kind, name, _, text in brought if kind == TRAIT)
    for kind, name, meaning, text in brought:
        data = squeeze(text)
        digest = sha256(data).digest()
        parcels.append(Parcel(kind, name, meaning, digest, max(1, min(len(data), LUGGAGE_LIMIT))))
        goods[digest] = data
    total = sum(map(len, goods.values()))
    if total > LUGGAGE_LIMIT or len(parcels) > 24:
        largest = max(parcels, key=lambda parcel: len(goods[parcel.digest]))
        raise Troubled("content-large", total, LUGGAGE_LIMIT, largest.name)
    ground = GameContent(
        board.id, board_digest(board), content.label, content_digest(content), _changed(options), tuple(parcels)
    )
    return TableOffer(ground, goods)


def missing(ground: GameContent, goods: Mapping[bytes, bytes]) -> tuple[Parcel, ...]:
    """Return what must still come before *ground* can be opened."""
    return tuple(parcel for parcel in ground.luggage if parcel.digest not in goods)


def open_ground(ground: GameContent, goods: Mapping[bytes, bytes], catalogue: Catalogue) -> PlayedContent:
    """Return what *ground* means in this program, with the home-made content that came in *goods*.

    Raises Troubled, which names the board, trait or content and both versions of it, if that is not what the host has.
    """
    for parcel in missing(ground, goods):
        raise Troubled("content-waiting", parcel.name)
    options = options_of(ground)
    board = _board(ground, goods)
    found = board_digest(board.board)
    if found != ground.board_digest:
        raise Troubled("board-differs", ground.board, ground.board_digest, found)
    sources = tuple(
        EmbeddedTraits(parcel.name, unsqueeze(goods[parcel.digest], "trait-bad", parcel.name, TRAIT_LIMIT))
        for parcel in ground.luggage if parcel.kind == TRAIT
    )
    _check_traits(sources)
    known = _with_traits(catalogue, ground, sources)
    try:
        content = known.content(ground.content, board.board, options)
    except ContentError as error:
        raise _troubled("content-bad", ground.content, error) from None
    if content_digest(content) != ground.content_digest:
        raise Troubled("content-differs", ground.content, ground.content_digest, content_digest(content))
    return PlayedContent(board, content, options, known, sources)


def open_packed(table: LobbyTable, packed: Packed, catalogue: Catalogue) -> PlayedContent:
    """Return what the game of a START is played with; Troubled as for ``open_ground``."""
    return open_ground(table.ground, {sha256(data).digest(): data for data in packed.luggage}, catalogue)


def options_of(ground: GameContent) -> Options:
    """Return the house rules of *ground*, whose options ``read_table`` has checked."""
    return Options(**dict(ground.options))


def squeeze(text: str) -> bytes:
    """Return *text* packed."""
    return lzma.compress(text.encode(), preset=6)


def unsqueeze(data: bytes, code: str, name: str, most: int = TEXT_LIMIT) -> str:
    """Return the text in *data*; Troubled with *code* for anything that is not at most *most* bytes of text."""
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


def _check_traits(traits: Iterable[EmbeddedTraits]) -> None:
    """Raise Troubled unless all *traits* are short enough to travel."""
    sizes = [(len(trait.text.encode()), trait.name) for trait in traits]
    longest, name = max(sizes, default=(0, ""))
    if longest > TRAIT_LIMIT:
        raise Troubled("content-large", longest, TRAIT_LIMIT, name)
    total = sum(size for size, _ in sizes)
    if total > TRAITS_LIMIT:
        raise Troubled("content-large", total, TRAITS_LIMIT, name)


def _changed(options: Options) -> tuple[tuple[str, str], ...]:
    pairs = ((name, getattr(options, name)) for name in Options.__slots__)
    return tuple(sorted((name, value) for name, value in pairs if value != getattr(_OFFICIAL, name)))


def _board(ground: GameContent, goods: Mapping[bytes, bytes]) -> BoardFile:
    """Return the board of *ground*: the one that came along, else the shipped one; never a guest's own by that name."""
    for parcel in ground.luggage:
        if parcel.kind == BOARD:
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


def _with_traits(catalogue: Catalogue, ground: GameContent, sources: Sequence[EmbeddedTraits]) -> Catalogue:
    if not sources:
        return catalogue
    try:
        known = with_embedded(catalogue, sources)
    except (ValueError, RecursionError) as error:
        problem = error.problems[0] if isinstance(error, ContentError) else str(error)
        names = ", ".join(source.name for source in sources)
        raise _troubled("trait-bad", getattr(problem, "file", names), getattr(problem, "message", problem)) from None
    for parcel in ground.luggage:
        if parcel.kind == TRAIT and known.digest(parcel.name) != parcel.meaning:
            raise Troubled("trait-differs", parcel.name, parcel.meaning, known.digest(parcel.name))
    return known


def _troubled(code: str, name: str, reason: object) -> Troubled:
    """Return the Trouble with *reason*, which may quote a stranger's file, cleaned and cut."""
    return Troubled(code, clean(name, 64), clean(str(reason), _LONGEST_REASON))
