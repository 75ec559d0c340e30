"""Five peers whose links are cut, dropped and made anew at random: the mesh is whole again each time."""

import asyncio
import random
from typing import Any

import pytest

from swqt.net.wire.connection import Ended
from swqt.net.wire.handshake import LinkFailure, LinkRequest
from swqt.net.wire.links import LinkEvent, LinkReceived
from swqt.net.wire.messages import Want
from tests.support.party import Doorkeeper, Party, identity, parties
from tests.support.steady import run


def disturb(one: Party, chance: random.Random) -> None:
    match chance.randrange(3):
        case 0:
            one.links.wake()
        case 1 if one.links.peers:
            one.links.drop(chance.choice(one.links.peers))
        case 2 if one.links.peers:
            one.links._up[chance.choice(one.links.peers)][0].abort(Ended.LOST)


async def whole(made: list[Party]) -> None:
    for one in made:
        await one.until(lambda one=one: len(one.links.peers) == len(made) - 1)


def chaos(seed: int, rounds: int) -> None:
    unexpected: list[dict[str, Any]] = []

    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _loop, context: unexpected.append(context))
        chance = random.Random(seed)
        keys = tuple(identity(n).public for n in range(1, 6))
        made = [Party(n, Doorkeeper(LinkFailure.KEY, keys)) for n in range(1, 6)]
        async with parties(*made):
            for one in made:
                for other in made:
                    if one is not other:
                        one.links.dial([other.endpoint], LinkRequest(peer=other.key))
            for _ in range(rounds):
                await whole(made)
                await asyncio.sleep(chance.choice((0, 0.01, 0.1)))
                for _ in range(chance.randrange(1, 4)):
                    disturb(chance.choice(made), chance)
            await heard_by_all(made)

    run(story)
    assert not unexpected


async def heard_by_all(made: list[Party]) -> None:
    """Everybody says something again and again until everybody has heard everybody, with links as they are now."""
    missing = {(one.key, other.key) for one in made for other in made if one is not other}

    def heard(one: Party, event: LinkEvent) -> None:
        if isinstance(event, LinkReceived) and isinstance(event.message, Want):
            missing.discard((event.peer, one.key))

    for one in made:
        one.events.clear()
    while missing:
        for one in made:
            one.links.send_all(Want(bytes(32)))
        await asyncio.sleep(0.05)
        for one in made:
            for event in one.events:
                heard(one, event)
    await whole(made)


def test_the_mesh_is_whole_again_after_every_cut() -> None:
    chaos(1, 3)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
def test_the_mesh_is_whole_again_after_hundreds_of_cuts(seed: int) -> None:
    chaos(random.SystemRandom().randrange(2**32) if seed else 0, 60)
