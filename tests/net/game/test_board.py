"""The game behind the log: whole games, two peers, hostile bodies, and the way back."""

from collections import Counter
from dataclasses import replace
from hashlib import blake2b
from itertools import islice
from random import Random
from unittest.mock import Mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swqt.ai import RandomBot
from swqt.engine import CHANCE, Command, Options, Roll, Rules, State
from swqt.net.core.events import CHANCE_DUE, GAME_OVER, IllegalMove
from swqt.net.game import board as module
from swqt.net.game.board import SECTIONS, GameBoard, outcome, write_taking_back
from swqt.notation import read_position
from swqt.notation.position_writer import position_lines
from tests.support.net_games import BOXES, beacon, feed, fresh, library, new_board, new_document, whole_game

TABLES = [(seats, box) for box in BOXES for seats in (2, 3, 4, 5)]


def last_of(board: GameBoard, seed: int = 1) -> GameBoard:
    """The board at the end of a game."""
    return [after for _, after in whole_game(board, seed)][-1]


def dealt(board: GameBoard) -> GameBoard:
    """The board after the draws of the beginning."""
    while board.to_act() == CHANCE_DUE:
        board = board.draw(beacon(1, board.length))
    return board


@pytest.mark.parametrize(("seats", "box"), TABLES)
def test_the_same_bytes_make_the_same_game_on_every_peer(seats: int, box: str) -> None:
    document = new_document(seats, box)
    first, second = fresh(document), fresh(document)
    assert second.digest() == first.digest()
    digests = {first.digest()}
    for step, after in whole_game(first, seats):
        second = feed(second, step)
        assert second.digest() == after.digest(), step
        assert after.digest() not in digests, "not even the draw of who begins leaves the digest as it was"
        digests.add(after.digest())
        first = after
    assert first.to_act() == second.to_act() == GAME_OVER
    assert first.state == second.state
    assert {entry.seat for entry in first.moves} == {CHANCE, *range(seats)}
    assert first.texts == (f"first {'ABCDE'[first.first]}", *[entry.text for entry in first.moves])


def test_chance_says_who_begins_and_extra_coins_stay_with_the_chairs() -> None:
    """VARIANT-5, SETUP-8, VARIANT-7: the chair drawn is seat A, the others follow clockwise, on every peer."""
    options, begins = Options(head_start="0,3,20"), set()
    begun = new_board(3, options=options)
    assert (begun.first, begun.state.coins) == (None, (5, 8, 25))
    for number in range(40):
        board = begun.draw(beacon(3, number))
        assert board.digest() == new_board(3, options=options).draw(beacon(3, number)).digest() != begun.digest()
        assert (board.moves, len(board.texts)) == ((), 1)
        chairs = [board.chair_of(seat) for seat in range(3)]
        assert chairs == [(board.first + seat) % 3 for seat in range(3)]
        assert board.state.coins == dealt(board).state.coins == tuple((5, 8, 25)[chair] for chair in chairs)
        assert board.rules.options.extra_coins(3) == tuple((0, 3, 20)[chair] for chair in chairs)
        assert dealt(board).to_act() == board.first
        begins.add(board.first)
    assert begins == {0, 1, 2}
    board = new_board(3, options=Options(head_start="0,3,20", first_player="host"))
    assert (board.first, board.chair_of(2), dealt(board).to_act()) == (0, 2, 0), "nobody draws for it"
    assert board.state.coins == (5, 8, 25)


def test_what_may_not_be_said_is_named() -> None:
    with pytest.raises(IllegalMove, match="chance is due"):
        new_board().apply(0, b"pick 1")
    board = dealt(new_board())
    seat = board.to_act()
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
        (seat, b"deploy " * 999, "no such region"),
    ):
        with pytest.raises(IllegalMove, match=words):
            board.apply(other, body)
    with pytest.raises(IllegalMove, match="no draw is due"):
        board.draw(beacon(1, 1))
    assert board.apply(seat, b"pick 1").length == board.length + 1
    board = last_of(new_board())
    for body in (b"end", b"undo 1"):
        with pytest.raises(IllegalMove, match="over"):
            board.apply(0, body)
    with pytest.raises(IllegalMove, match="no draw"):
        board.draw(beacon(1, 1))


