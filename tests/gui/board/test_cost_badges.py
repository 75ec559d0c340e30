"""C2: the cost badges on the map, by setting, number of targets and zoom."""

from dataclasses import replace

import pytest

from swqt.gui.app.main_window import MainWindow
from swqt.gui.board.cached_item import CachedItem
from swqt.gui.board.scene import ALL, AUTO, HOVER, OFF, badges_shown
from swqt.gui.board.token_painter import AFFORDABLE, DEAR, CostBadge
from swqt.gui.style.motion import FADE

FEW = {region: CostBadge(3, AFFORDABLE if region % 2 else DEAR) for region in range(12)}
MANY = {region: CostBadge(3, AFFORDABLE if region % 2 else DEAR) for region in range(13)}
PAID = {1, 3, 5, 7, 9, 11}
HERE = "A 12 forest orcs hand 6 : f1 h1\nB 9 hill tritons : f3*2 p2\nasks A conquer"

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
    hand = position(HERE)
    all_of_them = set(hand.session.legal_moves.badges)
    assert len(all_of_them) <= 12
    assert seen(window) == all_of_them
    choose(window, badges=HOVER)
    assert not seen(window)
    region = min(all_of_them)
    hand.session.scene.set_hovered(region)
    assert seen(window) == {region}
    hand.session.scene.set_hovered(-1)
    window.view.focus_region(region)
    assert seen(window) == {region}
    choose(window, badges=OFF)
    assert not seen(window)


def test_on_a_small_map_only_what_is_pointed_at_has_a_badge(position, window):
    hand = position(HERE)
    before = seen(window)
    assert before
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
    hand = position(HERE)
    scene = hand.session.scene
    shown = opacities(window)
    assert set(shown) == seen(window)
    assert set(shown.values()) == {1.0}    # immediately, because the speed is "instant"
    choose(window, own_speed="normal")
    choose(window, badges=OFF)
    clock = scene._fades._clock
    assert (clock.state(), clock.duration()) == (clock.State.Running, FADE)
    assert 100 <= FADE <= 150
    window.grab()
    drawn: list[object] = []
    monkeypatch.setattr(CachedItem, "_compose", lambda sprite, detail: drawn.append(sprite))
    clock.setCurrentTime(FADE // 2)
    assert all(0.4 < opacity < 0.6 for opacity in opacities(window).values())
    assert set(opacities(window)) == set(shown)
    window.grab()
    choose(window, badges=ALL)    # back from the current opacity
    clock.setCurrentTime(1)
    assert all(0.4 < opacity < 0.6 for opacity in opacities(window).values())
    window.grab()
    clock.setCurrentTime(FADE)
    assert opacities(window) == shown
    assert not scene._fades.is_running
    assert not drawn
    choose(window, badges=OFF)
    clock.setCurrentTime(FADE)
    assert opacities(window) == {}


@pytest.mark.parametrize("still", [{"reduced_motion": True, "own_speed": "slow"}, {"own_speed": "instant"}])
def test_badges_are_there_at_once_where_nothing_is_to_move(position, window, still):
    """A17. Another cost is always there at once: two overlapping numbers would be unreadable."""
    choose(window, **still)
    hand = position(HERE)
    assert set(opacities(window)) == seen(window)
    assert set(opacities(window).values()) == {1.0}
    hand.region(hand.index("p2"))
    assert not hand.session.scene._fades.is_running
    assert set(opacities(window).values()) == {1.0}
    choose(window, own_speed="normal", reduced_motion=False)
    region, other = min(seen(window)), CostBadge(9, DEAR)
    looks = [look._replace(badge=other) if look.badge else look for look in hand.session.looks()]
    hand.session.scene.show_looks(looks)
    item = hand.session.scene.stands[region]._badge
    assert (item.badge, item.opacity()) == (other, 1.0)
