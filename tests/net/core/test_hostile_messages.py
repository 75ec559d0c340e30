"""Whatever a member says, ``feed`` does not raise, and nobody's log has anything but valid entries."""

import random

import msgspec
import pytest

from swqt.net.core import events as e
from swqt.net.wire import messages as m
from swqt.net.wire.messages import Malformed, decode_sealed, encode
from tests.net.core.stage import Stage

CHANGES = (
    m.DropPeer(31, "away"), m.DropPeer(0, "nothing"), m.DropPeer(1, "split"),
    m.GiveSeat(255, bytes(32), bytes(16), bytes(32)),
    m.GiveSeat(0, bytes(32), bytes(16), bytes(32)), m.UndoTo(1 << 31), m.UndoTo(0), m.SetOptions(b""),
)  # fmt: skip


def changed(rng: random.Random, value: object) -> object:
    """Another value of the same type."""
    match value:
        case bool():
            return not value
        case int():
            return rng.choice((0, 1, 2, 31, 255, 65535, value + 1, max(0, value - 1)))
        case bytes():
            return bytes(len(value)) if rng.random() < 0.5 else rng.randbytes(len(value))
        case str():
            return "x"
        case m.ViewBody():
            return m.ViewBody(rng.choice((0, 1, 2, value.target, 65535)), tuple(rng.sample(CHANGES, rng.randint(0, 3))))
        case tuple():
            kept = [changed(rng, item) if rng.random() < 0.3 else item for item in value]
            return tuple(kept[: rng.randint(0, len(kept))])
        case msgspec.Struct():
            return twisted(rng, value)
    return value


def twisted(rng: random.Random, message: msgspec.Struct) -> msgspec.Struct:
    """Return *message* with one or two fields changed."""
    names = rng.sample(message.__struct_fields__, min(len(message.__struct_fields__), rng.randint(1, 2)))
    return msgspec.structs.replace(message, **{name: changed(rng, getattr(message, name)) for name in names})


def decoded(message: msgspec.Struct) -> bool:
    """Whether bytes that say so are a message at all."""
    try:
        return bool(decode_sealed(encode(message)))
    except Malformed:
        return False


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
    for _step in range(30):
        stage.pass_time(0.25)
        stage.agree()
    stage.feed(0, e.SuggestChanges((m.SetOptions(b"grace"),)))
    stage.do(3, e.AskForSeat(1))
    stage.do(0, e.RefuseSeat(stage.keys[3].public, 1))
    return stage


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_is_said_raises(seed: int) -> None:
    rng = random.Random(seed)
    stage = eventful()
    messages = [message for _source, _to, message in stage.sent]
    kinds = {type(message).__name__ for message in messages}
    assert len(kinds) >= 12, kinds
    before = stage.peers[0].log.head
    stage.stop(2)
    for _number in range(1500):
        stage.posts.clear()
        message = twisted(rng, rng.choice(messages))
        if decoded(message):
            stage.feed(0, e.MessageArrived(stage.keys[2].public, message))
    log = stage.peers[0].log
    assert before in log.place
    assert all(log.tree.entries[digest].seq == place for place, digest in enumerate(log.log) if place)
