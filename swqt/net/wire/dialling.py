"""Calling peers: at several addresses, a quarter of a second apart, until one answers; again and again while wanted.

Asking what is played somewhere, without a link: one question, one answer, and the connection is over.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from msgspec import Struct

from swqt.net.wire.connection import Connection
from swqt.net.wire.frames import Splitter, framed
from swqt.net.wire.messages import Info, InfoRequest, Malformed, Refuse, decode_plain, encode
from swqt.net.wire.terms import DialFailed, LinkFailure, LinkRequest

Endpoint = tuple[str, int]
"""A numeric address, for IPv6 with its scope if it needs one (``fe80::1%eth0``), and a port."""

STAGGER: Final = 0.25
CONNECT_TIMEOUT: Final = 3.0

# Trying again would end in the same way, or would give a false host one more guess at our PIN.
FINAL_FAILURES: Final = frozenset(
    {
        LinkFailure.VERSION,
        LinkFailure.ENGINE,
        LinkFailure.FULL,
        LinkFailure.BANNED,
        LinkFailure.PIN,
        LinkFailure.KEY,
        LinkFailure.LOBBY,
        LinkFailure.PIN_NEEDED,
        LinkFailure.PIN_IGNORED,
        LinkFailure.TOKEN,
        LinkFailure.SELF,
    }
)

T = TypeVar("T")
R = TypeVar("R")


class DialCancelled(Exception):
    """No address led to a link. ``why`` is the most telling of the reasons."""

    def __init__(self, why: LinkFailure, refuse: Refuse | None) -> None:
        super().__init__(why.name)
        self.why: Final = why
        self.refuse: Final = refuse


async def staggered(
    items: Sequence[T], attempt: Callable[[T], Awaitable[R | None]], pause: float = STAGGER
) -> R | None:
    """Return the first result of *attempt* that is not None, None if there is none.

    The attempts begin *pause* seconds apart, or as soon as all before have failed. When one succeeds the others are
    cancelled, and have ended when this returns.
    """
    waiting = list(items)
    running: set[asyncio.Task[R | None]] = set()
    try:
        while waiting or running:
            if waiting:
                running.add(asyncio.ensure_future(_as_task(attempt, waiting.pop(0))))
            done, running = await asyncio.wait(
                running, timeout=pause if waiting else None, return_when=asyncio.FIRST_COMPLETED
            )
            for task in done:
                if (result := task.result()) is not None:
                    return result
        return None
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


async def _as_task(attempt: Callable[[T], Awaitable[R | None]], item: T) -> R | None:
    return await attempt(item)


async def call(
    endpoints: Sequence[Endpoint], make: Callable[[], Connection], wanted: Callable[[], bool] = lambda: True
) -> Connection:
    """Return a connection that is or was up, to the first of *endpoints* that answers; else raise ``DialCancelled``.

    The handshakes run one after the other: a PIN is not tried twice because a peer has two addresses. None is begun
    that is not *wanted* any more.
    """
    turn = asyncio.Lock()
    failures: list[tuple[LinkFailure, Refuse | None]] = []

    async def attempt(endpoint: Endpoint) -> Connection | None:
        connection = make()
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT):
                await loop.create_connection(lambda: connection, *endpoint)
        except OSError:
            failures.append((LinkFailure.UNREACHABLE, None))
            return None
        try:
            async with turn:
                if wanted():
                    connection.greet()
                    await connection.outcome
        finally:
            if not connection.proved:
                connection.abort_unproved()
        if connection.proved:
            return connection
        failures.append((connection.failure or LinkFailure.LOST, connection.refuse))
        return None

    found = await staggered(endpoints, attempt)
    if found is not None:
        return found
    raise DialCancelled(*min(failures, key=_weight)) if failures else DialCancelled(LinkFailure.UNREACHABLE, None)


def _weight(failure: tuple[LinkFailure, Refuse | None]) -> int:
    """Smaller is more telling: what is final, then what somebody said, then silence."""
    why, _ = failure
    if why in FINAL_FAILURES:
        return 0
    return {LinkFailure.UNREACHABLE: 3, LinkFailure.SILENT: 2, LinkFailure.LOST: 2}.get(why, 1)


def usable(addresses: Iterable[str], port: int, *, seen_from: str) -> list[Endpoint]:
    """Return as endpoints those of another peer's *addresses* that mean something here.

    Link-local addresses of another computer name one of its own interfaces, and nobody may make us call ourselves:
    loopback counts only if the peer is seen there itself.
    """
    local = _is_loopback(seen_from)
    found: list[Endpoint] = []
    for text in addresses:
        try:
            address = ipaddress.ip_address(text)
        except ValueError:
            continue
        if address.is_loopback:
            fit = local
        else:
            fit = not (address.is_multicast or address.is_unspecified or address.is_link_local or address.is_reserved)
        if port and fit:
            found.append((text, port))
    return found


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


ANSWER_WITHIN: Final = 2.0


class ProbeReply(Struct, frozen=True):
    """What is played at *endpoint*; the answer took *seconds*, without the connecting."""

    info: Info
    endpoint: Endpoint
    seconds: float


async def ask_info(endpoints: Sequence[Endpoint], within: float = ANSWER_WITHIN) -> ProbeReply | None:
    """Return the first answer from any of *endpoints*, tried a quarter of a second apart; None if none comes in time.

    One address is answered once a second at most, so asking more often makes a table look dead.
    """
    try:
        async with asyncio.timeout(within):
            return await staggered(endpoints, _ask)
    except TimeoutError:
        return None


class _Question(asyncio.Protocol):
    def __init__(self) -> None:
        self.answer: asyncio.Future[Info | None] = asyncio.get_running_loop().create_future()
        self._splitter = Splitter()

    def data_received(self, data: bytes) -> None:
        self._splitter.feed(data)
        try:
            payload = self._splitter.take()
            if payload is not None:
                message = decode_plain(payload)
                self._settle(message if isinstance(message, Info) else None)
        except Malformed:
            self._settle(None)

    def connection_lost(self, _error: Exception | None) -> None:
        self._settle(None)

    def _settle(self, info: Info | None) -> None:
        if not self.answer.done():
            self.answer.set_result(info)


async def _ask(endpoint: Endpoint) -> ProbeReply | None:
    try:
        transport, question = await asyncio.get_running_loop().create_connection(_Question, *endpoint)
    except OSError:
        return None
    start = time.monotonic()
    try:
        transport.write(framed(encode(InfoRequest())))
        info = await question.answer
    finally:
        transport.abort()
    return None if info is None else ProbeReply(info, endpoint, time.monotonic() - start)


FIRST_PAUSE: Final = 0.25
LONGEST_PAUSE: Final = 8.0
LASTING: Final = 5.0
"""A link that lived longer than this, in seconds, is called again at once; one that did not, after a pause..."""
LONGEST_FLAP: Final = 1.0
"""... which is never longer than this: the other side is there."""
LONGEST_KNOCK: Final = 2.0
"""Pause after which it is asked again whether people have let us in."""
ENDPOINTS: Final = 12
SURE: Final = 4
"""Endpoints of one peer, told by itself, which nothing that is heard of it pushes out."""
PLACES: Final = 64
"""Peers of which it is remembered where they are, called or not."""


@dataclass(slots=True)
class Call:
    """One of them."""

    number: int
    wish: LinkRequest
    endpoints: list[Endpoint]
    named: bool
    """Whether it was known from the beginning who is called."""
    poke: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when it is worth looking again: new addresses, a link went down, the computer woke up."""
    elsewhere: bool = False
    task: asyncio.Task[None] | None = None
    attempt: asyncio.Task[Connection] | None = None


