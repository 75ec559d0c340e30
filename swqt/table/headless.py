"""A peer in a network game without a window: bots play its seats, or it only watches (asyncio).

    peer = HeadlessPeer(me, shelf, folder, hear, PeerRole(level="easy"))
    await peer.open(hosts, port)
    peer.host("Friday", offer, 3)            # or peer.join(endpoints, pin), or await peer.resume(path)
    end = await peer.finished()              # the game is over for all peers, or impossible
    await peer.close()
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from swqt import version
from swqt.net.core.peer import Peer
from swqt.net.game.board import ContentShelf
from swqt.net.lobby import seats as seating
from swqt.net.lobby.lobby import Changed, RemovedFromTable
from swqt.net.lobby.start import TableOffer
from swqt.net.lobby.table import Listed, LobbyTable
from swqt.net.news import Nearby, News, Playing, Stuck
from swqt.net.session import Me, Session
from swqt.net.wire.connection import DialFailed, Endpoint
from swqt.net.wire.limits import Limits
from swqt.net.wire.links import LinkClockJumped
from swqt.table.headless_players import AutoVoter, PeerBots
from swqt.table.setup import BOT_NAMES

if TYPE_CHECKING:
    from swqt.net.network_thread import NearbyTables

BEGIN: Final = 0.2
"""Seconds between everyone being ready and the start, and between two attempts."""

SETTLED: Final = 0.3
"""Seconds for the last messages to be delivered."""

_LOOK: Final = 0.1


@dataclass(frozen=True, slots=True)
class PeerRole:
    """The role of this peer: ``level`` of the bot on its own seat, or "" to watch only.

    ``pace`` is the minimum time for a command, and ``linger`` the maximum stay after the end for peers that have not
    received it, both in seconds. ``when_full``: as host, begin as soon as everyone is ready. ``replacement`` is the bot
    level to propose for absent players; if empty, ``close`` does not give up the seat. ``votes``: vote automatically.
    """

    level: str = ""
    pace: float = 0.0
    linger: float = 5.0
    when_full: bool = True
    replacement: str = "easy"
    votes: bool = True


class HeadlessPeer:
    """One peer. *hear* is called with all news, *says* with the number of each entry written here; neither may block or
    call back."""

    def __init__(
        self,
        me: Me,
        shelf: ContentShelf,
        folder: Path,
        hear: Callable[[News], None],
        part: PeerRole,
        *,
        limits: Limits | None = None,
        says: Callable[[int], None] = lambda number: None,
    ) -> None:
        self.session: Final = Session(me, shelf, folder, self._hear, limits=limits)
        self.part: Final = part
        self.failed = False
        """Set when there can be no game here; the last news says why."""
        self._tell = hear
        self.bots: Final = PeerBots(self.session, part.level, part.pace, says)
        self._agreeing = AutoVoter(self.session, part.replacement)
        self._folder = folder
        self._nearby: NearbyTables | None = None
        self._tables: tuple[Listed, ...] = ()
        self._joining = False
        self._changed = asyncio.Event()
        self._begin: asyncio.TimerHandle | None = None

    # Opening and closing

    async def open(self, hosts: Sequence[str], port: int, *, discovery: bool = True) -> int:
        """Listen, start discovery, and return the port; OSError if it cannot listen."""
        found = await self.session.open(hosts, port)
        if discovery:
            from swqt.net.network_thread import NearbyTables  # mDNS is slow to import

            self._nearby = NearbyTables(lambda: self.session, self._hear, self._folder)
            await self._nearby.start()
        return found

    async def close(self) -> None:
        """Leave the table and stop."""
        if self._begin is not None:
            self._begin.cancel()
        self.bots.close()
        self._agreeing.close()
        await self.session.close(leaving=bool(self.part.replacement) and not self.over)
        if self._nearby is not None:
            await self._nearby.discovery.stop()

    # Meeting

    def host(
        self, name: str, offer: TableOffer, players: int,
        change: Callable[[LobbyTable], LobbyTable] = lambda table: table,
        bots: Sequence[str] = (),
    ) -> None:  # fmt: skip
        """Open a table for *players* players and apply *change* to it; *bots* are levels for the next seats, run here.

        Troubled if there can be no such table.
        """
        key = self.session.me.identity.public

        def prepared(table: LobbyTable) -> LobbyTable:
            for seat, level in enumerate(bots, start=1 if self.part.level else 0):
                if seat == 0:
                    table = seating.watch(table, key)
                table = seating.put_bot(table, seat, level, BOT_NAMES)
            return change(table if self.part.level or bots else seating.watch(table, key))

        self.session.host(name, offer, players, prepared)

    def join(self, endpoints: Iterable[Endpoint], pin: str | None = None, token: bytes = b"") -> None:
        """Join the table at *endpoints*, as a player or a spectator."""
        self._joining = True
        self.session.join(endpoints, pin, token=token, watching=not self.part.level)

    async def join_first(self, pin: str | None, within: float) -> Listed | None:
        """Join the first table found nearby, and return it; None if none is found *within* seconds."""
        end = self.session.now() + within
        while self.session.now() < end:
            table = next((one for one in self._tables if self._fits(one, pin)), None)
            if table is not None:
                self.join([(address, table.port) for address in table.addresses], pin)
                return table
            await self._wait(_LOOK)
        return None

    async def resume(self, path: Path) -> None:
        """Resume the game with the journal *path*; NetworkJournalError or OpeningError if that is impossible."""
        await self.session.resume(path)

    def _fits(self, table: Listed, pin: str | None) -> bool:
        said = table.announced
        if not table.live or said.engine != version.engine_eight():
            return False
        if said.pin and pin is None:
            return False
        if self.part.level:
            return said.state == "lobby" and said.taken < said.seats
        return said.open_to_spectators and said.state in ("lobby", "playing")

    # The end

    @property
    def over(self) -> bool:
        """Return whether the game has been played to its end."""
        game = self.session.game
        return game is not None and game.peer.state.over

    async def finished(self) -> bool:
        """Wait until the game is over, here and if possible for all peers; return False if there can be none."""
        while not self.over:
            if self.failed:
                return False
            await self._wait(1.0)
        await self._linger()
        return True

    async def _linger(self) -> None:
        game = self.session.game
        assert game is not None
        end = self.session.now() + self.part.linger
        while self.session.now() < end and self._is_awaited(game.peer):
            await self._wait(_LOOK)
        await asyncio.sleep(min(SETTLED, self.part.linger))

    def _is_awaited(self, peer: Peer) -> bool:
        """Return whether some player may lack the end of the game, or a linked spectator is known to lack it."""
        log, last = peer.log, len(peer.log.log) - 1
        watching = (peer.presence.info.get(key) for key in self.session.links.peers if key not in log.view.keys)
        return (log.playing() and log.final < last) or any(status and status.seq < last for status in watching)

    async def _wait(self, seconds: float) -> None:
        """Wait for the next news, for at most *seconds*."""
        self._changed.clear()
        try:
            async with asyncio.timeout(seconds):    # wait_for of Python 3.11 may swallow a cancellation
                await self._changed.wait()
        except TimeoutError:
            return

    # News

    def _hear(self, news: News) -> None:
        self._tell(news)
        self.bots.hear(news)
        if self.part.votes:
            self._agreeing.hear(news)
        loop = asyncio.get_running_loop()
        match news:
            case Nearby(tables):
                self._tables = tables
            case LinkClockJumped():
                if self._nearby is not None:
                    self._nearby.discovery.refresh()
            case Changed():
                loop.call_soon(self._look_at_table)
            case Playing():
                self._joining = False
            case RemovedFromTable():
                self.failed = True
            case DialFailed(_, True):
                self.failed = self.failed or (self._joining and self.session.table is None)
            case Stuck(trouble) if trouble.code == "no-game":
                self.failed = True
            case _:
                pass
        self._changed.set()

    def _look_at_table(self) -> None:
        """Become ready as soon as possible; as the host, begin when everyone is ready."""
        lobby = self.session.lobby
        if lobby.table is None or self.session.game is not None:
            return
        key = self.session.me.identity.public
        person = lobby.table.person(key)
        if lobby.is_host:
            if self.part.when_full and seating.start_trouble(lobby.table) is None and self._begin is None:
                self._begin = asyncio.get_running_loop().call_later(BEGIN, self._start)
        elif person is not None and not person.ready and lobby.table.seats_of(key) and lobby.played is not None:
            self.session.ask("ready", 1)

    def _start(self) -> None:
        self._begin = None
        lobby = self.session.lobby
        if lobby.table is not None and seating.start_trouble(lobby.table) is None:
            self.session.begin()
