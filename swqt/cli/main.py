"""Entry point of the command line: parses the arguments and dispatches to the command's module."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn, TypeAlias

from swqt import __version__, compiled
from swqt.cli.board import NO_PAINTER, BoardPainter
from swqt.cli.errors import CliError, SmokeError
from swqt.engine import Rules

if TYPE_CHECKING:
    from swqt.cli import smoke
    from swqt.content import Catalogue
    from swqt.table import Game

COMMANDS: Final = {
    "play": "play", "replay": "replay", "perft": "perft", "trait": "trait", "board": "board", "arena": "arena",
    "bench": "bench", "lan": "lan", "puzzle": "puzzle",
}  # fmt: skip
"""The modules of the commands, in the order of the help. Only the required one is imported, for a fast start: a peer
that was killed during a network game should return quickly."""

Window = Callable[..., int]
"""Opens the window with the remaining arguments, in a language if one is given; returns its exit code."""

Narrator: TypeAlias = "Callable[[Game, Catalogue, str], Iterable[tuple[int, str]]]"
"""Describes a game in sentences of a language, each with the number of commands played so far."""

LINK = "swqt://"
"""Prefix of a link to a network table."""

FAILED = 2
INTERRUPTED = 130

EPILOG = """\
Without a command, the window opens; with the name of a game file, it opens on that game,
with a link like swqt://j/… on that table.
Games, settings and custom content are kept in your system's usual folders, or in the folder named by SWQT_HOME.
--log-level LEVEL, with any command or none, sets how much is written to the log file: debug, info (the default),
warning, error or critical. The variable SWQT_LOG does the same. The window and swqt lan always write that file, the
other commands if a level is given; Help, About in the window says where it is.
swqt --smoke [FILE] checks that everything works on this computer and reports it as JSON.
Exit codes: 0 success, 1 a check failed, 2 the command could not run.
"""


def no_window(board: str, turns: int) -> dict[str, object]:
    """Raise SmokeError: the trial where there is no window."""
    raise SmokeError(f"no window is available to play {turns} turns on {board}")


def no_sentences(game: Game, catalogue: Catalogue, lang: str) -> Iterable[tuple[int, str]]:
    """Raise CliError: the narrator where there is no window."""
    raise CliError(f"no sentences are available in {lang}")


class ArgumentParser(argparse.ArgumentParser):
    """An argument parser that reports errors in one line, like all commands."""

    def error(self, message: str) -> NoReturn:
        raise CliError(f"{message} (try: {self.prog} --help)")


def main(
    arguments: Sequence[str],
    window: Window,
    painter: BoardPainter = NO_PAINTER,
    trial: smoke.Trial = no_window,
    narrator: Narrator = no_sentences,
) -> int:
    """Run the command in *arguments* and return the exit code.

    *window* opens the window, *painter* paints pictures, *trial* has bots play in a window, *narrator* describes games.
    """
    try:
        code: int = _run(list(arguments), window, painter, trial, narrator)
        sys.stdout.flush()
        return code
    except CliError as error:
        print("swqt:", " ".join(str(error).split("\n")), file=sys.stderr)
        return FAILED
    except BrokenPipeError:
        # The reader has closed the pipe (swqt replay game.swn | head); Python's final flush must not fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(
    arguments: list[str], window: Window, painter: BoardPainter, trial: smoke.Trial, narrator: Narrator
) -> int:
    if not arguments:
        return window([])
    if arguments[0] == "--smoke":
        from swqt.cli import smoke

        tried: int = smoke.run(arguments[1:], trial)
        return tried
    first = arguments[0]
    if first.startswith("-"):
        if first not in ("-h", "--help", "--version"):
            arguments = ["play", *arguments]
    elif first not in COMMANDS:
        return _open(arguments, window)
    given = _parser(arguments[0]).parse_args(arguments)
    if given.command == "play":
        from swqt.cli import play

        return play.run(given, window, narrator)
    if given.command == "replay":
        from swqt.cli import replay

        return replay.run(given, painter, narrator)
    if paint := getattr(given, "paint", None):
        drawn: int = paint(given, painter)
        return drawn
    outcome: int = given.run(given)
    return outcome


def _open(arguments: list[str], window: Window) -> int:
    """Open the window on a game file, or on the table of an invitation link."""
    path = _local(arguments[0])
    if arguments[0].casefold().startswith(LINK) and len(arguments) == 1:
        return window(arguments)
    if not path.is_file():
        raise CliError(f"{arguments[0]} is neither a file nor a command; commands are {', '.join(COMMANDS)}")
    if len(arguments) > 1:
        raise CliError(f"open a game file on its own, without {' '.join(arguments[1:])}")
    return window([str(path)])


def _local(word: str) -> Path:
    """Return *word* as a path, also from a URL such as file:///home/anna/my%20game.swn."""
    if not word.casefold().startswith("file:"):
        return Path(word)
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    address = urlsplit(word)
    if address.netloc not in ("", "localhost"):
        raise CliError(f"{word} is on another computer")
    return Path(url2pathname(address.path))


def _parser(first: str) -> ArgumentParser:
    """Return a parser for the command *first*, or for all commands if it is unknown."""
    parser = ArgumentParser(
        prog="swqt",
        description="Small World on the desktop.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"swqt {__version__}, {compiled.kind(Rules)} rules")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command", required=True)
    for module in [COMMANDS[first]] if first in COMMANDS else COMMANDS.values():
        import_module(f"swqt.cli.{module}").add_to(commands)
    return parser
