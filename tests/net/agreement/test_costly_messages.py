"""What costs a sender little must not cost the one who hears it much, whoever it is."""

import msgspec
import pytest

from swqt.net.agreement import orders as o
from swqt.net.agreement.branches import TRIES
from swqt.net.agreement.desk import LOG_BURST, LOG_RATE
from swqt.net.agreement.entries import entry_digest
from swqt.net.agreement.votes import Action, Drop, pack_action
from swqt.net.wire.limits import Limits
from swqt.net.wire.messages import CHANCE, CMD, END, VIEW, Entries, EntryMessage, Status, SyncRequest, encode
from tests.support.simulator import Peer, World, signed
from tests.support.stories import quiet, say
from tests.support.toy import Toy


def played(entries: int = 12) -> tuple[World, Peer, int]:
    """A game with some entries, one of its peers, and its link to somebody who only watches."""
    world = quiet(3, watchers=1)
    while len(world.peers[0].core.log) < entries:
        say(world, b"place 1 1")
    victim = world.peers[0]
    return world, victim, victim.link_to(world.peers[3])


def false(victim: Peer, kind: int, seq: int) -> EntryMessage:
    """An entry that a stranger makes, of a later epoch, for a place that was filled long ago."""
    log = victim.core.log
    body = {VIEW: pack_action(Action(9, 1, (Drop(1, "easy"),))), END: log.posts[seq]}.get(kind, b"place 1 2")
    author, signature = (0, bytes(64)) if kind == CMD else (255, bytes(65) if kind == VIEW else b"")
    seat = 0 if kind == CMD else 255
    return EntryMessage(9, seq, log.digests[seq], kind, seat, body, bytes(16), author, signature)


@pytest.mark.parametrize("kind", [CMD, CHANCE, VIEW, END])
def test_the_board_is_not_taken_back_for_what_a_stranger_makes(kind: int, monkeypatch: pytest.MonkeyPatch) -> None:
    _world, victim, link = played()
    monkeypatch.setattr(Toy, "rewind", lambda *_: pytest.fail("the board was taken back"))
    for seq in range(len(victim.core.log)):
        first = false(victim, kind, seq)
        later = msgspec.structs.replace(false(victim, VIEW, seq), seq=seq + 1, prev=bytes(32))
        victim.feed(o.MessageReceived(link, Entries((encode(first), encode(later)))))
    assert victim.core.view.epoch == 0


def test_nor_again_and_again_for_what_a_member_makes(monkeypatch: pytest.MonkeyPatch) -> None:
    world, victim, _ = played()
    log, bad = victim.core.log, world.peers[2]
    own = next(entry for entry in log.entries if entry.kind == CMD and entry.author == bad.core.me)
    other = signed(msgspec.structs.replace(own, body=b"place 9 9"), bad)
    later = msgspec.structs.replace(false(victim, VIEW, 0), seq=other.seq + 1, prev=entry_digest(other))
    taken_back = []
    rewind = Toy.rewind
    monkeypatch.setattr(Toy, "rewind", lambda self, entries: (taken_back.append(entries), rewind(self, entries)))
    head = log.head
    for _ in range(50):
        victim.hear(Entries((encode(other), encode(later))), bad)
    assert len(taken_back) <= 3 * TRIES[1]
    assert log.head == head


@pytest.mark.parametrize("asking", ["status", "request"])
def test_who_asks_for_the_log_again_and_again_gets_no_more_than_is_no_flood(asking: str) -> None:
    world, victim, link = played(60)
    log, sent = victim.core.log, 0
    status = Status(0, 0, log.digests[0], 0, 0, 0, 0)
    message = status if asking == "status" else SyncRequest(0, 0, ((0, log.digests[0][:8]),))
    for _ in range(400):
        for order in victim.core.feed(o.MessageReceived(link, message), world.now):
            if isinstance(order, o.SendToPeer) and isinstance(order.message, Entries):
                sent += sum(map(len, order.message.items))
    assert sum(len(encode(entry)) for entry in log.entries) < sent <= LOG_BURST
    assert Limits().bytes_burst > LOG_BURST
    assert Limits().bytes_rate > LOG_RATE
