"""The handshake that turns a connection into a link between two authenticated peers (no sockets, no clock).

    1  caller    HELLO            2  answerer  HELLO, with the proof it requires
    3  caller    SHARE            4  answerer  SHARE and its tag
    5  caller    CONFIRM, its tag, and encrypted AUTH
                                  6  answerer  encrypted AUTH

Both greetings go into everything that follows, so an attacker cannot downgrade the version or the required proof; both
shares go into what the identities sign, so knowing the PIN is not enough for a man-in-the-middle attack.

The shares are those of CPace. With a PIN or token as password, an eavesdropper learns nothing that allows an offline
search, and an active attacker can test one guess per handshake. Without one, the password is a public constant, and
only the signatures that follow authenticate. The suite is CPACE-X25519-SHA512 of draft-irtf-cfrg-cpace, in its
initiator-responder setting with explicit key confirmation by tags. Its Elligator map uses Python integers, so it is not
constant-time; but a PIN is short-lived and every attempt tests one anyway, which reveals far more than timing does.

``CPace`` is based on cpace 0.1.0 by Artur Pragacz, https://github.com/arturpragacz/cpace-py, under the Apache License
2.0, whose text is in resources/licences/cryptography.txt; rewritten for one cipher suite, with the scalar as argument.

The records that follow use ChaCha20-Poly1305 with one key for each direction. The nonce is the number of the record, so
decryption fails after any record is modified, repeated, dropped, reordered or reflected.
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
"""The text of a PIN refusal after too many attempts: try again later. Without it, the PIN was wrong."""


class LinkFailure(IntEnum):
    """Why there is no link. Those up to ASKED are sent by the answering side, so the caller reports the same."""

    VERSION = 1
    ENGINE = 2
    FULL = 3
    BANNED = 4
    PIN = 5
    KEY = 6
    BUSY = 7
    LOBBY = 8
    ASKED = 9           # people are being asked whether to let the caller in: retry in a moment
    PIN_NEEDED = 20     # the other side requires a PIN, and we have none
    PIN_IGNORED = 21    # we have a PIN, and the other side requires none: it may be somebody else's table
    STRANGER = 22       # the identity that answered is not the one that was called
    SELF = 23           # we called ourselves
    MALFORMED = 24      # bytes that are not a message of this protocol, or not the one that was due
    UNPROVED = 25       # a tag, a record or a signature failed verification
    SILENT = 26         # no answer in time
    UNREACHABLE = 27    # no connection at all
    LOST = 28           # the connection ended during the handshake
    TOKEN = 29          # the invitation was revoked


@dataclass(frozen=True, slots=True)
class LinkProfile:
    """What this program tells others about itself."""

    identity: Identity = field(repr=False)
    name: str
    engine: bytes         # 8 bytes
    game: bytes = b""     # 8 bytes; empty while there is no game
    port: int = 0
    addresses: tuple[str, ...] = ()
    program: str = ""     # its version as shown to people; sent to callers refused for theirs


@dataclass(frozen=True, slots=True)
class LinkRequest:
    """What a caller wants. If *peer* is given, only it may answer; a given *pin* must be required by the other side.

    A *token* is used instead of the PIN where possible. A caller that *knocks* has neither and asks to be let in.
    """

    game: bytes = b""
    peer: bytes | None = None
    pin: str | None = field(default=None, repr=False)
    token: bytes = field(default=b"", repr=False)
    knocks: bool = False

    @property
    def guesses(self) -> bool:
        """Return whether each attempt gives an impostor host a guess at a secret."""
        return self.pin is not None or bool(self.token)


@dataclass(frozen=True, slots=True)
class Partner:
    """The peer at the other end of a link, authenticated by its signature. *called*: this program made the call."""

    peer: bytes
    name: str
    game: bytes
    proof: Proof
    port: int
    addresses: tuple[str, ...]
    called: bool


class Door(Protocol):
    """The session's decisions about callers: who is admitted, and what strangers are told."""

    def admit(self, hello: m.Hello) -> Proof | LinkFailure:
        """Return the proof required of this caller, or why it is rejected. Members, and those let in, are KNOWN."""

    def knows(self, peer: bytes) -> bool:
        """Return whether *peer* is a member of the game or table, which needs no PIN."""

    def info(self) -> m.Info:
        """Return what anybody may know about the table or game."""


class CPace:
    """One side of a key exchange: the initiator (*role* 0) or the responder (1). At first only ``share`` is set.

    ``derive`` sets ``secret``, the 64 bytes from which both sides derive their keys, and ``shares``, the initiator's
    first.
    """

    def __init__(
        self, *, role: int, password: bytes, session: bytes, channel: bytes, data: tuple[bytes, bytes], scalar: bytes
    ) -> None:
        """Compute ``share``; *data* is the associated data of both sides, *scalar* 32 random bytes used only once."""
        self._role = role
        self._session = session
        self._data = data
        self._scalar = scalar
        self.share = multiply(scalar, generator(password, channel, session))
        self.secret = self.tag = self._their_tag = b""

    def derive(self, share: bytes) -> None:
        """Accept the *share* of the other side, once; ``Failed`` if it is invalid or equals our own."""
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
    """Return *scalar* times *point*; ``Failed`` if that is no point, or one of low order."""
    try:
        # Raises for points of low order, whose product anybody could predict.
        return X25519PrivateKey.from_private_bytes(scalar).exchange(X25519PublicKey.from_public_bytes(point))
    except ValueError:
        raise Failed(LinkFailure.UNPROVED) from None


