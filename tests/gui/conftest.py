"""A window with a game on it, and a hand that plays it by mouse alone."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QDate, QDateTime, QEvent, QPoint, Qt, QTime
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from swqt.content import BoardShape
from swqt.engine import Board, Options, Rules, State, members
from swqt.gui.app.main_window import MainWindow
from swqt.gui.board.background import LandscapeLoader
from swqt.gui.board.geometry import MapGeometry, geometry_of
from swqt.gui.board.token_painter import AFFORDABLE
from swqt.gui.session import game_session as sitting
from swqt.gui.session.game_session import GameSession
from swqt.gui.session.region_actions import MOVING
from swqt.gui.style.theme import SMALLEST, apply_theme, current
from swqt.gui.texts import i18n
from swqt.gui.texts.i18n import install_language
from swqt.table import ChanceSource, Game, GameSetup, Library, SavedGames, Seat, Settings

COLUMN = (
    "column alchemist elves, swamp trolls +2, wealthy humans, flying ratmen +1, commando wizards, mounted giants"
)

PATIENCE = 120_000
"""Milliseconds after which something that was to happen counts as never to happen."""

NAMES = ("Anna", "Ben", "Clara", "David", "Eva")


class Hand:
    """A person with a mouse: sees what the window shows, and clicks."""

    def __init__(self, window: MainWindow, seed: int = 0) -> None:
        self.window = window
        self.random = Random(seed)
        self.seen: set[str] = set()

    @property
    def sitting(self) -> GameSession:
        assert self.window.sitting is not None
        return self.window.sitting

    @property
    def state(self) -> State:
        return self.sitting.game.state

    def index(self, code: str) -> int:
        return self.sitting.game.rules.board.index(code)

    def region(self, region: int, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        view = self.window.view
        QTest.mouseClick(view.viewport(), button, Qt.KeyboardModifier.NoModifier, view.position_of(region))
        self.window.presenter.flush()

    def leave(self, region: int) -> None:
        """Mark a region to be abandoned, or no longer."""
        view = self.window.view
        shift = Qt.KeyboardModifier.ShiftModifier
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, shift, view.position_of(region))
        self.window.presenter.flush()

    def press(self, button: QPushButton) -> None:
        QApplication.processEvents()    # new buttons come into sight with the next event
        self.click(button)

    def click(self, button: QPushButton) -> None:
        assert button.isVisible(), button.text()
        assert button.isEnabled(), button.text()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.window.presenter.flush()

    def offer(self, text: str) -> None:
        """Click the button in the middle of the action bar whose text begins so."""
        QApplication.processEvents()    # before it is looked for: the strip may be made anew
        self.click(next(button for button in self.window.bar.offers() if button.text().startswith(text)))

    def offered(self) -> list[str]:
        return [button.text() for button in self.window.bar.offers()]

    def card(self, row: int) -> None:
        card = self.window.column.cards[row]
        QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
        self.window.presenter.flush()

    def pick(self, row: int = 0) -> None:
        self.card(row)
        self.offer("Confirm")

    def menu(self) -> QMenu | None:
        popup = QApplication.activePopupWidget()
        return popup if isinstance(popup, QMenu) else None

    def choose(self, entry: int) -> None:
        """Click an entry of the open menu."""
        menu = self.menu()
        assert menu is not None
        actions = [action for action in menu.actions() if not action.isSeparator()]
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(actions[entry]).center())
        self.window.presenter.flush()

    def message(self) -> str:
        return self.window.bar.message.text()

    def cheapest(self) -> int | None:
        """Return the region that is taken with the fewest tokens, without the die; None if there is none."""
        now = self.sitting.controller.situation
        assert now is not None
        sure = [
            region
            for region, badge in now.badges.items()
            if badge.state == AFFORDABLE
        ]
        return min(sure, key=lambda region: now.badges[region].number, default=None)

    def play(self, steps: int = 5000) -> None:
        """Play until the game is over, somehow, taking whatever is offered; look at it now and then."""
        self.window.setUpdatesEnabled(False)    # painting every step takes as long as all the rest
        for number in range(steps):
            if number % 20 == 0 or self.sitting.game.decision is None:
                self.look()
            if self.sitting.game.decision is None:
                return
            self.step()
        raise AssertionError(f"the game is stuck: {self.sitting.game.decision}, {self.message()!r}, {self.offered()}")

    def look(self) -> None:
        """Have everything painted as it is now."""
        self.window.setUpdatesEnabled(True)
        assert not self.window.grab().isNull()
        self.window.setUpdatesEnabled(False)

    def step(self) -> None:
        """Do one thing that the window offers."""
        if self.menu() is not None:
            self.choose(self.random.randrange(len([a for a in self.menu().actions() if not a.isSeparator()])))
            self.seen.add("menu")
            return
        if self.window.score.go_on.isVisible():
            self.seen.add("hand-over")
            self.press(self.window.score.go_on)
            return
        now = self.sitting.controller.situation
        assert now is not None, self.sitting.game.decision
        self.seen.add(now.kind)
        if "Exchange powers" in self.offered() and not self.sitting.controller.exchanging:
            self.seen.add("exchange")
            self.offer("Exchange powers")
            self.card(self.random.choice(sorted(self.sitting.controller.partners)))
        elif "Confirm" in self.offered():
            self.offer("Confirm" if self.random.random() < 0.9 else "Cancel")
        elif now.rows:
            self.card(self.random.choice(sorted(now.rows)))
        elif now.conquering and not (self.tools() and self.random.random() < 0.4):
            self._conquer()
        elif self.tools() and (now.deploy is None or self.random.random() < 0.6):
            self._place()
        elif now.deploy is not None:
            self._spread()
        elif now.kind == "altar" and self.random.random() < 0.7:
            self.region(self.random.choice(sorted(now.by_region)))
        elif now.kind == "stout" and self.random.random() < 0.5:
            self.press(self.window.bar.decline)
        elif now.allies and self.random.random() < 0.7:
            self.offer("Peace")
        else:
            self.press(self.window.bar.end)

    def _conquer(self) -> None:
        now = self.sitting.controller.situation
        assert now is not None
        chance = self.random.random()
        if now.can_decline and chance < 0.15:
            self.press(self.window.bar.decline)
        elif now.leavable and chance < 0.2:
            self.seen.add("abandon")
            self.leave(self.random.choice(list(members(now.leavable))))
        elif now.free_uses and chance < 0.7:
            self.seen.add("roll")
            self.press(self.window.bar.roll)
        elif now.by_region and chance < 0.93:
            cheapest = self.cheapest()
            some = self.random.choice(sorted(now.by_region))
            self.region(cheapest if cheapest is not None and chance < 0.75 else some)
        else:
            self.press(self.window.bar.end)

    def _place(self) -> None:
        controller = self.sitting.controller
        if controller.tool is None:
            self.press(self.random.choice(self.tools()))
        if controller.tool is not None and controller.targets:
            moving = controller.tool.source == MOVING
            self.seen.add(controller.tool.name)
            self.region(self.random.choice(list(members(controller.targets))))
            if moving:
                self.seen.add("move")
                self.region(self.random.choice(list(members(controller.targets))))
        now = controller.situation
        if now is not None and now.can_end and not now.conquering and self.random.random() < 0.5:
            self.press(self.window.bar.end)

    def tools(self) -> list[QPushButton]:
        """Return the buttons that put a piece, or the use of a trait, in hand."""
        return [button for button in self.window.bar.offers() if button.isCheckable()]

    def _spread(self) -> None:
        controller = self.sitting.controller
        if controller.tool is not None:
            self.region(0, Qt.MouseButton.RightButton)    # back to counting
        spread = controller.spread
        assert spread is not None
        if spread.left and self.random.random() < 0.3:
            self.offer("Balance")
        for _ in range(200):
            if not spread.left:
                break
            self.region(self.random.choice(list(members(spread.regions))))
        if spread.left:
            self.offer("Balance")
        self.press(self.window.bar.end)


class PatientBot(QtBot):
    """A robot that waits as long as the slowest machine takes: that something is slow is no fault of the program."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE) -> None:  # noqa: N802  (Qt's)
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: object, *, timeout: int = PATIENCE, **how: Any) -> Any:  # noqa: N802  (Qt's)
        return super().waitSignal(signal, timeout=timeout, **how)

    def waitActive(self, widget: QWidget, *, timeout: int = PATIENCE) -> Any:  # noqa: N802  (Qt's)
        return super().waitActive(widget, timeout=timeout)

    def waitExposed(self, widget: QWidget, *, timeout: int = PATIENCE) -> Any:  # noqa: N802  (Qt's)
        return super().waitExposed(widget, timeout=timeout)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)


