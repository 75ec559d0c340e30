"""Somebody who shares no code with the program, and does not mean well: nobody else notices."""

import asyncio
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

import pytest

from swqt.net.wire.limits import Limits
from swqt.net.wire.links import LinkDown, LinkReceived
from swqt.net.wire.messages import Want
from tests.support.hostile_client import ask, attack
from tests.support.party import Doorkeeper, Party, identity, needs_address, parties
from tests.support.processes import Peer, listening, until

MANY, ROUNDS = 200_000, 20
MAY_GROW = 4096
"""KiB that a program may need more at the end than after a fifth of all frames."""


@pytest.mark.parametrize("member", [False, True], ids=["strangers", "a member"])
async def test_hostile_frames(member: bool) -> None:
    """The big count is an argument of the client, against any program."""
    needs_address("127.1.2.3")
    unexpected: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: unexpected.append(context))
    mallory = identity(66)
    door = Doorkeeper(known=(identity(2).public, mallory.public) if member else (identity(2).public,))
    async with parties(Party(1, door, limits=Limits()), Party(2)) as (host, guest):
        guest.door.known = {host.key}
        await guest.join(host, peer=host.key)
        secret = mallory._secret if member else b""
        found = await asyncio.to_thread(attack, host.endpoint, 600, 5, secret=secret)
        assert found["frames"] >= 600
        assert min(found[name] for name in ("links", "frames that a link survived", "frames that ended a link")) > 5
        assert guest.links.send(host.key, Want(bytes(32)))
        await host.first(LinkReceived, peer=guest.key, message=Want(bytes(32)))
        assert host.count(LinkDown, peer=guest.key) == guest.count(LinkDown) == 0
    assert not unexpected


def needed_under(host: Peer, secret: bytes) -> list[int]:
    """Send half of all frames; return what the attacked program needed meanwhile, in KiB, ROUNDS times."""
    assert host.process is not None
    to, found, needed = (host.address, host.port), Counter[str](), []
    with ThreadPoolExecutor(1) as pool:
        done = pool.submit(attack, to, MANY // 2, 5, secret=secret, found=found)
        while not done.done() or len(needed) < ROUNDS:
            wait([done], 0.2)
            if done.done() or found["frames"] >= MANY // 2 * len(needed) // ROUNDS:
                rows = Path(f"/proc/{host.process.pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
                needed.append(next(int(row.split()[1]) for row in rows if row.startswith("Pss:")))
                print(f"{needed[-1]} KiB, {dict(found)}", flush=True)
        done.result()
    until(lambda: ask(to, "127.0.0.3") is not None, lambda: "nobody answers")
    return needed


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="what programs need is read from /proc")
@pytest.mark.parametrize("member", [False, True], ids=["strangers at a table", "a member in a game"])
def test_two_hundred_thousand_hostile_frames(three: list[Peer], member: bool) -> None:
    """Against real programs: what is attacked needs no more memory, and the others are heard as before."""
    needs_address("127.1.2.3")
    host, second, third = three
    secret = b""
    # Its bot never plays: without the member, who may be replaced, a game would be over before the attack is.
    host.run("host", "--board", "midland-3", "--bot", "random", *["--start-when-full"] * member, pace=3600.0)
    until(lambda: listening(host), lambda: host.said)
    for guest in three[1 : 2 + member]:
        guest.run("join", f"{host.address}:{host.port}", "--bot", "random", pace=3600.0)
        until(lambda guest=guest: f"P{guest.number}" in host.said, lambda: host.said)
    if member:
        until(lambda: all(peer.journal for peer in three), lambda: host.said)
        third.kill()
        secret = bytes.fromhex(next(third.home.glob("*.key")).read_text().strip())
    needed = needed_under(host, secret)
    assert max(needed[-ROUNDS // 5 :]) - max(needed[: ROUNDS // 5]) < MAY_GROW
    second.type("say hello")
    until(lambda: "P1 says: hello" in host.said, lambda: host.said[-2000:])
    assert host.alive
    assert second.alive
    assert all("Traceback" not in peer.said for peer in three)
