"""Playing, chance, undo with its barriers, redo, and notifications of listeners."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from swqt.ai import RandomBot
from swqt.ai.deployment import propose
from swqt.engine import CHANCE, Command, Deal, End, Pick, Refused, Roll
from swqt.notation import read_command, read_position
from swqt.table import (
    ABSENT,
    Game,
    GameChange,
    Library,
    PuzzleGame,
    SavedGames,
    UndoBarrier,
)


def rolls(game: Game) -> list[object]:
    return [entry.command for entry in game.history if isinstance(entry.command, Roll)]


def undo_all(game: Game) -> None:
    while game.undo() is None:
        pass


def redo_all(game: Game) -> None:
    while game.redo():
        pass


def roll(game: Game, count: int, bot: RandomBot) -> None:
    """Have *bot* play until the die has fallen *count* times."""
    while len(rolls(game)) < count:
        game.play(bot.choose(game.rules, game.state))


def restarted(saves: SavedGames, game: Game) -> Game:
    game.close()
    again = saves.load(game.journal.path)
    assert (again.history, again.trouble) == (game.history, None)
    return again


def ends_with(count: int, game: Game) -> bool:
    """The last *count* commands are those of seat 0."""
    return len(game) > 12 and all(entry.seat == 0 for entry in game.history[-count:])


def acts(game: Game, seat: int) -> Callable[[Game], bool]:
    """Return a condition: the last command is one of *seat* that can be undone."""
    return lambda game: game.barrier is None and game.history[-1].seat == seat


def test_chance_has_answered_whenever_a_seat_is_asked(new_game, play_until):
    game = new_game()
    assert len(game.state.column) == 6
    asked = []
    game.listen(lambda change: asked.append(game.decision))
    play_until(game, lambda game: game.decision is None)
    assert len(asked) > 30
    assert all(decision.seat != CHANCE for decision in asked[:-1])
    assert any(entry.seat == CHANCE and isinstance(entry.command, Roll) for entry in game.history)


def test_the_history_leads_from_position_to_position(new_game, play_until):
    game = new_game()
    play_until(game, lambda game: len(game) > 40)
    state = game.start
    for number, entry in enumerate(game.history):
        assert game.at(number) == state == entry.before
        assert game.rules.apply(state, entry.command) == (entry.after, entry.events)
        state = entry.after
    assert state == game.state == game.at(len(game))
    with pytest.raises(IndexError):
        game.at(len(game) + 1)


@pytest.mark.parametrize(("command", "seat", "reason"), [
    (End(), None, "cannot-end"), (Pick(0), 1, "not-asked"), (Pick(0), CHANCE, "not-asked"),
])  # fmt: skip
def test_what_is_refused_changes_nothing(new_game, command, seat, reason):
    game = new_game()
    before, count, told = game.state, len(game), []
    game.listen(told.append)
    with pytest.raises(Refused, match=reason):
        game.play(command, seat)
    assert (game.state, len(game), told) == (before, count, [])
    assert game.play(Pick(0), 0)[0].seat == 0


def test_what_the_stacks_and_the_die_have_shown_is_a_barrier(new_game, play_until):
    dealt = new_game()
    game = Game(dealt.rules, dealt.state, dealt.seats)
    assert game.barrier == game.undo() == UndoBarrier("start")
    assert not game.can_redo
    game.play(Pick(0))
    assert isinstance(game.history[-1].command, Deal)
    state, barrier = game.state, UndoBarrier("revealed", game.history[-1])
    assert game.barrier == game.undo() == barrier
    assert game.state == state
    play_until(game, lambda game: isinstance(game.history[-1].command, Roll))
    assert game.undo() == UndoBarrier("revealed", game.history[-1])
    play_until(game, lambda game: game.barrier is None)
    assert game.undo() is None


def test_the_end_of_a_turn_can_be_undone_until_the_next_seat_has_acted(new_game, play_until):
    game = new_game()
    play_until(game, lambda game: game.state.turn == 1 and acts(game, 0)(game))
    state = game.state
    assert game.barrier is None
    assert game.reset_turn() == UndoBarrier("turn", game.history[-1]), "it spares the turn before"
    assert game.state == state
    assert game.undo() is None
    assert game.state.turn == 0
    game.redo()
    play_until(game, lambda game: game.history[-1].before.turn == 1)
    assert game.history[-1].seat == CHANCE   # a pick reveals a new combo
    assert game.undo().reason == "revealed"


def test_another_seats_answer_is_a_barrier_even_if_that_is_taken_back(new_game, play_until):
    game = new_game()

    def answered_after_the_other(game):
        before, after = game.history[-2:]
        return acts(game, after.seat)(game) and before.seat == 1 - after.seat

    play_until(game, answered_after_the_other)
    entry = game.history[-1]
    assert game.undo() is None
    assert (game.barrier, game.undo()) == (UndoBarrier("seat", entry), UndoBarrier("seat", entry))
    assert (game.reset_turn(), game.state) == (UndoBarrier("seat", entry), entry.before)


def test_a_retreat_of_another_seat_is_a_barrier_within_the_turn(new_game, play_until):
    game = new_game()

    def has_retreated(game):
        entry = game.history[-1]
        kind = entry.before.agenda[-1].kind
        return kind == "retreat" and entry.seat != entry.before.turn and game.decision is not None

    play_until(game, has_retreated)
    retreat = game.history[-1]
    assert game.undo() is None   # a retreat can be reconsidered
    assert game.undo() == UndoBarrier("seat", retreat)


def test_what_a_bot_has_played_is_a_barrier(new_game, play_until):
    game = new_game(("human", "bot:random"))
    play_until(game, lambda game: game.history[-1].seat == 1)
    assert game.barrier == game.undo() == UndoBarrier("seat", game.history[-1])


def test_undo_to_takes_back_all_or_nothing_and_reset_turn_all_of_the_turn(new_game, play_until):
    game = new_game()
    play_until(game, partial(ends_with, 3))
    count, state, told = len(game), game.state, []
    turn = (state.round, state.turn)
    game.listen(told.append)
    assert game.undo_to(0) is not None
    assert (len(game), game.state, game.can_redo, told) == (count, state, False, [])
    taken = game.history[:-4:-1]
    assert game.undo_to(count - 3) is None
    assert told == [GameChange("undone", tuple(taken))]
    assert len(game) == count - 3
    for _ in range(3):
        game.redo()
    assert game.state == state
    del told[:]
    assert game.reset_turn() is None
    assert game.barrier is not None
    (change,) = told
    assert len(change.entries) >= 3
    assert {(entry.before.round, entry.before.turn) for entry in change.entries} == {turn}


def test_another_command_ends_what_could_be_redone(new_game, play_until):
    game = new_game()
    play_until(game, partial(ends_with, 2))
    first, second = (entry.command for entry in game.history[-2:])
    game.undo()
    game.undo()
    game.play(first)
    assert game.can_redo   # same command again: the rest still fits
    assert game.redo()[0].command == second
    game.undo()
    game.undo()
    other = next(c for c in iter(lambda: RandomBot().choose(game.rules, game.state), None) if c != first)
    game.play(other)
    assert not game.can_redo


def test_listeners_hear_of_every_change_with_its_entries_until_they_stop(new_game):
    game, told, late = new_game(), [], []
    stop, stop_late = game.listen(told.append), game.listen(late.append)
    played = game.play(Pick(0))
    assert told == late == [GameChange("played", played)]
    assert [entry.seat for entry in played] == [0, CHANCE]
    stop()
    stop()
    game.play(RandomBot(1).choose(game.rules, game.state))
    assert (len(told), len(late)) == (1, 2)
    game.close()
    game.play(RandomBot(1).choose(game.rules, game.state))
    stop_late()
    assert len(late) == 2


def test_what_a_listener_plays_is_told_after_all_have_heard(new_game):
    game = new_game()
    heard = []

    def answers(change):
        heard.append(("first", len(change.entries[0].after.column)))
        if len(heard) == 1:
            game.play(RandomBot(1).choose(game.rules, game.state))

    game.listen(answers)
    game.listen(lambda change: heard.append(("second", len(change.entries[0].after.column))))
    game.play(Pick(0))
    assert [name for name, _ in heard] == ["first", "second", "first", "second"]
    assert heard[0][1] == heard[1][1]


class TestFreeUndo:
    """C6: people at one screen may undo everything; chance then repeats its answers."""

    @pytest.fixture
    def game(self, new_game, play_until):
        game = new_game(seed=5)
        game.free_undo = True
        play_until(game, lambda game: len(rolls(game)) > 2)
        return game

    def test_it_goes_back_to_the_first_decision_and_forth_again(self, game):
        played = game.history
        steps = 0
        while game.undo() is None:
            steps += 1
            assert game.decision.seat != CHANCE
        assert steps == sum(entry.seat != CHANCE for entry in played)
        assert {entry.seat for entry in game.history} == {CHANCE}    # the initial column
        assert game.barrier == UndoBarrier("start")
        while game.redo():
            assert game.decision is None or game.decision.seat != CHANCE
        assert game.history == played

    def test_what_was_taken_back_is_gone_from_the_file(self, saves, setup, play_until):
        game = saves.start(setup)
        game.free_undo = True
        play_until(game, lambda game: len(game) > 12)
        assert game.undo_to(9) is None
        again = restarted(saves, game)
        assert again.state == game.state
        assert len(again) <= 9

    def test_the_die_falls_the_same_after_a_restart(self, saves, setup, play_until):
        """Otherwise undoing an unwanted roll and restarting the program would roll again."""
        game = saves.start(replace(setup, board="hex-2"))
        game.free_undo = True
        play_until(game, lambda game: len(rolls(game)) > 2)
        fallen = rolls(game)
        undo_all(game)
        bot = RandomBot(98)
        for count in range(1, len(fallen) + 1):    # closed again after each roll; one roll is undone twice
            roll(game, count, bot)
            if count == 2:
                assert game.undo() is None
                assert game.redo()
                assert game.undo() is None
            game = restarted(saves, game)
            game.free_undo = True
        roll(game, len(fallen), bot)
        assert rolls(game) == fallen
        assert saves.load(game.journal.path).history == game.history

    def test_a_note_of_what_chance_says_again_cannot_spoil_a_game(self, saves, setup, play_until):
        """Edited files: an unreadable note is skipped, an answer that does not fit is not repeated."""
        game = saves.start(setup)
        play_until(game, lambda game: len(game) > 12)
        with game.journal.path.open("a", encoding="utf-8") as file:
            file.write("; again roll many\n; again deal nobody nothing\n; given roll 2\n; again roll 77\n; again end\n")
        again = saves.load(game.journal.path)
        assert again.state == game.state
        play_until(again, lambda game: len(rolls(game)) > 0)
        assert Roll(77) not in rolls(again)


class TestRedoAfterRestart:
    """C6, C15: undone commands can still be redone after a restart."""

    @pytest.fixture
    def game(self, saves, setup, play_until):
        """A game whose last three commands can be undone."""
        game = saves.start(setup)
        play_until(game, lambda game: len(game) > 3 and game.barrier_before(len(game) - 3) is None)
        return game

    def test_all_of_it(self, saves, game):
        played = game.history
        assert game.undo_to(len(played) - 3) is None
        game = restarted(saves, restarted(saves, game))
        for _ in range(3):
            assert game.redo()
        assert game.history == played
        assert not game.can_redo
        assert not restarted(saves, game).can_redo

    def test_the_same_again_leaves_the_rest_and_anything_else_nothing(self, saves, game):
        played = game.history
        assert game.undo_to(len(played) - 3) is None
        game.play(played[-3].command)
        game = restarted(saves, game)
        assert game.redo() == played[-2:-1]
        assert game.undo() is None
        other = next(command for command in game.rules.legal(game.state) if isinstance(command, Command)
                     and command != played[-2].command and not game.rules.reveals(command))  # fmt: skip
        game.play(other)
        game = restarted(saves, game)
        assert not game.can_redo
        assert game.undo() is None
        game = restarted(saves, game)
        assert [entry.command for entry in game.redo()] == [other]
        assert not game.can_redo

    def test_what_chance_said_to_it_too(self, saves, setup, play_until):
        game = saves.start(setup)
        game.free_undo = True
        play_until(game, lambda game: len(rolls(game)) > 1)
        played = game.history
        undo_all(game)
        game = restarted(saves, game)
        game.free_undo = True
        redo_all(game)
        assert (game.history, restarted(saves, game).history) == (played, played)

    @pytest.mark.parametrize("notes", ["; undone pick 9\n; undone roll 77\n", "; redone\n" * 4 + "; undone this\n"])
    def test_a_note_in_the_file_cannot_spoil_a_game(self, saves, game, notes):
        """Edited files: commands that do not follow from the position are skipped."""
        assert game.undo() is None
        with game.journal.path.open("a", encoding="utf-8") as file:
            file.write(notes)
        assert not saves.load(game.journal.path).can_redo


@pytest.mark.parametrize("short", [False, True])
def test_a_puzzle_lasts_one_turn_and_nobody_else_plays(short):
    text = "A 12 forest orcs hand 3 : f1 h1\nB 9 hill tritons : f3*2 p2*2\nasks A conquer"
    head = "swqt 1\nboard midland-2\ncontent base\nround 3/10\n"
    column = "column alchemist elves, swamp trolls, wealthy humans, flying ratmen, commando wizards, mounted giants\n"
    rules, start = read_position(head + column + text, Library(), source="x")
    game = PuzzleGame(rules, start, 0, ("Blue", "Yellow"), "about", short=short)
    assert (game.about, [seat.kind for seat in game.seats]) == ("about", ["human", ABSENT])
    game.play(read_command(rules, "conquer s3"))
    assert (game.decision is None) == short
    if not short:
        game.play(End())
        game.play(propose(rules, game.state))
        assert game.decision is None
        assert game.state.turn == 1
    assert game.journal is None
    assert game.reset_turn() is None
    assert len(game) == 0, "also after the end of the turn"
    assert game.reset_turn() is not None
