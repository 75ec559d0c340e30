"""A hostile client of SWQT/2 that shares no code with the program: written from the protocol, on other libraries.

It knows how to get in and what messages look like, and sends what is nearly right, or right and makes no sense. With
the *secret* of a member it goes on as that member; else it is somebody new each time, from another loopback address.
"""

import hashlib
import hmac
import random
import socket
from collections import Counter
from typing import Any

import msgpack
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.support.mutants import mutants

TIMEOUT = 20.0
P = 2**255 - 19

# What stands in messages: a number is the greatest of an unsigned integer, a bytes object has a length, a list repeats
# its item, a set is one of its items, and text and what stands alone in a set are as they are.
Shape = Any


def only(value: object) -> frozenset[object]:
    return frozenset((value,))


LINK = frozenset((None, (2**32 - 1, bytes(32), bytes(32))))
ACK = (65535, 2**32 - 1, bytes(32), bytes(16), 2**32 - 1, 7, 31, LINK, bytes(64))
CHANGE = frozenset((
    (only(1), 31, "away", 255, ""), (only(2), 4, bytes(32), bytes(16), bytes(32)), (only(3), 2**32 - 1),
    (only(4), bytes(9)),
))    # fmt: skip
KIND = frozenset((1, 2, 3, 4))
ENTRY = (
    65535, 2**32 - 1, bytes(32), KIND, 255, bytes(40), bytes(16), 255, bytes(64), [(only(12), *ACK)], [(31, bytes(64))],
    (),
)    # fmt: skip
SIGNATURE = (bytes(32), bytes(32), 65535, 31, bytes(64))
EVIDENCE = (bytes(32), [(only(11), *ENTRY)], [(only(11), *ENTRY)], [(only(12), *ACK)])
WISH = frozenset(("join", "here", "claim", "rename", "nothing"))
SEAT = frozenset((None, (255, bytes(16), bytes(32))))
MESSAGES: dict[int, Shape] = {
    10: (bytes(64), 65535, ["10.0.0.1"]), 11: ENTRY, 12: ACK,
    13: (
        65535, 2**32 - 1, bytes(8), 65535, 2**32 - 1, 2**32 - 1, 2**32 - 1, 2**32 - 1, 7, True, True, SEAT, bytes(32),
        2**63 - 1, bytes(64),
    ),
    14: ([(2**32 - 1, bytes(8))],), 15: ([(only(11), *ENTRY)], [(only(12), *ACK)]),
    16: (bytes(8), [CHANGE], 31, bytes(64)), 17: (bytes(8), True, 31, 2**32 - 1, bytes(64)),
    18: (2**32 - 1, (65535, [CHANGE], [(only(12), *ACK)], True), (only(19), *SIGNATURE), [(only(20), *EVIDENCE)]),
    19: SIGNATURE, 20: EVIDENCE, 21: (bytes(8), bytes(32), 2**63 - 1, "Mallory", "I win\x1b[31m", bytes(64)),
    22: ([(bytes(32), ["10.0.0.1"], 65535)],), 23: (2**63 - 1,), 24: (2**63 - 1,),
    25: (bytes(32), 4, 31, bytes(64)), 30: (2**32 - 1, bytes(90), bytes(64)), 31: (2**32 - 1, "123456"),
    32: (bytes(8), bytes(32), 2**32 - 1, 2**32 - 1, WISH, 255, 255, "red", bytes(32), bytes(64)),
    33: (bytes(8), bytes(32), 2**32 - 1, 255, "red", bytes(64)), 34: (bytes(32),), 35: (bytes(90),),
    36: (bytes(32), bytes(32), bytes(16), bytes(32), bytes(64)),
    37: (bytes(90), ((bytes(32), bytes(16), bytes(32)),) * 2, (31, 31), ("", "hard"), [bytes(64)]),
    38: (bytes(32), bytes(32), bytes(64)), 40: (2**32 - 1, 255, bytes(90)), 60: ("closing",),
}  # fmt: skip
PLAIN: dict[int, Shape] = {
    1: ("SWQT", 255, 255, bytes(16), bytes(32), bytes(8), bytes(8), "Mallory", 4),
    2: (bytes(32), bytes(64)), 3: (bytes(64),), 4: (255, "no", 255, 255, bytes(8)), 5: (),
    6: ("Table", "lobby", 5, 5, 9, True, True, "midland-5", bytes(8), bytes(8), "0.1.0", 255, 255),
}  # fmt: skip


