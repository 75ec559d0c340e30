"""Reads files of races, powers, relics and places into engine Traits and reports their mistakes.

Official files and a player's own are checked in the same way. All mistakes of a file are reported at once.

The nesting of a text is limited before it is parsed, because deeply nested TOML takes very long to parse.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple

from msgspec import UNSET, Meta

from swqt.content.traits.conversion import Maybe, TomlTable, mistakes
from swqt.content.traits.effect_reader import OF_KIND, EffectReader
from swqt.content.traits.effect_schema import NOTES, PIECES
from swqt.content.traits.toml_source import KeyPath, key_lines
from swqt.content.traits.writer import LONGEST_TEXT, TraitEntry, trait_text
from swqt.engine import WORLDS, Trait, said
from swqt.error_messages import ContentProblem

DEEPEST: Final = 16
"""The maximum depth of tables, lists and dotted names together; traits need half of it."""

_PART: Final = re.compile(
    r"#[^\n]*"
    r'|"""(?:[^\\]|\\.)*?(?:"""|\Z)'
    r"|\'\'\'.*?(?:\'\'\'|\Z)"
    r'|"(?:[^"\\\n]|\\[^\n])*"?'
    r"|'[^'\n]*'?"
    r"|[\[\]{}.=,\n]",
    re.DOTALL,
)  # fmt: skip
"""Punctuation, and the comments and strings to be ignored. An unclosed string extends as far as possible, so that each
character is scanned only once."""


TOO_DEEP: Final = said("this is nested too deeply: tables, lists and dotted names are at most {0} deep", DEEPEST)


def too_deep(text: str) -> int:
    """Return the first line of *text*, from 1, that is nested deeper than ``DEEPEST``; 0 if there is none."""
    depth = dots = 0
    for part in _PART.finditer(text):
        match part[0]:
            case ".":
                dots += 1
            case "[" | "{":
                depth, dots = depth + 1, 0
            case "]" | "}":
                depth, dots = depth - 1, 0
            case "=" | "," | "\n":
                dots = 0
        if depth + dots > DEEPEST:
            return text.count("\n", 0, part.start()) + 1
    return 0


KINDS: Final = ("race", "power", "relic", "place")

RACE_TOKENS: Final = (1, 10)
POWER_TOKENS: Final = (0, 10)
"""The range of tokens on a banner and on a badge (BLANK-1), for official and custom traits."""

SUPPLY_MOST: Final = 20
"""The largest tray in the box (COMP-6)."""

_LONG_NUMBER: Final = re.compile(r"[0-9][0-9_]{4000}")
_NAME: Final = re.compile(r"[a-z]{3,}(?:-[a-z]+)*")
_NAME_LONGEST: Final = 24
_RESERVED: Final = (
    "hand", "pact", "with", "die", "swap", "tribe", "leave", "pick", "items", "hammers", *NOTES,
)  # fmt: skip
"""Words that occur next to trait names in game files."""

_SHOWN_LONGEST: Final = 40

ITEM_KINDS: Final = ("relic", "place")
"""The kinds that are placed on the map as a piece of the same name."""


LanguageCode = Annotated[
    str,
    Meta(
        pattern=r"\A[a-z]{2,3}(?:-[A-Za-z]{2,4})?\Z",
        extra={"shape": said("the code of a language, like en, es or ru")},
    ),
]


class ShownName(str):
    """The name of a trait in one language, as shown to players."""

    __slots__ = ()


class ItemTable(TomlTable):
    """A relic or a place. The types of effects are in ``effect_schema``."""

    names: Maybe[
        Annotated[
            dict[LanguageCode, ShownName], Meta(extra={"shape": said("a table, as in {0}", '{ en = "Moon Cats" }')})
        ]
    ] = UNSET
    effect: Maybe[
        Annotated[
            list[dict[str, Any]],
            Meta(extra={"shape": said("a list of tables, each headed in two brackets {0}", "[[...effect]]")}),
        ]
    ] = UNSET


class PowerTable(ItemTable, kw_only=True):
    tokens: Annotated[int, Meta(ge=POWER_TOKENS[0], le=POWER_TOKENS[1])]


class RaceTable(ItemTable, kw_only=True):
    tokens: Annotated[int, Meta(ge=RACE_TOKENS[0], le=RACE_TOKENS[1])]
    supply: Maybe[Annotated[int, Meta(ge=1, le=SUPPLY_MOST)]] = UNSET
    borrows: Maybe[Annotated[str, Meta(extra={"shape": said("the name of a race")})]] = UNSET


_TABLES: Final[dict[str, type[ItemTable]]] = {
    "race": RaceTable, "power": PowerTable, "relic": ItemTable, "place": ItemTable,
}  # fmt: skip


class FileTable(TomlTable):
    """A whole file."""

    world: Maybe[Literal["surface", "underground"]] = UNSET
    race: Maybe[Annotated[dict[str, Any], Meta(extra={"shape": said("a table, as in {0}", "[race.name]")})]] = UNSET
    power: Maybe[Annotated[dict[str, Any], Meta(extra={"shape": said("a table, as in {0}", "[power.name]")})]] = UNSET
    relic: Maybe[Annotated[dict[str, Any], Meta(extra={"shape": said("a table, as in {0}", "[relic.name]")})]] = UNSET
    place: Maybe[Annotated[dict[str, Any], Meta(extra={"shape": said("a table, as in {0}", "[place.name]")})]] = UNSET


class TraitFile(NamedTuple):
    """The valid traits of one file, and the problems of the others."""

    entries: tuple[TraitEntry, ...]
    problems: tuple[ContentProblem, ...]
    places: tuple[KeyPath, ...] = ()
    """The path of each problem if the file is valid TOML."""


def read_traits(path: Path) -> TraitFile:
    """Return the traits in the file *path*; a file that cannot be read counts as one problem."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        return TraitFile((), (ContentProblem(path.name, line, said("this is not text in UTF-8")),))
    except OSError as error:
        return TraitFile((), (ContentProblem(path.name, 0, said("cannot be read: {0}", error.strerror)),))
    return parse_traits(text, path.name)


def parse_traits(text: str, file: str, items: Collection[str] = ()) -> TraitFile:
    """Return the traits written in *text*; *file* is the file name for problems.

    Effects may refer to the relics and places of the box, those in the same text, and *items*.
    """
    line = too_deep(text)
    if line:
        return TraitFile((), (ContentProblem(file, line, TOO_DEEP),))
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return TraitFile((), (not_toml(error, text, file),))
    except ValueError:
        return TraitFile((), (_too_long(text, file),))
    return _FileReader(file, key_lines(text), items).read(data)


def items_in(data: dict[str, object]) -> tuple[str, ...]:
    """Return the names of the relics and places in a parsed file."""
    return tuple(name for kind in ITEM_KINDS if isinstance(named := data.get(kind), dict) for name in named)


def _too_long(text: str, file: str) -> ContentProblem:
    """Return the problem for a number with more digits than Python converts."""
    found = _LONG_NUMBER.search(text)
    line = text.count("\n", 0, found.start()) + 1 if found else 1
    return ContentProblem(file, line, said("a number here has thousands of digits"))


def not_toml(error: tomllib.TOMLDecodeError, text: str, file: str) -> ContentProblem:
    """Return the problem for a *text* that is not TOML."""
    found = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)$", str(error))
    if found is None:
        return ContentProblem(file, 1, said("this is not TOML"))
    if found[1] is None:
        last = text.rstrip("\n").count("\n") + 1
        return ContentProblem(file, last, said("this is not TOML: the end of the file comes too early"))
    return ContentProblem(file, int(found[1]), said("this is not TOML (column {0})", found[2]))


