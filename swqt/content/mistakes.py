"""Mistakes in files of races, powers and boards: file, line and a message that can be told in other languages."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from difflib import get_close_matches
from typing import Final, NamedTuple

from swqt.engine import BoardError
from swqt.translation import translation

_LIST_AT_MOST = 32

CONTEXT: Final = "Mistake"
"""The context of messages in the catalogues of translations."""


class Mistake(str):
    """An English message that keeps its *pattern* and the values of its *slots*, which may be messages themselves."""

    __slots__ = ("_pattern", "_slots")
    _pattern: str
    _slots: tuple[object, ...]

    def told(self, lang: str) -> str:
        """Return the message in the language *lang*, or in English if it is not translated."""
        pattern = translation(lang).find(CONTEXT, "", self._pattern) or self._pattern
        return pattern.format(*(told(slot, lang) for slot in self._slots))


def said(pattern: str, *slots: object) -> Mistake:
    """Return *pattern* filled with *slots*. ``packaging/source_texts.py`` finds these patterns for translation."""
    message = Mistake(pattern.format(*slots))
    message._pattern, message._slots = pattern, slots
    return message


def told(message: object, lang: str) -> str:
    """Return *message*, or the message of an error in files of content, in the language *lang*; others as they are."""
    if isinstance(message, BoardError):
        message = said(*message.args)
    return message.told(lang) if isinstance(message, Mistake | ContentProblem | ContentError) else str(message)


class ContentProblem(NamedTuple):
    """One mistake; ``line`` counts from 1, or is 0 if there is no line."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return self.told("en")

    def told(self, lang: str) -> str:
        """Return the problem in the language *lang*."""
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {told(self.message, lang)}"


class ContentError(ValueError):
    """Raised for unusable content; the message has one line for each problem."""

    def __init__(self, problems: Iterable[ContentProblem | str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))

    def told(self, lang: str) -> str:
        """Return a line for each problem, in the language *lang*."""
        return "\n".join(told(each, lang) for each in self.problems)


def no_such(what: str, word: object, known: Collection[str]) -> Mistake:
    """Return "no such *what*: *word*" with the most similar known word, or all known words if they are few."""
    # Plain words are shown without quotes, as in game files; anything else as its repr.
    plain = isinstance(word, str) and word.isprintable() and word.strip() == word != ""
    shown = word if plain else repr(word)
    near = get_close_matches(word.lower(), known, n=1, cutoff=0.6) if isinstance(word, str) else []
    if near:
        return said("no such {0}: {1}; did you mean {2}?", what, shown, near[0])
    if len(known) <= _LIST_AT_MOST:
        return said("no such {0}: {1}; known are {2}", what, shown, ", ".join(filter(None, known)))
    return said("no such {0}: {1}", what, shown)
