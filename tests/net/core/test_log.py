"""What anybody can check offline: who is convicted by two ends of a log, who keeps its name, and who is a quorum."""

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from swqt.net.core.entries import LINKS, beacon, below, chain, chance_body, continues, number_below, read_chance, words
from swqt.net.core.log import doubles
from swqt.net.wire import messages as m
from tests.net.core.simulator import IdealKeys
from tests.net.core.stage import Stage


class Desk:
    """Signatures of everybody, and a tree to check them."""

    def __init__(self, players: int) -> None:
        self.stage = Stage(players)
        self.tree = self.stage.new_tree()
        self.base = self.command(self.tree.start)

    def command(self, prev: bytes, body: bytes = b"move 1") -> bytes:
        author = self.tree.states[prev].to_act()
        return self.tree.add(self.stage.command(self.tree, prev, author, body))

    def view(self, base: bytes, target: int, signers: tuple[int, ...], *changes: object) -> bytes | None:
        return self.tree.add(self.stage.view(self.tree, base, m.ViewBody(target, tuple(changes)), signers))

    def drop(self, base: bytes, target: int, stay: tuple[int, ...]) -> bytes | None:
        gone = [peer for peer in self.tree.states[base].view.participants if peer not in stay]
        return self.view(base, target, stay, *(m.DropPeer(peer, "away") for peer in gone))

    def ack(self, head: bytes, peer: int, prepared: int = 0) -> None:
        assert self.tree.learn(self.stage.ack(self.tree, head, peer, prepared))

    def liars(self, one: bytes, two: bytes) -> set[int]:
        found = self.tree.liars(self.tree.chain(one), self.tree.chain(two))
        assert found == self.tree.liars(self.tree.chain(two), self.tree.chain(one))
        return found


@pytest.fixture
def desk() -> Desk:
    return Desk(3)


def test_two_views_for_one_epoch_convict(desk: Desk) -> None:
    assert desk.liars(desk.drop(desk.base, 1, (0, 1)), desk.drop(desk.base, 1, (1, 2))) == {1}


def test_a_view_on_a_base_older_than_what_was_acknowledged_convicts(desk: Desk) -> None:
    first = desk.drop(desk.base, 1, (0, 1))
    assert desk.liars(first, desk.drop(desk.base, 3, (1, 2))) == set()     # nobody has said anything in epoch 1
    desk.ack(first, 1)
    assert desk.liars(first, desk.drop(desk.base, 3, (1, 2))) == {1}


def test_a_view_whose_base_lacks_what_was_locked_convicts(desk: Desk) -> None:
    head = desk.command(desk.base, b"attack 1")
    other = desk.drop(desk.base, 1, (1, 2))
    desk.ack(head, 1)
    assert desk.liars(head, other) == set()             # a power cut may forget an ACK
    desk.ack(head, 1, prepared=2)
    assert desk.liars(head, other) == {1}


def test_two_locks_in_one_epoch_convict(desk: Desk) -> None:
    one, two = desk.command(desk.tree.start, b"move 1"), desk.command(desk.tree.start, b"move 2")
    desk.ack(one, 1, prepared=1)
    desk.ack(two, 1)
    assert desk.liars(one, two) == set()
    desk.ack(two, 1, prepared=1)
    assert desk.liars(one, two) == {1}


def test_what_was_signed_before_a_seat_was_given_anew_is_settled(desk: Desk) -> None:
    """Ann was on the side that lost the name; she is seated on the other one and signs its next view."""
    lost = desk.drop(desk.base, 1, (0, 2))
    head = desk.command(lost, b"attack 1")
    desk.ack(head, 0, prepared=3)
    kept = desk.drop(desk.base, 2, (1, 2))
    back = desk.view(kept, 5, (0, 1, 2), m.GiveSeat(0, IdealKeys(0).public, bytes(16), bytes(32)))
    assert 0 not in desk.liars(head, desk.view(back, 6, (0, 1, 2)))


def test_evidence_convinces_whoever_knows_neither_end(desk: Desk) -> None:
    one, two = desk.drop(desk.base, 1, (0, 1)), desk.drop(desk.base, 1, (1, 2))
    evidence = desk.tree.evidence(desk.tree.chain(one), desk.tree.chain(two), {1})
    stranger = desk.stage.new_tree()
    assert stranger.weigh(evidence) == {}               # not even what they have in common
    stranger.add(desk.tree.entries[desk.base])
    assert set(stranger.weigh(evidence)) == {1}
    assert stranger.weigh(m.LogEvidence(evidence.base, evidence.one, evidence.one, ())) == {}


def test_with_the_proof_of_a_split_half_is_enough() -> None:
    desk = Desk(2)
    ends = [desk.command(desk.base, b"move 2"), desk.command(desk.base, b"move 3")]
    for end in ends:
        desk.ack(end, 0, prepared=2)
    evidence = desk.tree.evidence(*map(desk.tree.chain, ends), {0})
    view = desk.stage.view(desk.tree, ends[0], m.ViewBody(1, (m.DropPeer(0, "split"),)), (1,), evidence=(evidence,))
    assert desk.tree.states[desk.tree.add(view)].game == desk.tree.start


