"""A game at the table follows the log, and people there take back their own commands through it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from swqt.ai import RandomBot
from swqt.engine import CHANCE, Command, Pick, Refused
from swqt.net.core.events import CHANCE_DUE
from swqt.table import HUMAN, REMOTE, GameChange, OnlineGame, PlayedCommand, Seat
from tests.support.net_games import beacon, new_board


class Program:
    """A log with one board, and the game of one program that says and hears."""

    def __init__(self, seats: int = 2, box: str = "base", own: int = 0, notes: Path | None = None) -> None:
        self.board = new_board(seats, box)
        self.sent: list[str] = []
        self._draws = 0
        self.draw()    # who begins, and the first column
        opening = self.board.opening
        people = [Seat(f"P{number}", HUMAN if number == own else REMOTE) for number in range(seats)]
        self.game = OnlineGame(opening.rules, opening.start, people, self.sent.append, notes=notes)
        self.changes: list[GameChange] = []
        self.game.listen(self.changes.append)
        self.told = self.board
        self.game.accept(self.board.texts[1:])

    def draw(self) -> None:
        while self.board.to_act() == CHANCE_DUE:
            self._draws += 1
            self.board = self.board.draw(beacon(5, self._draws))

    def carry(self) -> None:
        """Have everything that was said go through the log and come back."""
        while self.sent:
            self.board = self.board.apply(self.board.to_act(), self.sent.pop(0).encode())
            self.draw()
        self.tell()

    @property
    def history(self) -> list[PlayedCommand]:
        return list(self.game.history)

    def tell(self) -> None:
        """Tell the game what the board has become."""
        length, texts = self.board.since(self.told)
        if length < self.told.length:
            self.game.roll_back(length - 1)
        if texts:
            self.game.accept(texts)
        self.told = self.board

    def say(self, command: Command) -> None:
        """Somebody says *command*, here or elsewhere."""
        if self.game.seat_to_move().is_remote:
            self.sent.append(self.board.body(command).decode())
        else:
            assert self.game.play(command) == ()
            assert self.game.waiting


def course(program: Program, seed: int = 1) -> Iterator[None]:
    bot = RandomBot(Random(seed))
    while program.game.decision is not None:
        program.say(bot.choose(program.board.rules, program.board.state))
        program.carry()
        yield


def undoable(least: int = 0, seed: int = 4) -> Program:
    """A program in which the last command of whoever sits here could be taken back."""
    program = Program(own=0)
    for _ in course(program, seed):
        decision = program.game.decision
        if decision and decision.seat == 0 and program.game.barrier is None and len(program.game.history) > least:
            return program
    raise AssertionError("no such moment in this game")


@pytest.mark.parametrize(("seats", "box"), [(2, "base"), (4, "underground")])
def test_a_game_at_the_table_follows_the_log(seats, box):
    program = Program(seats, box)
    for _ in course(program):
        assert not program.game.waiting
        assert program.game.state == program.board.state
    moves = [(move.seat, move.command) for move in program.board.moves]
    assert [(entry.seat, entry.command) for entry in program.history] == moves
    told = [entry for change in program.changes for entry in change.entries]
    assert told == program.history[-len(told) :]
    assert program.game.decision is None


def test_undo_stops_where_another_seat_is_asked():
    """At one table the end of a turn can be taken back; the log belongs to the next seat by then."""
    program = Program(own=0)
    stopped = 0
    for _ in course(program):
        decision = program.game.decision
        if decision is not None and decision.seat == 1 and program.history[-1].seat == 0:
            assert program.game.undo() == program.game.barrier is not None
            assert not program.sent
            stopped += 1
    assert stopped


def test_undo_redo_and_reset_go_through_the_log():
    program = Program(own=0)
    undone = reset = 0
    for _ in course(program, seed=4):
        game = program.game
        decision, history = game.decision, program.history
        if decision is None or decision.seat != 0 or game.barrier is not None:
            continue
        before = game.state
        assert game.undo() is None
        assert game.state == before, "nothing is taken back before the log says so"
        assert game.waiting
        program.carry()
        assert not game.waiting
        assert program.history == history[:-1]
        assert game.state == history[-1].before == program.board.state
        assert game.can_redo
        game.redo()
        program.carry()
        assert program.history == history
        undone += 1
        if game.reset_turn() is None:
            program.carry()
            assert game.state == program.board.state
            reset += 1
            while game.can_redo:
                game.redo()
                program.carry()
            assert program.history == history
    assert undone > 5
    assert reset > 5


def test_what_the_log_has_taken_back_may_stand_again():
    """Who had not heard of an undo may be right in the end."""
    program = undoable(least=10)
    history, board = program.history, program.board
    program.game.undo()
    program.carry()
    assert program.history == history[:-1]
    program.board = board
    program.tell()
    assert program.history == history
    while program.board.length > board.length - 3:
        program.board = program.board.previous
    program.tell()
    assert program.game.state == program.board.state


def test_a_command_whose_die_is_taken_back_waits_for_another():
    """All agree to take back a die; nobody is asked anything before it is rolled anew."""
    program = Program(own=0)
    for _ in course(program):
        if program.board.seat == CHANCE and program.board.previous.seat != CHANCE and program.game.decision:
            break
    history = program.history
    program.board = program.board.previous
    program.tell()
    assert (program.history, program.game.waiting) == (history[:-2], True)
    program.draw()
    program.tell()
    assert (program.game.state, program.game.waiting) == (program.board.state, False)
    assert [entry.command for entry in program.history[:-1]] == [entry.command for entry in history[:-1]]


def test_what_somebody_elsewhere_took_back_is_redone_there_only():
    program = Program(own=0)
    for _ in course(program):
        decision = program.game.decision
        if decision is not None and decision.seat == program.board.moves[-1].seat == 1:
            break
    program.board = program.board.previous
    program.tell()
    assert not program.game.can_redo
    assert program.game.redo() == ()
    assert not program.sent


def test_a_die_that_fell_otherwise_is_not_played_again():
    """Redo says commands; what chance answered to one that was undone is forgotten."""
    program = Program(own=0)
    for _ in course(program):
        said, fallen = program.board.moves[-2:]
        if fallen.seat == CHANCE and said.seat == 0 and program.game.decision:
            break
    program.board = program.board.previous.previous
    program.tell()
    assert program.game.can_redo
    program.game.redo()
    program.carry()
    assert program.history[-2].command == said.command
    assert program.history[-1].command != fallen.command
    assert not program.game.can_redo


def test_what_is_refused_here_is_never_said_and_what_the_log_refuses_is_forgotten():
    program = undoable()
    with pytest.raises(Refused):
        program.game.play(Pick(17, None))
    assert (program.sent, program.game.waiting) == ([], False)
    program.say(RandomBot(1).choose(program.board.rules, program.board.state))
    program.sent.clear()
    program.game.refused()
    assert not program.game.waiting
    assert program.changes[-1] == GameChange("undone", ())


def test_notes_stay_here_and_outlive_the_program(tmp_path):
    """Others do not get them; the file of the finished game takes them over."""
    path, kept = tmp_path / "network" / "game.notes", tmp_path / "kept.swn"
    program = Program(notes=path)
    moves = course(program)
    for _ in range(5):
        next(moves)
    count = len(program.game)
    program.game.annotate(count, "a trap?\nno")
    program.game.annotate(2, "well")
    program.game.annotate(2, "")
    assert not program.sent
    assert Program(notes=path).game.annotations == program.game.annotations == ((count, "a trap?\nno"),)
    path.write_text(f"junk\n99999999 ; note x\n{path.read_text(encoding='utf-8')}7 not a note\n", encoding="utf-8")
    assert Program(notes=path).game.annotations == program.game.annotations
    kept.write_text("swqt 1\n", encoding="utf-8")
    program.game.forget_notes(kept)
    assert not path.exists()
    program.game.annotate(0, "the start")
    assert kept.read_text(encoding="utf-8") == "swqt 1\n; note the start\n"
