"""``swqt arena``: bots against bots, and bots that learn."""

import csv
import json
import sys
from pathlib import Path

import pytest

from swqt.ai import Weights
from swqt.ai.evaluation import MODEL_FEATURES, read_studies


def test_two_bots_meet_from_every_seat(swqt, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    done = swqt("arena", "play", "beginner", "random", "--worlds", 2, "--jobs", 1, "--csv", path)
    assert done.code == 0
    assert "midland-2, base, 2 seats, seed 1: 4 games" in done.out
    assert "wins %" in done.out
    assert "Elo" in done.out
    with path.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["seats"] for row in rows] == ["beginner random", "random beginner"] * 2
    assert {row["points"] for row in rows} <= {"0.0", "0.5", "1.0"}


def test_an_arena_that_was_stopped_goes_on(swqt, tmp_path: Path) -> None:
    """What the file has is not played again, however it came there; a game that ends is a line at once."""
    path = tmp_path / "games.csv"
    swqt("arena", "play", "beginner", "random", "--worlds", 1, "--jobs", 1, "--csv", path)
    header, *lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 2
    moved = lines[0].replace(lines[0].split(",")[7], "7 99")
    path.write_text(header + moved, encoding="utf-8")
    swqt("arena", "play", "beginner", "random", "--worlds", 2, "--jobs", 1, "--csv", path)
    kept = path.read_text(encoding="utf-8").splitlines(keepends=True)
    assert kept[:2] == [header, moved]
    assert [line.split(",")[5] for line in kept[1:]] == ["beginner random", "random beginner"] * 2
    assert [line.split(",")[7] for line in kept[2:3]] == [lines[1].split(",")[7]]


