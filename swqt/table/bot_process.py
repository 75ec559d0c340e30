"""Runs bots and the adviser in a worker process that can be queried and interrupted without blocking.

Questions are numbered; only the answer to the latest one counts, and the worker notices within one rollout that its
question is obsolete. Positions are pickled. The process is spawned on every system and ends with its owner.
"""

from __future__ import annotations

import logging
import multiprocessing
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, NamedTuple, cast

from swqt.ai import BY_NAME, Advice, Advisor, SearchBot, TurnVerdict
from swqt.engine import Board, Command, Content, Options, Rules, State
from swqt.table.bots import BotSet, make_bot, weights
from swqt.table.game import Game
from swqt.table.setup import RANDOM, known_to

logger = logging.getLogger(__name__)

PROTOCOL: Final = 5

_SPAWN: Final = multiprocessing.get_context("spawn")


CallSoon = Callable[[Callable[[], None]], None]
"""Schedules a function in the thread that asks the questions; may be called from any thread."""

Answered = Callable[[int, object], None]
"""Receives the number of a question and its answer, or a WorkerError."""

_HERE = BY_NAME["hard"]
"""Level used without a worker: it runs no rollouts, so that the call returns quickly."""


class BotClient:
    """A client that asks the worker process for the moves of one game's bots.

    *call_soon* delivers answers to the game's thread, where *answered* is called when ``take`` has one. ``trouble`` is
    the reason why the bots run in this process instead, or None.
    """

    def __init__(self, bots: BotSet, call_soon: CallSoon, answered: Callable[[], None]) -> None:
        self._bots = bots
        self.call_soon: Final = call_soon
        self._answered = answered
        self._worker: BotProcess | None = None
        self._asked: State | None = None
        self._number = 0
        self._answer: Command | None = None
        self.trouble: str | None = None

    def prepare(self, game: Game) -> None:
        """Start the worker if a bot of *game* will need it."""
        if any(seat.is_bot and seat.kind != RANDOM for seat in game.seats):
            self.worker()

    def ask(self, game: Game) -> None:
        """Request the move of the bot to act in *game*, unless already requested; cancels any other request."""
        decision = game.decision
        seat = game.seat_to_move()
        if decision is None or seat is None or not seat.is_bot or seat.kind == RANDOM:
            self.cancel()
            return
        if self._asked is game.state:
            return
        self.cancel()
        self.prepare(game)
        self._asked = game.state
        if self._worker is not None:
            self._ask_worker(self._worker, seat.kind, game)

    def take(self, game: Game) -> Command | None:
        """Return the move of the bot to act, or None while it is thinking; never blocks."""
        seat = game.seat_to_move()
        if seat is None or not seat.is_bot:
            return None
        if seat.kind == RANDOM:
            return self._bots.choose(game)
        self.ask(game)
        return self._answer if self.trouble is None else self._bots.choose(game)

    def hurry(self) -> None:
        """Make the bot answer with the best move found so far."""
        if self._worker is not None:
            self._worker.hurry()

    def cancel(self) -> None:
        """Cancel the request; questions of ``AdviceClient`` are not affected."""
        asked, self._asked, self._answer = self._asked, None, None
        if self._worker is not None and asked is not None:
            self._worker.cancel(self._number)

    def worker(self) -> BotProcess | None:
        """Return the process, started on demand and also usable for other questions; None if it cannot be started."""
        if self._worker is None and self.trouble is None:
            try:
                self._worker = BotProcess(self.call_soon)
            except OSError as error:
                self._give_up(str(error))
        return self._worker

    def close(self) -> None:
        """Stop the worker."""
        self._asked = self._answer = None
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _ask_worker(self, worker: BotProcess, kind: str, game: Game) -> None:
        decision = game.decision
        assert decision is not None   # a bot is asked
        try:
            known = known_to(decision.seat, game.state, game.secrecy, game.rules.options)
            self._number = worker.ask(kind, decision.seat, self._bots.base, game.rules, known, self._on_answer)
        except (OSError, TypeError, pickle.PicklingError) as error:   # compiled classes cannot be pickled
            self._give_up(str(error))

    def _on_answer(self, number: int, answer: object) -> None:
        if self._worker is None or self._asked is None or number != self._number:
            return
        if isinstance(answer, Superseded):
            self._asked = None    # the next ``take`` asks again
        elif isinstance(answer, WorkerError):
            self._give_up(str(answer))
        else:
            assert isinstance(answer, Command)
            self._answer = answer
        self._answered()

    def _give_up(self, why: str) -> None:
        logger.warning("bots think in the program itself: %s", why)
        self.trouble = why
        if self._worker is not None:
            self._worker.close()
            self._worker = None


