"""Seats whose player changes during the game, and the number of hints."""

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


def test_a_seat_is_handed_over_and_taken_back(game, saves):
    told = []
    game.listen(told.append)
    asked = game.decision.seat
    game.play(Pick(0))
    game.hand_over(asked, "bot:hard")
    assert told[-1] == GameChange("seated", ())
    assert (game.seats[asked].kind, game.opening[asked].kind) == ("bot:hard", HUMAN)
    game.hand_over(asked, "bot:hard")   # no change
    assert len(told) == 2
    again = saves.load(game.journal.path)
    assert again.seats == game.seats
    assert again.remarks == game.remarks == [Remark(len(game), asked, "bot:hard")]
    assert saves.rematch(game).seats == game.opening[1:] + game.opening[:1], "a rematch is for those who sat down"
    torn = game.journal.path.with_name("torn.swn")
    torn.write_bytes(game.journal.path.read_bytes()[:-3])
    assert saves.load(torn).seats == game.opening, "a note that was torn does not count"
    game.hand_over(asked, HUMAN)
    assert saves.load(game.journal.path).seats == game.opening


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
    text = game.journal.path.read_text(encoding="utf-8")
    assert (text.count(undone), text.replace(undone, "")) == (1, game_text(game))
    assert text.endswith("bot:medium\n")
    again = saves.load(game.journal.path)
    assert ((again.hints(seat), again.hints(1 - seat)), again.state) == ((1, 0), game.state)
    assert game.journal.path.read_text(encoding="utf-8") == game_text(game) + undone


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
