"""Tables nearby by mDNS: listens for those of others, and announces the own one.

Whatever a stranger announces can be read: values that make no sense become their defaults, names are cleaned. Without
multicast there are no events, and people join by address or invitation.

An announcement says little: mDNS lists a killed program for twenty minutes. A table is live once it has answered a
probe, grey after two failures in a row, hidden ten seconds after its last answer and shown again when it answers.
Announcing is cheap, and anybody can do it for many tables. So each address has few places and one turn, the own
networks go before others, and addresses that were never asked before those that were.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final

from zeroconf import (
    BadTypeInNameException,
    Error,
    EventLoopBlocked,
    InterfaceChoice,
    IPVersion,
    NonUniqueNameException,
    NotRunningException,
    ServiceStateChange,
    Zeroconf,
)
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from swqt.net.lobby.addresses import AddressWatch, OwnAddress, is_near, own_addresses, scoped, told
from swqt.net.lobby.table import (
    LONGEST_TABLE_NAME,
    MOST_TOLD_PEOPLE,
    TYPE,
    Announcement,
    Listed,
    instance_name,
    label_of,
    read_txt,
    write_txt,
)
from swqt.net.wire.limits import Bounded, Bucket, network_of
from swqt.net.wire.messages import STATES, Info
from swqt.net.wire.text import Trouble, clean

logger = logging.getLogger(__name__)

Probe = Callable[[Sequence[str], int], Awaitable[Info | None]]
"""Asks the table at (addresses, port) for its INFO; None if nobody answers. Cancelled after PROBE_TIMEOUT."""

RESOLVE_MS: Final = 3000

AGAIN: Final = (1.0, 3.0, 10.0, 30.0)
"""Seconds after which it is asked again what a name stands for, if no answer came through: Wi-Fi loses much of what is
sent to all."""

UPDATE: Final = 1.0    # seconds between two changes of what is announced
STOP: Final = 1.0    # seconds in which ``stop`` is done, whatever happens

GOODBYE: Final = 0.6
"""Seconds of these for the goodbye, which takes a quarter of a second where nothing is in the way."""

LOOK: Final = 0.25

PROBE: Final = 2.0    # seconds between two probes of a table that is shown
HIDDEN_PROBE: Final = 10.0    # seconds between two probes of one that is hidden
HIDE: Final = 10.0
FAILURES: Final = 2
SHOWN: Final = 64    # tables that are shown...
SHOWN_OF_SOURCE: Final = 4    # ... and those of them at one address, or in one IPv6 network
MOST: Final = 512    # names that are remembered; for further ones those must give way that have not answered
ROOM: Final = 32    # names that give way at once, so that a flood does not cost much of the processor
PROBES: Final = 20.0    # probes a second
MOST_PROBES: Final = 40    # probes at the same time: where nobody answers, each takes a second and a half
PROBE_TIMEOUT: Final = 1.5

KNOWN_KEY, OWN_GAME, UNKNOWN = range(3)
"""How well a table is known: its host is, it goes on with a game of ours, or neither. Less is better."""

Source = tuple[bool, str]    # whether an address is far, not in a network of ours, and what is counted as one with it


class _Row:
    """What the listing knows of a table besides. ``alive`` is when it answered last, or was found."""

    def __init__(self, table: Listed, number: int, now: float) -> None:
        self.table = table
        self.number = number
        self.rank = UNKNOWN
        self.source: Source = (True, "")
        self.answered: float | None = None    # when it did so first
        self.alive = self.due = now
        self.failures = 0
        self.probing = False

    @property
    def order(self) -> tuple[float, ...]:
        """Sorts rows by how much they deserve a place: known ones, those that answered longest ago, the newest."""
        return (self.rank, self.answered is None, self.answered or 0.0, -self.number)


class Listing:
    """All tables that were announced. Its methods return the tables of which people see something else now, also that
    they are not shown any more. *rank* says how well a table is known, *near* whether an address is in a network of
    ours. Sans-I/O.
    """

    def __init__(
        self, rank: Callable[[Announcement], int] = lambda _: UNKNOWN, near: Callable[[str], bool] = lambda _: True
    ) -> None:
        self._rank = rank
        self._near = near
        self._rows: dict[str, _Row] = {}
        self._budget = Bucket(PROBES, PROBES)
        self._turns: Bounded[Source, int] = Bounded(MOST)
        self._probes = 0
        self._count = 0

    @property
    def shown(self) -> tuple[Listed, ...]:
        """The tables to show, those first that are known or have been there for long."""
        left: Counter[Source] = Counter()
        found = []
        for row in sorted((row for row in self._rows.values() if row.table.is_shown), key=lambda row: row.order):
            left[row.source] += 1
            if left[row.source] <= SHOWN_OF_SOURCE:
                found.append(row.table)
        return tuple(found[:SHOWN])

    def announced(
        self, service: str, table: Announcement, addresses: Sequence[str], port: int, now: float
    ) -> list[Listed]:
        """A table was announced or announces something else; it is shown once it has answered."""
        row = self._rows.get(service)
        if row is None:
            if len(self._rows) >= MOST and not self._make_room():
                return []
            self._count += 1
            row = self._rows[service] = _Row(Listed(service, table, tuple(addresses), port), self._count, now)
        near = next((address for address in addresses if self._near(address)), None)
        row.due, row.rank = min(row.due, now), self._rank(table)
        row.source = (near is None, network_of(near or next(iter(addresses), "")))
        return self._put(row, replace(row.table, announced=table, addresses=tuple(addresses), port=port))

    def _make_room(self) -> bool:
        """Forget some that do not answer, or that are too many at their address to be shown; False if there are none.

        Of the addresses the far ones give way first, then the one with the most names; there the oldest names.
        """
        of_source: dict[Source, list[_Row]] = {}
        for row in sorted(self._rows.values(), key=lambda row: row.order):
            of_source.setdefault(row.source, []).append(row)
        found = [
            (not row.table.is_shown, row.rank, source[0], len(rows), -row.number, row.table.service)
            for source, rows in of_source.items() for place, row in enumerate(rows)
            if not row.table.is_shown or place >= SHOWN_OF_SOURCE
        ]  # fmt: skip
        for *_, service in heapq.nlargest(ROOM, found):
            del self._rows[service]
        return bool(found)

    def withdrawn(self, service: str) -> list[Listed]:
        row = self._rows.pop(service, None)
        return [] if row is None else self._put(row, replace(row.table, liveness="hidden"))

    def due(self, now: float) -> tuple[Listed, ...]:
        """Return which tables to probe now, few at a time; each is to be followed by ``answered`` or ``failed``."""
        if not self._budget.holds(1, now):
            return ()
        waiting: dict[Source, list[_Row]] = {}
        for row in sorted(self._rows.values(), key=lambda row: row.order):
            if not row.probing and row.due <= now:
                waiting.setdefault(row.source, []).append(row)
        free = MOST_PROBES - sum(row.probing for row in self._rows.values())
        found: list[Listed] = []
        while waiting and len(found) < free and self._budget.take(1, now):
            source = min(waiting, key=lambda one: self._turn(one, waiting[one][0]))
            row = waiting[source].pop(0)
            if not waiting[source]:
                del waiting[source]
            row.probing = True
            self._probes += 1
            self._turns.keep(source, self._probes)
            found.append(row.table)
        return tuple(found)

    def _turn(self, source: Source, row: _Row) -> tuple[int, ...]:
        """Sorts addresses by whose turn it is; *row* is the best of *source*."""
        return (source[0], self._turns.get(source, 0), row.rank, -row.number)

    def answered(self, service: str, info: Info, round_trip: float, now: float) -> list[Listed]:
        """A table has answered: it is live, and *info* is newer than what it announced."""
        row = self._rows.get(service)
        if row is None:
            return []
        row.probing, row.failures, row.alive, row.due = False, 0, now, now + PROBE
        row.answered = now if row.answered is None else row.answered
        # The announced name is longer; the answer's counts where that is another one.
        before, name = row.table.announced, clean(info.name, LONGEST_TABLE_NAME)
        announced = before._replace(
            name=before.name if before.name.startswith(name) else name,
            state=STATES[info.state] if info.state < len(STATES) else "lobby",
            seats=min(info.seats, MOST_TOLD_PEOPLE),
            taken=min(info.taken, MOST_TOLD_PEOPLE),
            spectators=min(info.spectators, MOST_TOLD_PEOPLE),
            engine=info.engine,
            game=info.game or before.game,
        )
        known = row.table.round_trip    # one that trembles is no news
        steady = known if known and 0.5 < round_trip / known < 2 else round_trip
        return self._put(row, replace(row.table, announced=announced, liveness="live", round_trip=steady))

    def failed(self, service: str, now: float) -> list[Listed]:
        row = self._rows.get(service)
        if row is None:
            return []
        row.probing = False
        row.failures += 1
        row.due = now + (HIDDEN_PROBE if row.table.liveness == "hidden" else PROBE)
        grey = row.failures >= FAILURES and row.table.liveness == "live"
        return self._put(row, replace(row.table, liveness="grey")) if grey else []

    def tick(self, now: float) -> list[Listed]:
        """Return what must be hidden by now."""
        late = [row for row in self._rows.values() if row.failures and now >= row.alive + HIDE]
        return [table for row in late for table in self._put(row, replace(row.table, liveness="hidden"))]

    def forget(self) -> None:
        """Nobody listens any more: the list is empty afterwards."""
        self._rows.clear()

    def _put(self, row: _Row, table: Listed) -> list[Listed]:
        before, row.table = row.table, table
        return [table] if before != table and (before.is_shown or table.is_shown) else []


class Discovery:
    """One program's view of the tables nearby, in the loop of the network thread, which it never blocks.

    *listener* gets every Trouble, and what ``Listing`` returns, in the loop's thread. *random* gives so many random
    bytes, *rank* says how well a table is known, *addresses* gives the own addresses (in another thread, since some
    systems take long to list them). At most one table is announced.
    """

    def __init__(
        self, listener: Callable[[Listed | Trouble], None], probe: Probe, *, random: Callable[[int], bytes],
        rank: Callable[[Announcement], int] = lambda _: UNKNOWN,
        addresses: Callable[[], tuple[OwnAddress, ...]] = own_addresses,
        interfaces: Sequence[str] | None = None, ip_version: IPVersion | None = IPVersion.All,
    ) -> None:  # fmt: skip
        self._tell: Final = listener
        self._probe: Final = probe
        self._random: Final = random
        self._addresses: Final = addresses
        self._interfaces: Final = interfaces
        self._ip_version: Final = ip_version
        self.listing: Final = Listing(rank, lambda address: is_near(address, self._watch.known))
        self._strange = False
        self._zeroconf: AsyncZeroconf | None = None
        self._browser: AsyncServiceBrowser | None = None
        self._watch = AddressWatch(())
        self._tasks: set[asyncio.Task[None]] = set()
        self._resolving: dict[str, asyncio.Task[None]] = {}
        self._wanted: tuple[Announcement, int] | None = None
        self._info: AsyncServiceInfo | None = None
        self._names: tuple[str, str] = ("", "")
        self._changed: Final = asyncio.Event()
        self._updated = -UPDATE
        self._stopped = False

    async def start(self) -> bool:
        """Begin to listen and to announce; return whether that works here.

        Otherwise the listener knows why not, and it begins when the network changes.
        """
        loop = asyncio.get_running_loop()
        self._watch = AddressWatch(await loop.run_in_executor(None, self._addresses))
        works = await self._open()
        for work in (self._keep_announcing, self._keep_probing, self._keep_looking):
            if not self._stopped:
                self._spawn(work())
        return works

    @property
    def reachable_at(self) -> tuple[str, ...]:
        """The own addresses that others are told, as they are now."""
        return told(self._watch.known)

    def announce(self, table: Announcement, port: int) -> None:
        """Announce *table* at *port*, now or as soon as that is allowed; replaces what was announced."""
        self._wanted = (table._replace(port=port), port)
        self._changed.set()

    def withdraw(self) -> None:
        """Announce nothing any more; others hear a goodbye."""
        self._wanted = None
        self._changed.set()

    def refresh(self) -> None:
        """Listen on the interfaces that there are now and announce anew: after a change of network, or a sleep."""
        self._spawn(self._refresh())

    async def _refresh(self) -> None:
        try:
            if self._zeroconf is not None:
                await self._zeroconf.async_update_interfaces()   # zeroconf does not do that by itself
            elif not await self._open():
                return
        except (Error, OSError) as error:
            self._complain(error)
        else:
            if self._wanted is not None:
                self._changed.set()

    async def stop(self) -> None:
        """Say goodbye and end everything, within STOP seconds. Afterwards the listener hears nothing more."""
        self._stopped = True
        tasks, self._tasks = self._tasks, set()
        for task in tasks:
            task.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOP):
                await asyncio.gather(*tasks, return_exceptions=True)
                await self._close()
        self.listing.forget()

    # Listening.

    async def _open(self) -> bool:
        choice: Any = InterfaceChoice.All if self._interfaces is None else list(self._interfaces)
        try:
            self._zeroconf = AsyncZeroconf(interfaces=choice, ip_version=self._ip_version)
            async with asyncio.timeout(PROBE_TIMEOUT):
                await self._zeroconf.zeroconf.async_wait_for_start()
            self._browser = AsyncServiceBrowser(self._zeroconf.zeroconf, [TYPE], handlers=[self._on_change])
        except (Error, OSError, TimeoutError) as error:
            self._complain(error)
            await self._close()
            return False
        return True

    async def _close(self) -> None:
        zeroconf, self._zeroconf, browser, self._browser = self._zeroconf, None, self._browser, None
        info, self._info = self._info, None
        if zeroconf is None:
            return
        with contextlib.suppress(Error, OSError, TimeoutError):
            if browser is not None:
                await browser.async_cancel()
            if info is not None:
                async with asyncio.timeout(GOODBYE):
                    await (await zeroconf.async_unregister_service(info))
        with contextlib.suppress(Error, OSError, TimeoutError):
            await zeroconf.async_close()

    def _on_change(self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        if self._stopped or self._is_own(name):
            return
        if (before := self._resolving.pop(name, None)) is not None:
            before.cancel()
        if state_change is ServiceStateChange.Removed:
            self._tell_all(self.listing.withdrawn(name))
        else:
            if len(self._resolving) >= MOST:
                self._ignore("more names are announced than can be remembered")
                self._resolving.pop(next(iter(self._resolving))).cancel()
            self._resolving[name] = self._spawn(self._resolve(name))

    def _is_own(self, name: str) -> bool:
        return self._info is not None and self._info.name == name

    async def _resolve(self, name: str) -> None:
        for pause in (*AGAIN, 0.0):
            if await self._resolved(name):
                break
            await asyncio.sleep(pause)
        self._resolving.pop(name, None)    # a later one for this name has cancelled this one

    async def _resolved(self, name: str) -> bool:
        """Ask what *name* stands for, and list it; return whether there was an answer, or none is to be hoped for."""
        zeroconf = self._zeroconf
        try:
            info = AsyncServiceInfo(TYPE, name)
            if zeroconf is None or not await info.async_request(zeroconf.zeroconf, RESOLVE_MS):
                return False
        except (EventLoopBlocked, NotRunningException, OSError) as error:
            self._complain(error)
            return True
        except (Error, ValueError) as error:
            self._ignore(type(error).__name__)
            return True
        announced = read_txt(info.properties, label_of(name))
        port = info.port or announced.port
        heard = tuple(clean(text, 60) for text in info.parsed_scoped_addresses(IPVersion.All))[:16]
        addresses = scoped(heard, self._watch.known)[:16]
        if port and addresses and not self._is_own(name):
            now = asyncio.get_running_loop().time()
            self._tell_all(self.listing.announced(name, announced, addresses, port, now))
            self._probe_due(now)
        return True

    # Announcing.

    async def _keep_announcing(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._changed.wait()
            await asyncio.sleep(self._updated + UPDATE - loop.time())
            self._changed.clear()
            try:
                await self._announce()
            except (Error, OSError) as error:
                self._complain(error)
            self._updated = loop.time()

    async def _announce(self) -> None:
        zeroconf = self._zeroconf
        if zeroconf is None:
            return
        if self._wanted is None:
            info, self._info = self._info, None
            if info is not None:
                await (await zeroconf.async_unregister_service(info))
            return
        table, port = self._wanted
        if self._info is None:
            self._names = (instance_name(table.name, self._random(4)), f"swqt-{self._random(8).hex()}.local.")
            self._info = self._service(table, port)
            # The random name makes the probing for a second one of that name superfluous, which would take 1.2 s.
            await zeroconf.async_register_service(self._info, allow_name_change=True, cooperating_responders=True)
            self._names = (self._info.name, self._names[1])
        else:
            self._info = self._service(table, port)
            await zeroconf.async_update_service(self._info)

    def _service(self, table: Announcement, port: int) -> AsyncServiceInfo:
        return AsyncServiceInfo(
            TYPE, self._names[0], port=port, properties=write_txt(table), server=self._names[1],
            parsed_addresses=list(told(self._watch.known)) or ["127.0.0.1"],
        )  # fmt: skip

    # Who is alive, and where this computer is.

    async def _keep_probing(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(LOOK)
            self._probe_due(loop.time())
            self._tell_all(self.listing.tick(loop.time()))

    def _probe_due(self, now: float) -> None:
        for table in self.listing.due(now):
            self._spawn(self._ask(table))

    async def _ask(self, table: Listed) -> None:
        loop = asyncio.get_running_loop()
        begun, info = loop.time(), None
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(PROBE_TIMEOUT):
                info = await self._probe(table.addresses, table.port)
        now = loop.time()
        if info is None:
            self._tell_all(self.listing.failed(table.service, now))
        else:
            self._tell_all(self.listing.answered(table.service, info, now - begun, now))

    async def _keep_looking(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(self._watch.next_look())
            try:
                found = await loop.run_in_executor(None, self._addresses)
            except OSError as error:
                self._complain(error)
            else:
                if self._watch.see(found, loop.time()):
                    await self._refresh()

    # Small things.

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _tell_all(self, changed: Sequence[Listed]) -> None:
        for table in changed:
            if not self._stopped:
                self._tell(table)

    def _ignore(self, why: str) -> None:
        """Something strange was announced. The log has one line of it, however much there is."""
        if not self._strange:
            logger.info("strange announcements are ignored: %s", why)
        self._strange = True

    def _complain(self, error: Exception) -> None:
        if not self._stopped:
            self._tell(trouble_of(error))


def trouble_of(error: Exception) -> Trouble:
    """Return what an error of zeroconf or its sockets means for people."""
    if isinstance(error, EventLoopBlocked):
        return Trouble("discovery-blocked")
    if isinstance(error, NotRunningException):
        return Trouble("discovery-closed")
    if isinstance(error, (NonUniqueNameException, BadTypeInNameException, ValueError)):
        return Trouble("discovery-name", (clean(str(error), 80),))
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error) or type(error).__name__
    return Trouble("no-multicast", (clean(reason, 80),))
