"""The left side of the results: the list of players takes the keyboard, and the podium shows the best three."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from swqt.engine import Standing
from swqt.gui.pages.results_page import ResultsPage
from swqt.gui.pages.results_podium import Podium, StandingList, StandingRow
from swqt.gui.session.game_session import GameSession
from swqt.gui.style.motion import FADE, Motion
from swqt.gui.style.theme import apply_theme
from swqt.table import Settings
from tests.support.hand import random_game, show

STANDING = [Standing(1, 1, 71, 9), Standing(0, 2, 66, 7), Standing(2, 3, 64, 4)]


@pytest.fixture
def page(qtbot, library, plain_map):
    page = ResultsPage()
    show(qtbot, page, 1280, 690)
    game = random_game(library, "midland-2", "base", 3)
    page.show_game(GameSession(game, library, Settings(reduced_motion=True)))
    return page


def test_the_list_tells_everything_in_words_and_nothing_that_acts_has_the_keyboard(page, qtbot):
    assert page.players.hasFocus()
    assert page.verify.isHidden(), "only network games can be verified"
    signals = [page.rematched, page.replayed, page.began, page.left, page.saved, page.reported, page.verified]
    for signal in signals:
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            with qtbot.assertNotEmitted(signal):
                QTest.keyClick(page.players, key)
    assert not isinstance(QApplication.focusWidget(), QPushButton)
    best = page.figures.standing[0]
    words = str(page.players.model_.index(0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert words.startswith(f"1. {page.figures.names.seat(best.seat)}, ")
    assert f"{best.coins} coins" in words
    QTest.keyClick(page.players, Qt.Key.Key_Down)
    assert page.players.currentIndex().row() == 1


@pytest.fixture
def podium(qtbot):
    podium = Podium()
    qtbot.addWidget(podium)
    podium.resize(404, 330)
    return podium


@pytest.mark.parametrize("theme", ["light", "contrast"])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_podium_shows_a_portrait_for_each(podium, qapp, theme, count):
    apply_theme(qapp, theme)
    images = []
    for races in ({0: "trolls", 1: "ratmen", 2: "giants"}, {}):
        podium.show_standing(STANDING[:count], races, ["Anna", "Ben", "Clara"])
        images.append(podium.grab().toImage())
    assert images[0] != images[1]


def test_a_key_ends_the_motion(podium):
    podium.show_standing(STANDING, {}, motion=Motion.FULL)
    rising = podium.grab().toImage()
    QTest.keyClick(podium, Qt.Key.Key_F)
    assert not podium._rise.is_running
    still = podium.grab().toImage()
    assert rising != still
    assert podium.grab().toImage() == still


def test_the_laurel_drops_when_all_have_risen(podium):
    podium.show_standing(STANDING, {}, motion=Motion.FULL)
    assert podium._rise.duration() == 900
    fallen = []
    for milliseconds in range(0, 900, 50):
        podium._rise.setCurrentTime(milliseconds)
        fallen.append(podium._fallen())
        assert fallen[-1] == 0 or podium._risen(1) > 0.9
    assert fallen == sorted(fallen)
    assert fallen[-1] > 0.9


def test_with_reduced_motion_it_fades_in(podium):
    """A17"""
    podium.show_standing(STANDING, {}, motion=Motion.FADE)
    assert podium._rise.duration() == FADE
    podium._rise.setCurrentTime(FADE // 2)
    assert {podium._risen(place) for place in (1, 2, 3)} == {1.0} == {podium._fallen()}
    faint = podium.grab().toImage()
    podium._rise.setCurrentTime(FADE)
    assert podium.grab().toImage() != faint


@pytest.mark.parametrize("scale", [100, 200])
def test_a_name_keeps_its_place_with_large_text(qtbot, qapp, scale):
    apply_theme(qapp, "light", scale)
    players = StandingList()
    qtbot.addWidget(players)
    row = StandingRow(1, 0, "Clara", "Stout Orcs", "orcs", "101", "1. Clara")
    players.resize(380, 60 * scale // 100)
    players.show_rows([row])
    named = players.grab().toImage()
    players.show_rows([row._replace(name="Clarb")])
    assert players.grab().toImage() != named, "even the last letter of a name is shown"
