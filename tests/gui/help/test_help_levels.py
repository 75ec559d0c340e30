"""C11: levels of help: none, legal moves, warnings before the turn ends, suggestions."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from swqt.gui.app.main_window import MainWindow
from swqt.gui.board.region_items import TARGET
from tests.support.hand import Hand

HERE = "A 12 forest orcs hand 6 : f1 h1\nB 9 hill tritons : f3*2 p2*5\nasks A conquer"
WARNING = "A leaves 1 token in Swamp 3, within reach of B (Tritons, 5 tokens)"

pytestmark = pytest.mark.usefixtures("shared_window", "unpainted")


def level(window: MainWindow, hints: int) -> None:
    window.settings_service.use(replace(window.settings, hints=hints))


def spreading(position: Callable) -> Hand:
    """A has conquered Swamp 3, beside B's Tritons, and redeploys: one token there, the others elsewhere."""
    hand: Hand = position(HERE)
    hand.region(hand.index("s3"))
    hand.end()
    controller = hand.session.controller
    controller.take_up()
    while controller.spread.left:
        assert controller.spread.add(hand.index("f1"), 1)
    controller.changed.emit()
    hand.window.presenter.flush()
    return hand


def test_without_help_no_target_is_lit(position, window):
    regions = position(HERE).session.scene.regions
    for hints in (3, 0, 1):
        level(window, hints)
        assert any(region.look.mark == TARGET for region in regions) is (hints > 0)


def test_a_warning_before_the_turn_ends(position, window):
    hand = spreading(position)
    controller = hand.session.controller
    assert hand.message().startswith(WARNING)
    level(window, 1)
    assert "within reach" not in hand.message()
    level(window, 2)
    assert hand.message().startswith(WARNING)
    controller.count(hand.index("f1"), -1)
    window.presenter.flush()
    assert hand.message().startswith("1 token left to place."), "that is what counts"
    controller.count(hand.index("s3"), 1)
    while controller.spread.shown(hand.index("f1")) > 1:
        controller.count(hand.index("f1"), -1)
        controller.count(hand.index("s3"), 1)
    window.presenter.flush()
    assert not hand.message().startswith(WARNING)


def test_suggestions_can_be_turned_off(position, window):
    position(HERE)
    assert window.actions_.hint.isEnabled()
    level(window, 2)
    assert not window.actions_.hint.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_H)
    assert not window.assistant.hints.is_open
    assert window.bar.message.text() == "Suggestions are turned off in Settings."
