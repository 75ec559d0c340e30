"""Strips over the lower edge of the map: the map does not move for them, and everything needed stays reachable."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from swqt.gui.app.main_window import MainWindow
from swqt.gui.board.geometry import fit, fit_clear, growth
from swqt.gui.board.token_painter import RADIUS
from swqt.gui.help.hints import HintRow
from swqt.gui.lan.bar import NetStrip, StripButton
from swqt.gui.style.theme import apply_theme
from swqt.gui.texts.sentences import IncomeSum
from swqt.table import Library, Settings
from tests.support.hand import Hand

DUEL = "A 12 forest orcs : f1*2 h1 p1\nB 9 hill tritons : f3*4\nasks A choice"


def settle() -> None:
    for _ in range(4):    # layout, with buttons beside or below the text
        QApplication.processEvents()


def seen(window: MainWindow) -> tuple[QSize, QTransform, QPoint]:
    """Return everything that determines the screen position of a board coordinate."""
    settle()
    view = window.view
    return view.viewport().size(), view.viewportTransform(), view.viewport().mapToGlobal(QPoint())


def end_turn(hand: Hand) -> None:
    """Redeploy automatically and hand over."""
    hand.end()
    hand.window.actions_.balance.trigger()
    hand.end()
    assert hand.session.waits_for_enter


def on(window: MainWindow, part: QWidget) -> QRect:
    return QRect(part.mapTo(window, QPoint()), part.size())


SIZES = [(scale, size) for scale in (100, 150, 200) for size in (QSize(1280, 720), QSize(1680, 760))]


def test_strips_of_a_game_leave_the_map_as_it_is(
    position: Callable[..., Hand], qapp: QApplication, window: MainWindow
) -> None:
    """C9: before, during and after the strip, for a hand-over and otherwise."""
    window.setUpdatesEnabled(False)    # painting takes seconds and moves nothing
    for scale, size in SIZES:
        apply_theme(qapp, "light", scale)
        window.resize(size)
        hand = position(DUEL)
        before = seen(window)
        assert not window.score.isVisible()
        end_turn(hand)
        assert seen(window) == before, (scale, size)
        window.score.show_scoring([IncomeSum(1, "+3", "B earns 3 coins", "regions 3 · " * 9)], has_news=True)
        assert seen(window) == before, (scale, size)
        window.game_page.tip.show_tip("word " * 40, "DECLINE-1")
        assert seen(window) == before, (scale, size)
        window.game_page.tip.hide()
        window.score.show_handover(1, "B's turn", [], can_undo=True)
        hand.take_over()
        assert not window.game_page.ledge.isVisible()
        assert seen(window) == before, (scale, size)


@pytest.mark.parametrize("scale", [100, 200])
def test_nothing_that_is_needed_lies_below_it(
    position: Callable[..., Hand], qapp: QApplication, window: MainWindow, scale: int
) -> None:
    """The buttons of the bar, the map and the strip, the cards, and all tokens during play."""
    apply_theme(qapp, "light", scale)
    window.resize(1280, 720)
    hand = position(DUEL)
    end_turn(hand)
    for bots in (False, True):
        if bots:
            window.score.show_scoring([IncomeSum(1, "+3", "B earns 3 coins", "regions 3 · Tritons 4")], has_news=True)
        settle()
        ledge, bar, corner = window.game_page.ledge, window.bar, window.game_page.corner
        strip = on(window, ledge)
        assert on(window, window.view).contains(strip)
        assert strip.contains(on(window, window.score))
        own = [window.score.recap, window.score.close_button if bots else window.score.go_on]
        for button in (*bar.offers(), bar.end, bar.decline, bar.roll, *bar._tools, *corner.stops(), *own):
            if button.isVisible():
                assert window.childAt(on(window, button).center()) is button, button
        window.game_page.hover(hand.index("p2"))
        window.game_page.help.show_text("Long", "<p>" + "word " * 2000)
        for card in (window.card, window.game_page.help):
            assert not on(window, card).intersects(strip), card
        window.game_page.help.put_away()
        scene, view = hand.session.scene, window.view
        if scale == 100 or bots:    # otherwise Continue must be pressed first
            token = RADIUS * growth(view.transform().m11()) * view.transform().m11()
            for label in scene.shape.labels:
                assert on(window, view).top() + view.mapFromScene(label).y() + token <= strip.top()


def test_the_board_makes_room_that_costs_it_nothing(library: Library, surveyed: Callable) -> None:
    rooms = (QSizeF(762, 573), QSizeF(1300, 820), QSizeF(1402, 936), QSizeF(1400, 500))
    for (_, face), room in product(library.boards(), rooms):
        shape = surveyed(face)
        whole = fit(QSizeF(shape.width, shape.height), room)
        placed = fit_clear(shape, room, QSize(), 70)
        assert (placed.scale, placed.left) == (whole.scale, whole.left)
        assert 0 <= placed.top <= whole.top
        below = room.height() - placed.top - shape.height * placed.scale
        assert below == pytest.approx(max(whole.top, min(70, 2 * whole.top - 2)))


def test_what_was_earned_is_put_away_by_keys(table: Callable[..., Hand], window: MainWindow, qtbot: QtBot) -> None:
    hand = table("hb")
    hand.pick()
    hand.end()
    qtbot.waitUntil(lambda: window.score.close_button.isVisible(), timeout=60_000)
    qtbot.waitUntil(lambda: hand.session.controller.legal_moves is not None, timeout=60_000)
    stops = window.keyboard_navigation.stops()
    assert window.score.close_button in stops[stops.index(window.view) :]
    window.score.close_button.setFocus()
    QTest.keyClick(window.score.close_button, Qt.Key.Key_Return)
    settle()
    assert not window.game_page.ledge.isVisible()
    assert not window.score.isVisible()
    assert window.view.hasFocus()
    assert hand.session.controller.legal_moves is not None


def test_it_slides_up_unless_nothing_is_to_move(position: Callable[..., Hand], window: MainWindow) -> None:
    """A17."""
    hand = position(DUEL)
    ledge = window.game_page.ledge
    for settings, slides in (
        (Settings(), True), (Settings(reduced_motion=True), False), (Settings(own_speed="instant"), False)
    ):    # fmt: skip
        settle()
        hand.session.use_settings(replace(settings, retreats="ask"))
        window.presenter.refresh_map()
        window.score.show_handover(1, "B's turn", [IncomeSum(0, "+3", "A earns 3 coins", "regions 3")], can_undo=True)
        sliding = ledge._sliding
        assert (sliding.state() == QAbstractAnimation.State.Running) is slides
        assert sliding.duration() <= 250
        there = QPointF(sliding.endValue()) if slides else QPointF(ledge.pos())
        if slides:
            assert QRectF(window.view.geometry()).bottom() <= ledge.y()
        ledge.settle()
        assert QPointF(ledge.pos()) == there
        assert window.view.geometry().contains(ledge.geometry())
        hand.take_over()


def rows(count: int = 3) -> list[HintRow]:
    reason = "takes Forest 12, Hills 4 and Farmland 7 from the Lost Tribes; only the Tritons can come back"
    return [HintRow(9 - number, 88 - number, 4.1, reason) for number in range(count)]


def test_hints_and_news_of_a_network_leave_the_map_as_it_is(
    position: Callable[..., Hand], qapp: QApplication, window: MainWindow
) -> None:
    window.setUpdatesEnabled(False)    # painting takes seconds and moves nothing
    position(DUEL)
    page, net = window.game_page, NetStrip()
    page.add_strip(net)
    choices = [StripButton(text, lambda: None) for text in ("Save and stop", "Go on alone…", "A bot plays for now")]
    for scale, size in SIZES:
        apply_theme(qapp, "light", scale)
        window.resize(size)
        before = seen(window)
        page.hints.show_thinking()
        assert seen(window) == before, (scale, size)
        page.hints.show_rows(rows())
        page.hints.show_step("Next: A's Orcs take Forest 12.")
        assert seen(window) == before, (scale, size)
        net.say("Waiting for Clara. The game is saved at every player's computer.", choices)
        assert seen(window) == before, (scale, size)
        strip = on(window, page.ledge)
        assert on(window, window.view).contains(strip)
        for button in (*page.hints.buttons, page.hints.play, page.hints.close_button, *net.buttons()):
            assert strip.contains(on(window, button)), button.text()
            assert button.width() >= button.sizeHint().width(), button.text()
            assert window.childAt(on(window, button).center()) is button, button.text()
        net.say("")
        page.hints.put_away()
        for trouble in ("The game is not being saved.", ""):
            page.tell_trouble("game", trouble)
            assert seen(window) == before, (scale, size)


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("near", [False, True])
def test_what_is_covered_is_reached_by_mouse_and_by_keys(
    position: Callable[..., Hand], qapp: QApplication, window: MainWindow, scale: int, near: bool
) -> None:
    """The map can be scrolled up from below the strips; afterwards the whole board is at its old place."""
    view, hints = window.view, window.game_page.hints
    apply_theme(qapp, "light", scale)
    window.resize(1280, 720)
    hand = position(DUEL)
    if near:
        window.actions_.zoom_in.trigger()
    before = seen(window)
    hints.show_rows(rows())
    assert seen(window) == before
    strip = on(window, window.game_page.ledge).top() - on(window, view).top()
    lowest = max(range(len(hand.session.scene.shape.labels)), key=lambda region: view.position_of(region).y())
    drag_up(window, strip - 20)
    assert view.position_of(lowest).y() < strip
    assert view.mapFromScene(hand.session.scene.sceneRect().bottomLeft()).y() <= strip
    hints.put_away()
    settle()
    assert near or seen(window) == before
    hints.show_rows(rows())
    settle()
    token = RADIUS * growth(view.transform().m11()) * view.transform().m11()
    for region in view.order:
        view.focus_region(region)
        at = view.position_of(region).y()
        assert 0 <= at <= strip if near else token - 2 <= at <= strip - token + 2, region
    hints.put_away()
    settle()
    assert near or seen(window) == before


def drag_up(window: MainWindow, start: int) -> None:
    """Drag the map from *start* pixels below its top nearly to the top."""
    viewport = window.view.viewport()
    x = window.view.width() // 2
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=QPoint(x, start))
    for y in range(start, 20, -20):
        QTest.mouseMove(viewport, QPoint(x, y))
        moved = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(x, y), viewport.mapToGlobal(QPointF(x, y)),
            Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(viewport, moved)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=QPoint(x, 20))


def test_a_covered_map_that_is_small_stays_where_it_is(position: Callable[..., Hand], window: MainWindow) -> None:
    position(DUEL)
    for _ in range(3):
        window.actions_.zoom_out.trigger()
    before = seen(window)
    window.game_page.hints.show_rows(rows())
    assert seen(window) == before
    window.game_page.hints.put_away()
    assert seen(window) == before
