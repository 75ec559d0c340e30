"""What the strongest bot has studied: what it sees, how it learns, and what it makes of the judgement."""

import json
from dataclasses import replace
from random import Random

import pytest

from swqt.ai import BY_NAME, HAND_MADE, LEVELS, Evaluator, SearchBot, WeightsError
from swqt.ai.evaluation import MODEL_FEATURES, PositionModel, model_features, read_studies
from swqt.ai.features import FEATURES, rows
from swqt.ai.model_training import RegressionSums, bent, terms, watch_table
from swqt.ai.trait_info import trait_info
from swqt.cli.bench import hex_board
from swqt.content import resource_folder
from swqt.content.traits.catalogue import Catalogue
from swqt.engine import CHANCE, WORLDS, Pick, Rules, State
from swqt.table.bots import weights
from tests.support.positions import ROAD, game

BLANK = tuple([(0.0,) * len(MODEL_FEATURES)] * 11)
NOTHING = PositionModel(BLANK, BLANK, {}, {})


def sight(text: str, seat: int, name: str) -> float:
    rules, state = game(f"{ROAD}{text}")
    return model_features(trait_info(rules), state, seat, rows(rules, state)[seat])[MODEL_FEATURES.index(name)]


def test_features_say_what_they_are_called():
    text = "A 5 hill orcs : f1*3 | ~swamp elves : h1 p1*2\nB 5 forest trolls : s1*2"
    assert (sight(text, 0, "declined_regions"), sight(text, 0, "declined_tokens")) == (2, 3)
    assert (sight(text, 0, "declined_tribes"), sight(text, 1, "declined_tribes")) == (1, 0)
    assert sight(text, 0, "tokens") == 3


def test_peace_is_seen_for_the_seat_that_made_it():
    """POWER-DIPLOMAT-1."""
    text = "A 5 hill orcs : f1*3\nB 5 diplomat trolls pact A : s1*2"
    assert (sight(text, 0, "peace"), sight(text, 1, "peace")) == (0, 1)
    assert sight(text.replace(" pact A", ""), 1, "peace") == 0


def test_peace_with_the_only_rival_is_worth_coins():
    """POWER-DIPLOMAT-1: a race that keeps it goes on growing while the other one cannot."""
    waits = read_studies(resource_folder() / "ai" / "studies.json")["surface-2"].waits
    assert all(waits[turns][MODEL_FEATURES.index("peace")] > 2 for turns in range(3, 9))


def first_pick() -> tuple[Rules, State]:
    rules = Rules(hex_board(2), Catalogue.load().content("base"))
    state = rules.start(2)
    while state.agenda[-1].seat == CHANCE:
        state = rules.apply(state, rules.chances(state)[0][0]).state
    return rules, state


def test_a_combo_that_can_be_paid_promises_more_with_coins_on_it():
    rules, state = first_pick()
    row = (0.0,) * len(FEATURES)
    plain = model_features(trait_info(rules), state, 0, row)[MODEL_FEATURES.index("promise")]
    richer = state._replace(column=tuple([combo._replace(coins=3) for combo in state.column]))
    found = model_features(trait_info(rules), richer, 0, row)[MODEL_FEATURES.index("promise")]
    assert found == pytest.approx(plain + 3)


def test_a_combo_is_a_prospect_for_who_would_have_to_decline_first():
    rules, state = first_pick()
    idle = (0.0,) * len(FEATURES)
    busy = tuple([float(name == "is_active") for name in FEATURES])
    promise, none = model_features(trait_info(rules), state, 0, idle)[-3:-1]
    assert promise > 0
    assert none == 0
    assert model_features(trait_info(rules), state, 0, busy)[-3:-1] == (0, promise)


def test_a_study_moves_the_lead_and_leaves_the_sum():
    """What the seats earn together is judged as before."""
    rules, state = game(f"{ROAD}A 5 hill orcs : f1*3 | ~swamp elves : h1\nB 9 forest trolls : s1*2")
    before = Evaluator(rules, weights(), 2).totals(state)
    blank = Evaluator(rules, weights(), 2, study=NOTHING).totals(state)
    assert (sum(blank), blank[0] - blank[1]) == (pytest.approx(sum(before)), pytest.approx(-4))
    rated = NOTHING._replace(traits={"orcs": (7.0,) * 11}, declined={"swamp": 0.5})
    judge = Evaluator(rules, weights(), 2, study=rated)
    assert judge.value(state, 0) == pytest.approx(-4 + 7 + 3 * 0.5)
    assert judge.value(state, 1) == pytest.approx(-judge.value(state, 0))


def test_the_seat_to_move_and_the_other_are_judged_by_weights_of_their_own():
    one = tuple([tuple([float(name == "one") for name in MODEL_FEATURES])] * 11)
    study = PositionModel(one, BLANK, {}, {})
    rules, state = game(f"{ROAD}A 5 hill orcs : f1\nB 5 forest trolls : s1")
    assert Evaluator(rules, weights(), 2, study=study).value(state, 0) == 1
    rules, state = game(f"{ROAD}turn B\nA 5 hill orcs : f1\nB 5 forest trolls : s1")
    assert Evaluator(rules, weights(), 2, study=study).value(state, 0) == -1


def test_a_study_of_a_larger_table_tells_all_seats_apart():
    rules, state = game(f"{ROAD}A 5 hill orcs : f1\nB 9 forest trolls : s1\nC 7 swamp elves : p1")
    before = Evaluator(rules, weights(), 3).totals(state)
    totals = Evaluator(rules, weights(), 3, study=NOTHING._replace(traits={"orcs": (3.0,) * 11})).totals(state)
    assert sum(totals) == pytest.approx(sum(before))
    assert [total - totals[0] for total in totals] == pytest.approx([0, 1, -1])


