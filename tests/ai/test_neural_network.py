"""The network of the strongest bot: what it sees, what it corrects, how it learns, and what is shipped."""

import json
from dataclasses import replace
from random import Random

import pytest

from swqt.ai import Evaluator, WeightsError
from swqt.ai.evaluation import MODEL_FEATURES, PositionModel, read_studies
from swqt.ai.features import rows
from swqt.ai.model_training import Sample, watch_errors
from swqt.ai.neural_network import MOVE, WAITS, NeuralNetwork, trait_names
from swqt.cli.arena_study import write_studies
from swqt.cli.bench import hex_board
from swqt.content import resource_folder
from swqt.content.traits.catalogue import Catalogue
from swqt.engine import Rules
from swqt.table.bots import weights
from tests.support.positions import ROAD, game

training = pytest.importorskip("swqt.ai.neural_network_training")
train, UNITS = training.train, training.UNITS

BLANK = tuple([(0.0,) * len(MODEL_FEATURES)] * 11)
WIDTH = len(MODEL_FEATURES) + 1
ZERO = ((0.0,) * WIDTH,)
ONE_UNIT = NeuralNetwork(ZERO, ZERO, (0.0,), (0.0,), (1.0,), 0.0, {}, {})
FIRST_INPUT = ((1.0, *ZERO[0][1:]),)
"""Weights of the first input, which is always 1."""


def lead(network: NeuralNetwork, text: str) -> float:
    """Return the lead of the first seat that a model expects that knows nothing but *network*."""
    rules, state = game(f"{ROAD}{text}")
    model = PositionModel(BLANK, BLANK, {}, {}, network)
    return Evaluator(rules, weights(), len(state.coins), study=model).value(state, 0)


@pytest.mark.parametrize(("network", "expected"), [
    (ONE_UNIT, -4),
    (ONE_UNIT._replace(shift=3.0), -4 + 3),
    (ONE_UNIT._replace(move=FIRST_INPUT), -4 + 1),
    (ONE_UNIT._replace(waits=FIRST_INPUT, out=(-2.0,)), -4 - 2),
    (ONE_UNIT._replace(lead=(-0.5,)), -4 + 2),
    (ONE_UNIT._replace(move=FIRST_INPUT, bias=(-1.5,)), -4),              # the unit is below 0
    (ONE_UNIT._replace(traits={"orcs": ((2.0,), (9.0,))}), -4 + 2),
    (ONE_UNIT._replace(traits={"trolls": ((9.0,), (3.0,))}), -4 + 3),
    (ONE_UNIT._replace(declined={"swamp": ((4.0,), (9.0,)), "orcs": ((9.0,), (9.0,))}), -4 + 4),
])  # fmt: skip
def test_a_network_corrects_the_lead_of_the_seat_to_move(network, expected):
    assert lead(network, "A 5 hill orcs : f1 | ~swamp elves : h1\nB 9 forest trolls : s1") == pytest.approx(expected)


def test_a_network_corrects_the_lead_over_each_other_seat():
    """The waiting seats are told apart by what they have; the sum stays as it was."""
    rules, state = game(f"{ROAD}A 5 hill orcs : f1\nB 9 forest trolls : s1\nC 7 swamp elves : p1")
    plain = PositionModel(BLANK, BLANK, {}, {})
    before = Evaluator(rules, weights(), 3, study=plain).totals(state)
    network = ONE_UNIT._replace(traits={"elves": ((9.0,), (6.0,))})
    after = Evaluator(rules, weights(), 3, study=plain._replace(network=network)).totals(state)
    assert [now - old for now, old in zip(after, before, strict=True)] == pytest.approx([2, 2, -4])


def test_traits_are_named_by_seat_and_decline():
    _, state = game(f"{ROAD}A 5 hill orcs : f1 | ~swamp elves : h1\nB 9 forest trolls : s1")
    names = ["move declined elves", "move declined swamp", "move hill", "move orcs"]
    assert sorted(trait_names(state, 0, MOVE)) == names
    assert trait_names(state, 1, WAITS) == ["waits trolls", "waits forest"]


def samples(count: int) -> list[Sample]:
    """Return samples in which regions are worth 4 coins each, but only to orcs, and elves in decline cost 3 coins."""
    rng = Random(1)
    out = []
    for _ in range(count):
        regions = rng.uniform(0, 2)
        orcs, elves = rng.random() < 0.5, rng.random() < 0.5
        names = (*["move orcs"] * orcs, *["waits declined elves"] * elves)
        numbers = (regions, rng.gauss(0, 1), rng.gauss(0, 1))
        out.append(Sample(numbers, names, 1 + rng.randrange(5), 4 * regions * orcs + 3 * elves + rng.gauss(0, 1)))
    return out


def told(network: NeuralNetwork, regions: float, orcs: bool, elves: bool) -> float:
    start = [regions * row[0] for row in network.move]
    mine = [one + other for one, other in zip(start, network.traits["orcs"][MOVE], strict=True)] if orcs else start
    theirs = network.declined["elves"][WAITS] if elves else (0.0,) * len(network.out)
    return network.correction(0.0, mine, theirs)


