"""What choices lose, measured by playing every alternative on to the end."""

import pytest

from swqt.ai import SearchBot
from swqt.ai.regret import kind_of, regret
from swqt.table.bots import weights
from tests.support.positions import ROAD, game


@pytest.mark.parametrize(("position", "kind"), [
    ("A 5 hill orcs : f1 h1\nB 5\nround 3/10\ncolumn mounted humans", "decline"),
    ("A 5 hill orcs : f1 h1\nB 5\nround 10/10", ""),
    ("A 5\nB 5 forest trolls : s1*3\nasks A pick\ncolumn swamp dwarves, mounted humans +5", "pick"),
    ("A 5\nB 5 forest trolls : s1*3\nasks A pick\ncolumn swamp dwarves", ""),
])  # fmt: skip
def test_decisions_are_known_by_what_may_be_answered(position, kind):
    assert kind_of(*game(f"{ROAD}{position}")) == kind


def test_in_the_last_turn_the_best_combo_is_not_regretted_and_another_is(monkeypatch):
    rules, state = game(
        f"{ROAD}A 5\nB 5 forest trolls : s1*3\nasks A pick\nround 10/10\ncolumn swamp dwarves, mounted humans +9"
    )
    good = regret(rules, weights(), "expert", state, "1", 4)
    assert (good.kind, good.round, good.apparent, good.fair) == ("pick", 10, 0, 0)
    monkeypatch.setattr(SearchBot, "think", lambda bot, rules, state: bot.plans(rules, state)[-1])
    bad = regret(rules, weights(), "expert", state, "1", 4)
    assert bad.apparent > 5
    assert bad.fair > 5
