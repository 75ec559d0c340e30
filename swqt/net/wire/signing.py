"""Who signs, and how signatures are checked: Ed25519, the same for links, the lobby and the log."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Protocol

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

Sign = Callable[[bytes], bytes]
"""Signs a text with this peer's identity; 64 bytes."""
Verify = Callable[[bytes, bytes, bytes], bool]
"""Says whether (key, text, signature) belong together; must not raise."""


class Signer(Protocol):
    """Who this program is: the public key, and what only its owner can do."""

    @property
    def public(self) -> bytes: ...

    def sign(self, text: bytes) -> bytes: ...


@lru_cache(maxsize=32)
def _key(public: bytes) -> Ed25519PublicKey:
    return Ed25519PublicKey.from_public_bytes(public)


def verified(public: bytes, text: bytes, signature: bytes) -> bool:
    """Whether *signature* is that of the owner of *public* under *text*; False for any bytes that are neither."""
    try:
        _key(public).verify(signature, text)
    except (InvalidSignature, ValueError):
        return False
    return True
