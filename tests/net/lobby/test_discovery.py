"""Discovery by real mDNS on the loopback interface, where it can be heard by nobody else."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from itertools import pairwise
from typing import Any

import pytest
import zeroconf
from zeroconf import IPVersion, ServiceInfo, ServiceStateChange
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from swqt.net.lobby import discovery
from swqt.net.lobby.addresses import OwnAddress
from swqt.net.lobby.discovery import MOST, Discovery, trouble_of
from swqt.net.lobby.table import TYPE, Announcement, Listed
from swqt.net.wire.messages import Info
from swqt.net.wire.text import Trouble

PATIENCE = 60.0


def shown(event: Listed | Trouble) -> bool:
    return isinstance(event, Listed) and event.is_shown


def gone(event: Listed | Trouble) -> bool:
    return isinstance(event, Listed) and not event.is_shown


HERE = OwnAddress("127.0.0.1", "lo", "lan", 8)
TABLE = Announcement("Friday", seats=5, taken=2, board="midland-5", engine=b"\1\2\3\4", program="0.1.0")


class Nearby:
    """One program: what its listener has heard, and how it answers probes of others."""

    def __init__(self, answers: dict[int, Info | None]) -> None:
        self.heard: list[Listed | Trouble] = []
        self.answers = answers
        self.probed: list[tuple[tuple[str, ...], int]] = []
        self.news = asyncio.Event()
        self.addresses: tuple[OwnAddress, ...] = (HERE,)
        self.discovery = Discovery(
            self.hear, self.probe, random=os.urandom, addresses=lambda: self.addresses, interfaces=["127.0.0.1"],
            ip_version=IPVersion.V4Only,
        )  # fmt: skip

    def hear(self, event: Listed | Trouble) -> None:
        self.heard.append(event)
        self.news.set()

    async def probe(self, addresses: Sequence[str], port: int) -> Info | None:
        self.probed.append((tuple(addresses), port))
        return self.answers.get(port)

    async def until(self, true: Callable[[Listed | Trouble], bool]) -> Any:
        """Wait until something was heard of which *true* holds, and return it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for event in self.heard:
                    if true(event):
                        return event
                self.news.clear()
                await self.news.wait()

    async def announced(self, true: Callable[[ServiceInfo], bool]) -> None:
        """Wait until the announcement of this program is such that *true* holds of it."""
        async with asyncio.timeout(PATIENCE):
            while self.discovery._info is None or not true(self.discovery._info):
                await asyncio.sleep(0.05)


class Street(AsyncExitStack):
    """The programs of one test, which are stopped at its end."""

    async def open(self, *answers: dict[int, Info | None]) -> list[Nearby]:
        """Return a program that listens for each of *answers*."""
        opened = [Nearby(one) for one in answers]
        for program in opened:
            self.push_async_callback(program.discovery.stop)
            await program.discovery.start()
        return opened


@pytest.fixture
def street() -> Street:
    return Street()


def info(name: str = "Friday", taken: int = 2) -> Info:
    return Info(name, 0, 5, taken, 0, b"\1\2\3\4\5\6\7\x08", b"", 0)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """What would be given up after a second or two in a program is slow here, and not broken."""
    for limit in ("STOP", "GOODBYE", "PROBE_TIMEOUT"):
        monkeypatch.setattr(discovery, limit, PATIENCE)


async def test_a_table_is_found_changed_and_gone(street: Street) -> None:
    answers = {4001: info()}
    one, two = await street.open(answers, answers)
    one.discovery.announce(TABLE, 4001)
    found = await two.until(shown)
    assert found.announced.name == "Friday"
    assert found.announced.board == "midland-5"
    assert (found.addresses, found.port) == (("127.0.0.1",), 4001)
    # Another process of tests may have announced its tables meanwhile.
    assert {addresses for addresses, port in two.probed if port == 4001} == {("127.0.0.1",)}
    answers[4001] = info(taken=3)
    one.discovery.announce(TABLE._replace(board="midland-4"), 4001)
    altered = await two.until(lambda event: shown(event) and event.announced.taken == 3)
    assert altered.service == found.service
    await two.until(lambda event: shown(event) and event.announced.board == "midland-4")
    one.discovery.withdraw()
    await two.until(lambda event: gone(event) and event.service == found.service)
    assert not [event for event in one.heard if shown(event)], "the own table is not in the own list"