class WorkerError(Exception):
    """The worker could not answer; the message says why."""


class Superseded(WorkerError):
    """Another question has replaced this one."""


class BotProcess:
    """A worker process with a thread that reads its answers. Only the latest question counts.

    Shared integers hold the number of that question. Answers arrive through *call_soon*, none after ``close``.
    """

    def __init__(self, call_soon: CallSoon) -> None:
        """Start the process; OSError if that fails."""
        self._call_soon = call_soon
        self._wanted: Any = _SPAWN.RawValue("Q", 0)
        self._hurried: Any = _SPAWN.RawValue("Q", 0)
        here, there = _SPAWN.Pipe()
        self._pipe: Connection[Any, Any] = here
        self._pipe_lock = threading.Lock()
        """The pipe is written by one thread and closed by another."""
        self._process: SpawnProcess = _SPAWN.Process(
            target=work, args=(there, self._wanted, self._hurried), name="swqt-thinker", daemon=True
        )
        self._process.start()
        there.close()
        self._number = 0
        self._answered: Answered | None = None
        self._rules: Rules | None = None
        self._closed = threading.Event()
        threading.Thread(target=self._read, name="bot-answers", daemon=True).start()
        logger.debug("bot process %s started", self._process.pid)

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def ask(self, kind: str, seat: int, seed: int, rules: Rules, state: State, answered: Answered) -> int:
        """Ask for the move of a bot of *kind* in *seat*; see ``put``."""
        return self.put(rules, "think", kind, seat, seed, state, answered=answered)

    def put(self, rules: Rules, task: str, *about: object, answered: Answered) -> int:
        """Ask a question about a game by *rules* and return its number; OSError if the worker is gone.

        *answered* is called once unless the question is cancelled; the previous question gets Superseded.
        """
        if rules is not self._rules:
            self._rules = rules
            self._send(("rules", rules.board, rules.content, rules.options))
        self._tell(self._number, Superseded("another question was asked"))
        self._number += 1
        self._wanted.value = self._number
        self._send((task, self._number, *about))
        self._answered = answered
        logger.debug("question %d to the bot process: %s", self._number, task)
        return self._number

    def hurry(self) -> None:
        """Make the worker answer the latest question with the best result found so far."""
        self._hurried.value = self._number

    def cancel(self, number: int) -> None:
        """Cancel question *number* if it is the latest."""
        if number == self._number:
            self._wanted.value = 0
            self._answered = None

    def close(self) -> None:
        """Terminate the process without waiting. Its zombie is reaped when the next one starts."""
        self._closed.set()
        self.cancel(self._number)
        self._process.terminate()    # ends the thread, which closes the pipe

    def _tell(self, number: int, answer: object) -> None:
        """Deliver the answer to question *number* if it is the latest."""
        if number == self._number and self._answered is not None:
            answered, self._answered = self._answered, None
            answered(number, answer)

    def _end(self) -> None:
        self._closed.set()
        self._tell(self._number, WorkerError("the process of the bots has ended"))

    def _send(self, message: tuple[object, ...]) -> None:
        data = pickle.dumps(message, PROTOCOL)
        if self._closed.is_set():
            raise BrokenPipeError("the process of the bots has ended")
        with self._pipe_lock:
            self._pipe.send_bytes(data)

    def _read(self) -> None:
        """Read answers until the process ends (thread function)."""
        try:
            while True:
                number, answer, trouble = pickle.loads(self._pipe.recv_bytes())   # from our own worker
                self._bring(partial(self._tell, number, WorkerError(trouble) if trouble else answer))
        except (EOFError, OSError):
            self._bring(self._end)
        finally:
            with self._pipe_lock:
                self._pipe.close()

    def _bring(self, news: Callable[[], None]) -> None:
        if not self._closed.is_set():
            self._call_soon(news)


def work(pipe: Connection[Any, Any], wanted: Any, hurried: Any) -> None:
    """Answer questions until the owner is gone (process function)."""
    if sys.platform != "win32":
        signal.signal(signal.SIGINT, signal.SIG_IGN)   # Ctrl+C is for the owner, which then ends this process
    server = BotServer(wanted, hurried)
    while True:
        try:
            reply = server.serve(pickle.loads(pipe.recv_bytes()))   # from our own owner
            if reply is not None:
                pipe.send_bytes(pickle.dumps(reply, PROTOCOL))
        except (EOFError, OSError):
            return


