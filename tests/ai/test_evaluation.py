"""How positions are judged, and how that is learnt."""

import json
from random import Random

import pytest

from swqt.ai.evaluation import BY_HAND, HAND_MADE, Evaluator, Weights, WeightsError, table_key
from swqt.ai.features import FEATURES, rows
from swqt.ai.training import NormalEquations, sensible, solve
from swqt.cli.bench import hex_board
from swqt.content.traits.catalogue import Catalogue
from swqt.engine import Rules
from swqt.table.bots import weights
from tests.support.positions import ROAD, game


def feature(text: str, seat: int, name: str) -> float:
    rules, state = game(f"{ROAD}{text}")
    return rows(rules, state)[seat][FEATURES.index(name)]


def test_features_say_what_they_are_called():
    """SCORE-1, SCORE-2, SCORE-3."""
    text = "A 5 hill orcs : f1*3 h1 | ~swamp elves : p1\nB 5 forest trolls : s1*2"
    assert (feature(text, 0, "active_income"), feature(text, 0, "declined_income")) == (3, 1)
    assert (feature(text, 0, "tokens"), feature(text, 0, "spare")) == (4, 2)
    assert (feature(text, 0, "is_active"), feature(text, 1, "active_regions")) == (1, 1)
    assert feature(text, 1, "campaign") == 0.5 * 1 / 3


def test_more_tokens_are_less_risk():
    thin = feature("A 5 hill orcs : p1\nB 5 forest giants : s1*5", 0, "active_risk")
    thick = feature("A 5 hill orcs : p1*4\nB 5 forest giants : s1*5", 0, "active_risk")
    assert 0 < thick < thin


def test_a_finished_game_is_worth_its_coins():
    rules, state = game(f"{ROAD}turn B\nA 50 hill orcs : f1\nB 40 forest elves : s1\nround 10/10")
    over = state._replace(agenda=())
    assert Evaluator(rules, weights(), 2).totals(over) == [50.0, 40.0]
    assert Evaluator(rules, weights(), 2).value(over, 0) == 10.0


@pytest.mark.parametrize("turns", [1, 3, 6, 9])
def test_income_and_tokens_are_worth_having(turns):
    """Whatever was learnt, for every kind of table."""
    for table in (BY_HAND, *weights().tables.values()):
        row = dict(zip(FEATURES, table[min(turns, len(table) - 1)], strict=True))
        assert row["active_income"] > 0
        assert row["declined_income"] >= 0
        assert row["tokens"] >= 0


def test_what_few_games_show_is_kept_within_bounds():
    wild = dict(zip(FEATURES, sensible([-20.0] * len(FEATURES)), strict=True))
    assert (wild["declined_risk"], wild["active_income"], wild["is_active"]) == (-6, 0, -20)
    assert dict(zip(FEATURES, sensible([4.5] * len(FEATURES)), strict=True))["active_risk"] == 0
    for table in weights().tables.values():
        assert all(row == sensible(row) for row in table)


def test_unknown_tables_use_the_nearest_of_their_world():
    made = Weights({"surface-2": BY_HAND[:2], "surface-4": BY_HAND[:3], "underground-5": BY_HAND[:4]}, {})
    assert (made.of("surface-2"), made.of("surface-5")) == (BY_HAND[:2], BY_HAND[:3])
    assert (made.of("underground-2"), HAND_MADE.of("surface-2")) == (BY_HAND[:4], BY_HAND)
    assert table_key(Rules(hex_board(2), Catalogue.load().content("base")), 2) == "surface-2"


@pytest.mark.parametrize(("text", "message"), [
    ("", "not a file of weights"),
    ('{"features": ["one"], "tables": {}}', "the features are not those of this program"),
    (json.dumps({"features": list(FEATURES), "tables": {"surface-2": [[1.0]]}}), "must have rows of"),
    (json.dumps({"features": list(FEATURES)}), "not a file of weights"),
    (json.dumps({"features": list(FEATURES), "tables": {"surface-2": [[10**400]]}}), "not a file of weights"),
])  # fmt: skip
def test_a_bad_file_of_weights_says_what_is_wrong(text, message, tmp_path):
    path = tmp_path / "weights.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(WeightsError, match=message):
        Weights.read(path)


def test_regression_finds_the_weights_behind_the_numbers():
    rng = Random(1)
    truth = [rng.uniform(0.2, 2) * (-1 if "risk" in name else 1) for name in FEATURES]
    seen = NormalEquations()
    for _ in range(3000):
        row = tuple(rng.uniform(0, 3) for _ in FEATURES)
        seen.add(row, sum(w * x for w, x in zip(truth, row, strict=True)) + rng.gauss(0, 1))
    assert solve(seen, (0.0,) * len(FEATURES)) == pytest.approx(truth, abs=0.15)
