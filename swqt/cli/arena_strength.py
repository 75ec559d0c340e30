"""``swqt arena strength``: the table that says how strong the bots are, line by line what they are asked to be."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from swqt.ai.rating import rate
from swqt.cli.arena_record import Record, Result, meetings, progress
from swqt.cli.errors import CliError
from swqt.table import Library

CONTENTS: Final = ("base", "underground", "both")

NUMBERS: Final = {1: "", 2: "two ", 3: "three ", 4: "four "}


class Line(NamedTuple):
    """A line of the table: *one* bot against *others* of one kind at a table of *seats*, and the share of games that
    it is to win (0: nothing is asked)."""

    one: str
    others: str
    seats: int = 2
    asked: float = 0.0

    @property
    def name(self) -> str:
        return f"{self.one}-{self.others}" + (f"-{self.seats}" if self.seats > 2 else "")


LINES: Final = (
    Line("easy", "random", asked=0.99),
    Line("easy", "beginner", asked=0.65),
    Line("medium", "easy", asked=0.65),
    Line("hard", "medium", asked=0.65),
    Line("hard", "greedy"),
    Line("expert", "greedy", asked=0.9),
    Line("expert", "hard", asked=0.65),
    Line("expert", "greedy", 3, asked=0.6),
    Line("expert", "hard", 3),
    Line("hard", "medium", 4),
    Line("hard", "medium", 5),
    Line("expert", "hard", 4),
    Line("expert", "hard", 5),
)
"""All lines, the quickest first; those that are asked for are the table that is printed unless lines are named."""

BY_NAME: Final = {line.name: line for line in LINES}

ABOUT: Final = (
    "Play the games that say how strong the bots are, and print one line for each pairing and content. Every seed is "
    "played from every seat. With --csv the games are kept as they end: the same command goes on where it was stopped; "
    "use a new file after bots or weights have changed."
)


def add_to(parser: argparse.ArgumentParser) -> None:
    names = ", ".join(line.name for line in LINES)
    parser.add_argument("lines", nargs="*", metavar="LINE", help=f"of: {names} (default: those something is asked of)")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="games a line, or a few more (default 400)")
    parser.add_argument("--content", nargs="+", default=CONTENTS, metavar="LABEL", help="default: all three")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="keep the games in this file, and do not repeat them")


def run(given: argparse.Namespace) -> int:
    """Play what is missing and print the table."""
    for name in given.lines:
        if name not in BY_NAME:
            raise CliError(f"no such line: {name}; lines are {', '.join(BY_NAME)}")
    for label in given.content:
        if label not in CONTENTS:
            raise CliError(f"no such content: {label}; this table has {', '.join(CONTENTS)}")
    lines = [BY_NAME[name] for name in given.lines] or [line for line in LINES if line.asked]
    record = Record(given.csv)
    print(f"seed {given.seed}, every seed from every seat\n")
    print("| bot | against | content, board | games | wins | 95 % | asked | coins ahead | ms a turn |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    library = Library()
    total = len(lines) * len(given.content)
    number = 0
    for line in lines:
        for content in given.content:
            number += 1
            board = library.board_for(line.seats, content)
            seeds = [f"{given.seed} {world}" for world in range(-(-given.games // line.seats))]
            wanted = meetings(line.one, line.others, board, content, line.seats, seeds)
            results: list[Result] = []
            for result in record.play(wanted, given.jobs):
                results.append(result)
                progress(f"line {number} of {total}, {line.name}, {content}: game ", len(results), len(wanted))
            print(_row(line, content, board, results), flush=True)
    return 0


def _row(line: Line, content: str, board: str, results: Sequence[Result]) -> str:
    won = rate(sum(result.points for result in results), len(results))
    ahead = sum(result.ahead() for result in results) / len(results)
    spent = [spent for result in results for spent in result.milliseconds(line.one)]
    cells = (
        line.one, NUMBERS[line.seats - 1] + line.others, f"{content}, {board}", str(won.games),
        f"{100 * won.rate:.1f} %",
        f"{100 * won.low:.1f} – {100 * won.high:.1f}", f"{100 * line.asked:.0f} %" if line.asked else "",
        f"{ahead:+.1f}", f"{sum(spent) / len(spent):.0f}",
    )  # fmt: skip
    return f"| {' | '.join(cells)} |"