async def test_a_table_is_asked_for_again_when_no_answer_came_through(street: Street, monkeypatch) -> None:
    monkeypatch.setattr(discovery, "AGAIN", (0.01, 0.01))
    request = AsyncServiceInfo.async_request
    lost: list[str] = []

    async def lossy(info: AsyncServiceInfo, *how: Any) -> bool:
        if lost.count(info.name) < 2:
            lost.append(info.name)
            return False
        return await request(info, *how)

    monkeypatch.setattr(AsyncServiceInfo, "async_request", lossy)

    one, two = await street.open({}, {4008: info()})
    one.discovery.announce(TABLE, 4008)
    found = await two.until(shown)
    assert lost.count(found.service) == 2
    one.discovery.withdraw()
    await two.until(lambda event: gone(event) and event.service == found.service)
    await two.discovery.stop()
    assert not two.discovery._resolving


async def test_stopping_says_goodbye_and_nothing_is_heard_afterwards(street: Street) -> None:
    answers = {4002: info()}
    one, two = await street.open(answers, answers)
    one.discovery.announce(TABLE, 4002)
    found = await two.until(shown)
    await one.discovery.stop()
    await two.until(lambda event: gone(event) and event.service == found.service)
    heard = len(one.heard)
    one.discovery.announce(TABLE, 4002)
    await asyncio.sleep(0.1)
    assert len(one.heard) == heard
    await two.discovery.stop()
    await two.discovery.stop()   # twice does no harm
    assert not one.discovery._tasks | two.discovery._tasks


async def test_a_killed_program_is_hidden_though_mdns_still_lists_it(street: Street, monkeypatch) -> None:
    monkeypatch.setattr("swqt.net.lobby.discovery.PROBE", 0.2)
    monkeypatch.setattr("swqt.net.lobby.discovery.HIDE", 1e9)
    monkeypatch.setattr("swqt.net.lobby.discovery.HIDDEN_PROBE", 0.2)

    answers = {4003: info()}
    one, two = await street.open({}, answers)
    one.discovery.announce(TABLE, 4003)
    await two.until(shown)
    answers.clear()   # mDNS still says it is there, but nobody answers
    await two.until(lambda event: shown(event) and event.liveness == "grey")
    monkeypatch.setattr("swqt.net.lobby.discovery.HIDE", 1.0)
    await two.until(gone)
    answers[4003] = info("Saturday")   # it had slept
    await two.until(lambda event: shown(event) and event.announced.name == "Saturday")


async def test_what_strangers_announce_does_no_harm(street: Street) -> None:
    [one] = await street.open({4004: info("\x1b[31mred\u202e")})
    stranger = AsyncZeroconf(interfaces=["127.0.0.1"], ip_version=IPVersion.V4Only)
    hostile: dict[str | bytes, Any] = {
        "n": b"\xff\xfe\x1b[2J\r\n", "c": "99999999999/\u0663+", "p": ".", "s": "zz", "e": "no hex", "t": "-1",
        "b": "\u202eboard\0", "x" * 200: b"", b"\xff": b"\xff",
    }  # fmt: skip
    await (await stranger.async_register_service(
        ServiceInfo(TYPE, f"evil\u202e \u2028name [AAAAAA].{TYPE}", port=4004, properties=hostile,
                    server="evil.local.", parsed_addresses=["127.0.0.1"]),
        cooperating_responders=True,
    ))  # fmt: skip
    found = await one.until(shown)
    assert found.announced.name == "[31mred"
    assert found.announced.board == "board"
    await stranger.async_close()


async def test_changes_are_announced_at_most_once_a_second(street: Street) -> None:
    [one] = await street.open({})
    updates: list[float] = []
    loop = asyncio.get_running_loop()
    announce = one.discovery._announce

    async def counted() -> None:
        updates.append(loop.time())
        await announce()

    one.discovery._announce = counted
    for number in range(30):
        one.discovery.announce(TABLE._replace(taken=number), 4005)
        await asyncio.sleep(0.05)
    await one.announced(lambda info: info.properties[b"c"] == b"29/5+0")    # the last one counts
    assert len(updates) >= 2
    assert all(later - earlier >= 0.99 for earlier, later in pairwise(updates))


