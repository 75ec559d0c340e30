"""Finds the positions of tables, array entries, keys and values in a TOML text, which tomllib does not report."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Final, NamedTuple

KeyPath = tuple["str | int", ...]
"""The path to a value: keys of tables, and indexes of array entries from 0."""

_TOKEN: Final = re.compile(
    r'#[^\n]*|"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\''
    r"|[\[\]{}.=,\n]|[^\s\[\]{}.=,#\"']+",
    re.DOTALL,
)
"""A comment, a string, a punctuation mark, or a run of other characters."""


def key_lines(text: str) -> dict[KeyPath, int]:
    """Return the line, from 1, on which each part of *text* begins; *text* must be valid TOML."""
    return TomlMap(text).lines


class Stretch(NamedTuple):
    """A part of a text, from *start* up to *end*."""

    start: int
    end: int


class TomlStatement(NamedTuple):
    """A header or key-value pair that defines the value at *path*, in the section of the header with path *section*.

    ``lines`` spans its whole lines with any trailing comment, ``keys`` spans its keys or the whole header.
    """

    path: KeyPath
    section: KeyPath
    is_header: bool
    keys: Stretch
    lines: Stretch


class TomlMap:
    """The position of each part of *text*, which must be valid TOML: nothing is checked.

    ``lines`` has the line on which each part begins, ``values`` the span of each value, ``inline`` the positions of
    the keys of inline tables, and ``statements`` all headers and pairs in order.
    """

    def __init__(self, text: str) -> None:
        self.lines: Final[dict[KeyPath, int]] = {}
        self.values: Final[dict[KeyPath, Stretch]] = {}
        self.inline: Final[dict[KeyPath, Stretch]] = {}
        self.statements: Final[list[TomlStatement]] = []
        self._text = text
        self._tokens = self._scan()
        self._entries: dict[KeyPath, int] = {}
        self._after = self._end = 0
        self._next()
        section: KeyPath = ()
        while self._skip_blank():
            start = text.rfind("\n", 0, self._start) + 1
            is_header = self._token == "["
            if is_header:
                section, keys = self._header()
                path = section
            else:
                path, keys = self._pair(section)
            end = text.find("\n", self._end)
            lines = Stretch(start, len(text) if end < 0 else end + 1)
            self.statements.append(TomlStatement(path, section, is_header, keys, lines))

    def _scan(self) -> Iterator[tuple[str, int, int]]:
        """Yield each token, its line and its position."""
        line = 1
        for found in _TOKEN.finditer(self._text):
            token = found[0]
            if token[0] != "#":
                yield token, line, found.start()
            line += token.count("\n")
        yield "", line, len(self._text)

    def _next(self) -> None:
        """Advance by one token; ``_end`` is the end of the last token that is not a line break."""
        self._end = self._after
        self._token, self._line, self._start = next(self._tokens)
        if self._token != "\n":
            self._after = self._start + len(self._token)

    def _skip_blank(self, signs: str = "\n") -> str:
        """Advance to the next token that is not in *signs* and return it; "" at the end of the text."""
        while self._token and self._token in signs:
            self._next()
        return self._token

    def _header(self) -> tuple[KeyPath, Stretch]:
        start = self._start
        self._next()
        array = self._token == "["
        line = self._line
        path: KeyPath = ()
        keys = self._keys()
        for number, key in enumerate(keys):
            path = (*path, key)
            self.lines.setdefault(path, line)
            if array and number == len(keys) - 1:
                self._entries[path] = self._entries.get(path, -1) + 1
            if path in self._entries:
                path = (*path, self._entries[path])
                self.lines.setdefault(path, line)
        self._skip_blank("]")
        return path, Stretch(start, self._end)

    def _keys(self) -> list[str]:
        """Read a dotted key up to the following "=" or "]"."""
        keys = []
        while self._skip_blank("[.") not in ("=", "]"):
            quoted = self._token[0] in "\"'"
            keys.append(next(iter(tomllib.loads(f"{self._token} = 0"))) if quoted else self._token)
            self._next()
        return keys

    def _pair(self, table: KeyPath) -> tuple[KeyPath, Stretch]:
        line, start = self._line, self._start
        path = table
        for key in self._keys():
            path = (*path, key)
            self.lines.setdefault(path, line)
        keys = Stretch(start, self._end)
        self._next()
        self._value(path)
        return path, keys

    def _value(self, path: KeyPath) -> None:
        self.lines.setdefault(path, self._line)
        start = self._start
        match self._token:
            case "{":
                self._next()
                while self._skip_blank("\n,") != "}":
                    inner, keys = self._pair(path)
                    self.inline[inner] = keys
                self._next()
            case "[":
                self._next()
                number = 0
                while self._skip_blank("\n,") != "]":
                    self._value((*path, number))
                    number += 1
                self._next()
            case _:
                while self._token not in ("", ",", "]", "}", "\n"):
                    self._next()
        self.values[path] = Stretch(start, self._end)
