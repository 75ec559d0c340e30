"""Seats whose player changes during the game, and the number of hints."""

import pytest

from swqt.engine import Conquer, Pick
from swqt.notation import write_command
from swqt.table import HUMAN, Game, GameChange, Remark, game_text


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
    assert {seat.kind for seat in saves.branch(game, 0).seats} == {HUMAN}, "whoever plays on from there is a person"
    torn = game.journal.path.with_name("torn.swn")
    torn.write_bytes(game.journal.path.read_bytes()[:-3])
    assert saves.load(torn).seats == game.opening, "a note that was torn does not count"
    game.hand_over(asked, HUMAN)
    assert saves.load(game.journal.path).seats == game.opening


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
