"""The window in Spanish: every text is in the catalogue, translated, and shown."""

from __future__ import annotations

import ast
import html
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from PySide6.QtCore import QAbstractListModel, QCoreApplication, QLocale, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QMenu,
    QTabBar,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from swqt.ai import RandomBot
from swqt.content import Catalogue
from swqt.engine import Rules
from swqt.gui.app.main_window import MainWindow
from swqt.gui.dialogs.new_game import NewGameDialog
from swqt.gui.dialogs.settings import SettingsDialog, ShortcutHelpDialog
from swqt.gui.pages.report import GameReport
from swqt.gui.pages.results_page import LAPSE
from swqt.gui.texts.i18n import install_language, language_in_force, language_in_use, language_name, spoken
from swqt.gui.texts.sentences import narrated
from swqt.table import ChanceSource, Game, Library, SavedGames, Seat, Settings
from swqt.translation import languages
from tests.support.caverns import cramped_surface
from tests.support.every_sentence import every_sentence, flaws_of

ROOT = Path(__file__).resolve().parents[3]

SAME = {
    "swqt", "Small World", "Underground", "Normal", "Total", "Error", "Anna", "Ben", "Clara", "David", "Stonehedge",
    "Trolls", "Krakens", "Liches", "Berserkers", "Balrog", "Ctrl", "Esc", "Tab", "Lato",
    *map(language_name, languages()),
}  # fmt: skip
"""Words that are the same in both languages, and names of people."""

NAMES = re.compile(rf"\b({'|'.join(sorted(SAME, key=len, reverse=True))})\b")


def _load(name: str) -> ModuleType:
    spec = spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TAG = re.compile(r"<[^>]*>")

translate = _load("translate")
CATALOGUES = translate.catalogues()
MESSAGES = translate.messages(CATALOGUES["es"])


# The catalogue


def test_every_text_is_translated_and_compiled(capsys: pytest.CaptureFixture) -> None:
    """On failure, run packaging/translate.py, which prints the missing texts."""
    translate.check()
    assert capsys.readouterr().out == ""
    assert sorted(languages()) == sorted(CATALOGUES)


def test_no_class_that_counts_has_a_subclass() -> None:
    """PySide looks a text up for the class of the object first, and takes a number put in for a translation."""
    bases = {
        ast.unparse(base).rpartition(".")[2]
        for tree in _sources().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
        for base in node.bases
    }  # fmt: skip
    assert {message.context for message in MESSAGES if message.is_counted} & bases == set()


def test_a_text_that_says_little_alone_has_a_comment_for_translators() -> None:
    """One lower-case word, or hardly more than placeholders: a comment above it, as in #: The price of a combo."""
    told = {
        inside if getattr(call.func, "attr", "") == "tr" else ast.literal_eval(call.args[0])
        for where, call, inside in _calls()
    }  # fmt: skip
    found = [message for message in MESSAGES if not message.about and _says_little(message.source)]
    assert [(message.context, message.source) for message in found if message.context in told] == []


def _says_little(source: str) -> bool:
    words = re.findall(r"[^\W\d_]{2,}", re.sub(r"\(s\)|%n|\{\d\}", "", source))
    slots = len(re.findall(r"\{\d\}", source))
    return source == "".join(words).lower() or (slots > 0 and not words) or (slots > 1 and len(words) == 1)


def test_no_plural_mark_is_left_in_the_forms() -> None:
    """ "(s)" only says in the source that a text counts."""
    forms = [form for path in CATALOGUES.values() for message in translate.messages(path) for form in message.forms]
    assert [form for form in forms if "(s)" in form] == []


@cache
def _sources() -> dict[str, ast.Module]:
    files = sorted((ROOT / "swqt" / "gui").rglob("*.py"))
    return {str(path.relative_to(ROOT)): ast.parse(path.read_text(encoding="utf-8")) for path in files}


