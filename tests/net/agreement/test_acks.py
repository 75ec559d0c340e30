"""Whose word an acknowledgement is: its author's through their own link, anybody's only with a true signature."""

from swqt.net.agreement import orders as o
from swqt.net.wire.messages import Ack
from tests.support.stories import quiet, say, writer


def test_an_acknowledgement_without_a_true_signature_counts_from_its_author_only_and_goes_nowhere() -> None:
    world = quiet(3)
    author = writer(world)
    near, silent = (peer for peer in world.peers if peer is not author)
    silent.withholds = (Ack,)
    say(world, b"place 1 1")
    log = near.core.log
    length = len(log)
    false = Ack(0, length - 1, log.head, log.posts[-1], silent.name, bytes(64))
    near.hear(false, author)
    assert near.core.locked < length
    near.hear(false, silent)
    assert near.core.locked == length
    world.run(world.now + 5.0)    # several STATUS say what the author lacks
    assert author.core.locked < length
    silent.withholds = ()
    world.run(world.now + 5.0)
    assert author.core.locked == length


def test_a_false_signature_is_not_relayed_to_who_has_no_link_to_its_author() -> None:
    world = quiet(3)
    author = writer(world)
    near, silent = (peer for peer in world.peers if peer is not author)
    world.faults.blocked = frozenset([frozenset([author.name, silent.name])])
    gone = author.link_to(silent)
    world.unlink(author, gone)
    author.feed(o.Unlinked(gone))
    world.run(world.now + 12.0)
    silent.withholds = (Ack,)
    say(world, b"place 1 1")
    log = near.core.log
    false = Ack(0, len(log) - 1, log.head, log.posts[-1], silent.name, bytes(64))
    near.hear(false, silent)
    assert near.core.locked < len(log), "what must be passed on is checked first"
    silent.withholds = ()
    world.run(world.now + 5.0)
    assert author.core.locked == len(log)
