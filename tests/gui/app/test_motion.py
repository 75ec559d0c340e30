"""What the window has move: tokens between tray and map, the title of the last round, a fade with reduced motion."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from swqt.ai import RandomBot
from swqt.gui.board.animation import AWAY, COINS
from swqt.gui.board.token_painter import STEP_APART
from swqt.gui.panels.player_row import ROW
from swqt.table import Settings
from tests.support.hand import TO_CONQUER, Hand

MOVING = Settings(bot_speed="fast", own_speed="normal", sound=False)
REDEPLOY = "A 12 forest orcs hand 2 : f1*3 h1\nB 9 hill tritons : f3*2 p2\nasks A redeploy"

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


def step_place(hand: Hand, region: int, way: int) -> QPoint:
    """Return where - (-1) or + (1) of *region* is in the map's viewport."""
    stand = hand.session.scene.stands[region]
    return hand.window.view.mapFromScene(stand.mapToScene(stand.steps_at() + QPointF(way * STEP_APART, 0)))

def test_minus_and_plus_count_as_the_wheel_does_and_are_large_enough(position, window):
    """A8: 28 by 28 pixels, on a window of 1280 by 720."""
    hand = position(REDEPLOY)
    region = hand.index("f1")
    for way in (-1, 1):
        middle = step_place(hand, region, way)
        for away in (QPoint(-13, -13), QPoint(13, 13), QPoint(13, -13), QPoint(-13, 13)):
            assert hand.session.scene.step_at(window.view.mapToScene(middle + away)) == (region, way)
    for way, count in ((1, 4), (-1, 3), (-1, 2), (-1, 1), (-1, 1)):
        QTest.mouseClick(window.view.viewport(), Qt.MouseButton.LeftButton, pos=step_place(hand, region, way))
        hand.told()
        assert hand.session.controller.spread.counts[region] == count
    looks = hand.session.looks()
    assert looks[region].steps == (False, True)    # one token has to stay
    assert looks[hand.index("f3")].steps is None


def test_counted_tokens_fly_between_the_tray_and_their_region(moving, window):
    hand, animator, tray = moving(), window.game_page.animator, window.bar.hand
    region = hand.index("f1")
    hand.session.controller.count(region, 1)
    hand.told()
    assert animator.is_running
    (flight,) = animator._beat.flights
    assert (flight.source, flight.target, flight.tokens) == (AWAY, region, 1)
    assert hand.shown("f1").tokens == 3    # it is on its way
    start = window.view.viewport().mapToGlobal(window.view.mapFromScene(animator._items[0].pos()))
    middle = tray.mapToGlobal(tray.rect().center())
    assert start.x() == pytest.approx(middle.x(), abs=tray.width() / 2)
    animator.finish()
    assert hand.shown("f1").tokens == 4
    hand.session.controller.count(region, -1)
    hand.told()
    (flight,) = animator._beat.flights
    assert (flight.source, flight.target) == (region, AWAY)


def test_placed_tokens_do_not_move_again_at_the_end_of_the_turn(moving, window):
    hand, began = moving(placed=2), []
    window.game_page.animator.began.connect(lambda step, milliseconds: began.append(step))
    hand.session.controller.end()
    assert began[0].earned is not None
    assert not any(step.flights for step in began)


def test_a_conquest_begins_at_the_tray_and_pays_nothing_and_a_key_ends_it(moving, window):
    moving(TO_CONQUER).region("p2")
    animator, tray = window.game_page.animator, window.bar.hand
    assert (animator.is_running, tray.is_gliding) == (True, True)
    assert (animator._edges.seat, len(animator._edges.hand), set(animator._edges.rows)) == (0, 6, {0, 1})
    QTest.keyClick(window, Qt.Key.Key_F7)
    assert (animator.is_running, tray.is_gliding) == (False, False)


def test_with_reduced_motion_the_map_only_fades(moving, window):
    """A17"""
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


@pytest.mark.parametrize("way", ["wait", "key", "click", "undo"])
def test_the_number_of_coins_counts_up_with_the_coins(moving, window, way):
    hand = moving(placed=2)
    hand.session.controller.end()
    hand.told()
    animator, row = window.game_page.animator, window.players.model_.index(0, 0)
    assert animator._beat.earned.seat == 0
    assert hand.state.coins[0] == 12 + animator._beat.earned.income.total > 12
    assert row.data(ROW).coins == 12    # they are still on the map
    window.players._counting.setCurrentTime(COINS - 30)
    assert 12 < row.data(ROW).coins < hand.state.coins[0]
    if way == "wait":
        animator._clock.setCurrentTime(animator._clock.duration())
    elif way == "key":
        QTest.keyClick(window, Qt.Key.Key_F7)
    elif way == "click":
        QTest.mouseClick(window.players.viewport(), Qt.MouseButton.LeftButton)
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
        assert (title._clock.duration(), title._clock.loopCount()) == (900, 1)
        title.announce("Last round")
        QTest.keyClick(window, Qt.Key.Key_F7)
        assert title.isHidden()


def test_the_result_of_the_die_is_told_when_it_lies(moving, window):
    hand = moving(TO_CONQUER.replace("hand 6", "hand 1"))
    hand.region("p2")
    hand.confirm()
    assert window.game_page.animator._beat.pips is not None
    assert (window.die.is_falling, "A rolls" in hand.message()) == (True, False)
    QTest.keyClick(window, Qt.Key.Key_F7)
    assert (window.die.is_falling, "A rolls" in hand.message()) == (False, True)
