"""How a connection becomes a link between two peers that know each other (without sockets and clocks).

    1  caller    HELLO            2  answerer  HELLO, with how to prove oneself
    3  caller    SHARE            4  answerer  SHARE and its tag
    5  caller    CONFIRM, its tag, and sealed AUTH
                                  6  answerer  sealed AUTH

``Caller`` and ``Answerer`` take the payloads of frames and return those to be sent. When ``link`` is there, the link
is up; what arrives in frames after that is for its opener. Whatever goes wrong raises ``Failed``, once, and what that
carries may be sent before the connection is closed.

Both greetings go into everything that follows, so nobody can talk two peers into an older version or an open door;
the shares go into what the identities sign, so nobody who knows the PIN can sit in the middle.

With a PIN or a token the shares are those of CPace: an eavesdropper learns nothing that would let him try PINs at home,
and whoever takes part tries exactly one. Else they are plain X25519, and all is proved by the signatures that follow.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import Final, Protocol

from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from swqt.net.wire.cpace import CPace, InvalidShare, Sides, multiply
from swqt.net.wire.frames import Opener, SealBroken, Sealer, link_keys
from swqt.net.wire.identity import RandomBytes, verified
from swqt.net.wire.messages import (
    MAGIC,
    MAJOR,
    MINOR,
    REFUSALS,
    Auth,
    Confirm,
    Hello,
    Info,
    InfoRequest,
    Malformed,
    Plain,
    Refuse,
    Sealed,
    Share,
    decode_plain,
    decode_sealed,
    encode,
)
from swqt.net.wire.plaintext import NameText, ReasonText, clean_name
from swqt.net.wire.terms import (
    KNOCK,
    WAIT,
    Failed,
    Intent,
    LinkFailure,
    LinkProfile,
    LinkRefusal,
    LinkRequest,
    Partner,
    Proof,
    Secured,
    pack_refusal,
)

CALLER: Final = b"I"
ANSWERER: Final = b"R"
_CHANNEL: Final = b"swqt1"
_SESSION_BYTES: Final = 16


class Exchange(Protocol):
    """One run; every method but ``share`` is used after ``derive``."""

    share: bytes

    def derive(self, share: bytes) -> None:
        """Take the other side's share, once; ``InvalidShare`` if it is unusable."""

    def tag(self) -> bytes:
        """Return what shows the other side that we have the secret, 64 bytes."""

    def verify(self, tag: bytes) -> bool:
        """Whether *tag* shows that the other side has the secret."""

    @property
    def secret(self) -> bytes:
        """What both sides have now, and nobody else."""


def password_exchange(role: bytes, password: bytes, hellos: bytes, scalar: bytes) -> CPace:
    """Return one side of CPace; *hellos* is the digest of both greetings, which nobody in the middle has two of."""
    data = Sides(CALLER + hellos, ANSWERER + hellos)
    return CPace(
        initiator=role == CALLER, password=password, session=hellos[:_SESSION_BYTES], channel=_CHANNEL,
        data=data, scalar=scalar,
    )  # fmt: skip


class OpenExchange:
    """X25519 without a password."""

    def __init__(self, role: bytes, hellos: bytes, scalar: bytes) -> None:
        self._role = role
        self._hellos = hellos
        self._scalar = scalar
        self._secret = b""
        self._shares = b""
        self.share = X25519PrivateKey.from_private_bytes(scalar).public_key().public_bytes_raw()

    def derive(self, share: bytes) -> None:
        """Take the other side's share."""
        if share == self.share:
            raise InvalidShare("our own share came back")
        self._secret = multiply(self._scalar, share)
        self._shares = self.share + share if self._role == CALLER else share + self.share

    def tag(self) -> bytes:
        """Return our tag."""
        return self._tag(self._role)

    def verify(self, tag: bytes) -> bool:
        """Whether the other side has the secret and saw the same greetings."""
        return hmac.compare_digest(tag, self._tag(ANSWERER if self._role == CALLER else CALLER))

    @property
    def secret(self) -> bytes:
        """The shared point."""
        return self._secret

    def _tag(self, role: bytes) -> bytes:
        key = hashlib.sha512(b"swqt1/open" + self._hellos + self._secret).digest()
        return hmac.digest(key, role + self._shares, "sha512")


