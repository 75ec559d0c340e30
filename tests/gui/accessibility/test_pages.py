"""Every page and dialog in every language, with small and large text: whole, readable, clickable and named."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QKeyEvent, QScreen
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QPushButton,
    QScrollArea,
    QTabBar,
    QTabWidget,
    QToolButton,
    QWidget,
)

from swqt.gui.app.main_window import MainWindow
from swqt.gui.app.version_notice import NewVersionDialog, VersionNotice
from swqt.gui.dialogs.new_game import HandicapDialog, NewGameDialog
from swqt.gui.dialogs.table_dialog import TableDialog
from swqt.gui.lan.network_client import Reach
from swqt.gui.lan.watch_together import ShareDialog, WatchTogether
from swqt.gui.pages.puzzle_widgets import PuzzleVerdict
from swqt.gui.panels.phase_bar import FittingLabel
from swqt.gui.style.cards import TileButton
from swqt.gui.style.layouts import ElidedLabel, FittedLabel
from swqt.gui.style.theme import LEAST, SMALLEST, apply_theme, scale_of, text_font
from swqt.home.release_notice import NewestVersion
from swqt.puzzle.puzzle import sentence
from swqt.table import ChanceSource, Game, GameSetup, SavedGames, Seat, Settings, opening
from swqt.translation import languages
from tests.support.hand import play_out, settle
from tests.support.languages import pseudo_language, speaking
from tests.support.signed import whole

WIDE, HIGH = 1280, 720
_PADDING = 12
"""Half a button's horizontal padding at 200%: the tolerance before its text looks squeezed."""

_ARROW = 26
"""Width of a list's arrow and frame at 100%, in pixels."""

PSEUDO = "xx"
SIZES = [
    ("en", 100), *((language, 200) for language in languages()),
    *(pytest.param(language, 150, marks=pytest.mark.slow) for language in (*languages(), PSEUDO)),
    *(pytest.param(language, 100, marks=pytest.mark.slow) for language in languages() if language != "en"),
    (PSEUDO, 100),
]    # fmt: skip


def first_page(window: MainWindow) -> Iterator[QWidget]:
    yield window
    notice = window.findChild(VersionNotice)
    notice.tell(NewestVersion("99.10.0", "- News."))
    yield window
    notice.show_news()
    yield window.findChild(NewVersionDialog)
    window.start_page.show_crash("swqt 0.1")
    yield window


def commands(window: MainWindow) -> Iterator[QWidget]:
    """The dialogs of the menus, leaf by leaf."""
    for command in ("settings", "keyboard", "about"):
        window.actions_.named()[command].trigger()
        settle()
        yield from leaves(next(dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()))


def set_ups(window: MainWindow) -> Iterator[QWidget]:
    """A local game, a network table, the handicap, and a replay to be shown."""
    language = window.settings.language
    for dialog in (
        NewGameDialog(window.library, {}, None, language), TableDialog(window.library, {}, "Anna", None, language),
        HandicapDialog(("Anna", "Ben"), (0, 20)), ShareDialog("Anna", window),
    ):    # fmt: skip
        dialog.show()
        yield from leaves(dialog)


def game_page(window: MainWindow) -> Iterator[QWidget]:
    """Picking, confirming, the decline question, the hand-over, replay, the list of regions."""
    game = begun(window)
    window.show_game(game)
    yield window
    window.column.clicked.emit(0)
    yield window
    window.actions_.cancel.trigger()
    play_out(game, until=lambda: game.state.round == 3 and game.decision.kind == "choice")
    window.handover.take_over()
    for command in (window.actions_.decline, window.actions_.confirm, window.actions_.look_back):
        yield window
        command.trigger()
    yield window
    window.actions_.cancel.trigger()
    window.docks["regions"].show()
    yield window


