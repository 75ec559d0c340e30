"""A program that announces a table and looks for others, for the lab: orders come in as lines, events go out as JSON.

``announce NAME PORT``, ``withdraw``, ``quit``. Probes are a line of TCP; the real ones belong to the links.
"""

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import Sequence

from swqt.net.lobby import addresses as own
from swqt.net.lobby import discovery as nearby
from swqt.net.lobby.discovery import Discovery
from swqt.net.lobby.table import Announcement, Listed
from swqt.net.wire.messages import Info
from swqt.net.wire.text import Trouble


def say(table: Listed | Trouble) -> None:
    if isinstance(table, Trouble):
        row = {"event": "trouble", "code": table.code, "args": table.args}
    else:
        row = {
            "event": "found" if table.is_shown else "gone", "service": table.service, "name": table.announced.name,
            "addresses": table.addresses, "port": table.port, "live": table.liveness,
        }  # fmt: skip
    print(json.dumps(row), flush=True)


async def ask_one(address: str, port: int, wait: float) -> str:
    await asyncio.sleep(wait)
    reader, writer = await asyncio.open_connection(address, port)
    try:
        return (await reader.readline()).decode().strip()
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def probe(addresses: Sequence[str], port: int) -> Info | None:
    tasks = [asyncio.create_task(ask_one(address, port, 0.25 * n)) for n, address in enumerate(addresses)]
    try:
        for task in asyncio.as_completed(tasks):
            with contextlib.suppress(OSError):
                return Info(await task, 0, 5, 1, 0, b"12345678", b"", 0)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return None


async def main() -> None:
    loop = asyncio.get_running_loop()
    name = "?"

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(f"{name}\n".encode())
        with contextlib.suppress(OSError):
            await writer.drain()
            writer.close()
            await writer.wait_closed()

    lines = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    discovery = Discovery(say, probe, random=os.urandom)
    print(json.dumps({"event": "started", "works": await discovery.start()}), flush=True)
    server = None
    while (words := (await lines.readline()).decode().split()) and words[0] != "quit":
        if words[0] == "announce":
            name = words[1]
            if server is None:
                server = await asyncio.start_server(answer, ["0.0.0.0", "::"], int(words[2]))
            discovery.announce(Announcement(name, seats=5, taken=1), int(words[2]))
        elif words[0] == "withdraw":
            discovery.withdraw()
    await discovery.stop()
    print(json.dumps({"event": "stopped"}), flush=True)


if __name__ == "__main__":
    # Networks and programs come and go quickly here.
    own.EVERY, own.DAMPING = 1.0, 0.5
    nearby.PROBE, nearby.HIDDEN_PROBE, nearby.HIDE = 0.5, 2.0, 8.0
    asyncio.run(main())