class Closed(Exception):
    """The other side has ended the connection."""


def made(shape: Shape, chance: random.Random, most: int = 40) -> Any:
    """Return a value of this *shape*; no list in it has more than *most* items."""
    match shape:
        case bool():
            return chance.random() < 0.5
        case int():
            return chance.choice((0, 1, chance.randrange(min(shape, 9) + 1), chance.randrange(shape + 1), shape))
        case bytes():
            return chance.randbytes(len(shape)) if chance.random() < 0.5 else bytes(len(shape))
        case frozenset():
            picked = chance.choice(sorted(shape, key=repr))
            return picked if isinstance(picked, int) else made(picked, chance, most)
        case tuple():
            return [made(part, chance, most) for part in shape]
        case list():
            return [made(shape[0], chance, most) for _ in range(min(most, chance.choice((0, 0, 1, 1, 2, 5, 40))))]
    return shape


def message(shapes: dict[int, Shape], chance: random.Random, most: int = 40) -> bytes:
    """Return a message whose fields are of the right kinds, and mean nothing."""
    tag = chance.choice(sorted(shapes))
    return bytes(msgpack.packb([tag, *made(shapes[tag], chance, most)], use_bin_type=True))


def mutant(shapes: dict[int, Shape], chance: random.Random) -> bytes:
    """Return a message with something changed, or noise."""
    [data] = mutants([message(shapes, chance) for _ in range(2)], chance, 1)
    return data or b"\xc0"


def joined(*parts: bytes) -> bytes:
    """Return *parts*, each behind its length, seven bits in a byte."""
    out = b""
    for part in parts:
        length = len(part)
        while length >= 128:
            out += bytes([length % 128 + 128])
            length //= 128
        out += bytes([length]) + part
    return out