def results(window: MainWindow) -> Iterator[QWidget]:
    game = begun(window)
    play_out(game)
    window.show_game(game)
    tabs = window.replay_controller.ending.tabs
    for number in range(tabs.count()):
        tabs.setCurrentIndex(number)
        yield window


def games(window: MainWindow) -> Iterator[QWidget]:
    """The list of games: unfinished ones, then finished ones with the proof of a network game."""
    window.saves.finished_folder.mkdir(parents=True, exist_ok=True)
    (window.saves.finished_folder / "a.swn").write_text(whole().text(), encoding="utf-8")
    setup = GameSetup(("Anna", "Ben", "Clara"), ("human",) * 3, window.library.board_for(3, "base"), seed=7)
    window.saves.close(window.saves.start(setup))
    window.replay_controller.show_games()
    page = window.replay_controller.games
    for tab in range(page.tabs.count()):
        page.tabs.setCurrentIndex(tab)
        while not page.reading.isHidden():
            QApplication.processEvents()
        assert len(page.model_.rows) == 1
        yield window


def puzzles(window: MainWindow) -> Iterator[QWidget]:
    """The page of puzzles, a task, and what is said of a turn that is not the best."""
    controller = window.puzzles
    controller.show_page()
    while not controller._found:
        QApplication.processEvents()
    yield window
    row = controller._rows()[0]
    controller.play(row)
    yield window
    reason = sentence(row.puzzle, window.settings.language)
    verdict = PuzzleVerdict(2, controller.tr("Very close!"), "−12.5", "−14.5", "x" * 20, reason)
    controller.notice.show_verdict("", verdict)
    controller.notice.why.click()
    yield window


def network(window: MainWindow) -> Iterator[QWidget]:
    lobby = window.lan.connect_network(Reach(("127.0.0.1",), 0, False))
    lobby.open_nearby()
    yield window
    lobby.nearby.box.ask_pin("x" * 10)
    yield window
    yield from together(window, window.lan.together)
    window.lan.close()


def together(window: MainWindow, shown: WatchTogether) -> Iterator[QWidget]:
    """A replay that is watched together, with the chat, and the invitation."""
    game = begun(window)
    play_out(game)
    window.show_game(game)
    window.actions_.look_back.trigger()
    shown.share(game, "Anna", "Anna", pin=True)
    while shown.table is None:
        QApplication.processEvents()
    if not shown.dock.isVisible():
        shown.toggle_chat()
    yield shown.dock
    yield shown.bar
    shown.toggle_chat()
    shown.ask_others()
    yield from leaves(shown.invite)


def leaves(dialog: QDialog) -> Iterator[QDialog]:
    tabs = dialog.findChild(QTabWidget)
    for number in range(tabs.count() if tabs is not None else 1):
        if tabs is not None:
            tabs.setCurrentIndex(number)
        yield dialog
    dialog.close()
    dialog.deleteLater()


def begun(window: MainWindow) -> Game:
    setup = GameSetup(("Anna", "Ben", "Clara"), ("human",) * 3, window.library.board_for(3, "base"), seed=7)
    rules, start, seats = opening(setup, window.library)
    return Game(rules, start, [Seat(seat.name, seat.kind) for seat in seats], dice=ChanceSource(7))


PAGES = (first_page, commands, set_ups, game_page, results, games, puzzles, network)


@pytest.fixture
def longer(tmp_path):
    """There is a language whose texts are 40 % longer than English."""
    with pseudo_language(tmp_path / "resources"):
        yield


