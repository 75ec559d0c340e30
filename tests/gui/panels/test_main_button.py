"""The main button: it says the next step, and ignores presses right after its meaning has changed."""

from collections.abc import Iterator
from itertools import product
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from swqt.gui.panels.main_button import STILL, MainButton
from swqt.gui.session.region_actions import ASKS, DOES, NEEDS, MainStep
from swqt.gui.style.theme import LEAST, apply_theme
from swqt.gui.texts.names import Names
from swqt.translation import languages
from tests.support.languages import speaking

END = MainStep("End turn  +8", "regions 8", meaning="end")
ROLL = MainStep("Roll · 33 %", "the last attempt of this turn", ASKS, "roll 4")

TAKE = ("Pick {0}", "pay %n coin(s)")


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


class TestWords:
    """All of a step is legible, in every language and size; what it means gives way, for the tooltip has it, too."""

    SUM = ("regions", "bivouacking", "lizardmen", "mimes", "spiderines")

    @pytest.mark.parametrize("scale", [100, 200])
    @pytest.mark.parametrize("language", languages())
    def test_no_step_is_cut(self, language, scale, button, qapp, library):
        apply_theme(qapp, "light", scale)
        button.resize(button.sizeHint())
        with speaking(qapp, language):
            for step in self.steps(Names(library.board("midland-2"), ("A", "B"), library.catalogue, language)):
                button.show_step(step)
                parts = button.arranged()
                assert parts[0].text == step.text
                assert sum(part.height for part in parts) <= button._words().height(), step
                assert all(part.lines <= 2 and part.font.pixelSize() >= LEAST for part in parts), step
                assert len(parts) == 2 or step.detail.count("·") > 2, step

    def steps(self, names: Names) -> Iterator[MainStep]:
        """The longest combos, and sums of up to four parts."""
        traits = names.catalogue.traits
        powers, races = ([trait.name for trait in traits if trait.kind == kind] for kind in ("power", "race"))
        combos = sorted((names.combo(*pair) for pair in product(powers, races)), key=len)
        take, pay = (QCoreApplication.translate("TurnController", text, None, 5) for text in TAKE)
        yield from (MainStep(take.format(combo), pay) for combo in combos[-30:])
        end = QCoreApplication.translate("TurnController", "Finish conquests")
        for count in range(1, 1 + len(self.SUM)):
            yield MainStep(f"{end}  +12", " · ".join(f"{names.source(source)} 3" for source in self.SUM[:count]))

    def test_what_has_no_room_is_left_out_and_parts_of_a_sum_stay_whole(self, button):
        assert [part.text for part in button.arranged()] == ["End turn  +8", "regions 8"]
        button.show_step(END._replace(detail="regions 5 · Shadow Mimes 3 · Lizardmen 4"))
        (_, detail) = button.arranged()
        assert detail.lines == 2
        assert detail.text.split(" ") == ["regions\xa05", "·", "Shadow\xa0Mimes\xa03", "·", "Lizardmen\xa04"]
        button.show_step(END._replace(detail="Shadow Mimes 3 · " * 8))
        assert [part.text for part in button.arranged()] == ["End turn  +8"]
