"""The window's line to the network: its thread, who we are there, and what is known so far.

The line outlives a window that is made anew in another language; ``known`` lets the next one go on.

What the window has done with a session, in the network thread.

What joins a network game on the table to the network: the desk that it asks, and what its moves go out by.
"""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from PySide6.QtCore import QObject, Qt, Signal

from swqt.home import config_folder, data_folder
from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.joining.news import Closed, Listening, Met, Nearby, News, Parted, Playing, Stuck
from swqt.net.joining.session import Me, Session
from swqt.net.joining.station import Station
from swqt.net.meeting.listing import Listed
from swqt.net.meeting.lobby_base import Changed, RemovedFromTable
from swqt.net.meeting.places import LAN, LINK, Facts, OwnAddress, hints, own_addresses
from swqt.net.playing.offering import ContentShelf
from swqt.net.playing.record import record_text
from swqt.net.playing.verify import VerifyReport, verify
from swqt.net.wire.identity import open_identity
from swqt.net.wire.links import DEFAULT_PORT, EVERYWHERE
from swqt.net.wire.messages import CMD
from swqt.net.wire.terms import DialFailed, LinkFailure, PinChanged, Reached
from swqt.net.wire.trouble import Trouble

if TYPE_CHECKING:
    from swqt.gui.lan.play import OnlineTable

FOLDER: Final = "lan"
"""The folder of the journals of network games, in the folder of the player's data."""

_NO_LISTENING: Final = "cannot-listen"
_NO_DISCOVERY: Final = ("no-multicast", "discovery-blocked", "discovery-closed")


class Reach(NamedTuple):
    """Where to listen, and whether to announce and to look for tables."""

    hosts: Sequence[str] = EVERYWHERE
    port: int = DEFAULT_PORT
    discovery: bool = True


@dataclass
class Known:
    """What the network has told so far. ``mine`` is what is known of the table that we sit at, ``since`` when
    listening began (in seconds of ``time.monotonic``); the counts are for the hints. ``muted`` are the keys of those
    whose talk is not shown, at this table and at every other one."""

    port: int = 0
    wanted: int = 0
    since: float = 0.0
    nearby: tuple[Listed, ...] = ()
    own: tuple[OwnAddress, ...] | None = None
    mine: Changed | None = None
    playing: Playing | None = None
    pin: str = ""
    token: bytes = b""
    multicast: Trouble | None = None
    heard: int = 0
    dialled: int = 0
    reached: int = 0
    dialled_back: bool | None = None
    linked: set[bytes] = field(default_factory=set)
    muted: set[bytes] = field(default_factory=set)