def wrong_name(name: str) -> str:
    """Return why *name* is not a valid name for a trait; empty if it is."""
    if not _NAME.fullmatch(name) or len(name) > _NAME_LONGEST:
        return said(
            "{0} cannot be a name: write 3 to {1} small letters a to z and hyphens, at first three letters",
            repr(name), _NAME_LONGEST,
        )  # fmt: skip
    return said("{0} cannot be a name: it is a word of game files", name) if name in _RESERVED else ""


def _shown_name(declared: type, value: Any) -> Any:
    """Convert *value* to ShownName; ValueError if it cannot be displayed."""
    showable = isinstance(value, str) and value.isprintable() and "<" not in value
    if not showable or not 1 <= len(value.strip()) <= _SHOWN_LONGEST:
        raise ValueError(said("a name must be 1 to {0} letters, not {1}", _SHOWN_LONGEST, repr(value)))
    return declared(value)


def _supply(path: KeyPath, table: dict[str, Any]) -> Iterator[tuple[KeyPath, str]]:
    """Yield mistakes in the supply of a race, which is its own or that of another race (BLANK-2)."""
    tokens, supply, borrows = (table.get(key) for key in ("tokens", "supply", "borrows"))
    if path[0] != "race" or not isinstance(borrows, str | None):
        return
    if supply is None and not borrows:
        yield path, said("{0} needs {1}", OF_KIND["race"], "supply")
    elif supply is not None and borrows:
        yield (*path, "supply"), said("it borrows tokens of {0}; supply is theirs", borrows)
    elif isinstance(supply, int) and isinstance(tokens, int) and supply < tokens <= SUPPLY_MOST:
        yield (*path, "supply"), said(
            "{0} must be {1}, not {2}", "supply", said("a whole number from {0} to {1}", tokens, SUPPLY_MOST), supply
        )


