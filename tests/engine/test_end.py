"""Section 10: the end of the game, and what nobody may know."""

import pytest

from swqt.engine import GameOver, Standing, State
from tests.support.positions import check, code, game, step

BOARD = """
    board {
      f1 edge : p1 h1
      p1      : h1 s1
      h1 edge : s1
      s1      : m1
      m1 edge :
    }
"""


def test_the_last_thing_told_is_that_the_game_is_over_and_then_nothing_is_legal():
    """END-1."""
    rules, state = game(BOARD + "round 4/4\nA 0 hill orcs : f1\nB 0 swamp trolls : p1\nasks B choice")
    state, events = step(rules, state, "B: end")
    assert rules.decision(state) is None
    assert isinstance(events[-1], GameOver)
    assert (rules.legal(state), rules.chances(state), code(rules, state, "end")) == ((), (), "game-over")


@pytest.mark.parametrize(("seats", "standing"), [
    # END-2: most coins win, whatever stands on the map
    ("A 30\nB 41 hill orcs : f1\nC 37 swamp trolls : p1*9\nasks nobody", [(1, 1, 41, 1), (2, 2, 37, 9), (0, 3, 30, 0)]),
    # a leader board during the game is the same question
    ("A 3 hill orcs : f1\nB 7", [(1, 1, 7, 0), (0, 2, 3, 1)]),
    # END-3: a tie goes to the most race tokens on the map, active and in decline together
    ("A 40 hill orcs : f1*2 p1\nB 40 swamp trolls : h1*2 | ~flying elves : s1 m1\nasks nobody",
     [(1, 1, 40, 4), (0, 2, 40, 3)]),
    # still tied they share the win, and the next place is counted from those before it
    ("A 10\nB 40 swamp trolls : h1*2\nC 40 hill orcs : f1 p1\nD 39 flying elves : s1*9\nasks nobody",
     [(1, 1, 40, 2), (2, 1, 40, 2), (3, 3, 39, 9), (0, 4, 10, 0)]),
    # no Encampments, no tokens in hand, no Amazons set aside, no Fortresses or Lairs
    ("A 40 bivouacking amazons hand 4 : f1*2 p1\nB 40 fortified trolls hand 2 : h1*2 s1\n"
     "pieces encampment f1, encampment f1, encampment f1, fortress h1\nasks nobody", [(0, 1, 40, 3), (1, 1, 40, 3)]),
])  # fmt: skip
def test_standing(seats, standing):
    """END-2, END-3, A-29: seat, place, coins and tokens."""
    rules, state = game(BOARD + seats)
    assert rules.standing(state) == tuple(Standing(*row) for row in standing)


def test_no_state_holds_what_nobody_may_know():
    """HIDDEN-2, FLOW-6: the unseen stacks are sorted sets, so their order tells nothing."""
    rules, state = game(BOARD + "column hill amazons\nA 5\nB 5")
    assert (state.races, state.powers) == (tuple(sorted(state.races)), tuple(sorted(state.powers)))
    assert {*state.races, "amazons"} == {race.name for race in rules.content.races}
    # And there is nowhere else where an order could hide.
    assert set(State._fields) == {
        "round", "turn", "coins", "tribes", "tokens", "natives", "pieces", "column", "races", "powers", "items",
        "returned", "agenda", "attacked", "rolled", "used", "notes",
    }  # fmt: skip


def test_no_decision_depends_on_the_coins_of_others():
    """HIDDEN-1: totals are hidden, so what a seat may do and what it is told are the same whatever others own."""
    line = "A 3 hill orcs : f1*6\nB {} swamp trolls : h1*2"
    rules, poor = game(BOARD + line.format(0))
    _, rich = game(BOARD + line.format(99))
    assert rules.legal(poor) == rules.legal(rich)
    poor_step, rich_step = step(rules, poor, "A: conquer h1"), step(rules, rich, "A: conquer h1")
    assert poor_step.events == rich_step.events
    assert poor_step.state._replace(coins=(0, 0)) == rich_step.state._replace(coins=(0, 0))
    assert check(rules, poor, "conquer p1") is None