def _calls() -> Iterator[tuple[str, ast.Call, str]]:
    """Yield all calls that translate a text: location, call, and class."""
    for path, tree in _sources().items():
        stack: list[tuple[ast.AST, str]] = [(tree, "")]
        while stack:
            node, inside = stack.pop()
            if isinstance(node, ast.Call) and _asks(node.func):
                yield f"{path}:{node.lineno}", node, inside
            name = node.name if isinstance(node, ast.ClassDef) else inside
            stack += [(child, name) for child in ast.iter_child_nodes(node)]


def _asks(function: ast.expr) -> bool:
    if isinstance(function, ast.Name):
        return function.id == "_tr"
    if not isinstance(function, ast.Attribute):
        return False
    owner = function.value.id if isinstance(function.value, ast.Name) else ""
    return function.attr == "tr" or (function.attr == "translate" and owner.startswith("Q") and "Application" in owner)


def test_every_call_is_understood_by_the_extraction() -> None:
    """lupdate does not find f-strings, composed texts, and calls inside f-strings."""
    known = {(message.context, message.source) for message in MESSAGES}
    found = 0
    for where, call, inside in _calls():
        found += 1
        words = [argument.value if isinstance(argument, ast.Constant) else None for argument in call.args]
        context, source = (inside, words[0]) if getattr(call.func, "attr", "") == "tr" else (words[0], words[1])
        assert (context, source) in known, f"{where}: {ast.unparse(call)}"
    assert found > 600


SHOWN_BY = {
    "setText", "setPlainText", "setTitle", "setWindowTitle", "setToolTip", "setStatusTip", "setAccessibleName",
    "setAccessibleDescription", "setPlaceholderText", "setInformativeText", "addAction", "addMenu", "addTab", "addItem",
    "addRow", "insertTab", "setTabText", "setHeaderLabels", "QLabel", "QPushButton", "QToolButton", "QAction", "QMenu",
    "QCheckBox", "QRadioButton", "QGroupBox", "QDockWidget", "QToolBar", "say", "complain", "showMessage",
}  # fmt: skip


def test_no_text_is_shown_that_nobody_can_translate() -> None:
    """Letters in a literal, or in the fixed parts of an f-string, passed directly to a widget."""
    found = []
    for path, tree in _sources().items():
        for call in [node for node in ast.walk(tree) if isinstance(node, ast.Call)]:
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            if name not in SHOWN_BY:
                continue
            for argument in call.args:
                parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
                words = [str(part.value) for part in parts if isinstance(part, ast.Constant)]
                if re.search(r"[^\W\d_]{2}", TAG.sub("", " ".join(words)).replace("swqt", "")):
                    found.append(f"{path}:{call.lineno}: {ast.unparse(argument)}")
    assert found == []


