"""Results of threads reach the window by queued calls: in its thread, in order, and never a deleted object."""

import errno
import gc
import os
import re
import threading
from collections.abc import Callable, Iterator
from weakref import ref

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swqt.gui.style import threads
from swqt.gui.style.threads import BackgroundTask, GarbageCollector, IdleQueue, TaskAbandoned, queued, run_in_thread
from swqt.table import FsyncThread
from swqt.table.bot_process import BotProcess
from tests.support.hand import Hand

PATIENCE = 120


class Listener(QObject):
    """Records its calls and their threads."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[object, bool]] = []

    def done(self, result: object) -> None:
        self.heard.append((result, threading.current_thread() is threading.main_thread()))

    def failed(self, error: Exception) -> None:
        self.done(type(error))


def wait_for_calls(qtbot: QtBot) -> None:
    """Wait until everything that was queued before has been called."""
    last = Listener()
    queued(last.done)(1)
    qtbot.waitUntil(lambda: bool(last.heard))


class TestQueued:
    def test_it_is_called_in_the_thread_of_the_window_and_in_order(self, qtbot):
        listener = Listener()
        call = queued(listener.done)
        thread = threading.Thread(target=lambda: [call(number) for number in range(100)])
        thread.start()
        thread.join()
        assert listener.heard == []    # not before the event loop runs
        qtbot.waitUntil(lambda: len(listener.heard) == 100)
        assert listener.heard == [(number, True) for number in range(100)]

    def test_what_is_deleted_is_not_called_and_nothing_keeps_the_object(self, qtbot):
        listener = Listener()
        queued(listener.done)(1)
        listener.deleteLater()
        QApplication.sendPostedEvents(listener, QEvent.Type.DeferredDelete)
        wait_for_calls(qtbot)
        assert listener.heard == []
        listener = Listener()
        alive, call = ref(listener), queued(listener.done)
        call(1)
        del listener
        gc.collect()
        assert alive() is None
        wait_for_calls(qtbot)


def test_a_result_and_an_error_are_brought_from_a_thread(qtbot):
    listener = Listener()
    for number, work in enumerate((lambda: 7, lambda: [][0]), 1):
        run_in_thread(work, listener.done, listener.failed, "work")
        qtbot.waitUntil(lambda number=number: len(listener.heard) == number)
    assert listener.heard == [(7, True), (IndexError, True)]
    with qtbot.capture_exceptions() as raised:    # nobody is told of an error, which must not be lost
        run_in_thread(lambda: [][0], listener.done, None, "work")
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is IndexError


@pytest.mark.parametrize("work", [lambda: 7, lambda: [][0]])
def test_an_abandoned_task_reports_nothing_more_not_even_what_is_queued(qtbot, work):
    listener, task = Listener(), BackgroundTask()
    task.queued(listener.done)(1)
    task.start(work, listener.done, listener.failed, "work")
    task.join()
    task.check()
    task.abandon()
    task.queued(listener.done)(2)
    wait_for_calls(qtbot)
    assert listener.heard == []
    with pytest.raises(TaskAbandoned):
        task.check()


@pytest.fixture
def worker(monkeypatch) -> Iterator[list[BotProcess]]:
    """The worker processes started."""
    made: list[BotProcess] = []
    make = BotProcess.__init__

    def note(worker: BotProcess, call_soon: Callable) -> None:
        make(worker, call_soon)
        made.append(worker)

    monkeypatch.setattr(BotProcess, "__init__", note)
    yield made
    for one in made:
        one.close()


class TestBots:
    @pytest.fixture
    def thinking(self, worker, table, qtbot) -> Hand:
        """A game of bots, one of which thinks in the process of bots."""
        hand = table("ee")
        qtbot.waitUntil(lambda: hand.session.runner._waiting and len(worker) == 1)
        return hand

    def test_a_bot_whose_process_is_killed_is_played_on_in_the_window(self, worker, thinking, qtbot):
        runner, length = thinking.session.runner, len(thinking.session.game)
        worker[0]._process.kill()
        qtbot.waitUntil(lambda: len(thinking.session.game) > length)
        assert runner.bots_trouble == "the process of the bots has ended"
        runner.hold("test", True)

    def test_a_window_closed_while_a_bot_thinks_ends_its_process_and_thread(self, worker, window, request):
        before = set(threading.enumerate())
        request.getfixturevalue("thinking")
        (reader,) = [one for one in set(threading.enumerate()) - before if one.name == "bot-answers"]
        window.close()
        reader.join(PATIENCE)
        worker[0]._process.join(PATIENCE)
        assert (reader.is_alive(), worker[0].alive) == (False, False)


def test_a_disk_that_refuses_the_game_is_told_without_another_command(table, window, qtbot, monkeypatch):
    monkeypatch.setattr(window.saves, "_disk", FsyncThread())
    hand = table(2)
    hand.session.game.journal.move(hand.session.game.journal.path.parent)    # waits for the sync
    window.settings_service.settle()    # the set-up of the game is among the settings

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        hand.pick()
        length = len(hand.session.game)
        qtbot.waitUntil(window.game_page.unsaved.isVisible)
        assert len(hand.session.game) == length
        assert os.strerror(errno.ENOSPC) in (hand.session.game.trouble or "")
    hand.session.game.save()
    assert hand.session.game.trouble is None


LEAST = 100
"""Milliseconds below which a repeating timer is an animation, or polls a thread."""


def test_no_timer_looks_at_a_thread(root):
    """Repeating timers have an interval of at least 100 ms, except the animation of a replay."""
    found = []
    for path in sorted((root / "swqt" / "gui").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        single = set(re.findall(r"(\S+)\.setSingleShot\(True\)", text))
        for timer, written in re.findall(r"(\S+)\.(?:setInterval|startTimer)\((\w+)", text):
            named = re.search(rf"^{written}\b.*= (\d+)", text, re.MULTILINE)
            interval = int(written) if written.isdigit() else int(named[1]) if named else 0    # 0: cannot be seen here
            if interval < LEAST and timer not in single and path.name != "replay_bar.py":
                found.append((path.name, timer, written))
    assert found == []


def test_garbage_is_collected_in_the_thread_of_the_window_alone(qapp, qtbot):
    collector, places = GarbageCollector(), []

    class Loop:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            places.append(threading.current_thread() is threading.main_thread())

    thread = threading.Thread(target=lambda: [bool(Loop()) for _ in range(5000)])
    thread.start()
    thread.join(PATIENCE)
    assert places == []
    qtbot.waitUntil(lambda: len(places) == 5000)
    assert all(places)
    collector.deleteLater()


def job(done: list[str], name: str, steps: int = 3) -> Iterator[None]:
    for number in range(steps):
        done.append(f"{name}{number}")
        yield


def failing() -> Iterator[None]:
    raise RuntimeError("no picture")
    yield


def test_jobs_run_in_the_order_in_which_they_were_added_even_after_a_failure(qtbot):
    done: list[str] = []
    queue = IdleQueue()
    for steps in (job(done, "a"), failing(), job(done, "b")):
        queue.add(steps)
    assert done == []
    with qtbot.captureExceptions() as caught:
        qtbot.waitUntil(lambda: queue.is_empty)
    assert len(caught) == 1
    assert done == ["a0", "a1", "a2", "b0", "b1", "b2"]


def test_between_two_goes_events_are_handled(qapp):
    done, lengths, queue = [], [], IdleQueue(limit=0)    # one step exceeds it
    queue.add(job(done, "a"))
    while not queue.is_empty and len(lengths) < 1000:
        qapp.processEvents()
        lengths.append(len(done))
    assert sorted(set(lengths)) == [1, 2, 3]


def test_nothing_runs_while_a_mouse_button_is_down(qtbot, monkeypatch):
    monkeypatch.setattr(threads, "_BUSY_DELAY", 1)
    down, asked, done = [Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton], [], []

    def buttons() -> Qt.MouseButton:
        asked.append(len(done))
        return down.pop() if down else Qt.MouseButton.NoButton

    monkeypatch.setattr(QGuiApplication, "mouseButtons", buttons)
    queue = IdleQueue()
    queue.add(job(done, "a"))
    qtbot.waitUntil(lambda: queue.is_empty)
    assert (asked[:3], len(done)) == ([0, 0, 0], 3)


def test_without_it_a_game_is_played_all_the_same(window, table, monkeypatch):
    window.idle.clear()
    monkeypatch.setattr(IdleQueue, "add", lambda self, job: None)
    hand = table(2)
    hand.pick()
    assert window.idle.is_empty
    assert hand.session.game.history
