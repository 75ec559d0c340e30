"""A finished game gone through, turn by turn: what was played beside what the strongest bot would have played."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from swqt.engine import State
from swqt.gui.advice.reasons import Reasons, played_out
from swqt.gui.sitting import Sitting
from swqt.table import Advice, Entry, Game, Turn, Verdict, turns


class Question(NamedTuple):
    """One turn of a person: the position in which it began and the one it led to, and what was played between."""

    turn: Turn
    start: State
    after: State
    entries: tuple[Entry, ...]


class Finding(NamedTuple):
    """One turn in words. *loss* is in expected coins; *first* counts the commands before the turn."""

    round: int
    seat: int
    first: int
    loss: float
    played: str
    better: str


def questions_of(game: Game) -> list[Question]:
    """Return the turns that people have played to the end."""
    out = []
    every = turns(game.start, game.history)
    for turn in every if game.decision is None else every[:-1]:
        entries = game.history[turn.first : turn.last]
        own = next((number for number, entry in enumerate(entries) if entry.seat == turn.seat), -1)
        if own >= 0 and game.seats_at(turn.first + own)[turn.seat].is_human:
            out.append(Question(turn, entries[own].before, game.at(turn.last), tuple(entries[own:])))
    return out


class Appraisal(QObject):
    """Asks about one turn after the other. ``advanced`` tells how many are done, ``ended`` that no more come."""

    advanced = Signal(int, int)
    ended = Signal()

    def __init__(self, sitting: Sitting, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sitting = sitting
        self._reasons = Reasons(sitting.game.rules, sitting.names)
        self._questions = questions_of(sitting.game)
        self.findings: list[Finding] = []
        self._done = 0
        self._running = False

    def begin(self) -> None:
        """Start asking."""
        self._running = True
        self._ask()

    def stop(self) -> None:
        """Ask no more; what has been found stays."""
        if self._running:
            self._running = False
            self._sitting.bridge.counsel.cancel()
            self.ended.emit()

    def _ask(self) -> None:
        self.advanced.emit(self._done, len(self._questions))
        if self._done == len(self._questions):
            self._running = False
            self.ended.emit()
            return
        question = self._questions[self._done]
        counsel = self._sitting.bridge.counsel
        counsel.appraise(self._sitting.game.rules, question.start, question.after, self._on_verdict)

    def _on_verdict(self, answer: tuple[Advice | Verdict, ...] | None) -> None:
        if not self._running:
            return
        if answer is None:    # something else was asked meanwhile
            self._running = False
            self.ended.emit()
            return
        question = self._questions[self._done]
        for verdict in answer:
            if isinstance(verdict, Verdict):
                self.findings.append(self._finding(question, verdict))
        self._done += 1
        self._ask()

    def _finding(self, question: Question, verdict: Verdict) -> Finding:
        turn = question.turn
        rules = self._sitting.game.rules
        best = played_out(rules, question.start, verdict.best.commands)
        return Finding(
            turn.round, turn.seat, turn.first, verdict.loss,
            self._reasons.summary(question.start, question.entries),
            self._reasons.summary(question.start, best, verdict.best.gains),
        )  # fmt: skip
