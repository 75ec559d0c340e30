"""What the parts of a peer's core share: its log and identity, its neighbours, the moment, and the orders given.

A message is relayed to a neighbour exactly if that neighbour's last STATUS says that it has no link to the member
the message comes from, so a full mesh relays nothing and a chain of peers still hears everything.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from swqt.net.agreement.acks import Acks
from swqt.net.agreement.entries import ack_text
from swqt.net.agreement.log import Log
from swqt.net.agreement.orders import ClockJumped, Cut, News, Notify, Order, Presence, SendToPeer, Store
from swqt.net.agreement.votes import View
from swqt.net.wire.identity import Sign, Verify
from swqt.net.wire.limits import Bucket
from swqt.net.wire.messages import Ack, Sealed, Status

STATUS_EVERY = 1.0
SUSPECT_AFTER = 3.0
SILENT_AFTER = 8.0
LOG_RATE = 200.0 * 1024
LOG_BURST = 800.0 * 1024
RELAY_RATE = 100.0
RELAY_BURST = 400.0
"""Messages of one member a second, and at once, that are passed on to others."""
SLEPT_AFTER = 5.0
"""Seconds without any event after which this machine must have been asleep."""


@dataclass(slots=True)
class Neighbour:
    """The other end of a link: its identity, when it was last heard, what its last STATUS said, and how many bytes of
    the log it may be sent: a few of its own must not cost many, nor more than it may take for a flood."""

    link: int
    key: bytes
    heard: float
    status: Status | None = None
    room: Bucket = field(default_factory=lambda: Bucket(LOG_RATE, LOG_BURST))


class PeerContext:
    """The common ground of the parts of one core."""

    def __init__(self, log: Log, key: bytes, sign: Sign, verify: Verify, run: bytes) -> None:
        self.log = log
        self.acks = Acks(log)
        self.key = key
        self.sign = sign
        self.verify = verify
        self.run = run
        self.now = 0.0
        self.neighbours: dict[int, Neighbour] = {}
        self.presence: dict[int, str] = {}
        self.resting: frozenset[int] = frozenset()
        """Who wants play to rest, as was last told."""
        self._orders: list[Order] = []
        self._relays: dict[int, Bucket] = {}
        self._last: float | None = None
        self._me: tuple[View | None, int | None] = (None, None)

    @property
    def view(self) -> View:
        """Who takes part now."""
        return self.log.view

    @property
    def game(self) -> bytes:
        """The game, as it stands in signed texts."""
        return self.log.table.start.genesis.game

    @property
    def me(self) -> int | None:
        """This peer's number, or None for a spectator."""
        view = self.log.view
        if view is not self._me[0]:
            self._me = view, view.number(self.key)
        return self._me[1]

    @property
    def playing(self) -> bool:
        """Whether this peer participates: acknowledges, draws and votes."""
        return self.me in self.view.participants

    def signed_by(self, peer: int, text: bytes, signature: bytes) -> bool:
        """Return whether member *peer* signed *text*."""
        return peer < len(self.view.keys) and self.verify(self.view.keys[peer], text, signature)

    def signed(self, ack: Ack) -> bool:
        """Return whether *ack* bears the signature of its author, so that anybody must believe it."""
        return self.signed_by(ack.peer, ack_text(self.game, ack), ack.signature)

    def order(self, order: Order) -> None:
        """Give an order, after all that were given before."""
        self._orders.append(order)

    def tell(self, news: News) -> None:
        """Tell the people and programs at this peer."""
        self._orders.append(Notify(news))

    def store(self, kind: int, data: bytes, fsync: bool) -> None:
        """Put a record into the journal."""
        self._orders.append(Store(kind, data, fsync))

    def taken(self) -> list[Order]:
        """Return the orders given since the last time."""
        orders, self._orders = self._orders, []
        return orders

    def send(self, link: int, message: Sealed) -> None:
        """Send *message* through one link."""
        self._orders.append(SendToPeer(link, message))

    def broadcast(self, message: Sealed) -> None:
        """Send a message of this peer's own to all neighbours."""
        for link in self.neighbours:
            self.send(link, message)

    def relay(self, message: Sealed, origin: int, source: int) -> None:
        """Pass on a message that came through link *source* and that member *origin* made."""
        for link in self.relayed_to(origin, source):
            self.send(link, message)

    def relayed_to(self, origin: int, source: int) -> list[int]:
        """Return the links through which a message of *origin* that came through link *source* is passed on."""
        if self.me is None:
            return []
        numbers = ((link, one, self.view.number(one.key)) for link, one in self.neighbours.items())
        links = [
            link for link, one, number in numbers
            if link != source and number != origin
            and (number is None or (one.status is not None and not one.status.links >> origin & 1))
        ]
        # Whatever somebody does, it floods nobody by way of others; what is left out here, STATUS makes up for.
        room = self._relays.setdefault(origin, Bucket(RELAY_RATE, RELAY_BURST)) if links else None
        return links if room is not None and room.take(1, self.now) else []

    def is_from(self, link: int, peer: int) -> bool:
        """Return whether member *peer* itself is at the other end of *link*, as it has proven to have the link."""
        neighbour = self.neighbours.get(link)
        return neighbour is not None and self.view.number(neighbour.key) == peer

    def linked(self) -> set[int]:
        """Return the members to which there is a link."""
        numbers = (self.view.number(neighbour.key) for neighbour in self.neighbours.values())
        return {number for number in numbers if number is not None}

    def reachable(self) -> set[int]:
        """Return the members that are here or that a neighbour says it has a link to; this peer included."""
        here = set() if self.me is None else {self.me}
        for neighbour in self.neighbours.values():
            if self.now - neighbour.heard >= SUSPECT_AFTER:
                continue
            number = self.view.number(neighbour.key)
            if number is not None:
                here.add(number)
                if neighbour.status is not None:
                    here |= {peer for peer in range(len(self.view.keys)) if neighbour.status.links >> peer & 1}
        return here

    def passed(self, now: float) -> None:
        """Take the moment of an event; if this machine was asleep meanwhile, cut all links."""
        gap = 0.0 if self._last is None else now - self._last
        self._last = self.now = now
        if gap > SLEPT_AFTER or gap < 0:
            self.tell(ClockJumped(gap))
            for link in list(self.neighbours):
                self.cut(link, "slept")

    def cut(self, link: int, code: str) -> None:
        """Close a link and forget its neighbour."""
        if self.neighbours.pop(link, None) is not None:
            self.order(Cut(link, code))

    def look_around(self) -> None:
        """Close links that are silent for too long, and tell of members whose presence has changed."""
        for link, neighbour in list(self.neighbours.items()):
            if self.now - neighbour.heard >= SILENT_AFTER:
                self.cut(link, "silent")
        lively, linked, here = self._lively(), self.linked(), self.reachable()
        for peer in range(len(self.view.keys)):
            if peer == self.me:
                continue
            if peer in lively:
                state = "here"
            elif peer in here:
                state = "relayed"
            else:
                state = "suspect" if peer in linked else "away"
            if self.presence.get(peer) != state:
                self.presence[peer] = state
                self.tell(Presence(peer, state))

    def _lively(self) -> set[int | None]:
        return {
            self.view.number(neighbour.key)
            for neighbour in self.neighbours.values()
            if self.now - neighbour.heard < SUSPECT_AFTER
        }
