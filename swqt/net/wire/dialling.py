"""Trying several addresses of one peer, a quarter of a second apart, until one of them answers.

Asking what is played somewhere, without a link: one question, one answer, and the connection is over.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final, TypeVar

from msgspec import Struct

from swqt.net.wire.connection import Connection
from swqt.net.wire.frames import Splitter, framed
from swqt.net.wire.messages import Info, InfoRequest, Malformed, Refuse, decode_plain, encode
from swqt.net.wire.terms import LinkFailure

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
