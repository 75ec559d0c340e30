"""One program at one table, from the lobby to the end of the game (asyncio; everything in the network thread).

A session listens, dials and is dialled, and passes received messages to the lobby, later to the game. It reports to the
program around it with ``News`` values. Its methods do what people want and return at once; results follow as news.

    session = Session(me, shelf, folder, tell)
    await session.open()
    session.host("Anna's table", offer, players=3)     # or join(endpoints, pin), or await resume(path)
    ...
    await session.close()
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from swqt import version
from swqt.net import news as n
from swqt.net.core import events as e
from swqt.net.core.entries import start_digest
from swqt.net.core.peer import Chat
from swqt.net.game.board import ContentShelf, OpeningError, resuming_trouble
from swqt.net.game.journal import AT, NetworkJournal, NetworkJournalError, journal_path, remembered, try_disk
from swqt.net.lobby import seats as seating
from swqt.net.lobby.addresses import own_addresses, told
from swqt.net.lobby.lobby import Changed, LobbyPeer, Order, SendInLobby, Started
from swqt.net.lobby.seats import SharedReplay, Shown
from swqt.net.lobby.start import LobbyEnvironment, TableOffer, check_start, plays_in
from swqt.net.lobby.table import NAMED_BYTES, LobbyTable, Manners, admission, manners_of, name_of, table_info
from swqt.net.network_game import EARLY, NetworkGame
from swqt.net.wire.connection import Endpoint
from swqt.net.wire.handshake import LinkFailure, LinkProfile, LinkRequest, Proof
from swqt.net.wire.identity import Identity
from swqt.net.wire.limits import PIN_META, Bounded, KnockLog, Limits
from swqt.net.wire.links import EVERYWHERE, Knocked, LinkDown, LinkEvent, LinkReceived, Links, LinkUp, PinChanged
from swqt.net.wire.messages import CMD, DEFAULT_PORT, ChatLine, GameMessage, GameStart, Hello, Info, Pin, Sealed, UndoTo
from swqt.net.wire.text import Troubled, clean_chat, clean_name

NAMES: Final = 256    # people whose names are remembered
TICK: Final = 0.25    # seconds between two ticks of the lobby, or of the game


class Me(NamedTuple):
    """Who this program is at the table: its identity and its user's name."""

    identity: Identity
    name: str