def test_training_finds_what_a_sum_cannot_tell():
    network = train(samples(60_000), 1)
    assert network.is_sound(1)
    assert set(network.traits) == {"orcs"}
    assert set(network.declined) == {"elves"}
    gains = [told(network, regions, True, False) - told(network, regions, False, False) for regions in (2, 0)]
    assert gains == pytest.approx([8, 0], abs=2)    # the best sum says 4 both times
    assert told(network, 1, False, True) - told(network, 1, False, False) == pytest.approx(3, abs=1)
    assert network.traits["orcs"][WAITS] == (0.0,) * len(network.out)


def test_errors_with_few_turns_left_count_most():
    """A position after which chance has little to say tells more about it: 2 coins here, not the mean of 2 and 12."""
    seen = [Sample((0.0, 0.0, 0.0), (), turns, error) for turns, error in ((1, 2.0), (10, 12.0))] * 20_000
    assert train(seen, 1).correction(0.0, (0.0,) * UNITS, (0.0,) * UNITS) == pytest.approx(2.1, abs=0.3)


def test_training_depends_on_its_seed_alone():
    seen = samples(300)
    assert train(seen, 1) == train(seen, 1)
    assert train(seen, 1) != train(seen, 2)


def test_a_game_tells_how_wrong_the_rest_of_the_model_was():
    rules = Rules(replace(hex_board(2), rounds=4), Catalogue.load().content("base"))
    known = weights()._replace(studies={"surface-2": PositionModel(BLANK, BLANK, {}, {}, ONE_UNIT._replace(shift=9.0))})
    seen = watch_errors(rules, known, 3)
    assert seen == watch_errors(rules, known, 3)
    assert [sample.turns for sample in seen] == [4, 4, 3, 3, 2, 2, 1, 1]
    assert {len(sample.numbers) for sample in seen} == {2 * WIDTH + 1}
    end = seen[0].error    # nobody has a lead at the beginning
    assert [sample.numbers[-1] + sample.error for sample in seen] == [end, -end] * 4


def test_a_larger_table_tells_the_error_against_each_other_seat():
    rules = Rules(replace(hex_board(3), rounds=2), Catalogue.load().content("base"))
    assert len(watch_errors(rules, weights(), 3)) == 2 * 3 * 2


def test_the_shipped_networks_are_read_as_they_were_written(tmp_path):
    path = resource_folder() / "ai" / "studies.json"
    studies = read_studies(path)
    assert sorted(studies) == [f"{world}-{seats}" for world in ("surface", "underground") for seats in (2, 3, 4, 5)]
    assert all(study.network is not None for study in studies.values())
    about = json.loads(path.read_text(encoding="utf-8"))["about"]["commands"]
    assert all(about[key].endswith(" --network") for key in studies)
    write_studies(tmp_path / "again.json", studies, about)
    assert (tmp_path / "again.json").read_bytes() == path.read_bytes()
    assert path.stat().st_size < 2_000_000


def test_the_shipped_network_changes_what_a_position_is_worth():
    rules, state = game(f"{ROAD}A 5 hill orcs : f1*3 | ~swamp elves : h1\nB 9 forest trolls : s1*2")
    study = weights().studies["surface-2"]
    found = rows(rules, state)
    one, other = study.totals(rules, state, found), study._replace(network=None).totals(rules, state, found)
    assert one[0] == pytest.approx(other[0])
    assert 0.1 < abs(one[1] - other[1]) < 15


@pytest.mark.parametrize("spoil", [
    {"move": []}, {"waits": ZERO * 2}, {"move": [ZERO[0][1:]]}, {"waits": [[*ZERO[0], 0.0]]}, {"lead": [0.0, 1.0]},
    {"traits": {"orcs": [[1.0], []]}},
])  # fmt: skip
def test_a_network_of_unequal_rows_is_refused(tmp_path, spoil):
    path = tmp_path / "studies.json"
    rest = {"move": BLANK, "waits": BLANK, "traits": {}, "declined": {}}
    study = {**rest, "network": {**ONE_UNIT._asdict(), **spoil}}
    path.write_text(json.dumps({"features": MODEL_FEATURES, "studies": {"surface-2": study}}), encoding="utf-8")
    with pytest.raises(WeightsError, match="rows of the network of study surface-2 do not have equal lengths"):
        read_studies(path)


@pytest.mark.parametrize("number", [10**400, float("inf"), "x", None])
def test_a_number_that_is_none_is_refused(tmp_path, number):
    path = tmp_path / "studies.json"
    study = {"move": BLANK, "waits": BLANK, "traits": {}, "declined": {}}
    study["network"] = ONE_UNIT._replace(shift=number)._asdict()
    path.write_text(json.dumps({"features": MODEL_FEATURES, "studies": {"surface-2": study}}), encoding="utf-8")
    with pytest.raises(WeightsError, match="not a file of studies"):
        read_studies(path)
