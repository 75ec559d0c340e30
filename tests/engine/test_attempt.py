"""rules.md section 6: where a race enters, and what the final attempt tells (more in tests/scenarios/attempts.swn)."""

import pytest

from swqt.engine import Attempted, Rolled
from tests.support.positions import asked, code, events, game, holder, play, targets, tribe

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


@pytest.mark.parametrize(("combo", "expected"), [
    ("underworld orcs", {"h1", "s1"}),
    ("hill halflings", {"h1", "p1", "f1", "s1", "m1", "h2"}),
    ("flying orcs", {"h1", "p1", "f1", "s1", "m1", "h2"}),
    ("seafaring orcs", {"h1", "s1", "w1"}),
    ("seafaring halflings", {"h1", "p1", "f1", "s1", "m1", "h2", "w1", "w2", "l1"}),
])  # fmt: skip
def test_where_a_race_without_a_region_enters(combo, expected):
    """FIRST-1, FIRST-2, FIRST-4, A-72, A-73, RACE-HALFLINGS-1: by the edge, and the shore of a Sea that touches it."""
    rules, state = game(ISLAND + f"asks A conquer\nA 5 {combo} hand 9\nB 5\n")
    assert targets(rules, state) == expected


@pytest.mark.parametrize(("pips", "taken"), [(0, False), (1, False), (2, True), (3, True)])
def test_hand_and_die_reach_the_cost_or_not(pips, taken):
    """FINAL-2, FINAL-3, FINAL-4: all remaining tokens go there; otherwise home; either way that was all."""
    rules, state = game(LINE + "asks A conquer\nA 5 swamp ratmen hand 3 : h1 s1\nB 5\nC 5 hill elves : p1*3 m1\n")
    state = play(rules, state, "A: conquer p1 die")
    assert (asked(rules, state), code(rules, state, "conquer f1")) == ("* roll", "not-now")
    assert [event.pips for event in events(rules, state, f"*: roll {pips}", Rolled)] == [pips]
    failed = events(rules, state, f"*: roll {pips}", Attempted)
    assert [event.region for event in failed] == [rules.board.index("p1")] * (not taken)
    state = play(rules, state, f"*: roll {pips}")
    assert (asked(rules, state), tribe(state, "ratmen").hand) == ("A redeploy", 0 if taken else 3)
    assert holder(rules, state, "p1") == ("ratmen*3" if taken else "elves*3")
