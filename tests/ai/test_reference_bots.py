"""The opponents that arenas measure the bots by."""

import ast
from pathlib import Path

import pytest

from swqt.ai import reference_bots
from swqt.ai.random_bot import RandomBot
from swqt.ai.reference_bots import REFERENCE_BOTS
from swqt.ai.training import play_game
from swqt.engine import Conquer, Decline, Pick
from swqt.table.tournament import rules_of
from tests.support.positions import ROAD, game


@pytest.mark.parametrize("name", REFERENCE_BOTS)
@pytest.mark.parametrize("label", ["base", "both"])
def test_a_reference_bot_plays_better_than_chance_and_always_the_same(name, label):
    rules = rules_of("midland-3", label)
    ends = [play_game(rules, [REFERENCE_BOTS[name](1), RandomBot(2), RandomBot(3)], 4) for _ in range(2)]
    assert ends[0] == ends[1]
    assert ends[0].coins[0] > max(ends[0].coins[1:])


def test_the_rule_of_thumb_takes_the_combo_with_most_tokens_and_coins():
    rules, state = game(f"{ROAD}A 5\nB 5 forest trolls : s1*3\nasks A pick\ncolumn swamp dwarves, mounted humans +5")
    assert REFERENCE_BOTS["human"](1).choose(rules, state) == Pick(1)


def test_the_rule_of_thumb_goes_on_with_a_fresh_race_and_declines_one_that_is_stuck():
    fresh = game(f"{ROAD}A 5 hill orcs : f1*7\nB 5\nround 9/10")
    stuck = game(f"{ROAD}A 5 hill orcs : f1 h1\nB 5\nround 3/10\ncolumn mounted humans")
    assert isinstance(REFERENCE_BOTS["human"](1).choose(*fresh), Conquer)
    assert isinstance(REFERENCE_BOTS["human"](1).choose(*stuck), Decline)


def test_reference_bots_share_nothing_with_the_search_of_the_levels():
    tree = ast.parse(Path(reference_bots.__file__).read_text(encoding="utf-8"))
    used = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {module for module in used if module and module.startswith("swqt")} == {"swqt.ai.random_bot", "swqt.engine"}
