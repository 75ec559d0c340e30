"""Puzzles: the shipped ones, one a day, attempts at them, and what is remembered of them."""

from datetime import date, timedelta

import pytest

from swqt.engine import Decline, End
from swqt.notation import read_command
from swqt.puzzle.attempt import EMBLEMS, Attempt, Progress, emblems
from swqt.puzzle.maker import PuzzleMaker
from swqt.puzzle.puzzle import (
    GO_ON,
    MARGIN,
    TURN,
    Puzzle,
    PuzzleError,
    load_puzzles,
    puzzle_of_day,
    puzzle_text,
    read_puzzles,
    sentence,
)
from swqt.table import Library
from swqt.translation import languages

PUZZLES = load_puzzles()

LAST_ROUND = """swqt 1
board {
  f1 edge : h1 s1
  h1 : p1
  p1 edge :
  s1 :
}
content base
round 10/10
asks A conquer
A 5 merchant dwarves hand 2 : f1
B 2 hill orcs : h1*4
tribes s1
column flying humans, stout elves, swamp ghouls, forest giants, mounted sorcerers, heroic trolls
"""


def made(**changes: object) -> Puzzle:
    given = {
        "name": "small", "world": "base", "grade": 1, "kind": TURN, "text": LAST_ROUND, "best": 3.0, "next_best": 1.0,
        "line": ("conquer s1 die", "roll 1"), "reason": (("regions", "region:swamp 1", "coins:2"),),
    }  # fmt: skip
    return Puzzle(**{**given, **changes})


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_each_shipped_puzzle_can_be_played(puzzle):
    rules, state = puzzle.position(Library())
    assert rules.board.world == {"base": "surface", "underground": "underground"}[puzzle.world]
    assert puzzle.best - puzzle.next_best >= MARGIN
    for text in puzzle.line if puzzle.line != (GO_ON,) else ():
        state = rules.after(state, read_command(rules, text))
    assert all(sentence(puzzle, code) and "{" not in sentence(puzzle, code) for code in languages())


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_each_shipped_puzzle_is_found_again(puzzle):
    assert PuzzleMaker().again(puzzle, Library()) == puzzle


def test_there_are_puzzles_of_every_kind_and_everybody_has_the_same_one_a_day_each_once():
    grades = {(world, grade) for world in ("base", "underground") for grade in (1, 2, 3)}
    assert {(puzzle.world, puzzle.grade) for puzzle in PUZZLES} == grades
    assert len({puzzle.name for puzzle in PUZZLES}) == len({puzzle.text for puzzle in PUZZLES}) == len(PUZZLES)
    first = date(2026, 11, 23)
    days = [puzzle_of_day(first + timedelta(days=n), PUZZLES) for n in range(len(PUZZLES))]
    assert puzzle_of_day(first, PUZZLES[::-1]) == days[0]
    assert sorted(days, key=PUZZLES.index) == list(PUZZLES)


@pytest.mark.parametrize(("old", "new", "message"), [
    ("[[puzzle]]", "[[puzzel]]", ":1: expected tables [[puzzle]], not puzzel"),
    ("[[puzzle]]", "[[puzzle]", ":1: this is not TOML (column 9)"),
    ("[[puzzle]]", f"n = {'1' * 5000}\n[[puzzle]]", ": no file of puzzles: "),
    ("grade = 1", "grade = 7", ":1: grade must be one of 1, 2, 3, not 7"),
    ("grade = 1", 'grade = "1"', ":4: grade must be 1, 2 or 3"),
    ("best = 3.0", "best = inf", ":1: all coins must be finite numbers"),
    ("best = 3.0", "best = 2.0", ":1: the best turn must be 2 coins ahead, not 1"),
    ("grade = 1", "graed = 1", ":4: no such key: graed; did you mean grade?"),
    ('"turn"', '"pick"', ":1: ways must have every key decision"),
])  # fmt: skip
def test_a_written_puzzle_is_read_as_it_was_and_damaged_files_are_refused_by_line(tmp_path, old, new, message):
    path = tmp_path / "own.toml"
    path.write_text("".join([puzzle_text(puzzle) for puzzle in (*PUZZLES[:3], made())]), encoding="utf-8")
    assert read_puzzles(path) == [*PUZZLES[:3], made()]
    path.write_text(puzzle_text(made()).replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PuzzleError) as error:
        read_puzzles(path)
    assert str(error.value).startswith(f"{path}:")
    assert message in str(error.value)


