"""A trait file that is being edited: changes one value at a time and keeps the rest as its author wrote it.

Comments, order and spaces stay wherever the changed value is written in lines of its own. Each change is checked by
parsing the result: a file that is written in an unusual way, as with dotted keys, is written anew instead.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from functools import cached_property
from typing import Any, Final, NamedTuple

from swqt.content.traits.reader import KINDS, not_toml, too_deep
from swqt.content.traits.toml_source import TOKEN, ContentError, ContentProblem, KeyPath
from swqt.engine import Trait

EDITED: Final = ("race", "power")
"""The kinds of traits that a document edits; all others in the file stay as they are."""

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_DELETE: Final = "\x7f"
"""The only character that JSON leaves in a string and TOML does not allow there."""


def toml_value(value: object) -> str:
    """Return *value* as TOML on one line."""
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(key)} = {toml_value(each)}" for key, each in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml_value, value))}]"
    return json.dumps(value, ensure_ascii=False).replace(_DELETE, "\\u007f")


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else toml_value(key)


class _Statement(NamedTuple):
    """A header or a pair: its keys, where it is from the start of its line to the end, and where its value is."""

    keys: tuple[str, ...]
    is_header: bool
    is_array: bool
    start: int
    end: int
    value: tuple[int, int]


class _Section(NamedTuple):
    """A header with its pairs; *start* is where the comment above it begins."""

    path: tuple[str, ...]
    is_array: bool
    start: int
    end: int
    pairs: tuple[_Statement, ...]
    head: int
    """Where the line of the header ends, or 0 for what stands before the first one."""


def _statements(text: str) -> Iterator[_Statement]:
    """Yield the statements of *text*, which is valid TOML."""
    tokens = [(found[0], found.start(), found.end()) for found in TOKEN.finditer(text)]
    place = 0
    while place < len(tokens):
        token, start, _ = tokens[place]
        if token == "\n" or token[0] == "#":
            place += 1
            continue
        is_header = token == "["
        depth, last, keys, value = 0, start, list[str](), start
        is_array = is_header and tokens[place + 1][0] == "["
        in_keys = True
        while place < len(tokens):
            token, at, after = tokens[place]
            if (token == "\n" and not depth) or token[0] == "#":
                if token == "\n" and not depth:
                    break
                place += 1
                continue
            if in_keys and token == "=":
                in_keys, value = False, -1
            elif in_keys and token not in "[].":
                keys.append(next(iter(tomllib.loads(f"{token} = 0"))))
            elif not in_keys and value < 0 and token != "\n":
                value = at
            depth += (token in ("[", "{")) - (token in ("]", "}"))
            last = after if token != "\n" else last
            place += 1
        end = tokens[place][2] if place < len(tokens) else len(text)
        line = text.rfind("\n", 0, start) + 1
        yield _Statement(tuple(keys), is_header, is_array, line, end, (value, last))


def _sections(text: str) -> list[_Section]:
    """Return the sections of *text* in order; together they are all of it."""
    found: list[tuple[tuple[str, ...], bool, int, int, list[_Statement]]] = [((), False, 0, 0, [])]
    for statement in _statements(text):
        if statement.is_header:
            start = _above(text, statement.start)
            found.append((statement.keys, statement.is_array, start, statement.end, []))
        else:
            found[-1][-1].append(statement)
    ends = [start for _, _, start, _, _ in found[1:]] + [len(text)]
    return [
        _Section(path, is_array, start, end, tuple(pairs), head)
        for (path, is_array, start, head, pairs), end in zip(found, ends, strict=True)
    ]


def _above(text: str, start: int) -> int:
    """Return where the comment that stands directly above the line at *start* begins."""
    while start:
        line = text.rfind("\n", 0, start - 1) + 1
        if not text[line:start].lstrip().startswith("#"):
            break
        start = line
    return start


class TraitDocument:
    """The *text* of a trait file; every change returns a new document. ContentError if *text* is not TOML.

    The trait at *place*, its kind and name, is edited; without one, the first race or power.
    """

    def __init__(self, text: str, place: tuple[str, str] = ("", "")) -> None:
        text = text.replace("\r\n", "\n")
        try:
            if line := too_deep(text):
                raise ContentError([ContentProblem("", line, "this is nested too deeply")])
            self.data: Final[dict[str, Any]] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ContentError([not_toml(error, text, "")]) from error
        except ContentError:
            raise
        except ValueError as error:
            raise ContentError([ContentProblem("", 0, "a number here has thousands of digits")]) from error
        self.text: Final = text
        self._asked = place

    @classmethod
    def new(cls, kind: str, name: str, table: Mapping[str, Any], world: str = "") -> TraitDocument:
        """Return a document with one trait."""
        head = [f"world = {toml_value(world)}", ""] if world else []
        return cls("".join(f"{line}\n" for line in [*head, *_trait_lines(kind, name, table)]))

    @classmethod
    def like(cls, trait: Trait, text: str, name: str, names: Mapping[str, str]) -> TraitDocument:
        """Return a trait called *name* and *names* that does what *trait* does, whose canonical form is *text*."""
        data = tomllib.loads(text)
        table = data[trait.kind][trait.name]
        table["names"] = dict(names)
        for effect in table.get("effect", ()):
            effect.pop("rule", None)
        return cls.new(trait.kind, name, table, data.get("world", ""))

    @cached_property
    def place(self) -> tuple[str, str]:
        """Kind and name of the trait that is edited; ("", "") if there is no race and no power."""
        kind, name = self._asked
        if isinstance(self.data.get(kind), dict) and isinstance(self.data[kind].get(name), dict):
            return self._asked
        for kind in EDITED:
            tables = self.data.get(kind)
            for name, table in tables.items() if isinstance(tables, dict) else ():
                if isinstance(table, dict):
                    return kind, name
        return "", ""

    @property
    def kind(self) -> str:
        return self.place[0]

    @property
    def name(self) -> str:
        return self.place[1]

    @property
    def table(self) -> dict[str, Any]:
        """The table of the trait that is edited."""
        kind, name = self.place
        return self.data[kind][name] if kind else {}

    @property
    def effects(self) -> list[dict[str, Any]]:
        """The effects of the trait, those that are tables."""
        listed = self.table.get("effect", ())
        return [effect for effect in listed if isinstance(effect, dict)] if isinstance(listed, list) else []

    @property
    def others(self) -> tuple[str, ...]:
        """The names of all other traits in the file, which stay untouched."""
        found = [(kind, name) for kind in KINDS if isinstance(self.data.get(kind), dict) for name in self.data[kind]]
        return tuple(name for kind, name in found if (kind, name) != self.place)

    # Changes

    def with_value(self, path: KeyPath, value: object) -> TraitDocument:
        """Return the document with *value* at *path*; None removes it. *path* ends in a key of a table."""
        data = deepcopy(self.data)
        table: Any = data
        for key in path[:-1]:
            table = table[key] if isinstance(key, int) else table.setdefault(key, {})
        if value is None:
            table.pop(path[-1], None)
        else:
            table[path[-1]] = deepcopy(value)
        return self._checked(self._set(path, value), data)

    def with_effect(self, effect: Mapping[str, Any]) -> TraitDocument:
        """Return the document with one more effect at the end."""
        data = deepcopy(self.data)
        kind, name = self.place
        data[kind][name].setdefault("effect", []).append(deepcopy(dict(effect)))
        lines = "".join(f"{line}\n" for line in _effect_lines(kind, name, effect))
        sections = _sections(self.text)
        ours = [section for section in sections if section.path[:2] == (kind, name)]
        end = ours[-1].end if ours else len(self.text)
        before = self.text[:end].rstrip("\n")
        gap = "\n" if self.text[end:] else ""
        return self._checked(f"{before}\n\n{lines}{gap}{self.text[end:]}", data)

    def without_effect(self, number: int) -> TraitDocument:
        """Return the document without the effect *number*, and without the comment above it."""
        data = deepcopy(self.data)
        listed = self.data[self.kind][self.name]["effect"]
        del data[self.kind][self.name]["effect"][number]
        if len(listed) == 1:
            del data[self.kind][self.name]["effect"]
        found = self._effect_sections()
        text = ""
        if number < len(found):
            start, end = found[number]
            text = self.text[:start] + self.text[end:]
            text = text.rstrip("\n") + "\n" if end == len(self.text) else text
        return self._checked(text, data)

    def with_moved_effect(self, number: int, to: int) -> TraitDocument:
        """Return the document with the effect *number* at the place *to*, together with the comment above it."""
        data = deepcopy(self.data)
        listed = data[self.kind][self.name]["effect"]
        listed.insert(to, listed.pop(number))
        found = self._effect_sections()
        text = ""
        if len(found) == len(listed):
            parts = [self.text[start:end].strip("\n") for start, end in found]
            parts.insert(to, parts.pop(number))
            joined = "\n\n".join(parts) + "\n"
            rest = self.text[found[-1][1] :]
            text = self.text[: found[0][0]] + joined + ("\n" + rest if rest else "")
        return self._checked(text, data)

    def renamed(self, kind: str, name: str) -> TraitDocument:
        """Return the document in which the trait has this *kind* and *name*."""
        was, old = self.place
        if (was, old) == (kind, name) or name in self.data.get(kind, {}):
            return self
        data: dict[str, Any] = {}
        for key, tables in self.data.items():
            if key == was:
                kept = deepcopy(tables)
                moved = kept[old]
                if kind == was:
                    data[key] = {name if each == old else each: table for each, table in kept.items()}
                else:
                    del kept[old]
                    data.setdefault(kind, {})[name] = moved
                    data |= {key: kept} if kept else {}
            else:
                data[key] = {**data.get(key, {}), **deepcopy(tables)} if key == kind else deepcopy(tables)
        text = self.text
        for statement in reversed(list(_statements(text))):
            if statement.is_header and statement.keys[:2] == (was, old):
                path = ".".join(map(_key, (kind, name, *statement.keys[2:])))
                head = f"[[{path}]]" if statement.is_array else f"[{path}]"
                begin = statement.start + text[statement.start :].index("[")
                text = text[:begin] + head + text[statement.value[1] :]
        return self._checked(text, data, (kind, name))

    # Text

    def _set(self, path: KeyPath, value: object) -> str:
        """Return the text with *value* at *path*; "" if that has no lines of its own."""
        if len(path) == 1:
            return self._set_in(_sections(self.text)[0], str(path[0]), value)
        kind, name = self.place
        if path[:2] != (kind, name):
            return ""
        if path[2:3] == ("effect",) and len(path) == 5 and isinstance(path[3], int):
            arrays = [section for section in _sections(self.text) if section.is_array]
            ours = [section for section in arrays if section.path == (kind, name, "effect")]
            return self._set_in(ours[path[3]], str(path[4]), value) if path[3] < len(ours) else ""
        ours = [section for section in _sections(self.text) if section.path == path[:-1] and not section.is_array]
        return self._set_in(ours[0], str(path[-1]), value) if ours else self._set_inside(path, value)

    def _set_inside(self, path: KeyPath, value: object) -> str:
        """Return the text in which the inline table around *path* is written anew."""
        table: dict[str, Any] = self.data
        for key in path[:-1]:
            found = table.get(str(key))
            table = found if isinstance(found, dict) else {}
        inner = {key: each for key, each in {**table, str(path[-1]): value}.items() if each is not None}
        return self._set(path[:-1], inner or None) if len(path) > 3 else ""

    def _set_in(self, section: _Section, key: str, value: object) -> str:
        text = self.text
        pair = next((pair for pair in section.pairs if pair.keys == (key,)), None)
        if pair is not None and value is None:
            return text[: pair.start] + text[pair.end :]
        if pair is not None:
            return text[: pair.value[0]] + toml_value(value) + text[pair.value[1] :]
        if value is None:
            return text
        line = f"{_key(key)} = {toml_value(value)}\n"
        at = section.pairs[-1].end if section.pairs else section.head
        if at and text[at - 1] != "\n":
            line = f"\n{line}"
        return text[:at] + line + ("\n" if not section.path and not section.pairs else "") + text[at:]

    def _effect_sections(self) -> list[tuple[int, int]]:
        """Return where each effect with a header of its own is, with the tables below it."""
        kind, name = self.place
        found: list[tuple[int, int]] = []
        for section in _sections(self.text):
            if section.path == (kind, name, "effect") and section.is_array:
                found.append((section.start, section.end))
            elif section.path[:3] == (kind, name, "effect") and found:
                found[-1] = (found[-1][0], section.end)
        return found

    def _checked(self, text: str, data: dict[str, Any], place: tuple[str, str] | None = None) -> TraitDocument:
        """Return the document *text*, or one written anew if that does not say *data*; *place* as before if None."""
        place = place or self.place
        for key in EDITED:
            if data.get(key) == {}:
                del data[key]
        try:
            if text and tomllib.loads(text) == data:
                return TraitDocument(text, place)
        except ValueError:
            pass
        return TraitDocument(_whole(data, _opening(self.text)), place)


def _opening(text: str) -> list[str]:
    """Return the comment with which *text* begins."""
    lines = []
    for line in text.splitlines():
        if not line.startswith("#"):
            break
        lines.append(line)
    return [*lines, ""] if lines else []


def _whole(data: Mapping[str, Any], opening: Iterable[str]) -> str:
    """Return *data* as the text of a file."""
    lines = [*opening]
    plain = [f"{_key(key)} = {toml_value(value)}" for key, value in data.items() if not _is_kind(key, value)]
    lines += [*plain, ""] if plain else []
    for key, tables in data.items():
        if _is_kind(key, tables):
            for name, table in tables.items():
                lines += [*_trait_lines(key, name, table), ""]
    return "".join(f"{line}\n" for line in lines).rstrip("\n") + "\n"


def _is_kind(key: str, value: object) -> bool:
    return key in KINDS and isinstance(value, dict) and all(isinstance(table, dict) for table in value.values())


def _trait_lines(kind: str, name: str, table: Mapping[str, Any]) -> Iterator[str]:
    yield f"[{kind}.{_key(name)}]"
    effects = table.get("effect")
    has_tables = isinstance(effects, list) and bool(effects) and all(isinstance(each, dict) for each in effects)
    for key, value in table.items():
        if key != "effect" or not has_tables:
            yield f"{_key(key)} = {toml_value(value)}"
    for effect in effects if isinstance(effects, list) and has_tables else ():
        yield ""
        yield from _effect_lines(kind, name, effect)


def _effect_lines(kind: str, name: str, effect: Mapping[str, Any]) -> Iterator[str]:
    yield f"[[{kind}.{_key(name)}.effect]]"
    for key, value in effect.items():
        yield f"{_key(key)} = {toml_value(value)}"
