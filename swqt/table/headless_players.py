"""Bots that play in a network game without blocking the event loop (asyncio), and automatic votes for their peer.

The votes let the game continue, and agree to the wishes of people. A bot is proposed for every player whose grace time
is used up, either because they are away or because their program withholds what everybody waits for.
"""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import secrets
from collections.abc import Callable
from typing import Final

from swqt.ai import RandomBot
from swqt.engine import Command, Rules, State
from swqt.net.core import events as e
from swqt.net.game.board import GameBoard
from swqt.net.news import GameStatus, News, StatusChanged
from swqt.net.session import Session
from swqt.net.wire.messages import AWAY, NOBODY, AnyChange, DropPeer, GiveSeat
from swqt.table.bot_process import BotProcess, CallSoon, WorkerError
from swqt.table.bots import BotSet
from swqt.table.setup import BOT, KINDS, RANDOM, known_to

RANK: Final = 1.0
"""Seconds that each further peer waits before it proposes what the peers before it may propose."""

ASK_AGAIN: Final = 30.0

HESITATION: Final = 5.0
"""Seconds after which all peers should have seen what one of them saw (an absence, say); until then none votes no."""

AGAIN: Final = 0.25
"""Seconds before retrying a command that could not be written."""

EASY: Final = "bot:easy"
_LATER: Final = ("paused", "voting", "syncing", "disk", "turn")


class AutoVoter:
    """Votes for this peer, and asks for its seat if its bot was too slow; ``hear`` must get all news of the *session*.
    *level* is the bot level it proposes."""

    def __init__(self, session: Session, level: str = "easy") -> None:
        self._session = session
        self._level = level
        self._status: GameStatus | None = None
        self._met: dict[bytes, float] = {}
        self._answered: set[bytes] = set()
        self._wishes: set[tuple[bytes, int]] = set()
        self._timer: asyncio.TimerHandle | None = None

    def hear(self, news: News) -> None:
        """Handle *news*; events are fed to the session only after it returns."""
        if isinstance(news, StatusChanged):
            status = self._status = news.status
            if status.playing and not status.over:
                asyncio.get_running_loop().call_soon(self._answer)
                if self._timer is None:
                    self._plan(self._rank() * RANK)
            else:
                self.close()
            lost = [chair for chair, seat in enumerate(status.seats) if seat.bot and seat.owner == status.me]
            if status.timed_out and lost:
                asyncio.get_running_loop().call_soon(self._session.feed, e.AskForSeat(lost[0]))

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _answer(self) -> None:
        """Vote on open proposals, and propose or refuse the seats that spectators ask for."""
        status, now = self._status, self._session.now()
        for proposal in status.proposals if status is not None else ():
            met = self._met.setdefault(proposal.name, now)
            yes = all(self._agrees(proposal.peer, change) for change in proposal.changes)
            due = yes or now - met >= HESITATION
            if due and proposal.mine is None and proposal.name not in self._answered:
                self._answered.add(proposal.name)
                self._session.feed(e.GiveAnswer(proposal.name, yes))
        for wish in status.wishes if status is not None else ():
            if (wish.key, wish.chair) not in self._wishes:
                self._wishes.add((wish.key, wish.chair))
                if self._is_free(wish.chair):
                    self._session.feed(e.SuggestChanges((wish.change,)))
                else:
                    self._session.feed(e.RefuseSeat(wish.key, wish.chair))

    def _plan(self, wait: float) -> None:
        self.close()
        if self._blamed():
            self._timer = asyncio.get_running_loop().call_later(wait, self._propose)

    def _propose(self) -> None:
        status = self._status
        open_drops = {
            change.peer
            for proposal in (status.proposals if status is not None else ())
            for change in proposal.changes
            if isinstance(change, DropPeer)
        }
        for peer in self._blamed():
            if peer not in open_drops:
                self._session.feed(e.SuggestChanges((DropPeer(peer, AWAY, level=self._level),)))
        self._plan(ASK_AGAIN)

    def _blamed(self) -> tuple[int, ...]:
        """Return the peers for whom a bot should play now."""
        waiting = self._status.waiting if self._status is not None else None
        return waiting.peers if waiting is not None and waiting.overdue else ()

    def _rank(self) -> int:
        """Return the number of reachable participants with smaller numbers."""
        status = self._status
        if status is None or status.me is None:
            return 0
        numbers = (one.number for one in status.participants if one.number is not None)
        return sum(number < status.me and not self._is_away(number) for number in numbers)

    def _is_away(self, peer: int) -> bool:
        status = self._status
        return status is not None and status.peers[peer].presence in ("away", "suspect")

    def _is_free(self, chair: int) -> bool:
        """Return whether no present peer owns *chair*: its peer is away, or its bot plays for such a peer or nobody."""
        if self._status is None or not 0 <= chair < len(self._status.seats):
            return False
        seat = self._status.seats[chair]
        owner = seat.owner if seat.bot else seat.peer
        return owner == NOBODY or self._is_away(owner)

    def _agrees(self, asker: int, change: AnyChange) -> bool:
        status = self._status
        assert status is not None
        match change:
            case DropPeer(peer):
                return peer == asker or peer in self._blamed() or self._is_away(peer)
            case GiveSeat(seat, key) if seat < len(status.seats):
                owner, peer = status.seats[seat].owner, status.seats[seat].peer
                return (owner != NOBODY and status.peers[owner].key == key) or peer == asker or self._is_free(seat)
            case GiveSeat():
                return False
            case _:
                return True


