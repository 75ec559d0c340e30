"""What is wrong with a text, and where: every malformed input ends in a NotationError and in nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

_FEW: Final = 9
_LONGEST_WORD: Final = 40
_LONGEST_MESSAGE: Final = 240


class NotationError(ValueError):
    """A text that is not a position or game; names source, line and column and says what was expected."""

    def __init__(self, message: str, *, source: str, line: int, column: int = 1) -> None:
        """Make an error that reads ``source:line:column: message``."""
        message = _shortened(" ".join(message.splitlines()), _LONGEST_MESSAGE)
        super().__init__(f"{source}:{line}:{column}: {message}")
        self.message = message
        self.source = source
        self.line = line
        self.column = column


class ReplayError(NotationError):
    """A well-written game that cannot be played: a refused move, or a digest that does not fit."""


def _shortened(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[:longest]}…"


def shown(word: str) -> str:
    """Return *word* as it stands in a message: a long one is cut."""
    return _shortened(word, _LONGEST_WORD)


def abridged(message: str, said: str) -> str:
    """Return *message*, which others wrote, with every word of *said* in it as ``shown``."""
    for word in said.split():
        name = word.lstrip("+-")
        message = message.replace(name, shown(name))
    return message


def suggestion(word: str, words: Iterable[str]) -> str:
    """Return ``; did you mean X?`` for the closest of *words*; if none is close, all of them unless many."""
    known = sorted(words)
    close = get_close_matches(word, known, n=1) if len(word) <= _LONGEST_WORD else []
    if close:
        return f"; did you mean {close[0]}?"
    return f"; expected one of {', '.join(known)}" if 0 < len(known) <= _FEW else ""
