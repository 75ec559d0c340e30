"""The lobby: seats, the host and who follows it, content that travels, and the start."""

from collections.abc import Callable
from hashlib import sha256

import pytest
from msgspec.msgpack import Encoder
from msgspec.structs import replace

from swqt.engine import Options
from swqt.net.agreement.entries import game_of
from swqt.net.meeting import document as doc
from swqt.net.meeting import luggage, seating
from swqt.net.meeting.genesis import check_genesis, check_start, read_genesis, request_text, table_text
from swqt.net.meeting.lobby import LobbyPeer
from swqt.net.meeting.lobby_asking import Ask, read_ask
from swqt.net.meeting.lobby_base import Changed, Complaint, LobbyRefusal, RemovedFromTable
from swqt.net.meeting.luggage import TableOffer, open_packed, pack
from swqt.net.wire import messages as m
from swqt.net.wire.plaintext import clean
from swqt.net.wire.trouble import Troubled, describe
from tests.support.table_net import CATALOGUE, ENGINE, OWN_CATALOGUE, TableNet, board_text, shipped, trouble, verify

LEVELS = ("easy", "hard")


def three(offer: TableOffer | None = None, **how: object) -> TableNet:
    net = TableNet(offer=offer)
    net.host("Ann", **how)
    net.guest("Bob")
    net.guest("Cem")
    net.run(1)
    return net


def ready(net: TableNet) -> TableNet:
    for name in list(net.peers)[1:]:
        net.ask(name, "ready", 1)
    return net


def table(net: TableNet, name: str = "Ann") -> doc.LobbyTable:
    return net.table(name)


def decide(net: TableNet, change: Callable[[doc.LobbyTable], doc.LobbyTable], name: str = "Ann") -> list[object]:
    said = net.do(name, net.peers[name].decide(change, net.now))
    net.deliver()
    return list(said)


def freeze(net: TableNet, name: str = "Ann") -> list[object]:
    said = net.do(name, net.peers[name].freeze(net.now))
    net.deliver()
    return list(said)


def who(table: doc.LobbyTable) -> list[str]:
    kinds = {doc.OPEN: "-", doc.CLOSED: "x"}
    return [kinds.get(seat.kind) or seat.level or table.people[seat.owner].name for seat in table.seats]


def test_guests_take_seats_in_the_order_in_which_they_come() -> None:
    net = three()
    assert who(table(net)) == ["Ann", "Bob", "Cem"]
    assert len({doc.write_table(table(net, name)) for name in net.peers}) == 1
    assert [seat.colour for seat in table(net).seats] == [0, 1, 2]
    net.guest("Dee")
    net.run(1)
    assert table(net).person(net.people["Dee"].public).watching


def test_a_full_table_without_spectators_says_so() -> None:
    net = three()
    decide(net, lambda t: seating.set_house(t, spectators=False))
    net.guest("Dee")
    net.run(1)
    (removed,) = [notice for notice in net.notices["Dee"] if isinstance(notice, RemovedFromTable)]
    assert removed.trouble.code == "full"
    assert len(table(net).people) == 3


def test_seats_and_colours_are_asked_for() -> None:
    net = three()
    net.ask("Bob", "release", 1)
    assert who(table(net)) == ["Ann", "-", "Cem"]
    net.ask("Bob", "claim", 2)
    assert isinstance(net.notices["Bob"][-1], LobbyRefusal)
    assert net.notices["Bob"][-1].trouble == ("seat-taken", ("3", "Cem"))
    net.ask("Bob", "claim", 1)
    net.ask("Bob", "colour", 1, 4)
    assert [seat.colour for seat in table(net, "Cem").seats] == [0, 4, 2]
    net.ask("Bob", "colour", 1, 2)
    assert net.notices["Bob"][-1].trouble == ("colour-taken", ("Cem",))
    net.ask("Bob", "colour", 2, 3)
    assert net.notices["Bob"][-1].trouble.code == "seat-not-yours"
    net.ask("Bob", "rename", text="CEM")
    assert net.notices["Bob"][-1].trouble == ("name-taken", ("CEM",))
    net.ask("Bob", "rename", text="Robert")
    assert who(table(net, "Cem")) == ["Ann", "Robert", "Cem"]