def generator(password: bytes, channel: bytes, session: bytes) -> bytes:
    """Return the point that only those who know *password* can compute."""
    # The padding fills the first block of the hash, so that the rest starts in the second even for short passwords.
    padding = max(0, _HASH_BLOCK - 1 - len(_concatenated(password)) - len(_concatenated(_DOMAIN)))
    text = _concatenated(_DOMAIN, password, bytes(padding), channel, session)
    return _elligator(hashlib.sha512(text).digest()[:_KEY_BYTES])


def _elligator(data: bytes) -> bytes:
    """Map 32 bytes to the u-coordinate of a point: Elligator 2 of RFC 9380, as CPace uses it."""
    number = int.from_bytes(data, "little") % 2**255
    # Inversion by Fermat's little theorem, which maps 0 to 0.
    inverse = pow(1 + _NON_SQUARE * number * number, _PRIME - 2, _PRIME)
    u = -_A * inverse % _PRIME
    on_curve = pow(u**3 + _A * u * u + u, (_PRIME - 1) // 2, _PRIME) == 1
    return (u if on_curve else (-u - _A) % _PRIME).to_bytes(_KEY_BYTES, "little")


def _concatenated(*parts: bytes) -> bytes:
    """Return *parts*, each prefixed with its length in LEB128: 7 bits a byte, the highest bit set while more follow."""
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
    """One direction of a link at one of its ends: encrypts records, or decrypts them, in order."""

    def __init__(self, key: bytes) -> None:
        self._cipher = ChaCha20Poly1305(key)
        self._count = 0

    def seal(self, message: bytes) -> bytes:
        return self._cipher.encrypt(self._nonce(), message, None)

    def open(self, record: bytes) -> bytes:
        """Decrypt the next record; ``Failed`` if *record* is not that one, and for every record after it."""
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


class Failed(Exception):
    """The handshake or the link has failed. ``reply`` is the payload to send before closing, if there is one."""

    def __init__(self, why: LinkFailure, refuse: m.Refuse | None = None, reply: bytes | None = None) -> None:
        super().__init__(why.name)
        self.why: Final = why
        self.refuse: Final = refuse
        self.reply: Final = reply


def refused(profile: LinkProfile, why: LinkFailure) -> Failed:
    """Return the failure, with its reply, for a caller that is rejected and told why.

    The text names this program's version if theirs differs, the name of who is asked after a knock, or ``WAIT``.
    """
    texts = {
        LinkFailure.VERSION: profile.program, LinkFailure.ENGINE: profile.program, LinkFailure.ASKED: profile.name,
        LinkFailure.PIN: WAIT,
    }  # fmt: skip
    reply = m.encode(m.Refuse(why, ReasonText(texts.get(why, "")), m.MAJOR, m.MINOR, profile.engine))
    return Failed(why, reply=reply)


_Steps = Generator[list[bytes], bytes, None]
"""Yields the payloads to send, and is sent each payload that arrives."""
T = TypeVar("T")


@dataclass(eq=False)
class _Side:
    """One side of a handshake: takes payloads and returns those to send, until ``partner`` is set or ``Failed`` raised.

    From then on, ``sealer`` encrypts what is sent over the link and ``opener`` decrypts what arrives.
    """

    role: ClassVar[bytes]
    profile: LinkProfile
    random_bytes: RandomBytes
    partner: Partner | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        self._steps = self._run()
        self.opening = next(self._steps)    # the payloads to send before anything arrives

    def step(self, payload: bytes) -> list[bytes]:
        """Process the payload of the next frame; return those to send. ``Failed`` if there will be no link."""
        try:
            return self._steps.send(payload)
        except StopIteration:    # the handshake had ended already
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
        """Return the failure for the unexpected *payload*: VERSION if it greets in another version, else MALFORMED."""
        greeting = m.other_version(payload)
        if greeting is None:
            return Failed(LinkFailure.MALFORMED)
        if self.role == ANSWERER:
            return refused(self.profile, LinkFailure.VERSION)
        refuse = m.Refuse(LinkFailure.VERSION, ReasonText(""), greeting.major, greeting.minor, bytes(8))
        return Failed(LinkFailure.VERSION, refuse)

    def _expected(self, kind: type[T], payload: bytes) -> T:
        """Return the message in *payload*, which must be of *kind*; ``Failed`` if it refuses us, else ``Malformed``."""
        message = m.decode_plain(payload)
        if isinstance(message, m.Refuse) and self.role == CALLER:
            raise Failed(LinkFailure(message.code), refuse=message)
        if not isinstance(message, kind):
            raise m.Malformed(f"no {kind.__name__}")
        return message

    def _exchange(self, password: bytes, hellos: bytes) -> CPace:
        """Begin CPace; *hellos*, the digest of both greetings, binds the exchange to exactly these two sides."""
        return CPace(
            role=(CALLER, ANSWERER).index(self.role), password=password or _NO_SECRET, session=hellos[:_SESSION_BYTES],
            channel=_CHANNEL, data=(CALLER + hellos, ANSWERER + hellos), scalar=self.random_bytes(_KEY_BYTES),
        )  # fmt: skip

    def _agree(self, exchange: CPace, tag: bytes, proof: Proof, hellos: bytes) -> None:
        """Derive the record keys if *tag* proves that the other side used the same password, or none, as we did."""
        if not exchange.verify(tag):
            raise Failed({Proof.PIN: LinkFailure.PIN, Proof.TOKEN: LinkFailure.TOKEN}.get(proof, LinkFailure.UNPROVED))
        self._transcript = hashlib.sha256(hellos + b"".join(exchange.shares)).digest()
        both = HKDF(SHA256(), 2 * _KEY_BYTES, self._transcript, b"swqt2/keys").derive(exchange.secret)
        records = Records(both[:_KEY_BYTES]), Records(both[_KEY_BYTES:])
        self.sealer, self.opener = records if self.role == CALLER else records[::-1]

    def _auth(self) -> bytes:
        me = self.profile
        signature = me.identity.sign(_auth_text(self.role, self._transcript))
        return self.sealer.seal(m.encode(m.Auth(signature, me.port, me.addresses)))

    def _authenticated(self, payload: bytes, hello: m.Hello, proof: Proof) -> Partner:
        """Return the partner if *payload* is the encrypted AUTH of the side that sent *hello*; otherwise ``Failed``."""
        auth = m.decode_sealed(self.opener.open(payload))
        called = self.role == CALLER
        if not isinstance(auth, m.Auth):
            raise Failed(LinkFailure.MALFORMED)
        if not verified(hello.identity, _auth_text(ANSWERER if called else CALLER, self._transcript), auth.signature):
            raise Failed(LinkFailure.UNPROVED)
        name = clean_name(hello.name)
        return Partner(hello.identity, name, hello.game, proof, auth.port, auth.addresses, called)


@dataclass(eq=False)
class Caller(_Side):
    """The side that dialled. *knows* returns whether a key belongs to the game or table."""

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
        self.partner = self._authenticated(payload, hello, proof)
        yield []

    def _judged(self, hello: m.Hello) -> Proof:
        """Return the proof that the side that sent *hello* requires of us; ``Failed`` if we do not want that link."""
        wish = self.wish
        if hello.identity == self.profile.identity.public:
            raise Failed(LinkFailure.SELF)
        if wish.peer is not None and hello.identity != wish.peer:
            raise Failed(LinkFailure.STRANGER)
        if hello.engine != self.profile.engine:
            # As if the other side had refused us.
            refuse = m.Refuse(LinkFailure.ENGINE, ReasonText(""), hello.major, hello.minor, hello.engine)
            raise Failed(LinkFailure.ENGINE, refuse)
        match hello.auth:
            case Proof.PIN if wish.pin is None:
                raise Failed(LinkFailure.PIN_NEEDED)
            case Proof.OPEN if wish.guesses and not self.knows(hello.identity):
                raise Failed(LinkFailure.PIN_IGNORED)
            case Proof.KNOCK:
                raise Failed(LinkFailure.MALFORMED)
            case Proof.TOKEN if not wish.token:
                raise Failed(LinkFailure.MALFORMED)
        return hello.auth


@dataclass(eq=False)
class Answerer(_Side):
    """The side that was dialled.

    *admit* is called once, with the caller's greeting. *take_password* is called when a PIN or token is about to be
    tested, and returns it, or None after too many tests: our tag reveals to the caller whether its guess was right, so
    the guess counts from that moment, whether the caller continues or hangs up. *take_info* returns what strangers are
    told, or None if they ask too often.
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
        self.partner = self._authenticated((yield []), hello, proof)
        yield [self._auth()]

    def _judged(self, hello: m.Hello) -> Proof:
        """Return the proof that the side that sent *hello* must give; ``Failed`` if it is not admitted."""
        if hello.identity == self.profile.identity.public:
            return Proof.OPEN    # the caller sees from our greeting that it called itself
        if hello.engine != self.profile.engine:
            raise refused(self.profile, LinkFailure.ENGINE)
        answer = self.admit(hello)
        if isinstance(answer, LinkFailure):
            raise refused(self.profile, answer)
        return answer


def _auth_text(role: bytes, transcript: bytes) -> bytes:
    return b"swqt2/auth" + role + transcript
