"""One program at one table, from the lobby to the end of the game (asyncio; everything in the network thread).

A session listens, calls and is called, and hands what it hears to the lobby and then to the core of the game. It
tells the program around it what happens, as ``News`` values, and is told what people want by its methods, which
return at once: what becomes of it is told. Files are the journal of the game and the seed of this peer's draws.

    session = Session(me, shelf, folder, tell)
    await session.open()
    session.host("Anna's table", offer, players=3, pin=True)     # or join(endpoints, pin), or await resume(path)
    ...
    await session.close()
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from swqt.net import version
from swqt.net.agreement import orders as o
from swqt.net.agreement.core import Core
from swqt.net.agreement.draws import Chain
from swqt.net.agreement.votes import Impossible
from swqt.net.joining import newcomers
from swqt.net.joining.admission import META, TablePin, admission, game_info, knows, lobby_info
from swqt.net.joining.beginnings import first_records, go_on, is_member
from swqt.net.joining.chat import Chatter, may_say, name_of
from swqt.net.joining.comparing import Comparing
from swqt.net.joining.journal_writer import DiskTold, read_notice
from swqt.net.joining.news import Closed, Listening, Met, News, Parted, Playing, Stuck, logged
from swqt.net.joining.running import EARLY, Calling, Running, Talking
from swqt.net.meeting import lobby_base, seating
from swqt.net.meeting.document import LobbyTable
from swqt.net.meeting.lobby import LobbyPeer
from swqt.net.meeting.luggage import TableOffer
from swqt.net.playing.journal import (
    AT,
    JournalRecord,
    NetworkJournal,
    NetworkJournalError,
    journal_path,
    remembered,
    seed_for,
    story,
)
from swqt.net.playing.offering import ContentShelf, resuming_trouble, start_trouble
from swqt.net.playing.opening import OpeningError
from swqt.net.wire.dialling import Endpoint
from swqt.net.wire.identity import Identity, verified
from swqt.net.wire.limits import KnockLog, Limits
from swqt.net.wire.links import DEFAULT_PORT, EVERYWHERE, Links
from swqt.net.wire.messages import ChatMessage, Hello, Info, LobbyReply, LobbyRequest, Pin, Sealed, StartMessage
from swqt.net.wire.plaintext import clean_name
from swqt.net.wire.terms import (
    DialFailed,
    Ended,
    Intent,
    Knocked,
    LinkDown,
    LinkEvent,
    LinkHeard,
    LinkProfile,
    LinkReceived,
    LinkRefusal,
    LinkRequest,
    LinkUp,
    Partner,
    PinChanged,
    Proof,
)
from swqt.net.wire.trouble import Trouble, Troubled

TICK: Final = 0.25
"""Seconds between two looks of the lobby at the clock."""

_SEED: Final = 32
_RUN: Final = 16
_EIGHT: Final = 8


class Me(NamedTuple):
    """Who this program is at the table: its identity and the name of whoever sits before it."""

    identity: Identity
    name: str


class Session:
    """See the module. *folder* is where journals of network games lie; *tell* must not block and not call back."""

    def __init__(
        self, me: Me, shelf: ContentShelf, folder: Path, tell: Callable[[News], None], *, limits: Limits | None = None
    ) -> None:
        self.me: Final = me
        self._shelf = shelf
        self._folder = folder
        self._tell = tell = logged(tell)
        self.links: Final = Links(
            LinkProfile(
                me.identity, clean_name(me.name) or "?", version.engine_eight(), program=version.program_version()
            ),
            self, self._hear, limits=limits,
        )  # fmt: skip
        self._program = lobby_base.LobbyEnvironment(
            me.identity, verified, shelf.catalogue, self._anchor, lambda: os.urandom(_RUN),
            version.program_version(), version.engine_digest(),
        )  # fmt: skip
        self.lobby: LobbyPeer | None = None
        self.running: Running | None = None
        self._start: StartMessage | None = None
        self._house: LobbyTable | None = None
        self._comparing: Comparing | None = None
        self._talking = Talking(self.links, Chatter(me.identity, me.name, int(time.time())), tell)
        self._places: dict[bytes, str] = {}
        self._misled: set[bytes] = set()
        """Who has begun a game that is none: nobody fills the disk with them."""
        self._secret = os.urandom(_SEED)
        self._pin: str | None = None
        self._admitted: set[bytes] = set()
        """Whom people here have let in without a PIN."""
        self._knocks = KnockLog(self.links.limits)
        self._table_pin = TablePin(self.links, me.identity.public)
        self._calling = Calling(self.links, me.identity.public)
        self._tick: asyncio.TimerHandle | None = None

    # Opening and closing.

    async def open(self, hosts: Sequence[str] = EVERYWHERE, port: int = DEFAULT_PORT) -> int:
        """Listen, and return the port; OSError if that is impossible."""
        found = await self.links.start(hosts, port)
        self._tell(Listening(found, port))
        self._beat()
        return found

    def reachable_at(self, addresses: Sequence[str]) -> None:
        """Tell those whom this program links to from now on that it can be reached at *addresses*, too."""
        self.links.profile = replace(self.links.profile, addresses=tuple(addresses)[:_EIGHT])

    async def close(self, bot: str = "easy") -> None:
        """Say good-bye to everybody, finish the journal and stop. Afterwards nothing is told but ``Closed``.

        Whoever leaves a game proposes that a *bot* of this level plays on; with an empty *bot*, nothing is proposed.
        """
        if self._tick is not None:
            self._tick.cancel()
        if self.lobby is not None and self.running is None:
            self._do(self.lobby.leave(self.now()))
        if self.running is not None:
            self.running.hand_over(bot)
            await self._stop_playing()
        await self.links.close()
        self._tell(Closed())

    async def _stop_playing(self) -> None:
        assert self.running is not None
        if self._comparing is not None:
            self._comparing.close()
        await self.running.close()

    def now(self) -> float:
        return self.links.now()

    # Coming together.

    def host(
        self,
        name: str,
        offer: TableOffer,
        players: int,
        change: Callable[[LobbyTable], LobbyTable] = lambda table: table,
    ) -> None:
        """Open a table called *name* for so many *players*; *change* is applied to it before anybody sees it.

        Troubled if there can be no such table.
        """
        key = self.me.identity.public
        table = seating.new_table(
            os.urandom(_EIGHT), key, name, self.me.name, offer.ground, players,
            program=version.program_version(), engine=version.engine_digest(),
        )  # fmt: skip
        self.lobby, orders = LobbyPeer.host(self._program, change(table), offer, self.now())
        self._table_pin.changed()
        self._do(orders)

    def join(
        self,
        endpoints: Iterable[Endpoint],
        pin: str | None = None,
        *,
        token: bytes = b"",
        knocking: bool = False,
        watching: bool = False,
    ) -> int:
        """Ask to sit down (or watch) at the table that answers there; the number names the call in ``DialFailed``.

        The *token* of an invitation goes before the *pin*; by *knocking* people there are asked to let us in.
        """
        self._pin = pin
        self._misled.clear()
        number = int(time.time())
        self.lobby = LobbyPeer.guest(self._program, self.me.name, self.now(), watching=watching, first_number=number)
        intent = Intent.WATCH if watching else Intent.PLAY
        return self._calling.come_in(endpoints, LinkRequest(intent, pin=pin, token=token, knocks=knocking))

    async def resume(self, path: Path, endpoints: Iterable[tuple[bytes, Iterable[Endpoint]]] = ()) -> None:
        """Go on with the game whose journal is *path*; *endpoints* are where its peers were seen last.

        NetworkJournalError or OpeningError, with a sentence, if that is impossible; Troubled if its rules differ.
        """
        journal = await asyncio.get_running_loop().run_in_executor(None, NetworkJournal, path)
        told = story(journal.records)
        if told.start is None:
            journal.close()
            raise NetworkJournalError(f"{path}: the beginning of the game is missing")
        try:
            trouble = resuming_trouble(told.start.genesis.document)
            if trouble is not None:
                raise Troubled(trouble.code, *trouble.args)
            self._play(told.start, journal)
        except BaseException:
            journal.close()
            raise
        for peer, places in (*remembered(told.meta), *endpoints):
            self.links.learn(peer, places, sure=True)

    async def go_on_alone(self, level: str) -> None:
        """Go on without the others, in a copy of the game with bots of *level* on their seats.

        Troubled if nobody plays here, or the game is over.
        """
        running, start = self.running, self._start
        try:
            if running is None or start is None:
                raise Impossible("there is no game")
            table, stores = running.core.copied(level)
        except Impossible as error:
            raise Troubled("alone-not", str(error)) from None
        records = [JournalRecord(store.kind, store.data) for store in stores]
        # First of all the journal: without one, the game that is on goes on.
        journal = NetworkJournal.create(journal_path(self._folder, table.game), self._first_records(start) + records)
        await self._stop_playing()
        self._calling.stop()
        for peer in self.links.peers:
            self.links.drop(peer)
        self._play(start, journal)

    def want_seat(self, seat: int) -> None:
        """As somebody who has no seat now, ask those who play for *seat*; they vote on it."""
        core = self._core
        if core is not None and core.me not in core.view.participants:
            newcomers.keep_chain(core, self._folder, self._secret)
            who = self.me.identity
            self.links.send_all(newcomers.claim(core, who.public, who.sign, self.me.name, seat))

    def refuse_seat(self, key: bytes, seat: int) -> None:
        """As somebody who plays, tell *key*, who asks for *seat*, that nobody here puts that to the vote."""
        if self._core is not None and self._core.me in self._core.view.participants:
            self.links.send(key, newcomers.refusal(self._core, self.me.identity.sign, key, seat))

    def seen(self, game: bytes, peer: bytes, endpoints: Iterable[Endpoint]) -> None:
        """Somebody announces *game*, and says that its key begins with *peer*: call it there if we play that game."""
        if self.running is None or not game or not self.running.core.log.table.game.startswith(game):
            return
        for key in self.running.core.view.keys:
            if peer and key.startswith(peer):
                self.links.learn(key, endpoints)

    # The lobby.

    @property
    def table(self) -> LobbyTable | None:
        """The table before the game, as far as it is known here; it stays as it was when the game began."""
        return self.lobby.table if self.lobby is not None and self.lobby.table is not None else self._house

    def ask(self, operation: str, value: int = 0, more: int = 0, text: str = "") -> None:
        """Do, or ask the host for, one of ``seating.CHANGES``."""
        if self.lobby is not None:
            self._do(self.lobby.ask(operation, self.now(), value, more, text))

    def decide(self, change: Callable[[LobbyTable], LobbyTable]) -> None:
        """As the host, change the table by one of the functions of ``seating``."""
        if self.lobby is not None:
            self._do(self.lobby.decide(change, self.now()))

    def play_on(self, offer: TableOffer, players: int) -> None:
        """As the host, choose another board or other content."""
        if self.lobby is not None:
            self._do(self.lobby.play_on(offer, players, self.now()))

    def kick(self, key: bytes) -> None:
        """As the host, send somebody away."""
        if self.lobby is not None:
            self._do(self.lobby.kick(key, self.now()))
            self._admitted.discard(key)
            self._calling.hang_up(key)    # or it would be called again at once
            self.links.drop(key, "leaving")
            self.links.renew_pin()    # under another name it would have come back by the old one

    def let_in(self, key: bytes) -> None:
        """Let in the owner of *key*, who knocks, without a PIN."""
        self._admitted.add(key)

    def begin(self) -> None:
        """As the host, begin the game."""
        if self.lobby is not None:
            self._do(self.lobby.freeze(self.now()))

    # The game.

    def feed(self, event: o.Event) -> None:
        """Give the running game what somebody here wants: ``Write``, ``Suggest``, ``Answer``, ``SetPause``, ..."""
        if self.running is not None:
            self.running.feed(event)

    def talk(self, text: str) -> None:
        """Say *text* to everybody at the table or in the game, as far as whoever sits here may."""
        self._talking.say(text, self.table, self.running)

    @property
    def known_keys(self) -> frozenset[bytes]:
        """The keys of those who are or were at the table or in the game, and of those to whom there is a link."""
        people = [person.key for person in self.table.people] if self.table is not None else []
        members = self._core.view.keys if self._core is not None else ()
        return frozenset((*people, *members, *self.links.peers))

    # Who may come in: the Door.

    def admit(self, hello: Hello, address: str) -> Proof | LinkRefusal:
        return admission(hello, self.me.identity.public, self.table, self._core, self._admitted)

    def knows(self, peer: bytes) -> bool:
        return knows(peer, self.me.identity.public, self.table, self._core)

    def info(self) -> Info:
        name = self.table.name if self.table is not None else self.links.profile.name
        if self.running is None:
            return lobby_info(self.table, name)
        return game_info(self.running.core, name, self.links.peers)

    @property
    def _core(self) -> Core | None:
        return self.running.core if self.running is not None else None

    # What links say.

    def _hear(self, event: LinkEvent) -> None:
        match event:
            case LinkUp(partner, address):
                self._tell_met(partner)
                self._calling.met(partner)
                if partner.port:
                    self._places[partner.peer] = f"{partner.port} {address}"
                self._linked(partner.peer)
            case LinkDown(peer, why):
                self._table_pin.parted(peer)
                self._places.pop(peer, None)
                gone = why in (Ended.LEFT, Ended.CLOSING)
                self._tell(Parted(peer, gone))
                if self.running is not None:
                    self.running.unlinked(peer)
                    if gone and not self.knows(peer):
                        self._calling.hang_up(peer)    # a spectator: nobody waits for those
                elif self.lobby is not None and gone:
                    self._do(self.lobby.left(peer, self.now()))
            case LinkReceived(peer, message):
                self._receive(peer, message)
            case PinChanged():
                self._table_pin.changed()
                self._tell_pin(event)
            case DialFailed():
                if not self._calling.failed(event):
                    self._tell(event)
            case Knocked(key, _, address):
                if self._decides_who_comes_in and self._knocks.is_new(key, address, self.now()):
                    self._tell(event)
            case LinkHeard():
                pass    # the core keeps its own account of silence
            case _:
                self._tell(event)

    @property
    def _decides_who_comes_in(self) -> bool:
        """Whether people here may let in who knocks: the host before the game, in it all who play."""
        if self._core is not None:
            return self._core.me in self._core.view.participants
        return self.lobby is not None and self.lobby.is_host

    def _tell_met(self, partner: Partner) -> None:
        self._tell(Met(replace(partner, name=name_of(partner.peer, partner.name, self.table))))

    def _linked(self, peer: bytes) -> None:
        if self.running is not None:
            if self._start is not None and peer not in self.running.core.view.keys:
                self.links.send(peer, self._start)    # a spectator, or a member whose journal is lost
            elif peer in self._places:
                self.running.note({f"{AT}{peer.hex()}": self._places[peer]})
            self.running.linked(peer)
        elif self.lobby is not None:
            self._do(self.lobby.linked(peer, self.now()))

    def _receive(self, peer: bytes, message: Sealed) -> None:
        if isinstance(message, ChatMessage):
            self._talking.hear(peer, message, self.table, self.running)
        elif isinstance(message, Pin):
            if self._table_pin.hear(message, peer, self.table, self._core, self.now()):
                self._tell_pin(PinChanged(message.pin, token=self.links.token))
        elif self.running is not None:
            if self.lobby is not None:
                self._do(self.lobby.feed(peer, message, self.now()))    # whoever is late gets the START
            self.running.received(peer, message)
        elif self.lobby is not None:
            if isinstance(message, StartMessage) and self.lobby.table is None:
                self._late(message, peer)
            else:
                self._do(self.lobby.feed(peer, message, self.now()))

    # What the lobby says.

    def _do(self, orders: Iterable[lobby_base.Order]) -> None:
        for order in orders:
            if isinstance(order, lobby_base.SendInLobby):
                self._send(order)
                continue
            self._tell(order)
            if isinstance(order, lobby_base.Changed):
                self._meet(order.table)
            elif isinstance(order, lobby_base.Started):
                self._begin(order.start)

    def _send(self, order: lobby_base.SendInLobby) -> None:
        message: Sealed = order.message    # type: ignore[assignment]  # the lobby sends nothing but sealed messages
        if order.to is not None:
            self.links.send(order.to, message)
        else:
            self.links.send_all(message, but=order.without)

    def _meet(self, table: LobbyTable) -> None:
        """Call everybody at the table, so that no two need a third to hear of each other, and nobody who has left."""
        keys = [person.key for person in table.people]
        if self.me.identity.public in keys:
            self._calling.only(keys)
        if self._call(keys, b""):
            self.links.introduce()

    def _call(self, keys: Iterable[bytes], game: bytes) -> bool:
        watching = self.running is not None and self.running.core.me is None
        pin = self.links.pin if self._table_pin.number else self._pin
        return self._calling.keep(keys, game, watching=watching, pin=pin if watching else None)

    def _tell_pin(self, news: PinChanged) -> None:
        self._tell(news)
        if self.running is not None:
            self.running.note({META: self._table_pin.word})

    def _beat(self) -> None:
        """Let the lobby look at the clock, a few times a second, and tell newcomers the PIN."""
        if self.lobby is not None and self.running is None:
            self._do(self.lobby.tick(self.now()))
            if self.lobby.table is not None:
                self._meet(self.lobby.table)
        self._table_pin.share(self.table, self._core, self.knows)
        self._tick = asyncio.get_running_loop().call_later(TICK, self._beat)

    # The beginning of the game.

    def _anchor(self, game: bytes, peer: int) -> bytes:
        return Chain(seed_for(self._folder, game), game, peer).anchor

    def _late(self, start: StartMessage, peer: bytes) -> None:
        """Take part in a game that *peer* has on already: as a spectator, or as a member that has lost its journal."""
        if peer in self._misled:
            return
        wrong = start_trouble(start)
        if wrong:
            self._tell(Stuck(Trouble("malformed", (wrong,))))
        if wrong or not self._begin(start):
            self._misled.add(peer)

    def _begin(self, start: StartMessage) -> bool:
        path, journal = journal_path(self._folder, start.genesis.game), None
        known = path.exists()
        try:
            journal = NetworkJournal(path) if known else NetworkJournal.create(path, self._first_records(start))
            self._play(start, journal)
        except (NetworkJournalError, OpeningError, Troubled) as error:
            if journal is not None:
                journal.close()
                if not known and not is_member(start, self.me.identity.public):
                    path.unlink(missing_ok=True)
            self._tell(Stuck(Trouble("no-game", (str(error),))))
            return False
        return True

    def _first_records(self, start: StartMessage) -> list[JournalRecord]:
        return first_records(start, self.table, self.links.profile.name)

    def _play(self, start: StartMessage, journal: NetworkJournal) -> None:
        """Play the game of *start* from what *journal* holds."""
        begun = go_on(
            start, journal, self._shelf, self._folder, self.me.identity, self._secret, os.urandom(_RUN),
            int(time.time()), seated=self.lobby is not None and self.lobby.start is not None,
        )  # fmt: skip
        core = begun.core
        table = core.log.table
        self._start = start
        self.links.profile = replace(self.links.profile, game=table.game[:_EIGHT])
        self._tell(Playing(start, core.me, table.copy, bool(begun.entries), begun.notes.get(EARLY, "")))
        for peer in self.links.peers:
            partner = self.links.partner(peer)
            if partner is not None and peer not in core.view.keys:
                self._tell_met(partner)    # who watches, and has been linked since the lobby
        self._house = begun.house
        self.running = Running(self.links, core, begun.replica, journal, begun.lines, self._tell_game)
        self._talking.chatter.go_on_from(begun.first)
        self._comparing = Comparing(self.running, start, self._shelf, self._folder, self._tell)
        self.running.begin()
        self._table_pin.take_up(begun.notes)
        if self._table_pin.number and self._house is not None and self._house.pin and not table.copy:
            # Who plays can tell it to those who want to watch.
            self._tell_pin(PinChanged(self.links.pin, token=self.links.token))
        if not table.copy:
            self._call(core.view.keys, table.game[:_EIGHT])
        for peer in self.links.peers:
            self._linked(peer)

    def _tell_game(self, news: News) -> None:
        """Tell what the running game says, and do what of it is the session's business."""
        assert self.running is not None
        assert self._comparing is not None
        core = self.running.core
        match news:
            case o.Viewed():
                if not core.log.table.copy:
                    self._call(core.view.keys, core.log.table.game[:_EIGHT])
            case o.PeerHeard(_, key, LobbyRequest() as message) if (full := read_notice(message)) is not None:
                peer = core.view.number(key)
                if peer is not None:
                    self._tell(DiskTold(peer, full))
            case o.PeerHeard(_, key, LobbyRequest() | LobbyReply() as message):
                told = newcomers.heard(core, self.me.identity.public, key, message, verified, self.table)
                if told is not None:
                    self._tell(told)
            case o.Differs() | o.Misdeed() | o.PeerHeard():
                self._comparing.hear(news)
            case o.Said(_, text) if not may_say(text, self.table, core):
                return    # who writes all the same is not heard
            case _:
                pass
        if not isinstance(news, o.PeerHeard):
            self._tell(news)
