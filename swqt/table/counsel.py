"""The strongest bot asked for advice, in the worker of ``thinking``; asked and overruled without waiting for it."""

from __future__ import annotations

import pickle

from swqt.ai import BY_NAME, Advice, Adviser, Verdict
from swqt.engine import Rules, State
from swqt.table.bots import weights
from swqt.table.thinking import Thoughts, Worker, WorkerError, verdicts

_HERE = BY_NAME["hard"]
"""Who is asked where there is no worker: one that does not play on, and so keeps nobody waiting."""


class Counsel:
    """One question at a time. ``take`` answers it; a bot that must move has the worker first."""

    def __init__(self, thoughts: Thoughts) -> None:
        self._thoughts = thoughts
        self._worker: Worker | None = None
        self._number = 0
        self._question: tuple[Rules, str, tuple[State, ...]] | None = None
        self._answer: tuple[Advice | Verdict, ...] = ()
        self._answered = False

    @property
    def is_asked(self) -> bool:
        return self._question is not None

    def advise(self, rules: Rules, state: State) -> None:
        """Ask for the best turns in *state*; ``take`` returns a tuple of Advice."""
        self._ask(rules, "advise", state)

    def appraise(self, rules: Rules, state: State, after: State) -> None:
        """Ask how good the turn from *state* to *after* was; ``take`` returns a tuple with the Verdict, or none."""
        self._ask(rules, "appraise", state, after)

    def take(self) -> tuple[Advice | Verdict, ...] | None:
        """Return the answer once it is there, None before; it is given once. Never waits for the worker."""
        if self._question is None:
            return None
        self._listen()
        if not self._answered:
            return None
        self._question = None
        return self._answer

    def cancel(self) -> None:
        """Forget the question; the worker stops thinking about it."""
        self._question = None
        if self._worker is not None and self._worker.awaits(self._number):
            self._worker.cancel()

    def _ask(self, rules: Rules, task: str, *states: State) -> None:
        self._question = (rules, task, states)
        self._answered = False
        self._worker = self._thoughts.worker()
        try:
            if self._worker is not None:
                self._number = self._worker.put(rules, task, *states)
        except (OSError, TypeError, pickle.PicklingError):   # compiled classes cannot be pickled
            self._worker = None

    def _listen(self) -> None:
        assert self._question is not None
        worker = self._worker
        if worker is None:
            self._think_here()
            return
        if not worker.awaits(self._number):   # a bot must move: nobody waits for this any more
            self._answer, self._answered = (), True
            return
        try:
            answer = worker.answer()
        except (OSError, EOFError, WorkerError):
            self._worker = None
            return
        if isinstance(answer, tuple):
            self._answer, self._answered = answer, True

    def _think_here(self) -> None:
        assert self._question is not None
        rules, task, states = self._question
        adviser = Adviser(rules, weights(), level=_HERE)
        self._answer = adviser.advise(states[0]) if task == "advise" else verdicts(adviser, *states)
        self._answered = True
