"""A file that one process has to itself, until it closes the file or ends, however it ends."""

from __future__ import annotations

import os
import sys
from io import FileIO
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_FAR: Final = 0x7FFF_0000
"""Windows locks bytes, against reading too: this one lies behind all that is written, and below 2 GiB, as it must."""


class Busy(OSError):
    """Somebody else has the file to himself."""


def lock(file: FileIO) -> None:
    """Have *file*, open for writing, to oneself until it is closed; Busy if another process has it."""
    try:
        if sys.platform == "win32":
            place = file.tell()
            file.seek(_FAR)
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            finally:
                file.seek(place)
        else:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise Busy(error.errno, os.strerror(error.errno) if error.errno else "it is in use") from error
