"""Home-made content that travels with a table, and what is made sure of first."""

import json
from hashlib import sha256

import pytest
from msgspec.structs import replace

from swqt.content import parse_board
from swqt.engine import BoardError, Options
from swqt.net.lobby import start as luggage
from swqt.net.lobby.lobby import Changed
from swqt.net.lobby.start import TableOffer, goods_of, open_ground, pack
from swqt.net.lobby.table import (
    FROZEN,
    MOST_PARCELS,
    MOST_PEOPLE,
    TABLE_LIMIT,
    TRAIT,
    Parcel,
    checked,
    read_packed,
    write_table,
)
from swqt.net.wire import messages as m
from swqt.net.wire.text import Troubled, clean, describe
from tests.support import table_net
from tests.support.table_net import CATALOGUE, OWN_CATALOGUE, TableNet, board_text, freeze, ready


def own_offer() -> TableOffer:
    text = board_text("midland-3").replace("midland-3", "own-isle-3")
    own = [trait.name for trait in OWN_CATALOGUE.traits if not OWN_CATALOGUE.is_official(trait.name)]
    return pack(text, "base " + " ".join(f"+{name}" for name in own), Options(), OWN_CATALOGUE)


def test_home_made_content_travels_with_the_table() -> None:
    net = table_net.three(own_offer(), catalogue=OWN_CATALOGUE)
    net.run(2)
    played = net.peers["Cem"].played
    assert played.board.board.id == "own-isle-3"
    assert "beekeepers" in [trait.name for trait in played.content.races]
    assert played.catalogue.name("beekeepers")
    freeze(ready(net))
    start = net.starts()["Cem"]
    table, packed = read_packed(start.document)
    again = open_ground(table.ground, goods_of(packed), CATALOGUE)
    assert again.content == played.content
    assert again.board.shape == played.board.shape


def test_whoever_waits_for_content_is_not_ready() -> None:
    net = TableNet(offer=own_offer())
    net.host("Ann", OWN_CATALOGUE)._goods.clear()
    net.guest("Bob")
    net.run(2)
    (refusal,) = net.ask("Bob", "ready", 1)
    assert refusal.trouble == ("content-waiting", ("own-isle-3",))


def test_unusable_content_is_named_to_everybody() -> None:
    """A host whose board is no board: everybody reads which and why, nothing of it is shown, nobody can be ready."""
    net = TableNet(offer=with_parcel(own_offer(), 0, b"\xfd7zXZ garbage"))
    net.host("Ann", OWN_CATALOGUE)
    net.guest("Bob")
    net.run(3)
    changed = [notice for notice in net.notices["Bob"] if isinstance(notice, Changed)]
    assert changed[-1].played is None
    assert changed[-1].trouble[0] == "board-bad"
    bob = net.person("Bob")
    assert bob.subject == "own-isle-3"
    assert bob.trouble
    (refusal,) = net.ask("Bob", "ready", 1)
    assert refusal.trouble.code == "board-bad"


def with_parcel(offer: TableOffer, place: int, data: bytes) -> TableOffer:
    """The *offer* with other *data* in one of its parcels."""
    digest, parcels = sha256(data).digest(), list(offer.ground.luggage)
    parcels[place] = replace(parcels[place], digest=digest, size=len(data))
    return TableOffer(replace(offer.ground, luggage=tuple(parcels)), {**offer.goods, digest: data})


def test_goods_that_nobody_wanted_are_dropped() -> None:
    net = table_net.three()
    net.feed("Cem", "Bob", m.Goods(b"anything"))
    assert net.peers["Bob"]._goods == {}


