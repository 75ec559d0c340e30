"""Discovery of tables nearby by mDNS: listens for those of others and announces the own one.

An announcement holds only a table's address and the first bytes of its host's key and its game's number; the rest is in
the answer to a probe. Without multicast there are no events, and people join by address or invitation.

mDNS lists a killed program for twenty minutes. So a table is shown once what was announced has answered a probe, grey
after two failures in a row, hidden ten seconds after its last answer and shown again when it answers. As anybody can
announce many tables, each address gets few places in the list, and addresses take turns: local networks are probed
first, and addresses that were never probed before those that were.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import math
import os
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, NamedTuple

from zeroconf import Error, EventLoopBlocked, IPVersion, NotRunningException, ServiceListener, Zeroconf
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from swqt.net.lobby.addresses import OwnAddress, is_near, own_addresses, scoped, told
from swqt.net.lobby.table import Listed
from swqt.net.wire.limits import Bounded, Bucket, network_of
from swqt.net.wire.messages import Info
from swqt.net.wire.text import Trouble, clean

logger = logging.getLogger(__name__)

Probe = Callable[[Sequence[str], int], Awaitable[Info | None]]
"""Asks the table at (addresses, port) for its INFO; None if nobody answers. Cancelled after PROBE_TIMEOUT."""

RESOLVE_MS: Final = 30_000    # milliseconds for resolving a name, asked once a second: Wi-Fi loses much multicast
UPDATE: Final = 1.0    # seconds between two looks at what to announce
STOP: Final = 1.0    # seconds after which ``stop`` returns in any case; the goodbye normally needs a quarter of one
LOOK: Final = 0.25    # seconds between two rounds of probing and updating the list
PROBE: Final = 2.0    # seconds between two probes of a table that is shown
HIDDEN_PROBE: Final = 10.0    # seconds between two probes of a hidden table
HIDE: Final = 10.0    # seconds after its last answer until a failing table is hidden
FAILURES: Final = 2    # failed probes in a row after which a table is grey
SHOWN: Final = 64    # maximum number of tables that are shown...
SHOWN_OF_SOURCE: Final = 4    # ... and of those at one address, or in one IPv6 network
MOST: Final = 512    # maximum number of names that are remembered; new ones evict names that are not shown
ROOM: Final = 32    # names that are evicted at a time, so that a flood does not cost much processor time
PROBES: Final = 20.0    # probes a second
MOST_PROBES: Final = 40    # maximum number of probes in flight; one that nobody answers takes PROBE_TIMEOUT
PROBE_TIMEOUT: Final = 1.5    # seconds

KNOWN_KEY, OWN_GAME, UNKNOWN = range(3)
"""Rank of a table, lower is better: its host is known, it continues a game of ours, or neither."""

EVERY: Final = 5.0    # seconds between two queries of the own addresses; a change counts once two in a row agree

TYPE: Final = "_swqt._tcp.local."
TOLD_BYTES: Final = 4    # bytes of the host's key and of the game's number that are announced

_IMPOSSIBLE: Final = (Error, OSError, RuntimeError)    # raised where mDNS cannot be used; the last without interfaces

Rank = Callable[[bytes, bytes], int]    # gives the rank of a table from the first bytes of its host's key and game
Source = tuple[bool, str]    # whether an address is outside our networks, and the address or network it counts as


class Announced(NamedTuple):
    """The announcement of the own table: the announcer's key, the number of its game or table, the port."""

    host: bytes
    game: bytes
    port: int


@dataclass(eq=False)
class AnnouncedTable:
    """A table that was announced. ``answered`` is when it first answered a probe, ``alive`` when last, or found."""

    service: str
    number: int
    due: float
    alive: float
    host: bytes = b""
    game: bytes = b""
    addresses: tuple[str, ...] = ()
    port: int = 0
    rank: int = UNKNOWN
    source: Source = (True, "")
    info: Info | None = None
    answered: float = math.inf
    failures: int = 0
    probing: bool = False
    round_trip: float = 0.0

    @property
    def order(self) -> tuple[float, ...]:
        """The sort key for places in the list: better known first, then earlier first answer, then newer."""
        return (self.rank, self.answered, -self.number)

    def is_shown(self, now: float) -> bool:
        return self.info is not None and (not self.failures or now < self.alive + HIDE)

    def answer(self, info: Info, round_trip: float, now: float) -> None:
        """Record an answer to a probe."""
        self.info, self.probing, self.failures, self.alive, self.due = info, False, 0, now, now + PROBE
        self.answered = min(self.answered, now)
        if not 0.5 < round_trip / (self.round_trip or math.inf) < 2:    # jitter is not worth an update
            self.round_trip = round_trip

    def fail(self, now: float) -> None:
        """Record that a probe was not answered."""
        self.probing = False
        self.failures += 1
        self.due = now + (PROBE if self.info is None or self.is_shown(now) else HIDDEN_PROBE)


