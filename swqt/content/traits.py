"""Reads files of races, powers, relics and places into the engine's Traits; says what is wrong with them.

The official files and a player's own go through the same checks. All mistakes of a file are found at once.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection
from pathlib import Path
from typing import Final, NamedTuple

from swqt.content.effect_words import NOTES, PIECES
from swqt.content.effects import EffectReader
from swqt.content.entries import Entry
from swqt.content.nesting import DEEPEST, too_deep
from swqt.content.problems import Problem, no_such
from swqt.content.toml_lines import KeyPath, key_lines
from swqt.content.trait_text import LONGEST_TEXT, trait_text
from swqt.engine import WORLDS, Effect, Trait

KINDS: Final = ("race", "power", "relic", "place")

RACE_TOKENS: Final = (1, 10)
POWER_TOKENS: Final = (0, 5)
"""What may be printed on a banner and on a badge of one's own (BLANK-1); the box keeps to it too."""

SUPPLY_MOST: Final = 20
"""The largest tray in the box (COMP-6)."""

_LONG_NUMBER: Final = re.compile(r"[0-9][0-9_]{4000}")
_NAME: Final = re.compile(r"[a-z]{3,}(?:-[a-z]+)*")
_NAME_LONGEST: Final = 24
_RESERVED: Final = (
    "hand", "pact", "with", "die", "swap", "tribe", "leave", "pick", "items", "hammers", *NOTES,
)  # fmt: skip
"""Words that stand beside a trait's name in a game file."""

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(?:-[A-Za-z]{2,4})?")
_SHOWN_LONGEST: Final = 40

ITEM_KINDS: Final = ("relic", "place")
"""What lies on the map as a piece of its own name."""

_KEYS: Final = {
    "race": ("tokens", "supply", "borrows", "names", "effect"),
    "power": ("tokens", "names", "effect"),
    "relic": ("names", "effect"),
    "place": ("names", "effect"),
}


class TraitFile(NamedTuple):
    """The traits of one file that can be used, and all that is wrong with the others."""

    entries: tuple[Entry, ...]
    problems: tuple[Problem, ...]


