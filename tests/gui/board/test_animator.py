"""Tokens, coins and stacks on their way over a map that stands alone."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF

from swqt.engine import Earned, Gain, Income
from swqt.gui.board.animation import (
    AWAY,
    COINS,
    DECLINE,
    LEAVING,
    LONGEST,
    MOST,
    MOST_COINS,
    NATIVE,
    NEXT,
    PIECE,
    RACE,
    WAY,
    AnimatedCommand,
    AnimationStep,
    Flight,
    TableEdges,
    length_of,
    movements,
    rearrangement,
)
from swqt.gui.board.animator import DUST, SLOWEST, Animator, FlyingItem, landing
from swqt.gui.board.region_items import RegionLook
from swqt.gui.board.token_painter import RADIUS
from swqt.gui.board.view import BoardView
from swqt.gui.style.motion import FADE

TRAY = QPointF(80, 640)
EDGES = TableEdges(0, (TRAY,), {0: QPointF(2000, 100), 1: QPointF(2000, 250)})


def out(tokens: int = 1, *, seat: int = 0, target: int = 3, late: bool = False) -> Flight:
    return Flight(RACE, "orcs", seat, tokens, AWAY, target, late=late)


def back(tokens: int = 1, *, seat: int = 0, source: int = 3) -> Flight:
    return Flight(RACE, "orcs", seat, tokens, source, AWAY)


def held(seat: int = 0, tokens: int = 2) -> RegionLook:
    return RegionLook(seat=seat, race="orcs", tokens=tokens)


def earned(seat: int, regions: list[int]) -> Earned:
    part = Gain("regions", "orcs", len(regions), sum(1 << region for region in regions), "SCORE-1")
    return Earned(seat, Income(part.amount, (part,)))


@pytest.fixture
def animator(view) -> Animator:
    return Animator(view)


def play(animator: Animator, view: BoardView, step: AnimationStep, pace: float = 1.0, **looks: RegionLook) -> None:
    shown = [RegionLook() for _ in view.keep.regions]
    for name, look in looks.items():
        shown[int(name[1:])] = look
    assert animator.play(view.keep, [AnimatedCommand(shown, [step], pace)], EDGES)


def places(animator: Animator, view: BoardView, milliseconds: int) -> list[QPointF]:
    """Return where the items are *milliseconds* after the step began, in pixels of the viewport."""
    animator._clock.setCurrentTime(milliseconds)
    return [view.viewportTransform().map(item.pos()) for item in animator._items]


def test_tokens_follow_each_other_and_all_land_in_time():
    for tokens, lasts in ((1, WAY + NEXT), (3, WAY + 3 * NEXT), (8, LONGEST), (10, LONGEST)):
        step = AnimationStep((), (out(tokens),))
        moved = movements(step)
        assert [one.tokens for one in moved] == [1] * tokens
        assert 0 <= lasts - length_of(step, moved) < 10    # gaps are whole milliseconds
    assert length_of(AnimationStep((), (out(40),)), movements(AnimationStep((), (out(40),)))) <= LONGEST
    many = tuple(out(3, target=region) for region in range(24))
    assert len(movements(AnimationStep((), many))) == MOST, "no more move than can be followed"
    assert [one.tokens for one in movements(AnimationStep((), many[:7]))] == [3] * 7    # as stacks, not one by one
    step = AnimationStep((), (Flight(NATIVE, "", -1, 1, 3, AWAY), out(2, late=True)))
    begins = [one.begin for one in movements(step)]
    assert begins[0] == 0 < begins[1] < begins[2], "the conqueror waits for the loser"


def test_a_way_ends_beyond_its_goal_and_comes_back():
    shares = [landing(number / 100) for number in range(101)]
    assert (shares[0], shares[50], shares[100]) == (0, 0.5, 1)
    assert 1.0 < max(shares) < 1.05
    assert all(late >= early for early, late in pairwise(shares[:70]))


def test_a_token_flies_from_the_tray_to_its_region_on_an_arc(animator, view):
    play(animator, view, AnimationStep((), (out(),)))
    goal = view.viewportTransform().map(view.keep.shape.labels[3])
    (start,) = places(animator, view, 0)
    assert abs(start.x() - TRAY.x()) < 2
    assert start.y() >= view.viewport().height()    # below the board's edge
    (item,) = animator._items
    assert item.scale() == view.keep.stands[3].scale()    # as large as it will stand there
    straight, lifted = (start + goal) / 2, places(animator, view, (WAY + NEXT) // 2)[0]
    way = goal - start
    assert straight.y() - lifted.y() == pytest.approx(0.18 * (way.x() ** 2 + way.y() ** 2) ** 0.5, abs=3)
    animator._clock.setCurrentTime(WAY + NEXT)
    assert not animator.is_running
    assert view.keep.stands[3].look.tokens == 1


@pytest.mark.parametrize(("seat", "by_tray"), [(0, True), (1, False)])
def test_tokens_go_back_to_the_tray_or_to_their_players_row(animator, view, seat, by_tray):
    play(animator, view, AnimationStep((), (back(seat=seat),)), r3=held(seat))
    end = places(animator, view, animator._clock.duration() - 1)[0]
    if by_tray:
        assert abs(end.x() - TRAY.x()) < 8
        assert end.y() >= view.viewport().height()
    else:
        assert end.x() >= view.viewport().width() - RADIUS
        assert abs(end.y() - EDGES.rows[1].y()) < 3
        assert not animator._items[0].isVisible()    # losers have left within LEAVING
        start, halfway = places(animator, view, 0)[0], places(animator, view, LEAVING // 2)[0]
        assert halfway.y() == pytest.approx(start.y() + 0.75 * (end.y() - start.y()), abs=3)    # OutQuad, no arc


def test_others_attack_from_the_neighbour_or_from_their_row(animator, view):
    play(animator, view, AnimationStep((), (out(seat=1)._replace(across=7),)))
    assert animator._items[0].pos() == view.keep.shape.labels[7]
    play(animator, view, AnimationStep((), (out(seat=1),)))
    (start,) = places(animator, view, 0)
    assert start.x() > view.viewport().width()
    assert abs(start.y() - EDGES.rows[1].y()) < 2


def test_pieces_and_natives_vanish_where_they_are(animator, view):
    flights = (Flight(NATIVE, "", -1, 1, 3, AWAY), Flight(PIECE, "fortress", -1, 1, 4, AWAY))
    play(animator, view, AnimationStep((), flights), r3=RegionLook(natives=1), r4=RegionLook(pieces=(("fortress", 1),)))
    assert not any(isinstance(item, FlyingItem) for item in animator._items)
    animator._clock.setCurrentTime(animator._clock.duration() - 1)
    assert all(item.opacity() < 0.05 for item in animator._items)


def test_dust_rises_where_tokens_have_landed_and_nobody_waits_for_it(animator, view):
    play(animator, view, AnimationStep((), (out(3), out(1, target=4))))
    animator._clock.setCurrentTime(animator._clock.duration())
    assert not animator.is_running
    assert [item.pos() for item in animator._afterwards] == [view.keep.shape.labels[region] for region in (3, 4)]
    assert animator._after_clock.duration() == DUST
    animator._after_clock.setCurrentTime(DUST)
    assert not animator._afterwards


def test_a_stack_turns_over_and_the_hatch_comes_from_the_left(animator, view):
    play(animator, view, AnimationStep((), (), faded=1 << 3), r3=held())
    assert animator._clock.duration() == DECLINE
    (stack,) = animator._items
    assert view.keep.stands[3].look.tokens == 0    # only the turning one is seen
    awake = stack.picture
    animator._clock.setCurrentTime(DECLINE // 4)
    assert (stack.transform().m11() < 1, stack.picture is awake) == (True, True)
    _, ground = animator._items
    assert view.keep.regions[3].look.declined    # below its old picture
    animator._clock.setCurrentTime(DECLINE // 2)
    assert (stack.isVisible(), ground._left) == (False, pytest.approx(0.5, abs=0.01))
    animator._clock.setCurrentTime(DECLINE * 3 // 4)
    assert stack.picture is not awake
    animator._clock.setCurrentTime(DECLINE)
    assert view.keep.stands[3].look == held()._replace(declined=True)


def test_the_old_ground_looks_as_the_map_did(animator, view):
    view.keep.show_looks([held() if number == 3 else RegionLook() for number in range(len(view.keep.regions))])
    place = view.keep.shape.labels[3] + QPointF(0, 45)
    at = view.viewportTransform().map(place).toPoint()
    before = view.grab().toImage().pixelColor(at)
    play(animator, view, AnimationStep((), (), faded=1 << 3), r3=held())
    animator._clock.setCurrentTime(1)
    after = view.grab().toImage().pixelColor(at)
    assert (animator.moving, view.keep.regions[3].look.declined) == (2, True)
    assert all(abs(one - other) <= 2 for one, other in zip(before.getRgb(), after.getRgb(), strict=True))


def test_a_few_coins_fly_to_the_row_and_say_so(animator, view, qtbot):
    step = AnimationStep((), earned=earned(1, list(range(2, 11))))
    with qtbot.waitSignal(animator.paid) as paid:
        play(animator, view, step)
    assert paid.args == [1, 9, COINS]
    assert animator.moving == MOST_COINS
    ends = places(animator, view, COINS - 1)
    assert max(place.x() for place in ends) > view.viewport().width() - 20
    assert not animator._items[0].isVisible()    # it has arrived


def test_a_roll_rests_before_anything_else_moves_and_nothing_takes_a_second(animator, view):
    began = []
    animator.began.connect(lambda step, milliseconds: began.append(milliseconds))
    for pace in (1.0, 1.5):
        play(animator, view, AnimationStep((), pips=0), pace)
        assert (began[-1], animator._clock.duration()) == (500, 950)
    for step in (AnimationStep((), (out(9),)), AnimationStep((), (), faded=8)):
        play(animator, view, step, 1.5, r3=held())
        assert animator._clock.duration() == SLOWEST < 1000


def test_where_nothing_is_to_move_the_old_picture_fades(animator, view):
    animator.fade(view.keep)
    assert not animator.is_running
    (veil,) = animator._afterwards
    assert animator._after_clock.duration() == FADE
    animator._after_clock.setCurrentTime(FADE // 2)
    assert veil.opacity() == pytest.approx(0.5, abs=0.02)
    assert veil.pos() == QPointF()
    animator.finish()
    assert veil.scene() is None


def test_counted_tokens_go_by_the_shortest_way():
    step = rearrangement({1: 4, 2: 1, 5: 1}, {1: 2, 2: 2, 5: 1}, 0, "orcs")
    assert {(one.source, one.target, one.tokens) for one in step.flights} == {(1, 2, 1), (1, AWAY, 1)}
