"""The network thread of a program: one session at a time, the tables nearby, and a queue of news for whoever asks.

The window and the command line see nothing of the network but this. They say what they want as functions of the
session, which run in the network thread, and take the news when they are woken; nothing here makes them wait.

    station = Station(me, shelf, folder, wake)     # wake() is called in the network thread: there is news
    station.start()
    station.call(lambda session: session.host(...))
    for news in station.news(): ...
    station.stop()
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Final

from swqt.net.joining.news import Closed, News, Stuck
from swqt.net.joining.session import Me, Session
from swqt.net.joining.surroundings import Surroundings
from swqt.net.meeting.places import own_addresses, told
from swqt.net.playing.journal import NetworkJournalError
from swqt.net.playing.offering import ContentShelf
from swqt.net.playing.opening import OpeningError
from swqt.net.wire.links import DEFAULT_PORT, EVERYWHERE, new_loop
from swqt.net.wire.terms import LinkClockJumped
from swqt.net.wire.trouble import Trouble, Troubled

_LAST: Final = 0.02

STOP: Final = 2.0
"""Seconds that ``stop`` waits at most."""


class Station:
    """See the module. *hosts* and *port* are where to listen; without *discovery* nothing is announced or found."""

    def __init__(
        self,
        me: Me,
        shelf: ContentShelf,
        folder: Path,
        wake: Callable[[], None],
        *,
        hosts: Sequence[str] = EVERYWHERE,
        port: int = DEFAULT_PORT,
        discovery: bool = True,
    ) -> None:
        self.me = me
        """Who the next session is of."""
        self._shelf = shelf
        self._folder = folder
        self._wake = wake
        self._hosts = hosts
        self._port = port
        self._discovers = discovery
        self._news: deque[News] = deque()
        self._loop = new_loop()
        self._session: Session | None = None
        self._surroundings = Surroundings(
            lambda: self._session, self._tell, folder, everywhere=tuple(hosts) == EVERYWHERE
        )
        self._closing = False
        self._left = False
        """Whether nobody listens any more, though the thread may still be at its end."""
        self._changing = asyncio.Lock()
        self._thread = threading.Thread(target=self._run, name="network", daemon=True)

    # For the other threads.

    def start(self) -> None:
        """Begin; ``Listening`` says where others can reach this program, ``Stuck`` why they cannot."""
        self._thread.start()

    def news(self) -> list[News]:
        """Return what has happened since this was last asked."""
        out: list[News] = []
        while self._news:
            out.append(self._news.popleft())
        return out

    def call(self, work: Callable[[Session], object]) -> None:
        """Have *work* done with the session, in the network thread; what goes wrong is told as ``Stuck``."""
        self._soon(lambda: self._do(work))

    def resume(self, path: Path) -> None:
        """Go on with the game whose journal is *path*."""
        self._soon(lambda: self._spawn(self._resume(path)))

    def go_on_alone(self, level: str) -> None:
        """Go on with a copy of the game in which bots of *level* play all seats of others."""
        self._soon(lambda: self._spawn(self._go_on_alone(level)))

    def renew(self) -> None:
        """Leave the table, saying good-bye, and be ready for another one."""
        self._soon(lambda: self._spawn(self._renew()))

    def stop(self) -> None:
        """Say good-bye, finish the journal and end the thread; two seconds at most. Nothing is told afterwards."""
        self._closing = True
        if self._thread.is_alive():
            self._soon(lambda: self._spawn(self._end()))
            self._thread.join(STOP)
        self._left = True

    # In the network thread.

    def _soon(self, work: Callable[[], object]) -> None:
        with contextlib.suppress(RuntimeError):    # the loop is closed, perhaps in this very moment
            self._loop.call_soon_threadsafe(work)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._spawn(self._begin())
        try:
            self._loop.run_forever()
        finally:
            left = asyncio.all_tasks(self._loop)
            for task in left:
                task.cancel()
            self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
            self._loop.run_until_complete(asyncio.sleep(_LAST))    # what was just being accepted is closed
            self._loop.run_until_complete(self._loop.shutdown_default_executor())
            self._loop.close()

    def _spawn(self, work: Coroutine[object, None, None]) -> None:
        task = self._loop.create_task(work)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self._complain(error)

    def _complain(self, error: BaseException) -> None:
        if isinstance(error, Troubled):
            self._tell(Stuck(error.trouble))
        elif isinstance(error, (NetworkJournalError, OpeningError)):
            self._tell(Stuck(Trouble("no-game", (str(error),))))
        elif isinstance(error, OSError):
            self._tell(Stuck(Trouble("cannot-listen", (error.strerror or str(error),))))
        else:
            raise error

    def _tell(self, news: News) -> None:
        if isinstance(news, LinkClockJumped):
            self._surroundings.woke()
        if not self._left and (not self._closing or isinstance(news, Closed)):
            self._news.append(news)
            self._wake()

    def _do(self, work: Callable[[Session], object]) -> None:
        if self._session is not None:
            try:
                work(self._session)
            except (Troubled, OSError) as error:
                self._complain(error)

    async def _begin(self) -> None:
        async with self._changing:    # who ends or renews this closes what is open, not what is just being opened
            if not self._closing:
                await self._open()
            if self._discovers and not self._closing:
                await self._surroundings.start()

    async def _open(self) -> None:
        session = self._session = Session(self.me, self._shelf, self._folder, self._tell)
        await session.open(self._hosts, self._port)
        if self._hosts == EVERYWHERE:
            session.reachable_at(told(await self._loop.run_in_executor(None, own_addresses)))

    async def _renew(self) -> None:
        async with self._changing:
            session, self._session = self._session, None
            if session is not None:
                await session.close()
            if not self._closing:
                await self._open()

    async def _resume(self, path: Path) -> None:
        if self._session is not None:
            await self._session.resume(path)

    async def _go_on_alone(self, level: str) -> None:
        if self._session is not None:
            await self._session.go_on_alone(level)

    async def _end(self) -> None:
        async with self._changing:    # a table that is just being left is left properly
            session, self._session = self._session, None
            if session is not None:
                await session.close()
        await self._surroundings.stop()
        self._loop.stop()
