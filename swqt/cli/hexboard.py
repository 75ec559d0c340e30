"""A board of hexagons with the figures of a real one, for measuring where no board file is at hand."""

from __future__ import annotations

from typing import Final

from swqt.engine import Board, Site

COLUMNS: Final = {2: 5, 3: 6, 4: 7, 5: 8}
ROWS: Final = {2: 5, 3: 5, 4: 6, 5: 6}
ROUNDS: Final = {2: 10, 3: 10, 4: 9, 5: 8}

_TERRAINS: Final = "fphsm"
_MARKS: Final = ("mine", "magic", "cavern", "tribe", "")


def hex_board(players: int) -> Board:
    """Return a surface board of about as many regions as the boards for so many players have."""
    columns, rows = COLUMNS[players], ROWS[players]
    codes: dict[tuple[int, int], str] = {}
    for number in range(columns * rows):
        row, column = divmod(number, columns)
        codes[row, column] = f"{_letter(row, column, rows, columns)}{number + 1}"
    sites = []
    for (row, column), code in codes.items():
        around = [codes[place] for place in _around(row, column) if place in codes]
        marks = []
        if len(around) < 6:
            marks.append("edge")
        if code[0] not in "wl" and (mark := _MARKS[(2 * row + 3 * column) % len(_MARKS)]):
            marks.append(mark)
        sites.append(Site(code, tuple(marks), tuple(around)))
    return Board(f"hex-{players}", "Hexagons", "surface", players, ROUNDS[players], tuple(sites))


def _letter(row: int, column: int, rows: int, columns: int) -> str:
    """Two opposite corners are seas, the middle is the lake, the rest changes from place to place."""
    if (row, column) in ((0, 0), (rows - 1, columns - 1)):
        return "w"
    if (row, column) == (rows // 2, columns // 2):
        return "l"
    return _TERRAINS[(column + 2 * row) % len(_TERRAINS)]


def _around(row: int, column: int) -> tuple[tuple[int, int], ...]:
    """Return the six neighbours' places; odd rows are shifted to the right."""
    shift = row % 2
    return (
        (row, column - 1), (row, column + 1),
        (row - 1, column - 1 + shift), (row - 1, column + shift),
        (row + 1, column - 1 + shift), (row + 1, column + shift),
    )  # fmt: skip
