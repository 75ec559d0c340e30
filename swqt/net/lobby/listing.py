"""The list of tables nearby: which of what is announced is alive, and what is shown of it.

An announcement says little: mDNS lists a killed program for twenty minutes. A table is live once it has answered a
probe, grey after two failures in a row, hidden ten seconds after its last answer and shown again when it answers.
Announcing is cheap, and anybody can do it for many tables. So each address has few places and one turn, the own
networks go before others, and addresses that were never asked before those that were.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from swqt.net.lobby.table import LONGEST_TABLE_NAME, MOST_TOLD_PEOPLE, Announcement
from swqt.net.wire.limits import Bounded, Bucket, network_of
from swqt.net.wire.messages import STATES, Info
from swqt.net.wire.text import clean

PROBE: Final = 2.0    # seconds between two probes of a table that is shown
HIDDEN_PROBE: Final = 10.0    # seconds between two probes of one that is hidden
HIDE: Final = 10.0
FAILURES: Final = 2
SHOWN: Final = 64    # tables that are shown...
SHOWN_OF_SOURCE: Final = 4    # ... and those of them at one address, or in one IPv6 network
MOST: Final = 512    # names that are remembered; for further ones those must give way that have not answered
ROOM: Final = 32    # names that give way at once, so that a flood does not cost much of the processor
PROBES: Final = 20.0    # probes a second
MOST_PROBES: Final = 40    # probes at the same time: where nobody answers, each takes a second and a half
PROBE_TIMEOUT: Final = 1.5

KNOWN_KEY, OWN_GAME, UNKNOWN = range(3)
"""How well a table is known: its host is, it goes on with a game of ours, or neither. Less is better."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table nearby. ``service`` is its name in mDNS, ``round_trip`` in seconds that of its last answer."""

    service: str
    announced: Announcement
    addresses: tuple[str, ...]
    port: int
    liveness: Literal["new", "live", "grey", "hidden"] = "new"
    round_trip: float = 0.0

    @property
    def is_shown(self) -> bool:
        return self.liveness in ("live", "grey")


Source = tuple[bool, str]    # whether an address is far, not in a network of ours, and what is counted as one with it


class _Row:
    """What the listing knows of a table besides. ``alive`` is when it answered last, or was found."""

    def __init__(self, table: Listed, number: int, now: float) -> None:
        self.table = table
        self.number = number
        self.rank = UNKNOWN
        self.source: Source = (True, "")
        self.answered: float | None = None    # when it did so first
        self.alive = self.due = now
        self.failures = 0
        self.probing = False

    @property
    def order(self) -> tuple[float, ...]:
        """Sorts rows by how much they deserve a place: known ones, those that answered longest ago, the newest."""
        return (self.rank, self.answered is None, self.answered or 0.0, -self.number)


