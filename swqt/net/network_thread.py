"""The network thread of a program: one session at a time, the tables nearby, and a queue of news for whoever asks.

The window and the command line see nothing of the network but this. They say what they want as functions of the
session, which run in the network thread, and take the news when they are woken; nothing here makes them wait.

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

LOOK: Final = 1.0    # seconds between two looks at what the session plays
STOP: Final = 2.0    # seconds that ``stop`` waits at most
_LAST: Final = 0.02


class NetworkThread:
    """See the module. *hosts* and *port* are where to listen; without *discovery* nothing is announced or found."""

    def __init__(
        self, me: Me, shelf: ContentShelf, folder: Path, wake: Callable[[], None], *,
        hosts: Sequence[str] = EVERYWHERE, port: int = DEFAULT_PORT, discovery: bool = True,
    ) -> None:  # fmt: skip
        self.me = me    # who the next session is of
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
        self._closing = False    # whether nobody listens any more, though the thread may still be at its end
        self._ending = asyncio.Event()
        self._changing = asyncio.Lock()
        self._thread = threading.Thread(target=self._run, name="network", daemon=True)

    # For the other threads.

    def start(self) -> None:
        """Begin; ``Listening`` says where others can reach this program, ``Stuck`` why they cannot."""
        self._soon(self._begin)    # a task like any other: whatever goes wrong in it does not end the thread
        self._thread.start()

    def news(self) -> list[News]:
        """Return what has happened since this was last asked."""
        return [self._news.popleft() for _ in range(len(self._news))]

    def call(self, work: Callable[[Session], object]) -> None:
        """Have *work* done with the session, in the network thread; what goes wrong is told as ``Stuck``."""
        self._soon(lambda: work(self._session) if self._session is not None else None)

    def renew(self) -> None:
        """Leave the table for good, saying good-bye, and be ready for another one."""
        self._soon(self._renew)

    def stop(self) -> None:
        """Say good-bye, finish the journal and end the thread; two seconds at most. Nothing is told from now on."""
        self._closing = True
        if self._thread.is_alive():
            self._soon(self._ending.set)
            self._thread.join(STOP)
        self._news.clear()

    def _soon(self, work: Callable[[], object]) -> None:
        with contextlib.suppress(RuntimeError):    # the loop is closed, perhaps in this very moment
            self._loop.call_soon_threadsafe(lambda: self._loop.create_task(self._do(work)))

    # In the network thread.

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._live())

    async def _live(self) -> None:
        await self._ending.wait()
        async with self._changing:    # a table that is just being left is left properly
            await self._close(leaving=False)
        await self._nearby.stop()
        await asyncio.sleep(_LAST)    # what was just being accepted is closed

    async def _do(self, work: Callable[[], object]) -> None:
        """Do *work*, to its end if it takes time; what goes wrong is told."""
        try:
            doing = work()
            if isinstance(doing, Coroutine):
                await doing
        except (Troubled, OpeningError, OSError) as error:
            self._tell(stuck(error))

    def _tell(self, news: News) -> None:
        if isinstance(news, LinkClockJumped):
            self._nearby.woke()
        if not self._closing:
            self._news.append(news)
            self._wake()

    async def _begin(self) -> None:
        await self._renew()
        async with self._changing:    # it is stopped once it has started
            if self._discovers and not self._closing:
                await self._nearby.start()

    async def _renew(self) -> None:
        async with self._changing:    # this closes what is open, not what is just being opened
            await self._close(leaving=True)
            if not self._closing:
                session = self._session = Session(self.me, self._shelf, self._folder, self._tell)
                await session.open(self._hosts, self._port)

    async def _close(self, *, leaving: bool) -> None:
        session, self._session = self._session, None
        if session is not None:
            await session.close(leaving=leaving)


class NearbyTables:
    """Listens for tables and announces that of *session*, which may be another one each time it is asked for.

    If that listens everywhere, it is told its own addresses as they change. The journals of the own games are in
    *folder*; their tables, and those of people who were met, go before others.
    """

    def __init__(self, session: Callable[[], Session | None], tell: Callable[[News], None], folder: Path) -> None:
        self._session = session
        self._tell = tell
        self._folder = folder
        self._games: frozenset[str] = frozenset()
        self._discovery: Discovery | None = None
        self._said: Announced | None = None
        self._pointed: object = None
        self._timer: asyncio.TimerHandle | None = None

    async def start(self) -> None:
        """Begin; if that is impossible here, ``Stuck`` tells why, and it begins when the network changes."""
        loop = asyncio.get_running_loop()
        paths = await loop.run_in_executor(None, lambda: tuple(journals(self._folder)))
        self._games = frozenset(path.name[: 2 * TOLD_BYTES] for path in paths)
        self._discovery = discovery = Discovery(
            self._found, lambda addresses, port: ask_info([(one, port) for one in addresses]), rank=self._rank
        )
        await discovery.start()
        self._timer = loop.call_later(LOOK, self._look, discovery)

    def _rank(self, host: bytes, game: bytes) -> int:
        session = self._session()
        if session is not None and host and any(key.startswith(host) for key in session.known_keys):
            return KNOWN_KEY
        return OWN_GAME if game.hex() in self._games else UNKNOWN

    def woke(self) -> None:
        """This computer was asleep: what the network knows of it is said anew."""
        if self._discovery is not None:
            self._discovery.refresh()

    async def stop(self) -> None:
        """Say that the table is gone, and stop."""
        if self._timer is not None:
            self._timer.cancel()
        discovery, self._discovery = self._discovery, None
        if discovery is not None:
            await discovery.stop()

    def _found(self, found: tuple[Listed, ...] | Trouble) -> None:
        self._tell(Stuck(found) if isinstance(found, Trouble) else Nearby(distinct(found)))

    def _look(self, discovery: Discovery) -> None:
        """Announce what is played here, if anything is, point out to the session where peers of its game may be, and
        look again in a moment."""
        session = self._session()
        said = announcement_of(session) if session is not None else None
        if said != self._said:
            self._said = said
            discovery.announce(said)
        if session is not None:
            if session.everywhere and discovery.reachable_at != session.links.profile.addresses:
                session.reachable_at(discovery.reachable_at)
            game = session.game.game if session.game is not None else None
            if (game, discovery.shown) != self._pointed:
                self._pointed = (game, discovery.shown)
                for table in discovery.shown:
                    session.seen(table.announced.game, table.host, [(one, table.port) for one in table.addresses])
        self._timer = asyncio.get_running_loop().call_later(LOOK, self._look, discovery)


def announcement_of(session: Session) -> Announced | None:
    """Return what is announced of the session's table; None if there is none, or only its host should tell."""
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
