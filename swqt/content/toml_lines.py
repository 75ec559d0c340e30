"""On which line each table, array entry and key of a TOML text stands; the standard parser does not tell."""

from __future__ import annotations

import re
import tomllib
from typing import Final

KeyPath = tuple["str | int", ...]
"""The way to a value: keys of tables, and numbers of array entries from 0."""

_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_BASIC: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_LITERAL: Final = re.compile(r"'[^'\n]*'")
_LONG_BASIC: Final = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}', re.DOTALL)
_LONG_LITERAL: Final = re.compile(r"'''.*?'{3,5}", re.DOTALL)
_SCALAR: Final = re.compile(r"[^,\]}\n#]+")
_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")


def key_lines(text: str) -> dict[KeyPath, int]:
    """Return the line, counted from 1, on which each part of *text* begins; *text* must be valid TOML."""
    return _Scanner(text).scan()


class _Scanner:
    """Walks over text that tomllib has accepted, so it need not check anything."""

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.at = 0
        self.lines: dict[KeyPath, int] = {}
        self.entries: dict[KeyPath, int] = {}

    def scan(self) -> dict[KeyPath, int]:
        table: KeyPath = ()
        self.skip(_BLANK)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.skip(_BLANK)
        return self.lines

    def header(self) -> KeyPath:
        line = self.line()
        array = self.text.startswith("[[", self.at)
        self.at += 2 if array else 1
        path: KeyPath = ()
        keys = self.keys()
        for number, key in enumerate(keys):
            path = (*path, key)
            self.lines.setdefault(path, line)
            if array and number == len(keys) - 1:
                self.entries[path] = self.entries.get(path, -1) + 1
            if path in self.entries:
                path = (*path, self.entries[path])
                self.lines.setdefault(path, line)
        self.at += 2 if array else 1
        return path

    def pair(self, table: KeyPath) -> None:
        line = self.line()
        path = table
        for key in self.keys():
            path = (*path, key)
            self.lines.setdefault(path, line)
        self.at += 1
        self.skip(_SPACE)
        self.value(path)

    def value(self, path: KeyPath) -> None:
        self.lines.setdefault(path, self.line())
        match self.text[self.at]:
            case "{":
                self.at += 1
                self.skip(_BLANK)
                while self.text[self.at] != "}":
                    self.pair(path)
                    self.separator()
                self.at += 1
            case "[":
                self.at += 1
                self.skip(_BLANK)
                number = 0
                while self.text[self.at] != "]":
                    self.value((*path, number))
                    self.separator()
                    number += 1
                self.at += 1
            case '"' | "'":
                self.string()
            case _:
                self.skip(_SCALAR)

    def separator(self) -> None:
        self.skip(_BLANK)
        if self.text[self.at] == ",":
            self.at += 1
            self.skip(_BLANK)

    def keys(self) -> list[str]:
        """Read a dotted key and stop at the sign behind it."""
        keys = []
        while True:
            self.skip(_SPACE)
            if self.text[self.at] in "\"'":
                start = self.at
                self.string()
                keys.append(next(iter(tomllib.loads(f"{self.text[start : self.at]} = 0"))))
            else:
                keys.append(self.skip(_BARE_KEY))
            self.skip(_SPACE)
            if self.text[self.at] != ".":
                return keys
            self.at += 1

    def string(self) -> None:
        long = {'"': _LONG_BASIC, "'": _LONG_LITERAL}[self.text[self.at]]
        short = {'"': _BASIC, "'": _LITERAL}[self.text[self.at]]
        self.skip(long if self.text.startswith(self.text[self.at] * 3, self.at) else short)

    def skip(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        if found is None:
            return ""
        self.at = found.end()
        return found.group()

    def line(self) -> int:
        return self.text.count("\n", 0, self.at) + 1
