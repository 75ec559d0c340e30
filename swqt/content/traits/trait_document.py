"""A trait file that is being edited: changes one value at a time and keeps the rest as its author wrote it.

Comments, order and spaces are kept in every style: with headers, dotted keys, or inline tables and lists. Each change
is checked by parsing the result; if it does not have the intended meaning, the whole file is written anew. (No library
does this: tomlkit assigns the comment above a header to the table before it, so comments would move with that table.)
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from copy import deepcopy
from functools import cached_property, reduce
from itertools import pairwise
from typing import Any, Final, NamedTuple

from swqt.content.traits.reader import KINDS, TOO_DEEP, not_toml, too_deep
from swqt.content.traits.toml_source import KeyPath, Stretch, TomlMap
from swqt.engine import Trait, said
from swqt.error_messages import ContentError, ContentProblem

EDITED: Final = ("race", "power")
"""The kinds of traits that a document edits; all others in the file stay as they are."""

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_DELETE: Final = "\x7f"
"""The only character that JSON does not escape in a string but TOML does not allow there."""

_COMMA: Final = re.compile(r"[ \t]*,[ \t]*")
_COMMA_OR_COMMENT: Final = re.compile(r",|(#[^\n]*)")


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


def _dotted(keys: Iterable[str | int]) -> str:
    """Return *keys* as a dotted key, without indexes."""
    return ".".join(_key(key) for key in keys if isinstance(key, str))


def _above(text: str, start: int) -> int:
    """Return the start of the comment directly above the line at *start*."""
    while start:
        line = text.rfind("\n", 0, start - 1) + 1
        if not text[line:start].lstrip().startswith("#"):
            break
        start = line
    return start


def _cut(text: str, part: tuple[int, int], new: str = "") -> str:
    """Return *text* with *part* replaced by *new*."""
    return text[: part[0]] + new + text[part[1] :]


def _at(table: Any, path: KeyPath) -> Any:
    """Return the value at *path* in *table*; None if there is none."""
    for key in path:
        if isinstance(key, int):
            table = table[key]
        else:
            table = table.get(key) if isinstance(table, dict) else None
    return table


class _ListEntry(NamedTuple):
    """An entry of an inline list: the text before it, its own text, and the trailing comment on the same line."""

    before: str
    value: str
    behind: str


def _entries(text: str, places: list[tuple[int, int]]) -> list[_ListEntry]:
    """Return the entries of the inline list *text*, between empty ones for the text inside each of its brackets."""
    found = [_ListEntry("", "", "")]
    at = 1
    for start, end in [*places, (len(text) - 1, len(text) - 1)]:
        gap = _COMMA_OR_COMMENT.sub(r"\1", text[at:start])
        behind, line_end, before = gap.partition("\n")
        if line_end:
            found[-1] = found[-1]._replace(behind=behind.rstrip())
        found.append(_ListEntry(f"\n{before}", text[start:end], ""))
        at = end
    return found


def _indent(entries: list[_ListEntry]) -> str:
    """Return the text to insert before an entry that is added to *entries*."""
    return "\n" + (entries[-1].before.rpartition("\n")[2] if entries else "")


class TraitDocument:
    """The *text* of a trait file; every change returns a new document. ContentError if *text* is not TOML.

    *place* is the kind and name of the trait that is edited; by default, the first race or power.
    """

    def __init__(self, text: str, place: tuple[str, str] = ("", "")) -> None:
        text = text.replace("\r\n", "\n")
        try:
            if line := too_deep(text):
                raise ContentError([ContentProblem("", line, TOO_DEEP)])
            self.data: Final[dict[str, Any]] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ContentError([not_toml(error, text, "")]) from error
        except ContentError:
            raise
        except ValueError as error:
            raise ContentError([ContentProblem("", 0, said("a number here has thousands of digits"))]) from error
        self.text: Final = text
        self._asked = place

    @classmethod
    def new(cls, kind: str, name: str, table: Mapping[str, Any], world: str = "") -> TraitDocument:
        """Return a document with one trait."""
        head = [f"world = {toml_value(world)}", ""] if world else []
        return cls("".join(f"{line}\n" for line in [*head, *_trait_lines(kind, name, table)]))

    @classmethod
    def like(cls, trait: Trait, text: str, name: str, names: Mapping[str, str]) -> TraitDocument:
        """Return a copy of *trait*, whose canonical form is *text*, called *name* and shown as *names*."""
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
        """The effects of the trait that are tables."""
        listed = self.table.get("effect", ())
        return [effect for effect in listed if isinstance(effect, dict)] if isinstance(listed, list) else []

    @property
    def others(self) -> tuple[str, ...]:
        """The names of all other traits in the file, which are not changed."""
        found = [(kind, name) for kind in KINDS if isinstance(self.data.get(kind), dict) for name in self.data[kind]]
        return tuple(name for kind, name in found if (kind, name) != self.place)

    # Changes

    def with_value(self, path: KeyPath, value: object) -> TraitDocument:
        """Return the document with *value* at *path*; None removes it. *path* ends in a key of a table."""
        data = deepcopy(self.data)
        table = _at(data, path[:-1])
        if table is None:
            return self.with_value(path[:-1], {path[-1]: value}) if value is not None else self
        old = table.get(path[-1])
        if isinstance(old, dict) and isinstance(value, Mapping) and old and value:
            # Unchanged values keep their text. New values come first, so that the table is never empty.
            changed = [key for key in (*value, *(old.keys() - value)) if old.get(key) != value.get(key)]
            return reduce(lambda document, key: document.with_value((*path, key), value.get(key)), changed, self)
        if value is None:
            table.pop(path[-1], None)
        else:
            table[path[-1]] = deepcopy(value)
        text = self._without(path) if value is None else self._set(path, value)
        return self._checked([text, self._around(path, data)], data)

    def with_effect(self, effect: Mapping[str, Any]) -> TraitDocument:
        """Return the document with one more effect at the end."""
        data = deepcopy(self.data)
        kind, name = self.place
        data[kind][name].setdefault("effect", []).append(deepcopy(dict(effect)))
        if (kind, name, "effect") in self._map.values:
            text = self._relisted(lambda found: [*found, _ListEntry(_indent(found), toml_value(effect), "")])
            return self._checked([text], data)
        lines = "".join(f"{line}\n" for line in _effect_lines(kind, name, effect))
        ours = [end for path, (_, end) in self._sections() if path[:2] == (kind, name)]
        end = ours[-1] if ours else len(self.text)
        before = self.text[:end].rstrip("\n")
        gap = "\n" if self.text[end:] else ""
        return self._checked([f"{before}\n\n{lines}{gap}{self.text[end:]}"], data)

    def without_effect(self, number: int) -> TraitDocument:
        """Return the document without the effect *number*, and without the comment above it."""
        data = deepcopy(self.data)
        listed = data[self.kind][self.name]["effect"]
        del listed[number]
        if not listed:
            del data[self.kind][self.name]["effect"]
            text = self._without((*self.place, "effect"))
        elif (*self.place, "effect") in self._map.values:
            text = self._relisted(lambda found: [*found[:number], *found[number + 1 :]])
        else:
            text = self._without((*self.place, "effect", number))
        return self._checked([text.rstrip("\n") + "\n"], data)

    def with_moved_effect(self, number: int, to: int) -> TraitDocument:
        """Return the document with the effect *number* at the place *to*, together with the comment above it."""
        data = deepcopy(self.data)
        listed = data[self.kind][self.name]["effect"]

        def moved(found: list[Any]) -> list[Any]:
            found.insert(to, found.pop(number))
            return found

        moved(listed)
        if (*self.place, "effect") in self._map.values:
            return self._checked([self._relisted(moved)], data)
        places = [self._section((*self.place, "effect", at)) for at in range(len(listed))]
        parts = moved([self.text[start:end].strip("\n") for start, end in places])
        text = self.text
        for (start, end), part in reversed([*zip(places, parts, strict=True)]):
            bare = len(text[start:end].rstrip("\n"))
            text = _cut(text, (start, start + bare), part)
        return self._checked([text], data)

    def renamed(self, kind: str, name: str) -> TraitDocument:
        """Return the document in which the trait has this *kind* and *name*."""
        was, old = self.place
        if (was, old) == (kind, name) or name in self.data.get(kind, {}):
            return self
        data: dict[str, Any] = deepcopy(self.data)
        table = data[was].pop(old)
        data.setdefault(kind, {})[name] = table
        if not data[was]:
            del data[was]
        text, new = self.text, (kind, name)
        for statement in reversed(self._map.statements):
            path, section = statement.path, statement.section
            if path[:2] == (was, old) if len(path) > 1 else path == (was,) and was not in data:
                if statement.is_header:
                    head = f"[{_dotted((*new, *path[2:])[: len(path)])}]"
                    text = _cut(
                        text, statement.keys, f"[{head}]" if text.startswith("[[", statement.keys.start) else head
                    )
                elif len(section) < len(new):
                    text = _cut(text, statement.keys, _dotted((*new, *path[2:])[len(section) : len(path)]))
            elif path == (was,) == (kind,) and (was, old) in self._map.inline:
                text = _cut(text, self._map.inline[was, old], _key(name))
        return self._checked([text], data, (kind, name))

    # Text

    @cached_property
    def _map(self) -> TomlMap:
        return TomlMap(self.text)

    def _sections(self) -> list[tuple[KeyPath, tuple[int, int]]]:
        """Return the path of each header and the span of its section: the comment above, the header and its pairs."""
        headers = [statement for statement in self._map.statements if statement.is_header]
        starts = [*(_above(self.text, header.lines.start) for header in headers), len(self.text)]
        return [(header.path, part) for header, part in zip(headers, pairwise(starts), strict=True)]

    def _section(self, path: KeyPath) -> tuple[int, int]:
        """Return the span of the sections of *path* and the tables in it; (0, 0) if there are none."""
        found = [part for each, part in self._sections() if each[: len(path)] == path]
        return (found[0][0], found[-1][1]) if found else (0, 0)

    def _set(self, path: KeyPath, value: object) -> str:
        """Return the text with *value* at *path*; "" if there is no place for it."""
        text, known, parent = self.text, self._map, path[:-1]
        if path in known.values:
            return _cut(text, known.values[path], toml_value(value))
        if parent in known.values:
            inner = text[known.values[parent].start + 1 : known.values[parent].end - 1].strip()
            pairs = ", ".join(filter(None, [inner, f"{_key(str(path[-1]))} = {toml_value(value)}"]))
            return _cut(text, known.values[parent], f"{{ {pairs} }}")
        beside = [each for each in known.statements if (each.path if each.is_header else each.path[:-1]) == parent]
        if not beside:
            return "" if parent else f"{_key(str(path[-1]))} = {toml_value(value)}\n\n{text}"
        line = f"{_dotted(path[len(beside[-1].section) :])} = {toml_value(value)}\n"
        at = beside[-1].lines.end
        return _cut(text, (at, at), line if text[at - 1] == "\n" else f"\n{line}")

    def _around(self, path: KeyPath, data: dict[str, Any]) -> str:
        """Return the text with the smallest value around *path* rewritten from *data*."""
        for size in range(len(path) - 1, 0, -1):
            if path[:size] in self._map.values:
                return _cut(self.text, self._map.values[path[:size]], toml_value(_at(data, path[:size])))
        return ""

    def _without(self, path: KeyPath) -> str:
        """Return the text without what is at *path*."""
        text, size = self.text, len(path)
        if path in self._map.inline:
            start, end = self._map.inline[path].start, self._map.values[path].end
            if comma := _COMMA.match(text, end):
                return _cut(text, (start, comma.end()))
            before = len(text[:start].rstrip(", \t"))
            return _cut(text, (before, end))
        statements = self._map.statements
        parts = [each.lines for each in statements if each.path[:size] == path and each.section[:size] != path]
        for each, (start, end) in self._sections():
            if each[:size] == path:
                # Keep a separate comment below the last pair.
                last = max(each.lines.end for each in statements if start <= each.lines.start < end)
                parts.append(Stretch(start, end - len(text[last:end].lstrip("\n"))))
        for part in sorted(parts, reverse=True):
            text = _cut(text, part)
        return text

    def _relisted(self, change: Callable[[list[_ListEntry]], list[_ListEntry]]) -> str:
        """Return the text with *change* applied to the inline list of effects; comments move with their effects."""
        path: KeyPath = (*self.place, "effect")
        start, end = self._map.values[path]
        places = [part for each, part in self._map.values.items() if each[:-1] == path]
        opening, *found, closing = _entries(self.text[start:end], [(each - start, to - start) for each, to in places])
        parts = change(found)
        if "\n" not in self.text[start:end]:
            return _cut(self.text, (start, end), f"[{', '.join(part.value for part in parts)}]")
        lines = "".join(f"{part.before}{part.value},{part.behind}" for part in parts)
        return _cut(self.text, (start, end), f"[{opening.behind}{lines}{closing.before}]")

    def _checked(
        self, texts: Iterable[str], data: dict[str, Any], place: tuple[str, str] | None = None
    ) -> TraitDocument:
        """Return a document of the first of *texts* that parses to *data*, else of a new text; *place* may be new."""
        place = place or self.place
        for text in filter(None, texts):
            with suppress(ValueError):
                if tomllib.loads(text) == data:
                    return TraitDocument(text, place)
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
