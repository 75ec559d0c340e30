"""Who holds the mouse: one table has one mouse, and it changes hands between people without a word of the game lost."""

from __future__ import annotations

from collections.abc import Iterable

from swqt.engine import NOBODY, Decision, Earned
from swqt.gui.texts.sentences import Scoring
from swqt.table import PlayedCommand, Seat


class Hotseat:
    """Remembers which person acted last and what was earned since; says when the mouse changes hands."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seat(seats)
        self.holder = NOBODY
        self.scorings: list[Scoring] = []

    def seat(self, seats: tuple[Seat, ...]) -> None:
        """From now on *seats* are at the table."""
        self._people = [number for number, seat in enumerate(seats) if seat.is_human]

    def played(self, entries: Iterable[PlayedCommand]) -> None:
        """Take note of what *entries* have scored; coins taken with a combo are no scoring."""
        for entry in entries:
            for event in entry.events:
                if isinstance(event, Earned) and event.reason == "score":
                    self.scorings.append(Scoring(event.seat, event))

    def taken_back(self, decision: Decision | None) -> None:
        """After an undo the mouse is where the taken back command came from."""
        self.scorings.clear()
        self.holder = decision.seat if decision else NOBODY

    def changes_hands(self, decision: Decision | None) -> bool:
        """Return whether another person than the last one is asked; with one person at the table, never."""
        if decision is None or decision.seat not in self._people:
            return False
        if self.holder == NOBODY or len(self._people) < 2:
            self.holder = decision.seat
            return False
        return decision.seat != self.holder

    def take_over(self, seat: int) -> None:
        """*seat* has the mouse now, and has read what was earned."""
        self.holder = seat
        self.scorings.clear()
