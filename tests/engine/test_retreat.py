"""rules.md section 6: what is told of losses (conquests and retreats: tests/scenarios/{conquests,retreats}.swn)."""

import pytest

from swqt.engine import Abandoned, Lost, Retreated
from tests.support.positions import events, game, play, tribe

BOARD = """
    board {
      f1 edge : p1 h1
      p1      : h1 s1
      h1 edge : s1
      s1 edge :
    }
"""


@pytest.mark.parametrize(("tokens", "withdrawn"), [(1, 0), (2, 1), (3, 2)])
def test_one_token_is_lost_and_the_others_are_withdrawn(tokens, withdrawn):
    """RETREAT-1, A-12."""
    rules, state = game(
        BOARD + f"A 0 hill orcs hand 5 : f1\nB 0 stout elves : s1\nC 0 swamp ratmen : h1*{tokens} p1\nasks A conquer"
    )
    assert events(rules, state, "A: conquer h1", Lost) == [Lost(2, "ratmen", rules.board.index("h1"), 1, withdrawn)]
    state = play(rules, state, "A: conquer h1")
    assert (rules.tray(state, "ratmen"), tribe(state, "ratmen").waiting) == (13 - tokens, withdrawn)


def test_lost_tribes_are_nobodys_loss():
    """CONQ-5."""
    rules, state = game(BOARD + "A 5 underworld orcs : f1*4\nB 5\ntribes p1")
    assert events(rules, state, "A: conquer p1", Lost) == [Lost(-1, "", rules.board.index("p1"), 1, 0)]


def test_what_is_left_of_a_withdrawal_is_reported():
    """RETREAT-3: the event says how many tokens found no Region."""
    rules, state = game(BOARD + "A 0 hill orcs hand 8 : f1\nB 0 stout trolls : h1*3\nasks A conquer")
    state = play(rules, state, "A: conquer h1", "A: end")
    (event,) = events(rules, state, "A: deploy f1=1 h1=8", Retreated)
    assert (event.race, event.counts, event.rest) == ("trolls", (), 2)


def test_regions_given_up_are_told():
    """ABANDON-1."""
    rules, state = game(BOARD + "A 0 hill orcs : f1*2 p1*2\nB 0 stout trolls")
    assert events(rules, state, "A: leave p1", Abandoned) == [Abandoned(0, "orcs", 1 << rules.board.index("p1"))]
