"""Whatever a member says, ``feed`` does not raise, and nobody's log has anything but valid entries."""

import random
from contextlib import suppress

import pytest

from swqt.net.core import events as e
from swqt.net.wire import messages as m
from swqt.net.wire.messages import Malformed, decode_sealed, encode
from tests.net.core.stage import Stage, apart
from tests.support.mutants import mutants


def eventful() -> Stage:
    """A stage on which nearly all kinds of messages are sent."""
    stage = Stage(3, spectators=1)
    stage.say(0, b"attack 1")
    stage.say(0, b"pass 1")
    stage.feed(2, e.SayLine("hello"))
    stage.pass_time(1)
    tree = stage.peers[1].log.tree
    one, two = (stage.command(tree, stage.peers[1].log.head, 1, body) for body in (b"move 1", b"move 2"))
    stage.hand(1, 0, one)
    stage.hand(1, 2, two)
    stage.stop(1)
    stage.pass_time(7.5, agreeing=True)
    stage.feed(0, e.SuggestChanges((m.SetOptions(b"grace"),)))
    stage.do(3, e.AskForSeat(1))
    stage.do(0, e.RefuseSeat(stage.keys[3].public, 1))
    return stage


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_is_said_raises(seed: int) -> None:
    stage = eventful()
    corpus, heard = [encode(message) for _source, _to, message in stage.sent], set()
    before = stage.peers[0].log.head
    stage.stop(2)
    for data in mutants(corpus, random.Random(seed), 8000):
        with suppress(Malformed):
            message = decode_sealed(data)
            heard.add(type(message))
            stage.feed(0, e.MessageArrived(stage.keys[2].public, message))
        stage.posts.clear()
    assert len(heard) >= 12, heard
    log = stage.peers[0].log
    assert before in log.place
    assert all(log.tree.entries[digest].seq == place for place, digest in enumerate(log.log) if place)


def test_entries_that_do_not_follow_each_other_are_not_taken_in() -> None:
    stage = apart(3)
    tree = stage.new_tree()
    one, two = stage.first(b"move 1", b"move 2")
    after = stage.command(tree, tree.take(one), 0, b"move 3")
    log = stage.peers[1].log
    for entries in ((after, one), (one, two)):
        stage.hand(0, 1, m.SentEntries(entries))
        assert log.log == [tree.start]
    stage.hand(0, 1, m.SentEntries((one, after)))
    assert log.log == tree.chain(tree.take(after))
