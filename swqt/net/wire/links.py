"""All links of one program: listening, calling, keeping links up (asyncio).

Two peers may have several links for a while, because both call, or because one returns before its old link is known to
be dead. Each sends on the newest link that is not silent and receives on all; messages may arrive twice. The peer with
the smaller key closes the spare links without losing a message.

The session creates one ``Links`` in the event loop of the network thread, with a ``Door`` and a callback ``notify`` for
``LinkEvent`` values, which is called inside the loop and must not block. Nothing here may be called from another
thread. Peers are identified by their public keys.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from msgspec import Struct

from swqt.net.wire import messages as m
from swqt.net.wire.connection import CONNECT_TIMEOUT, Calls, Connection, DialFailed, Ended, Endpoint
from swqt.net.wire.handshake import Answerer, Caller, Door, LinkFailure, LinkProfile, LinkRequest, Partner, refused
from swqt.net.wire.limits import Bounded, Gate, Limits, Meter, TablePin, usable
from swqt.net.wire.messages import DEFAULT_PORT, Proof, Sealed
from swqt.net.wire.text import clean_name

logger = logging.getLogger(__name__)

EVERYWHERE: Final = ("0.0.0.0", "::")
SUSPECT_AFTER: Final = 3.0
SILENT_AFTER: Final = 8.0
PING_EVERY: Final = 2.0
TICK: Final = 0.5
JUMP: Final = 5.0
SPARE_AFTER: Final = 5.0
"""Age in seconds at which the best link to a peer makes its other links spare."""
LINKS_OF_PEER: Final = 3
REACHED_WITHIN: Final = CONNECT_TIMEOUT + 1.0
"""Seconds after which a peer that we called has tested whether it can connect to us."""

_TURNS: Final = 3
_WORK: Final = (m.LogEvidence, m.Proposal, m.SeatRefusal, m.ViewDraft)
"""Messages that cause work for people or the log; those beyond the rate of ``Meter.work`` are ignored."""
_UNREMARKABLE: Final = (LinkFailure.LOST, LinkFailure.BUSY, LinkFailure.ASKED)


def new_loop() -> asyncio.AbstractEventLoop:
    """Return an event loop for the network thread. On Windows the selector loop: the default and multicast conflict."""
    return asyncio.SelectorEventLoop() if sys.platform == "win32" else asyncio.new_event_loop()


class LinkUp(Struct, frozen=True):
    """A link is up: *partner* has proved its identity.

    An earlier link to the same peer stays up too, but the peer's program may have restarted and lost its state.
    """

    partner: Partner


class LinkDown(Struct, frozen=True):
    """The last link to *peer* is gone. If a call keeps it up, the peer is being redialled."""

    peer: bytes
    why: Ended


class LinkReceived(Struct, frozen=True):
    """*peer* sent *message*, which concerns more than the link itself (unlike pings)."""

    peer: bytes
    message: Sealed


class TurnedAway(Struct, frozen=True):
    """A caller at *address* was rejected; *why* as seen here. At most one event for each connection, none for probes,
    knocks and crowds."""

    address: str
    why: LinkFailure


class PinChanged(Struct, frozen=True):
    """There is a new PIN; *forced*: because of too many wrong attempts, not because somebody here wants one.

    *token* is the additional secret in invitations by link and QR code.
    """

    pin: str
    forced: bool = False
    token: bytes = b""


class Knocked(Struct, frozen=True):
    """Somebody called *name* asks to be let in without a PIN. The *key* is unproved until they come in."""

    key: bytes
    name: str
    address: str


class Reached(Struct, frozen=True):
    """Whether others can connect to this program: somebody did, or a peer we called could not. Each at most once."""

    reached: bool


class LinkClockJumped(Struct, frozen=True):
    """This computer slept for about *seconds*, or its clock was set; all links were cut and are being redialled."""

    seconds: float


LinkEvent = (
    LinkUp | LinkDown | LinkReceived | DialFailed | TurnedAway | PinChanged | Knocked | Reached | LinkClockJumped
)  # fmt: skip


def logged(notify: Callable[[LinkEvent], None]) -> Callable[[LinkEvent], None]:
    """Return *notify* with logging of each event. Peers are logged as numbers: no key, name, address or PIN."""
    numbers: Bounded[bytes, int] = Bounded(1024)
    fresh = itertools.count(1)

    def log_and_notify(event: LinkEvent) -> None:
        key = event.partner.peer if isinstance(event, LinkUp) else getattr(event, "peer", b"")
        about = [f"peer {numbers.keep(key, numbers.get(key) or next(fresh))}"] if key else []
        match event:
            case LinkDown(why=why) | DialFailed(why=why) | TurnedAway(why=why):
                about.append(why.name)
            case LinkReceived(message=message):
                about.append(type(message).__name__)
            case Reached(what) | LinkClockJumped(what):
                about.append(str(what))
        level = logging.DEBUG if isinstance(event, LinkReceived) else logging.INFO
        logger.log(level, "%s", " ".join([type(event).__name__, *about]))
        notify(event)

    return log_and_notify


class Links:
    def __init__(
        self,
        profile: LinkProfile,
        door: Door,
        notify: Callable[[LinkEvent], None],
        *,
        limits: Limits | None = None,
        monotonic: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.profile = profile
        """What we tell others about ourselves; a new one applies to later connections."""
        self.limits: Final = limits or Limits()
        self.now: Final = monotonic
        self._door = door
        self._notify = notify = logged(notify)
        self._wall = wall
        self._gate: Gate[Connection] = Gate(self.limits)
        self.guard: Final = TablePin(self.limits, lambda pin, tried: notify(PinChanged(pin, tried, self.guard.token)))
        self._up: dict[bytes, list[Connection]] = {}
        """The links that are up, by peer, the newest last. The list of a peer is never empty."""
        self._all: list[Connection] = []
        """All connections whose socket is not closed yet, the oldest first."""
        self._reached: bool | None = None
        self._calls = calls = Calls(self._up.__contains__, self._connection, notify)
        self.dial, self.hang_up, self.learn = calls.dial, calls.hang_up, calls.learn
        self.keep_up, self.give_up = calls.keep_up, calls.give_up
        self._pings = itertools.count(1)
        self._servers: list[asyncio.Server] = []
        self._looks: set[asyncio.Task[None]] = set()
        self._meters: Bounded[bytes, Meter] = Bounded(self.limits.remembered)
        """Meters of the latest peers, shared by all their links, so that a new link grants no new allowance."""
        self._timer: asyncio.TimerHandle | None = None
        self._closing = False

    # For the session.

    async def start(self, hosts: Sequence[str] = EVERYWHERE, port: int = DEFAULT_PORT) -> int:
        """Listen on *hosts*, set ``profile.port`` and return it: *port* if it is free, else another.

        Hosts that this computer lacks (such as IPv6) are skipped; OSError if none can be used, but calls are possible.
        """
        loop = asyncio.get_running_loop()
        error = OSError("no address to listen on")
        for host in hosts:
            for wanted in (port,) if self._servers else (port, 0):
                try:
                    server = await loop.create_server(lambda: Connection(self), host, wanted)
                except OSError as reason:
                    error = reason
                    continue
                self._servers.append(server)
                port = server.sockets[0].getsockname()[1]
                break
        self._timer = loop.call_later(TICK, self._watch, self._wall(), self.now())
        if not self._servers:
            raise error
        self.profile = replace(self.profile, port=port)
        return port

    def send(self, peer: bytes, message: Sealed) -> bool:
        """Send *message* to *peer*; return False if there is no link, or it was just aborted."""
        connection = self.link(peer)
        logger.debug("%s goes out%s", type(message).__name__, "" if connection is not None else " to nobody")
        return connection is not None and connection.send(message)

    def send_all(self, message: Sealed, *, but: bytes | None = None) -> None:
        for peer in self.peers:
            if peer != but:
                self.send(peer, message)

    def drop(self, peer: bytes, farewell: m.Farewell = "leaving") -> None:
        """End the links to *peer* with a good-bye."""
        for connection in tuple(self._up.get(peer, ())):
            connection.say_bye(farewell, Ended.CLOSED)

    @property
    def peers(self) -> tuple[bytes, ...]:
        return tuple(self._up)

    def link(self, peer: bytes) -> Connection | None:
        """Return the link to *peer* on which to send: the newest that is not silent, else the newest."""
        links = [one for one in self._up.get(peer, ()) if one.is_up]
        since = self.now() - SUSPECT_AFTER
        return next((one for one in reversed(links) if one.last_heard >= since), links[-1] if links else None)

    def introduce(self, new: Connection | None = None) -> None:
        """Send the addresses of linked members to each other, and to *new*; nobody else's addresses are disclosed.

        Members are those whom the door ``knows``. Call it again when the door knows more of them.
        """
        best = (self.link(peer) for peer in self.peers if self._door.knows(peer))
        known = [one for one in best if one is not None and one.partner.port]
        for one in dict.fromkeys((*known, *([new] if new is not None else []))):
            items = tuple(_item(other) for other in known if other.partner.peer != one.partner.peer)[: m.MOST_TOLD]
            if items:
                one.send(m.Peers(items))
        for one in known:
            told = usable(one.partner.addresses, one.partner.port, seen_from=one.address)
            self.remember(one.partner.peer, [(one.address, one.partner.port), *told])

    def remember(self, peer: bytes, endpoints: Sequence[Endpoint]) -> None:
        """Call the member *peer* at *endpoints*, which come from itself; at the first one it was seen."""
        self._gate.befriend(endpoints[0][0])
        self.learn(peer, endpoints, sure=True)

    def wake(self) -> None:
        """Abort all links and redial at once: after sleep, or when the network changed."""
        for connection in [one for links in self._up.values() for one in links]:
            connection.abort(Ended.SLEPT)
        self._calls.hurry()

    async def close(self) -> None:
        """Say good-bye, stop listening and calling; all sockets are closed when this returns, after 1 s at most."""
        self._closing = True
        if self._timer is not None:
            self._timer.cancel()
        await self._calls.close()
        await self._stop_listening()
        for connection in tuple(self._all):
            if connection.is_up:
                connection.say_bye("closing", Ended.CLOSED)
            else:
                connection.abort(Ended.CLOSED)
        for task in self._looks:
            task.cancel()
        await asyncio.gather(*self._looks, return_exceptions=True)
        if self._all:
            await asyncio.wait([one.gone for one in self._all], timeout=1.0)
        for connection in tuple(self._all):
            connection.abort(Ended.CLOSED)    # those that the other side has not closed in time
        for _ in range(_TURNS):
            await asyncio.sleep(0)

    async def _stop_listening(self) -> None:
        """Stop accepting; close the servers only once the connections just accepted have opened and been rejected."""
        loop = asyncio.get_running_loop()
        for server in self._servers:
            for sock in server.sockets:
                loop.remove_reader(sock.fileno())
        for _ in range(_TURNS):
            await asyncio.sleep(0)
        for server in self._servers:
            server.close()

    # For connections: implements Hub.

    def connection_open(self, connection: Connection) -> Caller | Answerer | None:
        self._all.append(connection)
        connection.gone.add_done_callback(lambda _: self._all.remove(connection))
        return connection.caller or self._answerer(connection)

    def connection_up(self, connection: Connection) -> None:
        peer, now = connection.partner.peer, self.now()
        self._gate.leave(connection, now)
        if self._door.knows(peer):
            self._gate.befriend(connection.address)
        meter = connection.meter = self._meters.keep(peer, self._meters.get(peer) or connection.meter)
        if connection.pin_tried:
            self.guard.right(connection.address, now)
        full = self._full_but(peer)
        if full:
            silent = next(filter(self._is_silent, full), None)
            if silent is None:
                connection.say_bye("leaving", Ended.CLOSED)
                return
            self.drop(silent)
        links = self._up.setdefault(peer, [])
        links.append(connection)
        if len(links) > LINKS_OF_PEER:
            links[0].say_bye("spare", Ended.CLOSED)
        self._notify(LinkUp(connection.partner))
        if connection.is_up:
            self._ping(connection)
            self.introduce(connection)
            if connection.partner.called:
                asyncio.get_running_loop().call_later(REACHED_WITHIN, self._judge_reach)
            elif connection.partner.port and meter.looks.take(1, now):
                task = asyncio.ensure_future(_look_back(connection.address, connection.partner.port))
                self._looks.add(task)
                task.add_done_callback(self._looks.discard)

    def connection_got(self, connection: Connection, message: Sealed) -> None:
        peer, meter, now = connection.partner.peer, connection.meter, self.now()
        match message:
            case m.Ping():
                connection.send(m.Pong(message.number))
            case m.Pong():
                if connection.ping == message.number:
                    connection.ping, connection.round_trip = None, now - connection.last_ping
            case m.Peers():
                for other, addresses, port in message.items if meter.hearsay.take(1, now) else ():
                    self.learn(other, usable(addresses, port, seen_from=connection.address))
            case _:
                if not isinstance(message, _WORK) or meter.work.take(1, now):
                    self._notify(LinkReceived(peer, message))

    def connection_over(self, connection: Connection) -> None:
        now = self.now()
        self._gate.leave(connection, now, lied=connection.failure is LinkFailure.UNPROVED)
        if not connection.proved:
            self._turned_away(connection)
            return
        peer = connection.partner.peer
        if connection.ended is Ended.FLOOD:
            self._gate.ban(peer if self._door.knows(peer) else connection.address, now)
        links = self._up.get(peer, [])
        if connection in links:
            links.remove(connection)
            if not links:
                del self._up[peer]
                self._notify(LinkDown(peer, connection.ended))
                self._calls.went_down(peer, elsewhere=connection.ended is Ended.SPARE)

    # New connections.

    def _connection(self, wish: LinkRequest) -> Connection:
        return Connection(self, Caller(self.profile, os.urandom, wish, self._door.knows))

    def _answerer(self, connection: Connection) -> Answerer | None:
        address = connection.address
        if not self._reached:
            self._reached = True
            self._notify(Reached(True))
        if self._closing or not self._gate.enter(connection, address, self.now()):
            connection.abort(Ended.CLOSED)
            return None
        self._make_room()

        def take_password(proof: Proof) -> bytes | None:
            if proof is Proof.TOKEN:
                return self.guard.token
            pin = self.guard.take(address, self.now())
            connection.pin_tried = pin is not None
            return pin.encode() if pin is not None else None

        def take_info() -> m.Info | None:
            return self._door.info() if self._gate.asked.take(address, self.now()) else None

        return Answerer(
            self.profile, os.urandom, lambda hello: self._admit(hello, connection), take_password, take_info
        )

    def _make_room(self) -> None:
        """Reject the oldest connections of full pools, and abort lingering ones while there are too many sockets."""
        for one in self._gate.crowded(self.now()):
            one.turn_away(refused(self.profile, LinkFailure.BUSY))
        lingering = [one for one in self._all if one.lingers]
        for one in lingering[: max(0, len(self._all) - self.limits.sockets)]:
            one.abort(Ended.CLOSED)

    def _admit(self, hello: m.Hello, connection: Connection) -> Proof | LinkFailure:
        answer = self._door.admit(hello)
        if self._gate.is_banned(hello.identity if answer is Proof.KNOWN else connection.address, self.now()):
            return LinkFailure.BUSY
        if answer is Proof.PIN and hello.auth is Proof.KNOCK:
            self._notify(Knocked(hello.identity, clean_name(hello.name), connection.address))
            return LinkFailure.ASKED
        if answer is Proof.PIN and hello.auth is Proof.TOKEN:
            answer = Proof.TOKEN
        if answer is Proof.KNOWN or answer is Proof.TOKEN:    # ``in`` would also match failures of equal value
            self._gate.claim(connection, hello.identity if answer is Proof.KNOWN else b"")
            self._make_room()
        full = self._full_but(hello.identity) if isinstance(answer, Proof) and answer is not Proof.KNOWN else []
        return LinkFailure.BUSY if full and not any(map(self._is_silent, full)) else answer

    def _full_but(self, peer: bytes) -> list[bytes]:
        """Return the other linked spectators, the oldest first, if *peer* would be one too many; else an empty list."""
        found = [other for other in self._up if other != peer and not self._door.knows(other)]
        return found if len(found) >= self.limits.spectators and not self._door.knows(peer) else []

    def _turned_away(self, connection: Connection) -> None:
        if connection.pin_tried:
            self.guard.wrong()
        # After a wrong PIN it is the caller that notices first, and hangs up.
        why = LinkFailure.PIN if connection.pin_tried else connection.failure
        if connection.caller is None and why not in _UNREMARKABLE and not self._closing:
            self._notify(TurnedAway(connection.address, why))

    # Supervision of links.

    def _is_silent(self, peer: bytes) -> bool:
        return all(self.now() - one.last_heard > SUSPECT_AFTER for one in self._up[peer])

    def _ping(self, connection: Connection) -> None:
        connection.ping, connection.last_ping = next(self._pings), self.now()
        connection.send(m.Ping(connection.ping))

    def _judge_reach(self) -> None:
        if self._reached is None and self._up and self._servers and not self._closing:
            self._reached = False
            self._notify(Reached(False))

    def _watch(self, wall: float, before: float) -> None:
        """Ping, and detect silence and sleep; *wall* and *before* are the readings of both clocks at the last call."""
        wall_now, now = self._wall(), self.now()
        # Scheduled first, so that an exception below does not end the supervision.
        self._timer = asyncio.get_running_loop().call_later(TICK, self._watch, wall_now, now)
        jump = max(abs(wall_now - wall), now - before) - TICK
        if jump > JUMP:
            self.wake()
            self._notify(LinkClockJumped(jump))
        for peer in self.peers:
            self._look_at(peer, now)

    def _look_at(self, peer: bytes, now: float) -> None:
        for one in tuple(self._up.get(peer, ())):
            if now - one.last_heard > SILENT_AFTER:
                one.abort(Ended.SILENT)
            elif one.is_up and one.ping is None and now - one.last_ping >= PING_EVERY:
                self._ping(one)
        best = self.link(peer)
        if best is not None and self.profile.identity.public < peer and now - best.up_since > SPARE_AFTER:
            for one in self._up[peer]:
                if one is not best:
                    one.retire()


async def _look_back(address: str, port: int) -> None:
    """Connect to a peer that called us, and close at once, so that it learns that others can reach it."""
    with suppress(OSError):
        async with asyncio.timeout(CONNECT_TIMEOUT):
            _, writer = await asyncio.open_connection(address, port)
        writer.close()


def _item(connection: Connection) -> tuple[bytes, tuple[str, ...], int]:
    """Return where others can reach the peer of *connection*, without addresses that are only valid here."""
    partner = connection.partner
    addresses = dict.fromkeys((connection.address, *partner.addresses))
    usual = usable(addresses, partner.port, seen_from=connection.address)
    return partner.peer, tuple(address for address, _ in usual)[: m.MOST_ADDRESSES], partner.port
