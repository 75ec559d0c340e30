"""A thread's inbox, as the window and the network have one: other threads have functions called in it."""

from collections.abc import Callable
from queue import SimpleQueue
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 120
"""Seconds after which something that was to happen counts as never to happen."""


class Calls(SimpleQueue[Callable[[], None]]):
    """Functions that are to be called; ``put`` is the ``call_soon`` of ``swqt.table.bot_process``."""

    def take_one(self) -> None:
        """Wait for the next function, and call it."""
        self.get(timeout=PATIENCE)()

    def until(self, wanted: Callable[[], T | None]) -> T:
        """Call what comes until *wanted* returns something else than None."""
        while (found := wanted()) is None:
            self.take_one()
        return found
