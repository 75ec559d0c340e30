"""How positions are judged, and how that is learnt."""

import json
from random import Random

import pytest

from swqt.ai.evaluation import BY_HAND, HAND_MADE, Evaluator, Weights, WeightsError, advantage, table_key
from swqt.ai.features import FEATURES, rows, turns_left
from swqt.ai.training import NormalEquations, gauss, learnt, merged, sensible, solve, watch_game
from swqt.cli.bench import hex_board
from swqt.content import resource_folder
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


def test_turns_left_count_the_one_under_way():
    rules, state = game(f"{ROAD}A 5 hill orcs : f1\nB 5 forest elves : s1\nround 9/10")
    assert [turns_left(rules, state, seat) for seat in (0, 1)] == [2, 2]
    rules, state = game(f"{ROAD}turn B\nA 5 hill orcs : f1\nB 5 forest elves : s1\nround 10/10")
    assert [turns_left(rules, state, seat) for seat in (0, 1)] == [0, 1]


def test_a_finished_game_is_worth_its_coins():
    rules, state = game(f"{ROAD}turn B\nA 50 hill orcs : f1\nB 40 forest elves : s1\nround 10/10")
    over = state._replace(agenda=())
    assert Evaluator(rules, weights(), 2).totals(over) == [50.0, 40.0]
    assert Evaluator(rules, weights(), 2).value(over, 0) == 10.0


def test_the_best_of_several_rivals_counts_most():
    assert advantage([50, 40, 20], 0) == pytest.approx(50 - 0.5 * 40 - 0.5 * 30)
    assert advantage([50, 40], 1) == -10


@pytest.mark.parametrize("turns", [1, 3, 6, 9])
def test_income_and_tokens_are_worth_having(turns):
    """Whatever was learnt, for every kind of table."""
    for table in (BY_HAND, *weights().tables.values()):
        row = dict(zip(FEATURES, table[min(turns, len(table) - 1)], strict=True))
        assert row["active_income"] > 0
        assert row["declined_income"] >= 0
        assert row["tokens"] >= 0


def test_shipped_weights_say_where_they_come_from():
    path = resource_folder() / "ai" / "weights.json"
    about = json.loads(path.read_text(encoding="utf-8"))["about"]
    assert all(command.startswith("swqt arena train") for command in about["commands"])
    assert about["games"]
    assert len(about["digest"]) == 16


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
])  # fmt: skip
def test_a_bad_file_of_weights_says_what_is_wrong(text, message, tmp_path):
    path = tmp_path / "weights.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(WeightsError, match=message):
        Weights.read(path)


def test_equations_are_solved():
    assert gauss([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_regression_finds_the_weights_behind_the_numbers():
    rng = Random(1)
    truth = [rng.uniform(0.2, 2) * (-1 if "risk" in name else 1) for name in FEATURES]
    seen = NormalEquations()
    for _ in range(3000):
        row = tuple(rng.uniform(0, 3) for _ in FEATURES)
        seen.add(row, sum(w * x for w, x in zip(truth, row, strict=True)) + rng.gauss(0, 1))
    assert solve(seen, (0.0,) * len(FEATURES)) == pytest.approx(truth, abs=0.15)


def test_what_was_not_seen_stays_as_it_was():
    old = tuple(float(number) for number in range(len(FEATURES)))
    assert solve(NormalEquations(), old) == old


def test_a_game_teaches_something_about_every_turn_but_the_last_position():
    rules = Rules(hex_board(2), Catalogue.load().content("base"))
    sums = watch_game(rules, 2, HAND_MADE, 3)
    assert sums[0].count == 0
    assert all(seen.count for seen in sums[1:])
    assert len(learnt(merged([sums, sums]), HAND_MADE.of("surface-2"))) == rules.board.rounds + 1
    assert merged([sums, sums])[5].count == 2 * sums[5].count
