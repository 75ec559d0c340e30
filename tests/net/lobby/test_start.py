"""From a frozen table to the game: parts, the START and its signatures."""

import pytest
from msgspec.structs import replace

from swqt.net.core.entries import chain, start_digest
from swqt.net.lobby import seats as seating
from swqt.net.lobby import table as doc
from swqt.net.lobby.lobby import LobbyProblem
from swqt.net.lobby.start import check_start, make_start, open_ground, plays_in
from swqt.net.wire import messages as m
from swqt.net.wire.messages import GameStart
from swqt.net.wire.text import Troubled
from tests.support.table_net import CATALOGUE, LEVELS, TableNet, decide, freeze, ready, three, who


@pytest.fixture
def net() -> TableNet:
    """A table at which everybody is ready."""
    return ready(three())


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
    assert [plays_in(net.started(name)[0].start, net.key(name)) for name in net.peers] == [True] * 3 + [False]
    table, _ = doc.read_packed(start.document)
    assert (start.seats, start.bots) == ((0, 1, 2), ("", "", ""))
    for (key, nonce, anchor), name in zip(start.peers, ("Ann", "Bob", "Cem"), strict=True):
        assert key == net.key(name)
        assert anchor == chain(net.people[name].seed(nonce), nonce)[0]
        part, signature = net.kept[name]
        assert (part.nonce, part.anchor, signature.start) == (nonce, anchor, start_digest(start))
    assert not net.kept["Dee"]
    assert check_start(start, net.people["Dee"]) == table
    for signatures in (start.signatures[::-1], start.signatures[:2]):
        with pytest.raises(Troubled):
            check_start(replace(start, signatures=signatures), net.people["Dee"])
    assert open_ground(table.ground, {}, CATALOGUE).board.board.id == "midland-3"


def test_bots_belong_to_the_host_or_to_the_first_who_plays_if_it_watches() -> None:
    net = three()
    net.guest("Dee")
    net.run(1)
    net.ask("Cem", "watch")
    decide(net, lambda t: seating.put_bot(t, 2, "hard", LEVELS))
    freeze(ready(net))
    start = net.starts()["Dee"]
    assert (start.seats, start.bots, len(start.peers)) == ((0, 1, 0), ("", "", "hard"), 2)
    net = three()
    net.ask("Ann", "watch")
    decide(net, lambda t: seating.put_bot(t, 0, "hard", LEVELS))
    freeze(ready(net))
    start = net.starts()["Ann"]
    assert not plays_in(net.started("Ann")[0].start, net.key("Ann"))
    assert (start.seats, start.bots) == ((0, 0, 1), ("hard", "", ""))
    assert [key for key, _, _ in start.peers] == [net.key(name) for name in ("Bob", "Cem")]
    net = TableNet(players=2).sit_down("Ann")
    net.ask("Ann", "watch")
    for seat in range(2):
        decide(net, lambda t, seat=seat: seating.put_bot(t, seat, "hard", LEVELS))
    assert [refusal.trouble.code for refusal in freeze(net)] == ["bots-only"]


def test_each_try_has_fresh_nonces(net: TableNet) -> None:
    net.full = {"Cem"}
    freeze(net)
    assert [one.trouble.code for one in net.notices["Cem"] if isinstance(one, LobbyProblem)] == ["no-disk"]
    net.run(11)
    net.full = set()
    freeze(net)
    assert set(net.starts()) == {"Ann", "Bob", "Cem"}
    parts = [one for one in net.kept["Bob"] if isinstance(one, m.StartPart)]
    assert len({part.nonce for part in parts}) == len({part.table for part in parts}) == len(parts) == 2


def test_whoever_cannot_save_the_game_does_not_sign(net: TableNet) -> None:
    net.do("Ann", net.peers["Ann"].freeze(net.now))
    net.deliver(lambda _, to, what: to == "Cem" and isinstance(what, GameStart))
    net.full = {"Cem"}
    net.run(2)
    assert net.starts() == {}
    assert len(net.kept["Cem"]) == 1
    net.full = set()
    net.run(2)
    assert set(net.starts()) == {"Ann", "Bob", "Cem"}


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
    assert who(net.table("Cem")) == ["Ann", "Bob", "Cem"]
    freeze(ready(net))
    assert set(net.starts()) == {"Ann", "Bob", "Cem"}


@pytest.mark.parametrize("silent", [m.StartPart, m.StartSignature])
def test_whoever_is_silent_at_the_start_is_named(net: TableNet, silent: type) -> None:
    net.lost = lambda sender, to, message: "Cem" in (sender, to) and isinstance(
        message, silent if sender == "Cem" else m.StartSignature
    )
    freeze(net)
    assert net.table("Ann").stage == doc.FROZEN
    net.run(10.5)
    complaints = [notice.trouble for notice in net.notices["Ann"] if isinstance(notice, LobbyProblem)]
    assert complaints == [("silent", ("Cem",))]
    assert net.table("Ann").stage == doc.GATHERING
    assert who(net.table("Ann")) == ["Ann", "Bob", "Cem"]


