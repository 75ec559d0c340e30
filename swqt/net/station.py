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
import os
import threading
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Final

from swqt.net import version
from swqt.net.addresses import own_addresses, told
from swqt.net.announcement import Announcement
from swqt.net.discovery import Discovery
from swqt.net.journal import JournalError
from swqt.net.links import DEFAULT_PORT, EVERYWHERE, new_loop
from swqt.net.listing import Event, Gone, Listed
from swqt.net.messages import STATES, Info
from swqt.net.news import Closed, Nearby, News, Stuck
from swqt.net.offering import Shelf
from swqt.net.opening import OpeningError
from swqt.net.probe import ask_info
from swqt.net.session import Me, Session
from swqt.net.trouble import Trouble, Troubled

STOP: Final = 2.0
"""Seconds that ``stop`` waits at most."""

_ANNOUNCE: Final = 1.0
_KEY_BYTES: Final = 8


class Station:
    """See the module. *hosts* and *port* are where to listen; without *discovery* nothing is announced or found."""

    def __init__(
        self,
        me: Me,
        shelf: Shelf,
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
        self._discovery: Discovery | None = None
        self._said: Announcement | None = None
        self._closing = False
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

    def renew(self) -> None:
        """Leave the table, saying good-bye, and be ready for another one."""
        self._soon(lambda: self._spawn(self._renew()))

    def stop(self) -> None:
        """Say good-bye, finish the journal and end the thread; two seconds at most. Nothing is told afterwards."""
        self._closing = True
        if self._thread.is_alive():
            self._soon(lambda: self._spawn(self._end()))
            self._thread.join(STOP)

    # In the network thread.

    def _soon(self, work: Callable[[], object]) -> None:
        if not self._loop.is_closed():
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
        elif isinstance(error, (JournalError, OpeningError)):
            self._tell(Stuck(Trouble("no-game", (str(error),))))
        elif isinstance(error, OSError):
            self._tell(Stuck(Trouble("cannot-listen", (error.strerror or str(error),))))
        else:
            raise error

    def _tell(self, news: News) -> None:
        if not self._closing or isinstance(news, Closed):
            self._news.append(news)
            self._wake()

    def _do(self, work: Callable[[Session], object]) -> None:
        if self._session is not None:
            try:
                work(self._session)
            except (Troubled, OSError) as error:
                self._complain(error)

    async def _begin(self) -> None:
        await self._open()
        if self._discovers:
            discovery = Discovery(self._found, _probe, random=os.urandom)
            if await discovery.start():
                self._discovery = discovery
            self._loop.call_later(_ANNOUNCE, self._announce)

    async def _open(self) -> None:
        session = self._session = Session(self.me, self._shelf, self._folder, self._tell)
        await session.open(self._hosts, self._port)
        if self._hosts == EVERYWHERE:
            session.reachable_at(told(await self._loop.run_in_executor(None, own_addresses)))

    async def _renew(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            await session.close()
        await self._open()

    async def _resume(self, path: Path) -> None:
        if self._session is not None:
            await self._session.resume(path)

    async def _end(self) -> None:
        session, self._session = self._session, None
        discovery, self._discovery = self._discovery, None
        if session is not None:
            await session.close()
        if discovery is not None:
            await discovery.stop()
        self._loop.stop()

    def _found(self, event: Event | Trouble) -> None:
        if isinstance(event, Trouble):
            self._tell(Stuck(event))
        elif self._discovery is not None:
            self._tell(Nearby(_distinct(self._discovery.listing.shown)))
            if self._session is not None and not isinstance(event, Gone):
                table = event.table
                places = [(address, table.port) for address in table.addresses]
                self._session.seen(table.announced.game, table.announced.host, places)

    def _announce(self) -> None:
        """Announce what is played here, if anything is, and look again in a moment."""
        session, discovery = self._session, self._discovery
        if discovery is None:
            return
        said = _announcement(session) if session is not None else None
        if said != self._said:
            self._said = said
            if said is None or session is None:
                discovery.withdraw()
            else:
                discovery.announce(said, session.links.profile.port)
        self._loop.call_later(_ANNOUNCE, self._announce)


async def _probe(addresses: Sequence[str], port: int) -> Info | None:
    answer = await ask_info([(address, port) for address in addresses])
    return answer.info if answer is not None else None


def _announcement(session: Session) -> Announcement | None:
    """Return what others may know of the session's table; None if there is none, or only its host should tell."""
    info, table = session.info(), session.table
    state = STATES[info.state]
    if state == "lobby" and (table is None or table.host != session.me.identity.public):
        return None
    return Announcement(
        name=table.name if table is not None else info.name,
        state=state,
        seats=info.seats,
        taken=info.taken,
        spectators=info.spectators,
        pin=table.pin if table is not None else False,
        open_to_spectators=table.spectators if table is not None else False,
        board=table.ground.board if table is not None else "",
        engine=version.engine_eight(),
        game=info.game,
        host=session.me.identity.public[:_KEY_BYTES],
        program=version.program_version(),
    )


def _distinct(tables: Sequence[Listed]) -> tuple[Listed, ...]:
    """Return *tables* with each running game once, though all of its players announce it."""
    games: set[bytes] = set()
    out = []
    for table in tables:
        game = table.announced.game
        if not game or game not in games:
            out.append(table)
        games.add(game)
    return tuple(out)
