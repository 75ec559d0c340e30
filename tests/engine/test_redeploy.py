"""Section 7: the family of redeployments and what is told of them (more in tests/scenarios/redeployments.swn)."""

import pytest

from swqt.engine import Deployed, DeployRange, Gained, Pool
from tests.support.positions import events, game, tribe

BOARD = """
    board {
      f1 edge : p1 h1 s1
      p1      : h1
      h1 edge :
      s1      : s2
      s2 edge :
    }
"""


def test_a_redeployment_is_one_family_of_commands_and_one_event():
    """REDEPLOY-1: those on the map and those in hand, at least one in each."""
    rules, state = game(BOARD + "A 0 hill orcs hand 3 : f1*2 p1 s2*4\nB 0 stout trolls : h1\nasks A redeploy")
    (option,) = rules.legal(state)
    assert option == DeployRange((Pool(tokens=10, regions=tribe(state, "orcs").held, least=1, most=10),))
    (event,) = events(rules, state, "A: deploy f1=1 p1=1 s2=8", Deployed)
    assert [count for _, count in event.counts] == [1, 1, 8]


def test_grants_are_reported_and_limited_by_the_tray():
    """REDEPLOY-2, COMP-9: nineteen of twenty Skeletons are in play, so one comes instead of two."""
    rules, state = game(
        BOARD + "A 0 hill skeletons : f1*15 p1 h1 s1 s2\nB 0 stout elves\ndone p1! h1! s1! s2!\nasks A conquer"
    )
    (gained,) = events(rules, state, "A: end", Gained)
    assert (gained.race, gained.tokens) == ("skeletons", 1)


@pytest.mark.parametrize(("pool", "only"), [
    (Pool(5, 0b1, 1, 5), ((0, 5),)),
    (Pool(2, 0b11, 1, 2), ((0, 1), (1, 1))),
    (Pool(2, 0b11, 0, 1), ((0, 1), (1, 1))),
    (Pool(3, 0b11, 1, 2), None),
    (Pool(1, 0b11, 0, 1), None),
])  # fmt: skip
def test_one_way_to_spread_the_tokens_is_no_question(pool, only):
    """A-8, REDEPLOY-1, A-32: one region, one token in each, or as many in each as may stand there."""
    assert pool.only() == only
    assert pool.fields() == (pool.tokens, pool.regions, pool.least, pool.most)
