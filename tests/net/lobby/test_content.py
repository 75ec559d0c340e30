"""Home-made content that travels with a table, and what is made sure of first."""

from hashlib import sha256

import pytest
from msgspec.structs import replace

from swqt.engine import Options
from swqt.net.lobby import start as luggage
from swqt.net.lobby.lobby import Changed
from swqt.net.lobby.start import TableOffer, open_ground, open_packed, pack
from swqt.net.lobby.table import read_packed
from swqt.net.wire import messages as m
from swqt.net.wire.messages import GameStart
from swqt.net.wire.text import Troubled, clean, describe
from tests.support import table_net
from tests.support.table_net import CATALOGUE, OWN_CATALOGUE, TableNet, freeze, ready, shipped, three, trouble


def own_offer() -> TableOffer:
    text = table_net.board_text("midland-3").replace("midland-3", "own-isle-3")
    own = [trait.name for trait in OWN_CATALOGUE.traits if not OWN_CATALOGUE.is_official(trait.name)]
    return pack(text, "base " + " ".join(f"+{name}" for name in own), Options(), OWN_CATALOGUE)


def test_home_made_content_travels_with_the_table() -> None:
    net = three(own_offer(), catalogue=OWN_CATALOGUE)
    net.run(2)
    played = net.peers["Cem"].played
    assert played is not None
    assert played.board.board.id == "own-isle-3"
    assert "beekeepers" in [trait.name for trait in played.content.races]
    assert played.catalogue.name("beekeepers")
    freeze(ready(net))
    start = net.starts()["Cem"]
    assert isinstance(start, GameStart)
    again = open_packed(*read_packed(start.document), CATALOGUE)
    assert again.content == played.content
    assert again.board.shape == played.board.shape


def test_who_waits_for_content_is_not_ready() -> None:
    net = TableNet(offer=own_offer())
    net.host("Ann", OWN_CATALOGUE)
    net.peers["Ann"]._goods.clear()
    net.guest("Bob")
    net.run(2)
    (refusal,) = net.ask("Bob", "ready", 1)
    assert refusal.trouble == ("content-waiting", ("own-isle-3",))


def test_content_that_cannot_be_used_is_named_to_all() -> None:
    """A host whose board is no board: everybody reads which and why, nothing of it is shown, nobody can be ready."""
    offer = own_offer()
    bad = pack_bad(offer, b"\xfd7zXZ garbage")
    net = TableNet(offer=bad)
    net.host("Ann", OWN_CATALOGUE)
    net.guest("Bob")
    net.run(3)
    changed = [notice for notice in net.notices["Bob"] if isinstance(notice, Changed)]
    assert changed[-1].played is None
    assert changed[-1].trouble[0] == "board-bad"
    bob = net.table("Ann").person(net.people["Bob"].public)
    assert bob.subject == "own-isle-3"
    assert bob.trouble
    (refusal,) = net.ask("Bob", "ready", 1)
    assert refusal.trouble.code == "board-bad"


def pack_bad(offer: TableOffer, data: bytes) -> TableOffer:
    digest = sha256(data).digest()
    parcels = (replace(offer.ground.luggage[0], digest=digest, size=len(data)), *offer.ground.luggage[1:])
    return TableOffer(replace(offer.ground, luggage=parcels), {**offer.goods, digest: data})


def test_goods_that_nobody_wanted_are_dropped() -> None:
    net = three()
    net.feed("Cem", "Bob", m.Goods(b"anything"))
    assert net.peers["Bob"]._goods == {}


def test_content_too_large_to_travel_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    text = table_net.board_text("midland-3").replace("midland-3", "own-isle-3", 1)
    monkeypatch.setattr(luggage, "LUGGAGE_LIMIT", 5000)
    code, (size, most, name) = trouble(pack, text, "base", Options(), CATALOGUE)
    assert (code, most, name) == ("content-large", "5000", "own-isle-3")
    assert int(size) > 5000


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
    text = table_net.board_text("midland-3")
    ground = shipped().ground
    assert pack(text.replace("[0,0,1600,1000]", "[0,0,1600.0,1000]"), "base", Options(), CATALOGUE).ground == ground
    for changes, code, arguments in (
        ({"board_digest": "00000000"}, "board-differs", ("midland-3", "00000000", ground.board_digest)),
        ({"board": "atlantis"}, "board-missing", ("atlantis",)),
        ({"content_digest": "0" * 16}, "content-differs", None),
        ({"content": "base -orks"}, "content-bad", None),
    ):
        found = trouble(luggage.open_ground, replace(ground, **changes), {}, CATALOGUE)
        assert found.code == code
        assert arguments in (None, found.args)


def test_a_trait_that_means_something_else_here_is_named() -> None:
    offer = own_offer()
    parcels = tuple(replace(p, meaning="00000000") if p.name == "minstrel" else p for p in offer.ground.luggage)
    found = trouble(luggage.open_ground, replace(offer.ground, luggage=parcels), offer.goods, CATALOGUE)
    assert found == ("trait-differs", ("minstrel", "00000000", OWN_CATALOGUE.digest("minstrel")))


@pytest.mark.parametrize("text", ["[race.x]\ntokens = " + "9" * 5000, "a = " + "[" * 3000, "\0", "", "[race.other]\n"])
def test_a_trait_that_is_none_is_refused_by_name(text: str) -> None:
    offer = own_offer()
    data = luggage.squeeze(text)
    parcel = replace(offer.ground.luggage[-1], digest=sha256(data).digest(), size=len(data))
    ground = replace(offer.ground, luggage=(*offer.ground.luggage[:-1], parcel))
    found = trouble(luggage.open_ground, ground, {**offer.goods, parcel.digest: data}, CATALOGUE)
    assert found.code == "trait-bad"
    assert clean(describe(found), 400) == describe(found)


def test_extra_coins_are_for_the_players_of_the_board() -> None:
    """VARIANT-7."""
    ahead = Options(head_start="0,5,0")
    offer = pack(table_net.board_text("midland-3"), "base", ahead, CATALOGUE)
    assert open_ground(offer.ground, {}, CATALOGUE).options == ahead
    found = trouble(pack, table_net.board_text("midland-2"), "base", ahead, CATALOGUE)
    assert found == ("option-bad", ("head_start", "0,5,0"))
