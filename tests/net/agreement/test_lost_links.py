"""Draws whose links do not come: from people who are gone together, and from one whose secret is lost."""

import hashlib

from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.wire.messages import CHANCE, RevealMessage
from tests.support.simulator import Faults, Peer, World, proposed
from tests.support.stories import quiet, say, told, writer


def two_gone(peers: int) -> tuple[World, Peer, list[Peer]]:
    """A table at which two are gone before they have revealed; a draw is due."""
    world = quiet(peers, Faults(vote=True, think=1e9))
    author = writer(world)
    here = [peer for peer in world.peers if peer is author or peer.name == 0]
    gone = [peer for peer in world.peers if peer not in here][:2]
    for peer in gone:
        peer.withholds = (RevealMessage,)
    say(world, b"attack 1 1")
    assert author.core.log.chance_due()
    assert author.core.locked == len(author.core.log)
    for peer in gone:
        world.crash(peer)
    world.run(world.now + 30.0)
    return world, author, gone


def test_two_who_are_gone_before_they_have_revealed_are_replaced_together() -> None:
    """One after the other cannot be: a draw burns only if nobody stays whose link is missing."""
    _, author, gone = two_gone(5)
    view = author.core.view
    assert not {peer.name for peer in gone} & set(view.participants)
    assert [view.burned[peer.name] for peer in gone] == [1, 1]
    assert author.core.log.entries[-1].kind == CHANCE


def test_two_of_four_replace_no_draw_and_hear_that_only_a_copy_goes_on() -> None:
    """Nor does the host with one other, whose votes carry everything else."""
    world, author, gone = two_gone(4)
    assert author.core.view.epoch == 0
    host = world.peers[0]
    assert told(host, o.CommandDeclined)[-1].code == "draw"
    table, _ = host.core.copied("easy")
    assert table.copy
    number = author.core.log.standing.draw
    for peer in gone:
        peer.withholds = ()
        world.restart(peer)
    assert world.run(world.now + 5.0, lambda: author.core.log.standing.draw > number)
    assert author.core.view.burned == (0, 0, 0, 0)


def test_only_those_go_together_who_are_away_and_keep_a_draw() -> None:
    world = quiet(5)
    author = writer(world)
    first, second, third = (peer for peer in world.peers if peer is not author and peer.name)
    assert author.core.drops(author.name, "easy") == ()
    for peer in (first, second, third):
        peer.withholds = (RevealMessage,)
    say(world, b"attack 1 1")
    world.crash(first)
    world.crash(second)
    world.run(world.now + 5.0)
    drops = author.core.drops(first.name, "easy")
    assert drops == (votes.Drop(first.name, "easy"), votes.Drop(second.name, "easy"))
    calm = quiet(3)
    assert writer(calm).core.drops((writer(calm).name + 1) % 3, "easy") == (
        votes.Drop((writer(calm).name + 1) % 3, "easy"),
    )


def test_who_is_here_and_keeps_a_draw_beyond_the_grace_time_goes_with_the_others() -> None:
    world = quiet(5)
    author = writer(world)
    first, second = [peer for peer in world.peers if peer is not author][-2:]
    for peer in (first, second):
        peer.withholds = (RevealMessage,)
    say(world, b"attack 1 1", wait=9.0)
    drops = author.core.drops(first.name, "easy")
    assert drops == (votes.Drop(first.name, "easy"), votes.Drop(second.name, "easy"))
    author.feed(o.Suggest(drops))
    world.run(world.now + 5.0)
    assert author.core.log.entries[-1].kind == CHANCE
    assert not {first.name, second.name} & set(author.core.view.participants)


def lost_secret(due: bool) -> tuple[World, Peer, Peer]:
    """A table at which somebody has lost the secret of the chain that all know; a draw may be *due*."""
    world = quiet(3)
    author = writer(world)
    loser = world.peers[(author.name + 1) % 3]
    if due:
        for peer in world.peers:
            peer.withholds = (RevealMessage,)
        say(world, b"attack 1 1")
        for peer in world.peers:
            peer.withholds = ()
    world.crash(loser)
    loser.seed = hashlib.sha256(b"another seed").digest()
    world.restart(loser)
    return world, author, loser


def test_who_has_lost_its_secret_asks_for_another_chain() -> None:
    world, author, loser = lost_secret(due=False)
    assert world.run(world.now + 20.0, lambda: world.agreed() and author.core.view.epoch > 0)
    view = author.core.view
    assert view.anchors[loser.name] == loser.core.chain(loser.name).anchor
    assert view.burned[loser.name] == 0
    assert {news.changes for peer in world.peers for news in told(peer, o.Asked)} == {
        (votes.Reanchor(loser.name, view.anchors[loser.name]),)
    }
    say(world, b"attack 1 1", wait=3.0)
    world.run(world.now + 3.0)
    assert author.core.log.entries[-1].kind == CHANCE


def test_whoever_says_that_its_secret_is_lost_has_no_draw_made_anew() -> None:
    """It may have seen the dice. The others can go on without it, and it is named; then it may come back."""
    world, author, loser = lost_secret(due=True)
    number = author.core.log.standing.draw
    world.run(world.now + 20.0)
    assert (author.core.view.epoch, author.core.log.standing.draw) == (0, number)
    author.feed(o.Suggest((votes.Drop(loser.name, "easy"),)))
    assert world.run(world.now + 8.0, lambda: author.core.log.standing.draw > number + 1)
    assert author.core.view.burned[loser.name] == 1
    author.feed(o.Suggest((votes.Return(loser.name),)))
    assert world.run(world.now + 40.0, lambda: loser.name in author.core.view.participants and world.agreed())
    anchor = loser.core.chain(loser.name).anchor
    assert world.run(world.now + 40.0, lambda: author.core.view.anchors[loser.name] == anchor)
    say(world, b"attack 1 1", wait=3.0)
    assert author.core.log.entries[-1].kind == CHANCE


def test_nobody_is_asked_about_the_chain_of_somebody_else() -> None:
    world = quiet(3)
    anchor = bytes(32)
    other = world.peers[1]
    other.feed(o.Suggest((votes.Reanchor(2, anchor),)))
    assert told(other, o.CommandDeclined)[-1].code == "changes"
    world.peers[0].hear(proposed(other, 0, (votes.Reanchor(2, anchor),)), other)
    assert not told(world.peers[0], o.Asked)