def test_a_view_beside_one_that_proves_an_older_split_convicts() -> None:
    """Two of four signed for two sides before; each honest one has met one proof, and drops that one and the other."""
    desk = Desk(4)
    ends = [desk.command(desk.base, b"move 2"), desk.command(desk.base, b"move 3")]
    for end in ends:
        for peer in (2, 3):
            desk.ack(end, peer, prepared=2)
    sides = []
    for stay, liar, target in (((0, 3), 2, 1), ((1, 2), 3, 2)):
        away = next(peer for peer in (0, 1) if peer not in stay)
        body = m.ViewBody(target, (m.DropPeer(liar, "split"), m.DropPeer(away, "away")))
        evidence = desk.tree.evidence(*map(desk.tree.chain, ends), {liar})
        sides.append(desk.tree.add(desk.stage.view(desk.tree, ends[0], body, stay, evidence=(evidence,))))
    assert {desk.tree.states[side].game for side in sides} == {desk.tree.states[desk.base].game}
    assert desk.liars(*sides) == {2, 3}
    evidence = desk.tree.evidence(*map(desk.tree.chain, sides), {2, 3})
    assert set(desk.tree.weigh(evidence)) == {2, 3}


def test_the_side_on_which_more_stand_alone_keeps_the_name() -> None:
    desk = Desk(5)
    small, large = desk.drop(desk.base, 1, (0, 1, 2)), desk.drop(desk.base, 2, (2, 3, 4))
    one, two = desk.tree.chain(small), desk.tree.chain(large)
    assert desk.tree.keeps_name(one, two)               # as many: the lowest seat
    assert not desk.tree.keeps_name(two, one)
    more = desk.tree.chain(desk.drop(desk.base, 3, (1, 2, 3, 4)))
    assert desk.tree.keeps_name(more, one)


def test_two_commands_for_one_place_are_proof_against_their_author() -> None:
    desk = Desk(2)
    one, two = (desk.stage.command(desk.tree, desk.tree.start, 0, body) for body in (b"move 1", b"move 2"))
    assert doubles(desk.tree, one, two)
    assert not doubles(desk.tree, one, one)
    assert not doubles(desk.tree, one, msgspec.structs.replace(two, signature=bytes(64)))


# Numbers that nobody owns, against the written vectors, and chains against straightforward code.


WRITTEN = Path(__file__).parent / "vectors" / "draws.json"
VECTORS: dict[str, Any] = json.loads(WRITTEN.read_text(encoding="utf-8"))
SEED, NONCE = bytes(range(32)), bytes(range(16))


def test_the_numbers_of_a_beacon_are_the_written_ones() -> None:
    for draw in VECTORS["draws"]:
        source = bytes.fromhex(draw["beacon"])
        for label, sides in (("die6", 6), ("coin", 2), ("wide", (1 << 63) + 1)):
            stream = words(source, label.removesuffix("6").encode())
            assert [below(stream, sides) for _number in draw[label]] == draw[label]
        assert number_below(source, b"die", 6) == draw["die6"][0]


def test_a_link_proves_itself_and_no_other_bytes_do() -> None:
    mine, other = chain(SEED, NONCE), chain(SEED, bytes(16))
    known = (5, mine[5])
    assert continues(NONCE, known, 6, mine[6])
    assert continues(NONCE, known, 90, mine[90])
    # The one that is known already would be no news.
    for number, value in ((6, mine[7]), (5, mine[5]), (4, mine[4]), (6, other[6]), (LINKS + 1, mine[LINKS])):
        assert not continues(NONCE, known, number, value)


def test_words_at_the_edge_are_rejected_so_that_no_side_is_likelier() -> None:
    limit = 2**64 - 2**64 % 6
    assert below(iter([limit, 2**64 - 1, limit - 1]), 6) == (limit - 1) % 6
    with pytest.raises(ValueError, match="a die of 0 sides"):
        below(iter([1]), 0)


def test_chains_beacons_and_draws_are_what_the_specification_says() -> None:
    value = SEED
    for number in range(LINKS, 0, -1):
        value = hashlib.sha256(b"swqt2/link" + NONCE + number.to_bytes(4, "big") + value).digest()
    assert chain(SEED, NONCE)[0] == value
    assert chain(SEED, NONCE)[LINKS] == SEED
    links, head = (bytes([1]) * 32, bytes([2]) * 32), bytes([9]) * 32
    text = b"swqt2/beacon" + bytes(32) + (7).to_bytes(4, "big") + head + b"".join(links)
    assert beacon(bytes(32), 7, head, links) == hashlib.sha256(text).digest()
    assert read_chance(chance_body(9, links)) == (9, links)
    for size in (0, 4, 35, 37, 67):
        with pytest.raises(ValueError, match="bytes"):
            read_chance(bytes(size))
