"""C2: the cost badges on the map, by setting, number of targets and zoom."""

from dataclasses import replace

import pytest

from swqt.gui.app.main_window import MainWindow
from swqt.gui.board.cached_item import CachedItem
from swqt.gui.board.scene import ALL, AUTO, HOVER, OFF, badges_shown
from swqt.gui.board.token_painter import AFFORDABLE, DEAR, CostBadge
from swqt.gui.style.motion import FADE
from tests.support.hand import TO_CONQUER

FEW = {region: CostBadge(3, AFFORDABLE if region % 2 else DEAR) for region in range(12)}
MANY = {region: CostBadge(3, AFFORDABLE if region % 2 else DEAR) for region in range(13)}
PAID = {1, 3, 5, 7, 9, 11}

pytestmark = pytest.mark.usefixtures("shared_window")


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


def test_the_setting_is_in_force_at_once(position, window):
    hand = position(TO_CONQUER)
    everywhere, scene = set(hand.session.legal_moves.badges), hand.session.scene
    assert len(everywhere) <= 12
    assert seen(window) == everywhere
    choose(window, badges=HOVER)
    assert not seen(window)
    region = min(everywhere)
    scene.set_hovered(region)
    assert seen(window) == {region}
    scene.set_hovered(-1)
    window.view.focus_region(region)
    assert seen(window) == {region}
    choose(window, badges=OFF)
    assert not seen(window)


def test_on_a_small_map_only_what_is_pointed_at_has_a_badge(position, window):
    hand = position(TO_CONQUER)
    before = seen(window)
    for _ in range(3):    # 58 %
        window.view.zoom_out()
    assert not seen(window)
    hand.session.scene.set_hovered(min(before))
    assert seen(window) == {min(before)}
    window.view.zoom_to_fit()
    assert seen(window) == before


def opacities(window: MainWindow) -> dict[int, float]:
    """Return the opacity of each visible badge."""
    badges = {number: stand._badge for number, stand in enumerate(window.session.scene.stands)}
    return {number: badge.opacity() for number, badge in badges.items() if badge.isVisible()}


def test_badges_come_and_go_softly(position, window, monkeypatch):
    """In 120 ms, without painting in between: only the opacity of the item changes."""
    scene, shown = position(TO_CONQUER).session.scene, opacities(window)
    assert shown == dict.fromkeys(seen(window), 1.0)    # immediately, because the speed is "instant"
    choose(window, own_speed="normal")
    choose(window, badges=OFF)
    clock = scene._fades._clock
    assert (clock.state(), clock.duration()) == (clock.State.Running, FADE)
    assert 100 <= FADE <= 150
    window.grab()
    drawn: list[object] = []
    monkeypatch.setattr(CachedItem, "_compose", lambda sprite, detail: drawn.append(sprite))
    clock.setCurrentTime(FADE // 2)
    assert opacities(window) == dict.fromkeys(shown, pytest.approx(0.5, abs=0.1))
    window.grab()
    choose(window, badges=ALL)    # back from the current opacity
    clock.setCurrentTime(1)
    assert opacities(window) == dict.fromkeys(shown, pytest.approx(0.5, abs=0.1))
    window.grab()
    clock.setCurrentTime(FADE)
    assert (opacities(window), scene._fades.is_running, drawn) == (shown, False, [])
    choose(window, badges=OFF)
    clock.setCurrentTime(FADE)
    assert opacities(window) == {}


@pytest.mark.parametrize("still", [{"reduced_motion": True, "own_speed": "slow"}, {"own_speed": "instant"}])
def test_badges_are_there_at_once_where_nothing_is_to_move(position, window, still):
    """A17. Another cost is always there at once: two overlapping numbers would be unreadable."""
    choose(window, **still)
    hand = position(TO_CONQUER)
    assert opacities(window) == dict.fromkeys(seen(window), 1.0)
    hand.region("p2")
    assert not hand.session.scene._fades.is_running
    assert set(opacities(window).values()) == {1.0}
    choose(window, own_speed="normal", reduced_motion=False)
    item, other = hand.session.scene.stands[min(seen(window))]._badge, CostBadge(9, DEAR)
    looks = [look._replace(badge=other) if look.badge else look for look in hand.session.looks()]
    hand.session.scene.show_looks(looks)
    assert (item.badge, item.opacity()) == (other, 1.0)