class Session:
    """See the module. *folder* holds the journals of network games; *tell* must neither block nor call the session."""

    def __init__(
        self, me: Me, shelf: ContentShelf, folder: Path, tell: Callable[[n.News], None], *, limits: Limits | None = None
    ) -> None:
        self.me: Final = me
        self._key: Final = me.identity.public
        self._name: Final = clean_name(me.name) or "?"
        self._shelf = shelf
        self._folder = folder
        self._tell = n.logged(tell)
        profile = LinkProfile(me.identity, self._name, version.engine_eight(), program=version.program_version())
        self.links: Final = Links(profile, self, self._hear, limits=limits)
        self.now: Final = self.links.now
        self._program = LobbyEnvironment(
            me.identity, shelf.catalogue, partial(os.urandom, 16), partial(try_disk, folder)
        )
        self.everywhere = False    # whether this program listens on all addresses of this computer
        self.lobby = LobbyPeer(self._program, 0.0)    # at no table yet
        self.game: NetworkGame | None = None
        self._chat: Chat | None = None
        self._replay: SharedReplay | None = None
        self._names: Bounded[bytes, str] = Bounded(NAMES)
        self._misled: set[bytes] = set()    # senders of an invalid START, ignored so that they cannot fill the disk
        self._asked = LinkRequest()    # how this program asks to be admitted to the table
        self._call_in = 0    # the number of that dial
        self._returns = False    # whether it can only lead to a game that was played here before
        self._admitted: set[bytes] = set()    # keys that people here have let in without a PIN
        self._knocks = KnockLog(self.links.limits)
        self._tick: asyncio.TimerHandle | None = None
        self._closed = False

    # Opening and closing.

    async def open(self, hosts: Sequence[str] = EVERYWHERE, port: int = DEFAULT_PORT) -> int:
        """Start listening, and return the port; OSError if that is impossible, but it can join other tables."""
        self._beat()
        found = await self.links.start(hosts, port)
        self._tell(n.Listening(found, port))
        self.everywhere = tuple(hosts) == EVERYWHERE
        if self.everywhere:
            self.reachable_at(told(await asyncio.get_running_loop().run_in_executor(None, own_addresses)))
        return found

    def reachable_at(self, addresses: Sequence[str]) -> None:
        """Announce *addresses* to future link partners as further addresses of this program."""
        self.links.profile = replace(self.links.profile, addresses=tuple(addresses))

    async def close(self, *, leaving: bool = False) -> None:
        """Send goodbyes, finish the journal and stop; the last news is ``Closed``.

        With *leaving*, bots take over its seats in the game at once; otherwise the others expect this program back.
        """
        self._closed = True
        if self._tick is not None:
            self._tick.cancel()
        if self.game is None:
            self._do(self.lobby.leave(self.now()))
        else:
            if leaving:
                self.feed(e.LeaveGame())
            await self.game.close()
        await self.links.close()
        self._tell(n.Closed())

    # Coming together.

    def host(
        self, name: str, offer: TableOffer, players: int,
        change: Callable[[LobbyTable], LobbyTable] = lambda table: table,
    ) -> None:  # fmt: skip
        """Open a table called *name* for *players* players; *change* is applied before anybody sees it. Troubled if the
        table is invalid."""
        number = os.urandom(NAMED_BYTES)
        table = seating.new_table(number, self._key, name, self.me.name, offer.ground, players)
        self.lobby, orders = LobbyPeer.host(self._program, change(table), offer, self.now())
        self.links.guard.number += 1
        self._do(orders)

    def join(
        self, endpoints: Iterable[Endpoint], pin: str | None = None, *, token: bytes = b"", knocking: bool = False,
        watching: bool = False,
    ) -> None:  # fmt: skip
        """Ask to play (or watch) at the table at *endpoints*; ``DialFailed`` tells of each attempt that fails.

        The *token* of an invitation takes precedence over the *pin*; *knocking* asks the people there to let us in.
        """
        self._misled.clear()
        self._returns = False
        self.lobby = LobbyPeer(self._program, self.now(), (self.me.name, watching), int(time.time()))
        self.links.hang_up(self._call_in)
        self._asked = LinkRequest(pin=pin, token=token, knocks=knocking)
        self._call_in = self.links.dial(endpoints, self._asked)

    async def resume(self, path: Path) -> None:
        """Resume the game whose journal is *path*; NetworkJournalError or OpeningError, with the reason, if that is
        impossible, Troubled if its rules differ."""
        journal = await asyncio.to_thread(NetworkJournal, path)
        if self._closed:    # it was left while the disk was read
            journal.close()
        else:
            self._play(journal)

    def seen(self, game: bytes, peer: bytes, endpoints: Iterable[Endpoint]) -> None:
        """Handle an announcement: *peer*, the start of a key, has *game* (or table) at *endpoints*. If it is ours too
        and the key is known, remember the endpoints for dialling."""
        if game and peer and self.info().game.startswith(game):
            for key in self.known_keys:
                if key.startswith(peer):
                    self.links.learn(key, endpoints)

    # The lobby.

    @property
    def table(self) -> LobbyTable | None:
        """The newest known document of the table; fixed once the game has begun."""
        if self.game is not None and self.lobby.table is None:
            return self.game.opening.table
        return self.lobby.table

    def ask(self, operation: str, value: int = 0, more: int = 0, text: str = "") -> None:
        """Do one of ``seating.CHANGES``, or request it from the host."""
        self._do(self.lobby.ask(operation, self.now(), value, more, text))

    def decide(self, change: Callable[[LobbyTable], LobbyTable], goods: Mapping[bytes, bytes] | None = None) -> None:
        """As the host, apply *change*, a function of ``seating`` that may need *goods*, to the table."""
        self._do(self.lobby.decide(change, self.now(), goods))

    def reopen(self) -> None:
        """Reopen the closed table with this program as its host; those who were there can come back to it."""
        self.links.guard.number = self.links.guard.number or 1    # the host may have left before it sent the PIN
        self._tell_pin()
        self._do(self.lobby.reopen(self.now()))

    def kick(self, key: bytes) -> None:
        """As the host, send the owner of *key* away from the table; nothing once its game has begun."""
        if self.game is None:
            self._do(self.lobby.kick(key, self.now()))
            if self.knows(key):    # it was refused: somebody else may be the host by now
                return
            self._admitted.discard(key)
            self.links.give_up(lambda other: other == key)    # or it would be dialled again at once
            self.links.drop(key, "leaving")
            self.links.guard.renew()    # with another key it could come back by the old PIN

    def let_in(self, *keys: bytes) -> None:
        """Admit the owners of *keys* without a PIN, if they knock."""
        self._admitted.update(keys)

    def begin(self) -> None:
        self._do(self.lobby.freeze(self.now()))

    # A replay that is watched together.

    def show(self, count: int, pace: int, note: str | None) -> None:
        """Show the others the position after *count* commands; they follow if this program leads."""
        if self._replay is not None:
            self.links.send_all(self._replay.show(count, pace, note))

    def point(self, region: int) -> None:
        """Point at *region* for everybody, unless that exceeds the rate limit."""
        if self._replay is not None and (message := self._replay.point(region, self.now())):
            self._tell(message)
            self.links.send_all(message)

    def _hear_shown(self, peer: bytes, message: Shown) -> None:
        table = self.table
        if table is not None and self._replay is not None and self._replay.hear(message, table, self.now()):
            if self._replay.counts(message, table):
                self._tell(message)
            self.links.send_all(message, but=peer)

    def _follow(self, changed: Changed) -> None:
        """Show what the leader of a replay shows, if that is a new one; as the leader, reopen a closed table."""
        table = changed.table
        if table.replay is not None:
            if self._replay is None or self._replay.place != table.table:
                self._replay = SharedReplay(self.me.identity, table.table, int(time.time()) << 16)
            if (moment := self._replay.follow(table)) is not None:
                self._tell(moment)
            if changed.closed and table.leader == self._key:
                self.reopen()

    # The game.

    def feed(self, event: e.PeerEvent) -> None:
        """Pass *event* from the user to the running game: ``WriteCommand``, ``GiveAnswer``, ``PausePlay``, ..."""
        if self.game is not None:
            self.game.feed(event)

    def suggest_undo(self) -> None:
        """Propose to undo everything from the last command of this peer on."""
        if self.game is not None:
            me = self.game.peer.log.me
            own = [entry for entry in self.game.entries if entry.kind == CMD and entry.author == me]
            if own:
                self.feed(e.SuggestChanges((UndoTo(own[-1].seq - 1),)))

    def keep_early(self, text: str) -> None:
        """Store *text*, the answers given here before the log asked for them, in the journal."""
        if self.game is not None:
            self.game.note({EARLY: text}, sync=True)

    def record(self) -> str:
        """Return the running game with the proof of its draws; empty if there is none."""
        return "" if self.game is None else self.game.record(self.game.entries)

    def copies(self) -> tuple[str, ...]:
        """Return the branches that lost the name of this game in a split, each with the proof of its draws."""
        return () if self.game is None else tuple(map(self.game.record, self.game.peer.log.copies))

    def talk(self, text: str) -> None:
        """Send the chat line *text* to everybody at the table or in the game; CommandRefused if that is not allowed."""
        rules = self._rules
        if not rules.allow(clean_chat(text)):
            self._tell(e.CommandRefused("sayings"))
        elif self.game is not None:
            may = rules.talk or self.game.peer.log.playing()
            self.feed(e.SayLine(text)) if may else self._tell(e.CommandRefused("watcher"))
        elif self.table is not None:
            line = self._table_chat(self.table).say(text, self.now())
            if line is None:
                self._tell(e.CommandRefused("chat"))
            else:
                self._tell(e.LineSaid(line.key, line.name, line.text))
                self.links.send_all(line)

    @property
    def known_keys(self) -> frozenset[bytes]:
        """The keys of the people at the table, of the members of the game and of linked programs."""
        people = [person.key for person in self.table.people] if self.table is not None else []
        return frozenset((*people, *self._members, *self.links.peers))

    # Admission: the Door.

    def admit(self, hello: Hello) -> Proof | LinkFailure:
        game = self.game.game if self.game is not None else b""
        return admission(hello, game, self.knows(hello.identity), self.table, self._admitted)

    def knows(self, peer: bytes) -> bool:
        """Return whether *peer* is a member of the game or, before it, somebody else at the table."""
        if self.game is not None:
            return peer in self._members
        return self.table is not None and self.table.find(peer) is not None and peer != self._key

    def info(self) -> Info:
        told = table_info(self.table, self.table.name if self.table is not None else self._name)
        return told if self.game is None else n.game_info(told, self.game.game, self.game.status, self.links.peers)

    @property
    def _members(self) -> tuple[bytes, ...]:
        return self.game.peer.log.view.keys if self.game is not None else ()

    # Events of the links.

    def _hear(self, event: LinkEvent) -> None:
        match event:
            case LinkUp(partner):
                name = self._names.keep(partner.peer, name_of(partner.peer, partner.name, self.table))
                self._tell(LinkUp(replace(partner, name=name)))
                if partner.called and self.table is None:
                    # Who asks for no secret, though we have one, knows us: we belong to its game, but have lost the
                    # journal. An impostor gets nowhere, as we have signed the START of that game.
                    self._returns = self._asked.guesses and partner.proof is Proof.KNOWN
                self.links.guard.parted(partner.peer)    # it may have restarted, and then needs the PIN again
                self._linked(partner.peer)
            case LinkDown(peer, why):
                self._tell(event)
                self.links.guard.parted(peer)
                self.feed(e.PeerUnlinked(peer))
                if self.game is not None and why.is_farewell and not self.knows(peer):
                    self.links.give_up(lambda other: other == peer)    # a spectator, for whom nobody waits
            case LinkReceived(peer, message):
                self._receive(peer, message)
            case PinChanged():
                self._tell_pin(event)
            case Knocked(key, _, address):
                playing = self.game is not None and self.game.peer.log.playing()
                hosting = self.game is None and self.lobby.is_host
                if (playing or hosting) and self._knocks.is_new(key, address, self.now()):
                    self._tell(event)
            case _:
                self._tell(event)

    def _linked(self, peer: bytes, *, started: bool = False) -> None:
        if self.game is not None:
            link = self.links.link(peer)
            if link is not None and link.partner.game != self.game.game[:NAMED_BYTES] and not started:
                self.links.send(peer, self.game.start)    # a spectator, or a member whose journal is lost
            if link is not None and link.partner.port and self.knows(peer):
                self.game.note({f"{AT}{peer.hex()}": f"{link.partner.port} {link.address}"})
            self.feed(e.PeerLinked(peer))
        else:
            self._do(self.lobby.linked(peer))
            if self._replay is not None and self.table is not None and (shown := self._replay.moment(self.table)):
                self.links.send(peer, shown)

    def _receive(self, peer: bytes, message: Sealed) -> None:
        if isinstance(message, Pin):
            self._hear_pin(peer, message)
        elif self.game is not None:
            if isinstance(message, GameMessage):
                self.game.feed(e.MessageArrived(peer, message))
            else:
                self._do(self.lobby.feed(peer, message, self.now()))    # a sender still in the lobby gets the START
        elif isinstance(message, ChatLine):
            self._hear_line(peer, message)
        elif isinstance(message, Shown):
            self._hear_shown(peer, message)
        elif isinstance(message, GameStart) and self.lobby.table is None:
            # The game is running; this program watches it, or plays in it and has lost its journal.
            if peer not in self._misled and (not self._returns or plays_in(message, self._key)):
                self._begin(message, peer)
        elif not self._returns:
            self._do(self.lobby.feed(peer, message, self.now()))

    def _hear_pin(self, peer: bytes, message: Pin) -> None:
        table = self.table
        if table is not None and table.pin and (self.knows(peer) if self.game is not None else table.host == peer):
            if self.links.guard.hear(message, peer, self.now()):
                self._tell_pin()

    def _hear_line(self, peer: bytes, line: ChatLine) -> None:
        """Report and forward a line of chat before the game if its author is at the table and it is allowed."""
        table = self.table
        person = table.person(line.key) if table is not None else None
        if table is None or person is None or not self._rules.allow(str(line.text)):
            return
        if self._table_chat(table).hear(line, self.now()):
            self._tell(e.LineSaid(line.key, person.name, line.text))
            self.links.send_all(line, but=peer)

    @property
    def _rules(self) -> Manners:
        return manners_of(self.table, self.game.status.options if self.game is not None else b"")

    def _table_chat(self, table: LobbyTable) -> Chat:
        if self._chat is None or self._chat.place != table.table:
            self._chat = Chat(self.me.identity, table.table, self._name, int(time.time()) << 16, self.knows)
        return self._chat

    # Orders of the lobby.

    def _do(self, orders: Iterable[Order]) -> None:
        for order in orders:
            if isinstance(order, SendInLobby):
                message: Sealed = order.message    # type: ignore[assignment]  # it sends nothing but sealed messages
                if order.to is not None:
                    self.links.send(order.to, message)
                else:
                    self.links.send_all(message, but=order.without)
                continue
            self._tell(order)
            if isinstance(order, Changed):
                self._keep_up()
                self._follow(order)
            elif isinstance(order, Started):
                self._begin(order.start)

    def _keep_up(self) -> None:
        """Keep dialling everybody at the table or in the game, so that all are linked directly, and stop dialling those
        who have left the table."""
        if self.game is not None:
            pin = self.links.guard.pin if self.links.guard.number else self._asked.pin
            watching = self.game.peer.log.me is None
            others = (key for key in self._members if key != self._key)
            self.links.keep_up(others, self.game.game[:NAMED_BYTES], pin if watching else None)
        elif self.lobby.table is not None:
            keys = [person.key for person in self.lobby.table.people]
            if self._key in keys:
                self.links.give_up(lambda key: key not in keys)
            if self.links.keep_up((key for key in keys if key != self._key), b"", None):
                self.links.introduce()

    def _tell_pin(self, news: PinChanged | None = None) -> None:
        self._tell(news or PinChanged(self.links.guard.pin, token=self.links.guard.token))
        if self.game is not None:
            self.game.note({PIN_META: self.links.guard.word})

    def _beat(self) -> None:
        """Every TICK seconds, tick the lobby or the game, keep up the links and send newcomers the PIN."""
        # Scheduled first, so that an exception below does not end it.
        self._tick = asyncio.get_running_loop().call_later(TICK, self._beat)
        table = self.table
        if self.game is None:
            self._do(self.lobby.tick(self.now()))
        self.feed(e.TimePassed())
        self._keep_up()
        if table is not None and table.pin and (self.game is not None or table.host == self._key):
            self.links.guard.share(filter(self.knows, self.links.peers), self.links.send)

    # The beginning of the game.

    def _begin(self, start: GameStart, teller: bytes = b"") -> None:
        """Play the game of *start* from its journal; if *teller* already runs it, what the journal lacks was lost."""
        path, journal = journal_path(self._folder, start_digest(start)), None
        own = plays_in(start, self._key)
        try:
            if teller:
                check_start(start, self.me.identity)
            meta = {"name": self.table.name if self.table is not None else "?", "mine": self._name}
            journal = NetworkJournal.of_game(path, start, meta, lost=bool(teller) and own)
            self._play(journal)
        except (NetworkJournalError, OpeningError, Troubled) as error:
            if journal is not None and not journal.story.records and not own:
                path.unlink(missing_ok=True)
            self._misled.add(teller)
            self._tell(n.stuck(error))

    def _play(self, journal: NetworkJournal) -> None:
        """Play the game of *journal* from its records; close the journal if that is impossible."""
        story = journal.story
        try:
            if (trouble := resuming_trouble(journal.start.document)) is not None:
                raise Troubled(trouble.code, *trouble.args)
            game = self.game = NetworkGame(
                self.links, self.me.identity, self._name, journal, self._shelf, self._people, self._tell_game
            )
        except BaseException:
            journal.close()
            raise
        for peer, places in remembered(story.meta):
            self.links.remember(peer, places)
        self.links.guard.take_up(story.meta)
        self.links.profile = replace(self.links.profile, game=game.game[:NAMED_BYTES])
        early = story.meta.get(EARLY, "")
        self._tell(n.Playing(game.start, game.peer.log.me, game.first, bool(story.entries), early))
        game.begin()
        if self.links.guard.number and game.opening.table.pin:
            # Players can pass the PIN on to those who want to watch.
            self._tell_pin()
        self._keep_up()
        for peer in self.links.peers:    # they have the START, as the lobby sends it to all or they have sent it
            self._linked(peer, started=True)

    def _people(self) -> Mapping[bytes, tuple[str, float | None]]:
        """Return the names and pings of everybody who is or was here, by key; a ping is None without a link."""
        seated = self.table.people if self.table is not None else ()
        names = {**self._names, self._key: self._name, **{person.key: person.name for person in seated}}
        return {
            key: (name, link.round_trip if (link := self.links.link(key)) is not None else None)
            for key, name in names.items()
        }

    def _tell_game(self, news: n.News) -> None:
        """Report the news of the running game, except lines of chat that the rules do not allow."""
        if not isinstance(news, e.LineSaid):
            self._tell(news)
        elif self._rules.allow(news.text) and (news.key in self._members or self._rules.talk):
            name = self._names.get(news.key) or name_of(news.key, news.name, self.table)
            self._tell(e.LineSaid(news.key, name, news.text))
