"""Where boards and content come from: notation only knows their names."""

from __future__ import annotations

from typing import Protocol

from swqt.engine import Board, Content, Options


class Library(Protocol):
    """Finds what a text names. May raise ValueError, LookupError or OSError; readers add file and line."""

    def board(self, name: str) -> Board:
        """Return the board called *name* (in lower case)."""
        ...

    def content(self, label: str, board: Board, options: Options) -> Content:
        """Return the traits that *label* asks for in a game on *board* with these *options* (MIX-1).

        The label is what follows ``content``, in lower case, singly spaced.
        """
        ...
