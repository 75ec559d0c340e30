"""Fixtures for a window with a game, played by a Hand."""

from __future__ import annotations

import gc
import math
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partialmethod
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QDateTime, QEvent, Qt, QTime
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from swqt.content import BoardShape
from swqt.engine import Board, Options, Rules
from swqt.gui.app.main_window import MainWindow
from swqt.gui.board.background import LandscapeLoader
from swqt.gui.board.geometry import MapGeometry, geometry_of
from swqt.gui.board.owner_border import OwnerBorder
from swqt.gui.session import game_session as session
from swqt.gui.style import portraits
from swqt.gui.style.theme import SMALLEST, apply_theme, current
from swqt.gui.style.threads import collect_garbage
from swqt.gui.texts import i18n
from swqt.gui.texts.i18n import install_language
from swqt.home import games_folder
from swqt.table import ChanceSource, Game, GameSetup, Library, SavedGames, Seat, Settings
from tests.support.hand import COLUMN, NAMES, UNPAINTED, Hand, never_paint

PATIENCE = 120_000
"""Milliseconds after which a wait fails."""


class PatientBot(QtBot):
    """A QtBot with a timeout for slow machines."""

    waitUntil = partialmethod(QtBot.waitUntil, timeout=PATIENCE)    # noqa: N815  # Qt's names
    waitSignal = partialmethod(QtBot.waitSignal, timeout=PATIENCE)    # noqa: N815
    waitActive = partialmethod(QtBot.waitActive, timeout=PATIENCE)    # noqa: N815
    waitExposed = partialmethod(QtBot.waitExposed, timeout=PATIENCE)    # noqa: N815


@pytest.fixture(autouse=True)
def garbage() -> Iterator[None]:
    """Garbage is collected between the tests, and never by a thread: see GarbageCollector."""
    yield
    gc.collect(1)
    collect_garbage()    # all of it after every tenth test


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """The style of ``make_application``."""
    return ["swqt", "-style", "fusion"]


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)


@pytest.fixture(scope="module")
def shared_window(qapp: QApplication) -> Iterator[list[MainWindow]]:
    """The one window of a module with ``pytestmark = pytest.mark.usefixtures("shared_window")``, once it is built.

    Its tests may open games, change settings and move panels, but neither close the window nor patch it. Hidden bars
    and panels keep the words of the last game.
    """
    kept: list[MainWindow] = []
    yield kept
    for window in kept:
        window.release()    # closing it would write its settings, now outside of any test's folders
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def nothing_left(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    """Closes the windows a test has opened: Qt would keep and restyle them in every later test."""
    yield
    kept = request.getfixturevalue("shared_window") if "shared_window" in request.fixturenames else []
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, MainWindow) and widget not in kept:
            widget.close()
            widget.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    """The application with language and theme applied."""
    if qapp.property("dressed") is None:
        qapp.setProperty("dressed", install_language(qapp, "en"))
    if current().name != "light" or qapp.font().pixelSize() != SMALLEST:    # applying a theme is slow
        apply_theme(qapp, "light", 100)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    """Paints windows only while a test runs: pytest-qt lets them paint three times between two tests."""
    let_paint(True)
    try:
        return (yield)
    finally:
        let_paint(False)


def let_paint(wanted: bool) -> None:
    for widget in QApplication.topLevelWidgets():
        widget.setUpdatesEnabled(wanted and not widget.property(UNPAINTED))


@pytest.fixture
def unpainted(window: MainWindow) -> Iterator[None]:
    """A window that is not painted, for tests of what it says and does: painting takes half of their time."""
    never_paint(window)
    yield
    window.setProperty(UNPAINTED, False)


@pytest.fixture
def noon(monkeypatch: pytest.MonkeyPatch) -> QDateTime:
    """Freezes the time at noon, so that the date does not change during a test."""
    now = QDateTime(QDate.currentDate(), QTime(12, 0))
    monkeypatch.setattr(i18n, "_now", lambda: now)
    return now


@pytest.fixture
def plain_map(monkeypatch: pytest.MonkeyPatch) -> None:
    """Maps without a landscape and glows, a start page without figures: their paint takes long and affects no click."""
    blank = QImage(160, 100, QImage.Format.Format_RGB32)
    blank.fill(Qt.GlobalColor.darkGreen)
    monkeypatch.setattr(LandscapeLoader, "serve", lambda backdrop, item: backdrop.serve_with(item, blank))
    monkeypatch.setattr(OwnerBorder, "glow", lambda border, p, detail, strokes: None)
    monkeypatch.setattr(portraits, "figure", lambda race, height, **how: QImage(blank))


