"""Calling peers: at several addresses, a quarter of a second apart, until one answers; again and again while wanted.

Asking what is played somewhere, without a link: one question, one answer, and the connection is over.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from msgspec import Struct

from swqt.net.wire.connection import HEADER, Connection, Ended, framed
from swqt.net.wire.handshake import Failed, LinkFailure, LinkRequest
from swqt.net.wire.limits import Bounded
from swqt.net.wire.messages import PLAIN_LIMIT, Info, InfoRequest, Malformed, Refuse, decode_plain, encode

Endpoint = tuple[str, int]
"""A numeric address, for IPv6 with its scope if it needs one (``fe80::1%eth0``), and a port."""

STAGGER: Final = 0.25
CONNECT_TIMEOUT: Final = 3.0

# Trying again would end in the same way, or would give a false host one more guess at our PIN.
FINAL_FAILURES: Final = frozenset(
    LinkFailure[name]
    for name in (
        "VERSION", "ENGINE", "FULL", "BANNED", "PIN", "KEY", "LOBBY", "PIN_NEEDED", "PIN_IGNORED", "TOKEN", "SELF",
    )
)  # fmt: skip

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


async def call(
    endpoints: Sequence[Endpoint], make: Callable[[], Connection], wanted: Callable[[], bool] = lambda: True
) -> Connection:
    """Return a connection that is or was up, to the first of *endpoints* that answers; else raise ``Failed``.

    The handshakes run one after the other: a PIN is not tried twice because a peer has two addresses. None is begun
    that is not *wanted* any more.
    """
    turn = asyncio.Lock()
    failures = [Failed(LinkFailure.UNREACHABLE)]

    async def attempt(endpoint: Endpoint) -> Connection | None:
        connection = make()
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT):
                await loop.create_connection(lambda: connection, *endpoint)
        except OSError:
            return None
        try:
            async with turn:
                if wanted():
                    connection.greet()
                    await connection.outcome
        finally:
            if not connection.proved:
                connection.abort(Ended.CLOSED)
        if connection.proved:
            return connection
        failures.append(Failed(connection.failure or LinkFailure.LOST, connection.refuse))
        return None

    found = await staggered(endpoints, attempt)
    if found is None:
        silence = (LinkFailure.LOST, LinkFailure.SILENT, LinkFailure.UNREACHABLE)
        # The most telling: what is final, then what somebody said.
        raise min(failures, key=lambda failed: (failed.why not in FINAL_FAILURES, failed.why in silence, -failed.why))
    return found


def usable(addresses: Iterable[str], port: int, *, seen_from: str) -> list[Endpoint]:
    """Return as endpoints those of another peer's *addresses* that mean something here.

    Link-local addresses of another computer name one of its own interfaces, and nobody may make us call ourselves:
    loopback counts only if the peer is seen there itself.
    """
    here = _address(seen_from)
    found: list[Endpoint] = []
    for text in addresses if port else ():
        one = _address(text)
        if one is None or one.is_multicast or one.is_unspecified:
            continue
        if (here is not None and here.is_loopback) if one.is_loopback else not (one.is_link_local or one.is_reserved):
            found.append((text, port))
    return found


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None


ANSWER_WITHIN: Final = 2.0


async def ask_info(endpoints: Sequence[Endpoint], within: float = ANSWER_WITHIN) -> Info | None:
    """Return what is played there: the first answer from any of *endpoints*, None if none comes in time.

    One address is answered once a second at most, so asking more often makes a table look dead.
    """
    try:
        async with asyncio.timeout(within):
            return await staggered(endpoints, _ask)
    except TimeoutError:
        return None


async def _ask(endpoint: Endpoint) -> Info | None:
    try:
        reader, writer = await asyncio.open_connection(*endpoint, limit=PLAIN_LIMIT)
    except OSError:
        return None
    try:
        writer.write(framed(encode(InfoRequest())))
        size = int.from_bytes(await reader.readexactly(HEADER), "big")
        info = decode_plain(await reader.readexactly(min(size, PLAIN_LIMIT + 1)))
    except (OSError, asyncio.IncompleteReadError, Malformed):
        return None
    finally:
        writer.transport.abort()
    return info if isinstance(info, Info) else None


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
    """

    number: int
    why: LinkFailure
    final: bool
    refuse: Refuse | None = None


