"""A right-to-left window: nothing breaks or overlaps, and clicks keep their meaning."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from swqt.gui.style.theme import apply_theme
from tests.support.hand import TO_CONQUER


@pytest.fixture
def mirrored(qapp) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def picture(widget: QWidget) -> QImage:
    QApplication.processEvents()
    return widget.grab().toImage()


def test_rows_that_we_paint_stay_whole(mirrored, position, window, qapp):
    """3.1: a row has its mark, names and numbers side by side in both directions."""
    position(TO_CONQUER)
    again = picture(window.players.viewport())
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    plain = picture(window.players.viewport())
    assert len({plain.pixel(x, y) for x in range(plain.width()) for y in range(0, plain.height(), 3)}) > 10
    assert again == plain


def test_the_bar_is_mirrored_and_the_map_is_not(mirrored, position, window, qapp):
    """3.1: the main button is at the other end; regions keep their place and take clicks there."""
    hand = position(TO_CONQUER.replace("conquer", "choice"))
    bar = window.bar
    for scale in (200, 100):
        apply_theme(qapp, "light", scale)
        window.resize(1280, 720)
        QApplication.processEvents()
        assert window.width() == 1280
        for widget in (bar.end, window.players, window.view, window.column, window.phase.sound):
            assert window.rect().contains(widget.mapTo(window, widget.rect().center())), widget
            assert not widget.grab().isNull()
    parts = (bar.end, bar.tool(window.actions_.undo), bar.decline, bar.hand)
    places = [part.mapTo(bar, part.rect().center()).x() for part in parts]
    assert places == sorted(places)
    QTest.keyClick(window.view, Qt.Key.Key_Home)
    assert window.view.focused >= 0
    target = hand.cheapest()
    hand.region(target)
    assert hand.state.tribes[0].held >> target & 1
