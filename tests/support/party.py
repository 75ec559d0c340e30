"""Peers for the tests of links: each with an identity, a door that says what the test wants, and a list of events."""

from __future__ import annotations

import asyncio
import hashlib
import random
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import pytest

from swqt.net.wire.handshake import LinkFailure, LinkProfile, LinkRequest
from swqt.net.wire.identity import Identity
from swqt.net.wire.limits import Limits
from swqt.net.wire.links import Links
from swqt.net.wire.messages import Hello, Info, Proof
from tests.support.steady import now

ENGINE = b"engine-1"
PATIENCE = 120.0


def identity(number: int) -> Identity:
    return Identity(hashlib.sha256(b"test identity %d" % number).digest())


def profile(number: int, **others: Any) -> LinkProfile:
    return LinkProfile(**({"identity": identity(number), "name": f"Peer {number}", "engine": ENGINE} | others))


@cache
def has_address(host: str) -> bool:
    """Whether sockets can be bound to *host*: macOS has one loopback address, others have millions."""
    with socket.socket() as one:
        try:
            one.bind((host, 0))
        except OSError:
            return False
    return True


def needs_address(host: str) -> str:
    """Return *host*; where this computer does not have it, the test is skipped."""
    if not has_address(host):
        pytest.skip(f"this computer has no address {host}")
    return host


def dice(seed: int) -> Callable[[int], bytes]:
    """Bytes that look random and are the same each time."""
    return random.Random(seed).randbytes


class Doorkeeper:
    """Lets in as told; knows whom it is told to know."""

    def __init__(self, answer: Proof | LinkFailure = Proof.OPEN, known: tuple[bytes, ...] = ()) -> None:
        self.answer = answer
        self.known = set(known)
        self.asked = 0

    def admit(self, hello: Hello) -> Proof | LinkFailure:
        self.asked += 1
        return Proof.KNOWN if hello.identity in self.known else self.answer

    def knows(self, peer: bytes) -> bool:
        return peer in self.known

    def info(self) -> Info:
        return Info("Table", "lobby", 5, 2, engine=ENGINE)


class Party:
    """One peer with real sockets on a loopback address."""

    def __init__(self, number: int, door: Doorkeeper | None = None, host: str | None = None, **others: Any) -> None:
        self.identity = identity(number)
        self.key = self.identity.public
        self.door = door or Doorkeeper()
        self.host = host or "127.0.0.1"
        self.events: list[Any] = []
        self.port = 0
        self._changed = asyncio.Event()
        limits = others.pop("limits", None) or Limits(arrivals=1000)
        me = profile(number, addresses=(self.host,))
        # A machine that stands still for seconds has neither slept nor let its peers wait.
        self.links = Links(me, self.door, self._hear, limits=limits, **{"monotonic": now, "wall": now} | others)

    def _hear(self, event: Any) -> None:
        self.events.append(event)
        self._changed.set()

    async def start(self) -> Party:
        self.port = await self.links.start((self.host,), 0)
        return self

    @property
    def endpoint(self) -> tuple[str, int]:
        return self.host, self.port

    async def until(self, condition: Callable[[], Any]) -> Any:
        """Return what *condition* says as soon as it is true; an event is the occasion to ask."""

        async def wait() -> Any:
            while not (found := condition()):
                self._changed.clear()
                await self._changed.wait()
            return found

        return await asyncio.wait_for(wait(), PATIENCE)

    async def first(self, kind: type, **fields: Any) -> Any:
        """Return the first event of *kind* with these fields, waiting for it."""

        def find() -> Any:
            return next((one for one in self.events if isinstance(one, kind) and _has(one, fields)), None)

        return await self.until(find)

    async def linked(self, other: Party) -> None:
        await self.until(lambda: other.key in self.links.peers)

    async def join(self, host: Party, **wish: Any) -> int:
        """Call *host*, and wait until both know that they are linked; return the number of the call."""
        number = self.links.dial([host.endpoint], LinkRequest(**wish))
        await self.linked(host)
        await host.linked(self)
        return number

    def count(self, kind: type, **fields: Any) -> int:
        return sum(isinstance(one, kind) and _has(one, fields) for one in self.events)

    def all(self, kind: type) -> list[Any]:
        return [one for one in self.events if isinstance(one, kind)]


def _has(event: Any, fields: dict[str, Any]) -> bool:
    return all(getattr(event, name) == value for name, value in fields.items())


@asynccontextmanager
async def parties(*made: Party) -> AsyncIterator[tuple[Party, ...]]:
    for one in made:
        await one.start()
    try:
        yield made
    finally:
        for one in made:
            await one.links.close()