WORDS = (
    "pick leave conquer use place deploy pact decline end roll deal draw with die from swap f1 h1 p1 m1 s1 A E * : = 1 "
    "2 99 0 -1 orcs elves flying dragon sword bag:sword bag ring f1=1 h1=200 ; { } \x00 é undo"
)
BODIES = st.lists(st.sampled_from(WORDS.split(" ")), max_size=8).map(" ".join).map(str.encode) | st.binary(max_size=60)


@pytest.mark.parametrize("box", BOXES)
def test_hostile_bodies_raise_nothing_but_illegal_move(box: str) -> None:
    """Every kind of question, asked of people who say anything at all."""
    by_kind = {}
    for _, board in whole_game(new_board(3, box), 5):
        decision = board.rules.decision(board.state)
        if decision is not None and decision.seat != CHANCE:
            by_kind[decision.kind] = board
    assert len(by_kind) >= 5
    for board in by_kind.values():
        _bombard(board)


def _bombard(board: GameBoard) -> None:
    legal = board.body(RandomBot(0).choose(board.rules, board.state))

    @settings(max_examples=30)
    @given(seat=st.integers(-2, 300), body=BODIES | st.just(legal))
    def run(seat: int, body: bytes) -> None:
        for who in (seat, board.to_act()):
            try:
                after = board.apply(who, body)
            except IllegalMove:
                continue
            assert who == board.to_act()
            assert after.length < board.length or after.texts[-1] == body.decode()

    run()


def _all_outcomes(rules: Rules, before: State, monkeypatch: pytest.MonkeyPatch) -> Counter[Command]:
    """What every number that could be drawn there would have turned up."""
    number_below = Mock(return_value=0)
    monkeypatch.setattr(module, "number_below", number_below)
    outcome(rules, before, b"")
    [(_, label, sides)] = [call.args for call in number_below.call_args_list]
    assert label.decode() == before.agenda[-1].kind
    found: Counter[Command] = Counter()
    for number_below.return_value in range(sides):
        found[outcome(rules, before, b"")] += 1
    return found


def test_faces_and_cards_are_as_likely_as_in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """COMP-4, FLOW-6: each number below the sum of the weights stands for one face, card or pair of cards."""
    board = last_of(new_board(3, "underground"), 5)
    drawn = (move.previous.state for move in board.moves if move.seat == CHANCE)
    kinds = {before.agenda[-1].kind: before for before in drawn}
    assert kinds.keys() >= {"roll", "deal", "draw"}
    rolled = _all_outcomes(board.rules, kinds["roll"], monkeypatch)
    assert rolled == {Roll(0): 3, Roll(1): 1, Roll(2): 1, Roll(3): 1}
    for kind in ("deal", "draw"):
        before = kinds[kind]
        found = _all_outcomes(board.rules, before, monkeypatch)
        assert set(found.values()) == {1}
        assert len(found) == (len(before.races) * len(before.powers) if kind == "deal" else len(before.items))


@pytest.mark.parametrize("box", BOXES)
def test_every_part_of_a_state_stands_in_a_section(box: str) -> None:
    """What peers compare leaves nothing out: whoever reads the sections has the State."""
    seen: dict[tuple[bytes, ...], State] = {}
    for _, board in islice(whole_game(new_board(4, box), 11), 1, 90):
        sections = board.sections()
        assert len(sections) == len(SECTIONS) <= 64
        assert blake2b(b"\n".join(filter(None, sections)), digest_size=16).digest() == board.digest()
        assert seen.setdefault(sections, board.state) == board.state
        lines = position_lines(board.rules, board.state)
        head = lines[: next(n for n, line in enumerate(lines) if line.startswith("content"))]
        text = b"\n".join([*(line.encode() for line in head), *filter(None, sections[1:])]).decode()
        assert read_position(text, library())[1] == board.state