NONCE_BYTES: Final = 16
ADDRESSES: Final = 8


class _Side:
    role: bytes

    def __init__(self, profile: LinkProfile, random_bytes: RandomBytes) -> None:
        self.link: Secured | None = None
        """The link, once it is up."""
        self._profile = profile
        self._random = random_bytes
        self._hellos = b""
        self._transcript = b""
        self._exchange: Exchange | None = None
        self._sealer: Sealer | None = None
        self._opener: Opener | None = None
        self._proof = Proof.OPEN
        self._over = False

    def step(self, payload: bytes) -> list[bytes]:
        """Take the payload of the next frame; return those to be sent. ``Failed`` if there will be no link."""
        if self._over:
            raise Failed(LinkFailure.MALFORMED)
        try:
            return self._step(payload)
        except Failed:
            self._over = True
            raise
        except Malformed:
            self._over = True
            raise Failed(LinkFailure.MALFORMED) from None
        except (SealBroken, InvalidShare):
            self._over = True
            raise Failed(LinkFailure.UNPROVED) from None

    def _step(self, payload: bytes) -> list[bytes]:
        raise NotImplementedError

    def _hello(self, game: bytes, intent: int, auth: int) -> bytes:
        mine = self._profile
        nonce = self._random(NONCE_BYTES)
        name = NameText(clean_name(mine.name))
        key = mine.identity.public
        return encode(
            Hello(MAGIC, MAJOR, MINOR, nonce, key, game, intent, mine.engine, name, mine.capabilities, auth)
        )

    def _refused(self, why: LinkRefusal, text: str = "") -> Failed:
        return Failed(LinkFailure(why), reply=pack_refusal(self._profile, why, text))

    def _unproved(self) -> Failed:
        """Return how it is called that the other side has another password, or none of the keys."""
        failures = {Proof.PIN: LinkFailure.PIN, Proof.TOKEN: LinkFailure.TOKEN}
        return Failed(failures.get(self._proof, LinkFailure.UNPROVED))

    def _agree(self, caller_share: bytes, answerer_share: bytes) -> None:
        """Both shares are known and the secret is derived: make the keys."""
        assert self._exchange is not None
        self._transcript = hashlib.sha256(self._hellos + caller_share + answerer_share).digest()
        caller_key, answerer_key = link_keys(self._exchange.secret, self._transcript)
        mine, other = (caller_key, answerer_key) if self.role == CALLER else (answerer_key, caller_key)
        self._sealer, self._opener = Sealer(mine), Opener(other)

    def _auth(self) -> bytes:
        assert self._sealer is not None
        mine = self._profile
        signature = mine.identity.sign(_auth_text(self.role, self._transcript))
        return self._sealer.seal(encode(Auth(signature, mine.port, mine.addresses[:ADDRESSES])))

    def _secured(self, payload: bytes, hello: Hello, minor: int) -> Secured:
        """Return the link if *payload* is the other side's sealed AUTH."""
        assert self._sealer is not None
        assert self._opener is not None
        auth: Sealed = decode_sealed(self._opener.open(payload))
        if not isinstance(auth, Auth):
            raise Failed(LinkFailure.MALFORMED)
        called = self.role == CALLER
        if not verified(hello.identity, _auth_text(ANSWERER if called else CALLER, self._transcript), auth.signature):
            raise Failed(LinkFailure.UNPROVED)
        partner = Partner(
            peer=hello.identity,
            name=clean_name(hello.name),
            engine=hello.engine,
            game=hello.game,
            intent=Intent(hello.intent),
            capabilities=hello.capabilities & self._profile.capabilities,
            minor=minor,
            proof=self._proof,
            port=auth.port,
            addresses=auth.addresses,
            called=called,
        )
        return Secured(partner, self._sealer, self._opener)


