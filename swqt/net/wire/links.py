"""All links of one peer: listening, calling, keeping up, and one link for each pair (asyncio).

The session makes one ``Links`` in the loop of the network thread, hands it a ``Door``, and hears by ``notify`` what
happens, as ``LinkEvent`` values; it is called from inside the loop and must not block. Nothing here may be called from
another thread. Peers are named by their public keys.

    links = Links(profile, door, notify)
    port = await links.start()
    number = links.dial([("192.168.1.7", 47770)], Wish(pin="123456"))     # kept up until hang_up
    links.send(peer, message)
    await links.close()
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import sys
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from swqt.net.wire.connection import Connection
from swqt.net.wire.dialling import CONNECT_TIMEOUT, Calls, Endpoint, usable
from swqt.net.wire.handshake import Answerer, Caller
from swqt.net.wire.identity import RandomBytes
from swqt.net.wire.limits import Accounts, AdmissionPool, Gate, Limits, PinGuard
from swqt.net.wire.messages import DialBack, Hello, Info, Peers, Ping, Pong, Sealed
from swqt.net.wire.plaintext import clean_name
from swqt.net.wire.terms import (
    KNOCK,
    Door,
    Ended,
    Knocked,
    LinkClockJumped,
    LinkDown,
    LinkEvent,
    LinkFailure,
    LinkHeard,
    LinkProfile,
    LinkReceived,
    LinkRefusal,
    LinkRequest,
    LinkUp,
    Measured,
    Partner,
    PinChanged,
    Proof,
    Reached,
    TurnedAway,
    logged,
    pack_refusal,
)

logger = logging.getLogger(__name__)

DEFAULT_PORT: Final = 47770
EVERYWHERE: Final = ("0.0.0.0", "::")
SUSPECT_AFTER: Final = 3.0
SILENT_AFTER: Final = 8.0
PING_EVERY: Final = 2.0
TICK: Final = 0.5
JUMP: Final = 5.0
YOUNG: Final = 5.0
"""While a link is younger than this, a second one to the same peer is no sign that the first is dead: both called."""

_TURNS: Final = 3
_PEERS_AT_ONCE: Final = 21
_ADDRESSES_AT_ONCE: Final = 8


def new_loop() -> asyncio.AbstractEventLoop:
    """Return the loop for the network thread. On Windows the selector loop: the other one and multicast disagree."""
    return asyncio.SelectorEventLoop() if sys.platform == "win32" else asyncio.new_event_loop()


@dataclass(frozen=True, slots=True)
class LinkState:
    """How a link is doing. *round_trip* in seconds, None until it was measured once."""

    peer: bytes
    name: str
    address: str
    proof: Proof
    called: bool
    silent: bool
    round_trip: float | None


class Links:
    """See the module."""

    def __init__(
        self,
        profile: LinkProfile,
        door: Door,
        notify: Callable[[LinkEvent], None],
        *,
        limits: Limits | None = None,
        random_bytes: RandomBytes = os.urandom,
        monotonic: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.profile = profile
        """What we say of ourselves; a new one counts for the connections that follow."""
        self.limits: Final = limits or Limits()
        self._door = door
        self._notify = notify = logged(notify)
        self._random = random_bytes
        self._monotonic = monotonic
        self._wall = wall
        self._gate = Gate(self.limits)
        self._guard = PinGuard(
            self.limits, random_bytes, lambda pin, tried: notify(PinChanged(pin, tried, self.token))
        )  # fmt: skip
        self._up: dict[bytes, Connection] = {}
        self._all: dict[int, Connection] = {}
        self._calls = Calls(self._up.__contains__, self._caller, notify, self.now)
        self._pings = itertools.count(1)
        self._servers: list[asyncio.Server] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._accounts = Accounts(self.limits)
        self._asked_back: set[bytes] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._closing = False

    # For the session.

    async def start(self, hosts: Sequence[str] = EVERYWHERE, port: int = DEFAULT_PORT) -> int:
        """Listen on *hosts* and return the port: *port* if it is free, else another. OSError if no host can be used.

        A host that this computer does not have (IPv6, perhaps) is left out. ``profile.port`` is set.
        """
        loop = asyncio.get_running_loop()
        error: OSError | None = None
        for host in hosts:
            for wanted in (port,) if self._servers else (port, 0):
                try:
                    server = await loop.create_server(lambda: self._connection(self._answerer), host, wanted)
                except OSError as reason:
                    error = reason
                    continue
                self._servers.append(server)
                port = server.sockets[0].getsockname()[1]
                break
        if not self._servers:
            raise error or OSError("no address to listen on")
        self.profile = replace(self.profile, port=port)
        self._timer = loop.call_later(TICK, self._watch, self._wall(), self.now())
        return port

    def dial(self, endpoints: Iterable[Endpoint], wish: LinkRequest) -> int:
        """Call, and keep the link up until ``hang_up``; return the number by which ``DialFailed`` names this call.

        With no endpoints it waits until some are learned. Without ``wish.peer`` the first that answers is the one.
        """
        return self._calls.begin(endpoints, wish)

    def hang_up(self, number: int) -> None:
        """Do not keep this link up any longer. A link that is up stays; ``drop`` ends it."""
        self._calls.hang_up(number)

    def learn(self, peer: bytes, endpoints: Iterable[Endpoint], *, sure: bool = False) -> None:
        """*peer* can be reached there, too: tried first by the calls to it, at once if there is no link.

        *sure*: it has been reached there, or has said so itself.
        """
        self._calls.learn(peer, endpoints, sure=sure)

    def send(self, peer: bytes, message: Sealed) -> bool:
        """Send *message* to *peer*; False if there is no link, or none any more."""
        connection = self._up.get(peer)
        logger.debug("%s goes out%s", type(message).__name__, "" if connection is not None else " to nobody")
        return connection is not None and connection.send(message)

    def send_all(self, message: Sealed, *, but: bytes | None = None) -> None:
        """Send *message* over every link, but not to the peer *but*."""
        for peer in tuple(self._up):
            if peer != but:
                self.send(peer, message)

    def drop(self, peer: bytes, farewell: str = "leaving", text: str = "", *, ban: bool = False) -> None:
        """End the link to *peer*, saying one of ``FAREWELLS``; with *ban* its address stays out for half a minute."""
        connection = self._up.get(peer)
        if connection is not None:
            if ban:
                self._gate.ban(connection.address, self.now())
            connection.say_bye(farewell, Ended.CLOSED, text)

    @property
    def peers(self) -> tuple[bytes, ...]:
        """Those to whom there is a link."""
        return tuple(self._up)

    def state(self, peer: bytes) -> LinkState | None:
        """Return how the link to *peer* is doing, None if there is none."""
        one = self._up.get(peer)
        if one is None:
            return None
        who = one.partner
        return LinkState(peer, who.name, one.address, who.proof, who.called, one.silent, one.round_trip)

    def partner(self, peer: bytes) -> Partner | None:
        """Return who *peer* is, None if there is no link."""
        one = self._up.get(peer)
        return one.partner if one is not None else None

    @property
    def pin(self) -> str:
        """The PIN by which callers prove themselves if the door says PIN: six digits."""
        return self._guard.pin

    @property
    def token(self) -> bytes:
        """The secret by which callers prove themselves who have an invitation."""
        return self._guard.token

    def renew_pin(self) -> None:
        """Make a new PIN and token; ``PinChanged`` tells them."""
        self._guard.renew()

    def adopt_pin(self, pin: str) -> bool:
        """Have callers prove themselves by *pin*, which others at the table know; False if it is no PIN."""
        return self._guard.adopt(pin)

    def introduce(self) -> None:
        """Tell those whom the door knows where the others of them are; to be called when it has come to know more."""
        known = {peer: one for peer, one in self._up.items() if self._door.knows(peer) and one.partner.port}
        for peer, one in known.items():
            self._gate.befriend(one.address)
            items = tuple(_item(other) for other in known.values() if other is not one)[:_PEERS_AT_ONCE]
            if items:
                one.send(Peers(items))
            self.learn(peer, _endpoints(one), sure=True)

    def ask_dial_back(self, peer: bytes) -> bool:
        """Ask *peer* whether it can connect to us; ``Reached`` is the answer. False if there is no link."""
        sent = self.send(peer, DialBack(self.profile.port, 0))
        if sent:
            self._asked_back.add(peer)
        return sent

    def wake(self) -> None:
        """Cut all links and call again at once: after sleep, or when the network changed."""
        for connection in tuple(self._up.values()):
            connection.abort(Ended.SLEPT)
        self._calls.hurry()

    async def close(self) -> None:
        """Say good-bye, stop listening and calling; all sockets are closed when this returns, after 1 s at most."""
        self._closing = True
        if self._timer is not None:
            self._timer.cancel()
        await self._calls.close()
        await self._stop_listening()
        for connection in tuple(self._all.values()):
            if connection.is_up:
                connection.say_bye("closing", Ended.CLOSED)
            else:
                connection.abort(Ended.CLOSED)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._all:
            await asyncio.wait([one.gone for one in self._all.values()], timeout=1.0)
        for connection in tuple(self._all.values()):
            connection.abort(Ended.CLOSED)    # the other side has not closed in time
        for _ in range(_TURNS):
            await asyncio.sleep(0)

    async def _stop_listening(self) -> None:
        """Accept nothing any more. What was accepted a moment ago needs its server to come up and to be turned away."""
        loop = asyncio.get_running_loop()
        for server in self._servers:
            for sock in server.sockets:
                loop.remove_reader(sock.fileno())
        for _ in range(_TURNS):
            await asyncio.sleep(0)
        for server in self._servers:
            server.close()

    # For connections: the Hub.

    def now(self) -> float:
        """The moment, in seconds."""
        return self._monotonic()

    def connection_up(self, connection: Connection) -> None:
        """A handshake succeeded: it becomes the link to its peer, or gives way to the one there is."""
        partner = connection.partner
        self._gate.proved(id(connection))
        if self._door.knows(partner.peer):
            self._gate.befriend(connection.address)
        connection.charge_to(self._accounts.of(partner.peer).meter)
        if connection.pin_tried:
            self._guard.right(connection.address, self.now())
        full = [] if self._door.knows(partner.peer) else self._full_but(partner.peer)
        if full:
            silent = next((one for one in full if one.silent), None)
            (silent or connection).say_bye("leaving", Ended.CLOSED)
            if silent is None:
                return
        old = self._up.get(partner.peer)
        if old is not None and self._stays(old, connection):
            connection.say_bye("duplicate", Ended.REPLACED)
            return
        if old is not None:
            old.say_bye("duplicate", Ended.REPLACED)
        self._up[partner.peer] = connection
        if not partner.called and partner.peer < self.profile.identity.public:
            # Their call is the one that stays. Ours would stay if we were the smaller one, and the other side may
            # already have let theirs go for it: then it must not be given up.
            self._calls.came_in(partner.peer)
        self._notify(LinkUp(partner, connection.address))
        if connection.is_up:
            self._ping(connection)
            self._spread(connection)

    def connection_got(self, connection: Connection, message: Sealed) -> None:
        """A message arrived on a connection that is up."""
        peer = connection.partner.peer
        if self._up.get(peer) is not connection:
            return
        if connection.silent:
            connection.silent = False
            self._notify(LinkHeard(peer, silent=False))
        match message:
            case Ping():
                connection.send(Pong(message.number))
            case Pong():
                self._pong(connection, message.number)
            case Peers():
                self._learn_peers(connection, message)
            case DialBack(result=0):
                self._dial_back(connection, message.port)
            case DialBack():
                if peer in self._asked_back:
                    self._asked_back.discard(peer)
                    self._notify(Reached(peer, message.result == 1))
            case _:
                self._notify(LinkReceived(peer, message))

    def connection_over(self, connection: Connection) -> None:
        """A connection is gone, link or not."""
        if connection.failure is LinkFailure.UNPROVED:
            self._gate.lied(id(connection), connection.address, self.now())
        self._gate.proved(id(connection))
        if not connection.gone.done():
            connection.gone.add_done_callback(lambda _: self._all.pop(id(connection), None))
        else:
            self._all.pop(id(connection), None)
        if not connection.proved:
            self._turned_away(connection)
            return
        assert connection.ended is not None
        if connection.ended is Ended.FLOOD:
            self._gate.ban(connection.address, self.now())
        peer = connection.partner.peer
        if self._up.get(peer) is connection:
            del self._up[peer]
            self._asked_back.discard(peer)
            self._notify(LinkDown(peer, connection.ended))
            self._calls.went_down(peer, elsewhere=connection.ended is Ended.REPLACED)

    # New connections.

    def _connection(self, side: Callable[[Connection], Caller | Answerer | None]) -> Connection:
        def made(connection: Connection) -> Caller | Answerer | None:
            self._all[id(connection)] = connection
            return side(connection)

        return Connection(self, made)

    def _caller(self, wish: LinkRequest) -> Connection:
        return self._connection(lambda _: Caller(self.profile, wish, self._door.knows, self._random))

    def _answerer(self, connection: Connection) -> Answerer | None:
        address = connection.address
        if self._closing or not self._gate.enter(id(connection), address, self.now()):
            connection.unworthy = True
            connection.abort(Ended.CLOSED, LinkFailure.BUSY)
            return None
        self._make_room()

        def take_password(proof: Proof) -> bytes | None:
            if proof is Proof.TOKEN:
                return self._guard.token
            pin = self._guard.take(address, self.now())
            connection.pin_tried = pin is not None
            return pin.encode() if pin is not None else None

        def take_info() -> Info | None:
            return self._door.info() if self._gate.may_ask(address, self.now()) else None

        return Answerer(
            self.profile, lambda hello: self._admit(hello, connection), take_password, take_info, self._random
        )

    def _make_room(self) -> None:
        """Drop those who stand at the door for long, and cut off those who are being turned away, if they are many."""
        for number in self._gate.crowded(self.now()):
            self._all[number].unworthy = True
            self._all[number].turn_away(pack_refusal(self.profile, LinkRefusal.BUSY), LinkFailure.BUSY)
        lingering = [one for one in self._all.values() if one.lingers]
        for one in lingering[: max(0, len(self._all) - self.limits.sockets)]:
            one.abort(Ended.CLOSED)

    def _admit(self, hello: Hello, connection: Connection) -> Proof | LinkRefusal:
        answer = self._door.admit(hello, connection.address)
        if answer is Proof.KNOWN:
            self._gate.claim(id(connection), AdmissionPool.MEMBER, hello.identity)
            self._make_room()
            return answer
        if answer is Proof.PIN and hello.auth == KNOCK:
            self._notify(Knocked(hello.identity, clean_name(hello.name), connection.address))
            connection.unworthy = True
            return LinkRefusal.ASKED
        if answer is Proof.PIN and hello.auth == Proof.TOKEN:
            self._gate.claim(id(connection), AdmissionPool.INVITED, hello.identity)
            self._make_room()
            answer = Proof.TOKEN
        full = self._full_but(hello.identity) if isinstance(answer, Proof) else []
        return LinkRefusal.BUSY if full and not any(one.silent for one in full) else answer

    def _full_but(self, peer: bytes) -> list[Connection]:
        """Return the links to all spectators but *peer*, the oldest first, if there may be no more; else nothing."""
        found = [one for other, one in self._up.items() if other != peer and not self._door.knows(other)]
        return found if len(found) >= self.limits.spectators else []

    def _turned_away(self, connection: Connection) -> None:
        if connection.pin_tried:
            self._guard.wrong()
        # Who only looks whether somebody listens, as for a dial-back, is not worth a word; nor who comes by hundreds.
        looked = connection.failure is LinkFailure.LOST and not connection.heard_anything
        if connection.came_in and not (connection.asked_only or connection.unworthy or looked or self._closing):
            # With a wrong PIN it is the caller who sees it first, and hangs up.
            why = LinkFailure.PIN if connection.pin_tried else connection.failure or LinkFailure.LOST
            self._notify(TurnedAway(connection.address, why))

    # One link for each pair.

    def _stays(self, old: Connection, new: Connection) -> bool:
        """Whether *old* remains the link when *new* has come up to the same peer; both ends answer alike.

        Who calls has no link any more, in his eyes. Only while the first one is young both may have called at once;
        then the one that the smaller identity dialled is kept.
        """
        if old.silent or self.now() - old.up_since > YOUNG or old.partner.called == new.partner.called:
            return False
        smaller = self.profile.identity.public < old.partner.peer
        return old.partner.called == smaller

    # What goes on on links.

    def _ping(self, connection: Connection) -> None:
        number = next(self._pings)
        connection.ping = (number, self.now())
        connection.send(Ping(number))

    def _pong(self, connection: Connection, number: int) -> None:
        if connection.ping is not None and connection.ping[0] == number:
            connection.round_trip = self.now() - connection.ping[1]
            connection.last_ping = connection.ping[1]
            connection.ping = None
            self._notify(Measured(connection.partner.peer, connection.round_trip))

    def _spread(self, new: Connection) -> None:
        """Tell *new* where the game's peers are, and them where it is. Strangers' addresses are nobody's business."""
        known = {peer: one for peer, one in self._up.items() if self._door.knows(peer) and one.partner.port}
        items = tuple(_item(one) for one in known.values() if one is not new)[:_PEERS_AT_ONCE]
        if items:
            new.send(Peers(items))
        if new.partner.peer in known:
            self.send_all(Peers((_item(new),)), but=new.partner.peer)
            self.learn(new.partner.peer, _endpoints(new), sure=True)

    def _learn_peers(self, connection: Connection, message: Peers) -> None:
        if not self._accounts.of(connection.partner.peer).hearsay.take(1, self.now()):
            return
        for peer, addresses, port in message.items:
            self.learn(peer, usable(addresses, port, seen_from=connection.address))

    def _dial_back(self, connection: Connection, port: int) -> None:
        if port and self._accounts.of(connection.partner.peer).dial_backs.take(1, self.now()):
            self._spawn(self._try_port(connection, port))

    async def _try_port(self, connection: Connection, port: int) -> None:
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT):
                _, writer = await asyncio.open_connection(connection.address, port)
        except OSError:
            connection.send(DialBack(port, 2))
            return
        writer.close()
        connection.send(DialBack(port, 1))

    def _watch(self, wall: float, before: float) -> None:
        """Ping, notice silence and sleep; *wall* and *before* are the two clocks when this was last done."""
        wall_now, now = self._wall(), self.now()
        # First of all the next time, so that nothing that goes wrong below ends it.
        self._timer = asyncio.get_running_loop().call_later(TICK, self._watch, wall_now, now)
        jump = max(abs(wall_now - wall), now - before) - TICK
        if jump > JUMP:
            self.wake()
            self._notify(LinkClockJumped(jump))
        for connection in tuple(self._up.values()):
            self._look_at(connection, now)

    def _look_at(self, connection: Connection, now: float) -> None:
        quiet = now - connection.last_heard
        if quiet > SILENT_AFTER:
            connection.abort(Ended.SILENT)
        elif quiet > SUSPECT_AFTER and not connection.silent:
            connection.silent = True
            self._notify(LinkHeard(connection.partner.peer, silent=True))
        if connection.is_up and connection.ping is None and now - connection.last_ping >= PING_EVERY:
            self._ping(connection)

    def _spawn(self, work: Coroutine[object, None, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _endpoints(connection: Connection) -> list[Endpoint]:
    partner = connection.partner
    seen = [(connection.address, partner.port)] if partner.port else []
    return seen + usable(partner.addresses, partner.port, seen_from=connection.address)


def _item(connection: Connection) -> tuple[bytes, tuple[str, ...], int]:
    """Where the peer of *connection* can be reached by others: nothing that only has a meaning here."""
    partner = connection.partner
    addresses = dict.fromkeys((connection.address, *partner.addresses))
    usual = usable(addresses, partner.port, seen_from=connection.address)
    return partner.peer, tuple(address for address, _ in usual)[:_ADDRESSES_AT_ONCE], partner.port
