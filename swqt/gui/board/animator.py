"""Plays animation steps on the map. It can be finished at any time, which shows the final position.

Moving items paint pictures that were drawn once; their position depends only on the milliseconds since their step
began.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from swqt.engine import members
from swqt.gui.board.animation import (
    AWAY,
    COIN_GAP,
    COIN_WAY,
    DIE,
    LEAVING,
    MOST,
    MOST_COINS,
    RACE,
    REST,
    SPRITE_REACH,
    AnimatedCommand,
    AnimationStep,
    Movement,
    SpritePainter,
    StackTurn,
    TableEdges,
    at_the_end,
    at_the_start,
    length_of,
    movements,
    turns_of,
)
from swqt.gui.board.cached_item import copy_pixels
from swqt.gui.board.region_items import RegionLook
from swqt.gui.board.scene import BoardScene
from swqt.gui.board.token_painter import RADIUS, TokenFace
from swqt.gui.style.motion import FADE, SkippableAnimation

SLOWEST: Final = 980
"""Maximum duration of a step in milliseconds, even at the slowest speed setting."""

DUST: Final = 260
"""Milliseconds for which the dust of a landing is shown."""

MOST_WIPES: Final = 5
ARC: Final = 0.18
"""Height of a flight's arc as a share of its length."""

_RISE: Final = 24.0
_OVERSHOOT: Final = 1.2
_EDGE: Final = 0.06
"""Relative width below which a turning stack is edge-on and not painted."""

_CORNER: Final = QPointF(-SPRITE_REACH, -SPRITE_REACH)
_FRAME: Final = QRectF(_CORNER, -_CORNER)
_ABOVE: Final = 20.0
_UNDER_TOKENS: Final = 2.5


