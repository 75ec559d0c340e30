"""Bots that think beside the game: asked, overruled and ended without waiting."""

import time
from collections.abc import Callable, Iterator
from multiprocessing import active_children

import pytest

from swqt.engine import Command, Conquer, Pick
from swqt.table import Bots, Game, Thoughts
from swqt.table.thinking import Desk, Worker, WorkerError


@pytest.fixture
def thoughts() -> Iterator[Thoughts]:
    made = Thoughts(Bots(7))
    yield made
    made.close()


class Number:
    """Stands in for a number that two processes share."""

    def __init__(self, value: int = 0) -> None:
        self.value = value


def await_answer(thoughts: Thoughts, game: Game) -> Command:
    for _ in range(12_000):
        command = thoughts.take(game)
        if command is not None:
            return command
        time.sleep(0.01)
    raise AssertionError("no answer")


def test_a_whole_game_is_the_same_as_in_one_process(new_game: Callable[..., Game], thoughts: Thoughts) -> None:
    kinds = ("bot:beginner", "bot:easy")
    here, there = new_game(kinds), new_game(kinds)
    Bots(7).play(here)
    while there.decision is not None:
        there.play(await_answer(thoughts, there))
    assert there.state == here.state
    assert thoughts.trouble is None


def test_a_person_and_a_random_bot_need_no_process(new_game: Callable[..., Game], thoughts: Thoughts) -> None:
    before = set(active_children())
    game = new_game(("human", "bot:random"))
    thoughts.prepare(game)
    if game.seat_to_move() == game.seats[0]:
        assert thoughts.take(game) is None
        game.play(Pick(0))
    assert set(active_children()) <= before    # those of other games may have ended meanwhile


def test_an_answer_to_an_old_question_is_dropped(new_game: Callable[..., Game], thoughts: Thoughts) -> None:
    game = new_game(("bot:expert", "bot:expert"))
    thoughts.ask(game)
    game.play(Pick(3))   # somebody else has answered: a test, a peer, an undo
    answer = await_answer(thoughts, game)
    assert game.rules.check(game.state, answer) is None


def test_a_bot_can_be_hurried(new_game: Callable[..., Game], thoughts: Thoughts) -> None:
    game = new_game(("bot:expert", "bot:expert", "bot:expert"))    # of whom none would answer at once
    thoughts.ask(game)
    thoughts.hurry()
    assert isinstance(await_answer(thoughts, game), Pick)


def test_a_dead_worker_is_replaced_by_thinking_here(new_game: Callable[..., Game], thoughts: Thoughts) -> None:
    game = new_game(("bot:easy", "bot:easy"))
    thoughts.prepare(game)
    assert thoughts._worker is not None
    thoughts._worker._process.kill()
    thoughts._worker._process.join()
    answer = await_answer(thoughts, game)
    assert game.rules.check(game.state, answer) is None
    assert thoughts.trouble


def test_closing_ends_the_process(new_game: Callable[..., Game]) -> None:
    thoughts = Thoughts(Bots(1))
    thoughts.ask(new_game(("bot:expert", "bot:expert")))
    worker = thoughts._worker
    assert worker is not None
    thoughts.close()
    worker._process.join(60)
    assert not worker.alive


def test_a_mistake_in_the_worker_is_told(new_game: Callable[..., Game]) -> None:
    game = new_game(("bot:easy", "bot:easy"))
    worker = Worker()
    try:
        worker.ask("bot:unheard-of", 0, 1, game.rules, game.state)
        assert worker._pipe.poll(120)
        with pytest.raises(WorkerError, match="unheard-of"):
            worker.answer()
    finally:
        worker.close()


def test_a_question_that_no_longer_counts_is_not_thought_about(new_game: Callable[..., Game]) -> None:
    game = new_game(("bot:easy", "bot:easy"))
    desk = Desk(Number(2), Number())
    assert desk.serve(("rules", game.rules.board, game.rules.content, game.rules.options)) is None
    assert desk.serve(("think", 1, "bot:easy", 0, 5, game.state)) is None
    number, command, trouble = desk.serve(("think", 2, "bot:easy", 0, 5, game.state)) or (0, None, "nothing")
    assert (number, trouble) == (2, "")
    assert isinstance(command, (Pick, Conquer))