class Listing:
    """All tables that were announced. Its methods return the tables of which people see something else now, also that
    they are not shown any more. *rank* says how well a table is known, *near* whether an address is in a network of
    ours. Sans-I/O.
    """

    def __init__(
        self, rank: Callable[[Announcement], int] = lambda _: UNKNOWN, near: Callable[[str], bool] = lambda _: True
    ) -> None:
        self._rank = rank
        self._near = near
        self._rows: dict[str, _Row] = {}
        self._budget = Bucket(PROBES, PROBES)
        self._turns: Bounded[Source, int] = Bounded(MOST)
        self._probes = 0
        self._count = 0

    @property
    def shown(self) -> tuple[Listed, ...]:
        """The tables to show, those first that are known or have been there for long."""
        left: Counter[Source] = Counter()
        found = []
        for row in sorted((row for row in self._rows.values() if row.table.is_shown), key=lambda row: row.order):
            left[row.source] += 1
            if left[row.source] <= SHOWN_OF_SOURCE:
                found.append(row.table)
        return tuple(found[:SHOWN])

    def announced(
        self, service: str, table: Announcement, addresses: Sequence[str], port: int, now: float
    ) -> list[Listed]:
        """A table was announced or announces something else; it is shown once it has answered."""
        row = self._rows.get(service)
        if row is None:
            if len(self._rows) >= MOST and not self._make_room():
                return []
            self._count += 1
            row = self._rows[service] = _Row(Listed(service, table, tuple(addresses), port), self._count, now)
        near = next((address for address in addresses if self._near(address)), None)
        row.due, row.rank = min(row.due, now), self._rank(table)
        row.source = (near is None, network_of(near or next(iter(addresses), "")))
        return self._put(row, replace(row.table, announced=table, addresses=tuple(addresses), port=port))

    def _make_room(self) -> bool:
        """Forget some that do not answer, or that are too many at their address to be shown; False if there are none.

        Of the addresses the far ones give way first, then the one with the most names; there the oldest names.
        """
        of_source: dict[Source, list[_Row]] = {}
        for row in sorted(self._rows.values(), key=lambda row: row.order):
            of_source.setdefault(row.source, []).append(row)
        found = [
            (not row.table.is_shown, row.rank, source[0], len(rows), -row.number, row.table.service)
            for source, rows in of_source.items() for place, row in enumerate(rows)
            if not row.table.is_shown or place >= SHOWN_OF_SOURCE
        ]  # fmt: skip
        for *_, service in heapq.nlargest(ROOM, found):
            del self._rows[service]
        return bool(found)

    def withdrawn(self, service: str) -> list[Listed]:
        row = self._rows.pop(service, None)
        return [] if row is None else self._put(row, replace(row.table, liveness="hidden"))

    def due(self, now: float) -> tuple[Listed, ...]:
        """Return which tables to probe now, few at a time; each is to be followed by ``answered`` or ``failed``."""
        if not self._budget.holds(1, now):
            return ()
        waiting: dict[Source, list[_Row]] = {}
        for row in sorted(self._rows.values(), key=lambda row: row.order):
            if not row.probing and row.due <= now:
                waiting.setdefault(row.source, []).append(row)
        free = MOST_PROBES - sum(row.probing for row in self._rows.values())
        found: list[Listed] = []
        while waiting and len(found) < free and self._budget.take(1, now):
            source = min(waiting, key=lambda one: self._turn(one, waiting[one][0]))
            row = waiting[source].pop(0)
            if not waiting[source]:
                del waiting[source]
            row.probing = True
            self._probes += 1
            self._turns.keep(source, self._probes)
            found.append(row.table)
        return tuple(found)

    def _turn(self, source: Source, row: _Row) -> tuple[int, ...]:
        """Sorts addresses by whose turn it is; *row* is the best of *source*."""
        return (source[0], self._turns.get(source, 0), row.rank, -row.number)

    def answered(self, service: str, info: Info, round_trip: float, now: float) -> list[Listed]:
        """A table has answered: it is live, and *info* is newer than what it announced."""
        row = self._rows.get(service)
        if row is None:
            return []
        row.probing, row.failures, row.alive, row.due = False, 0, now, now + PROBE
        row.answered = now if row.answered is None else row.answered
        # The announced name is longer; the answer's counts where that is another one.
        before, name = row.table.announced, clean(info.name, LONGEST_TABLE_NAME)
        announced = before._replace(
            name=before.name if before.name.startswith(name) else name,
            state=STATES[info.state] if info.state < len(STATES) else "lobby",
            seats=min(info.seats, MOST_TOLD_PEOPLE),
            taken=min(info.taken, MOST_TOLD_PEOPLE),
            spectators=min(info.spectators, MOST_TOLD_PEOPLE),
            engine=info.engine,
            game=info.game or before.game,
        )
        known = row.table.round_trip    # one that trembles is no news
        steady = known if known and 0.5 < round_trip / known < 2 else round_trip
        return self._put(row, replace(row.table, announced=announced, liveness="live", round_trip=steady))

    def failed(self, service: str, now: float) -> list[Listed]:
        row = self._rows.get(service)
        if row is None:
            return []
        row.probing = False
        row.failures += 1
        row.due = now + (HIDDEN_PROBE if row.table.liveness == "hidden" else PROBE)
        grey = row.failures >= FAILURES and row.table.liveness == "live"
        return self._put(row, replace(row.table, liveness="grey")) if grey else []

    def tick(self, now: float) -> list[Listed]:
        """Return what must be hidden by now."""
        late = [row for row in self._rows.values() if row.failures and now >= row.alive + HIDE]
        return [table for row in late for table in self._put(row, replace(row.table, liveness="hidden"))]

    def forget(self) -> None:
        """Nobody listens any more: the list is empty afterwards."""
        self._rows.clear()

    def _put(self, row: _Row, table: Listed) -> list[Listed]:
        before, row.table = row.table, table
        return [table] if before != table and (before.is_shown or table.is_shown) else []


