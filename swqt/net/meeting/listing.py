"""The list of tables nearby: what was announced, and which of it is alive. Sans-I/O.

An announcement says little: mDNS lists a killed program for twenty minutes. A table is live once it has answered a
probe, grey after two failures in a row, hidden ten seconds after its last answer and shown again when it answers.

What a table tells of itself by mDNS: the names and the TXT record.

Whatever a stranger announces can be read: values that make no sense become their defaults, names are cleaned.
"""

from __future__ import annotations

import base64
import heapq
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

from swqt.net.meeting.document import BOT, LONGEST_NAME, LONGEST_TABLE_NAME, PERSON, LobbyTable
from swqt.net.wire.limits import Bucket, network_of
from swqt.net.wire.messages import MAJOR, MINOR, STATES, Info
from swqt.net.wire.plaintext import NameText, clean
from swqt.net.wire.trouble import Trouble, compare_engine, compare_protocol

TYPE: Final = "_swqt._tcp.local."
TXT_LIMIT: Final = 400
TOLD_BYTES: Final = 4
"""So many of digests and keys are announced."""

_LETTERS: Final = dict(zip("lpre", STATES, strict=True))
_LETTER_OF: Final = {state: letter for letter, state in _LETTERS.items()}
_LONGEST_LABEL: Final = 40
_MOST: Final = 99


class Announcement(NamedTuple):
    """One table as it announces itself. ``state`` is one of ``messages.STATES``; the rest is for the list of tables.

    ``engine``, ``game`` and ``host`` are the first bytes (at most 8) of the digests and the key; ``program`` is the
    version of swqt; ``port`` is 0 if it was not told.
    """

    name: str
    state: str = "lobby"
    seats: int = 0
    taken: int = 0
    spectators: int = 0
    pin: bool = False
    open_to_spectators: bool = False
    board: str = ""
    engine: bytes = b""
    game: bytes = b""
    host: bytes = b""
    port: int = 0
    protocol: tuple[int, int] = (MAJOR, MINOR)
    program: str = ""

    def trouble(self, engine: tuple[str, bytes]) -> Trouble | None:
        """Return why a program with this (version, engine digest) cannot join, before it tries, or None (4.9)."""
        return compare_protocol(self.protocol, (MAJOR, MINOR)) or (
            compare_engine((self.program, self.engine), engine) if self.engine else None
        )


def announcement_of(table: LobbyTable, *, state: str = "lobby", game: bytes = b"", port: int = 0) -> Announcement:
    """Return how *table* announces itself, in the lobby or later."""
    taken = sum(seat.kind in (PERSON, BOT) for seat in table.seats)
    watching = sum(not table.seats_of(person.key) for person in table.people)
    return Announcement(
        table.name, state, len(table.seats), taken, watching, table.pin, table.spectators, table.ground.board,
        table.engine[:4], game[:4], table.host[:4], port, program=table.program,
    )  # fmt: skip


def info_of(table: LobbyTable, *, state: str = "lobby", game: bytes = b"", entries: int = 0) -> Info:
    """Return the answer to a probe about *table*."""
    told = announcement_of(table, state=state)
    name = NameText(clean(table.name, LONGEST_NAME))
    return Info(
        name, STATES.index(state), told.seats, told.taken, told.spectators, table.engine[:8], game[:8], entries
    )


def write_txt(table: Announcement) -> dict[str, str]:
    """Return the TXT record of *table*, less than TXT_LIMIT bytes."""
    return {
        "v": "1",
        "p": f"{table.protocol[0]}.{table.protocol[1]}",
        "n": _cut(clean(table.name, LONGEST_TABLE_NAME), 120),
        "s": _LETTER_OF[table.state],
        "c": f"{table.taken}/{table.seats}+{table.spectators}",
        "a": str(int(table.pin)),
        "o": str(int(table.open_to_spectators)),
        "b": _cut(clean(table.board, 40), 40),
        "e": table.engine[:TOLD_BYTES].hex(),
        "g": table.game[:TOLD_BYTES].hex(),
        "k": table.host[:TOLD_BYTES].hex(),
        "t": str(table.port),
        "w": _cut(clean(table.program, 24), 24),
    }