class PeerBots:
    """Plays the seats that the log assigns to this peer: its own, and those assigned by a vote.

    ``hear`` must get all news of the *session*. *level* is that of the bot on its own seat, *pace* the minimum time for
    a command in seconds. Each bot only sees what its seat may know. *says* is called with the number that the entry of
    a command will get, just before it is written.
    """

    def __init__(
        self, session: Session, level: str, pace: float = 0.0, says: Callable[[int], None] = lambda number: None
    ) -> None:
        self.enabled = True
        self._session = session
        self._level = level
        self._pace = pace
        self._says = says
        self._mind = PeerBot()
        self._asked: GameBoard | None = None
        self._task: asyncio.Task[None] | None = None

    def hear(self, news: News) -> None:
        """Handle *news*; returns at once."""
        match news:
            case StatusChanged(status):
                game = self._session.game if status.mine and self.enabled else None
                asked = None if game is None else game.board
                if asked is not self._asked:
                    self._stop()
                    self._asked = asked
                    if asked is not None:
                        self._begin(0.0)
            case e.CommandRefused(code) if code in _LATER and self._asked is not None:
                self._stop()
                self._begin(AGAIN)
            case _:
                pass

    def close(self) -> None:
        """Stop thinking and end the bot process."""
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
        game = self._session.game
        if game is None or not game.status.mine or game.board is not self._asked:
            return
        board, status = game.board, game.status
        decision = board.rules.decision(board.state)
        assert decision is not None    # it is this peer's turn
        kind = BOT + (status.bot or self._level)
        known = known_to(decision.seat, board.state, board.opening.secrecy, board.rules.options)
        command = await self._mind.answer(kind if kind in KINDS else EASY, decision.seat, board.rules, known)
        if self._session.game is game and game.board is board:
            self._says(len(game.peer.log.log))
            self._session.feed(e.WriteCommand(board.body(command)))


class PeerBot:
    """Runs bots of all levels in a process, or in a thread once the process has failed or cannot start."""

    def __init__(self) -> None:
        self._worker: BotProcess | None = None
        self._without = False
        self._seed = secrets.randbits(63)
        self._bots = BotSet()
        self._rules: tuple[Rules, Rules] | None = None

    async def answer(self, kind: str, seat: int, rules: Rules, state: State) -> Command:
        """Return the command of the bot of *kind* in *seat*; earlier questions must have been cancelled."""
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
            self._worker = BotProcess(_caller(asyncio.get_running_loop()))
        worker = self._worker
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()

        def answered(_: int, answer: object) -> None:
            if not future.done():    # cancelled otherwise
                future.set_result(answer)

        number = worker.ask(kind, seat, self._seed, rules, state, answered)
        try:
            answer = await future
        except asyncio.CancelledError:
            worker.cancel(number)
            raise
        if isinstance(answer, WorkerError):
            raise answer
        assert isinstance(answer, Command)   # the worker was asked for a command
        return answer

    def _own(self, rules: Rules) -> Rules:
        """Return a copy of *rules* for the bot thread: Rules must not be shared between threads."""
        if self._rules is None or self._rules[0] is not rules:
            self._rules = rules, Rules(rules.board, rules.content, rules.options)
        return self._rules[1]


def _caller(loop: asyncio.AbstractEventLoop) -> CallSoon:
    """Return a function that schedules calls in the thread of *loop*, and does nothing once *loop* is closed."""

    def call_soon(function: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(function)

    return call_soon
