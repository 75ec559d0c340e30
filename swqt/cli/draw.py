"""``swqt board draw`` and ``swqt board bake``: a board or a position as a picture, without a window."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple, Protocol

from swqt.cli.errors import CliError, read_error
from swqt.cli.replay import load
from swqt.content import BoardFile, board_folder, list_boards, load_board
from swqt.engine import BoardError, Rules, State
from swqt.table import Library, entries

WIDTHS: Final = range(320, 8001)
USUAL: Final = 1600


class Picture(NamedTuple):
    """What is to be painted: a board, *width* pixels wide, with the tokens of *position* if there is one."""

    board: BoardFile
    width: int
    position: tuple[Rules, State] | None
    codes: bool


class Painter(Protocol):
    """Paints without a window. Both raise CliError if painting is not possible here, OSError if writing is not."""

    def draw(self, picture: Picture, path: Path) -> None:
        """Write *picture* as a PNG file, whole or not at all."""

    def bake(self, board: BoardFile, folder: Path | None = None) -> Path:
        """Paint the landscape of *board* into *folder* (None: for the window), unless it is there; return its file."""


class NoPainter:
    """Stands where nothing can be painted."""

    def draw(self, picture: Picture, path: Path) -> None:
        raise CliError("pictures are not painted here")

    def bake(self, board: BoardFile, folder: Path | None = None) -> Path:
        raise CliError("pictures are not painted here")


NO_PAINTER: Final = NoPainter()


def add_to(actions: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    draw = actions.add_parser("draw", help="paint a board, or a position on it, into a PNG file")
    draw.add_argument("what", metavar="ID|FILE", nargs="?", help="may be left out with --position")
    draw.add_argument("--position", type=Path, metavar="game.swn", help="the tokens at the end of this game")
    draw.add_argument("--to", type=int, metavar="N", help="of the game, only the first N commands")
    draw.add_argument("--width", type=int, default=USUAL, metavar="PIXELS", help=f"{USUAL} without it")
    draw.add_argument("--codes", action="store_true", help="write its code into every region")
    draw.add_argument("-o", "--out", type=Path, required=True, metavar="map.png")
    draw.set_defaults(paint=draw_picture)
    bake = actions.add_parser("bake", help="paint boards for the window beforehand, so that they open at once")
    bake.add_argument("boards", metavar="ID|FILE", nargs="*", help="every board without it")
    bake.add_argument("--shipped", action="store_true", help="paint the boards that come with swqt, beside them")
    bake.set_defaults(paint=bake_boards)


def draw_picture(given: argparse.Namespace, painter: Painter) -> int:
    out: Path = given.out
    if out.suffix.lower() != ".png":
        raise CliError(f"{out}: the file of a picture ends with .png")
    if not out.parent.is_dir():
        raise CliError(f"{out}: there is no folder {out.parent}")
    if given.width not in WIDTHS:
        raise CliError(f"--width is from {WIDTHS[0]} to {WIDTHS[-1]} pixels, not {given.width}")
    picture = Picture(*_subject(given), given.codes)
    try:
        painter.draw(picture, out)
    except OSError as error:
        raise read_error(out, error) from error
    print(f"{out}: {picture.board.board.name}, {picture.width} pixels wide")
    return 0


def bake_boards(given: argparse.Namespace, painter: Painter) -> int:
    library = Library()
    names: Sequence[str] = given.boards
    if given.shipped and names:
        raise CliError("--shipped paints every board that comes with swqt; name none")
    folder = board_folder() / "painted" if given.shipped else None
    boards = [find_board(name, library) for name in names]
    boards = boards or list(list_boards(None if given.shipped else library.board_folder).boards)
    files = set()
    for board in boards:
        began = perf_counter()
        try:
            path = painter.bake(board, folder)
        except OSError as error:
            raise CliError(f"{error.filename or 'the picture'}: {error.strerror or error}") from error
        files.add(path)
        print(f"{board.board.id}: {path} ({perf_counter() - began:.1f} s)")
    if folder is not None:
        for old in set(folder.glob("*.webp")) - files:    # of boards that are gone or have changed
            old.unlink()
    return 0


def find_board(what: str, library: Library) -> BoardFile:
    """Return the board called *what* or in the file *what*; CliError if there is none."""
    path = Path(what)
    try:
        return load_board(path) if path.is_file() else library.board_file(what)
    except BoardError as error:
        known = ", ".join(loaded.board.id for loaded in list_boards(library.board_folder).boards)
        hint = "" if path.is_file() else f"; boards are {known or 'none'}"
        raise CliError(f"{error}{hint}") from error
    except OSError as error:
        raise read_error(what, error) from error


def _subject(given: argparse.Namespace) -> tuple[BoardFile, int, tuple[Rules, State] | None]:
    library = Library()
    file: Path | None = given.position
    if file is None:
        if given.what is None:
            raise CliError("name a board, or a game with --position")
        if given.to is not None:
            raise CliError("--to counts the commands of a game; name one with --position")
        return find_board(given.what, library), given.width, None
    record = load(file)
    board = record.rules.board
    if given.what is not None:
        asked = find_board(given.what, library).board
        if (asked.world, asked.sites) != (board.world, board.sites):
            raise CliError(f"{file} is not played on {asked.id}")
    count = len(record.moves) if given.to is None else given.to
    if not 0 <= count <= len(record.moves):
        raise CliError(f"{file} has {len(record.moves)} commands; --to must not be {count}")
    state = record.start
    try:
        for _, entry in zip(range(count), entries(record), strict=False):
            state = entry.after
    except ValueError as error:
        raise CliError(str(error)) from error
    return BoardFile(board, library.shape(board)), given.width, (record.rules, state)