class _FileReader:
    """Reads one parsed file and collects its problems."""

    def __init__(self, file: str, lines: dict[KeyPath, int], items: Collection[str]) -> None:
        self.file = file
        self.lines = lines
        self.problems: list[tuple[ContentProblem, KeyPath]] = []
        self.entries: list[TraitEntry] = []
        self.items = tuple(items)

    def read(self, data: dict[str, Any]) -> TraitFile:
        for path, message in mistakes(data, FileTable, (), said("a file")):
            self.complain(path, message)
        world = data.get("world")
        self.items += items_in(data)
        for kind in KINDS:
            tables = data.get(kind)
            if isinstance(tables, dict):
                for name, table in tables.items():
                    self._read_trait(kind, name, table, world if world in WORLDS else WORLDS[0])
        self.problems.sort(key=lambda found: found[0].line)
        problems, places = zip(*self.problems, strict=True) if self.problems else ((), ())
        return TraitFile(tuple(self.entries), problems, places)

    def complain(self, path: KeyPath, message: str) -> None:
        """Add *message* as a problem with the line of *path*, or of the innermost table around it."""
        known = path
        while known and known not in self.lines:
            known = known[:-1]
        self.problems.append((ContentProblem(self.file, self.lines.get(known, 1), message), path))

    def _read_trait(self, kind: str, name: str, table: Any, world: str) -> None:
        path: KeyPath = (kind, name)
        before = len(self.problems)
        if wrong := wrong_name(name):
            self.complain(path, wrong)
        elif any(entry.trait.name == name for entry in self.entries):
            self.complain(path, said("{0} is in this file twice", name))
        if not isinstance(table, dict):
            self.complain(path, said("{0} must be {1}", name, said("a table, as in {0}", f"[{kind}.{name}]")))
            return
        for at, message in (*mistakes(table, _TABLES[kind], path, OF_KIND[kind], _shown_name), *_supply(path, table)):
            self.complain(at, said("{0}: {1}", name, message))
        listed = table.get("effect")
        reader = EffectReader(name, kind, self.items, self.complain)
        effects = reader.read((*path, "effect"), listed if isinstance(listed, list) else ())
        if name in PIECES and kind in ITEM_KINDS:
            itself = said("{0} cannot be the name of {1}: it lies there as a piece itself", name, OF_KIND[kind])
            self.complain(path, itself)
        elif name in PIECES and not any(effect.piece == name for effect in effects):
            self.complain(
                path, said("{0} cannot be the name of {1} that does not bring it: it is a piece", name, OF_KIND[kind])
            )
        if len(self.problems) > before:
            return
        borrows = table.get("borrows", "")
        trait = Trait(name, kind, table.get("tokens", 0), 0 if borrows else table.get("supply", 0), effects)
        entry = TraitEntry(trait, world, self.file, self.lines[path], table.get("names", {}), borrows)
        if len(trait_text(entry)) > LONGEST_TEXT:
            self.complain(path, said("{0} is too long for a game file: at most {1} characters", name, LONGEST_TEXT))
        else:
            self.entries.append(entry)
