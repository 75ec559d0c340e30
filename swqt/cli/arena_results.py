"""The results of arena games, kept in a CSV file with one line per game; and ``swqt arena strength``.

A stopped arena loses at most the games in progress: started again with the same file, it plays the remaining ones.
"""

from __future__ import annotations

import argparse
import csv
import io
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from swqt.ai.rating import rate
from swqt.cli.errors import CliError, read_error
from swqt.table import Library
from swqt.table.setup import BOT
from swqt.table.tournament import ArenaGame, Workers, play_arena_game, spread

COLUMNS: Final = ("one", "others", "seed", "board", "content", "seats", "points", "coins", "seconds", "turns")

CONTENTS: Final = ("base", "underground", "both")

NUMBERS: Final = {1: "", 2: "two ", 3: "three ", 4: "four "}

ABOUT: Final = (
    "Play the games that say how strong the bots are, and print one line for each pairing and content. Every seed is "
    "played from every seat. With --csv the games are kept as they end: the same command continues where it stopped; "
    "use a new file after bots or weights have changed."
)


class Pairing(NamedTuple):
    """A game to play: *one* bot in *seat*, all others of one kind."""

    one: str
    others: str
    game: ArenaGame
    seat: int


class ArenaResult(NamedTuple):
    """The result of a game: ``points`` of ``one`` (its share of first place), coins and seconds by seat."""

    one: str
    others: str
    game: ArenaGame
    points: float
    coins: tuple[int, ...]
    seconds: tuple[float, ...]
    turns: int

    def ahead(self) -> int:
        """Return the lead in coins of ``one`` over the best of the others."""
        seat = self.game.kinds.index(BOT + self.one)
        return self.coins[seat] - max(coins for other, coins in enumerate(self.coins) if other != seat)

    def milliseconds(self, name: str) -> list[float]:
        """Return the thinking time per turn of each bot *name* in this game, in milliseconds."""
        return [
            1000 * seconds / self.turns
            for kind, seconds in zip(self.game.kinds, self.seconds, strict=True)
            if kind == BOT + name
        ]


def pairings(one: str, others: str, board: str, content: str, seats: int, seeds: Iterable[str]) -> list[Pairing]:
    """Return the games of *one* against *others*: each of *seeds* from every seat."""
    return [
        Pairing(one, others, ArenaGame(board, content, _seated(one, others, seat, seats), seed), seat)
        for seed in seeds
        for seat in range(seats)
    ]


def _seated(one: str, others: str, seat: int, seats: int) -> tuple[str, ...]:
    return tuple(BOT + (one if number == seat else others) for number in range(seats))


class ResultsFile:
    """The games played. With a *path*, this starts with those in that file and appends each new one to it."""

    def __init__(self, path: Path | None = None) -> None:
        """Read *path* if it exists; CliError if it is unreadable or not a results file."""
        self._path = path
        self._known: dict[ArenaGame, ArenaResult] = {}
        if path is not None and path.exists():
            self._known = {result.game: result for result in _read(path)}

    def play(self, wanted: list[Pairing], workers: Workers) -> Iterator[ArenaResult]:
        """Yield the result of every game in *wanted*: known results first, then the others as the games are played."""
        known = self._known
        yield from [known[pairing.game] for pairing in wanted if pairing.game in known]
        missing = [pairing for pairing in wanted if pairing.game not in known]
        games = [pairing.game for pairing in missing]
        for pairing, score in zip(missing, spread(play_arena_game, games, workers), strict=False):
            # Rounded as in the file, so that stored games print the same table.
            seconds = tuple([round(spent, 3) for spent in score.seconds])
            result = ArenaResult(
                pairing.one, pairing.others, pairing.game, score.shares[pairing.seat], score.coins, seconds,
                score.turns,
            )  # fmt: skip
            known[pairing.game] = result
            self._append(result)
            yield result

    def _append(self, result: ArenaResult) -> None:
        if self._path is None:
            return
        game = result.game
        kinds = " ".join(kind.removeprefix(BOT) for kind in game.kinds)
        coins = " ".join(map(str, result.coins))
        seconds = " ".join(f"{spent:.3f}" for spent in result.seconds)
        line = io.StringIO()
        table = csv.writer(line)
        if not self._path.exists():
            table.writerow(COLUMNS)
        table.writerow((
            result.one, result.others, game.seed, game.board, game.content, kinds, result.points, coins, seconds,
            result.turns,
        ))  # fmt: skip
        try:
            # One write per game, so that a killed process leaves whole lines and two arenas can share a file.
            with self._path.open("a", newline="", encoding="utf-8") as file:
                file.write(line.getvalue())
        except OSError as error:
            raise read_error(self._path, error) from error


