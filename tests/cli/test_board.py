"""``swqt board``: what is wrong with a board and where; a new one is there whole or not at all."""

from pathlib import Path

import pytest

from swqt.cli import board
from swqt.content import board_folder, generator, load_board
from swqt.table import Library


@pytest.fixture
def ready_made(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    """A generator that takes no time; returns what it was asked for."""
    asked: list[dict[str, object]] = []
    text = (board_folder() / "midland-2.json").read_text(encoding="utf-8")

    def make(world, players, seed, progress, **rest):
        asked.append({"world": world, "players": players, "seed": seed, **rest})
        progress("looking")
        return text.replace('"midland-2"', f'"{rest["board_id"]}"')

    monkeypatch.setattr(generator, "new_board", make)
    monkeypatch.setattr(board, "dump_board", lambda document: document)
    return asked


def test_the_board_is_made_as_asked_and_progress_goes_to_stderr(swqt, tmp_path: Path, ready_made) -> None:
    path = tmp_path / "green-isle.json"
    done = swqt("board", "new", "--world", "underground", "--players", 2, "--regions", 60, "--seed", "x", "-o", path)
    assert (done.code, done.err) == (0, "looking\n")
    assert done.out == f"{path}: a board for 2 players with 23 regions\n"
    assert ready_made == [
        {
            "world": "underground", "players": 2, "seed": "x", "regions": 60,
            "board_id": "green-isle", "name": "Green Isle",
        }
    ]  # fmt: skip
    assert load_board(path).board.id == "green-isle"


def test_without_a_file_it_is_put_where_the_game_finds_it(swqt, ready_made) -> None:
    folder = Library().board_folder
    for name in ("new-land-2", "new-land-2-2"):
        done = swqt("board", "new", "--players", 2)
        path = folder / f"{name}.json"
        assert done.code == 0
        assert done.out.splitlines() == [
            f"{path}: a board for 2 players with 23 regions",
            "Restart swqt to find it in the new game dialog.",
        ]
        assert load_board(path).board.id == name
        assert ready_made[-1]["seed"] == name    # so that each is another board
        assert name in [file.board.id for file in Library().boards()]
    swqt("board", "new", "--players", 2, "--world", "underground", "--seed", "x")
    assert ready_made[-1] == {
        "world": "underground", "players": 2, "seed": "x", "regions": None,
        "board_id": "new-cavern-2", "name": "New Cavern 2",
    }  # fmt: skip


@pytest.mark.parametrize(("name", "words", "complaint"), [
    ("isle.txt", (), "must end with .json"),
    ("Green Isle.json", (), "lower-case words and hyphens"),
    ("nowhere/isle.json", (), "no such folder"),
    ("isle.json", ("--regions", 11), "swqt: a board has 12 to 120 regions, not 11\n"),
    ("isle.json", ("--regions", 121), "swqt: a board has 12 to 120 regions, not 121\n"),
    ("isle.json", ("--players", 6), "6 players: 2 to 5 can play"),
])  # fmt: skip
def test_what_cannot_be_is_refused_at_once(swqt, tmp_path: Path, name: str, words, complaint: str) -> None:
    assert complaint in swqt.refused("board", "new", "--players", 2, "-o", tmp_path / name, *words)
    assert [path.name for path in tmp_path.iterdir() if path.name != "home"] == []


@pytest.mark.parametrize("when", ["new_board", "_write"])
def test_an_interrupted_search_leaves_no_file(swqt, tmp_path: Path, ready_made, monkeypatch, when: str) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    if when == "_write":
        monkeypatch.setattr(board.os, "replace", interrupt)
    else:
        monkeypatch.setattr(generator, when, interrupt)
    assert swqt("board", "new", "--players", 2, "-o", tmp_path / "isle.json").code == 130
    assert [path.name for path in tmp_path.iterdir() if path.name != "home"] == []


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
