"""Random clicks and keys: nothing breaks, and the game can always continue."""

from random import Random

import pytest
from PySide6 import QtWidgets
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from swqt.ai import RandomBot
from swqt.engine import Board, Options, Rules
from swqt.gui.app.main_window import MainWindow
from swqt.table import ChanceSource, Game, Library, Seat
from tests.support.caverns import cramped_cavern, cramped_surface
from tests.support.hand import NAMES, play_out

DEEDS = 100
"""What is done to each table in CI; there are eight of them, so 800 in all."""

NIGHTLY = 1250
"""Actions per table with ``--nightly``: 10,000 in all."""

ROAMING = (
    "rule_book", "explain", "settings", "new_game", "look_back", "recap", "statistics", "hint", "owners", "threats",
    "income", "changes", "keyboard", "find_log", "codes", "zoom_in", "zoom_fit", "finish", "skip", "next_panel",
    "reset_turn", "undo", "redo", "balance", "fortify", "take_up",
)  # fmt: skip
"""Commands that leave the table, or that the keys below do not reach."""

KEY = Qt.Key
KEYS = (
    KEY.Key_Left, KEY.Key_Right, KEY.Key_Up, KEY.Key_Down, KEY.Key_Return, KEY.Key_Return, KEY.Key_Space, KEY.Key_Space,
    KEY.Key_Tab, KEY.Key_Backtab, KEY.Key_Escape, KEY.Key_Home, KEY.Key_End, KEY.Key_BracketLeft, KEY.Key_BracketRight,
    KEY.Key_Plus, KEY.Key_Minus, KEY.Key_0, KEY.Key_1, KEY.Key_2, KEY.Key_5, KEY.Key_9, KEY.Key_Menu, KEY.Key_K,
    KEY.Key_F6, KEY.Key_Delete, KEY.Key_A, KEY.Key_L, KEY.Key_PageDown,
)  # fmt: skip
CHORDS = (KEY.Key_Return, KEY.Key_D, KEY.Key_R, KEY.Key_B, KEY.Key_Z, KEY.Key_Y, KEY.Key_0, KEY.Key_Plus, KEY.Key_K)
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
CONTROLS = (
    QtWidgets.QAbstractButton, QtWidgets.QComboBox, QtWidgets.QLineEdit, QtWidgets.QSpinBox, QtWidgets.QTabBar,
    QtWidgets.QAbstractItemView,
)  # fmt: skip


def opens_menu(widget: QWidget) -> bool:
    """Return whether a click on *widget* opens a menu, and blocks."""
    return isinstance(widget, QtWidgets.QToolButton) and widget.menu() is not None


