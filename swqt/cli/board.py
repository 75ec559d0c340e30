"""``swqt board``: checks boards against their design targets, generates new ones, and paints boards and positions."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import chain, count
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple, Protocol

from swqt.cli.errors import CliError, read_error
from swqt.cli.replay import load
from swqt.content import BoardFile, board_folder, list_boards, load_board, parse_board
from swqt.content.boards.board_files import dump_board, is_board_id
from swqt.content.boards.checks import check_board, problems
from swqt.content.boards.design_targets import LARGEST, SMALLEST
from swqt.engine import WORLDS, BoardError, Rules, State
from swqt.table import Library, entries

Commands = argparse._SubParsersAction

WIDTHS: Final = range(320, 8001)
USUAL: Final = 1600

WRONG = 1
_LANDS: Final = {"surface": "land", "underground": "cavern"}
_BOARDS = "Check, paint and make boards."
_NEW = """\
Make a new board and name its file, which is put where the game finds it; this takes a few seconds.
Progress and every figure that could not be met go to the standard error; `swqt board check FILE` prints each figure
beside its target.
"""


class PictureRequest(NamedTuple):
    """A picture to paint: a board, *width* pixels wide, with the tokens of *position* if given."""

    board: BoardFile
    width: int
    position: tuple[Rules, State] | None
    codes: bool


class BoardPainter(Protocol):
    """Paints without a window. Both methods raise CliError if painting is not available, OSError if writing fails."""

    def draw(self, picture: PictureRequest, path: Path) -> None:
        """Write *picture* as a PNG file, atomically."""

    def bake(self, board: BoardFile, folder: Path | None = None) -> Path:
        """Paint the landscape of *board* to *folder* (None: the window's cache) unless it exists; return its file."""

    def landscape(self, board: BoardFile, width: int) -> bytes:
        """Return the landscape of *board*, *width* pixels wide, as JPEG data."""


class NoPainter:
    """Used where no painter is available."""

    def draw(self, picture: PictureRequest, path: Path) -> None:
        raise CliError("pictures can't be painted here")

    def bake(self, board: BoardFile, folder: Path | None = None) -> Path:
        raise CliError("pictures can't be painted here")

    def landscape(self, board: BoardFile, width: int) -> bytes:
        raise CliError("pictures can't be painted here")


NO_PAINTER: Final = NoPainter()


def add_drawing_to(actions: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    draw = actions.add_parser("draw", help="paint a board, or a position on it, into a PNG file")
    draw.add_argument("what", metavar="ID|FILE", nargs="?", help="not needed with --position")
    draw.add_argument("--position", type=Path, metavar="game.swn", help="the tokens at the end of this game")
    draw.add_argument("--to", type=int, metavar="N", help="of the game, only the first N commands")
    draw.add_argument("--width", type=int, default=USUAL, metavar="PIXELS", help=f"{USUAL} without it")
    draw.add_argument("--codes", action="store_true", help="write region codes on the map")
    draw.add_argument("-o", "--out", type=Path, required=True, metavar="map.png")
    draw.set_defaults(paint=draw_picture)
    bake = actions.add_parser("bake", help="paint boards for the window in advance, so that they open at once")
    bake.add_argument("boards", metavar="ID|FILE", nargs="*", help="default: every board")
    bake.add_argument("--shipped", action="store_true", help="paint the boards that come with swqt, beside them")
    bake.set_defaults(paint=bake_boards)


def draw_picture(given: argparse.Namespace, painter: BoardPainter) -> int:
    out: Path = given.out
    if out.suffix.lower() != ".png":
        raise CliError(f"{out}: the name of a picture must end with .png")
    if not out.parent.is_dir():
        raise CliError(f"{out}: no such folder: {out.parent}")
    if given.width not in WIDTHS:
        raise CliError(f"--width must be {WIDTHS[0]} to {WIDTHS[-1]} pixels, not {given.width}")
    picture = PictureRequest(*_subject(given), given.codes)
    try:
        painter.draw(picture, out)
    except OSError as error:
        raise read_error(out, error) from error
    print(f"{out}: {picture.board.board.name}, {picture.width} pixels wide")
    return 0


def bake_boards(given: argparse.Namespace, painter: BoardPainter) -> int:
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
        for old in set(folder.glob("*.webp")) - files:    # for boards that have been removed or changed
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


def add_to(commands: Commands[argparse.ArgumentParser]) -> None:
    board = commands.add_parser("board", help="check, paint or make boards", description=_BOARDS)
    actions = board.add_subparsers(metavar="ACTION", required=True)
    check = actions.add_parser("check", help="check a board for errors and balance; exit code 1 if it fails")
    check.add_argument("what", metavar="ID|FILE")
    check.set_defaults(run=board_check)
    add_drawing_to(actions)
    new = actions.add_parser("new", help="make a new board; Ctrl+C cancels and leaves no file", description=_NEW)
    new.add_argument("--world", choices=WORLDS, default=WORLDS[0])
    new.add_argument("--players", type=int, required=True, metavar="N", help="2 to 5")
    sizes = f"{SMALLEST} to {LARGEST}, water and chasms included; without it as the published board"
    new.add_argument("--regions", type=int, metavar="N", help=sizes)
    new.add_argument("--seed", metavar="S", help="same seed, same board; default: depends on the file name")
    about = "default: a new file in your folder of boards, named like the board"
    new.add_argument("-o", "--out", type=Path, metavar="FILE", help=about)
    new.set_defaults(run=board_new)


def board_check(given: argparse.Namespace) -> int:
    board_file = find_board(given.what, Library())
    try:
        figures = check_board(board_file)
    except BoardError as error:
        raise CliError(f"{given.what}: {error}") from error
    wrong = problems(board_file)
    for figure in figures:
        print(figure)
    for problem in wrong:
        print(f"{given.what}: {problem}", file=sys.stderr)
    return WRONG if wrong or not all(figure.ok for figure in figures) else 0


def board_new(given: argparse.Namespace) -> int:
    from swqt.content.generator import new_board  # no other command needs it

    path: Path = _own_file(given.world, given.players) if given.out is None else given.out
    if path.exists():
        raise CliError(f"{path} exists already; name a new file")
    if path.suffix != ".json":
        raise CliError(f"{path}: the name of a board file must end with .json")
    if not is_board_id(path.stem):
        raise CliError(f"{path}: name a board file with lower-case words and hyphens, like green-isle.json")
    if not path.parent.is_dir():
        raise CliError(f"{path}: no such folder: {path.parent}")
    name = path.stem.replace("-", " ").title()
    seed = given.seed or ("1" if given.out is not None else path.stem)
    try:
        document = new_board(
            given.world, given.players, seed, _report, regions=given.regions, board_id=path.stem, name=name
        )
        text = dump_board(document)
        made = parse_board(text, str(path)).board
        _write(path, text)
    except BoardError as error:
        raise CliError(str(error)) from error
    except OSError as error:
        raise read_error(path, error) from error
    print(f"{path}: a board for {made.players} players with {len(made.codes)} regions")
    if given.out is None:
        print("Restart swqt to find it in the new game dialog.")
    return 0


def _own_file(world: str, players: int) -> Path:
    """Return a new path in the player's folder of boards, which is created; CliError if that is impossible."""
    library = Library()
    folder, taken = library.board_folder, {file.board.id for file in library.boards()}
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise read_error(folder, error) from error
    first = f"new-{_LANDS[world]}-{players}"
    names = chain([first], (f"{first}-{number}" for number in count(2)))
    return next(path for name in names if name not in taken and not (path := folder / f"{name}.json").exists())


def _write(path: Path, text: str) -> None:
    """Write the file atomically, even if interrupted."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def _report(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
