"""``swqt replay``: replays a game file, or converts it to a page that replays it in a browser."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from swqt.cli.errors import CliError, read_error
from swqt.content import BoardFile, Catalogue
from swqt.engine import Rules, State
from swqt.home import load_settings, write_whole
from swqt.notation import NotationError, write_move, write_position
from swqt.table import (
    Game,
    GameRecord,
    Library,
    SavedGames,
    Seat,
    entries,
    letter,
    move_error_text,
    playable,
    read_record_file,
    seats_for,
)
from swqt.translation import ENGLISH, languages

if TYPE_CHECKING:
    from swqt.cli.board import BoardPainter

    Narrator = Callable[[Game, Catalogue, str], Iterable[tuple[int, str]]]

PICTURE_WIDTH: Final = 1200
"""The width in pixels of the picture of the board in a page."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("replay", help="replay a game file", description=_ABOUT)
    parser.add_argument("file", type=Path, metavar="game.swn")
    parser.add_argument("--to", type=int, metavar="N", help="stop after the first N moves")
    parser.add_argument(
        "--check", action="store_true", help="check every move and checksum; exit code 1 if one is wrong"
    )
    parser.add_argument("--show", action="store_true", help="print the position, not the moves")
    about = "write the game as one page that any browser replays, without a network"
    parser.add_argument("--html", type=Path, metavar="OUT", help=about)
    about = f"the language of the page: {', '.join(languages())} (default: that of the settings)"
    parser.add_argument("--lang", metavar="CODE", help=about)


_ABOUT = """Replay a game file: print its moves, one per line, and the result. If its end is damaged,
what can be read is played, and the exit code is 1."""


def run(given: argparse.Namespace, painter: BoardPainter, narrator: Narrator) -> int:
    """Replay the game; for a page, *painter* paints the board and *narrator* describes the moves."""
    if given.html is not None:
        return _write_page(given, painter, narrator)
    if given.lang is not None:
        raise CliError("--lang is the language of a page (--html)")
    record = _read(given.file) if given.check else load(given.file)
    count = len(record.moves) if given.to is None else given.to
    if not 0 <= count <= len(record.moves):
        raise CliError(f"{given.file} has {len(record.moves)} commands; --to must not be {count}")
    if given.check:
        return _check(record, count)
    state = record.start
    try:
        for number, entry in zip(range(1, count + 1), entries(record), strict=False):
            state = entry.after
            if not given.show:
                print(f"{number:5}  {write_move(record.rules, entry.seat, entry.command)}")
    except NotationError as error:
        raise CliError(move_error_text(error)) from error
    if given.show:
        print(write_position(record.rules, state, record.traits), end="")
    else:
        print("\n".join(summary(record, state)))
    return 0 if record.damage is None else 1


def _write_page(given: argparse.Namespace, painter: BoardPainter, narrator: Narrator) -> int:
    from swqt.table.web_replay import ToldCommand, WebReplay, written_notes  # not needed otherwise

    if given.check or given.show or given.to is not None:
        raise CliError("--html shows the whole game; leave out --check, --show and --to")
    if given.html.exists():
        raise CliError(f"{given.html} exists already; name a new file")
    if given.lang not in (None, *languages()):
        raise CliError(f"no such language: {given.lang}; languages are {', '.join(languages())}")
    lang = given.lang or load_settings().language or ENGLISH
    record, library = load(given.file), Library()
    game = SavedGames(library).view(given.file)
    board = BoardFile(game.rules.board, library.shape(game.rules.board))
    told: list[list[str]] = [[] for _ in game.history]
    landscape = b""
    try:
        landscape = painter.landscape(board, PICTURE_WIDTH)    # first: it needs more of Qt than the sentences
        for count, text in narrator(game, library.with_traits(game.traits).catalogue, lang):
            if text and 1 <= count <= len(told):
                told[count - 1].append(text)
    except CliError as error:
        print(f"{error}: the page tells the moves in notation, on a plain map", file=sys.stderr)
        told = [[write_move(game.rules, entry.seat, entry.command)] for entry in game.history]
    commands = [ToldCommand(*command) for command in zip(game.history, told, strict=True)]
    notes = written_notes(given.file.read_text(encoding="utf-8", errors="replace"))
    page = WebReplay(game, library, commands, lang, notes=notes, landscape=landscape)
    for share in page.steps():
        if sys.stderr.isatty():
            print(f"\r{share:4.0%}", end="" if share < 1 else "\n", file=sys.stderr, flush=True)
    try:
        write_whole(given.html, page.data)
    except OSError as error:
        raise CliError(f"{given.html}: {error.strerror or error}") from error
    print(f"{given.html}: {len(game.history)} moves, {len(page.data) // 1000} kB")
    return 0 if record.damage is None else 1


def load(path: Path) -> GameRecord:
    """Return the game in *path*, reporting a damaged end and leaving it out; CliError if it is not a game."""
    try:
        record, history = playable(_read(path))
    except NotationError as error:
        raise CliError(move_error_text(error)) from error
    if record.damage is not None:
        print(damage_text(record, history[-1].after if history else record.start), file=sys.stderr)
    return record


def damage_text(record: GameRecord, state: State) -> str:
    """Return text on what is left of the damaged *record*, which ends in *state*, and what is lost."""
    decision, damage = record.rules.decision(state), record.damage
    assert damage is not None
    seat = state.turn if decision is None or decision.seat < 0 else decision.seat
    name = seats_for(record)[seat].name
    lines = "the last line" if damage.lines == 1 else f"the last {damage.lines} lines"
    left = "The game is over" if decision is None else f"The game continues in round {state.round}, {name}'s turn"
    return f"The end of this file is damaged: {lines} couldn't be read. {left}.\n({damage.reason})"


def _read(path: Path) -> GameRecord:
    try:
        return read_record_file(path, Library())
    except OSError as error:
        raise read_error(path, error) from error
    except ValueError as error:
        raise CliError(str(error)) from error


def summary(record: GameRecord, state: State) -> list[str]:
    """Return text on the open decision of *state*, or the final standing."""
    seats = seats_for(record)
    decision = record.rules.decision(state)
    if decision is not None:
        name = "chance" if decision.seat < 0 else seats[decision.seat].name
        rounds = record.rules.board.rounds
        return [f"round {state.round}/{rounds}: {letter(decision.seat)} ({name}) is asked to {decision.kind}"]
    return standing_lines(record.rules, state, seats)


def standing_lines(rules: Rules, state: State, seats: Sequence[Seat]) -> list[str]:
    """Return the final standing, one seat per line (END-2, END-3), with extra coins at the start (VARIANT-7)."""
    extra = rules.options.extra_coins(len(seats))
    return [
        f"{row.place}. {letter(row.seat)} {seats[row.seat].name}: {row.coins} coins, {row.tokens} tokens"
        + (f", started with {extra[row.seat]} extra" if extra[row.seat] else "")
        for row in rules.standing(state)
    ]


def _check(record: GameRecord, count: int) -> int:
    state = record.start
    digests = 0
    if record.damage is not None and count == len(record.moves):
        print(record.damage.reason, file=sys.stderr)
        return 1
    try:
        for _, move, entry in zip(range(count), record.moves, entries(record, digests=True), strict=False):
            state = entry.after
            digests += move.digest is not None
    except NotationError as error:
        print(move_error_text(error), file=sys.stderr)
        return 1
    print(f"{record.game.source}: {count} moves and {digests} checksums match, up to {state.digest}")
    return 0
