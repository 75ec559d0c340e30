"""Who comes in while strangers try PINs: members, people with an invitation, and those who are let in by hand."""

import asyncio

from swqt.net.lobby import seats as seating
from swqt.net.lobby.lobby import Changed, LobbyProblem
from swqt.net.news import Playing
from swqt.net.wire.connection import DialFailed
from swqt.net.wire.handshake import LinkFailure
from swqt.net.wire.links import Knocked, LinkDown, PinChanged
from swqt.net.wire.messages import Pin, Proof
from tests.support.circle import Circle, Program, each, finished, gathered, offer


async def hosted(circle: Circle, *, pin: bool = True) -> list[Program]:
    """A program with a table that asks for a PIN, and another one."""
    programs = await circle.open(2)
    programs[0].session.host("Test", offer("midland-3"), 3, lambda table: seating.set_house(table, pin=pin))
    return programs


async def refused(program: Program) -> DialFailed:
    """Return the first refusal of *program*, whose why all have had so far."""
    first, *more = await program.until(lambda: program.all(DialFailed))
    assert all(failed.why is first.why for failed in more)
    return first


async def test_an_invitation_is_revoked_with_the_pin_but_not_by_strangers(circle: Circle) -> None:
    host, guest = await hosted(circle)
    links = host.session.links
    token, pin = links.guard.token, links.guard.pin
    links.guard.renew(tried=True)
    assert links.guard.pin != pin
    assert links.guard.token == token
    assert host.all(PinChanged)[-1] == PinChanged(links.guard.pin, True, token)
    guest.session.join([host.endpoint], pin, token=token)
    await host.until(lambda: len(host.session.table.people) == 2)
    links.guard.renew()
    assert host.all(PinChanged)[-1] == PinChanged(links.guard.pin, False, links.guard.token)
    failed = await refused(await circle.caller(5, host, pin=pin, token=token))
    assert (failed.why, failed.final) == (LinkFailure.TOKEN, True)


async def test_a_guest_with_a_token_is_not_taken_to_a_table_that_asks_for_nothing(circle: Circle) -> None:
    host, guest = await hosted(circle, pin=False)
    guest.session.join([host.endpoint], token=b"8 bytes!")
    assert (await refused(guest)).why is LinkFailure.PIN_IGNORED


async def test_whoever_knocks_is_let_in_by_one_click(circle: Circle) -> None:
    host, guest = await hosted(circle)
    guest.session.join([host.endpoint], knocking=True)
    knock = await host.until(lambda: host.all(Knocked))
    assert (knock[0].key, knock[0].name) == (guest.key, "P1")
    await guest.until(lambda: len(guest.all(DialFailed)) > 2)
    assert {(failed.why, failed.final) for failed in guest.all(DialFailed)} == {(LinkFailure.ASKED, False)}
    assert len(host.all(Knocked)) == 1, "people are asked once"
    host.session.let_in(guest.key)
    await host.until(lambda: len(host.session.table.people) == 2)
    impostor = await circle.caller(5, host, knocking=True)
    assert (await refused(impostor)).why is LinkFailure.ASKED, "that was for one key"
    old = host.session.links.guard.pin
    host.session.kick(guest.key)
    assert guest.key not in host.session._admitted
    assert host.session.links.guard.pin != old, "who is sent away does not know it any more"


async def test_whoever_claims_to_know_somebody_with_a_pin_gets_them_to_no_table(circle: Circle) -> None:
    host, guest = await hosted(circle)
    host.session.admit = lambda hello: Proof.KNOWN
    guest.session.join([host.endpoint], "123456")
    while not (link := guest.session.links.link(host.key)) or link.round_trip is None:    # its table has arrived before
        await asyncio.sleep(0.01)
    assert guest.session.table is None
    assert guest.all(Changed) == []


