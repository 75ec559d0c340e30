"""Who is told to stop in the very moment in which something else happens stops all the same."""

import asyncio
import socket
from pathlib import Path
from typing import Any

from swqt.net.core import events as e
from swqt.net.session import Me
from swqt.net.wire.connection import Calls, DialFailed
from swqt.net.wire.handshake import LinkRequest
from swqt.net.wire.identity import Identity
from swqt.table import Library
from swqt.table.headless import HeadlessPeer, PeerRole


async def test_a_call_that_is_hung_up_as_it_is_poked_is_not_tried_again() -> None:
    nobody = socket.socket()    # which takes the port and does not listen
    nobody.bind(("127.0.0.1", 0))
    port = nobody.getsockname()[1]
    failures: list[DialFailed] = []
    nothing: Any = asyncio.Protocol()
    calls = Calls(lambda peer: False, lambda wish: nothing, failures.append, asyncio.get_running_loop().time)
    number = calls.begin([("127.0.0.1", port)], LinkRequest())
    while not failures:
        await asyncio.sleep(0.01)
    tried = len(failures)
    calls.hurry()
    calls.hang_up(number)
    async with asyncio.timeout(60):
        await calls.close()
    nobody.close()
    assert len(failures) == tried


async def test_a_program_that_is_ended_as_news_come_ends(tmp_path: Path) -> None:
    me = Me(Identity(bytes(range(32))), "Anna")
    peer = HeadlessPeer(me, Library(), tmp_path, lambda news: None, PeerRole("random"))
    waiting = asyncio.create_task(peer.finished())
    await asyncio.sleep(0.05)
    peer._hear(e.CommandRefused("chat"))
    waiting.cancel()
    await asyncio.wait({waiting}, timeout=60)
    assert waiting.cancelled()
    await peer.close()
