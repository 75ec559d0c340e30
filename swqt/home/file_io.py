"""Files that are written whole or not at all, and are still there after a power cut.

A file that one process has to itself, until it closes the file or ends, however it ends.
"""

from __future__ import annotations

import contextlib
import os
import sys
from io import FileIO
from pathlib import Path
from time import sleep
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_FAR: Final = 0x7FFF_0000
"""Windows locks bytes, against reading too: this one lies behind all that is written, and below 2 GiB, as it must."""


class FileLocked(OSError):
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
        raise FileLocked(error.errno, os.strerror(error.errno) if error.errno else "it is in use") from error


TRIES = 6 if os.name == "nt" else 1
"""How often a file is replaced that somebody reads: Windows refuses that, and virus scanners read what is new."""

_PAUSE: Final = 0.006
"""Seconds between two tries; all of them together must not be felt."""


def write_whole(path: Path, data: bytes, *, durable: bool = True) -> None:
    """Put *data* into *path* at once: a reader sees the old file or the new one, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with FileIO(part, "w") as file:
            write_all(file, data)
            if durable:
                os.fsync(file.fileno())
        _replace(part, path)
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise
    if durable:
        sync_folder(path.parent)


def move_file(path: Path, folder: Path) -> Path:
    """Move the file *path* into *folder*, under a similar name if its own is taken; return where it is."""
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / path.name
    number = 2
    while target.exists():
        target = folder / f"{path.stem}-{number}{path.suffix}"
        number += 1
    _replace(path, target)
    sync_folder(folder)
    sync_folder(path.parent)
    return target


def _replace(source: Path, target: Path) -> None:
    for left in reversed(range(TRIES)):
        try:
            os.replace(source, target)
            return
        except PermissionError:
            if not left:
                raise
        sleep(_PAUSE)


def write_all(file: FileIO, data: bytes) -> None:
    """Write *data*, also where the system takes it in parts; OSError if it cannot be written."""
    view = memoryview(data)
    while view:
        written = file.write(view)
        view = view[written:]


def sync_folder(folder: Path) -> None:
    """Make a new name in *folder* durable, where the system and the disk offer that at all."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
