"""What is wrong with a board, an option or a position: English messages whose patterns can be translated.

``packaging/source_texts.py`` finds the patterns.
"""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches
from typing import Final, Literal

_LIST_AT_MOST: Final = 32

Part = Literal[
    "round", "coins", "tribes", "tokens", "natives", "pieces", "column", "races", "items", "returned", "agenda", "notes"
]
"""The fields of a State that a problem may be about."""


class Mistake(str):
    """An English message that keeps its *pattern* and the values of its *slots*, which may be messages themselves."""

    __slots__ = ("pattern", "slots")
    pattern: str
    slots: tuple[object, ...]


def said(pattern: str, *slots: object) -> Mistake:
    """Return *pattern* filled with *slots*."""
    message = Mistake(pattern.format(*slots))
    message.pattern, message.slots = pattern, slots
    return message


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


class BoardError(ValueError):
    """A board that cannot be played on: a pattern that says what is wrong and where, and the values of its slots."""

    def __str__(self) -> str:
        pattern, *slots = self.args
        return str(pattern).format(*slots)


class PositionProblem(Mistake):
    """A sentence that says what is wrong with a State, and where: ``part`` is the field, ``row`` the place in it."""

    __slots__ = ("part", "row")
    part: Part
    row: int

    def __new__(cls, message: Mistake, part: Part, row: int = 0) -> PositionProblem:
        """Make a problem of the field *part*, which has no rows if *row* is left out."""
        problem = super().__new__(cls, message)
        problem.pattern, problem.slots = message.pattern, message.slots
        problem.part = part
        problem.row = row
        return problem
