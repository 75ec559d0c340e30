"""``swqt board``: what is right, and what is wrong and where."""

from pathlib import Path

import pytest

from swqt.content import board_folder, load_board


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
    assert "midland-2.json:" in swqt.refused("board", "check", path)


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