VECTORS = {
    "base": "dwarves hill, halflings forest, wizards wealthy, elves berserk, humans alchemist, sorcerers dragon",
    "underground": "liches mystic, ogres fisher, lizardmen quarreling, cultists martyr, irondwarves vengeful,"
                   " shrooms thieving",
}    # fmt: skip
DIGESTS = {"base": "e537377da7e68a0d2f9f071dc20421e2", "underground": "1c4a5426310a136095bfd3f745f54a05"}


@pytest.mark.parametrize("box", BOXES)
def test_draws_and_digests_are_what_they_were(box: str) -> None:
    """Peers of the same version must agree, so a change of these is a change of the protocol."""
    board = dealt(new_board(2, box))
    assert board.texts == ("first B", *(f"deal {pair}" for pair in VECTORS[box].split(", ")))
    assert board.digest().hex() == DIGESTS[box]


# Taking back one's own commands.


def _own_since(board: GameBoard) -> int:
    """How many commands whoever is asked has given since somebody else did, or something turned up."""
    seat, own = board.rules.decision(board.state).seat, 0
    for entry in reversed(board.moves):
        if entry.seat != seat or board.rules.reveals(entry.command):
            break
        own += 1
    return own


def test_what_turned_nothing_up_is_taken_back_and_nothing_else() -> None:
    """What turned something up, or another seat's answer, stands until all agree."""
    refused = undone = 0
    for _, board in whole_game(new_board(2), 3):
        if board.to_act() in (CHANCE_DUE, GAME_OVER):
            continue
        own = _own_since(board)
        for body in (b"undo 0", b"undo", b"undo 01", b"undo 1 ", b"Undo 1", b"undo 99999", b"undo 1\n"):
            with pytest.raises(IllegalMove):
                board.apply(board.to_act(), body)
        for count in range(1, own + 1):
            before = board.apply(board.to_act(), write_taking_back(count).encode())
            assert before.state == board.moves[-count].previous.state
            assert before.moves == board.moves[:-count]
            assert before.to_act() == board.to_act()
            undone += 1
        for count in (own + 1, own + 2, board.length, board.length + 1, 9999):
            with pytest.raises(IllegalMove):
                board.apply(board.to_act(), write_taking_back(count).encode())
            refused += 1
    assert undone > 20
    assert refused > 100


def test_what_has_come_since_another_board() -> None:
    """What the news says: how much still counts, and what follows. A board that was made again is no news."""
    begun = new_board(2)
    steps = list(islice(whole_game(begun, 3), 60))
    boards = [begun, *(board for _, board in steps)]
    last, texts = boards[60], boards[60].texts
    assert last.since(last) == (60, ())
    assert last.since(boards[50]) == (50, texts[50:])
    assert boards[50].since(last) == (50, ())
    assert last.since(begun) == (0, texts)
    again = fresh(new_document(2))
    for step, _ in steps[:55]:
        again = feed(again, step)
    assert again.since(last) == (55, ())
    assert last.since(again) == (55, texts[55:])
    other = next(board for board in boards[20:] if board.to_act() >= 0 and _own_since(board) > 1)
    before = other.apply(other.to_act(), b"undo 2")
    chosen = (before.body(RandomBot(Random(seed)).choose(before.rules, before.state)) for seed in range(99))
    body = next(body for body in chosen if body.decode() != other.texts[-2])
    branch = before.apply(before.to_act(), body)
    assert branch.since(other) == (other.length - 2, (body.decode(),))


def test_a_long_game_is_let_go_of() -> None:
    """Boards hold each other in a chain; its length is no depth of calls."""
    board = dealt(new_board(2))
    for _ in range(100_000):
        board = replace(board, length=board.length + 1, previous=board)
    assert len(board.texts) > 100_000
    del board
