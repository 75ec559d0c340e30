"""Sorts the lines of one position by their first word; nothing else in them is read yet."""

from __future__ import annotations

import re
from typing import Final

from swqt.engine import Mistake, no_such, said
from swqt.notation.blocks import LONGEST_TOGETHER, MOST_BLOCKS, TraitBlock, read_trait
from swqt.notation.tokens import TRAIT, LineCursor, NotationError, SourceLine
from swqt.notation.vocabulary import SEATS

VERSION: Final = 1
_FIRST: Final = f"'swqt {VERSION}'"

_MOVE: Final = re.compile(r"\s*[A-Za-z*]\s*:")
SCENARIO: Final = "scenario"
EXPECT: Final = "expect"
_AFTER: Final = (EXPECT, SCENARIO)
_MANY: Final = "asks"
_ONCE: Final = (
    "board", "content", "options", "round", "turn", "tribes", "monsters", "pieces", "column", "unseen",
    "returned", "done", "used", "notes", "lost",
)  # fmt: skip
WORDS: Final = (*_ONCE, _MANY, TRAIT, *_AFTER)
"""Every word that a line may begin with, seats and ``swqt`` aside."""


def is_move(line: SourceLine) -> bool:
    """Return whether *line* begins like ``A:`` or ``*:``."""
    return _MOVE.match(line.text) is not None


def after_version(lines: list[SourceLine], source: str, number: int = 1) -> tuple[SourceLine, list[SourceLine]]:
    """Return the first of *lines*, which must say ``swqt 1``, and the rest; without any, fail at *number*."""
    if not lines:
        raise NotationError(said("there is nothing here; expected {0}", _FIRST), source=source, line=number)
    check_version(lines[0])
    return lines[0], lines[1:]


def check_version(line: SourceLine) -> None:
    """Make sure that *line* says ``swqt 1``."""
    if line.first != "swqt":
        raise line.error(said("this isn't swqt text: the first line must be {0}", _FIRST))
    cursor = line.cursor()
    cursor.skip()
    token = cursor.token
    version = cursor.number(said("the version"), most=99_999_999)
    if version != VERSION:
        raise cursor.error(said("this is version {0}; this program reads version {1}", version, VERSION), token)
    cursor.end()


class PositionSheet:
    """The lines of one position. ``first`` is the line for errors about the position as a whole."""

    def __init__(self, first: SourceLine, lines: list[SourceLine]) -> None:
        """Take the position at the beginning of *lines*; ``length`` is the number of its lines."""
        self.first: Final = first
        self.asks: Final[list[SourceLine]] = []
        self.seats: Final[dict[int, SourceLine]] = {}
        self.board_rows: list[SourceLine] | None = None
        self.traits: Final[list[TraitBlock]] = []
        self._room = LONGEST_TOGETHER
        self._once: Final[dict[str, SourceLine]] = {}
        self.length = 0
        while self.length < len(lines):
            line = lines[self.length]
            if is_move(line) or line.first in _AFTER:
                break
            self.length += 1
            self._take(line, lines)
        self._check_seats()

    def line(self, word: str) -> SourceLine | None:
        """Return the line that begins with *word*, or None if it is left out."""
        return self._once.get(word)

    def cursor(self, word: str) -> LineCursor:
        """Return a cursor after *word* in its line, or in an empty line if there is none."""
        return behind_first(self._once.get(word, self.first._replace(text=word)))

    def needed(self, word: str) -> SourceLine:
        """Return the line that begins with *word*; NotationError if it is left out."""
        line = self._once.get(word)
        if line is None:
            raise self.first.error(said("the line '{0}' is missing", word))
        return line

    def _take(self, line: SourceLine, lines: list[SourceLine]) -> None:
        word = line.first
        if word == _MANY:
            self.asks.append(line)
        elif len(word) == 1 and word.upper() in SEATS:
            seat = SEATS.index(word.upper())
            self._once_only(line, self.seats.get(seat))
            self.seats[seat] = line
        elif word in _ONCE:
            self._once_only(line, self._once.get(word))
            self._once[word] = line
            if word == "board" and line.text.endswith("{"):
                self.board_rows = self._block(lines)
                if self.board_rows is None:
                    raise line.error(said("the board is not closed: there is no {0} after its last region", "'}'"))
        elif word == TRAIT:
            self._take_trait(line, lines)
        else:
            raise line.error(_unknown(line, word), line.start + 1)

    def _once_only(self, line: SourceLine, other: SourceLine | None) -> None:
        if other is not None:
            text = said("there is a line '{0}' already: line {1}", line.first, other.number)
            raise line.error(text, line.start + 1)

    def _block(self, lines: list[SourceLine]) -> list[SourceLine] | None:
        """Take the lines up to one that is just ``}`` and return those before it; None if there is none."""
        rows: list[SourceLine] = []
        while self.length < len(lines):
            line = lines[self.length]
            self.length += 1
            if line.text.strip() == "}":
                return rows
            rows.append(line)
        return None

    def _take_trait(self, opening: SourceLine, lines: list[SourceLine]) -> None:
        block = read_trait(opening, self._block(lines) if opening.text.endswith("{") else [])
        for other in self.traits:
            if other.trait.name == block.trait.name:
                text = said("the trait {0} stands here already: line {1}", block.trait.name, other.opening.number)
                raise opening.error(text)
        if len(self.traits) == MOST_BLOCKS:
            raise opening.error(said("a game brings at most {0} traits along", MOST_BLOCKS))
        self._room -= block.size
        if self._room < 0:
            text = said("the traits are too long: all of a game have at most {0} characters", LONGEST_TOGETHER)
            raise opening.error(text)
        self.traits.append(block)

    def _check_seats(self) -> None:
        for number, (seat, line) in enumerate(sorted(self.seats.items())):
            if seat != number:
                raise line.error(said("seat {0} stands here, and seat {1} is missing", SEATS[seat], SEATS[number]))


def behind_first(line: SourceLine) -> LineCursor:
    """Return a cursor after the first word of *line*."""
    cursor = line.cursor()
    cursor.skip()
    return cursor


def _unknown(line: SourceLine, word: str) -> Mistake:
    if not word:
        return said("a line cannot begin with {0}", repr(line.text.strip()[0]))
    if word == "swqt":
        return said("'swqt' belongs in the first line")
    if len(word) == 1 and word.isalpha():
        return said("there is no seat {0}: seats are {1} to {2}", word.upper(), SEATS[0], SEATS[-1])
    return no_such(said("line"), word, WORDS)
