"""The main button: it says the next step, and ignores presses right after its meaning has changed."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from swqt.gui.panels.main_button import STILL, MainButton
from swqt.gui.session.region_actions import ASKS, DOES, NEEDS, MainStep
from swqt.gui.style.theme import apply_theme

END = MainStep("End turn  +8", "regions 8", meaning="end")
ROLL = MainStep("Roll · 33 %", "the last attempt of this turn", ASKS, "roll 4")


@pytest.fixture
def button(qtbot, monkeypatch) -> MainButton:
    """A button on which no time goes by."""
    button = MainButton()
    qtbot.addWidget(button)
    button._since = SimpleNamespace(start=lambda: None, elapsed=lambda: 0)
    button.show_step(END)
    button.show()
    return button


def counts(button: MainButton, place: QPoint | None = None) -> bool:
    """Return whether a click counts."""
    spy = QSignalSpy(button.clicked)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=place or button.rect().center())
    return bool(spy.count())


def test_it_is_named_as_it_reads_and_another_number_of_the_same_step_is_clicked_at_once(button):
    assert button.text() == button.accessibleName() == "End turn  +8"
    assert button.accessibleDescription() == "regions 8"
    assert counts(button)
    button.show_step(END._replace(text="End turn  +9"))
    assert counts(button)

def test_what_appears_under_a_resting_mouse_ignores_clicks_until_it_moves(button):
    assert counts(button)
    button.show_step(ROLL)
    assert not counts(button)
    assert not counts(button), "the ignored click is no movement"
    QTest.mouseMove(button, button.rect().center() + QPoint(3, 3))
    assert not counts(button)
    QTest.mouseMove(button, button.rect().center() + QPoint(9, 0))
    assert counts(button)


def test_a_mouse_that_comes_from_elsewhere_clicks_at_once_and_a_resting_one_after_a_while(button):
    button.show_step(ROLL)
    assert counts(button)
    button.show_step(END)
    assert not counts(button)
    button._since.elapsed = lambda: STILL
    assert counts(button)

def test_the_second_half_of_a_double_click_is_ignored(button):
    button.clicked.connect(lambda: button.show_step(ROLL))
    spy = QSignalSpy(button.clicked)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    assert spy.count() == 1


def test_keys_count_once_however_long_they_are_held(button):
    spy = QSignalSpy(button.clicked)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert spy.count() == 1
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(button, held)
    assert spy.count() == 1


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("scale", [100, 200])
def test_each_dress_looks_different(button, theme, scale, qapp):
    apply_theme(qapp, theme, scale)
    try:
        pictures = []
        for dress in (DOES, NEEDS, ASKS):
            button.show_step(END._replace(dress=dress))
            pictures.append(button.grab().toImage())
        button.setEnabled(False)
        pictures.append(button.grab().toImage())
        different = 3 if theme == "contrast" else 4    # without colours, what is missing looks like a question
        assert sum(one != other for number, one in enumerate(pictures) for other in pictures[:number]) >= different
    finally:
        apply_theme(qapp, "light", 100)


def test_what_is_missing_shakes_and_comes_to_rest(button, qtbot):
    button.shake()
    button._shaking.setCurrentTime(40)
    assert button._shift == 3
    qtbot.waitUntil(lambda: button._shaking.state() == QAbstractAnimation.State.Stopped)
    assert button._shift == 0
