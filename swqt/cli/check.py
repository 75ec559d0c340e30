"""``swqt board``: how boards meet their figures, and new boards."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from swqt.cli import draw
from swqt.cli.draw import find_board
from swqt.cli.errors import CliError, read_error
from swqt.content import parse_board
from swqt.content.board_check import check_board, problems
from swqt.content.boards import is_board_id
from swqt.content.generator import new_board
from swqt.content.targets import LARGEST, SMALLEST
from swqt.content.writing import dump_board
from swqt.engine import WORLDS, BoardError
from swqt.table import Library

Commands = argparse._SubParsersAction
WRONG = 1
_BOARDS = "Check, paint and make boards."
_NEW = """\
Make a new board; this takes seconds to a minute or two. Progress and every figure that could not be met go to
the standard error; `swqt board check FILE` prints each figure beside its target.
"""


def add_to(commands: Commands[argparse.ArgumentParser]) -> None:
    board = commands.add_parser("board", help="check, paint or make boards", description=_BOARDS)
    actions = board.add_subparsers(metavar="ACTION", required=True)
    check = actions.add_parser("check", help="say how a board meets its figures; exit code 1 if it does not")
    check.add_argument("what", metavar="ID|FILE")
    check.set_defaults(run=board_check)
    draw.add_to(actions)
    new = actions.add_parser("new", help="make a new board; Ctrl+C gives up and leaves no file", description=_NEW)
    new.add_argument("--world", choices=WORLDS, default=WORLDS[0])
    new.add_argument("--players", type=int, required=True, metavar="N", help="2 to 5")
    sizes = f"{SMALLEST} to {LARGEST}, water and chasms included; without it as the published board"
    new.add_argument("--regions", type=int, metavar="N", help=sizes)
    new.add_argument("--seed", default="1", metavar="S", help="same seed, same board")
    new.add_argument("-o", "--out", type=Path, required=True, metavar="FILE", help="named like the board")
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
    path: Path = given.out
    if path.exists():
        raise CliError(f"{path} exists already; name a new file")
    if path.suffix != ".json":
        raise CliError(f"{path}: the file of a board ends with .json")
    if not is_board_id(path.stem):
        raise CliError(f"{path}: the file of a board is named with lower-case words and hyphens, like green-isle.json")
    if not path.parent.is_dir():
        raise CliError(f"{path}: there is no folder {path.parent}")
    name = path.stem.replace("-", " ").title()
    try:
        document = new_board(
            given.world, given.players, given.seed, _report, regions=given.regions, board_id=path.stem, name=name
        )
        text = dump_board(document)
        made = parse_board(text, str(path)).board
        _write(path, text)
    except BoardError as error:
        raise CliError(str(error)) from error
    except OSError as error:
        raise read_error(path, error) from error
    print(f"{path}: a board for {made.players} players with {len(made.codes)} regions")
    return 0


def _write(path: Path, text: str) -> None:
    """Write the file whole or not at all, whatever interrupts it."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def _report(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
