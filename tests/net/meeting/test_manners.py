"""Who may say what, and the clock, at a table and in its game: in the document, in a vote, and obeyed by all."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.msgpack import decode, encode
from msgspec.structs import replace

from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.joining.chat import Chatter
from swqt.net.meeting import seating
from swqt.net.meeting.document import (
    NO_CLOCK,
    SAYINGS_ONLY,
    TALK_RULES,
    Clock,
    LobbyTable,
    Manners,
    manners_of,
    read_manners,
    read_table,
    write_manners,
    write_table,
)
from swqt.net.playing.offering import house_of
from swqt.net.wire.messages import ChatMessage, Malformed
from swqt.net.wire.plaintext import SAYINGS, in_english, read_saying, write_saying
from tests.net.joining.test_chat import ANNA, BEN, spoken, table
from tests.support.circle import Circle, Program, begin, each

OUCH = write_saying("ouch")


def test_a_table_without_choices_is_written_as_before_there_were_any() -> None:
    """Games that were begun before go on: their documents are read, and written in the same bytes."""
    data = write_table(replace(table(), signed_burns=False))
    assert len(decode(data)) == len(LobbyTable.__struct_fields__) - 3
    assert decode(data)[-1] is True, "the last of the fields that there have been before"
    found = read_table(data)
    assert (found.sayings, found.clock, found.signed_burns) == (False, NO_CLOCK, False)
    assert write_table(found) == data


@pytest.mark.parametrize("house", [
    {"sayings": True}, {"clock": Clock(5)}, {"clock": Clock(0, 20, 30)}, {"sayings": True, "clock": Clock(0, 240, 240)},
])    # fmt: skip
def test_what_the_host_chooses_is_in_the_document(house: dict[str, Any]) -> None:
    chosen = seating.set_house(table(), **house)
    found = read_table(write_table(chosen))
    assert found == chosen
    assert {name: getattr(found, name) for name in house} == house
    assert manners_of(found).clock == house.get("clock", NO_CLOCK)


def test_every_table_has_one_form() -> None:
    """Defaults that are written all the same, too many fields and impossible times are refused."""
    fields = decode(write_table(replace(table(), signed_burns=False)))
    for more in ([False], [False, [0, 0, 0]], [True, [0, 0, 0]], [False, [61, 0, 0]], [False, [0, 241, 0]],
                 [False, [5, 0, 0], 1], [False, [5, 0]],
                 [False, [0, 0, 0], False], [False, [0, 0, 0], True, True]):    # fmt: skip
        with pytest.raises(Malformed):
            read_table(encode([*fields, *more]))
    assert read_table(encode([*fields, True])).sayings


def test_sayings_are_codes_that_everybody_reads_in_their_own_words() -> None:
    assert len(SAYINGS) == 8
    assert [read_saying(write_saying(name)) for name in SAYINGS] == list(SAYINGS)
    for text in ("ouch", ":ouch", ":other:", "::", "", "Ouch!", ":ouch: you", "x:ouch:"):
        assert read_saying(text) is None
    assert in_english(OUCH) == "Ouch!"
    assert in_english("Ouch: it hurts") == "Ouch: it hurts"


def test_manners_that_were_voted_on_replace_those_of_the_table() -> None:
    quiet = seating.set_house(table(), sayings=True, clock=Clock(5))
    agreed = Manners(True, False, Clock(0, 30, 10))
    data = write_manners(agreed)
    assert read_manners(data) == agreed
    assert manners_of(quiet, data) == agreed
    assert manners_of(quiet) == Manners(True, True, Clock(5))
    for wrong in (b"nonsense", data + b"x", encode([True, False]), encode([True, False, [999, 0, 0]]), b""):
        assert manners_of(quiet, wrong) == Manners(True, True, Clock(5)), "not understood: what was chosen holds"
    assert manners_of(None) == Manners()
    assert SAYINGS_ONLY in TALK_RULES


def test_at_a_quiet_table_nothing_but_sayings_is_heard() -> None:
    loud, quiet = table(), seating.set_house(table(), sayings=True)
    here, ben = Chatter(ANNA, "Anna", 0), Chatter(BEN, "Ben", 0)
    assert ben.say("Hello", quiet, None, 0.0) == "sayings"
    forged = ben.say("Hello", loud, None, 0.0)
    said = ben.say(OUCH, quiet, None, 0.0)
    assert isinstance(forged, ChatMessage)
    assert isinstance(said, ChatMessage)
    assert here.hear(forged, BEN.public, quiet, None, 0.0) is None
    assert here.hear(said, BEN.public, quiet, None, 0.0) == "Ben"


def said(program: Program) -> list[str]:
    return [news.text for news in program.all(o.Said)]


async def test_in_a_quiet_game_nothing_but_sayings_is_shown_until_all_agree_on_something_else(circle: Circle) -> None:
    """A program that sends other lines all the same is not heard; what all agree on holds from then on."""
    host, guest, watcher = programs = await circle.watched(talk=True, sayings=True, clock=Clock(0, 15, 20))
    for program in programs:
        program.plays = False
    await begin(*programs)
    for program in programs:
        assert house_of(program.session._start.genesis.document).clock == Clock(0, 15, 20)
    for program in programs:
        program.session.talk("Hello")
        await program.until(
            lambda program=program: [one.code for one in program.all(o.CommandDeclined)] == ["sayings"]
        )
    guest.session.feed(o.SayText("All the same"))
    core = watcher.session._core
    table = replace(watcher.session.table, sayings=False)
    forged = watcher.session._talking.chatter.say("All the same", table, core, watcher.session.now())
    assert isinstance(forged, ChatMessage)
    watcher.session.links.send_all(forged)
    guest.session.talk(OUCH)
    watcher.session.talk(OUCH)
    await each(programs, lambda program: said(program) == [OUCH] and spoken(program) == [("P2", OUCH)])
    agreed = Manners(False, False, Clock(3))
    guest.session.feed(o.Suggest((votes.TableOptions(write_manners(agreed)),)))
    await host.until(lambda: host.all(o.Asked))
    assert not host.session._core.view.options, "everybody must agree"
    host.session.feed(o.VoteAnswer(host.all(o.Asked)[0].proposal, True))
    await each(programs, lambda program: program.session._core.view.options)
    for program in programs:
        manners = manners_of(program.session.table, program.session._core.view.options)
        assert manners == agreed
    guest.session.talk("Now then")
    await each(programs, lambda program: said(program) == [OUCH, "Now then"])
    watcher.session.talk(OUCH)
    await watcher.until(lambda: watcher.all(o.CommandDeclined)[-1].code == "watcher")
