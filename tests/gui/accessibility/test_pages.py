"""Every page and dialog in every language, with small and large text: whole, readable, clickable and named."""

import re
from collections.abc import Iterator
from contextlib import nullcontext
from itertools import product
from pathlib import Path

import pytest
from PySide6 import QtWidgets
from PySide6.QtCore import QAbstractTableModel, QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QAction, QFontMetrics, QKeyEvent, QKeySequence, QScreen

from swqt.gui.app.main_window import MainWindow
from swqt.gui.app.version_notice import NewVersionDialog, VersionNotice
from swqt.gui.dialogs.about import AboutDialog
from swqt.gui.dialogs.new_game import HandicapDialog, NewGameDialog
from swqt.gui.dialogs.table_dialog import ShareDialog, TableDialog
from swqt.gui.lan.nearby_page import TableRow
from swqt.gui.lan.network_client import Reach
from swqt.gui.lan.watch_together import WatchTogether
from swqt.gui.pages.puzzle_widgets import PuzzleVerdict
from swqt.gui.panels.phase_bar import FittingLabel
from swqt.gui.style.buttons import WrappingButton
from swqt.gui.style.cards import TileButton
from swqt.gui.style.layouts import ElidedLabel, FittedLabel
from swqt.gui.style.theme import LEAST, SMALLEST, apply_theme, scale_of, text_font
from swqt.gui.texts.i18n import language_name
from swqt.home.release_notice import NewestVersion
from swqt.puzzle.puzzle import sentence
from swqt.table import ChanceSource, Game, GameSetup, SavedGames, Settings, opening
from swqt.table.own_games import OwnGame
from swqt.translation import languages
from tests.support.circle import offer
from tests.support.hand import NAMES, play_out, settle
from tests.support.languages import pseudo_language, speaking
from tests.support.signed import whole

WIDE, HIGH = 1280, 720
_PADDING = 12
"""Half a button's horizontal padding at 200%: the tolerance before its text looks squeezed."""

_ARROW = 26
"""Width of a list's arrow and frame at 100%, in pixels."""

ACCENT = re.compile("[áéíóúÁÉÍÓÚ]")
PSEUDO, NO_FOCUS = "xx", Qt.FocusPolicy.NoFocus

SIZES = [
    ("en", 100), *((language, 200) for language in languages()),
    *(pytest.param(language, 150, marks=pytest.mark.slow) for language in (*languages(), PSEUDO)),
    *(pytest.param(language, 100, marks=pytest.mark.slow) for language in languages() if language != "en"),
    (PSEUDO, 100),
]    # fmt: skip


def first_page(window: MainWindow) -> Iterator[QtWidgets.QWidget]:
    yield window
    notice = window.findChild(VersionNotice)
    notice.tell(NewestVersion("99.10.0", "- News."))
    yield window
    notice.show_news()
    yield from leaves(window.findChild(NewVersionDialog))
    window.start_page.show_crash("swqt 0.1")
    yield window


def commands(window: MainWindow) -> Iterator[QtWidgets.QWidget]:
    """The dialogs of the menus, leaf by leaf."""
    for command in ("settings", "keyboard", "about"):
        window.actions_.named()[command].trigger()
        settle()
        yield from leaves(next(dialog for dialog in window.findChildren(QtWidgets.QDialog) if dialog.isVisible()))


def set_ups(window: MainWindow) -> Iterator[QtWidgets.QWidget]:
    """A local game, a network table, the handicap, and a replay to be shown."""
    language = window.settings.language
    for dialog in (
        NewGameDialog(window.library, {}, None, language), TableDialog(window.library, {}, "Anna", None, language),
        HandicapDialog(("Anna", "Ben"), (0, 20)), ShareDialog("Anna", window),
    ):    # fmt: skip
        dialog.show()
        yield from leaves(dialog)


def game_page(window: MainWindow) -> Iterator[QtWidgets.QWidget]:
    """Picking, confirming, the decline question, the hand-over, replay, the list of regions."""
    window.show_game(game := begun(window))
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
    window.actions_.named()["find_log"].trigger()
    yield window


def results(window: MainWindow) -> Iterator[QtWidgets.QWidget]:
    window.show_game(played(window))
    tabs = window.replay_controller.ending.tabs
    for number in range(tabs.count()):
        tabs.setCurrentIndex(number)
        yield window


