"""What the window has move: tokens, coins, the die, the title of the last round; how it ends, and reduced motion."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType

import pytest
from PySide6.QtCore import QPoint, QPointF, QPropertyAnimation, Qt, QVariantAnimation
from PySide6.QtTest import QTest

from swqt.ai import RandomBot
from swqt.engine import Earned, Gain, Income
from swqt.gui.board import animation
from swqt.gui.board.animation import (
    AWAY,
    COINS,
    NATIVE,
    RACE,
    AnimatedCommand,
    AnimationStep,
    Flight,
    TableEdges,
    animation_steps,
    at_the_end,
    at_the_start,
    pace_of,
    rearrangement,
)  # fmt: skip
from swqt.gui.board.animator import DUST, SLOWEST, Animator
from swqt.gui.board.region_items import RegionLook
from swqt.gui.board.token_painter import RADIUS, STEP_APART
from swqt.gui.help.tutorial_widgets import PulseAnimation
from swqt.gui.panels.player_row import ROW
from swqt.gui.session.position_image import region_looks
from swqt.gui.style.motion import FADE
from swqt.table import Seat, Settings
from tests.support.hand import TO_CONQUER, Hand, play_out

MOVING = Settings(bot_speed="fast", own_speed="slow", sound=False)
REDEPLOY = "A 12 forest orcs hand 2 : f1*3 h1\nB 9 hill tritons : f3*2 p2\nasks A redeploy"
TO_ROLL = TO_CONQUER.replace("hand 6", "hand 1")

pytestmark = pytest.mark.usefixtures("shared_window")


@pytest.fixture
def moving(position, window) -> Callable[..., Hand]:
    """Opens a position in which tokens to be placed in f1 are counted, and then things move."""

    def open_position(text: str = REDEPLOY, placed: int = 0, **settings: object) -> Hand:
        hand = position(text)
        if placed:
            hand.session.controller.count(hand.index("f1"), placed)
            hand.told()
        window.settings_service.current = replace(MOVING, **settings)
        return hand

    return open_position


def test_minus_and_plus_count_as_the_wheel_does_and_are_large_enough(position, window):
    """A8: 28 by 28 pixels, on a window of 1280 by 720."""
    hand = position(REDEPLOY)
    region, view = hand.index("f1"), window.view

    def place(way: int) -> QPoint:
        stand = hand.session.scene.stands[region]
        return view.mapFromScene(stand.mapToScene(stand.steps_at() + QPointF(way * STEP_APART, 0)))

    for way in (-1, 1):
        for away in (QPoint(-13, -13), QPoint(13, 13), QPoint(13, -13), QPoint(-13, 13)):
            assert hand.session.scene.step_at(view.mapToScene(place(way) + away)) == (region, way)
    for way, count in ((1, 4), (-1, 3), (-1, 2), (-1, 1), (-1, 1)):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place(way))
        hand.told()
        assert hand.session.controller.allocation.counts[region] == count
    assert hand.shown("f1").steps == (False, True)    # one token has to stay
    assert hand.shown("f3").steps is None


def test_counted_tokens_fly_between_the_tray_and_their_region_and_not_again_at_the_end(moving, window):
    hand, animator = moving(), window.game_page.animator
    region = hand.index("f1")
    for by, way, shown in ((1, (AWAY, region), 3), (-1, (region, AWAY), 3)):
        hand.session.controller.count(region, by)
        hand.told()
        (flight,) = animator._beat.flights
        assert (flight.source, flight.target, flight.tokens) == (*way, 1)
        assert hand.shown("f1").tokens == shown, "it is on its way"
        animator.finish()
        assert hand.shown("f1").tokens == (4 if by > 0 else 3)
    began = []
    hand.session.controller.count(region, 2)
    hand.told()
    animator.finish()
    animator.began.connect(lambda step, milliseconds: began.append(step))
    hand.session.controller.end()
    assert began[0].earned is not None
    assert not any(step.flights for step in began)


def test_tokens_stand_only_when_they_have_landed_and_a_key_ends_it(moving, window):
    hand, animator = moving(TO_CONQUER), window.game_page.animator
    hand.region("p2")
    for moment in (0, animator._clock.duration() // 2):
        animator._clock.setCurrentTime(moment)
        assert (animator.is_running, window.bar.hand.is_gliding, hand.shown("p2").seat) == (True, True, -1)
    QTest.keyClick(window, Qt.Key.Key_F7)
    assert (animator.is_running, animator.moving, window.bar.hand.is_gliding) == (False, 0, False)
    assert hand.shown("p2").tokens == 3


def test_a_click_on_the_way_is_taken_and_ends_it_and_leaving_leaves_nothing_behind(moving, window):
    hand, animator = moving(TO_CONQUER), window.game_page.animator
    hand.region("p2")
    second = hand.cheapest()
    hand.region(second)
    assert hand.state.tokens[second]
    assert hand.shown("p2").tokens == 3
    assert animator.is_running
    window.show_start()
    assert not animator.is_running


def test_bots_wait_until_it_has_been_seen(table, window, qtbot):
    hand = table("bb")
    window.settings_service.current = MOVING
    animator, runner = window.game_page.animator, hand.session.runner
    runner.set_speed("fast")
    qtbot.waitUntil(lambda: animator.is_running)
    assert not runner._timer.isActive()
    animator.finish()
    assert runner._timer.isActive()


def test_with_reduced_motion_the_map_only_fades(moving, window):
    """A17"""
    seats, still = [Seat("Anna", "human"), Seat("Ben", "bot:random")], replace(MOVING, reduced_motion=True)
    assert [pace_of(still, seats, seat) for seat in (AWAY, 0, 1)] == [0, 0, 0]
    assert [pace_of(MOVING, seats, seat) for seat in (AWAY, 0, 1)] == [1.5, 1.5, 0.5]
    hand, animator = moving(TO_CONQUER, reduced_motion=True), window.game_page.animator
    hand.region("p2")
    assert not animator.is_running
    (veil,) = animator._afterwards
    places = set()
    for milliseconds in (1, 60, 119):
        animator._after_clock.setCurrentTime(milliseconds)
        places.add(str((veil.pos(), veil.scale())))
    assert len(places) == 1
    assert (window.bar.hand.is_gliding, hand.shown("p2").seat) == (False, 0)


@pytest.mark.parametrize("way", ["wait", "key", "undo"])
def test_the_number_of_coins_counts_up_with_the_coins(moving, window, way):
    hand = moving(placed=2, own_speed="normal")
    hand.session.controller.end()
    hand.told()
    animator, row = window.game_page.animator, window.players.model_.index(0, 0)
    assert row.data(ROW).coins == 12    # they are still on the map
    window.players._counting.setCurrentTime(COINS - 30)
    assert 12 < row.data(ROW).coins < hand.state.coins[0]
    if way == "wait":
        animator._clock.setCurrentTime(animator._clock.duration())
    elif way == "key":
        QTest.keyClick(window, Qt.Key.Key_F7)
    else:
        window.actions_.undo.trigger()
    hand.told()
    assert (animator.is_running, row.data(ROW).coins) == (False, hand.state.coins[0])
    assert (hand.state.coins[0] == 12) is (way == "undo")


@pytest.mark.parametrize(("speed", "shown"), [("normal", True), ("instant", False)])
def test_the_last_round_is_announced_once(position, window, monkeypatch, speed, shown):
    hand = position(REDEPLOY, round="9/10")
    window.settings_service.current = replace(MOVING, own_speed=speed)
    title, session, bots, announced = window.game_page.title, hand.session, RandomBot(Random(1)), []
    announce = title.announce
    monkeypatch.setattr(title, "announce", lambda text: (announced.append(text), announce(text)))
    while not (session.game.state.round == 10 and session.game.decision.kind == "redeploy"):
        assert session.game.state.round == 10 or not announced
        if session.waits_for_enter:
            session.resume()
        else:
            session.controller.submit(bots.choose(session.game.rules, session.game.state), confirmed=True)
        hand.told()
    assert announced == ["Last round"] * shown
    if shown:
        assert title.text == title.accessibleName() == "Last round"
        title.announce("Last round")
        QTest.keyClick(window, Qt.Key.Key_F7)
        assert title.isHidden()


def test_the_result_of_the_die_is_told_when_it_lies(moving, window):
    """C5: within half a second."""
    hand = moving(TO_ROLL)
    hand.region("p2")
    hand.confirm()
    assert (window.die.is_falling, "A rolls" in hand.message()) == (True, False)
    assert window.die._tumbling.duration() == 500
    QTest.keyClick(window, Qt.Key.Key_F7)
    assert (window.die.is_falling, "A rolls" in hand.message()) == (False, True)


@pytest.mark.parametrize(("chosen", "fades"), [
    (Settings(reduced_motion=True), True), (Settings(own_speed="instant"), False), (Settings(), False),
])  # fmt: skip
def test_the_die_appears_softly_where_nothing_is_to_move(position, window, chosen, fades):
    """C5, A17: it appears at its final place and fades in for 120 ms; the result is known at once."""
    hand = position(TO_ROLL)
    window.settings_service.current = chosen
    die = window.die
    hand.region("p2")
    hand.confirm()
    assert die.isVisible()
    assert (die._fading.state() == QVariantAnimation.State.Running) is fades
    if fades:
        assert (die._fading.duration(), die._angle, die._face) == (FADE, -6.0, die.pips)
        die.settle()


def tokens(looks: list[RegionLook]) -> list[tuple[int, str, bool, int, int]]:
    return [(look.seat, look.race, look.declined, look.tokens, look.natives) for look in looks]


@pytest.mark.parametrize("seed", [0, 1, pytest.param(2, marks=pytest.mark.slow)])
@pytest.mark.parametrize("content", ["base", "underground", "both"])
def test_after_the_last_beat_the_map_shows_the_position(table, content, seed):
    """Playing all beats gives the same tokens as painting the State alone; an event belongs to one beat at most.

    With seed 1, Ghouls conquer in decline (RACE-GHOULS-2).
    """
    hand = table("bbb", seed=seed, content=content)
    game = hand.session.game
    hand.session.runner.hold("test", True)
    play_out(game, seed, until=lambda: len(game) > 150)
    rules, flown, coins = game.rules, 0, 0
    for entry in game.history:
        beats = animation_steps(rules.board, entry)
        told = [event for beat in beats for event in beat.events]
        assert told in ([], list(entry.events))
        coins += sum(isinstance(event, Earned) for event in told)
        looks = region_looks(rules, entry.before)
        for beat in beats:
            looks = at_the_end(at_the_start(looks, beat), beat)
            flown += len(beat.flights)
        if any(beat.flights or beat.faded for beat in beats):
            assert tokens(looks) == tokens(region_looks(rules, entry.after)), entry.events
    assert flown > 20
    assert coins > 3


def test_a_card_shakes_where_a_click_is_in_vain(position, window, qtbot):
    """C2, A17: once, by a few pixels, and back to its place; not at all with reduced motion."""
    hand = position(TO_CONQUER)
    shaking, far = window.card._shaking, hand.index("w1")
    for settings, shakes in ((Settings(), True), (Settings(reduced_motion=True), False)):
        window.settings_service.current = settings
        window.game_page.hover(far)
        here = window.card.pos()
        hand.session.controller.region_clicked(far)
        assert (shaking.state() == QPropertyAnimation.State.Running) is shakes
        qtbot.waitUntil(lambda: shaking.state() == QPropertyAnimation.State.Stopped)
        assert window.card.pos() == here
    assert (shaking.propertyName(), shaking.loopCount()) == (b"pos", 1)    # no change of brightness
    assert all(abs(value.x() - shaking.endValue().x()) <= 10 for _, value in shaking.keyValues())


def test_nothing_flashes(window):
    """A17, WCAG 2.3.1: nothing flashes more than three times a second, or endlessly."""
    found = window.findChildren(QVariantAnimation)
    assert len(found) >= 3    # the die, the card, the map's steps
    for one in (*found, PulseAnimation(window)):
        assert one.loopCount() == 1 or one.duration() * 3 >= 1000, one
        assert one.loopCount() >= 1, one


TRAY = QPointF(80, 640)
EDGES = TableEdges(0, (TRAY,), {0: QPointF(2000, 100), 1: QPointF(2000, 250)})
HELD = RegionLook(seat=0, race="orcs", tokens=2)


def out(tokens: int = 1, *, seat: int = 0, target: int = 3, late: bool = False) -> Flight:
    return Flight(RACE, "orcs", seat, tokens, AWAY, target, late=late)


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
        assert 0 <= lasts - animation.length_of(steps(out(tokens)), moved) < 10    # gaps are whole milliseconds
    many = [out(3, target=region) for region in range(24)]
    assert len(animation.movements(steps(*many))) == animation.MOST, "no more move than can be followed"
    begins = [one.begin for one in animation.movements(steps(Flight(NATIVE, "", -1, 1, 3, AWAY), out(2, late=True)))]
    assert begins[0] == 0 < begins[1] < begins[2], "the conqueror waits for the loser"


def test_a_token_flies_from_the_tray_to_its_region_as_large_as_it_will_stand_there(animator, view, play, places):
    play(steps(out()))
    (start,) = places(0)
    assert abs(start.x() - TRAY.x()) < 2
    assert start.y() >= view.viewport().height()    # below the board's edge
    assert animator._items[0].scale() == view.keep.stands[3].scale()
    animator._clock.setCurrentTime(animation.WAY + animation.NEXT)
    assert (animator.is_running, view.keep.stands[3].look.tokens) == (False, 1)
    assert [item.pos() for item in animator._afterwards] == [view.keep.shape.labels[3]], "dust, which nobody waits for"
    animator._after_clock.setCurrentTime(DUST)
    assert not animator._afterwards


@pytest.mark.parametrize(("seat", "by_tray"), [(0, True), (1, False)])
def test_tokens_go_back_to_the_tray_or_to_their_players_row(animator, view, play, places, seat, by_tray):
    play(steps(Flight(RACE, "orcs", seat, 1, 3, AWAY)), {3: HELD._replace(seat=seat)})
    (end,) = places(animator._clock.duration() - 1)
    if by_tray:
        assert abs(end.x() - TRAY.x()) < 8
        assert end.y() >= view.viewport().height()
    else:
        assert end.x() >= view.viewport().width() - RADIUS
        assert abs(end.y() - EDGES.rows[1].y()) < 3


def test_others_attack_from_the_neighbour_or_from_their_row(animator, view, play, places):
    play(steps(out(seat=1)._replace(across=7)))
    assert animator._items[0].pos() == view.keep.shape.labels[7]
    play(steps(out(seat=1)))
    (start,) = places(0)
    assert start.x() > view.viewport().width()
    assert abs(start.y() - EDGES.rows[1].y()) < 2


def test_a_few_coins_fly_to_the_row_and_say_so(animator, view, qtbot, play, places):
    earned = Earned(1, Income(9, (Gain("regions", "orcs", 9, sum(1 << region for region in range(2, 11)), "SCORE-1"),)))
    with qtbot.waitSignal(animator.paid) as paid:
        play(steps(earned=earned))
    assert (paid.args, animator.moving) == ([1, 9, animation.COINS], animation.MOST_COINS)
    assert max(place.x() for place in places(animation.COINS - 1)) > view.viewport().width() - 20
    assert not animator._items[0].isVisible()    # it has arrived


def test_a_roll_rests_before_anything_else_moves_and_nothing_takes_a_second(animator, play):
    for pace in (1.0, 1.5):
        play(steps(pips=0), pace=pace)
        assert animator._clock.duration() == 950
    for step in (steps(out(9)), steps(faded=8)):
        play(step, {3: HELD}, 1.5)
        assert animator._clock.duration() == SLOWEST < 1000


def test_counted_tokens_go_by_the_shortest_way():
    step = rearrangement({1: 4, 2: 1, 5: 1}, {1: 2, 2: 2, 5: 1}, 0, "orcs")
    assert {(one.source, one.target, one.tokens) for one in step.flights} == {(1, 2, 1), (1, AWAY, 1)}
