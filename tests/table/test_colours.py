"""The colours that players have chosen are saved in the game's file and kept by games that continue it."""

import pytest

from swqt.table import game_text, read_record


@pytest.fixture
def game(saves, setup):
    """A game whose file names the third and the fifth colour."""
    game = saves.start(setup)
    path = saves.folder / "chosen.swn"
    path.write_text(game_text(game).replace("swqt 1\n", "swqt 1\n; colours 2 4\n", 1), encoding="utf-8")
    return saves.load(path)


def test_the_file_says_them(game, saves):
    assert game.looks == (2, 4)
    assert "\n; colours 2 4\n" in game_text(game)
    assert game.journal is not None
    game.play(next(iter(game.rules.legal(game.state))))  # type: ignore[arg-type]  # the first is a plain command
    assert (saves.load(game.journal.path).looks, saves.view(game.journal.path).looks) == ((2, 4), (2, 4))
    assert saves.summary(game.journal.path).looks == (2, 4)


def test_they_stay_with_the_people(game, saves):
    again = saves.rematch(game)
    assert {seat.name: look for seat, look in zip(again.seats, again.looks, strict=True)} == {
        seat.name: look for seat, look in zip(game.seats, game.looks, strict=True)
    }
    assert saves.branch(game, 1).looks == (2, 4)


@pytest.mark.parametrize("words", ["2 2", "2 5", "2", "2 3 4", "two four", "-1 2"])
def test_what_makes_no_sense_is_left_out(saves, setup, words):
    text = game_text(saves.start(setup)).replace("swqt 1\n", f"swqt 1\n; colours {words}\n", 1)
    assert read_record(text.encode(), saves.shelf, "x.swn").looks == ()


def test_without_a_choice_nothing_is_said(saves, setup):
    game = saves.start(setup)
    assert game.looks == ()
    assert "; colours" not in game_text(game)
