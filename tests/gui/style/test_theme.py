"""Readable colours and text (contrast, sizes, names for screen readers), and what stands where a list is empty."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication, QMenu, QTabBar, QWidget

import swqt
from swqt.content import resource_folder
from swqt.gui.app.main_window import MainWindow
from swqt.gui.app.startup import load_content
from swqt.gui.style.cards import LOST, EmptyState
from swqt.gui.style.seat_style import NEUTRAL, SEATS, style_of, use_seat_looks
from swqt.gui.style.theme import SMALLEST, TEXT_FAMILY, THEMES, TITLE_FAMILY, apply_theme, current, load_fonts
from swqt.home import Settings
from tests.support.hand import show


def test_a_menu_stands_out_from_what_it_lies_on(qapp, qtbot):
    """A2: on black, Fusion's shadow around a menu is black, too."""
    for name in THEMES:
        theme = apply_theme(qapp, name, 100)
        menu = QMenu()
        qtbot.addWidget(menu)
        menu.addAction("Conquer")
        menu.ensurePolished()
        menu.resize(menu.sizeHint())
        image = menu.grab().toImage()
        edge = {image.pixelColor(0, y).name() for y in range(2, image.height() - 2)}
        assert theme.window.lower() not in edge
        assert name != "contrast" or edge == {theme.line.lower()}


def choose(window: MainWindow, theme: str, scale: str) -> None:
    """Choose a theme and a text size in the menus."""
    for group, wanted in ((window.actions_.themes, theme), (window.actions_.scales, scale)):
        next(action for action in group.actions() if action.data() == wanted).trigger()


def test_another_text_size_reaches_everything(table, window):
    """In the middle of a game: visible widgets, and those that were visible and are hidden now."""
    hand = table(2)
    assert window.settings.theme != "dark"
    choose(window, "dark", "150")
    assert (window.settings.theme, window.settings.scale, current().name) == ("dark", 150, "dark")
    assert window.font().pixelSize() == round(SMALLEST * 1.5)
    hand.pick()
    window.settings_service.use(replace(window.settings, scale=100))
    window.replay_controller.show_statistics()
    window.replay_controller.leave_ending()
    dialog = window.launcher.dialog()
    dialog.show()
    QApplication.processEvents()
    window.settings_service.use(replace(window.settings, scale=150))
    QApplication.processEvents()
    own = [child for child in (window, *window.findChildren(QWidget)) if not child.objectName().startswith("qt_")]
    own += dialog.findChildren(QTabBar)
    for child in own:
        child.ensurePolished()    # as when it is first shown
    # The focus ring has no text; Qt gives it a font when it is next shown.
    small = {type(child).__name__ for child in own if child.font().pixelSize() <= SMALLEST}
    assert small - {"FocusRing"} == set()
    assert QApplication.overrideCursor() is None
    dialog.deleteLater()


def test_another_theme_can_be_chosen_before_there_is_a_table(qapp, qtbot):
    assert {TEXT_FAMILY, TITLE_FAMILY} <= set(load_fonts())
    early = MainWindow(None, None, Settings())
    show(qtbot, early)
    choose(early, "dark", "150")
    assert current().name == "dark"
    early.populate(load_content())
    assert early.bar.font().pixelSize() == qapp.font().pixelSize() > SMALLEST


def test_the_bundled_font_has_every_sign_that_the_window_writes(qapp):
    """Without system fonts a missing character would be shown as a box."""
    text = QRawFont(str(resource_folder() / "fonts" / "Lato-Regular.ttf"), 16)
    written = {
        sign for path in (Path(swqt.__file__).parent / "gui").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) for sign in node.value if ord(sign) > 126
    }  # fmt: skip
    assert text.isValid()
    assert {sign for sign in written if not text.supportsCharacter(ord(sign))} == set()


def test_seats_wear_what_people_have_chosen_and_never_the_same():
    try:
        use_seat_looks((3, 1))
        assert [style_of(seat) for seat in range(5)] == [SEATS[look] for look in (3, 1, 0, 2, 4)]
        assert style_of(-1) is NEUTRAL
        for bad in ((1, 1), (0, 5), (-1,)):
            with pytest.raises(ValueError, match="different numbers from 0 to 4"):
                use_seat_looks(bad)
    finally:
        use_seat_looks()
    assert [style_of(seat) for seat in range(5)] == list(SEATS)


def test_an_empty_list_has_a_sentence_and_a_button_that_helps(qtbot):
    before = set(QApplication.topLevelWidgets())
    empty = EmptyState(LOST, "Nothing found.", "Clear the search")
    assert set(QApplication.topLevelWidgets()) - before == {empty}
    assert not empty.isVisible()
    show(qtbot, empty)
    with qtbot.waitSignal(empty.helped):
        empty.button.click()
    empty.say("Nothing here.")
    assert empty.text() == "Nothing here."
    assert empty.button.isHidden()
