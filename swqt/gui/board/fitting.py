"""How large the whole board can be in a window, and where, so that no token lies below what covers a corner of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

from swqt.gui.board.geometry import MapGeometry
from swqt.gui.board.token import RADIUS

_MARGIN: Final = 2.0
"""Pixels around the board."""

_SEAM: Final = 2
"""Pixels that stay free between a token and the corner."""

_LARGEST: Final = 1.45
_LEGIBLE: Final = 0.72
"""Tokens grow up to so much on a board of fewer pixels than this for each of its units."""

_STEP: Final = 0.99
_TRIES: Final = 30
"""Sizes that are tried, one after the other: the last one is three quarters of the first."""


class Fit(NamedTuple):
    """``scale`` are pixels for each unit of the board, ``left`` and ``top`` the pixels beside and above it."""

    scale: float
    left: float
    top: float

    def window(self, room: QSizeF) -> QRectF:
        """Return what is seen of the board's plane through a window of *room* pixels."""
        return QRectF(-self.left / self.scale, -self.top / self.scale,
                      room.width() / self.scale, room.height() / self.scale)  # fmt: skip


def growth(scale: float) -> float:
    """Return how many times larger than on a large board tokens are, so that they can be read at *scale*."""
    return min(_LARGEST, max(1.0, _LEGIBLE / scale)) if scale > 0 else 1.0


def fit(board: QSizeF, room: QSizeF) -> Fit:
    """Return how the whole *board* is as large as *room* pixels allow, in the middle of them."""
    across, down = room.width() - 2 * _MARGIN, room.height() - 2 * _MARGIN
    return _in_the_middle(max(min(across / board.width(), down / board.height()), 1e-3), board, room)


def fit_clear(shape: MapGeometry, room: QSizeF, taken: QSize, band: float = 0) -> Fit:
    """Return how the whole board is as large as can be in *room*, with every token clear of the lower left corner.

    *taken* are the pixels covered there. The board moves no further from the middle than it must: up, so that *band*
    pixels are free below it if they can be without making it smaller, and aside. In a room that has space for little
    else than the corner, it is as if nothing were covered.
    """
    board = QSizeF(shape.width, shape.height)
    whole = tried = _above(fit(board, room), band)
    for _ in range(_TRIES):
        for top in (tried.top, 0.0):
            short = _covered(shape, tried._replace(top=top), room, taken)
            if short <= tried.left:
                return Fit(tried.scale, tried.left + short, top)
        tried = _above(_in_the_middle(tried.scale * _STEP, board, room), band)
    return whole


def _above(fit: Fit, band: float) -> Fit:
    """Return *fit* with the board so far up that *band* pixels are free below it, or as many as there are."""
    return fit._replace(top=max(min(_MARGIN, fit.top), fit.top - max(0.0, band - fit.top)))


def _in_the_middle(scale: float, board: QSizeF, room: QSizeF) -> Fit:
    return Fit(scale, (room.width() - board.width() * scale) / 2, (room.height() - board.height() * scale) / 2)


def _covered(shape: MapGeometry, fit: Fit, room: QSizeF, taken: QSize) -> float:
    """Return the pixels by which the board must go to the right, so that nothing of any token is covered."""
    token = RADIUS * growth(fit.scale) * fit.scale + _SEAM
    at = (label * fit.scale + QPointF(fit.left, fit.top) for label in shape.labels)
    low = (place.x() - token for place in at if place.y() + token > room.height() - taken.height())
    return max(0.0, max((taken.width() - x for x in low), default=0.0))