class BotServer:
    """The worker's side, which answers questions; holds the game's rules and the state of each bot."""

    def __init__(self, wanted: Any, hurried: Any) -> None:
        self._wanted = wanted
        self._hurried = hurried
        self._number = 0
        self._rules: Rules | None = None
        self._bots: dict[tuple[str, int, int], Any] = {}
        self._adviser: Advisor | None = None
        self._tasks: dict[str, Callable[..., object]] = {
            "think": self._choose, "advise": self._advise, "appraise": self._appraise, "run": self._run,
        }  # fmt: skip

    def serve(self, message: tuple[Any, ...]) -> tuple[int, object, str] | None:
        """Return (number, answer, error message) for a question, or None without a reply."""
        if message[0] == "rules":
            _, board, content, options = message
            self._learn(board, content, options)
            return None
        task, number, *about = message
        if number != self._wanted.value:
            return None
        self._number = number
        try:
            return number, self._tasks[task](*about), ""
        except Exception as error:  # noqa: BLE001  # the owner can compute the answer itself
            return number, None, f"{type(error).__name__}: {error}"

    def _learn(self, board: Board, content: Content, options: Options) -> None:
        self._rules = Rules(board, content, options)
        self._adviser = Advisor(self._rules, weights(), self._must_stop)
        self._bots.clear()

    def _choose(self, kind: str, seat: int, seed: int, state: State) -> Command:
        assert self._rules is not None
        bot = self._bots.get((kind, seat, seed))
        if bot is None:
            bot = self._bots[kind, seat, seed] = make_bot(kind, seed, self._must_stop)
        command: Command = bot.choose(self._rules, state)
        if isinstance(bot, SearchBot) and self._wanted.value != self._number:
            self._bots.clear()   # results of an interrupted search are not kept
        return command

    def _advise(self, state: State) -> tuple[Advice, ...]:
        assert self._adviser is not None
        return self._adviser.advise(state)

    def _appraise(self, state: State, after: State) -> tuple[TurnVerdict, ...]:
        assert self._adviser is not None
        return verdicts(self._adviser, state, after)

    def _run(self, work: Callable[..., object], *about: object) -> object:
        """Return the result of *work*, a function of another package that takes ``stop`` as its first argument."""
        return work(self._must_stop, *about)

    def _must_stop(self) -> bool:
        """Return whether the current question is obsolete or must be answered at once."""
        return bool(self._wanted.value != self._number or self._hurried.value == self._number)


def verdicts(adviser: Advisor, state: State, after: State) -> tuple[TurnVerdict, ...]:
    """Return the *adviser*'s verdict on the turn from *state* to *after*: one TurnVerdict, or none without a choice."""
    verdict = adviser.appraise(state, after)
    return () if verdict is None else (verdict,)


Found = tuple[Advice | TurnVerdict, ...]
AdviceCallback = Callable[[Found | None], None]
"""Receives an answer; None if the question was replaced or cancelled."""


class _OpenQuestion(NamedTuple):
    rules: Rules
    task: str
    states: tuple[State, ...]
    told: AdviceCallback


class AdviceClient:
    """A client that asks for advice, one question at a time; each callback is called once, in the game's thread.

    Requests for a bot's move take precedence on the worker.
    """

    def __init__(self, thoughts: BotClient) -> None:
        self._thoughts = thoughts
        self._worker: BotProcess | None = None
        self._number = 0
        self._question: _OpenQuestion | None = None

    @property
    def is_asked(self) -> bool:
        return self._question is not None

    def advise(self, rules: Rules, state: State, told: AdviceCallback) -> None:
        """Ask for the best turns in *state*: a tuple of Advice."""
        self._ask(_OpenQuestion(rules, "advise", (state,), told))

    def appraise(self, rules: Rules, state: State, after: State, told: AdviceCallback) -> None:
        """Ask for a verdict on the turn from *state* to *after*: a tuple with a TurnVerdict, or an empty one."""
        self._ask(_OpenQuestion(rules, "appraise", (state, after), told))

    def cancel(self) -> None:
        """Cancel the question; its callback gets None."""
        if self._worker is not None:
            self._worker.cancel(self._number)
            self._worker = None
        self._tell(None)

    def close(self) -> None:
        """Cancel the question without calling back."""
        self._question = None
        self.cancel()

    def _ask(self, question: _OpenQuestion) -> None:
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

    def _on_answer(self, question: _OpenQuestion, _: int, answer: object) -> None:
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

    def _think_here(self, question: _OpenQuestion) -> None:
        if question is not self._question:
            return
        adviser = Advisor(question.rules, weights(), level=_HERE)
        state = question.states[0]
        self._tell(adviser.advise(state) if question.task == "advise" else verdicts(adviser, *question.states))

    def _tell(self, found: Found | None) -> None:
        question, self._question = self._question, None
        if question is not None:
            question.told(found)
