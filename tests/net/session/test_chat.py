"""Talk at a table before its game, in the game, and of those who watch one."""

from random import Random

from msgspec.structs import replace

from swqt.net.core import events as e
from swqt.net.core.entries import signed_text
from swqt.net.core.peer import AUTHORS, LINES, MOST, OLD, SECONDS, Chat
from swqt.net.lobby import seats as seating
from swqt.net.lobby.table import Clock, LobbyTable, Manners, manners_of, name_of, write_manners
from swqt.net.wire.identity import Identity, fingerprint
from swqt.net.wire.messages import ChatLine, SetOptions
from swqt.net.wire.text import write_saying
from tests.support.circle import Circle, Program, begin, each, gathered, offer

ANNA, BEN, EVE = (Identity(Random(name).randbytes(32)) for name in ("Anna", "Ben", "Eve"))
KNOWN = (ANNA.public, BEN.public).__contains__
PLACE = b"table001"
OUCH = write_saying("ouch")


def table() -> LobbyTable:
    new = seating.new_table(PLACE, ANNA.public, "Test", "Anna", offer("midland-2").ground, 2)
    return seating.admit(new, BEN.public, "Ben", 1, watching=False)


def line(author: Identity, number: int, text: str = "x", place: bytes = PLACE) -> ChatLine:
    bare = ChatLine(place, author.public, number, "Somebody", text)
    return replace(bare, signature=author.sign(signed_text(b"", bare)))


def test_a_line_is_heard_once_and_only_as_it_was_written() -> None:
    here = Chat(ANNA, PLACE, "Anna", 0, KNOWN)
    assert here.hear(line(BEN, 7), 0.0)
    assert not here.hear(line(BEN, 7), 0.0)
    assert not here.hear(line(BEN, 6), 0.0), "an old one"
    other = line(BEN, 8)
    for wrong in (replace(other, text="b"), replace(other, key=EVE.public), replace(other, number=9),
                  replace(other, place=b"table002"), replace(other, name="Anna")):    # fmt: skip
        assert not here.hear(wrong, 0.0)
    assert here.hear(other, 0.0)


def test_nobody_is_heard_too_often_and_nothing_grows() -> None:
    here, ben = Chat(ANNA, PLACE, "Anna", 0, KNOWN), Chat(BEN, PLACE, "Ben", 0, KNOWN)
    assert [ben.say("x", 0.0) is not None for _ in range(LINES + 1)] == [True] * LINES + [False]
    assert ben.say(" \u202e ", 100.0) is None
    assert sum(here.hear(line(BEN, number), 0.0) for number in range(1, 50)) == LINES
    crowd = [Identity(Random(number).randbytes(32)) for number in range(3 * AUTHORS)]
    assert sum(here.hear(line(one, 1), 0.0) for one in crowd) == MOST - LINES
    for number, one in enumerate(crowd):
        here.hear(line(one, 2), number * SECONDS)
    assert len(here._seen) == len(here._moments) == AUTHORS
    assert len(here.lines) == OLD
    assert not here.hear(line(BEN, 1), 1e6), "an old line of somebody who is here"


def test_whoever_comes_later_is_told_as_many_lines_of_each_as_are_heard_at_once() -> None:
    here, late = Chat(ANNA, PLACE, "An\u202ena", 0, KNOWN), Chat(BEN, PLACE, "Ben", 0, KNOWN)
    for number in range(LINES + 2):
        here.say(f"line {number}", 20.0 * number)
    assert all(late.hear(one, 200.0) for one in here.old())
    assert [(one.name, one.text) for one in late.lines] == [("Anna", f"line {2 + number}") for number in range(LINES)]


def test_nobody_who_watches_speaks_in_the_name_of_a_player() -> None:
    """Anybody may come to a table and call itself as it likes; people go by the name that they read."""
    assert name_of(BEN.public, "Ben", table()) == "Ben"
    assert name_of(EVE.public, "Eve", table()) == "Eve"
    assert name_of(EVE.public, " \u202eANNA", table()) == f"ANNA {fingerprint(EVE.public)}"
    assert name_of(EVE.public, "Anna", None) == "Anna"
    long = seating.rename(table(), ANNA.public, "A" * 24)
    assert name_of(EVE.public, "A" * 24, long) == f"{'A' * 9} {fingerprint(EVE.public)}"


