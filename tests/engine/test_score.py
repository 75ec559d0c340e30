"""Section 8: scoring; with the cross-checks of section 20."""

import pytest

from swqt.engine import Earned, Gain
from tests.support.positions import LIBRARY, asked, cost, events, game, play

BOARD = """
    board {
      f1 edge : p1 h1 s1
      p1 mine : h1
      h1 edge magic :
      s1      : w1
      w1 edge :
    }
"""


def test_each_region_of_the_active_race_pays_one_coin() -> None:
    """SCORE-1: one for each Region, however many tokens stand there."""
    rules, state = game(BOARD + "A 4 commando orcs : f1*5 p1 h1*2\nB 0 swamp trolls")
    assert rules.income(state, 0).total == 3
    state = play(rules, state, "A: end", "A: deploy f1=1 p1=1 h1=6")
    assert state.coins == (7, 0)


def test_each_region_of_a_race_in_decline_pays_one_coin() -> None:
    """SCORE-2: two races in decline and a sea of Seafaring ones included."""
    rules, state = game(
        BOARD + "A 0 commando orcs : f1 | ~seafaring elves : s1 w1 | ~spirit ratmen : p1 h1\n"
        "B 0 swamp trolls"
    )
    assert [(part.race, part.amount) for part in rules.income(state, 0).parts] == [
        ("orcs", 1), ("elves", 2), ("ratmen", 2),
    ]  # fmt: skip
    assert play(rules, state, "A: end").coins == (5, 0)


def test_bonuses_of_banner_and_badge_add_up() -> None:
    """SCORE-3: Hill Wizards on a Hill with magic get three coins for it."""
    rules, state = game(BOARD + "A 0 hill wizards : h1 f1\nB 0 swamp trolls")
    assert rules.income(state, 0).total == 4


def test_only_dwarves_keep_a_bonus_in_decline() -> None:
    """SCORE-3, RACE-DWARVES-1: banner and badge of the others are worth nothing there."""
    rules, state = game(BOARD + "A 0 | ~hill dwarves : p1 h1\nB 0 | ~merchant wizards : f1 s1")
    assert rules.income(state, 0).total == 3
    assert rules.income(state, 1).total == 2


@pytest.mark.parametrize(
    ("combo", "coins"),
    [
        ("hill orcs", 3), ("merchant orcs", 3), ("alchemist orcs", 3), ("hill wizards", 3), ("hill humans", 3),
        ("wealthy orcs", 3), ("fortified orcs", 3), ("pillaging orcs", 3), ("hill dwarves", 4),
    ],
)  # fmt: skip
def test_the_turn_of_declining_pays_one_coin_a_region(combo: str, coins: int) -> None:
    """SCORE-5: no bonus unless it lasts in decline."""
    pieces = "pieces fortress f1" if combo.startswith("fortified") else ""
    rules, state = game(BOARD + f"A 0 {combo} : f1*2 p1 h1\nB 0 swamp trolls\n{pieces}")
    assert play(rules, state, "A: decline").coins[0] == coins


def test_the_turn_of_declining_pays_for_a_race_that_stays_beside_it() -> None:
    """SCORE-5: Spirits beside another race in decline; the race that leaves pays nothing any more."""
    column = "column hill amazons, alchemist humans, merchant giants, forest ratmen, swamp wizards, flying ghouls"
    rules, state = game(BOARD + column + "\nA 0 commando orcs : f1*2 | ~spirit elves : p1 h1\nB 0 stout trolls")
    assert play(rules, state, "A: decline").coins[0] == 3
    rules, state = game(BOARD + column + "\nA 0 commando orcs : f1*2 | ~mounted elves : p1 h1\nB 0 stout trolls")
    assert play(rules, state, "A: decline").coins[0] == 1


