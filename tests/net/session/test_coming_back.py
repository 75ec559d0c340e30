"""Who was away finds back, whatever stood in the way meanwhile, and nobody else on the network can prevent it."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

from swqt.net.core import events as e
from swqt.net.game.journal import journals
from swqt.net.session import Me
from swqt.net.wire.connection import Calls, DialFailed
from swqt.net.wire.handshake import LinkFailure, LinkRequest
from swqt.net.wire.identity import Identity
from swqt.net.wire.links import LinkUp
from swqt.table import Library
from swqt.table.headless import HeadlessPeer, PeerRole
from tests.support.circle import Circle
from tests.support.party import Doorkeeper, Party, parties


async def test_a_member_that_was_busy_elsewhere_is_called_again(circle: Circle) -> None:
    """Its program ran, but not this game; and it cannot call the others itself."""
    host, guest = await circle.begun("midland-2", plays=False)
    await guest.kill()
    back = await circle.program(1, guest.port, plays=False)
    tried: list[DialFailed] = []
    told = host.session.links._calls._failed
    host.session.links._calls._failed = lambda failed: (tried.append(failed), told(failed), host.wake())
    await host.until(lambda: any(failed.why is LinkFailure.LOBBY for failed in tried))
    back.session.links.dial = lambda endpoints, wish: 0
    [path] = journals(back.folder)
    await back.session.resume(path)
    await host.until(lambda: back.key in host.session.links.peers)


async def test_a_refusal_by_whoever_answers_is_not_the_last_word_of_a_peer() -> None:
    """It comes before anybody has proved anything, from an address that may be another computer's by now."""
    for answer in (LinkFailure.LOBBY, LinkFailure.KEY, LinkFailure.BANNED, LinkFailure.ENGINE, LinkFailure.FULL):
        wrong = Party(3, Doorkeeper(answer))
        async with parties(Party(1), Party(2), wrong) as (one, two, other):
            one.links.dial([other.endpoint], LinkRequest(peer=two.key))
            failed = await one.first(DialFailed)
            assert (failed.why, failed.final) == (LinkFailure(answer), False)
            one.links.learn(two.key, [two.endpoint])
            await one.linked(two)


async def test_a_refusal_is_the_last_word_for_whoever_does_not_know_whom_they_call() -> None:
    async with parties(Party(1), Party(2, Doorkeeper(LinkFailure.LOBBY))) as (one, two):
        one.links.dial([two.endpoint], LinkRequest())
        assert (await one.first(DialFailed)).final


async def test_nobody_makes_a_peer_forget_where_another_one_is() -> None:
    """Neither whoever announces the game, too, nor a member that tells wrong addresses of all."""
    async with parties(Party(1), Party(2)) as (one, two):
        one.door.known, two.door.known = {two.key}, {one.key}
        two.links.dial([one.endpoint], LinkRequest())
        await one.linked(two)
        await two.linked(one)
        for number in range(300):
            nowhere = [(f"127.0.0.{digit + 1}", 1 + number) for digit in range(8)]
            one.links.learn(two.key, nowhere)
            one.links.learn(number.to_bytes(32, "big"), nowhere)
        one.links.dial((), LinkRequest(peer=two.key))
        for number in range(300, 600):
            one.links.learn(two.key, [(f"127.0.0.{digit + 1}", 1 + number) for digit in range(8)])
        two.links.hang_up(1)
        two.links.drop(one.key)
        await one.until(lambda: one.count(LinkUp) == 2)


# Who is told to stop in the very moment in which something else happens stops all the same.


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


async def test_who_is_kept_up_is_called_once_and_again_only_after_being_given_up() -> None:
    nothing: Any = asyncio.Protocol()
    calls = Calls(lambda peer: False, lambda wish: nothing, lambda failed: None, asyncio.get_running_loop().time)
    one, two = bytes([1]) * 32, bytes([2]) * 32
    assert calls.keep_up([one, two], b"", None)
    assert not calls.keep_up([two, one], b"", None)
    calls.give_up(lambda peer: peer == one)
    assert not calls.keep_up([two], b"", None)
    assert calls.keep_up([one, two], b"", None)
    await calls.close()


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
