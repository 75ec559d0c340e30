"""One TCP connection, from its first byte to its last: handshake, seals, limits, good-bye; and how it is made.

A connection decides nothing about others; it tells its ``Hub`` what happens.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final, Protocol, TypeVar, cast

from msgspec import Struct

from swqt.net.wire import messages as m
from swqt.net.wire.handshake import Answerer, Caller, Failed, LinkFailure, LinkRequest, Partner, Secured
from swqt.net.wire.limits import Bounded, Limits, Meter

# A good-bye has this long to leave before the connection is cut.
_LAST_WORDS: Final = 1.0


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


_BY_FAREWELL: Final[dict[m.Farewell, Ended]] = {
    "leaving": Ended.LEFT, "closing": Ended.CLOSING, "spare": Ended.SPARE, "flood": Ended.EXPELLED,
    "malformed": Ended.EXPELLED,
}  # fmt: skip


class Hub(Protocol):
    """What a connection reports to: that it is open, is a link, each message, and once that it is over."""

    @property
    def limits(self) -> Limits: ...
    def now(self) -> float: ...
    def connection_open(self, connection: Connection) -> Caller | Answerer | None: ...
    def connection_up(self, connection: Connection) -> None: ...
    def connection_got(self, connection: Connection, message: m.Sealed) -> None: ...
    def connection_over(self, connection: Connection) -> None: ...


class Connection(asyncio.Protocol):
    def __init__(self, hub: Hub, caller: Caller | None = None) -> None:
        """Without a *caller* it has come in: the hub says how it is answered, or turns it away."""
        self._hub = hub
        self.caller: Final = caller
        self._side: Caller | Answerer | None = None
        self._transport: asyncio.Transport    # from the moment it is open, before which nobody is told of it
        self._incoming = bytearray()
        self._link: Secured | None = None
        self._timers: list[asyncio.TimerHandle] = []
        self._outgoing = bytearray()
        self._over = False
        self.meter = Meter(hub.limits)    # of what comes in; the hub gives a link that of its peer
        self.heard_anything = False
        self.address = ""
        self.ended = Ended.LOST
        self.failure = LinkFailure.LOST
        self.refuse: m.Refuse | None = None
        self.up_since = 0.0
        self.last_heard = 0.0
        self.retired = False      # nothing is sent here any more; what still arrives is heard
        self.unworthy = False     # not even a line in a log is to be spent on it
        self.pin_tried = False    # the other side put a PIN to the test here
        self.round_trip: float | None = None
        self.ping: int | None = None    # the number of the ping that is not answered yet
        self.last_ping = 0.0            # when the last ping was sent
        self.shaken: Final = asyncio.Event()    # the handshake is over, in either way
        self.gone: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()    # the socket is closed

    # What asyncio calls.

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
            # The limit rises between two frames that may come in one packet.
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
        return self.proved and not self._over and not self.retired

    @property
    def lingers(self) -> bool:
        """Whether it is over, and only stays so that the other side can read the last words."""
        return self._over and not self._transport.is_closing()

    def greet(self) -> None:
        assert self.caller is not None
        if not self._over:
            self._write(self.caller.opening)
            self._start_clock()

    def send(self, message: m.Sealed) -> bool:
        """Send *message*; False if the link is gone, also if it went now because the other side does not read."""
        if not self.is_up:
            return False
        assert self._link is not None
        if isinstance(message, m.WantEntries):
            self.meter.asked_by_us()
        self._write([self._link.sealer.seal(m.encode(message))])
        if self._transport.get_write_buffer_size() + len(self._outgoing) > self._hub.limits.send_queue:
            self.abort(Ended.SLOW)
            return False
        return True

    def say_bye(self, farewell: m.Farewell, ended: Ended) -> None:
        """End the connection; a link with a good-bye."""
        self.send(m.Bye(farewell))
        self._finish(ended, linger=self.proved)

    def retire(self) -> None:
        """Send nothing any more, as there is a better link. The other side closes it, and is heard until then."""
        if self.send(m.Bye("spare")):
            self.retired = True
            self._timers.append(asyncio.get_running_loop().call_later(_LAST_WORDS, self._transport.abort))

    def turn_away(self, failed: Failed) -> None:
        """Close before there is a link, with the last words of *failed*."""
        self.refuse = failed.refuse
        if failed.reply is not None:
            self._write([failed.reply])
        self._finish(Ended.CLOSED, failed.why, linger=failed.reply is not None)

    def abort(self, ended: Ended) -> None:
        """Cut the connection without a word."""
        self._outgoing.clear()
        self._transport.abort()
        self._finish(ended)

    # Inside.

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
        """Send *payloads* with all else of this turn of the loop: the other side is woken up once."""
        if not self._over:
            if not self._outgoing:
                asyncio.get_running_loop().call_soon(self._flush)
            self._outgoing += b"".join(map(m.framed, payloads))

    def _flush(self) -> None:
        if self._outgoing and not self._transport.is_closing():
            self._transport.write(bytes(self._outgoing))
        self._outgoing.clear()

    def _take(self, payload: bytes) -> None:
        if self._link is None:
            self._shake(payload)
            return
        self.last_heard = now = self._hub.now()
        fits = self.meter.frame(len(payload), now)
        message = m.decode_sealed(self._link.opener.open(payload)) if fits else None
        if message is None or (isinstance(message, m.WantEntries) and not self.meter.asked_by_them(now)):
            self.say_bye("flood", Ended.FLOOD)
        elif isinstance(message, m.Bye):
            self._finish(_BY_FAREWELL[message.farewell])
        else:
            self._hub.connection_got(self, message)

    def _shake(self, payload: bytes) -> None:
        side = self._side
        assert side is not None             # who was turned away is heard no more
        try:
            self._write(side.step(payload))
        except Failed as failed:
            self.turn_away(failed)
        if side.link is not None:
            self._link = side.link
            self._stop_clock()
            self.up_since = self.last_heard = self._hub.now()
            self.shaken.set()
            self._hub.connection_up(self)

    def _finish(self, ended: Ended, failure: LinkFailure | None = None, *, linger: bool = False) -> None:
        """It is over. With *linger* the other side gets time to read what was said last.

        A socket that is closed while something is unread takes back what was sent; so we only say that nothing
        follows, and read on, without looking, until the other side has closed.
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
                self._transport.abort()    # the other side was faster
        self.shaken.set()
        self._hub.connection_over(self)


