"""A program that announces a table and looks for others, for the lab: orders come in as lines, events go out as JSON.

``announce NAME PORT``, ``withdraw``, ``quit``. Probes are a line of TCP; the real ones belong to the links.
"""

import asyncio
import contextlib
import json
import sys
from collections.abc import Sequence

from swqt.net.lobby import discovery as nearby
from swqt.net.lobby.discovery import Announced, Discovery
from swqt.net.lobby.table import Listed
from swqt.net.wire.messages import Info
from swqt.net.wire.text import Trouble


def say(event: str, **about: object) -> None:
    print(json.dumps({"event": event, **about}), flush=True)


class Shown:
    """Says what has come to the list, changed in it and gone from it."""

    def __init__(self) -> None:
        self.tables: dict[str, Listed] = {}

    def __call__(self, found: tuple[Listed, ...] | Trouble) -> None:
        if isinstance(found, Trouble):
            say("trouble", code=found.code, args=found.args)
            return
        before, self.tables = self.tables, {table.service: table for table in found}
        for service in before.keys() - self.tables:
            say("gone", service=service)
        for table in found:
            if before.get(table.service) != table:
                name = table.announced.name
                say("found", service=table.service, name=name, addresses=table.addresses, live=table.live)


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
                return Info(await task, seats=5, taken=1)
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
    discovery = Discovery(Shown(), probe)
    await discovery.start()
    say("started")
    server = None
    while (words := (await lines.readline()).decode().split()) and words[0] != "quit":
        if words[0] == "announce":
            name = words[1]
            if server is None:
                server = await asyncio.start_server(answer, ["0.0.0.0", "::"], int(words[2]))
            discovery.announce(Announced(b"", b"", int(words[2])))
        elif words[0] == "withdraw":
            discovery.announce(None)
    await discovery.stop()
    say("stopped")


if __name__ == "__main__":
    # Networks and programs come and go quickly here.
    nearby.EVERY, nearby.DAMPING = 1.0, 0.5
    nearby.PROBE, nearby.HIDDEN_PROBE, nearby.HIDE = 0.5, 2.0, 8.0
    asyncio.run(main())
