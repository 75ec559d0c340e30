"""The tutorial as data: the commands of its game, the steps, and their texts.

``resources/tutorial`` holds the game (``course.swn``), its steps (``course.toml``, which explains the fields) and their
English texts (``texts.toml``). Errors in them are ContentErrors that name file and line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from swqt.content import ContentError, ContentProblem, resource_folder
from swqt.content.traits.reader import not_toml
from swqt.content.traits.toml_source import KeyPath, key_lines
from swqt.engine import CHANCE, Command, Deploy, Refused, Rules, State
from swqt.notation import read_command
from swqt.table.record import GameRecord, PlayedCommand, entries, opening_seats, read_record_file
from swqt.table.setup import BoardSource, Seat
from swqt.translation import Translation, nearest_language, translation

READ, PLAY, WATCH, TRY, UNDO, HINT, EXPLAIN, FREE = "read", "play", "watch", "try", "undo", "hint", "explain", "free"
KINDS: Final = (READ, PLAY, WATCH, TRY, UNDO, HINT, EXPLAIN, FREE)
PARTS: Final = (
    "map", "column", "players", "details", "log", "phase", "score", "die", "hints", "offers", "undo", "end", "decline",
    "confirm",
)  # fmt: skip
"""Parts of the window that a step can point to."""

_FIELDS: Final = {
    "id": str, "chapter": str, "kind": str, "moves": int, "skip": int, "order": str, "also": list, "command": str,
    "shows": list,
}  # fmt: skip
_ROW: Final = re.compile(r"row ([1-6])")
_SLOT: Final = re.compile(r"\{([^{}]*)\}")
_TEXTS: Final = "texts.toml"
_PARTIAL: Final = re.compile(r"deploy((?: [a-z]\d+=\d+)*)")


class ExpectedCommand(NamedTuple):
    """An accepted alternative: *command*, or without one a redeployment whose counts include *counts*."""

    command: Command | None
    counts: frozenset[tuple[int, int]] = frozenset()

    def suits(self, command: Command) -> bool:
        if self.command is not None:
            return command == self.command
        return isinstance(command, Deploy) and self.counts <= set(command.counts)


class TutorialStep(NamedTuple):
    """One step. It begins after *first* commands of the game and is complete after *last*.

    *line* are the commands that "Show me" plays, *also* accepted alternatives. *title*, *text* and *aside* (shown after
    a wrong action) are in the language of the course.
    """

    id: str
    chapter: str
    kind: str
    first: int
    last: int
    line: tuple[PlayedCommand, ...]
    also: tuple[ExpectedCommand, ...]
    any_order: bool
    regions: tuple[int, ...]
    rows: tuple[int, ...]
    parts: tuple[str, ...]
    title: str = ""
    text: str = ""
    aside: str = ""


class TutorialCourse(NamedTuple):
    """The steps through one game. ``begins`` are the numbers of the first steps of the chapters."""

    rules: Rules
    start: State
    seats: tuple[Seat, ...]
    line: tuple[PlayedCommand, ...]
    person: int
    steps: tuple[TutorialStep, ...]
    chapters: tuple[str, ...]
    begins: tuple[int, ...]

    def number(self, step: str) -> int:
        """Return the number of the step called *step*; 0 if there is none."""
        return next((number for number, each in enumerate(self.steps) if each.id == step), 0)

    def chapter_of(self, number: int) -> int:
        """Return the chapter of step *number*."""
        return max(chapter for chapter, begin in enumerate(self.begins) if begin <= number)


def course_texts() -> dict[str, dict[str, str]]:
    """Return the English titles of the chapters, and the texts of the steps by keys like ``welcome.title``."""
    data = _File(_folder() / _TEXTS).data
    steps = {f"{step}.{key}": text for step, said in data["step"].items() for key, text in said.items()}
    return {"chapter": data["chapter"], "step": steps}


def read_course(shelf: BoardSource, lang: str = "en", folder: Path | None = None) -> TutorialCourse:
    """Return the course in *lang*, or in English if there is no translation."""
    folder = folder or _folder()
    texts = _File(folder / _TEXTS)
    record = read_record_file(folder / "course.swn", shelf)
    steps = _Steps(_File(folder / "course.toml"), record, texts, translation(nearest_language(lang)))
    course = steps.read()
    texts.finish()
    return course


@lru_cache(maxsize=1)
def course_of(shelf: BoardSource, lang: str = "en") -> TutorialCourse:
    """Return the shipped course in *lang*; cached, because reading it takes 30 ms."""
    return read_course(shelf, lang)


def _folder() -> Path:
    return resource_folder() / "tutorial"


class _File:
    """A TOML file with error messages that name the line."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        text = path.read_text(encoding="utf-8")
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ContentError([not_toml(error, text, self.name)]) from error
        self._lines: Mapping[KeyPath, int] = key_lines(text)
        self._read: set[str] = set()

    def fail(self, path: KeyPath, message: str) -> ContentError:
        """Return an error about the value at *path*, or at its closest existing parent."""
        while path and path not in self._lines:
            path = path[:-1]
        return ContentError([ContentProblem(self.name, self._lines.get(path, 0), message)])

    def words(self, table: str, key: str) -> Any:
        """Return the value of *key* in *table*, and mark it as used."""
        self._read.add(f"{table}.{key}")
        found = self.data.get(table, {}).get(key)
        if found is None:
            raise self.fail((table,), f"expected {table}.{key}, but nobody has written it")
        return found

    def finish(self) -> None:
        """Raise an error for an unused text."""
        for table, entries_ in self.data.items():
            for key in entries_:
                if f"{table}.{key}" not in self._read:
                    raise self.fail((table, key), f"there is no {table} called {key}")