def test_a_seat_that_was_just_closed_is_not_taken_by_nobody() -> None:
    net = three()
    net.ask("Bob", "release", 1)
    decide(net, lambda t: seating.set_open(t, 1, False))
    net.ask("Bob", "claim", 1)
    assert net.notices["Bob"][-1].trouble == ("seat-closed", ("2",))
    decide(net, lambda t: seating.put_bot(t, 1, "easy", ("easy",)))
    net.ask("Bob", "claim", 1)
    assert net.notices["Bob"][-1].trouble == ("seat-taken", ("2", "easy"))


def test_two_people_of_one_name_are_told_apart() -> None:
    net = TableNet()
    net.host("Ann")
    net.guest("Bob")
    net.enter("Bob2", LobbyPeer.guest(net.program("Bob2"), "bob", net.now, first_number=1), [])
    net.run(1)
    assert who(table(net)) == ["Ann", "Bob", "bob 2"]


def test_the_host_places_bots_and_closes_seats() -> None:
    net = TableNet()
    net.host("Ann")
    decide(net, lambda t: seating.put_bot(t, 1, "hard", LEVELS))
    decide(net, lambda t: seating.set_open(t, 2, False))
    net.guest("Bob")
    net.run(1)
    assert who(table(net)) == ["Ann", "hard", "x"]
    assert table(net).person(net.people["Bob"].public).watching
    decide(net, lambda t: seating.set_open(t, 2, True))
    net.ask("Bob", "claim", 2)
    assert who(table(net)) == ["Ann", "hard", "Bob"]
    (refusal,) = decide(net, lambda t: seating.put_bot(t, 1, "godlike", LEVELS))
    assert refusal.trouble == ("level", ("godlike",))


def test_only_the_host_decides() -> None:
    net = three()
    (refusal,) = decide(net, lambda t: seating.without(t, net.people["Cem"].public), "Bob")
    assert refusal.trouble.code == "not-host"


def test_who_is_sent_away_does_not_come_back() -> None:
    net = three()
    net.do("Ann", net.peers["Ann"].kick(net.people["Bob"].public, net.now))
    net.run(1)
    assert isinstance(net.notices["Bob"][-1], RemovedFromTable)
    assert who(table(net)) == ["Ann", "-", "Cem"]
    net.guest("Bob")
    net.run(2)
    assert net.notices["Bob"][-1].trouble.code == "banned"
    assert who(table(net)) == ["Ann", "-", "Cem"]


def test_another_board_makes_everybody_think_again() -> None:
    net = ready(three())
    assert all(person.ready for person in table(net).people)
    net.do("Ann", net.peers["Ann"].play_on(shipped("midland-2"), 2, net.now))
    net.deliver()
    assert who(table(net)) == ["Ann", "Bob"]
    assert [(p.ready, p.watching) for p in table(net, "Cem").people] == [(True, False), (False, False), (False, True)]


def test_who_was_ready_for_something_else_is_not_ready() -> None:
    """The request crosses the host's change of the board on its way."""
    net = three()
    net.do("Bob", net.peers["Bob"].ask("ready", net.now, 1))
    net.do("Ann", net.peers["Ann"].play_on(shipped("emberfall-3", "underground"), 3, net.now))
    net.deliver()
    assert net.notices["Bob"][-1].trouble.code == "changed"
    assert not table(net).person(net.people["Bob"].public).ready
    net.ask("Bob", "ready", 1)
    assert table(net).person(net.people["Bob"].public).ready


