"""Puzzles: "find the best turn", with the proof in numbers. They are read from ``resources/puzzles``.

There are three kinds. A ``turn`` is in the last round, and its value is the expected number of coins at the end of the
turn. Every turn was searched, and each rival of the best one pays at least MARGIN coins less. A rival is a turn that
ends, whatever the die shows, with something that the best turn does not end with: a region, another combo, or a race in
decline. A turn that only omits a part of the best one, or rolls the last die for another region, is the same solution
done incompletely: it gets fewer stars. The turn may have begun already.

In ``decline`` and ``pick`` there are more rounds to come, and the value is the lead at the end of the game that
play-outs expect. The task is to find the key decision (whether to decline, which combo to take); each other one leads
to a position worth at least MARGIN coins less. The rest of the turn does not count.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import blake2b
from math import isfinite
from pathlib import Path
from typing import Any, Final

from swqt.content.help.language import Language, language
from swqt.content.traits.reader import not_toml
from swqt.content.traits.toml_source import key_lines
from swqt.engine import Rules, State, no_such
from swqt.home import resource_folder
from swqt.notation import read_position
from swqt.table import Library

MARGIN: Final = 2.0
"""Coins by which the best turn of a puzzle is ahead of every rival."""

TURN, DECLINE, PICK = KINDS = ("turn", "decline", "pick")

WORLDS: Final = ("base", "underground")

GRADES: Final = (1, 2, 3)

GO_ON: Final = "go on"
"""The text in ``Puzzle.ways`` for the decision not to decline."""

Reason = tuple[str, ...]
"""A part of the reason: the key of a phrase in ``[puzzle]`` of ``words.toml``, and what it is about."""


class PuzzleError(ValueError):
    """A file of puzzles is unusable; the message names file and line, and what was expected."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with its best turn.

    ``best`` and ``next_best`` are expected coins: of this turn in a ``turn``, else of the lead at the end of the game.
    ``line`` is the best turn in written commands, with the best answers of chance; in the other kinds it is the key
    decision. ``ways`` has every key decision with its expected coins, the best first; it is empty in a ``turn``.
    ``source`` names the game the position is from and how often bots solve it.
    """

    name: str
    world: str
    grade: int
    kind: str
    text: str
    best: float
    next_best: float
    line: tuple[str, ...]
    reason: tuple[Reason, ...]
    ways: tuple[tuple[str, float], ...] = ()
    source: str = ""

    @property
    def game(self) -> str:
        """The seed of the game that the position is from."""
        return self.source.removeprefix("game ").partition(",")[0]

    def position(self, library: Library) -> tuple[Rules, State]:
        """Return the rules and the position; NotationError if the text is damaged."""
        return read_position(self.text, library, source=self.name)


def puzzle_files() -> tuple[Path, ...]:
    """Return the shipped files of puzzles."""
    return tuple(sorted((resource_folder() / "puzzles").glob("*.toml")))


@cache
def load_puzzles() -> tuple[Puzzle, ...]:
    """Return the shipped puzzles, sorted by file; PuzzleError if one is unusable."""
    return tuple(puzzle for path in puzzle_files() for puzzle in read_puzzles(path))


_SCHEMA: Final[Mapping[str, tuple[type, str]]] = {
    "name": (str, "a name"),
    "world": (str, " or ".join(WORLDS)),
    "grade": (int, "1, 2 or 3"),
    "kind": (str, ", ".join(KINDS)),
    "text": (str, "a position"),
    "best": (float, "coins, as 14.0"),
    "next_best": (float, "coins, as 11.5"),
    "line": (list, "a list of commands"),
    "reason": (list, "a list of lists of words"),
    "ways": (list, "a list of commands with their coins"),
    "source": (str, "where the position is from"),
}


def read_puzzles(path: Path) -> list[Puzzle]:
    """Return the puzzles in the file at *path*; PuzzleError if it is no such file, OSError if it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PuzzleError(str(not_toml(error, text, str(path)))) from error
    except ValueError as error:
        raise PuzzleError(f"{path}: no file of puzzles: {error}") from error
    tables = data.pop("puzzle", [])
    if data or not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        key = next(iter(data), "puzzle")
        raise PuzzleError(f"{path}:{key_lines(text)[key,]}: expected tables [[puzzle]], not {key}")
    found: dict[str, Puzzle] = {}
    for number, table in enumerate(tables):
        key, problem = _problem(table)
        if not problem:
            try:
                puzzle = _puzzle(table)
                problem = f"there are two puzzles {puzzle.name}" if puzzle.name in found else ""
            except (ValueError, TypeError) as error:
                problem = str(error)
        if problem:  # lines are counted only on errors, because that takes longer than reading them
            lines = key_lines(text)
            line = lines.get(("puzzle", number, key), lines["puzzle", number])
            raise PuzzleError(f"{path}:{line}: {problem}")
        found[puzzle.name] = puzzle
    return list(found.values())


