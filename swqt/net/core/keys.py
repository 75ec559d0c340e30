"""The identity behind the core: the port that signs and checks, and Ed25519 behind it."""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache
from typing import Final, Protocol

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey


class Keys(Protocol):
    """This peer's identity, and how everybody's signatures are checked."""

    @property
    def public(self) -> bytes:
        """The own key, 32 bytes."""
        ...

    def sign(self, text: bytes) -> bytes:
        """Return the own signature of *text*."""
        ...

    def verify(self, key: bytes, text: bytes, signature: bytes) -> bool:
        """Return whether *signature* is that of the owner of *key*; never raises."""
        ...

    def seed(self, nonce: bytes) -> bytes:
        """Return the secret seed of the own chain for *nonce*, the same whatever happened to the journal."""
        ...


class Ed25519Keys:
    """Who has the 32 bytes of *secret*."""

    def __init__(self, secret: bytes) -> None:
        self._secret: Final = secret
        self._private: Final = Ed25519PrivateKey.from_private_bytes(secret)
        self.public: Final = self._private.public_key().public_bytes_raw()

    def sign(self, text: bytes) -> bytes:
        """Return the signature of *text*, 64 bytes."""
        return self._private.sign(text)

    def verify(self, key: bytes, text: bytes, signature: bytes) -> bool:
        """Return whether *signature* is that of the owner of *key* under *text*; False for bytes that are neither."""
        return _verified(key, text, signature)

    def seed(self, nonce: bytes) -> bytes:
        """Return the seed of the chain of *nonce*: derived, so that it is never stored and never lost."""
        return hmac.new(self._secret, b"swqt2/chain" + nonce, hashlib.sha256).digest()


@lru_cache(maxsize=64)
def _key(public: bytes) -> Ed25519PublicKey:
    return Ed25519PublicKey.from_public_bytes(public)


@lru_cache(maxsize=4096)
def _verified(key: bytes, text: bytes, signature: bytes) -> bool:
    """Signatures come again with every repetition and certificate; each is worked out once."""
    try:
        _key(key).verify(signature, text)
    except (InvalidSignature, ValueError):
        return False
    return True
