"""What is wrong with a content file: file, line and a sentence that names the word likely meant."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from difflib import get_close_matches
from typing import NamedTuple

_LIST_AT_MOST = 24


class Problem(NamedTuple):
    """One mistake; ``line`` counts from 1, or is 0 where no line can be named."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}" if self.line else f"{self.file}: {self.message}"


class ContentError(ValueError):
    """Content that cannot be used; the message has one line for each problem."""

    def __init__(self, problems: Iterable[Problem | str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


def no_such(what: str, word: object, known: Collection[str]) -> str:
    """Return "no such *what*: *word*" with the known word likely meant, or all of them if they are few."""
    # Words stand without quotes, as in the files of a game; what is no plain word is shown as it was written.
    plain = isinstance(word, str) and word.isprintable() and word.strip() == word != ""
    shown = word if plain else repr(word)
    near = get_close_matches(word.lower(), known, n=1, cutoff=0.6) if isinstance(word, str) else []
    if near:
        hint = f"; did you mean {near[0]}?"
    elif len(known) <= _LIST_AT_MOST:
        hint = f"; known are {', '.join(filter(None, known))}"
    else:
        hint = ""
    return f"no such {what}: {shown}{hint}"
