"""Reads and writes homemade traits inside a text: ``trait NAME = DIGEST {``, lines of TOML, ``}`` (BLANK-3).

Reads and writes boards that are given as a graph: ``board {`` ... ``}``.

The interface through which the notation finds boards and traits by their names.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from swqt.engine import MARKS, TERRAIN_OF_LETTER, Board, BoardError, Content, Options, Site, no_such, said
from swqt.notation.tokens import TRAIT, LineCursor, SourceLine, WordToken

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
            raise line.error(said("region {0}: it is on the board twice", site.code), line.start + 1)
        sites[site.code] = site
        named += [(line, token) for token in neighbours]
    for line, token in named:
        if token.word not in sites:
            raise line.error(no_such(said("neighbour"), token.text, sites), token.column)
    underground = any(code[0] in _UNDERGROUND for code in sites)
    world = "underground" if underground else "surface"
    try:
        return Board(INLINE, INLINE, world, _PLAYERS, _ROUNDS, tuple(sites.values()))
    except BoardError as error:
        raise opening.error(error) from None


def _read_site(line: SourceLine) -> tuple[Site, list[WordToken]]:
    """Return the region of one line, and the tokens of its neighbours' codes."""
    cursor = line.cursor()
    code = cursor.word(said("a region's code, like f1, or {0} after the last region", "'}'"))
    if code.word[0] not in TERRAIN_OF_LETTER or not _is_number(code.word[1:]):
        letters = "".join(TERRAIN_OF_LETTER)
        raise cursor.error(said("{0} is no code: that is one of {1} and a number, like f1", code.text, letters), code)
    marks = []
    while cursor.at_word:
        marks.append(cursor.choose(said("mark"), MARKS))
    neighbours = _read_neighbours(cursor, code) if cursor.accept(":") else []
    cursor.end(said("':' and neighbours"))
    return Site(code.word, tuple(marks), tuple(token.word for token in neighbours)), neighbours


def _read_neighbours(cursor: LineCursor, code: WordToken) -> list[WordToken]:
    neighbours = []
    while cursor.at_word:
        token = cursor.skip()
        if token.word == code.word:
            raise cursor.error(said("region {0}: it cannot be its own neighbour", token.text), token)
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
    token = cursor.word(said("the name of the trait"))
    if not _NAME.fullmatch(token.word):
        raise cursor.error(said("a trait is called by small letters and hyphens, not {0}", token.text), token)
    digest = ""
    if cursor.accept("="):
        digit = cursor.word(said("the {0} digits of the trait's digest", DIGITS))
        digest = digit.word
        if not _DIGEST.fullmatch(digest):
            raise cursor.error(said("a digest is {0} digits, 0-9 and a-f, not {1}", DIGITS, digit.text), digit)
    cursor.expect("{", said("'=' and a digest, or {0} and the lines of the trait below", "'{'"))
    cursor.end()
    if rows is None:
        raise opening.error(said("the trait {0} is not closed: no line below is just {1}", token.word, "'}'"))
    if sum(len(row.text) + 1 for row in rows) > LONGEST:
        too_long = said("the trait {0} is too long: a trait has at most {1} characters", token.word, LONGEST)
        raise opening.error(too_long)
    # Space around a line means nothing in TOML, and would grow each time the text is written again.
    text = "".join(f"{row.text.strip()}\n" for row in rows)
    return TraitBlock(TraitText(token.word, text, digest), opening, rows)


def format_trait(trait: TraitText) -> list[str]:
    """Return the lines of *trait*, from ``trait NAME`` to ``}``; ValueError if a game file cannot contain its text."""
    rows = trait.text.removesuffix("\n").split("\n")
    for number, row in enumerate(rows, start=1):
        if row.strip() == _CLOSING:
            raise ValueError(f"{trait.name}:{number}: a line that is just '}}' would end the trait in a game file")
    digest = f" = {trait.digest}" if trait.digest else ""
    return [f"{TRAIT} {trait.name}{digest} {{", *(f"  {row}".rstrip() for row in rows), _CLOSING]
