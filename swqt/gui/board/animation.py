"""Animates played commands on the map.

``animation_steps`` turns the events of a command into animation steps, each a set of simultaneous flights of tokens,
pieces or coins. ``Animator`` plays the steps in order; it can be finished at any time, which shows the final position.
"""

from __future__ import annotations

import math
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from swqt.engine import (
    NOBODY,
    Abandoned,
    Board,
    Conquered,
    Declined,
    Deployed,
    Earned,
    Event,
    Lifted,
    Lost,
    Placed,
    RegionSet,
    Removed,
    Retreated,
    Rolled,
    Vanished,
    members,
    region_set,
)
from swqt.gui.board.region_items import RegionLook
from swqt.gui.board.scene import BoardScene
from swqt.gui.board.token_painter import RADIUS, TokenFace, paint_piece, paint_stack
from swqt.gui.style.painting import paint_coin
from swqt.gui.style.seat_style import NEUTRAL, style_of
from swqt.table import PlayedCommand, Seat, Settings

AWAY: Final = -1
"""Source or target of a flight that starts or ends off the map: the hand, the tray or the box."""

RACE: Final = "race"
NATIVE: Final = "native"
PIECE: Final = "piece"


class Flight(NamedTuple):
    """One movement of *tokens* tokens or pieces (*kind*, *name*) of *seat* from region *source* to region *target*.

    Either region may be AWAY. Tokens from the hand start at region *across* if there is one. A *late* flight starts
    after the other flights of its step.
    """

    kind: str
    name: str
    seat: int
    tokens: int
    source: int
    target: int
    declined: bool = False
    late: bool = False
    across: int = AWAY


class AnimationStep(NamedTuple):
    """Simultaneous animations: *flights*, a die roll that shows *pips*, the coins of *earned*.

    At the end of the step, the tokens in the regions *faded* are in decline. *events* are the events that the step
    shows; sounds are chosen from them.
    """

    events: tuple[Event, ...]
    flights: tuple[Flight, ...] = ()
    pips: int | None = None
    earned: Earned | None = None
    faded: RegionSet = 0


def animation_steps(board: Board, entry: PlayedCommand) -> list[AnimationStep]:
    """Return the animation steps of *entry* in the order of its events; empty if nothing visible happens."""
    return _StepBuilder(board, entry).build()


