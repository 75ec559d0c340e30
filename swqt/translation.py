"""Looks texts up in the catalogues ``resources/i18n/swqt_*.qm``, with the plural rules of Qt.

A checkout first compiles those that are outdated. English texts are in the program; their plurals are written as in
"%n coin(s)". Without PySide6 there is only English.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from swqt.catalogue_compiler import compile_catalogues
from swqt.home import resource_folder

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

ENGLISH: Final = "en"

_PLURAL_MARK: Final = re.compile(r"\((\w+)\)")


def catalogue_folder() -> Path:
    """Return the folder of the catalogues; CatalogueError if those of a checkout cannot be compiled."""
    folder = resource_folder() / "i18n"
    _compile_in_checkout(folder)
    return folder


@cache
def _compile_in_checkout(folder: Path) -> None:
    if (folder.parents[1] / "pyproject.toml").is_file():    # a program that is installed has none
        compile_catalogues(folder)


def languages() -> tuple[str, ...]:
    """Return the codes of all languages that can be shown, English first."""
    if find_spec("PySide6") is None:
        return (ENGLISH,)
    codes = {path.stem.removeprefix("swqt_") for path in catalogue_folder().glob("swqt_*.qm")}
    return (ENGLISH, *sorted(codes - {ENGLISH}))


def nearest_language(code: str) -> str:
    """Return the language for *code*, also for a regional code (es-MX is es); English if there is none."""
    code, known = code.replace("-", "_"), languages()
    return next((each for each in (code, code.partition("_")[0].lower()) if each in known), ENGLISH)


class Translation:
    """The catalogue of one language; that of English has no texts."""

    def __init__(self, code: str) -> None:
        self.code: Final = code
        self._translator: Final = None if code == ENGLISH else _load(catalogue_folder() / f"swqt_{code}.qm")
        self._found: Final[dict[tuple[str, str, str, int], str]] = {}

    def find(self, context: str, key: str, source: str, number: int = -1) -> str:
        """Return the translation of *source*, with %n for *number*; empty if there is none.

        *key* is the comment that tells equal texts of one *context* apart.
        """
        if self._translator is None:
            return ""
        asked = context, key, source, number
        if asked not in self._found:
            self._found[asked] = self._translator.translate(context, source, key, number) or ""
        return self._found[asked]


def _load(path: Path) -> QTranslator:
    from PySide6.QtCore import QTranslator  # late: English does without Qt

    translator = QTranslator()
    translator.load(str(path))
    return translator


@cache
def translation(code: str) -> Translation:
    """Return the catalogue of *code*, one of ``languages``; cached."""
    return Translation(code)


def counted_english(source: str, number: int) -> str:
    """Return *source* with its plural marks resolved: "%n coin(s)" is "%n coin" for 1, and else "%n coins"."""
    return _PLURAL_MARK.sub("" if number == 1 else r"\1", source)
