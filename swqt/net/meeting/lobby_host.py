"""The part of the host: the one who writes the table's document, and decides what guests ask for."""

from __future__ import annotations

from collections.abc import Callable

from swqt.net.meeting import seating
from swqt.net.meeting.document import GATHERING, LobbyTable
from swqt.net.meeting.genesis import reply_text
from swqt.net.meeting.lobby_asking import Ask, read_ask
from swqt.net.meeting.lobby_base import BEAT, FREEZE, GONE, Complaint, LobbyBase, LobbyRefusal, Order, SendInLobby
from swqt.net.meeting.luggage import TableOffer
from swqt.net.wire.messages import LOBBY_OPERATIONS, LobbyReply, LobbyRequest
from swqt.net.wire.plaintext import ReasonText, clean
from swqt.net.wire.trouble import REPLIES, Trouble, Troubled, compare_engine


class LobbyHost(LobbyBase):
    """What only the host does."""

    def decide(self, change: Callable[[LobbyTable], LobbyTable], now: float) -> list[Order]:
        """As the host, apply one of the functions of ``seating``; a Refusal says why it is not done."""
        if self.table is None or not self.is_host:
            return [LobbyRefusal("decide", Trouble("not-host"))]
        if self.table.stage != GATHERING:
            return [LobbyRefusal("decide", Trouble("busy"))]
        try:
            return self._publish(change(self.table), now)
        except Troubled as error:
            return [LobbyRefusal("decide", error.trouble)]

    def kick(self, key: bytes, now: float) -> list[Order]:
        """As the host, send the person *key* away; they cannot come back to this table while this host is there."""
        if not self.is_host or self.table is None or key == self._key:
            return [LobbyRefusal("kick", Trouble("not-host"))]
        self._banned.add(key)
        return self._publish(seating.without(self.table, key), now)

    def play_on(self, offer: TableOffer, players: int, now: float) -> list[Order]:
        """As the host, choose another ground (``luggage.pack``), whose board is for so many *players*."""
        self._goods.update(offer.goods)
        return self.decide(lambda table: seating.set_ground(table, offer.ground, players), now)

    def freeze(self, now: float) -> list[Order]:
        """As the host, begin the start; a Refusal says what is missing."""
        if self.table is None or not self.is_host:
            return [LobbyRefusal("freeze", Trouble("not-host"))]
        trouble = seating.start_trouble(self.table) or self.trouble
        if trouble is None and self.table.stage != GATHERING:
            trouble = Trouble("busy")
        if trouble is not None:
            return [LobbyRefusal("freeze", trouble)]
        self._frozen_at = now
        return self._publish(self._starting.frozen(self.table), now)

    def _tick_host(self, now: float) -> list[Order]:
        assert self.table is not None
        table = self.table
        for person in table.people:
            if person.key != self._key and now >= self._heard.setdefault(person.key, now) + GONE:
                table = seating.without(table, person.key)
        late = table is self.table and table.stage != GATHERING and now >= self._frozen_at + FREEZE
        if late:
            names = self._starting.silent(table)
            table = seating.thawed(table)
            return [*self._publish(table, now), *(Complaint(Trouble("silent", (name,))) for name in names)]
        if table is not self.table or (now >= self._told + BEAT and len(table.people) > 1):
            return self._publish(table, now)
        return [*map(SendInLobby, self._starting.repeat(table, now)), *self._advance(now)]

    def _feed_request(self, sender: bytes, message: LobbyRequest, now: float) -> list[Order]:
        ask = read_ask(message, self._me.verify)
        if ask is None or self.table is None or ask.table != self.table.table or ask.key == self._key:
            return []
        seen = (ask.key, message.operation)
        last = self._numbers.get(seen, -1)
        if ask.number <= last:
            # Somebody whose clock went back between two runs, or who is back within a second, begins too low.
            new = ask.number < last or self.table.find(ask.key) is None
            behind = self.is_host and new and LOBBY_OPERATIONS[message.operation] == "join"
            return [SendInLobby(self._reply(ask, Trouble("stale", (str(last),))))] if behind else []
        if len(self._numbers) > 4096:
            self._numbers.clear()   # strangers fill it; what is done twice then is refused by its number
        self._numbers[seen] = ask.number
        if not self.is_host:
            if ask.key == self.table.host and LOBBY_OPERATIONS[message.operation] == "leave":
                self._heard_host = min(self._heard_host, now - GONE)
            return [SendInLobby(message, without=sender)]
        operation = LOBBY_OPERATIONS[message.operation]
        try:
            return self._do(operation, ask, now)
        except Troubled as error:
            return [SendInLobby(self._reply(ask, error.trouble))]

    def _do(self, operation: str, ask: Ask, now: float) -> list[Order]:
        """Do what a guest asks for; raises Troubled."""
        table = self.table
        assert table is not None
        if ask.key in self._banned:
            raise Troubled("banned")
        person = table.person(ask.key)
        if operation == "join":
            return self._admit(ask, now)
        if person is None:
            raise Troubled("not-here")
        if operation == "here":
            if ask.data == self._key:
                self._heard[ask.key] = now
            return []
        self._heard[ask.key] = now
        if operation in ("nonce", "anchor"):
            self._starting.feed_part(table, operation, ask.key, ask.data)
            return self._advance(now)
        if ask.number <= person.number:
            return []
        if table.stage != GATHERING and operation != "leave":
            raise Troubled("busy")
        if operation == "ready" and ask.value and ask.data != table.mark():
            raise Troubled("changed")
        change = seating.CHANGES[operation]
        changed = change(table, ask.key, ask.value, ask.more, ask.text)
        return self._publish(seating.numbered(changed, ask.key, ask.number), now)

    def _admit(self, ask: Ask, now: float) -> list[Order]:
        assert self.table is not None
        differs = compare_engine((ask.extra, ask.data), (self._me.version, self._me.engine))
        if differs is not None:
            raise Troubled(differs.code, *differs.args)
        if self.table.stage != GATHERING and self.table.find(ask.key) is None:
            raise Troubled("busy")
        self._heard[ask.key] = now
        if self.table.find(ask.key) is not None:
            return self._publish(self.table, now)
        watching = bool(ask.value)
        return self._publish(seating.admit(self.table, ask.key, ask.text, ask.number, watching=watching), now)

    def _reply(self, ask: Ask, trouble: Trouble) -> LobbyReply:
        known = trouble.code if trouble.code in REPLIES else "malformed"
        subject = clean("|".join(trouble.args), 120)
        code = REPLIES.index(known)
        text = reply_text(ask.table, ask.key, ask.number, code, subject)
        return LobbyReply(ask.table, ask.key, ask.number, code, ReasonText(subject), self._me.identity.sign(text))
