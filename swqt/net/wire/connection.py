"""One TCP connection, from its first byte to its last: handshake, seals, limits, good-bye.

A connection decides nothing about others. It tells its ``Hub`` when it is up, what arrives, and once that it is gone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol, cast

from swqt.net.wire.frames import SealBroken, Splitter, framed
from swqt.net.wire.handshake import Answerer, Caller
from swqt.net.wire.limits import Limits, Meter
from swqt.net.wire.messages import FAREWELLS, Bye, Malformed, Refuse, Sealed, SyncRequest, decode_sealed, encode
from swqt.net.wire.plaintext import NoteText
from swqt.net.wire.terms import Ended, Failed, LinkFailure, Partner, Secured

# A good-bye has this long to leave before the connection is cut.
_LAST_WORDS: Final = 1.0
_EXPELLED: Final = tuple(FAREWELLS.index(word) for word in ("flood", "slow", "malformed"))


class Hub(Protocol):
    """What a connection reports to."""

    @property
    def limits(self) -> Limits:
        """The figures."""

    def now(self) -> float:
        """The moment, in seconds that never run backwards."""

    def connection_up(self, connection: Connection) -> None:
        """The handshake succeeded; ``connection.partner`` is there."""

    def connection_got(self, connection: Connection, message: Sealed) -> None:
        """A message arrived."""

    def connection_over(self, connection: Connection) -> None:
        """It is gone; told once. ``ended`` says why if it was a link, else ``failure``."""


class Connection(asyncio.Protocol):
    """See above. Made with the side of the handshake that it plays."""

    def __init__(self, hub: Hub, make_side: Callable[[Connection], Caller | Answerer | None]) -> None:
        """*make_side* is asked when the connection stands; None turns it away (and has closed it)."""
        self._hub = hub
        self._make_side = make_side
        self._side: Caller | Answerer | None = None
        self._transport: asyncio.Transport | None = None
        self._splitter = Splitter()
        self._meter = Meter(hub.limits)
        self._link: Secured | None = None
        self._timers: list[asyncio.TimerHandle] = []
        self._outgoing = bytearray()
        self._over = False
        self.heard_anything = False
        self.address = ""
        self.ended: Ended | None = None
        self.failure: LinkFailure | None = None
        self.refuse: Refuse | None = None
        self.up_since = 0.0
        self.last_heard = 0.0
        self.silent = False
        self.unworthy = False
        """Whether not even a line in a log is to be spent on it."""
        self.pin_tried = False
        """Whether the other side put a PIN to the test here."""
        self.round_trip: float | None = None
        self.ping: tuple[int, float] | None = None
        """The number and moment of the ping that is not answered yet."""
        self.last_ping = 0.0
        """When the last ping was sent that was answered."""
        self.outcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the handshake is over, in either way."""
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the socket is closed."""

    # What asyncio calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection stands."""
        self._transport = cast(asyncio.Transport, transport)
        self.address = str((transport.get_extra_info("peername") or ("",))[0])
        self._side = self._make_side(self)
        if isinstance(self._side, Answerer):
            self._start_clock()

    def data_received(self, data: bytes) -> None:
        """Bytes arrived."""
        self.heard_anything = True
        if not self._over:
            self._splitter.feed(data)
        try:
            while (payload := None if self._over else self._splitter.take()) is not None:
                self._take(payload)
        except Malformed:
            self._bad(LinkFailure.MALFORMED, Ended.MALFORMED, "malformed")
        except SealBroken:
            self._bad(LinkFailure.UNPROVED, Ended.BROKEN, None)

    def connection_lost(self, _error: Exception | None) -> None:
        """The connection is gone."""
        self._stop_clock()
        if not self.gone.done():
            self.gone.set_result(None)
        self._finish(Ended.LOST, LinkFailure.LOST)

    # What the hub calls.

    @property
    def partner(self) -> Partner:
        """Who is at the other end; only of a link that is or was up."""
        assert self._link is not None
        return self._link.partner

    @property
    def is_up(self) -> bool:
        """Whether messages can be sent."""
        return self._link is not None and not self._over

    @property
    def proved(self) -> bool:
        """Whether it was ever up."""
        return self._link is not None

    @property
    def lingers(self) -> bool:
        """Whether it is over, and only stays so that the other side can read the last words."""
        return self._over and self._transport is not None and not self._transport.is_closing()

    @property
    def asked_only(self) -> bool:
        """Whether the other side came only to ask what is played here."""
        return isinstance(self._side, Answerer) and self._side.over

    @property
    def came_in(self) -> bool:
        """Whether the other side made the connection."""
        return not isinstance(self._side, Caller)

    def charge_to(self, meter: Meter) -> None:
        """From now on what comes in here counts in *meter*."""
        self._meter = meter

    def greet(self) -> None:
        """Begin the handshake of a connection that we made."""
        assert isinstance(self._side, Caller)
        if not self._over:
            self._write(self._side.open())
            self._start_clock()

    def send(self, message: Sealed) -> bool:
        """Send *message*; False if the link is gone, also if it went now because the other side does not read.

        What is sent in one turn of the loop leaves together: an entry and its acknowledgement, the answers to all that
        has arrived. Each packet less is one less for which the other side must be woken up.
        """
        if not self.is_up:
            return False
        assert self._link is not None
        assert self._transport is not None
        if isinstance(message, SyncRequest):
            self._meter.asked_by_us()
        if not self._outgoing:
            asyncio.get_running_loop().call_soon(self._flush)
        self._outgoing += framed(self._link.sealer.seal(encode(message)))
        if self._transport.get_write_buffer_size() + len(self._outgoing) > self._hub.limits.send_queue:
            self.abort(Ended.SLOW)
            return False
        return True

    def say_bye(self, farewell: str, ended: Ended, text: str = "") -> None:
        """Close the link with a good-bye, one of ``FAREWELLS``."""
        self.send(Bye(FAREWELLS.index(farewell), NoteText(text)))
        self._finish(ended, LinkFailure.LOST, linger=True)

    def turn_away(self, payload: bytes | None, failure: LinkFailure) -> None:
        """Close before there is a link, saying *payload*."""
        if payload is not None:
            self._write(payload)
        self._finish(Ended.CLOSED, failure, linger=payload is not None)

    def abort(self, ended: Ended, failure: LinkFailure = LinkFailure.LOST) -> None:
        """Cut the connection without a word."""
        self._outgoing.clear()
        if self._transport is not None:
            self._transport.abort()
        self._finish(ended, failure)

    def abort_unproved(self) -> None:
        """Cut it if the handshake is not over."""
        if self._link is None:
            self.abort(Ended.CLOSED)

    # Inside.

    def _start_clock(self) -> None:
        loop = asyncio.get_running_loop()
        limits = self._hub.limits
        self._timers = [
            loop.call_later(limits.first_byte, self._first_byte_due),
            loop.call_later(limits.handshake, self._too_late),
        ]

    def _first_byte_due(self) -> None:
        if not self.heard_anything:
            self._too_late()

    def _too_late(self) -> None:
        if self._link is None:
            self.abort(Ended.LOST, LinkFailure.SILENT)

    def _write(self, payload: bytes) -> None:
        if not self._over and self._transport is not None:
            self._transport.write(framed(payload))

    def _flush(self) -> None:
        if self._outgoing and self._transport is not None and not self._transport.is_closing():
            self._transport.write(bytes(self._outgoing))
        self._outgoing.clear()

    def _take(self, payload: bytes) -> None:
        if self._link is None:
            self._shake(payload)
            return
        now = self._hub.now()
        self.last_heard = now
        if not self._meter.frame(len(payload), now):
            self._bad(LinkFailure.MALFORMED, Ended.FLOOD, "flood")
            return
        message = decode_sealed(self._link.opener.open(payload))
        if isinstance(message, SyncRequest) and not self._meter.asked_by_them(now):
            self._bad(LinkFailure.MALFORMED, Ended.FLOOD, "flood")
        elif isinstance(message, Bye):
            word = FAREWELLS[message.code] if message.code < len(FAREWELLS) else "leaving"
            ended = {"closing": Ended.CLOSING, "duplicate": Ended.REPLACED}.get(word, Ended.LEFT)
            self._finish(Ended.EXPELLED if message.code in _EXPELLED else ended, LinkFailure.LOST)
        else:
            self._hub.connection_got(self, message)

    def _shake(self, payload: bytes) -> None:
        side = self._side
        if side is None:
            raise Malformed("nothing is expected here")
        try:
            answers = side.step(payload)
        except Failed as failed:
            self.refuse = failed.refuse
            self.turn_away(failed.reply, failed.why)
            return
        for answer in answers:
            self._write(answer)
        if isinstance(side, Answerer) and side.over:
            self._finish(Ended.CLOSED, LinkFailure.LOST, linger=True)
        elif side.link is not None:
            self._link = side.link
            self._splitter.trust()
            self._stop_clock()
            self.up_since = self.last_heard = self._hub.now()
            self._settle()
            self._hub.connection_up(self)

    def _bad(self, failure: LinkFailure, ended: Ended, farewell: str | None) -> None:
        if farewell is not None and self.is_up:
            self.say_bye(farewell, ended)
        else:
            self._finish(ended, failure)

    def _stop_clock(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()

    def _settle(self) -> None:
        if not self.outcome.done():
            self.outcome.set_result(None)

    def _finish(self, ended: Ended, failure: LinkFailure, *, linger: bool = False) -> None:
        """It is over. With *linger* the other side gets time to read what was said last.

        A socket that is closed while something is unread takes back what was sent; so we only say that nothing
        follows, and read on, without looking, until the other side has closed.
        """
        if self._over:
            return
        self._over = True
        self.ended = ended
        self.failure = failure
        self._stop_clock()
        self._flush()
        if self._transport is not None and not self._transport.is_closing():
            if linger:
                self._linger(self._transport)
            else:
                self._transport.close()
        self._settle()
        self._hub.connection_over(self)

    def _linger(self, transport: asyncio.Transport) -> None:
        self._timers.append(asyncio.get_running_loop().call_later(_LAST_WORDS, transport.abort))
        try:
            transport.write_eof()
        except OSError:
            # The other side was faster.
            transport.abort()
