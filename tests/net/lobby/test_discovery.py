"""Discovery by real mDNS on the loopback interface, where it can be heard by nobody else."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from itertools import pairwise
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
import zeroconf
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from zeroconf import IPVersion, ServiceInfo
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from swqt.net.lobby import discovery
from swqt.net.lobby.addresses import OwnAddress
from swqt.net.lobby.discovery import MOST, TYPE, Announced, Discovery, read_hex, trouble_of
from swqt.net.lobby.table import Listed
from swqt.net.wire.messages import Info
from swqt.net.wire.text import Trouble

PATIENCE = 300.0
HERE = OwnAddress("127.0.0.1", "lo", "lan", 8)
FRIDAY = Info("Friday", "lobby", 5, 2)


def announced(port: int) -> Announced:
    return Announced(b"\1\2\3\4\5", b"", port)


class Nearby:
    """One program: what its listener has heard, and how others answer its probes."""

    def __init__(self, answers: dict[int, Info | None]) -> None:
        self.heard: list[tuple[Listed, ...] | Trouble] = []
        self.answers = answers
        self.probed: list[tuple[tuple[str, ...], int]] = []
        self.addresses: tuple[OwnAddress, ...] = (HERE,)
        self.table: Announced | None = None
        self.discovery = Discovery(
            self.heard.append, self.probe, lambda discovery: self.table, addresses=lambda: self.addresses,
            interfaces=["127.0.0.1"], ip_version=IPVersion.V4Only,
        )  # fmt: skip

    async def probe(self, addresses: Sequence[str], port: int) -> Info | None:
        self.probed.append((tuple(addresses), port))
        return self.answers.get(port)

    async def until(self, true: Callable[[], Any]) -> Any:
        """Wait until *true* holds; return what it gives."""
        async with asyncio.timeout(PATIENCE):
            while not (found := true()):
                await asyncio.sleep(0.01)
        return found

    def shown(self, port: int) -> Listed | None:
        """Return the table that is shown at *port*."""
        return next((table for table in self.discovery.shown if table.port == port), None)

    async def until_shown(self, port: int) -> Listed:
        return await self.until(lambda: self.shown(port))

    async def announced(self, true: Callable[[ServiceInfo], bool]) -> None:
        """Wait until the announcement of this program is such that *true* holds of it."""
        await self.until(lambda: self.discovery._info is not None and true(self.discovery._info))


class Street(AsyncExitStack):
    """The programs of one test, which are stopped at its end."""

    def port(self) -> int:
        """Return a port of this test alone: other processes of tests may announce theirs at the same time."""
        port: int = self.enter_context(socket.create_server(("127.0.0.1", 0))).getsockname()[1]
        return port

    async def open(self, *answers: dict[int, Info | None]) -> list[Nearby]:
        """Return a program that listens for each of *answers*."""
        opened = [Nearby(one) for one in answers]
        for program in opened:
            self.push_async_callback(program.discovery.stop)
            await program.discovery.start()
        return opened


async def hang(*_: Any) -> None:
    await asyncio.sleep(1000)


@pytest.fixture
def street() -> Street:
    return Street()


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """What would be given up after a second or two in a program is slow here, and not broken."""
    for limit in ("STOP", "PROBE_TIMEOUT"):
        monkeypatch.setattr(discovery, limit, PATIENCE)


async def test_only_what_was_announced_may_answer_for_it(street: Street) -> None:
    """A program that was killed may run again, at another table or at none."""
    port = street.port()
    answers: dict[int, Info | None] = {port: replace(FRIDAY, game=bytes(8))}
    one, two = await street.open({}, answers)
    one.table = announced(port)._replace(game=b"\1\2\3\4\5\6\7\0")
    await two.until(lambda: port in [probed for _, probed in two.probed])
    assert not two.shown(port)
    answers[port] = replace(FRIDAY, game=b"\1\2\3\4\5\6\7\0")
    await two.until_shown(port)


async def test_a_table_is_found_changed_and_gone(street: Street) -> None:
    """Also by stopping, which says goodbye; nothing is heard afterwards."""
    first, second = street.port(), street.port()
    answers = {first: FRIDAY, second: FRIDAY}
    one, two = await street.open(answers, answers)
    one.table = announced(first)
    found = await two.until_shown(first)
    assert (found.announced, found.addresses, found.host) == (FRIDAY, ("127.0.0.1",), b"\1\2\3\4")
    assert {addresses for addresses, port in two.probed if port == first} == {("127.0.0.1",)}
    answers[first] = Info("Friday", "lobby", 5, 3)
    await two.until(lambda: two.shown(first).announced.taken == 3)
    one.table = announced(second)
    altered = await two.until_shown(second)
    assert altered.service == found.service
    one.table = None
    await two.until(lambda: not two.shown(second))
    assert not one.shown(first), "the own table is not in the own list"
    one.table = announced(second)
    await two.until_shown(second)
    await one.discovery.stop()
    await two.until(lambda: not two.shown(second))
    heard = len(one.heard)
    one.table = announced(second)
    await asyncio.sleep(0.1)
    assert len(one.heard) == heard
    assert all(before != after for before, after in pairwise(two.heard)), "only changes are told"
    await two.discovery.stop()
    await two.discovery.stop()   # twice does no harm
    assert not one.discovery._tasks | two.discovery._tasks


async def test_a_killed_program_is_hidden_though_mdns_still_lists_it(street: Street, monkeypatch) -> None:
    for name, value in (("PROBE", 0.2), ("HIDE", 1e9), ("HIDDEN_PROBE", 0.2)):
        monkeypatch.setattr(discovery, name, value)
    port = street.port()
    answers = {port: FRIDAY}
    one, two = await street.open({}, answers)
    one.table = announced(port)
    await two.until_shown(port)
    answers.clear()   # mDNS still says it is there, but nobody answers
    await two.until(lambda: not two.shown(port).live)
    monkeypatch.setattr(discovery, "HIDE", 1.0)
    await two.until(lambda: not two.shown(port))
    answers[port] = Info("Saturday")   # it had slept
    assert (await two.until_shown(port)).announced.name == "Saturday"


async def test_what_strangers_announce_does_no_harm(street: Street) -> None:
    port = street.port()
    [one] = await street.open({port: FRIDAY})
    stranger = AsyncZeroconf(interfaces=["127.0.0.1"], ip_version=IPVersion.V4Only)
    hostile: dict[str | bytes, Any] = {
        "k": b"\xff\xfe\x1b[2J\r\n", "g": "no hex \u0663", "n": None, "x" * 200: b"", b"\xff": b"\xff",
    }  # fmt: skip
    await (await stranger.async_register_service(
        ServiceInfo(TYPE, f"evil\u202e \u2028name [AAAAAA].{TYPE}", port=port, properties=hostile,
                    server="evil.local.", parsed_addresses=["127.0.0.1"]),
        cooperating_responders=True,
    ))  # fmt: skip
    found = await one.until_shown(port)
    assert (found.announced, found.host) == (FRIDAY, b"")
    await stranger.async_close()


@given(st.none() | st.binary(max_size=300))
def test_only_a_few_bytes_of_an_announcement_are_read(text: bytes | None) -> None:
    assert len(read_hex(text)) <= 4
    assert read_hex((text or b"").hex().encode()) == (text or b"")[:4]


async def test_changes_are_announced_at_most_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    one, done, ports = Nearby({}), [], iter((4005, 4005, 4006))

    async def sleep(seconds: float) -> None:
        done.append(seconds)
        if (port := next(ports, None)) is None:
            raise asyncio.CancelledError
        one.table = announced(port)

    monkeypatch.setattr(one.discovery, "_announce", AsyncMock(side_effect=done.append))
    monkeypatch.setattr(discovery.asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await one.discovery._keep_announcing()
    assert done == [1.0, announced(4005), 1.0, 1.0, announced(4006), 1.0]


async def test_new_addresses_are_announced(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discovery, "EVERY", 0.1)
    [one] = await street.open({})
    one.table = announced(4006)
    await one.announced(lambda info: "127.0.0.2" not in info.parsed_addresses())
    one.addresses = (HERE, OwnAddress("127.0.0.2", "lo", "lan", 8))
    await one.announced(lambda info: "127.0.0.2" in info.parsed_addresses())


async def test_a_change_of_addresses_counts_once_it_has_lasted(monkeypatch: pytest.MonkeyPatch) -> None:
    two, three = (OwnAddress(f"10.0.0.{n}", "eth0", "lan", 24) for n in (2, 3))
    looks = iter([(HERE,), (two,), (HERE,), (two,), (two, three), (two, three)])
    one = Nearby({})
    one.discovery._own = (HERE,)

    async def sleep(_seconds: float) -> None:
        one.addresses = next(looks)

    monkeypatch.setattr(one.discovery, "_refresh", AsyncMock(side_effect=asyncio.CancelledError))
    monkeypatch.setattr(discovery.asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await one.discovery._keep_looking()
    assert one.discovery._own == (two, three)
    assert not list(looks), "neither what is as before, nor what has not lasted, is a change"


@pytest.mark.parametrize("error", [OSError(errno.ENETUNREACH, "Not reachable"), RuntimeError("No interfaces")])
async def test_without_multicast_people_are_told_and_join_by_address(street: Street, monkeypatch, error) -> None:
    real, port = discovery.AsyncZeroconf, street.port()
    monkeypatch.setattr(discovery, "AsyncZeroconf", Mock(side_effect=error))
    monkeypatch.setattr(discovery, "EVERY", 0.1)
    [one] = await street.open({})
    assert one.heard == [Trouble("no-multicast", (error.args[-1],))]
    one.table = announced(port)
    monkeypatch.setattr(discovery, "AsyncZeroconf", real)
    [two] = await street.open({port: FRIDAY})
    one.addresses = (HERE, OwnAddress("127.0.0.2", "lo", "lan", 8))   # a network comes
    await two.until_shown(port)


async def test_stopping_takes_no_longer_than_a_second(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discovery, "STOP", 0.1)
    [one] = await street.open({})
    zeroconf = one.discovery._zeroconf
    with monkeypatch.context() as endless:
        endless.setattr(zeroconf, "async_close", hang)
        async with asyncio.timeout(60):
            await one.discovery.stop()
    monkeypatch.setattr(one.discovery, "_show", shown := Mock())
    one.discovery.remove_service(zeroconf.zeroconf, TYPE, f"late.{TYPE}")
    shown.assert_not_called()
    await zeroconf.async_close()


async def test_a_flood_of_names_is_bounded_and_has_one_line_in_the_log(street: Street, monkeypatch, caplog) -> None:
    [one] = await street.open({})
    strange = zeroconf.BadTypeInNameException("strange")
    with caplog.at_level(logging.INFO, logger="swqt.net.lobby.discovery"):
        monkeypatch.setattr(AsyncServiceInfo, "async_request", AsyncMock(side_effect=strange))
        heard = one.discovery._zeroconf.zeroconf
        for number in range(10):
            await one.discovery._list(heard, f"strange {number}.{TYPE}")
        monkeypatch.setattr(one.discovery, "_list", hang)
        for number in (*range(3000), 2999):
            one.discovery.add_service(heard, TYPE, f"fake {number}.{TYPE}")
        await asyncio.sleep(0)
    assert len(one.discovery._resolving) == MOST
    [record] = caplog.records
    assert record.getMessage() == "strange announcements are ignored: BadTypeInNameException"
    assert not [event for event in one.heard if isinstance(event, Trouble)]


@pytest.mark.parametrize(("error", "told"), [(None, []), (zeroconf.NotRunningException(), ["discovery-closed"])])
async def test_a_name_of_which_nothing_is_heard_is_not_listed(monkeypatch, error: Exception, told: list[str]) -> None:
    one = Nearby({})
    monkeypatch.setattr(AsyncServiceInfo, "async_request", AsyncMock(return_value=False, side_effect=error))
    await one.discovery._list(one.discovery._zeroconf, f"silent.{TYPE}")
    assert [event.code for event in one.heard] == told
    assert not one.discovery._listing._tables


@pytest.mark.parametrize("error", [OSError(errno.ENODEV, "No such device"), RuntimeError("No such device")])
async def test_a_network_that_cannot_be_used_after_a_sleep_is_reported(
    street: Street, monkeypatch, error: Exception
) -> None:
    one = Nearby({})
    one.discovery.refresh()    # which does nothing before it has started
    assert one.discovery._tasks == set()
    [one] = await street.open({})
    monkeypatch.setattr(one.discovery._zeroconf, "async_update_interfaces", AsyncMock(side_effect=error))
    one.discovery.refresh()
    await one.until(lambda: one.heard)
    assert one.heard == [("no-multicast", ("No such device",))]


def test_every_error_has_its_code() -> None:
    assert trouble_of(zeroconf.EventLoopBlocked()).code == "discovery-blocked"
    assert trouble_of(zeroconf.NotRunningException()).code == "discovery-closed"
    assert trouble_of(OSError(errno.ENODEV, "No such device")) == ("no-multicast", ("No such device",))
    assert trouble_of(zeroconf.Error("too\x1blong")) == ("no-multicast", ("toolong",))
    assert trouble_of(TimeoutError()) == ("no-multicast", ("TimeoutError",))
