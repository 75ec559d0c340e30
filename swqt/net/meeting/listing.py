"""The list of tables nearby: what was announced, and which of it is alive. Sans-I/O.

An announcement says little: mDNS lists a killed program for twenty minutes. A table is live once it has answered a
probe, grey after two failures in a row, hidden ten seconds after its last answer and shown again when it answers.

What a table tells of itself by mDNS: the names and the TXT record.

Whatever a stranger announces can be read: values that make no sense become their defaults, names are cleaned.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

from swqt.net.meeting.document import BOT, LONGEST_NAME, LONGEST_TABLE_NAME, PERSON, LobbyTable
from swqt.net.wire.messages import MAJOR, MINOR, STATES, Info
from swqt.net.wire.plaintext import NameText, clean
from swqt.net.wire.trouble import Trouble, compare_engine, compare_protocol

TYPE: Final = "_swqt._tcp.local."
TXT_LIMIT: Final = 400

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
        "e": table.engine[:4].hex(),
        "g": table.game[:4].hex(),
        "k": table.host[:4].hex(),
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


class _ListedRow:
    def __init__(self, table: Listed, now: float) -> None:
        self.table = table
        self.alive = now       # of the last answer, or when it was found
        self.failures = 0
        self.due = now
        self.probing = False


class Listing:
    """All tables that were announced; its methods return what changes in the list that people see."""

    def __init__(self) -> None:
        self._rows: dict[str, _ListedRow] = {}

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
                self._rows[service] = _ListedRow(Listed(service, table, tuple(addresses), port), now)
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

    def _put(self, row: _ListedRow, table: Listed) -> list[Event]:
        before, row.table = row.table, table
        was, now_shown = (seen.liveness in ("live", "grey") for seen in (before, table))
        if before == table or not (was or now_shown):
            return []
        if was and now_shown:
            return [Altered(table)]
        return [Found(table)] if now_shown else [Gone(table.service)]
