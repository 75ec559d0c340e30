"""Why no more can be taken back: what the undo of a game stops at, in words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from swqt.engine import Deal, Roll
from swqt.table import Game


class Barriers(QObject):
    """Says what the undo of *game* stops at."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game

    def text(self, count: int | None = None) -> str:
        """Return why nothing can be taken back, or not all but the first *count* commands; empty if it can."""
        barrier = self._game.barrier if count is None else self._game.barrier_before(count)
        if barrier is None:
            return ""
        command = barrier.entry.command if barrier.entry is not None else None
        if barrier.reason == "start":
            return self.tr("Nothing has been played yet.")
        if barrier.reason == "turn":
            return self.tr("Nothing has been played in this turn.")
        if barrier.reason == "seat":
            return self.tr("Undo stops here: another player has acted.")
        if isinstance(command, Roll):
            return self.tr("Undo stops here: the die was rolled.")
        if isinstance(command, Deal):
            return self.tr("Undo stops here: a new combo has turned up.")
        return self.tr("Undo stops here: something hidden has turned up.")
