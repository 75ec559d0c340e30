"""rules.md section 6: the first conquest and the final attempt."""

import pytest

from swqt.engine import Attempted, Rolled
from tests.support.positions import asked, code, cost, events, game, holder, play, targets, tribe

LINE = """
board {
  h1 edge : p1
  p1      : f1
  f1      : s1
  s1      : m1
  m1 edge :
}
"""

ISLAND = """
board {
  h1 edge : p1
  p1      : f1 l1
  f1      : s1
  s1      : w1 w2
  w1 edge : w2
  w2      : m1
  m1      : l1
  l1      : h2
  h2      :
}
"""


# The first conquest


def test_a_race_without_a_region_enters_by_the_border() -> None:
    """FIRST-1, FIRST-2: the edge, and the shore of a Sea that touches it; no other Sea, not the Lake."""
    rules, state = game(ISLAND + "asks A conquer\nA 5 underworld orcs hand 9\nB 5\n")
    assert targets(rules, state) == {"h1", "s1"}
    for region in ("p1", "f1", "m1", "h2"):
        assert code(rules, state, f"conquer {region}") == "not-at-border", region


def test_the_shore_is_a_border_even_if_the_sea_is_occupied() -> None:
    """FIRST-2, C-29."""
    rules, state = game(
        ISLAND + "asks A conquer\nA 5 underworld orcs hand 9\nB 5 seafaring tritons : w1*3 w2\n"
    )
    assert targets(rules, state) == {"h1", "s1"}
    state = play(rules, state, "A: conquer s1")
    assert holder(rules, state, "s1") == "orcs*2"


def test_the_underground_is_entered_at_its_edge_the_rivers_ends_included() -> None:
    """FIRST-3."""
    rules, state = game("""
        board {
          d1 edge : r1
          r1 edge : u1 r2
          r2      : u2
          u1      :
          u2      :
        }
        asks A conquer
        A 5 merchant orcs hand 9
        B 5
    """)
    assert targets(rules, state) == {"d1", "r1"}


@pytest.mark.parametrize(
    ("combo", "expected"),
    [
        ("hill halflings", {"h1", "p1", "f1", "s1", "m1", "h2"}),
        ("flying orcs", {"h1", "p1", "f1", "s1", "m1", "h2"}),
        ("seafaring orcs", {"h1", "s1", "w1"}),
        ("seafaring halflings", {"h1", "p1", "f1", "s1", "m1", "h2", "w1", "w2", "l1"}),
        ("underworld orcs", {"h1", "s1"}),
    ],
)
def test_who_enters_elsewhere(combo: str, expected: set[str]) -> None:
    """FIRST-4, A-72, A-73, RACE-HALFLINGS-1."""
    rules, state = game(ISLAND + f"asks A conquer\nA 5 {combo} hand 9\nB 5\n")
    assert targets(rules, state) == expected


def test_after_the_first_conquest_the_border_is_no_way_in() -> None:
    """FIRST-1, ADJ-2."""
    rules, state = game(ISLAND + "asks A conquer\nA 5 underworld orcs hand 9\nB 5\n")
    state = play(rules, state, "A: conquer h1")
    assert targets(rules, state) == {"p1"}
    assert code(rules, state, "conquer s1") == "out-of-reach"


def test_whoever_leaves_everything_enters_again() -> None:
    """FIRST-5, ABANDON-1."""
    rules, state = game(ISLAND + "A 5 underworld orcs : f1*4 p1\nB 5\n")
    assert targets(rules, state) == {"h1", "s1"}
    assert code(rules, state, "conquer m1") == "out-of-reach"
    state = play(rules, state, "A: leave f1 p1")
    assert tribe(state, "orcs").hand == 5
    assert targets(rules, state) == {"h1", "s1"}
    assert code(rules, state, "conquer m1") == "not-at-border"
    assert code(rules, state, "conquer f1") == "not-at-border"


def test_whoever_lost_everything_enters_again() -> None:
    """FIRST-5, RETREAT-3, A-5."""
    rules, state = game(
        ISLAND + "turn B\nA 5 underworld humans : p1*3\nB 5 hill orcs : f1*6\n"
    )
    state = play(rules, state, "B: conquer p1", "B: deploy f1=1 p1=5")
    assert asked(rules, state) == "A choice"
    assert tribe(state, "humans").hand == 2
    assert targets(rules, state) == {"h1", "s1"}
    # A failed entry leaves them in hand for another turn.
    state = play(rules, state, "A: end")
    assert tribe(state, "humans").hand == 2
    assert tribe(state, "humans").active


# The final attempt


@pytest.mark.parametrize(
    ("defenders", "answer"), [(1, "allowed"), (2, "allowed"), (3, "allowed"), (4, "die-too-short")]
)
def test_the_die_helps_whoever_is_short_by_one_to_three(defenders: int, answer: str) -> None:
    """FINAL-1, C-2: two in hand against 3, 4, 5 and 6."""
    rules, state = game(LINE + f"asks A conquer\nA 5 swamp orcs hand 2 : h1\nB 5 hill elves : p1*{defenders}\n")
    assert cost(rules, state, "p1") - 2 == defenders
    assert code(rules, state, "conquer p1") == "too-dear"
    assert code(rules, state, "conquer p1 die") == answer


