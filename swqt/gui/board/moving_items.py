"""Scene items that move for part of a second: tokens and coins in flight, dust, stacks turning over, fading pictures.

Each paints a picture that was drawn once. Its place depends only on the milliseconds since its step began.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from swqt.gui.board.animation import AWAY, NATIVE, PIECE, RACE, AnimationStep, Flight
from swqt.gui.board.cached_item import copy_pixels
from swqt.gui.board.glyphs import shadow
from swqt.gui.board.token_painter import RADIUS, TokenFace, paint_piece, paint_stack, paint_token
from swqt.gui.style.cards import paint_coin
from swqt.gui.style.seat_style import NEUTRAL, style_of

WAY: Final = 320
NEXT: Final = 60
LONGEST: Final = 800
"""Milliseconds of one token's way, the delay of each further token, and the longest time for all of them."""

LEAVING: Final = 260
DUST: Final = 260
DECLINE: Final = 700
COINS: Final = 500
DIE: Final = 500
REST: Final = 450
"""Milliseconds in which the die falls, and in which its result is read before anything else moves."""

MOST: Final = 20
"""Items that move at the same time; anything more is shown at the end of the step."""

MOST_COINS: Final = 5
MOST_WIPES: Final = 5
ARC: Final = 0.18
"""Height of a flight as a share of its way."""

_LATE: Final = 200
"""Milliseconds after which the conqueror's tokens follow those of the loser."""

_COIN_GAP: Final = 45
COIN_WAY: Final = COINS - (MOST_COINS - 1) * _COIN_GAP
"""Milliseconds between two coins, and those of the way of one."""

_RISE: Final = 24.0
_OVERSHOOT: Final = 1.2
_EDGE: Final = 0.06
"""Width of a turning stack below which it is seen from the side and nothing is painted."""

_NATIVE_SCALE: Final = 0.86
_REACH: Final = RADIUS * 1.6
_CORNER: Final = QPointF(-_REACH, -_REACH)
_FRAME: Final = QRectF(_CORNER, -_CORNER)
_ABOVE: Final = 20.0
_UNDER_TOKENS: Final = 2.5


class Movement(NamedTuple):
    """The way of *tokens* tokens of *flight*: it begins after *begin* milliseconds and takes *span*."""

    flight: Flight
    tokens: int
    begin: int
    span: int


