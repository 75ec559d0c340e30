"""Who a program is to the others: an Ed25519 key pair that is made at its first run and stays.

The file holds nothing but the secret, in hexadecimal, and is for the eyes of its user alone (mode 0600). While a
program runs it holds a lock on its identity; a second one that runs at the same time gets a second identity, so that
two windows on one computer can play with each other.

Who signs, and how signatures are checked: Ed25519, the same for links, the lobby and the log.
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

from swqt.home import FileLocked, lock, write_all

RandomBytes = Callable[[int], bytes]

FILES: Final = ("identity", *(f"identity-{number}" for number in range(2, 10)))
SECRET_BYTES: Final = 32
FINGERPRINT_LENGTH: Final = 14
# Without I, L, O and U, so that it can be read out and typed.
ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


class IdentityError(Exception):
    """The file of the identity cannot be used; the text says which, why, and what helps."""


Verify = Callable[[bytes, bytes, bytes], bool]
"""Says whether (key, text, signature) belong together; must not raise."""


@lru_cache(maxsize=64)
def _key(public: bytes) -> Ed25519PublicKey:
    return Ed25519PublicKey.from_public_bytes(public)


@lru_cache(maxsize=4096)
def verified(public: bytes, text: bytes, signature: bytes) -> bool:
    """Whether *signature* is that of the owner of *public* under *text*; False for any bytes that are neither.

    Signatures come again with every repetition and certificate; each is worked out once.
    """
    try:
        _key(public).verify(signature, text)
    except (InvalidSignature, ValueError):
        return False
    return True


class Identity:
    """A key pair, one of the ``Keys``. *slot* counts the programs that run at once with the same folder, from 1."""

    def __init__(self, secret: bytes, slot: int = 1, let_go: Callable[[], None] = lambda: None) -> None:
        """*let_go* is called when it is released or gone, so that another program may use it."""
        self.slot: Final = slot
        self._secret: Final = secret
        self._key: Final = Ed25519PrivateKey.from_private_bytes(secret)
        self.public: Final = self._key.public_key().public_bytes_raw()
        self.release: Final = weakref.finalize(self, let_go)

    def sign(self, text: bytes) -> bytes:
        return self._key.sign(text)

    verify = staticmethod(verified)

    def seed(self, nonce: bytes) -> bytes:
        """Return the seed of the chain of *nonce*: derived, so that it is never stored and never lost."""
        return hmac.digest(self._secret, b"swqt2/chain" + nonce, "sha256")


def fingerprint(public: bytes) -> str:
    """Return the characters (60 bits, in groups of four) by which people tell two public keys apart.

    With fewer bits somebody could make keys until one has the fingerprint of another.
    """
    number = int.from_bytes(hashlib.sha256(b"swqt2/fingerprint" + public).digest()[:8], "big") >> 4
    return in_groups(number, 12)


def open_identity(folder: Path) -> Identity:
    """Return an identity that lies in *folder* and that no running program uses; make one if there is none.

    It is ours until the object or the program is gone. ``IdentityError`` if the files cannot be used.
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
    """Lock *file*; whether another program has it. Where there are no locks everybody gets it."""
    try:
        lock(file)
    except FileLocked as error:
        return error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
    return False


def _secret(path: Path) -> bytes:
    """Return what the file *path* holds, which is ours alone; make it if it is not there."""
    if not path.exists():
        secret = os.urandom(SECRET_BYTES)
        part = path.with_suffix(".part")
        with FileIO(part, "w", opener=_open_private) as file:
            write_all(file, secret.hex().encode() + b"\n")
            os.fsync(file.fileno())
        part.replace(path)
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
    """Return the last *count* digits of *value* to the base of 32."""
    return "".join(ALPHABET[value >> 5 * place & 31] for place in reversed(range(count)))


def in_groups(value: int, count: int) -> str:
    """Return the same in groups of four."""
    letters = in_letters(value, count)
    return "-".join(letters[start : start + 4] for start in range(0, count, 4))
