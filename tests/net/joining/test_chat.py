"""Talk at a table before its game, and of those who watch one."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from swqt.net.agreement import orders as o
from swqt.net.joining.chat import KEPT, MOST_AUTHORS, Chatter, name_of
from swqt.net.joining.news import Spoken
from swqt.net.meeting import seating
from swqt.net.meeting.document import LobbyTable
from swqt.net.wire.identity import Identity
from swqt.net.wire.messages import ChatMessage
from tests.support.circle import Circle, Program, begin, each, offer

ANNA, BEN, EVE = (Identity(Random(name).randbytes(32)) for name in ("Anna", "Ben", "Eve"))


def table() -> LobbyTable:
    new = seating.new_table(
        b"table001", ANNA.public, "Test", "Anna", offer("midland-2").ground, 2, program="0.1.0", engine=bytes(32)
    )
    return seating.admit(new, BEN.public, "Ben", 1, watching=False)


def word(chatter: Chatter, text: str, now: float = 0.0) -> ChatMessage:
    said = chatter.say(text, table(), None, now)
    assert isinstance(said, ChatMessage)
    return said


def test_a_line_is_heard_once_and_only_from_people_at_the_table() -> None:
    here, ben, eve = Chatter(ANNA, "Anna", 0), Chatter(BEN, "Somebody else", 7), Chatter(EVE, "Ben", 7)
    line = word(ben, "Hello")
    assert here.hear(line, EVE.public, table(), None, 0.0) == "Ben", "passed on by anybody, called as at the table"
    assert here.hear(line, BEN.public, table(), None, 0.0) is None
    assert here.hear(word(eve, "Hello"), EVE.public, table(), None, 0.0) is None
    other = word(ben, "a")
    for wrong in (
        replace(other, text="b"), replace(other, key=ANNA.public), replace(other, number=1),
        replace(other, place=b"table002"), replace(other, name="Anna"),
    ):  # fmt: skip
        assert here.hear(wrong, BEN.public, table(), None, 0.0) is None
    assert here.hear(word(ben, "a", 20.0), BEN.public, None, None, 20.0) is None


def test_nobody_is_heard_too_often_and_nothing_grows() -> None:
    here, ben = Chatter(ANNA, "Anna", 0), Chatter(BEN, "Ben", 0)
    said = [ben.say("x", table(), None, 0.0) for _ in range(8)]
    assert [isinstance(one, ChatMessage) for one in said] == [True] * 5 + [False] * 3
    assert said[5:] == ["chat"] * 3
    assert ben.say(" \u202e ", table(), None, 100.0) == "chat"
    assert ben.say("x", None, None, 100.0) == "watcher"
    heard = 0
    for number in range(200):
        liar = Chatter(BEN, "Ben", 1000 + number)
        heard += here.hear(word(liar, "spam"), BEN.public, table(), None, 0.0) is not None
    assert heard == 10
    assert len(here._authors[BEN.public].numbers) <= KEPT
    for number in range(3 * MOST_AUTHORS):
        here._author(number.to_bytes(32, "big"))
    assert len(here._authors) == MOST_AUTHORS


def test_nobody_who_watches_speaks_in_the_name_of_a_player() -> None:
    """Anybody may come to a table and call itself as it likes; people go by the name that they read."""
    assert name_of(BEN.public, "Ben", table()) == "Ben"
    assert name_of(EVE.public, "Eve", table()) == "Eve"
    assert name_of(EVE.public, " \u202eANNA", table()) == f"ANNA {EVE.fingerprint}"
    assert name_of(EVE.public, "Anna", None) == "Anna"
    long = seating.rename(table(), ANNA.public, "A" * 24)
    assert name_of(EVE.public, "A" * 24, long) == f"{'A' * 9} {EVE.fingerprint}"


def spoken(program: Program) -> list[tuple[str, str]]:
    return [(news.name, news.text) for news in program.all(Spoken)]


async def test_everybody_at_the_table_hears_everybody_once(circle: Circle) -> None:
    programs = await circle.watched(talk=True)
    wanted: list[Any] = []
    for number, program in enumerate(programs):
        program.session.talk(f"I am <b>{number}</b>\n")
        wanted.append((f"P{number}", f"I am <b>{number}</b>"))
    await each(programs, lambda program: len(spoken(program)) == 3)
    for program in programs:
        assert sorted(spoken(program)) == wanted


async def test_who_watches_is_silent_if_the_table_wants_that(circle: Circle) -> None:
    """A program that writes all the same is not heard."""
    host, guest, watcher = programs = await circle.watched(talk=False)
    await begin(*programs)
    watcher.session.talk("What a move!")
    await watcher.until(lambda: any(news.code == "watcher" for news in watcher.all(o.CommandDeclined)))
    session = watcher.session
    chatter, open_table = session._talking.chatter, replace(session.table, talk=True)
    forged = chatter.say("All the same", open_table, session._core, session.now())
    assert isinstance(forged, ChatMessage)
    session.links.send_all(forged)
    host.session.talk("Is anybody there?")
    await watcher.until(lambda: watcher.all(o.Said))
    assert not spoken(host)
    assert not spoken(guest)
