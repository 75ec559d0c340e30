"""What is wrong with a text, and where: every malformed input ends in a NotationError and in nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

_FEW: Final = 9


class NotationError(ValueError):
    """A text that is not a position or game; names source, line and column and says what was expected."""

    def __init__(self, message: str, *, source: str, line: int, column: int = 1) -> None:
        """Make an error that reads ``source:line:column: message``."""
        super().__init__(f"{source}:{line}:{column}: {message}")
        self.message = message
        self.source = source
        self.line = line
        self.column = column


class ReplayError(NotationError):
    """A well-written game that cannot be played: a refused move, or a digest that does not fit."""


def suggestion(word: str, words: Iterable[str]) -> str:
    """Return ``; did you mean X?`` for the closest of *words*; if none is close, all of them unless many."""
    known = sorted(words)
    close = get_close_matches(word, known, n=1)
    if close:
        return f"; did you mean {close[0]}?"
    return f"; expected one of {', '.join(known)}" if 0 < len(known) <= _FEW else ""
