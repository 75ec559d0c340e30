"""Draws whose links do not come: from people who are gone together, and from one whose secret is lost."""

import hashlib

import pytest

from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.wire.messages import CHANCE, RevealMessage
from tests.support.simulator import Faults, proposed
from tests.support.stories import quiet, say, told, writer


@pytest.mark.parametrize("peers", [4, 5])
def test_two_who_are_gone_before_they_have_revealed_are_replaced_together(peers: int) -> None:
    """One after the other cannot be: a draw burns only if nobody stays whose link is missing."""
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
    view = author.core.view
    assert not {peer.name for peer in gone} & set(view.participants)
    assert [view.burned[peer.name] for peer in gone] == [1, 1]
    assert author.core.log.entries[-1].kind == CHANCE


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
    world.run(world.now + 10.0)
    drops = author.core.drops(first.name, "easy")
    assert drops == (votes.Drop(first.name, "easy"), votes.Drop(second.name, "easy"))
    calm = quiet(3)
    assert writer(calm).core.drops((writer(calm).name + 1) % 3, "easy") == (
        votes.Drop((writer(calm).name + 1) % 3, "easy"),
    )


@pytest.mark.parametrize("due", [False, True])
def test_who_has_lost_its_secret_asks_for_another_chain(due: bool) -> None:
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
    assert world.run(world.now + 20.0, lambda: world.agreed() and author.core.view.epoch > 0)
    view = author.core.view
    assert view.anchors[loser.name] == loser.core.chain(loser.name).anchor
    assert view.burned[loser.name] == due
    assert {news.changes for peer in world.peers for news in told(peer, o.Asked)} == {
        (votes.Reanchor(loser.name, view.anchors[loser.name]),)
    }
    if not due:
        say(world, b"attack 1 1", wait=3.0)
    world.run(world.now + 3.0)
    assert author.core.log.entries[-1].kind == CHANCE


def test_nobody_is_asked_about_the_chain_of_somebody_else() -> None:
    world = quiet(3)
    anchor = bytes(32)
    other = world.peers[1]
    other.feed(o.Suggest((votes.Reanchor(2, anchor),)))
    assert told(other, o.CommandDeclined)[-1].code == "changes"
    world.peers[0].hear(proposed(other, 0, (votes.Reanchor(2, anchor),)), other)
    assert not told(world.peers[0], o.Asked)
