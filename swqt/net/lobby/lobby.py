"""One program at a table before the game: host or guest, sans-I/O.

Messages, ticks and wishes come in with the moment; ``SendInLobby`` and ``Notice`` orders come out. The laws:

* Only the host writes the document. It is told anew at least every 3 s; who hears nothing new for 8 s, or hears that
  the host leaves, keeps the table as closed. Who was there may open it again and is its host then; the others follow.
* What is new is passed on to everybody, so nobody needs a link to the host.
* What guests ask for is said again until it is done or refused.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from itertools import count
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from swqt.net.core.entries import is_signed, signed
from swqt.net.lobby import seats as seating
from swqt.net.lobby import start as st
from swqt.net.lobby.table import FROZEN, GATHERING, LOBBY, LobbyTable, checked, engine_trouble, read_table, write_table
from swqt.net.wire import messages as m
from swqt.net.wire.limits import Bounded
from swqt.net.wire.messages import GameStart, Message
from swqt.net.wire.text import REPLIES, ReasonText, Trouble, Troubled, clean

BEAT: Final = 3.0    # seconds after which the host tells the table again, and guests that they are there
GONE: Final = 8.0    # seconds of silence after which somebody is gone
FREEZE: Final = 10.0    # seconds in which all must have given their part of the start, and again must have signed
LAST: Final = 2**31    # the highest version of a table that is listened to: who opens it again needs a higher one
MOST_PENDING: Final = 16    # requests of one guest
SEEN: Final = 1024    # requests and replies that are remembered; what is done twice then is refused by its number


class SendInLobby(NamedTuple):
    """Send *message* to the neighbour with the key *to*, or to all of them but *without*."""

    message: Message
    to: bytes | None = None
    without: bytes | None = None


class Changed(Struct, frozen=True):
    """The table is now *table*. ``played`` is what it is played with, None as long as *trouble* says why not.

    ``host`` says that this program is the host; ``closed``, that the host is gone or silent: nothing can be done at the
    table but ``reopen`` it, or leave. ``replay`` is the game file that is watched together, once it has come.
    """

    table: LobbyTable
    played: st.PlayedContent | None
    trouble: Trouble | None
    host: bool
    closed: bool = False
    replay: str = ""


class LobbyRefusal(Struct, frozen=True):
    """What was asked is not done."""

    operation: str
    trouble: Trouble


class Complaint(Struct, frozen=True):
    """Something went wrong that nobody here asked for; the lobby goes on."""

    trouble: Trouble


class RemovedFromTable(Struct, frozen=True):
    """This program is no longer at the table; to come back it joins again."""

    trouble: Trouble


class Started(Struct, frozen=True):
    """The game begins."""

    start: GameStart


Notice = Changed | LobbyRefusal | Complaint | RemovedFromTable | Started
Order = SendInLobby | Notice


class LobbyPeer:
    """One program at one table: make it as it is for a guest, or with ``host``. Every method returns Orders.

    A guest has a *wish*, the own name and whether to watch, for the table that the next neighbour tells of; *number* is
    to be higher than in any earlier run.

    ``table`` is what is known of the table, None before anything was heard; ``closed`` says that its host is gone;
    ``start`` is the START once there is one; ``played`` and ``trouble`` are as in ``Changed``.
    """

    def __init__(
        self, program: st.LobbyEnvironment, now: float, wish: tuple[str, bool] | None = None, number: int = 0
    ) -> None:
        self._me: Final = program
        self._key: Final = program.keys.public
        self.table: LobbyTable | None = None
        self.version = 0
        self.closed = False
        self.start: GameStart | None = None
        self.played: st.PlayedContent | None = None
        self.trouble: Trouble | None = None
        self.replay = ""
        self._lobby: m.Lobby | None = None        # the document as its host signed it
        self._goods: dict[bytes, bytes] = {}      # home-made content by SHA-256
        self._starting: Final = st.Starting(program)
        self._wish = wish    # of a guest who is not at the table yet
        self._pending: dict[int, m.LobbyRequest] = {}     # own requests by number: the first is said again and again
        self._number = number                         # of the last request
        self._counts = count(1)                       # how often this program has asked for something
        self._told = now                              # when the host told the table last
        self._reopened = now - GONE                   # when this program opened the table again
        self._heard: dict[bytes, float] = {}          # of each guest, for the host
        self._seen: Bounded[Message, None] = Bounded(SEEN)    # requests and replies, which are passed on once
        self._banned: set[bytes] = set()
        self._known: set[bytes] = set()               # everybody who was ever at this table
        self._double = False                          # the host has told two different tables as one version
        self._opened: object = None
        self._moments: dict[object, float] = {}       # when what is done rarely was done last

    @classmethod
    def host(
        cls, program: st.LobbyEnvironment, table: LobbyTable, offer: st.TableOffer, now: float
    ) -> tuple[LobbyPeer, list[Order]]:
        """Return the host of the new *table* with what its ground needs; Troubled if there can be no such table."""
        peer = cls(program, now)
        peer._goods.update(offer.goods)
        return peer, peer._publish(checked(table), now)

    @property
    def is_host(self) -> bool:
        return self.table is not None and self.table.host == self._key

    # What comes in.

    def linked(self, key: bytes) -> list[Order]:
        """A link to *key* is up: it is told the table, or the START."""
        message = self.start or self._lobby
        return [] if message is None else [SendInLobby(message, key)]

    def left(self, key: bytes, now: float) -> list[Order]:
        """The neighbour *key* has said goodbye."""
        if self.table is None or self.start is not None or self.table.find(key) is None:
            return []
        if self.is_host:
            return self._publish(seating.without(self.table, key), now)
        return self._close(self.table) if key == self.table.host else []

    def feed(self, sender: bytes, message: Message, now: float) -> list[Order]:
        """Return what follows from *message*, which came over the link to *sender*; nothing for others' business."""
        if self.start is not None:    # whoever still speaks of the table is sent it, at most once a second
            late = isinstance(message, (m.Lobby, m.LobbyRequest, m.StartPart, m.StartSignature))
            late = late or (isinstance(message, GameStart) and not message.signatures)
            return [SendInLobby(self.start, sender)] if late and self._rarely(sender, now) else []
        passed = SendInLobby(message, without=sender)
        try:
            match message:
                case m.Lobby():
                    return self._feed_table(sender, message, now)
                case m.LobbyRequest():
                    return self._feed_request(passed, message, now)
                case m.LobbyReply():
                    return self._feed_reply(passed, message)
                case m.Want(digest) if digest in self._goods and self._rarely((sender, digest), now, 0.9 * st.AGAIN):
                    return [SendInLobby(m.Goods(self._goods[digest]), sender)]
                case m.Goods():
                    return self._feed_goods(message, now)
                case m.StartPart():
                    return [passed, *self._advance(now)] if self._starting.take_part(message) else []
                case m.StartSignature():
                    is_new = self._starting.take_signature(message)
                    return [passed, *self._begin(self._starting.complete())] if is_new else []
                case GameStart():
                    return self._begin(message) if message.signatures else self._sign(message, now)
        except Troubled as error:
            return [Complaint(error.trouble)]
        return []

    def tick(self, now: float) -> list[Order]:
        """Return what is due by now; to be called about four times a second."""
        table = self.table
        if self.start is not None or table is None or self.closed:
            return []
        orders = self._tick_host(table, now) if self.is_host else self._tick_guest(table, now)
        orders += map(SendInLobby, self._starting.repeat(now))
        wanted = st.missing(table.ground, self._goods)
        if wanted and self._rarely("want", now):
            orders += [SendInLobby(m.Want(parcel.digest)) for parcel in wanted]
        return orders

    # What people want.

    def ask(self, operation: str, now: float, value: int = 0, more: int = 0, text: str = "") -> list[Order]:
        """Do or ask the host for one of the operations of ``seating.CHANGES``; a refusal says if it is not done."""
        if self.is_host:
            return self.decide(lambda table: seating.CHANGES[operation](table, self._key, value, more, text), now)
        try:
            table = self._open_table()
            if operation == "ready" and value and self.played is None:
                return [LobbyRefusal(operation, self.trouble or Trouble("content-waiting", ("",)))]
            data = table.mark() if operation == "ready" else b""
            return self._request(table, operation, now, value, more, text, data)
        except Troubled as error:
            return [LobbyRefusal(operation, error.trouble)]

    def leave(self, now: float) -> list[Order]:
        """Leave the table for good: the host opens the seat, or if this is the host, the table is closed."""
        self._wish = None
        if self.table is None or self.start is not None:
            return []
        self._pending.clear()
        orders = self._request(self.table, "leave", now)
        self._lobby = self.table = None
        return orders

    def reopen(self, now: float) -> list[Order]:
        """Open the table that its host has closed again, and be its host; who is still there follows by itself."""
        table = self.table
        if table is None or not self.closed or table.find(self._key) is None:
            return [LobbyRefusal("reopen", Trouble("not-here" if table is None or self.closed else "busy"))]
        self._heard = {person.key: now for person in table.people}
        self._reopened = now
        return self._publish(seating.reopened(table, self._key), now)

    def decide(self, change: Callable[[LobbyTable], LobbyTable], now: float) -> list[Order]:
        """As the host, apply one of the functions of ``seating``; a refusal says why it is not done."""
        try:
            if not self.is_host:
                raise Troubled("not-host")
            return self._publish(checked(change(self._open_table(GATHERING))), now)
        except Troubled as error:
            return [LobbyRefusal("decide", error.trouble)]

    def kick(self, key: bytes, now: float) -> list[Order]:
        """As the host, send the person *key* away; they cannot come back to this table while this host is there."""
        try:
            if not self.is_host or key == self._key:
                raise Troubled("not-host")
            table = seating.without(self._open_table(), key)
        except Troubled as error:
            return [LobbyRefusal("kick", error.trouble)]
        self._banned.add(key)
        return self._publish(table, now)

    def play_on(self, offer: st.TableOffer, players: int, now: float) -> list[Order]:
        """As the host, choose another ground (``start.pack``), whose board is for so many *players*."""
        self._goods.update(offer.goods)
        return self.decide(lambda table: seating.set_ground(table, offer.ground, players), now)

    def freeze(self, now: float) -> list[Order]:
        """As the host, begin the start; a refusal says what is missing."""
        return self.decide(lambda table: seating.frozen(table, self.trouble), now)

    def _open_table(self, most: int = FROZEN) -> LobbyTable:
        """Return the table if something can be done at it, and it is at no later stage than *most*; else Troubled."""
        if self.table is None:
            raise Troubled("not-here")
        if self.closed:
            host = self.table.person(self.table.host)
            raise Troubled("table-closed", host.name if host is not None else "")
        if self.start is not None or self.table.stage > most:
            raise Troubled("busy")
        return self.table

    # The table.

    def _publish(self, table: LobbyTable, now: float) -> list[Order]:
        """Tell everybody *table* under the next version."""
        self.version += 1
        self._told = now
        self._lobby = signed(self._me.keys, LOBBY, m.Lobby(self.version, write_table(table), b""))
        return [SendInLobby(self._lobby), *self._adopt(table, now)]

    def _feed_table(self, sender: bytes, message: m.Lobby, now: float) -> list[Order]:
        if message.version > LAST or self._lobby == message:
            return []
        try:
            table = read_table(message.document)
        except m.Malformed:
            return []
        if not is_signed(self._me.keys, table.host, LOBBY, message) or not self._is_next(table, message, sender, now):
            return []
        self._lobby, self.version, self._told = message, message.version, now
        return [SendInLobby(message, without=sender), *self._adopt(table, now)]

    def _is_next(self, table: LobbyTable, message: m.Lobby, sender: bytes, now: float) -> bool:
        """Say whether the signed *message* with *table* replaces what is known."""
        mine, later = self.table, message.version > self.version
        if mine is None:
            return self._wish is not None and table.host != self._key
        if table.table != mine.table or table.host == self._key or (table.replay is None) != (mine.replay is None):
            return False
        if table.host == mine.host:
            self._double |= message.version == self.version and write_table(mine) != message.document
            return later
        if table.host not in self._known:
            return False
        if not self.is_host:
            return later and (self.closed or sender == mine.host)
        if now < self._reopened + GONE:    # of two who have opened it again at once, one gives way
            return (message.version, table.host) > (self.version, self._key)
        # A host whom nobody follows any more was away: the others have gone on without it.
        return later and not any(now < moment + GONE - BEAT for key, moment in self._heard.items() if key != self._key)

    def _adopt(self, table: LobbyTable, now: float) -> list[Order]:
        """Take *table* for what is true, and say what follows from it for this program."""
        differs = engine_trouble(table.program, table.engine)
        if differs is not None:
            self._wish = None
            return [RemovedFromTable(differs)]
        before, self.table = self.table, table
        follows = before is not None and (self.closed or before.host != table.host)
        if follows:
            self._pending.clear()    # what was asked of another host is not asked of this one
            self._moments.clear()
        self.closed = False
        self._known.update(person.key for person in table.people)
        self._heard = {key: moment for key, moment in self._heard.items() if table.find(key) is not None}
        orders: list[Order] = []
        here, was = table.person(self._key), before.person(self._key) if before is not None else None
        if here is not None:
            self._wish = None
            self._number = min(max(self._number, here.number), 0xFFFF_0000)    # an earlier run has used up those below
            self._pending = {number: asked for number, asked in self._pending.items() if number > here.number}
        elif was is not None and not follows:
            self._wish = self.table = None
            return [RemovedFromTable(Trouble("not-here"))]
        else:
            if was is not None:
                self._wish = (was.name, was.watching)    # who was not heard for a while comes back
            if self._wish is not None and not self._pending:
                name, watching = self._wish
                orders += self._request(table, "join", now, int(watching), text=name)
        if self._opened != table.ground:
            orders += self._open(table, now)
        try:
            self._starting.follow(table, now, trusted=not self._double)
        except Troubled as error:
            orders.append(Complaint(error.trouble))    # the host soon sees whose part is missing
        orders.append(self._changed(table))
        if self._double:
            orders.append(Complaint(Trouble("host-two-tables")))
        orders += map(SendInLobby, self._starting.repeat(now))
        return [*orders, *self._advance(now)]

    def _changed(self, table: LobbyTable) -> Changed:
        return Changed(table, self.played, self.trouble, self.is_host, self.closed, self.replay)

    def _close(self, table: LobbyTable) -> list[Order]:
        already, self.closed = self.closed, True
        return [] if already else [self._changed(table)]

    def _tick_guest(self, table: LobbyTable, now: float) -> list[Order]:
        if now >= self._told + GONE:
            return self._close(table)
        orders = self._repeat(now)
        if table.find(self._key) is not None and self._rarely("here", now, BEAT):
            orders += self._say(m.LobbyRequest(table.table, self._key, 0, 0, "here", data=table.host))
        return orders

    def _tick_host(self, table: LobbyTable, now: float) -> list[Order]:
        after = table
        for person in table.people:
            if person.key != self._key and now >= self._heard.setdefault(person.key, now) + GONE:
                after = seating.without(after, person.key)
        if after is table and table.stage == FROZEN and now >= self._starting.since + FREEZE:
            complaints = [Complaint(Trouble("silent", (name,))) for name in self._starting.silent()]
            return [*self._publish(seating.thawed(table), now), *complaints]
        if after is not table or (now >= self._told + BEAT and len(table.people) > 1):
            return self._publish(after, now)
        return []

    # What this program asks of the host.

    def _request(
        self, table: LobbyTable, operation: str, now: float, value: int = 0, more: int = 0, text: str = "",
        data: bytes = b"",
    ) -> list[Order]:  # fmt: skip
        """Return the request to send now, or nothing if those before it are not answered; Troubled if too many are."""
        if len(self._pending) >= MOST_PENDING:
            raise Troubled("busy")
        self._number += 1
        self._pending[self._number] = m.LobbyRequest(
            table.table, self._key, self._number, 0, operation,    # type: ignore[arg-type]
            value, more, ReasonText(text[: ReasonText.limit]), data,
        )  # fmt: skip
        return self._repeat(now)

    def _repeat(self, now: float) -> list[Order]:
        """Return the request that is due to be said (again)."""
        first = next(iter(self._pending), None)
        return self._say(self._pending[first]) if first is not None and self._rarely(first, now) else []

    def _say(self, request: m.LobbyRequest) -> list[Order]:
        return [SendInLobby(signed(self._me.keys, LOBBY, replace(request, count=next(self._counts))))]

    def _feed_reply(self, passed: SendInLobby, message: m.LobbyReply) -> list[Order]:
        table = self.table
        if table is None or message.table != table.table or message.code >= len(REPLIES):
            return []
        if not self._is_new(message, table.host):
            return []
        if message.key != self._key:
            return [passed]
        if (request := self._pending.pop(message.number, None)) is None:
            return []
        trouble = Trouble(REPLIES[message.code], tuple(message.subject.split("|")))
        if request.operation != "join":
            return [LobbyRefusal(request.operation, trouble)]
        self._wish = self.table = self._lobby = None
        return [RemovedFromTable(trouble)]

    # What guests ask of this program, if it is the host.

    def _is_new(self, message: m.LobbyRequest | m.LobbyReply, author: bytes) -> bool:
        """Whether *message* is signed by its *author*, and was not heard before."""
        if message in self._seen or not is_signed(self._me.keys, author, LOBBY, message):
            return False
        self._seen.keep(message, None)
        return True

    def _feed_request(self, passed: SendInLobby, ask: m.LobbyRequest, now: float) -> list[Order]:
        table = self.table
        if table is None or ask.table != table.table or ask.key == self._key or not self._is_new(ask, ask.key):
            return []
        if not self.is_host:
            return [passed, *(self._close(table) if ask.key == table.host and ask.operation == "leave" else [])]
        try:
            return self._do(table, ask, now)
        except Troubled as error:
            return [self._reply(ask, error.trouble)]

    def _do(self, table: LobbyTable, ask: m.LobbyRequest, now: float) -> list[Order]:
        """Do what a guest asks for; raises Troubled."""
        person, operation = table.person(ask.key), ask.operation
        if ask.key in self._banned:
            raise Troubled("banned")
        if person is None:
            if operation != "join" or table.stage != GATHERING:
                raise Troubled("busy" if operation == "join" else "not-here")
            table = seating.admit(table, ask.key, ask.text, ask.number, watching=bool(ask.value))
        if operation != "here" or ask.data == self._key:
            self._heard[ask.key] = now
        if person is None or operation == "join":
            return self._publish(checked(table), now)
        if operation == "here" or ask.number <= person.number:
            return []
        if table.stage != GATHERING and operation != "leave":
            raise Troubled("busy")
        if operation == "ready" and ask.value and ask.data != table.mark():
            raise Troubled("changed")
        changed = seating.CHANGES[operation](table, ask.key, ask.value, ask.more, ask.text)
        return self._publish(checked(seating.with_person(changed, ask.key, number=ask.number)), now)

    def _reply(self, ask: m.LobbyRequest, trouble: Trouble) -> SendInLobby:
        code = REPLIES.index(trouble.code if trouble.code in REPLIES else "malformed")
        subject = ReasonText(clean("|".join(trouble.args), ReasonText.limit))
        reply = m.LobbyReply(ask.table, ask.key, ask.number, code, subject, b"")
        return SendInLobby(signed(self._me.keys, LOBBY, reply))

    # Content that travels.

    def _open(self, table: LobbyTable, now: float) -> list[Order]:
        """Look whether the ground of *table* can be played on here, and tell the host if that has changed."""
        self.played, self.replay, trouble, here = None, "", Trouble(""), table.person(self._key)
        try:
            if table.replay is None:
                self.played = st.open_ground(table.ground, self._goods, self._me.catalogue)
            elif packed := self._goods.get(table.replay.digest):
                self.replay = st.unsqueeze(packed, "replay-bad", table.name)
        except Troubled as error:
            trouble = error.trouble
        waits = trouble.code == "content-waiting"
        self.trouble, self._opened = trouble if trouble.code else None, None if waits else table.ground
        number = REPLIES.index(trouble.code) + 1 if trouble.code in REPLIES and not waits else 0
        if here is None or here.trouble == number or self.is_host:
            return []   # a host without the content cannot start: ``freeze`` says so
        try:
            return self._request(table, "trouble", now, number, text=clean("".join(trouble.args[:1]), 40))
        except Troubled:
            return []   # a host that does nothing that it is asked, and changes the table without end

    def _feed_goods(self, message: m.Goods, now: float) -> list[Order]:
        table, digest = self.table, sha256(message.data).digest()
        if table is None or digest not in {parcel.digest for parcel in st.missing(table.ground, self._goods)}:
            return []
        self._goods[digest] = message.data
        if st.missing(table.ground, self._goods):
            return []
        return [*self._open(table, now), self._changed(table)]

    # The start.

    def _advance(self, now: float) -> list[Order]:
        """As the host, make the START as soon as everybody's part is there."""
        if not self.is_host or self.table is None:
            return []
        try:
            offer = self._starting.make_offer(self._goods)
            return [] if offer is None else self._sign(offer, now)
        except Troubled as error:
            return [*self._publish(seating.thawed(self.table), now), Complaint(error.trouble)]

    def _sign(self, offer: GameStart, now: float) -> list[Order]:
        """Sign the START that the host offers, and pass it on."""
        if not self._starting.take_offer(offer, now):
            return []
        passed = [] if self.is_host else [SendInLobby(offer)]
        return [*passed, *map(SendInLobby, self._starting.repeat(now)), *self._begin(self._starting.complete())]

    def _begin(self, start: GameStart | None) -> list[Order]:
        """Begin the game if *start* is the one that was signed here, or for a spectator one that all have signed."""
        mine = self.table
        if start is None or mine is None:
            return []
        expects = st.plays_in(start, self._key) or self.is_host or mine.seats_of(self._key)
        if expects and replace(start, signatures=()) != self._starting.agreed:
            return []
        table = st.check_start(start, self._me.keys)
        if table.table != mine.table or table.find(self._key) is None:
            return []
        self.start, self.table, self.closed = start, table, False
        return [SendInLobby(start), Started(start)]

    def _rarely(self, what: object, now: float, seconds: float = st.AGAIN) -> bool:
        """Whether *what* was not done for so many *seconds*; it is done now."""
        if now < self._moments.get(what, -seconds) + seconds:
            return False
        self._moments[what] = now
        return True
