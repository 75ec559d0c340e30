"""rules.md section 3: the states of a turn."""

import pytest

from swqt.engine import Earned, Retreated, TurnBegan
from tests.support.positions import asked, code, events, game, holder, play, tribe

STRIP = """
board {
  h1 edge : p1
  p1      : f1
  f1      : s1
  s1 edge :
}
"""


def test_a_turn_of_expansion() -> None:
    """FLOW-1: CHOICE, CONQUER, REDEPLOY, END_PIECES, SCORE, and the next seat."""
    rules, state = game(STRIP + "A 5 heroic orcs : h1*5 f1\nB 5 hill elves : s1\n")
    seen = []
    for move in (
        "A: conquer p1", "A: end", "A: deploy h1=4 p1=1 f1=1", "A: place hero h1", "A: place hero p1", "A: end",
    ):  # fmt: skip
        seen.append(asked(rules, state))
        state = play(rules, state, move)
    seen.append(asked(rules, state))
    assert seen == ["A choice", "A conquer", "A redeploy", "A close", "A close", "A close", "B choice"]
    assert state.coins == (8, 5)


def test_a_turn_of_decline() -> None:
    """FLOW-1, C-11: scored at once; the new combo is picked in the next turn."""
    rules, state = game(
        STRIP + "column forest humans, hill trolls\nunseen\nA 5 underworld orcs : h1*5\nB 5 swamp elves : s1\n"
    )
    state = play(rules, state, "A: decline")
    assert asked(rules, state) == "B choice"
    assert state.coins == (6, 5)
    state = play(rules, state, "B: end")
    assert asked(rules, state) == "A pick"


def test_the_turn_of_a_pick_goes_straight_to_conquest() -> None:
    """FLOW-5, FLOW-1: no choice between expansion and decline."""
    rules, state = game(STRIP + "column forest humans\nunseen\nA 5 | ~underworld orcs : h1\nB 5 swamp elves : s1\n")
    state = play(rules, state, "A: pick 1")
    assert asked(rules, state) == "A conquer"
    assert code(rules, state, "decline") == "cannot-decline"


def test_expanding_without_a_conquest_is_legal() -> None:
    """FLOW-4, C-20, A-9."""
    rules, state = game(STRIP + "A 5 underworld orcs : h1*5\nB 5 hill elves : s1\n")
    assert code(rules, state, "end") == "allowed"
    state = play(rules, state, "A: end")
    assert asked(rules, state) == "B choice"
    assert holder(rules, state, "h1") == "orcs*5"
    assert state.coins == (6, 5)


def test_one_of_the_two_must_be_chosen() -> None:
    """C-20, FLOW-1: expand, which may be empty, or decline; nothing else ends the turn."""
    rules, state = game(STRIP + "A 5 underworld orcs : h1*5\nB 5 hill elves : s1\n")
    assert asked(rules, state) == "A choice"
    for said in ("pick 1", "deploy h1=5", "pact B", "place hero h1", "roll 1", "deal orcs hill"):
        assert code(rules, state, said) == "not-now", said
    assert code(rules, state, "decline") == "allowed"
    assert code(rules, state, "conquer p1") == "allowed"
    assert code(rules, state, "leave h1") == "allowed"


def test_after_the_first_act_of_an_expansion_there_is_no_decline() -> None:
    """FLOW-1, DECLINE-1: leaving, conquering or a final attempt is an expansion."""
    position = STRIP + "A 5 underworld orcs : h1*4 p1\nB 5 hill elves : s1*2\ntribes f1\n"
    for moves in (("A: leave p1",), ("A: conquer f1",)):
        rules, state = game(position)
        state = play(rules, state, *moves)
        assert code(rules, state, "decline") == "cannot-decline", moves
        assert asked(rules, state) in ("A conquer", "A redeploy")


