"""Opponents' moves stay marked until the person acts; the focus ring is visible on any background."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from swqt.engine import NOBODY, members
from swqt.gui.board.overlay_items import ABANDON, ATTEMPT, CONQUER, ArrowItem, MoveArrow, RegionLight
from swqt.gui.board.scene import BoardScene
from swqt.gui.board.view import BoardView
from swqt.gui.session.game_session import arrows_since
from tests.support.hand import Hand

pytestmark = pytest.mark.usefixtures("shared_window")


def picture(view: BoardView) -> QImage:
    QApplication.processEvents()
    return view.grab().toImage()


def test_moves_of_every_kind_are_told_apart_and_go_again(view, qtbot):
    qtbot.waitUntil(lambda: not view.keep._ground._zooming)    # until then the landscape is scaled fast
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


def test_the_ring_of_the_keyboard_has_two_lines_and_goes_again(view, qtbot):
    qtbot.waitUntil(lambda: not view.keep._ground._zooming)
    before = picture(view)
    seen = [before]
    for region in (4, 7):
        view.keep.set_focus(region)
        seen.append(picture(view))
        assert seen[-1] not in seen[:-1]
    view.keep.set_focus(-1)
    assert picture(view) == before
    first = seen[1]
    changed = [
        first.pixelColor(x, y).lightness() for x in range(first.width()) for y in range(0, first.height(), 3)
        if first.pixel(x, y) != before.pixel(x, y)
    ]    # fmt: skip
    assert min(changed) < 40 < 215 < max(changed)
    view.keep.set_hovered(4)
    picture(view)
    region = view.keep.regions[4]
    coarse = region._detail
    view.zoom_by(4)
    view.centerOn(view.keep.shape.labels[4])
    qtbot.waitUntil(lambda: region._detail > 3.9 * coarse and bool(picture(view)))    # as sharp as the screen


def test_own_moves_are_not_marked_and_those_of_others_stay_until_one_acts(position):
    hand = position("A 12 forest orcs hand 6 : f1\nB 9 hill tritons : f3\nasks A conquer")
    target = hand.cheapest()
    hand.region(target)
    game, board = hand.session.game, hand.session.game.rules.board
    assert arrows_since(game.history, 0, board) == []
    (move,) = arrows_since(game.history, 1, board)
    assert (move.kind, move.region, move.seat) == (CONQUER, target, 0)
    assert move.source == NOBODY or board.near[target] >> move.source & 1
    assert not [item for item in hand.session.scene.items() if isinstance(item, ArrowItem)]    # A made the moves


@pytest.fixture
def hand(table) -> Hand:
    return table(2)


def painted(scene: BoardScene) -> QImage:
    image = QImage(round(scene.width()), round(scene.height()), QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    p = QPainter(image)
    scene.render(p)
    p.end()
    return image


def test_lit_regions_keep_their_colour_inside_a_line_and_the_others_get_darker(hand):
    scene, board = hand.session.scene, hand.session.game.rules.board
    before = painted(scene)
    scene.set_badge_rule("auto")    # without motion
    scene.show_lights([RegionLight("power", "swamp", board.terrain["swamp"])])
    after = painted(scene)
    for number in range(len(board.codes)):
        box = scene.regions[number].shape().boundingRect()
        place = next(
            (round(box.left()) + 8 * x, round(box.top()) + 8 * y) for x in range(40) for y in range(40)
            if _is_inside(scene, number, box.left() + 8 * x, box.top() + 8 * y)
        )    # fmt: skip
        lighter = after.pixelColor(*place).lightness() - before.pixelColor(*place).lightness()
        assert (lighter == 0) == bool(board.terrain["swamp"] >> number & 1), (board.codes[number], lighter)
    box = scene.regions[members(board.terrain["swamp"])[0]].shape().boundingRect().toRect()
    cream = sum(
        after.pixelColor(x, y).lightness() > 225 > before.pixelColor(x, y).lightness()
        for x in range(box.left(), box.right()) for y in range(box.top(), box.bottom())
    )    # fmt: skip
    assert cream > box.width() + box.height()
    scene.show_lights([])
    assert painted(scene) == before


def _is_inside(scene: BoardScene, number: int, x: float, y: float) -> bool:
    """Return whether there is nothing but ground 12 units around."""
    stand = scene.stands[number]
    far = max(abs(x - stand.pos().x()), abs(y - stand.pos().y())) > 60
    shape = scene.regions[number].shape()
    return far and all(shape.contains(QPointF(x + dx, y + dy)) for dx in (-12, 0, 12) for dy in (-12, 0, 12))


def test_it_fades_where_things_move(hand):
    scene, board = hand.session.scene, hand.session.game.rules.board
    scene.set_badge_rule("auto", softly=True)
    scene.show_lights([RegionLight("race", "wizards", board.marks["magic"])])
    assert (scene.lit, scene.is_painted) == (board.marks["magic"], False)
    scene.show_lights([])
    assert scene.lit, "it fades out first"
    scene.close()
    assert not scene.lit