# What is seen


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Sets the language of everything created from now on."""
    installed: list[object] = []

    def speak(code: str) -> None:
        for translator in installed:
            qapp.removeTranslator(translator)
        installed[:] = install_language(qapp, code)

    yield speak
    for translator in installed:
        qapp.removeTranslator(translator)


@pytest.fixture
def make(qtbot: QtBot, plain_map: None, library: Library, language: Callable) -> Callable[[str], MainWindow]:
    """Returns a window in a language."""

    def in_language(code: str) -> MainWindow:
        language(code)
        settings = Settings(language=code, bot_speed="instant", own_speed="instant", sound=False)
        window = MainWindow(library, SavedGames(library), settings)
        qtbot.addWidget(window)
        window.resize(1280, 720)
        window.show()
        return window

    return in_language


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", html.unescape(TAG.sub(" ", text.replace("&", "")))).strip()


def _items(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    if model is None:
        return
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
    stack = [model.index(row, column) for row in range(model.rowCount()) for column in range(columns)]
    while stack:
        index = stack.pop()
        yield from (str(index.data(role) or "") for role in (0, Qt.ItemDataRole.ToolTipRole))
        stack += [model.index(row, 0, index) for row in range(model.rowCount(index))]


def shown(root: QWidget) -> set[str]:
    """Return every text shown or announced by *root* and its children."""
    found: list[str] = []
    for widget in [root, *root.findChildren(QWidget)]:
        for name in ("text", "title", "windowTitle", "toolTip", "accessibleName", "accessibleDescription",
                     "placeholderText"):  # fmt: skip
            value = widget.property(name)
            found.append(value if isinstance(value, str) else "")
        if isinstance(widget, QTextEdit):
            found += widget.toPlainText().splitlines()
        if isinstance(widget, QTabBar):
            found += [widget.tabText(tab) for tab in range(widget.count())]
        if isinstance(widget, QComboBox):
            found += [widget.itemText(item) for item in range(widget.count())]
        if isinstance(widget, QAbstractItemView):
            found += _items(widget)
    for action in root.findChildren(QAction):
        found += [action.text(), action.toolTip()]
    return {plain(text) for text in found} - {""}


def english(both: Callable[[str], set[str]]) -> set[str]:
    """Return the texts that are equal in both languages although they have words of more than two letters."""
    same = both("en") & both("es")
    return {text for text in same if re.search(r"[^\W\d_]{3}", NAMES.sub("", text))}


def test_the_first_page_and_the_menus(make: Callable) -> None:
    assert english(lambda code: shown(make(code))) == set()


def _table(window: MainWindow, world: str) -> None:
    window.open_game(ROOT / "tests" / "gui" / "golden" / f"{world}.swn")
    assert window.session is not None


@pytest.mark.parametrize("world", ["surface", "underground"])
def test_a_table_in_play(make: Callable, world: str) -> None:
    def texts(code: str) -> set[str]:
        window = make(code)
        _table(window, world)
        found = shown(window)
        for region in range(len(window.session.game.rules.board.codes)):
            head, lines = window.session.describe(region)[:2]
            found |= {head, *lines}
        return found

    assert english(texts) == set()


@pytest.fixture
def finished(library: Library) -> Game:
    board = cramped_surface(2, Random(3))    # the report paints the map after every turn
    rules = Rules(board, library.content("base", board))
    game = Game(rules, rules.start(2), [Seat("Anna", "human"), Seat("Ben", "bot:random")], dice=ChanceSource(3))
    bot = RandomBot(3)
    while game.decision is not None:
        game.play(bot.choose(rules, game.state))
    return game


def test_a_game_from_its_log_to_its_last_page_and_the_report(make: Callable, finished: Game) -> None:
    told: dict[str, str] = {}

    def texts(code: str) -> set[str]:
        window = make(code)
        window.show_game(finished)
        told[code] = window.log.toPlainText()
        found = shown(window)
        page = window.replay_controller.ending
        for tab in range(page.tabs.count()):
            if tab != LAPSE:
                page.tabs.setCurrentIndex(tab)
                found |= shown(page)
        report = GameReport(window.session, page.figures).html()
        found |= {plain(text) for text in TAG.split(re.sub(r"<style>.*?</style>", "", report, flags=re.DOTALL))}
        return found

    assert english(texts) == set()
    assert "conquistan" in told["es"]
    assert " conquer " not in told["es"]


def test_the_dialogs(make: Callable, qtbot: QtBot) -> None:
    def texts(code: str) -> set[str]:
        window = make(code)
        dialogs: list[QDialog] = [
            NewGameDialog(window.library, {}, window, code),
            SettingsDialog(window.settings, window.actions_, "", window),
            ShortcutHelpDialog(window, window.menuBar()),
        ]
        for dialog in dialogs:
            qtbot.addWidget(dialog)
        return set().union(*map(shown, dialogs))

    assert english(texts) == set()


def test_the_rule_book(make: Callable) -> None:
    def texts(code: str) -> set[str]:
        window = make(code)
        window.context_help.open("conquest")
        return shown(window.context_help._shown())

    assert english(texts) == set()


# Mnemonics


def _letters(texts: list[str]) -> Counter[str]:
    return Counter(found[1].upper() for text in texts for found in [re.search("&(\\w)", text)] if found)


def _menus(menu: QMenu) -> Iterator[QMenu]:
    yield menu
    for action in menu.actions():
        if isinstance(action.menu(), QMenu):
            yield from _menus(action.menu())


@pytest.mark.parametrize("code", languages())
def test_no_letter_stands_twice_in_a_menu_or_on_the_table(make: Callable, code: str) -> None:
    window = make(code)
    _table(window, "surface")
    bar = [action.text() for action in window.menuBar().actions()]
    assert len(_letters(bar)) == len(bar)
    groups = {menu.title(): [action.text() for action in menu.actions()]
              for top in window.menuBar().actions() for menu in _menus(top.menu())}    # fmt: skip
    groups["table"] = bar + [button.text() for button in window.bar.findChildren(QAbstractButton)]
    twice = {title: [letter for letter, times in _letters(texts).items() if times > 1]
             for title, texts in groups.items()}    # fmt: skip
    assert {title: letters for title, letters in twice.items() if letters} == {}


# Every sentence


@pytest.mark.parametrize("code", languages())
def test_every_sentence_reads_well_with_every_name(library: Library, code: str) -> None:
    """`tests/support/every_sentence.py` prints them to be read."""
    sentences = list(every_sentence(library, code))
    assert len(sentences) > 4000
    assert [(text, flaws_of(text)) for text in sentences if flaws_of(text)] == []


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("Anna  picks Orcs.", "two spaces"), ("Anna picks {1}.", "a slot is left"), ("Anna picks Orcs", "ends without"),
        ("anna picks Orcs.", "small letter"), ("Anna picks Orcs ().", "missing"), ("Anna redeploy: .", "missing"),
        ("Anna has 2 token(s).", "plural mark"), ("Orcs lose лес | леса.", "plural mark"),
    ],
)  # fmt: skip
def test_a_flaw_in_a_sentence_is_found(text: str, flaw: str) -> None:
    assert flaw in " ".join(flaws_of(text))


@pytest.mark.parametrize("text", ["Anna picks Orcs (2 coins).", "¿Qué?", "«Orcs» : c’est tout.", "2 coins are gone."])
def test_a_good_sentence_has_no_flaw(text: str) -> None:
    assert flaws_of(text) == []


def test_a_game_is_told_without_a_window(finished: Game) -> None:
    before = language_in_force()
    with spoken("es"):
        told = [text for _, text in narrated(finished, Catalogue.load(), "es")]
    assert sum(not line for line in told) == 2 * finished.rules.board.rounds + 1, "each turn, and the end"
    assert told[told.index("") + 1].startswith("Ronda 1: "), "the first turn has its heading"
    assert "La partida ha terminado." in told
    assert [line for line in told if line and flaws_of(line)] == told[-2:], "the standing is no sentence"
    assert re.fullmatch(r"1\. (Anna|Ben): \d+ monedas?", told[-2])
    assert language_in_force() == before


# Which language


def test_the_languages_of_the_window() -> None:
    assert languages()[0] == "en"
    names = [language_name(code) for code in ("en", "es", "it", "ru", "fr", "de", "pt_BR", "xx")]
    assert names == ["English", "Español", "Italiano", "Русский", "Français", "Deutsch", "Português (Brasil)", "xx"]


@pytest.mark.parametrize(("system", "told"), [("es_AR", "es"), ("en_GB", "en"), ("fi_FI", "en"), ("C", "en")])
def test_without_a_wish_it_is_the_systems_if_it_is_spoken(
    monkeypatch: pytest.MonkeyPatch, system: str, told: str
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    assert language_in_use("") == told
    assert language_in_use("es") == "es", "what is chosen is spoken"


def test_plurals(language: Callable) -> None:
    language("es")
    words = [QCoreApplication.translate("Sentences", "%n token(s)", None, number) for number in (1, 2, 0)]
    assert words == ["1 ficha", "2 fichas", "0 fichas"]
