"""How two ends of a link come to a secret of their own: by a PIN (CPace), or openly (X25519).

Both ways have the same steps: each side sends a share, derives the secret from the other's, and shows by a tag that
it has it. With a PIN an eavesdropper learns nothing that would let him try PINs at home, and whoever takes part
tries exactly one. Openly, what is proved is proved by the signatures that follow.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, Protocol

from cpace import CPace, CPaceError, CPaceRole
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey

CALLER: Final = b"I"
ANSWERER: Final = b"R"
_CHANNEL: Final = b"swqt1"
_SESSION_BYTES: Final = 16


class ExchangeFailed(Exception):
    """The other side's share is of no use: wrong length, of low order, or our own."""


class Exchange(Protocol):
    """One run; every method but ``share`` is used after ``derive``."""

    share: bytes

    def derive(self, share: bytes) -> None:
        """Take the other side's share, once; ``ExchangeFailed`` if it is unfit."""

    def tag(self) -> bytes:
        """Return what shows the other side that we have the secret, 64 bytes."""

    def verify(self, tag: bytes) -> bool:
        """Whether *tag* shows that the other side has the secret."""

    @property
    def secret(self) -> bytes:
        """What both sides have now, and nobody else."""


class PinExchange:
    """CPace over X25519 and SHA-512; the scalar is drawn from the system's randomness by ``cpace`` itself."""

    def __init__(self, role: bytes, pin: str, hellos: bytes) -> None:
        """Begin; *hellos* is the digest of both greetings, which no man in the middle can have made two of."""
        self._other = (ANSWERER if role == CALLER else CALLER) + hellos
        self._run = CPace.start(
            role=CPaceRole.INITIATOR if role == CALLER else CPaceRole.RESPONDER,
            prs=pin.encode(),
            sid=hellos[:_SESSION_BYTES],
            ci=_CHANNEL,
            ad=role + hellos,
        )
        self.share = self._run.public_share

    def derive(self, share: bytes) -> None:
        """Take the other side's share, once."""
        if share == self.share:
            raise ExchangeFailed("our own share came back")
        try:
            self._run.derive(share, self._other)
        except CPaceError as error:
            raise ExchangeFailed(str(error)) from None

    def tag(self) -> bytes:
        """Return our tag."""
        return self._run.tag()

    def verify(self, tag: bytes) -> bool:
        """Whether the other side used the same PIN and saw the same greetings."""
        return self._run.verify(tag)

    @property
    def secret(self) -> bytes:
        """The intermediate session key of CPace."""
        return self._run.isk


class OpenExchange:
    """X25519 without a PIN."""

    def __init__(self, role: bytes, hellos: bytes, scalar: bytes) -> None:
        self._role = role
        self._hellos = hellos
        self._private = X25519PrivateKey.from_private_bytes(scalar)
        self._secret = b""
        self._shares = b""
        self.share = self._private.public_key().public_bytes_raw()

    def derive(self, share: bytes) -> None:
        """Take the other side's share."""
        if share == self.share:
            raise ExchangeFailed("our own share came back")
        try:
            # Raises for points of low order, which would make the secret known to all.
            self._secret = self._private.exchange(X25519PublicKey.from_public_bytes(share))
        except ValueError:
            raise ExchangeFailed("a share of low order") from None
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
