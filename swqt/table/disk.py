"""A thread that waits for the disk, so that nobody else has to."""

from __future__ import annotations

import os
from concurrent.futures import Future, ThreadPoolExecutor
from io import FileIO
from pathlib import Path

from swqt.home import sync_folder


class Disk:
    """Brings what has been written onto the disk (fsync), one after the other, in the order of the calls.

    The interpreter does not end before everything is there. Each future has an OSError if the disk refuses.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "disk")

    def keep(self, file: FileIO) -> Future[None]:
        """Have what is in *file* now kept; it may be closed at once."""
        return self._thread.submit(_sync, os.dup(file.fileno()))

    def keep_new(self, path: Path) -> Future[None]:
        """Have the new file *path* kept, and its name."""
        return self._thread.submit(_sync_new, path)


def _sync(handle: int) -> None:
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _sync_new(path: Path) -> None:
    with FileIO(path, "r+") as file:
        os.fsync(file.fileno())
    sync_folder(path.parent)
