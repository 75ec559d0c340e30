"""What stories of peers in virtual time begin with, and how they are told."""

from typing import TypeVar

from swqt.net.agreement import orders as o
from tests.support.simulator import Faults, Peer, World

T = TypeVar("T")


def told(peer: Peer, kind: type[T]) -> list[T]:
    return [news for news in peer.news if isinstance(news, kind)]


def quiet(peers: int, faults: Faults | None = None, *, watchers: int = 0, turns: int = 1000) -> World:
    """A table that is linked and has made its first draw; its people think for a very long time."""
    world = World(7, peers, faults or Faults(think=1e9), watchers=watchers, turns=turns)
    world.run(2.0)
    return world


def writer(world: World) -> Peer:
    return world.peers[world.peers[0].core.log.turn()[1]]


def say(world: World, body: bytes, wait: float = 0.5) -> Peer:
    """Let the one whose turn it is say *body*; return it."""
    peer = writer(world)
    peer.feed(o.Write(body))
    world.run(world.now + wait)
    return peer
