"""The network thread: asked from outside, woken by it, ended in time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from swqt.net import network_thread
from swqt.net.lobby.discovery import KNOWN_KEY, OWN_GAME, UNKNOWN
from swqt.net.lobby.table import Listed
from swqt.net.network_thread import NearbyTables, NetworkThread, distinct
from swqt.net.news import Closed, Listening, Stuck
from swqt.net.session import Me, Session
from swqt.net.wire.identity import Identity
from swqt.net.wire.links import LinkClockJumped
from swqt.net.wire.messages import Info
from tests.support.circle import LIBRARY, PATIENCE, Circle, Program, offer


class Listener:
    """A network thread, and ``seen``: all that it has told."""

    def __init__(self, folder: Path, *, discovery: bool = False) -> None:
        self.seen: list[Any] = []
        self._woken = threading.Event()
        me = Me(Identity(Random("station").randbytes(32)), "S")
        self.thread = NetworkThread(
            me, LIBRARY, folder, self._woken.set, hosts=("127.0.0.1",), port=0, discovery=discovery
        )
        self.thread.start()

    def until(self, kind: type) -> Any:
        """Return the first news of *kind*, from now or before."""
        while not (found := [news for news in self.seen if isinstance(news, kind)]):
            assert self._woken.wait(PATIENCE), f"waited in vain; news: {self.seen[-5:]}"
            self._woken.clear()
            self.seen += self.thread.news()
        return found[0]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Listener]:
    one = Listener(tmp_path)
    yield one
    one.thread.stop()


def test_whoever_stopped_waiting_for_the_end_is_told_nothing_of_it(tmp_path: Path, monkeypatch) -> None:
    """A slow disk keeps the thread longer than anybody waits, and the window that it would wake is gone by then."""
    one = Listener(tmp_path)
    one.until(Listening)
    may_end, woken = threading.Event(), []
    close = Session.close

    async def slow(session: Session, **how: bool) -> None:
        await asyncio.get_running_loop().run_in_executor(None, may_end.wait)
        await close(session, **how)

    monkeypatch.setattr(Session, "close", slow)
    monkeypatch.setattr(network_thread, "STOP", 0.0)
    one.thread.stop()
    assert one.thread._thread.is_alive()
    one.thread._wake = lambda: woken.append(1)
    may_end.set()
    one.thread._thread.join(120)
    assert not one.thread._thread.is_alive()
    assert not woken
    assert one.thread.news() == []


def test_impossible_requests_are_reported(host: Listener, tmp_path: Path) -> None:
    host.until(Listening)
    host.thread.call(lambda session: session.host("", offer("midland-2"), 2))
    assert host.until(Stuck).trouble.code == "name-bad"
    host.seen.clear()
    host.thread.call(lambda session: session.resume(tmp_path / "nothing.swj"))
    trouble = host.until(Stuck).trouble
    assert trouble.code == "no-game"
    assert "nothing.swj" in trouble.args[0]


@pytest.mark.parametrize("how", ["stop", "renew"])
def test_what_is_just_being_opened_is_closed_too(how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who goes to the network and away again at once leaves no socket behind."""
    opening, may_open, servers = threading.Event(), threading.Semaphore(0), []
    create = asyncio.BaseEventLoop.create_server

    async def slowly(loop: Any, *words: Any, **more: Any) -> asyncio.Server:
        opening.set()
        await loop.run_in_executor(None, may_open.acquire)
        servers.append(await create(loop, *words, **more))
        return servers[-1]

    monkeypatch.setattr(asyncio.BaseEventLoop, "create_server", slowly)
    monkeypatch.setattr(network_thread, "STOP", 0.0)
    one = Listener(tmp_path)
    assert opening.wait(60)
    if how == "renew":
        one.thread.renew()
        may_open.release()
        one.until(Closed)
        assert [server.is_serving() for server in servers] == [False]
    one.thread.stop()
    may_open.release()
    one.thread._thread.join(60)
    assert not one.thread._thread.is_alive()
    assert servers
    assert not any(server.is_serving() for server in servers)


