"""Turns are judged in the process of the bots, or without one in a thread."""

import queue

import pytest

from swqt.ai import never
from swqt.notation import read_command
from swqt.puzzle import attempt as attempts
from swqt.puzzle.attempt import JudgeClient, judge
from swqt.table import Library
from swqt.table.bot_process import WorkerError
from tests.puzzle.test_puzzles import made

PUZZLE = made()
RULES, STATE = PUZZLE.position(Library())
BEST = tuple(read_command(RULES, text) for text in PUZZLE.line)
PATIENCE = 60


@pytest.fixture
def calls():
    return queue.Queue()


@pytest.fixture
def client(calls):
    client = JudgeClient(calls.put)
    yield client
    client.close()


def test_a_process_judges_and_a_thread_where_there_is_none(client, calls, monkeypatch):
    found = []
    client.prepare(PUZZLE, RULES)
    client.judge(PUZZLE, RULES, BEST, found.append)
    while not found:
        calls.get(timeout=PATIENCE)()
    assert found == [judge(never, PUZZLE, BEST)]
    client.close()
    monkeypatch.setattr(attempts, "BotProcess", lambda call_soon: (_ for _ in ()).throw(OSError("no processes")))
    client.judge(PUZZLE, RULES, BEST, found.append)
    calls.get(timeout=PATIENCE)()
    assert found[0] == found[1]


@pytest.mark.parametrize(("forgets", "expected"), [(False, [None]), (True, [])])
def test_a_turn_that_cannot_be_judged_is_told_unless_the_question_is_forgotten(client, forgets, expected):
    found = []
    client.judge(PUZZLE, RULES, BEST, found.append)
    number = client._number
    if forgets:
        client.cancel()
    client._on_answer(number, found.append, 0, WorkerError("SearchStopped: "))
    assert found == expected