async def test_nobody_but_the_host_sends_anybody_away(circle: Circle) -> None:
    """As when somebody else reopened the table in the moment in which its former host sends somebody away."""
    _, guest, other = programs = await circle.open(3, plays=False)
    await gathered(programs, "midland-3", pin=True)
    await each(programs, lambda program: len(program.session.links.peers) == 2)
    pin = guest.session.links.guard.pin
    guest.session.kick(other.key)
    [refusal] = guest.all(LobbyProblem)
    assert refusal.trouble.code == "not-host"
    assert (guest.session.links.guard.pin, guest.all(LinkDown)) == (pin, [])
    assert other.key in guest.session.links.peers


async def test_nobody_is_sent_away_from_a_game_that_has_begun(circle: Circle) -> None:
    """The click on the host's button crosses the beginning on its way."""
    host, guest = programs = await circle.begun("midland-2", pin=True)
    pin, told = host.session.links.guard.pin, len(host.all(Changed))
    host.session.kick(guest.key)
    assert len(host.all(Changed)) == told
    assert host.session.table.person(guest.key) is not None
    assert host.session.links.guard.pin == pin
    assert guest.key in host.session.links.peers
    await finished(programs)


async def test_a_guest_of_the_lobby_is_not_asked_whom_to_let_in(circle: Circle) -> None:
    host, guest = await hosted(circle)
    guest.session.join([host.endpoint], host.session.links.guard.pin)
    await guest.until(lambda: guest.session.table)
    await refused(await circle.caller(5, guest, knocking=True))
    assert not guest.all(Knocked)


async def test_a_spectator_is_let_in_by_anybody_who_plays(circle: Circle) -> None:
    host, guest = await circle.begun("midland-2", plays=False, pin=True, spectators=True)
    watcher = await circle.caller(9, guest, knocking=True, watching=True)
    await guest.until(lambda: guest.all(Knocked))
    guest.session.let_in(watcher.key)
    await watcher.until(lambda: watcher.game is not None)
    assert not host.all(Knocked)


# The PIN of a table.


async def begun(circle: Circle, board: str) -> list[Program]:
    """A game at a table with a PIN, in which nobody says anything."""
    programs = await circle.begun(board, plays=False, pin=True)
    await each(programs, lambda program: program.session.links.guard.pin == programs[0].session.links.guard.pin)
    return programs


async def test_whoever_comes_later_to_watch_meets_any_of_them_with_one_pin(circle: Circle) -> None:
    host, *guests = programs = await begun(circle, "midland-3")
    watcher = await circle.caller(9, guests[1], pin=host.session.links.guard.pin, watching=True)
    await watcher.until(lambda: watcher.all(Playing))
    everybody = {program.key for program in programs}
    await watcher.until(lambda: set(watcher.session.links.peers) == everybody)
    await guests[1].kill()
    await watcher.until(lambda: len(watcher.session.links.peers) == 2)


async def test_a_new_pin_is_told_to_all_and_outlives_a_restart(circle: Circle) -> None:
    host, guest = programs = await begun(circle, "midland-2")
    old = host.session.links.guard.pin
    guest.session.links.guard.renew()
    new = guest.session.links.guard.pin
    assert new != old
    await host.until(lambda: host.session.links.guard.pin == new)
    assert host.all(PinChanged)[-1].pin == new
    for program in programs:
        await program.kill()
    again = await circle.back(host, plays=False)
    assert again.session.links.guard.pin == new
    for pin, why in ((old, LinkFailure.PIN), (None, LinkFailure.PIN_NEEDED)):
        failed = await refused(await circle.caller(9, again, pin=pin, watching=True))
        assert (failed.why, failed.final) == (why, True)


async def test_nobody_but_the_host_of_the_table_says_its_pin(circle: Circle) -> None:
    host, guest = await hosted(circle)
    stranger = await circle.program(5)
    guest.session.join([host.endpoint], host.session.links.guard.pin)
    await guest.until(lambda: guest.session.table is not None and guest.session.table.person(guest.key))
    await guest.until(lambda: guest.session.links.guard.pin == host.session.links.guard.pin)
    old = guest.session.links.guard.pin
    message = Pin(guest.session.links.guard.number + 1, "654321")
    guest.session._receive(stranger.key, message)
    assert guest.session.links.guard.pin == old
    guest.session._receive(host.key, message)
    assert guest.session.links.guard.pin == "654321"
