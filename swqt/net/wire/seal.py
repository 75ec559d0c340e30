"""Records that only the two ends of a link can read or write: ChaCha20-Poly1305, one key for each direction.

The nonce is the number of the record. A record that was changed, repeated, left out, moved or sent back therefore
does not open, and a link on which one did not open is of no further use.
"""

from __future__ import annotations

from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

LAST_RECORD: Final = 2**48
_KEY_BYTES: Final = 32


class Broken(Exception):
    """A record that does not open, or one too many."""


def link_keys(secret: bytes, transcript: bytes) -> tuple[bytes, bytes]:
    """Return the keys of the calling and of the answering side for what they agreed on in *transcript*."""
    both = HKDF(SHA256(), 2 * _KEY_BYTES, transcript, b"swqt1 keys").derive(secret)
    return both[:_KEY_BYTES], both[_KEY_BYTES:]


class _Direction:
    def __init__(self, key: bytes) -> None:
        self._cipher = ChaCha20Poly1305(key)
        self._count = 0
        self._dead = False

    def _nonce(self) -> bytes:
        if self._dead or self._count >= LAST_RECORD:
            raise Broken("this direction of the link is at its end")
        return self._count.to_bytes(8, "little") + bytes(4)


class Sealer(_Direction):
    """Closes records, in order."""

    def seal(self, message: bytes) -> bytes:
        """Return the next record, 16 bytes longer than *message*; ``Broken`` after 2^48 of them."""
        record = self._cipher.encrypt(self._nonce(), message, None)
        self._count += 1
        return record


class Opener(_Direction):
    """Opens records, in order."""

    def open(self, record: bytes) -> bytes:
        """Return what the next record holds; ``Broken`` if it is not that, and for all that follow."""
        nonce = self._nonce()
        try:
            message = self._cipher.decrypt(nonce, record, None)
        except InvalidTag:
            self._dead = True
            raise Broken("a record that does not open") from None
        self._count += 1
        return message
