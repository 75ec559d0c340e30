"""Whatever a neighbour sends, a core does not raise (I6), and what is not truly signed changes nothing."""

import random

import msgspec
import pytest

from swqt.net.agreement import orders as o
from swqt.net.agreement.core import Core
from swqt.net.agreement.votes import Action, Drop, Impossible, pack_action, read_action
from swqt.net.wire import messages as m
from tests.support.simulator import Faults, World, key_of, play, seed_of, signer, verify
from tests.support.toy import Toy

SIGNED = (m.Ack, m.EntryMessage, m.Propose, m.Vote, m.Pause, m.Say)


def recorded(seed: int) -> tuple[World, list[bytes]]:
    """A game with votes, and everything that was sent in it."""
    sent: list[bytes] = []

    def listen(world: World) -> None:
        carry = world.carry

        def carried(peer: object, link: int, data: bytes) -> None:
            sent.append(data)
            carry(peer, link, data)

        world.carry = carried
        world.at(0.4, lambda: world.crash(world.peers[2]))
        world.at(14.0, lambda: world.restart(world.peers[2]))

    world = play(seed, 3, Faults(vote=True), prepare=listen, turns=20)
    return world, sent


def changed(message: m.Sealed, rng: random.Random) -> m.Sealed:
    """The message with one field another one of its type."""
    name = rng.choice(message.__struct_fields__)
    value = getattr(message, name)
    other: object
    if isinstance(value, bool):
        other = not value
    elif isinstance(value, int):
        other = rng.choice([0, 1, 2, value + 1, max(0, value - 1), 31, 255, 0xFFFF, 0xFFFF_FFFF])
    elif isinstance(value, bytes):
        data = bytearray(value or b"x")
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        other = bytes(data)
    elif isinstance(value, str):
        other = value + "!"
    else:
        other = tuple(reversed(value))[: rng.randrange(len(value) + 1)]
    return msgspec.structs.replace(message, **{name: other})


