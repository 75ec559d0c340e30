"""Notices beside the map: it does not move for them, and everything needed stays reachable."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest

from swqt.gui.help.hints import HintRow
from swqt.gui.panels.notices import Choice, ChoiceNotice
from swqt.gui.style.theme import apply_theme
from swqt.gui.texts.sentences import IncomeSum
from tests.support.hand import on, settle

DUEL = "A 12 forest orcs : f1*2 h1 p1\nB 9 hill tritons : f3*4\nasks A choice"

pytestmark = pytest.mark.usefixtures("shared_window")


def seen(window):
    """Return everything that determines the screen position of a board coordinate."""
    settle()
    view = window.view
    return view.viewport().size(), view.viewportTransform(), view.viewport().mapToGlobal(QPoint())


def end_turn(hand):
    hand.end()
    hand.window.actions_.balance.trigger()
    hand.end()
    assert hand.session.waits_for_enter


SIZES = [(scale, size) for scale in (100, 200) for size in (QSize(1280, 720), QSize(1680, 760))]


def test_strips_of_a_game_leave_the_map_as_it_is(position, qapp, window):
    """C9: before, during and after the strip, for a hand-over and otherwise."""
    for scale, size in SIZES:
        apply_theme(qapp, "light", scale)
        window.resize(size)
        hand = position(DUEL)
        before = seen(window)
        assert not window.score.isVisible()
        end_turn(hand)
        assert seen(window) == before, (scale, size)
        window.score.show_scoring([IncomeSum(1, "+3", "B earns 3 coins", "regions 3 · " * 9)], has_news=True)
        assert seen(window) == before, (scale, size)
        window.game_page.tip.show_tip("word " * 40, "DECLINE-1")
        assert seen(window) == before, (scale, size)
        window.game_page.tip.hide()
        window.score.show_handover(1, "B's turn", [], can_undo=True)
        hand.take_over()
        assert seen(window) == before, (scale, size)


@pytest.mark.parametrize("scale", [100, 200])
def test_nothing_that_is_needed_lies_below_it(position, qapp, window, scale):
    """The buttons of the bar, the map and the strip, the cards, and all tokens during play."""
    apply_theme(qapp, "light", scale)
    window.resize(1280, 720)
    hand = position(DUEL)
    end_turn(hand)
    for bots in (False, True):
        if bots:
            window.score.show_scoring([IncomeSum(1, "+3", "B earns 3 coins", "regions 3 · Tritons 4")], has_news=True)
        settle()
        bar = window.bar
        strip = on(window, window.score)
        assert on(window, window.view).intersects(strip) == window.is_folded, "only a folded table has no column for it"
        assert strip.left() >= 0
        assert strip.right() < window.width()
        own = [window.score.recap, *([window.score.close_button] if bots else [])]
        for button in (*bar.offers(), bar.end, bar.decline, bar.roll, *bar._tools, *window.parts.tools.stops(), *own):
            if button.isVisible():
                assert window.childAt(on(window, button).center()) is button, button
        window.game_page.hover(hand.index("p2"))
        settle()
        assert on(window, window.card).intersects(on(window, window.view)) == window.is_folded
        assert not on(window, window.card).intersects(on(window, window.score))
        window.game_page.help.show_text("Long", "<p>" + "word " * 2000)
        assert on(window, window.view).contains(on(window, window.game_page.help))
        window.game_page.help.put_away()


def test_what_was_earned_is_put_away_by_keys(table, window, qtbot):
    hand = table("hb")
    hand.pick()
    hand.end()
    qtbot.waitUntil(lambda: window.score.close_button.isVisible())
    qtbot.waitUntil(lambda: hand.session.controller.legal_moves is not None)
    stops = window.keyboard_navigation.stops()
    assert window.score.close_button in stops[stops.index(window.view) :]
    window.score.close_button.setFocus()
    QTest.keyClick(window.score.close_button, Qt.Key.Key_Return)
    settle()
    assert (window.score.isVisible(), window.view.hasFocus()) == (False, True)
    assert hand.session.controller.legal_moves is not None


def test_hints_and_news_of_a_network_leave_the_map_as_it_is(position, qapp, window):
    position(DUEL)
    page, net = window.game_page, ChoiceNotice()
    page.add_question(net)
    texts = ("Save and leave", "Play on in a copy…", "Let a bot play for now")
    choices = [Choice(text, lambda: None) for text in texts]
    reason = "takes Forest 12, Hills 4 and Farmland 7 from the Lost Tribes; only the Tritons can come back"
    rows = [HintRow(9 - number, 88 - number, 4.1, reason) for number in range(3)]
    for scale, size in SIZES:
        apply_theme(qapp, "light", scale)
        window.resize(size)
        before = seen(window)
        page.hints.show_thinking()
        assert seen(window) == before, (scale, size)
        page.hints.show_rows(rows)
        page.hints.show_step("Next: A's Orcs conquer Forest 12.")
        assert seen(window) == before, (scale, size)
        net.say("Waiting for Clara. The game is saved at every player's computer.", choices)
        assert seen(window) == before, (scale, size)
        settle()
        for button in (*page.hints.buttons, page.hints.play, page.hints.close_button, *net.buttons()):
            if button.hasHeightForWidth():    # its words may take several lines
                assert button.width() >= button.minimumSizeHint().width(), button.text()
                assert button.height() >= button.heightForWidth(button.width()), button.text()
            else:
                assert button.width() >= button.sizeHint().width(), button.text()
            page.details.ensureWidgetVisible(button)
            assert on(window, window.view).intersects(on(window, button)) == window.is_folded, button.text()
            assert window.childAt(on(window, button).center()) is button, button.text()
        net.say("")
        page.hints.put_away()
        for trouble in ("The game is not being saved.", ""):
            page.tell_trouble("game", trouble)
            assert seen(window) == before, (scale, size)
