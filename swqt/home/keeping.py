"""Writing that nobody waits for: a thread of its own puts the newest state on the disk, in the order of the calls."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import NamedTuple

logger = logging.getLogger(__name__)


class _Wish(NamedTuple):
    write: Callable[[], None]
    told: Callable[[OSError | None], None]


class Keeper:
    """Writes one state after another. While one is being written only the newest of those after it waits.

    The thread is there while there is something to write, and the interpreter does not end before it.
    """

    def __init__(self, name: str) -> None:
        """*name* is that of the thread."""
        self._name = name
        self._lock = threading.Lock()
        self._next: _Wish | None = None
        self._thread: threading.Thread | None = None

    def keep(self, write: Callable[[], None], told: Callable[[OSError | None], None]) -> None:
        """Have *write* called soon, unless a newer state comes first; *told* hears in that thread what came of it."""
        with self._lock:
            self._next = _Wish(write, told)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name=self._name)
                self._thread.start()

    def settle(self) -> None:
        """Return when everything is written, or refused, or its fault is told. In the thread that writes, at once."""
        while (thread := self._thread) is not None and thread is not threading.current_thread():
            thread.join()

    def _work(self) -> None:
        try:
            while (wish := self._take()) is not None:
                try:
                    self._write(wish)
                except BaseException as fault:  # noqa: BLE001 - told like any fault of a thread, and still waited for
                    _tell(fault)
        finally:    # whoever is told may fail as well: the next state has a thread of its own then
            with self._lock:
                if self._thread is threading.current_thread():
                    self._thread = None

    def _take(self) -> _Wish | None:
        """Return what is to be written now; without anything this thread is done."""
        with self._lock:
            wish, self._next = self._next, None
            if wish is None:
                self._thread = None
            return wish

    def _write(self, wish: _Wish) -> None:
        error = None
        try:
            wish.write()
        except OSError as refused:
            error = refused
            logger.warning("%s cannot be written: %s", self._name, refused.strerror or type(refused).__name__)
        else:
            logger.debug("%s are on the disk", self._name)
        wish.told(error)


def _tell(fault: BaseException) -> None:
    threading.excepthook(
        threading.ExceptHookArgs((type(fault), fault, fault.__traceback__, threading.current_thread()))
    )