def games(window: MainWindow) -> Iterator[QtWidgets.QWidget]:
    """The list of games: unfinished ones, then finished ones with the proof of a network game."""
    window.saves.finished_folder.mkdir(parents=True, exist_ok=True)
    (window.saves.finished_folder / "a.swn").write_text(whole().text(), encoding="utf-8")
    window.saves.close(window.saves.start(set_up(window)))
    window.replay_controller.show_games()
    page = window.replay_controller.games
    for tab in range(page.tabs.count()):
        page.tabs.setCurrentIndex(tab)
        while not page.reading.isHidden():
            QtWidgets.QApplication.processEvents()
        assert len(page.model_.rows) == 1
        yield window


def puzzles(window: MainWindow) -> Iterator[QtWidgets.QWidget]:
    """The page of puzzles, a task, and what is said of a turn that is not the best."""
    controller = window.puzzles
    controller.show_page()
    while not controller._found:
        QtWidgets.QApplication.processEvents()
    yield window
    row = controller._rows()[0]
    controller.play(row)
    yield window
    reason = sentence(row.puzzle, window.settings.language)
    verdict = PuzzleVerdict(2, controller.tr("Very close!"), "−12.5", "−14.5", "x" * 20, reason)
    controller.notice.show_verdict("", verdict)
    controller.notice.why.click()
    yield window


def network(window: MainWindow) -> Iterator[QtWidgets.QWidget]:
    lobby = window.lan.connect_network(Reach(("127.0.0.1",), 0, False))
    lobby.open_nearby()
    yield window
    nearby = lobby.nearby
    nearby.box.ask_pin("x" * 10)
    nearby.show_rows([TableRow(own=OwnGame(Path("own"), "x" * 20, ("Anna", "Ben"), 3, 10, 0.0, bytes(32)))])
    nearby.trash.say("x" * 40, can_undo=True)
    for button in (nearby.stop, nearby.knock):
        button.show()
    yield window
    lobby.host("Anna", offer("midland-3"), 3, lambda table: table)
    while lobby.lobby.table is None:
        QtWidgets.QApplication.processEvents()
    yield lobby.lobby
    yield from together(window, lobby.together)
    window.lan.close()


def together(window: MainWindow, shown: WatchTogether) -> Iterator[QtWidgets.QWidget]:
    """A replay that is watched together, with the chat, and the invitation."""
    window.show_game(game := played(window))
    window.actions_.look_back.trigger()
    shown.share(game, "Anna", "Anna", pin=True)
    while shown.table is None:
        QtWidgets.QApplication.processEvents()
    if not shown.dock.isVisible():
        shown.toggle_chat()
    yield shown.dock
    yield shown.bar
    shown.toggle_chat()
    shown.ask_others()
    yield from leaves(shown.invite)


def makers(window: MainWindow) -> Iterator[QtWidgets.QWidget]:
    """Where races, powers and boards are made."""
    window.makers.make_trait()
    yield window.makers.traits
    window.makers.put_away()
    window.board_maker.begin()
    yield from leaves(next(dialog for dialog in window.findChildren(QtWidgets.QDialog) if dialog.isVisible()))
    window.board_maker.edit("midland-2")
    yield window.board_maker.board
    window.board_maker.put_away()


def lessons(window: MainWindow) -> Iterator[QtWidgets.QWidget]:
    """The rule book, and the first step of each chapter of the tutorial."""
    window.actions_.named()["rule_book"].trigger()
    yield window.context_help.window_
    window.context_help.window_.close()
    lessons = window.assistant.lessons
    for chapter in range(len(lessons.course.chapters)):
        lessons.begin_chapter(chapter)
        while not lessons.card.isVisible():
            QtWidgets.QApplication.processEvents()
        yield window


def leaves(dialog: QtWidgets.QDialog) -> Iterator[QtWidgets.QDialog]:
    tabs = dialog.findChild(QtWidgets.QTabWidget)
    for number in range(tabs.count() if tabs else 1):
        if tabs:
            tabs.setCurrentIndex(number)
        yield dialog
    dialog.close()
    dialog.deleteLater()


def set_up(window: MainWindow) -> GameSetup:
    return GameSetup(("Anna", "Ben", "Clara"), ("human",) * 3, window.library.board_for(3, "base"), seed=7)


def begun(window: MainWindow) -> Game:
    rules, start, seats = opening(set_up(window), window.library)
    return Game(rules, start, seats, dice=ChanceSource(7))


def played(window: MainWindow) -> Game:
    game = begun(window)
    play_out(game)
    return game


