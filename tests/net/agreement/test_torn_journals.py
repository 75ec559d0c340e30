"""Peers whose disks have lost what they said was safe: they sign a second time, and are led back to what stands."""

import pytest

from swqt.net.agreement import orders as o
from swqt.net.wire.messages import CHANCE, Ack
from tests.support.simulator import Disk, Faults, Peer, World, play
from tests.support.stories import quiet, say, told, writer


def lose_from(peer: Peer, length: int) -> None:
    """Have *peer*'s journal end before the entry after *length* others."""
    peer.world.faults.torn = True
    kept, disk = 0, Disk()
    for kind, data in peer.disk.records():
        if kind == o.ENTRY_RECORD:
            if kept == length:
                break
            kept += 1
        disk.store(o.Store(kind, data, True))
    peer.disk = disk


def all_back(world: World, torn: Peer, length: int) -> None:
    """Restart everybody, *torn* first and alone, without what followed its first *length* entries."""
    for peer in world.peers:
        world.crash(peer)
    lose_from(torn, length)
    world.restart(torn)


@pytest.mark.parametrize("peers", [2, 3, 5])
def test_who_wrote_anew_what_it_had_lost_goes_over_to_the_draw_that_followed(peers: int) -> None:
    world = quiet(peers)
    author = writer(world)
    length = len(author.core.log)
    say(world, b"attack 1 1", wait=2.0)
    digests = list(author.core.log.digests)
    assert author.core.log.entries[-1].kind == CHANCE
    all_back(world, author, length)
    author.feed(o.Write(b"place 2 2"))
    assert len(author.core.log) == length + 1
    for peer in world.peers:
        world.restart(peer)
    assert world.run(world.now + 20.0, lambda: all(peer.core.log.digests == digests for peer in world.peers))
    world.run(world.now + 3.0)
    assert {peer.core.locked for peer in world.peers} == {len(digests) - 1}
    assert all(peer.core.view.epoch == 0 for peer in world.peers)
    say(world, b"place 3 3")
    assert {len(peer.core.log) for peer in world.peers} == {len(digests)}


def test_who_signed_two_entries_for_one_place_writes_no_third() -> None:
    world = quiet(3)
    author = writer(world)
    length = len(author.core.log)
    others = [peer for peer in world.peers if peer is not author]
    for peer in others:
        peer.withholds = (Ack,)     # so that nobody can tell that the entry stands
    say(world, b"place 1 1")
    all_back(world, author, length)
    author.feed(o.Write(b"place 2 2"))
    for peer in world.peers:
        world.restart(peer)
    assert world.run(world.now + 5.0, lambda: any(told(peer, o.Misdeed) for peer in world.peers))
    assert world.run(world.now + 5.0, lambda: len(author.core.log) == length)
    author.feed(o.Write(b"place 3 3"))
    assert told(author, o.CommandDeclined)[-1].code == "voting"
    assert len(author.core.log) == length
    for peer in others:
        peer.withholds = ()
    assert world.run(world.now + 20.0, lambda: all(peer.core.view.epoch > 0 for peer in world.peers))
    say(world, b"place 3 3", wait=3.0)
    assert world.agreed()
    assert author.core.locked == len(author.core.log)


def test_a_draw_that_a_link_was_revealed_for_keeps_its_entry_after_a_restart() -> None:
    """I1: the entry was locked, though nobody who was killed remembers the acknowledgements."""
    world = quiet(3)
    author = writer(world)
    one, other = (peer for peer in world.peers if peer is not author)
    length = len(author.core.log)
    other.crash_after = 1_000_000
    one.withholds = ()
    author.feed(o.Write(b"attack 1 1"))
    assert world.run(world.now + 2.0, lambda: any(kind == o.LOCK_RECORD for kind, _ in one.disk.records()[-1:]))
    head = one.core.log.head
    all_back(world, author, length)
    author.feed(o.Write(b"place 2 2"))
    entry = author.core.log.entries[-1]
    one.start()
    one.feed(o.Linked(900, author.key))
    one.feed(o.MessageReceived(900, entry))
    assert told(one, o.Misdeed)
    assert one.core.log.head == head


def test_who_only_looks_on_follows_those_who_went_back_together() -> None:
    world = quiet(2, watchers=1)
    watcher = world.peers[2]
    author = writer(world)
    length = len(author.core.log)
    say(world, b"place 1 1", wait=2.0)
    assert watcher.core.locked == length + 1
    players = world.peers[:2]
    for peer in players:
        world.crash(peer)
        lose_from(peer, length)
    for peer in players:
        world.restart(peer)
    author.feed(o.Write(b"place 2 2"))
    assert world.run(world.now + 20.0, lambda: watcher.core.log.digests == author.core.log.digests)


def test_who_comes_back_with_what_others_gave_up_is_told_why() -> None:
    """A kill forgets that an entry was given up; without a word the two sides would never stand at one place."""
    world = quiet(3)
    author = writer(world)
    one, other = (peer for peer in world.peers if peer is not author)
    length = len(author.core.log)
    one.withholds = other.withholds = (Ack,)
    say(world, b"place 1 1")
    all_back(world, author, length)
    author.feed(o.Write(b"place 2 2"))
    world.restart(one)
    assert world.run(world.now + 3.0, lambda: len(one.core.log) == length == len(author.core.log))
    assert len(other.disk.records()) > 0
    world.restart(other)
    assert world.run(world.now + 20.0, lambda: len({peer.core.view.epoch for peer in world.peers} - {0}) == 1)
    one.withholds = other.withholds = ()
    say(world, b"place 3 3", wait=3.0)
    assert world.agreed()


@pytest.mark.parametrize("seed", [31, 61, 74, 84, 240, 276])
def test_games_that_once_stood_still_come_to_their_end(seed: int) -> None:
    play(seed, 2 + seed % 4, Faults(faults=6, kinds=("all", "kill"), torn=True), watchers=seed % 3 == 0, turns=8)