@pytest.mark.parametrize(("limit", "allowed", "what"), [
    ("LUGGAGE_LIMIT", 5000, "own-isle-3"), ("TRAIT_LIMIT", 100, "minstrel"),
])  # fmt: skip
def test_content_too_large_to_travel_is_refused_by_name(
    limit: str, allowed: int, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(luggage, limit, allowed)
    code, (size, most, name) = table_net.trouble(own_offer)
    assert (code, most, name) == ("content-large", str(allowed), what)
    assert int(size) > allowed


def test_what_unpacks_to_too_much_is_refused() -> None:
    bomb = luggage.squeeze("x" * (luggage.TEXT_LIMIT + 1))
    assert len(bomb) < 2000
    with pytest.raises(Troubled, match="larger than"):
        luggage.unsqueeze(bomb, "board-bad", "isle")
    assert luggage.unsqueeze(luggage.squeeze("isle"), "board-bad", "isle") == "isle"
    for wrong in (b"", b"x", luggage.squeeze("isle")[:-1], luggage.squeeze("isle") + b"x"):
        with pytest.raises(Troubled):
            luggage.unsqueeze(wrong, "board-bad", "isle")


def test_a_board_of_another_shape_is_the_same_and_of_another_graph_is_not() -> None:
    text = board_text("midland-3")
    ground = table_net.shipped().ground
    assert pack(text.replace("[0,0,1600,1000]", "[0,0,1600.0,1000]"), "base", Options(), CATALOGUE).ground == ground
    for changes, code, arguments in (
        ({"board_digest": "00000000"}, "board-differs", ("midland-3", "00000000", ground.board_digest)),
        ({"board": "atlantis"}, "board-missing", ("atlantis",)),
        ({"content_digest": "0" * 16}, "content-differs", None),
        ({"content": "base -orks"}, "content-bad", None),
    ):
        found = table_net.trouble(luggage.open_ground, replace(ground, **changes), {}, CATALOGUE)
        assert found.code == code
        assert arguments in (None, found.args)


def test_a_trait_that_means_something_else_here_is_named() -> None:
    offer = own_offer()
    parcels = tuple(replace(p, meaning="00000000") if p.name == "minstrel" else p for p in offer.ground.luggage)
    found = table_net.trouble(luggage.open_ground, replace(offer.ground, luggage=parcels), offer.goods, CATALOGUE)
    assert found == ("trait-differs", ("minstrel", "00000000", OWN_CATALOGUE.digest("minstrel")))


@pytest.mark.parametrize("text", ["[race.x]\ntokens = " + "9" * 5000, "a = " + "[" * 3000, "\0", "", "[race.other]\n"])
def test_a_parcel_without_a_valid_trait_is_refused_by_name(text: str) -> None:
    offer = with_parcel(own_offer(), -1, luggage.squeeze(text))
    found = table_net.trouble(luggage.open_ground, offer.ground, offer.goods, CATALOGUE)
    assert found.code == "trait-bad"
    assert clean(describe(found), 400) == describe(found)


def test_extra_coins_are_for_the_players_of_the_board() -> None:
    """VARIANT-7."""
    ahead = Options(head_start="0,5,0")
    offer = pack(board_text("midland-3"), "base", ahead, CATALOGUE)
    assert open_ground(offer.ground, {}, CATALOGUE).options == ahead
    found = table_net.trouble(pack, board_text("midland-2"), "base", ahead, CATALOGUE)
    assert found == ("option-bad", ("head_start", "0,5,0"))


# What somebody who opens a table could do to those who come to it.


BOMB = f"x=[{'[],' * 170_000}]"
"""216 bytes when packed; to read it takes more than a minute."""


@pytest.mark.parametrize(("texts", "code"), [
    ([BOMB], "trait-bad"),
    ([f"# {number}\n".ljust(luggage.TRAIT_LIMIT, "a") for number in range(5)], "content-large"),
], ids=["one", "many of the greatest length"])    # fmt: skip
def test_traits_that_would_take_minutes_to_read_are_not_read(
    texts: list[str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ground = pack(board_text("midland-3"), "base +minstrel", Options(), OWN_CATALOGUE).ground
    goods = {sha256(data).digest(): data for data in map(luggage.squeeze, texts)}
    assert sum(map(len, goods.values())) < 1000, "they would travel"
    ground = replace(ground, luggage=tuple(replace(ground.luggage[0], digest=digest) for digest in goods))
    monkeypatch.setattr(luggage, "with_embedded", lambda *_: pytest.fail("they were read"))
    assert table_net.trouble(luggage.open_ground, ground, goods, CATALOGUE).code == code


def test_nobody_who_was_never_there_opens_a_table_again() -> None:
    net = TableNet().sit_down("Ann", "Bob", seconds=2)
    net.program("Mal")
    net.dead.add("Ann")
    net.run(10)
    mal = replace(net.table("Bob").people[0], key=net.key("Mal"), name="Mal")
    mine = replace(net.table("Bob"), host=mal.key, people=(mal, net.table("Bob").people[1]))
    net.says("Mal", mine, 99, "Bob")
    assert net.peers["Bob"].closed
    assert net.table("Bob").host == net.key("Ann")


def test_a_host_that_changes_the_table_without_end_and_does_nothing_is_borne() -> None:
    net = TableNet().sit_down("Ann", "Bob", seconds=2)
    table, version = net.peers["Ann"].table, net.peers["Ann"].version
    net.cut.add(frozenset(("Ann", "Bob")))
    for number in range(40):
        ground = replace(table.ground, board=f"nowhere-{number}") if number % 2 else table.ground
        version += 1
        net.says("Ann", replace(table, ground=ground), version, "Bob")
    assert net.peers["Bob"].version == version


def test_a_table_keeps_room_for_what_the_start_needs() -> None:
    net = TableNet(players=5, offer=None)
    net.host("Ann")
    table = net.table("Ann")
    people = list(table.people)
    while len(people) < MOST_PEOPLE:
        name = f"{len(people)}".rjust(24, "\U0001f3b2")
        people.append(replace(people[0], key=sha256(name.encode()).digest(), name=name, subject="\U0001f3b2" * 10))
    table = checked(replace(table, people=tuple(people)))
    parcels = (Parcel(TRAIT, "x" * 12, "", bytes(32), 1),)
    grown = [replace(table, ground=replace(table.ground, luggage=parcels * n)) for n in range(MOST_PARCELS)]
    table = [one for one in grown if len(write_table(one)) <= TABLE_LIMIT - 128][-1]
    assert checked(table) == table
    assert table_net.trouble(checked, grown[len(table.ground.luggage) + 1]).code == "large"
    full = replace(table, people=tuple(replace(one, number=2**32 - 1) for one in people))
    full = replace(full, stage=FROZEN, tries=2**32 - 1)
    assert len(write_table(full)) <= TABLE_LIMIT


def test_a_board_with_markup_in_its_name_is_refused() -> None:
    document = json.loads(board_text("midland-2"))
    document["properties"]["name"] = "<img src=/dev/zero>"
    with pytest.raises(BoardError, match="no < and no spaces"):
        parse_board(json.dumps(document), "their.json")