@pytest.fixture(autouse=True)
def nothing_left(qapp: QApplication) -> Iterator[None]:
    """What a test has opened is gone after it: Qt would keep it, and dress it in every test that follows."""
    yield
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, MainWindow):
            widget.close()
            widget.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    """The application as the player sees it."""
    if qapp.property("dressed") is None:
        qapp.setProperty("dressed", install_language(qapp, "en"))
    if current().name != "light" or qapp.font().pixelSize() != SMALLEST:    # dressing takes a while
        apply_theme(qapp, "light", 100)


@pytest.fixture
def noon(monkeypatch: pytest.MonkeyPatch) -> QDateTime:
    """No day ends while a test says which day something was."""
    now = QDateTime(QDate.currentDate(), QTime(12, 0))
    monkeypatch.setattr(i18n, "_now", lambda: now)
    return now


@pytest.fixture
def plain_map(monkeypatch: pytest.MonkeyPatch) -> None:
    """Maps without a painted landscape: painting takes seconds and changes no click."""
    blank = QImage(160, 100, QImage.Format.Format_RGB32)
    blank.fill(Qt.GlobalColor.darkGreen)
    monkeypatch.setattr(LandscapeLoader, "serve", lambda backdrop, item: backdrop.serve_with(item, blank))


@pytest.fixture(scope="session")
def library() -> Library:
    """The shipped boards and traits, read once."""
    return Library()


