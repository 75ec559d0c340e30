"""A right-to-left window: nothing breaks or overlaps, and clicks keep their meaning."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from swqt.gui.app.main_window import MainWindow
from swqt.gui.style.theme import apply_theme

HERE = "A 12 forest orcs hand 6 : f1 h1 p1\nB 9 hill tritons : f3*2 p2\nasks A conquer"


@contextmanager
def reading_from(app: QApplication, direction: Qt.LayoutDirection) -> Iterator[None]:
    app.setLayoutDirection(direction)
    try:
        yield
    finally:
        app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.fixture
def mirrored(qapp: QApplication) -> Iterator[None]:
    with reading_from(qapp, Qt.LayoutDirection.RightToLeft):
        yield


def picture(widget: QWidget) -> QImage:
    QApplication.processEvents()
    return widget.grab().toImage()


def test_rows_that_we_paint_stay_whole(position: Callable, window: MainWindow, qapp: QApplication) -> None:
    """3.1: a row has its mark, names and numbers side by side in both directions."""
    position(HERE)
    window.setUpdatesEnabled(True)
    names = window.players
    QApplication.processEvents()
    plain = picture(names.viewport())
    with reading_from(qapp, Qt.LayoutDirection.RightToLeft):
        again = picture(names.viewport())
    assert len({plain.pixel(x, y) for x in range(plain.width()) for y in range(0, plain.height(), 3)}) > 10
    assert again == plain


def test_the_bar_is_mirrored_and_the_map_is_not(mirrored: None, position: Callable, window: MainWindow) -> None:
    """3.1: the End turn button is at the other end; regions keep their place and take clicks there."""
    hand = position(HERE)
    bar = window.bar
    assert bar.end.x() < bar.decline.x() < bar.roll.x() < bar.tool(window.actions_.undo).x()
    target = hand.cheapest()
    hand.region(target)
    assert hand.state.tribes[0].held >> target & 1


@pytest.mark.parametrize("scale", [100, 200])
def test_everything_lies_in_the_window(
    mirrored: None, position: Callable, window: MainWindow, qapp: QApplication, scale: int
) -> None:
    apply_theme(qapp, "light", scale)
    window.resize(1280, 720)
    position(HERE)
    QApplication.processEvents()
    assert window.width() == 1280
    for widget in (window.bar.end, window.players, window.view, window.column, window.phase.sound):
        assert window.rect().contains(widget.mapTo(window, widget.rect().center())), widget
        assert not widget.grab().isNull()
    QTest.keyClick(window.view, Qt.Key.Key_Home)
    assert window.view.focused >= 0