def test_the_table_of_strength(swqt, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    arguments = ("arena", "strength", "easy-random", "--content", "base", "underground", "--jobs", 1, "--csv", path)
    done = swqt(*arguments, "--games", 2)
    assert done.code == 0
    assert "| easy | random | base, midland-2 | 2 | 100.0 % | 34.2 – 100.0 | 99 % |" in done.out
    assert "| easy | random | underground, gloamdeep-2 | 2 | " in done.out
    size = path.stat().st_size
    assert swqt(*arguments, "--games", 2).out == done.out
    assert path.stat().st_size == size


def test_regret_tells_what_choices_lose(swqt) -> None:
    arguments = ("arena", "regret", "--bot", "beginner", "--games", 2, "--continuations", 2, "--worst", 1, "--jobs", 1)
    table, *worst = swqt(*arguments).out.split("\n\n")
    first, header, *rows = table.splitlines()
    assert first == "beginner, midland-2, base, 2 seats, seed 1, 2 games each"
    assert header.split() == ["decision", "count", "fair", "95%", "largest", "95%", "apparent", "largest"]
    assert [row.split()[:2] for row in rows] == [["decline", "2"], ["pick", "2"]]
    for row, told in zip(rows, worst, strict=True):
        loss, position = told.split("\n", 1)
        assert loss.startswith(f"{row.split()[4]} {row.split()[5]} coins lost by: ")
        assert position.startswith("swqt 1\nboard midland-2\n")


def test_a_test_of_two_bots_ends_early(swqt) -> None:
    done = swqt("arena", "play", "easy", "random", "--worlds", 60, "--sprt", 0, 400, "--jobs", 1)
    assert done.code == 0
    assert "SPRT 0 / 400 Elo: yes" in done.out


def test_a_file_of_something_else_is_told(swqt, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_text("one,others\neasy,random\n", encoding="utf-8")
    told = swqt.refused("arena", "play", "easy", "random", "--csv", path)
    assert "line 2: no game of an arena; the columns must be one,others,seed," in told
    assert path.read_text(encoding="utf-8") == "one,others\neasy,random\n"


def test_learning_writes_weights_that_can_be_read(swqt, tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    done = swqt("arena", "train", "midland-2", "--games", 2, "--rounds", 1, "--jobs", 1, "--out", path)
    assert done.code == 0
    assert set(Weights.read(path).tables) == {"surface-2"}
    about = json.loads(path.read_text(encoding="utf-8"))["about"]
    assert about["commands"] == ["swqt arena train midland-2 --games 2 --rounds 1 --seed 1"]
    assert about["games"] == {"surface-2": 2}


def test_studying_writes_a_file_that_can_be_read(swqt, tmp_path: Path) -> None:
    """What the file has of other tables stays."""
    path = tmp_path / "studies.json"
    done = swqt("arena", "study", "midland-2", "--games", 1, "--rounds", 2, "--jobs", 1, "--out", path)
    assert done.code == 0
    assert "round 2: midland-2, 1 games" in done.out
    first = read_studies(path)
    assert set(first) == {"surface-2"}
    swqt("arena", "study", "emberfall-3", "--games", 1, "--rounds", 1, "--jobs", 1, "--out", path)
    assert set(read_studies(path)) == {"surface-2", "underground-3"}
    assert read_studies(path)["surface-2"] == first["surface-2"]
    commands = json.loads(path.read_text(encoding="utf-8"))["about"]["commands"]
    assert commands["surface-2"] == "swqt arena study midland-2 --games 1 --rounds 2 --seed 1"
    assert commands["underground-3"] == "swqt arena study emberfall-3 --games 1 --rounds 1 --seed 1"


def test_only_the_network_of_a_table_is_learnt_anew(swqt, tmp_path: Path) -> None:
    path = tmp_path / "studies.json"
    command = ("arena", "study", "midland-2", "--games", 1, "--rounds", 1, "--jobs", 1, "--out", path)
    told = swqt.refused(*command, "--network")
    assert f"{path} has nothing that a network could correct for midland-2" in told
    swqt(*command)
    before = read_studies(path)["surface-2"]
    done = swqt(*command, "--network")
    assert done.code == 0
    after = read_studies(path)["surface-2"]
    assert after.network is not None
    assert after._replace(network=None) == before
    commands = json.loads(path.read_text(encoding="utf-8"))["about"]["commands"]
    line = "swqt arena study midland-2 --games 1 --rounds 1 --seed 1"
    assert commands["surface-2"] == f"{line}; {line} --network"


def test_a_network_needs_numpy(swqt, tmp_path: Path, monkeypatch) -> None:
    path = tmp_path / "studies.json"
    command = ("arena", "study", "midland-2", "--games", 1, "--rounds", 1, "--jobs", 1, "--out", path)
    swqt(*command)
    monkeypatch.setitem(sys.modules, "swqt.ai.neural_network_training", None)
    before = path.read_bytes()
    assert "--network needs NumPy" in swqt.refused(*command, "--network")
    assert path.read_bytes() == before


@pytest.mark.parametrize("about", [{}, {"about": []}, {"about": {"commands": {"surface-2": 3}}}])
def test_studying_needs_to_know_how_the_file_came_about(swqt, tmp_path: Path, about) -> None:
    path = tmp_path / "studies.json"
    path.write_text(json.dumps({"features": MODEL_FEATURES, "studies": {}, **about}), encoding="utf-8")
    before = path.read_bytes()
    done = swqt("arena", "study", "midland-2", "--games", 1, "--rounds", 1, "--jobs", 1, "--out", path)
    assert done.code != 0
    assert "expected the commands" in done.err
    assert path.read_bytes() == before


def test_studying_goes_on_from_what_the_file_has(swqt, tmp_path: Path) -> None:
    path, other = tmp_path / "studies.json", tmp_path / "other.json"
    command = ("arena", "study", "midland-2", "--games", 1, "--rounds", 1, "--jobs", 1, "--out")
    swqt(*command, path, "--seed", 1)
    swqt(*command, path, "--seed", 2)
    swqt(*command, other, "--seed", 2)
    assert read_studies(path)["surface-2"] != read_studies(other)["surface-2"]
    line = "swqt arena study midland-2 --games 1 --rounds 1 --seed"
    commands = json.loads(path.read_text(encoding="utf-8"))["about"]["commands"]
    assert commands["surface-2"] == f"{line} 1; {line} 2"


@pytest.mark.parametrize(("arguments", "message"), [
    (("play", "genius", "random"), "no such bot: genius; bots are "),
    (("play", "random"), "name two or more different bots"),
    (("play", "easy", "hard", "random", "--sprt", "0", "20"), "--sprt compares exactly two bots"),
    (("play", "easy", "random", "--worlds", "0"), "--worlds must be 1 to 100,000"),
    (("play", "easy", "random", "--jobs", "-3"), "--jobs must be 0 to 1,024"),
    (("train", "atlantis", "--out", "x.json"), "there is no board 'atlantis'"),
    (("strength", "easy-genius"), "no such line: easy-genius; lines are easy-random, "),
    (("strength", "--content", "chess"), "no such content: chess; this table has base, underground, both"),
    (("regret", "--continuations", "1"), "--continuations must be 2 to 100,000"),
])  # fmt: skip
def test_bad_input_is_told(arguments: tuple[str, ...], message: str, swqt) -> None:
    assert message in swqt.refused("arena", *arguments)