class Caller(_Side):
    """The side that dialled."""

    role = CALLER

    def __init__(
        self, profile: LinkProfile, wish: LinkRequest, knows: Callable[[bytes], bool], random_bytes: RandomBytes
    ) -> None:
        super().__init__(profile, random_bytes)
        self._wish = wish
        self._knows = knows
        self._mine = b""
        self._other: Hello | None = None

    def open(self) -> bytes:
        """Return the payload of the first frame."""
        auth = Proof.TOKEN if self._wish.token else KNOCK if self._wish.knocks else 0
        self._mine = self._hello(self._wish.game, self._wish.intent, auth)
        return self._mine

    def _step(self, payload: bytes) -> list[bytes]:
        if self._opener is not None:
            assert self._other is not None
            self.link = self._secured(payload, self._other, min(MINOR, self._other.minor))
            return []
        message = decode_plain(payload)
        if isinstance(message, Refuse):
            # What is not in our list is from a later version of the protocol.
            known = 0 < message.code < len(REFUSALS)
            raise Failed(LinkFailure(message.code) if known else LinkFailure.MALFORMED, refuse=message)
        if isinstance(message, Hello) and self._other is None:
            return [self._greeted(message, payload)]
        if isinstance(message, Share) and self._exchange is not None:
            return self._shared(message)
        raise Failed(LinkFailure.MALFORMED)

    def _greeted(self, hello: Hello, payload: bytes) -> bytes:
        _check_hello(hello)
        wish = self._wish
        if hello.major != MAJOR:
            raise Failed(LinkFailure.VERSION, _as_refused(hello, LinkRefusal.VERSION))
        if hello.identity == self._profile.identity.public:
            raise Failed(LinkFailure.SELF)
        if wish.peer is not None and hello.identity != wish.peer:
            raise Failed(LinkFailure.STRANGER)
        if hello.engine != self._profile.engine:
            raise Failed(LinkFailure.ENGINE, _as_refused(hello, LinkRefusal.ENGINE))
        if hello.auth not in tuple(Proof):
            raise Failed(LinkFailure.MALFORMED)
        self._proof = Proof(hello.auth)
        if self._proof is Proof.KNOWN and not (wish.knocks or self._knows(hello.identity)):
            raise Failed(LinkFailure.KEY)
        if self._proof is Proof.TOKEN and not wish.token:
            raise Failed(LinkFailure.MALFORMED)
        if self._proof is Proof.PIN and wish.pin is None:
            raise Failed(LinkFailure.PIN_NEEDED)
        if self._proof is Proof.OPEN and wish.guesses and not self._knows(hello.identity):
            raise Failed(LinkFailure.PIN_IGNORED)
        self._other = hello
        self._hellos = hashlib.sha256(self._mine + payload).digest()
        password = wish.token if self._proof is Proof.TOKEN else (wish.pin or "").encode()
        self._exchange = _exchange(CALLER, self._proof, password, self._hellos, self._random)
        return encode(Share(self._exchange.share, b""))

    def _shared(self, share: Share) -> list[bytes]:
        assert self._exchange is not None
        self._exchange.derive(share.value)
        if not self._exchange.verify(share.tag):
            raise self._unproved()
        self._agree(self._exchange.share, share.value)
        return [encode(Confirm(self._exchange.tag())), self._auth()]


