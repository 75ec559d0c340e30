"""The names and phrases for the help on traits: English ones from files, translations from the catalogues.

A translation may have several forms separated by ``|``, as in "лесной | лесные | лесных". The first is the basic form;
phrases refer to the others as {kind2}, {kind3} and so on.
"""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final

from swqt.home import resource_folder
from swqt.translation import ENGLISH, Translation, counted_english, nearest_language, translation

Tables = Mapping[str, Mapping[str, str]]

GENDERS: Final = "mfn"
"""The genders of races, in the order of the forms of a power in ``in_combo``."""

_PIECE_FORMS: Final = ("name", "a", "the", "with")


class Language:
    """The words of one language. ``tables`` has the English words, which replace missing ones."""

    def __init__(self, translated: Translation, tables: Tables) -> None:
        self.code: Final = translated.code
        self.tables: Final = tables
        self._translation: Final = translated
        self._known: Final[dict[tuple[str, str], tuple[str, ...]]] = {}

    def has(self, table: str, key: str) -> bool:
        """Return whether this language itself has the word *key* of *table*."""
        source = self.tables.get(table, {}).get(key)
        if source is None or self.code == ENGLISH:
            return source is not None
        return bool(self._translation.find(table, key, source, 1 if "%n" in source else -1))

    def forms(self, table: str, key: str) -> tuple[str, ...]:
        """Return all forms of the word *key* of *table*; () if there is no such word."""
        if (table, key) not in self._known:
            source = self.tables.get(table, {}).get(key, "")
            self._known[table, key] = _forms(self._translation.find(table, key, source) or source)
        return self._known[table, key]

    def find(self, table: str, key: str) -> str | None:
        """Return the word *key* of *table*, or None if there is none."""
        return next(iter(self.forms(table, key)), None)

    def text(self, table: str, key: str) -> str:
        """Return the word *key* of *table*; KeyError if there is none."""
        text = self.find(table, key)
        if text is None:
            raise KeyError(f"no {key!r} in [{table}] of {WORDS}")
        return text

    def counted_forms(self, noun: str, number: int, table: str = "count") -> tuple[str, ...]:
        """Return *number* with *noun*, as in "2 coins", in all its forms; other slots stay open."""
        source = self.tables[table][noun]
        text = self._translation.find(table, noun, source, number) or counted_english(source, number)
        return _forms(text.replace("%n", str(number)))

    def counted(self, noun: str, number: int) -> str:
        """Return *number* with *noun*, as in "2 coins"; other slots stay open."""
        return self.counted_forms(noun, number)[0]

    def piece(self, kind: str) -> dict[str, str] | None:
        """Return the forms of a piece's name: ``name``, ``a``, ``the`` and ``with``.

        None if it has no name, as a player's own relic or place.
        """
        if f"{kind}.name" not in self.tables["piece"]:
            return None
        return {form: self.text("piece", f"{kind}.{form}") for form in _PIECE_FORMS}

    def pieces(self, kind: str, number: int) -> str:
        """Return *number* with the name of a piece, as in "2 Holes"; only the name if there is a single one."""
        key = f"{kind}.n"
        if key not in self.tables["piece"]:
            return self.text("piece", f"{kind}.name")
        return self.counted_forms(key, number, "piece")[0]

    def beside(self, power: str, race: str) -> str | None:
        """Return the form of the name of *power* beside *race*; None if it is the same as alone."""
        forms = self._own("in_combo", power)
        if not forms:
            return None
        gender = "".join(self._own("gender", race)) or GENDERS[0]
        return forms[min(GENDERS.index(gender), len(forms) - 1)]

    def article(self, race: str) -> str:
        """Return the article of *race* as the subject or object of a sentence; empty if it has none."""
        return "".join(self._own("article", race))

    def _own(self, table: str, trait: str) -> tuple[str, ...]:
        """Return the forms in a *table* that only translations have; () if this language has nothing on *trait*."""
        source = self.tables["trait"].get(trait, "")
        return _forms(self._translation.find(table, trait, source)) if source else ()


def _forms(text: str) -> tuple[str, ...]:
    return tuple(form.strip() for form in text.split("|")) if text else ()


def fold(text: str) -> str:
    """Return *text* in lower case, without accents and with plain spaces, with the same number of characters."""
    if text.isascii():
        return text.lower()
    return "".join(unicodedata.normalize("NFKD", char)[0].lower()[0] for char in text)


WORDS: Final = "words.toml"


@cache
def source_tables() -> Tables:
    """Return the English words by table and key; the forms of a piece have keys like ``lair.with``."""
    folder = resource_folder()
    tables = tomllib.loads((folder / "i18n" / WORDS).read_text(encoding="utf-8"))
    tables["piece"] = {
        f"{kind}.{form}": text for kind, forms in tables["piece"].items() for form, text in forms.items()
    }
    tables["short"] = tomllib.loads((folder / "help" / "short.toml").read_text(encoding="utf-8"))
    return tables


@cache
def language(code: str) -> Language:
    """Return the language *code*, also for a regional code (es-MX is es); English if there is none."""
    known = nearest_language(code)
    return Language(translation(known), source_tables()) if known == code else language(known)