def _read(path: Path) -> list[ArenaResult]:
    try:
        with path.open(newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise CliError(f"{path}: {error}") from error
    out = []
    for number, row in enumerate(rows, start=2):
        try:
            kinds = tuple(BOT + name for name in row["seats"].split())
            coins = tuple(map(int, row["coins"].split()))
            seconds = tuple(map(float, row["seconds"].split()))
            if not len(kinds) == len(coins) == len(seconds):
                raise ValueError
            game = ArenaGame(row["board"], row["content"], kinds, row["seed"])
            out.append(
                ArenaResult(row["one"], row["others"], game, float(row["points"]), coins, seconds, int(row["turns"]))
            )
        except (KeyError, ValueError, AttributeError, TypeError) as error:
            columns = ",".join(COLUMNS)
            raise CliError(f"{path}, line {number}: no game of an arena; the columns must be {columns}") from error
    return out


def progress(what: str, done: int, of: int) -> None:
    """Print progress to standard error: always on a terminal, otherwise every 20 games."""
    if sys.stderr.isatty() or done == of or done % 20 == 0:
        print(f"\r{what}{done}/{of}", end="\n" if done == of else "", file=sys.stderr, flush=True)


class StrengthGoal(NamedTuple):
    """A line of the table: *one* bot against *others* in games with *seats*, and the required share of wins (0: none).
    """

    one: str
    others: str
    seats: int = 2
    asked: float = 0.0

    @property
    def name(self) -> str:
        return f"{self.one}-{self.others}" + (f"-{self.seats}" if self.seats > 2 else "")


LINES: Final = (
    StrengthGoal("easy", "random", asked=0.99),
    StrengthGoal("easy", "beginner", asked=0.65),
    StrengthGoal("medium", "easy", asked=0.65),
    StrengthGoal("hard", "medium", asked=0.65),
    StrengthGoal("hard", "greedy"),
    StrengthGoal("expert", "greedy", asked=0.9),
    StrengthGoal("expert", "hard", asked=0.65),
    StrengthGoal("expert", "greedy", 3, asked=0.6),
    StrengthGoal("expert", "hard", 3),
    StrengthGoal("hard", "medium", 4),
    StrengthGoal("hard", "medium", 5),
    StrengthGoal("expert", "hard", 4),
    StrengthGoal("expert", "hard", 5),
    *[StrengthGoal("expert", "oneply", seats, asked) for seats, asked in ((2, 0.9), (3, 0.75), (4, 0.65), (5, 0.6))],
    *[StrengthGoal("expert", "human", seats, asked) for seats, asked in ((2, 0.95), (3, 0.8), (4, 0.7), (5, 0.65))],
    *[
        StrengthGoal(level, other, seats)
        for other in ("oneply", "human") for seats in (2, 3, 4, 5) for level in ("medium", "hard")
    ],
)
"""All lines; by default those with a requirement are printed."""

BY_NAME: Final = {line.name: line for line in LINES}


def add_to(parser: argparse.ArgumentParser) -> None:
    names = ", ".join(line.name for line in LINES)
    parser.add_argument("lines", nargs="*", metavar="LINE", help=f"of: {names} (default: those something is asked of)")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="games a line, or a few more (default 400)")
    parser.add_argument("--content", nargs="+", default=CONTENTS, metavar="LABEL", help="default: all three")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="save the games to this file; skip those in it")


def run(given: argparse.Namespace, workers: Workers) -> int:
    """Play the missing games and print the table."""
    for name in given.lines:
        if name not in BY_NAME:
            raise CliError(f"no such line: {name}; lines are {', '.join(BY_NAME)}")
    for label in given.content:
        if label not in CONTENTS:
            raise CliError(f"no such content: {label}; this table has {', '.join(CONTENTS)}")
    lines = [BY_NAME[name] for name in given.lines] or [line for line in LINES if line.asked]
    record = ResultsFile(given.csv)
    print(f"seed {given.seed}, every seed from every seat\n")
    print("| bot | against | content, board | games | wins | 95% | asked | coins ahead | ms per turn |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    library = Library()
    total = len(lines) * len(given.content)
    number = 0
    for line in lines:
        for content in given.content:
            number += 1
            board = library.board_for(line.seats, content)
            seeds = [f"{given.seed} {world}" for world in range(-(-given.games // line.seats))]
            wanted = pairings(line.one, line.others, board, content, line.seats, seeds)
            results: list[ArenaResult] = []
            for result in record.play(wanted, workers):
                results.append(result)
                progress(f"line {number} of {total}, {line.name}, {content}: game ", len(results), len(wanted))
            print(_row(line, content, board, results), flush=True)
    return 0


def _row(line: StrengthGoal, content: str, board: str, results: Sequence[ArenaResult]) -> str:
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