class Answerer(_Side):
    """The side that was dialled.

    *admit* is asked once, with the caller's greeting. *take_password* is asked when a PIN or a token is about to be put
    to the test, and returns it, or None if there were too many tests: our tag tells a caller whether its guess was
    right, so the guess counts from that moment, whether the caller goes on or hangs up. *take_info* returns what
    strangers are told, or None if they ask too often.
    """

    role = ANSWERER

    def __init__(
        self,
        profile: LinkProfile,
        admit: Callable[[Hello], Proof | LinkRefusal],
        take_password: Callable[[Proof], bytes | None],
        take_info: Callable[[], Info | None],
        random_bytes: RandomBytes,
    ) -> None:
        super().__init__(profile, random_bytes)
        self.over = False
        """Whether everything was said and the connection is to be closed (after an answer to ``InfoRequest``)."""
        self._admit = admit
        self._take_password = take_password
        self._take_info = take_info
        self._other: Hello | None = None

    def _step(self, payload: bytes) -> list[bytes]:
        if self._opener is not None:
            assert self._other is not None
            self.link = self._secured(payload, self._other, min(MINOR, self._other.minor))
            return [self._auth()]
        message = self._decode_first(payload) if self._other is None else decode_plain(payload)
        match message:
            case InfoRequest() if self._other is None:
                self.over = True
                info = self._take_info()
                return [] if info is None else [encode(info)]
            case Hello() if self._other is None:
                return [self._greeted(message, payload)]
            case Share() if self._other is not None and self._exchange is None:
                return [self._shared(message)]
            case Confirm() if self._exchange is not None:
                if not self._exchange.verify(message.tag):
                    raise self._unproved()
                self._agree(self._caller_share, self._exchange.share)
                return []
            case _:
                raise Failed(LinkFailure.MALFORMED)

    def _decode_first(self, payload: bytes) -> Plain:
        try:
            return decode_plain(payload)
        except Malformed:
            # A greeting of another version may have other fields, but begins with the same ones.
            if _major_of(payload) not in (None, MAJOR):
                raise self._refused(LinkRefusal.VERSION) from None
            raise

    def _greeted(self, hello: Hello, payload: bytes) -> bytes:
        _check_hello(hello)
        if hello.major != MAJOR:
            raise self._refused(LinkRefusal.VERSION)
        if hello.identity == self._profile.identity.public:
            # The caller sees by our greeting that it called itself.
            return self._greet(Proof.OPEN, hello, payload)
        if hello.engine != self._profile.engine:
            raise self._refused(LinkRefusal.ENGINE)
        answer = self._admit(hello)
        if isinstance(answer, LinkRefusal):
            raise self._refused(answer)
        return self._greet(answer, hello, payload)

    def _greet(self, proof: Proof, hello: Hello, payload: bytes) -> bytes:
        self._proof = proof
        self._other = hello
        mine = self._hello(self._profile.game, hello.intent, proof)
        self._hellos = hashlib.sha256(payload + mine).digest()
        return mine

    def _shared(self, share: Share) -> bytes:
        assert self._other is not None
        if self._other.identity == self._profile.identity.public:
            raise Failed(LinkFailure.SELF)
        if share.tag:
            raise Failed(LinkFailure.MALFORMED)
        password = self._take_password(self._proof) if self._proof in (Proof.PIN, Proof.TOKEN) else b""
        if password is None:
            raise self._refused(LinkRefusal.PIN, WAIT)
        self._exchange = _exchange(ANSWERER, self._proof, password, self._hellos, self._random)
        self._exchange.derive(share.value)
        self._caller_share = share.value
        return encode(Share(self._exchange.share, self._exchange.tag()))


def _check_hello(hello: Hello) -> None:
    if hello.magic != MAGIC:
        raise Malformed("a greeting of another protocol")
    if hello.major == MAJOR and (hello.intent not in tuple(Intent) or len(hello.game) not in (0, 8)):
        raise Malformed("a greeting with an intent or a game that does not exist")


def _as_refused(hello: Hello, why: LinkRefusal) -> Refuse:
    """Return what the side that greets with *hello* would have said if it had refused us for its versions."""
    return Refuse(why, ReasonText(""), hello.major, hello.minor, hello.engine)


def _exchange(role: bytes, proof: Proof, password: bytes, hellos: bytes, random_bytes: RandomBytes) -> Exchange:
    if proof in (Proof.PIN, Proof.TOKEN):
        assert password
        return password_exchange(role, password, hellos, random_bytes(32))
    return OpenExchange(role, hellos, random_bytes(32))


def _auth_text(role: bytes, transcript: bytes) -> bytes:
    return b"swqt1/auth" + role + transcript


def _major_of(payload: bytes) -> int | None:
    """Return the major version that a greeting of any version begins with, None if it is no greeting."""
    start = b"\x01\xa4" + MAGIC.encode()
    body = payload[1:] if payload[:1] and 0x90 <= payload[0] <= 0x9F else payload[3:] if payload[:1] == b"\xdc" else b""
    if not body.startswith(start) or len(body) < len(start) + 2:
        return None
    first, second = body[len(start)], body[len(start) + 1]
    if first < 0x80:
        return first
    return second if first == 0xCC else None
