"""People on the same network who do not keep to the rules, with real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from swqt.net.wire.handshake import Caller, LinkRequest, Secured
from swqt.net.wire.messages import Bye, Message, Plain, Sealed, decode_plain, decode_sealed, encode, framed
from tests.support.party import PATIENCE, Party, dice, has_address, needs_address, profile


def wrong(pin: str) -> str:
    return f"{(int(pin) + 1) % 10**6:06}"


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
        self.say(caller.open())
        while caller.link is None and (payload := await self.hear()) is not None:
            for answer in caller.step(payload):
                self.say(answer)
        return caller.link is not None

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

    secured: Secured

    async def get_in(self, number: int) -> None:
        caller = Caller(profile(number, port=1), LinkRequest(), lambda _: False, dice(number))
        assert await self.shake(caller), "turned away"
        assert caller.link is not None
        self.secured = caller.link

    def seal(self, message: Message | bytes) -> bytes:
        return self.secured.sealer.seal(message if isinstance(message, bytes) else encode(message))

    def send(self, message: Message | bytes) -> None:
        self.say(self.seal(message))

    async def hear_sealed(self) -> Sealed | None:
        payload = await self.hear()
        return None if payload is None else decode_sealed(self.secured.opener.open(payload))

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


class Wire:
    """The cable between two peers, in somebody's hands: passes frames on as *meddle* says, and keeps a recording.

    *meddle* gets whether the frame comes from the caller, its number in that direction and its payload, and returns
    the payloads to pass on.
    """

    def __init__(self, to: Party, meddle: Callable[[bool, int, bytes], list[bytes]] | None = None) -> None:
        self.to = to
        self.meddle = meddle or (lambda from_caller, number, payload: [payload])
        self.recorded: dict[bool, list[bytes]] = {True: [], False: []}
        self.port = 0
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def laid(self) -> AsyncIterator[Wire]:
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def endpoint(self) -> tuple[str, int]:
        return "127.0.0.1", self.port

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._tasks.add(asyncio.current_task())
        other_reader, other_writer = await asyncio.open_connection(*self.to.endpoint)
        try:
            await asyncio.gather(self._pass(True, reader, other_writer), self._pass(False, other_reader, writer))
        finally:
            for one in (writer, other_writer):
                one.close()
                with suppress(ConnectionError):
                    await one.wait_closed()

    async def _pass(self, from_caller: bool, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                payload = await reader.readexactly(int.from_bytes(await reader.readexactly(4), "big"))
                kept = self.recorded[from_caller]
                kept.append(payload)
                for passed in self.meddle(from_caller, len(kept) - 1, payload):
                    writer.write(framed(passed))
        writer.close()
