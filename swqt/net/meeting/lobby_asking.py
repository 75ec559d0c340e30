"""What guests ask of the host: signed requests that are said again until they are done or refused."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.msgpack import Decoder, Encoder

from swqt.net.meeting.document import LobbyTable
from swqt.net.meeting.genesis import request_text
from swqt.net.wire.identity import Signer, Verify
from swqt.net.wire.messages import LOBBY_OPERATIONS, Eight, Key, LobbyRequest, Malformed, decode_one_form
from swqt.net.wire.trouble import Troubled

AGAIN: Final = 1.0
"""Seconds after which a request is said again."""

MOST_PENDING: Final = 16

_HERE: Final = LOBBY_OPERATIONS.index("here")


class Ask(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The argument of a LOBBY_REQ: at which table, who asks, their how manieth request, and for what.

    ``data`` is the nonce, anchor, engine digest or the key of the host that is meant; ``extra`` the program's version.
    """

    table: Eight
    key: Key
    number: Annotated[int, Meta(ge=0, le=0xFFFF_FFFF)]
    value: Annotated[int, Meta(ge=0, le=0xFF)] = 0
    more: Annotated[int, Meta(ge=0, le=0xFF)] = 0
    text: Annotated[str, Meta(max_length=40)] = ""
    extra: Annotated[str, Meta(max_length=16)] = ""
    data: Annotated[bytes, Meta(max_length=32)] = b""


LONGEST: Final = 256
"""Bytes of an argument."""

_encoder: Final = Encoder()
_decoder: Final = Decoder(Ask)


def read_ask(message: LobbyRequest, verify: Verify) -> Ask | None:
    """Return what *message* asks for, None if it is malformed or not signed by whom it names."""
    try:
        ask = decode_one_form(_decoder, message.argument, LONGEST, "request")
    except Malformed:
        return None
    if message.operation >= len(LOBBY_OPERATIONS):
        return None
    text = request_text(message.operation, message.argument)
    return ask if verify(ask.key, text, message.signature) else None


class Asker:
    """The requests of one guest, one after the other; the first one that waits is said again each second."""

    def __init__(self, identity: Signer, first_number: int) -> None:
        self._identity: Final = identity
        self._number = first_number
        self._pending: list[tuple[int, int, LobbyRequest]] = []   # number, operation, message
        self._said = -AGAIN
        self._beat = -1e9

    @property
    def waits(self) -> bool:
        """Whether a request is not answered yet."""
        return bool(self._pending)

    def say(
        self, table: bytes, operation: int, value: int = 0, more: int = 0, text: str = "", extra: str = "",
        data: bytes = b"",
    ) -> LobbyRequest:  # fmt: skip
        """Return a signed request with the next number, which is not said again by itself."""
        self._number += 1
        ask = Ask(table, self._identity.public, self._number, value, more, text[:40], extra[:16], data)
        argument = _encoder.encode(ask)
        while len(argument) > LONGEST:   # only where letters take four bytes each
            ask = Ask(table, ask.key, ask.number, value, more, ask.text[:-1], ask.extra, data)
            argument = _encoder.encode(ask)
        return LobbyRequest(operation, argument, self._identity.sign(request_text(operation, argument)))

    def ask(
        self, table: bytes, operation: int, now: float, value: int = 0, more: int = 0, text: str = "",
        extra: str = "", data: bytes = b"",
    ) -> list[LobbyRequest]:  # fmt: skip
        """Return the request to send now, or nothing if those before it are not answered; Troubled if too many are."""
        if len(self._pending) >= MOST_PENDING:
            raise Troubled("busy")
        message = self.say(table, operation, value, more, text, extra, data)
        self._pending.append((self._number, operation, message))
        if len(self._pending) > 1:
            return []
        self._said = now
        return [message]

    def repeat(self, table: bytes, now: float) -> list[LobbyRequest]:
        """Return the request that is due to be said again, under its old number."""
        if not self._pending or now < self._said + AGAIN:
            return []
        self._said = now
        return [self._pending[0][2]]

    def beat(self, table: LobbyTable, now: float, every: float) -> list[LobbyRequest]:
        """Return the sign of life for the host of *table* if it is due."""
        if now < self._beat + every:
            return []
        self._beat = now
        return [self.say(table.table, _HERE, data=table.host)]

    def done(self, number: int) -> None:
        """The host has done everything up to *number*."""
        while self._pending and self._pending[0][0] <= number:
            self._pending.pop(0)
            self._said = -AGAIN

    def refused(self, number: int) -> int | None:
        """Return the operation of the request *number*, which will not be done; None if nobody waits for it."""
        for row in self._pending:
            if row[0] == number:
                self._pending.remove(row)
                self._said = -AGAIN
                return row[1]
        return None

    def skip(self, number: int) -> None:
        """The next request has a higher number than *number*, which the host has seen already."""
        self._number = min(max(self._number, number), 0xFFFF_0000)

    def forget(self) -> None:
        """Another host: what was asked of the old one is not asked of it."""
        self._pending.clear()
        self._beat = -1e9
