"""Every page and dialog with text of 200% in every language: nothing is cut off or larger than the screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QTabWidget,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from swqt.ai import RandomBot
from swqt.gui.app.main_window import MainWindow
from swqt.gui.dialogs.new_game import NewGameDialog
from swqt.gui.lan.line import Reach
from swqt.gui.lan.table_dialog import TableDialog
from swqt.gui.pages.results_style import ElidedLabel
from swqt.gui.panels.action_bar import FittedLabel
from swqt.gui.style.theme import apply_theme
from swqt.gui.texts.i18n import install_language, languages
from swqt.table import ChanceSource, Game, GameSetup, Library, SavedGames, Seat, Settings, opening

WIDE, HIGH = 1280, 720
_PADDING = 12
"""Half a button's horizontal padding at 200%: the tolerance before its text looks squeezed."""

_ARROW = 26
"""Width of a list's arrow and frame at 100%, in pixels."""


@pytest.fixture(params=languages())
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """A language, with large text."""
    kept = install_language(qapp, request.param)
    apply_theme(qapp, "light", 200)
    yield request.param
    for translator in kept:
        qapp.removeTranslator(translator)


@pytest.fixture
def shown(spoken: str, qtbot: QtBot, library: Library, plain_map: None) -> MainWindow:
    chosen = Settings(language=spoken, scale=200, bot_speed="instant", own_speed="instant", sound=False)
    window = MainWindow(library, SavedGames(library), chosen)
    qtbot.addWidget(window)
    window.resize(WIDE, HIGH)
    window.show()
    settle()
    return window


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def cut_off(root: QWidget) -> list[str]:
    """Return the texts in *root* that do not fit into their widgets."""
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or isinstance(widget, (ElidedLabel, FittedLabel)):
            continue
        if isinstance(widget, QLabel) and widget.text() and not widget.text().startswith("<"):
            if widget.wordWrap():
                missing = widget.heightForWidth(widget.width()) - widget.height()
            else:
                text = widget.text().replace("&", "") if widget.buddy() is not None else widget.text()
                missing = QFontMetrics(widget.font()).horizontalAdvance(text) - widget.contentsRect().width()
            if missing > 2:
                found.append(f"{type(widget).__name__} {widget.text()!r}: {missing}")
        elif isinstance(widget, QAbstractButton) and widget.text() and not isinstance(widget, QToolButton):
            missing = widget.sizeHint().width() - widget.width()
            if missing > _PADDING:
                found.append(f"{type(widget).__name__} {widget.text()!r}: {missing}")
        elif isinstance(widget, QComboBox):
            wanted = QFontMetrics(widget.font()).horizontalAdvance(widget.currentText()) + 2 * _ARROW
            if wanted > widget.width() + 2:
                found.append(f"QComboBox {widget.currentText()!r}: {wanted - widget.width()}")
    return found


def check(window: QWidget) -> None:
    settle()
    assert cut_off(window) == []
    assert (window.width() <= WIDE, window.height() <= HIGH) == (True, True), window.size()


def leaves(dialog: QDialog) -> Iterator[int]:
    tabs = dialog.findChild(QTabWidget)
    assert tabs is not None
    for number in range(tabs.count()):
        tabs.setCurrentIndex(number)
        yield number


@pytest.fixture
def small_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small screen, which limits the size of dialogs."""
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QScreen

    monkeypatch.setattr(QScreen, "availableSize", lambda screen: QSize(WIDE, HIGH))


def test_the_first_page(shown: MainWindow) -> None:
    """A7."""
    check(shown)
    shown.start_page.show_crash("swqt 0.1")
    check(shown)


@pytest.mark.parametrize("opened", ["settings", "keyboard", "about"])
def test_dialogs(opened: str, shown: MainWindow, small_screen: None) -> None:
    """A7, A21."""
    shown.actions_.named()[opened].trigger()
    settle()
    dialog = next(dialog for dialog in shown.findChildren(QDialog) if dialog.isVisible())
    check(dialog)
    if opened != "keyboard":
        for _ in leaves(dialog):
            check(dialog)
    dialog.close()


@pytest.mark.parametrize("kind", [NewGameDialog, TableDialog])
def test_what_to_play(
    kind: type[QDialog], spoken: str, qtbot: QtBot, library: Library, plain_map: None, small_screen: None
) -> None:
    """A7, A21: a local game and a network table."""
    dialog = kind(library, {}, *(["Anna"] if kind is TableDialog else []), None, spoken)
    qtbot.addWidget(dialog)
    dialog.show()
    for _ in leaves(dialog):
        check(dialog)


def test_the_table(shown: MainWindow) -> None:
    """A7: picking, confirming, the decline question, the hand-over, replay, the list of regions."""
    game = _begun(shown)
    shown.show_game(game)
    check(shown)
    shown.column.clicked.emit(0)
    check(shown)
    shown.actions_.cancel.trigger()
    bot = RandomBot(3)
    while game.state.round < 3 or game.decision is None or game.decision.kind != "choice":
        game.play(bot.choose(game.rules, game.state))
    shown.handover.take_over()
    check(shown)
    shown.actions_.decline.trigger()
    check(shown)
    shown.actions_.confirm.trigger()
    check(shown)
    shown.actions_.look_back.trigger()
    check(shown)
    shown.actions_.cancel.trigger()
    shown._docks[-1].show()
    check(shown)


def test_the_end(shown: MainWindow) -> None:
    """A7: each tab."""
    game = _begun(shown)
    bot = RandomBot(3)
    while game.decision is not None:
        game.play(bot.choose(game.rules, game.state))
    shown.show_game(game)
    page = shown.replay_controller.ending
    for number in range(page.tabs.count()):
        page.tabs.setCurrentIndex(number)
        check(shown)


def test_the_page_of_the_network(shown: MainWindow) -> None:
    """A7."""
    desk = shown.lan._desk = shown.lan.make_desk(Reach(("127.0.0.1",), 0, False))
    desk.open_nearby()
    check(shown)
    desk.nearby.box.ask_pin("x" * 10)
    check(shown)
    shown.lan.close()


def _begun(window: MainWindow) -> Game:
    setup = GameSetup(("Anna", "Ben", "Clara"), ("human",) * 3, window.library.board_for(3, "base"), seed=7)
    rules, start, seats = opening(setup, window.library)
    return Game(rules, start, [Seat(seat.name, seat.kind) for seat in seats], dice=ChanceSource(7))
