"""No object of a closed game stays in memory."""

import gc
import weakref
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from swqt.gui.app.application import rebuild_window
from swqt.gui.app.main_window import MainWindow
from swqt.home import games_folder
from tests.support.hand import Hand, play_out


def parts(window: MainWindow) -> dict[str, weakref.ref]:
    """Return weak references to the objects of the open game."""
    session = window.session
    names = ("runner", "controller", "scene", "game")
    return {"session": weakref.ref(session), **{name: weakref.ref(getattr(session, name)) for name in names}}


def alive(references: dict[str, weakref.ref]) -> list[str]:
    """Return the names of the objects still alive after Qt and Python have cleaned up."""
    for _ in range(2):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    return [name for name, reference in references.items() if reference() is not None]


def finish(hand: Hand) -> Path:
    """Let bots play the game to its end; return where its file will be."""
    play_out(hand.session.game)
    hand.window.presenter.flush()
    return games_folder() / "finished" / hand.session.game.journal.path.name


def assert_freed(window: MainWindow) -> None:
    """Leave the open game and look for what is left of it."""
    left = parts(window)
    window.show_start()
    assert alive(left) == []


def test_a_game_of_bots_is_freed(table, window, qtbot):
    table("bb")
    qtbot.waitUntil(lambda: len(window.session.game) > 20)
    assert_freed(window)


def test_a_game_of_people_is_freed_and_its_menus_and_aids_do_not_keep_it(table, window):
    hand = table(2)
    hand.pick()
    hand.region(hand.cheapest() or 0)
    window.game_page.open_menu(3)
    hand.menu().close()
    hand.trigger("hint", "recap", "settings")
    for dialog in QApplication.topLevelWidgets():
        if dialog is not window and dialog.isVisible():
            dialog.close()
    window.assistant.overlays.toggle("income")
    del hand
    assert_freed(window)


def test_results_and_replays_are_freed_and_another_replay_frees_the_one_before(table, window):
    path = finish(table(2))
    replays = window.replay_controller
    assert replays.ending.isVisible()
    for tab in range(replays.ending.tabs.count()):
        replays.ending.tabs.setCurrentIndex(tab)
    assert_freed(window)
    replays.watch_file(path)
    replays.view(10)
    left = parts(window)
    replays.watch_file(path)
    assert alive(left) == []
    assert_freed(window)


def test_another_language_frees_the_old_window_and_keeps_the_game(table, window):
    table(2).pick()
    game = window.session.game
    left = parts(window)
    del left["game"]
    new = rebuild_window(window, replace(window.settings, language="es"))
    assert alive(left) == []
    assert not isValid(window)
    assert new.session.game is game
    del game
    assert_freed(new)


@pytest.mark.slow
def test_twenty_games_do_not_add_up(table, window):
    path = finish(table(2))
    window.show_start()

    def resident() -> float:
        status = dict(line.split(":") for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines())
        return int(status["VmRSS"].split()[0]) / 1024

    def reopen(times: int) -> None:
        for _ in range(times):
            window.replay_controller.watch_file(path)
            assert_freed(window)

    reopen(5)
    before = resident()
    reopen(20)
    assert resident() - before < 10