PAGES = (first_page, commands, set_ups, game_page, results, games, puzzles, network, makers, lessons)
WORDED = (makers, lessons)
"""Their words are those of traits and of the rule book, which the pseudo language does not have."""


@pytest.mark.parametrize(("language", "scale"), SIZES)
def test_pages(language, scale, qapp, qtbot, library, plain_map, monkeypatch, subtests, tmp_path):
    """A6, A7, A8, A13, A21: each on a small screen."""
    longer = pseudo_language(tmp_path / "resources") if language == PSEUDO else nullcontext()
    monkeypatch.setattr(QScreen, "availableSize", lambda screen: QSize(WIDE, HIGH))    # limits dialogs
    apply_theme(qapp, "light", scale)
    chosen = Settings(language=language, scale=scale, bot_speed="instant", own_speed="instant", sound=False)
    with longer, speaking(qapp, language):
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
                    assert language != PSEUDO or page in WORDED or untranslated(root) == []
                    assert language == PSEUDO or clashes(root.window()) == []    # it has only a few letters
                    assert (root.width() <= WIDE, root.height() <= HIGH) == (True, True), root.size()


@pytest.mark.parametrize("language", languages())
def test_each_letter_of_the_list_of_games_means_one_thing(language, qapp, qtbot, library):
    """A16: beside those of the menus, also while a game can be restored and while there is none."""
    with speaking(qapp, language):
        window = MainWindow(library, SavedGames(library), Settings(language=language))
        qtbot.addWidget(window)
        page = window.replay_controller.games
        buttons = (page.back, page.record, page.trash.undo)
        texts = [page.tabs.tabText(0), page.tabs.tabText(1), *(button.text() for button in buttons),
                 page.tr("&New game…"), *(action.text() for action in window.menuBar().actions())]    # fmt: skip
    letters = [QKeySequence.mnemonic(text).toString() for text in texts]
    assert all(letters)
    assert len(set(letters)) == len(letters), texts


def problems(root: QtWidgets.QWidget) -> list[str]:
    """Return what cannot be read, clicked or read aloud in *root*."""
    checks = {
        "lacks pixels": lambda widget: missing_width(widget) > 0, "is tiny": is_tiny, "is hard to hit": is_hard_to_hit,
        "has no name": is_nameless, "ignores Enter": ignores_enter,
    }  # fmt: skip
    widgets = root.findChildren(QtWidgets.QWidget)
    seen = [widget for widget in widgets if widget.isVisible() and not widget.objectName().startswith("qt_")]
    return [f"{widget} {widget.property('text')!r} in {widget.parentWidget()} {what}, {widget.size()}"
            for widget in seen for what, is_wrong in checks.items() if is_wrong(widget)]  # fmt: skip


def clashes(window: QtWidgets.QWidget) -> list[str]:
    """Return the texts in *window* with a mnemonic that another one has, too, be it a menu."""
    texts: list[str] = []
    if isinstance(window, MainWindow):
        texts += [action.text() for action in window.menuBar().actions()]
    for widget in window.findChildren(QtWidgets.QWidget):
        if widget.window() is window and widget.isVisible():
            if isinstance(widget, QtWidgets.QTabBar):
                texts += [widget.tabText(tab) for tab in range(widget.count()) if widget.isTabVisible(tab)]
            elif isinstance(widget, QtWidgets.QAbstractButton) or getattr(widget, "buddy", lambda: None)() is not None:
                texts.append(widget.text())
    letters = [QKeySequence.mnemonic(text).toString() for text in texts]
    return [text for text, letter in zip(texts, letters, strict=True) if letter and letters.count(letter) > 1]


TEXTS = ("text", "title", "windowTitle", "toolTip", "accessibleName", "accessibleDescription", "placeholderText")
"""Properties of widgets."""

SAME = re.compile("|".join((
    "swqt", "Small World", "Lato", "News", *NAMES, *map(language_name, languages()), "x{9,}", r"\S*\d\S*",
    r"(Alt|Cttrll)\+\S+", "Space", "Find", "New", "Open",    # keys, and what Qt calls them in a language that it has
)))    # fmt: skip
"""What is the same in every language."""


QT_NAMES = (QtWidgets.QDialogButtonBox, QtWidgets.QTabBar)


