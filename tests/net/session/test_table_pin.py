"""The PIN of a table is that of everybody who plays there, so that who comes later to watch may meet any of them."""

from __future__ import annotations

import pytest

from swqt.net.admission import TablePin
from swqt.net.game.journal import journals
from swqt.net.lobby import seats as seating
from swqt.net.news import Playing
from swqt.net.wire.connection import DialFailed
from swqt.net.wire.handshake import LinkFailure
from swqt.net.wire.links import PinChanged
from swqt.net.wire.messages import Pin
from tests.support.circle import Circle, Program, each, offer


async def begun(circle: Circle, board: str) -> list[Program]:
    """A game at a table with a PIN, in which nobody says anything."""
    programs = await circle.begun(board, plays=False, pin=True)
    await each(programs, lambda program: program.session.links.pin == programs[0].session.links.pin)
    return programs


async def test_who_comes_later_to_watch_meets_any_of_them_with_one_pin(circle: Circle) -> None:
    host, *guests = programs = await begun(circle, "midland-3")
    watcher = await circle.program(9)
    watcher.session.join([guests[1].endpoint], host.session.links.pin, watching=True)
    await watcher.until(lambda: watcher.all(Playing))
    everybody = {program.key for program in programs}
    await watcher.until(lambda: set(watcher.session.links.peers) == everybody)
    await guests[1].kill()
    await watcher.until(lambda: len(watcher.session.links.peers) == 2)


async def test_a_new_pin_is_told_to_all_and_outlives_a_restart(circle: Circle) -> None:
    host, guest = programs = await begun(circle, "midland-2")
    old = host.session.links.pin
    guest.session.links.renew_pin()
    new = guest.session.links.pin
    assert new != old
    await host.until(lambda: host.session.links.pin == new)
    assert host.all(PinChanged)[-1].pin == new
    for program in programs:
        await program.kill()
    again = await circle.program(0, plays=False)
    await again.session.resume(next(journals(again.folder)))
    assert again.session.links.pin == new
    watcher = await circle.program(9)
    watcher.session.join([again.endpoint], old, watching=True)
    await watcher.until(lambda: watcher.all(DialFailed))
    assert watcher.all(DialFailed)[0].why is LinkFailure.PIN


async def test_who_is_sent_away_does_not_know_the_pin_any_more(circle: Circle) -> None:
    host, guest = await circle.open(2)
    host.session.host("Test", offer("midland-3"), 3, lambda table: seating.set_house(table, pin=True))
    old = host.session.links.pin
    guest.session.join([host.endpoint], old)
    await host.until(lambda: len(host.session.table.people) == 2)
    host.session.kick(guest.key)
    assert host.session.links.pin != old


class Links:
    """The links of nobody."""

    pin = "000000"
    peers = ()

    def adopt_pin(self, pin: str) -> bool:
        self.pin = pin
        return pin.isdigit()


@pytest.mark.parametrize(("number", "pin", "taken"), [
    (1, "123456", True), (0, "123456", False), (2**32 - 1, "123456", False), (1, "12345x", False),
])  # fmt: skip
def test_only_what_is_later_and_a_pin_is_taken(number: int, pin: str, taken: bool) -> None:
    mine = TablePin(Links())    # type: ignore[arg-type]
    assert mine._adopt(number, pin) is taken
    assert mine.number == (number if taken else 0)


def test_of_two_that_are_made_at_once_all_take_the_same() -> None:
    one, other = TablePin(Links()), TablePin(Links())    # type: ignore[arg-type]
    for told in ((1, "111111"), (1, "222222")):
        one._adopt(*told)
    for told in ((1, "222222"), (1, "111111")):
        other._adopt(*told)
    assert one.word == other.word == "1 222222"


async def test_nobody_but_the_host_of_the_table_says_its_pin(circle: Circle) -> None:
    host, guest = await circle.open(2)
    stranger = await circle.program(5)
    host.session.host("Test", offer("midland-3"), 3, lambda table: seating.set_house(table, pin=True))
    guest.session.join([host.endpoint], host.session.links.pin)
    await guest.until(lambda: guest.session.table is not None and guest.session.table.person(guest.key))
    await guest.until(lambda: guest.session.links.pin == host.session.links.pin)
    old = guest.session.links.pin
    message = Pin(guest.session._table_pin.number + 1, "654321")
    guest.session._receive(stranger.key, message)
    assert guest.session.links.pin == old
    guest.session._receive(host.key, message)
    assert guest.session.links.pin == "654321"


def test_nobody_has_the_last_word_on_it_or_changes_it_all_the_time() -> None:
    mine = TablePin(Links())    # type: ignore[arg-type]
    mine._adopt(7, "777777")
    assert not mine.hear(Pin(2**31, "666666"), b"bad", 0.0)
    taken = sum(mine.hear(Pin(7 + number, f"{number:06}"), b"bad", number / 10) for number in range(1, 600))
    assert 1 < taken < 15
    assert mine.hear(Pin(mine.number + 1, "123456"), b"good", 60.0)


@pytest.mark.parametrize("word", ["", "x", "1", "1 12345x", f"{10**20} 123456", "-1 123456"])
def test_what_a_journal_says_of_it_may_make_no_sense(word: str) -> None:
    mine = TablePin(Links())    # type: ignore[arg-type]
    mine.take_up({"pin": word})
    assert mine.number == 0