def read_traits(path: Path) -> TraitFile:
    """Return the traits in the file *path*; a file that cannot be read is one problem."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        return TraitFile((), (Problem(path.name, line, "this is not text in UTF-8"),))
    except OSError as error:
        return TraitFile((), (Problem(path.name, 0, f"cannot be read: {error.strerror}"),))
    return parse_traits(text, path.name)


def parse_traits(text: str, file: str, items: Collection[str] = ()) -> TraitFile:
    """Return the traits written in *text*; *file* is the name that problems give.

    Effects may speak of the relics and places of the box, of the same text, and of *items*.
    """
    line = too_deep(text)
    if line:
        deep = f"this is nested too deeply: tables, lists and dotted names are at most {DEEPEST} deep"
        return TraitFile((), (Problem(file, line, deep),))
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return TraitFile((), (_not_toml(error, text, file),))
    except ValueError:
        return TraitFile((), (_too_long(text, file),))
    return _FileReader(file, key_lines(text), items).read(data)


def items_in(data: dict[str, object]) -> tuple[str, ...]:
    """Return the names of the relics and places in a parsed file."""
    return tuple(name for kind in ITEM_KINDS if isinstance(named := data.get(kind), dict) for name in named)


def _too_long(text: str, file: str) -> Problem:
    """Return the problem of a number with so many digits that Python reads none of it."""
    found = _LONG_NUMBER.search(text)
    line = text.count("\n", 0, found.start()) + 1 if found else 1
    return Problem(file, line, "a number here has thousands of digits")


def _not_toml(error: tomllib.TOMLDecodeError, text: str, file: str) -> Problem:
    message = str(error)
    found = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)$", message)
    if found is None:
        return Problem(file, 1, f"this is not TOML: {message}")
    reason = message[: found.start()]
    if found[1] is None:
        last = text.rstrip("\n").count("\n") + 1
        return Problem(file, last, f"this is not TOML: {reason} at the end of the file")
    return Problem(file, int(found[1]), f"this is not TOML: {reason} (column {found[2]})")


def wrong_name(name: str) -> str:
    """Return why no trait can be called *name*; empty if one can."""
    if not _NAME.fullmatch(name) or len(name) > _NAME_LONGEST:
        return f"{name!r} cannot be a name: write 3 to {_NAME_LONGEST} small letters a to z and hyphens"
    return f"{name} cannot be a name: it is a word of game files" if name in _RESERVED else ""


def _showable(name: object) -> bool:
    return isinstance(name, str) and name.isprintable() and "<" not in name and 1 <= len(name.strip()) <= _SHOWN_LONGEST


class _FileReader:
    """Reads one parsed file; collects what is wrong on the way."""

    def __init__(self, file: str, lines: dict[KeyPath, int], items: Collection[str]) -> None:
        self.file = file
        self.lines = lines
        self.problems: list[Problem] = []
        self.entries: list[Entry] = []
        self.world = "surface"
        self.items = tuple(items)

    def read(self, data: dict[str, object]) -> TraitFile:
        for key, value in data.items():
            if key == "world":
                self._read_world(value)
            elif key not in KINDS:
                self.complain((key,), no_such("key", key, ("world", *KINDS)))
            elif not isinstance(value, dict):
                self.complain((key,), f"{key} must be a table, as in [{key}.name]")
        self.items += items_in(data)
        for kind in KINDS:
            tables = data.get(kind)
            if isinstance(tables, dict):
                for name, table in tables.items():
                    self._read_trait(kind, name, table)
        self.problems.sort(key=lambda problem: problem.line)
        return TraitFile(tuple(self.entries), tuple(self.problems))

    def complain(self, path: KeyPath, message: str) -> None:
        """Note *message* with the line of *path*, or of the nearest thing around it."""
        while path and path not in self.lines:
            path = path[:-1]
        self.problems.append(Problem(self.file, self.lines.get(path, 1), message))

    def _read_world(self, value: object) -> None:
        if value in WORLDS:
            self.world = str(value)
        else:
            self.complain(("world",), no_such("world", value, WORLDS))

    def _read_trait(self, kind: str, name: str, table: object) -> None:
        path: KeyPath = (kind, name)
        mistakes = len(self.problems)
        if wrong := wrong_name(name):
            self.complain(path, wrong)
        elif any(entry.trait.name == name for entry in self.entries):
            self.complain(path, f"{name} is in this file twice")
        if not isinstance(table, dict):
            self.complain(path, f"{name} must be a table, as in [{kind}.{name}]")
            return
        for key in table:
            if key not in _KEYS[kind]:
                self.complain((*path, key), f"{name}: {no_such('key', key, _KEYS[kind])}")
        tokens = self._tokens(kind, path, table)
        borrows = self._borrows(path, table)
        supply = 0 if borrows or kind != "race" else self._supply(path, table, tokens)
        names = self._names(path, table)
        effects = self._effects(path, table)
        if name in PIECES and kind in ITEM_KINDS:
            self.complain(path, f"{name} cannot be the name of a {kind}: it lies there as a piece itself")
        elif name in PIECES and not any(effect.piece == name for effect in effects):
            self.complain(path, f"{name} cannot be the name of a {kind} that does not bring it: it is a piece")
        if len(self.problems) == mistakes:
            trait = Trait(name, kind, tokens, supply, effects)
            entry = Entry(trait, self.world, self.file, self.lines[path], names, borrows)
            if len(trait_text(entry)) > LONGEST_TEXT:
                self.complain(path, f"{name} is too long for a game file: at most {LONGEST_TEXT} characters")
            else:
                self.entries.append(entry)

    def _tokens(self, kind: str, path: KeyPath, table: dict[str, object]) -> int:
        if "tokens" not in _KEYS[kind]:
            return 0
        least, most = RACE_TOKENS if kind == "race" else POWER_TOKENS
        return self._number(path, table, "tokens", least, most)

    def _borrows(self, path: KeyPath, table: dict[str, object]) -> str:
        value = table.get("borrows", "")
        if not isinstance(value, str):
            self.complain((*path, "borrows"), f"{path[1]}: borrows must be the name of a race, not {value!r}")
            return ""
        if value and "supply" in table:
            self.complain((*path, "supply"), f"{path[1]}: it borrows tokens of {value}; supply is theirs")
        return value

    def _supply(self, path: KeyPath, table: dict[str, object], tokens: int) -> int:
        return self._number(path, table, "supply", max(1, tokens), SUPPLY_MOST)

    def _number(self, path: KeyPath, table: dict[str, object], key: str, least: int, most: int) -> int:
        if key not in table:
            self.complain(path, f"{path[1]}: {key} is missing")
            return 0
        value = table[key]
        if type(value) is not int or not least <= value <= most:
            self.complain(
                (*path, key), f"{path[1]}: {key} must be a whole number from {least} to {most}, not {value!r}"
            )
            return 0
        return value

    def _names(self, path: KeyPath, table: dict[str, object]) -> dict[str, str]:
        names = table.get("names", {})
        if not isinstance(names, dict):
            self.complain((*path, "names"), f'{path[1]}: names must be a table, as in {{ en = "Moon Cats" }}')
            return {}
        for language, shown in names.items():
            at = (*path, "names", language)
            if not _LANGUAGE.fullmatch(language):
                self.complain(at, f"{path[1]}: {language!r} is not the code of a language, like en, es or ru")
            elif not _showable(shown):
                self.complain(at, f"{path[1]}: a name must be 1 to {_SHOWN_LONGEST} letters, not {shown!r}")
        return dict(names)

    def _effects(self, path: KeyPath, table: dict[str, object]) -> tuple[Effect, ...]:
        listed = table.get("effect", [])
        if not isinstance(listed, list):
            message = f"{path[1]}: write [[{path[0]}.{path[1]}.effect]] with two brackets"
            self.complain((*path, "effect"), message)
            return ()
        reader = EffectReader(str(path[1]), str(path[0]), self.items, self.complain)
        effects = [reader.read((*path, "effect", number), effect) for number, effect in enumerate(listed)]
        return tuple(effect for effect in effects if effect is not None)
