"""A hostile client: it knows how to get in, and sends what is nearly right, or right and makes no sense.

With the *secret* of a member it goes on as that member; else it is somebody new each time, from another loopback
address.
"""

import random
import socket
from collections import Counter
from contextlib import suppress
from typing import Any

import msgpack

from swqt.net.wire import messages as m
from swqt.net.wire.handshake import Caller, Failed, LinkProfile, LinkRequest, Secured
from swqt.net.wire.identity import Identity
from tests.support.message_examples import PLAIN, SEALED
from tests.support.mutants import mutants

TIMEOUT = 20.0
POLITE = {name: one for name, one in SEALED.items() if not isinstance(one, m.Bye)}
class Closed(Exception):
    """The other side has ended the connection."""


def message(examples: dict[str, m.Message], chance: random.Random) -> bytes:
    """Return a message like one of *examples* in which anything may be something else; it can be read, or nearly."""
    example = m.encode(chance.choice(list(examples.values())))
    data = example
    for _ in range(4):
        data = msgpack.packb(changed(msgpack.unpackb(example), chance, chance.choice((0.02, 0.3))))
        with suppress(m.Malformed):
            (m.decode_plain if examples is PLAIN else m.decode_sealed)(data)
            break
    return data


def changed(value: Any, chance: random.Random, rate: float) -> Any:
    """Return *value* with other numbers and bytes at that *rate*, and lists that repeat or lack an item."""
    match value:
        case list():
            items = [changed(one, chance, rate) for one in value]
            return items if chance.random() > rate / 4 else chance.choice((items[1:], items + items[-1:]))
        case bool() if chance.random() < rate:
            return not value
        case int() if chance.random() < rate:
            return chance.choice((0, 1, chance.randrange(9), chance.randrange(2 ** chance.choice((8, 16, 32, 63)))))
        case bytes() if chance.random() < 2 * rate:
            return chance.choice((bytes(len(value)), chance.randbytes(len(value))))
    return value


def mutant(examples: dict[str, m.Message], chance: random.Random) -> bytes:
    """Return a message with something changed, or noise."""
    [data] = mutants([message(examples, chance) for _ in range(2)], chance, 1)
    return data or b"\xc0"


class Client:
    """One connection."""

    def __init__(self, to: tuple[str, int], source: str, chance: random.Random) -> None:
        self.chance = chance
        self.socket = socket.create_connection(to, TIMEOUT, source_address=(source, 0))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.heard = bytearray()
        self.link: Secured | None = None

    def raw(self, data: bytes) -> None:
        try:
            self.socket.sendall(data)
        except OSError:
            raise Closed from None

    def say(self, payload: bytes) -> None:
        self.raw(m.framed(payload))

    def hear(self) -> bytes:
        while (payload := m.take_frame(self.heard, sealed=True)) is None:
            try:
                more = self.socket.recv(65536)
            except ConnectionError:
                more = b""
            if not more:
                raise Closed
            self.heard += more
        return payload

    def seal(self, message: bytes) -> bytes:
        return self.link.sealer.seal(message)

    def get_in(self, engine: bytes, secret: bytes) -> bool:
        """Lead the handshake; return whether there is a link."""
        me = LinkProfile(Identity(secret), "Mallory", engine)
        caller = Caller(me, LinkRequest(), lambda _: True, self.chance.randbytes)
        self.say(caller.open())
        try:
            while caller.link is None:
                for answer in caller.step(self.hear()):
                    self.say(answer)
        except Failed:
            return False
        self.link = caller.link
        return True

    def is_heard(self) -> bool:
        """Ask whether the link still stands, and read all that came."""
        ping = m.Ping(self.chance.randrange(2**40))
        try:
            self.say(self.seal(m.encode(ping)))
            while (answer := m.decode_sealed(self.link.opener.open(self.hear()))) != m.Pong(ping.number):
                if isinstance(answer, m.Bye):
                    return False
        except Closed:
            return False
        return True


def ask(to: tuple[str, int], source: str = "127.0.0.1") -> m.Info | None:
    """Return what is played there, None if that is not told now."""
    one = Client(to, source, random.Random(0))
    try:
        one.say(m.encode(m.InfoRequest()))
        return m.decode_plain(one.hear())
    except Closed:
        return None
    finally:
        one.socket.close()


def attack(
    to: tuple[str, int], count: int, seed: int, *, secret: bytes = b"", found: Counter[str] | None = None
) -> Counter[str]:
    """Send *count* hostile frames; return what became of them, which *found* tells meanwhile."""
    chance = random.Random(seed)
    found = Counter() if found is None else found
    engine = b""
    while found["frames"] < count:
        source = f"127.{chance.randrange(1, 250)}.{chance.randrange(250)}.{chance.randrange(1, 250)}"
        if not engine:
            info = ask(to, source)
            assert info is not None, "nobody says what is played"
            engine = info.engine
        one = Client(to, source, chance)
        try:
            _misbehave(one, found, engine, secret)
        except Closed:
            found["connections cut"] += 1
        finally:
            one.socket.close()
    return found


def _misbehave(one: Client, found: Counter[str], engine: bytes, secret: bytes) -> None:
    chance = one.chance
    if chance.random() < 0.1:                       # before there are keys
        found["frames"] += 1
        found["frames before keys"] += 1
        data = chance.choice((mutant, message))(PLAIN, chance)[:1024]
        one.raw(chance.randbytes(chance.randrange(1, 3000))) if chance.random() < 0.2 else one.say(data)
        one.socket.shutdown(socket.SHUT_WR)
        while True:
            one.hear()
    if not one.get_in(engine, secret or chance.randbytes(32)):
        found["handshakes refused"] += 1
        return
    found["links"] += 1
    if chance.random() < 0.05:                      # a record that does not open
        found["frames"] += 1
        one.say(chance.randbytes(chance.randrange(1, 200)))
    sent, standing = 0, True
    while standing and sent < 300:                  # more at once would be a flood
        batch = [chance.choice((message, mutant))(SEALED, chance)]
        if chance.random() < 0.7:                   # what can be read, and means nothing
            batch = [message(POLITE, chance) for _ in range(chance.randrange(1, 15))]
        for data in batch:
            one.say(one.seal(data))
        standing = one.is_heard()
        sent += len(batch)
        found["frames"] += len(batch) if standing else 1
        if standing:
            found["frames that a link survived"] += len(batch)
        else:
            found["frames that ended a link"] += 1
