"""Section 7: redeployment."""

import pytest

from swqt.engine import Deployed, DeployRange, Gained, Pool
from tests.support.positions import asked, check, code, events, game, holder, play, tribe

BOARD = """
    board {
      f1 edge : p1 h1 s1
      p1      : h1
      h1 edge :
      s1      : s2
      s2 edge :
    }
"""


def test_tokens_spread_freely_over_the_regions_held() -> None:
    """REDEPLOY-1: adjacent or not, those on the map and those in hand, at least one in each."""
    rules, state = game(BOARD + "A 0 hill orcs hand 3 : f1*2 p1 s2*4\nB 0 stout trolls : h1\nasks A redeploy")
    (option,) = rules.legal(state)
    held = tribe(state, "orcs").held
    assert option == DeployRange((Pool(tokens=10, regions=held, least=1, most=10),))
    for counts in ("f1=8 p1=1 s2=1", "f1=1 p1=8 s2=1", "f1=1 p1=1 s2=8", "f1=3 p1=3 s2=4"):
        assert check(rules, state, f"deploy {counts}") is None
    (event,) = events(rules, state, "A: deploy f1=1 p1=1 s2=8", Deployed)
    assert [count for _, count in event.counts] == [1, 1, 8]
    state = play(rules, state, "A: deploy f1=1 p1=1 s2=8")
    assert [holder(rules, state, region) for region in ("f1", "p1", "s2")] == ["orcs*1", "orcs*1", "orcs*8"]


@pytest.mark.parametrize(
    ("counts", "reason"),
    [
        ("f1=0 p1=5 s2=5", "deploy-empty"), ("f1=4 p1=1 s2=4", "deploy-total"), ("f1=4 p1=1 s2=6", "deploy-total"),
        ("f1=5 p1=5", "deploy-regions"), ("f1=4 p1=1 s2=4 s1=1", "deploy-regions"),
        ("f1=4 p1=1 s2=4 h1=1", "deploy-regions"),
    ],
)  # fmt: skip
def test_every_region_keeps_a_token_and_every_token_a_region(counts: str, reason: str) -> None:
    """REDEPLOY-1, REDEPLOY-3, A-15."""
    rules, state = game(BOARD + "A 0 hill orcs hand 3 : f1*2 p1 s2*4\nB 0 stout trolls : h1\nasks A redeploy")
    assert code(rules, state, f"deploy {counts}") == reason


def test_tokens_of_a_failed_attempt_are_redeployed_too() -> None:
    """REDEPLOY-1, FINAL-3."""
    rules, state = game(BOARD + "A 0 hill orcs hand 2 : f1 s2\nB 0 stout trolls : p1*2\nasks A conquer")
    state = play(rules, state, "A: conquer p1 die", "*: roll 0")
    assert asked(rules, state) == "A redeploy"
    assert check(rules, state, "deploy f1=1 s2=3") is None
    assert code(rules, state, "deploy f1=1 s2=1") == "deploy-total"


def test_one_way_to_redeploy_is_no_question() -> None:
    """REDEPLOY-1, REDEPLOY-3: one Region takes all; one token each stays where it is."""
    rules, state = game(BOARD + "A 0 hill orcs hand 3 : f1*2\nB 0 swamp trolls : h1\nasks A conquer")
    state = play(rules, state, "A: end")
    assert (asked(rules, state), holder(rules, state, "f1")) == ("B choice", "orcs*5")
    rules, state = game(BOARD + "A 0 hill orcs : f1 p1 s1\nB 0 swamp trolls : h1\nasks A conquer")
    assert asked(rules, play(rules, state, "A: end")) == "B choice"


def test_without_a_region_the_tokens_stay_in_hand() -> None:
    """REDEPLOY-3, A-5: a failed entry; next turn FIRST applies."""
    rules, state = game(BOARD + "A 0 hill orcs hand 2\nB 0 swamp trolls : f1 h1 s2\nasks A conquer")
    state = play(rules, state, "A: conquer s2 die", "*: roll 0")
    assert asked(rules, state) == "B choice"
    assert tribe(state, "orcs").hand == 2
    state = play(rules, state, "B: end")
    assert asked(rules, state) == "A choice"
    assert code(rules, state, "conquer p1") == "not-at-border"
    assert code(rules, state, "conquer f1 die") == "allowed"


