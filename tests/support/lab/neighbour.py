"""A program that announces a table and looks for others, for the lab: orders come in as lines, events go out as JSON.

``announce NAME PORT``, ``withdraw``, ``quit``.
"""

import asyncio
import json
import os
import sys
from collections.abc import Sequence

from swqt.net.lobby import discovery as nearby
from swqt.net.lobby.discovery import Announced, Discovery
from swqt.net.lobby.table import Listed
from swqt.net.wire.connection import ask_info
from swqt.net.wire.handshake import LinkFailure, LinkProfile
from swqt.net.wire.identity import Identity
from swqt.net.wire.limits import Limits
from swqt.net.wire.links import Links
from swqt.net.wire.messages import Hello, Info
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


class Door:
    """Lets nobody in, and tells what the table is called."""

    name = "?"

    def admit(self, _hello: Hello) -> LinkFailure:
        return LinkFailure.LOBBY

    def knows(self, _peer: bytes) -> bool:
        return False

    def info(self) -> Info:
        return Info(self.name, seats=5, taken=1)


async def probe(addresses: Sequence[str], port: int) -> Info | None:
    return await ask_info([(address, port) for address in addresses])


async def main() -> None:
    loop, door = asyncio.get_running_loop(), Door()
    me = LinkProfile(Identity(os.urandom(32)), "?", bytes(8))
    links = Links(me, door, lambda _: None, limits=Limits(info_interval=0.0, arrivals=10_000))
    lines = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    table: Announced | None = None
    discovery = Discovery(Shown(), probe, lambda discovery: table)
    await discovery.start()
    say("started")
    while (words := (await lines.readline()).decode().split()) and words[0] != "quit":
        if words[0] == "announce":
            door.name = words[1]
            if not links.profile.port:
                await links.start(port=int(words[2]))
            table = Announced(b"", b"", int(words[2]))
        elif words[0] == "withdraw":
            table = None
    await discovery.stop()
    await links.close()
    say("stopped")


if __name__ == "__main__":
    # Networks and programs come and go quickly here.
    nearby.EVERY = 0.5
    nearby.PROBE, nearby.HIDDEN_PROBE, nearby.HIDE = 0.5, 2.0, 8.0
    asyncio.run(main())
