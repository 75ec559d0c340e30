"""Keeps a game file in step with the commands played, also through crashes and power cuts.

A journal knows lines, not rules: a head (everything before the first command), one line per command, and notes between
them, which begin with a semicolon. When ``add`` returns, the lines are in the file (safe from a crash) and synced to
disk by fsync (safe from a power cut). With a ``FsyncThread``, as in a window, a thread calls fsync, so a power cut can
lose the last lines. Undone commands are removed, notes never. A line without a newline was torn by a crash.
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from io import FileIO
from itertools import accumulate
from pathlib import Path

from swqt.home import move_file, sync_folder, write_all, write_whole


class FsyncThread:
    """A thread that syncs written files to disk, one after another, in the order of the calls.

    The interpreter does not exit before all are synced. If a sync fails, its future raises the OSError.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "disk")

    def keep(self, file: FileIO) -> Future[None]:
        """Sync the current contents of *file*, which the caller may close immediately."""
        return self._thread.submit(_sync, os.dup(file.fileno()))

    def keep_new(self, path: Path) -> Future[None]:
        """Sync the new file *path* and its directory entry."""
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


logger = logging.getLogger(__name__)

_NOTE = b"; "

_AHEAD = 8
"""Maximum number of writes waiting for fsync; the next write blocks until there are fewer."""


class JournalError(OSError):
    """The file could not be brought up to date; the message is for the player. A later call tries again."""


class Journal:
    """The file *path*: *head* and then *lines*, none of which contains a newline.

    Nothing is written until ``resume``, ``save``, ``add`` or ``cut``. After a JournalError the journal still knows
    every line, and the next call writes all missing ones. Without *durable*, nothing is synced: faster, for games that
    can be generated again. With a *disk*, writes are synced in its thread, and a failed sync raises JournalError in the
    next call.
    """

    def __init__(
        self, path: Path, head: str, lines: Iterable[str] = (), *, durable: bool = True, disk: FsyncThread | None = None
    ) -> None:
        self.path = path
        self.durable = durable
        self._disk = disk if durable else None
        self.on_refused: Callable[[], None] = _ignore
        """Called in the fsync thread when a sync has failed; ``save`` then raises the error."""
        self._waiting: deque[Future[None]] = deque()    # writes that may not be synced yet
        self._head = head.encode()
        self._lines = [_line(text) for text in lines]
        self._ends: list[int] = []      # end offsets of head and correct lines; empty: no file
        self._size: int | None = None   # expected file size; None after an interrupted write

    def __len__(self) -> int:
        """Number of commands."""
        return sum(not _is_note(line) for line in self._lines)

    def resume(self) -> None:
        """Continue the file if it begins with head and lines, cutting off the rest; else rewrite it."""
        try:
            if self.path.read_bytes().startswith(self._head + b"".join(self._lines)):
                self._ends = self._all_ends()
        except OSError as error:
            raise JournalError(_sentence(self.path, error)) from error
        self.save()

    def save(self) -> None:
        """Create the file or write missing lines; JournalError if that fails."""
        try:
            self._look_back(_AHEAD)
            if self._ends and self.path.exists():
                self._update()
            else:
                self._create()
        except OSError as error:
            raise JournalError(_sentence(self.path, error)) from error

    def add(self, lines: Iterable[str]) -> None:
        """Append *lines*; JournalError if that fails."""
        self._lines += [_line(text) for text in lines]
        self.save()

    def note(self, text: str) -> None:
        """Append the comment *text*; JournalError if that fails."""
        self.add([f"{_NOTE.decode()}{text}"])

    def replace_notes(self, start: str, count: int, line: str) -> None:
        """Replace the notes after the first *count* commands that begin with *start* by *line*, or remove them if it is
        empty. The whole file is rewritten; JournalError if that fails.
        """
        end = self._place(count)
        first = end
        while first and _is_note(self._lines[first - 1]):
            first -= 1
        kept = [old for old in self._lines[first:end] if not old.startswith(start.encode())]
        self._lines[first:end] = [*([_line(line)] if line else []), *kept]
        self._ends = []
        self.save()

    def cut(self, count: int) -> None:
        """Remove all commands after the first *count*, but keep the notes; JournalError if that fails."""
        keep = self._place(count)
        self._lines[keep:] = [line for line in self._lines[keep:] if _is_note(line)]
        del self._ends[keep + 1 :]
        self.save()

    def move(self, folder: Path) -> None:
        """Move the file into *folder*, created on demand; JournalError if that fails."""
        try:
            self._look_back(0)    # some systems cannot move an open file
            self.path = move_file(self.path, folder)
        except OSError as error:
            raise JournalError(_sentence(self.path, error)) from error

    def _place(self, count: int) -> int:
        """Return the number of lines of the first *count* commands and the notes that follow them."""
        seen = 0
        for place, line in enumerate(self._lines):
            if not _is_note(line):
                if seen == count:
                    return place
                seen += 1
        return len(self._lines)

    def _update(self) -> None:
        """Cut off wrong data and append missing lines."""
        right = self._ends[-1]
        missing = self._lines[len(self._ends) - 1 :]
        # Opened each time: some systems cannot move or copy an open file.
        with FileIO(self.path, "r+") as file:
            size = os.fstat(file.fileno()).st_size
            if self._size is not None and self._size != size:
                raise OSError(None, "another program has changed the file")
            if size != right or missing:
                self._size = None
                if size != right:
                    file.truncate(right)
                file.seek(right)
                write_all(file, b"".join(missing))
                if self._disk is not None:
                    self._await(self._disk.keep(file))
                elif self.durable:
                    os.fsync(file.fileno())
        # Updated last: after an interrupted write or fsync, the next call writes the data again.
        self._ends += list(accumulate(map(len, missing), initial=right))[1:]
        self._size = self._ends[-1]

    def _create(self) -> None:
        new = self._disk if self._disk is not None and not self.path.exists() else None
        write_whole(self.path, self._head + b"".join(self._lines), durable=self.durable and new is None)
        self._ends = self._all_ends()
        self._size = self._ends[-1]
        if new is not None:
            self._await(new.keep_new(self.path))

    def _await(self, kept: Future[None]) -> None:
        self._waiting.append(kept)
        kept.add_done_callback(self._on_kept)

    def _on_kept(self, kept: Future[None]) -> None:
        if kept.exception() is not None:
            self.on_refused()

    def _look_back(self, most: int) -> None:
        """Wait until at most *most* writes are unsynced; OSError if one has failed.

        After a failure the whole file counts as wrong, and the next call rewrites and syncs it.
        """
        while self._waiting and (len(self._waiting) > most or self._waiting[0].done()):
            error = self._waiting.popleft().exception()
            if error is not None:
                self._waiting.clear()
                self._ends = []
                raise error

    def _all_ends(self) -> list[int]:
        return list(accumulate(map(len, self._lines), initial=len(self._head)))


def _ignore() -> None:
    pass


def _is_note(line: bytes) -> bool:
    return line.startswith(_NOTE)


def _line(text: str) -> bytes:
    if "\n" in text:
        raise ValueError(f"a line of a journal has no newline: {text!r}")
    return f"{text}\n".encode()


def _sentence(path: Path, error: OSError) -> str:
    logger.warning("a game is not being saved: %s", error.strerror or type(error).__name__)
    return f"{path}: the game is not being saved: {error.strerror or error}"
