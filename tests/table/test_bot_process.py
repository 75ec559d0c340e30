"""Bots in a worker process: asked, overtaken and stopped without blocking."""

import threading
from multiprocessing import active_children

import pytest

from swqt.engine import Command, Conquer, Pick
from swqt.table import BotClient, BotSet
from swqt.table.bot_process import BotProcess, BotServer, Superseded, WorkerError


class Number:
    """Stands in for an integer shared by two processes."""

    def __init__(self, value: int = 0) -> None:
        self.value = value


@pytest.fixture
def await_answer(thoughts, calls):
    """Waits for the answer of the bot to act in a game."""

    def wait(game):
        return calls.until(lambda: thoughts.take(game))

    return wait


def test_a_whole_game_is_the_same_as_in_one_process(new_game, thoughts, await_answer):
    kinds = ("bot:beginner", "bot:easy")
    here, there = new_game(kinds), new_game(kinds)
    BotSet(7).play(here)
    while there.decision is not None:
        there.play(await_answer(there))
    assert there.state == here.state
    assert thoughts.trouble is None


def test_a_person_and_a_random_bot_need_no_process(new_game, thoughts):
    before = set(active_children())
    game = new_game(("human", "bot:random"))
    thoughts.prepare(game)
    if game.seat_to_move() == game.seats[0]:
        assert thoughts.take(game) is None
        game.play(Pick(0))
    assert set(active_children()) <= before    # those of other games may have ended meanwhile


def test_an_answer_to_an_old_question_is_dropped(new_game, thoughts, await_answer):
    game = new_game(("bot:expert", "bot:expert"))
    thoughts.ask(game)
    game.play(Pick(3))   # overtaken by a test, a peer or an undo
    assert game.rules.check(game.state, await_answer(game)) is None


def test_a_bot_can_be_hurried(new_game, thoughts, await_answer):
    game = new_game(("bot:expert", "bot:expert", "bot:expert"))    # none of them answers at once
    thoughts.ask(game)
    thoughts.hurry()
    assert isinstance(await_answer(game), Pick)


def test_a_dead_worker_is_replaced_by_thinking_here(new_game, thoughts, await_answer):
    game = new_game(("bot:easy", "bot:easy"))
    thoughts.prepare(game)
    thoughts._worker._process.kill()
    thoughts._worker._process.join()
    assert game.rules.check(game.state, await_answer(game)) is None
    assert thoughts.trouble


def test_a_worker_killed_while_it_thinks_is_noticed_without_being_asked_again(new_game, calls):
    told = []
    thoughts = BotClient(BotSet(7), calls.put, lambda: told.append(thoughts.trouble))
    game = new_game(("bot:expert", "bot:expert", "bot:expert"))
    thoughts.ask(game)
    thoughts._worker._process.kill()
    calls.until(lambda: told or None)
    assert told == ["the process of the bots has ended"]
    assert game.rules.check(game.state, thoughts.take(game)) is None


def test_closing_ends_the_process_and_its_thread(new_game, calls):
    told = []
    thoughts = BotClient(BotSet(1), calls.put, lambda: told.append(1))
    thoughts.ask(new_game(("bot:expert", "bot:expert")))
    worker = thoughts._worker
    readers = [thread for thread in threading.enumerate() if thread.name == "bot-answers"]
    thoughts.close()
    worker._process.join(60)
    assert not worker.alive
    for thread in readers:
        thread.join(60)
        assert not thread.is_alive()
    assert calls.empty()
    assert told == []


@pytest.fixture
def worker(calls):
    worker = BotProcess(calls.put)
    yield worker
    worker.close()


def test_a_mistake_in_the_worker_is_told(new_game, worker, calls):
    game, told = new_game(("bot:easy", "bot:easy")), []
    number = worker.ask("bot:unheard-of", 0, 1, game.rules, game.state, lambda *answer: told.append(answer))
    calls.until(lambda: told or None)
    ((answered, error),) = told
    assert answered == number
    assert isinstance(error, WorkerError)
    assert "unheard-of" in str(error)


def test_each_question_is_answered_once_the_earlier_one_as_superseded(new_game, worker, calls):
    game, told = new_game(("bot:expert", "bot:expert")), []

    def ask(level):
        return worker.ask(level, 0, 1, game.rules, game.state, lambda *answer: told.append(answer))

    first, second = ask("bot:expert"), ask("bot:beginner")
    calls.until(lambda: len(told) == 2 or None)
    third = ask("bot:expert")
    worker.cancel(third)
    ask("bot:beginner")
    calls.until(lambda: len(told) == 3 or None)
    assert [number for number, _ in told] == [first, second, third + 1]
    assert isinstance(told[0][1], Superseded)
    assert all(isinstance(answer, Command) for _, answer in told[1:])


def test_a_worker_that_is_gone_refuses_questions(new_game, worker, calls):
    game = new_game(("bot:easy", "bot:easy"))
    worker._process.kill()
    calls.take_one()    # the news that it has ended
    with pytest.raises(OSError, match="ended"):
        worker.ask("bot:easy", 0, 1, game.rules, game.state, lambda number, answer: None)


def test_a_question_that_no_longer_counts_is_not_thought_about(new_game):
    game = new_game(("bot:easy", "bot:easy"))
    desk = BotServer(Number(2), Number())
    assert desk.serve(("rules", game.rules.board, game.rules.content, game.rules.options)) is None
    assert desk.serve(("think", 1, "bot:easy", 0, 5, game.state)) is None
    number, command, trouble = desk.serve(("think", 2, "bot:easy", 0, 5, game.state)) or (0, None, "nothing")
    assert (number, trouble) == (2, "")
    assert isinstance(command, (Pick, Conquer))
