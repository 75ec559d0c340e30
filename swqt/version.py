"""A digest of the rules this program plays by: peers with different digests cannot play together.

The digest covers the rules' data and the engine's source, comments included, so that no change can be forgotten. What
lies outside both and still affects a game (how commands are written, how draws become outcomes of chance) is covered by
ENGINE_REV. A build that ships without ``.py`` files stores the digest when it is built::

    python -m swqt.version swqt/data/engine.sha256
"""

from __future__ import annotations

import re
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import swqt
from swqt.home import board_folder, resource_folder

ENGINE_REV: Final = 1
"""Increment by hand whenever the golden games have other results; a test records them and fails until that is done."""

STORED: Final = "engine.sha256"    # the file in ``swqt/data`` with the digest of a build that has no sources
_DIGITS: Final = re.compile(rb"[0-9a-f]{64}\s*")
_UNKNOWN: Final = "this build of swqt cannot tell by which rules it plays"
_PACKAGE: Final = Path(swqt.__file__).resolve().parent


class Incomplete(FileNotFoundError):
    """The build has neither the engine's sources nor their digest; only its packager can fix that."""


@cache
def engine_digest() -> bytes:
    """Return 32 bytes that are equal if and only if the rules are; computed once, in a few milliseconds.

    Raises Incomplete if there are neither sources nor a stored digest.
    """
    if (_PACKAGE / "engine" / "__init__.py").is_file():
        return source_digest(_PACKAGE / "engine", resource_folder() / "traits", board_folder())
    stored = _PACKAGE / "data" / STORED
    try:
        data = stored.read_bytes()
    except OSError as error:
        raise Incomplete(f"{_UNKNOWN}: {stored}: {error.strerror}") from None
    if not _DIGITS.fullmatch(data):
        raise Incomplete(f"{_UNKNOWN}: {stored}: expected 64 hex digits")
    return bytes.fromhex(data.decode())


def source_digest(engine: Path, traits: Path, boards: Path, revision: int = ENGINE_REV) -> bytes:
    """Return the SHA-256 over *revision* and the files of the rules in these folders.

    Neither line ends, which may differ in a checkout on Windows, nor the location of the folders affect it.
    """
    digest = sha256(b"swqt1/engine" + revision.to_bytes(4, "big"))
    parts = (("engine", engine, "**/*.py"), ("traits", traits, "*.toml"), ("boards", boards, "*.json"))
    files = {    # by names that are the same everywhere
        f"{label}/{path.relative_to(folder).as_posix()}": path
        for label, folder, pattern in parts for path in folder.glob(pattern)
    }  # fmt: skip
    for name, path in sorted(files.items()):
        data = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(len(name.encode()).to_bytes(2, "big") + name.encode() + sha256(data).digest())
    return digest.digest()


def engine_eight() -> bytes:
    """Return the first 8 bytes of the digest, which HELLO, REFUSE and INFO contain."""
    return engine_digest()[:8]


def program_version() -> str:
    """Return this program's version as shown to people, like ``1.2.0``."""
    return swqt.__version__


if __name__ == "__main__":
    text = engine_digest().hex() + "\n"
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, encoding="ascii", newline="\n")
    else:
        sys.stdout.write(text)