def test_coins_on_the_picked_combo_are_paid_at_once() -> None:
    """SCORE-6: they are no income of the turn."""
    rules, state = game(
        BOARD + "column hill orcs +3, alchemist humans, merchant giants, forest ratmen, swamp wizards, flying ghouls"
        "\nunseen\nA 5\nB 5"
    )
    state = play(rules, state, "A: pick 1")
    assert state.coins[0] == 8
    assert rules.income(state, 0).total == 0


def test_only_the_seat_in_turn_is_paid() -> None:
    """Section 8: nobody else, whatever he holds."""
    rules, state = game(BOARD + "A 0 hill orcs : f1\nB 3 merchant trolls : h1*2 p1")
    after = play(rules, state, "A: end")
    assert asked(rules, after) == "B choice"
    assert after.coins == (1, 3)


def test_the_preview_is_what_is_paid() -> None:
    """SCORE-1 to SCORE-3: the last income told before the turn ends equals the event's and the coins gained."""
    rules, state = game(BOARD + "A 0 pillaging orcs : f1*9\nB 0 swamp trolls : h1*2 s1\ntribes p1")
    state = play(rules, state, "A: conquer h1", "A: conquer p1")
    told = rules.income(state, 0)
    # f1, h1, p1; two Regions that were not empty, twice
    assert told.total == 7
    state = play(rules, state, "A: end") if asked(rules, state) == "A conquer" else state
    (earned,) = events(rules, state, "A: deploy f1=1 h1=5 p1=3", Earned)
    assert earned.income == told
    assert sum(part.amount for part in told.parts) == told.total


def test_every_part_of_an_income_names_its_regions_and_its_rule() -> None:
    """SCORE-1, SCORE-2, SCORE-3: what the window shows as a sum."""
    rules, state = game(BOARD + "A 0 hill dwarves : p1 h1 | ~spirit elves : f1\nB 0 swamp trolls")
    at = rules.board.index
    assert rules.income(state, 0).parts == (
        Gain("regions", "dwarves", 2, 1 << at("p1") | 1 << at("h1"), "SCORE-1"),
        Gain("dwarves", "dwarves", 1, 1 << at("p1"), "RACE-DWARVES-1"),
        Gain("hill", "dwarves", 1, 1 << at("h1"), "POWER-HILL-1"),
        Gain("regions", "elves", 1, 1 << at("f1"), "SCORE-2"),
    )


def test_the_trays_of_the_base_game_hold_168_tokens() -> None:
    """CHECK-1, COMP-6."""
    assert sum(race.supply for race in LIBRARY.content("base").races) == 168


def test_a_hill_with_a_lost_tribe_costs_three() -> None:
    """CHECK-2."""
    rules, state = game(BOARD + "A 0 swamp orcs hand 5\nB 0 flying trolls\ntribes h1\nasks A conquer")
    assert cost(rules, state, "h1") == 3


def test_merchant_skeletons_with_three_regions_score_six() -> None:
    """CHECK-3."""
    rules, state = game(BOARD + "A 0 merchant skeletons : f1 p1 h1\nB 0 flying trolls")
    assert play(rules, state, "A: end").coins[0] == 6


def test_hill_tritons_beside_merchant_skeletons_in_decline() -> None:
    """CHECK-4: the Hill pays the Tritons a coin more, the Skeletons one coin a Region."""
    rules, state = game(BOARD + "A 0 hill tritons : h1 f1 | ~merchant skeletons : p1 s1\nB 0 flying trolls")
    assert rules.income(state, 0).total == 2 + 1 + 2


def test_the_third_combo_costs_a_coin_on_each_combo_above() -> None:
    """CHECK-5, COLUMN-2."""
    rules, state = game(
        BOARD + "column hill orcs, alchemist humans +2, merchant giants, forest ratmen, swamp wizards, flying ghouls"
        "\nunseen\nA 5\nB 5"
    )
    state = play(rules, state, "A: pick 3")
    assert state.coins[0] == 3
    assert [combo.coins for combo in state.column] == [1, 3, 0, 0, 0]
