"""From what happened to what moves: beats that follow each other, each with flights that go together.

What flies over the map: a stack, a piece or a coin, painted once and moved along its way.

What the map shows in the middle of a move: tokens that have left are gone, tokens on their way not there yet.

Plays beats over a map, one after another; at any moment it can be finished, and then the position is shown.
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
"""Where tokens come from and go to that are on no region: the hand, the tray, the box."""

RACE: Final = "race"
NATIVE: Final = "native"
PIECE: Final = "piece"


class Flight(NamedTuple):
    """*tokens* of something (*kind*, *name*) of *seat* goes from region *source* to region *target*; AWAY is no region.

    Tokens from the hand seem to come *across* a region. What is *late* sets out when the rest of its beat is half way.
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
    """What goes on at the same time: *flights*, the die showing *pips*, coins that *earned* tells of.

    At its end the tokens in the regions *faded* are in decline. *events* are what it shows, for whoever tells the
    same in another way.
    """

    events: tuple[Event, ...]
    flights: tuple[Flight, ...] = ()
    pips: int | None = None
    earned: Earned | None = None
    faded: RegionSet = 0


def beats_of(board: Board, entry: PlayedCommand) -> list[AnimationStep]:
    """Return the beats of *entry*, in the order of its events; a move that nobody can see has none."""
    return _Score(board, entry).write()


class _Score:
    """Goes through the events of one command: who holds what, with how many tokens, changes as it goes."""

    def __init__(self, board: Board, entry: PlayedCommand) -> None:
        self._board = board
        self._before = entry.before
        self._after = entry.after
        self._told = entry.events
        self._standing = list(entry.before.tokens)
        self._regions = {(tribe.seat, tribe.race): tribe.held for tribe in entry.before.tribes}
        self._leaving = False
        self._beats: list[AnimationStep] = []
        self._events: list[Event] = []
        self._flights: list[Flight] = []
        self._faded: RegionSet = 0

    def write(self) -> list[AnimationStep]:
        for event in self._told:
            alone = isinstance(event, Rolled) or (isinstance(event, Earned) and event.income.total > 0)
            if alone and (self._flights or self._faded):
                self._close()
            flights = [] if alone else list(self._moved(event))
            if {flight.source for flight in flights} & {flight.target for flight in self._flights} - {AWAY}:
                self._close()    # what has not landed cannot set out again
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
                        self._standing[region] += change
        if isinstance(event, Lost):
            self._leaving = True    # whoever takes the region comes late
            self._hold(event.seat, event.race, self._held(event.seat, event.race) & ~(1 << event.region))
        elif isinstance(event, Conquered):
            self._hold(event.seat, event.race, self._held(event.seat, event.race) | 1 << event.region)
        elif isinstance(event, Abandoned):
            self._hold(event.seat, event.race, self._held(event.seat, event.race) & ~event.regions)
        elif isinstance(event, Declined):
            self._faded |= region_set(region for region, _ in event.counts)

    def _moved(self, event: Event) -> Iterator[Flight]:
        standing = self._standing
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
            if self._standing[region]:
                count = self._standing[region]
                yield Flight(RACE, race, seat, count, region, AWAY, self._in_decline(seat, race))

    def _held(self, seat: int, race: str) -> RegionSet:
        return self._regions.get((seat, race), 0)

    def _hold(self, seat: int, race: str, regions: RegionSet) -> None:
        self._regions[seat, race] = regions

    def _beside(self, seat: int, race: str, region: int) -> int:
        """Return a neighbour of *region* that the race holds, or AWAY if it comes from off the map."""
        return next(iter(members(self._held(seat, race) & self._board.near[region])), AWAY)

    def _in_decline(self, seat: int, race: str) -> bool:
        return any((t.seat, t.race) == (seat, race) and not t.active for t in self._before.tribes)

    def _is_race(self, piece: str) -> bool:
        """Return whether *piece* is a race: a token that takes over a lost region is told as a piece placed."""
        return any(tribe.race == piece for tribe in self._after.tribes)


def _spread(
    standing: Sequence[int], held: RegionSet, counts: dict[int, int], seat: int, race: str, declined: bool = False
) -> Iterator[Flight]:
    """Yield flights from where there are too many tokens (the hand last) to where there are too few."""
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
            paint_stack(painter, NEUTRAL, TokenFace(NATIVE, self._native, flight.tokens), RADIUS * _SMALL)
        else:
            face = TokenFace(flight.kind, flight.name, flight.tokens, flight.declined)
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


def departed(look: RegionLook, flight: Flight) -> RegionLook:
    """Return *look* without what sets out from it."""
    if flight.kind == PIECE:
        return look._replace(pieces=_counted(look.pieces, flight.name, -1))
    if flight.kind == NATIVE:
        return look._replace(natives=max(0, look.natives - flight.tokens))
    left = max(0, look.tokens - flight.tokens)
    if left:
        return look._replace(tokens=left)
    return look._replace(tokens=0, seat=-1, race="", declined=False)


def landed(look: RegionLook, flight: Flight) -> RegionLook:
    """Return *look* with what has come to it."""
    if flight.kind == PIECE:
        return look._replace(pieces=_counted(look.pieces, flight.name, 1))
    if flight.kind == NATIVE:
        return look._replace(natives=look.natives + flight.tokens)
    same = (look.seat, look.race) == (flight.seat, flight.name)
    tokens = flight.tokens + (look.tokens if same else 0)
    return look._replace(tokens=tokens, seat=flight.seat, race=flight.name, declined=flight.declined)


def at_the_start(looks: list[RegionLook], beat: AnimationStep) -> list[RegionLook]:
    """Return *looks* as they are while the flights of *beat* are in the air."""
    out = list(looks)
    for flight in beat.flights:
        if flight.source != AWAY:
            out[flight.source] = departed(out[flight.source], flight)
    return out


def at_the_end(looks: list[RegionLook], beat: AnimationStep) -> list[RegionLook]:
    """Return *looks* once the flights of *beat* have come down."""
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
"""Milliseconds of a beat, by the speed that the player has chosen."""


def pace_of(settings: Settings, seats: Sequence[Seat], seat: int) -> int:
    """Return the milliseconds of a beat in which *seat* acts; 0 shows no motion at all.

    Chance (no seat) is as fast as people are: whoever wants to see the die wants to see it roll.
    """
    if settings.reduced_motion:
        return 0
    is_bot = seat >= 0 and not seats[seat].is_human
    return PACE[settings.bot_speed if is_bot else settings.own_speed]


class AnimatedCommand(NamedTuple):
    """One command: what every region showed before it, its *beats*, and how many milliseconds each takes."""

    looks: list[RegionLook]
    beats: list[AnimationStep]
    pace: int


class Animator(QObject):
    """Shows moves on one map at a time. ``began`` tells each Beat and its pace, ``ended`` when all is over."""

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
        """Whether the map shows something on its way, and not the position."""
        return self._beat is not None

    def play(self, board: BoardScene, scenes: Iterable[AnimatedCommand]) -> bool:
        """Show *scenes* on *board*; return whether there is anything to see. What was running is finished."""
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
        """Be done at once; ``ended`` follows if anything was running."""
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
