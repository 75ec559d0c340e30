"""Advice of the strongest bot, asked for in the worker process of ``thinking`` without waiting for it."""

from __future__ import annotations

import logging
import pickle
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, cast

from swqt.ai import BY_NAME, Advice, Adviser, Verdict
from swqt.engine import Rules, State
from swqt.table.bots import weights
from swqt.table.thinking import Superseded, Thoughts, Worker, WorkerError, verdicts

logger = logging.getLogger(__name__)

_HERE = BY_NAME["hard"]
"""The level that is asked where there is no worker: it plays no games out, so that nobody has to wait."""

Found = tuple[Advice | Verdict, ...]
Told = Callable[[Found | None], None]
"""Gets an answer; None if another question has taken the place of this one, or it was cancelled."""


class _Question(NamedTuple):
    rules: Rules
    task: str
    states: tuple[State, ...]
    told: Told


class Counsel:
    """One question at a time, each with a function that is told the answer once, in the thread of the game.

    A bot that must move has the worker first.
    """

    def __init__(self, thoughts: Thoughts) -> None:
        self._thoughts = thoughts
        self._worker: Worker | None = None
        self._number = 0
        self._question: _Question | None = None

    @property
    def is_asked(self) -> bool:
        return self._question is not None

    def advise(self, rules: Rules, state: State, told: Told) -> None:
        """Ask for the best turns in *state*: a tuple of Advice."""
        self._ask(_Question(rules, "advise", (state,), told))

    def appraise(self, rules: Rules, state: State, after: State, told: Told) -> None:
        """Ask how good the turn from *state* to *after* was: a tuple with the Verdict, or an empty one."""
        self._ask(_Question(rules, "appraise", (state, after), told))

    def cancel(self) -> None:
        """Forget the question; the worker stops thinking about it."""
        if self._worker is not None:
            self._worker.cancel(self._number)
            self._worker = None
        self._tell(None)

    def close(self) -> None:
        """Forget the question, and tell nobody of it."""
        self._question = None
        self.cancel()

    def _ask(self, question: _Question) -> None:
        self.cancel()
        self._question = question
        worker = self._thoughts.worker()
        if worker is not None:
            try:
                self._number = worker.put(
                    question.rules, question.task, *question.states, answered=partial(self._on_answer, question)
                )
            except (OSError, TypeError, pickle.PicklingError) as error:   # compiled classes cannot be pickled
                logger.warning("advice is worked out in the program itself: %s", error)
            else:
                self._worker = worker
                return
        self._thoughts.call_soon(partial(self._think_here, question))

    def _on_answer(self, question: _Question, _: int, answer: object) -> None:
        if question is not self._question:
            return
        self._worker = None
        if isinstance(answer, Superseded):
            self._tell(None)
        elif isinstance(answer, WorkerError):
            logger.warning("advice is worked out in the program itself: %s", answer)
            self._think_here(question)
        else:
            self._tell(cast("Found", answer))

    def _think_here(self, question: _Question) -> None:
        if question is not self._question:
            return
        adviser = Adviser(question.rules, weights(), level=_HERE)
        state = question.states[0]
        self._tell(adviser.advise(state) if question.task == "advise" else verdicts(adviser, *question.states))

    def _tell(self, found: Found | None) -> None:
        question, self._question = self._question, None
        if question is not None:
            question.told(found)
