"""Lines of chat of everybody: players and spectators alike, told once, in a bucket for each author."""

from __future__ import annotations

from typing import Final

import msgspec

from swqt.net.core.entries import chat_text
from swqt.net.core.events import CommandRefused, LineSaid
from swqt.net.core.messages import ChatLine
from swqt.net.core.replicated_log import ReplicatedLog

LINES: Final = 5
SECONDS: Final = 10.0
KEPT: Final = 100
"""Lines that are told to somebody who comes later."""


class GameChat:
    """The lines that this peer has seen."""

    def __init__(self, log: ReplicatedLog, name: str, run: int) -> None:
        self._log = log
        self._name = name
        self._number = run << 16
        self._moments: dict[bytes, list[float]] = {}
        self._seen: dict[bytes, int] = {}
        self.lines: list[ChatLine] = []

    @property
    def _place(self) -> bytes:
        return self._log.tree.start[:8]

    def say(self, text: str) -> None:
        """A person here writes a line."""
        if not self._room(self._log.keys.public):
            self._log.tell(CommandRefused("chat"))
            return
        self._number += 1
        line = ChatLine(self._place, self._log.keys.public, self._number, self._name, text)
        line = msgspec.structs.replace(line, signature=self._log.keys.sign(chat_text(line)))
        self._keep(line)
        self._log.cast(line)

    def hear(self, line: ChatLine) -> bool:
        """Take in a line; return whether it is news."""
        if line.place != self._place or line.number <= self._seen.get(line.key, -1):
            return False
        if not self._log.keys.verify(line.key, chat_text(line), line.signature) or not self._room(line.key):
            return False
        self._keep(line)
        return True

    def tell_old(self, key: bytes) -> None:
        """Tell a peer that has just come what was said."""
        for line in self.lines[-LINES:]:
            self._log.send(key, line)

    def _room(self, key: bytes) -> bool:
        now = self._log.now
        moments = [moment for moment in self._moments.get(key, []) if now - moment < SECONDS]
        self._moments[key] = moments
        return len(moments) < LINES

    def _keep(self, line: ChatLine) -> None:
        self._moments[line.key].append(self._log.now)
        self._seen[line.key] = line.number
        self.lines.append(line)
        del self.lines[:-KEPT]
        self._log.tell(LineSaid(line.key, line.name, line.text))
