"""From what happened to what moves: beats that follow each other, each with flights that go together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

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
from swqt.table import Entry

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


class Beat(NamedTuple):
    """What goes on at the same time: *flights*, the die showing *pips*, coins that *earned* tells of.

    At its end the tokens in the regions *faded* are in decline. *events* are what it shows, for whoever tells the
    same in another way.
    """

    events: tuple[Event, ...]
    flights: tuple[Flight, ...] = ()
    pips: int | None = None
    earned: Earned | None = None
    faded: RegionSet = 0


def beats_of(board: Board, entry: Entry) -> list[Beat]:
    """Return the beats of *entry*, in the order of its events; a move that nobody can see has none."""
    return _Score(board, entry).write()


class _Score:
    """Goes through the events of one command: who holds what, with how many tokens, changes as it goes."""

    def __init__(self, board: Board, entry: Entry) -> None:
        self._board = board
        self._before = entry.before
        self._after = entry.after
        self._told = entry.events
        self._standing = list(entry.before.tokens)
        self._regions = {(tribe.seat, tribe.race): tribe.held for tribe in entry.before.tribes}
        self._leaving = False
        self._beats: list[Beat] = []
        self._events: list[Event] = []
        self._flights: list[Flight] = []
        self._faded: RegionSet = 0

    def write(self) -> list[Beat]:
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
        self._beats.append(Beat(tuple(self._events), tuple(self._flights), pips, earned, self._faded))
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
