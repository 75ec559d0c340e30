"""A language is added by its files alone: no code knows which there are."""

import re
import shutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox

from swqt.content import Catalogue, help_text, language
from swqt.gui.app.main_window import MainWindow
from swqt.gui.dialogs.settings import SettingsDialog
from swqt.gui.pages.report import GameReport
from swqt.table import SavedGames, Settings, read_course
from swqt.translation import languages
from tests.support.every_sentence import every_sentence, flaws_of
from tests.support.hand import random_game
from tests.support.languages import ROOT, pseudo_language, speaking

NEW = "xx"


@pytest.fixture(scope="module")
def catalogues(tmp_path_factory) -> Iterator[Path]:
    """The folder of catalogues, among them that of a new language, while the program looks there."""
    with pseudo_language(tmp_path_factory.mktemp("resources")) as folder:
        yield folder


@pytest.fixture
def window(qtbot, qapp, library, plain_map, catalogues) -> Iterator[MainWindow]:
    """The window in the new language."""
    with speaking(qapp, NEW):
        window = MainWindow(library, SavedGames(library), Settings(language=NEW, sound=False))
        qtbot.addWidget(window)
        yield window


def test_it_is_offered_in_the_settings(window, qtbot):
    assert NEW in languages()
    dialog = SettingsDialog(window.settings, window.actions_, "", window)
    qtbot.addWidget(dialog)
    box = dialog.findChild(QComboBox, "language")
    offered = {box.itemData(row): box.itemText(row) for row in range(1, box.count())}
    assert offered.keys() == set(languages())
    assert list(offered.values()) == sorted(offered.values())
    assert box.currentData() == NEW


def test_a_report_speaks_it(window, library):
    window.show_game(random_game(library, "midland-2", "base", 3))
    report = GameReport(window.session, window.replay_controller.ending.figures).html()
    texts = re.split(r"<[^>]*>", re.sub(r"<style>.*?</style>", "", report, flags=re.DOTALL))
    said = {text for text in texts if re.search(r"[a-z]{3}", re.sub("swqt|Small World|Anna|Ben", "", text))}
    assert len(said) > 40
    assert [text for text in said if not re.search("[áéíóúÁÉÍÓÚ]", text)] == []


def test_names_help_and_the_first_game_speak_it(catalogues, library):
    catalogue = Catalogue.load()
    assert catalogue.combo_name("flying", "elves", NEW) == "Fllyííng Éllvéés"
    assert all(re.search("[áéíóú]", text) for trait in catalogue.traits for text in help_text(trait, NEW))
    assert language(NEW).counted("coins", 1) != language(NEW).counted("coins", 2).replace("2", "1")
    course = read_course(library, NEW)
    assert all(re.search("[áéíóú]", step.text) for step in course.steps)


def test_every_sentence_has_its_names(catalogues, library):
    assert [(text, flaws_of(text)) for text in every_sentence(library, NEW) if flaws_of(text)] == []


def test_nothing_is_missing(catalogues, tmp_path, monkeypatch, capsys):
    monkeypatch.syspath_prepend(ROOT / "packaging")
    translate, files, checks = map(import_module, ("translate", "catalogue_files", "translation_checks"))
    monkeypatch.setattr(files, "FOLDER", catalogues)
    help_folder = shutil.copytree(ROOT / "resources" / "help", tmp_path / "help")
    for part in ("book", "decisions"):
        shutil.copy(help_folder / f"{part}.en.md", help_folder / f"{part}.{NEW}.md")
    monkeypatch.setattr(checks, "HELP", help_folder)
    translate.check()
    assert [line for line in capsys.readouterr().out.splitlines() if NEW in line] == []
    english = {message.name: message.source for message in translate.messages(catalogues / f"swqt_{NEW}.ts")}
    longer = {message.name: message.forms[0] for message in translate.messages(catalogues / f"swqt_{NEW}.ts")}
    letters = [sum(map(len, texts.values())) for texts in (english, longer)]
    assert 1.2 < letters[1] / letters[0] < 1.5
