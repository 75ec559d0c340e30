"""``swqt arena worth``: measures what each race, power and combo is worth, and prints or exports the shipped table."""

from __future__ import annotations

import argparse
import csv
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from swqt.cli.arena_results import CONTENTS, progress
from swqt.cli.errors import CliError, read_error
from swqt.content import ContentWorths, Worth, WorthError, WorthTable, worth_table
from swqt.home import write_whole
from swqt.table import Library
from swqt.table.tournament import Workers
from swqt.table.worth_fit import Played, content_worths
from swqt.table.worth_games import LEVEL, WorthGame, WorthRecord, WorthRecordError

SHARES: Final = {2: 1.0, 3: 0.4, 4: 0.32, 5: 0.25}
"""The games with each number of players per game with two; those with two show few combos and are needed most."""

OF_BOTH: Final = 2
"""The games with the traits of both boxes per game with those of one box, since each trait occurs less often."""

_FEWEST: Final = 8
_MOST: Final = 10_000
"""Limits for games with two players: there must be some games of each kind, and the list must fit into memory."""

COLUMNS: Final = ("content", "seats", "kind", "race", "power", "coins", "low", "high", "games")

ABOUT: Final = (
    "Let bots play with combos that are given to them by lot, and print by how many coins each race and power did "
    "better than the average one, with 95% intervals, by content and number of players. It takes long: with --keep "
    "the games are kept as they end, and the same command continues where it was stopped. --shipped plays nothing and "
    "prints the table of the rule book."
)


def add_to(parser: argparse.ArgumentParser) -> None:
    about = (
        "games with two players (default 1330), fewer with more players, whose games show more; twice as many with "
        "both boxes, which have twice as many traits"
    )
    parser.add_argument("--games", type=int, default=1330, metavar="N", help=about)
    parser.add_argument("--content", nargs="+", default=CONTENTS, metavar="LABEL", help="default: all three")
    parser.add_argument("--seats", nargs="+", type=int, default=tuple(SHARES), metavar="N", help="default: 2 3 4 5")
    parser.add_argument("--shipped", action="store_true", help="play nothing: use the table that comes with swqt")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="save the games to this file; skip those in it")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the table to this file, combos included")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the table as swqt ships it to this file")


def run(given: argparse.Namespace, workers: Workers) -> int:
    """Play the missing games, then print and write the table."""
    for label in given.content:
        if label not in CONTENTS:
            raise CliError(f"no such content: {label}; this table has {', '.join(CONTENTS)}")
    for seats in given.seats:
        if seats not in SHARES:
            raise CliError(f"--seats must be {', '.join(map(str, SHARES))}, not {seats}")
    if not _FEWEST <= given.games <= _MOST:
        raise CliError(f"--games must be {_FEWEST} to {_MOST:,}")
    table = _shipped(given) if given.shipped else _measured(given, workers)
    for label, found in table.contents.items():
        print("\n".join(_lines(label, found)), flush=True)
    if given.out is not None:
        _write(given.out, table.text())
    if given.csv is not None:
        _write(given.csv, csv_text(table))
    return 0


def _shipped(given: argparse.Namespace) -> WorthTable:
    try:
        table = worth_table()
    except WorthError as error:
        raise CliError(str(error)) from error
    if table is None:
        raise CliError("this installation has no table of worths; measure one without --shipped")
    contents = {}
    for label, found in table.contents.items():
        if label in given.content:
            worths = {seats: row for seats, row in found.seats.items() if seats in given.seats}
            games = {seats: kind for seats, kind in found.games.items() if seats in given.seats}
            contents[label] = found._replace(seats=worths, games=games)
    return table._replace(contents=contents)


def _measured(given: argparse.Namespace, workers: Workers) -> WorthTable:
    wanted = games_of(given)
    print(f"{len(wanted)} games; swqt arena {command_of(given)}", flush=True)
    played: list[Played] = []
    try:
        for game in WorthRecord(given.keep).play(wanted, workers):
            played.append(game)
            progress("game ", len(played), len(wanted))
    except WorthRecordError as error:
        raise CliError(str(error)) from error
    except OSError as error:
        raise read_error(given.keep, error) from error
    contents = {}
    for label in dict.fromkeys(given.content):
        of_label = [(game, held) for game, held in played if game.content == label]
        try:
            contents[label] = content_worths(of_label, lambda done, of: progress("intervals ", done, of))
        except ValueError as error:
            raise CliError(str(error)) from error
    return WorthTable((f"swqt arena {command_of(given)}",), LEVEL, contents)


def games_of(given: argparse.Namespace) -> list[WorthGame]:
    """Return the games to play, alternating between all kinds, so that an interrupted measurement has some of each."""
    library = Library()
    kinds = [(label, seats) for label in dict.fromkeys(given.content) for seats in dict.fromkeys(given.seats)]
    boards = {(label, seats): library.board_for(seats, label) for label, seats in kinds}
    out = []
    for number in range(given.games):
        for label, seats in kinds:
            share = SHARES[seats] * (OF_BOTH if label == CONTENTS[-1] else 1)
            out += [
                WorthGame(boards[label, seats], label, seats, f"{given.seed} {label} {seats} {each}")
                for each in range(int(number * share), int((number + 1) * share))
            ]
    return out


def command_of(given: argparse.Namespace) -> str:
    """Return the command that repeats this measurement."""
    words = ["worth", "--games", given.games, "--content", *given.content, "--seats", *given.seats]
    return " ".join(map(str, [*words, "--seed", given.seed]))


def _lines(label: str, found: ContentWorths) -> Iterator[str]:
    """Yield the table lines of one content: races, then powers, each with the best on average first."""
    for kind, names in (("race", found.races), ("power", found.powers)):
        heads = "".join(f"{f'{seats} players':>15}" for seats in found.seats)
        yield f"{f'{label}: {kind}':<26}{heads}"
        for name in sorted(names, key=lambda name: -sum(row[name].coins for row in found.seats.values())):
            yield f"{name:<26}" + "".join(f"{said(row[name]):>15}" for row in found.seats.values())
    widest = max(worth.within for row in found.seats.values() for worth in row.values())
    games = ", ".join(f"{kind.games} with {seats}" for seats, kind in found.games.items())
    yield f"{label}: games {games}; the widest interval is ±{widest:.2f} coins\n"


def said(worth: Worth) -> str:
    """Return *worth* as text with its interval."""
    return f"{worth.coins:+.1f} ± {worth.within:.1f}"


def csv_text(table: WorthTable) -> str:
    """Return *table* as CSV: one line for each race, power and combo, by content and number of players."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    for label, found in table.contents.items():
        for seats, games in found.games.items():
            for kind, race, power, worth in _entries(found, seats):
                low, high = worth.coins - worth.within, worth.coins + worth.within
                figures = [f"{coins:.2f}" for coins in (worth.coins, low, high)]
                rows.writerow((label, seats, kind, race, power, *figures, games.games))
    return text.getvalue()


def _entries(found: ContentWorths, seats: int) -> Iterator[tuple[str, str, str, Worth]]:
    """Yield kind, race, power and worth of each race, power and combo in games with *seats*."""
    worths = found.seats[seats]
    yield from [("race", race, "", worths[race]) for race in found.races]
    yield from [("power", "", power, worths[power]) for power in found.powers]
    for race in found.races:
        for power in found.powers:
            worth = found.of_combo(race, power, seats)
            assert worth is not None    # both names are known
            yield "combo", race, power, worth


def _write(path: Path, text: str) -> None:
    try:
        write_whole(path, text.encode())
    except OSError as error:
        raise CliError(f"{path}: {error}") from error