@pytest.mark.parametrize(("language", "scale"), SIZES)
def test_pages(language, scale, qapp, qtbot, library, plain_map, monkeypatch, subtests, request):
    """A6, A7, A8, A13, A21: each on a small screen."""
    if language == PSEUDO:
        request.getfixturevalue("longer")
    monkeypatch.setattr(QScreen, "availableSize", lambda screen: QSize(WIDE, HIGH))    # limits dialogs
    apply_theme(qapp, "light", scale)
    chosen = Settings(language=language, scale=scale, bot_speed="instant", own_speed="instant", sound=False)
    with speaking(qapp, language):
        window = MainWindow(library, SavedGames(library), chosen)
        qtbot.addWidget(window)
        window.setUpdatesEnabled(False)    # painting takes seconds and moves nothing
        window.resize(WIDE, HIGH)
        window.show()
        for page in PAGES:
            with subtests.test(page.__name__):
                for root in page(window):
                    settle()
                    assert problems(root) == []
                    assert (root.width() <= WIDE, root.height() <= HIGH) == (True, True), root.size()


def problems(root: QWidget) -> list[str]:
    """Return what cannot be read, clicked or read aloud in *root*."""
    found = []
    for widget in root.findChildren(QWidget):
        if widget.isVisible() and not widget.objectName().startswith("qt_"):
            text = getattr(widget, "text", "")
            said = f"{type(widget).__name__} {text() if callable(text) else text!r}"
            if (missing := missing_width(widget)) > 0:
                found.append(f"{said} lacks {missing:.0f} pixels")
            if is_tiny(widget):
                found.append(f"{said} is tiny")
            if is_hard_to_hit(widget):
                found.append(f"{said} is hard to hit: {widget.size()}")
            if is_nameless(widget):
                found.append(f"{said} in {widget.parentWidget()} has no name")
            if ignores_enter(widget):
                found.append(f"{said} ignores Enter")
    return found


def missing_width(widget: QWidget) -> float:
    """Return the pixels that the text of *widget* lacks, a few of which do not show."""
    metrics = QFontMetrics(widget.font())
    if isinstance(widget, (ElidedLabel, FittedLabel, FittingLabel)):
        return 0
    if isinstance(widget, QLabel) and widget.text() and not widget.text().startswith("<"):
        if widget.wordWrap():
            return widget.heightForWidth(widget.width()) - widget.height() - 2
        text = widget.text().replace("&", "") if widget.buddy() is not None else widget.text()
        return metrics.horizontalAdvance(text) - widget.contentsRect().width() - 2
    if isinstance(widget, TileButton):
        return float(widget.is_cut)
    if isinstance(widget, QAbstractButton) and widget.text() and not isinstance(widget, QToolButton):
        return widget.sizeHint().width() - widget.width() - _PADDING
    if isinstance(widget, QComboBox):
        return metrics.horizontalAdvance(widget.currentText()) + _ARROW * scale_of(widget.font()) - widget.width() - 2
    return 0


def is_tiny(widget: QWidget) -> bool:
    has_text = isinstance(widget, (QLabel, QAbstractButton)) and bool(getattr(widget, "text", str)())
    return has_text and widget.fontInfo().pixelSize() < LEAST


def is_hard_to_hit(widget: QWidget) -> bool:
    if not isinstance(widget, QAbstractButton) or isinstance(widget, QCheckBox):
        return False
    return widget.focusPolicy() != Qt.FocusPolicy.NoFocus and min(widget.width(), widget.height()) < 24


def ignores_enter(widget: QWidget) -> bool:
    if not isinstance(widget, QPushButton) or widget.autoDefault():
        return False
    enter = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, enter)    # Qt's own buttons take it in dialogs only
    return not enter.isAccepted()


def is_nameless(widget: QWidget) -> bool:
    if isinstance(widget, (QScrollArea, QTabBar)):    # what is inside has a name
        return False
    if widget.focusPolicy() == Qt.FocusPolicy.NoFocus and not isinstance(widget, QAbstractButton):
        return False
    if widget.focusProxy() is not None or widget.focusPolicy() == Qt.FocusPolicy.ClickFocus:
        return False
    return not QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name).strip()


def test_text_has_15_pixels_and_the_smallest_12():
    """A6."""
    assert SMALLEST >= 15
    assert text_font(size=0.8).pixelSize() >= LEAST == 12
