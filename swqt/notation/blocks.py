"""Reads and writes homemade traits inside a text: ``trait NAME = DIGEST {``, lines of TOML, ``}`` (BLANK-3).

Reads and writes boards that are given as a graph: ``board {`` ... ``}``.

The interface through which the notation finds boards and traits by their names.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from swqt.engine import MARKS, TERRAIN_OF_LETTER, Board, BoardError, Content, Options, Site
from swqt.notation.tokens import TRAIT, LineCursor, SourceLine, WordToken, shown, suggestion

INLINE: Final = "inline"
"""The id and name of a board defined in the text itself."""

_PLAYERS: Final = 2
_ROUNDS: Final = 10
_UNDERGROUND: Final = frozenset("uncdkrx")


def read_board(opening: SourceLine, lines: list[SourceLine]) -> Board:
    """Return the board that *lines* describe, one region per line; *opening* is the line ``board {``."""
    sites: dict[str, Site] = {}
    named: list[tuple[SourceLine, WordToken]] = []
    for line in lines:
        site, neighbours = _read_site(line)
        if site.code in sites:
            raise line.error(f"region {site.code} is on the board twice", line.start + 1)
        sites[site.code] = site
        named += [(line, token) for token in neighbours]
    for line, token in named:
        if token.word not in sites:
            hint = suggestion(token.word, sites)
            raise line.error(f"the neighbour {shown(token.text)} is not on this board{hint}", token.column)
    underground = any(code[0] in _UNDERGROUND for code in sites)
    world = "underground" if underground else "surface"
    try:
        return Board(INLINE, INLINE, world, _PLAYERS, _ROUNDS, tuple(sites.values()))
    except BoardError as error:
        raise opening.error(str(error)) from None


def _read_site(line: SourceLine) -> tuple[Site, list[WordToken]]:
    """Return the region of one line, and the tokens of its neighbours' codes."""
    cursor = line.cursor()
    code = cursor.word("a region's code, like f1, or '}' after the last region")
    if code.word[0] not in TERRAIN_OF_LETTER or not _is_number(code.word[1:]):
        letters = "".join(TERRAIN_OF_LETTER)
        raise cursor.error(f"{shown(code.text)} is no code: that is one of {letters} and a number, like f1", code)
    marks = []
    while cursor.at_word:
        marks.append(cursor.choose("mark", MARKS))
    neighbours = _read_neighbours(cursor, code) if cursor.accept(":") else []
    cursor.end("':' and neighbours")
    return Site(code.word, tuple(marks), tuple(token.word for token in neighbours)), neighbours


def _read_neighbours(cursor: LineCursor, code: WordToken) -> list[WordToken]:
    neighbours = []
    while cursor.at_word:
        token = cursor.skip()
        if token.word == code.word:
            raise cursor.error(f"{token.text} cannot be its own neighbour", token)
        neighbours.append(token)
    return neighbours


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 3 and not text.startswith("0")


def format_board(board: Board) -> list[str]:
    """Return the lines from ``board {`` to ``}``."""
    rows = (" ".join((site.code, *site.marks, ":", *site.neighbours)) for site in board.sites)
    return ["board {", *(f"  {row}" for row in rows), "}"]


class TraitText(NamedTuple):
    """A player's own race, power, relic or place as text in a game file: TOML that other modules interpret.

    ``digest`` has the first digits of the digest that its definition must have; empty if the file has none.
    """

    name: str
    text: str
    digest: str = ""


class TraitError(ValueError):
    """A trait of a game file that cannot be used; ``line`` is its line in the trait's text from 1, 0 the whole text."""

    def __init__(self, name: str, line: int, message: str) -> None:
        super().__init__(message)
        self.name = name
        self.line = line
        self.message = message


class ContentSource(Protocol):
    """Finds boards and content by name. May raise ValueError, LookupError or OSError; readers add file and line."""

    def board(self, name: str) -> Board:
        """Return the board called *name* (in lower case)."""
        ...

    def content(self, label: str, board: Board, options: Options) -> Content:
        """Return the traits that *label* selects for a game on *board* with these *options* (MIX-1).

        The label is what follows ``content``, in lower case, singly spaced.
        """
        ...

    def with_traits(self, traits: Sequence[TraitText]) -> ContentSource:
        """Return a source in which *traits* are defined by these texts, in place of any with the same names.

        Raises TraitError. Called only for texts that contain traits.
        """
        ...


LONGEST: Final = 40_000
"""How many characters a block may have. Blocks written by the program are at most half as long."""

MOST_BLOCKS: Final = 99

LONGEST_TOGETHER: Final = 200_000
"""How many characters all blocks of a text may have together: a trait in two languages has about 1,500."""

DIGITS: Final = 8

_CLOSING: Final = "}"
_NAME: Final = re.compile(r"[a-z][a-z-]*")
_DIGEST: Final = re.compile(rf"[0-9a-f]{{{DIGITS}}}")


class TraitBlock(NamedTuple):
    """A trait in a text, and its lines, which error messages about it refer to."""

    trait: TraitText
    opening: SourceLine
    rows: list[SourceLine]

    @property
    def size(self) -> int:
        """How many characters its lines have, with their ends."""
        return sum(len(row.text) + 1 for row in self.rows)

    def line(self, number: int) -> SourceLine:
        """Return line *number* of the block, counted from 1; the opening one for any other number."""
        return self.rows[number - 1] if 1 <= number <= len(self.rows) else self.opening


def read_trait(opening: SourceLine, rows: list[SourceLine] | None) -> TraitBlock:
    """Return the block that *opening* begins; *rows* are the lines within it, None if it is not closed."""
    cursor = opening.cursor()
    cursor.skip()
    token = cursor.word("the name of the trait")
    if not _NAME.fullmatch(token.word):
        raise cursor.error(f"a trait is called by small letters and hyphens, not {shown(token.text)}", token)
    digest = ""
    if cursor.accept("="):
        digit = cursor.word(f"the {DIGITS} digits of the trait's digest")
        digest = digit.word
        if not _DIGEST.fullmatch(digest):
            raise cursor.error(f"a digest is {DIGITS} digits, 0-9 and a-f, not {shown(digit.text)}", digit)
    cursor.expect("{", "'=' and a digest, or '{' and the lines of the trait below")
    cursor.end("the end of the line")
    if rows is None:
        raise opening.error(f"the trait {shown(token.word)} is not closed: no line below is just '}}'")
    if sum(len(row.text) + 1 for row in rows) > LONGEST:
        raise opening.error(f"the trait {shown(token.word)} is too long: a trait has at most {LONGEST} characters")
    # Space around a line means nothing in TOML, and would grow each time the text is written again.
    text = "".join(f"{row.text.strip()}\n" for row in rows)
    return TraitBlock(TraitText(token.word, text, digest), opening, rows)


def format_trait(trait: TraitText) -> list[str]:
    """Return the lines of *trait*, from ``trait NAME`` to ``}``; ValueError if a game file cannot contain its text."""
    rows = trait.text.removesuffix("\n").split("\n")
    for number, row in enumerate(rows, start=1):
        if row.strip() == _CLOSING:
            raise ValueError(f"{trait.name}:{number}: a line that is just '}}' would end the trait in a game file")
    said = f" = {trait.digest}" if trait.digest else ""
    return [f"{TRAIT} {trait.name}{said} {{", *(f"  {row}".rstrip() for row in rows), _CLOSING]
