"""One program at a table before the game: host or guest, sans-I/O.

Messages, ticks and wishes come in with the moment; ``SendInLobby`` and ``Notice`` orders come out. Who hosts may change
while people wait, so one class plays both parts. The laws:

* Only the host writes the document. It is told anew at least every 3 s; who hears nothing new for 8 s takes the host
  for gone, and the next in the order of arrival goes on with a higher version.
* What is new is passed on to everybody, so nobody needs a link to the host.
* Whoever signed a genesis accepts the START of the last one it signed and no other, and never signs again after it.
"""

from __future__ import annotations

from hashlib import sha256

from swqt.net.meeting import seating
from swqt.net.meeting.document import LobbyTable, read_table, write_table
from swqt.net.meeting.genesis import reply_text, table_text
from swqt.net.meeting.lobby_base import (
    AGAIN,
    BEAT,
    GONE,
    LAST,
    NEXT,
    Changed,
    LobbyEnvironment,
    LobbyRefusal,
    Order,
    RemovedFromTable,
    SendInLobby,
)
from swqt.net.meeting.lobby_host import LobbyHost
from swqt.net.meeting.luggage import TableOffer, missing
from swqt.net.wire.messages import (
    LOBBY_OPERATIONS,
    Genesis,
    GenesisSignature,
    Goods,
    Lobby,
    LobbyReply,
    LobbyRequest,
    Malformed,
    Message,
    StartMessage,
    Want,
)
from swqt.net.wire.plaintext import as_sent
from swqt.net.wire.trouble import REPLIES, Trouble, Troubled