def point(password: bytes, channel: bytes, session: bytes) -> bytes:
    """Return the generator of CPace: Elligator 2 of a hash."""
    pad = bytes(max(0, 127 - len(joined(password)) - len(joined(b"CPace255"))))
    digest = hashlib.sha512(joined(b"CPace255", password, pad, channel, session)).digest()
    r = int.from_bytes(digest[:32], "little") & (2**255 - 1)
    v = -486662 * pow(1 + 2 * r * r, -1, P) % P
    square = pow(v * v * v + 486662 * v * v + v, (P - 1) // 2, P) in (0, 1)
    return (v if square else (-v - 486662) % P).to_bytes(32, "little")


def product(scalar: bytes, u: bytes) -> bytes:
    return X25519PrivateKey.from_private_bytes(scalar).exchange(X25519PublicKey.from_public_bytes(u))


class Client:
    """One connection."""

    def __init__(self, to: tuple[str, int], source: str, chance: random.Random) -> None:
        self.chance = chance
        self.socket = socket.create_connection(to, TIMEOUT, source_address=(source, 0))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.cipher: list[ChaCha20Poly1305] = []
        self.counts = [0, 0]

    def raw(self, data: bytes) -> None:
        try:
            self.socket.sendall(data)
        except OSError:
            raise Closed from None

    def say(self, payload: bytes) -> None:
        self.raw(len(payload).to_bytes(4, "big") + payload)

    def hear(self) -> bytes:
        data = b""
        size = 4
        while len(data) < size:
            try:
                more = self.socket.recv(size - len(data))
            except ConnectionError:
                more = b""
            if not more:
                raise Closed
            data += more
            if size == 4 == len(data):
                size += int.from_bytes(data, "big")
        return data[4:]

    def seal(self, message: bytes) -> bytes:
        self.counts[0] += 1
        return self.cipher[0].encrypt((self.counts[0] - 1).to_bytes(8, "little") + bytes(4), message, None)

    def hear_sealed(self) -> list[Any]:
        self.counts[1] += 1
        nonce = (self.counts[1] - 1).to_bytes(8, "little") + bytes(4)
        data = self.cipher[1].decrypt(nonce, self.hear(), None)
        return list(msgpack.unpackb(data, use_list=False, strict_map_key=False))

    def get_in(self, engine: bytes, secret: bytes, pin: str) -> bool:
        """Lead the handshake; return whether there is a link."""
        key = Ed25519PrivateKey.from_private_bytes(secret)
        fields = (1, "SWQT", 2, 0, self.chance.randbytes(16), key.public_key().public_bytes_raw(), b"")
        hello = msgpack.packb([*fields, engine, "Mallory", 0], use_bin_type=True)
        self.say(hello)
        answer = self.hear()
        greeting = msgpack.unpackb(answer)
        if greeting[0] != 1:
            return False
        password = pin.encode() if greeting[9] == 1 else b"swqt2/open"
        hellos = hashlib.sha256(hello + answer).digest()
        scalar = self.chance.randbytes(32)
        share = product(scalar, point(password, b"swqt2", hellos[:16]))
        self.say(msgpack.packb([2, share, b""]))
        reply = msgpack.unpackb(self.hear())
        if reply[0] != 2:
            return False
        sides = joined(share, b"I" + hellos) + joined(reply[1], b"R" + hellos)
        isk = hashlib.sha512(joined(b"CPace255_ISK", hellos[:16], product(scalar, reply[1])) + sides).digest()
        mac = hashlib.sha512(b"CPaceMac" + hellos[:16] + isk).digest()
        if not hmac.compare_digest(reply[2], hmac.digest(mac, joined(reply[1], b"R" + hellos), "sha512")):
            return False
        transcript = hashlib.sha256(hellos + share + reply[1]).digest()
        both = HKDF(SHA256(), 64, transcript, b"swqt2/keys").derive(isk)
        self.cipher = [ChaCha20Poly1305(both[:32]), ChaCha20Poly1305(both[32:])]
        self.say(msgpack.packb([3, hmac.digest(mac, joined(share, b"I" + hellos), "sha512")]))
        self.say(self.seal(msgpack.packb([10, key.sign(b"swqt2/authI" + transcript), 0, []])))
        return bool(self.hear_sealed()[0] == 10)

    def is_heard(self) -> bool:
        """Ask whether the link still stands, and read all that came."""
        number = self.chance.randrange(2**40)
        try:
            self.say(self.seal(msgpack.packb([23, number])))
            while (answer := self.hear_sealed())[:2] != [24, number]:
                if answer[0] == 60:
                    return False
        except Closed:
            return False
        return True


def ask(to: tuple[str, int], source: str = "127.0.0.1") -> list[Any] | None:
    """Return what is played there, None if that is not told now."""
    one = Client(to, source, random.Random(0))
    try:
        one.say(msgpack.packb([5]))
        return list(msgpack.unpackb(one.hear()))
    except Closed:
        return None
    finally:
        one.socket.close()


def attack(
    to: tuple[str, int], count: int, seed: int, *, pin: str = "", secret: bytes = b"", found: Counter[str] | None = None
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
            engine = info[9]
        one = Client(to, source, chance)
        try:
            _misbehave(one, found, engine, pin, secret)
        except Closed:
            found["connections cut"] += 1
        finally:
            one.socket.close()
    return found


def _misbehave(one: Client, found: Counter[str], engine: bytes, pin: str, secret: bytes) -> None:
    chance = one.chance
    if chance.random() < 0.1:                       # before there are keys
        found["frames"] += 1
        found["frames before keys"] += 1
        data = chance.choice((mutant, message))(PLAIN, chance)[:1024]
        one.raw(chance.randbytes(chance.randrange(1, 3000))) if chance.random() < 0.2 else one.say(data)
        one.socket.shutdown(socket.SHUT_WR)
        while True:
            one.hear()
    if not one.get_in(engine, secret or chance.randbytes(32), pin):
        found["handshakes refused"] += 1
        return
    found["links"] += 1
    if chance.random() < 0.05:                      # a record that does not open
        found["frames"] += 1
        one.say(chance.randbytes(chance.randrange(1, 200)))
    sent, standing = 0, True
    while standing and sent < 300:                  # more at once would be a flood
        batch = [chance.choice((message, mutant))(MESSAGES, chance)]
        if chance.random() < 0.7:                   # what can be read, and means nothing
            shapes = {tag: shape for tag, shape in MESSAGES.items() if tag != 60}
            batch = [message(shapes, chance, 2) for _ in range(chance.randrange(1, 15))]
        for data in batch:
            one.say(one.seal(data))
        standing = one.is_heard()
        sent += len(batch)
        found["frames"] += len(batch) if standing else 1
        if standing:
            found["frames that a link survived"] += len(batch)
        else:
            found["frames that ended a link"] += 1
