"""Opponents' moves stay marked until the person acts; the focus ring is visible on any background."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from swqt.engine import NOBODY
from swqt.gui.board.overlay_items import ABANDON, ATTEMPT, CONQUER, ArrowItem, MoveArrow
from swqt.gui.board.view import BoardView
from swqt.gui.session.board_model import arrows_since


def picture(view: BoardView) -> QImage:
    QApplication.processEvents()
    return view.grab().toImage()


def test_moves_of_every_kind_are_told_apart_and_go_again(view):
    before = picture(view)
    seen = [before]
    for kind, source, seat in ((CONQUER, 6, 0), (CONQUER, 6, 1), (CONQUER, -1, 0), (ATTEMPT, 6, 0)):
        view.keep.show_moves([MoveArrow(kind, source, 5, seat)])
        after = picture(view)
        assert after not in seen
        seen.append(after)
    view.keep.show_moves([MoveArrow(ABANDON, -1, 5, 0)])
    assert picture(view) not in seen
    view.keep.show_moves([])
    assert picture(view) == before


def test_the_ring_of_the_keyboard_has_two_lines_and_goes_again(view):
    before = picture(view)
    view.keep.set_focus(4)
    first = picture(view)
    view.keep.set_focus(7)
    second = picture(view)
    assert first not in (before, second)
    assert second != before
    view.keep.set_focus(-1)
    assert picture(view) == before
    changed = [
        first.pixelColor(x, y).lightness() for x in range(first.width()) for y in range(0, first.height(), 3)
        if first.pixel(x, y) != before.pixel(x, y)
    ]    # fmt: skip
    assert min(changed) < 40
    assert max(changed) > 215


def test_a_zoomed_map_is_drawn_as_sharp_as_the_screen(view, qtbot):
    view.keep.set_hovered(4)
    picture(view)
    region = view.keep.regions[4]
    coarse = region._detail
    view.zoom_by(4)
    view.centerOn(view.keep.shape.labels[4])
    qtbot.waitUntil(lambda: region._detail > 3.9 * coarse and bool(picture(view)))


class TestSince:
    WON = "A 12 forest orcs hand 6 : f1\nB 9 hill tritons : f3\nasks A conquer"

    def test_own_moves_are_not_marked_and_those_of_others_stay_until_one_acts(self, position):
        hand = position(self.WON)
        target = hand.cheapest()
        hand.region(target)
        game = hand.session.game
        board = game.rules.board
        assert arrows_since(game.history, 0, board) == []
        (move,) = arrows_since(game.history, 1, board)
        assert (move.kind, move.region, move.seat) == (CONQUER, target, 0)
        assert move.source == NOBODY or board.near[target] >> move.source & 1
        assert not [item for item in hand.session.scene.items() if isinstance(item, ArrowItem)]    # A made the moves
