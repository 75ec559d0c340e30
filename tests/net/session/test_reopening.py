"""A table whose host is gone: it is kept, and any former guest opens it again."""

from __future__ import annotations

import pytest

from swqt.net.core.entries import start_digest
from swqt.net.lobby import seats as seating
from swqt.net.lobby.lobby import Changed
from swqt.net.wire.links import PinChanged
from swqt.net.wire.messages import decode_sealed
from tests.support.circle import Circle, Program, begin, each, gathered, played


def closed(program: Program) -> bool:
    changed = program.all(Changed)
    return bool(changed) and changed[-1].closed


async def test_a_former_guest_opens_the_table_again_and_the_others_follow(circle: Circle) -> None:
    programs = await circle.open(3)
    await gathered(programs, "midland-3", pin=True)
    host, guest, other = programs
    table = guest.session.table
    pin = host.session.links.pin
    await each((guest, other), lambda program: program.session.links.pin == pin)
    await host.close()
    await each((guest, other), closed)
    assert guest.session.table == table
    guest.news.clear()
    guest.session.reopen()
    assert [news.pin for news in guest.all(PinChanged)] == [pin], "whoever invites now sees it"
    await each((guest, other), lambda program: program.all(Changed) and not closed(program))
    assert other.session.table.table == table.table
    assert other.session.table.host == guest.key
    newcomer = await circle.program(3)
    newcomer.session.join([guest.endpoint], pin)
    await guest.until(lambda: len(guest.session.table.people) == 3)
    for program in (other, newcomer):
        await program.until(lambda program=program: program.session.lobby.played is not None)
        program.session.ask("ready", 1)
    await guest.until(lambda: seating.start_trouble(guest.session.table) is None)
    await begin(guest, other, newcomer)
    await played((guest, other, newcomer), 3)
    [signed] = guest.folder.glob("*.signed")
    assert decode_sealed(signed.read_bytes()).start == start_digest(guest.game.start), "on the disk before it left"


async def test_people_of_a_table_are_called_where_it_is_announced(
    circle: Circle, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = await circle.open(2)
    await gathered([host, guest], "midland-2")
    number, learned = guest.session.table.table, []
    assert host.session.info().game == number
    monkeypatch.setattr(guest.session.links, "learn", lambda key, places: learned.append(key))
    for announced in (b"", b"other"):
        guest.session.seen(announced, host.key[:4], [host.endpoint])
    guest.session.seen(number[:4], bytes(4), [host.endpoint])
    assert learned == []
    guest.session.seen(number[:4], host.key[:4], [host.endpoint])
    assert learned == [host.key]