def test_a_start_waits_for_everybody() -> None:
    net = three()
    assert [refusal.trouble for refusal in freeze(net)] == [("not-ready", ("Bob",))]
    ready(net)
    net.ask("Cem", "release", 2)
    assert [refusal.trouble for refusal in freeze(net)] == [("seat-empty", ("3",))]
    assert [refusal.trouble.code for refusal in freeze(net, "Bob")] == ["not-host"]


def test_everybody_gets_the_same_start() -> None:
    net = three()
    net.guest("Dee", watching=True)
    net.run(1)
    freeze(ready(net))
    starts = net.starts()
    assert set(starts) == {"Ann", "Bob", "Cem", "Dee"}
    assert len({m.encode(start) for start in starts.values()}) == 1
    start = starts["Dee"]
    assert [net.started(name)[0].peer for name in net.peers] == [0, 1, 2, None]
    table, packed = read_genesis(start.genesis)
    assert start.genesis.game == game_of(table.nonces)
    assert [key for key, _, _ in start.genesis.peers] == [net.people[name].public for name in ("Ann", "Bob", "Cem")]
    for number, name in enumerate(("Ann", "Bob", "Cem")):
        assert start.genesis.peers[number][1] == net.anchored[name, start.genesis.game, number]
    assert check_start(start, verify) == table
    for signatures in (start.signatures[::-1], start.signatures[:2]):
        with pytest.raises(Troubled):
            check_start(m.StartMessage(start.genesis, signatures), verify)
    assert open_packed(table, packed, CATALOGUE).board.board.id == "midland-3"
    assert m.decode_sealed(m.encode(start)) == start


@pytest.mark.parametrize("seed", range(12))
def test_a_start_survives_loss(seed: int) -> None:
    net = TableNet(seed).sit_down("Ann", "Bob", "Cem", seconds=2)
    ready(net)
    net.loss = 0.3
    for _ in range(5):
        freeze(net)
        net.run(12)
        if net.starts():
            break
    net.loss = 0.0
    net.run(3)
    assert set(net.starts()) == {"Ann", "Bob", "Cem"}
    assert len({m.encode(start) for start in net.starts().values()}) == 1


def test_nobody_needs_a_link_to_the_host() -> None:
    net = TableNet()
    net.cut = {frozenset(("Ann", "Cem"))}
    net.host("Ann")
    net.guest("Bob")
    net.guest("Cem")
    net.run(12)
    assert who(table(net, "Cem")) == ["Ann", "Bob", "Cem"]
    freeze(ready(net))
    assert set(net.starts()) == {"Ann", "Bob", "Cem"}


def test_who_is_silent_at_the_start_is_named() -> None:
    net = ready(three())
    net.peers["Cem"]._starting.follow = lambda *_, **__: None   # there, but does not give its part
    freeze(net)
    assert table(net).stage == 1
    net.run(11)
    complaints = [notice.trouble for notice in net.notices["Ann"] if isinstance(notice, Complaint)]
    assert complaints == [("silent", ("Cem",))]
    assert table(net).stage == 0
    assert who(table(net)) == ["Ann", "Bob", "Cem"]


def test_who_dies_at_the_start_loses_the_seat() -> None:
    net = ready(three())
    net.dead = {"Cem"}
    freeze(net)
    net.run(10)
    assert table(net).stage == 0
    assert who(table(net)) == ["Ann", "Bob", "-"]


def test_when_the_host_is_gone_the_next_one_goes_on() -> None:
    net = three()
    decide(net, lambda t: seating.set_house(t, name="Saturday"))
    version = net.peers["Bob"].version
    net.dead = {"Ann"}
    net.run(7)
    assert table(net, "Bob").host == net.people["Ann"].public
    net.run(2)
    assert table(net, "Bob").host == table(net, "Cem").host == net.people["Bob"].public
    assert net.peers["Cem"].version > version
    assert who(table(net, "Cem")) == ["-", "Bob", "Cem"]
    assert table(net, "Cem").name == "Saturday"
    net.guest("Dee")
    net.run(1)
    assert who(table(net, "Cem")) == ["Dee", "Bob", "Cem"]
    for name in ("Cem", "Dee"):
        net.ask(name, "ready", 1)
    freeze(net, "Bob")
    assert set(net.starts()) == {"Bob", "Cem", "Dee"}


