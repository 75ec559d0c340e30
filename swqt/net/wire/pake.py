"""How two ends of a link come to a secret of their own: by a PIN or a token (CPace), or openly (X25519).

Both ways have the same steps: each side sends a share, derives the secret from the other's, and shows by a tag that
it has it. With a PIN an eavesdropper learns nothing that would let him try PINs at home, and whoever takes part
tries exactly one. Openly, what is proved is proved by the signatures that follow.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, Protocol

from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from swqt.net.wire.cpace import CPace, InvalidShare, Sides, multiply

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
