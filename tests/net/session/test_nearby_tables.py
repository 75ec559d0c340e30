"""After a sleep, or in another network, others are told anew where a program is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from swqt.net import network_thread
from swqt.net.lobby.discovery import KNOWN_KEY, OWN_GAME, UNKNOWN
from swqt.net.lobby.table import Announcement, Listed
from swqt.net.network_thread import NearbyTables, NetworkThread, distinct
from swqt.net.news import News
from swqt.net.session import Me
from swqt.net.wire.links import LinkClockJumped
from tests.support.circle import LIBRARY, Circle, Program


class Mdns:
    """What stands for mDNS: it writes down what it is asked."""

    made: list[Mdns]

    def __init__(self, *_: Any, rank: Callable[[Announcement], int], **__: Any) -> None:
        self.rank = rank
        self.reachable_at: tuple[str, ...] = ("10.0.0.2",)
        self.refreshed = 0
        self.stopped = False
        Mdns.made.append(self)

    async def start(self) -> bool:
        return True

    async def stop(self) -> None:
        self.stopped = True

    def refresh(self) -> None:
        self.refreshed += 1

    def withdraw(self) -> None:
        pass


@pytest.fixture(autouse=True)
def mdns(monkeypatch: pytest.MonkeyPatch) -> list[Mdns]:
    Mdns.made = []
    monkeypatch.setattr(network_thread, "Discovery", Mdns)
    monkeypatch.setattr(network_thread, "LOOK", 0.02)
    return Mdns.made


@pytest.mark.parametrize("everywhere", [True, False])
async def test_others_are_told_the_addresses_of_now(circle: Circle, mdns: list[Mdns], everywhere: bool) -> None:
    program = await circle.program(0)
    around = NearbyTables(lambda: program.session, lambda news: None, program.folder, everywhere=everywhere)
    await around.start()
    for address in ("10.0.0.2", "192.168.7.7"):
        mdns[0].reachable_at = (address,)
        await asyncio.sleep(0.1)
        assert program.session.links.profile.addresses == ((address,) if everywhere else ())
    await around.stop()


async def test_people_at_the_table_and_own_games_go_before_others(circle: Circle, mdns: list[Mdns]) -> None:
    host, guest = await circle.begun("midland-2", plays=False)
    game = host.game.game
    around = NearbyTables(lambda: host.session, lambda news: None, host.folder)
    await around.start()
    strange = Announcement("Strange", game=b"\1\2\3\4", host=b"\5\6\7\x08")
    assert mdns[0].rank(strange) == UNKNOWN
    assert mdns[0].rank(strange._replace(host=guest.key[:4])) == KNOWN_KEY
    assert mdns[0].rank(strange._replace(game=game[:4])) == OWN_GAME
    assert mdns[0].rank(strange._replace(host=b"", game=b"")) == UNKNOWN
    await around.stop()


async def test_who_wakes_up_announces_anew(tmp_path: Path, mdns: list[Mdns]) -> None:
    told: list[News] = []
    around = NearbyTables(lambda: None, told.append, tmp_path)
    around.woke()
    await around.start()
    around.woke()
    await asyncio.sleep(0.01)
    assert mdns[0].refreshed == 1
    await around.stop()


async def test_a_network_that_does_not_work_yet_is_used_when_it_does(
    tmp_path: Path, mdns: list[Mdns], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(self: Mdns) -> bool:
        return False

    monkeypatch.setattr(Mdns, "start", fails)
    around = NearbyTables(lambda: None, lambda news: None, tmp_path)
    await around.start()
    around.woke()
    assert mdns[0].refreshed == 1
    await around.stop()
    assert mdns[0].stopped


def test_the_network_thread_passes_on_that_it_was_asleep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    woken: list[int] = []
    monkeypatch.setattr(NearbyTables, "woke", lambda self: woken.append(1))
    program = Program(0, tmp_path)
    running = NetworkThread(Me(program.identity, "P"), LIBRARY, tmp_path, lambda: None)
    running._tell(LinkClockJumped(9.0))
    running._loop.close()
    assert woken == [1]


def test_each_running_game_is_listed_once_and_each_table() -> None:
    """Everybody who plays announces the game; who copies the number of a table before its game does not hide it."""
    listed = [
        Listed(f"{number}", Announcement("Friday", state, game=b"game", host=bytes([number])), ("10.0.0.1",), 5)
        for number, state in enumerate(["playing", "playing", "lobby", "lobby"])
    ]
    assert [table.service for table in distinct(listed)] == ["0", "2", "3"]
