"""``swqt trait`` and ``swqt board``: what content means, what is wrong with it, and new boards."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from swqt.cli import draw
from swqt.cli.draw import find_board
from swqt.cli.errors import CliError, read_error
from swqt.content import load_board, resource_folder
from swqt.content.board_check import check_board, problems
from swqt.content.catalogue import Catalogue
from swqt.content.generator import new_board
from swqt.content.help import help_text
from swqt.content.language import languages
from swqt.content.traits import TraitFile, read_traits
from swqt.content.writing import dump_board
from swqt.engine import WORLDS, BoardError
from swqt.table import Library

Commands = argparse._SubParsersAction
WRONG = 1


def add_to(commands: Commands[argparse.ArgumentParser]) -> None:
    _add_trait(commands)
    _add_board(commands)


def _add_trait(commands: Commands[argparse.ArgumentParser]) -> None:
    about = "Check and explain races, powers, relics and places."
    trait = commands.add_parser("trait", help="check or explain traits", description=about)
    actions = trait.add_subparsers(metavar="ACTION", required=True)
    check = actions.add_parser("check", help="say what is wrong with a file of traits (exit code 1)")
    check.add_argument("file", type=Path, metavar="FILE")
    check.set_defaults(run=trait_check)
    explain = actions.add_parser("explain", help="say in words what a trait does")
    explain.add_argument("what", metavar="NAME|FILE")
    explain.add_argument("--lang", default="en", metavar="CODE", help="the language: en (default), es ...")
    explain.set_defaults(run=trait_explain)


def _add_board(commands: Commands[argparse.ArgumentParser]) -> None:
    board = commands.add_parser("board", help="check, paint or make boards", description="Check, paint and make boards.")
    actions = board.add_subparsers(metavar="ACTION", required=True)
    check = actions.add_parser("check", help="say how a board meets its figures; exit code 1 if it does not")
    check.add_argument("what", metavar="ID|FILE")
    check.set_defaults(run=board_check)
    draw.add_to(actions)
    new = actions.add_parser("new", help="make a new board; this takes a minute or so")
    new.add_argument("--world", choices=WORLDS, default=WORLDS[0])
    new.add_argument("--players", type=int, required=True, metavar="N", help="2 to 5")
    new.add_argument("--seed", default="1", metavar="S", help="same seed, same board")
    new.add_argument("-o", "--out", type=Path, required=True, metavar="FILE", help="named like the board")
    new.set_defaults(run=board_new)


def trait_check(given: argparse.Namespace) -> int:
    """Check the file as a player's own one: alone, and beside the official traits."""
    file = _trait_file(given.file)
    found = file.problems
    if not found and given.file.resolve().parent != _trait_folder().resolve():
        found = _catalogue_with(file).problems
    for problem in found:
        print(problem, file=sys.stderr)
    if found:
        return WRONG
    names = ", ".join(entry.trait.name for entry in file.entries)
    print(f"{given.file}: nothing is wrong with {names or 'it, it has no traits'}")
    return 0


def trait_explain(given: argparse.Namespace) -> int:
    if given.lang not in languages():
        raise CliError(f"no such language: {given.lang}; languages are {', '.join(languages())}")
    path = Path(given.what)
    try:
        if path.is_file():
            file = _trait_file(path)
            own = path.resolve().parent != _trait_folder().resolve()
            catalogue = _catalogue_with(file) if own else Library().catalogue
            wrong = file.problems or (catalogue.problems if own else ())
            if wrong:
                raise CliError(str(wrong[0]))
            names = [entry.trait.name for entry in file.entries]
        else:
            catalogue = Library().catalogue
            names = [given.what]
        traits = [catalogue.trait(name) for name in names]
    except ValueError as error:
        raise CliError(str(error)) from error
    for trait in traits:
        print(f"{catalogue.name(trait.name, given.lang)} ({trait.name})")
        for sentence in help_text(trait, given.lang):
            print(f"  {sentence}")
    return 0


def board_check(given: argparse.Namespace) -> int:
    board_file = find_board(given.what, Library())
    figures = check_board(board_file)
    wrong = problems(board_file)
    for figure in figures:
        print(figure)
    for problem in wrong:
        print(problem, file=sys.stderr)
    return WRONG if wrong or not all(figure.ok for figure in figures) else 0


def board_new(given: argparse.Namespace) -> int:
    path: Path = given.out
    if path.exists():
        raise CliError(f"{path} exists already; name a new file")
    if path.suffix != ".json":
        raise CliError(f"{path}: the file of a board ends with .json")
    name = path.stem.replace("-", " ").title()
    try:
        document = new_board(given.world, given.players, given.seed, _report, board_id=path.stem, name=name)
        path.write_text(dump_board(document), encoding="utf-8", newline="\n")
        load_board(path)
    except BoardError as error:
        raise CliError(str(error)) from error
    except OSError as error:
        raise read_error(path, error) from error
    print(f"{path}: a board for {given.players} players")
    return 0


def _report(line: str) -> None:
    print(line, file=sys.stderr)


def _trait_file(path: Path) -> TraitFile:
    if not path.is_file():
        raise CliError(f"{path}: there is no such file")
    return read_traits(path)


def _trait_folder() -> Path:
    return resource_folder() / "traits"


def _catalogue_with(file: TraitFile) -> Catalogue:
    """Return the official traits together with those of *file*."""
    official = [read_traits(path) for path in sorted(_trait_folder().glob("*.toml"))]
    return Catalogue((entry for one in official for entry in one.entries), file.entries, file.problems)
