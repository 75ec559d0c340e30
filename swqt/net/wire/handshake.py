"""How a connection becomes a link between two peers that know each other (without sockets and clocks).

    1  caller    HELLO            2  answerer  HELLO, with how to prove oneself
    3  caller    SHARE            4  answerer  SHARE and its tag
    5  caller    CONFIRM, its tag, and sealed AUTH
                                  6  answerer  sealed AUTH

Both greetings go into everything that follows, so nobody can talk two peers into an older version or an open door;
the shares go into what the identities sign, so nobody who knows the PIN can sit in the middle.

The shares are those of CPace. With a PIN or a token as password, an eavesdropper learns nothing that would let him try
PINs at home, and whoever takes part tries exactly one. Else everybody knows the password, and all is proved by the
signatures that follow. It is CPACE-X25519-SHA512 of draft-irtf-cfrg-cpace, for an initiator and a responder, with
explicit confirmation by tags. Its Elligator map works on Python integers, so it does not run in constant time; a PIN is
short-lived and each attempt over the network tests one, and timing tells far less than that.

``CPace`` is based on cpace 0.1.0 by Artur Pragacz, https://github.com/arturpragacz/cpace-py, under the Apache License
2.0, whose text is in resources/licences/cryptography.txt; rewritten for one cipher suite, with the scalar as argument.

The records afterwards are ChaCha20-Poly1305, with one key for each direction. The nonce is the number of the record, so
one that was changed, repeated, left out, moved or sent back does not open.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import ClassVar, Final, Protocol, TypeVar

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from swqt.net.wire import messages as m
from swqt.net.wire.identity import Identity, RandomBytes, verified
from swqt.net.wire.messages import Proof as Proof
from swqt.net.wire.text import NameText, ReasonText, clean_name

CALLER: Final = b"I"
ANSWERER: Final = b"R"
LAST_RECORD: Final = 2**48
NONCE_BYTES: Final = 16
_CHANNEL: Final = b"swqt2"
_NO_SECRET: Final = b"swqt2/open"
_SESSION_BYTES: Final = 16
_KEY_BYTES: Final = 32
_PRIME: Final = 2**255 - 19
_A: Final = 486662    # Curve25519 is y² = x³ + A·x² + x over the integers modulo the prime
_NON_SQUARE: Final = 2
_HASH_BLOCK: Final = 128
_DOMAIN: Final = b"CPace255"
WAIT: Final = "wait"
"""The text of a refusal for the PIN that means: too many tries, later perhaps. Without it the PIN was wrong."""


class LinkFailure(IntEnum):
    """Why there is no link. Those to ASKED are said by the answering side, and the caller sees the same."""

    VERSION = 1
    ENGINE = 2
    FULL = 3
    BANNED = 4
    PIN = 5
    KEY = 6
    BUSY = 7
    LOBBY = 8
    ASKED = 9           # people are asked whether the caller may come in: again in a moment
    PIN_NEEDED = 20     # the other side asks for a PIN, and we have none
    PIN_IGNORED = 21    # we have a PIN, and the other side does not ask for it: it may be somebody else's table
    STRANGER = 22       # another identity answered than the one that was called
    SELF = 23           # we called ourselves
    MALFORMED = 24      # bytes that are no message of this protocol, or not the one that was due
    UNPROVED = 25       # a tag, seal or signature is wrong
    SILENT = 26         # no answer in time
    UNREACHABLE = 27    # no connection at all
    LOST = 28           # the connection ended in the middle
    TOKEN = 29          # the invitation was revoked


@dataclass(frozen=True, slots=True)
class LinkProfile:
    """What this program says of itself."""

    identity: Identity = field(repr=False)
    name: str
    engine: bytes         # 8 bytes
    game: bytes = b""     # 8 bytes, or none while there is no game
    port: int = 0
    addresses: tuple[str, ...] = ()
    program: str = ""     # its version as people say it; whoever is refused for another one is told


@dataclass(frozen=True, slots=True)
class LinkRequest:
    """What a caller wants. *peer* must answer, if it is given; a *pin* must be asked for, if one is given.

    A *token* goes before the PIN where it is asked for. Who *knocks* has neither, and asks people to be let in.
    """

    game: bytes = b""
    peer: bytes | None = None
    pin: str | None = field(default=None, repr=False)
    token: bytes = field(default=b"", repr=False)
    knocks: bool = False

    @property
    def guesses(self) -> bool:
        """Whether each try tells a false host something of a secret."""
        return self.pin is not None or bool(self.token)


@dataclass(frozen=True, slots=True)
class Partner:
    """Who is at the other end of a link, proved by signature. *called* says that we called."""

    peer: bytes
    name: str
    game: bytes
    proof: Proof
    port: int
    addresses: tuple[str, ...]
    called: bool


class Door(Protocol):
    """Who may come in, and what strangers are told; the session answers this."""

    def admit(self, hello: m.Hello, address: str) -> Proof | LinkFailure:
        """Return how this caller must prove itself, or why it may not come in. KNOWN only for those ``knows`` knows."""

    def knows(self, peer: bytes) -> bool:
        """Whether *peer* is one of the game's identities, who need no PIN."""

    def info(self) -> m.Info:
        """Return what anybody may know."""


