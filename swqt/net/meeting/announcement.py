"""What a table tells of itself by mDNS: the names and the TXT record.

Whatever a stranger announces can be read: values that make no sense become their defaults, names are cleaned.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping
from typing import Final, NamedTuple

from swqt.net.meeting.document import BOT, LONGEST_NAME, LONGEST_TABLE_NAME, PERSON, Table
from swqt.net.wire.messages import MAJOR, MINOR, STATES, Info
from swqt.net.wire.plaintext import clean
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


def announcement_of(table: Table, *, state: str = "lobby", game: bytes = b"", port: int = 0) -> Announcement:
    """Return how *table* announces itself, in the lobby or later."""
    taken = sum(seat.kind in (PERSON, BOT) for seat in table.seats)
    watching = sum(not table.seats_of(person.key) for person in table.people)
    return Announcement(
        table.name, state, len(table.seats), taken, watching, table.pin, table.spectators, table.ground.board,
        table.engine[:4], game[:4], table.host[:4], port, program=table.program,
    )  # fmt: skip


def info_of(table: Table, *, state: str = "lobby", game: bytes = b"", entries: int = 0) -> Info:
    """Return the answer to a probe about *table*."""
    told = announcement_of(table, state=state)
    name = clean(table.name, LONGEST_NAME)
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