class _StepBuilder:
    """Groups the events of one command into steps, and tracks regions and tokens of each race on the way."""

    def __init__(self, board: Board, entry: PlayedCommand) -> None:
        self._board = board
        self._before = entry.before
        self._after = entry.after
        self._entry_events = entry.events
        self._tokens = list(entry.before.tokens)
        self._regions = {(tribe.seat, tribe.race): tribe.held for tribe in entry.before.tribes}
        self._leaving = False
        self._beats: list[AnimationStep] = []
        self._events: list[Event] = []
        self._flights: list[Flight] = []
        self._faded: RegionSet = 0

    def build(self) -> list[AnimationStep]:
        for event in self._entry_events:
            alone = isinstance(event, Rolled) or (isinstance(event, Earned) and event.income.total > 0)
            if alone and (self._flights or self._faded):
                self._close()
            flights = [] if alone else list(self._moved(event))
            if {flight.source for flight in flights} & {flight.target for flight in self._flights} - {AWAY}:
                self._close()    # tokens must land before they can leave again
            self._events.append(event)
            if isinstance(event, Rolled):
                self._close(pips=event.pips)
            elif isinstance(event, Earned) and alone:
                self._close(earned=event)
            else:
                self._take_off(event, flights)
        if self._flights or self._faded:
            self._close()
        elif self._events and self._beats:
            self._beats[-1] = self._beats[-1]._replace(events=(*self._beats[-1].events, *self._events))
        return self._beats

    def _close(self, pips: int | None = None, earned: Earned | None = None) -> None:
        self._beats.append(AnimationStep(tuple(self._events), tuple(self._flights), pips, earned, self._faded))
        self._events.clear()
        self._flights.clear()
        self._faded = 0

    def _take_off(self, event: Event, flights: list[Flight]) -> None:
        self._flights += flights
        for flight in flights:
            if flight.kind == RACE:
                for region, change in ((flight.source, -flight.tokens), (flight.target, flight.tokens)):
                    if region != AWAY:
                        self._tokens[region] += change
        if isinstance(event, Lost):
            self._leaving = True    # the conquering tokens start after the losers have left
            self._hold(event.seat, event.race, self._held(event.seat, event.race) & ~(1 << event.region))
        elif isinstance(event, Conquered):
            self._hold(event.seat, event.race, self._held(event.seat, event.race) | 1 << event.region)
        elif isinstance(event, Abandoned):
            self._hold(event.seat, event.race, self._held(event.seat, event.race) & ~event.regions)
        elif isinstance(event, Declined):
            self._faded |= region_set(region for region, _ in event.counts)

    def _moved(self, event: Event) -> Iterator[Flight]:
        standing = self._tokens
        match event:
            case Lost(seat, race, region, lost, withdrawn):
                if seat == NOBODY:
                    yield Flight(NATIVE, "", NOBODY, lost, region, AWAY)
                else:
                    yield Flight(RACE, race, seat, lost + withdrawn, region, AWAY, self._in_decline(seat, race))
            case Conquered(seat, race, region, tokens, _):
                if tokens:
                    across = self._beside(seat, race, region)
                    yield Flight(RACE, race, seat, tokens, AWAY, region, late=self._leaving, across=across)
            case Abandoned(seat, race, regions):
                yield from self._cleared(seat, race, regions)
            case Lifted(seat, race, counts):
                for region, count in counts:
                    yield Flight(RACE, race, seat, count, region, AWAY)
            case Retreated(seat, race, counts, _):
                for region, count in counts:
                    yield Flight(RACE, race, seat, count, AWAY, region, self._in_decline(seat, race))
            case Declined(seat, race, _, counts):
                yield from _spread(standing, self._held(seat, race), dict(counts), seat, race)
            case Vanished(seat, race):
                yield from self._cleared(seat, race, self._held(seat, race) & ~self._faded)
            case Deployed(seat, race, counts):
                yield from _spread(
                    standing, self._held(seat, race), dict(counts), seat, race, self._in_decline(seat, race)
                )
            case Placed(seat, piece, region, source):
                kind = RACE if self._is_race(piece) else PIECE
                yield Flight(kind, piece, seat, 1, source, region, self._in_decline(seat, piece), late=self._leaving)
            case Removed(piece, region):
                yield Flight(PIECE, piece, NOBODY, 1, region, AWAY)

    def _cleared(self, seat: int, race: str, regions: RegionSet) -> Iterator[Flight]:
        for region in members(regions):
            if self._tokens[region]:
                count = self._tokens[region]
                yield Flight(RACE, race, seat, count, region, AWAY, self._in_decline(seat, race))

    def _held(self, seat: int, race: str) -> RegionSet:
        return self._regions.get((seat, race), 0)

    def _hold(self, seat: int, race: str, regions: RegionSet) -> None:
        self._regions[seat, race] = regions

    def _beside(self, seat: int, race: str, region: int) -> int:
        """Return a neighbour of *region* that the race holds, or AWAY if there is none."""
        return next(iter(members(self._held(seat, race) & self._board.near[region])), AWAY)

    def _in_decline(self, seat: int, race: str) -> bool:
        return any((t.seat, t.race) == (seat, race) and not t.active for t in self._before.tribes)

    def _is_race(self, piece: str) -> bool:
        """Return whether *piece* is a race token: one that takes over a lost region is reported as a placed piece."""
        return any(tribe.race == piece for tribe in self._after.tribes)


