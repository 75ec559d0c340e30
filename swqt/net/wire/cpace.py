"""CPace over X25519 and SHA-512: two sides that share a password agree on a strong key.

This is CPACE-X25519-SHA512 of draft-irtf-cfrg-cpace, for an initiator and a responder, with explicit confirmation by
tags. An eavesdropper learns nothing about the password; an active attacker can test one password in each run.

The Elligator map works on Python integers, so it does not run in constant time. A table's PIN is short-lived and each
attempt over the network tests one PIN; its timing tells far less than that.

Based on cpace 0.1.0 by Artur Pragacz, https://github.com/arturpragacz/cpace-py, under the Apache License 2.0, whose
text is in resources/licences/cryptography.txt. Rewritten for one cipher suite, with the scalar as an argument.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, NamedTuple

from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey

POINT_BYTES: Final = 32

_PRIME: Final = 2**255 - 19
_A: Final = 486662
"""Curve25519 is y² = x³ + A·x² + x over the integers modulo the prime."""
_NON_SQUARE: Final = 2
_HASH_BLOCK: Final = 128
_DOMAIN: Final = b"CPace255"


class InvalidShare(Exception):
    """The share of the other side is unusable: wrong length, of low order, or our own."""


class Sides(NamedTuple):
    """A value of the initiator and one of the responder."""

    initiator: bytes
    responder: bytes


class CPace:
    """One side of a run; everything but ``share`` is used after ``derive``."""

    def __init__(
        self, *, initiator: bool, password: bytes, session: bytes, channel: bytes, data: Sides, scalar: bytes
    ) -> None:
        """Begin; *data* is the associated data of both sides, *scalar* 32 random bytes for this run alone."""
        self._initiator = initiator
        self._session = session
        self._data = data
        self._scalar = scalar
        self._shares = Sides(b"", b"")
        self._secret = b""
        self.share = multiply(scalar, generator(password, channel, session))

    def derive(self, share: bytes) -> None:
        """Take the *share* of the other side, once; raise ``InvalidShare`` if it is unusable."""
        if self._secret:
            raise InvalidShare("a second share")
        if share == self.share:
            raise InvalidShare("our own share came back")
        point = multiply(self._scalar, share)
        self._shares = Sides(self.share, share) if self._initiator else Sides(share, self.share)
        transcript = _concatenated(
            self._shares.initiator, self._data.initiator, self._shares.responder, self._data.responder
        )
        prefix = _concatenated(_DOMAIN + b"_ISK", self._session, point)
        self._secret = hashlib.sha512(prefix + transcript).digest()

    @property
    def secret(self) -> bytes:
        """The intermediate session key, 64 bytes, from which both sides derive their keys."""
        assert self._secret
        return self._secret

    def tag(self) -> bytes:
        """Return what shows the other side that we have the secret, 64 bytes."""
        return self._tag_of(initiator=self._initiator)

    def verify(self, tag: bytes) -> bool:
        """Return whether *tag* shows that the other side has the secret."""
        return hmac.compare_digest(tag, self._tag_of(initiator=not self._initiator))

    def _tag_of(self, *, initiator: bool) -> bytes:
        key = hashlib.sha512(b"CPaceMac" + self._session + self.secret).digest()
        share, data = self._shares[0 if initiator else 1], self._data[0 if initiator else 1]
        return hmac.digest(key, _concatenated(share, data), "sha512")


def multiply(scalar: bytes, point: bytes) -> bytes:
    """Return *scalar* times *point*; raise ``InvalidShare`` for what is no point, or one of low order."""
    try:
        # Raises for points of low order, with which everybody would know the product.
        return X25519PrivateKey.from_private_bytes(scalar).exchange(X25519PublicKey.from_public_bytes(point))
    except ValueError:
        raise InvalidShare("not a point, or one of low order") from None


def generator(password: bytes, channel: bytes, session: bytes) -> bytes:
    """Return the point that only those who know *password* can compute."""
    # The hash function has used up its first block when the rest follows, however long the password is.
    padding = max(0, _HASH_BLOCK - 1 - len(_concatenated(password)) - len(_concatenated(_DOMAIN)))
    text = _concatenated(_DOMAIN, password, bytes(padding), channel, session)
    return _elligator(hashlib.sha512(text).digest()[:POINT_BYTES])


def _elligator(data: bytes) -> bytes:
    """Map 32 bytes to the u-coordinate of a point: Elligator 2 of RFC 9380, as CPace uses it."""
    number = int.from_bytes(data, "little") % 2**255
    # Fermat's little theorem inverts, and leaves 0 as it is.
    inverse = pow(1 + _NON_SQUARE * number * number, _PRIME - 2, _PRIME)
    u = -_A * inverse % _PRIME
    on_curve = pow(u**3 + _A * u * u + u, (_PRIME - 1) // 2, _PRIME) == 1
    return (u if on_curve else (-u - _A) % _PRIME).to_bytes(POINT_BYTES, "little")


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