class Listing:
    """All announced tables, sans-I/O; *near* returns whether an address is in a network of ours."""

    def __init__(self, rank: Rank = lambda host, game: UNKNOWN, near: Callable[[str], bool] = lambda _: True) -> None:
        self._rank = rank
        self._near = near
        self._tables: dict[str, AnnouncedTable] = {}
        self._budget = Bucket(PROBES, PROBES)
        self._turns: Bounded[Source, int] = Bounded(MOST)
        self._probes = count()
        self._numbers = count()

    def shown(self, now: float) -> tuple[Listed, ...]:
        """Return the tables to show, best rank first, then those that have been there longest."""
        return tuple(
            Listed(
                one.service, one.info, one.addresses, one.port, one.failures < FAILURES, one.round_trip, one.host
            )
            for one in self._shown(now)[:SHOWN] if one.info is not None
        )  # fmt: skip

    def _shown(self, now: float) -> list[AnnouncedTable]:
        """Return the tables that may be shown, at most SHOWN_OF_SOURCE for each source."""
        of_source: Counter[Source] = Counter()
        found = []
        for one in sorted((one for one in self._tables.values() if one.is_shown(now)), key=lambda one: one.order):
            of_source[one.source] += 1
            if of_source[one.source] <= SHOWN_OF_SOURCE:
                found.append(one)
        return found

    def announced(
        self, service: str, host: bytes, game: bytes, addresses: Sequence[str], port: int, now: float
    ) -> AnnouncedTable | None:
        """Add or update the table that *service* announces and return it; None if there is no room for it."""
        one = self._tables.get(service)
        if one is None:
            if len(self._tables) >= MOST and not self._make_room(now):
                return None
            one = self._tables[service] = AnnouncedTable(service, next(self._numbers), now, now)
        near = next((address for address in addresses if self._near(address)), None)
        one.host, one.game, one.addresses, one.port = host, game, tuple(addresses), port
        one.due, one.rank = min(one.due, now), self._rank(host, game)
        one.source = (near is None, network_of(near or next(iter(addresses), "")))
        return one

    def _make_room(self, now: float) -> bool:
        """Evict up to ROOM tables that are not shown; return False if there are none. Order: failing or unanswered,
        worst rank, far addresses, sources with the most names, oldest."""
        shown, names = set(self._shown(now)), Counter(one.source for one in self._tables.values())
        gone = heapq.nlargest(
            ROOM, [one for one in self._tables.values() if one not in shown],
            key=lambda one: (not one.is_shown(now), one.rank, one.source[0], names[one.source], -one.number),
        )  # fmt: skip
        for one in gone:
            del self._tables[one.service]
        return bool(gone)

    def withdrawn(self, service: str) -> None:
        self._tables.pop(service, None)

    def due(self, now: float) -> list[AnnouncedTable]:
        """Return the tables to probe now, within the limits; the caller then calls ``answer`` or ``fail`` of each."""
        waiting = [one for one in self._tables.values() if not one.probing and one.due <= now]
        free = MOST_PROBES - sum(one.probing for one in self._tables.values())
        found: list[AnnouncedTable] = []
        while waiting and len(found) < free and self._budget.take(1, now):
            one = min(waiting, key=lambda one: (one.source[0], self._turns.get(one.source, -1), *one.order))
            waiting.remove(one)
            one.probing = True
            self._turns.keep(one.source, next(self._probes))
            found.append(one)
        return found


