"""The start page is shown before anything else is loaded; the rest is loaded while it is visible."""

import threading

import pytest
from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from swqt.gui.app.application import ApplicationController
from swqt.gui.app.main_window import MainWindow
from swqt.gui.app.startup import StartupLoader, load_content
from swqt.gui.texts.i18n import when
from swqt.home import Settings, load_settings
from tests.support.hand import show

LOADED = """
import linecache
import sys
from pathlib import Path
from swqt.gui.app import application as app
from PySide6 import QtWidgets
from swqt.gui.app.main_window import MainWindow
from swqt.home import Settings, data_folder
application = app.make_application()
heavy = ("swqt.engine", "swqt.content", "swqt.notation", "swqt.table", "swqt.cli", "swqt.gui.board", "swqt.gui.panels")
for name in ("", "a.swn"):
    (data_folder() / "games").mkdir(parents=True, exist_ok=True)
    if name:
        (data_folder() / "games" / name).touch()    # offered before it is read
    window = MainWindow(None, None, Settings())
    window.show()
    application.processEvents()
    assert window.start_page.go_on.isHidden() is not bool(name)
    print([name for name in heavy if name in sys.modules])
classes = ("QStyle", "QMessageBox", "QWizard")    # slow to load: PySide has not used them, and so not all widgets
print([name for name in classes if isinstance(vars(QtWidgets).get(name), type)])
assert application.style().name() == "fusion"
print([name for name in linecache.cache if "swqt/gui/" in Path(name).as_posix()])    # sources that PySide has read
"""


@pytest.fixture
def early(qtbot) -> MainWindow:
    """A window with only its start page."""
    window = MainWindow(None, None, Settings())
    show(qtbot, window)
    return window


def test_the_first_page_needs_no_rules_no_boards_and_no_games(run_code, tmp_path):
    done = run_code(LOADED, SWQT_HOME=str(tmp_path), QT_STYLE_OVERRIDE="windows")
    assert done.stdout.split() == ["[]"] * 4, done.stderr


def test_the_rest_comes_in_the_thread_of_the_window_while_the_first_page_stands(early, qtbot):
    threads: list[threading.Thread] = []
    loader = StartupLoader(parent=early)
    loader.loaded.connect(early.populate)
    loader.loaded.connect(lambda content: threads.append(threading.current_thread()))
    loader.start()
    assert not early.is_populated
    qtbot.waitUntil(lambda: early.is_populated)
    assert threads == [threading.main_thread()]
    assert early.start_page.go_on.isHidden()    # no game yet
    loader.wait()
    other = StartupLoader()    # of a program that ends at once
    other.start()
    assert early.close()
    other.wait()
    assert not other._thread.is_alive()


def test_what_is_clicked_too_early_is_done_as_soon_as_it_can_be(early, monkeypatch):
    asked: list[bool] = []
    monkeypatch.setattr(MainWindow, "ask_new_game", lambda window: asked.append(window.is_populated))
    QTest.mouseClick(early.start_page.new_game, Qt.MouseButton.LeftButton)
    assert asked == []
    early.populate(load_content())
    assert asked == [True]


def test_the_unfinished_game_has_its_place_at_once_and_goes_on(table, qtbot, noon):
    """C15: closing asks nothing, since the game is already saved."""
    hand = table(2)
    hand.pick()
    path, digest = hand.session.game.journal.path, hand.state.digest
    hand.window.docks["log"].close()
    assert hand.window.close()
    assert QApplication.activeModalWidget() is None
    again = MainWindow(None, None, load_settings())
    show(qtbot, again)
    assert again.start_page.go_on.note == "Your last game"
    again.populate(load_content())
    assert again.start_page.go_on.note == f"Anna, Ben · round 1 of 10, Anna's turn · {when(path.stat().st_mtime)}"
    assert not any(dock.isVisible() for dock in again.docks.values())    # no game yet
    again.resize(1280, 720)    # the screen of the tests is smaller, and folds the table
    again.start_page.go_on.click()
    assert again.session.game.state.digest == digest
    assert again.log.lines > 0
    shown = [dock.isVisible() for dock in again.docks.values()]
    assert shown == [True, True, True, False, False], "the closed panel stays closed"


def test_a_failure_of_the_thread_is_not_swallowed(qtbot, monkeypatch):
    def fail(language: str) -> None:
        raise FileNotFoundError("swqt is incomplete")

    monkeypatch.setattr("swqt.gui.app.startup.load_content", fail)
    loader = StartupLoader()
    with qtbot.captureExceptions() as caught:
        loader.start()
        qtbot.waitUntil(lambda: bool(caught))
    assert "swqt is incomplete" in str(caught[0][1])
    loader.wait()


def test_loading_begins_when_the_first_page_has_been_painted(qtbot, qapp, monkeypatch):
    steps: list[str] = []
    program = ApplicationController(qapp, Settings(theme="light"))
    loop = QEventLoop()    # the application itself must not quit: it would end the loops of all later tests
    monkeypatch.setattr(program, "_app", loop)
    program.window.start_page.painted.connect(lambda: steps.append("painted"))
    monkeypatch.setattr(program.loader, "start", lambda: steps.append("loading") or loop.quit())
    assert program.run() == 0
    assert steps[0] == "painted"
    assert steps.count("loading") == 1
    assert not qapp.windowIcon().isNull()
