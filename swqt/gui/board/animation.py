"""Turns played commands into animation steps: flights of tokens, pieces and coins, die rolls and declines.

The functions below ``animation_steps`` compute what the regions show before and after a step, its duration, and when
each of its tokens moves. A SpritePainter draws the pictures of flights.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

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
from swqt.gui.board.glyphs import shadow
from swqt.gui.board.region_items import RegionLook
from swqt.gui.board.token_painter import RADIUS, TokenFace, paint_piece, paint_stack, paint_token
from swqt.gui.style.cards import paint_coin
from swqt.gui.style.motion import reduces_motion
from swqt.gui.style.seat_style import NEUTRAL, style_of
from swqt.table import PlayedCommand, Seat, Settings

AWAY: Final = -1
"""Source or target of a flight that starts or ends off the map: the hand, the tray or the box."""

RACE: Final = "race"
NATIVE: Final = "native"
PIECE: Final = "piece"

WAY: Final = 320
NEXT: Final = 60
LONGEST: Final = 800
"""In milliseconds: tokens start at most NEXT apart, each flies for WAY + NEXT, and all of them land within LONGEST."""

LEAVING: Final = 260
DECLINE: Final = 700
COINS: Final = 500
DIE: Final = 500
REST: Final = 450
"""Milliseconds: the fall of the die, and the pause for reading its result before anything else moves."""

MOST: Final = 20
"""Maximum number of items that move at once; the others appear at the end of the step."""

MOST_COINS: Final = 5
"""Maximum number of coins that move in one step."""

_LATE: Final = 200
"""Milliseconds by which the conqueror's tokens start later than the loser's."""

COIN_GAP: Final = 45
COIN_WAY: Final = COINS - (MOST_COINS - 1) * COIN_GAP
"""Milliseconds between the starts of two coins, and the flight time of one coin."""

_NATIVE_SCALE: Final = 0.86
SPRITE_REACH: Final = RADIUS * 1.6


class Flight(NamedTuple):
    """One movement of *tokens* tokens or pieces (*kind*, *name*) of *seat* from region *source* to region *target*.

    Either region may be AWAY. Tokens from a hand that the tray does not show start at region *across* if there is one.
    A *late* flight starts after the other flights of its step.
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
    """Groups the events of one command into steps while tracking the regions and tokens of each race."""

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
                    declined, across = self._in_decline(seat, race), self._beside(seat, race, region)
                    yield Flight(RACE, race, seat, tokens, AWAY, region, declined, late=self._leaving, across=across)
            case Abandoned(seat, race, regions):
                yield from self._cleared(seat, race, regions)
            case Lifted(seat, race, counts):
                for region, count in counts:
                    yield Flight(RACE, race, seat, count, region, AWAY, self._in_decline(seat, race))
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
        """Return whether *piece* is a race: its token that takes over a lost region is reported as a placed piece."""
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


def rearrangement(before: Mapping[int, int], after: Mapping[int, int], seat: int, race: str) -> AnimationStep:
    """Return the step that changes token counts by region from *before* to *after*, via the hand if necessary."""
    standing = [before.get(region, 0) for region in range(max((*before, *after), default=-1) + 1)]
    return AnimationStep((), tuple(_spread(standing, region_set(before), dict(after), seat, race)))


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


PACE: Final = {"slow": 1.5, "normal": 1.0, "fast": 0.5, "instant": 0.0}
"""Duration factor of each speed setting."""


def pace_of(settings: Settings, seats: Sequence[Seat], seat: int) -> float:
    """Return the duration factor of steps in which *seat* acts; 0 if nothing shall move."""
    return 0.0 if reduces_motion(settings) else speed_of(settings, seats, seat)


def speed_of(settings: Settings, seats: Sequence[Seat], seat: int) -> float:
    """Return the duration factor chosen in the settings for *seat*; 0 is instant.

    Events without a seat (chance) use the speed for people, so that die rolls stay visible when bots are fast.
    """
    is_bot = seat >= 0 and not seats[seat].is_human
    return PACE[settings.bot_speed if is_bot else settings.own_speed]


class Movement(NamedTuple):
    """The movement of *tokens* tokens of *flight*, *begin* milliseconds after its step began and *span* long."""

    flight: Flight
    tokens: int
    begin: int
    span: int


def movements(step: AnimationStep) -> list[Movement]:
    """Return the movements of *step*, at most MOST.

    Tokens from or to the hand move one by one unless that would exceed MOST. Late flights follow the others.
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
    """Return the duration in milliseconds of *step*, whose movements are *moved*."""
    if step.pips is not None:
        return DIE + REST
    if step.earned is not None:
        return COINS
    return max([DECLINE if step.faded else 0, *(one.begin + one.span for one in moved)])


class TableEdges(NamedTuple):
    """Where tokens and coins enter and leave the map, in pixels of its view.

    *hand* are the positions of the tokens in the tray below the map, which shows the hand of *seat*. *rows* are the
    positions of the players' rows by seat, to the right of the map or above it.
    """

    seat: int = AWAY
    hand: tuple[QPointF, ...] = ()
    rows: Mapping[int, QPointF] = {}


class AnimatedCommand(NamedTuple):
    """One command to animate: the *looks* of all regions before it, its steps, and their duration factor *pace*."""

    looks: list[RegionLook]
    beats: list[AnimationStep]
    pace: float


class StackTurn(NamedTuple):
    """The turning of the stack of *region*: *begin* milliseconds after its step began, and *span* long."""

    region: int
    begin: int
    span: int

    def share(self, milliseconds: float) -> float:
        """Return how far the stack has turned *milliseconds* after the step began, from 0 to 1."""
        return _IN_OUT.valueForProgress(min(1.0, max(0.0, (milliseconds - self.begin) / self.span)))


_IN_OUT: Final = QEasingCurve(QEasingCurve.Type.InOutQuad)
_WAVE: Final = 40
_LONGEST_WAVE: Final = 240


def turns_of(regions: Sequence[int]) -> list[StackTurn]:
    """Return the turns of at most MOST of *regions*, staggered because only one ground is drawn per frame."""
    some = regions[:MOST]
    gap = min(_WAVE, _LONGEST_WAVE // max(1, len(some) - 1))
    span = DECLINE - gap * (len(some) - 1)
    return [StackTurn(region, number * gap, span) for number, region in enumerate(some)]


class SpritePainter:
    """Draws and caches the pictures of sprites at *detail* device pixels per unit."""

    def __init__(self, detail: float, native: str) -> None:
        self._detail = max(0.1, detail)
        self._native = native
        self._pictures: dict[object, QPixmap] = {}

    def flight(self, flight: Flight, tokens: int) -> QPixmap:
        """Return the picture of *tokens* tokens of *flight* (a single one looks as in the tray) or of its piece."""
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
        """Return the picture cached under *key*; *paint* draws it on first use."""
        if (known := self._pictures.get(key)) is not None:
            return known
        side = math.ceil(2 * SPRITE_REACH * self._detail)
        picture = QPixmap(QSize(side, side))
        picture.fill(Qt.GlobalColor.transparent)
        p = QPainter(picture)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.translate(side / 2, side / 2)
        p.scale(side / 2 / SPRITE_REACH, side / 2 / SPRITE_REACH)
        paint(p)
        p.end()
        self._pictures[key] = picture
        return picture


def _paint_one(p: QPainter, seat: int, face: TokenFace) -> None:
    shadow(p, RADIUS * 0.2, RADIUS * 0.45, RADIUS * 1.3, RADIUS * 1.15, 120)
    paint_token(p, style_of(seat), face)