def test_when_two_are_gone_the_third_goes_on() -> None:
    net = three()
    net.dead = {"Ann", "Bob"}
    net.run(6.5)
    assert not net.peers["Cem"].is_host
    net.run(4)
    assert net.peers["Cem"].is_host


def test_a_host_who_leaves_is_replaced_at_once() -> None:
    net = three()
    net.do("Ann", net.peers["Ann"].leave(net.now))
    net.run(3)
    assert net.peers["Bob"].is_host
    assert who(table(net, "Cem")) == ["-", "Bob", "Cem"]


def test_a_host_who_slept_follows_the_one_who_went_on() -> None:
    net = three()
    net.dead = {"Ann"}
    net.run(30)
    net.dead = set()
    net.link("Ann", "Bob")
    net.link("Ann", "Cem")
    net.run(10)
    assert not net.peers["Ann"].is_host or net.peers["Ann"].table is None
    assert table(net, "Cem").host == net.people["Bob"].public


def test_nobody_takes_the_place_of_a_host_who_is_there() -> None:
    net = three()
    usurped = seating.succeed(table(net), net.people["Cem"].public)
    document = doc.write_table(usurped)
    message = m.Lobby(999, document, net.people["Cem"].sign(table_text(999, document)))
    for name in ("Ann", "Bob"):
        net.feed("Cem", name, message)
    net.run(1)
    assert table(net, "Bob").host == table(net, "Ann").host == net.people["Ann"].public


def test_a_table_with_another_signature_is_nobodys() -> None:
    net = three()
    document = doc.write_table(seating.set_house(table(net), name="Mine"))
    net.feed("Cem", "Bob", m.Lobby(999, document, net.people["Cem"].sign(table_text(999, document))))
    assert table(net, "Bob").name == "Friday"


def test_a_host_with_two_tongues_gets_no_signature() -> None:
    net = ready(three())
    net.queue.clear()
    other = doc.write_table(seating.set_house(table(net), name="Other"))
    version = net.peers["Bob"].version
    net.feed("Ann", "Bob", m.Lobby(version, other, net.people["Ann"].sign(table_text(version, other))))
    freeze(net)
    net.run(3)
    assert net.starts() == {}


def test_requests_count_once_and_in_their_order() -> None:
    net = three()
    sent: list[tuple[str, str, bytes]] = []
    net.do("Bob", net.peers["Bob"].ask("ready", net.now, 1))
    sent += [row for row in net.queue if row[1] == "Ann"]
    net.deliver()
    net.ask("Bob", "ready", 0)
    net.queue.extend(sent)
    net.deliver()
    assert not table(net).person(net.people["Bob"].public).ready


def test_who_comes_back_with_a_clock_that_went_back_is_let_in() -> None:
    net = three()
    net.do("Bob", net.peers["Bob"].leave(net.now))
    net.run(1)
    assert who(table(net)) == ["Ann", "-", "Cem"]
    net.enter("Bob", LobbyPeer.guest(net.program("Bob"), "Bob", net.now, first_number=3), [])
    net.run(1)
    assert who(table(net)) == ["Ann", "Bob", "Cem"]
    net.ask("Bob", "ready", 1)
    assert table(net).person(net.people["Bob"].public).ready


def test_a_forged_request_does_nothing() -> None:
    net = three()
    net.do("Bob", net.peers["Bob"].ask("leave", net.now))
    (request, *_) = [m.decode_sealed(data) for _, _, data in net.queue]
    net.queue.clear()
    assert isinstance(request, m.LobbyRequest)
    net.feed("Cem", "Ann", replace(request, signature=net.people["Cem"].sign(request.argument)))
    assert who(table(net)) == ["Ann", "Bob", "Cem"]


