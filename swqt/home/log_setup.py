"""The log of the program: where its file is, which records it gets, and what is kept out of it.

Modules log through ``logging.getLogger(__name__)``. Records go through a queue to a thread that writes the file, so
that no window waits for a disk. What libraries log is left out: it may contain addresses and names. The window and
network peers always keep a file; the other commands do if a level is asked for.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
from collections import deque
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from swqt.home.paths import data_folder, log_folder

# logging.handlers brings network and pickling; it is imported where a file is written, after the first frame.
if TYPE_CHECKING:
    from logging.handlers import QueueListener
    from queue import Queue

LEVELS: Final = ("debug", "info", "warning", "error", "critical")
LEVEL: Final = "SWQT_LOG"
"""The environment variable that sets the level of the file where the command line does not."""

FILE: Final = "swqt.log"
MOST_BYTES: Final = 1_000_000
MOST_FILES: Final = 3
"""The number of log files: the current one, and older ones with a number after the name."""

_SOURCES: Final = ("swqt", "qt", "py.warnings")
"""The loggers whose records are kept: the program's own, Qt's messages, and Python's warnings."""

_FORMAT: Final = "%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"

logger = logging.getLogger(__name__)


class _Waiting(logging.Handler):
    """Buffers records until there is a file, if ever."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


def _open_file(path: Path) -> logging.Handler:
    """Return a handler for the log file that never raises: what cannot be written is dropped."""
    from logging.handlers import RotatingFileHandler

    class LogFile(RotatingFileHandler):
        def doRollover(self) -> None:  # noqa: N802  # the name of logging
            with contextlib.suppress(OSError):    # Windows renames no file that another program writes to: it grows on
                super().doRollover()

        def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # the name of logging
            """Drop *record*: the disk is full, or gone."""

    file = LogFile(path, maxBytes=MOST_BYTES, backupCount=MOST_FILES - 1, encoding="utf-8")
    file.setFormatter(_Private(_FORMAT))
    return file


class _Private(logging.Formatter):
    """Shortens the player's folders in every record."""

    def format(self, record: logging.LogRecord) -> str:
        return without_folders(super().format(record))


class _Log:
    """The handlers of this process."""

    def __init__(self, level: int) -> None:
        self.path: Path | None = None
        self._waiting = _Waiting()
        self._records: Queue[logging.LogRecord] | None = None
        self._listener: QueueListener | None = None
        stderr = logging.StreamHandler()
        stderr.setLevel(max(level, logging.WARNING))
        stderr.setFormatter(_Private("swqt: %(levelname)s %(name)s: %(message)s"))
        self._handlers: tuple[logging.Handler, ...] = (stderr, self._waiting)
        self._before = []
        for source in map(logging.getLogger, _SOURCES):
            self._before.append((source, source.level))
            source.setLevel(level)
            for handler in self._handlers:
                source.addHandler(handler)
        logging.captureWarnings(True)

    def write_file(self, folder: Path) -> None:
        """Write what is logged, and what was logged before, to a file in *folder*; OSError if that is impossible."""
        from logging.handlers import QueueHandler, QueueListener
        from queue import Queue

        folder.mkdir(parents=True, exist_ok=True)
        self._records = Queue()
        self._listener = QueueListener(self._records, _open_file(folder / FILE))
        self._listener.start()
        self.path = folder / FILE
        handler = QueueHandler(self._records)
        for record in self._waiting.records:
            handler.handle(record)
        for source, _ in self._before:
            source.addHandler(handler)
            source.removeHandler(self._waiting)
        self._handlers = (self._handlers[0], handler)

    def flush(self) -> None:
        """Wait until every record so far is in the file."""
        if self._records is not None:
            self._records.join()

    def close(self) -> None:
        logging.captureWarnings(False)
        for source, level in self._before:
            source.setLevel(level)
            for handler in self._handlers:
                source.removeHandler(handler)
        if self._listener is not None:
            self._listener.stop()
            for file in self._listener.handlers:
                file.close()


_logs: Final[list[_Log]] = []
"""The log of this process, if there is one."""


def level_of(name: str) -> int | None:
    """Return the level called *name* in ``LEVELS``; None if there is none."""
    return logging.getLevelNamesMapping()[name.upper()] if name.casefold() in LEVELS else None


def configure(level: str = "") -> None:
    """Start logging: to stderr from WARNING, and to the file once ``write_file`` is called, or at once with a level.

    *level* is one of ``LEVELS`` for the file; if empty, that in SWQT_LOG, else info. Naming a level requests a file.
    """
    close()
    wanted = level or os.environ.get(LEVEL, "")
    number = level_of(wanted)
    _logs.append(_Log(logging.INFO if number is None else number))
    if wanted and number is None:
        logger.warning("%s names no level; there are %s", LEVEL, ", ".join(LEVELS))
    if wanted:
        write_file()


def write_file(folder: Path | None = None) -> None:
    """Write the log to a file in *folder* (None: the player's) from now on; do nothing without ``configure``.

    If the folder cannot be written, report that on stderr and write no file.
    """
    if not _logs or _logs[-1].path is not None:
        return
    try:
        _logs[-1].write_file(folder or log_folder())
    except OSError as error:
        logger.warning("no log file is written: %s", error.strerror or type(error).__name__)


def close() -> None:
    """Write pending records and stop logging."""
    while _logs:
        _logs.pop().close()


def log_file() -> Path | None:
    """Return the file that is being written; None if there is none."""
    return _logs[-1].path if _logs else None


def recent_lines(count: int = 200) -> str:
    """Return the last *count* lines of the log; empty if there are none."""
    path = log_file()
    if path is None:
        return ""
    _logs[-1].flush()
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return "".join(deque(file, count))
    except OSError:
        return ""


def without_folders(text: str) -> str:
    """Return *text* without the names of the player's folders and of the player's account."""
    for folder, short in _folders():
        text = text.replace(folder, short)
    name = _account()
    return re.sub(rf"([/\\]){re.escape(name)}(?=[/\\])", r"\1<user>", text) if name else text


def _folders() -> list[tuple[str, str]]:
    folders = [(str(data_folder()), "<data>")]
    with contextlib.suppress(RuntimeError):    # an account without a home
        folders.append((str(Path.home()), "~"))
    return [(folder, short) for folder, short in folders if len(folder) > 1]


@cache
def _account() -> str:
    import getpass  # only when there is something to write

    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
