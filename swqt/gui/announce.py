"""What a screen reader says without being asked: what has happened, once, and why something was refused."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from swqt.engine import (
    Abandoned,
    Attempted,
    Conquered,
    Declined,
    Earned,
    Event,
    GameOver,
    Lost,
    Paid,
    Picked,
    Rolled,
    TurnBegan,
    Uncovered,
    Vanished,
)

SPOKEN: Final[tuple[type[Event], ...]] = (
    TurnBegan, Picked, Rolled, Attempted, Conquered, Lost, Abandoned, Declined, Vanished, Uncovered, Earned, Paid,
    GameOver,
)  # fmt: skip
"""The events that are announced; the log has them all."""


class Announcer(QObject):
    """Speaks through *speaker*, the window; ``announced`` tells of each text, with or without a screen reader."""

    announced = Signal(str)

    def __init__(self, speaker: QObject) -> None:
        super().__init__(speaker)
        self._speaker = speaker

    def announce(self, text: str, *, now: bool = False) -> None:
        """Say *text*; with *now* even in the middle of another text."""
        if not text:
            return
        self.announced.emit(text)
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._speaker, text)
            if now:
                event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(event)
