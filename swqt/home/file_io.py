"""Writes files atomically, so that they survive a crash or a power cut, and locks files for one process."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from collections.abc import Callable
from io import FileIO
from pathlib import Path
from time import sleep
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

logger = logging.getLogger(__name__)

_FAR: Final = 0x7FFF_0000
"""The byte that Windows locks and makes unreadable: after everything written, and below 2 GiB as required."""


def set_aside(path: Path) -> Path | None:
    """Rename the damaged file *path* to a name ending in ``.bad`` and log it; return the new path, None on failure."""
    aside = path.with_name(f"{path.name}.bad")
    try:
        os.replace(path, aside)
    except OSError as error:
        logger.warning("%s is damaged, and cannot be renamed: %s", path.name, error.strerror or type(error).__name__)
        return None
    logger.warning("%s is damaged; it is renamed to %s", path.name, aside.name)
    return aside


Opener = Callable[[str, int], int]


class FileLocked(OSError):
    """Another process has locked the file."""


def lock(file: FileIO) -> None:
    """Lock *file*, open for writing, until it is closed; FileLocked if another process has locked it."""
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
"""Attempts to replace a file: Windows refuses while another program reads it, as virus scanners do with new files."""

_PAUSE: Final = 0.006
"""Seconds between two attempts; the total must not be noticeable."""


def write_whole(path: Path, data: bytes, *, durable: bool = True, opener: Opener | None = None) -> None:
    """Write *data* to *path* atomically: a reader sees the old file or the new one, never a part.

    *opener* opens the new file, as for ``open``.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with FileIO(part, "w", opener=opener) as file:
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
    """Move the file *path* into *folder*, under a similar name if its own is taken; return the new path."""
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
    """Write all of *data*, even if the system accepts only part at a time; OSError if it cannot be written."""
    view = memoryview(data)
    while view:
        written = file.write(view)
        view = view[written:]


def sync_folder(folder: Path) -> None:
    """Make a new name in *folder* durable, where system and disk support that."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
