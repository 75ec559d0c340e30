"""Judges turns in puzzles in the process of the bots, which searches while the player thinks."""

from __future__ import annotations

import logging
import pickle
from collections.abc import Callable, Sequence
from functools import partial
from threading import Thread
from typing import NamedTuple

from swqt.ai import Stop, never
from swqt.engine import Command, Rules
from swqt.puzzle.attempt import Attempt
from swqt.puzzle.puzzle import Puzzle
from swqt.table import Library
from swqt.table.bot_process import BotProcess, CallSoon, WorkerError

logger = logging.getLogger(__name__)


class Judgement(NamedTuple):
    """What a turn is worth: its ``stars``, and the expected coins that its decisions lost."""

    stars: int
    loss: float


_kept: list[Attempt] = []
"""The attempt judged last in this process, which knows most of the positions that are asked for next."""


def judge(stop: Stop, puzzle: Puzzle, commands: Sequence[Command]) -> Judgement:
    """Return what *commands* from the start of *puzzle* on come to; SearchStopped if that has too many positions."""
    if not _kept or _kept[0].puzzle != puzzle:
        _kept[:] = [Attempt(puzzle, Library(), stop)]
    attempt = _kept[0]
    verdict = attempt.judge(commands)
    return Judgement(attempt.stars(verdict), verdict.loss)


Told = Callable[[Judgement | None], None]
"""Receives the judgement, or None if the turn cannot be judged."""


class JudgeClient:
    """Asks for one judgement at a time, in a process of its own or, if none can be started, in a thread.

    *call_soon* brings the answers into the thread of the game.
    """

    def __init__(self, call_soon: CallSoon) -> None:
        self._call_soon = call_soon
        self._worker: BotProcess | None = None
        self._number = 0
        self._asked = 0
        """The number that the process has given to the question."""

    def prepare(self, puzzle: Puzzle, rules: Rules) -> None:
        """Begin to search the turn of *puzzle*, so that it can be judged at once."""
        self.judge(puzzle, rules, (), lambda judgement: None)

    def judge(self, puzzle: Puzzle, rules: Rules, commands: Sequence[Command], told: Told) -> None:
        """Ask what *commands* are worth; *told* is called once, unless another question or ``cancel`` comes first."""
        self._number += 1
        answered = partial(self._on_answer, self._number, told)
        try:
            if self._worker is None or not self._worker.alive:
                self._worker = BotProcess(self._call_soon)
            self._asked = self._worker.put(rules, "run", judge, puzzle, tuple(commands), answered=answered)
        except (OSError, TypeError, pickle.PicklingError) as error:    # compiled classes cannot be pickled
            logger.warning("a turn is judged in the program itself: %s", error)
            Thread(target=self._judge_here, args=(answered, puzzle, tuple(commands)), name="judge").start()

    def cancel(self) -> None:
        """Forget the question, and stop searching."""
        self._number += 1
        if self._worker is not None:
            self._worker.cancel(self._asked)

    def close(self) -> None:
        """Stop the process."""
        self.cancel()
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _judge_here(
        self, answered: Callable[[int, object], None], puzzle: Puzzle, commands: tuple[Command, ...]
    ) -> None:
        found: object
        try:
            found = judge(never, puzzle, commands)
        except Exception as error:  # noqa: BLE001  # as the process does
            found = WorkerError(f"{type(error).__name__}: {error}")
        self._call_soon(partial(answered, 0, found))

    def _on_answer(self, number: int, told: Told, _: int, answer: object) -> None:
        if number != self._number:
            return
        if isinstance(answer, WorkerError):
            logger.warning("a turn could not be judged: %s", answer)
        told(answer if isinstance(answer, Judgement) else None)
