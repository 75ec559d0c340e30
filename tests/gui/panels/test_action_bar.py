"""The fan of tokens in the tray closes up after tokens that leave and opens for those that come back."""

import pytest

from swqt.gui.board.animation import NEXT, WAY
from swqt.gui.panels.action_bar import HandTray
from swqt.gui.session.region_actions import HandLook


def hand(tokens: int, race: str = "orcs") -> HandLook:
    return HandLook(0, race, tokens, f"{tokens} tokens in hand")


@pytest.fixture
def tray(qtbot) -> HandTray:
    tray = HandTray()
    qtbot.addWidget(tray)
    tray.resize(176, 90)
    tray.show_hand(hand(5))
    tray.pace = 1.0
    return tray


def test_tokens_leave_one_by_one_and_the_others_close_up(tray):
    before = tray.places()
    tray.show_hand(hand(3))
    assert tray._gliding.duration() == WAY + 2 * NEXT
    shown = []
    for milliseconds in (1, NEXT + 1, 3 * NEXT):
        tray._gliding.setCurrentTime(milliseconds)
        shown.append(len(tray.shown_places()))
    assert shown == [4, 3, 3]
    tray._gliding.setCurrentTime(WAY // 4)
    first = tray.shown_places()[0][0].x()
    assert before[0][0].x() < first < tray.places()[0][0].x()
    tray._gliding.setCurrentTime(WAY + 2 * NEXT)
    assert tray.shown_places() == tray.places()
    assert not tray.is_gliding
    tray.show_hand(hand(5))
    tray._gliding.setCurrentTime(WAY // 2)
    assert len(tray.shown_places()) == 3, "those that come back are seen when they have arrived"
    tray._gliding.setCurrentTime(WAY + 2 * NEXT)
    assert len(tray.shown_places()) == 5


def test_nothing_glides_where_nothing_is_to_move_or_another_race_is_shown(tray):
    tray.show_hand(hand(4, "elves"))
    assert not tray.is_gliding
    tray.pace = 0.0
    tray.show_hand(hand(2, "elves"))
    assert not tray.is_gliding
    assert tray.shown_places() == tray.places()