def spoken(program: Program) -> list[tuple[str, str]]:
    return [(news.name, news.text) for news in program.all(e.LineSaid)]


def refused(program: Program) -> list[str]:
    return [news.code for news in program.all(e.CommandRefused)]


async def test_whoever_watches_is_silent_if_the_table_wants_that(circle: Circle) -> None:
    """A program that writes all the same is not heard."""
    host, guest, watcher = programs = await circle.watched(talk=False)
    for program in programs:
        program.plays = False
    await begin(*programs)
    watcher.session.talk("What a move!")
    await watcher.until(lambda: refused(watcher) == ["watcher"])
    watcher.session.feed(e.SayLine("All the same"))
    host.session.talk("Is anybody there?")
    await each(programs, lambda program: ("P0", "Is anybody there?") in spoken(program))
    assert spoken(host) == spoken(guest) == [("P0", "Is anybody there?")]


async def test_what_a_guest_says_at_a_table_reaches_the_other_guest_through_the_host(circle: Circle) -> None:
    programs = await circle.open(3)
    await gathered(programs, "midland-3")
    programs[1].session.talk("Hello")
    await each(programs, spoken)
    assert [spoken(program) for program in programs] == [[("P1", "Hello")]] * 3


async def test_whoever_goes_to_another_table_is_heard_there_too(circle: Circle) -> None:
    host, guest, other = await circle.open(3)
    for number, one in enumerate((host, other)):
        one.session.host(f"Table {number}", offer("midland-2"), 2)
        guest.session.join([one.endpoint])
        await one.until(lambda one=one: len(one.session.table.people) == 2)
        one.session.talk(f"Welcome to {number}")
        await guest.until(lambda: spoken(guest))
        guest.session.talk("Thanks")
        await one.until(lambda one=one: ("P1", "Thanks") in spoken(one))
        assert spoken(guest) == [(f"P{one.number}", f"Welcome to {number}"), ("P1", "Thanks")]
        guest.news.clear()


async def test_at_a_quiet_table_nothing_but_sayings_is_heard(circle: Circle) -> None:
    host, guest = programs = await circle.open(2)
    await gathered(programs, "midland-2", sayings=True)
    guest.session.talk("Hello")
    await guest.until(lambda: refused(guest) == ["sayings"])
    guest.session.links.send_all(line(guest.identity, 1 << 62, "Hello", host.session.table.table))
    guest.session.talk(OUCH)
    await host.until(lambda: spoken(host))
    assert spoken(host) == [("P1", OUCH)]


async def test_in_a_quiet_game_nothing_but_sayings_is_shown_until_all_agree_on_something_else(circle: Circle) -> None:
    """A program that sends other lines all the same is not heard; what all agree on holds from then on."""
    host, guest, watcher = programs = await circle.watched(talk=True, sayings=True, clock=Clock(0, 15, 20))
    for program in programs:
        program.plays = False
    await begin(*programs)
    for program in programs:
        assert program.session.table.clock == Clock(0, 15, 20)
        program.session.talk("Hello")
        await program.until(lambda program=program: refused(program) == ["sayings"])
    for program in (guest, watcher):
        program.session.feed(e.SayLine("All the same"))
        program.session.talk(OUCH)
    await each(programs, lambda program: sorted(spoken(program)) == [("P1", OUCH), ("P2", OUCH)])
    agreed = Manners(False, False, Clock(3))
    guest.session.feed(e.SuggestChanges((SetOptions(write_manners(agreed)),)))
    await host.until(lambda: host.status.proposals)
    assert not host.status.options, "everybody must agree"
    host.session.feed(e.GiveAnswer(host.status.proposals[0].name, True))
    await each(programs, lambda program: program.status.options)
    for program in programs:
        assert manners_of(program.session.table, program.status.options) == agreed
    guest.session.talk("Now then")
    await each(programs, lambda program: spoken(program)[-1] == ("P1", "Now then"))
    watcher.session.talk(OUCH)
    await watcher.until(lambda: refused(watcher)[-1] == "watcher")