def test_a_wiped_out_race_expands_or_declines() -> None:
    """A-3, DECLINE-9, FLOW-4: no token anywhere, and still no pick this turn."""
    position = STRIP + "column forest humans\nunseen\nA 5 underworld orcs\nB 5 swamp elves : s1\n"
    rules, state = game(position)
    assert asked(rules, state) == "A choice"
    assert code(rules, state, "pick 1") == "not-now"
    assert code(rules, state, "conquer h1") == "no-tokens"
    stayed = play(rules, state, "A: end")
    assert (asked(rules, stayed), stayed.coins) == ("B choice", (5, 5))
    assert tribe(stayed, "orcs").active


def test_the_banner_of_a_wiped_out_active_race_stays() -> None:
    """DECLINE-9, A-3."""
    rules, state = game(STRIP + "turn B\nA 5 underworld orcs : p1\nB 5 swamp elves : f1*4\n")
    state = play(rules, state, "B: conquer p1", "B: deploy p1=3 f1=1")
    assert asked(rules, state) == "A choice"
    assert tribe(state, "orcs").active
    assert state.returned == ()


def test_a_state_without_a_choice_resolves_itself() -> None:
    """FLOW-1: the last token spent ends the conquests; one region takes the whole redeployment."""
    rules, state = game(STRIP + "asks A conquer\nA 5 underworld orcs hand 2\nB 5 hill elves : s1\n")
    state = play(rules, state, "A: conquer h1")
    assert asked(rules, state) == "B choice"
    assert state.coins == (6, 5)


def test_only_withdrawals_are_decided_out_of_turn() -> None:
    """FLOW-2, FLOW-3, A-7: as the last act of the attacker's turn, after he has scored."""
    rules, state = game(STRIP + "A 5 underworld ratmen hand 1 : h1*6\nB 5 hill elves : p1*3 f1 s1\n")
    state = play(rules, state, "A: conquer p1")
    assert asked(rules, state) == "A conquer"
    state = play(rules, state, "A: end")
    assert asked(rules, state) == "A redeploy"
    assert tribe(state, "elves").waiting == 3
    state = play(rules, state, "A: deploy h1=1 p1=6")
    assert asked(rules, state) == "B retreat"
    assert state.turn == 0
    assert state.coins == (7, 5)
    [began] = events(rules, state, "B: deploy f1=3 s1=0", TurnBegan)
    assert (began.round, began.seat) == (1, 1)


def test_several_defenders_withdraw_clockwise_from_the_attacker() -> None:
    """A-8, FLOW-1, FLOW-3: the one in turn last of all."""
    rules, state = game("""
        board {
          h1 edge : p1 p2 p3
          p1      :
          p2      :
          p3      :
          f1 edge : f2
          f2 edge :
          s1 edge : s2
          s2 edge :
          m1 edge : m2
          m2 edge :
        }
        turn B
        asks B conquer
        A 5 underworld orcs : p1*3 f1 f2
        B 5 swamp ratmen hand 11 : h1
        C 5 hill humans : p2*2 s1 s2
    """)
    state = play(rules, state, "B: conquer p1", "B: conquer p2", "B: end", "B: deploy h1=1 p1=5 p2=6")
    assert asked(rules, state) == "C retreat"
    state = play(rules, state, "C: deploy s1=1 s2=0")
    assert asked(rules, state) == "A retreat"
    state = play(rules, state, "A: deploy f1=1 f2=1")
    assert asked(rules, state) == "C choice"


def test_the_seat_in_turn_withdraws_last() -> None:
    """FLOW-1, A-8, A-37."""
    rules, state = game("""
        board {
          h1 edge : p1 p2
          p1      :
          p2      :
          f1 edge : f2
          f2 edge :
          s1 edge : s2
          s2 edge :
        }
        A 5 underworld orcs : p1*2 f1 f2 | ~hill ghouls : h1*10
        B 5 swamp elves : p2*2 s1 s2
    """)
    state = play(rules, state, "A: conquer p1", "A: conquer p2")
    # One Ghoul is left, but nothing to conquer; the Orcs could still leave a region.
    assert asked(rules, state) == "A conquer"
    state = play(rules, state, "A: end")
    assert asked(rules, state) == "A redeploy"
    state = play(rules, state, "A: deploy h1=2 p1=4 p2=4 f1=1 f2=1")
    assert asked(rules, state) == "B retreat"
    state = play(rules, state, "B: deploy s1=2 s2=0")
    assert asked(rules, state) == "A retreat"
    state = play(rules, state, "A: deploy f1=0 f2=1")
    assert asked(rules, state) == "B choice"