class Animator(QObject):
    """Plays animations on one map at a time; a key or a click anywhere finishes them.

    ``began`` carries each AnimationStep and its duration in milliseconds (for a die, only that of its fall); ``ended``
    follows the last step. ``paid`` carries a seat, the number of its new coins, and the milliseconds until they arrive.
    """

    began = Signal(object, int)
    ended = Signal()
    paid = Signal(int, int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._map: BoardScene | None = None
        self._edges = TableEdges()
        self._beats: deque[tuple[list[RegionLook] | None, AnimationStep, float]] = deque()
        self._looks: list[RegionLook] = []
        self._sprites = SpritePainter(1.0, "")
        self._items: list[MovingItem] = []
        self._turns: deque[StackTurn] = deque()
        self._afterwards: list[MovingItem] = []
        self._beat: AnimationStep | None = None
        self._length = 0
        self._after_length = 0
        self._clock = SkippableAnimation(self)
        self._clock.valueChanged.connect(self._go)
        self._clock.finished.connect(self._land)
        self._clock.skipped.connect(self.finish)
        self._after_clock = SkippableAnimation(self)
        self._after_clock.valueChanged.connect(self._go_after)
        self._after_clock.finished.connect(self._clear_after)
        self._after_clock.skipped.connect(self._clear_after)

    @property
    def is_running(self) -> bool:
        """Whether an animation is playing; dust and fading pictures do not count, because nothing waits for them."""
        return self._beat is not None

    @property
    def moving(self) -> int:
        """The number of items that are moving."""
        return len(self._items)

    def play(self, board: BoardScene, scenes: Iterable[AnimatedCommand], edges: TableEdges | None = None) -> bool:
        """Finish any running animation, play *scenes* on *board*, and return whether there is anything to show."""
        self.finish()
        for scene in scenes:
            if scene.pace <= 0:
                continue
            looks: list[RegionLook] | None = scene.looks
            for beat in scene.beats:
                self._beats.append((looks, beat, scene.pace))
                looks = None
        if not self._beats:
            return False
        self._map = board
        self._edges = edges or TableEdges()
        native = "monster" if board.board.world == "underground" else "tribe"
        self._sprites = SpritePainter(self._detail() * board.token_size, native)
        self._next()
        return True

    def fade(self, board: BoardScene) -> None:
        """Fade out a picture of what *board* shows now, over what it shows next."""
        self.finish()
        view = _view_of(board)
        if view is None or not view.isVisible():
            return
        picture = view.viewport().grab()
        box = view.mapToScene(view.viewport().rect()).boundingRect()
        self._show_after(board, [FadingItem(picture, box, FADE)], FADE)

    def finish(self) -> None:
        """Skip the rest of the animation; emits ``ended`` if one was running."""
        self._after_clock.stop()
        self._clear_after()
        if not self.is_running:
            return
        self._beats.clear()
        self._clock.stop()
        self._clear()
        self._end()

    def _next(self) -> None:
        assert self._map is not None
        looks, beat, pace = self._beats.popleft()
        self._beat = beat
        if looks is not None:
            self._looks = looks
        self._looks = at_the_start(self._looks, beat)
        shown = self._turn_over(beat) if beat.faded else self._looks
        self._map.show_looks(shown)
        moved = movements(beat)
        self._length = length_of(beat, moved)
        for number, movement in enumerate(moved[: MOST - len(self._items)]):
            self._add(self._flying(movement, number))
        milliseconds = min(SLOWEST, round(self._length * pace))
        if beat.pips is not None:
            falling = min(DIE, round(DIE * pace))
            milliseconds = falling + min(REST, round(REST * pace))
            self.began.emit(beat, falling)
        else:
            self._fly_coins(beat, milliseconds)
            self.began.emit(beat, milliseconds)
        self._clock.setDuration(milliseconds)
        self._clock.start()

    def _flying(self, movement: Movement, number: int) -> MovingItem:
        """Return the item for *movement*, which is the one with index *number* in its step."""
        assert self._map is not None
        flight, places, size = movement.flight, self._map.shape.labels, self._map.token_size
        picture = self._sprites.flight(flight, movement.tokens)
        by_hand = flight.seat == self._edges.seat
        if flight.source != AWAY and flight.target != AWAY:
            return FlyingItem(picture, size, movement, places[flight.source], places[flight.target])
        place = places[flight.target if flight.source == AWAY else flight.source]
        if flight.seat < 0 or (flight.kind != RACE and not by_hand):
            return VanishingItem(picture, size, movement, place, arriving=flight.source == AWAY)
        home = self._home(flight.seat, number)
        if flight.target == AWAY:
            return FlyingItem(picture, size, movement, place, home, sinking=not by_hand)
        start = home if by_hand or flight.across == AWAY else places[flight.across]
        return FlyingItem(picture, size, movement, start, place)

    def _home(self, seat: int, number: int) -> QPointF:
        """Return where token *number* of *seat* enters and leaves the map: at the tray or at the player's row."""
        edges = self._edges
        if seat != edges.seat or not edges.hand:
            return self._row(seat)
        place = edges.hand[-1 - number % len(edges.hand)]
        return self._at_the_edge(QPointF(place.x(), min(place.y(), self._visible().bottom() + self._radius())))

    def _row(self, seat: int) -> QPointF:
        """Return the place beyond the edge of the map that is next to the row of *seat*."""
        area, radius = self._visible(), self._radius()
        row = self._edges.rows.get(seat, QPointF(area.right(), area.center().y()))
        if row.y() < area.top():
            across = min(max(row.x(), area.left() + radius), area.right() - radius)
            return self._at_the_edge(QPointF(across, area.top() - radius))
        height = min(max(row.y(), area.top() + radius), area.bottom() - radius)
        return self._at_the_edge(QPointF(area.right() + radius, height))

    def _visible(self) -> QRectF:
        """Return the visible part of the map in pixels, or the whole map in its own units if no view shows it."""
        assert self._map is not None
        view = _view_of(self._map)
        return QRectF(view.viewport().rect()) if view is not None else self._map.sceneRect()

    def _radius(self) -> float:
        """Return the radius of a token in pixels."""
        assert self._map is not None
        view = _view_of(self._map)
        return RADIUS * self._map.token_size * (view.transform().m11() if view is not None else 1.0)

    def _at_the_edge(self, place: QPointF) -> QPointF:
        assert self._map is not None
        view = _view_of(self._map)
        return view.mapToScene(place.toPoint()) if view is not None else place

    def _fly_coins(self, beat: AnimationStep, milliseconds: int) -> None:
        """Let coins fly from at most MOST_COINS of the paying regions, and emit ``paid``."""
        if beat.earned is None or self._map is None:
            return
        seat = beat.earned.seat
        paying = sorted({region for part in beat.earned.income.parts for region in members(part.regions)})
        count = min(len(paying), MOST_COINS)
        goal = self._row(seat)
        for number in range(count):
            place = self._map.shape.labels[paying[number * len(paying) // count]]
            self._add(FlyingCoin(self._sprites.coin(), self._map.token_size, number, place, goal))
        self.paid.emit(seat, beat.earned.income.total, milliseconds)

    def _turn_over(self, beat: AnimationStep) -> list[RegionLook]:
        """Add items for the stacks that go into decline; return the looks without those stacks."""
        assert self._map is not None
        board, after = self._map, at_the_end(self._looks, beat)
        shown = list(self._looks)
        self._turns = deque(turns_of([region for region in members(beat.faded) if shown[region].tokens]))
        for turn in self._turns:
            look = shown[turn.region]
            awake = TokenFace(RACE, look.race, look.tokens)
            asleep = TokenFace(RACE, look.race, after[turn.region].tokens, declined=True)
            pictures = self._sprites.stack(look.seat, awake), self._sprites.stack(look.seat, asleep)
            self._add(TurningItem(*pictures, board.token_size, board.shape.labels[turn.region], turn))
            shown[turn.region] = look._replace(tokens=0)
        return shown

    def _begin_turn(self, turn: StackTurn) -> None:
        """Show a region's ground in decline; a picture of the old ground over it is wiped off, at most MOST_WIPES."""
        assert self._map is not None
        wiped = sum(isinstance(item, WipedItem) for item in self._items)
        if wiped < MOST_WIPES and (view := _view_of(self._map)) is not None:
            outline = self._map.regions[turn.region].shape()
            box, detail = outline.boundingRect(), self._detail()
            picture = QPixmap(round(box.width() * detail), round(box.height() * detail))
            picture.fill(QColor(0, 0, 0, 0))
            p = QPainter(picture)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.scale(picture.width() / box.width(), picture.height() / box.height())
            p.translate(-box.topLeft())
            p.setClipPath(outline)
            self._map.paint_region(p, turn.region, view.viewport())
            p.end()
            self._add(WipedItem(picture, box, turn))
        self._map.show_declined(turn.region)

    def _detail(self) -> float:
        """Return the device pixels of the view per unit of the map."""
        view = _view_of(self._map) if self._map is not None else None
        return view.transform().m11() * view.devicePixelRatioF() if view is not None else 1.0

    def _add(self, item: MovingItem) -> None:
        assert self._map is not None
        self._map.addItem(item)
        self._items.append(item)

    def _go(self, time: float) -> None:
        milliseconds = time * self._length
        if self._turns and self._turns[0].begin <= milliseconds:
            self._begin_turn(self._turns.popleft())
        for item in self._items:
            item.go(milliseconds)

    def _land(self) -> None:
        if self._beat is None or self._map is None:
            return
        self._clear()
        beat, board = self._beat, self._map
        self._looks = at_the_end(self._looks, beat)
        goals = {flight.target for flight in beat.flights if flight.kind == RACE} - {AWAY}
        self._clear_after()
        if goals:
            dust = [DustItem(board.shape.labels[goal], board.token_size) for goal in sorted(goals)[:MOST]]
            self._show_after(board, dust, DUST)
        board.show_looks(self._looks)
        if self._beats:
            self._next()
        else:
            self._end()

    def _show_after(self, board: BoardScene, items: Sequence[MovingItem], milliseconds: int) -> None:
        """Animate *items* for *milliseconds* without making the game wait."""
        for item in items:
            board.addItem(item)
        self._afterwards = list(items)
        self._after_length = milliseconds
        self._after_clock.setDuration(milliseconds)
        self._after_clock.start()

    def _go_after(self, time: float) -> None:
        for item in self._afterwards:
            item.go(time * self._after_length)

    def _clear_after(self) -> None:
        _remove(self._afterwards)

    def _clear(self) -> None:
        _remove(self._items)
        self._turns.clear()

    def _end(self) -> None:
        self._beat = None
        self._map = None
        self.ended.emit()


def _view_of(board: BoardScene) -> QGraphicsView | None:
    return next(iter(board.views()), None)


def _remove(items: list[MovingItem]) -> None:
    for item in items:
        if item.scene() is not None:
            item.scene().removeItem(item)
    items.clear()


def landing(time: float) -> float:
    """Return the share of the way covered at *time* (0 to 1): InOutCubic, then OutBack with an overshoot at the end."""
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
    """A picture that reaches SPRITE_REACH around the origin and is enlarged by *size*, as tokens are."""

    def __init__(self, picture: QPixmap, size: float) -> None:
        super().__init__()
        self.picture = picture
        self.setScale(size)

    def boundingRect(self) -> QRectF:
        return _FRAME

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        device, side = painter.deviceTransform(), self.picture.width()
        if all(abs(2 * SPRITE_REACH * scale - side) <= 1 for scale in (device.m11(), device.m22())):
            copy_pixels(painter, self.picture, _CORNER)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(_FRAME, self.picture, QRectF(0, 0, side, side))


class FlyingItem(Sprite):
    """A sprite that flies from *start* to *goal* in an arc; a *sinking* one leaves in a straight line, as losers do."""

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
        self._begin = number * COIN_GAP
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
    """A *picture* of a region's old ground over *box* that is wiped off from left to right."""

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
    """A *picture* of the old map over *box* that fades out within *span* milliseconds."""

    def __init__(self, picture: QPixmap, box: QRectF, span: int) -> None:
        super().__init__(_ABOVE + 1)
        self._picture, self._box, self._span = picture, box, span

    def go(self, milliseconds: float) -> None:
        self.setOpacity(1 - min(1.0, milliseconds / self._span))

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(self._box, self._picture, QRectF(self._picture.rect()))


