"""Another theme is put on in steps, and in the end everything looks as if it had been put on at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from swqt.gui.redressing import redressing
from swqt.gui.theme import DARK, apply_theme, current
from swqt.gui.window import MainWindow
from swqt.home import Settings

MARK = Qt.WidgetAttribute.WA_WState_Polished
OWN = Qt.WidgetAttribute.WA_SetStyle


@pytest.fixture
def begun(table: Callable, window: MainWindow, qapp: QApplication) -> Iterator[MainWindow]:
    """A window with a game on its table, and the page at the end and a dialog out of sight behind it."""
    table(2).pick()
    assert window.desk.ending.isHidden()
    window.beginning.take()
    for child in window.findChildren(QWidget):
        child.ensurePolished()
    yield window
    apply_theme(qapp, "light", 100)


def _marks(window: MainWindow) -> set[tuple[bool, bool]]:
    return {(child.testAttribute(MARK), child.testAttribute(OWN)) for child in window.findChildren(QWidget)}


def _picture(widget: QWidget) -> QImage:
    """Return what *widget* looks like when its layout has come to rest."""
    last = QImage()
    while (now := widget.grab().toImage()) != last:
        last = now
        QApplication.processEvents()
        QApplication.processEvents()
    return now


@pytest.mark.parametrize(("theme", "scale"), [("dark", 100), ("contrast", 150)])
def test_in_steps_everything_looks_as_at_once(begun: MainWindow, qapp: QApplication, theme: str, scale: int) -> None:
    hidden = begun.desk.ending
    apply_theme(qapp, theme, scale)
    qapp.processEvents()
    at_once = [_picture(part) for part in (begun.menuBar(), begun.bar, begun.column, hidden)]
    apply_theme(qapp, "light", 100)
    qapp.processEvents()
    assert len(list(redressing(qapp, theme, scale))) > 1
    qapp.processEvents()
    assert _marks(begun) == {(True, False)}
    assert [_picture(part) for part in (begun.menuBar(), begun.bar, begun.column, hidden)] == at_once


def test_what_is_behind_the_curtain_is_dressed_in_steps_too(begun: MainWindow, qapp: QApplication) -> None:
    begun.choices.use(replace(begun.settings, theme="dark", scale=150))    # it is lifted at once here
    qapp.processEvents()
    at_once = _picture(begun)
    begun.choices.use(replace(begun.settings, theme="light", scale=100))
    qapp.processEvents()
    seen = [part for part in begun.column.findChildren(QWidget) if part.isVisible()]
    behind = begun._painted_apart()
    for part in behind:
        part.setUpdatesEnabled(False)
    steps = redressing(qapp, "dark", 150)
    while current() is not DARK:
        next(steps)
        qapp.processEvents()
    assert {(part.testAttribute(MARK), part.testAttribute(OWN)) for part in seen} == {(False, True)}
    for _ in steps:
        qapp.processEvents()
    for part in behind:
        part.setUpdatesEnabled(True)
    begun.dress()
    begun.tell_anew()
    qapp.processEvents()
    assert _marks(begun) == {(True, False)}
    assert _picture(begun) == at_once


def test_what_is_left_in_the_middle_is_dressed_all_the_same(begun: MainWindow, qapp: QApplication) -> None:
    steps = redressing(qapp, "dark", 100)
    while current() is not DARK:
        next(steps)
    assert (False, True) in _marks(begun)
    steps.close()
    assert _marks(begun) == {(True, False)}


def test_a_widget_that_goes_meanwhile_is_not_missed(begun: MainWindow, qapp: QApplication) -> None:
    steps = redressing(qapp, "dark", 100)
    next(steps)
    begun.beginning.take().deleteLater()
    qapp.processEvents()
    for _ in steps:
        pass
    assert _marks(begun) == {(True, False)}


def test_another_theme_can_be_chosen_before_there_is_a_table(qapp: QApplication, qtbot: QtBot) -> None:
    early = MainWindow(None, None, Settings())
    qtbot.addWidget(early)
    early.show()
    chosen = next(action for action in early.actions_.themes.actions() if action.data() == "dark")
    chosen.trigger()
    early.curtain.lift()
    assert current() is DARK
    apply_theme(qapp, "light", 100)
