"""Asking what is played somewhere, without a link: one question, one answer, and the connection is over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from swqt.net.wire.dialling import Endpoint, staggered
from swqt.net.wire.frames import Splitter, framed
from swqt.net.wire.messages import Info, InfoRequest, Malformed, decode_plain, encode

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
