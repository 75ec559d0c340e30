"""Somebody who shares no code with the program, and does not mean well: nobody else notices."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from swqt.net.wire.handshake import LinkRequest
from swqt.net.wire.limits import Limits
from swqt.net.wire.links import LinkDown, LinkReceived
from swqt.net.wire.messages import Want
from tests.support.hostile_client import attack
from tests.support.party import Doorkeeper, Party, identity, needs_address, parties


@pytest.mark.parametrize("member", [False, True], ids=["strangers", "a member"])
async def test_hostile_frames(member: bool) -> None:
    """The big count is an argument of the client, against any program."""
    needs_address("127.1.2.3")
    unexpected: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: unexpected.append(context))
    mallory = identity(66)
    door = Doorkeeper(known=(identity(2).public, mallory.public) if member else (identity(2).public,))
    async with parties(Party(1, door, limits=Limits()), Party(2)) as (host, guest):
        guest.links.dial([host.endpoint], LinkRequest(peer=host.key))
        guest.door.known = {host.key}
        await guest.linked(host)
        secret = mallory._secret if member else b""
        found = await asyncio.to_thread(attack, host.endpoint, 600, 5, secret=secret)
        assert found["frames"] >= 600
        assert min(found[name] for name in ("links", "frames that a link survived", "frames that ended a link")) > 5
        assert guest.links.send(host.key, Want(bytes(32)))
        await host.first(LinkReceived, peer=guest.key, message=Want(bytes(32)))
        assert host.count(LinkDown, peer=guest.key) == guest.count(LinkDown) == 0
    assert not unexpected
