"""Links over real sockets on loopback: up, kept up, one for each pair, and closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from swqt.net.link_events import DialFailed, Ended, LinkDown, LinkUp, Measured, Received
from swqt.net.messages import Reveal
from swqt.net.terms import Failure, Proof, Wish
from tests.net.party import Doorkeeper, Party


def run(test: Callable[[], Awaitable[Any]]) -> None:
    asyncio.run(test())


@asynccontextmanager
async def parties(*made: Party) -> AsyncIterator[tuple[Party, ...]]:
    for one in made:
        await one.start()
    try:
        yield made
    finally:
        for one in made:
            await one.links.close()


def test_an_open_table_is_joined_and_messages_pass_in_order() -> None:
    async def story() -> None:
        async with parties(Party(1), Party(2)) as (host, guest):
            guest.links.dial([host.endpoint], Wish())
            up = await guest.first(LinkUp)
            assert up.partner.peer == host.key
            assert up.partner.name == "Peer 1"
            assert up.partner.proof is Proof.OPEN
            await host.linked(guest)
            sent = [Reveal(k, 1, bytes([k]) * 32) for k in range(100)]
            for message in sent:
                assert guest.links.send(host.key, message)
            await host.until(lambda: host.count(Received) == 100)
            assert [one.message for one in host.events if isinstance(one, Received)] == sent
            await host.first(Measured)
            state = host.links.state(guest.key)
            assert state is not None
            assert state.round_trip is not None

    run(story)


def test_a_table_with_a_pin_is_joined_by_its_pin_only() -> None:
    async def story() -> None:
        door = Doorkeeper(Proof.PIN)
        async with parties(Party(1, door), Party(2), Party(3), Party(4)) as (host, guest, guesser, innocent):
            guest.links.dial([host.endpoint], Wish(pin=host.links.pin))
            await guest.linked(host)
            wrong = f"{(int(host.links.pin) + 1) % 10**6:06}"
            guesser.links.dial([host.endpoint], Wish(pin=wrong))
            failed = await guesser.first(DialFailed)
            assert failed.why is Failure.PIN
            assert failed.final
            innocent.links.dial([host.endpoint], Wish())
            failed = await innocent.first(DialFailed)
            assert failed.why is Failure.PIN_NEEDED
            assert host.links.peers == (guest.key,)

    run(story)


def test_a_link_that_is_lost_comes_back_by_itself() -> None:
    async def story() -> None:
        async with parties(Party(1), Party(2)) as (host, guest):
            guest.links.dial([host.endpoint], Wish())
            await guest.linked(host)
            await host.linked(guest)
            host.links.wake()
            await guest.until(lambda: guest.count(LinkUp) == 2)
            assert guest.count(LinkDown, why=Ended.LOST) == 1

    run(story)
