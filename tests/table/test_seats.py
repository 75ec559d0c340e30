"""Seats whose player changes during the game, and the number of hints."""

from pathlib import Path

import pytest

from swqt.ai import RandomBot
from swqt.engine import Conquer, Pick
from swqt.notation import write_command
from swqt.table import HUMAN, Game, GameChange, GameSetup, Remark, game_text


def play_to_conquest(game: Game) -> None:
    game.play(Pick(0))
    target = next(option for option in game.rules.legal(game.state) if isinstance(option, Conquer))
    game.play(target)


@pytest.fixture
def game(saves, setup):
    return saves.start(setup)


def path_of(game: Game) -> Path:
    assert game.journal is not None
    return game.journal.path


def test_a_seat_is_handed_over_and_taken_back(game, saves):
    told = []
    game.listen(told.append)
    asked = game.decision.seat if game.decision else -1
    game.play(Pick(0))
    game.hand_over(asked, "bot:hard")
    assert (told[-1], game.seats[asked].kind) == (GameChange("seated", ()), "bot:hard")
    assert game.opening[asked].kind == HUMAN
    game.hand_over(asked, "bot:hard")   # no change
    assert len(told) == 2
    again = saves.load(path_of(game))
    assert again.seats == game.seats
    assert again.remarks == game.remarks == [Remark(len(game), asked, "bot:hard")]
    game.hand_over(asked, HUMAN)
    assert saves.load(path_of(game)).seats == game.opening


def test_a_player_of_no_kind_is_refused(game):
    with pytest.raises(ValueError, match="bot:sleepy"):
        game.hand_over(0, "bot:sleepy")
    assert game.remarks == []


def test_what_a_person_played_can_be_undone_after_the_hand_over_and_what_the_bot_played_cannot(game):
    play_to_conquest(game)
    seat = game.history[-1].seat
    length = len(game)
    game.hand_over(seat, "bot:easy")
    assert game.barrier is None
    game.undo()
    assert len(game) == length - 1
    assert game.remarks == [Remark(length - 1, seat, "bot:easy")]
    target = next(option for option in game.rules.legal(game.state) if isinstance(option, Conquer))
    game.play(target)
    game.hand_over(seat, HUMAN)
    assert game.barrier.reason == "seat"


def test_the_file_keeps_its_notes_through_undo(game, saves):
    play_to_conquest(game)
    seat = game.history[-1].seat
    game.note_hint(seat)
    taken_back = game.history[-1].command
    game.undo()
    game.hand_over(1 - seat, "bot:medium")
    undone = f"; undone {write_command(game.rules, taken_back)}\n"
    text = path_of(game).read_text(encoding="utf-8")
    assert (text.count(undone), text.replace(undone, "")) == (1, game_text(game))
    assert text.endswith("bot:medium\n")
    again = saves.load(path_of(game))
    assert ((again.hints(seat), again.hints(1 - seat)), again.state) == ((1, 0), game.state)
    assert path_of(game).read_text(encoding="utf-8") == game_text(game) + undone


def test_a_rematch_is_for_those_who_sat_down(game, saves):
    game.hand_over(0, "bot:hard")
    assert saves.rematch(game).seats == game.opening[1:] + game.opening[:1]


def test_a_note_that_was_torn_does_not_count(game, saves):
    game.play(Pick(0))
    game.hand_over(0, "bot:hard")
    path = path_of(game)
    path.write_bytes(path.read_bytes()[:-3])
    assert saves.load(path).seats == game.opening


def test_a_whole_game_with_changing_players_is_read_as_it_was(new_game, saves, tmp_path):
    game = saves.start(GameSetup(("Anna", "Ben"), ("human", "bot:random"), "short-2", seed=8))
    bot = RandomBot(4)
    for number in range(30):
        if game.decision is None:
            break
        if number % 4 == 0:
            game.hand_over(number // 4 % 2, "bot:easy" if number % 3 else HUMAN)
        if number % 5 == 0:
            game.note_hint(0)
        game.play(bot.choose(game.rules, game.state))
    there = tmp_path / "copy.swn"
    there.write_text(game_text(game), encoding="utf-8")
    seen = saves.view(there)
    assert (seen.seats, seen.remarks, seen.state) == (game.seats, game.remarks, game.state)
    assert game_text(seen) == game_text(game)