def test_a_turn_loses_what_its_decisions_lose_and_not_what_the_die_does():
    """The Lost Tribe in s1 costs 3: with two tokens the die takes it with 3 chances of 6, for 2 coins."""
    attempt = Attempt(made(best=3.0), Library())
    rolls = [attempt.judge([*(read_command(attempt.rules, text) for text in texts)]) for texts in (
        ("conquer s1 die", "roll 0", "deploy f1=3"), ("conquer s1 die", "roll 1", "deploy f1=1 s1=2"),
    )]  # fmt: skip
    assert [(verdict.loss, verdict.finished, verdict.solved) for verdict in rolls] == [(0, True, True)] * 2
    stopped = attempt.judge([End()])
    assert (stopped.loss, stopped.losses[0]) == (1, 1)
    assert [attempt.stars(verdict) for verdict in (rolls[0], attempt.judge([]))] == [3, 0]
    assert attempt.judge([]).finished is False


def test_a_key_decision_loses_what_its_play_outs_lost():
    pick = next(puzzle for puzzle in PUZZLES if puzzle.kind == "pick")
    attempt = Attempt(pick, Library())
    for text, coins in pick.ways:
        verdict = attempt.judge([read_command(attempt.rules, text)])
        assert (verdict.loss, verdict.finished) == (pytest.approx(pick.best - coins), True)
        loss = verdict.loss
        assert attempt.stars(verdict) == (3 if loss == 0 else 2 if loss <= 3 else 1 if loss <= 6 else 0)
    decline = next(puzzle for puzzle in PUZZLES if puzzle.line == ("decline",))
    attempt = Attempt(decline, Library())
    assert attempt.judge([Decline()]).solved
    assert not attempt.judge([End()]).solved


def test_emblems_give_nothing_away():
    text = emblems([0, 2, 3], date(2026, 11, 23), streak=4)
    assert text == f"swqt 2026-11-23 ★★★\n{EMBLEMS[0]}{EMBLEMS[2]}{EMBLEMS[3]}\n🔥4"
    assert emblems([0]) == f"swqt\n{EMBLEMS[0]}"


def test_what_was_solved_is_remembered(tmp_path):
    path = tmp_path / "puzzles.json"
    today = date(2026, 11, 23)
    progress = Progress(path)
    for day, stars in ((22, 3), (23, 1), (23, 3)):
        progress.record(f"day {day}", stars, date(2026, 11, day))
    again = Progress(path)
    assert (again.tries("day 23"), again.stars("day 23"), again.stars("none")) == ((1, 3), 3, 0)
    assert [again.streak(today + timedelta(days=days)) for days in (0, 1, 2)] == [2, 2, 0]
    again.erase()
    assert not path.exists()
    assert Progress(path).streak(today) == 0


@pytest.mark.parametrize("text", ["", "[]", '{"tries": {"a": [9]}, "days": []}', '{"tries": {}, "days": ["never"]}'])
def test_a_damaged_file_of_progress_is_kept_aside(tmp_path, text):
    path = tmp_path / "puzzles.json"
    path.write_text(text, encoding="utf-8")
    progress = Progress(path)
    assert progress.damaged == tmp_path / "puzzles.json.bad"
    assert progress.damaged.read_text(encoding="utf-8") == text
    progress.record("a", 2)
    assert Progress(path).stars("a") == 2