@pytest.mark.parametrize(
    ("turns", "shares"),
    [(0, []), (1, [(0, 1.0)]), (2, [(1, 1.0)]), (3, [(2, 0.5), (1, 0.5)]), (4, [(2, 1.0)]), (9, [(2, 1.0)])],
)
def test_turns_share_the_bends_beside_them(turns, shares):
    assert bent(turns, (1, 2, 4)) == shares


def test_notes_find_what_lies_behind_the_numbers():
    """A trait that is worth three coins, a region five; a trait that was hardly seen is worth little."""
    rng = Random(1)
    notes = RegressionSums()
    for _ in range(4000):
        regions, has = rng.uniform(0, 3), float(rng.random() < 0.5)
        lead = 5 * regions + 3 * has + rng.gauss(0, 1)
        notes.add(([("move active_regions", 1, regions), ("trait orcs", 0, has)], lead))
    notes.add(([("trait elves", 0, 1.0)], 50.0))
    study = notes.study(3)
    assert study.move[2][MODEL_FEATURES.index("active_regions")] == pytest.approx(5, abs=0.2)
    assert study.move[1][MODEL_FEATURES.index("active_regions")] == 0
    assert study.traits["orcs"][1] == pytest.approx(3, abs=0.3)
    assert 0 < study.traits["elves"][1] < 1
    assert len(study.move) == len(study.waits) == len(study.traits["orcs"]) == 4


def test_a_larger_table_teaches_the_lead_over_each_other_seat():
    rules = Rules(replace(hex_board(3), rounds=2), Catalogue.load().content("base"))
    remarks = watch_table(rules, HAND_MADE, 3)
    assert len(remarks) == 2 * 3 * 2
    assert remarks[-4][0] != remarks[-3][0]
    assert any(name.startswith("waits ") and value < 0 for name, _, value in remarks[0][0])


def test_a_game_teaches_something_about_every_turn():
    rules = Rules(replace(hex_board(2), rounds=4), Catalogue.load().content("base"))
    remarks = watch_table(rules, HAND_MADE, 3)
    assert len(remarks) == 2 * 4
    assert remarks == watch_table(rules, HAND_MADE, 3)
    assert any(name.startswith("trait ") for terms_of_both, _ in remarks for name, _, _ in terms_of_both)


def test_terms_are_what_the_study_counts():
    """The sum of the terms of a seat, each by its weight, is what the study says that it will earn."""
    rules, state = game(f"{ROAD}A 5 hill orcs : f1*3 | ~swamp elves : h1\nB 9 forest trolls : s1*2\nround 7/10")
    notes = RegressionSums()
    rng = Random(2)
    by_seat = terms(rules, state)
    for _ in range(30):
        told = [term for seat in by_seat for term in seat]
        notes.add(([(name, bend, value * rng.uniform(0, 2)) for name, bend, value in told], rng.uniform(-9, 9)))
    study = notes.study(10)
    weight = dict(zip(notes.numbers, notes.solved(), strict=True))
    expected = [sum(weight[name, bend] * value for name, bend, value in told) for told in by_seat]
    assert study.totals(rules, state, rows(rules, state)) == pytest.approx([5 + expected[0], 9 + expected[1]], abs=0.02)


def test_shipped_studies_are_for_every_table_and_say_where_they_come_from():
    path = resource_folder() / "ai" / "studies.json"
    about = json.loads(path.read_text(encoding="utf-8"))["about"]
    keys = {f"{world}-{seats}" for world in WORLDS for seats in range(2, 6)}
    assert set(read_studies(path)) == set(weights().studies) == set(about["commands"]) == keys
    assert all(command.startswith("swqt arena study") for command in about["commands"].values())
    assert len(about["digest"]) == 16


def test_only_the_strongest_level_has_studied():
    """The others answer the same with studies and without."""
    assert [level.studied for level in LEVELS] == [False] * 4 + [True]
    rules, state = first_pick()
    best = state.column[-1].race
    odd = PositionModel(BLANK, BLANK, {best: (60.0,) * 11}, {})
    knows = weights()._replace(studies={"surface-2": odd})
    rich = state._replace(coins=(9, 9))
    plain = replace(BY_NAME["expert"], budget=0)
    pick = SearchBot(plain, 1, knows).choose(rules, rich)
    assert isinstance(pick, Pick)
    assert rich.column[pick.row].race == best
    hard = BY_NAME["hard"]
    assert SearchBot(hard, 1, knows).choose(rules, rich) == SearchBot(hard, 1, weights()).choose(rules, rich)


ONE = {"elves": [1]}
ROWS = [[0.0] * len(MODEL_FEATURES)] * 2


@pytest.mark.parametrize(("data", "message"), [
    ({}, "not a file of studies"),
    ({"features": ["one"], "studies": {}}, "the features are not those of this program"),
    ({"features": MODEL_FEATURES, "studies": {"x": {"move": ROWS}}}, "not a file of studies"),
    (
        {"features": MODEL_FEATURES, "studies": {"x": {"move": ROWS, "waits": ROWS[:1], "traits": {}, "declined": {}}}},
        "must have as many rows of",
    ),
    (
        {"features": MODEL_FEATURES, "studies": {"x": {"move": ROWS, "waits": ROWS, "traits": ONE, "declined": {}}}},
        "must rate each trait by 2 numbers",
    ),
])  # fmt: skip
def test_a_bad_file_of_studies_says_what_is_wrong(data, message, tmp_path):
    path = tmp_path / "studies.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(WeightsError, match=message):
        read_studies(path)