@dataclass(slots=True)
class _Call:
    number: int
    wish: LinkRequest
    endpoints: list[Endpoint]
    named: bool    # it was known from the beginning who is called
    poke: asyncio.Event = field(default_factory=asyncio.Event)    # it is worth looking again: something is new
    elsewhere: bool = False
    task: asyncio.Task[None] | None = None


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
        self._calls: dict[int, _Call] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._places: Bounded[bytes, list[Endpoint]] = Bounded(PLACES)
        self._sure: Bounded[bytes, list[Endpoint]] = Bounded(PLACES)
        self._last = 0

    def begin(self, endpoints: Iterable[Endpoint], wish: LinkRequest) -> int:
        """Keep a link up from now on; return the number of the call."""
        self._last += 1
        known = self._sure.get(wish.peer, []) + self._places.get(wish.peer, []) if wish.peer is not None else []
        one = _Call(self._last, wish, list(dict.fromkeys((*endpoints, *known)))[:ENDPOINTS], wish.peer is not None)
        self._calls[one.number] = one
        one.task = asyncio.ensure_future(self._keep_up(one))
        self._tasks.add(one.task)
        one.task.add_done_callback(self._tasks.discard)
        return one.number

    def hang_up(self, number: int) -> None:
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
            self._sure.keep(peer, fresh[:SURE])
        if fresh:
            self._places.keep(peer, fresh)
        best = list(dict.fromkeys((*fresh, *self._sure.get(peer, []))))
        for one in self._to(peer):
            known = (best + [old for old in one.endpoints if old not in best])[:ENDPOINTS]
            if set(known) - set(one.endpoints):
                one.poke.set()
            one.endpoints = known

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
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _to(self, peer: bytes) -> list[_Call]:
        return [one for one in self._calls.values() if one.wish.peer == peer]

    def _is_wanted(self, wish: LinkRequest) -> bool:
        return wish.peer is None or not self._linked(wish.peer)

    async def _keep_up(self, one: _Call) -> None:
        pause = FIRST_PAUSE
        up_at: float | None = None
        while True:
            one.poke.clear()
            if not self._is_wanted(one.wish):
                up_at = self._now() if up_at is None else up_at
                await one.poke.wait()
            elif not one.endpoints:
                await one.poke.wait()
            elif up_at is not None:
                # There was a link. What is linked, or where to call, may be another matter after the rest.
                lasted = self._now() - up_at > LASTING
                up_at = None
                if lasted and one.elsewhere:
                    await self._rest(one, LONGEST_PAUSE)
                elif not lasted:
                    pause = min(await self._rest(one, pause), LONGEST_FLAP)
                pause = FIRST_PAUSE if lasted else pause
                one.elsewhere = False
            elif (lost := await self._try(one)) is None:
                up_at = self._now()
                pause = min(pause, LONGEST_FLAP)
            else:
                final = lost.why in FINAL_FAILURES and (not one.named or one.wish.guesses)
                if final:
                    self._calls.pop(one.number, None)
                self._failed(DialFailed(one.number, lost.why, final, lost.refuse))
                if final:
                    return
                pause = await self._rest(one, pause)
                if lost.why is LinkFailure.ASKED:
                    pause = min(pause, LONGEST_KNOCK)

    async def _rest(self, one: _Call, pause: float) -> float:
        """Wait *pause* seconds, or until something is new; return how long to wait the next time."""
        return FIRST_PAUSE if await poked(one.poke, pause) else min(2 * pause, LONGEST_PAUSE)

    async def _try(self, one: _Call) -> Failed | None:
        """Try once; None if there is a link now, whoever made it."""
        wish = one.wish
        try:
            made = await call(tuple(one.endpoints), lambda: self._connect(wish), lambda: self._is_wanted(wish))
        except Failed as error:
            return error if self._is_wanted(wish) else None
        one.wish = replace(wish, peer=made.partner.peer)
        return None


async def poked(event: asyncio.Event, seconds: float) -> bool:
    """Wait until *event* is set, so long at most, and return whether it is."""
    try:
        async with asyncio.timeout(seconds):    # wait_for of Python 3.11 may forget that we have hung up
            await event.wait()
    except TimeoutError:
        return False
    return True
