"""Who comes in while strangers try PINs: members, who has an invitation, and who is let in by hand."""

from __future__ import annotations

import pytest

from swqt.net.lobby import seats as seating
from swqt.net.wire.connection import DialFailed
from swqt.net.wire.handshake import LinkFailure
from swqt.net.wire.limits import PinGuard
from swqt.net.wire.links import Knocked, PinChanged
from tests.support.circle import Circle, Program, offer


async def hosted(circle: Circle, **house: object) -> tuple[Program, Program]:
    """A program with a table that asks for a PIN, and another one."""
    host, guest = await circle.open(2)
    host.session.host("Test", offer("midland-3"), 3, lambda table: seating.set_house(table, pin=True, **house))
    return host, guest


def shut_the_pin_door(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if strangers had tried sixty PINs in this minute."""
    monkeypatch.setattr(PinGuard, "take", lambda *_: None)


def failures(program: Program) -> list[LinkFailure]:
    return [failed.why for failed in program.all(DialFailed)]


async def test_the_invited_come_in_while_the_door_for_pins_is_shut(
    circle: Circle, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = await hosted(circle)
    shut_the_pin_door(host, monkeypatch)
    guest.session.join([host.endpoint], host.session.links.pin, token=host.session.links.token)
    await host.until(lambda: len(host.session.table.people) == 2)
    late = await circle.program(5)
    late.session.join([host.endpoint], host.session.links.pin)
    await late.until(lambda: late.all(DialFailed))
    assert failures(late) == [LinkFailure.PIN]


async def test_an_invitation_is_revoked_with_the_pin_but_not_by_strangers(circle: Circle) -> None:
    host, guest = await hosted(circle)
    links = host.session.links
    token, pin = links.token, links.pin
    links._guard.renew(tried=True)
    assert links.pin != pin
    assert links.token == token
    assert host.all(PinChanged)[-1] == PinChanged(links.pin, True, token)
    guest.session.join([host.endpoint], pin, token=token)
    await host.until(lambda: len(host.session.table.people) == 2)
    links.renew_pin()
    assert host.all(PinChanged)[-1] == PinChanged(links.pin, False, links.token)
    late = await circle.program(5)
    late.session.join([host.endpoint], pin, token=token)
    await late.until(lambda: late.all(DialFailed))
    assert failures(late) == [LinkFailure.TOKEN]
    assert late.all(DialFailed)[0].final


async def test_a_guest_with_a_token_is_not_taken_to_a_table_that_asks_for_nothing(circle: Circle) -> None:
    host, guest = await circle.open(2)
    host.session.host("Test", offer("midland-3"), 3, lambda table: seating.set_house(table, pin=False))
    guest.session.join([host.endpoint], token=b"8 bytes!")
    await guest.until(lambda: guest.all(DialFailed))
    assert failures(guest) == [LinkFailure.PIN_IGNORED]


async def test_who_knocks_is_let_in_by_one_click(circle: Circle, monkeypatch: pytest.MonkeyPatch) -> None:
    host, guest = await hosted(circle)
    shut_the_pin_door(host, monkeypatch)
    guest.session.join([host.endpoint], knocking=True)
    knock = await host.until(lambda: host.all(Knocked))
    assert (knock[0].key, knock[0].name) == (guest.key, "P1")
    await guest.until(lambda: len(guest.all(DialFailed)) > 2)
    assert set(failures(guest)) == {LinkFailure.ASKED}
    assert not any(failed.final for failed in guest.all(DialFailed))
    assert len(host.all(Knocked)) == 1, "people are asked once"
    host.session.let_in(guest.key)
    await host.until(lambda: len(host.session.table.people) == 2)
    impostor = await circle.program(5)
    impostor.session.join([host.endpoint], knocking=True)
    await impostor.until(lambda: impostor.all(DialFailed))
    assert failures(impostor)[0] is LinkFailure.ASKED, "that was for one key"
    host.session.kick(guest.key)
    assert guest.key not in host.session._admitted


async def test_a_guest_of_the_lobby_is_not_asked_whom_to_let_in(circle: Circle) -> None:
    host, guest = await hosted(circle)
    guest.session.join([host.endpoint], host.session.links.pin)
    await guest.until(lambda: guest.session.table)
    late = await circle.program(5)
    late.session.join([guest.endpoint], knocking=True)
    await late.until(lambda: late.all(DialFailed))
    assert not guest.all(Knocked)


async def test_a_spectator_is_let_in_by_anybody_who_plays(circle: Circle) -> None:
    host, guest = await circle.begun("midland-2", plays=False, pin=True, spectators=True)
    watcher = await circle.program(9)
    watcher.session.join([guest.endpoint], knocking=True, watching=True)
    await guest.until(lambda: guest.all(Knocked))
    guest.session.let_in(watcher.key)
    await watcher.until(lambda: watcher.game is not None)
    assert not host.all(Knocked)


async def test_a_member_comes_back_by_its_key_alone(circle: Circle, monkeypatch: pytest.MonkeyPatch) -> None:
    host, guest = await circle.begun("midland-2", plays=False, pin=True)
    shut_the_pin_door(host, monkeypatch)
    port, path = guest.port, guest.game.journal.path
    await guest.kill()
    again = await circle.program(1, port, plays=False)
    await again.session.resume(path, [(host.key, [host.endpoint])])
    await again.until(lambda: host.key in again.session.links.peers)
    assert not again.all(DialFailed)