def fresh(world: World, name: int, log_of: Core | None = None) -> Core:
    core = Core(world.table, Toy(3, 20), key_of(name), signer(key_of(name)), seed_of(name), bytes(16), verify=verify)
    if log_of is not None:
        core.resume((o.ENTRY_RECORD, m.encode(entry)) for entry in log_of.log.entries[: len(log_of.log) // 2])
    for other in range(3):
        if other != name:
            core.feed(o.Linked(other + 1, key_of(other)), 0.0)
    return core


@pytest.mark.parametrize("seed", range(3))
def test_changed_messages_neither_raise_nor_change_the_game(seed: int) -> None:
    world, sent = recorded(seed)
    rng, full = random.Random(seed), world.peers[0].core
    core = fresh(world, 1, full)
    genuine, now = set(full.log.digests), 0.0
    messages = [m.decode_sealed(data) for data in sent]
    for _ in range(2500):
        original = rng.choice(messages)
        message = changed(original, rng)
        if message == original:
            continue
        try:
            m.decode_sealed(m.encode(message))
        except m.Malformed:
            continue
        before, view = core.log.head, core.view
        now += 0.001
        core.feed(o.MessageReceived(rng.choice([1, 3]), message), now)
        if isinstance(message, SIGNED) and not (isinstance(message, m.EntryMessage) and message.kind != 1):
            if "signature" in message.__struct_fields__ and not isinstance(message, m.Vote | m.Propose):
                assert core.log.head == before
                assert core.view is view
    assert set(core.log.digests) <= genuine


@pytest.mark.parametrize("seed", range(3))
def test_changed_entries_in_a_batch_are_where_it_ends(seed: int) -> None:
    """Draws, views and the end reach a core only in batches; each kind of them is spoilt in each of its fields."""
    world, _sent = recorded(seed)
    log, rng = world.peers[0].core.log, random.Random(seed)
    assert {entry.kind for entry in log.entries} == {1, 2, 3, 4}
    for at, entry in enumerate(log.entries):
        if entry.kind == 1 and at % 4:
            continue
        core = fresh(world, 1)
        for _ in range(12):
            other = changed(entry, rng)
            assert isinstance(other, m.EntryMessage)
            items = tuple(m.encode(one) for one in (*log.entries[max(0, at - 60) : at], other))
            core.feed(o.MessageReceived(1, m.Entries(items)), 0.5)
            assert core.log.digests == log.digests[: len(core.log) + 1]


def test_a_view_with_a_spoilt_certificate_is_none() -> None:
    world, _sent = recorded(1)
    log = world.peers[0].core.log
    at, view = next((at, entry) for at, entry in enumerate(log.entries) if entry.kind == 3)
    votes = view.signature
    for spoilt in (b"", votes[:-1], votes + votes, votes[65:] + votes[:65], b"\x1f" + votes[1:], votes[:65]):
        core = fresh(world, 1)
        other = msgspec.structs.replace(view, signature=spoilt)
        for start in range(0, at, 50):
            before = tuple(m.encode(one) for one in log.entries[start : min(at, start + 50)])
            core.feed(o.MessageReceived(1, m.Entries(before)), 0.1)
        core.feed(o.MessageReceived(1, m.Entries((m.encode(other),))), 0.2)
        assert len(core.log) == at
        core.feed(o.MessageReceived(1, m.Entries((m.encode(view),))), 0.3)
        assert len(core.log) == at + 1


def test_messages_in_any_order_never_raise_and_never_lead_elsewhere() -> None:
    world, sent = recorded(5)
    for seed in range(6):
        rng = random.Random(seed)
        core = fresh(world, 2)
        ways = set(world.peers[0].core.log.digests)
        for data in rng.sample(sent, min(800, len(sent))):
            core.feed(o.MessageReceived(rng.choice([1, 2]), m.decode_sealed(data)), rng.random())
        assert core.log.entries == [] or core.log.digests[1] in ways


def test_text_that_is_no_text_is_malformed() -> None:
    data = m.encode(m.Say(0, 1, "abcd", bytes(64))).replace(b"abcd", b"ab\xe1d")
    with pytest.raises(m.Malformed):
        m.decode_sealed(data)
    with pytest.raises(Impossible):
        read_action(pack_action(Action(1, 1, (Drop(1, "easy"),))).replace(b"easy", b"e\xe1sy"))


@pytest.mark.parametrize("message", [
    m.Status(0xFFFF, 0xFFFF_FFFF, bytes(32), 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF),
    m.SyncRequest(0, 0xFFFF_FFFF, ((0xFFFF_FFFF, bytes(8)), (0, bytes(8)))),
    m.Entries((b"", b"\xff", b"\x91\x0b")), m.Entries(()),
    m.RevealMessage(0xFFFF_FFFF, 31, bytes(32)), m.RevealMessage(0, 0, bytes(32)),
    m.Ack(0xFFFF, 0xFFFF_FFFF, bytes(32), bytes(16), 31, bytes(64)),
    m.EntryMessage(0xFFFF, 0xFFFF_FFFF, bytes(32), 3, 255, b"", bytes(16), 255, b"x"),
    m.Propose(bytes(8), 0, 0, bytes(32), b"\x93\xcd\xff\xff\x00\x90", 31, bytes(64)),
    m.Vote(bytes(8), True, 0, 0, bytes(32), bytes(32), 31, bytes(64)),
    m.Pause(True, "", 31, 1, bytes(64)), m.Say(31, 1, "", bytes(64)),
])  # fmt: skip
def test_extreme_values_are_harmless(message: m.Sealed) -> None:
    world = World(1, 3, Faults(think=1e9))
    world.run(1.0)
    core = world.peers[0].core
    head = core.log.head
    for link in [*world.peers[0].links, 999]:
        core.feed(o.MessageReceived(link, message), world.now)
    assert core.log.head == head


def test_early_entries_are_kept_within_limits() -> None:
    """A neighbour that sends entries from the future fills no memory."""
    world = World(1, 2, Faults(think=1e9))
    world.run(1.0)
    peer = world.peers[0]
    link = next(iter(peer.links))
    for number in range(2000):
        prev = number.to_bytes(32, "big")
        entry = m.EntryMessage(0, 2 + number % 100, prev, 1, 1, b"place 1 1", bytes(16), 1, bytes(64))
        peer.core.feed(o.MessageReceived(link, entry), world.now)
    assert len(peer.core._play._pending) <= 128
