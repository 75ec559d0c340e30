"""The question where to write a file, and buttons that are switched on and off."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from swqt.gui.style.buttons import ask_target, push_button
from swqt.gui.style.cards import GoldButton
from swqt.gui.style.theme import apply_theme

PAGE, PICTURE = "Web pages (*.html)", "Pictures (*.png)"


@pytest.mark.parametrize(("typed", "kind", "written"), [
    ("swqt.html", PAGE, "swqt.html"), ("mine", PAGE, "mine.html"), ("v1.2", PAGE, "v1.2.html"),
    ("mine", PICTURE, "mine.png"), ("swqt.html", PICTURE, "swqt.png"), ("mine.png", PAGE, "mine.png"),
    ("MINE.HTML", PAGE, "MINE.HTML"),
])  # fmt: skip
def test_a_file_has_the_suffix_of_its_kind_so_that_it_can_be_opened_again(
    typed, kind, written, qapp, tmp_path, monkeypatch
):
    def choose(dialog):
        assert Path(dialog.selectedFiles()[0]) == Path.home() / "swqt.html"
        if kind == PICTURE:
            dialog.selectNameFilter(kind)
            dialog.filterSelected.emit(kind)
            assert dialog.defaultSuffix() == "png"
        dialog.selectFile(str(tmp_path / typed))
        return 1

    monkeypatch.setattr(QFileDialog, "exec", choose)
    assert ask_target(None, "Save the report", "swqt.html", PAGE, PICTURE) == tmp_path / written


def test_nothing_is_written_if_the_player_cancels(qapp, monkeypatch):
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: 0)
    assert ask_target(None, "Save the game", "game.swn", "Games (*.swn)") is None


@pytest.mark.parametrize("look", ["", "primary", "slim"])
def test_a_button_that_is_switched_on_looks_so(qtbot, qapp, look):
    apply_theme(qapp, "light", 100)
    button = push_button("Ready", look=look, checkable=True)
    qtbot.addWidget(button)
    button.show()
    off = button.grab().toImage()
    button.setChecked(True)
    assert button.grab().toImage().pixelColor(8, 8) != off.pixelColor(8, 8)


@pytest.mark.parametrize("scale", [100, 200])
def test_the_letter_of_a_golden_button_is_underlined_close_below_the_word(scale, qapp, qtbot):
    apply_theme(qapp, "light", scale)
    blank, word, with_letter = pictures = [], [], []
    for text, picture in zip(("", "Rematch", "Rematc&h"), pictures, strict=True):
        button = GoldButton(text)
        qtbot.addWidget(button)
        button.resize(400, 120)
        image = button.grab().toImage()
        picture += [[image.pixel(x, y) for x in range(image.width())] for y in range(image.height())]
    letters = [y for y, row in enumerate(word) if row != blank[y]]
    line = [y for y, row in enumerate(with_letter) if row != word[y]]
    assert letters[-1] < line[0] <= letters[-1] + 4 * scale / 100
    underlined = [x for x in range(400) if word[line[0]][x] != with_letter[line[0]][x]]
    columns = [x for x in range(400) if any(row[x] != blank[y][x] for y, row in enumerate(word))]
    assert abs(underlined[-1] - columns[-1]) <= 2
    assert 2 * scale / 100 < len(underlined) < len(columns) / 5
