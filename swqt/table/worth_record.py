"""The games that measure what races and powers are worth, kept in a CSV file with one line per game.

A stopped measurement loses at most the games in progress: started again with the same file, it plays the others.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from swqt.table.tournament import Workers, spread
from swqt.table.worth_games import Holding, WorthGame, play_worth

COLUMNS: Final = ("content", "board", "seats", "seed", "combos")


class WorthRecordError(ValueError):
    """A file that is no record of such games; the message names file, line and what was expected."""


class WorthRecord:
    """The games played. With a *path*, it starts with those in that file and appends each new one."""

    def __init__(self, path: Path | None = None) -> None:
        """Read *path* if it exists; WorthRecordError if it is no record, OSError if it cannot be read."""
        self._path: Final = path
        self._known: dict[WorthGame, list[Holding]] = {}
        if path is not None and path.exists():
            self._known = dict(_read(path))

    def play(self, wanted: Sequence[WorthGame], workers: Workers) -> Iterator[tuple[WorthGame, list[Holding]]]:
        """Yield each of the *wanted* games with its combos: known ones at once, then the others as they are played."""
        known = self._known
        yield from [(game, known[game]) for game in wanted if game in known]
        missing = [game for game in wanted if game not in known]
        for game, held in zip(missing, spread(play_worth, missing, workers), strict=False):
            known[game] = held
            self._append(game, held)
            yield game, held

    def _append(self, game: WorthGame, held: Sequence[Holding]) -> None:
        if self._path is None:
            return
        line = io.StringIO()
        table = csv.writer(line, lineterminator="\n")
        if not self._path.exists():
            table.writerow(COLUMNS)
        combos = " ".join(":".join(map(str, combo)) for combo in held)
        table.writerow((game.content, game.board, game.seats, game.seed, combos))
        with self._path.open("a", newline="", encoding="utf-8") as file:
            file.write(line.getvalue())


def _read(path: Path) -> Iterator[tuple[WorthGame, list[Holding]]]:
    try:
        with path.open(newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
    except (UnicodeDecodeError, csv.Error) as error:
        raise WorthRecordError(f"{path}: {error}") from error
    for number, row in enumerate(rows, start=2):
        try:
            held = [_holding(word) for word in row["combos"].split()]
            yield WorthGame(row["board"], row["content"], int(row["seats"]), row["seed"]), held
        except (KeyError, ValueError, AttributeError, TypeError) as error:
            columns = ",".join(COLUMNS)
            message = f"{path}, line {number}: no game of a measurement; the columns must be {columns}"
            raise WorthRecordError(message) from error


def _holding(word: str) -> Holding:
    seat, race, power, *numbers = word.split(":")
    since, until, price, coins = map(int, numbers)
    return Holding(int(seat), race, power, since, until, price, coins)
