"""The window's network client and what it knows; it outlives a window that is rebuilt."""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Concatenate, Final, NamedTuple, ParamSpec

from PySide6.QtCore import QObject, Signal

from swqt.gui.lan import FOLDER
from swqt.gui.style.threads import queued
from swqt.home import config_folder, data_folder
from swqt.net.core.events import PeerEvent
from swqt.net.lobby.addresses import LAN, LINK, Facts, OwnAddress, hints, own_addresses
from swqt.net.lobby.lobby import Changed, RemovedFromTable
from swqt.net.lobby.start import TableOffer
from swqt.net.lobby.table import Listed, LobbyTable
from swqt.net.network_thread import NetworkThread
from swqt.net.news import Closed, Listening, Nearby, News, Playing, Stuck
from swqt.net.session import Me, Session
from swqt.net.wire.connection import DialFailed
from swqt.net.wire.handshake import LinkFailure
from swqt.net.wire.identity import open_identity
from swqt.net.wire.links import EVERYWHERE, Knocked, LinkUp, PinChanged, Reached
from swqt.net.wire.messages import DEFAULT_PORT
from swqt.net.wire.text import Trouble
from swqt.table import Library

_P = ParamSpec("_P")

MOST_KNOCKS: Final = 8
"""The maximum number of people waiting to be let in; the oldest beyond that are forgotten."""


class Reach(NamedTuple):
    """Where to listen, and whether to announce and discover tables."""

    hosts: Sequence[str] = EVERYWHERE
    port: int = DEFAULT_PORT
    discovery: bool = True


@dataclass
class Known:
    """What the network has reported so far. ``mine`` is the last news of the table that we have joined, ``playing`` the
    running game, ``since`` when listening began (in seconds of ``time.monotonic``); the ``facts`` are for the hints.
    ``muted`` holds the keys of people whose chat is hidden at every table; ``knocks``, by key, the people who ask to be
    let in without a PIN and have not been answered here."""

    port: int = 0
    since: float = 0.0
    nearby: tuple[Listed, ...] = ()
    mine: Changed | None = None
    playing: Playing | None = None
    pin: str = ""
    token: bytes = b""
    facts: Facts = field(default_factory=partial(Facts, sys.platform))
    muted: set[bytes] = field(default_factory=set)
    knocks: dict[bytes, Knocked] = field(default_factory=dict)


