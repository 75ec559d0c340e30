"""Marks over the map: moves of opponents, the ring of the keyboard, lit regions, and the cost badges (C2)."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from swqt.engine import NOBODY
from swqt.gui.app.main_window import MainWindow
from swqt.gui.board.overlay_items import ABANDON, ATTEMPT, CONQUER, ArrowItem, MoveArrow, RegionLight
from swqt.gui.board.scene import ALL, AUTO, HOVER, OFF, BoardScene, badges_shown
from swqt.gui.board.token_painter import AFFORDABLE, DEAR, CostBadge
from swqt.gui.board.view import BoardView
from swqt.gui.session.game_session import arrows_since
from swqt.gui.style.motion import FADE
from tests.support.hand import TO_CONQUER, Hand

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
    for number, region in enumerate(scene.regions):
        box = region.shape().boundingRect().toRect()
        places = [(x, y) for x in range(box.left(), box.right(), 4) for y in range(box.top(), box.bottom(), 4)
                  if region.shape().contains(QPointF(x, y))]    # fmt: skip
        lighter = [after.pixelColor(*at).lightness() - before.pixelColor(*at).lightness() for at in places]
        is_lit = bool(board.terrain["swamp"] >> number & 1)
        assert (lighter.count(0) > len(places) / 2) == is_lit, board.codes[number]
        assert (max(lighter) > 100) == is_lit, "a line of cream"
    scene.show_lights([])
    assert painted(scene) == before
    scene.set_badge_rule("auto", softly=True)
    scene.show_lights([RegionLight("race", "wizards", board.marks["magic"])])
    assert (scene.lit, scene.is_painted) == (board.marks["magic"], False), "it fades where things move"
    scene.close()


FEW = {region: CostBadge(3, AFFORDABLE if region % 2 else DEAR) for region in range(12)}
MANY = {region: CostBadge(3, AFFORDABLE if region % 2 else DEAR) for region in range(13)}
PAID = {1, 3, 5, 7, 9, 11}


def test_what_is_shown():
    for badges, rule, far, shown in (
        (FEW, AUTO, False, set(FEW)), (MANY, AUTO, False, PAID | {2}), (MANY, ALL, False, set(MANY)),
        (FEW, HOVER, False, {2}), (FEW, OFF, False, set()), (FEW, AUTO, True, {2}), (FEW, ALL, True, {2}),
        (FEW, OFF, True, set()),
    ):  # fmt: skip
        assert badges_shown(badges, rule, {2, -1}, far=far) == shown, (len(badges), rule, far)


def choose(window: MainWindow, **settings: object) -> None:
    window.settings_service.use(replace(window.settings, **settings))


def seen(window: MainWindow) -> set[int]:
    stands = window.session.scene.stands
    return {number for number, stand in enumerate(stands) if stand.look.badge and stand.badge_shown}


def test_setting_pointer_focus_and_zoom_are_in_force_at_once(position, window):
    hand = position(TO_CONQUER)
    everywhere, scene = set(hand.session.legal_moves.badges), hand.session.scene
    region = min(everywhere)
    assert seen(window) == everywhere
    for _ in range(3):    # 58 %
        window.view.zoom_out()
    assert not seen(window)
    scene.set_hovered(region)
    assert seen(window) == {region}
    scene.set_hovered(-1)
    window.view.zoom_to_fit()
    assert seen(window) == everywhere
    choose(window, badges=HOVER)
    assert not seen(window)
    window.view.focus_region(region)
    assert seen(window) == {region}
    choose(window, badges=OFF)
    assert not seen(window)


def opacities(window: MainWindow) -> dict[int, float]:
    """Return the opacity of each visible badge."""
    badges = {number: stand._badge for number, stand in enumerate(window.session.scene.stands)}
    return {number: badge.opacity() for number, badge in badges.items() if badge.isVisible()}


def test_badges_come_and_go_softly(position, window):
    """In 120 ms."""
    scene, shown = position(TO_CONQUER).session.scene, opacities(window)
    assert shown == dict.fromkeys(seen(window), 1.0)    # immediately, because the speed is "instant"
    choose(window, own_speed="normal")
    clock = scene._fades._clock
    for rule, after in ((OFF, {}), (ALL, shown)):
        choose(window, badges=rule)
        assert (clock.state(), clock.duration()) == (clock.State.Running, FADE)
        clock.setCurrentTime(FADE // 2)
        assert opacities(window) == dict.fromkeys(shown, pytest.approx(0.5, abs=0.1))
        clock.setCurrentTime(FADE)
        assert (opacities(window), scene._fades.is_running) == (after, False)


@pytest.mark.parametrize("still", [{"reduced_motion": True, "own_speed": "slow"}, {"own_speed": "instant"}])
def test_badges_are_there_at_once_where_nothing_is_to_move(position, window, still):
    """A17. Another cost is always there at once: two overlapping numbers would be unreadable."""
    choose(window, **still)
    hand = position(TO_CONQUER)
    hand.region("p2")
    assert not hand.session.scene._fades.is_running
    assert opacities(window) == dict.fromkeys(seen(window), 1.0)
    choose(window, own_speed="normal", reduced_motion=False)
    item, other = hand.session.scene.stands[min(seen(window))]._badge, CostBadge(9, DEAR)
    looks = [look._replace(badge=other) if look.badge else look for look in hand.session.looks()]
    hand.session.scene.show_looks(looks)
    assert (item.badge, item.opacity()) == (other, 1.0)
