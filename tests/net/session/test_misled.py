"""Who has joined the wrong table, or the right one under a wrong name, or played on the side that lost it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import msgspec

from swqt.net.core.entries import chain, start_text
from swqt.net.core.events import CopyRecord
from swqt.net.game.journal import journals
from swqt.net.game.verify import verify
from swqt.net.news import Met, Stuck
from swqt.net.wire.handshake import Proof
from swqt.net.wire.messages import GameStart
from tests.support.circle import LIBRARY, Circle, Program


def false_start(host: Program, number: int) -> GameStart:
    """A game that all its peers have signed, and that nobody can play."""
    nonce = number.to_bytes(16, "big")
    anchor = chain(host.identity.seed(nonce), nonce)[0]
    start = GameStart(b"nonsense %d" % number, ((host.key, nonce, anchor),), (0,), ("",))
    return msgspec.structs.replace(start, signatures=(host.identity.sign(start_text(start)),))


async def test_a_false_host_leaves_nothing_on_the_disk(circle: Circle) -> None:
    host, guest = await circle.open(2)
    host.session.admit = lambda hello, address: Proof.OPEN
    guest.session.join([host.endpoint])
    await host.until(lambda: guest.key in host.session.links.peers)
    for number in range(20):
        host.session.links.send(guest.key, false_start(host, number))
    await guest.until(lambda: guest.all(Stuck))
    await asyncio.sleep(0.3)
    assert len(guest.all(Stuck)) == 1
    assert not list(guest.folder.glob("*"))


async def test_who_comes_to_watch_under_a_players_name_is_told_apart(circle: Circle) -> None:
    programs = await circle.begun("midland-2", plays=False)
    watcher = await circle.program(9, plays=False)
    watcher.session.links.profile = replace(watcher.session.links.profile, name="p1")
    watcher.session.join([programs[0].endpoint], watching=True)
    await watcher.until(lambda: watcher.game is not None)
    met = {news.partner.peer: news.partner.name for news in programs[0].all(Met)}
    assert met == {programs[1].key: "P1", watcher.key: f"p1 {watcher.identity.fingerprint}"}


async def test_a_part_that_lost_the_name_of_the_game_is_a_file_of_its_own(circle: Circle) -> None:
    """Also once the program has been started again."""
    anna, ben = await circle.begun("midland-2")
    await ben.until(lambda: len(ben.entries) > 20)
    assert ben.session.copies() == ()
    part = tuple(ben.entries[:15])
    ben.game.journal.store(CopyRecord(part), fsync=True)
    await ben.kill()
    back = await circle.program(1)
    [path] = journals(back.folder)
    await back.session.resume(path, [(anna.key, [anna.endpoint])])
    [text] = back.session.copies()
    report = verify(text.encode(), LIBRARY)
    assert (report.problems, report.entries, report.over) == ((), 15, False)