class NetworkClient(QObject):
    """Connects to the network at once as *name*, with the boards and traits of *library*; ``heard`` carries each news.
    Calls made before it is ready are queued. Raises IdentityError if the identity file cannot be used."""

    heard = Signal(object)

    looked = Signal()
    """This computer's addresses have been determined again."""

    def __init__(self, name: str, library: Library, reach: Reach | None = None) -> None:
        super().__init__()
        self.reach: Final = reach or Reach()
        self.identity: Final = open_identity(config_folder())
        self.key: Final = self.identity.public
        # Two programs running at once have two identities, and each needs its own journal of a game that both play.
        suffix = f"-{self.identity.slot}" if self.identity.slot > 1 else ""
        self.folder: Final[Path] = data_folder() / f"{FOLDER}{suffix}"
        self.known = Known()
        self._used = False
        self._is_ready = False
        self._todo: deque[Callable[[], object]] = deque()
        self.network: Final = NetworkThread(
            Me(self.identity, name), library, self.folder, queued(self._drain),
            hosts=self.reach.hosts, port=self.reach.port, discovery=self.reach.discovery,
        )  # fmt: skip
        self.network.start()

    # Requests to the session

    def call(self, work: Callable[Concatenate[Session, _P], object], *arguments: _P.args, **named: _P.kwargs) -> None:
        """Run *work*, such as a method of Session, in the network thread as soon as there is a session."""
        self._soon(partial(self.network.call, lambda session: work(session, *arguments, **named)))

    def feed(self, event: PeerEvent) -> None:
        """Feed the game *event*, a request of the local player."""
        self.call(Session.feed, event)

    def come_as(self, name: str) -> None:
        """Ensure a fresh session as *name* that has not joined any table, leaving the table of an earlier one."""
        if self._used or name != self.network.me.name:
            self.network.me = Me(self.identity, name)
            self._renew()
        self._used = True

    def open_table(
        self, name: str, title: str, offer: TableOffer, players: int, change: Callable[[LobbyTable], LobbyTable]
    ) -> None:
        """Open a table called *title*, as *name*; *change* applies the chosen house settings to it."""
        self.come_as(name)
        self.call(Session.host, title, offer, players, change)
        self.renew_pin()

    def renew_pin(self) -> None:
        """Let the table have another PIN."""
        self.call(lambda session: session.links.guard.renew())

    def leave(self) -> None:
        """Leave the table with a farewell, or give up joining or opening one; ``heard`` carries Closed at once."""
        if self._used:
            self.heard.emit(Closed())    # first: what is still wanted of the table is asked for now
            self._renew()

    def leave_game(self, game: Playing) -> None:
        """Leave *game*, unless another one is running by now."""
        if self.known.playing is game:
            self.leave()

    def look(self) -> None:
        """Determine this computer's addresses in the network thread; ``looked`` is emitted once they are known."""
        learn = queued(self._learn)
        self.call(lambda _: learn(own_addresses()))

    def hints(self) -> tuple[Trouble, ...]:
        """Return the reasons why no tables may be found or reached, the likeliest first."""
        known = self.known
        if known.since and self.reach.discovery:
            known.facts.listened = time.monotonic() - known.since
        return hints(known.facts)

    def own_places(self) -> tuple[str, ...]:
        """Return our addresses at which others on this network may reach us, the likeliest first."""
        if self.reach.hosts != EVERYWHERE:
            return tuple(self.reach.hosts)
        return tuple(one.address for one in self.known.facts.own or () if one.kind in (LAN, LINK))

    def close(self) -> None:
        """Leave the network and end its thread; afterwards no news arrives and no call is executed."""
        self._is_ready = False
        self.network.stop()
        self.identity.release()

    def _renew(self) -> None:
        self._used = False
        known = self.known
        known.mine, known.playing, known.pin, known.token = None, None, "", b""
        known.knocks.clear()
        self._soon(self._renew_session)

    def _renew_session(self) -> None:
        self._is_ready = False    # news still in the queue is about the table that we left
        self.network.renew()

    def _soon(self, work: Callable[[], object]) -> None:
        self._todo.append(work)
        self._go_on()

    def _go_on(self) -> None:
        while self._is_ready and self._todo:
            self._todo.popleft()()

    def _drain(self) -> None:
        for news in self.network.news():
            if not self._is_ready and not isinstance(news, (Closed, Listening, Nearby, Stuck)):
                continue
            self._note(news)
            self.heard.emit(news)
        self._go_on()

    def _note(self, news: News) -> None:
        """Update ``known`` from *news*."""
        known, facts = self.known, self.known.facts
        match news:
            case Listening(port, _):
                known.port = port
                known.since = known.since or time.monotonic()
                self._is_ready = True
            case Closed():
                self._is_ready = False
                known.playing = None
            case Nearby(tables):
                known.nearby = tables
                facts.heard = max(facts.heard, len(tables))
            case Changed():
                known.mine = news
            case RemovedFromTable():
                known.mine = None
            case Playing():
                known.playing = news
            case PinChanged(pin, token=token):
                known.pin, known.token = pin, token
            case Knocked(key):
                known.knocks[key] = news
                for oldest in list(known.knocks)[:-MOST_KNOCKS]:
                    del known.knocks[oldest]
            case Reached(reached):
                facts.dialled_back = reached
            case LinkUp(partner):
                facts.reached += 1
                facts.dialled += partner.called
            case DialFailed(why):
                facts.dialled += 1
                facts.reached += why not in (LinkFailure.UNREACHABLE, LinkFailure.SILENT)
            case Stuck(Trouble("cannot-listen")):
                self._is_ready = True    # others cannot connect to us, but we can connect to them
            case Stuck(Trouble("no-multicast" | "discovery-blocked" | "discovery-closed") as trouble):
                facts.multicast = trouble

    def _learn(self, own: tuple[OwnAddress, ...]) -> None:
        self.known.facts.own = own
        self.looked.emit()