class CPace:
    """One side of a run: the initiator (*role* 0) or the responder (1). Nothing but ``share`` is there at first.

    ``derive`` makes ``secret``, the 64 bytes from which both sides derive their keys, and ``shares``, the initiator's
    first.
    """

    def __init__(
        self, *, role: int, password: bytes, session: bytes, channel: bytes, data: tuple[bytes, bytes], scalar: bytes
    ) -> None:
        """Begin; *data* is the associated data of both sides, *scalar* 32 random bytes for this run alone."""
        self._role = role
        self._session = session
        self._data = data
        self._scalar = scalar
        self.share = multiply(scalar, generator(password, channel, session))
        self.secret = self.tag = self._their_tag = b""

    def derive(self, share: bytes) -> None:
        """Take the *share* of the other side, once; ``Failed`` if it is unusable, as our own is."""
        if self.secret or share == self.share:
            raise Failed(LinkFailure.UNPROVED)
        self.shares = (share, self.share) if self._role else (self.share, share)
        sides = [_concatenated(*side) for side in zip(self.shares, self._data, strict=True)]
        prefix = _concatenated(_DOMAIN + b"_ISK", self._session, multiply(self._scalar, share))
        self.secret = hashlib.sha512(prefix + b"".join(sides)).digest()
        key = hashlib.sha512(b"CPaceMac" + self._session + self.secret).digest()
        tags = [hmac.digest(key, side, "sha512") for side in sides]
        self.tag, self._their_tag = tags[self._role], tags[1 - self._role]

    def verify(self, tag: bytes) -> bool:
        assert self.secret
        return hmac.compare_digest(tag, self._their_tag)


def multiply(scalar: bytes, point: bytes) -> bytes:
    """Return *scalar* times *point*, if that is a point and not one of low order."""
    try:
        # Raises for points of low order, with which everybody would know the product.
        return X25519PrivateKey.from_private_bytes(scalar).exchange(X25519PublicKey.from_public_bytes(point))
    except ValueError:
        raise Failed(LinkFailure.UNPROVED) from None


def generator(password: bytes, channel: bytes, session: bytes) -> bytes:
    """Return the point that only those who know *password* can compute."""
    # The hash function has used up its first block when the rest follows, however long the password is.
    padding = max(0, _HASH_BLOCK - 1 - len(_concatenated(password)) - len(_concatenated(_DOMAIN)))
    text = _concatenated(_DOMAIN, password, bytes(padding), channel, session)
    return _elligator(hashlib.sha512(text).digest()[:_KEY_BYTES])


