"""People on the same network who do not keep to the rules, with real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from swqt.net.wire.handshake import Caller, LinkRequest
from swqt.net.wire.messages import Bye, Message, Plain, Sealed, decode_plain, decode_sealed, encode, framed
from tests.support.party import PATIENCE, Party, dice, has_address, needs_address, profile


def wrong(pin: str) -> str:
    return f"{(int(pin) + 1) % 10**6:06}"


Behaviour = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def silence(reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
    """Say nothing until the other side has had enough."""
    await reader.read()


@asynccontextmanager
async def serving(behaviour: Behaviour) -> AsyncIterator[tuple[str, int]]:
    """A place where *behaviour* answers whoever connects; at the end it has done so."""
    answers: set[asyncio.Task[None] | None] = set()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers.add(asyncio.current_task())
        await behaviour(reader, writer)
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[:2]
    finally:
        server.close()
        await asyncio.gather(*answers)


class Stranger:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def say(self, payload: bytes) -> None:
        self.writer.write(framed(payload))

    def send_raw(self, data: bytes) -> None:
        self.writer.write(data)

    async def hear(self) -> bytes | None:
        """Return the payload of the next frame, None if the connection is over."""
        try:
            size = int.from_bytes(await asyncio.wait_for(self.reader.readexactly(4), PATIENCE), "big")
            return await self.reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    async def hear_plain(self) -> Plain | None:
        payload = await self.hear()
        return None if payload is None else decode_plain(payload)

    async def is_cut_off(self) -> bool:
        """Wait for the end of the connection, whatever comes before it."""
        while await self.hear() is not None:
            pass
        return True

    async def shake(self, caller: Caller) -> bool:
        """Lead the handshake of *caller*; return whether there is a link. ``Failed`` comes through."""
        self.say(caller.opening[0])
        while caller.partner is None and (payload := await self.hear()) is not None:
            for answer in caller.step(payload):
                self.say(answer)
        return caller.partner is not None

    async def leave(self) -> None:
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()


@asynccontextmanager
async def stranger(at: Party, source: str = "127.0.0.1", kind: type = Stranger) -> AsyncIterator[Any]:
    one = kind(*await asyncio.open_connection(*at.endpoint, local_addr=(needs_address(source), 0)))
    try:
        yield one
    finally:
        await one.leave()


class Insider(Stranger):
    """A peer that got in and then does what it likes."""

    caller: Caller

    async def get_in(self, number: int) -> None:
        self.caller = Caller(profile(number, port=1), dice(number), LinkRequest(), lambda _: False)
        assert await self.shake(self.caller), "turned away"

    def seal(self, message: Message | bytes) -> bytes:
        return self.caller.sealer.seal(message if isinstance(message, bytes) else encode(message))

    def send(self, message: Message | bytes) -> None:
        self.say(self.seal(message))

    async def hear_sealed(self) -> Sealed | None:
        payload = await self.hear()
        return None if payload is None else decode_sealed(self.caller.opener.open(payload))

    async def hear_kind(self, kind: type) -> Sealed | None:
        while (message := await self.hear_sealed()) is not None:
            if isinstance(message, kind):
                return message
        return None

    async def hear_bye(self) -> str:
        """Return why the other side says good-bye."""
        return (await self.hear_kind(Bye)).farewell


@asynccontextmanager
async def insider(at: Party, number: int = 9, source: str = "127.0.0.9") -> AsyncIterator[Insider]:
    async with stranger(at, source if has_address(source) else "127.0.0.1", Insider) as one:
        await one.get_in(number)
        yield one
