"""Where one message ends and the next begins: four bytes of length, highest first, then as many bytes.

A frame of zero bytes does not exist, so nobody can make the other side turn idle rounds for four bytes each.

Records that only the two ends of a link can read or write: ChaCha20-Poly1305, one key for each direction.

The nonce is the number of the record. A record that was changed, repeated, left out, moved or sent back therefore
does not open, and a link on which one did not open is of no further use.
"""

from __future__ import annotations

from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from swqt.net.wire.messages import PLAIN_LIMIT, SEALED_LIMIT, Malformed

HEADER: Final = 4
TAG_BYTES: Final = 16
RECORD_LIMIT: Final = SEALED_LIMIT + TAG_BYTES


def framed(payload: bytes) -> bytes:
    """Return *payload* as it goes over the wire; it holds at least one byte."""
    return len(payload).to_bytes(HEADER, "big") + payload


class Splitter:
    """Cuts a stream into its frames. It never keeps more than one frame, ``limit`` long, and what arrived with it.

    Frames are taken one at a time, because the limit rises (``trust``) between two that came in one packet.
    """

    def __init__(self) -> None:
        self._limit = PLAIN_LIMIT
        self._buffer = bytearray()

    def trust(self) -> None:
        """From now on frames may be as long as a sealed message."""
        self._limit = RECORD_LIMIT

    def feed(self, data: bytes) -> None:
        """Take what arrived."""
        self._buffer += data

    def take(self) -> bytes | None:
        """Return the next whole frame, or None if it is not here yet; ``Malformed`` if its length is not allowed.

        The length is judged as soon as it is known: nobody has to send 4 GiB to be refused.
        """
        if len(self._buffer) < HEADER:
            return None
        size = int.from_bytes(self._buffer[:HEADER], "big")
        if not 0 < size <= self._limit:
            raise Malformed(f"a frame of {size} bytes; 1 to {self._limit} are allowed here")
        end = HEADER + size
        if len(self._buffer) < end:
            return None
        payload = bytes(self._buffer[HEADER:end])
        del self._buffer[:end]
        return payload

    @property
    def waiting(self) -> int:
        """How many bytes are here that belong to no frame that was taken."""
        return len(self._buffer)


LAST_RECORD: Final = 2**48
_KEY_BYTES: Final = 32


class SealBroken(Exception):
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
            raise SealBroken("this direction of the link is at its end")
        return self._count.to_bytes(8, "little") + bytes(4)


class Sealer(_Direction):
    """Closes records, in order."""

    def seal(self, message: bytes) -> bytes:
        """Return the next record, 16 bytes longer than *message*; ``SealBroken`` after 2^48 of them."""
        record = self._cipher.encrypt(self._nonce(), message, None)
        self._count += 1
        return record


class Opener(_Direction):
    """Opens records, in order."""

    def open(self, record: bytes) -> bytes:
        """Return what the next record holds; ``SealBroken`` if it is not that, and for all that follow."""
        nonce = self._nonce()
        try:
            message = self._cipher.decrypt(nonce, record, None)
        except InvalidTag:
            self._dead = True
            raise SealBroken("a record that does not open") from None
        self._count += 1
        return message
