"""Which lines of chat are old: those that were heard in an earlier run of this program, whoever sends them again.

A signed line stays true for ever, so a program that has just been started cannot see by the line alone when it was
said. But an author's numbers grow, from line to line and from run to run, so one number for each author tells old from
new. The journal of the game keeps them, written down once in a while: no line waits for the disk, and what could be
said again after a crash are the lines of a few seconds.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

META: Final = "lines"
"""The name of the word in a journal that holds the numbers."""

EVERY: Final = 10.0
"""Seconds between two notes of them, at least."""

_OWN: Final = "own"
_UNSAID: Final = 1024
"""Lines that an earlier run cannot have said between two notes."""
_LAST: Final = 0xF000_0000
_MOST: Final = 64
"""Authors of whom a number is kept; of whoever was heard longest ago it is forgotten. Members are far fewer."""


class Lines:
    """The greatest number heard of each author: a member by its number, who watches by its key. *kept* is what the
    journal has of them; anything else in it is left out."""

    def __init__(self, kept: str = "") -> None:
        self._kept: dict[str, int] = {}
        for part in kept.split()[: 2 * _MOST + 1]:
            name, _, number = part.partition(":")
            if number.isascii() and number.isdigit() and len(number) < 11:
                self._kept[name] = min(int(number), 0xFFFF_FFFF)
        self._own = self._kept.pop(_OWN, 0)
        self._members = {name: number for name, number in self._kept.items() if len(name) < 3}
        self._watchers = OrderedDict((name, number) for name, number in self._kept.items() if len(name) >= 3)
        self._noted: float | None = None
        self._said = self.word

    def first(self, clock: int) -> int:
        """Return a number that is greater than those of all earlier lines said here; *clock* is in seconds since 1970.

        The clock alone would do unless it is set back, the journal alone unless that is lost.
        """
        return min(max(clock, self._own + _UNSAID if self._own else 0, 0), _LAST)

    def is_old(self, author: int | bytes, number: int) -> bool:
        """Whether line *number* of *author* is none that this run can hear for the first time."""
        return number <= self._kept.get(_name(author), -1)

    def heard(self, author: int | bytes, number: int) -> None:
        """Take note of line *number*, which *author* truly wrote."""
        name = _name(author)
        if isinstance(author, int):
            self._members[name] = max(number, self._members.get(name, 0))
            return
        self._watchers[name] = max(number, self._watchers.pop(name, 0))
        while len(self._watchers) > _MOST:
            self._watchers.popitem(last=False)

    def said(self, number: int) -> None:
        """Take note of line *number*, which was said here."""
        self._own = max(number, self._own)

    @property
    def word(self) -> str:
        """What the journal keeps."""
        known = {**self._members, **self._watchers, **({_OWN: self._own} if self._own else {})}
        return " ".join(f"{name}:{number}" for name, number in known.items())

    def due(self, now: float, *, last: bool = False) -> str | None:
        """Return what the journal should keep from *now* on; None if it has that, or was written to a moment ago.

        With *last* it does not matter how long ago that was.
        """
        if not last and self._noted is not None and now - self._noted < EVERY:
            return None
        word = self.word
        if word == self._said:
            return None
        self._noted, self._said = now, word
        return word


def _name(author: int | bytes) -> str:
    return str(author) if isinstance(author, int) else author.hex()[:32]
