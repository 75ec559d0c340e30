"""Jobs that fill caches run between events, a few milliseconds at a time."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from swqt.gui.style import threads
from swqt.gui.style.threads import IdleQueue


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
    done: list[str] = []
    queue = IdleQueue(limit=0)    # one step exceeds it
    queue.add(job(done, "a"))
    lengths = []
    for _ in range(1000):
        if queue.is_empty:
            break
        qapp.processEvents()
        lengths.append(len(done))
    assert sorted(set(lengths)) == [1, 2, 3]


def test_nothing_runs_while_a_mouse_button_is_down(qtbot, monkeypatch):
    monkeypatch.setattr(threads, "_BUSY_DELAY", 1)
    down = [Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton]
    asked: list[int] = []

    def buttons() -> Qt.MouseButton:
        asked.append(len(done))
        return down[min(len(asked), len(down)) - 1]

    done: list[str] = []
    monkeypatch.setattr(QGuiApplication, "mouseButtons", buttons)
    queue = IdleQueue()
    queue.add(job(done, "a"))
    qtbot.waitUntil(lambda: queue.is_empty)
    assert asked[:3] == [0, 0, 0]
    assert len(done) == 3


def test_without_it_a_game_is_played_all_the_same(window, table, monkeypatch):
    window.idle.clear()
    monkeypatch.setattr(IdleQueue, "add", lambda self, job: None)
    hand = table(2)
    hand.pick()
    assert window.idle.is_empty
    assert hand.session.game.history