class _Steps:
    """Reads the steps in order, along the game."""

    def __init__(self, file: _File, record: GameRecord, words: _File, translated: Translation) -> None:
        self.file, self.record, self.words, self.translated = file, record, words, translated
        self.line = tuple(entries(record))
        self.seats = opening_seats(record)
        self.person = next(number for number, seat in enumerate(self.seats) if seat.is_human)
        self.at = 0

    def read(self) -> TutorialCourse:
        chapters = tuple(str(chapter) for chapter in self.file.data.get("chapters", ()))
        steps = tuple(self._step(number, table) for number, table in enumerate(self.file.data.get("step", ())))
        path: KeyPath = ("step",)
        if not steps:
            raise self.file.fail(path, "expected at least one [[step]]")
        named = [step.chapter for step in steps]
        if tuple(dict.fromkeys(named)) != chapters or sorted(named, key=chapters.index) != named:
            raise self.file.fail(("chapters",), "expected the chapters of the steps, in their order")
        if len({step.id for step in steps}) < len(steps):
            raise self.file.fail(path, "expected a name of its own for each step")
        if self.at != len(self.line):
            text = f"expected the steps to take up all {len(self.line)} commands of the game, found {self.at}"
            raise self.file.fail(path, text)
        return TutorialCourse(
            self.record.rules, self.record.start, self.seats, self.line, self.person, steps,
            tuple(self._said("chapter", chapter, str(self.words.words("chapter", chapter))) for chapter in chapters),
            tuple(named.index(chapter) for chapter in chapters),
        )  # fmt: skip

    def _step(self, number: int, table: dict[str, Any]) -> TutorialStep:
        path: KeyPath = ("step", number)
        for key, value in table.items():
            if key not in _FIELDS:
                raise self.file.fail((*path, key), f"no such field: {key}; known are {', '.join(_FIELDS)}")
            if type(value) is not _FIELDS[key]:
                raise self.file.fail((*path, key), f"expected {key} as a {_FIELDS[key].__name__}, found {value!r}")
        for key in ("id", "chapter", "kind"):
            if key not in table:
                raise self.file.fail(path, f"expected the field {key}")
        kind, moves = table["kind"], table.get("moves", 0)
        if kind not in KINDS:
            raise self.file.fail((*path, "kind"), f"expected one of {', '.join(KINDS)}, found {kind}")
        if (moves > 0) != (kind in (PLAY, WATCH, FREE)):
            raise self.file.fail((*path, "moves"), "expected moves for play, watch and free, and for nothing else")
        self.at += table.get("skip", 0)
        first = self.at
        self.at += moves
        if self.at > len(self.line):
            raise self.file.fail((*path, "moves"), f"the game has no more than {len(self.line)} commands")
        line, also = self.line[first : self.at], tuple(self._alternative(path, text) for text in table.get("also", ()))
        last = self.at
        if kind == TRY:
            line, last = (self._tried(path, table.get("command", ""), first),), first + 1
        elif kind == UNDO:
            first += 1
        self._check_seats((*path, "moves"), kind, line)
        regions, rows, parts = self._shown((*path, "shows"), table.get("shows", ()))
        said = self.words.words("step", table["id"])
        text, aside = self._text(table["id"], said, "text"), self._text(table["id"], said, "aside", needed=False)
        title = self._text(table["id"], said, "title")
        return TutorialStep(
            table["id"], table["chapter"], kind, first, last, line, also, table.get("order") == "any",
            regions, rows, parts, title, text, aside,
        )  # fmt: skip

    def _check_seats(self, path: KeyPath, kind: str, line: Sequence[PlayedCommand]) -> None:
        for entry in line:
            mine = entry.seat == self.person
            fits = mine if kind != WATCH else not mine or _is_retreat(entry)
            if entry.seat != CHANCE and not fits:
                raise self.file.fail(path, "expected commands of the person, or in a step to watch of the opponent")

    def _alternative(self, path: KeyPath, text: str) -> ExpectedCommand:
        found = _PARTIAL.fullmatch(text)
        try:
            if found is None:
                return ExpectedCommand(read_command(self.record.rules, text))
            pairs = [part.split("=") for part in found[1].split()]
            index = self.record.rules.board.index
            return ExpectedCommand(None, frozenset((index(code), int(count)) for code, count in pairs))
        except (ValueError, LookupError) as error:
            raise self.file.fail((*path, "also"), f"this is no command: {text} ({error})") from error

    def _tried(self, path: KeyPath, text: str, first: int) -> PlayedCommand:
        rules = self.record.rules
        before = self.line[first].before
        try:
            command = read_command(rules, text)
            after, events = rules.apply(before, command)
        except (ValueError, LookupError, Refused) as error:
            raise self.file.fail((*path, "command"), f"this cannot be tried: {text} ({error})") from error
        return PlayedCommand(before, self.person, command, events, after)

    def _shown(self, path: KeyPath, shows: Sequence[Any]) -> tuple[tuple[int, ...], tuple[int, ...], tuple[str, ...]]:
        regions, rows, parts = [], [], []
        codes = self.record.rules.board.codes
        for word in map(str, shows):
            if word in codes:
                regions.append(codes.index(word))
            elif found := _ROW.fullmatch(word):
                rows.append(int(found[1]) - 1)
            elif word in PARTS:
                parts.append(word)
            else:
                text = f"expected a region, row 1 to row 6 or one of {', '.join(PARTS)}, found {word}"
                raise self.file.fail(path, text)
        return tuple(regions), tuple(rows), tuple(parts)

    def _text(self, step: str, said: Any, key: str, *, needed: bool = True) -> str:
        path: KeyPath = ("step", step, key)
        if not isinstance(said, dict) or (needed and key not in said):
            raise self.words.fail(path, f"expected {key} for the step {step}")
        text = said.get(key, "")
        if not isinstance(text, str):
            raise self.words.fail(path, f"expected {key} as a text, found {text!r}")
        if unknown := sorted(set(said) - {"title", "text", "aside"}):
            raise self.words.fail(("step", step, unknown[0]), f"expected title, text or aside, found {unknown[0]}")
        for slot in _SLOT.findall(text):
            if not self._is_known(slot):
                raise self.words.fail(path, f"expected a region, trait, key-COMMAND, person or rival, found {{{slot}}}")
        return self._said("step", f"{step}.{key}", text)

    def _said(self, table: str, key: str, text: str) -> str:
        """Return the translation of *text*, or *text* itself if there is none."""
        return (text and self.translated.find(table, key, text)) or text

    def _is_known(self, slot: str) -> bool:
        rules = self.record.rules
        traits = {trait.name for trait in (*rules.content.races, *rules.content.powers)}
        return slot in (*rules.board.codes, *traits, "person", "rival") or slot.startswith("key-")


def _is_retreat(entry: PlayedCommand) -> bool:
    """Return whether *entry* places retreating tokens, a decision in another player's turn."""
    return isinstance(entry.command, Deploy) and entry.seat != entry.before.turn


def filled(text: str, words: Mapping[str, str]) -> str:
    """Return *text* with its slots replaced by *words*."""
    return _SLOT.sub(lambda found: words.get(found[1], found[0]), text)
