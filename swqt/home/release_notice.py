"""The signed file that says which version of swqt is the newest, and where the project lives.

The file has the base64 of an Ed25519 signature in its first line; the rest, JSON, is what has been signed. The release
workflow writes it (packaging/release.py), and only the holder of the release key can.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
from typing import Any, Final, NamedTuple

PROJECT: Final = "https://github.com/swqt/swqt"
"""The project's page; all other addresses are below it. The release job stops if it runs elsewhere."""

DOWNLOADS: Final = f"{PROJECT}/releases/latest"
FILE: Final = "swqt-newest.txt"
ADDRESS: Final = f"{DOWNLOADS}/download/{FILE}"

RELEASE_KEY: Final = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAZRUKM6nJHp8DLJvbYQbMBuDhFfYxWbrl6aDZikt5O/"
"""The public half of the key that signs releases, as ssh-keygen writes it."""

LIMIT: Final = 32 * 1024
"""The largest file that is read, in bytes."""

_PURPOSE: Final = b"swqt newest version\n"
"""Signed together with the JSON, so that no signature made for another purpose is valid here."""

_VERSION: Final = re.compile(r"\d{1,4}\.\d{1,4}\.\d{1,4}")


class NewestVersion(NamedTuple):
    """A version such as ``1.2.0``, and what is new in it, in the Markdown of CHANGELOG."""

    version: str
    news: str


class NoticeError(ValueError):
    """Raised for a file that is no notice signed with the release key."""


def write_notice(newest: NewestVersion, key: Any) -> bytes:
    """Return the file about *newest*, signed with *key*, an Ed25519PrivateKey."""
    body = json.dumps(newest._asdict(), ensure_ascii=False).encode() + b"\n"
    return base64.b64encode(key.sign(_PURPOSE + body)) + b"\n" + body


def read_notice(data: bytes, public_key: str = RELEASE_KEY) -> NewestVersion:
    """Return the contents of the file *data*; NoticeError if it is not a notice signed with *public_key*."""
    # Late, because only few starts of the program need it.
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    from cryptography.hazmat.primitives.serialization import load_ssh_public_key

    key = load_ssh_public_key(public_key.encode())
    assert isinstance(key, Ed25519PublicKey)
    signature, _, body = data.partition(b"\n")
    if len(data) > LIMIT:
        raise NoticeError("too large")
    try:
        key.verify(base64.b64decode(signature, validate=True), _PURPOSE + body)
    except (InvalidSignature, binascii.Error) as error:
        raise NoticeError("wrong signature") from error
    try:
        values = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise NoticeError("wrong form") from error
    if not (isinstance(values, dict) and values.keys() == set(NewestVersion._fields)):
        raise NoticeError("wrong form")
    if not (all(isinstance(value, str) for value in values.values()) and _VERSION.fullmatch(values["version"])):
        raise NoticeError("wrong form")
    return NewestVersion(**values)


def is_newer(version: str, than: str) -> bool:
    """Return whether *version* comes after *than*; both have three numbers."""
    return _numbers(version) > _numbers(than)


def _numbers(version: str) -> list[int]:
    return [int(number) for number in version.split(".")]
