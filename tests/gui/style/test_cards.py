"""A picture, a sentence and a button where a list has no entries."""

from PySide6.QtWidgets import QApplication

from swqt.gui.style.cards import LOST, EmptyPicture, EmptyState
from tests.support.hand import show


def test_it_is_no_window_of_its_own(qtbot):
    before = set(QApplication.topLevelWidgets())
    empty = EmptyState(LOST, "Nothing found.", "Clear the search")
    assert set(QApplication.topLevelWidgets()) - before == {empty}
    assert not empty.isVisible()


def test_the_button_helps_and_goes_away_without_a_text(qtbot):
    empty = EmptyState(LOST, "Nothing found.", "Clear the search")
    show(qtbot, empty)
    with qtbot.waitSignal(empty.helped):
        empty.button.click()
    empty.say("Nothing here.")
    assert empty.text() == "Nothing here."
    assert empty.button.isHidden()


def test_a_flat_place_has_no_picture(qtbot):
    """Nothing would be recognised."""
    picture = EmptyPicture(LOST)
    qtbot.addWidget(picture)
    picture.resize(300, 20)
    flat = picture.grab().toImage()
    assert len({flat.pixel(x, 10) for x in range(0, 300, 10)}) == 1
    picture.resize(300, 150)
    drawn = picture.grab().toImage()
    assert len({drawn.pixel(x, 75) for x in range(0, 300, 10)}) > 5