def test_other_rules_are_refused_by_both_versions() -> None:
    net = TableNet()
    net.host("Ann")
    other = sha256(b"other").digest()
    net.guest("Bob", engine=other)
    net.run(1)
    (removed,) = [notice for notice in net.notices["Bob"] if isinstance(notice, RemovedFromTable)]
    assert removed.trouble == ("engine-differs", ("0.1.0", ENGINE[:4].hex(), "0.1.0", other[:4].hex()))
    assert who(table(net)) == ["Ann", "-", "-"]


def own_offer() -> TableOffer:
    text = board_text("midland-3").replace("midland-3", "own-isle-3")
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
    assert isinstance(start, m.StartMessage)
    again = open_packed(*read_genesis(start.genesis), CATALOGUE)
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
    bob = table(net).person(net.people["Bob"].public)
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


@pytest.mark.parametrize(
    "spoil",
    [
        lambda t: replace(t, host=b"x" * 32),
        lambda t: replace(t, people=t.people * 2),
        lambda t: replace(t, name="a\x1b[31m"),
        lambda t: replace(t, people=(replace(t.people[0], name="\u202eAnn"), *t.people[1:])),
        lambda t: replace(t, seats=(replace(t.seats[0], owner=9), *t.seats[1:])),
        lambda t: replace(t, seats=(replace(t.seats[0], colour=t.seats[1].colour), *t.seats[1:])),
        lambda t: replace(t, seats=(replace(t.seats[0], kind=doc.BOT), *t.seats[1:])),
        lambda t: replace(t, people=(replace(t.people[0], watching=True), *t.people[1:])),
        lambda t: replace(t, ground=replace(t.ground, options=(("no_such", "1"),))),
        lambda t: replace(t, ground=replace(t.ground, board="../../x\n")),
        lambda t: replace(t, nonces=(b"n" * 16,)),
    ],
)
def test_a_table_that_makes_no_sense_is_not_read(spoil: Callable[[doc.LobbyTable], doc.LobbyTable]) -> None:
    good = table(three())
    assert doc.read_table(doc.write_table(good)) == good
    assert good.seats[0].kind == doc.PERSON
    with pytest.raises(ValueError, match=r"\w"):
        doc.read_table(doc.write_table(spoil(good)))


def test_content_too_large_to_travel_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    text = board_text("midland-3").replace("midland-3", "own-isle-3", 1)
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
    text = board_text("midland-3")
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


def deliver_but(net: TableNet, is_lost: Callable[[str, object], bool]) -> None:
    """Deliver all messages but those that are lost: of which *is_lost* (to whom, what) holds."""
    while net.queue:
        sender, to, data = net.queue.popleft()
        message = m.decode_sealed(data)
        if not is_lost(to, message):
            net.feed(sender, to, message)


def test_a_start_that_was_held_back_is_not_accepted_after_a_newer_one_was_signed() -> None:
    """A host that collects everybody's signatures twice cannot begin two games with the same people."""
    net = ready(three())
    ann = net.peers["Ann"]

    def freeze_in_secret() -> m.StartMessage:
        """Ann gets all signatures, and nobody else gets those of others, or the START."""
        net.do("Ann", ann.freeze(net.now))
        hidden = (m.StartMessage, m.GenesisSignature)
        deliver_but(net, lambda to, what: isinstance(what, hidden[:1] if to == "Ann" else hidden))
        start, ann.start = ann.start, None
        assert start is not None
        return start

    first = freeze_in_secret()
    net.do("Ann", ann._publish(seating.thawed(ann.table), net.now))
    net.deliver()
    assert net.starts() == {}
    for name in ("Bob", "Cem"):
        net.ask(name, "ready", 1)
    second = freeze_in_secret()
    assert first.genesis.game != second.genesis.game
    assert check_start(first, verify).table == check_start(second, verify).table
    net.feed("Ann", "Bob", first)
    assert net.peers["Bob"].start is None
    net.feed("Ann", "Cem", second)
    net.feed("Ann", "Bob", second)
    net.feed("Ann", "Bob", first)
    assert net.peers["Bob"].start == net.peers["Cem"].start == second


