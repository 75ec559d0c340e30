"""The start page: one golden first choice, the card of the last game, an interrupted table, and its scenery."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from swqt.gui.pages.start_cards import StartScenery
from swqt.gui.pages.start_page import StartPage
from swqt.gui.style.theme import apply_theme
from swqt.gui.style.threads import IdleQueue
from swqt.table.own_games import OwnGame
from tests.support.hand import settle, show


@pytest.fixture
def page(qtbot):
    page = StartPage()
    show(qtbot, page, 1280, 698)
    return page


@pytest.fixture
def fresh(monkeypatch):
    """No pictures of an earlier page."""
    monkeypatch.setattr(StartScenery, "_last", None)


def test_without_a_game_the_bots_are_the_golden_choice_and_otherwise_to_go_on(page, qtbot):
    page.show_unfinished("")
    assert (page.bots.is_first, page.bots.hasFocus()) == (True, True)
    assert (page.card.isHidden(), page.go_on.isHidden()) == (True, True)
    page.show_unfinished("Anna, Ben · round 1 of 10, Anna to move · today")
    assert (page.bots.is_first, page.card.isVisible(), page.go_on.hasFocus()) == (False, True, True)
    assert page.go_on.accessibleDescription().startswith("Anna, Ben · round 1")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        with qtbot.waitSignal(page.continued):
            QTest.keyClick(page.go_on, key)
    with qtbot.waitSignal(page.continued):
        QTest.mouseClick(page.card, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))


@pytest.mark.parametrize("scale", [100, 200])
def test_tab_goes_down_the_page(page, qapp, scale):
    apply_theme(qapp, "light", scale)
    page.show_unfinished("Anna, Ben · round 1 of 10, Anna to move · today")
    settle()
    small = (page.settings, page.book, page.open)
    for button in (*page.tiles, *small, page.go_on):
        page.focusNextChild()
        assert page.focusWidget() is button


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 618), (1280, 698), (2560, 1418)])
def test_every_button_is_whole(page, qapp, size, scale):
    """A7: at every size the buttons lie in the page, apart from each other, and are wide enough for their texts."""
    apply_theme(qapp, "light", scale)
    page.resize(*size)
    page.show_unfinished("Anna, Ben, Clara · round 4 of 10, Clara to move · today, 21:14")
    page.table.show_table("Ann's table", "Ann, Ben", 3, 10)
    settle()
    places = [QRect(one.mapTo(page, one.rect().topLeft()), one.size()) for one in page.findChildren(QPushButton)]
    assert all(0 <= place.left() <= place.right() < page.width() for place in places)
    assert not any(one.intersects(other) for n, one in enumerate(places) for other in places[:n])


def test_the_title_is_as_large_as_there_is_room(page):
    for height, pixels in ((698, 64), (618, 26), (698, 64)):
        page.resize(1280, height)
        settle()
        assert page.title.font().pixelSize() == pixels


def test_the_scenery_comes_with_idle_time_and_fits_the_page(page, qtbot, fresh):
    bare = page.learn.grab().toImage()
    page.learn.show_crest()
    assert page.learn.grab().toImage() != bare, "the crests are read after the first frame"
    plain = page.grab().toImage()
    idle = IdleQueue(page)
    page.show_scenery(idle, still=True)
    assert page.grab().toImage().pixel(5, 690) == plain.pixel(5, 690), "nothing is painted at once"
    qtbot.waitUntil(lambda: page.is_settled and idle.is_empty and StartScenery._last is not None)
    assert page.grab().toImage().pixel(5, 690) != plain.pixel(5, 690)
    page.resize(1024, 618)
    qtbot.waitUntil(lambda: page.is_settled)
    assert StartScenery._last.shape[:2] == (1024, 618)


def test_the_portraits_rise_and_become_one_picture_with_the_ground(page, qtbot, fresh):
    page.show_scenery(IdleQueue(page), still=False)
    scenery = page._scenery
    qtbot.waitUntil(lambda: scenery._shown is not None)
    assert not page.is_settled
    assert len(scenery._shown.sides) == 2
    qtbot.waitUntil(lambda: page.is_settled)
    assert scenery._shown.sides == ()
    risen = page.grab().toImage()
    page.show_scenery(IdleQueue(page), still=True)
    assert page.is_settled, "the pictures are there for the next window"
    assert page.grab().toImage() == risen


def test_nothing_moves_under_reduced_motion_and_contrast_has_no_pictures_behind(page, qtbot, qapp, fresh):
    page.show_scenery(IdleQueue(page), still=True)
    qtbot.waitUntil(lambda: page.is_settled and StartScenery._last is not None)
    last = page.grab().toImage()
    qtbot.wait(60)
    assert page.grab().toImage() == last
    apply_theme(qapp, "contrast")
    QApplication.processEvents()
    image = page.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    assert {image.pixelColor(4, y).name() for y in range(60, 690, 10)} == {"#000000"}


def test_the_card_shows_the_position_of_the_last_game(table, window, qtbot):
    table(2)
    window.show_start()
    card = window.start_page.card
    assert window.start_page.go_on.note.startswith("Anna, Ben · round 1 of")
    qtbot.waitUntil(lambda: card.has_picture)
    assert len(card._offer.faces) == 2
    assert card._offer.title.startswith("Round 1 of")
    window.start_page.go_on.click()
    assert window.session is not None


def test_an_interrupted_table_is_offered(window, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr(type(window.lan), "open", lambda lan, path: asked.append(path))
    page = window.start_page
    with qtbot.assertNotEmitted(window.lan.interrupted, wait=50):
        window.lan.find_interrupted()    # without journals there is none
    assert page.table.isHidden()
    game = OwnGame(Path("a.swj"), "Ann’s table", ("Ann", "Ben"), 3, 10, 0.0, b"12345678")
    window.lan.interrupted.emit(game)
    assert page.table.isVisible()
    assert page.table.go.text() == "&Rejoin Ann’s table"
    assert "Ann, Ben" in page.table.go.accessibleDescription()
    page.table.show_table("A table of friends", ", ".join(["Cleopatra the Great"] * 5), 3, 10)
    about = page.table.about

    def can_be_read():
        words = about.fontMetrics().boundingRect(about.contentsRect(), Qt.TextFlag.TextWordWrap, about.text())
        return words.height() <= about.height()

    qtbot.waitUntil(can_be_read)
    page.table.go.click()
    assert asked == [game.path]
