"""How the window is divided between the board, the rails above and below it, and the columns at its sides."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

RATIO: Final = 1.6
"""Width of a board divided by its height."""

_MENU: Final = 22
_GAP: Final = 6
_TOP: Final = 44
_WIDEST: Final = 300
"""Pixels up to which the columns take what the board leaves over."""

_WIDTHS: Final = ((1024, 178), (1280, 202), (1920, 219), (2560, 229))
"""Width of a column by the width of the window, in pixels; linear between them."""

_BOTTOMS: Final = ((1024, 64), (1280, 114), (1920, 95), (2560, 68))
"""Height of the lower rail by the width of the window."""

_LARGE: Final = 1.5
"""Text scale from which on the columns and rails are those of large text."""

_ROWS: Final = ((640, 70), (720, 80), (1440, 110))
_CROWDED_ROWS: Final = ((640, 58), (720, 67), (1080, 92), (1440, 110))
"""Height of a player's row with its gap by the height of the window; the other is that of five players."""

_ROWS_SHARE: Final = 0.47
"""Share of the window's height that the rows of all players take at most."""

LOG_OPEN: Final = 1000
"""Height of a window from which on the log is open."""


class TableMeasures(NamedTuple):
    """Pixels of a column, of the rails above and below the board, and whether the log is folded to one line."""

    column: int
    top: int
    bottom: int
    log_folded: bool


def table_measures(width: int, height: int, scale: float = 1.0) -> TableMeasures:
    """Return the measures of a window of *width* x *height* pixels with text at *scale*."""
    growth = 1 + (scale - 1) * 0.39 if scale > 1 else scale
    column = round(_between(_WIDTHS, width) * growth)
    top = round(_TOP * (1 + (scale - 1) * 0.4))
    bottom = round(_between(_BOTTOMS, width) * (1 if scale < _LARGE else 0.85 * scale / _LARGE))
    board = (height - _MENU - top - bottom) * RATIO
    spare = (width - 2 * _GAP - board) / 2
    return TableMeasures(max(column, min(int(spare), _WIDEST)), top, bottom, height < LOG_OPEN)


def row_height(seats: int, height: int, scale: float = 1.0) -> int:
    """Return the height of a player's row, with its gap, in a window of *height* pixels with *seats* players."""
    wanted = _between(_ROWS if seats < 5 else _CROWDED_ROWS, height) * scale
    return round(min(wanted, height * _ROWS_SHARE / max(4, seats)))


def _between(points: tuple[tuple[int, int], ...], at: int) -> float:
    """Return the value at *at* on the line through *points*; beyond its ends, that of the nearest one."""
    if at <= points[0][0]:
        return points[0][1]
    for (x0, y0), (x1, y1) in pairwise(points):
        if at <= x1:
            return y0 + (y1 - y0) * (at - x0) / (x1 - x0)
    return points[-1][1]