@pytest.fixture(scope="session")
def library() -> Library:
    """The shipped boards and traits, read once."""
    return Library()


@pytest.fixture(scope="session")
def surveyed() -> Callable[[BoardShape], MapGeometry]:
    """Converts the maps of boards once for all tests, which only read them."""
    kept: dict[int, tuple[BoardShape, MapGeometry]] = {}

    def survey(shape: BoardShape) -> MapGeometry:
        if id(shape) not in kept:
            kept[id(shape)] = (shape, geometry_of(shape))    # keeps a reference, so that its id is not reused
        return kept[id(shape)][1]

    return survey


@pytest.fixture
def run_code(root: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs code in a process of its own, which must end well unless *check* is false."""

    def run(code: str, *words: object, check: bool = True, **env: str) -> subprocess.CompletedProcess[str]:
        command, env = [sys.executable, "-c", code, *map(str, words)], {**os.environ, **env}
        done = subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, timeout=180, check=False)
        assert not (check and done.returncode), done.stderr
        return done

    return run


CHOSEN = Settings(bot_speed="instant", own_speed="instant", sound=False, retreats="ask")
"""No automation."""


def reset(window: MainWindow) -> None:
    """Show the first page, with the size, the panels, the keys and the settings of a new window."""
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    for dialog in window.findChildren(QDialog):
        dialog.close()
        dialog.deleteLater()
    window.show_start()
    if window.settings != CHOSEN:
        window.settings_service.use(CHOSEN)
    window.settings_service.settle()
    window.actions_.set_keys({})
    window.reset_layout()
    window.resize(1280, 720)


@pytest.fixture
def window(qtbot, plain_map, library, surveyed, monkeypatch, request) -> Iterator[MainWindow]:
    """A window on its first page; a new one for each test unless the module has a ``shared_window``."""
    monkeypatch.setattr(session, "geometry_of", surveyed)
    shared = "shared_window" in request.fixturenames
    kept = request.getfixturevalue("shared_window") if shared else []
    if kept:
        (window,) = kept
        window.saves.folder = games_folder()    # every test has its own
        window.show_start()
        window.activateWindow()
        QApplication.processEvents()
    else:
        window = MainWindow(library, SavedGames(library), CHOSEN, render_limit=math.inf)    # a grab shows everything
        window.resize(1280, 720)
        window.setUpdatesEnabled(False)
        window.show()
        if shared:
            kept.append(window)
    yield window
    if shared:
        reset(window)


@pytest.fixture
def table(window: MainWindow) -> Callable[..., Hand]:
    """Starts a game in the window: ``table(2)`` with two people, ``table("hb")`` a person and a bot (b random, e
    expert).

    *board* is a graph to use instead of the shipped surface board, *content* a label as in a game file.
    """

    def seat(players: int | str = 2, seed=7, board: Board | None = None, content="base", **options: str) -> Hand:
        kinds = "h" * players if isinstance(players, int) else players
        count = len(kinds)
        words = tuple({"h": "human", "b": "bot:random", "e": "bot:expert"}[kind] for kind in kinds)
        chosen = Options(**{"first_player": "host", **options})
        if board is None:
            name = window.library.board_for(count, "base")
            window.start_game(GameSetup(NAMES[:count], words, name, content, options=chosen, seed=seed))
        else:
            rules = Rules(board, window.library.content(content, board, chosen), chosen)
            seats = [Seat(name, kind) for name, kind in zip(NAMES[:count], words, strict=True)]
            window.show_game(Game(rules, rules.start(count), seats, dice=ChanceSource(seed)))
        return Hand(window, seed)

    return seat


@pytest.fixture
def position(window: MainWindow, tmp_path: Path) -> Callable[..., Hand]:
    """Opens a position in .swn text with *round* such as "3/10", on a shipped board or with its own *head*."""

    def open_position(text: str, round: str = "3/10", head: str = f"board midland-2\ncontent base\n{COLUMN}") -> Hand:
        path = tmp_path / "position.swn"
        path.write_text(f"swqt 1\n{head}\nround {round}\n{text}\n", encoding="utf-8")
        window.open_game(path)
        problems = [box.informativeText() for box in window.findChildren(QMessageBox)]
        assert window.session is not None, problems
        return Hand(window)

    return open_position


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Ignore warnings of the offscreen platform, which cannot raise windows or grab the keyboard."""
    for item in items:
        if "gui" in item.path.parts:
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support", extend=True))