def untranslated(root: QtWidgets.QWidget) -> list[str]:
    """Return the texts shown or announced by *root* that are not in the pseudo language, whose vowels have accents."""
    if isinstance(root, AboutDialog):    # names and licences of libraries
        return []
    found: list[object] = [text for action in root.findChildren(QAction) for text in (action.text(), action.toolTip())]
    for widget in (root, *root.findChildren(QtWidgets.QWidget)):
        if not widget.isVisible() or widget.objectName().startswith("qt_") or isinstance(widget.parent(), QT_NAMES):
            continue    # Qt's own texts
        found += [widget.property(name) for name in TEXTS]
        if isinstance(widget, QtWidgets.QTextEdit):
            found += widget.toPlainText().splitlines()
        if isinstance(widget, QtWidgets.QTabBar):
            found += [widget.tabText(tab) for tab in range(widget.count())]
        if isinstance(widget, QtWidgets.QComboBox):
            found += [widget.itemText(item) for item in range(widget.count())]
        if isinstance(widget, QtWidgets.QAbstractItemView) and (model := widget.model()) is not None:
            columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
            found += [model.index(*cell).data() for cell in product(range(model.rowCount()), range(columns))]
            found += [model.headerData(column, Qt.Orientation.Horizontal) for column in range(columns)]
    texts = {text for text in found if isinstance(text, str)}
    return [text for text in texts if re.search("[a-z]{3}", SAME.sub("", re.sub(r"<[^>]*>|&", "", text)))
            and not ACCENT.search(text)]    # fmt: skip


def missing_width(widget: QtWidgets.QWidget) -> float:
    """Return the pixels that the text of *widget* lacks, a few of which do not show."""
    metrics = QFontMetrics(widget.font())
    if isinstance(widget, (ElidedLabel, FittedLabel, FittingLabel)):
        return 0
    if isinstance(widget, QtWidgets.QLabel) and widget.text() and not widget.text().startswith("<"):
        if widget.wordWrap():
            words = [] if "<" in widget.text() else re.split(r"\s|(?<=[-/])", widget.text())
            wide = max(map(metrics.horizontalAdvance, words), default=0) - widget.contentsRect().width()
            return max(widget.heightForWidth(widget.width()) - widget.height(), wide) - 2
        text = widget.text().replace("&", "") if widget.buddy() is not None else widget.text()
        return metrics.horizontalAdvance(text) - widget.contentsRect().width() - 2
    if isinstance(widget, TileButton):
        return float(widget.is_cut)
    if isinstance(widget, QtWidgets.QToolButton):
        return 0
    if isinstance(widget, WrappingButton):
        return max(widget.minimumSizeHint().width() - widget.width(),
                   widget.heightForWidth(widget.width()) - widget.height())
    if isinstance(widget, QtWidgets.QAbstractButton) and widget.text():
        return widget.sizeHint().width() - widget.width() - _PADDING
    if isinstance(widget, QtWidgets.QComboBox):
        return metrics.horizontalAdvance(widget.currentText()) + _ARROW * scale_of(widget.font()) - widget.width() - 2
    return 0


def is_tiny(widget: QtWidgets.QWidget) -> bool:
    has_text = isinstance(widget, (QtWidgets.QLabel, QtWidgets.QAbstractButton)) and bool(widget.text())
    return has_text and widget.fontInfo().pixelSize() < LEAST


def is_hard_to_hit(widget: QtWidgets.QWidget) -> bool:
    is_button = isinstance(widget, QtWidgets.QAbstractButton) and not isinstance(widget, QtWidgets.QCheckBox)
    return is_button and widget.focusPolicy() != NO_FOCUS and min(widget.width(), widget.height()) < 24


def ignores_enter(widget: QtWidgets.QWidget) -> bool:
    if not isinstance(widget, QtWidgets.QPushButton) or widget.autoDefault():
        return False
    enter = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    QtWidgets.QApplication.sendEvent(widget, enter)    # Qt's own buttons take it in dialogs only
    return not enter.isAccepted()


def is_nameless(widget: QtWidgets.QWidget) -> bool:
    needs_none = isinstance(widget, (QtWidgets.QScrollArea, QtWidgets.QTabBar)) or (    # what is inside has a name
        widget.focusPolicy() == NO_FOCUS and not isinstance(widget, QtWidgets.QAbstractButton)
    ) or widget.focusProxy() is not None or widget.focusPolicy() == Qt.FocusPolicy.ClickFocus    # fmt: skip
    return not (needs_none or QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name).strip())


def test_text_has_15_pixels_and_the_smallest_12():
    """A6."""
    assert SMALLEST >= 15
    assert text_font(size=0.8).pixelSize() >= LEAST == 12