@pytest.fixture(scope="session")
def surveyed() -> Callable[[BoardShape], MapGeometry]:
    """Turns the map of a board into Qt's terms, once for all tests: it is only read."""
    kept: dict[int, tuple[BoardShape, MapGeometry]] = {}

    def survey(shape: BoardShape) -> MapGeometry:
        if id(shape) not in kept:
            kept[id(shape)] = (shape, geometry_of(shape))    # kept, so that no other one gets its identity
        return kept[id(shape)][1]

    return survey


@pytest.fixture
def window(
    qtbot: QtBot, plain_map: None, library: Library, surveyed: Callable, monkeypatch: pytest.MonkeyPatch
) -> MainWindow:
    monkeypatch.setattr(sitting, "geometry_of", surveyed)
    chosen = Settings(bot_speed="instant", own_speed="instant", sound=False, retreats="ask")    # the hand does it all
    window = MainWindow(library, SavedGames(library), chosen, render_limit=math.inf)    # a grab shows everything
    window.resize(1280, 720)
    window.show()
    return window


@pytest.fixture
def table(window: MainWindow) -> Callable[..., Hand]:
    """Seat players at the window: ``table(2)`` are two people, ``table("hb")`` a person and a bot (b random, e expert).

    *board* is a graph to play on instead of the shipped surface board, *content* a label as in a game file.
    """

    def seat(
        players: int | str = 2, seed: int = 7, board: Board | None = None, content: str = "base", **options: str
    ) -> Hand:
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
    """Open a written position with *round* like "3/10": on a real board, or with a *head* of its own."""

    def open_position(text: str, round: str = "3/10", head: str = f"board midland-2\ncontent base\n{COLUMN}") -> Hand:
        path = tmp_path / "position.swn"
        path.write_text(f"swqt 1\n{head}\nround {round}\n{text}\n", encoding="utf-8")
        window.open_game(path)
        problems = [box.informativeText() for box in window.findChildren(QMessageBox)]
        assert window.sitting is not None, problems
        return Hand(window)

    return open_position


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The offscreen platform has no windows to raise and no keyboard to grab, and says so at each menu."""
    for item in items:
        if "gui" in item.path.parts:
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support", extend=True))
