"""One program at a table before the game: host or guest, sans-I/O.

Messages, ticks and user requests come in with the current time; ``SendInLobby`` and ``Notice`` orders come out. Rules:

* Only the host writes the document, and sends it at least every 3 s. A guest that receives no new one for 8 s, or the
  host's goodbye, marks the table as closed. Anyone who was at it may reopen it as its new host; the others follow.
* Every program forwards new messages to all neighbours, so nobody needs a link to the host.
* Guests repeat a request until it is done or refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
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

BEAT: Final = 3.0    # seconds after which the host sends the table again, and guests a sign of life
GONE: Final = 8.0    # seconds of silence after which somebody counts as gone
FREEZE: Final = 10.0    # seconds for all to send their part of the start, and as many again for all to sign it
LAST: Final = 2**31    # the highest version that is accepted from others: reopening a table needs a higher one
MOST_PENDING: Final = 16    # maximum number of open requests of one guest
SEEN: Final = 1024    # requests and replies remembered as seen; older requests are recognised by their number


class SendInLobby(NamedTuple):
    """Send *message* to the neighbour with the key *to*, or to all neighbours except *without*."""

    message: Message
    to: bytes | None = None
    without: bytes | None = None


class Changed(Struct, frozen=True):
    """The table is now ``table``. ``played`` is its opened content; None for replays and while ``trouble`` says why.

    ``host``: this program is the host. ``closed``: the host is gone or silent, and all that can be done is ``reopen``
    the table or leave. ``replay`` is the game file that is watched together, once it has arrived, and ``drawn`` that of
    its home-made board, for the map.
    """

    table: LobbyTable
    played: st.PlayedContent | None
    trouble: Trouble | None
    host: bool
    closed: bool = False
    replay: str = ""
    drawn: str = ""


class LobbyProblem(Struct, frozen=True):
    """A problem at the table, where this program stays: its *operation* is refused, or something else if that is
    empty."""

    operation: str
    trouble: Trouble


class RemovedFromTable(Struct, frozen=True):
    """This program is no longer at the table, or was not let in; to come back it has to join again."""

    trouble: Trouble


class Started(Struct, frozen=True):
    """The game begins."""

    start: GameStart


Notice = Changed | LobbyProblem | RemovedFromTable | Started
Order = SendInLobby | Notice


class LobbyPeer:
    """One program at one table; the constructor makes a guest, ``host`` a host. Its public methods return orders.

    A guest with a *wish* (own name, whether to watch) joins the first table that a neighbour sends it; *number* must be
    higher than in any earlier run.

    ``table`` is the newest known document, None before the first; ``closed``, ``played`` and ``trouble`` are as in
    ``Changed``; ``start`` is the START once all have signed.
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
        self.replay = self.drawn = ""
        self._lobby: m.Lobby | None = None        # the document as its host signed it
        self._goods: dict[bytes, bytes] = {}      # packed home-made content by SHA-256
        self._starting: Final = st.Starting(program)
        self._wish = wish    # of a guest who is not at the table yet
        self._pending: dict[int, m.LobbyRequest] = {}     # own open requests by number; only the first is sent
        self._number = number                         # of the last own request
        self._counts = count(1)                       # numbers what is sent, so that a repeated request is no duplicate
        self._told = now                              # when the newest version was sent, or received
        self._reopened = now - GONE                   # when this program reopened the table
        self._heard: dict[bytes, float] = {}          # for the host: when each guest last sent something
        self._seen: Bounded[Message, None] = Bounded(SEEN)    # requests and replies, which are forwarded once
        self._banned: set[bytes] = set()
        self._known: set[bytes] = set()               # everybody who was ever at this table
        self._double = False                          # the host has signed two different tables with one version
        self._opened: object = None                   # the ground that ``played`` or ``trouble`` is about
        self._moments: dict[object, float] = {}       # when each rate-limited action was done last

    @classmethod
    def host(
        cls, program: st.LobbyEnvironment, table: LobbyTable, offer: st.TableOffer, now: float
    ) -> tuple[LobbyPeer, list[Order]]:
        """Return the host of the new *table* with the content in *offer*; Troubled if the table is not valid."""
        peer = cls(program, now)
        peer._goods.update(offer.goods)
        return peer, peer._publish(checked(table), now)

    @property
    def is_host(self) -> bool:
        return self.table is not None and self.table.host == self._key

    # Input from the network and the clock.

    def linked(self, key: bytes) -> list[Order]:
        """Handle a new link to *key*: send it the table, or the START."""
        message = self.start or self._lobby
        return [] if message is None else [SendInLobby(message, key)]

    def feed(self, sender: bytes, message: Message, now: float) -> list[Order]:
        """Handle *message*, which came over the link to *sender*; messages of other kinds are ignored."""
        if self.start is not None:    # neighbours that still send lobby messages get the START, at most once a second
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
            return [LobbyProblem("", error.trouble)]
        return []

    def tick(self, now: float) -> list[Order]:
        """Do what is due; to be called about four times a second."""
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
        """Do one of the operations in ``seating.CHANGES``, or request it from the host; LobbyProblem if it fails."""
        if self.is_host:
            return self.decide(lambda table: seating.CHANGES[operation](table, self._key, value, more, text), now)
        try:
            table = self._open_table()
            if operation == "ready" and value and self.played is None:
                return [LobbyProblem(operation, self.trouble or Trouble("content-waiting", ("",)))]
            data = table.mark() if operation == "ready" else b""
            return self._request(table, operation, now, value, more, text, data)
        except Troubled as error:
            return [LobbyProblem(operation, error.trouble)]

    def leave(self, now: float) -> list[Order]:
        """Leave the table for good: the host opens the seat; if this is the host, the table closes."""
        self._wish = None
        if self.table is None or self.start is not None:
            return []
        self._pending.clear()
        orders = self._request(self.table, "leave", now)
        self._lobby = self.table = None
        return orders

    def reopen(self, now: float) -> list[Order]:
        """Reopen the closed table with this program as its host; others who are still there follow by themselves."""
        table = self.table
        if table is None or not self.closed or table.find(self._key) is None:
            return [LobbyProblem("reopen", Trouble("not-here" if table is None or self.closed else "busy"))]
        self._heard = {person.key: now for person in table.people}
        self._reopened = now
        return self._publish(seating.reopened(table, self._key), now)

    def decide(
        self, change: Callable[[LobbyTable], LobbyTable], now: float, goods: Mapping[bytes, bytes] | None = None
    ) -> list[Order]:
        """As the host, apply *change*, a function of ``seating`` that may need *goods*; LobbyProblem if that fails."""
        try:
            if not self.is_host:
                raise Troubled("not-host")
            self._goods.update(goods or {})
            return self._publish(checked(change(self._open_table(GATHERING))), now)
        except Troubled as error:
            return [LobbyProblem("decide", error.trouble)]

    def kick(self, key: bytes, now: float) -> list[Order]:
        """As the host, remove the person *key*, who cannot come back to this table while this program is its host."""
        try:
            if not self.is_host or key == self._key:
                raise Troubled("not-host")
            table = seating.without(self._open_table(), key)
        except Troubled as error:
            return [LobbyProblem("kick", error.trouble)]
        self._banned.add(key)
        return self._publish(table, now)

    def freeze(self, now: float) -> list[Order]:
        """As the host, freeze the table for the start; LobbyProblem says what is missing."""
        return self.decide(lambda table: seating.frozen(table, self.trouble), now)

    def _open_table(self, most: int = FROZEN) -> LobbyTable:
        """Return the table if it can be changed and its stage is at most *most*; else Troubled."""
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
        """Sign *table* as the next version, send it to all and adopt it."""
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
        """Return whether the signed *message* with *table* replaces the known document."""
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
        if now < self._reopened + GONE:    # if two have reopened it at once, one gives way
            return (message.version, table.host) > (self.version, self._key)
        # A host that no guest has contacted lately was away, and the others have gone on without it.
        return later and not any(now < moment + GONE - BEAT for key, moment in self._heard.items() if key != self._key)

    def _adopt(self, table: LobbyTable, now: float) -> list[Order]:
        """Make *table* the current document, and return what follows from it for this program."""
        differs = engine_trouble(table.program, table.engine)
        if differs is not None:
            self._wish = None
            return [RemovedFromTable(differs)]
        before, self.table = self.table, table
        follows = before is not None and (self.closed or before.host != table.host)
        if follows:
            self._pending.clear()    # requests to the former host do not go to the new one
            self._moments.clear()
        self.closed = False
        self._known.update(person.key for person in table.people)
        self._heard = {key: moment for key, moment in self._heard.items() if table.find(key) is not None}
        orders: list[Order] = []
        here, was = table.person(self._key), before.person(self._key) if before is not None else None
        if here is not None:
            self._wish = None
            self._number = min(max(self._number, here.number), 0xFFFF_0000)    # an earlier run has used those below
            self._pending = {number: asked for number, asked in self._pending.items() if number > here.number}
        elif was is not None and not follows:
            self._wish = self.table = None
            return [RemovedFromTable(Trouble("not-here"))]
        else:
            if was is not None:
                self._wish = (was.name, was.watching)    # a guest whom the new host took for gone joins again
            if self._wish is not None and not self._pending:
                name, watching = self._wish
                orders += self._request(table, "join", now, int(watching), text=name)
        if self._opened != table.ground:
            orders += self._open(table, now)
        try:
            self._starting.follow(table, now, trusted=not self._double)
        except Troubled as error:
            orders.append(LobbyProblem("", error.trouble))    # the host soon reports this part as missing
        orders.append(self._changed(table))
        if self._double:
            orders.append(LobbyProblem("", Trouble("host-two-tables")))
        orders += map(SendInLobby, self._starting.repeat(now))
        return [*orders, *self._advance(now)]

    def _changed(self, table: LobbyTable) -> Changed:
        return Changed(table, self.played, self.trouble, self.is_host, self.closed, self.replay, self.drawn)

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
            complaints = [LobbyProblem("", Trouble("silent", (name,))) for name in self._starting.silent()]
            return [*self._publish(seating.thawed(table), now), *complaints]
        if after is not table or (now >= self._told + BEAT and len(table.people) > 1):
            return self._publish(after, now)
        return []

    # Requests of this program to the host.

    def _request(
        self, table: LobbyTable, operation: str, now: float, value: int = 0, more: int = 0, text: str = "",
        data: bytes = b"",
    ) -> list[Order]:  # fmt: skip
        """Queue a request, and send the first that is open if that is due; Troubled if too many are open."""
        if len(self._pending) >= MOST_PENDING:
            raise Troubled("busy")
        self._number += 1
        self._pending[self._number] = m.LobbyRequest(
            table.table, self._key, self._number, 0, operation,    # type: ignore[arg-type]
            value, more, ReasonText(text[: ReasonText.limit]), data,
        )  # fmt: skip
        return self._repeat(now)

    def _repeat(self, now: float) -> list[Order]:
        """Send the first open request (again) if that is due."""
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
            return [LobbyProblem(request.operation, trouble)]
        self._wish = self.table = self._lobby = None
        return [RemovedFromTable(trouble)]

    # Requests of guests, to this program if it is the host.

    def _is_new(self, message: m.LobbyRequest | m.LobbyReply, author: bytes) -> bool:
        """Return whether *message* is signed by its *author* and not seen before; it is now."""
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
        """Carry out the request of a guest; Troubled says why not."""
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

    # Home-made content.

    def _open(self, table: LobbyTable, now: float) -> list[Order]:
        """Try to open the ground of *table*, and report to the host if the result differs from what *table* states."""
        self.played, self.replay, self.drawn = None, "", ""
        trouble, here = Trouble(""), table.person(self._key)
        try:
            if table.replay is None:
                self.played = st.open_ground(table.ground, self._goods, self._me.catalogue)
            elif not st.missing(table.ground, self._goods):
                self.replay, self.drawn = st.open_replay(table.ground, self._goods)
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
            return []   # the host keeps changing the table and carries out no request

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
        """As the host, make and sign the START once everybody's part has arrived; thaw the table if that fails."""
        if not self.is_host or self.table is None:
            return []
        try:
            offer = self._starting.make_offer(self._goods)
            return [] if offer is None else self._sign(offer, now)
        except Troubled as error:
            return [*self._publish(seating.thawed(self.table), now), LobbyProblem("", error.trouble)]

    def _sign(self, offer: GameStart, now: float) -> list[Order]:
        """Sign the START that the host offers, and forward it."""
        if not self._starting.take_offer(offer, now):
            return []
        passed = [] if self.is_host else [SendInLobby(offer)]
        return [*passed, *map(SendInLobby, self._starting.repeat(now)), *self._begin(self._starting.complete())]

    def _begin(self, start: GameStart | None) -> list[Order]:
        """Begin the game if *start* is complete and, unless this program watches, the one that was signed here."""
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
        """Return whether *what* was not done for *seconds* seconds; if so, it counts as done now."""
        if now < self._moments.get(what, -seconds) + seconds:
            return False
        self._moments[what] = now
        return True