def test_whoever_has_the_start_answers_whoever_has_missed_it(net: TableNet) -> None:
    """One START that is complete, anywhere, is enough."""
    net.lost = lambda _, to, message: to != "Bob" and isinstance(message, (m.StartSignature, GameStart)) and (
        not isinstance(message, GameStart) or bool(message.signatures)
    )
    freeze(net)
    assert set(net.starts()) == {"Bob"}
    net.dead = {"Ann"}
    net.lost = lambda *_: False
    net.run(2)
    assert net.starts()["Cem"] == net.starts()["Bob"]


def test_whoever_dies_at_the_start_loses_the_seat(net: TableNet) -> None:
    net.dead = {"Cem"}
    freeze(net)
    net.run(10)
    assert net.table("Ann").stage == 0
    assert who(net.table("Ann")) == ["Ann", "Bob", "-"]


def test_a_host_with_two_tongues_gets_no_signature(net: TableNet) -> None:
    net.queue.clear()
    net.says("Ann", seating.set_house(net.table("Ann"), name="Other"), net.peers["Bob"].version, "Bob")
    freeze(net)
    net.run(3)
    assert net.starts() == {}


def test_a_start_that_was_held_back_is_not_accepted_after_a_newer_one_was_signed(net: TableNet) -> None:
    """A host that collects everybody's signatures twice cannot begin two games with the same people."""
    ann = net.peers["Ann"]

    def freeze_in_secret() -> GameStart:
        """Ann gets all signatures, and nobody else gets those of others, or the START."""
        net.do("Ann", ann.freeze(net.now))
        net.deliver(lambda _, to, what: (to != "Ann" and isinstance(what, m.StartSignature))
                    or (isinstance(what, GameStart) and bool(what.signatures)))
        start, ann.start = ann.start, None
        return start

    first = freeze_in_secret()
    net.do("Ann", ann._publish(seating.thawed(ann.table), net.now))
    net.deliver()
    assert net.starts() == {}
    for name in ("Bob", "Cem"):
        net.ask(name, "ready", 1)
    second = freeze_in_secret()
    assert start_digest(first) != start_digest(second)
    assert check_start(first, net.people["Bob"]).table == check_start(second, net.people["Bob"]).table
    net.feed("Ann", "Bob", first)
    assert net.peers["Bob"].start is None
    net.feed("Ann", "Cem", second)
    net.feed("Ann", "Bob", second)
    net.feed("Ann", "Bob", first)
    assert net.peers["Bob"].start == net.peers["Cem"].start == second


@pytest.mark.parametrize("what", ["key", "anchor", "nonce", "order", "seats", "bots", "luggage", "table", "try"])
def test_a_start_that_differs_in_anything_is_not_signed(net: TableNet, what: str) -> None:
    net.do("Ann", net.peers["Ann"].freeze(net.now))
    caught: list[GameStart] = []
    net.deliver(lambda _, __, message: isinstance(message, GameStart) and not caught.append(message))
    offer = caught[0]
    frozen, packed = doc.read_packed(offer.document)
    ann, (bob, nonce, anchor), cem = peers = offer.peers
    forged, code = {
        "key": (replace(offer, peers=(ann, (ann[0], nonce, anchor), cem)), "start-peers"),
        "anchor": (make_start(frozen, (ann, (bob, nonce, b"a" * 32), cem), ()), "start-own"),
        "nonce": (make_start(frozen, (ann, (bob, b"n" * 16, anchor), cem), ()), "start-own"),
        "order": (replace(offer, peers=offer.peers[::-1]), "start-peers"),
        "seats": (replace(offer, seats=(0, 1, 0)), "start-peers"),
        "bots": (replace(offer, bots=("", "easy", "")), "start-peers"),
        "luggage": (replace(offer, document=doc.write_packed(packed.table, (b"more",))), "start-content"),
        "table": (make_start(seating.set_house(frozen, name="Other"), peers, ()), "start-table"),
        "try": (make_start(replace(frozen, tries=frozen.tries + 1), peers, ()), "start-table"),
    }[what]
    before = len(net.notices["Bob"])
    net.feed("Ann", "Bob", forged)
    assert [notice.trouble.code for notice in net.notices["Bob"][before:] if isinstance(notice, LobbyProblem)] == [code]
    assert not any(isinstance(given, m.StartSignature) for given in net.kept["Bob"])
    net.feed("Ann", "Bob", offer)
    assert any(isinstance(given, m.StartSignature) for given in net.kept["Bob"])


def test_a_part_of_an_earlier_try_does_not_count_in_this_one(net: TableNet) -> None:
    net.lost = lambda sender, to, message: (sender, to) == ("Cem", "Ann") and isinstance(message, m.StartPart)
    net.cut = {frozenset(("Bob", "Cem"))}
    freeze(net)
    net.run(11)
    freeze(net)
    net.feed("Cem", "Ann", net.kept["Cem"][0])
    assert net.peers["Ann"]._starting.offer is None
    net.feed("Cem", "Ann", replace(net.kept["Cem"][-1], anchor=b"a" * 32))
    assert net.peers["Ann"]._starting.offer is None, "not signed"
    net.feed("Cem", "Ann", net.kept["Cem"][-1])
    assert net.peers["Ann"]._starting.offer is not None
