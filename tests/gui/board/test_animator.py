"""Tokens, coins and stacks on their way over a map that stands alone."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from types import MappingProxyType

import pytest
from PySide6.QtCore import QPointF

from swqt.engine import Earned, Gain, Income
from swqt.gui.board import animation
from swqt.gui.board.animation import (
    AWAY,
    NATIVE,
    PIECE,
    RACE,
    AnimatedCommand,
    AnimationStep,
    Flight,
    TableEdges,
    rearrangement,
)  # fmt: skip
from swqt.gui.board.animator import DUST, SLOWEST, Animator, FlyingItem, landing
from swqt.gui.board.region_items import RegionLook
from swqt.gui.board.token_painter import RADIUS
from swqt.gui.style.motion import FADE

TRAY = QPointF(80, 640)
EDGES = TableEdges(0, (TRAY,), {0: QPointF(2000, 100), 1: QPointF(2000, 250)})


def out(tokens: int = 1, *, seat: int = 0, target: int = 3, late: bool = False) -> Flight:
    return Flight(RACE, "orcs", seat, tokens, AWAY, target, late=late)


def held(seat: int = 0) -> RegionLook:
    return RegionLook(seat=seat, race="orcs", tokens=2)


def steps(*flights: Flight, **how: object) -> AnimationStep:
    return AnimationStep((), flights, **how)


@pytest.fixture
def animator(view) -> Animator:
    return Animator(view)


@pytest.fixture
def play(animator, view) -> Callable[..., None]:
    """Plays a step over a map of regions that are empty but for *looks*."""

    def play(step: AnimationStep, looks: Mapping[int, RegionLook] = MappingProxyType({}), pace: float = 1.0) -> None:
        shown = [looks.get(region, RegionLook()) for region in range(len(view.keep.regions))]
        assert animator.play(view.keep, [AnimatedCommand(shown, [step], pace)], EDGES)

    return play


@pytest.fixture
def places(animator, view) -> Callable[[int], list[QPointF]]:
    """Returns where the items are some milliseconds after the step began, in pixels of the viewport."""

    def places(milliseconds: int) -> list[QPointF]:
        animator._clock.setCurrentTime(milliseconds)
        return [view.viewportTransform().map(item.pos()) for item in animator._items]

    return places


def test_tokens_follow_each_other_and_all_land_in_time():
    way, gap, longest = animation.WAY, animation.NEXT, animation.LONGEST
    for tokens, lasts in ((1, way + gap), (3, way + 3 * gap), (8, longest), (10, longest)):
        moved = animation.movements(steps(out(tokens)))
        assert [one.tokens for one in moved] == [1] * tokens
        assert 0 <= lasts - animation.length_of(steps(out(tokens)), moved) < 10    # gaps are whole milliseconds
    assert animation.length_of(steps(out(40)), animation.movements(steps(out(40)))) <= longest
    many = [out(3, target=region) for region in range(24)]
    assert len(animation.movements(steps(*many))) == animation.MOST, "no more move than can be followed"
    assert [one.tokens for one in animation.movements(steps(*many[:7]))] == [3] * 7    # as stacks, not one by one
    begins = [one.begin for one in animation.movements(steps(Flight(NATIVE, "", -1, 1, 3, AWAY), out(2, late=True)))]
    assert begins[0] == 0 < begins[1] < begins[2], "the conqueror waits for the loser"


def test_a_way_ends_beyond_its_goal_and_comes_back():
    shares = [landing(number / 100) for number in range(101)]
    assert (shares[0], shares[50], shares[100]) == (0, 0.5, 1)
    assert 1.0 < max(shares) < 1.05
    assert all(late >= early for early, late in pairwise(shares[:70]))


def test_a_token_flies_from_the_tray_to_its_region_on_an_arc(animator, view, play, places):
    play(steps(out()))
    goal = view.viewportTransform().map(view.keep.shape.labels[3])
    (start,) = places(0)
    assert abs(start.x() - TRAY.x()) < 2
    assert start.y() >= view.viewport().height()    # below the board's edge
    assert animator._items[0].scale() == view.keep.stands[3].scale()    # as large as it will stand there
    straight, lifted, way = (start + goal) / 2, places((animation.WAY + animation.NEXT) // 2)[0], goal - start
    assert straight.y() - lifted.y() == pytest.approx(0.18 * (way.x() ** 2 + way.y() ** 2) ** 0.5, abs=3)
    animator._clock.setCurrentTime(animation.WAY + animation.NEXT)
    assert (animator.is_running, view.keep.stands[3].look.tokens) == (False, 1)


@pytest.mark.parametrize(("seat", "by_tray"), [(0, True), (1, False)])
def test_tokens_go_back_to_the_tray_or_to_their_players_row(animator, view, play, places, seat, by_tray):
    play(steps(Flight(RACE, "orcs", seat, 1, 3, AWAY)), {3: held(seat)})
    (end,) = places(animator._clock.duration() - 1)
    if by_tray:
        assert abs(end.x() - TRAY.x()) < 8
        assert end.y() >= view.viewport().height()
    else:
        assert end.x() >= view.viewport().width() - RADIUS
        assert abs(end.y() - EDGES.rows[1].y()) < 3
        assert not animator._items[0].isVisible()    # losers have left within animation.LEAVING
        (start,), (halfway,) = places(0), places(animation.LEAVING // 2)
        assert halfway.y() == pytest.approx(start.y() + 0.75 * (end.y() - start.y()), abs=3)    # OutQuad, no arc


def test_others_attack_from_the_neighbour_or_from_their_row(animator, view, play, places):
    play(steps(out(seat=1)._replace(across=7)))
    assert animator._items[0].pos() == view.keep.shape.labels[7]
    play(steps(out(seat=1)))
    (start,) = places(0)
    assert start.x() > view.viewport().width()
    assert abs(start.y() - EDGES.rows[1].y()) < 2


def test_pieces_and_natives_vanish_where_they_are(animator, play):
    flights = (Flight(NATIVE, "", -1, 1, 3, AWAY), Flight(PIECE, "fortress", -1, 1, 4, AWAY))
    play(steps(*flights), {3: RegionLook(natives=1), 4: RegionLook(pieces=(("fortress", 1),))})
    assert not any(isinstance(item, FlyingItem) for item in animator._items)
    animator._clock.setCurrentTime(animator._clock.duration() - 1)
    assert all(item.opacity() < 0.05 for item in animator._items)


def test_dust_rises_where_tokens_have_landed_and_nobody_waits_for_it(animator, view, play):
    play(steps(out(3), out(1, target=4)))
    animator._clock.setCurrentTime(animator._clock.duration())
    assert (animator.is_running, animator._after_clock.duration()) == (False, DUST)
    assert [item.pos() for item in animator._afterwards] == [view.keep.shape.labels[region] for region in (3, 4)]
    animator._after_clock.setCurrentTime(DUST)
    assert not animator._afterwards


def test_a_stack_turns_over_and_the_hatch_comes_from_the_left(animator, view, play):
    play(steps(faded=1 << 3), {3: held()})
    assert animator._clock.duration() == animation.DECLINE
    (stack,) = animator._items
    assert view.keep.stands[3].look.tokens == 0    # only the turning one is seen
    awake = stack.picture
    animator._clock.setCurrentTime(animation.DECLINE // 4)
    assert (stack.transform().m11() < 1, stack.picture is awake) == (True, True)
    _, ground = animator._items
    assert view.keep.regions[3].look.declined    # below its old picture
    animator._clock.setCurrentTime(animation.DECLINE // 2)
    assert (stack.isVisible(), ground._left) == (False, pytest.approx(0.5, abs=0.01))
    animator._clock.setCurrentTime(animation.DECLINE * 3 // 4)
    assert stack.picture is not awake
    animator._clock.setCurrentTime(animation.DECLINE)
    assert view.keep.stands[3].look == held()._replace(declined=True)


def test_the_old_ground_looks_as_the_map_did(animator, view, play):
    view.keep.show_looks([held() if number == 3 else RegionLook() for number in range(len(view.keep.regions))])
    at = view.viewportTransform().map(view.keep.shape.labels[3] + QPointF(0, 45)).toPoint()
    before = view.grab().toImage().pixelColor(at)
    play(steps(faded=1 << 3), {3: held()})
    animator._clock.setCurrentTime(1)
    after = view.grab().toImage().pixelColor(at)
    assert (animator.moving, view.keep.regions[3].look.declined) == (2, True)
    assert all(abs(one - other) <= 2 for one, other in zip(before.getRgb(), after.getRgb(), strict=True))


def test_a_few_coins_fly_to_the_row_and_say_so(animator, view, qtbot, play, places):
    earned = Earned(1, Income(9, (Gain("regions", "orcs", 9, sum(1 << region for region in range(2, 11)), "SCORE-1"),)))
    with qtbot.waitSignal(animator.paid) as paid:
        play(steps(earned=earned))
    assert (paid.args, animator.moving) == ([1, 9, animation.COINS], animation.MOST_COINS)
    assert max(place.x() for place in places(animation.COINS - 1)) > view.viewport().width() - 20
    assert not animator._items[0].isVisible()    # it has arrived


def test_a_roll_rests_before_anything_else_moves_and_nothing_takes_a_second(animator, play):
    began = []
    animator.began.connect(lambda step, milliseconds: began.append(milliseconds))
    for pace in (1.0, 1.5):
        play(steps(pips=0), pace=pace)
        assert (began[-1], animator._clock.duration()) == (500, 950)
    for step in (steps(out(9)), steps(faded=8)):
        play(step, {3: held()}, 1.5)
        assert animator._clock.duration() == SLOWEST < 1000


def test_where_nothing_is_to_move_the_old_picture_fades(animator, view):
    animator.fade(view.keep)
    (veil,) = animator._afterwards
    assert (animator.is_running, animator._after_clock.duration()) == (False, FADE)
    animator._after_clock.setCurrentTime(FADE // 2)
    assert (veil.opacity(), veil.pos()) == (pytest.approx(0.5, abs=0.02), QPointF())
    animator.finish()
    assert veil.scene() is None


def test_counted_tokens_go_by_the_shortest_way():
    step = rearrangement({1: 4, 2: 1, 5: 1}, {1: 2, 2: 2, 5: 1}, 0, "orcs")
    assert {(one.source, one.target, one.tokens) for one in step.flights} == {(1, 2, 1), (1, AWAY, 1)}
