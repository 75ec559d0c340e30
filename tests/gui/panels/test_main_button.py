"""The main button: it says the next step, and ignores presses right after its meaning has changed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from swqt.gui.panels.main_button import DEAF, MainButton
from swqt.gui.session.region_actions import ASKS, DOES, NEEDS, MainStep
from swqt.gui.style.theme import apply_theme

END = MainStep("End turn  +8", "regions 8", meaning="end")
ROLL = MainStep("Roll · 33 %", "the last attempt of this turn", ASKS, "roll 4")


class Clock:
    """Stands in for QElapsedTimer: the test says how much time has gone by."""

    def __init__(self) -> None:
        self.now = 0
        self._begun: int | None = None

    def start(self) -> None:
        self._begun = self.now

    def isValid(self) -> bool:  # noqa: N802  (Qt's)
        return self._begun is not None

    def elapsed(self) -> int:
        assert self._begun is not None
        return self.now - self._begun


@pytest.fixture
def button(qtbot: QtBot) -> MainButton:
    button = MainButton()
    qtbot.addWidget(button)
    button._since = Clock()    # type: ignore[assignment]
    button.show_step(END)
    button._since.now += 10_000    # type: ignore[attr-defined]
    button.show()
    return button


def clicks(button: MainButton, place: QPoint | None = None) -> int:
    """Return how many of one click and one press of Enter count."""
    spy = QSignalSpy(button.clicked)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=place or button.rect().center())
    QTest.keyClick(button, Qt.Key.Key_Space)
    return spy.count()


def test_it_is_named_as_it_reads(button: MainButton) -> None:
    assert button.text() == button.accessibleName() == "End turn  +8"
    assert button.accessibleDescription() == "regions 8"


def test_another_number_of_the_same_step_is_pressed_at_once(button: MainButton) -> None:
    button.show_step(END._replace(text="End turn  +9"))
    assert clicks(button) == 2


def test_another_meaning_is_deaf_for_a_moment(button: MainButton) -> None:
    button.show_step(ROLL)
    assert clicks(button) == 0
    button._since.now += DEAF - 1    # type: ignore[attr-defined]
    assert clicks(button) == 0


def test_then_a_key_counts_but_a_click_only_of_a_mouse_that_has_moved(button: MainButton) -> None:
    button.show_step(ROLL)
    button._pointer = button.rect().center()
    button._since.now += DEAF    # type: ignore[attr-defined]
    assert clicks(button) == 1
    assert clicks(button, button.rect().center() + QPoint(20, 0)) == 2


def test_after_a_while_every_press_counts(button: MainButton) -> None:
    button.show_step(ROLL)
    button._pointer = button.rect().center()
    button._since.now += 800    # type: ignore[attr-defined]
    assert clicks(button) == 2


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("scale", [100, 200])
def test_each_dress_looks_different(button: MainButton, theme: str, scale: int, qapp: object) -> None:
    apply_theme(qapp, theme, scale)    # type: ignore[arg-type]
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
        apply_theme(qapp, "light", 100)    # type: ignore[arg-type]


def test_what_is_missing_shakes_and_comes_to_rest(button: MainButton, qtbot: QtBot) -> None:
    button.shake()
    qtbot.waitUntil(lambda: not button._shaking.isActive())
    assert button._shift == 0
