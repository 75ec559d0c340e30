"""``swqt play``: a new game, in the window or between bots in the terminal."""

from __future__ import annotations

import argparse
import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from swqt.cli.errors import CliError
from swqt.cli.replay import standing_lines
from swqt.content import Catalogue
from swqt.engine import HEAD_START, Options, option_problem
from swqt.table import (
    BOT_NAMES,
    HUMAN,
    BotSet,
    ChanceSource,
    Game,
    GameSetup,
    Library,
    SavedGames,
    SetupError,
    anonymous_summary,
    head_text,
    move_line,
    opening,
)
from swqt.translation import languages

logger = logging.getLogger(__name__)

GAME_OPTIONS = ("bots", "seats", "names", "seed", "board", "content", "option", "handicap")
DEFAULT_SEATS = 3


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("play", help="play a new game", description="Play a new game.")
    bots = ", ".join(BOT_NAMES)
    parser.add_argument("--headless", action="store_true", help="bots play without a window, and the game is printed")
    about = f"how strong the bots are: {bots} (default: easy; without a window random)"
    parser.add_argument("--bots", metavar="LEVEL[,LEVEL...]", help=about)
    parser.add_argument("--seats", type=int, metavar="N", help="number of players, 2 to 5")
    parser.add_argument("--names", metavar="NAME,NAME...", help="the players' names")
    parser.add_argument("--seed", type=int, metavar="N", help="same seed, same dice and same bots")
    parser.add_argument("--board", metavar="ID|FILE", help="default: one for the number of players")
    parser.add_argument("--content", metavar="LABEL", help="base (default), underground, both, or both -orcs")
    add_options_to(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the game to this new file")
    about = f"the language of the window, or of a game told in sentences: {', '.join(languages())}"
    parser.add_argument("--lang", metavar="CODE", help=about)
    parser.add_argument("--quiet", action="store_true", help="print only the result")
    parser.set_defaults(run=run)


def add_options_to(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for house rules to *parser*."""
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule; repeatable")
    about = "extra coins at the start for each player, in the order of the names, like 0,0,5"
    parser.add_argument("--handicap", metavar="COINS,COINS...", help=about)


def run(
    given: argparse.Namespace,
    window: Callable[..., int],
    narrator: Callable[[Game, Catalogue, str], Iterable[tuple[int, str]]],
) -> int:
    """Play in the terminal, described by *narrator* if a language is given, or open *window* on the game."""
    if given.lang not in (None, *languages()):
        raise CliError(f"no such language: {given.lang}; languages are {', '.join(languages())}")
    if given.headless:
        return _headless(given, narrator)
    for name in ("quiet", "out"):
        if getattr(given, name):
            raise CliError(f"--{name} is only for games without a window (--headless)")
    language = [given.lang] if given.lang else []
    if not any(getattr(given, name) not in (None, []) for name in GAME_OPTIONS):
        return window([], *language)
    game = _start(given, people=1, durable=True)
    if game.trouble:
        raise CliError(game.trouble)
    assert game.journal is not None
    return window([str(game.journal.path)], *language)


def _headless(
    given: argparse.Namespace, narrator: Callable[[Game, Catalogue, str], Iterable[tuple[int, str]]]
) -> int:
    game = _start(given, people=0, durable=False)
    BotSet(given.seed).play(game)
    if game.trouble:
        raise CliError(game.trouble)
    if given.lang:
        for _, line in narrator(game, Library().catalogue, given.lang):
            print(line)
        return 0
    if not given.quiet:
        print(head_text(game.rules, game.start, game.seats, given.seed, game.traits), end="")
        for entry in game.history:
            print(move_line(game.rules, entry))
    for line in result_lines(game):
        print(line)
    return 0


def result_lines(game: Game) -> list[str]:
    """Return the final standing as comment lines of a game file."""
    return [f"; {line}" for line in standing_lines(game.rules, game.state, game.seats)]


def _start(given: argparse.Namespace, people: int, *, durable: bool) -> Game:
    library = Library()
    if not given.headless and given.board is not None and Path(given.board).is_file():
        raise CliError(f"the window plays on boards in {library.board_folder}; put the file there and name the board")
    setup = setup_from(given, library, people)
    if given.out is not None and given.out.exists():
        raise CliError(f"{given.out} exists already; name a new file")
    try:
        if given.headless and given.out is None:
            rules, start, seats = opening(setup, library)
            traits = library.sources(rules.content)
            logger.info("a game begins: %s", anonymous_summary(rules, seats))
            return Game(rules, start, seats, dice=ChanceSource(setup.seed), traits=traits)
        return SavedGames(library).start(setup, given.out, durable=durable)
    except SetupError as error:
        raise CliError(str(error)) from error


def setup_from(given: argparse.Namespace, library: Library, people: int) -> GameSetup:
    """Return the setup for the options: *people* seats for humans, bots in the others."""
    names = given.names.split(",") if given.names is not None else None
    seats = given.seats if given.seats is not None or names is None else len(names)
    content = "base" if given.content is None else given.content
    try:
        if given.board is not None:
            seats = library.board(given.board).players if seats is None else seats
            board = given.board
        else:
            seats = DEFAULT_SEATS if seats is None else seats
            board = library.board_for(seats, content)
    except (ValueError, LookupError, OSError) as error:
        raise CliError(str(error)) from error
    if names is None:
        names = [f"Player {n + 1}" if n < people else f"Bot {n + 1 - people}" for n in range(seats)]
    elif len(names) != seats:
        raise CliError(f"there are {len(names)} names for {seats} seats")
    kinds = [HUMAN] * people + _levels(_default_level(given) if given.bots is None else given.bots, seats - people)
    return GameSetup(tuple(names), tuple(kinds), board, content, options_from(given, seats), given.seed)


def _default_level(given: argparse.Namespace) -> str:
    """Return the default level of bots: random in the terminal, easy in the window."""
    return "random" if given.headless else "easy"


def _levels(text: str, count: int) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in BOT_NAMES:
            raise CliError(f"no such bot: {name}; bots are {', '.join(BOT_NAMES)}")
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise CliError(f"{len(names)} levels are given for {count} bots; give one for all or one for each")
    return [f"bot:{name}" for name in names]


def options_from(given: argparse.Namespace, seats: int) -> Options:
    """Return the house rules for a game with *seats*; CliError if one of them is impossible."""
    options = Options()
    for text in [*given.option, *([] if given.handicap is None else [f"{HEAD_START}={given.handicap}"])]:
        name, _, value = text.partition("=")
        problem = option_problem(name, value, seats)
        if problem:
            raise CliError(problem)
        options = replace(options, **{name: value})
    return options