def _elligator(data: bytes) -> bytes:
    """Map 32 bytes to the u-coordinate of a point: Elligator 2 of RFC 9380, as CPace uses it."""
    number = int.from_bytes(data, "little") % 2**255
    # Fermat's little theorem inverts, and leaves 0 as it is.
    inverse = pow(1 + _NON_SQUARE * number * number, _PRIME - 2, _PRIME)
    u = -_A * inverse % _PRIME
    on_curve = pow(u**3 + _A * u * u + u, (_PRIME - 1) // 2, _PRIME) == 1
    return (u if on_curve else (-u - _A) % _PRIME).to_bytes(_KEY_BYTES, "little")


def _concatenated(*parts: bytes) -> bytes:
    """Return *parts*, each with its length before it: 7 bits in a byte, the highest bit set while more follow."""
    out = bytearray()
    for part in parts:
        length = len(part)
        while length > 0x7F:
            out.append(length & 0x7F | 0x80)
            length >>= 7
        out.append(length)
        out += part
    return bytes(out)


class Records:
    """One direction of a link, which seals records at the one end or opens them at the other, in their order."""

    def __init__(self, key: bytes) -> None:
        self._cipher = ChaCha20Poly1305(key)
        self._count = 0

    def seal(self, message: bytes) -> bytes:
        return self._cipher.encrypt(self._nonce(), message, None)

    def open(self, record: bytes) -> bytes:
        """Return what the next record holds; ``Failed`` if it is not that, and for all that follow."""
        try:
            return self._cipher.decrypt(self._nonce(), record, None)
        except InvalidTag:
            self._count = LAST_RECORD
            raise Failed(LinkFailure.UNPROVED) from None

    def _nonce(self) -> bytes:
        if self._count >= LAST_RECORD:
            raise Failed(LinkFailure.UNPROVED)
        self._count += 1
        return (self._count - 1).to_bytes(8, "little") + bytes(4)


@dataclass(frozen=True, slots=True)
class Secured:
    partner: Partner
    sealer: Records
    opener: Records


class Failed(Exception):
    """There will be no link, or none any more. ``reply`` is the payload to be sent before closing, if there is one."""

    def __init__(self, why: LinkFailure, refuse: m.Refuse | None = None, reply: bytes | None = None) -> None:
        super().__init__(why.name)
        self.why: Final = why
        self.refuse: Final = refuse
        self.reply: Final = reply


def refused(profile: LinkProfile, why: LinkFailure) -> Failed:
    """Return how it ends with a caller that may not come in and is told why.

    For another version it hears which one is here; who knocks, who is asked; who has tried too many PINs, to wait.
    """
    texts = {
        LinkFailure.VERSION: profile.program, LinkFailure.ENGINE: profile.program, LinkFailure.ASKED: profile.name,
        LinkFailure.PIN: WAIT,
    }  # fmt: skip
    reply = m.encode(m.Refuse(why, ReasonText(texts.get(why, "")), m.MAJOR, m.MINOR, profile.engine))
    return Failed(why, reply=reply)


_Steps = Generator[list[bytes], bytes, None]
"""Yields what is to be sent and is sent what arrives."""
T = TypeVar("T")


@dataclass(eq=False)
class _Side:
    """Takes the payloads of frames and returns those to be sent, until ``link`` is there, or it raises ``Failed``."""

    role: ClassVar[bytes]
    profile: LinkProfile
    random_bytes: RandomBytes
    link: Secured | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        self._steps = self._run()
        self.opening = next(self._steps)    # the payloads to be sent before anything arrives

    def step(self, payload: bytes) -> list[bytes]:
        """Take the payload of the next frame; return those to be sent. ``Failed`` if there will be no link."""
        try:
            return self._steps.send(payload)
        except StopIteration:    # it was over before
            raise Failed(LinkFailure.MALFORMED) from None
        except m.Malformed:
            raise self._misunderstood(payload) from None

    def _run(self) -> _Steps:
        raise NotImplementedError

    def _hello(self, game: bytes, auth: Proof) -> bytes:
        me, nonce = self.profile, self.random_bytes(NONCE_BYTES)
        name = NameText(clean_name(me.name))
        key = me.identity.public
        return m.encode(m.Hello(m.MAGIC, m.MAJOR, m.MINOR, nonce, key, game, me.engine, name, auth))

    def _misunderstood(self, payload: bytes) -> Failed:
        """Return how it ends with who said *payload*, which is nothing that is due, or of another version."""
        greeting = m.other_version(payload)
        if greeting is None:
            return Failed(LinkFailure.MALFORMED)
        if self.role == ANSWERER:
            return refused(self.profile, LinkFailure.VERSION)
        refuse = m.Refuse(LinkFailure.VERSION, ReasonText(""), greeting.major, greeting.minor, bytes(8))
        return Failed(LinkFailure.VERSION, refuse)

    def _expected(self, kind: type[T], payload: bytes) -> T:
        """Return the message in *payload*, which must be of *kind*."""
        message = m.decode_plain(payload)
        if isinstance(message, m.Refuse) and self.role == CALLER:
            raise Failed(LinkFailure(message.code), refuse=message)
        if not isinstance(message, kind):
            raise m.Malformed(f"no {kind.__name__}")
        return message

    def _exchange(self, password: bytes, hellos: bytes) -> CPace:
        """Begin CPace; *hellos* is the digest of both greetings, which nobody in the middle has two of."""
        return CPace(
            role=(CALLER, ANSWERER).index(self.role), password=password or _NO_SECRET, session=hellos[:_SESSION_BYTES],
            channel=_CHANNEL, data=(CALLER + hellos, ANSWERER + hellos), scalar=self.random_bytes(_KEY_BYTES),
        )  # fmt: skip

    def _agree(self, exchange: CPace, tag: bytes, proof: Proof, hellos: bytes) -> None:
        """Make the keys, if the other side shows by its *tag* that it has the same password, or used none as we do."""
        if not exchange.verify(tag):
            raise Failed({Proof.PIN: LinkFailure.PIN, Proof.TOKEN: LinkFailure.TOKEN}.get(proof, LinkFailure.UNPROVED))
        self._transcript = hashlib.sha256(hellos + b"".join(exchange.shares)).digest()
        both = HKDF(SHA256(), 2 * _KEY_BYTES, self._transcript, b"swqt2/keys").derive(exchange.secret)
        records = Records(both[:_KEY_BYTES]), Records(both[_KEY_BYTES:])
        self._sealer, self._opener = records if self.role == CALLER else records[::-1]

    def _auth(self) -> bytes:
        me = self.profile
        signature = me.identity.sign(_auth_text(self.role, self._transcript))
        return self._sealer.seal(m.encode(m.Auth(signature, me.port, me.addresses)))

    def _secured(self, payload: bytes, hello: m.Hello, proof: Proof) -> Secured:
        """Return the link if *payload* is the sealed AUTH of the side that greeted with *hello*."""
        auth = m.decode_sealed(self._opener.open(payload))
        called = self.role == CALLER
        if not isinstance(auth, m.Auth):
            raise Failed(LinkFailure.MALFORMED)
        if not verified(hello.identity, _auth_text(ANSWERER if called else CALLER, self._transcript), auth.signature):
            raise Failed(LinkFailure.UNPROVED)
        name = clean_name(hello.name)
        partner = Partner(hello.identity, name, hello.game, proof, auth.port, auth.addresses, called)
        return Secured(partner, self._sealer, self._opener)


@dataclass(eq=False)
class Caller(_Side):
    """The side that dialled. *knows* says whether a key is one of the game's."""

    role = CALLER
    wish: LinkRequest
    knows: Callable[[bytes], bool]

    def _run(self) -> _Steps:
        wish = self.wish
        mine = self._hello(wish.game, Proof.TOKEN if wish.token else Proof.KNOCK if wish.knocks else Proof.OPEN)
        payload = yield [mine]
        hello = self._expected(m.Hello, payload)
        proof = self._judged(hello)
        hellos = hashlib.sha256(mine + payload).digest()
        secrets = {Proof.PIN: (wish.pin or "").encode(), Proof.TOKEN: wish.token}
        exchange = self._exchange(secrets.get(proof, b""), hellos)
        share = self._expected(m.Share, (yield [m.encode(m.Share(exchange.share, b""))]))
        exchange.derive(share.value)
        self._agree(exchange, share.tag, proof, hellos)
        payload = yield [m.encode(m.Confirm(exchange.tag)), self._auth()]
        self.link = self._secured(payload, hello, proof)
        yield []

    def _judged(self, hello: m.Hello) -> Proof:
        """Return how the side that greets with *hello* wants us to prove ourselves, if it is the one we want."""
        wish = self.wish
        if hello.identity == self.profile.identity.public:
            raise Failed(LinkFailure.SELF)
        if wish.peer is not None and hello.identity != wish.peer:
            raise Failed(LinkFailure.STRANGER)
        if hello.engine != self.profile.engine:
            # What the other side would have said if it had refused us.
            refuse = m.Refuse(LinkFailure.ENGINE, ReasonText(""), hello.major, hello.minor, hello.engine)
            raise Failed(LinkFailure.ENGINE, refuse)
        known = self.knows(hello.identity)
        match hello.auth:
            case Proof.KNOWN if wish.guesses and not known:    # whoever has lost all it knew comes by its key alone
                raise Failed(LinkFailure.KEY)
            case Proof.PIN if wish.pin is None:
                raise Failed(LinkFailure.PIN_NEEDED)
            case Proof.OPEN if wish.guesses and not known:
                raise Failed(LinkFailure.PIN_IGNORED)
            case Proof.KNOCK:
                raise Failed(LinkFailure.MALFORMED)
            case Proof.TOKEN if not wish.token:
                raise Failed(LinkFailure.MALFORMED)
        return hello.auth


@dataclass(eq=False)
class Answerer(_Side):
    """The side that was dialled.

    *admit* is asked once, with the caller's greeting. *take_password* is asked when a PIN or a token is about to be put
    to the test, and returns it, or None if there were too many tests: our tag tells a caller whether its guess was
    right, so the guess counts from that moment, whether the caller goes on or hangs up. *take_info* returns what
    strangers are told, or None if they ask too often.
    """

    role = ANSWERER
    admit: Callable[[m.Hello], Proof | LinkFailure]
    take_password: Callable[[Proof], bytes | None]
    take_info: Callable[[], m.Info | None]

    def _run(self) -> _Steps:
        payload = yield []
        hello = m.decode_plain(payload)
        if isinstance(hello, m.InfoRequest):
            info = self.take_info()
            raise Failed(LinkFailure.LOST, reply=m.encode(info) if info is not None else None)
        if not isinstance(hello, m.Hello):
            raise m.Malformed("no greeting")
        proof = self._judged(hello)
        mine = self._hello(self.profile.game, proof)
        share = self._expected(m.Share, (yield [mine]))
        if hello.identity == self.profile.identity.public:
            raise Failed(LinkFailure.SELF)
        if share.tag:
            raise m.Malformed("a tag that is not due")
        password = self.take_password(proof) if proof in (Proof.PIN, Proof.TOKEN) else b""
        if password is None:
            raise refused(self.profile, LinkFailure.PIN)
        hellos = hashlib.sha256(payload + mine).digest()
        exchange = self._exchange(password, hellos)
        exchange.derive(share.value)
        confirm = self._expected(m.Confirm, (yield [m.encode(m.Share(exchange.share, exchange.tag))]))
        self._agree(exchange, confirm.tag, proof, hellos)
        self.link = self._secured((yield []), hello, proof)
        yield [self._auth()]

    def _judged(self, hello: m.Hello) -> Proof:
        """Return how the side that greets with *hello* must prove itself, if it may come in."""
        if hello.identity == self.profile.identity.public:
            return Proof.OPEN    # the caller sees by our greeting that it called itself
        if hello.engine != self.profile.engine:
            raise refused(self.profile, LinkFailure.ENGINE)
        answer = self.admit(hello)
        if isinstance(answer, LinkFailure):
            raise refused(self.profile, answer)
        return answer


def _auth_text(role: bytes, transcript: bytes) -> bytes:
    return b"swqt2/auth" + role + transcript