def _spread(
    standing: Sequence[int], held: RegionSet, counts: dict[int, int], seat: int, race: str, declined: bool = False
) -> Iterator[Flight]:
    """Yield flights from regions with surplus tokens, then from the hand, to regions that lack tokens."""
    change = {region: counts.get(region, 0) - standing[region] for region in {*members(held), *counts}}
    spare = [region for region in sorted(change) for _ in range(-change[region])]
    moves: dict[tuple[int, int], int] = {}
    for region in sorted(change):
        for _ in range(change[region]):
            source = spare.pop(0) if spare else AWAY
            moves[source, region] = moves.get((source, region), 0) + 1
    for source in spare:
        moves[source, AWAY] = moves.get((source, AWAY), 0) + 1
    for (source, target), count in moves.items():
        yield Flight(RACE, race, seat, count, source, target, declined)


_ABOVE: Final = 20.0
_HOP: Final = 34.0
"""Height of a flight's arc, in board units."""

_RISE: Final = 64.0
"""How far above a region tokens from or to AWAY appear and vanish, in board units."""

_NATIVE_SCALE: Final = 0.86
_LATE: Final = 0.4
"""Share of a step after which a late flight starts."""


class FlyingItem(QGraphicsItem):
    """An item that moves from *start* to *goal*; None is off the map."""

    def __init__(self, start: QPointF | None, goal: QPointF | None, *, late: bool = False) -> None:
        super().__init__()
        self._start = start
        self._goal = goal
        self._wait = _LATE if late else 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # The picture does not change during the flight, so it is painted once and then copied.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(_ABOVE)
        self.go(0.0)

    def go(self, time: float) -> None:
        """Move the item to its place at *time* of the step, from 0 to 1."""
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
    """Paints the tokens or the piece of a Flight."""

    def __init__(self, flight: Flight, start: QPointF | None, goal: QPointF | None, native: str) -> None:
        self._flight = flight
        self._native = native
        super().__init__(start, goal, late=flight.late)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        flight = self._flight
        if flight.kind == PIECE:
            paint_piece(painter, flight.name, RADIUS * 0.6)
        elif flight.kind == NATIVE:
            paint_stack(painter, NEUTRAL, TokenFace(NATIVE, self._native, flight.tokens), RADIUS * _NATIVE_SCALE)
        else:
            face = TokenFace(flight.kind, flight.name, flight.tokens, flight.declined)
            paint_stack(painter, style_of(flight.seat), face)


