"""Who a program is to the others: an Ed25519 key pair that is made at its first run and stays.

The file holds nothing but the secret, in hexadecimal, and is for the eyes of its user alone (mode 0600).
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

RandomBytes = Callable[[int], bytes]

FILE: Final = "identity.key"
SECRET_BYTES: Final = 32
FINGERPRINT_LENGTH: Final = 6
# Without I, L, O and U, so that it can be read out and typed.
_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


class IdentityError(Exception):
    """The file of the identity cannot be used; the text says which, why, and what helps."""


class Identity:
    """A key pair."""

    def __init__(self, secret: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(secret)
        self.public: Final = self._key.public_key().public_bytes_raw()

    def sign(self, text: bytes) -> bytes:
        """Return the signature of *text*, 64 bytes."""
        return self._key.sign(text)

    @property
    def fingerprint(self) -> str:
        """Six characters that people can compare."""
        return fingerprint(self.public)


def verified(public: bytes, text: bytes, signature: bytes) -> bool:
    """Whether *signature* is that of the owner of *public* under *text*; False for any bytes that are neither."""
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, text)
    except (InvalidSignature, ValueError):
        return False
    return True


def fingerprint(public: bytes) -> str:
    """Return the six characters (30 bits) by which people tell two public keys apart."""
    number = int.from_bytes(hashlib.sha256(b"swqt1/fingerprint" + public).digest()[:4], "big") >> 2
    return "".join(_ALPHABET[number >> shift & 31] for shift in range(25, -1, -5))


def open_identity(folder: Path, random_bytes: RandomBytes = os.urandom) -> Identity:
    """Return the identity that lies in *folder*; at the first run make one. ``IdentityError`` if that is impossible.

    Two programs that start at once for the first time get the same one.
    """
    path = folder / FILE
    try:
        if not path.exists():
            _make(path, random_bytes(SECRET_BYTES))
        secret = _read(path)
        if os.name != "nt" and path.stat().st_mode & 0o077:
            path.chmod(0o600)
    except OSError as error:
        raise IdentityError(f"{path}: {error.strerror or error}") from None
    return Identity(secret)


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        text = file.read(256)
    try:
        secret = bytes.fromhex(text.decode("ascii"))
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise IdentityError(
            f"{path}: 64 hexadecimal digits were expected; without this file a new identity is made, "
            "which games in progress do not know"
        )
    return secret


def _make(path: Path, secret: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    # Made with mode 0600, and under a name of its own.
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    part = Path(name)
    with os.fdopen(handle, "wb") as file:
        file.write(secret.hex().encode() + b"\n")
        file.flush()
        os.fsync(handle)
    # Whoever comes first makes it; the other one finds it there. Neither way replaces a file.
    with contextlib.suppress(FileExistsError):
        if os.name == "nt":
            part.rename(path)
        else:
            path.hardlink_to(part)
    part.unlink(missing_ok=True)
