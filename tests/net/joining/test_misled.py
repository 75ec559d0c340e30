"""Who has joined the wrong table: what a false host can do to the disk of a guest, and what a full disk does."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from swqt.net.agreement.entries import game_of, genesis_text
from swqt.net.joining.news import Met, Stuck
from swqt.net.playing.journal import NetworkJournal, NetworkJournalError
from swqt.net.wire.messages import Genesis, StartMessage
from tests.support.circle import Circle, Program


def false_start(host: Program, number: int) -> StartMessage:
    """A game that all its peers have signed, and that nobody can play."""
    nonce = number.to_bytes(16, "big")
    genesis = Genesis(b"swqt nonsense %d" % number, game_of([nonce]), ((host.key, bytes(32), nonce),))
    return StartMessage(genesis, (host.identity.sign(genesis_text(genesis)),))


async def test_a_false_host_leaves_nothing_on_the_disk(circle: Circle) -> None:
    host, guest = await circle.open(2)
    host.session.admit = lambda hello, address: 0
    guest.session.join([host.endpoint])
    await host.until(lambda: guest.key in host.session.links.peers)
    for number in range(20):
        host.session.links.send(guest.key, false_start(host, number))
    await guest.until(lambda: guest.all(Stuck))
    await asyncio.sleep(0.3)
    assert [news.trouble.code for news in guest.all(Stuck)] == ["no-game"]
    assert not list(guest.folder.glob("*"))


async def test_who_cannot_save_a_copy_keeps_the_game_they_have(circle: Circle, monkeypatch: pytest.MonkeyPatch) -> None:
    programs = await circle.begun("midland-2", plays=False)
    one = programs[0]
    before, linked = one.session.running, one.session.links.peers

    def full(path: Path, records: object) -> NetworkJournal:
        raise NetworkJournalError(f"{path}: No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(NetworkJournal, "create", full)
        with pytest.raises(NetworkJournalError):
            await one.session.go_on_alone("easy")
    assert one.session.running is before
    assert one.session.links.peers == linked
    for program in programs:
        program.plays = True
        program._move()
    await one.until(lambda: one.over)


async def test_who_comes_to_watch_under_a_players_name_is_told_apart(circle: Circle) -> None:
    programs = await circle.begun("midland-2", plays=False)
    watcher = await circle.program(9, plays=False)
    watcher.session.links.profile = replace(watcher.session.links.profile, name="p1")
    watcher.session.join([programs[0].endpoint], watching=True)
    await watcher.until(lambda: watcher.session.running is not None)
    met = {news.partner.peer: news.partner.name for news in programs[0].all(Met)}
    assert met == {programs[1].key: "P1", watcher.key: f"p1 {watcher.identity.fingerprint}"}
