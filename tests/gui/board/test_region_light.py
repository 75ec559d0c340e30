"""Regions that are lit have a line inside; the others are dimmed; both fade unless nothing is to move."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from swqt.engine import members
from swqt.gui.board.overlay_items import RegionLight
from swqt.gui.board.scene import BoardScene
from tests.support.hand import Hand


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


def test_lit_regions_keep_their_colour_and_the_others_get_darker(hand):
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
    scene.show_lights([])
    assert painted(scene) == before


def _is_inside(scene: BoardScene, number: int, x: float, y: float) -> bool:
    """Return whether there is nothing but ground 12 units around."""
    stand = scene.stands[number]
    far = max(abs(x - stand.pos().x()), abs(y - stand.pos().y())) > 60
    shape = scene.regions[number].shape()
    return far and all(shape.contains(QPointF(x + dx, y + dy)) for dx in (-12, 0, 12) for dy in (-12, 0, 12))


def test_a_line_lies_inside_a_lit_region(hand):
    scene, board = hand.session.scene, hand.session.game.rules.board
    region = members(board.terrain["swamp"])[0]
    scene.set_badge_rule("auto")
    before = painted(scene)
    scene.show_lights([RegionLight("power", "swamp", 1 << region)])
    after = painted(scene)
    box = scene.regions[region].shape().boundingRect().toRect()
    cream = sum(
        after.pixelColor(x, y).lightness() > 225 > before.pixelColor(x, y).lightness()
        for x in range(box.left(), box.right()) for y in range(box.top(), box.bottom())
    )    # fmt: skip
    assert cream > box.width() + box.height()


def test_it_fades_where_things_move(hand):
    scene, board = hand.session.scene, hand.session.game.rules.board
    light = RegionLight("race", "wizards", board.marks["magic"])
    scene.set_badge_rule("auto", softly=True)
    scene.show_lights([light])
    assert scene.lit == board.marks["magic"]
    assert not scene.is_painted
    scene.show_lights([])
    assert scene.lit, "it fades out first"
    scene.close()
    assert not scene.lit