@pytest.mark.parametrize("what", ["game", "key", "anchor", "order", "luggage", "table"])
def test_a_genesis_with_anything_else_is_not_signed(what: str) -> None:
    net = ready(three())
    net.do("Ann", net.peers["Ann"].freeze(net.now))
    caught: list[m.Genesis] = []
    deliver_but(net, lambda _, message: isinstance(message, m.Genesis) and not caught.append(message))
    genesis = caught[0]
    frozen, packed = read_genesis(genesis)
    peers = list(genesis.peers)
    bob = peers[1]
    if what == "key":
        peers[1] = (net.people["Ann"].public, *bob[1:])
    elif what == "anchor":
        peers[1] = (bob[0], b"a" * 32, bob[2])
    elif what == "order":
        peers.reverse()
    document = genesis.document
    if what == "luggage":
        document = doc.write_packed(packed.table, (b"more",))
    elif what == "table":
        document = doc.write_packed(doc.write_table(seating.set_house(frozen, name="Other")), ())
    game = b"g" * 32 if what == "game" else genesis.game
    before = len(net.notices["Bob"])
    net.feed("Ann", "Bob", m.Genesis(document, game, tuple(peers)))
    codes = [notice.trouble.code for notice in net.notices["Bob"][before:] if isinstance(notice, Complaint)]
    expected = {
        "game": "genesis-game", "key": "genesis-peers", "anchor": "genesis-own", "order": "genesis-peers",
        "luggage": "genesis-luggage", "table": "genesis-table",
    }  # fmt: skip
    assert codes == [expected[what]]
    assert net.peers["Bob"]._starting.signed is None
    net.feed("Ann", "Bob", genesis)
    assert net.peers["Bob"]._starting.signed == genesis


def test_no_game_begins_in_which_draws_could_be_replaced_without_all_who_stay() -> None:
    """A host that asks for the rule of earlier games could sign away the dice."""
    net = ready(three())
    caught: list[m.Genesis] = []
    net.do("Ann", net.peers["Ann"].freeze(net.now))
    deliver_but(net, lambda _, message: isinstance(message, m.Genesis) and not caught.append(message))
    [genesis] = caught[:1]
    frozen, _ = read_genesis(genesis)
    old = replace(frozen, signed_burns=False)
    forged = replace(genesis, document=doc.write_packed(doc.write_table(old), ()))
    anchors = {key: anchor for key, anchor, _ in genesis.peers}
    for key, anchor in anchors.items():
        check_genesis(genesis, frozen, key, anchor)
        with pytest.raises(Troubled) as found:
            check_genesis(forged, old, key, anchor)
        assert found.value.trouble.code == "genesis-burns"


def test_text_that_is_no_text_is_malformed_wherever_a_stranger_can_write_it() -> None:
    """The codec checks letters late: it must not raise in the middle of the host's program."""
    net = three()
    document = doc.write_table(table(net))
    spoilt = document.replace(b"Bob", b"B\xffb", 1)
    assert spoilt != document
    with pytest.raises(m.Malformed):
        doc.read_table(spoilt)
    with pytest.raises(m.Malformed):
        doc.read_packed(doc.write_packed(spoilt, ()))
    bob = net.people["Bob"]
    ask = Ask(table(net).table, bob.public, 99, text="hello")
    argument = Encoder().encode(ask)
    for data, taken in ((argument, True), (argument.replace(b"hello", b"he\xfflo"), False)):
        request = m.LobbyRequest(0, data, bob.sign(request_text(0, data)))
        assert (read_ask(request, verify) is not None) == taken