class LobbyPeer(LobbyHost):
    """One program at one table. Make it with ``host`` or ``guest``; afterwards every method returns Orders.

    ``table`` is what is known of the table, None before anything was heard; ``start`` the START once there is one.
    """

    @classmethod
    def host(
        cls, program: LobbyEnvironment, table: LobbyTable, offer: TableOffer, now: float
    ) -> tuple[LobbyPeer, list[Order]]:
        """Return the host of the new *table* (``seating.new_table``) with the packed content of its ground."""
        peer = cls(program, 0, now)
        peer._goods.update(offer.goods)
        return peer, peer._publish(table, now)

    @classmethod
    def guest(
        cls, program: LobbyEnvironment, name: str, now: float, *, watching: bool = False, first_number: int
    ) -> LobbyPeer:
        """Return somebody who wants to join the table that the next neighbour tells of.

        *first_number* is higher than in any earlier run, for example the seconds since 1970.
        """
        peer = cls(program, first_number, now)
        peer._wish = (name, watching)
        return peer

    def linked(self, key: bytes, now: float) -> list[Order]:
        """A link to *key* is up: it is told the table, or the START."""
        if self.start is not None:
            return [SendInLobby(self.start, key)]
        return [SendInLobby(self._lobby, key)] if self._lobby is not None else []

    def left(self, key: bytes, now: float) -> list[Order]:
        """The neighbour *key* has said goodbye."""
        if self.table is not None and key == self.table.host:
            self._heard_host = min(self._heard_host, now - GONE)
        if self.is_host and self.table is not None and self.start is None and self.table.find(key) is not None:
            return self._publish(seating.without(self.table, key), now)
        return []

    def feed(self, sender: bytes, message: Message, now: float) -> list[Order]:
        """Return what follows from *message*, which came over the link to *sender*; nothing for others' business."""
        if self.start is not None:
            return self._after_start(sender, message, now)
        if isinstance(message, Lobby):
            return self._feed_table(sender, message, now)
        if isinstance(message, LobbyRequest):
            return self._feed_request(sender, message, now)
        if isinstance(message, LobbyReply):
            return self._feed_reply(sender, message, now)
        if isinstance(message, Want):
            return self._serve(sender, message, now)
        if isinstance(message, Goods):
            return self._feed_goods(message, now)
        if isinstance(message, Genesis):
            return self._guarded(lambda: self._feed_genesis(message, now))
        if isinstance(message, GenesisSignature):
            return self._with_signatures(self._starting.feed_signature(message), message, sender, now)
        if isinstance(message, StartMessage):
            return self._guarded(lambda: self._feed_start(message, now))
        return []

    def tick(self, now: float) -> list[Order]:
        """Return what is due by now; to be called about four times a second."""
        if self.start is not None or self.table is None:
            return []
        orders = self._tick_host(now) if self.is_host else self._tick_guest(now)
        wanted = missing(self.table.ground, self._goods)
        if wanted and now >= self._asked_goods + AGAIN:
            self._asked_goods = now
            orders += [SendInLobby(Want(parcel.digest)) for parcel in wanted]
        return orders

    def ask(self, operation: str, now: float, value: int = 0, more: int = 0, text: str = "") -> list[Order]:
        """Do or ask the host for one of the operations of ``seating.CHANGES``; a Refusal says if it is not done."""
        if self.start is not None or self.table is None:
            return [LobbyRefusal(operation, Trouble("busy" if self.start else "not-here"))]
        if self.is_host:
            return self.decide(lambda table: seating.CHANGES[operation](table, self._key, value, more, text), now)
        if operation == "ready" and value and self.played is None:
            return [LobbyRefusal(operation, self.trouble or Trouble("content-waiting", ("",)))]
        try:
            number = LOBBY_OPERATIONS.index(operation)
            data = self.table.mark() if operation == "ready" else b""
            asked = self._asker.ask(self.table.table, number, now, value, more, text, data=data)
        except Troubled as error:
            return [LobbyRefusal(operation, error.trouble)]
        return list(map(SendInLobby, asked))

    def leave(self, now: float) -> list[Order]:
        """Leave the table for good: the next one becomes host, or the host opens the seat."""
        self._wish = None
        if self.table is None or self.start is not None:
            return []
        request = self._asker.say(self.table.table, LOBBY_OPERATIONS.index("leave"))
        self._lobby, self.table = None, None
        return [SendInLobby(request)]

    def _tick_guest(self, now: float) -> list[Order]:
        table = self.table
        assert table is not None
        here = table.find(self._key)
        if here is not None:
            order = [person.key for person in table.people if person.key != table.host].index(self._key)
            if now >= self._heard_host + GONE + NEXT * order:
                return self._take_over(now)
        orders: list[Order] = [SendInLobby(request) for request in self._asker.repeat(table.table, now)]
        if here is not None:
            orders += [SendInLobby(request) for request in self._asker.beat(table, now, BEAT)]
            orders += map(SendInLobby, self._starting.repeat(table, now, self._asker))
        return orders

    def _take_over(self, now: float) -> list[Order]:
        """Go on as the host, since the one there was is gone."""
        assert self.table is not None
        self._asker.forget()
        self._heard = {person.key: now for person in self.table.people}
        return self._publish(seating.succeed(self.table, self._key), now)

    def _feed_table(self, sender: bytes, message: Lobby, now: float) -> list[Order]:
        try:
            table = read_table(message.document)
        except Malformed:
            return []
        if message.version > LAST or self._lobby == message or not self._me.verify(
            table.host, table_text(message.version, message.document), message.signature
        ):
            return []
        if not self._is_next(table, message, now):
            return []
        if self.is_host or (self.table is not None and table.host != self.table.host):
            self._asker.forget()
        self._lobby, self.version = message, message.version
        self._heard_host = now
        return [SendInLobby(message, without=sender), *self._adopt(table, now)]

    def _is_next(self, table: LobbyTable, message: Lobby, now: float) -> bool:
        """Say whether the signed *message* with *table* replaces what is known."""
        mine = self.table
        if mine is None:
            return self._wish is not None and table.host != self._key
        if table.table != mine.table or table.host == self._key:
            return False
        if table.host == mine.host:
            if message.version == self.version:
                self._double = self._double or write_table(mine) != message.document
            return message.version > self.version
        if table.host not in self._known or message.version <= self.version:
            return False
        if not self.is_host:
            return now >= self._heard_host + GONE - BEAT
        # A host whom nobody follows any more was away: the others have gone on without it.
        return not any(now < moment + GONE - BEAT for key, moment in self._heard.items() if key != self._key)

    def _feed_reply(self, sender: bytes, message: LobbyReply, now: float) -> list[Order]:
        table = self.table
        if table is None or message.table != table.table or message.code >= len(REPLIES):
            return []
        text = reply_text(message.table, message.key, message.number, message.code, as_sent(message.subject))
        seen = (b"reply" + message.key, message.code)
        if message.number <= self._numbers.get(seen, -1) or not self._me.verify(table.host, text, message.signature):
            return []
        self._numbers[seen] = message.number
        if message.key != self._key:
            return [SendInLobby(message, without=sender)]
        operation = self._asker.refused(message.number)
        if operation is None:
            return []
        trouble = Trouble(REPLIES[message.code], tuple(message.subject.split("|")))
        name = LOBBY_OPERATIONS[operation]
        if name == "join" and trouble.code == "stale" and trouble.args[0].isdecimal():
            self._asker.skip(int(trouble.args[0]))
            return self._join(table, now)
        if name == "join":
            self._wish, self.table, self._lobby = None, None, None
            return [RemovedFromTable(trouble)]
        return [LobbyRefusal(name, trouble)]

    def _serve(self, sender: bytes, message: Want, now: float) -> list[Order]:
        """Send wanted content, the same to the same neighbour at most about once a second: it is large."""
        data, due = self._goods.get(message.digest), self._served.get((sender, message.digest), now)
        if data is None or now < due:
            return []
        self._served[sender, message.digest] = now + 0.9 * AGAIN
        return [SendInLobby(Goods(data), sender)]

    def _feed_goods(self, message: Goods, now: float) -> list[Order]:
        table = self.table
        digest = sha256(message.data).digest()
        if table is None or digest not in {parcel.digest for parcel in missing(table.ground, self._goods)}:
            return []
        self._goods[digest] = message.data
        if missing(table.ground, self._goods):
            return []
        orders = self._open(table, table.person(self._key), now)
        return [*orders, Changed(table, self.played, self.trouble, self.is_host)]

    def _after_start(self, sender: bytes, message: Message, now: float) -> list[Order]:
        """Send the START to whoever still speaks of the table, at most once a second."""
        late = isinstance(message, (Lobby, LobbyRequest, GenesisSignature, Genesis))
        if not late or self.start is None or now < self._helped.get(sender, -AGAIN) + AGAIN:
            return []
        self._helped[sender] = now
        return [SendInLobby(self.start, sender)]
