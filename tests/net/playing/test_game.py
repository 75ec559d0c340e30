"""The game behind the log: whole games, two peers, hostile bodies, and the way back."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swqt.engine import CHANCE, Command, Options, Roll, Rules, State
from swqt.net.agreement.log import CHANCE_DUE, IllegalBody, Replica
from swqt.net.playing import game
from swqt.net.playing.game import SECTIONS, GameReplica, PlayedEntry, outcome, post_of
from swqt.notation import read_position
from swqt.notation.position_writer import position_lines
from tests.support.net_games import BOXES, beacon, feed, fresh, library, new_game, whole_game, write_opening

TABLES = [(seats, box) for box in BOXES for seats in (2, 3, 4, 5)]


@pytest.mark.parametrize(("seats", "box"), TABLES)
def test_the_same_bytes_make_the_same_game_on_every_peer(seats: int, box: str) -> None:
    first = GameReplica(new_game(seats, box))
    second = fresh(write_opening(first.opening))
    assert second.post() == first.post()
    posts = [first.post()]
    for step in whole_game(first, seats):
        assert feed(second, step) == first.post(), step
        posts.append(first.post())
    assert first.to_act() is second.to_act() is None
    assert first.state == second.state
    assert len(set(posts)) == len(posts)
    assert {entry.seat for entry in first.played} == {CHANCE, *range(seats)}


def test_a_replica_is_what_the_log_wants() -> None:
    replica: Replica = GameReplica(new_game())
    assert replica.to_act() == CHANCE_DUE


def test_going_back_leads_to_the_same_posts() -> None:
    replica = GameReplica(new_game(3))
    steps, posts = [], [replica.post()]
    for step in whole_game(replica, 7):
        steps.append(step)
        posts.append(replica.post())
    for place in (len(steps) - 1, len(steps) // 2, 1, 0):
        replica.rewind(place)
        assert (len(replica), replica.post()) == (place, posts[place])
        assert [feed(replica, step) for step in steps[place : place + 5]] == posts[place + 1 : place + 6]
    with pytest.raises(ValueError, match="have been played"):
        replica.rewind(len(steps) + 1)


def test_chance_says_who_begins_and_the_others_follow_clockwise() -> None:
    """VARIANT-5, SETUP-8: the chair drawn is seat A."""
    begins = set()
    for number in range(40):
        replica = GameReplica(new_game(3))
        before = replica.post()
        assert replica.first is None
        with pytest.raises(ValueError, match="before it is drawn"):
            replica.seat_of(0)
        with pytest.raises(ValueError, match="before it is drawn"):
            replica.chair_of(0)
        assert replica.draw(beacon(3, number)) != before
        chair = replica.first
        assert chair is not None
        begins.add(chair)
        assert [replica.seat_of(each % 3) for each in range(chair, chair + 3)] == [0, 1, 2]
        assert [replica.chair_of(replica.seat_of(each)) for each in range(3)] == [0, 1, 2]
        while replica.to_act() == CHANCE_DUE:
            replica.draw(beacon(3, number))
        assert replica.to_act() == chair
        replica.rewind(0)
        assert (replica.first, replica.post()) == (None, before)
    assert begins == {0, 1, 2}


def test_where_the_host_begins_nobody_draws_for_it() -> None:
    replica = GameReplica(new_game(3, options=Options(first_player="host")))
    assert (replica.first, replica.seat_of(2), replica.chair_of(2)) == (0, 2, 2)
    while replica.to_act() == CHANCE_DUE:
        replica.draw(beacon(1, len(replica)))
    assert replica.to_act() == 0


def _dealt() -> GameReplica:
    replica = GameReplica(new_game())
    while replica.to_act() == CHANCE_DUE:
        replica.draw(beacon(1, len(replica)))
    return replica


def test_what_may_not_be_said_is_named_and_changes_nothing() -> None:
    replica = GameReplica(new_game())
    with pytest.raises(IllegalBody, match="chance is due"):
        replica.apply(0, b"pick 1")
    with pytest.raises(ValueError, match="32 bytes"):
        replica.draw(b"short")
    replica = _dealt()
    seat = replica.to_act()
    assert seat is not None
    before, post = replica.state, replica.post()
    for other, body, words in (
        (1 - seat, b"pick 1", "for seat"),
        (CHANCE, b"roll 3", "for seat"),
        (seat, b"roll 3", "refused"),
        (seat, b"pick 9", "refused"),
        (seat, b"Pick 1", "is spelled 'pick 1'"),
        (seat, b"pick 1 ", "is spelled"),
        (seat, b"pick 1\n", "is spelled"),
        (seat, b"pick 1 ; my first", "is spelled"),
        (seat, b"pick", "expected"),
        (seat, b"", "expected"),
        (seat, b"\xff", "no UTF-8"),
        (seat, b"deploy " * 999, "at most 2048"),
    ):
        with pytest.raises(IllegalBody, match=words):
            replica.apply(other, body)
        assert (replica.state, replica.post()) == (before, post)
    with pytest.raises(IllegalBody, match="no draw is due"):
        replica.draw(beacon(1, 1))
    replica.apply(seat, b"pick 1")


def test_after_the_end_nobody_says_anything() -> None:
    replica = GameReplica(new_game())
    for _ in whole_game(replica):
        pass
    with pytest.raises(IllegalBody, match="over"):
        replica.apply(0, b"end")
    with pytest.raises(IllegalBody, match="no draw"):
        replica.draw(beacon(1, 1))


WORDS = (
    "pick leave conquer use place deploy pact decline end roll deal draw with die from swap f1 h1 p1 m1 s1 A E * : = 1 "
    "2 99 0 -1 orcs elves flying dragon sword bag:sword bag ring f1=1 h1=200 ; { } \x00 é"
)
BODIES = st.lists(st.sampled_from(WORDS.split(" ")), max_size=8).map(" ".join).map(str.encode) | st.binary(max_size=60)


@pytest.mark.parametrize("box", BOXES)
def test_hostile_bodies_raise_nothing_but_illegal_body(box: str) -> None:
    """Every kind of question, asked of people who say anything at all."""
    replica = GameReplica(new_game(3, box))
    by_kind: dict[str, int] = {}
    for number, _ in enumerate(whole_game(replica, 5)):
        decision = replica.rules.decision(replica.state)
        if decision is not None and decision.seat != CHANCE:
            by_kind[decision.kind] = number + 1
    for place in sorted(by_kind.values(), reverse=True):
        replica.rewind(place)
        _bombard(replica)
    assert len(by_kind) >= 5


def _bombard(replica: GameReplica) -> None:
    @settings(max_examples=30)
    @given(seat=st.integers(-2, 300), body=BODIES)
    def run(seat: int, body: bytes) -> None:
        _hit(replica, seat, body)

    run()


def _hit(replica: GameReplica, seat: int, body: bytes) -> None:
    due = replica.to_act()
    assert due is not None
    place, post = len(replica), replica.post()
    for who in (seat, due):
        try:
            replica.apply(who, body)
        except IllegalBody:
            pass
        else:
            assert (who, body.decode()) == (due, replica.played[-1].text)
            replica.rewind(place)
        assert replica.post() == post


def _all_outcomes(played: PlayedEntry, rules: Rules, monkeypatch: pytest.MonkeyPatch) -> Counter[Command]:
    """What every number that could be drawn there would have turned up."""
    asked: list[tuple[bytes, int]] = []

    def count(_: bytes, label: bytes, sides: int) -> int:
        asked.append((label, sides))
        return 0

    monkeypatch.setattr(game, "number_below", count)
    outcome(rules, played.before, b"")
    [(label, sides)] = asked
    assert label.decode() == played.before.agenda[-1].kind
    found: Counter[Command] = Counter()
    for number in range(sides):
        monkeypatch.setattr(game, "number_below", lambda *_, number=number: number)
        found[outcome(rules, played.before, b"")] += 1
    return found


def test_faces_and_cards_are_as_likely_as_in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """COMP-4, FLOW-6: each number below the sum of the weights stands for one face, card or pair of cards."""
    replica = GameReplica(new_game(3, "underground"))
    for _ in whole_game(replica, 5):
        pass
    kinds: dict[str, PlayedEntry] = {
        entry.before.agenda[-1].kind: entry for entry in replica.played if entry.seat == CHANCE
    }
    assert kinds.keys() >= {"roll", "deal", "draw"}
    rolled = _all_outcomes(kinds["roll"], replica.rules, monkeypatch)
    assert rolled == {Roll(0): 3, Roll(1): 1, Roll(2): 1, Roll(3): 1}
    for kind in ("deal", "draw"):
        before = kinds[kind].before
        found = _all_outcomes(kinds[kind], replica.rules, monkeypatch)
        assert set(found.values()) == {1}
        assert len(found) == (len(before.races) * len(before.powers) if kind == "deal" else len(before.items))


def test_every_part_of_a_state_stands_in_a_section() -> None:
    """What peers compare leaves nothing out: whoever reads the sections has the State."""
    for box in BOXES:
        replica = GameReplica(new_game(4, box))
        seen: dict[tuple[bytes, ...], State] = {}
        for _ in islice(whole_game(replica, 11), 90):
            sections = replica.sections()
            assert len(sections) == len(SECTIONS) <= 64
            assert post_of(sections) == replica.post()
            if replica.last() is not None and replica.played[-1].command is not None:
                assert seen.setdefault(sections, replica.state) == replica.state
            lines = position_lines(replica.rules, replica.state)
            head = lines[: next(n for n, line in enumerate(lines) if line.startswith("content"))]
            text = b"\n".join([*(line.encode() for line in head), *filter(None, sections[1:])]).decode()
            assert read_position(text, library())[1] == replica.state


VECTORS = {
    "base": (
        "first B",
        "deal dwarves hill",
        "deal halflings forest",
        "deal wizards wealthy",
        "deal elves berserk",
        "deal humans alchemist",
        "deal sorcerers dragon",
        "e537377da7e68a0d2f9f071dc20421e2",
    ),
    "underground": (
        "first B",
        "deal liches mystic",
        "deal ogres fisher",
        "deal lizardmen quarreling",
        "deal cultists martyr",
        "deal irondwarves vengeful",
        "deal shrooms thieving",
        "1c4a5426310a136095bfd3f745f54a05",
    ),
}


@pytest.mark.parametrize("box", BOXES)
def test_draws_and_posts_are_what_they_were(box: str) -> None:
    """Peers of the same version must agree, so a change of these is a change of the protocol."""
    replica = GameReplica(new_game(2, box))
    while replica.to_act() == CHANCE_DUE:
        replica.draw(beacon(1, len(replica)))
    assert (*[entry.text for entry in replica.played], replica.post().hex()) == VECTORS[box]