def read_txt(txt: Mapping[bytes, bytes | None], instance: str = "") -> Announcement:
    """Return the table that announces itself by *txt*, under the name *instance* if it tells none. Never raises."""
    said = {_text(key, 9): _text(value or b"", 200) for key, value in list(txt.items())[:40]}
    people, _, spectators = said.get("c", "").partition("+")
    taken, _, seats = people.partition("/")
    major, _, minor = said.get("p", "").partition(".")
    return Announcement(
        name=clean(said.get("n", ""), LONGEST_TABLE_NAME) or clean(instance, LONGEST_TABLE_NAME) or "?",
        state=_LETTERS.get(said.get("s", ""), "lobby"),
        seats=_number(seats, _MOST),
        taken=_number(taken, _MOST),
        spectators=_number(spectators, _MOST),
        pin=said.get("a") == "1",
        open_to_spectators=said.get("o") == "1",
        board=clean(said.get("b", ""), 40),
        engine=_hex(said.get("e", "")),
        game=_hex(said.get("g", "")),
        host=_hex(said.get("k", "")),
        port=_number(said.get("t", ""), 0xFFFF),
        protocol=(_number(major, 255), _number(minor, 255)),
        program=clean(said.get("w", ""), 24),
    )


def instance_name(table_name: str, random: bytes) -> str:
    """Return the name of the service: the table's, at most 40 bytes of it, and 6 letters from 4 *random* bytes.

    Never the name of the computer, which others own; the letters make a second one of that name next to impossible.
    """
    name = _cut(clean(table_name, LONGEST_TABLE_NAME).replace(".", " ").strip(), _LONGEST_LABEL) or "swqt"
    return f"{name} [{base64.b32encode(random[:4])[:6].decode()}].{TYPE}"


def server_name(random: bytes) -> str:
    """Return the host name under which the addresses are announced, from 8 *random* bytes."""
    return f"swqt-{random[:8].hex()}.local."


def label_of(service: str) -> str:
    """Return the table's name in the name of a service, without its letters, cleaned."""
    name = service.removesuffix(f".{TYPE}")
    head, bracket, _ = name.rpartition(" [")
    return clean(head if bracket else name, LONGEST_TABLE_NAME)


def _cut(text: str, most: int) -> str:
    """Return *text* cut to *most* bytes, not within a letter."""
    return text.encode()[:most].decode(errors="ignore").rstrip()


def _text(data: bytes, most: int) -> str:
    return data[:most].decode(errors="replace")


def _number(text: str, most: int) -> int:
    return min(int(text), most) if text.isascii() and text.isdigit() and len(text) <= 5 else 0


def _hex(text: str) -> bytes:
    try:
        return bytes.fromhex(text)[:8] if text.isalnum() else b""
    except ValueError:
        return b""


PROBE: Final = 2.0
"""Seconds between two probes of a table that is shown."""

HIDDEN_PROBE: Final = 10.0
"""Seconds between two probes of one that is hidden."""

HIDE: Final = 10.0
FAILURES: Final = 2
SHOWN: Final = 64
"""Tables that are shown..."""

SHOWN_OF_SOURCE: Final = 4
"""... and those of them at one address, or in one IPv6 network."""

MOST: Final = 512
"""Names that are remembered; for further ones those must give way that have not answered."""

ROOM: Final = 32
"""Names that give way at once, so that a flood does not cost much of the processor."""

PROBES: Final = 20.0
"""Probes a second."""

MOST_PROBES: Final = 40
"""Probes at the same time: where nobody answers, each takes a second and a half."""

KNOWN_KEY, OWN_GAME, UNKNOWN = range(3)
"""How well a table is known: its host is, it goes on with a game of ours, or neither. Less is better."""

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


class _ListedRow:
    def __init__(self, table: Listed, number: int, rank: int, source: Source, now: float) -> None:
        self.table = table
        self.number = number
        self.rank = rank
        self.source = source
        self.answered: float | None = None    # when it did so first
        self.alive = now       # of the last answer, or when it was found
        self.failures = 0
        self.due = now
        self.probing = False

    @property
    def order(self) -> tuple[float, ...]:
        """Sorts rows by how much they deserve a place: known ones, those that answered longest ago, the newest."""
        return (self.rank, self.answered is None, self.answered or 0.0, -self.number)

    @property
    def is_shown(self) -> bool:
        return self.table.liveness in ("live", "grey")


Source = tuple[bool, str]
"""Whether an address is far, not in a network of ours, and what is counted as one with it."""


