"""Games for tests of the network: tables of both boxes, and beacons and bots that a seed repeats."""

from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from swqt import version
from swqt.ai import RandomBot
from swqt.engine import Options
from swqt.home import board_folder
from swqt.net.core.events import CHANCE_DUE, GAME_OVER
from swqt.net.game.board import GameBoard, opening_of
from swqt.net.lobby.start import pack
from swqt.net.lobby.table import BOT, FROZEN, PERSON, LobbySeat, LobbyTable, Person, write_packed, write_table
from swqt.net.wire.messages import GameStart
from swqt.table import Library

NAMES: Final = ("Anna", "Bo", "Çelik", "Dörte", "Eve 2")
BOXES: Final = ("base", "underground")


@cache
def library() -> Library:
    """The shipped boards and traits, and nobody's own."""
    return Library(Path("nobody's folder"))


def key_of(number: int) -> bytes:
    """A key that nobody can sign with."""
    return sha256(b"key %d" % number).digest()


def table_of(
    seats: int = 2, box: str = "base", options: Options = Options(), keys: Sequence[bytes] = (),
    bots: Sequence[str] = (),
) -> tuple[LobbyTable, tuple[bytes, ...]]:  # fmt: skip
    """A frozen table of *seats* people, each at a computer of their own, and then of *bots* of the first of them;
    and its home-made content."""
    keys = keys or [key_of(number) for number in range(seats)]
    board = library().board_for(seats + len(bots), box)
    text = (board_folder() / f"{board}.json").read_text(encoding="utf-8")
    offer = pack(text, box, options, library().catalogue)
    people = tuple(Person(key, name, True) for key, name in zip(keys, NAMES, strict=False))
    places = tuple(LobbySeat(PERSON, number, number) for number in range(seats))
    places += tuple(LobbySeat(BOT, seats + number, 0, level) for number, level in enumerate(bots))
    table = LobbyTable(
        bytes(8), keys[0], version.program_version(), version.engine_digest(), "Friday", offer.ground, places, people,
        stage=FROZEN,
    )  # fmt: skip
    return table, tuple(offer.goods[parcel.digest] for parcel in offer.ground.luggage)


def document_of(table: LobbyTable, luggage: tuple[bytes, ...] = ()) -> bytes:
    return write_packed(write_table(table), luggage)


def new_document(*what: Any, **how: Any) -> bytes:
    """The document of the table with these arguments."""
    return document_of(*table_of(*what, **how))


def unsigned_start(document: bytes, peers: Sequence[tuple[bytes, bytes, bytes]]) -> GameStart:
    """The START of *document* for *peers*: key, nonce and anchor of each."""
    chairs = opening_of(document, library()).chairs
    return GameStart(document, tuple(peers), tuple(c.peer for c in chairs), tuple(c.level for c in chairs))


def new_board(seats: int = 2, box: str = "base", options: Options = Options()) -> GameBoard:
    """The board before a game of *seats* people."""
    return fresh(new_document(seats, box, options))


def fresh(document: bytes) -> GameBoard:
    """Another peer's board, which has seen nothing but the bytes of the document."""
    return GameBoard.begin(opening_of(document, library()))


def beacon(seed: int, number: int) -> bytes:
    """Beacon *number* of a game."""
    return sha256(f"{seed} {number}".encode()).digest()


Step = tuple[int, bytes]
"""A chair and its body, or CHANCE_DUE and a beacon."""


def whole_game(board: GameBoard, seed: int = 1) -> Iterator[tuple[Step, GameBoard]]:
    """Have random bots play from *board* to the end; yield each step and the board after it."""
    bot = RandomBot(Random(seed))
    while (seat := board.to_act()) != GAME_OVER:
        data = beacon(seed, board.length) if seat == CHANCE_DUE else board.body(bot.choose(board.rules, board.state))
        board = feed(board, (seat, data))
        yield (seat, data), board


def feed(board: GameBoard, step: Step) -> GameBoard:
    """Return the board after *step*."""
    seat, data = step
    return board.draw(data) if seat == CHANCE_DUE else board.apply(seat, data)
