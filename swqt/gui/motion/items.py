"""What flies over the map: a stack, a piece or a coin, painted once and moved along its way."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from swqt.gui.board.token import RADIUS, Face, paint_piece, paint_stack
from swqt.gui.coin import paint_coin
from swqt.gui.motion.beats import AWAY, NATIVE, PIECE, Flight
from swqt.gui.seats import NEUTRAL, style_of

_ABOVE: Final = 20.0
_HOP: Final = 34.0
"""How high a stack is lifted on its way, in units of the board."""

_RISE: Final = 64.0
"""How far above the map tokens appear and vanish that come from no region or go to none."""

_SMALL: Final = 0.86
_LATE: Final = 0.4
"""The part of a beat that what is late waits."""


class FlyingItem(QGraphicsItem):
    """Something on its way from *start* to *goal*; either is None for tokens that come from, or go to, no region."""

    def __init__(self, start: QPointF | None, goal: QPointF | None, *, late: bool = False) -> None:
        super().__init__()
        self._start = start
        self._goal = goal
        self._wait = _LATE if late else 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # The picture stays the same on the whole way, so it is painted once and then only copied.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(_ABOVE)
        self.go(0.0)

    def go(self, time: float) -> None:
        """Be where *time*, from 0 to 1, of the beat has taken it."""
        t = min(1.0, max(0.0, (time - self._wait) / (1 - self._wait)))
        eased = t * t * (3 - 2 * t)
        if self._start is not None and self._goal is not None:
            at = self._start + (self._goal - self._start) * eased
            self.setPos(at - QPointF(0, _HOP * math.sin(math.pi * eased)))
        elif self._goal is not None:
            self.setPos(self._goal - QPointF(0, _RISE * (1 - eased)))
            self.setOpacity(0.0 if time < self._wait else min(1.0, 0.2 + eased))
        elif self._start is not None:
            self.setPos(self._start - QPointF(0, _RISE * eased))
            self.setOpacity(1 - eased)

    def boundingRect(self) -> QRectF:
        side = RADIUS * 1.8
        return QRectF(-side, -side, 2 * side, 2 * side)


class FlyingStack(FlyingItem):
    """The tokens or the piece of a Flight."""

    def __init__(self, flight: Flight, start: QPointF | None, goal: QPointF | None, native: str) -> None:
        self._flight = flight
        self._native = native
        super().__init__(start, goal, late=flight.late)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        flight = self._flight
        if flight.kind == PIECE:
            paint_piece(painter, flight.name, RADIUS * 0.6)
        elif flight.kind == NATIVE:
            paint_stack(painter, NEUTRAL, Face(NATIVE, self._native, flight.tokens), RADIUS * _SMALL)
        else:
            face = Face(flight.kind, flight.name, flight.tokens, flight.declined)
            paint_stack(painter, style_of(flight.seat), face)


class FlyingCoin(FlyingItem):
    """A coin that a region pays."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_coin(painter, QPointF(0, 0), RADIUS * 0.62)


def ends(flight: Flight, places: list[QPointF]) -> tuple[QPointF | None, QPointF | None]:
    """Return where *flight* sets out and where it lands among *places*, one for each region."""
    source = flight.across if flight.source == AWAY else flight.source
    start = None if source == AWAY else places[source]
    goal = None if flight.target == AWAY else places[flight.target]
    return start, goal
