"""Finds the line of each table, array entry and key of a TOML text, which tomllib does not report.

Problems in content files: file, line and a message that suggests the likely word.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator
from difflib import get_close_matches
from typing import Final, NamedTuple

_LIST_AT_MOST = 32


class ContentProblem(NamedTuple):
    """One mistake; ``line`` counts from 1, or is 0 if there is no line."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}" if self.line else f"{self.file}: {self.message}"


class ContentError(ValueError):
    """Raised for unusable content; the message has one line for each problem."""

    def __init__(self, problems: Iterable[ContentProblem | str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


def no_such(what: str, word: object, known: Collection[str]) -> str:
    """Return "no such *what*: *word*" with the most similar known word, or all known words if they are few."""
    # Plain words are shown without quotes, as in game files; anything else as its repr.
    plain = isinstance(word, str) and word.isprintable() and word.strip() == word != ""
    shown = word if plain else repr(word)
    near = get_close_matches(word.lower(), known, n=1, cutoff=0.6) if isinstance(word, str) else []
    if near:
        hint = f"; did you mean {near[0]}?"
    elif len(known) <= _LIST_AT_MOST:
        hint = f"; known are {', '.join(filter(None, known))}"
    else:
        hint = ""
    return f"no such {what}: {shown}{hint}"


KeyPath = tuple["str | int", ...]
"""The path to a value: keys of tables, and indexes of array entries from 0."""

TOKEN: Final = re.compile(
    r'#[^\n]*|"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\''
    r"|[\[\]{}.=,\n]|[^\s\[\]{}.=,#\"']+",
    re.DOTALL,
)
"""A comment, a string, a punctuation mark, or a run of other characters."""


def key_lines(text: str) -> dict[KeyPath, int]:
    """Return the line, from 1, on which each part of *text* begins; *text* must be valid TOML."""
    return _Scanner(text).scan()


def _tokens(text: str) -> Iterator[tuple[str, int]]:
    line = 1
    for found in TOKEN.finditer(text):
        token = found[0]
        if token[0] != "#":
            yield token, line
        line += token.count("\n")
    yield "", line


class _Scanner:
    """Walks over the tokens of a text that tomllib has accepted, so nothing is checked."""

    def __init__(self, text: str) -> None:
        self._tokens = _tokens(text)
        self._lines: dict[KeyPath, int] = {}
        self._entries: dict[KeyPath, int] = {}
        self._next()

    def scan(self) -> dict[KeyPath, int]:
        table: KeyPath = ()
        while self._skip_blank():
            if self._token == "[":
                table = self._header()
            else:
                self._pair(table)
        return self._lines

    def _next(self) -> None:
        self._token, self._line = next(self._tokens)

    def _skip_blank(self, signs: str = "\n") -> str:
        """Advance to the next token that is not in *signs* and return it; "" at the end of the text."""
        while self._token and self._token in signs:
            self._next()
        return self._token

    def _header(self) -> KeyPath:
        self._next()
        array = self._token == "["
        line = self._line
        path: KeyPath = ()
        keys = self._keys()
        for number, key in enumerate(keys):
            path = (*path, key)
            self._lines.setdefault(path, line)
            if array and number == len(keys) - 1:
                self._entries[path] = self._entries.get(path, -1) + 1
            if path in self._entries:
                path = (*path, self._entries[path])
                self._lines.setdefault(path, line)
        self._skip_blank("]")
        return path

    def _keys(self) -> list[str]:
        """Read a dotted key up to the following "=" or "]"."""
        keys = []
        while self._skip_blank("[.") not in ("=", "]"):
            quoted = self._token[0] in "\"'"
            keys.append(next(iter(tomllib.loads(f"{self._token} = 0"))) if quoted else self._token)
            self._next()
        return keys

    def _pair(self, table: KeyPath) -> None:
        line = self._line
        path = table
        for key in self._keys():
            path = (*path, key)
            self._lines.setdefault(path, line)
        self._next()
        self._value(path)

    def _value(self, path: KeyPath) -> None:
        self._lines.setdefault(path, self._line)
        match self._token:
            case "{":
                self._next()
                while self._skip_blank("\n,") != "}":
                    self._pair(path)
            case "[":
                self._next()
                number = 0
                while self._skip_blank("\n,") != "]":
                    self._value((*path, number))
                    number += 1
            case _:
                while self._token not in ("", ",", "]", "}", "\n"):
                    self._next()
                return
        self._next()
