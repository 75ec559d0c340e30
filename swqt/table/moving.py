"""Bots for seats at a table of several programs: they think beside the network and never make it wait (asyncio)."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import secrets
from collections.abc import Callable
from typing import Final

from swqt.ai import RandomBot
from swqt.engine import Command, Rules, State
from swqt.net.agreement import orders as o
from swqt.net.joining.news import News
from swqt.net.joining.running import Running
from swqt.net.joining.session import Session
from swqt.table.bots import Bots
from swqt.table.secrecy import known_to
from swqt.table.setup import BOT, KINDS, RANDOM
from swqt.table.thinking import CallSoon, Worker, WorkerError

AGAIN: Final = 0.25
"""Seconds after which a command is tried again that could not be written just then."""

EASY: Final = "bot:easy"
_LATER: Final = ("paused", "voting", "syncing")


class Movers:
    """Answers for all seats that the log gives to this program: its own, and those that a vote gave it.

    Hand it every news of the *session*. *level* is that of the bot on its own seat; *pace* are the seconds that each
    command takes at least. Each bot is told what its seat may know. *says* gets the number of the entry that a
    command will have, just before it is written.
    """

    def __init__(
        self, session: Session, level: str, pace: float = 0.0, says: Callable[[int], None] = lambda number: None
    ) -> None:
        self._session = session
        self._level = level
        self._pace = pace
        self._says = says
        self._mind = Mind()
        self._task: asyncio.Task[None] | None = None

    def hear(self, news: News) -> None:
        """Take note of *news*; returns at once."""
        match news:
            case o.Turn():
                self._stop()
                if news.mine:
                    self._begin(0.0)
            case o.Declined(code) if code in _LATER:
                self._stop()
                self._begin(AGAIN)
            case _:
                pass

    def close(self) -> None:
        """Think of nothing any more."""
        self._stop()
        self._mind.close()

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _begin(self, wait: float) -> None:
        self._task = asyncio.get_running_loop().create_task(self._move(wait + self._pace))

    async def _move(self, wait: float) -> None:
        await asyncio.sleep(wait)
        running = self._session.running
        if running is None or not _is_due(running):
            return
        replica, opening = running.replica, running.replica.opening
        state = replica.state
        decision = replica.rules.decision(state)
        assert decision is not None    # it is this program's turn
        chair, _ = running.core.log.turn()
        kind = BOT + (running.core.view.bots[chair] or self._level)
        known = known_to(decision.seat, state, opening.secrecy)
        command = await self._mind.answer(kind if kind in KINDS else EASY, decision.seat, replica.rules, known)
        if self._session.running is running and replica.state is state and _is_due(running):
            body = replica.body(command)
            self._says(len(running.core.log))
            self._session.feed(o.Write(body))


def _is_due(running: Running) -> bool:
    seat, peer = running.core.log.turn()
    return seat >= 0 and peer == running.core.me


class Mind:
    """Bots of all levels, in a process of their own; where there can be none, in a thread."""

    def __init__(self) -> None:
        self._worker: Worker | None = None
        self._without = False
        self._seed = secrets.randbits(63)
        self._bots = Bots()
        self._rules: tuple[Rules, Rules] | None = None

    async def answer(self, kind: str, seat: int, rules: Rules, state: State) -> Command:
        """Return what the bot of *kind* in *seat* answers; what was asked before must have been cancelled."""
        if kind == RANDOM:
            return RandomBot(secrets.randbits(63)).choose(rules, state)
        if not self._without:
            try:
                return await self._ask_worker(kind, seat, rules, state)
            except (OSError, EOFError, WorkerError, TypeError, pickle.PicklingError):
                self.close()
                self._without = True
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(None, self._bots.answer, kind, seat, self._own(rules), state)

    def close(self) -> None:
        """End the process, if there is one."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    async def _ask_worker(self, kind: str, seat: int, rules: Rules, state: State) -> Command:
        if self._worker is None:
            self._worker = Worker(_caller(asyncio.get_running_loop()))
        worker = self._worker
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()

        def answered(_: int, answer: object) -> None:
            if not future.done():    # nobody waits for it any more
                future.set_result(answer)

        number = worker.ask(kind, seat, self._seed, rules, state, answered)
        try:
            answer = await future
        except asyncio.CancelledError:
            worker.cancel(number)
            raise
        if isinstance(answer, WorkerError):
            raise answer
        assert isinstance(answer, Command)   # that is what was asked for
        return answer

    def _own(self, rules: Rules) -> Rules:
        """Return rules for the thread that thinks: the network's are not to be shared."""
        if self._rules is None or self._rules[0] is not rules:
            self._rules = rules, Rules(rules.board, rules.content, rules.options)
        return self._rules[1]


def _caller(loop: asyncio.AbstractEventLoop) -> CallSoon:
    """Return what has a function called soon in the thread of *loop*, unless that is closed by then."""

    def call_soon(function: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(function)

    return call_soon
