"""Boards written out as a graph: ``board {`` ... ``}``."""

from __future__ import annotations

from typing import Final

from swqt.engine import MARKS, TERRAIN_OF_LETTER, Board, BoardError, Site
from swqt.notation.errors import shown, suggestion
from swqt.notation.lines import Cursor, Line, Token

INLINE: Final = "inline"
"""The id and name of a board that stands in the text itself."""

_PLAYERS: Final = 2
_ROUNDS: Final = 10
_UNDERGROUND: Final = frozenset("uncdkrx")


def read_board(opening: Line, lines: list[Line]) -> Board:
    """Return the board that *lines* describe, one region a line; *opening* is the line ``board {``."""
    sites: dict[str, Site] = {}
    named: list[tuple[Line, Token]] = []
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


def _read_site(line: Line) -> tuple[Site, list[Token]]:
    """Return the region of one line, and its neighbours' codes as they stand there."""
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


def _read_neighbours(cursor: Cursor, code: Token) -> list[Token]:
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