def test_short_by_three_with_one_token_and_short_by_four() -> None:
    """FINAL-1, C-2."""
    rules, state = game(LINE + "asks A conquer\nA 5 swamp orcs hand 1 : h1 s1\nB 5 hill elves : p1*2\ntribes m1\n")
    assert code(rules, state, "conquer p1 die") == "allowed"
    rules, state = game(LINE + "asks A conquer\nA 5 swamp orcs hand 1 : h1 s1\nB 5 hill elves : p1*3\ntribes m1\n")
    assert code(rules, state, "conquer p1 die") == "die-too-short"
    assert code(rules, state, "conquer m1 die") == "allowed"


def test_no_die_on_what_can_be_paid() -> None:
    """A-10."""
    rules, state = game(LINE + "asks A conquer\nA 5 swamp orcs hand 2 : h1\nB 5\n")
    assert code(rules, state, "conquer p1 die") == "die-not-needed"


def test_no_die_without_a_token() -> None:
    """FINAL-1, CONQ-1."""
    rules, state = game(LINE + "asks A conquer\nA 5 swamp orcs : h1\nB 5\n")
    assert code(rules, state, "conquer p1 die") == "no-tokens"


def test_stopping_without_a_roll_is_always_legal() -> None:
    """A-9."""
    rules, state = game(LINE + "asks A conquer\nA 5 swamp orcs hand 1 : h1\nB 5\n")
    assert code(rules, state, "conquer p1 die") == "allowed"
    state = play(rules, state, "A: end")
    assert holder(rules, state, "h1") == "orcs*2"


@pytest.mark.parametrize(("pips", "taken"), [(0, False), (1, False), (2, True), (3, True)])
def test_hand_and_die_reach_the_cost_or_not(pips: int, taken: bool) -> None:
    """FINAL-2, FINAL-3, FINAL-4: all remaining tokens go there; otherwise home; either way that was all."""
    rules, state = game(LINE + "asks A conquer\nA 5 swamp ratmen hand 3 : h1 s1\nB 5\nC 5 hill elves : p1*3 m1\n")
    state = play(rules, state, "A: conquer p1 die")
    assert asked(rules, state) == "* roll"
    assert code(rules, state, "conquer f1") == "not-now"
    [rolled] = events(rules, state, f"*: roll {pips}", Rolled)
    assert rolled.pips == pips
    failed = events(rules, state, f"*: roll {pips}", Attempted)
    assert [event.region for event in failed] == ([] if taken else [rules.board.index("p1")])
    state = play(rules, state, f"*: roll {pips}")
    assert asked(rules, state) == "A redeploy"
    assert holder(rules, state, "p1") == ("ratmen*3" if taken else "elves*3")
    assert tribe(state, "ratmen").hand == (0 if taken else 3)


def test_a_successful_attempt_is_a_conquest_like_any_other() -> None:
    """FINAL-2: the defender's losses, the bonus and the pieces; the surplus of the die is nobody's."""
    rules, state = game(
        LINE + "asks A conquer\nA 5 pillaging ratmen hand 3 : h1\nB 5 fortified elves : m1 p1*2\npieces fortress p1\n"
    )
    assert cost(rules, state, "p1") == 5
    state = play(rules, state, "A: conquer p1 die", "*: roll 3")
    assert holder(rules, state, "p1") == "ratmen*3"
    assert tribe(state, "elves").waiting == 2
    assert state.pieces == ()
    assert rules.income(state, 0).total == 3


def test_the_target_need_not_be_the_weakest() -> None:
    """FINAL-5."""
    rules, state = game(LINE + "asks A conquer\nA 5 swamp orcs hand 1 : h1 f1\nB 5 hill elves : s1*2\ntribes p1\n")
    assert targets(rules, state) == {"p1", "s1"}
    assert code(rules, state, "conquer s1 die") == "allowed"


def test_the_hand_of_one_still_conquers_what_costs_one() -> None:
    """COST-1, FINAL-1."""
    rules, state = game(LINE + "asks A conquer\nA 5 commando orcs hand 1 : m1\nB 5\n")
    assert code(rules, state, "conquer s1") == "allowed"
    assert code(rules, state, "conquer s1 die") == "die-not-needed"


def test_an_attempt_needs_a_legal_target() -> None:
    """FINAL-1, CONQ-1."""
    rules, state = game(ISLAND + "asks A conquer\nA 5 swamp orcs hand 1 : s1\nB 5\n")
    assert code(rules, state, "conquer w1 die") == "water"
    assert code(rules, state, "conquer h1 die") == "out-of-reach"
    assert code(rules, state, "conquer s1 die") == "own-region"


def test_an_entry_may_be_a_final_attempt() -> None:
    """FINAL-1, FIRST-1, A-5: if it fails the tokens stay in hand."""
    rules, state = game(ISLAND + "asks A conquer\nA 5 swamp orcs hand 1\nB 5\n")
    assert code(rules, state, "conquer p1 die") == "not-at-border"
    failed = play(rules, state, "A: conquer h1 die", "*: roll 0")
    assert tribe(failed, "orcs").hand == 1
    assert failed.turn == 1
    entered = play(rules, state, "A: conquer h1 die", "*: roll 1")
    assert holder(rules, entered, "h1") == "orcs*1"