def test_grants_come_before_the_tokens_are_spread() -> None:
    """REDEPLOY-2: Skeletons are counted when conquests have ended, and may go anywhere."""
    rules, state = game(
        BOARD + "A 0 hill skeletons hand 9 : f1\nB 0 stout elves : h1 | ~flying ratmen : s1\ntribes s2\nasks A conquer"
        "\ncolumn merchant giants, commando wizards, swamp orcs, forest humans, mounted tritons, dragon dwarves"
    )
    state = play(rules, state, "A: conquer h1", "A: conquer s1", "A: conquer s2")
    # Nine in hand, and three conquests of 3, 3 and 3; all of somebody, so one Skeleton rises.
    assert asked(rules, state) == "A redeploy"
    assert tribe(state, "skeletons").hand == 1
    assert code(rules, state, "deploy f1=1 h1=3 s1=3 s2=3") == "deploy-total"
    assert check(rules, state, "deploy f1=2 h1=3 s1=3 s2=3") is None


def test_grants_are_reported_and_limited_by_the_tray() -> None:
    """REDEPLOY-2, COMP-9: nineteen of twenty Skeletons are in play, so one comes instead of two."""
    rules, state = game(
        BOARD + "A 0 hill skeletons : f1*15 p1 h1 s1 s2\nB 0 stout elves\ndone p1! h1! s1! s2!\nasks A conquer"
    )
    (gained,) = events(rules, state, "A: end", Gained)
    assert (gained.race, gained.tokens) == ("skeletons", 1)


def test_races_in_decline_do_not_move() -> None:
    """REDEPLOY-5: their Regions are not among those one spreads over, nor are tokens exchanged."""
    rules, state = game(
        BOARD + "A 0 hill orcs hand 3 : f1 p1 | ~flying elves : s1\nB 0 stout trolls : h1\n"
        "asks A redeploy"
    )
    assert check(rules, state, "deploy f1=3 p1=2") is None
    assert code(rules, state, "deploy f1=3 p1=1 s1=2") == "deploy-regions"


def test_ghouls_in_decline_move_in_the_common_redeployment_each_race_for_itself() -> None:
    """REDEPLOY-5, A-38: two pools in one command; tokens are never exchanged between them."""
    rules, state = game(
        BOARD + "A 0 hill orcs hand 3 : f1 p1 | ~flying ghouls : s1*3 s2\nB 0 stout trolls : h1\nasks A redeploy"
    )
    assert check(rules, state, "deploy f1=4 p1=1 s1=1 s2=3") is None
    assert code(rules, state, "deploy f1=3 p1=1 s1=2 s2=3") == "deploy-total"
    assert code(rules, state, "deploy f1=5 p1=1 s1=1 s2=2") == "deploy-total"


def test_amazons_set_four_aside_after_it() -> None:
    """REDEPLOY-6, RACE-AMAZONS-2: what is deployed is what stays; the four are in hand afterwards."""
    rules, state = game(BOARD + "A 0 hill amazons hand 10 : f1 p1\nB 0 stout trolls : h1\nasks A redeploy")
    assert code(rules, state, "deploy f1=6 p1=6") == "deploy-total"
    state = play(rules, state, "A: deploy f1=3 p1=5")
    assert (holder(rules, state, "f1"), holder(rules, state, "p1")) == ("amazons*3", "amazons*5")
    assert tribe(state, "amazons").hand == 4


def test_regions_held_this_turn_and_before_are_alike() -> None:
    """REDEPLOY-1, CONQ-3: what conquered a Region may leave it now, but for one."""
    rules, state = game(BOARD + "A 0 hill orcs : f1*6\nB 0 stout trolls : h1*2")
    state = play(rules, state, "A: conquer h1")
    assert holder(rules, state, "h1") == "orcs*5"
    state = play(rules, state, "A: deploy f1=5 h1=1")
    assert holder(rules, state, "f1") == "orcs*5"


@pytest.mark.parametrize(
    ("pool", "only"),
    [
        (Pool(5, 0b1, 1, 5), ((0, 5),)),
        (Pool(2, 0b11, 1, 2), ((0, 1), (1, 1))),
        (Pool(2, 0b11, 0, 1), ((0, 1), (1, 1))),
        (Pool(3, 0b11, 1, 2), None),
        (Pool(1, 0b11, 0, 1), None),
    ],
)
def test_one_way_to_spread_the_tokens_is_no_question(pool: Pool, only: tuple[tuple[int, int], ...] | None) -> None:
    """A-8, REDEPLOY-1, A-32: one region, one token in each, or as many in each as may stand there."""
    assert pool.only() == only
