"""What somebody who opens a table could do to those who come to it: bombs in the luggage, versions without end."""

import json
from hashlib import sha256

import pytest
from msgspec.structs import replace

from swqt.content import parse_board
from swqt.engine import BoardError, Options
from swqt.net.lobby import start as luggage
from swqt.net.lobby.start import TableOffer, signed
from swqt.net.lobby.table import FROZEN, TABLE_LIMIT, TRAIT, Parcel, fits, write_table
from swqt.net.wire.messages import Lobby
from swqt.net.wire.text import Troubled
from tests.support.table_net import CATALOGUE, OWN_CATALOGUE, TableNet, board_text, trouble

BOMB = f"x=[{'[],' * 170_000}]"
"""216 bytes when packed; to read it takes more than a minute."""


def packed() -> tuple[TableOffer, Parcel]:
    """A table with one home-made trait."""
    offer = luggage.pack(board_text("midland-3"), "base +minstrel", Options(), OWN_CATALOGUE)
    return offer, next(one for one in offer.ground.luggage if one.kind == TRAIT)


def test_a_trait_that_would_take_minutes_to_read_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    offer, parcel = packed()
    data = luggage.squeeze(BOMB)
    assert len(data) < 300, "it would travel"
    ground = replace(offer.ground, luggage=(replace(parcel, digest=sha256(data).digest(), size=len(data)),))
    monkeypatch.setattr(luggage, "with_embedded", lambda *_: pytest.fail("it was read"))
    with pytest.raises(Troubled, match=r"minstrel.*larger than 8192 bytes"):
        luggage.open_ground(ground, {sha256(data).digest(): data}, CATALOGUE)


def test_many_traits_of_the_greatest_length_are_not_read_either(monkeypatch: pytest.MonkeyPatch) -> None:
    offer, parcel = packed()
    texts = [f"# {number}\n".ljust(luggage.TRAIT_LIMIT, "a") for number in range(5)]
    goods = {sha256(data).digest(): data for data in map(luggage.squeeze, texts)}
    parcels = tuple(replace(parcel, digest=digest) for digest in goods)
    monkeypatch.setattr(luggage, "with_embedded", lambda *_: pytest.fail("they were read"))
    ground = replace(offer.ground, luggage=parcels)
    assert trouble(luggage.open_ground, ground, goods, CATALOGUE).code == "content-large"


def test_who_hosts_a_trait_that_is_too_long_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luggage, "TRAIT_LIMIT", 100)
    found = trouble(packed)
    assert (found.code, found.args[1:]) == ("content-large", ("100", "minstrel"))


@pytest.mark.parametrize("version", [2**32 - 1, 2**31 + 1])
def test_a_table_of_the_last_version_does_not_keep_others_from_opening_it_again(version: int) -> None:
    net = TableNet().sit_down("Ann", "Bob", "Cem", seconds=2)
    last = signed(Lobby(version, write_table(net.table("Ann")), b""), net.people["Ann"])
    for name in ("Bob", "Cem"):
        net.feed("Ann", name, last)
    net.dead.add("Ann")
    net.run(10)
    net.do("Bob", net.peers["Bob"].reopen(net.now))
    net.run(1)
    assert net.peers["Bob"].is_host
    assert net.table("Cem") == net.table("Bob")
    assert [person.name for person in net.table("Bob").people] == ["Bob", "Cem"]


def test_nobody_opens_a_table_again_who_never_was_there() -> None:
    net = TableNet().sit_down("Ann", "Bob", seconds=2)
    net.program("Mal")
    net.dead.add("Ann")
    net.run(10)
    mal = replace(net.table("Bob").people[0], key=net.people["Mal"].public, name="Mal")
    mine = replace(net.table("Bob"), host=mal.key, people=(mal, net.table("Bob").people[1]))
    net.feed("Mal", "Bob", signed(Lobby(99, write_table(mine), b""), net.people["Mal"]))
    assert net.peers["Bob"].closed
    assert net.table("Bob").host == net.people["Ann"].public


def test_a_host_that_changes_the_table_without_end_and_does_nothing_is_borne() -> None:
    net = TableNet().sit_down("Ann", "Bob", seconds=2)
    table, version = net.peers["Ann"].table, net.peers["Ann"].version
    assert table is not None
    net.cut.add(frozenset(("Ann", "Bob")))
    for number in range(40):
        ground = replace(table.ground, board=f"nowhere-{number}") if number % 2 else table.ground
        document = write_table(replace(table, ground=ground))
        version += 1
        net.feed("Ann", "Bob", signed(Lobby(version, document, b""), net.people["Ann"]))
    assert net.peers["Bob"].version == version


def test_a_table_keeps_room_for_what_the_start_needs() -> None:
    net = TableNet(players=5, offer=None)
    net.host("Ann")
    table = net.table("Ann")
    people = list(table.people)
    while True:
        name = f"{len(people)}".rjust(24, "\U0001f3b2")
        person = replace(people[0], key=sha256(name.encode()).digest(), name=name, subject="\U0001f3b2" * 10)
        if len(people) == 16 or not fits(replace(table, people=(*people, person))):
            break
        people.append(person)
    full = replace(table, people=tuple(replace(one, number=2**32 - 1) for one in people))
    full = replace(full, stage=FROZEN, tries=2**32 - 1)
    assert len(write_table(full)) <= TABLE_LIMIT


def test_a_board_with_markup_for_a_name_is_none() -> None:
    document = json.loads(board_text("midland-2"))
    document["properties"]["name"] = "<img src=/dev/zero>"
    with pytest.raises(BoardError, match="no < and no spaces"):
        parse_board(json.dumps(document), "their.json")
