"""The window's client of the network, and what it knows; it outlives a window that is made anew."""

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
from swqt.net.news import Closed, Listening, Met, Nearby, News, Playing, Stuck
from swqt.net.session import Me, Session
from swqt.net.wire.connection import DialFailed
from swqt.net.wire.handshake import LinkFailure
from swqt.net.wire.identity import open_identity
from swqt.net.wire.links import EVERYWHERE, Knocked, PinChanged, Reached
from swqt.net.wire.messages import DEFAULT_PORT
from swqt.net.wire.text import Trouble
from swqt.table import Library

_P = ParamSpec("_P")

MOST_KNOCKS: Final = 8
"""People who may wait for an answer whether they are let in; of more, the oldest are forgotten."""


class Reach(NamedTuple):
    """Where to listen, and whether to announce and to look for tables."""

    hosts: Sequence[str] = EVERYWHERE
    port: int = DEFAULT_PORT
    discovery: bool = True


@dataclass
class Known:
    """What the network has told so far. ``mine`` is what is known of the table that we sit at, ``playing`` the game
    that is on, ``since`` when listening began (in seconds of ``time.monotonic``); the *facts* are for the hints.
    ``muted`` are the keys of those whose chat is not shown, at this table and at every other one; ``knocks`` those who
    ask to be let in without a PIN and whom nobody here has answered yet, by key."""

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
    """Goes on the network at once as *name*, with the boards and traits of *library*; ``heard`` brings each news.
    What is asked before it is ready is done as soon as it is. Raises IdentityError if this program can be nobody."""

    heard = Signal(object)

    looked = Signal()
    """The own addresses are known anew."""

    def __init__(self, name: str, library: Library, reach: Reach | None = None) -> None:
        super().__init__()
        self.reach: Final = reach or Reach()
        self.identity: Final = open_identity(config_folder())
        self.key: Final = self.identity.public
        # Two programs at once have two identities; each needs its own journal of a game that both play.
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

    # What can be asked of the session

    def call(self, work: Callable[Concatenate[Session, _P], object], *arguments: _P.args, **named: _P.kwargs) -> None:
        """Have *work*, such as a method of Session, done in the network thread as soon as there is a session."""
        self._soon(partial(self.network.call, lambda session: work(session, *arguments, **named)))

    def feed(self, event: PeerEvent) -> None:
        """Give the game *event*, what somebody here wants."""
        self.call(Session.feed, event)

    def come_as(self, name: str) -> None:
        """Have a session as *name* that has not been at any table; whatever there was before is left."""
        if self._used or name != self.network.me.name:
            self.network.me = Me(self.identity, name)
            self._renew()
        self._used = True

    def open_table(
        self, name: str, title: str, offer: TableOffer, players: int, change: Callable[[LobbyTable], LobbyTable]
    ) -> None:
        """Open a table called *title*, as *name*; *change* says how it is run."""
        self.come_as(name)
        self.call(Session.host, title, offer, players, change)
        self.call(Session.new_pin)

    def resume(self, name: str, path: Path) -> None:
        self.come_as(name)
        self.call(Session.resume, path)

    def leave(self) -> None:
        """Leave the table, saying good-bye, or give up what was begun; for the window it is closed at once."""
        if self._used:
            self.heard.emit(Closed())    # first: what is still wanted of the table is asked for now
            self._renew()

    def leave_game(self, game: Playing) -> None:
        """Leave *game*, unless another one is on by now."""
        if self.known.playing is game:
            self.leave()

    def look(self) -> None:
        """Find out which addresses this computer has; ``looked`` tells when that is known."""
        learn = queued(self._learn)
        self.call(lambda _: learn(own_addresses()))

    def hints(self) -> tuple[Trouble, ...]:
        """Return why nobody may be found or reached, the likeliest first."""
        known = self.known
        if known.since and self.reach.discovery:
            known.facts.listened = time.monotonic() - known.since
        return hints(known.facts)

    def own_places(self) -> tuple[str, ...]:
        """Return the own addresses by which others on this network may reach us, the likeliest first."""
        if self.reach.hosts != EVERYWHERE:
            return tuple(self.reach.hosts)
        return tuple(one.address for one in self.known.facts.own or () if one.kind in (LAN, LINK))

    def close(self) -> None:
        """Leave the network; afterwards there is no thread and no news, and nothing is done any more."""
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
        self._is_ready = False    # what is still told is of the table that is left
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
        """Remember what *news* says of the world around."""
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
            case Met(partner):
                facts.reached += 1
                facts.dialled += partner.called
            case DialFailed(_, why):
                facts.dialled += 1
                facts.reached += why not in (LinkFailure.UNREACHABLE, LinkFailure.SILENT)
            case Stuck(Trouble("cannot-listen")):
                self._is_ready = True    # nobody can come to us, but we can go to others
            case Stuck(Trouble("no-multicast" | "discovery-blocked" | "discovery-closed") as trouble):
                facts.multicast = trouble

    def _learn(self, own: tuple[OwnAddress, ...]) -> None:
        self.known.facts.own = own
        self.looked.emit()
