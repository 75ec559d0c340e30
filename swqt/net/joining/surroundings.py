"""What is around a session: tables nearby, how its own is announced, and where the peers of its game are seen."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from zeroconf import Error

from swqt.net import version
from swqt.net.joining.news import Nearby, News, Stuck
from swqt.net.joining.running import Running
from swqt.net.joining.session import Session
from swqt.net.meeting.discovery import Discovery, trouble_of
from swqt.net.meeting.listing import (
    KNOWN_KEY,
    OWN_GAME,
    TOLD_BYTES,
    UNKNOWN,
    Announcement,
    Event,
    Gone,
    Listed,
)
from swqt.net.playing.journal import journals
from swqt.net.wire.dialling import ask_info
from swqt.net.wire.messages import STATES, Info
from swqt.net.wire.trouble import Trouble

LOOK: Final = 1.0
"""Seconds between two looks at what the session plays."""

_KEY_BYTES: Final = 8


class Surroundings:
    """Listens for tables and announces that of *session*, which may be another one each time it is asked for.

    If it listens *everywhere*, it is told its own addresses as they change. The journals of the own games are in
    *folder*; their tables, and those of people who were met, go before others.
    """

    def __init__(
        self,
        session: Callable[[], Session | None],
        tell: Callable[[News], None],
        folder: Path,
        *,
        everywhere: bool = False,
    ) -> None:
        self._everywhere = everywhere
        self._session = session
        self._tell = tell
        self._folder = folder
        self._games: frozenset[str] = frozenset()
        self._discovery: Discovery | None = None
        self._said: Announcement | None = None
        self._running: Running | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._waking: asyncio.Future[None] | None = None

    async def start(self) -> bool:
        """Begin; whether that works here. Otherwise ``Stuck`` has told why not."""
        loop = asyncio.get_running_loop()
        paths = await loop.run_in_executor(None, lambda: tuple(journals(self._folder)))
        self._games = frozenset(path.name[: 2 * TOLD_BYTES] for path in paths)
        discovery = Discovery(self._found, _probe, random=os.urandom, rank=self._rank)
        if not await discovery.start():
            return False
        self._discovery = discovery
        self._timer = loop.call_later(LOOK, self._look)
        return True

    def _rank(self, table: Announcement) -> int:
        session = self._session()
        if session is not None and table.host and any(key.startswith(table.host) for key in session.known_keys):
            return KNOWN_KEY
        own = len(table.game) >= TOLD_BYTES and table.game[:TOLD_BYTES].hex() in self._games
        return OWN_GAME if own else UNKNOWN

    def woke(self) -> None:
        """This computer was asleep: what the network knows of it is said anew."""
        if self._discovery is not None:
            self._waking = asyncio.ensure_future(self._discovery.refresh())
            self._waking.add_done_callback(self._awake)

    def _awake(self, done: asyncio.Future[None]) -> None:
        error = None if done.cancelled() else done.exception()
        if isinstance(error, (Error, OSError)):
            self._tell(Stuck(trouble_of(error)))
        elif error is not None:
            raise error

    async def stop(self) -> None:
        """Say that the table is gone, and stop."""
        if self._timer is not None:
            self._timer.cancel()
        discovery, self._discovery = self._discovery, None
        if discovery is not None:
            await discovery.stop()

    def _found(self, event: Event | Trouble) -> None:
        if isinstance(event, Trouble):
            self._tell(Stuck(event))
        elif self._discovery is not None:
            self._tell(Nearby(distinct(self._discovery.listing.shown)))
            if not isinstance(event, Gone):
                self._point_out(event.table)

    def _point_out(self, table: Listed) -> None:
        """Tell the session where a peer is that may be one of its game."""
        session = self._session()
        if session is not None:
            places = [(address, table.port) for address in table.addresses]
            session.seen(table.announced.game, table.announced.host, places)

    def _look(self) -> None:
        """Announce what is played here, if anything is, and look again in a moment."""
        discovery, session = self._discovery, self._session()
        if discovery is None:
            return
        if session is not None and self._everywhere and discovery.reachable_at != session.links.profile.addresses:
            session.reachable_at(discovery.reachable_at)
        said = announcement_of(session) if session is not None else None
        if said != self._said:
            self._said = said
            if said is None or session is None:
                discovery.withdraw()
            else:
                discovery.announce(said, session.links.profile.port)
        running = session.running if session is not None else None
        if running is not self._running:
            # A game that was taken up after its peers had been found.
            self._running = running
            for table in discovery.listing.shown:
                self._point_out(table)
        self._timer = asyncio.get_running_loop().call_later(LOOK, self._look)


async def _probe(addresses: Sequence[str], port: int) -> Info | None:
    answer = await ask_info([(address, port) for address in addresses])
    return answer.info if answer is not None else None


def announcement_of(session: Session) -> Announcement | None:
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


def distinct(tables: Sequence[Listed]) -> tuple[Listed, ...]:
    """Return *tables* with each running game once, though all of its players announce it."""
    games: set[bytes] = set()
    out = []
    for table in tables:
        game = table.announced.game
        if not game or game not in games:
            out.append(table)
        games.add(game)
    return tuple(out)
