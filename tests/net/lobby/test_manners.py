"""Who may say what, and the clock, at a table and in its game: in the document, in a vote, and obeyed by all."""

from typing import Any

import pytest
from msgspec.msgpack import decode, encode

from swqt.net.lobby import seats as seating
from swqt.net.lobby import table as doc
from swqt.net.lobby.table import Clock, LobbyTable, Manners, manners_of, read_manners, write_manners
from swqt.net.wire.messages import Malformed
from swqt.net.wire.text import SAYINGS, in_english, read_saying, write_saying
from tests.support.table_net import TableNet


def table() -> LobbyTable:
    return TableNet().sit_down("Ann", "Bob").table("Ann")


@pytest.mark.parametrize("house", [
    {"sayings": True}, {"clock": Clock(5)}, {"clock": Clock(0, 20, 30)}, {"sayings": True, "clock": Clock(0, 240, 240)},
])    # fmt: skip
def test_what_the_host_chooses_is_in_the_document(house: dict[str, Any]) -> None:
    chosen = seating.set_house(table(), **house)
    found = doc.read_table(doc.write_table(chosen))
    assert found == chosen
    assert {name: getattr(found, name) for name in house} == house
    assert manners_of(found).clock == house.get("clock", doc.NO_CLOCK)


def test_every_table_has_one_form() -> None:
    """Too few and too many fields, and impossible times, are refused."""
    fields = decode(doc.write_table(table()))
    assert fields[-2:] == [False, [0, 0, 0]]
    for end in ([], [False], [False, [61, 0, 0]], [False, [0, 241, 0]], [False, [5, 0]], [False, [5, 0, 0], 1]):
        with pytest.raises(Malformed):
            doc.read_table(encode([*fields[:-2], *end]))
    assert doc.read_table(encode([*fields[:-2], True, [5, 0, 0]])).sayings


def test_sayings_are_codes_that_everybody_reads_in_their_own_words() -> None:
    assert len(SAYINGS) == 8
    assert [read_saying(write_saying(name)) for name in SAYINGS] == list(SAYINGS)
    for text in ("ouch", ":ouch", ":other:", "::", "", "Ouch!", ":ouch: you", "x:ouch:"):
        assert read_saying(text) is None
    assert in_english(write_saying("ouch")) == "Ouch!"
    assert in_english("Ouch: it hurts") == "Ouch: it hurts"


def test_manners_that_all_have_agreed_on_replace_those_of_the_table() -> None:
    quiet = seating.set_house(table(), sayings=True, clock=Clock(5))
    agreed = Manners(True, False, Clock(0, 30, 10))
    data = write_manners(agreed)
    assert read_manners(data) == agreed
    assert manners_of(quiet, data) == agreed
    assert manners_of(quiet) == Manners(True, True, Clock(5))
    for wrong in (b"nonsense", data + b"x", encode([True, False]), encode([True, False, [999, 0, 0]]), b""):
        assert manners_of(quiet, wrong) == Manners(True, True, Clock(5)), "not understood: what was chosen holds"
    assert manners_of(None) == Manners()
    assert doc.SAYINGS_ONLY in doc.TALK_RULES
    assert not manners_of(quiet).allow("Hello")
    assert manners_of(quiet).allow(write_saying("ouch"))
