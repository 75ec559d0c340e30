"""A finished game gone through, turn by turn: what was played beside what the strongest bot would have played."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from swqt.engine import State
from swqt.gui.advice.reasons import Reasons, played_out
from swqt.gui.sitting import Sitting
from swqt.table import Entry, Game, Turn, Verdict, turns

_POLL: Final = 40
"""Milliseconds between two looks for the next verdict."""


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
        self._timer = QTimer(self)
        self._timer.setInterval(_POLL)
        self._timer.timeout.connect(self._look)

    def begin(self) -> None:
        """Start asking."""
        self._timer.start()
        self._ask()

    def stop(self) -> None:
        """Ask no more; what has been found stays."""
        if self._timer.isActive():
            self._timer.stop()
            self._sitting.bridge.counsel.cancel()
            self.ended.emit()

    def _ask(self) -> None:
        self.advanced.emit(self._done, len(self._questions))
        if self._done == len(self._questions):
            self._timer.stop()
            self.ended.emit()
            return
        question = self._questions[self._done]
        self._sitting.bridge.counsel.appraise(self._sitting.game.rules, question.start, question.after)

    def _look(self) -> None:
        counsel = self._sitting.bridge.counsel
        answer = counsel.take()
        if answer is None:
            if not counsel.is_asked:    # somebody else has asked something meanwhile
                self.stop()
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
