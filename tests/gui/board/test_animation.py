"""Animation: its steps on the map, finishing it at any moment, and its final position."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPropertyAnimation, Qt, QVariantAnimation
from PySide6.QtTest import QTest

from swqt.engine import Earned
from swqt.gui.board.animation import AWAY, DIE, MOST, PACE, animation_steps, at_the_end, at_the_start, pace_of
from swqt.gui.board.animator import Animator
from swqt.gui.board.region_items import RegionLook
from swqt.gui.help.tutorial_widgets import PulseAnimation
from swqt.gui.session.position_image import region_looks
from swqt.gui.style.motion import FADE
from swqt.table import BotSet, Game, Seat, Settings
from tests.support.hand import TO_CONQUER, Hand

MOVING = Settings(bot_speed="fast", own_speed="slow", sound=False)

pytestmark = pytest.mark.usefixtures("shared_window")


def tokens(looks: list[RegionLook]) -> list[tuple[int, str, bool, int, int]]:
    return [(look.seat, look.race, look.declined, look.tokens, look.natives) for look in looks]


def play_some(game: Game, commands: int, seed: int = 3) -> None:
    bots = BotSet(seed)
    for _ in range(commands):
        command = bots.choose(game)
        if command is None:
            return
        game.play(command)


@pytest.fixture
def moving(table) -> tuple[Hand, Animator, int]:
    """A game in which tokens are on their way to a region."""
    hand = table(2)
    hand.pick()
    target = hand.cheapest()
    assert target is not None
    hand.window.settings_service.current = MOVING
    hand.region(target)
    animator = hand.window.game_page.animator
    assert animator.is_running
    return hand, animator, target


def test_tokens_fly_and_stand_only_when_they_have_landed(moving):
    hand, animator, target = moving
    after, stand = hand.session.looks()[target], hand.session.scene.stands[target]
    assert after.tokens > 0
    assert 0 < animator.moving <= MOST
    for moment in (0, animator._clock.duration() // 2):
        animator._clock.setCurrentTime(moment)
        assert stand.look.seat == -1
    QTest.keyClick(hand.window.view, Qt.Key.Key_Space)
    assert (animator.is_running, animator.moving, stand.look) == (False, 0, after)


def test_a_click_on_the_way_is_taken_and_ends_it_and_leaving_leaves_nothing_behind(moving):
    hand, animator, first = moving
    second = hand.cheapest()
    hand.region(second)
    assert hand.state.tokens[second]
    assert hand.session.scene.stands[first].look.tokens == hand.state.tokens[first] > 0
    assert animator.is_running
    hand.window.show_start()
    assert not animator.is_running


def test_bots_wait_until_it_has_been_seen(table, qtbot):
    hand = table("bb")
    hand.window.settings_service.current = MOVING
    animator, runner = hand.window.game_page.animator, hand.session.runner
    runner.set_speed("fast")
    qtbot.waitUntil(lambda: animator.is_running)
    assert not runner._timer.isActive()
    animator.finish()
    assert runner._timer.isActive()


def test_nothing_moves_when_motion_is_to_be_reduced():
    """A17"""
    seats = [Seat("Anna", "human"), Seat("Ben", "bot:random")]
    still = replace(MOVING, reduced_motion=True)
    assert [pace_of(still, seats, seat) for seat in (AWAY, 0, 1)] == [0, 0, 0]
    assert [pace_of(MOVING, seats, seat) for seat in (AWAY, 0, 1)] == [1.5, 1.5, 0.5]
    assert pace_of(replace(MOVING, own_speed="instant"), seats, 0) == 0


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow), pytest.param(2, marks=pytest.mark.slow)])
@pytest.mark.parametrize("content", ["base", "underground", "both"])
def test_after_the_last_beat_the_map_shows_the_position(table, content, seed):
    """Playing all beats gives the same tokens as painting the State alone; an event belongs to one beat at most."""
    hand = table("bbb", seed=seed, content=content)
    game = hand.session.game
    hand.session.runner.hold("test", True)
    play_some(game, 150, seed)
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


def test_a_roll_is_over_soon_however_slow_all_else_is(window):
    """C5: half a second at most; immediately with reduced motion."""
    die = window.die
    for pace, lasts in ((PACE["slow"], 500), (PACE["fast"], 250)):
        die.tumble(2, round(DIE * pace))
        assert die._tumbling.duration() == lasts
        die.settle()
        assert die._face == 2


@pytest.mark.parametrize(("chosen", "fades"), [
    (Settings(reduced_motion=True), True), (Settings(own_speed="instant"), False), (Settings(), False),
])  # fmt: skip
def test_the_die_appears_softly_where_nothing_is_to_move(position, window, qtbot, chosen, fades):
    """C5, A17: it appears at its final place and fades in for 120 ms; the result is known at once."""
    hand = position("A 12 forest orcs hand 1 : f1 h1\nB 9 hill tritons : f3*2 p2\nasks A conquer")
    window.settings_service.current = chosen
    die = window.die
    hand.region("p2")
    hand.confirm()
    assert die.isVisible()
    assert (die._fading.state() == QVariantAnimation.State.Running) is fades
    if not fades:
        return
    assert (die._fading.duration(), die._angle, die._face) == (FADE, -6.0, die.pips)

    def strength(milliseconds: int | None) -> int:
        die.settle() if milliseconds is None else die._fading.setCurrentTime(milliseconds)
        return int(die.grab().toImage().pixelColor(die.rect().center() + QPoint(0, 24)).red())

    faint, plain, whole = map(strength, (30, FADE - 8, None))
    assert faint != plain
    assert abs(whole - plain) < abs(faint - plain)


def test_nothing_flashes(window):
    """A17, WCAG 2.3.1: nothing flashes more than three times a second, or endlessly."""
    found = window.findChildren(QVariantAnimation)
    assert len(found) >= 3    # the die, the card, the map's steps
    found.append(PulseAnimation(window))
    for animation in found:
        assert animation.loopCount() >= 1, animation
        if animation.loopCount() > 1:
            assert animation.duration() * 3 >= 1000, animation