def test_a_withdrawal_with_one_target_resolves_itself() -> None:
    """A-8."""
    rules, state = game(STRIP + "asks A conquer\nA 5 underworld orcs hand 5 : h1\nB 5 hill humans : p1*3 s1\n")
    conquered = play(rules, state, "A: conquer p1")
    assert asked(rules, conquered) == "A redeploy"
    [retreated] = events(rules, conquered, "A: deploy h1=1 p1=5", Retreated)
    assert (retreated.seat, retreated.race, retreated.rest) == (1, "humans", 0)
    after = play(rules, conquered, "A: deploy h1=1 p1=5")
    assert holder(rules, after, "s1") == "humans*3"
    assert asked(rules, after) == "B choice"


def test_once_a_turn_means_once_a_turn() -> None:
    """FLOW-1: TURN_START resets what was used, conquered and rolled."""
    rules, state = game(
        STRIP + "asks A conquer\nA 5 dragon orcs hand 2 : h1\nB 5 hill elves : s1\ntribes p1\n"
    )
    state = play(rules, state, "A: use dragon p1")
    assert code(rules, state, "use dragon f1") == "spent"
    state = play(rules, state, "A: end", "A: deploy h1=1 p1=2", "B: end")
    assert asked(rules, state) == "A choice"
    assert tribe(state, "orcs").done == 0
    assert state.used == ()
    assert code(rules, state, "use dragon f1") == "allowed"


@pytest.mark.parametrize(
    ("asks", "refused"),
    [
        ("A choice", ["pick 1", "deploy h1=1", "place hero h1", "pact B", "roll 0", "deal elves swamp"]),
        ("A conquer", ["pick 1", "decline", "deploy h1=1", "place hero h1", "pact B", "roll 0"]),
        ("A redeploy", ["pick 1", "decline", "conquer p1", "leave h1", "pact B", "end", "use dragon p1"]),
        ("A close", ["pick 1", "decline", "conquer p1", "leave h1", "deploy h1=1", "use dragon p1"]),
    ],
)
def test_each_command_answers_its_own_decisions_only(asks: str, refused: list[str]) -> None:
    """FLOW-8, FLOW-1."""
    rules, state = game(STRIP + f"asks {asks}\nA 5 heroic orcs hand 2 : h1 f1\nB 5 hill giants : s1\n")
    assert asked(rules, state) == asks
    for said in refused:
        assert code(rules, state, said) in ("not-now", "cannot-end", "cannot-decline"), said


def test_coins_are_paid_once_when_the_turn_is_scored() -> None:
    """FLOW-1, SCORE-1."""
    rules, state = game(STRIP + "A 5 underworld orcs : h1 p1 f1\nB 5 hill giants : s1\n")
    [earned] = events(rules, state, "A: end", Earned)
    assert (earned.seat, earned.income.total, earned.reason) == (0, 3, "score")


def test_the_game_ends_after_the_last_seat_of_the_last_round() -> None:
    """FLOW-1, END-1: everybody has a turn in it."""
    rules, state = game(STRIP + "round 10/10\nA 5 underworld orcs : h1\nB 5 hill giants : s1\n")
    state = play(rules, state, "A: end")
    assert asked(rules, state) == "B choice"
    state = play(rules, state, "B: end")
    assert asked(rules, state) == "nobody"
    assert code(rules, state, "end") == "game-over"