# Calls.

Endpoint = tuple[str, int]
"""A numeric address, for IPv6 with its scope if it needs one (``fe80::1%eth0``), and a port."""

STAGGER: Final = 0.25
CONNECT_TIMEOUT: Final = 3.0

# Trying again would end in the same way, or would give a false host one more guess at our PIN.
FINAL_FAILURES: Final = {LinkFailure[name] for name in (
    "VERSION", "ENGINE", "FULL", "BANNED", "PIN", "KEY", "LOBBY", "PIN_NEEDED", "PIN_IGNORED", "TOKEN", "SELF",
)}  # fmt: skip

T = TypeVar("T")
R = TypeVar("R")


async def staggered(items: Sequence[T], attempt: Callable[[T], Coroutine[None, None, R | None]]) -> R | None:
    """Return the first result of *attempt* that is not None, None if there is none.

    The attempts begin a quarter of a second apart, or as soon as all before have failed. When one succeeds the others
    are cancelled, and have ended when this returns.
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
    """Return what is played there: the first answer from any of *endpoints*, None if none comes in time.

    One address is answered once a second at most, so asking more often makes a table look dead.
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
LASTING: Final = 5.0         # a link that lived longer is called again at once; one that did not, after a pause...
LONGEST_FLAP: Final = 1.0    # ... which is never longer than this: the other side is there
LONGEST_KNOCK: Final = 2.0   # pause after which it is asked again whether people have let us in
ENDPOINTS: Final = 12
SURE: Final = 4      # endpoints of one peer, told by itself, which nothing that is heard of it pushes out
PLACES: Final = 64   # peers of which it is remembered where they are, called or not


class DialFailed(Struct, frozen=True):
    """Call *number* failed. *final*: it is given up, because trying again would end in the same way.

    *refuse* is what the other side said, if it said something: its versions, and ``WAIT`` for too many PINs.
    *named*: it was known from the beginning who is called.
    """

    number: int
    why: LinkFailure
    final: bool
    refuse: m.Refuse | None = None
    named: bool = False


@dataclass(slots=True)
class _Call:
    number: int
    wish: LinkRequest
    given: tuple[Endpoint, ...]
    named: bool
    poke: asyncio.Event = field(default_factory=asyncio.Event)    # it is worth looking again: something is new
    elsewhere: bool = False


