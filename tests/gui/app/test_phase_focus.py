"""The keyboard follows the phase of a turn, and is never taken from somebody who does something else."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMenu

from tests.support.hand import Hand

CHOICE = "asks A choice\nA 2 hill orcs : f1*4 h1*3\nB 9 forest tritons : f3"

pytestmark = pytest.mark.usefixtures("shared_window")


@pytest.fixture
def hand(table) -> Hand:
    return table(2)


def test_it_goes_from_the_combos_to_the_map_and_stays_there_until_the_next_pick(hand):
    window = hand.window
    assert window.column.cards[0].hasFocus()
    hand.pick()
    assert window.view.hasFocus()
    for _ in range(2):
        hand.region(hand.cheapest())
    assert window.view.hasFocus()
    window.bar.end.setFocus()
    hand.end()
    assert (hand.session.decision.kind, window.view.hasFocus()) == ("redeploy", True)
    hand.offer("Balance")
    hand.end()
    hand.take_over()
    assert (hand.session.decision.kind, window.column.cards[0].hasFocus()) == ("pick", True)


def test_a_decline_is_asked_with_cancel_in_focus(position):
    hand = position(CHOICE)
    window = hand.window
    hand.press(window.bar.decline)
    (cancel,) = [button for button in window.bar.offers() if button.text() == "Cancel"]
    assert cancel.hasFocus()
    QTest.keyClick(cancel, Qt.Key.Key_Return)
    hand.told()
    assert (hand.session.controller.is_asking, hand.session.decision.kind) == (False, "choice")
    assert window.view.hasFocus()


def test_each_phase_is_said_once(hand):
    said: list[str] = []
    hand.window.keyboard_navigation.announcer.announced.connect(said.append)
    hand.pick()
    phase = hand.session.phase_text()
    hand.region(hand.cheapest())
    assert said.count(phase) == 1


@pytest.mark.parametrize("where", ["text field", "menu", "dialog", "log"])
def test_it_is_not_taken_from_somebody_who_does_something_else(where, hand):
    window = hand.window
    here = {"text field": window.log.search, "log": window.log.view}.get(where, window.bar.end)
    window.log.open_sheet()
    window.log.search.show()
    here.setFocus()
    menu, dialog = QMenu(window), QDialog(window)
    if where == "menu":
        menu.addAction("History")
        menu.popup(window.pos())
    elif where == "dialog":
        dialog.setModal(True)
        dialog.show()
    hand.session.controller.commanded.emit(next(iter(hand.session.game.rules.legal(hand.state))))
    hand.told()
    assert hand.session.decision.kind in ("choice", "conquer")
    assert window.focusWidget() is here
    menu.close()
    dialog.close()
