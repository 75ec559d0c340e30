"""One TCP connection, from its first byte to its last: frames, handshake, seals, limits, good-bye.

A connection decides nothing about others; it tells its ``Hub`` what happens.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import Enum
from typing import Final, Protocol, cast

from swqt.net.wire import messages as m
from swqt.net.wire.handshake import TAG_BYTES, Answerer, Caller, Failed, LinkFailure, Partner, SealBroken, Secured
from swqt.net.wire.limits import Limits, Meter
from swqt.net.wire.messages import FAREWELLS, Bye, Malformed, Refuse, Sealed, WantEntries, decode_sealed, encode

HEADER: Final = 4
RECORD_LIMIT: Final = m.SEALED_LIMIT + TAG_BYTES
# A good-bye has this long to leave before the connection is cut.
_LAST_WORDS: Final = 1.0


def framed(payload: bytes) -> bytes:
    """Return *payload* as it goes over the wire: four bytes of length, highest first, then at least one byte."""
    return len(payload).to_bytes(HEADER, "big") + payload


class Ended(Enum):
    LEFT = "left"              # the other side said good-bye: it leaves
    CLOSING = "closing"        # the other side said good-bye: its program ends
    EXPELLED = "expelled"      # the other side threw us out: too much, too slow, or malformed in its eyes
    LOST = "lost"              # the connection broke
    SILENT = "silent"          # nothing was heard for eight seconds
    SLOW = "slow"              # the other side does not read what we send
    FLOOD = "flood"            # the other side sent too much; its address is shut out for thirty seconds
    MALFORMED = "malformed"    # the other side sent bytes that are no message
    BROKEN = "broken"          # a seal did not open: somebody is in between, or a bug
    SPARE = "spare"            # the other side has another link to our identity, on which it goes on
    SLEPT = "slept"            # this computer was asleep, and what it thinks of its connections is old
    CLOSED = "closed"          # we closed it


_ENDINGS: Final = {
    "closing": Ended.CLOSING, "spare": Ended.SPARE, "flood": Ended.EXPELLED, "slow": Ended.EXPELLED,
    "malformed": Ended.EXPELLED,
}  # fmt: skip


class Splitter:
    """Cuts a stream into its frames. It never keeps more than one frame, ``limit`` long, and what arrived with it.

    Frames are taken one at a time, because the limit rises (``trust``) between two that came in one packet.
    """

    def __init__(self) -> None:
        self._limit = m.PLAIN_LIMIT
        self._buffer = bytearray()

    def trust(self) -> None:
        """From now on frames may be as long as a sealed message."""
        self._limit = RECORD_LIMIT

    def feed(self, data: bytes) -> None:
        """Take what arrived."""
        self._buffer += data

    def take(self) -> bytes | None:
        """Return the next whole frame, or None if it is not here yet; ``Malformed`` if its length is not allowed.

        The length is judged as soon as it is known: nobody has to send 4 GiB to be refused. A frame of zero bytes does
        not exist, so nobody can make the other side turn idle rounds for four bytes each.
        """
        if len(self._buffer) < HEADER:
            return None
        size = int.from_bytes(self._buffer[:HEADER], "big")
        if not 0 < size <= self._limit:
            raise Malformed(f"a frame of {size} bytes; 1 to {self._limit} are allowed here")
        end = HEADER + size
        if len(self._buffer) < end:
            return None
        payload = bytes(self._buffer[HEADER:end])
        del self._buffer[:end]
        return payload


class Hub(Protocol):
    """What a connection reports to: that it is up, each message, and once that it is gone, link or not."""

    @property
    def limits(self) -> Limits: ...
    def now(self) -> float: ...
    def connection_up(self, connection: Connection) -> None: ...
    def connection_got(self, connection: Connection, message: Sealed) -> None: ...
    def connection_over(self, connection: Connection) -> None: ...


class Connection(asyncio.Protocol):
    """See above. Made with the side of the handshake that it plays."""

    def __init__(self, hub: Hub, make_side: Callable[[Connection], Caller | Answerer | None]) -> None:
        """*make_side* is asked when the connection stands; None turns it away (and has closed it)."""
        loop = asyncio.get_running_loop()
        self._hub = hub
        self._make_side = make_side
        self._side: Caller | Answerer | None = None
        self._transport: asyncio.Transport | None = None
        self._splitter = Splitter()
        self._link: Secured | None = None
        self._timers: list[asyncio.TimerHandle] = []
        self._outgoing = bytearray()
        self._over = False
        self.meter = Meter(hub.limits)
        """Where what comes in is counted; the hub gives a link that of its peer."""
        self.heard_anything = False
        self.address = ""
        self.ended: Ended | None = None
        self.failure: LinkFailure | None = None
        self.refuse: Refuse | None = None
        self.up_since = 0.0
        self.last_heard = 0.0
        self.retired = False      # nothing is sent here any more; what still arrives is heard
        self.unworthy = False     # not even a line in a log is to be spent on it
        self.pin_tried = False    # the other side put a PIN to the test here
        self.round_trip: float | None = None
        self.ping: tuple[int, float] | None = None     # number and moment of the ping that is not answered yet
        self.last_ping = 0.0                           # when the last ping was sent that was answered
        self.outcome: asyncio.Future[None] = loop.create_future()
        """Done when the handshake is over, in either way."""
        self.gone: asyncio.Future[None] = loop.create_future()
        """Done when the socket is closed."""

    # What asyncio calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self.address = str((transport.get_extra_info("peername") or ("",))[0])
        self._side = self._make_side(self)
        if isinstance(self._side, Answerer):
            self._start_clock()

    def data_received(self, data: bytes) -> None:
        self.heard_anything = True
        if not self._over:
            self._splitter.feed(data)
        try:
            while (payload := None if self._over else self._splitter.take()) is not None:
                self._take(payload)
        except Malformed:
            if self.is_up:
                self.say_bye("malformed", Ended.MALFORMED)
            self._finish(Ended.MALFORMED, LinkFailure.MALFORMED)
        except SealBroken:
            self._finish(Ended.BROKEN, LinkFailure.UNPROVED)

    def connection_lost(self, _error: Exception | None) -> None:
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
    def proved(self) -> bool:
        """Whether it was ever up."""
        return self._link is not None

    @property
    def is_up(self) -> bool:
        """Whether messages can be sent."""
        return self.proved and not self._over and not self.retired

    @property
    def lingers(self) -> bool:
        """Whether it is over, and only stays so that the other side can read the last words."""
        return self._over and self._transport is not None and not self._transport.is_closing()

    @property
    def asked_only(self) -> bool:
        """Whether the other side came only to ask what is played here."""
        return self._side is not None and self._side.asked_only

    @property
    def came_in(self) -> bool:
        """Whether the other side made the connection."""
        return not isinstance(self._side, Caller)

    def greet(self) -> None:
        assert isinstance(self._side, Caller)
        if not self._over:
            self._write([self._side.open()])
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
        if isinstance(message, WantEntries):
            self.meter.asked_by_us()
        if not self._outgoing:
            asyncio.get_running_loop().call_soon(self._flush)
        self._outgoing += framed(self._link.sealer.seal(encode(message)))
        if self._transport.get_write_buffer_size() + len(self._outgoing) > self._hub.limits.send_queue:
            self.abort(Ended.SLOW)
            return False
        return True

    def say_bye(self, farewell: str, ended: Ended) -> None:
        """Close the link with a good-bye, one of ``FAREWELLS``."""
        self.send(Bye(FAREWELLS.index(farewell)))
        self._finish(ended, LinkFailure.LOST, linger=True)

    def retire(self) -> None:
        """Send nothing any more, as there is a better link. The other side closes it, and is heard until then."""
        if self.is_up and self._transport is not None:
            self.send(Bye(FAREWELLS.index("spare")))
            self.retired = True
            self._timers.append(asyncio.get_running_loop().call_later(_LAST_WORDS, self._transport.abort))

    def turn_away(self, payload: bytes | None, failure: LinkFailure) -> None:
        """Close before there is a link, saying *payload*."""
        if payload is not None:
            self._write([payload])
        self._finish(Ended.CLOSED, failure, linger=payload is not None)

    def abort(self, ended: Ended, failure: LinkFailure = LinkFailure.LOST) -> None:
        """Cut the connection without a word."""
        self._outgoing.clear()
        if self._transport is not None:
            self._transport.abort()
        self._finish(ended, failure)

    # Inside.

    def _start_clock(self) -> None:
        loop, limits = asyncio.get_running_loop(), self._hub.limits
        self._timers = [
            loop.call_later(limits.first_byte, lambda: self._too_late(unless=self.heard_anything)),
            loop.call_later(limits.handshake, self._too_late),
        ]

    def _too_late(self, unless: bool = False) -> None:
        if not (self.proved or unless):
            self.abort(Ended.LOST, LinkFailure.SILENT)

    def _write(self, payloads: list[bytes]) -> None:
        if payloads and not self._over and self._transport is not None:
            self._transport.write(b"".join(map(framed, payloads)))

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
        if not self.meter.frame(len(payload), now):
            self.say_bye("flood", Ended.FLOOD)
            return
        message = decode_sealed(self._link.opener.open(payload))
        if isinstance(message, WantEntries) and not self.meter.asked_by_them(now):
            self.say_bye("flood", Ended.FLOOD)
        elif isinstance(message, Bye):
            word = FAREWELLS[message.code] if message.code < len(FAREWELLS) else "leaving"
            self._finish(_ENDINGS.get(word, Ended.LEFT), LinkFailure.LOST)
        else:
            self._hub.connection_got(self, message)

    def _shake(self, payload: bytes) -> None:
        side = self._side
        if side is None:
            raise Malformed("nothing is expected here")
        try:
            self._write(side.step(payload))
        except Failed as failed:
            self.refuse = failed.refuse
            self.turn_away(failed.reply, failed.why)
            return
        if side.asked_only:
            self._finish(Ended.CLOSED, LinkFailure.LOST, linger=True)
        elif side.link is not None:
            self._link = side.link
            self._splitter.trust()
            self._stop_clock()
            self.up_since = self.last_heard = self._hub.now()
            self.outcome.set_result(None)
            self._hub.connection_up(self)

    def _stop_clock(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()

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
        transport = self._transport
        if transport is not None and not transport.is_closing() and not linger:
            transport.close()
        elif transport is not None and not transport.is_closing():
            self._timers.append(asyncio.get_running_loop().call_later(_LAST_WORDS, transport.abort))
            try:
                transport.write_eof()
            except OSError:
                transport.abort()    # the other side was faster
        if not self.outcome.done():
            self.outcome.set_result(None)
        self._hub.connection_over(self)
