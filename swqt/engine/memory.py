"""Answers that are remembered: a dict that finds out what it does not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

_Question = TypeVar("_Question")
_Answer = TypeVar("_Answer")

_MOST: Final = 1 << 16


class Remembered(dict[_Question, _Answer], Generic[_Question, _Answer]):
    """``remembered[question]`` is what *find* answers, worked out once; all is forgotten when it becomes too much.

    A known answer costs half of what ``functools.lru_cache`` takes for it, which also keeps the order of use.
    """

    __slots__ = ("_find",)

    def __init__(self, find: Callable[[_Question], _Answer]) -> None:
        """Know nothing yet; *find* is asked what must be known."""
        super().__init__()
        self._find: Final = find

    def __missing__(self, question: _Question) -> _Answer:
        """Return the answer to *question*, for the first time."""
        answer = self._find(question)
        if len(self) >= _MOST:
            self.clear()
        self[question] = answer
        return answer
