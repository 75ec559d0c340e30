"""One TCP connection, from first byte to last (handshake, encryption, limits, good-bye), and the calls that open them.

A connection decides nothing about other connections; it reports what happens to its ``Hub``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final, Protocol, TypeVar, cast

from msgspec import Struct

from swqt.net.wire import messages as m
from swqt.net.wire.handshake import Answerer, Caller, Failed, LinkFailure, LinkRequest, Partner
from swqt.net.wire.limits import Bounded, Limits, Meter

# Seconds for the last message to be delivered before the connection is aborted.
_LAST_WORDS: Final = 1.0


class Ended(Enum):
    LEFT = "left"              # the other side said good-bye: it is leaving
    CLOSING = "closing"        # the other side said good-bye: its program is ending
    EXPELLED = "expelled"      # the other side rejected what we sent as too much or malformed
    LOST = "lost"              # the connection broke
    SILENT = "silent"          # nothing arrived for eight seconds, or the handshake took too long
    SLOW = "slow"              # the other side does not read what we send
    FLOOD = "flood"            # the other side sent too much; it is banned for thirty seconds
    MALFORMED = "malformed"    # the other side sent bytes that are not a message
    BROKEN = "broken"          # a record failed to decrypt: tampering on the way, or a bug
    SPARE = "spare"            # the other side keeps another link to our identity instead
    SLEPT = "slept"            # this computer slept or changed networks, so its connections may be dead
    CLOSED = "closed"          # we closed it

    @property
    def is_farewell(self) -> bool:
        return self in (Ended.LEFT, Ended.CLOSING)


_BY_FAREWELL: Final[dict[m.Farewell, Ended]] = {
    "leaving": Ended.LEFT, "closing": Ended.CLOSING, "spare": Ended.SPARE, "flood": Ended.EXPELLED,
    "malformed": Ended.EXPELLED,
}  # fmt: skip


class Hub(Protocol):
    """The recipient of a connection's events: it is open, is up as a link, got a message, and, once only, is over."""

    @property
    def limits(self) -> Limits: ...
    def now(self) -> float: ...
    def connection_open(self, connection: Connection) -> Caller | Answerer | None: ...
    def connection_up(self, connection: Connection) -> None: ...
    def connection_got(self, connection: Connection, message: m.Sealed) -> None: ...
    def connection_over(self, connection: Connection) -> None: ...


