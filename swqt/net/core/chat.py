"""Lines of chat of everybody at one table or in one game, told once, in a bucket for each author."""

from __future__ import annotations

from collections import Counter
from typing import Final

from swqt.net.core.entries import is_signed, signed
from swqt.net.wire.game_messages import ChatLine
from swqt.net.wire.types import ChatText, Keys, NameText, clean_chat, clean_name

LINES: Final = 5
SECONDS: Final = 10.0
MOST: Final = 50
"""Lines of all others together in that time: nobody floods under invented names."""
OLD: Final = 20
"""Lines that are told to somebody who comes later."""
AUTHORS: Final = 128


class Chat:
    """The lines that one program has seen at one *place*; *number* is more than that of any line it wrote before."""

    def __init__(self, keys: Keys, place: bytes, name: str, number: int) -> None:
        self._keys = keys
        self._name = clean_name(name)
        self._number = number
        self._moments: dict[bytes, list[float]] = {}
        self._all: list[float] = []
        self._seen: dict[bytes, int] = {}
        self.place = place
        self.lines: list[ChatLine] = []

    def say(self, text: str, now: float) -> ChatLine | None:
        """A person here writes a line: return it as it is to be sent; None if it is empty or one too many."""
        if not clean_chat(text) or not self._room(self._keys.public, now):
            return None
        self._number += 1
        line = ChatLine(self.place, self._keys.public, self._number, NameText(self._name), ChatText(clean_chat(text)))
        line = signed(self._keys, b"", line)
        self._keep(line, now)
        return line

    def hear(self, line: ChatLine, now: float) -> bool:
        """Take in a line; return whether it is news."""
        if line.place != self.place or line.number <= self._seen.get(line.key, -1) or not line.text:
            return False
        self._all = [moment for moment in self._all if now - moment < SECONDS]
        if len(self._all) >= MOST or not self._room(line.key, now):
            return False
        if not is_signed(self._keys, line.key, b"", line):
            return False
        self._all.append(now)
        self._keep(line, now)
        return True

    def old(self) -> list[ChatLine]:
        """Return what somebody who has just come is told: as many of each author as fit its bucket."""
        newer: Counter[bytes] = Counter()
        out: list[ChatLine] = []
        for line in reversed(self.lines):
            newer[line.key] += 1
            if newer[line.key] <= LINES:
                out.append(line)
        return out[::-1]

    def _room(self, key: bytes, now: float) -> bool:
        recent = [moment for moment in self._moments.get(key, []) if now - moment < SECONDS]
        return len(recent) < LINES

    def _keep(self, line: ChatLine, now: float) -> None:
        recent = [moment for moment in self._moments.get(line.key, []) if now - moment < SECONDS]
        self._moments[line.key] = [*recent, now]
        self._seen.pop(line.key, None)
        self._seen[line.key] = line.number
        while len(self._seen) > AUTHORS:            # who has been silent for longest
            gone = next(iter(self._seen))
            del self._seen[gone], self._moments[gone]
        self.lines.append(line)
        del self.lines[:-OLD]
