"""A replay that is watched together: two and three programs on loopback, and what a hostile one cannot do."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from swqt.net import network_thread
from swqt.net.lobby import seats as seating
from swqt.net.lobby import start as st
from swqt.net.lobby.lobby import Changed, LobbyProblem
from swqt.net.lobby.seats import MOMENTS, SharedReplay
from swqt.net.lobby.table import LobbyTable, Parcel, read_table, write_table
from swqt.net.wire.identity import Identity
from swqt.net.wire.messages import Malformed, PointedAt, ShownMoment, decode_sealed, encode
from swqt.net.wire.text import Troubled
from tests.support.circle import Circle, Program, each

ANNA, BEN, EVE = (Identity(Random(name).randbytes(32)) for name in ("Anna", "Ben", "Eve"))
TEXT = (Path(__file__).parents[2] / "games" / "two-seats.swn").read_text(encoding="utf-8")
OFFER = st.pack_replay(TEXT, "midland-2")


def table() -> LobbyTable:
    new = seating.new_table(b"table001", ANNA.public, "Test", "Anna", OFFER.ground, 2)
    return seating.admit(seating.for_watching(new), BEN.public, "Ben", 1, watching=False)


async def watched(circle: Circle, count: int, **house: Any) -> list[Program]:
    """Return as many programs at a table where the first of them shows a replay; all have it."""
    host, *guests = programs = await circle.open(count)
    host.session.host("P0 shows a game", OFFER, 2, lambda new: seating.set_house(seating.for_watching(new), **house))
    pin = host.session.links.guard.pin if house.get("pin") else None
    for guest in guests:
        guest.session.join([host.endpoint], pin)
    await each(programs, lambda one: one.session.table is not None and len(one.session.table.people) == count)
    await each(programs, lambda one: one.session.lobby.replay == TEXT)
    return programs


def counts(program: Program) -> list[int]:
    return [moment.count for moment in program.all(ShownMoment)]


async def test_all_see_what_the_leader_shows_and_whoever_comes_later_too(circle: Circle) -> None:
    host, guest = await watched(circle, 2, pin=True)
    assert all(person.watching for person in host.session.table.people)
    assert network_thread.announcement_of(host.session).host == host.key
    told = host.session.info()
    assert (told.state, told.name, told.spectators, told.pin) == ("replay", "P0 shows a game", 2, True)
    assert network_thread.announcement_of(guest.session) is None
    for count in (3, 4):
        host.session.show(count, 2, "Look!")
    await guest.until(lambda: counts(guest) == [3, 4])
    assert (guest.all(ShownMoment)[-1].pace, guest.all(ShownMoment)[-1].note) == (2, "Look!")
    late = await circle.program(5)
    late.session.join([host.endpoint], host.session.links.guard.pin)
    await late.until(lambda: counts(late) == [4])
    await late.until(lambda: late.session.lobby.replay == TEXT)
    guest.session.point(7)
    late.session.talk("There?")
    await each([host, guest, late], lambda one: [point.region for point in one.all(PointedAt)] == [7])
    await guest.until(lambda: any(getattr(news, "text", "") == "There?" for news in guest.news))


async def test_the_lead_can_be_handed_over_and_outlives_the_host(circle: Circle) -> None:
    anna, ben, carl = await watched(circle, 3)
    ben.session.show(9, 0, None)    # nobody follows yet
    ben.session.ask("lead", text=ben.key.hex())
    await ben.until(lambda: ben.all(LobbyProblem))
    assert anna.session.table.leader == anna.key
    anna.session.show(2, 0, None)
    await each([ben, carl], lambda one: counts(one) == [2])
    anna.session.ask("lead", text=ben.key.hex())
    await each([anna, carl], lambda one: counts(one)[-1:] == [9])
    ben.session.show(10, 0, None)
    await each([anna, carl], lambda one: counts(one)[-1:] == [10])
    await anna.close(leaving=True)
    await carl.until(lambda: carl.session.table.host == ben.key and not carl.session.lobby.closed)
    assert {one.key for one in carl.session.table.people} == {ben.key, carl.key}
    ben.session.show(11, 0, None)
    await carl.until(lambda: counts(carl)[-1] == 11)
    await ben.close(leaving=True)
    await carl.until(lambda: carl.all(Changed)[-1].closed)
    assert carl.session.lobby.replay == TEXT


async def test_whoever_goes_to_another_replay_sees_what_is_shown_there(circle: Circle) -> None:
    _, guest = await watched(circle, 2)
    other = await circle.program(5)
    other.session.host("P5 shows a game", OFFER, 2, seating.for_watching)
    guest.session.join([other.endpoint])
    await other.until(lambda: len(other.session.table.people) == 2)
    await guest.until(lambda: guest.session.table == other.session.table)
    other.session.show(6, 0, None)
    await guest.until(lambda: counts(guest) == [6])


async def test_what_is_shown_and_pointed_at_is_passed_on(circle: Circle) -> None:
    host, guest, other = await watched(circle, 3)
    links = host.session.links
    links.send_all = lambda message, but=None: links.send(guest.key, message)
    host.session.show(8, 0, None)
    host.session.point(3)
    await other.until(lambda: counts(other) == [8])
    await other.until(lambda: [point.region for point in other.all(PointedAt)] == [3])


def test_a_message_is_heard_once_from_whoever_is_there_and_not_too_often() -> None:
    here, ben, eve = (SharedReplay(one, b"table001", 0) for one in (ANNA, BEN, EVE))
    first, second = ben.show(1, 0, None), ben.show(2, 0, "\u202eNote\n<img>")
    assert here.hear(second, table(), 0.0)
    assert decode_sealed(encode(second)).note == "Note ‹img>"
    for wrong in (second, first, replace(ben.show(3, 0, None), count=4), eve.show(9, 0, None),
                  SharedReplay(BEN, b"table002", 100).show(1, 0, None), here.show(5, 0, None)):    # fmt: skip
        assert not here.hear(wrong, table(), 0.0)
    assert here.moment(table()).count == 5    # its own, as it leads
    for _ in range(200):
        here.hear(replace(ben.show(1, 0, None), count=4), table(), 0.0)
    heard = sum(here.hear(ben.show(1, 0, None), table(), 0.0) for _ in range(200))
    assert heard == MOMENTS[1] - 1, "what others send in one's name does not count"
    assert [ben.point(3, 0.0) is not None for _ in range(7)] == [True] * 5 + [False] * 2


def test_files_that_are_too_large_are_refused_and_nobody_plays_where_one_is_shown() -> None:
    with pytest.raises(Troubled, match="too large to be shown"):
        st.pack_replay(Random(1).randbytes(60_000).hex(), "midland-2")
    with pytest.raises(Troubled, match="too large to be shown"):
        st.pack_replay("x" * (st.TEXT_LIMIT + 1), "midland-2")
    parcel = OFFER.ground.luggage[0]
    for wrong in (
        replace(table(), seats=tuple(replace(seat, kind=0) for seat in table().seats)),
        replace(table(), ground=replace(OFFER.ground, luggage=(parcel, Parcel(1, "x", "", bytes(32), 1)))),
    ):
        with pytest.raises(Malformed, match="a replay at a table where something is played"):
            read_table(write_table(wrong))


async def test_a_damaged_replay_is_named_and_does_no_harm(circle: Circle) -> None:
    host, guest = await circle.open(2)
    bad = b"no archive"
    parcel = replace(OFFER.ground.luggage[0], digest=st.sha256(bad).digest(), size=len(bad))
    offer = st.TableOffer(replace(OFFER.ground, luggage=(parcel,)), {parcel.digest: bad})
    host.session.host("Bad", offer, 2, seating.for_watching)
    guest.session.join([host.endpoint])
    await guest.until(lambda: guest.all(Changed) and guest.all(Changed)[-1].trouble is not None)
    assert guest.all(Changed)[-1].trouble.code == "replay-bad"
    assert guest.session.lobby.replay == ""