class Listing:
    """All tables that were announced; its methods return what changes in the list that people see.

    Announcing is cheap, and anybody can do it for many tables. So each address has few places and one turn, the own
    networks go before others, and addresses that were never asked before those that were.
    """

    def __init__(
        self, rank: Callable[[Announcement], int] = lambda _: UNKNOWN, near: Callable[[str], bool] = lambda _: True
    ) -> None:
        """*rank* says how well a table is known, *near* whether an address is in a network of ours."""
        self._rank = rank
        self._near = near
        self._rows: dict[str, _ListedRow] = {}
        self._budget = Bucket(PROBES, PROBES)
        self._turns: OrderedDict[Source, int] = OrderedDict()
        self._probes = 0
        self._count = 0

    @property
    def shown(self) -> tuple[Listed, ...]:
        """The tables to show, those first that are known or have been there for long."""
        left: Counter[Source] = Counter()
        found = []
        for row in sorted((row for row in self._rows.values() if row.is_shown), key=lambda row: row.order):
            left[row.source] += 1
            if left[row.source] <= SHOWN_OF_SOURCE:
                found.append(row.table)
        return tuple(found[:SHOWN])

    def __len__(self) -> int:
        return len(self._rows)

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
            if len(self._rows) >= MOST and not self._make_room():
                return []
            self._count += 1
            listed = Listed(service, table, tuple(addresses), port)
            row = _ListedRow(listed, self._count, self._rank(table), self._source(addresses), now)
            self._rows[service] = row
            return []
        row.due = min(row.due, now)
        row.rank, row.source = self._rank(table), self._source(addresses)
        return self._put(row, replace(row.table, announced=table, addresses=tuple(addresses), port=port))

    def _source(self, addresses: Sequence[str]) -> Source:
        near = next((address for address in addresses if self._near(address)), None)
        return near is None, network_of(near or next(iter(addresses), ""))

    def _make_room(self) -> bool:
        """Forget some that do not answer, or that are too many at their address to be shown; False if there are none.

        Of the addresses the far ones give way first, then the one with the most names; there the oldest names.
        """
        of_source: dict[Source, list[_ListedRow]] = {}
        for row in sorted(self._rows.values(), key=lambda row: row.order):
            of_source.setdefault(row.source, []).append(row)
        found = [
            (not row.is_shown, row.rank, source[0], len(rows), -row.number, row.table.service)
            for source, rows in of_source.items() for place, row in enumerate(rows)
            if not row.is_shown or place >= SHOWN_OF_SOURCE
        ]  # fmt: skip
        for *_, service in heapq.nlargest(ROOM, found):
            del self._rows[service]
        return bool(found)

    def withdrawn(self, service: str) -> list[Event]:
        """A table said goodbye."""
        row = self._rows.pop(service, None)
        return [Gone(service)] if row is not None and row.is_shown else []

    def due(self, now: float) -> tuple[Listed, ...]:
        """Return which tables to probe now, few at a time; each is to be followed by ``answered`` or ``failed``."""
        if not self._budget.holds(1, now):
            return ()
        waiting: dict[Source, list[_ListedRow]] = {}
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
            self._turns[source] = self._probes
            self._turns.move_to_end(source)
            found.append(row.table)
        while len(self._turns) > MOST:
            self._turns.popitem(last=False)
        return tuple(found)

    def _turn(self, source: Source, row: _ListedRow) -> tuple[int, ...]:
        """Sorts addresses by whose turn it is; *row* is the best of *source*."""
        return (source[0], self._turns.get(source, 0), row.rank, -row.number)

    def answered(self, service: str, info: Info, round_trip: float, now: float) -> list[Event]:
        """A table has answered: it is live, and *info* is newer than what it announced."""
        row = self._rows.get(service)
        if row is None:
            return []
        row.probing, row.failures, row.alive, row.due = False, 0, now, now + PROBE
        row.answered = now if row.answered is None else row.answered
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
        events: list[Event] = [Gone(row.table.service) for row in self._rows.values() if row.is_shown]
        self._rows.clear()
        return events

    def _put(self, row: _ListedRow, table: Listed) -> list[Event]:
        before, row.table = row.table, table
        was, now_shown = (seen.liveness in ("live", "grey") for seen in (before, table))
        if before == table or not (was or now_shown):
            return []
        if was and now_shown:
            return [Altered(table)]
        return [Found(table)] if now_shown else [Gone(table.service)]