class Connection(asyncio.Protocol):
    def __init__(self, hub: Hub, caller: Caller | None = None) -> None:
        """Without a *caller* the connection is incoming: the hub supplies its ``Answerer``, or rejects it."""
        self._hub = hub
        self.caller: Final = caller
        self._side: Caller | Answerer | None = None
        self._transport: asyncio.Transport    # set once it is open; the hub does not know of it before
        self.partner: Partner    # set once it is up as a link
        self.proved = False    # whether it is or was up: the handshake has succeeded
        self._incoming = bytearray()
        self._timers: list[asyncio.TimerHandle] = []
        self._outgoing = bytearray()
        self._over = False
        self.meter = Meter(hub.limits)    # of incoming data; once up, the link shares the meter of its peer
        self.heard_anything = False
        self.address = ""
        self.ended = Ended.LOST
        self.failure = LinkFailure.LOST
        self.refuse: m.Refuse | None = None
        self.up_since = 0.0
        self.last_heard = 0.0
        self.retired = False      # sends nothing more, but still receives
        self.pin_tried = False    # the other side has used up a PIN attempt here
        self.round_trip: float | None = None
        self.ping: int | None = None    # the number of the ping that has no answer yet
        self.last_ping = 0.0            # when the last ping was sent
        self.shaken: Final = asyncio.Event()    # the handshake has ended, successfully or not
        self.gone: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()    # the socket is closed

    # Called by asyncio.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self.address = str((transport.get_extra_info("peername") or ("",))[0])
        self._side = self._hub.connection_open(self)
        if isinstance(self._side, Answerer):
            self._start_clock()

    def data_received(self, data: bytes) -> None:
        self.heard_anything = True
        if not self._over:
            self._incoming += data
        try:
            # The size limit rises when the handshake ends, which may be between two frames of one packet.
            while not self._over and (payload := m.take_frame(self._incoming, sealed=self.proved)) is not None:
                self._take(payload)
        except m.Malformed:
            self.say_bye("malformed", Ended.MALFORMED)
        except Failed:
            self._finish(Ended.BROKEN)

    def connection_lost(self, _error: Exception | None) -> None:
        self._stop_clock()
        self.gone.set_result(None)
        self._finish(Ended.LOST)

    # Called by the hub.

    @property
    def is_up(self) -> bool:
        return self.proved and not self._over and not self.retired

    @property
    def lingers(self) -> bool:
        """Return whether it is over and its socket stays open only for the other side to read the last message."""
        return self._over and not self._transport.is_closing()

    def greet(self) -> None:
        assert self.caller is not None
        if not self._over:
            self._write(self.caller.opening)
            self._start_clock()

    def send(self, message: m.Sealed) -> bool:
        """Send *message*; return False if the link is not up, or had to be aborted as the other side does not read."""
        if not self.is_up:
            return False
        assert self._side is not None
        if isinstance(message, m.WantEntries):
            self.meter.asked_by_us()
        self._write([self._side.sealer.seal(m.encode(message))])
        if self._transport.get_write_buffer_size() + len(self._outgoing) > self._hub.limits.send_queue:
            self.abort(Ended.SLOW)
            return False
        return True

    def say_bye(self, farewell: m.Farewell, ended: Ended) -> None:
        """End the connection, with a good-bye if the link is up."""
        self.send(m.Bye(farewell))
        self._finish(ended, linger=self.proved)

    def retire(self) -> None:
        """Stop sending, as there is a better link; receive until the other side closes, for a second at most."""
        if self.send(m.Bye("spare")):
            self.retired = True
            self._timers.append(asyncio.get_running_loop().call_later(_LAST_WORDS, self._transport.abort))

    def turn_away(self, failed: Failed) -> None:
        """Close before there is a link, after sending the reply of *failed* if it has one."""
        self.refuse = failed.refuse
        if failed.reply is not None:
            self._write([failed.reply])
        self._finish(Ended.CLOSED, failed.why, linger=failed.reply is not None)

    def abort(self, ended: Ended) -> None:
        """Abort the connection without a good-bye."""
        self._outgoing.clear()
        self._transport.abort()
        self._finish(ended)

    # Internals.

    def _start_clock(self) -> None:
        loop, limits = asyncio.get_running_loop(), self._hub.limits
        self._timers = [
            loop.call_later(limits.first_byte, lambda: None if self.heard_anything else self.abort(Ended.SILENT)),
            loop.call_later(limits.handshake, self.abort, Ended.SILENT),
        ]

    def _stop_clock(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()

    def _write(self, payloads: list[bytes]) -> None:
        """Send *payloads* together with all else written in this turn of the event loop: the receiver wakes up once."""
        if not self._over:
            if not self._outgoing:
                asyncio.get_running_loop().call_soon(self._flush)
            self._outgoing += b"".join(map(m.framed, payloads))

    def _flush(self) -> None:
        if self._outgoing and not self._transport.is_closing():
            self._transport.write(bytes(self._outgoing))
        self._outgoing.clear()

    def _take(self, payload: bytes) -> None:
        side = self._side
        assert side is not None             # after a rejection no more data is processed
        if not self.proved:
            self._shake(side, payload)
            return
        self.last_heard = now = self._hub.now()
        fits = self.meter.frame(len(payload), now)
        message = m.decode_sealed(side.opener.open(payload)) if fits else None
        if message is None or (isinstance(message, m.WantEntries) and not self.meter.asked_by_them(now)):
            self.say_bye("flood", Ended.FLOOD)
        elif isinstance(message, m.Bye):
            self._finish(_BY_FAREWELL[message.farewell])
        else:
            self._hub.connection_got(self, message)

    def _shake(self, side: Caller | Answerer, payload: bytes) -> None:
        try:
            self._write(side.step(payload))
        except Failed as failed:
            self.turn_away(failed)
        if side.partner is not None:
            self.partner, self.proved = side.partner, True
            self._stop_clock()
            self.up_since = self.last_heard = self._hub.now()
            self.shaken.set()
            self._hub.connection_up(self)

    def _finish(self, ended: Ended, failure: LinkFailure | None = None, *, linger: bool = False) -> None:
        """End the connection. With *linger*, give the other side a second to read the last message.

        Closing a socket with unread input resets the connection, which discards what was sent. So only the sending
        half is closed, and input is ignored until the other side closes.
        """
        if self._over:
            return
        self._over = True
        self.ended = ended
        self.failure = failure or LinkFailure.__members__.get(ended.name, LinkFailure.LOST)
        self._stop_clock()
        self._flush()
        if not linger:
            self._transport.close()
        elif self.lingers:
            self._timers.append(asyncio.get_running_loop().call_later(_LAST_WORDS, self._transport.abort))
            try:
                self._transport.write_eof()
            except OSError:
                self._transport.abort()    # the other side has already closed
        self.shaken.set()
        self._hub.connection_over(self)


# Outgoing calls.

Endpoint = tuple[str, int]
"""A numeric address and a port; a link-local IPv6 address includes its scope (``fe80::1%eth0``)."""

STAGGER: Final = 0.25
CONNECT_TIMEOUT: Final = 3.0

# A retry would fail in the same way, or would give an impostor another guess at our PIN.
FINAL_FAILURES: Final = {LinkFailure[name] for name in (
    "VERSION", "ENGINE", "FULL", "BANNED", "PIN", "KEY", "PIN_NEEDED", "PIN_IGNORED", "TOKEN", "SELF",
)}  # fmt: skip

T = TypeVar("T")
R = TypeVar("R")


async def staggered(items: Sequence[T], attempt: Callable[[T], Coroutine[None, None, R | None]]) -> R | None:
    """Run *attempt* on each of *items* and return the first result that is not None; None if there is none.

    Attempts start a quarter of a second apart, or as soon as an earlier one fails. When one succeeds, the others are
    cancelled and have ended when this returns.
    """
    waiting = list(items)
    running: set[asyncio.Task[R | None]] = set()
    try:
        while waiting or running:
            if waiting:
                running.add(asyncio.ensure_future(attempt(waiting.pop(0))))
            done, running = await asyncio.wait(
                running, timeout=STAGGER if waiting else None, return_when=asyncio.FIRST_COMPLETED
            )
            for task in done:
                if (result := task.result()) is not None:
                    return result
        return None
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


async def ask_info(endpoints: Sequence[Endpoint], within: float = 2.0) -> m.Info | None:
    """Ask *endpoints* what is played there; return the first answer, None if none arrives *within* that many seconds.

    An address gets at most one answer a second, so asking more often makes a table look dead.
    """
    try:
        async with asyncio.timeout(within):
            return await staggered(endpoints, _ask)
    except TimeoutError:
        return None


async def _ask(endpoint: Endpoint) -> m.Info | None:
    try:
        reader, writer = await asyncio.open_connection(*endpoint, limit=m.PLAIN_LIMIT)
    except OSError:
        return None
    try:
        writer.write(m.framed(m.encode(m.InfoRequest())))
        size = int.from_bytes(await reader.readexactly(m.HEADER), "big")
        info = m.decode_plain(await reader.readexactly(min(size, m.PLAIN_LIMIT + 1)))
    except (OSError, asyncio.IncompleteReadError, m.Malformed):
        return None
    finally:
        writer.transport.abort()
    return info if isinstance(info, m.Info) else None


FIRST_PAUSE: Final = 0.25
LONGEST_PAUSE: Final = 8.0
LONGEST_KNOCK: Final = 2.0   # longest pause before asking again whether we have been let in
SHORT_LIFE: Final = 0.5      # a link that lived longer is redialled at once, others no sooner than after this
ENDPOINTS: Final = 12
SURE: Final = 4      # endpoints that a peer has announced itself, kept whatever others say about it
PLACES: Final = 64   # peers whose endpoints are remembered, called or not


class DialFailed(Struct, frozen=True):
    """An attempt to reach a table failed. *final*: the call is given up, as a retry would fail in the same way.

    *refuse* is the refusal that the other side sent, if any: its versions, and ``WAIT`` after too many PINs.
    """

    why: LinkFailure
    final: bool
    refuse: m.Refuse | None = None


@dataclass(slots=True)
class _Call:
    number: int
    wish: LinkRequest
    given: tuple[Endpoint, ...]
    named: bool    # it was to a particular peer from the start
    poke: asyncio.Event = field(default_factory=asyncio.Event)    # something has changed: look again
    elsewhere: bool = False    # see ``went_down``


class Calls:
    """All calls that this program makes. A call ends by ``hang_up`` or by a final failure.

    A refusal proves no identity, and another program may by now have the address of a peer. So a call to a particular
    peer continues after a refusal, unless every attempt exposes a PIN or token to a guess.
    """

    def __init__(
        self, linked: Callable[[bytes], bool], connect: Callable[[LinkRequest], Connection],
        failed: Callable[[DialFailed], None],
    ) -> None:  # fmt: skip
        """*linked* returns whether there is a link to a peer; *connect* makes a connection that is not open yet;
        *failed* is told of unnamed calls."""
        self._linked = linked
        self._connect = connect
        self._failed = failed
        self._calls: dict[int, _Call] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._places: Bounded[bytes, list[Endpoint]] = Bounded(PLACES)
        self._sure: Bounded[bytes, list[Endpoint]] = Bounded(PLACES)
        self._last = 0

    def dial(self, endpoints: Iterable[Endpoint], wish: LinkRequest) -> int:
        """Start a call, which keeps a link up until ``hang_up``, and return its number.

        Without endpoints it waits until some are learned. Without ``wish.peer`` it settles on the first to be linked.
        """
        self._last = number = self._last + 1
        one = self._calls[number] = _Call(number, wish, tuple(endpoints), wish.peer is not None)
        self._tasks[number] = task = asyncio.ensure_future(self._keep_up(one))
        task.add_done_callback(lambda _: self._tasks.pop(number))
        return number

    def hang_up(self, number: int) -> None:
        """End call *number*. A link that is up stays; ``Links.drop`` ends it."""
        if self._calls.pop(number, None) is not None and number in self._tasks:
            self._tasks[number].cancel()

    def keep_up(self, peers: Iterable[bytes], game: bytes, pin: str | None) -> bool:
        """Start a named call, with *pin*, to each of *peers* that has none yet; return whether there was any."""
        called = {one.wish.peer for one in self._calls.values() if one.named}
        new = [peer for peer in peers if peer not in called]
        for peer in new:
            self.dial((), LinkRequest(game, peer, pin))
        return bool(new)

    def give_up(self, unwanted: Callable[[bytes], bool]) -> None:
        """End the calls to all *unwanted* peers; links that are up stay."""
        for one in tuple(self._calls.values()):
            if one.wish.peer is not None and unwanted(one.wish.peer):
                self.hang_up(one.number)

    def learn(self, peer: bytes, endpoints: Iterable[Endpoint], *, sure: bool = False) -> None:
        """Try *endpoints* first in all calls to *peer*, including later ones; the oldest are forgotten.

        They are *sure* if they come from *peer* itself. Endpoints that others name may be wrong or forged: they are
        tried as well, but never displace the sure ones.
        """
        fresh = list(dict.fromkeys(endpoints))[: ENDPOINTS - SURE]
        if not fresh:
            return
        for one in self._to(peer):
            if not set(fresh).issubset(self._endpoints(one)):
                one.poke.set()
        self._places.keep(peer, list(dict.fromkeys((*fresh, *self._places.get(peer, ()))))[: ENDPOINTS - SURE])
        if sure:
            self._sure.keep(peer, fresh[:SURE])

    def went_down(self, peer: bytes, *, elsewhere: bool) -> None:
        """Wake the calls to *peer*, whose last link is gone. *elsewhere*: the peer has a better one to our identity.

        That link is not one of ours, so another program uses our identity, perhaps from a copy of this folder. If both
        redialled at once, they would take the link from each other forever.
        """
        for one in self._to(peer):
            one.elsewhere = elsewhere
            one.poke.set()

    def hurry(self) -> None:
        for one in self._calls.values():
            one.poke.set()

    async def close(self) -> None:
        """End all calls; no attempt is running when this returns."""
        for number in tuple(self._calls):
            self.hang_up(number)
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _to(self, peer: bytes) -> list[_Call]:
        return [one for one in self._calls.values() if one.wish.peer == peer]

    def _endpoints(self, one: _Call) -> list[Endpoint]:
        """Return the endpoints to try, the best first."""
        peer = one.wish.peer
        told = (*self._places.get(peer, ()), *self._sure.get(peer, ())) if peer is not None else ()
        return list(dict.fromkeys((*told, *one.given)))[:ENDPOINTS]

    def _is_wanted(self, wish: LinkRequest) -> bool:
        return wish.peer is None or not self._linked(wish.peer)

    async def _keep_up(self, one: _Call) -> None:
        pause = FIRST_PAUSE
        while True:
            one.poke.clear()
            if not self._is_wanted(one.wish) or not self._endpoints(one):
                await one.poke.wait()
                continue
            if one.elsewhere:
                one.elsewhere = False
                await self._rest(one, LONGEST_PAUSE)
                continue
            failed = await self._try(one)
            if failed is None:
                pause = FIRST_PAUSE
                await asyncio.sleep(SHORT_LIFE)
                continue
            final = failed.why in FINAL_FAILURES and (not one.named or one.wish.guesses)
            if final:
                self._calls.pop(one.number, None)
            if not one.named:
                self._failed(DialFailed(failed.why, final, failed.refuse))
            if final:
                return
            pause = await self._rest(one, pause)
            if failed.why is LinkFailure.ASKED:
                pause = min(pause, LONGEST_KNOCK)

    async def _rest(self, one: _Call, pause: float) -> float:
        """Wait *pause* seconds, or until the call is poked; return how long to wait the next time."""
        try:
            async with asyncio.timeout(pause):    # wait_for of Python 3.11 may swallow the cancellation by hang_up
                await one.poke.wait()
        except TimeoutError:
            return min(2 * pause, LONGEST_PAUSE)
        return FIRST_PAUSE

    async def _try(self, one: _Call) -> Failed | None:
        """Try all endpoints once; return None if there is a link now, whoever made it, else the most telling failure.

        Handshakes run one at a time, and a table that has refused a PIN is not asked again at its other addresses: a
        peer with two addresses must not cost two attempts at a PIN.
        """
        wish, turn = one.wish, asyncio.Lock()
        failures = [Failed(LinkFailure.UNREACHABLE)]

        async def attempt(endpoint: Endpoint) -> Connection | None:
            connection = self._connect(wish)
            try:
                async with asyncio.timeout(CONNECT_TIMEOUT):
                    await asyncio.get_running_loop().create_connection(lambda: connection, *endpoint)
            except OSError:
                return None
            try:
                async with turn:
                    refused = wish.peer is None and any(one.why is LinkFailure.PIN for one in failures)
                    if self._is_wanted(wish) and not refused:
                        connection.greet()
                        await connection.shaken.wait()
            finally:
                if not connection.proved:
                    connection.abort(Ended.CLOSED)
            if connection.proved:
                return connection
            failures.append(Failed(connection.failure, connection.refuse))
            return None

        found = await staggered(self._endpoints(one), attempt)
        if found is not None:
            one.wish = replace(wish, peer=found.partner.peer)
        elif self._is_wanted(wish):
            silence = (LinkFailure.LOST, LinkFailure.SILENT, LinkFailure.UNREACHABLE)
            # Final failures first, then other answers, then silence.
            return min(failures, key=lambda one: (one.why not in FINAL_FAILURES, one.why in silence, -one.why))
        return None