async def test_new_addresses_are_announced(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("swqt.net.lobby.addresses.EVERY", 0.1)
    monkeypatch.setattr("swqt.net.lobby.addresses.DAMPING", 0.2)

    [one] = await street.open({})
    one.discovery.announce(TABLE, 4006)
    await one.announced(lambda info: "127.0.0.2" not in info.parsed_addresses())
    one.addresses = (HERE, OwnAddress("127.0.0.2", "lo", "lan", 8))
    await one.announced(lambda info: "127.0.0.2" in info.parsed_addresses())


async def test_without_multicast_people_are_told_and_join_by_address(street: Street, monkeypatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENETUNREACH, "Network is unreachable")

    real = discovery.AsyncZeroconf
    monkeypatch.setattr(discovery, "AsyncZeroconf", refuse)
    monkeypatch.setattr("swqt.net.lobby.addresses.EVERY", 0.1)
    monkeypatch.setattr("swqt.net.lobby.addresses.DAMPING", 0.1)

    [one] = await street.open({})
    assert one.heard == [Trouble("no-multicast", ("Network is unreachable",))]
    one.discovery.announce(TABLE, 4007)
    monkeypatch.setattr(discovery, "AsyncZeroconf", real)
    [two] = await street.open({4007: info()})
    one.addresses = (HERE, OwnAddress("127.0.0.2", "lo", "lan", 8))   # a network comes
    await two.until(shown)


async def test_stopping_takes_no_longer_than_a_second(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a goodbye hangs, the sockets are closed all the same."""
    monkeypatch.setattr(discovery, "GOODBYE", 0.6)
    [one] = await street.open({})
    one.discovery.announce(TABLE, 4008)
    await one.announced(lambda info: True)
    zeroconf = one.discovery._zeroconf

    async def hang(_: AsyncServiceInfo) -> None:
        await asyncio.sleep(1000)

    monkeypatch.setattr(zeroconf, "async_unregister_service", hang)
    async with asyncio.timeout(60):
        await one.discovery.stop()
    assert zeroconf.zeroconf.done


async def test_a_flood_of_names_is_bounded_and_has_one_line_in_the_log(street: Street, monkeypatch, caplog) -> None:
    [one] = await street.open({})

    async def hang(name: str) -> bool:
        await asyncio.sleep(1000)
        return True

    async def fail(info: AsyncServiceInfo, *_: Any) -> bool:
        raise zeroconf.BadTypeInNameException("strange")

    with caplog.at_level(logging.INFO, logger="swqt.net.lobby.discovery"):
        monkeypatch.setattr(AsyncServiceInfo, "async_request", fail)
        for number in range(10):
            assert await one.discovery._resolved(f"strange {number}.{TYPE}")
        monkeypatch.setattr(one.discovery, "_resolved", hang)
        for number in range(3000):
            added = ServiceStateChange.Added
            one.discovery._on_change(one.discovery._zeroconf.zeroconf, TYPE, f"fake {number}.{TYPE}", added)
        await asyncio.sleep(0)
    assert len(one.discovery._resolving) == MOST
    [record] = caplog.records
    assert record.getMessage() == "strange announcements are ignored: BadTypeInNameException"
    assert not [event for event in one.heard if isinstance(event, Trouble)]


async def test_a_network_that_cannot_be_used_after_a_sleep_is_told() -> None:
    async def fail() -> None:
        raise OSError(errno.ENODEV, "No such device")

    one = Nearby({})
    one.discovery._zeroconf = type("Gone", (), {"async_update_interfaces": staticmethod(fail)})()
    one.discovery.refresh()
    assert await one.until(lambda event: isinstance(event, Trouble)) == ("no-multicast", ("No such device",))


def test_every_error_has_its_code() -> None:
    assert trouble_of(zeroconf.EventLoopBlocked()).code == "discovery-blocked"
    assert trouble_of(zeroconf.NotRunningException()).code == "discovery-closed"
    assert trouble_of(zeroconf.NonUniqueNameException()).code == "discovery-name"
    assert trouble_of(zeroconf.BadTypeInNameException("too\x1blong")) == ("discovery-name", ("toolong",))
    assert trouble_of(OSError(errno.ENODEV, "No such device")) == ("no-multicast", ("No such device",))
    assert trouble_of(TimeoutError()) == ("no-multicast", ("TimeoutError",))
