"""The network thread of a program: one session at a time, the tables nearby, and a queue of news for other threads.

This is all that the window and the command line use of the network. They submit functions of the session, which run in
the network thread, and collect the news when woken; nothing but ``stop`` blocks them.

    network = NetworkThread(me, shelf, folder, wake)     # wake() is called in the network thread: there is news
    network.start()
    network.call(lambda session: session.host(...))
    for news in network.news(): ...
    network.stop()
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Final

from swqt.net.game.board import ContentShelf, OpeningError
from swqt.net.game.journal import journals
from swqt.net.lobby.discovery import KNOWN_KEY, OWN_GAME, TOLD_BYTES, UNKNOWN, Announced, Discovery
from swqt.net.lobby.table import Listed
from swqt.net.news import Nearby, News, Stuck, stuck
from swqt.net.session import Me, Session
from swqt.net.wire.connection import ask_info
from swqt.net.wire.links import EVERYWHERE, LinkClockJumped, new_loop
from swqt.net.wire.messages import DEFAULT_PORT
from swqt.net.wire.text import Trouble, Troubled

STOP: Final = 2.0    # maximum wait of ``stop`` in seconds
_LAST: Final = 0.02


class NetworkThread:
    """See the module. *hosts* and *port* are where to listen; without *discovery* nothing is announced or found."""

    def __init__(
        self, me: Me, shelf: ContentShelf, folder: Path, wake: Callable[[], None], *,
        hosts: Sequence[str] = EVERYWHERE, port: int = DEFAULT_PORT, discovery: bool = True,
    ) -> None:  # fmt: skip
        self.me = me    # for the next session
        self._shelf = shelf
        self._folder = folder
        self._wake = wake
        self._hosts = hosts
        self._port = port
        self._discovers = discovery
        self._news: deque[News] = deque()
        self._loop = new_loop()
        self._session: Session | None = None
        self._nearby = NearbyTables(lambda: self._session, self._tell, folder)
        self._closing = False    # whether ``stop`` was called: no more news, though the thread may still be ending
        self._ending = asyncio.Event()
        self._changing = asyncio.Lock()
        self._thread = threading.Thread(target=self._run, name="network", daemon=True)

    # For the other threads.

    def start(self) -> None:
        """Start the thread; ``Listening`` then reports the port, or ``Stuck`` why others cannot reach this program."""
        self._soon(self._begin)    # a task like any other, so that an error in it does not end the thread
        self._thread.start()

    def news(self) -> list[News]:
        """Return the news since the last call."""
        return [self._news.popleft() for _ in range(len(self._news))]

    def call(self, work: Callable[[Session], object]) -> None:
        """Run *work* with the session in the network thread, if there is one; ``Stuck`` reports an error."""
        self._soon(lambda: work(self._session) if self._session is not None else None)

    def renew(self) -> None:
        """Leave the table for good with a goodbye, and open a session for another one."""
        self._soon(self._renew)

    def stop(self) -> None:
        """Send goodbyes, finish the journal and end the thread, waiting STOP seconds at most; no more news follow."""
        self._closing = True
        if self._thread.is_alive():
            self._soon(self._ending.set)
            self._thread.join(STOP)
        self._news.clear()

    def _soon(self, work: Callable[[], object]) -> None:
        with contextlib.suppress(RuntimeError):    # the loop is closed, perhaps only just now
            self._loop.call_soon_threadsafe(lambda: self._loop.create_task(self._do(work)))

    # In the network thread.

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._live())

    async def _live(self) -> None:
        await self._ending.wait()
        async with self._changing:    # a ``_renew`` in progress finishes first
            await self._close(leaving=False)
        await self._nearby.discovery.stop()
        await asyncio.sleep(_LAST)    # lets connections that were just being accepted be closed

    async def _do(self, work: Callable[[], object]) -> None:
        """Run *work* and await it if it is a coroutine; report an error as ``Stuck``."""
        try:
            doing = work()
            if isinstance(doing, Coroutine):
                await doing
        except (Troubled, OpeningError, OSError) as error:
            self._tell(stuck(error))

    def _tell(self, news: News) -> None:
        if isinstance(news, LinkClockJumped):
            self._nearby.discovery.refresh()
        if not self._closing:
            self._news.append(news)
            self._wake()

    async def _begin(self) -> None:
        await self._renew()
        async with self._changing:    # it is stopped once it has started
            if self._discovers and not self._closing:
                await self._nearby.start()

    async def _renew(self) -> None:
        async with self._changing:    # so that no session is closed while another call is still opening it
            await self._close(leaving=True)
            if not self._closing:
                session = self._session = Session(self.me, self._shelf, self._folder, self._tell)
                await session.open(self._hosts, self._port)

    async def _close(self, *, leaving: bool) -> None:
        session, self._session = self._session, None
        if session is not None:
            await session.close(leaving=leaving)


class NearbyTables:
    """Listens for tables and announces that of the session that *session* returns, which may change between calls.

    If the session listens everywhere, it gets the own addresses when they change. Tables of games with a journal in
    *folder*, and those of people known to the session, rank before others.
    """

    def __init__(self, session: Callable[[], Session | None], tell: Callable[[News], None], folder: Path) -> None:
        self._session = session
        self._tell = tell
        self._folder = folder
        self._games: frozenset[str] = frozenset()
        self._pointed: object = None
        self.discovery: Final = Discovery(
            self._found, lambda addresses, port: ask_info([(one, port) for one in addresses]), self._look,
            rank=self._rank,
        )  # fmt: skip

    async def start(self) -> None:
        """Start discovery; if that fails, ``Stuck`` reports why, and it starts when the network changes."""
        paths = await asyncio.to_thread(lambda: tuple(journals(self._folder)))
        self._games = frozenset(path.name[: 2 * TOLD_BYTES] for path in paths)
        await self.discovery.start()

    def _rank(self, host: bytes, game: bytes) -> int:
        session = self._session()
        if session is not None and host and any(key.startswith(host) for key in session.known_keys):
            return KNOWN_KEY
        return OWN_GAME if game.hex() in self._games else UNKNOWN

    def _found(self, found: tuple[Listed, ...] | Trouble) -> None:
        self._tell(Stuck(found) if isinstance(found, Trouble) else Nearby(distinct(found)))

    def _look(self, discovery: Discovery) -> Announced | None:
        """Return what to announce of the session, if anything; update its addresses, and pass it the endpoints at which
        peers of its game may be."""
        session = self._session()
        if session is None:
            return None
        if session.everywhere:
            session.reachable_at(discovery.reachable_at)
        game = session.game.game if session.game is not None else None
        if (game, discovery.shown) != self._pointed:
            self._pointed = (game, discovery.shown)
            for table in discovery.shown:
                session.seen(table.announced.game, table.host, [(one, table.port) for one in table.addresses])
        return announcement_of(session)


def announcement_of(session: Session) -> Announced | None:
    """Return the announcement of *session*; None at a table before its game if another program is its host."""
    info, table, key = session.info(), session.table, session.me.identity.public
    if info.state in ("lobby", "replay") and (table is None or table.host != key):
        return None
    return Announced(key, info.game, session.links.profile.port)


def distinct(tables: Sequence[Listed]) -> tuple[Listed, ...]:
    """Return *tables* with each running game once, though all of its players announce it."""
    kept: dict[object, Listed] = {}
    for number, table in enumerate(tables):
        running = table.announced.state not in ("lobby", "replay") and table.announced.game
        kept.setdefault(running or number, table)
    return tuple(kept.values())