def test_a_thread_that_comes_to_run_after_its_end_opens_nothing(tmp_path: Path, monkeypatch) -> None:
    may_run, opened, run = threading.Event(), [], NetworkThread._run

    def late(network: NetworkThread) -> None:
        assert may_run.wait(60)
        run(network)

    monkeypatch.setattr(NetworkThread, "_run", late)
    monkeypatch.setattr(Session, "open", lambda *words: opened.append(words))
    monkeypatch.setattr(network_thread, "STOP", 0.0)
    one = Listener(tmp_path)
    one.thread.stop()
    may_run.set()
    one.thread._thread.join(60)
    assert not one.thread._thread.is_alive()
    assert opened == []


def test_a_fault_at_the_beginning_does_not_end_the_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without tables nearby there is still everything else."""
    monkeypatch.setattr(NearbyTables, "start", AsyncMock(side_effect=LookupError))
    one = Listener(tmp_path, discovery=True)
    one.until(Listening)
    one.thread.renew()
    one.until(Closed)
    one.thread.stop()
    assert not one.thread._thread.is_alive()


def test_it_ends_when_it_is_told(host: Listener) -> None:
    host.until(Listening)
    host.thread.stop()
    assert not host.thread._thread.is_alive()
    host.thread.call(lambda session: session.begin())    # nobody is there any more, which does no harm
    assert host.thread.news() == []


# After a sleep, or in another network, others are told anew where a program is.


@pytest.fixture(autouse=True)
def mdns(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """What stands for mDNS."""
    mdns = Mock(reachable_at=("10.0.0.2",), shown=(), start=AsyncMock(), stop=AsyncMock())
    monkeypatch.setattr(network_thread, "Discovery", Mock(return_value=mdns))
    return mdns


def look(mdns: Mock) -> object:
    """Do what discovery does once a second; return what is to be announced."""
    return network_thread.Discovery.call_args.args[2](mdns)


@pytest.mark.parametrize("everywhere", [True, False])
async def test_others_are_told_the_current_addresses(circle: Circle, mdns: Mock, everywhere: bool) -> None:
    program = await circle.program(0)
    program.session.everywhere = everywhere
    around = NearbyTables(lambda: program.session, lambda news: None, program.folder)
    await around.start()
    for address in ("10.0.0.2", "192.168.7.7"):
        mdns.reachable_at = (address,)
        look(mdns)
        assert program.session.links.profile.addresses == ((address,) if everywhere else ())


async def test_what_is_found_is_pointed_out_to_the_session(circle: Circle, mdns: Mock, monkeypatch) -> None:
    program, seen = await circle.program(0), []
    monkeypatch.setattr(program.session, "seen", lambda *what: seen.append(what))
    around = NearbyTables(lambda: program.session, lambda news: None, program.folder)
    await around.start()
    mdns.shown = (Listed("one", Info("Friday", game=b"game"), ("10.0.0.1",), 5, host=b"host"),)
    look(mdns)
    look(mdns)    # at which it has not changed
    assert seen == [(b"game", b"host", [("10.0.0.1", 5)])]


async def test_people_at_the_table_and_own_games_rank_before_others(circle: Circle) -> None:
    host, guest = await circle.begun("midland-2", plays=False)
    game = host.game.game
    around = NearbyTables(lambda: host.session, lambda news: None, host.folder)
    await around.start()
    rank, strange, other = network_thread.Discovery.call_args.kwargs["rank"], b"\1\2\3\4", b"\5\6\7\x08"
    assert rank(strange, other) == rank(b"", b"") == UNKNOWN
    assert rank(guest.key[:4], other) == KNOWN_KEY
    assert rank(strange, game[:4]) == OWN_GAME


async def test_without_a_session_nothing_is_announced(tmp_path: Path, mdns: Mock) -> None:
    await NearbyTables(lambda: None, lambda news: None, tmp_path).start()
    assert look(mdns) is None


def test_whoever_wakes_up_announces_anew(tmp_path: Path, mdns: Mock) -> None:
    program = Program(0, tmp_path)
    running = NetworkThread(Me(program.identity, "P"), LIBRARY, tmp_path, lambda: None)
    running._tell(LinkClockJumped(9.0))
    running._loop.close()
    mdns.refresh.assert_called_once()


def test_each_running_game_is_listed_once_and_each_table() -> None:
    """Everybody who plays announces the game; whoever copies the number of a table before its game does not hide it."""
    listed = [
        Listed(f"{number}", Info("Friday", state, game=b"game"), ("10.0.0.1",), 5)
        for number, state in enumerate(["playing", "playing", "lobby", "lobby"])
    ]
    assert [table.service for table in distinct(listed)] == ["0", "2", "3"]
