"""Names and phrases from ``resources/i18n/traits.*.toml``, one file per language; English is the fallback."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from swqt.home import resource_folder

ENGLISH: Final = "en"


def _one_other(n: int) -> int:
    return 0 if n == 1 else 1


def _east_slavic(n: int) -> int:
    if n % 10 == 1 and n % 100 != 11:
        return 0
    if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14):
        return 1
    return 2


PLURALS: Final[dict[str, Callable[[int], int]]] = {"one-other": _one_other, "east-slavic": _east_slavic}
"""Functions from a number to the index of the plural form; a language file names its rule."""


class Language:
    """The words of one language. ``tables`` is its parsed file; ``fallback`` supplies missing words."""

    def __init__(self, code: str, tables: Mapping[str, Any], fallback: Language | None = None) -> None:
        self.code: Final = code
        self.tables: Final = tables
        self.fallback: Final = fallback

    def has(self, table: str, key: str) -> bool:
        """Return whether this language itself has the word."""
        return key in self.tables.get(table, {})

    def find(self, table: str, key: str) -> str | None:
        """Return the word *key* of *table*, or None if English lacks it too."""
        if self.has(table, key):
            return str(self.tables[table][key])
        return self.fallback.find(table, key) if self.fallback else None

    def text(self, table: str, key: str) -> str:
        """Return the word *key* of *table*; KeyError if even English lacks it."""
        text = self.find(table, key)
        if text is None:
            raise KeyError(f"no {key!r} in [{table}] of traits.{ENGLISH}.toml")
        return text

    def piece(self, kind: str) -> Mapping[str, Any] | None:
        """Return the forms of a piece's name: ``name``, ``a``, ``the``, ``n`` (a list) and ``with``.

        None if even English has none: a relic or place of a player's own.
        """
        pieces: Mapping[str, Mapping[str, Any]] = self.tables.get("piece", {})
        if kind in pieces or self.fallback is None:
            return pieces.get(kind)
        return self.fallback.piece(kind)

    def forms(self, table: str, key: str) -> tuple[str, ...]:
        """Return all forms of the word *key* of *table*; () if this language itself lacks it."""
        value = self.tables.get(table, {}).get(key, ())
        return (value,) if isinstance(value, str) else tuple(value)

    def plural(self, forms: tuple[str, ...], number: int) -> str:
        """Return the plural form for *number*."""
        return forms[min(PLURALS[self.tables["plural"]](number), len(forms) - 1)]

    def counted(self, noun: str, number: int) -> str:
        """Return *number* with *noun* in its plural form, as in "2 coins"; other slots stay open."""
        forms = self.forms("count", noun)
        if not forms and self.fallback:
            return self.fallback.counted(noun, number)
        return self.plural(forms, number).replace("{n}", str(number))


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages with a file, English first."""
    codes = {path.name.split(".")[1] for path in (resource_folder() / "i18n").glob("traits.*.toml")}
    return (ENGLISH, *sorted(codes - {ENGLISH}))


@cache
def language(code: str) -> Language:
    """Return the language *code*, also for a regional code (es-MX is es); English if there is none."""
    known = code if code in languages() else code.replace("_", "-").split("-")[0].lower()
    if known not in languages():
        known = ENGLISH
    path = resource_folder() / "i18n" / f"traits.{known}.toml"
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return Language(known, tables, None if known == ENGLISH else language(ENGLISH))
