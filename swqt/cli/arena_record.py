"""The games of an arena, and the file that keeps them: one line of CSV a game, written as it ends.

An arena that is stopped loses at most the games under way: started again with the same file, it plays the rest.
"""

from __future__ import annotations

import csv
import io
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from swqt.cli.errors import CliError, read_error
from swqt.table.contest import Bout, play_bout, spread
from swqt.table.setup import BOT

COLUMNS: Final = ("one", "others", "seed", "board", "content", "seats", "points", "coins", "seconds", "turns")


class Meeting(NamedTuple):
    """A game to play: *one* bot in *seat*, all others of one kind."""

    one: str
    others: str
    bout: Bout
    seat: int


class Result(NamedTuple):
    """What came of a game: ``points`` of ``one`` (its share of the first place), coins and seconds by seat."""

    one: str
    others: str
    bout: Bout
    points: float
    coins: tuple[int, ...]
    seconds: tuple[float, ...]
    turns: int

    def ahead(self) -> int:
        """Return by how many coins ``one`` is ahead of the best of the others."""
        seat = self.bout.kinds.index(BOT + self.one)
        return self.coins[seat] - max(coins for other, coins in enumerate(self.coins) if other != seat)

    def milliseconds(self, name: str) -> list[float]:
        """Return what each bot *name* of this game thought a turn."""
        return [
            1000 * seconds / self.turns
            for kind, seconds in zip(self.bout.kinds, self.seconds, strict=True)
            if kind == BOT + name
        ]


def meetings(one: str, others: str, board: str, content: str, seats: int, seeds: Iterable[str]) -> list[Meeting]:
    """Return the games of *one* against *others*: each of *seeds* from every seat."""
    return [
        Meeting(one, others, Bout(board, content, _seated(one, others, seat, seats), seed), seat)
        for seed in seeds
        for seat in range(seats)
    ]


def _seated(one: str, others: str, seat: int, seats: int) -> tuple[str, ...]:
    return tuple(BOT + (one if number == seat else others) for number in range(seats))


class Record:
    """The games that have been played. With a *path* it begins with those in that file and appends every new one."""

    def __init__(self, path: Path | None = None) -> None:
        """Read *path* if it exists; CliError if it cannot be read or is no such file."""
        self._path = path
        self._known: dict[Bout, Result] = {}
        if path is not None and path.exists():
            self._known = {result.bout: result for result in _read(path)}

    def play(self, wanted: list[Meeting], jobs: int) -> Iterator[Result]:
        """Yield the result of every game of *wanted*: those on record at once, then the others as they are played."""
        known = self._known
        yield from [known[meeting.bout] for meeting in wanted if meeting.bout in known]
        missing = [meeting for meeting in wanted if meeting.bout not in known]
        for meeting, score in zip(missing, spread(play_bout, [m.bout for m in missing], jobs), strict=False):
            # Seconds as the file keeps them: a table of kept games is the one that was printed.
            seconds = tuple([round(spent, 3) for spent in score.seconds])
            result = Result(
                meeting.one, meeting.others, meeting.bout, score.shares[meeting.seat], score.coins, seconds,
                score.turns,
            )  # fmt: skip
            known[meeting.bout] = result
            self._append(result)
            yield result

    def _append(self, result: Result) -> None:
        if self._path is None:
            return
        bout = result.bout
        kinds = " ".join(kind.removeprefix(BOT) for kind in bout.kinds)
        coins = " ".join(map(str, result.coins))
        seconds = " ".join(f"{spent:.3f}" for spent in result.seconds)
        line = io.StringIO()
        table = csv.writer(line)
        if not self._path.exists():
            table.writerow(COLUMNS)
        table.writerow((
            result.one, result.others, bout.seed, bout.board, bout.content, kinds, result.points, coins, seconds,
            result.turns,
        ))  # fmt: skip
        try:
            # One write a game: whoever is killed leaves whole lines, and two arenas may share a file.
            with self._path.open("a", newline="", encoding="utf-8") as file:
                file.write(line.getvalue())
        except OSError as error:
            raise read_error(self._path, error) from error


def _read(path: Path) -> list[Result]:
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
            bout = Bout(row["board"], row["content"], kinds, row["seed"])
            out.append(
                Result(row["one"], row["others"], bout, float(row["points"]), coins, seconds, int(row["turns"]))
            )
        except (KeyError, ValueError, AttributeError, TypeError) as error:
            columns = ",".join(COLUMNS)
            raise CliError(f"{path}, line {number}: no game of an arena; the columns must be {columns}") from error
    return out


def progress(what: str, done: int, of: int) -> None:
    """Say how far it is on standard error: always where somebody watches, now and then elsewhere."""
    if sys.stderr.isatty() or done == of or done % 20 == 0:
        print(f"\r{what}{done}/{of}", end="\n" if done == of else "", file=sys.stderr, flush=True)
