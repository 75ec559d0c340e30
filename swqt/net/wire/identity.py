"""The identity of a program towards others: an Ed25519 key pair, made at its first run and kept.

Its file holds only the secret, in hexadecimal, and is readable by its user alone (mode 0600). A running program holds a
lock on its identity, and a second one at the same time gets a second identity, so that two windows on one computer can
play with each other.

The same Ed25519 signatures serve links, the lobby and the log.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import hmac
import os
import weakref
from collections.abc import Callable
from functools import lru_cache
from io import FileIO
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from swqt.home import FileLocked, lock, write_whole

RandomBytes = Callable[[int], bytes]

FILES: Final = ("identity", *(f"identity-{number}" for number in range(2, 10)))
SECRET_BYTES: Final = 32
FINGERPRINT_LENGTH: Final = 14
# Without I, L, O and U, so that it can be read out and typed.
ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


class IdentityError(Exception):
    """An identity file cannot be used; the text names the file, the reason and, where there is one, a remedy."""


Verify = Callable[[bytes, bytes, bytes], bool]
"""Returns whether (key, text, signature) match; must not raise."""


@lru_cache(maxsize=64)
def _key(public: bytes) -> Ed25519PublicKey:
    return Ed25519PublicKey.from_public_bytes(public)


@lru_cache(maxsize=4096)
def verified(public: bytes, text: bytes, signature: bytes) -> bool:
    """Return whether *signature* is the signature of *text* by the key *public*; False if either is malformed.

    Results are cached, because the same signatures arrive again in repetitions and certificates.
    """
    try:
        _key(public).verify(signature, text)
    except (InvalidSignature, ValueError):
        return False
    return True


class Identity:
    """A key pair that implements ``Keys``. *slot* numbers the programs that share a folder at one time, from 1."""

    def __init__(self, secret: bytes, slot: int = 1, let_go: Callable[[], None] = lambda: None) -> None:
        """*let_go* is called when the identity is released or garbage-collected, so that another program may use it."""
        self.slot: Final = slot
        self._secret: Final = secret
        self._key: Final = Ed25519PrivateKey.from_private_bytes(secret)
        self.public: Final = self._key.public_key().public_bytes_raw()
        self.release: Final = weakref.finalize(self, let_go)

    def sign(self, text: bytes) -> bytes:
        return self._key.sign(text)

    verify = staticmethod(verified)

    def seed(self, nonce: bytes) -> bytes:
        """Return the seed of the hash chain for *nonce*: derived from the secret, so never stored and never lost."""
        return hmac.digest(self._secret, b"swqt2/chain" + nonce, "sha256")


def fingerprint(public: bytes) -> str:
    """Return the characters (60 bits, in groups of four) by which people tell public keys apart.

    With fewer bits, somebody could generate keys until one has the fingerprint of another.
    """
    number = int.from_bytes(hashlib.sha256(b"swqt2/fingerprint" + public).digest()[:8], "big") >> 4
    return in_groups(number, 12)


def open_identity(folder: Path) -> Identity:
    """Return an identity in *folder* that no running program uses; create one if there is none.

    It stays locked until it is released or the program ends. ``IdentityError`` if the files cannot be used.
    """
    path = folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for slot, name in enumerate(FILES, 1):
            path = folder / f"{name}.key"
            with contextlib.ExitStack() as stack:
                file = stack.enter_context(FileIO(folder / f"{name}.lock", "a", opener=_open_private))
                if _is_locked(file):
                    continue
                identity = Identity(_secret(path), slot, file.close)
                stack.pop_all()
                return identity
    except OSError as error:
        raise IdentityError(f"{path}: {error.strerror or error}") from None
    raise IdentityError(f"{folder}: {len(FILES)} programs use it already; more cannot play on a network at once")


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _is_locked(file: FileIO) -> bool:
    """Lock *file*; return whether another program has locked it, False where locks are unsupported."""
    try:
        lock(file)
    except FileLocked as error:
        return error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
    return False


def _secret(path: Path) -> bytes:
    """Return the secret in the file *path*, which is kept readable by its user alone; create it if it is missing."""
    if not path.exists():
        secret = os.urandom(SECRET_BYTES)
        write_whole(path, secret.hex().encode() + b"\n", opener=_open_private)
        return secret
    if os.name != "nt" and path.stat().st_mode & 0o077:
        path.chmod(0o600)
    with path.open("rb") as file:
        text = file.read(256)
    secret = b""
    with contextlib.suppress(ValueError):
        secret = bytes.fromhex(text.decode("ascii"))
    if len(secret) != SECRET_BYTES:
        raise IdentityError(
            f"{path}: 64 hexadecimal digits were expected; without this file a new identity is made, "
            "which games in progress do not know"
        )
    return secret


def in_letters(value: int, count: int) -> str:
    """Return the last *count* digits of *value* in base 32."""
    return "".join(ALPHABET[value >> 5 * place & 31] for place in reversed(range(count)))


def in_groups(value: int, count: int) -> str:
    """Return the last *count* digits of *value* in base 32, in groups of four."""
    letters = in_letters(value, count)
    return "-".join(letters[start : start + 4] for start in range(0, count, 4))
