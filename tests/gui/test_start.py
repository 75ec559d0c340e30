"""The first page stands before anything else is loaded; the rest comes while it is on the screen."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QDateTime, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swqt.gui import preparing
from swqt.gui.preparing import Preparation, prepare
from swqt.gui.times import when
from swqt.gui.window import MainWindow
from swqt.home import Settings

LOADED = """
import sys
from swqt.gui import app
from swqt.gui.window import MainWindow
from swqt.home import Settings
application = app.make_application()
window = MainWindow(None, None, Settings())
window.show()
application.processEvents()
heavy = ("swqt.engine", "swqt.content", "swqt.notation", "swqt.table", "swqt.cli", "swqt.gui.board", "swqt.gui.panels")
print([name for name in heavy if name in sys.modules])
"""


@pytest.fixture
def early(qtbot: QtBot) -> MainWindow:
    """A window with nothing but its first page."""
    window = MainWindow(None, None, Settings())
    qtbot.addWidget(window)
    window.show()
    return window


def test_the_first_page_needs_no_rules_no_boards_and_no_games(root: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED], cwd=root, capture_output=True, text=True, timeout=180, check=False
    )
    assert (done.stdout.strip(), done.returncode) == ("[]", 0), done.stderr


def test_the_rest_comes_while_the_first_page_stands(early: MainWindow, qtbot: QtBot) -> None:
    preparation = Preparation(parent=early)
    preparation.done.connect(lambda prepared: early.furnish(*prepared))
    preparation.begin()
    qtbot.waitUntil(lambda: early.furnished)
    assert early.start_page.go_on.isHidden()    # nothing was played yet
    preparation.wait()


def test_nobody_looks_for_waste_until_the_window_is_furnished(early: MainWindow, qtbot: QtBot) -> None:
    preparation = Preparation(parent=early)
    looked: list[bool] = []
    preparation.done.connect(lambda prepared: looked.append(gc.isenabled()))
    preparation.begin()
    qtbot.waitUntil(lambda: bool(looked))
    preparation.calm()
    assert [*looked, gc.isenabled()] == [False, True]
    preparation.wait()


def test_what_is_clicked_too_early_is_done_as_soon_as_it_can_be(
    early: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(MainWindow, "ask_new_game", lambda window: asked.append(window.furnished))
    QTest.mouseClick(early.start_page.new_game, Qt.MouseButton.LeftButton)
    assert asked == []
    early.furnish(*prepare())
    assert asked == [True]


def test_a_window_closed_at_once_closes(early: MainWindow) -> None:
    assert early.close()


def test_the_place_of_the_unfinished_game_is_kept_from_the_first_moment(
    table: Callable, qtbot: QtBot, noon: QDateTime
) -> None:
    hand = table(2)
    hand.pick()
    path = hand.sitting.game.journal.path
    hand.window.close()
    again = MainWindow(None, None, Settings())
    qtbot.addWidget(again)
    again.show()
    assert again.start_page.go_on.note == "The last game"
    again.furnish(*prepare())
    assert again.start_page.go_on.note == f"Anna, Ben · round 1 of 10, Anna to move · {when(path.stat().st_mtime)}"
    again.start_page.go_on.click()
    assert again.sitting is not None


def test_a_failure_of_the_preparation_is_not_swallowed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(language: str) -> None:
        raise FileNotFoundError("swqt is incomplete")

    monkeypatch.setattr("swqt.gui.preparing.prepare", fail)
    preparation = Preparation()
    with qtbot.captureExceptions() as caught:
        preparation.begin()
        qtbot.waitUntil(lambda: bool(caught))
    assert "swqt is incomplete" in str(caught[0][1])
    assert gc.isenabled()


class TestWhatCanWait:
    @pytest.fixture
    def loaded(self, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        """The languages in which the rest has been loaded."""
        loaded: list[str] = []
        monkeypatch.setattr(preparing, "look_ahead", lambda library, lang: loaded.append(lang))
        return loaded

    def test_it_is_loaded_when_the_window_is_furnished(self, qtbot: QtBot, loaded: list[str]) -> None:
        preparation = Preparation("es")
        with qtbot.waitSignal(preparation.done):
            preparation.begin()
        assert loaded == []
        preparation.calm()
        qtbot.waitUntil(lambda: loaded == ["es"])
        preparation.wait()

    def test_a_program_that_ends_before_does_not_wait_for_it(self, qtbot: QtBot, loaded: list[str]) -> None:
        preparation = Preparation()
        with qtbot.waitSignal(preparation.done):
            preparation.begin()
        preparation.wait()
        assert loaded == []