class Discovery(ServiceListener):
    """One program's view of the tables nearby, in the event loop of the network thread, which it never blocks.

    *listener* is called in the loop's thread with every Trouble, and with the tables to show whenever they change.
    *look* is called with this every UPDATE seconds, and returns what to announce. *addresses* returns the own addresses
    (it runs in another thread, as some systems take long to list them), *sockets* are arguments for ``AsyncZeroconf``.
    """

    def __init__(
        self, listener: Callable[[tuple[Listed, ...] | Trouble], None], probe: Probe,
        look: Callable[[Discovery], Announced | None], *,
        rank: Rank = lambda host, game: UNKNOWN, addresses: Callable[[], tuple[OwnAddress, ...]] = own_addresses,
        **sockets: Any,
    ) -> None:  # fmt: skip
        self._tell: Final = listener
        self._probe: Final = probe
        self._look: Final = look
        self._addresses: Final = addresses
        self._sockets: Final = {"ip_version": IPVersion.All, **sockets}
        self._listing: Final = Listing(rank, lambda address: is_near(address, self._own))
        self.shown: tuple[Listed, ...] = ()
        self._strange = False
        self._zeroconf: AsyncZeroconf | None = None
        self._own: tuple[OwnAddress, ...] = ()
        self._tasks: set[asyncio.Task[None]] = set()
        self._resolving: dict[str, asyncio.Task[None]] = {}
        self._name: Final = os.urandom(8).hex()
        self._info: AsyncServiceInfo | None = None    # the current announcement
        self._said: object = None    # the table in it; () if it must be announced again
        self._stopped = False

    async def start(self) -> None:
        """Start listening and announcing; if that fails, report why and try again when the network changes."""
        self._own = await self._look_at_addresses()
        await self._open()
        for work in (self._keep_announcing, self._keep_probing, self._keep_looking):
            if not self._stopped:
                self._spawn(work())

    @property
    def reachable_at(self) -> tuple[str, ...]:
        """The own addresses that are announced at present."""
        return told(self._own)

    def refresh(self) -> None:
        """Once started, listen on the current interfaces and announce again, as needed after a change of network or a
        sleep."""
        if self._tasks:
            self._spawn(self._refresh())

    async def _refresh(self) -> None:
        try:
            if self._zeroconf is None:
                await self._open()
            else:
                await self._zeroconf.async_update_interfaces()   # zeroconf does not do that by itself
        except _IMPOSSIBLE as error:
            self._complain(error)
        else:
            self._said = ()

    async def stop(self) -> None:
        """Send the goodbye and end everything within STOP seconds; the listener is not called afterwards."""
        self._stopped = True
        tasks, self._tasks = self._tasks, set()
        for task in tasks:
            task.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOP):
                await asyncio.gather(*tasks, return_exceptions=True)
                await self._close()

    # Listening.

    async def _open(self) -> None:
        try:
            self._zeroconf = AsyncZeroconf(**self._sockets)
            async with asyncio.timeout(PROBE_TIMEOUT):
                await self._zeroconf.zeroconf.async_wait_for_start()
            await self._zeroconf.async_add_service_listener(TYPE, self)
        except _IMPOSSIBLE as error:
            self._complain(error)
            await self._close()

    async def _close(self) -> None:
        """Stop listening and send the goodbye."""
        zeroconf, self._zeroconf, self._info = self._zeroconf, None, None
        if zeroconf is not None:
            with contextlib.suppress(Error, OSError, TimeoutError):
                await zeroconf.async_close()

    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        if self._stopped or name == f"{self._name}.{TYPE}":
            return
        self._stop_resolving(name)
        if len(self._resolving) >= MOST:
            self._ignore("more names are announced than can be remembered")
            self._stop_resolving(next(iter(self._resolving)))
        self._resolving[name] = self._spawn(self._resolve(zc, name))

    update_service = add_service

    def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        if not self._stopped:
            self._stop_resolving(name)
            self._listing.withdrawn(name)
            self._show()

    def _stop_resolving(self, name: str) -> None:
        if (task := self._resolving.pop(name, None)) is not None:
            task.cancel()

    async def _resolve(self, zeroconf: Zeroconf, name: str) -> None:
        await self._list(zeroconf, name)
        self._resolving.pop(name, None)    # certainly this task: a later one for the name would have cancelled it

    async def _list(self, zeroconf: Zeroconf, name: str) -> None:
        """Resolve *name* and add its table to the listing."""
        try:
            info = AsyncServiceInfo(TYPE, name)
            if not await info.async_request(zeroconf, RESOLVE_MS):
                return
        except (EventLoopBlocked, NotRunningException, OSError) as error:
            self._complain(error)
            return
        except (Error, ValueError) as error:
            self._ignore(type(error).__name__)
            return
        host, game = (read_hex(info.properties.get(key)) for key in (b"k", b"g"))
        heard = tuple(clean(text, 60) for text in info.parsed_scoped_addresses(IPVersion.All))[:16]
        addresses = scoped(heard, self._own)[:16]
        if info.port and addresses:
            now = asyncio.get_running_loop().time()
            self._listing.announced(name, host, game, addresses, info.port, now)
            self._probe_due(now)

    # Announcing.

    async def _keep_announcing(self) -> None:
        while True:
            if (table := self._look(self)) != self._said:
                self._said = table
                try:
                    await self._announce(table)
                except (Error, OSError) as error:
                    self._complain(error)
            await asyncio.sleep(UPDATE)

    async def _announce(self, table: Announced | None) -> None:
        """Announce *table* instead of any other; without one, send a goodbye."""
        zeroconf, before = self._zeroconf, self._info
        if zeroconf is None:
            return
        # Nothing announced contains the computer's host name: other services announce that.
        self._info = None if table is None else AsyncServiceInfo(
            TYPE, f"{self._name}.{TYPE}", port=table.port,
            properties={"k": table.host[:TOLD_BYTES].hex(), "g": table.game[:TOLD_BYTES].hex()},
            server=f"swqt-{self._name}.local.", parsed_addresses=list(told(self._own)) or ["127.0.0.1"],
        )  # fmt: skip
        if self._info is None:
            if before is not None:
                await (await zeroconf.async_unregister_service(before))
        elif before is None:
            # The name is random, so probing for a conflict, which would take 1.2 s, is unnecessary.
            await zeroconf.async_register_service(self._info, cooperating_responders=True)
        else:
            await zeroconf.async_update_service(self._info)

    # Probing tables, and watching the own addresses.

    async def _keep_probing(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self._probe_due(asyncio.get_running_loop().time())
            self._show()

    def _probe_due(self, now: float) -> None:
        for table in self._listing.due(now):
            self._spawn(self._ask(table))

    async def _ask(self, table: AnnouncedTable) -> None:
        loop = asyncio.get_running_loop()
        begun, info = loop.time(), None
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(PROBE_TIMEOUT):
                info = await self._probe(table.addresses, table.port)
        now = loop.time()
        if info is None or not info.game.startswith(table.game):    # a program that was killed may run again there
            table.fail(now)
        else:
            table.answer(info, now - begun, now)
            self._show()

    async def _keep_looking(self) -> None:
        """Refresh once the own addresses have changed and stayed the same for two queries."""
        before = self._own
        while True:
            await asyncio.sleep(EVERY)
            found = await self._look_at_addresses()
            if found == before != self._own:
                self._own = found
                await self._refresh()
            before = found

    async def _look_at_addresses(self) -> tuple[OwnAddress, ...]:
        try:
            return await asyncio.get_running_loop().run_in_executor(None, self._addresses)
        except OSError as error:
            self._complain(error)
            return self._own

    # Helpers.

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _show(self) -> None:
        """Call the listener with the tables to show if they have changed."""
        shown = self._listing.shown(asyncio.get_running_loop().time())
        if shown != self.shown:
            self.shown = shown
            self._tell(shown)

    def _ignore(self, why: str) -> None:
        """Log that strange announcements are ignored, once however many there are."""
        if not self._strange:
            logger.info("strange announcements are ignored: %s", why)
        self._strange = True

    def _complain(self, error: Exception) -> None:
        if not self._stopped:
            self._tell(trouble_of(error))


def read_hex(text: bytes | None) -> bytes:
    """Return the first bytes of a key or number from an announcement, b"" if it is not valid hex."""
    try:
        return bytes.fromhex((text or b"")[: 2 * TOLD_BYTES].decode("ascii"))
    except ValueError:
        return b""


def trouble_of(error: Exception) -> Trouble:
    """Return the Trouble that describes an error of zeroconf or its sockets."""
    codes: dict[type, str] = {EventLoopBlocked: "discovery-blocked", NotRunningException: "discovery-closed"}
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error) or type(error).__name__
    return Trouble(codes[type(error)]) if type(error) in codes else Trouble("no-multicast", (clean(reason, 80),))