def _problem(table: dict[str, object]) -> tuple[str, str]:
    """Return the key in *table* that is wrong, and what is wrong with it; nothing if all keys are right."""
    for key in (*table, *_SCHEMA):
        if key not in _SCHEMA:
            return key, no_such("key", key, _SCHEMA)
        if not isinstance(table.get(key), _SCHEMA[key][0]):
            return key, f"{key} must be {_SCHEMA[key][1]}"
    return "", ""


def _puzzle(table: dict[str, object]) -> Puzzle:
    given: dict[str, Any] = dict(table)
    given["line"] = tuple(map(str, given["line"]))
    given["reason"] = tuple(tuple(map(str, part)) for part in given["reason"])
    given["ways"] = tuple((str(way), float(coins)) for way, coins in given["ways"])
    puzzle = Puzzle(**given)
    for value, known, what in (
        (puzzle.world, WORLDS, "world"), (puzzle.kind, KINDS, "kind"), (puzzle.grade, GRADES, "grade"),
    ):  # fmt: skip
        if value not in known:
            raise ValueError(f"{what} must be one of {', '.join(map(str, known))}, not {value}")
    if not puzzle.line or not puzzle.reason:
        raise ValueError("a puzzle needs a line and a reason")
    if not all(map(isfinite, (puzzle.best, puzzle.next_best, *(coins for _, coins in puzzle.ways)))):
        raise ValueError("all coins must be finite numbers")
    if puzzle.best - puzzle.next_best < MARGIN:
        raise ValueError(f"the best turn must be {MARGIN:g} coins ahead, not {puzzle.best - puzzle.next_best:g}")
    if puzzle.kind != TURN and len(puzzle.ways) < 2:
        raise ValueError("ways must have every key decision with its coins")
    return puzzle


def puzzle_text(puzzle: Puzzle) -> str:
    """Return the table of *puzzle* for a file; reading it gives an equal puzzle."""
    rows = ["[[puzzle]]"]
    for key in _SCHEMA:
        value = getattr(puzzle, key)
        shown = f"'''\n{value}'''" if key == "text" else json.dumps(value, ensure_ascii=False)
        rows.append(f"{key} = {shown}")
    return "\n".join(rows) + "\n"


def puzzle_of_day(day: date, puzzles: Sequence[Puzzle]) -> Puzzle:
    """Return the puzzle of *day*, the same for everybody: each of *puzzles* comes once before one comes twice."""
    order = sorted(puzzles, key=lambda puzzle: blake2b(puzzle.name.encode(), digest_size=8).digest())
    return order[day.toordinal() % len(order)]


def sentence(puzzle: Puzzle, lang: str) -> str:
    """Return in the language *lang* why the best turn is the best."""
    words = language(lang)
    told = []
    for key, *parts in puzzle.reason:
        told.append(words.text("puzzle", key).format(*[_told(part, words) for part in parts]))
    return " ".join(told)


def _told(part: str, words: Language) -> str:
    """Return *part* of a reason in words: ``coins:3``, ``trait:orcs``, ``combo:hill orcs``, ``region:hill 2``."""
    kind, _, about = part.partition(":")
    if kind in ("coins", "tokens"):
        return words.counted(kind, int(about))
    if kind == "trait":
        return words.text("trait", about)
    if kind == "combo":
        power, race = about.split()
        named = words.beside(power, race) or words.text("trait", power)
        return words.text("form", "combo").format(power=named, race=words.text("trait", race))
    if kind == "piece":
        return words.text("piece", f"{about}.name")
    if kind == "region":
        regions = [region.split() for region in about.split(",")]
        return ", ".join(f"{words.text('terrain', terrain)} {number}" for terrain, number in regions)
    return part
