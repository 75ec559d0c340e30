"""A disk on which journals cannot be written for a while."""

import errno
import os
from io import FileIO
from pathlib import Path

import pytest

from swqt.net.game import journal


class FullDisk:
    """While it is ``full``, nothing but the first *room* bytes of each write is kept; while it is ``broken``, nothing
    can be synced. ``tries`` counts what was tried in vain. With *path*, it is the disk of that journal only."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, room: int = 5, path: Path | None = None) -> None:
        self.full = self.broken = False
        self.tries = 0
        write, fsync = journal.write_all, os.fsync

        def write_all(file: FileIO, data: bytes) -> None:
            if self.full and path in (None, Path(str(file.name))):
                self.tries += 1
                write(file, data[:room])
                raise OSError(errno.ENOSPC, "No space left on device")
            write(file, data)

        def sync(handle: int) -> None:
            if self.broken:
                self.tries += 1
                raise OSError(errno.EIO, "Input/output error")
            fsync(handle)

        monkeypatch.setattr(journal, "write_all", write_all)
        monkeypatch.setattr(journal.os, "fsync", sync)
        monkeypatch.setattr(journal, "RETRY", 0.01)
