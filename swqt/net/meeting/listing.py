"""The list of tables nearby: what was announced, and which of it is alive. Sans-I/O.

An announcement says little: mDNS lists a killed program for twenty minutes. A table is live once it has answered a
probe, grey after two failures in a row, hidden ten seconds after its last answer and shown again when it answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from swqt.net.meeting.announcement import Announcement
from swqt.net.wire.messages import STATES, Info
from swqt.net.wire.plaintext import clean

PROBE: Final = 2.0
"""Seconds between two probes of a table that is shown."""

HIDDEN_PROBE: Final = 10.0
"""Seconds between two probes of one that is hidden."""

HIDE: Final = 10.0
FAILURES: Final = 2
MOST: Final = 200
"""Tables in the list; for further ones those must give way that have not answered."""

MOST_PROBES: Final = 16
"""Probes at the same time."""

Liveness = Literal["new", "live", "grey", "hidden"]


@dataclass(frozen=True, slots=True)
class Listed:
    """A table nearby. ``service`` is its name in mDNS, ``round_trip`` in seconds that of its last answer."""

    service: str
    announced: Announcement
    addresses: tuple[str, ...]
    port: int
    liveness: Liveness = "new"
    round_trip: float = 0.0


@dataclass(frozen=True, slots=True)
class Found:
    """A table to show, for the first time or again."""

    table: Listed


@dataclass(frozen=True, slots=True)
class Altered:
    """A table that is shown is another now."""

    table: Listed


@dataclass(frozen=True, slots=True)
class Gone:
    """A table that is not to be shown any more."""

    service: str


Event = Found | Altered | Gone


class _Row:
    def __init__(self, table: Listed, now: float) -> None:
        self.table = table
        self.alive = now       # of the last answer, or when it was found
        self.failures = 0
        self.due = now
        self.probing = False


class Listing:
    """All tables that were announced; its methods return what changes in the list that people see."""

    def __init__(self) -> None:
        self._rows: dict[str, _Row] = {}

    @property
    def shown(self) -> tuple[Listed, ...]:
        """The tables to show, by name."""
        rows = (row.table for row in self._rows.values() if row.table.liveness in ("live", "grey"))
        return tuple(sorted(rows, key=lambda table: (table.announced.name.casefold(), table.service)))

    def find(self, service: str) -> Listed | None:
        """Return what is known of *service*, shown or not."""
        row = self._rows.get(service)
        return None if row is None else row.table

    def announced(
        self, service: str, table: Announcement, addresses: Sequence[str], port: int, now: float
    ) -> list[Event]:
        """A table was announced or announces something else; it is shown once it has answered."""
        row = self._rows.get(service)
        if row is None:
            self._make_room()
            if len(self._rows) < MOST:
                self._rows[service] = _Row(Listed(service, table, tuple(addresses), port), now)
            return []
        row.due = min(row.due, now)
        return self._put(row, replace(row.table, announced=table, addresses=tuple(addresses), port=port))

    def _make_room(self) -> None:
        """If the list is full, forget one that does not answer: announcing is cheap, and anybody can do it for many."""
        silent = [row for row in self._rows.values() if row.table.liveness in ("new", "hidden")]
        if len(self._rows) >= MOST and silent:
            row = min(silent, key=lambda one: (not one.failures, one.alive))
            del self._rows[row.table.service]

    def withdrawn(self, service: str) -> list[Event]:
        """A table said goodbye."""
        row = self._rows.pop(service, None)
        return [Gone(service)] if row is not None and row.table.liveness in ("live", "grey") else []

    def due(self, now: float) -> tuple[Listed, ...]:
        """Return which tables to probe now, few at a time; each is to be followed by ``answered`` or ``failed``."""
        free = MOST_PROBES - sum(row.probing for row in self._rows.values())
        waiting = [row for row in self._rows.values() if not row.probing and row.due <= now]
        rows = sorted(waiting, key=lambda row: row.due)[: max(free, 0)]
        for row in rows:
            row.probing = True
        return tuple(row.table for row in rows)

    def answered(self, service: str, info: Info, round_trip: float, now: float) -> list[Event]:
        """A table has answered: it is live, and *info* is newer than what it announced."""
        row = self._rows.get(service)
        if row is None:
            return []
        row.probing, row.failures, row.alive, row.due = False, 0, now, now + PROBE
        # The announced name is longer; the answer's counts where that is another one.
        known_name, name = row.table.announced.name, clean(info.name, 40)
        told = row.table.announced._replace(
            name=known_name if known_name.startswith(name) else name,
            state=STATES[info.state] if info.state < len(STATES) else "lobby",
            seats=min(info.seats, 99),
            taken=min(info.taken, 99),
            spectators=min(info.spectators, 99),
            engine=info.engine,
            game=info.game or row.table.announced.game,
        )
        # A round trip that trembles is no news.
        known = row.table.round_trip
        steady = known if known and 0.5 < round_trip / known < 2 else round_trip
        return self._put(row, replace(row.table, announced=told, liveness="live", round_trip=steady))

    def failed(self, service: str, now: float) -> list[Event]:
        """A table has not answered a probe."""
        row = self._rows.get(service)
        if row is None:
            return []
        row.probing = False
        row.failures += 1
        row.due = now + (HIDDEN_PROBE if row.table.liveness == "hidden" else PROBE)
        if row.failures >= FAILURES and row.table.liveness == "live":
            return self._put(row, replace(row.table, liveness="grey"))
        return []

    def tick(self, now: float) -> list[Event]:
        """Return what must be hidden by now."""
        events: list[Event] = []
        for row in self._rows.values():
            if row.failures and row.table.liveness != "hidden" and now >= row.alive + HIDE:
                events += self._put(row, replace(row.table, liveness="hidden"))
        return events

    def forget(self) -> list[Event]:
        """Return what must go when nobody listens any more; the list is empty afterwards."""
        events: list[Event] = [Gone(table.service) for table in self.shown]
        self._rows.clear()
        return events

    def _put(self, row: _Row, table: Listed) -> list[Event]:
        before, row.table = row.table, table
        was, now_shown = (seen.liveness in ("live", "grey") for seen in (before, table))
        if before == table or not (was or now_shown):
            return []
        if was and now_shown:
            return [Altered(table)]
        return [Found(table)] if now_shown else [Gone(table.service)]
