"""Games as text: moves, check points, torn journals, and replaying what was written."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swqt import notation as swn
from swqt.engine import CHANCE, Conquer, Decline, Refused, Roll, Rules

START = """swqt 1
board duel
content base
unseen
A 5 flying ratmen hand 3 : p1
B 5 hill orcs : f2*2 s1
"""
GAME = START + """
A: conquer h1
A: conquer m1 die   ; hopeless
*: roll 0

A: deploy h1=3 p1=1
"""


def test_a_position_is_a_game_without_moves(library: swn.ContentSource) -> None:
    game = swn.read_game(START, library)
    assert game.moves == game.expectations == ()
    assert game.source == "game.swn"
    assert game.start == swn.read_position(START, library)[1]


def test_moves_name_seat_command_and_line(library: swn.ContentSource) -> None:
    game = swn.read_game(GAME.replace("p1=1\n", "p1=1 = 0123ABCD\n"), library, source="saved.swn")
    assert [(move.seat, move.digest, move.line) for move in game.moves] == [
        (0, None, 8), (0, None, 9), (CHANCE, None, 10), (0, "0123abcd", 12),
    ]  # fmt: skip
    assert game.moves[0].command == Conquer(1)
    assert game.moves[2].command == Roll(0)
    assert game.source == "saved.swn"


@pytest.mark.parametrize(("line", "column", "message"), [
    ("A conquer h1", 1, "the position has ended: only moves and expectations follow"),
    ("round 2", 1, "the position has ended"),
    ("scenario next", 1, "this is a file of scenarios, and not one game"),
    ("D: end", 1, "expected a seat, one of A B, found 'D'"),
    ("A:", 3, "expected one of pick, leave"),
    ("A: roll 2", 4, "only '*' may say 'roll'"),
    ("*: end", 4, "only a seat may say 'end'"),
    ("A: end =", 9, "expected the first 8 digits of a digest, found the end of the line"),
    ("A: end = 123", 10, "a digest is 8 digits, 0-9 and a-f, not 123"),
    ("A: end = 0123456g", 10, "a digest is 8 digits"),
    ("A: end = 01234567 89", 19, "expected '=' and a digest, or the end of the line, found '89'"),
    ("A: end now", 8, "expected '=' and a digest, or the end of the line, found 'now'"),
])  # fmt: skip
def test_a_bad_move_is_pointed_at(line: str, column: int, message: str, library: swn.ContentSource) -> None:
    with pytest.raises(swn.NotationError) as caught:
        swn.read_game(GAME + line, library)
    assert message in caught.value.message
    assert (caught.value.line, caught.value.column) == (13, column)


def test_a_torn_last_line_is_dropped_and_everything_before_it_kept(library: swn.ContentSource) -> None:
    """Wherever the writer was killed, each move whose line end was written is there, and no other."""
    moves = swn.read_game(GAME, library).moves
    for size in range(len(START), len(GAME) + 1):
        torn = swn.read_game(GAME[:size], library, torn=True).moves
        assert torn == moves[:sum(1 for move in moves if GAME[:size].count("\n") >= move.line)]


def test_a_torn_text_ends_where_it_is_damaged_and_says_how_much_is_lost(library: swn.ContentSource) -> None:
    moves = swn.read_game(GAME, library).moves
    torn = swn.read_game(GAME + "\x00\x00 nothing\nA: conquer h1\n", library, torn=True)
    assert torn.moves == moves
    assert (torn.damage.line, torn.damage.lines) == (GAME.count("\n") + 1, 2)


def test_an_untorn_text_needs_no_last_line_end(library: swn.ContentSource) -> None:
    assert swn.read_game(GAME.rstrip("\n"), library).moves == swn.read_game(GAME, library).moves
    with pytest.raises(swn.NotationError, match=r"^game\.swn:9:12: no such region: h; "):
        swn.read_game(START + "\nA: conquer h1\nA: conquer h", library)


def test_a_text_with_nothing_but_a_torn_line_is_empty(library: swn.ContentSource) -> None:
    with pytest.raises(swn.NotationError, match="there is nothing here"):
        swn.read_game("swqt", library, torn=True)


def test_replaying_gives_every_state(library: swn.ContentSource) -> None:
    game = swn.read_game(GAME, library)
    states = swn.replay(game)
    assert len(states) == 5
    assert states[0] == game.start
    assert states[1] == game.rules.apply(game.start, Conquer(1)).state
    assert states[-1].tokens[1] == 3


def _with(game: swn.GameText, number: int, **changes: object) -> swn.GameText:
    moves = list(game.moves)
    moves[number] = moves[number]._replace(**changes)
    return swn.GameText(game.rules, game.start, tuple(moves), source="g.swn")


def test_a_digest_that_does_not_fit_names_line_and_both_digests(library: swn.ContentSource) -> None:
    game = swn.read_game(GAME, library)
    right = swn.replay(game)[1].digest[:8]
    swn.replay(_with(game, 0, digest=right))
    with pytest.raises(swn.ReplayError) as caught:
        swn.replay(_with(game, 0, digest="00000000"))
    assert str(caught.value) == (f"g.swn:8:1: after 'A: conquer h1' the digest should be 00000000, and it is {right}")


def test_a_move_out_of_turn_is_not_played(library: swn.ContentSource) -> None:
    with pytest.raises(swn.ReplayError, match=r"^g\.swn:9:1: 'B: conquer m1 die', but A is asked to conquer"):
        swn.replay(_with(swn.read_game(GAME, library), 1, seat=1))


def test_a_move_before_a_decision_of_chance_is_not_played(library: swn.ContentSource) -> None:
    game = swn.read_game(GAME.replace("*: roll 0\n", ""), library)
    with pytest.raises(swn.ReplayError, match=r"^game\.swn:11:1: 'A: deploy .*', but chance decides first: roll$"):
        swn.replay(game)


def test_a_refused_move_says_why(library: swn.ContentSource) -> None:
    with pytest.raises(swn.ReplayError, match=r"^g\.swn:8:1: 'A: conquer h1 die' is refused: die-not-needed "):
        swn.replay(_with(swn.read_game(GAME, library), 0, command=Conquer(1, die=True)))


def test_no_move_follows_the_end(library: swn.ContentSource) -> None:
    game = swn.read_game(START.replace("A 5", "asks nobody\nA 5") + "A: end\n", library)
    with pytest.raises(swn.ReplayError, match=r"^game\.swn:8:1: 'A: end', but the game is over"):
        swn.replay(game)


def test_a_written_game_keeps_its_check_points(library: swn.ContentSource) -> None:
    game = swn.read_game(START + "\nA: decline = 0123abcd\nB: end\n", library)
    text = swn.write_game(game.rules, game.start, game.moves)
    assert text == swn.write_position(game.rules, game.start) + "\nA: decline = 0123abcd\nB: end\n"


def test_a_game_without_moves_is_a_position(library: swn.ContentSource) -> None:
    game = swn.read_game(START, library)
    assert swn.write_game(game.rules, game.start, ()) == swn.write_position(game.rules, game.start)


def test_check_points_every_so_many_moves(library: swn.ContentSource) -> None:
    game = swn.read_game(GAME, library)
    text = swn.write_game(game.rules, game.start, game.moves, digests_every=3)
    third = swn.replay(game)[3].digest[:8]
    assert text.endswith(f"\n\nA: conquer h1\nA: conquer m1 die\n*: roll 0 = {third}\nA: deploy h1=3 p1=1\n")
    swn.replay(swn.read_game(text, library))


def test_check_points_need_moves_that_can_be_made(library: swn.ContentSource) -> None:
    game = swn.read_game(START, library)
    moves = [swn.MoveText(0, Decline()), swn.MoveText(CHANCE, Roll(1))]
    with pytest.raises(Refused):
        swn.write_game(game.rules, game.start, moves, digests_every=1)


@settings(max_examples=8 if settings().max_examples <= 100 else 15)
@given(data=st.data())
def test_whole_games_survive_writing(data: st.DataObject, library, rules: Rules, plays: Callable) -> None:
    """Every State on the way is read back as it was, and the record leads to equal digests."""
    states, moves = data.draw(plays(rules, 2, 60))
    for state in states:
        again, read = swn.read_position(swn.write_position(rules, state), library)
        assert read == state
        assert swn.write_position(again, read) == swn.write_position(rules, state)
    game = swn.read_game(swn.write_game(rules, states[0], moves, digests_every=1), library)
    assert [(move.seat, move.command) for move in game.moves] == [(move.seat, move.command) for move in moves]
    assert [state.digest for state in swn.replay(game)] == [state.digest for state in states]
