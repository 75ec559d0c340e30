"""What choices lose, measured by playing every alternative on to the end."""

import pytest

from swqt.ai import BY_NAME, SearchBot
from swqt.ai.planner import STEADY
from swqt.ai.regret import KINDS, kind_of, regret, regrets
from swqt.table.bots import weights
from swqt.table.tournament import rules_of
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
    assert (good.kind, good.state.round, good.apparent, good.fair) == ("pick", 10, 0, 0)
    monkeypatch.setattr(SearchBot, "think", lambda bot, rules, state: bot.plans(rules, state)[-1])
    bad = regret(rules, weights(), "expert", state, "1", 4)
    assert bad.apparent > 5
    assert bad.fair > 5


@pytest.mark.parametrize(("better", "played"), [(-8.0, 12), (2.0, 40), (8.0, 240)])
def test_alternatives_clearly_behind_get_fewer_games_and_large_regrets_more(monkeypatch, better, played):
    rules, state = game(f"{ROAD}A 5\nB 5 forest trolls : s1*3\nasks A pick\ncolumn swamp dwarves, mounted humans +5")
    choice = rules.after(state, SearchBot(BY_NAME["hard"], "1", weights()).think(rules, state).commands[0])
    games = []

    def play_on(search, start, seat, seed, rounds, effort):
        assert effort == STEADY
        games.append(seed)
        other = not start.column or start.column[-1] != choice.column[-1] or start.coins != choice.coins
        return better * other + int(seed.split()[-1]) % 3

    monkeypatch.setattr("swqt.ai.rollout.RolloutSearch.play_on", play_on)
    found = regret(rules, weights(), "hard", state, "1", 40)
    assert len(games) == 2 * played
    assert found.apparent == max(0.0, better)
    assert (found.fair, found.margin) == (max(0.0, better), 0.0)
    assert (found.choice == found.best) == (better < 0)


def test_regret_is_the_same_for_the_same_seed_and_never_appears_negative():
    rules = rules_of("midland-3", "base")
    found = regrets(rules, weights(), "beginner", 1, 2)
    assert found == regrets(rules, weights(), "beginner", 1, 2)
    assert tuple(regret.kind for regret in found) == KINDS
    assert all(regret.apparent >= max(0.0, regret.fair) for regret in found)
