"""Where boards and content come from: notation only knows their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from swqt.engine import Board, Content, Options


class TraitText(NamedTuple):
    """A player's own race, power, relic or place as it stands in a game file: TOML, whose meaning others know.

    ``digest`` has the first digits of what its definition must have; empty if the file does not say.
    """

    name: str
    text: str
    digest: str = ""


class TraitError(ValueError):
    """A trait of a game file that cannot be used; ``line`` counts in its text from 1, 0 is the whole."""

    def __init__(self, name: str, line: int, message: str) -> None:
        super().__init__(message)
        self.name = name
        self.line = line
        self.message = message


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

    def with_traits(self, traits: Sequence[TraitText]) -> Library:
        """Return a library that knows *traits* as these texts define them, whatever this one has by their names.

        Raises TraitError. Only asked for texts that bring traits along.
        """
        ...
