"""Bots in a worker process: asked, overtaken and stopped without blocking."""

from multiprocessing import active_children

import pytest

from swqt.engine import Command, Pick
from swqt.table import BotClient, BotSet
from swqt.table.bot_process import BotProcess, Superseded, WorkerError


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


def test_a_worker_killed_while_it_thinks_is_noticed_without_being_asked_again(new_game, calls):
    told = []
    thoughts = BotClient(BotSet(7), calls.put, lambda: told.append(thoughts.trouble))
    game = new_game(("bot:expert", "bot:expert", "bot:expert"))
    thoughts.ask(game)
    thoughts._worker._process.kill()
    calls.until(lambda: told or None)
    assert told == ["the process of the bots has ended"]
    assert game.rules.check(game.state, thoughts.take(game)) is None


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