def movements(step: AnimationStep) -> list[Movement]:
    """Return what moves in *step*, at most MOST items.

    Tokens from or to the hand move one by one if that is not too many. Late flights follow the others.
    """
    flights = step.flights
    loose = sum(flight.tokens for flight in flights if _is_loose(flight))
    bound = sum(not _is_loose(flight) for flight in flights)
    singly = loose + bound <= MOST
    out: list[Movement] = []
    first = 0
    for late in (False, True):
        group = [
            (flight, tokens)
            for flight in flights
            if flight.late == late
            for tokens in ([1] * flight.tokens if singly and _is_loose(flight) else [flight.tokens])
        ]
        group = group[: MOST - len(out)]
        gap = min(NEXT, (LONGEST - WAY - NEXT) // max(1, len(group) - 1))
        for number, (flight, tokens) in enumerate(group):
            if flight.target == AWAY and flight.seat < 0:
                out.append(Movement(flight, tokens, first, LEAVING))
            else:
                out.append(Movement(flight, tokens, first + number * gap, WAY + NEXT))
        if group:
            first = _LATE
    return out


def _is_loose(flight: Flight) -> bool:
    return flight.kind == RACE and AWAY in (flight.source, flight.target)


def length_of(step: AnimationStep, moved: list[Movement]) -> int:
    """Return the milliseconds of *step*, in which *moved* moves."""
    if step.pips is not None:
        return DIE + REST
    if step.earned is not None:
        return COINS
    return max([DECLINE if step.faded else 0, *(one.begin + one.span for one in moved)])


def landing(time: float) -> float:
    """Return the share of the way at *time* from 0 to 1: InOutCubic at first, OutBack with an overshoot at the end."""
    if time <= 0.5:
        return 4 * max(0.0, time) ** 3
    rest = 2 * min(1.0, time) - 2
    return 1 + 0.5 * rest * rest * ((_OVERSHOOT + 1) * rest + _OVERSHOOT)


class MovingItem(QGraphicsItem):
    """An item whose appearance depends on the milliseconds since its step began."""

    def __init__(self, height: float = _ABOVE) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(height)

    def go(self, milliseconds: float) -> None:
        """Show the item as it is *milliseconds* after its step began."""
        raise NotImplementedError


class Sprite(MovingItem):
    """A picture of RADIUS * 1.6 around the origin that stands out as tokens do."""

    def __init__(self, picture: QPixmap, size: float) -> None:
        super().__init__()
        self.picture = picture
        self.setScale(size)

    def boundingRect(self) -> QRectF:
        return _FRAME

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        device, side = painter.deviceTransform(), self.picture.width()
        if all(abs(2 * _REACH * scale - side) <= 1 for scale in (device.m11(), device.m22())):
            copy_pixels(painter, self.picture, _CORNER)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(_FRAME, self.picture, QRectF(0, 0, side, side))


class FlyingItem(Sprite):
    """A sprite on its way from *start* to *goal*, on an arc; *sinking* ones leave as losers do, without one."""

    def __init__(
        self, picture: QPixmap, size: float, movement: Movement, start: QPointF, goal: QPointF, *, sinking: bool = False
    ) -> None:
        super().__init__(picture, size)
        self._start, self._goal, self._sinking = start, goal, sinking
        self._begin = movement.begin
        self._span = LEAVING if sinking else movement.span
        way = goal - start
        self._height = 0.0 if sinking else ARC * math.hypot(way.x(), way.y())
        self._hidden_first = movement.flight.source == AWAY
        self.go(0.0)

    def go(self, milliseconds: float) -> None:
        time = min(1.0, max(0.0, (milliseconds - self._begin) / self._span))
        self.setVisible(not (self._hidden_first and time <= 0) and not (self._sinking and time >= 1))
        share = 1 - (1 - time) ** 2 if self._sinking else landing(time)
        lift = self._height * math.sin(math.pi * min(1.0, share))
        self.setPos(self._start + (self._goal - self._start) * share - QPointF(0, lift))


class FlyingCoin(Sprite):
    """The coin *number* of those that fly from their regions to a player's row."""

    def __init__(self, picture: QPixmap, size: float, number: int, start: QPointF, goal: QPointF) -> None:
        super().__init__(picture, size)
        self._start, self._goal = start, goal
        self._begin = number * _COIN_GAP
        self._span = COIN_WAY
        self.go(0.0)

    def go(self, milliseconds: float) -> None:
        time = min(1.0, max(0.0, (milliseconds - self._begin) / self._span))
        self.setPos(self._start + (self._goal - self._start) * time**3)
        self.setVisible(time < 1)


class VanishingItem(Sprite):
    """A sprite that rises from *place* and fades out, or comes down to it and fades in if it is *arriving*."""

    def __init__(self, picture: QPixmap, size: float, movement: Movement, place: QPointF, *, arriving: bool) -> None:
        super().__init__(picture, size)
        self._place, self._arriving = place, arriving
        self._begin, self._span = movement.begin, LEAVING
        self.go(0.0)

    def go(self, milliseconds: float) -> None:
        time = min(1.0, max(0.0, (milliseconds - self._begin) / self._span))
        eased = 1 - (1 - time) ** 2
        away = 1 - eased if self._arriving else eased
        self.setPos(self._place - QPointF(0, _RISE * away))
        self.setOpacity(1 - away)


class StackTurn(NamedTuple):
    """The time in which the stack of *region* turns over."""

    region: int
    begin: int
    span: int

    def share(self, milliseconds: float) -> float:
        """Return how far it has turned, from 0 to 1."""
        return _IN_OUT.valueForProgress(min(1.0, max(0.0, (milliseconds - self.begin) / self.span)))


_IN_OUT: Final = QEasingCurve(QEasingCurve.Type.InOutQuad)
_WAVE: Final = 40
_LONGEST_WAVE: Final = 240


def turns_of(regions: Sequence[int]) -> list[StackTurn]:
    """Return the turns of at most MOST of *regions*, shortly after each other: grounds are drawn one in a frame."""
    some = regions[:MOST]
    gap = min(_WAVE, _LONGEST_WAVE // max(1, len(some) - 1))
    span = DECLINE - gap * (len(some) - 1)
    return [StackTurn(region, number * gap, span) for number, region in enumerate(some)]


class TurningItem(Sprite):
    """A stack at *place* that turns over: from the picture *awake* to *asleep*."""

    def __init__(self, awake: QPixmap, asleep: QPixmap, size: float, place: QPointF, turn: StackTurn) -> None:
        super().__init__(awake, size)
        self._sides = awake, asleep
        self._turn = turn
        self.setPos(place)

    def go(self, milliseconds: float) -> None:
        turned = self._turn.share(milliseconds)
        self.picture = self._sides[turned >= 0.5]
        wide = abs(math.cos(math.pi * turned))
        self.setVisible(wide > _EDGE)
        self.setTransform(QTransform.fromScale(max(_EDGE, wide), 1.0))
        self.update()


class WipedItem(MovingItem):
    """The *picture* of a region's ground over *box* as it was, which is wiped off from left to right."""

    def __init__(self, picture: QPixmap, box: QRectF, turn: StackTurn) -> None:
        super().__init__(_UNDER_TOKENS)
        self._picture, self._box, self._turn = picture, box, turn
        self._left = 0.0

    def go(self, milliseconds: float) -> None:
        left = self._turn.share(milliseconds)
        before, self._left = self._left, left
        wide = self._box.width()
        self.update(self._box.adjusted(wide * before - 2, 0, wide * (left - 1) + 2, 0))

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        source = QRectF(self._picture.rect())
        painter.drawPixmap(
            self._box.adjusted(self._box.width() * self._left, 0, 0, 0), self._picture,
            source.adjusted(source.width() * self._left, 0, 0, 0),
        )  # fmt: skip


_PUFFS: Final = 6
_PUFF, _PUFF_EDGE = QColor("#f8f0dc"), QColor("#84705c")


class DustItem(MovingItem):
    """Six puffs of dust around a token that has just landed on *place*."""

    def __init__(self, place: QPointF, size: float) -> None:
        super().__init__(_UNDER_TOKENS)
        self._time = 0.0
        self.setPos(place)
        self.setScale(size)

    def go(self, milliseconds: float) -> None:
        time = min(1.0, milliseconds / DUST)
        self._time = 1 - (1 - time) ** 2
        self.setOpacity(1 - self._time**3)
        self.update()

    def boundingRect(self) -> QRectF:
        reach = RADIUS * 2.2
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        away = RADIUS * (0.9 + 0.7 * self._time)
        swelling = RADIUS * (0.2 + 0.3 * math.sin(math.pi * min(1.0, 0.2 + 0.8 * self._time)))
        puffs = []
        for number in range(_PUFFS):    # two lobes each, the lower ones larger
            angle = math.pi * (2 * number + 1) / _PUFFS
            at = QPointF(away * math.cos(angle), RADIUS * 0.3 + 0.7 * away * math.sin(angle))
            radius = swelling * (0.62 + 0.28 * math.sin(angle))
            inwards = radius if math.cos(angle) < 0 else -radius
            puffs += [(at, radius), (at + QPointF(0.9 * inwards, -0.35 * radius), 0.7 * radius)]
        for colour, grown in ((_PUFF_EDGE, 0.055 * RADIUS), (_PUFF, 0.0)):
            cloud = QPainterPath()
            cloud.setFillRule(Qt.FillRule.WindingFill)    # lobes that overlap are one shape
            for at, radius in puffs:
                cloud.addEllipse(at, radius + grown, radius + grown)
            painter.fillPath(cloud, colour)


class FadingItem(MovingItem):
    """A *picture* of the whole map as it was, over *box*, which fades out within *span* milliseconds."""

    def __init__(self, picture: QPixmap, box: QRectF, span: int) -> None:
        super().__init__(_ABOVE + 1)
        self._picture, self._box, self._span = picture, box, span

    def go(self, milliseconds: float) -> None:
        self.setOpacity(1 - min(1.0, milliseconds / self._span))

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(self._box, self._picture, QRectF(self._picture.rect()))


class SpritePainter:
    """Draws the pictures of sprites at *detail* device pixels per unit, each once."""

    def __init__(self, detail: float, native: str) -> None:
        self._detail = max(0.1, detail)
        self._native = native
        self._pictures: dict[object, QPixmap] = {}

    def flight(self, flight: Flight, tokens: int) -> QPixmap:
        """Return the picture of *tokens* tokens of *flight*, a single one as it lies in the tray, or of its piece."""
        if flight.kind == PIECE:
            return self._picture((PIECE, flight.name), lambda p: paint_piece(p, flight.name, RADIUS * 0.6))
        if flight.kind == NATIVE:
            face = TokenFace(NATIVE, self._native, tokens)
            return self._picture(face, lambda p: paint_stack(p, NEUTRAL, face, RADIUS * _NATIVE_SCALE))
        face = TokenFace(RACE, flight.name, tokens, flight.declined)
        if tokens > 1:
            return self.stack(flight.seat, face)
        return self._picture(("one", flight.seat, face), lambda p: _paint_one(p, flight.seat, face))

    def stack(self, seat: int, face: TokenFace) -> QPixmap:
        """Return the picture of a stack of *seat*."""
        return self._picture((seat, face), lambda p: paint_stack(p, style_of(seat), face))

    def coin(self) -> QPixmap:
        return self._picture("coin", lambda p: paint_coin(p, QPointF(), RADIUS * 0.58))

    def _picture(self, key: object, paint: Callable[[QPainter], None]) -> QPixmap:
        """Return the picture called *key*, which *paint* draws when it is first needed."""
        if (known := self._pictures.get(key)) is not None:
            return known
        side = math.ceil(2 * _REACH * self._detail)
        picture = QPixmap(QSize(side, side))
        picture.fill(Qt.GlobalColor.transparent)
        p = QPainter(picture)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.translate(side / 2, side / 2)
        p.scale(side / 2 / _REACH, side / 2 / _REACH)
        paint(p)
        p.end()
        self._pictures[key] = picture
        return picture


def _paint_one(p: QPainter, seat: int, face: TokenFace) -> None:
    shadow(p, RADIUS * 0.2, RADIUS * 0.45, RADIUS * 1.3, RADIUS * 1.15, 120)
    paint_token(p, style_of(seat), face)
