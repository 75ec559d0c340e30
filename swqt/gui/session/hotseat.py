"""Who has the mouse: hand-overs between the people at one screen, and turns that end by themselves."""

from __future__ import annotations

from PySide6.QtCore import QObject

from swqt.engine import NOBODY, Decision, Decline, Deploy, Earned, End
from swqt.gui.session.game_runner import GameRunner
from swqt.gui.texts.names import Names
from swqt.gui.texts.sentences import Scoring
from swqt.table import GameChange


class Hotseat(QObject):
    """Remembers which person acted last and what was earned since; says when the game waits for Enter."""

    def __init__(self, runner: GameRunner, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = runner
        self._game = runner.game
        self._names = names
        self._set_people()
        self.holder = NOBODY
        self.scorings: list[Scoring] = []
        self.waiting_for_hand = False
        """Whether the next person must take the mouse."""
        self.waiting_to_end = False
        """Whether a turn has ended because nothing was left to do, and the bots wait for the player to agree."""
        self.holds_end = False
        """Whether bots wait so."""

    def on_change(self, change: GameChange, decision: Decision | None) -> None:
        """Note what *change* of the game has scored, and whether the game waits now; *decision* is what is asked."""
        if change.kind == "seated":
            self.release_end()
            self._set_people()
        for entry in change.entries:
            for event in entry.events:
                if isinstance(event, Earned) and event.reason == "score":    # coins taken with a combo are no scoring
                    self.scorings.append(Scoring(event.seat, event))
        self.ask(decision)
        if change.kind == "played":
            self._hold_end(change)

    def on_undone(self, decision: Decision | None) -> None:
        """After an undo the mouse is where the command that was taken back came from."""
        self.scorings.clear()
        self.holder = decision.seat if decision is not None else NOBODY
        self.waiting_for_hand = False
        self.release_end()

    def ask(self, decision: Decision | None) -> None:
        """Find out whether the mouse must change hands for *decision*; not for a retreat that is placed by itself."""
        self.waiting_for_hand = not self._runner.places_retreat and self._changes_hands(decision)

    def take_over(self, seat: int) -> None:
        """Give the mouse to *seat*, whose player has read what was earned."""
        self.holder = seat
        self.scorings.clear()

    def release_end(self) -> bool:
        """Let the bots go on after a turn that ended by itself; return whether they waited for that."""
        waited, self.waiting_to_end = self.waiting_to_end, False
        if waited:
            self._runner.hold("end", False)
        return waited

    def handover_text(self, decision: Decision | None) -> str:
        """Return who takes the mouse, and for what; empty if it does not change hands."""
        if decision is None or not self.waiting_for_hand:
            return ""
        if decision.kind == "retreat":
            return self.tr("{0}: tokens were driven out").format(self._names.seat(decision.seat))
        return self.tr("{0}'s turn").format(self._names.seat(decision.seat))

    def _set_people(self) -> None:
        self._people = [number for number, seat in enumerate(self._game.seats) if seat.is_human]

    def _changes_hands(self, decision: Decision | None) -> bool:
        """Return whether another person than the last one is asked; with one person at the table, never."""
        if decision is None or decision.seat not in self._people:
            return False
        if self.holder == NOBODY or len(self._people) < 2:
            self.holder = decision.seat
            return False
        return decision.seat != self.holder

    def _hold_end(self, change: GameChange) -> None:
        """Make the bots wait if *change* ended a person's turn without a command to do so: that can be undone."""
        entry = change.entries[0]
        ended = isinstance(entry.command, (End, Decline, Deploy)) or self._game.barrier is not None
        if self.holds_end and not ended and self._runner.waiting_for_bot and not self._runner.places_retreat:
            self.waiting_to_end = True
            self._runner.hold("end", True)