class Monkey:
    """Performs random actions in *window*."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.random = Random(seed)

    def act(self) -> None:
        popup, chance = QApplication.activePopupWidget(), self.random.random()
        dialogs = [dialog for dialog in self.window.findChildren(QtWidgets.QDialog) if dialog.isVisible()]
        if popup is not None and not isinstance(popup, QtWidgets.QMenu):
            popup.close()
        elif popup is not None or dialogs:
            self._in_front(popup or self.random.choice(dialogs))
        elif chance < 0.06:
            getattr(self.window.actions_, self.random.choice(ROAMING)).trigger()
        elif chance < 0.5:
            some = [self.window.view.viewport()] * 8    # mostly the map
            self._click(self.random.choice(some + self._controls(self.window)))
        else:
            self._type()

    def _controls(self, root: QWidget) -> list[QWidget]:
        found = [one for one in root.findChildren(QWidget) if isinstance(one, CONTROLS)]
        return [one for one in found if one.isVisible() and one.isEnabled()]

    def _in_front(self, popup: QWidget) -> None:
        """Use a menu or a dialog, or close it."""
        is_menu = isinstance(popup, QtWidgets.QMenu)
        target = popup if is_menu else self.random.choice(self._controls(popup) or [popup])
        if self.random.random() < (0.3 if is_menu else 0.15):
            QTest.keyClick(popup, KEY.Key_Escape)
        elif is_menu and self.random.random() < 0.5:
            QTest.keyClick(popup, self.random.choice((KEY.Key_Up, KEY.Key_Down, KEY.Key_Return)))
        else:
            self._click(target)

    def _click(self, target: QWidget) -> None:
        if isinstance(target, QtWidgets.QAbstractItemView):
            target = target.viewport()
        if isinstance(target, (QtWidgets.QComboBox, QtWidgets.QSpinBox, QtWidgets.QLineEdit)):    # a list would block
            QTest.keyClick(target, self.random.choice((KEY.Key_Up, KEY.Key_Down, KEY.Key_Home, KEY.Key_A)))
        elif not opens_menu(target):
            button = self.random.choice((Qt.MouseButton.LeftButton,) * 4 + (Qt.MouseButton.RightButton,))
            QTest.mouseClick(target, button, self.random.choice((NONE, NONE, NONE, SHIFT)), self._somewhere(target))

    def _somewhere(self, target: QWidget) -> QPoint:
        return QPoint(self.random.randrange(max(1, target.width())), self.random.randrange(max(1, target.height())))

    def _type(self) -> None:
        if QApplication.activeWindow() is None:
            self.window.activateWindow()
            QApplication.processEvents()
        focused = QApplication.focusWidget() or self.window
        key = self.random.choice(KEYS)
        if self.random.random() < 0.2:
            QTest.keyClick(focused, self.random.choice(CHORDS), CTRL)
        elif opens_menu(focused):
            QTest.keyClick(focused, KEY.Key_Tab)    # any other key might open the menu and block
        else:
            QTest.keyClick(focused, key, SHIFT if key == KEY.Key_Backtab else NONE)


def somewhere(library: Library, number: int) -> Game:
    """Return a game in progress on a small map of one of the two worlds."""
    rng = Random(number)
    below = number % 2 == 1
    board: Board = (cramped_cavern if below else cramped_surface)(2, rng)
    options = Options(first_player="host")
    rules = Rules(board, library.content("underground" if below else "both items", board, options), options)
    seats = [Seat(NAMES[0], "human"), Seat(NAMES[1], "bot:random" if number % 8 in (2, 3) else "human")]
    game, steps = Game(rules, rules.start(2), seats, dice=ChanceSource(number)), rng.randrange(30)
    play_out(game, number, until=lambda: len(game) >= steps)
    if game.decision is None:
        return somewhere(library, number + 2)
    return Game(rules, game.state, seats, dice=ChanceSource(number))


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch):
    """Replaces blocking dialogs: they are opened without blocking, and no files are chosen."""
    monkeypatch.setattr(QtWidgets.QDialog, "exec", lambda dialog: dialog.open() or 0)
    monkeypatch.setattr(QtWidgets.QFileDialog, "getOpenFileName", lambda *words, **more: ("", ""))
    monkeypatch.setattr(QtWidgets.QFileDialog, "exec", lambda dialog: 0)


@pytest.mark.parametrize("number", range(8))
def test_nothing_breaks_and_the_game_can_go_on(number, window, library, request):
    window.resize(1100, 680)
    window.show_game(somewhere(library, number))
    window.activateWindow()
    if number % 4 == 0:
        window.docks["regions"].show()
    monkey = Monkey(window, number)
    QApplication.processEvents()    # deferred painting happens now
    for deed in range(NIGHTLY if request.config.getoption("--nightly") else DEEDS):
        monkey.act()
        if deed % 5 == 4:
            QApplication.processEvents()    # bots answer
        if deed % 40 == 39:
            window.grab()
        for dialog in window.findChildren(QtWidgets.QMessageBox):
            assert not dialog.isVisible(), dialog.text()
        if window.session is None or (window.session.game.decision is None and monkey.random.random() < 0.1):
            window.show_game(somewhere(library, number + 100 + deed))
    for dialog in window.findChildren(QtWidgets.QDialog):
        dialog.close()
    _go_on(window)


def _go_on(window: MainWindow) -> None:
    """Close whatever was left open, so that the game can be played to its end."""
    if (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    session, game = window.session, window.session.game
    window.replay_controller.go_back()
    window.replay_controller.go_back()
    if session.hotseat.waiting_for_hand:
        session.resume()
    window.actions_.cancel.trigger()
    bots = game.decision is not None and not game.seats[game.decision.seat].is_human
    assert session.controller.legal_moves is not None or game.decision is None or bots
    for _ in range(6):
        if game.decision is not None:
            session.runner.play(RandomBot(1).choose(game.rules, game.state))
            if session.hotseat.waiting_for_hand:
                session.resume()
