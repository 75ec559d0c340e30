"""Every text is in the catalogues and translated; every sentence reads well. Pages are looked at by test_pages."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QAbstractButton, QMenu

from swqt.content import Catalogue
from swqt.gui.app.main_window import MainWindow
from swqt.gui.texts.i18n import language_in_force, language_in_use, spoken
from swqt.gui.texts.sentences import narrated
from swqt.table import SavedGames, Settings
from swqt.translation import languages
from tests.support.every_sentence import every_sentence, flaws_of
from tests.support.hand import random_game
from tests.support.languages import speaking

ROOT = Path(__file__).resolve().parents[3]

TAG = re.compile(r"<[^>]*>")


def _load(name: str) -> ModuleType:
    spec = spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


translate = _load("translate")
CATALOGUES = translate.catalogues()
MESSAGES = translate.messages(CATALOGUES["es"])


# The catalogue


def test_every_text_is_translated_and_compiled(capsys):
    """On failure, run packaging/translate.py, which prints the missing texts."""
    translate.check()
    assert capsys.readouterr().out == ""
    assert sorted(languages()) == sorted(CATALOGUES)


def test_no_class_that_counts_has_a_subclass():
    """PySide looks a text up for the class of the object first, and takes a number put in for a translation."""
    classes = [node for _, tree in _sources() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    bases = {ast.unparse(base).rpartition(".")[2] for node in classes for base in node.bases}
    assert {message.context for message in MESSAGES if message.is_counted} & bases == set()


def test_a_text_that_says_little_alone_has_a_comment_for_translators():
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


def test_no_plural_mark_is_left_in_the_forms():
    """ "(s)" only says in the source that a text counts."""
    forms = [form for path in CATALOGUES.values() for message in translate.messages(path) for form in message.forms]
    assert [form for form in forms if "(s)" in form] == []


@cache
def _sources() -> list[tuple[str, ast.Module]]:
    files = sorted((ROOT / "swqt" / "gui").rglob("*.py"))
    return [(str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8"))) for path in files]


def _calls() -> Iterator[tuple[str, ast.Call, str]]:
    """Yield all calls that translate a text: location, call, and class."""
    for path, tree in _sources():
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


def test_every_call_is_understood_by_the_extraction():
    """lupdate does not find f-strings, composed texts, and calls inside f-strings."""
    known = {(message.context, message.source) for message in MESSAGES}
    calls = list(_calls())
    for where, call, inside in calls:
        words = [argument.value if isinstance(argument, ast.Constant) else None for argument in call.args]
        context, source = (inside, words[0]) if getattr(call.func, "attr", "") == "tr" else (words[0], words[1])
        assert (context, source) in known, f"{where}: {ast.unparse(call)}"
    assert len(calls) > 600


SHOWN_BY = {
    "setText", "setPlainText", "setTitle", "setWindowTitle", "setToolTip", "setStatusTip", "setAccessibleName",
    "setAccessibleDescription", "setPlaceholderText", "setInformativeText", "addAction", "addMenu", "addTab", "addItem",
    "addRow", "insertTab", "setTabText", "setHeaderLabels", "QLabel", "QPushButton", "QToolButton", "QAction", "QMenu",
    "QCheckBox", "QRadioButton", "QGroupBox", "QDockWidget", "QToolBar", "say", "complain", "showMessage",
}  # fmt: skip


def test_no_text_is_shown_that_nobody_can_translate():
    """Letters in a literal, or in the fixed parts of an f-string, passed directly to a widget."""
    found = []
    for path, tree in _sources():
        for call in [node for node in ast.walk(tree) if isinstance(node, ast.Call)]:
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            for argument in call.args if name in SHOWN_BY else ():
                parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
                words = [str(part.value) for part in parts if isinstance(part, ast.Constant)]
                if re.search(r"[^\W\d_]{2}", TAG.sub("", " ".join(words)).replace("swqt", "")):
                    found.append(f"{path}:{call.lineno}: {ast.unparse(argument)}")
    assert found == []


# Mnemonics


def _menus(menu: QMenu) -> Iterator[QMenu]:
    yield menu
    for action in menu.actions():
        if isinstance(action.menu(), QMenu):
            yield from _menus(action.menu())


@pytest.mark.parametrize("code", languages())
def test_no_letter_stands_twice_in_a_menu_or_on_the_table(code, qapp, qtbot, plain_map, library):
    with speaking(qapp, code):
        window = MainWindow(library, SavedGames(library), Settings(language=code, sound=False))
        qtbot.addWidget(window)
        window.open_game(ROOT / "tests" / "gui" / "golden" / "surface.swn")
    menus = [menu for top in window.menuBar().actions() for menu in _menus(top.menu())]
    bar = [action.text() for action in window.menuBar().actions()]
    assert all("&" in text for text in bar)
    groups = {menu.title(): [action.text() for action in menu.actions()] for menu in menus}
    groups["table"] = bar + [button.text() for button in window.bar.findChildren(QAbstractButton)]
    for title, texts in groups.items():
        letters = Counter(letter.upper() for text in texts for letter in re.findall(r"^[^&]*&(\w)", text))
        assert max(letters.values(), default=1) == 1, (title, letters)


# Every sentence


@pytest.mark.parametrize("code", languages())
def test_every_sentence_reads_well_with_every_name(library, code):
    """`tests/support/every_sentence.py` prints them to be read."""
    sentences = list(every_sentence(library, code))
    assert len(sentences) > 4000
    assert [(text, flaws_of(text)) for text in sentences if flaws_of(text)] == []


@pytest.mark.parametrize(("text", "flaw"), [
    ("Anna  picks Orcs.", "two spaces"), ("Anna picks {1}.", "a slot is left"), ("Anna picks Orcs", "ends without"),
    ("anna picks Orcs.", "small letter"), ("Anna picks Orcs ().", "missing"), ("Anna redeploy: .", "missing"),
    ("Anna has 2 token(s).", "plural mark"), ("Orcs lose лес | леса.", "plural mark"),
    *((text, "") for text in ("Anna picks Orcs (2 coins).", "¿Qué?", "«Orcs» : c’est tout.", "2 coins are gone.")),
])  # fmt: skip
def test_a_flaw_in_a_sentence_is_found(text, flaw):
    flaws = " ".join(flaws_of(text))
    assert (flaw in flaws) if flaw else (flaws == "")


def test_a_game_is_told_without_a_window(library):
    before, finished = language_in_force(), random_game(library, "midland-2", "base", 3)
    with spoken("es"):
        told = [text for _, text in narrated(finished, Catalogue.load(), "es")]
    assert sum(not line for line in told) == 2 * finished.rules.board.rounds + 1, "each turn, and the end"
    assert told[told.index("") + 1].startswith("Ronda 1: "), "the first turn has its heading"
    assert "La partida ha terminado." in told
    assert [line for line in told if line and flaws_of(line)] == told[-2:], "the standing is no sentence"
    assert re.fullmatch(r"1\. (Anna|Ben): \d+ monedas?", told[-2])
    assert language_in_force() == before


# Which language


@pytest.mark.parametrize(("system", "told"), [("es_AR", "es"), ("en_GB", "en"), ("fi_FI", "en"), ("C", "en")])
def test_without_a_wish_it_is_the_systems_if_it_is_spoken(monkeypatch, system, told):
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    assert language_in_use("") == told
    assert language_in_use("es") == "es", "what is chosen is spoken"


def test_plurals(qapp):
    with speaking(qapp, "es"):
        words = [QCoreApplication.translate("Sentences", "%n token(s)", None, number) for number in (1, 2, 0)]
    assert words == ["1 ficha", "2 fichas", "0 fichas"]