class NetworkClient(QObject):
    """Goes on the network at once as *name*, with the boards and traits of *shelf*; ``heard`` brings each news.

    What is asked before the network is ready, or between two tables, is done as soon as it is. Raises IdentityError
    if this program can be nobody.
    """

    heard = Signal(object)
    looked = Signal()
    """The own addresses are known anew."""

    _woken = Signal()
    _addresses = Signal(object)

    def __init__(self, name: str, shelf: ContentShelf, reach: Reach | None = None) -> None:
        super().__init__()
        self.reach: Final = reach or Reach()
        self.identity: Final = open_identity(config_folder())
        # Two programs at once have two identities; each needs its own journal of a game that both play.
        suffix = f"-{self.identity.slot}" if self.identity.slot > 1 else ""
        self.folder: Final[Path] = data_folder() / f"{FOLDER}{suffix}"
        self.known = Known()
        self.name = name
        self._used = False
        self._is_ready = False
        self._todo: deque[Callable[[], None]] = deque()
        self._woken.connect(self._drain, Qt.ConnectionType.QueuedConnection)
        self._addresses.connect(self._learn, Qt.ConnectionType.QueuedConnection)
        self.station: Final = Station(
            Me(self.identity, name), shelf, self.folder, self._woken.emit,
            hosts=self.reach.hosts, port=self.reach.port, discovery=self.reach.discovery,
        )  # fmt: skip
        self.station.start()

    @property
    def key(self) -> bytes:
        """Our public key, by which others know us."""
        return self.identity.public

    def call(self, work: Callable[[Session], object]) -> None:
        """Have *work* done with the session, in the network thread, as soon as there is one."""
        self._soon(lambda: self.station.call(work))

    def sit(self, work: Callable[[Session], object], name: str) -> None:
        """Have *work* bring us to a table as *name*; whatever there was before is left."""
        self._fresh(name)
        self.call(work)

    def resume(self, path: Path, name: str) -> None:
        """Go on with the game whose journal is *path*."""
        self._fresh(name)
        self._soon(lambda: self.station.resume(path))

    def go_on_alone(self, level: str) -> None:
        """Go on in a copy of the game in which bots of *level* play all seats of others."""
        self._soon(lambda: self.station.go_on_alone(level))

    def leave(self) -> None:
        """Leave the table, saying good-bye, or give up what was begun."""
        if self._used:
            self._renew()

    def look(self) -> None:
        """Find out which addresses this computer has; ``looked`` tells when that is known."""
        self.call(lambda _: self._addresses.emit(own_addresses()))

    def hints(self) -> tuple[Trouble, ...]:
        """Return why nobody may be found or reached, the likeliest first."""
        known = self.known
        if known.own is None:
            return ()
        listened = time.monotonic() - known.since if known.since else 0.0
        return hints(Facts(
            sys.platform, known.own, known.multicast, listened if self.reach.discovery else 0.0, known.heard,
            known.dialled, known.reached, known.dialled_back,
        ))  # fmt: skip

    def own_places(self) -> tuple[str, ...]:
        """Return the own addresses by which others on this network may reach us, the likeliest first."""
        if self.reach.hosts != EVERYWHERE:
            return tuple(self.reach.hosts)
        return tuple(one.address for one in self.known.own or () if one.kind in (LAN, LINK))

    def close(self) -> None:
        """Leave the network; afterwards there is no thread and no news, and nothing is done any more."""
        self._is_ready = False
        self._woken.disconnect()
        self._addresses.disconnect()
        self.station.stop()

    def _fresh(self, name: str) -> None:
        """Have a session as *name* that has not been at any table."""
        if self._used or name != self.name:
            self.name = name
            self.station.me = Me(self.identity, name)
            self._renew()
        self._used = True

    def _renew(self) -> None:
        def renew() -> None:
            self._is_ready = False
            self.station.renew()

        self._used = False
        known = self.known
        known.mine, known.playing, known.pin, known.token = None, None, "", b""
        known.linked.clear()
        self._soon(renew)

    def _soon(self, work: Callable[[], None]) -> None:
        self._todo.append(work)
        self._go_on()

    def _go_on(self) -> None:
        while self._is_ready and self._todo:
            self._todo.popleft()()

    def _drain(self) -> None:
        for news in self.station.news():
            self._note(news)
            self.heard.emit(news)
        self._go_on()

    def _note(self, news: News) -> None:
        """Remember what *news* says of the world around."""
        known = self.known
        match news:
            case Listening(port, wanted):
                known.port, known.wanted = port, wanted
                known.since = known.since or time.monotonic()
                self._is_ready = True
            case Closed():
                self._is_ready = False
            case Nearby(tables):
                known.nearby = tables
                known.heard = max(known.heard, len(tables))
            case Changed():
                known.mine = news
            case RemovedFromTable():
                known.mine = None
            case Playing():
                known.playing = news
            case PinChanged(pin, token=token):
                known.pin, known.token = pin, token
            case Met(partner):
                known.linked.add(partner.peer)
                known.reached += 1
                known.dialled += partner.called
            case Parted(peer):
                known.linked.discard(peer)
            case DialFailed(_, why):
                known.dialled += 1
                known.reached += why not in (LinkFailure.UNREACHABLE, LinkFailure.SILENT)
            case Reached(_, reached):
                known.dialled_back = reached
            case Stuck(trouble) if trouble.code == _NO_LISTENING:
                self._is_ready = True    # nobody can come to us, but we can go to others
            case Stuck(trouble) if trouble.code in _NO_DISCOVERY:
                known.multicast = trouble
            case _:
                pass

    def _learn(self, own: tuple[OwnAddress, ...]) -> None:
        self.known.own = own
        self.looked.emit()


def record(session: Session) -> str:
    """Return the game that runs with the proof of its draws; empty if none does."""
    return record_text(session.running.core.log) if session.running is not None else ""


def check(session: Session, shelf: ContentShelf) -> VerifyReport:
    """Return what comes of checking every draw of the game that runs."""
    return verify(record(session).encode(), shelf)


def keep_early(session: Session, text: str) -> None:
    """Have *text*, what was answered in the window before the log asked for it, outlive this program."""
    if session.running is not None:
        session.running.keep_early(text)


def suggest_undo(session: Session) -> None:
    """Propose to go back to before the last command of this peer."""
    running = session.running
    if running is None:
        return
    own = [e.seq for e in running.core.log.entries if e.kind == CMD and e.author == running.core.me]
    if own:
        session.feed(o.Suggest((votes.Undo(own[-1]),)))


def suggest_stand_in(session: Session, peer: int, level: str) -> None:
    """Propose that a bot of *level* plays for *peer* until it is back."""
    changes = session.running.core.drops(peer, level) if session.running is not None else ()
    if changes:
        session.feed(o.Suggest(changes))


class GameConnection(Protocol):
    """What the game needs of the network's desk."""

    @property
    def key(self) -> bytes:
        """The public key by which others know us."""

    @property
    def muted(self) -> set[bytes]:
        """The keys of those whose talk is not shown."""

    def call(self, work: Callable[[Session], object]) -> None:
        """Have *work* done with the session, in the network thread."""

    def go_on_alone(self, level: str) -> None:
        """Go on in a copy of the game with bots of *level*; ``Playing`` tells of it."""

    def leave(self) -> None:
        """Leave the table, saying good-bye."""


class Wires:
    """What a game's moves go out by, until it is cut; a window that is made anew takes them over with the game."""

    def __init__(self, table: OnlineTable) -> None:
        self.table: OnlineTable | None = table

    def say(self, text: str) -> None:
        if self.table is not None:
            self.table.say(text)

    def keep(self, early: str) -> None:
        if self.table is not None:
            self.table.keep(early)

    def left(self) -> None:
        if self.table is not None:
            self.table.end()