class Calls:
    """All calls of one peer. A call ends by ``hang_up`` or by a failure that would come again.

    Who refuses has not proved who it is, and at the address of a peer there may be another one by now, or that peer may
    be busy with something else. So a call to somebody who is known by name goes on after it, unless each try is a guess
    at a PIN.
    """

    def __init__(
        self,
        linked: Callable[[bytes], bool],
        connect: Callable[[LinkRequest], Connection],
        failed: Callable[[DialFailed], None],
        now: Callable[[], float],
    ) -> None:
        """*linked* says whether there is a link to a peer; *connect* makes a connection that is not open yet."""
        self._linked = linked
        self._connect = connect
        self._failed = failed
        self._now = now
        self._calls: dict[int, Call] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._places: dict[bytes, list[Endpoint]] = {}
        self._sure: dict[bytes, list[Endpoint]] = {}
        self._last = 0

    def begin(self, endpoints: Iterable[Endpoint], wish: LinkRequest) -> int:
        """Keep a link up from now on; return the number of the call."""
        self._last += 1
        known = self._sure.get(wish.peer, []) + self._places.get(wish.peer, []) if wish.peer is not None else []
        one = Call(self._last, wish, list(dict.fromkeys((*endpoints, *known)))[:ENDPOINTS], wish.peer is not None)
        self._calls[one.number] = one
        one.task = asyncio.ensure_future(self._keep_up(one))
        self._tasks.add(one.task)
        one.task.add_done_callback(self._tasks.discard)
        return one.number

    def hang_up(self, number: int) -> None:
        """Call no more."""
        one = self._calls.pop(number, None)
        if one is not None and one.task is not None:
            one.task.cancel()

    def learn(self, peer: bytes, endpoints: Iterable[Endpoint], *, sure: bool = False) -> None:
        """Try *endpoints* first in calls to *peer*, also in one that begins later; the oldest are forgotten.

        They are *sure* if *peer* itself has told them. What others say of it may be wrong, or a lie: it is tried, too,
        but does not take the place of these.
        """
        fresh = list(dict.fromkeys(endpoints))[: ENDPOINTS - SURE]
        if fresh and sure:
            _keep(self._sure, peer, fresh[:SURE])
        if fresh:
            _keep(self._places, peer, fresh)
        best = list(dict.fromkeys((*fresh, *self._sure.get(peer, []))))
        for one in self._to(peer):
            known = (best + [old for old in one.endpoints if old not in best])[:ENDPOINTS]
            if set(known) - set(one.endpoints):
                one.poke.set()
            one.endpoints = known

    def came_in(self, peer: bytes) -> None:
        """*peer* has called us, and that link will stay: nobody needs to call it now."""
        for one in self._to(peer):
            if one.attempt is not None:
                one.attempt.cancel()

    def went_down(self, peer: bytes, *, elsewhere: bool) -> None:
        """The link to *peer* is gone. *elsewhere*: because the peer has another one to our identity.

        If that is not one of ours, another program uses our identity, a copy of this folder perhaps. Called at once,
        the two would take the link from each other for ever.
        """
        for one in self._to(peer):
            one.elsewhere = elsewhere
            one.poke.set()

    def hurry(self) -> None:
        """Try everything again at once."""
        for one in self._calls.values():
            one.poke.set()

    async def close(self) -> None:
        """End all calls; afterwards none is being tried."""
        for number in tuple(self._calls):
            self.hang_up(number)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _to(self, peer: bytes) -> list[Call]:
        return [one for one in self._calls.values() if one.wish.peer == peer]

    async def _keep_up(self, one: Call) -> None:
        pause = FIRST_PAUSE
        up_at: float | None = None
        while True:
            one.poke.clear()
            if one.wish.peer is not None and self._linked(one.wish.peer):
                one.elsewhere = False
                up_at = self._now() if up_at is None else up_at
                await one.poke.wait()
                continue
            if not one.endpoints:
                await one.poke.wait()
                continue
            lasted = up_at is not None and self._now() - up_at > LASTING
            if lasted and one.elsewhere:
                await self._rest(one, LONGEST_PAUSE)
            elif up_at is not None and not lasted:
                pause = min(await self._rest(one, pause), LONGEST_FLAP)
            one.elsewhere = False
            if up_at is not None:
                pause = FIRST_PAUSE if lasted else pause
                up_at = None
                # What is linked, or where to call, may be another matter after the rest.
                continue
            lost = await self._try(one)
            if lost is None:
                up_at = self._now()
                pause = min(pause, LONGEST_FLAP)
                continue
            final = lost.why in FINAL_FAILURES and (not one.named or one.wish.guesses)
            if final:
                self._calls.pop(one.number, None)
            self._failed(DialFailed(one.number, lost.why, final, lost.refuse))
            if final:
                return
            pause = await self._rest(one, pause)
            if lost.why is LinkFailure.ASKED:
                pause = min(pause, LONGEST_KNOCK)

    async def _rest(self, one: Call, pause: float) -> float:
        """Wait *pause* seconds, or until something is new; return how long to wait the next time."""
        if not await poked(one.poke, pause):
            return min(2 * pause, LONGEST_PAUSE)
        return FIRST_PAUSE

    async def _try(self, one: Call) -> DialCancelled | None:
        """Try once; None if there is a link now, whoever made it."""
        wish = one.wish

        def wanted() -> bool:
            return wish.peer is None or not self._linked(wish.peer)

        attempt = asyncio.ensure_future(call(tuple(one.endpoints), lambda: self._connect(wish), wanted))
        one.attempt = attempt
        try:
            await asyncio.wait({attempt})
        finally:
            # Even one that has just failed is asked for its outcome, or the loop complains of it.
            one.attempt = None
            attempt.cancel()
            await asyncio.gather(attempt, return_exceptions=True)
        if attempt.cancelled():
            return None
        error = attempt.exception()
        if isinstance(error, DialCancelled):
            return error if wanted() else None
        one.wish = replace(wish, peer=attempt.result().partner.peer)
        return None


def _keep(places: dict[bytes, list[Endpoint]], peer: bytes, endpoints: list[Endpoint]) -> None:
    places.pop(peer, None)
    places[peer] = endpoints
    if len(places) > PLACES:
        del places[next(iter(places))]


async def poked(event: asyncio.Event, seconds: float) -> bool:
    """Wait until *event* is set, so long at most, and return whether it is."""
    try:
        async with asyncio.timeout(seconds):    # wait_for of Python 3.11 may forget that we have hung up
            await event.wait()
    except TimeoutError:
        return False
    return True
