"""``swqt puzzle``: makes, checks and plays."""

import io
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from swqt.puzzle.attempt import Progress
from swqt.puzzle.maker import PuzzleMaker
from swqt.puzzle.puzzle import Puzzle, load_puzzles, puzzle_of_day, puzzle_text, read_puzzles

TO_DECLINE = next(puzzle for puzzle in load_puzzles() if puzzle.name == "base-decline-40-4B")


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The games that were searched, each of which has one puzzle."""
    searched: list[int] = []

    def puzzles(_: PuzzleMaker, seed: int, last_round: bool = False) -> Iterator[Puzzle]:
        searched.append(seed)
        yield load_puzzles()[seed]

    monkeypatch.setattr(PuzzleMaker, "puzzles", puzzles)
    return searched


def test_a_search_goes_on_where_it_stopped(swqt, games: list[int], tmp_path: Path) -> None:
    path = tmp_path / "found.toml"
    assert swqt("puzzle", "make", 0, 2, "-o", path).out == f"{path}: 2 puzzles more\n"
    text = path.read_text(encoding="utf-8")
    assert swqt("puzzle", "make", "0-3", "-o", path).code == 0
    assert games == [0, 2, 1, 3]
    assert path.read_text(encoding="utf-8").startswith(text)
    assert {puzzle.name for puzzle in read_puzzles(path)} == {puzzle.name for puzzle in load_puzzles()[:4]}


@pytest.mark.parametrize(("arguments", "error"), [
    (("make", "5-x", "-o", "f"), "swqt: no seeds: 5-x; write 7, or 0-199\n"),
    (("make", "5"), "swqt: the following arguments are required: -o/--out (try: swqt puzzle make --help)\n"),
    (("check", "none.toml"), "swqt: none.toml: No such file or directory\n"),
    (("play", "none"), "swqt: no such puzzle: none; swqt puzzle play --list has all names\n"),
])  # fmt: skip
def test_mistakes_are_named(swqt, arguments: tuple[object, ...], error: str) -> None:
    done = swqt("puzzle", *arguments)
    assert (done.code, done.err) == (2, error)


def test_a_sample_of_the_shipped_puzzles_is_proved_again(swqt) -> None:
    assert swqt("puzzle", "check", "--sample", 1).out == "1 puzzles, 0 wrong\n"


@pytest.mark.parametrize(("old", "new", "trouble"), [
    ("grade = 2", "grade = 1", "it comes out with another grade"),
    ("medium ", "medium 9", "it comes out with another source"),
    ('line = ["decline"]', 'line = ["pick 1"]', "its line loses"),
])  # fmt: skip
def test_what_is_wrong_is_found(swqt, tmp_path: Path, old: str, new: str, trouble: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(puzzle_text(TO_DECLINE).replace(old, new, 1), encoding="utf-8")
    done = swqt("puzzle", "check", path)
    assert done.code == 1
    assert trouble in done.out


def test_a_puzzle_is_played_in_the_terminal(swqt, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for typed, told in (
        ("nonsense\nend\n", "This loses"), ("pick 1\nquit\n", "> Not yet. Do this "), ("answer\n", "Declining now"),
        ("show\nundo\ndecline\n", "Solved!\nDeclining now"), ("", ""),
    ):  # fmt: skip
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        done = swqt("puzzle", "play", TO_DECLINE.name)
        assert done.code == 0
        assert told in done.out
    assert Progress().tries(TO_DECLINE.name) == (0, 3)
    assert f"***  2  {TO_DECLINE.name}\n" in swqt("puzzle", "play", "--list").out
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert puzzle_of_day(date.today(), load_puzzles()).name in swqt("puzzle", "play").out