class FlyingCoin(FlyingItem):
    """A coin that a region pays."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_coin(painter, QPointF(0, 0), RADIUS * 0.62)


def ends(flight: Flight, places: list[QPointF]) -> tuple[QPointF | None, QPointF | None]:
    """Return start and goal of *flight*, None for off the map; *places* has one point for each region."""
    source = flight.across if flight.source == AWAY else flight.source
    start = None if source == AWAY else places[source]
    goal = None if flight.target == AWAY else places[flight.target]
    return start, goal


def departed(look: RegionLook, flight: Flight) -> RegionLook:
    """Return *look* without the tokens or piece of *flight*."""
    if flight.kind == PIECE:
        return look._replace(pieces=_counted(look.pieces, flight.name, -1))
    if flight.kind == NATIVE:
        return look._replace(natives=max(0, look.natives - flight.tokens))
    left = max(0, look.tokens - flight.tokens)
    if left:
        return look._replace(tokens=left)
    return look._replace(tokens=0, seat=-1, race="", declined=False)


def landed(look: RegionLook, flight: Flight) -> RegionLook:
    """Return *look* with the tokens or piece of *flight* added."""
    if flight.kind == PIECE:
        return look._replace(pieces=_counted(look.pieces, flight.name, 1))
    if flight.kind == NATIVE:
        return look._replace(natives=look.natives + flight.tokens)
    same = (look.seat, look.race) == (flight.seat, flight.name)
    tokens = flight.tokens + (look.tokens if same else 0)
    return look._replace(tokens=tokens, seat=flight.seat, race=flight.name, declined=flight.declined)


def at_the_start(looks: list[RegionLook], beat: AnimationStep) -> list[RegionLook]:
    """Return *looks* without everything that leaves in *beat*."""
    out = list(looks)
    for flight in beat.flights:
        if flight.source != AWAY:
            out[flight.source] = departed(out[flight.source], flight)
    return out


def at_the_end(looks: list[RegionLook], beat: AnimationStep) -> list[RegionLook]:
    """Return *looks* with everything that arrives or goes into decline in *beat*."""
    out = list(looks)
    for flight in beat.flights:
        if flight.target != AWAY:
            out[flight.target] = landed(out[flight.target], flight)
    for region in members(beat.faded):
        out[region] = out[region]._replace(declined=True)
    return out


def _counted(pieces: tuple[tuple[str, int], ...], kind: str, change: int) -> tuple[tuple[str, int], ...]:
    counter = Counter(dict(pieces))
    counter[kind] += change
    return tuple(sorted((name, count) for name, count in counter.items() if count > 0))


PACE: Final = {"slow": 900, "normal": 480, "fast": 220, "instant": 0}
"""Milliseconds of a step for each speed setting."""


def pace_of(settings: Settings, seats: Sequence[Seat], seat: int) -> int:
    """Return the milliseconds of a step in which *seat* acts; 0 means no animation.

    Events of no seat (chance) use the speed of people, so that die rolls stay visible when bots are fast.
    """
    if settings.reduced_motion:
        return 0
    is_bot = seat >= 0 and not seats[seat].is_human
    return PACE[settings.bot_speed if is_bot else settings.own_speed]


class AnimatedCommand(NamedTuple):
    """One command to animate: the *looks* of all regions before it, its steps, and the milliseconds of each."""

    looks: list[RegionLook]
    beats: list[AnimationStep]
    pace: int


class Animator(QObject):
    """Plays animations on one map at a time.

    ``began`` carries each AnimationStep and its milliseconds; ``ended`` follows the last one.
    """

    began = Signal(object, int)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._map: BoardScene | None = None
        self._beats: deque[tuple[list[RegionLook] | None, AnimationStep, int]] = deque()
        self._looks: list[RegionLook] = []
        self._items: list[FlyingItem] = []
        self._beat: AnimationStep | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._go)
        self._clock.finished.connect(self._land)

    @property
    def is_running(self) -> bool:
        """Whether an animation is playing."""
        return self._beat is not None

    def play(self, board: BoardScene, scenes: Iterable[AnimatedCommand]) -> bool:
        """Play *scenes* on *board* and return whether there is anything to show. A running animation is finished."""
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
        self._next()
        return True

    def finish(self) -> None:
        """Skip the rest of the animation; emits ``ended`` if one was running."""
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
        self._map.show_looks(self._looks)
        places = self._map.shape.labels
        for flight in beat.flights:
            native = "monster" if self._map.board.world == "underground" else "tribe"
            self._add(FlyingStack(flight, *ends(flight, places), native))
        if beat.earned is not None:
            paying = {region for part in beat.earned.income.parts for region in members(part.regions)}
            for region in sorted(paying):
                self._add(FlyingCoin(places[region], None))
        self.began.emit(beat, pace)
        self._clock.setDuration(pace)
        self._clock.start()

    def _add(self, item: FlyingItem) -> None:
        assert self._map is not None
        self._map.addItem(item)
        self._items.append(item)

    def _go(self, time: float) -> None:
        for item in self._items:
            item.go(time)

    def _land(self) -> None:
        if self._beat is None or self._map is None:
            return
        self._clear()
        self._looks = at_the_end(self._looks, self._beat)
        if self._beats:
            self._map.show_looks(self._looks)
            self._next()
        else:
            self._end()

    def _clear(self) -> None:
        for item in self._items:
            if item.scene() is not None:
                item.scene().removeItem(item)
        self._items.clear()

    def _end(self) -> None:
        self._beat = None
        self._map = None
        self.ended.emit()
