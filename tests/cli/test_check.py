"""``swqt trait`` and ``swqt board``: what is right, what is wrong and where, and what it means."""

from pathlib import Path

import pytest

from swqt.content import board_folder, load_board, resource_folder

GOOD = """
[race.moon-cats]
tokens = 6
supply = 11
names = { en = "Moon Cats" }
[[race.moon-cats.effect]]
verb = "income"
rule = "MY-1"
where = { terrain = "hill" }
"""


@pytest.fixture
def cats(tmp_path: Path) -> Path:
    path = tmp_path / "cats.toml"
    path.write_text(GOOD, encoding="utf-8")
    return path


def test_a_good_file_of_traits_is_told_to_be_good(swqt, cats: Path) -> None:
    done = swqt("trait", "check", cats)
    assert (done.code, done.err) == (0, "")
    assert "nothing is wrong with moon-cats" in done.out


def test_the_shipped_traits_are_good(swqt) -> None:
    files = sorted((resource_folder() / "traits").glob("*.toml"))
    assert files
    for path in files:
        assert swqt("trait", "check", path).code == 0


def test_mistakes_are_told_with_file_and_line(swqt, cats: Path) -> None:
    cats.write_text(GOOD.replace('"income"', '"incme"').replace("supply = 11", "supply = 99"), encoding="utf-8")
    done = swqt("trait", "check", cats)
    assert (done.code, done.out) == (1, "")
    first, second = done.err.splitlines()
    assert first.startswith("cats.toml:4: ")
    assert second.startswith("cats.toml:7: ")
    assert "did you mean income?" in second


def test_a_name_that_is_taken_is_a_mistake(swqt, cats: Path) -> None:
    cats.write_text(GOOD.replace("moon-cats", "orcs"), encoding="utf-8")
    done = swqt("trait", "check", cats)
    assert done.code == 1
    assert "a race called orcs already" in done.err


def test_a_trait_is_explained_in_every_language(swqt) -> None:
    english, spanish = (swqt("trait", "explain", "ghouls", "--lang", lang) for lang in ("en", "es"))
    assert english.out.startswith("Ghouls (ghouls)\n  ")
    assert spanish.code == 0
    assert spanish.out != english.out


def test_a_file_of_traits_is_explained(swqt, cats: Path) -> None:
    done = swqt("trait", "explain", cats)
    assert done.code == 0
    assert done.out.startswith("Moon Cats (moon-cats)\n")
    cats.write_text("[race.moon-cats]\n", encoding="utf-8")
    assert "swqt: cats.toml:1: moon-cats: tokens is missing" in swqt("trait", "explain", cats).err


def test_a_board_is_checked_by_name_and_by_file(swqt) -> None:
    by_name = swqt("board", "check", "midland-2")
    assert (by_name.code, by_name.err) == (0, "")
    assert "Lost Tribes" in by_name.out
    assert swqt("board", "check", board_folder() / "midland-2.json").out == by_name.out


def test_a_board_that_misses_a_figure_is_told(swqt, tmp_path: Path) -> None:
    text = (board_folder() / "midland-2.json").read_text(encoding="utf-8")
    path = tmp_path / "midland-2.json"
    path.write_text(text.replace('"rounds":10', '"rounds":11'), encoding="utf-8")
    done = swqt("board", "check", path)
    assert done.code == 1
    assert "rounds" in [line.split()[0] for line in done.out.splitlines() if "not met" in line]
    path.write_text(text[: len(text) // 2], encoding="utf-8")
    done = swqt("board", "check", path)
    assert done.code == 2
    assert "midland-2.json:" in done.err


def test_a_board_that_exists_is_not_overwritten(swqt, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("mine")
    assert "exists already" in swqt("board", "new", "--players", 2, "-o", path).err
    assert path.read_text() == "mine"


@pytest.mark.slow
def test_a_new_board_can_be_played_on(swqt, tmp_path: Path) -> None:
    path = tmp_path / "fresh-isle.json"
    done = swqt("board", "new", "--players", 2, "--seed", 3, "-o", path)
    assert done.code == 0, done.err
    board = load_board(path).board
    assert (board.id, board.name, board.players) == ("fresh-isle", "Fresh Isle", 2)
    assert swqt("--headless", "--board", path, "--quiet").code == 0