class Calls:
    """All calls of one peer. A call ends by ``hang_up`` or by a failure that would come again.

    Who refuses has not proved who it is, and at the address of a peer there may be another one by now. So a call to
    somebody who is known by name goes on after it, unless each try is a guess at a PIN.
    """

    def __init__(
        self, linked: Callable[[bytes], bool], connect: Callable[[LinkRequest], Connection],
        failed: Callable[[DialFailed], None], now: Callable[[], float],
    ) -> None:  # fmt: skip
        """*linked* says whether there is a link to a peer; *connect* makes a connection that is not open yet."""
        self._linked = linked
        self._connect = connect
        self._failed = failed
        self._now = now
        self._calls: dict[int, _Call] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._places: Bounded[bytes, list[Endpoint]] = Bounded(PLACES)
        self._sure: Bounded[bytes, list[Endpoint]] = Bounded(PLACES)
        self._last = 0

    def dial(self, endpoints: Iterable[Endpoint], wish: LinkRequest) -> int:
        """Call, and keep the link up until ``hang_up``; return the number by which ``DialFailed`` names this call.

        With no endpoints it waits until some are learned. Without ``wish.peer`` the first that answers is the one.
        """
        self._last = number = self._last + 1
        one = self._calls[number] = _Call(number, wish, tuple(endpoints), wish.peer is not None)
        self._tasks[number] = task = asyncio.ensure_future(self._keep_up(one))
        task.add_done_callback(lambda _: self._tasks.pop(number))
        return number

    def hang_up(self, number: int) -> None:
        """Do not keep this link up any longer. A link that is up stays; ``drop`` ends it."""
        if self._calls.pop(number, None) is not None and number in self._tasks:
            self._tasks[number].cancel()

    def keep_up(self, peers: Iterable[bytes], game: bytes, pin: str | None) -> bool:
        """Call all *peers* by name from now on, and prove the *pin* to each; return whether any of them is new."""
        called = {one.wish.peer for one in self._calls.values() if one.named}
        new = [peer for peer in peers if peer not in called]
        for peer in new:
            self.dial((), LinkRequest(game, peer, pin))
        return bool(new)

    def give_up(self, unwanted: Callable[[bytes], bool]) -> None:
        """Call nobody any more who is *unwanted*; links that are up stay."""
        for one in tuple(self._calls.values()):
            if one.wish.peer is not None and unwanted(one.wish.peer):
                self.hang_up(one.number)

    def learn(self, peer: bytes, endpoints: Iterable[Endpoint], *, sure: bool = False) -> None:
        """Try *endpoints* first in calls to *peer*, also in one that begins later; the oldest are forgotten.

        They are *sure* if *peer* itself has told them. What others say of it may be wrong, or a lie: it is tried, too,
        but does not take the place of these.
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
        """The last link to *peer* is gone. *elsewhere*: because the peer has a better one to our identity.

        That is not one of ours, so another program uses our identity, a copy of this folder perhaps. Called at once,
        the two would take the link from each other for ever.
        """
        for one in self._to(peer):
            one.elsewhere = elsewhere
            one.poke.set()

    def hurry(self) -> None:
        for one in self._calls.values():
            one.poke.set()

    async def close(self) -> None:
        """End all calls; afterwards none is being tried."""
        for number in tuple(self._calls):
            self.hang_up(number)
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _to(self, peer: bytes) -> list[_Call]:
        return [one for one in self._calls.values() if one.wish.peer == peer]

    def _endpoints(self, one: _Call) -> list[Endpoint]:
        """Return where to try, the best first."""
        peer = one.wish.peer
        told = (*self._places.get(peer, ()), *self._sure.get(peer, ())) if peer is not None else ()
        return list(dict.fromkeys((*told, *one.given)))[:ENDPOINTS]

    def _is_wanted(self, wish: LinkRequest) -> bool:
        return wish.peer is None or not self._linked(wish.peer)

    async def _keep_up(self, one: _Call) -> None:
        pause = FIRST_PAUSE
        while True:
            while self._is_wanted(one.wish):
                one.poke.clear()
                if not self._endpoints(one):
                    await one.poke.wait()
                    continue
                failed = await self._try(one)
                if failed is None:
                    pause = min(pause, LONGEST_FLAP)
                    break
                final = failed.why in FINAL_FAILURES and (not one.named or one.wish.guesses)
                if final:
                    self._calls.pop(one.number, None)
                self._failed(DialFailed(one.number, failed.why, final, failed.refuse, one.named))
                if final:
                    return
                pause = await self._rest(one, pause)
                if failed.why is LinkFailure.ASKED:
                    pause = min(pause, LONGEST_KNOCK)
            up_at = self._now()
            one.poke.clear()
            while not self._is_wanted(one.wish):
                await one.poke.wait()
                one.poke.clear()
            # There was a link. What is linked, or where to call, may be another matter after the rest.
            if self._now() - up_at > LASTING:
                if one.elsewhere:
                    await self._rest(one, LONGEST_PAUSE)
                pause = FIRST_PAUSE
            else:
                pause = min(await self._rest(one, pause), LONGEST_FLAP)
            one.elsewhere = False

    async def _rest(self, one: _Call, pause: float) -> float:
        """Wait *pause* seconds, or until something is new; return how long to wait the next time."""
        try:
            async with asyncio.timeout(pause):    # wait_for of Python 3.11 may forget that we have hung up
                await one.poke.wait()
        except TimeoutError:
            return min(2 * pause, LONGEST_PAUSE)
        return FIRST_PAUSE

    async def _try(self, one: _Call) -> Failed | None:
        """Try all addresses once; None if there is a link now, whoever made it, else the most telling failure.

        The handshakes run one after the other: a PIN is not tried twice because a peer has two addresses.
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
                    if self._is_wanted(wish):
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
            # What is final, then what somebody said.
            return min(failures, key=lambda one: (one.why not in FINAL_FAILURES, one.why in silence, -one.why))
        return None
