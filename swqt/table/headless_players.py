"""Plays bots in a network game without blocking the event loop (asyncio), and votes for a peer without a person.

It votes so that the game continues, and agrees to the wishes of people. A peer that is away longer than the grace time
is played by a bot until it is back; a present peer never loses a seat by this vote. A pause of a peer that is away may
be ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Final

from swqt.ai import RandomBot
from swqt.engine import Command, Rules, State
from swqt.net.agreement import orders as o
from swqt.net.agreement.votes import Change, Drop, Reanchor, Return, SeatBot, SeatPeer, TableOptions, Undo
from swqt.net.joining.newcomers import SeatWanted
from swqt.net.joining.news import News
from swqt.net.joining.running import Running
from swqt.net.joining.session import Session
from swqt.table.bot_process import BotProcess, CallSoon, WorkerError
from swqt.table.bots import BotSet
from swqt.table.setup import BOT, KINDS, RANDOM, known_to

RANK: Final = 1.0
"""Seconds that each further peer waits before it proposes what another may have proposed."""

ASK_AGAIN: Final = 30.0

UNBEARABLE: Final = 3
"""Illegal moves after which a bot should replace a peer."""

AGAIN: Final = 0.25
"""Seconds after which a command that could not be written is tried again."""

EASY: Final = "bot:easy"
_LATER: Final = ("paused", "voting", "syncing", "disk")


class AutoVoter:
    """Votes for this peer; pass it all news of the *session*. *level* is the bot level for peers that are away."""

    def __init__(self, session: Session, level: str = "easy") -> None:
        self._session = session
        self._level = level
        self._presence: dict[int, str] = {}
        self._overdue: tuple[int, ...] = ()
        self._paused: tuple[int, ...] = ()
        self._illegal: Counter[int] = Counter()
        self._open: dict[bytes, tuple[Change, ...]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def hear(self, news: News) -> None:
        """Handle *news*; events are fed to the session afterwards."""
        match news:
            case o.Presence(peer, state):
                self._presence[peer] = state
                self._go_on()
            case o.Misdeed(peer, "illegal"):
                self._illegal[peer] += 1
                if self._illegal[peer] == UNBEARABLE:
                    asyncio.get_running_loop().call_later(self._rank() * RANK, self._suggest_drop, peer)
            case o.Paused(peers):
                self._paused = peers
                self._go_on()
            case o.Waiting(_, peers, _, overdue):
                self._overdue = peers if overdue else ()
                self._plan(self._rank() * RANK)
            case o.Asked(proposal, peer, changes, automatic):
                self._open[proposal] = changes
                core = self._session.running and self._session.running.core
                if core and not automatic and peer != core.me and core.me in core.view.participants:
                    self._soon(o.VoteAnswer(proposal, all(self._agrees(peer, change) for change in changes)))
            case o.Decided(proposal):
                self._open.pop(proposal, None)
            case SeatWanted(key, _, seat, change):
                if self._is_free(seat):
                    self._soon(o.Suggest((change,)))
                else:
                    self._session.refuse_seat(key, seat)
            case _:
                pass

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _soon(self, event: o.Event) -> None:
        asyncio.get_running_loop().call_soon(self._session.feed, event)

    def _plan(self, wait: float) -> None:
        self.close()
        if self._overdue:
            self._timer = asyncio.get_running_loop().call_later(wait, self._propose)

    def _propose(self) -> None:
        running = self._session.running
        if running is None:
            return
        for peer in self._overdue:
            if self._is_away(peer):
                self._suggest_drop(peer)
        self._plan(ASK_AGAIN)

    def _suggest_drop(self, peer: int) -> None:
        """Propose that a bot plays for *peer*, unless proposed already or *peer* does not play."""
        core = self._session.running and self._session.running.core
        asked = any(isinstance(change, Drop) and change.peer == peer for one in self._open.values() for change in one)
        if core and peer != core.me and {peer, core.me} <= set(core.view.participants) and not asked:
            self._session.feed(o.Suggest(core.drops(peer, self._level)))

    def _go_on(self) -> None:
        """Vote to resume if all peers that paused are away; a majority decides."""
        if self._paused and all(self._presence.get(peer) == "away" for peer in self._paused):
            self._soon(o.SetPause(False))

    def _rank(self) -> int:
        """Return the number of reachable peers before this one."""
        running = self._session.running
        me = running.core.me if running is not None else None
        if running is None or me is None:
            return 0
        return sum(peer < me and not self._is_away(peer) for peer in running.core.view.participants)

    def _is_away(self, peer: int) -> bool:
        return self._presence.get(peer, "away") in ("away", "suspect")

    def _is_free(self, seat: int) -> bool:
        """Return whether no present peer owns *seat*: its peer is away, or a bot plays it for a peer that is."""
        running = self._session.running
        if running is None or seat >= len(running.core.view.seats):
            return False
        view = running.core.view
        if view.seats[seat] == running.core.me:
            return view.owners[seat] != running.core.me and self._is_away(view.owners[seat])
        return self._is_away(view.seats[seat])

    def _agrees(self, asker: int, change: Change) -> bool:
        match change:
            case Drop(peer):
                return peer == asker or self._is_away(peer) or self._illegal[peer] >= UNBEARABLE
            case SeatBot(seat) | SeatPeer(seat):
                running = self._session.running
                return running is not None and (running.core.view.seats[seat] == asker or self._is_free(seat))
            case Reanchor(peer):
                return peer == asker
            case Return() | Undo() | TableOptions():
                return True
            case _:
                return False


class PeerBots:
    """Answers for the seats that the log assigns to this peer: its own, and those assigned by a vote.

    ``hear`` must get all news of the *session*. *level* is that of the bot on its own seat, *pace* the minimum time of
    a command in seconds. Each bot only sees what its seat may know. *says* gets the number that the entry of a command
    will have, just before it is written.
    """

    def __init__(
        self, session: Session, level: str, pace: float = 0.0, says: Callable[[int], None] = lambda number: None
    ) -> None:
        self._session = session
        self._level = level
        self._pace = pace
        self._says = says
        self._mind = PeerBot()
        self._task: asyncio.Task[None] | None = None

    def hear(self, news: News) -> None:
        """Handle *news*; returns at once."""
        match news:
            case o.TurnStarted():
                self._stop()
                if news.mine:
                    self._begin(0.0)
            case o.CommandDeclined(code) if code in _LATER:
                self._stop()
                self._begin(AGAIN)
            case _:
                pass

    def close(self) -> None:
        """Stop thinking and end the process."""
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
        assert decision is not None    # it is this peer's turn
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


class PeerBot:
    """Runs bots of all levels in a process, or in a thread where no process can be started."""

    def __init__(self) -> None:
        self._worker: BotProcess | None = None
        self._without = False
        self._seed = secrets.randbits(63)
        self._bots = BotSet()
        self._rules: tuple[Rules, Rules] | None = None

    async def answer(self, kind: str, seat: int, rules: Rules, state: State) -> Command:
        """Return the answer of the bot of *kind* in *seat*; earlier questions must have been cancelled."""
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
        assert isinstance(answer, Command)   # the worker was asked for one
        return answer

    def _own(self, rules: Rules) -> Rules:
        """Return a copy of *rules* for the thinking thread: Rules must not be shared between threads."""
        if self._rules is None or self._rules[0] is not rules:
            self._rules = rules, Rules(rules.board, rules.content, rules.options)
        return self._rules[1]


def _caller(loop: asyncio.AbstractEventLoop) -> CallSoon:
    """Return a function that schedules calls in the thread of *loop*, and does nothing once that is closed."""

    def call_soon(function: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(function)

    return call_soon
