"""Several people at one window: secret coins, the cover at a hand-over, and the texts for each player."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox

from swqt.engine import Earned, Income, Pick
from swqt.gui.app.main_window import MainWindow
from swqt.gui.dialogs.settings import SettingsDialog
from swqt.gui.session.game_runner import Scoring
from swqt.gui.session.region_actions import MainStep
from swqt.gui.style.theme import apply_theme
from swqt.gui.texts.sentences import regions_of, sums_of
from swqt.table import Settings, TutorialGame
from tests.support.hand import COLUMN, Hand, settle

ENDING = "A 12 forest orcs : f1*2 h1 p1\nB 9 hill tritons : f3*4\nasks A choice"
PRIVATE = Settings(privacy_screen=True, own_speed="instant", bot_speed="instant", sound=False)

pytestmark = pytest.mark.usefixtures("shared_window", "unpainted")


def head(secrecy: str) -> str:
    return f"; coins {secrecy}\nboard midland-2\ncontent base\n{COLUMN}"


def row(window: MainWindow, seat: int) -> str:
    """Return what the row of a player says."""
    window.presenter.flush()
    return str(window.players.model().index(seat, 0).data())


def pass_on(hand: Hand) -> None:
    """End the current player's turn by declining."""
    hand.decline()
    hand.confirm()


class TestCoins:
    @pytest.mark.parametrize("secrecy", ["hidden", "told"])
    def test_whoever_is_in_turn_sees_the_own_ones_while_c_is_held(self, position, window, secrecy):
        """The key works from everywhere, except where letters are typed or searched."""
        position(ENDING, head=head(secrecy))
        for widget in (window.view, window.players, window.log.view, window.column.cards[0], window.bar.end):
            widget.setFocus()
            for act, seen in ((QTest.keyPress, "12 coins"), (QTest.keyRelease, "coins are secret")):
                act(widget, Qt.Key.Key_C)
                assert seen in row(window, 0)
                assert "coins are secret" in row(window, 1)

    def test_pointing_at_the_own_row_shows_them_but_nothing_while_the_mouse_changes_hands(self, position, window):
        hand = position(ENDING, head=head("told"))
        panel, none = window.players, Qt.MouseButton.NoButton
        for pointed, own in ((0, "12 coins"), (1, "coins are secret"), (0, "12 coins"), (-1, "coins are secret")):
            at = QPointF(panel.visualRect(panel.model().index(pointed, 0)).center())
            move = QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, Qt.KeyboardModifier.NoModifier)
            outside = pointed < 0
            QApplication.sendEvent(*((panel, QEvent(QEvent.Type.Leave)) if outside else (panel.viewport(), move)))
            assert own in row(window, 0)
            assert "coins are secret" in row(window, 1)
        pass_on(hand)
        QTest.keyPress(window, Qt.Key.Key_C)
        assert all("secret" in row(window, seat) for seat in range(2))
        hand.take_over()
        assert "9 coins" in row(window, 1)

    def test_told_gains_stand_on_the_strip_and_in_the_log(self, position, window):
        pass_on(position(ENDING, head=head("told")))
        assert not window.handover.is_covered    # unless that is wanted
        assert window.score.accessibleName().startswith("B's turn. ")
        assert window.bar.end.step == MainStep("Continue", "B takes over", meaning="hand-over")
        assert window.score.parts() == "A earns 3 coins: regions 3."
        assert "A earns 3 coins" in window.log.toPlainText()
        window.actions_.statistics.trigger()
        assert window.replay_controller.ending.decided.accessibleName() == "Coins are secret until the end."

    def test_hidden_gains_are_nowhere_until_the_end(self, position, window):
        spoken: list[str] = []
        window.keyboard_navigation.announcer.announced.connect(spoken.append)
        hand = position(ENDING, "10/10", head=head("hidden"))
        pass_on(hand)
        assert window.score.parts() == "A collects coins."
        assert "earns" not in window.log.toPlainText()
        assert not any("earns" in text for text in spoken)
        hand.take_over()
        pass_on(hand)
        assert hand.session.game.decision is None
        assert "A earns 3 coins: regions 3." in window.log.toPlainText()
        assert "15 coins" in row(window, 0)

    def test_the_only_person_sees_the_own_coins_always(self, table, window):
        hand = table("hb")
        hand.session.game.secrecy = "hidden"
        hand.session.changed.emit()
        assert "5 coins" in row(window, 0)
        assert "secret" in row(window, 1)


class TestCover:
    @pytest.fixture
    def covered(self, position, window) -> Hand:
        """A game in which the screen is covered until the next player confirms."""
        window.settings_service.current = PRIVATE
        hand = position(ENDING)
        assert not window.handover.is_covered
        pass_on(hand)
        assert window.handover.is_covered
        return hand

    def test_it_covers_everything_until_enter(self, covered, window):
        cover = window.handover.cover
        for widget in (window.view, window.players, window.log, window.column, window.bar):
            assert cover.geometry().contains(widget.mapTo(window, widget.rect().center()))
        on_top = window.childAt(window.view.mapTo(window, window.view.rect().center()))
        assert on_top is cover or cover.isAncestorOf(on_top)
        for _ in range(4):
            QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
            assert cover.isAncestorOf(window.focusWidget()), "Tab does not lead below"
        window.resize(1500, 900)
        assert cover.geometry().bottomRight() == QPoint(window.width() - 1, window.height() - 1)
        assert cover._title.text() == "B's turn"
        QTest.keyClick(cover.go_on, Qt.Key.Key_Return)
        covered.told()
        assert (window.handover.is_covered, covered.session.controller.legal_moves.seat) == (False, 1)

    @pytest.mark.parametrize("act", ["What happened", "Undo"])
    def test_other_ways_uncover_too(self, covered, window, act):
        covered.trigger("undo") if act == "Undo" else covered.click(window.handover.cover.recap)
        assert (window.handover.is_covered, window.replay_controller.review.is_open) == (False, act != "Undo")

    def test_a_panel_of_its_own_is_covered_too(self, window, position, request):
        position(ENDING)
        window.docks["players"].setFloating(True)
        hand = request.getfixturevalue("covered")
        assert window.players.isHidden()
        hand.press(window.handover.cover.go_on)
        assert not window.players.isHidden()


class TestWords:
    CHOICE = "A 12 forest orcs hand 2 : f1*2 h1 p1 | ~fortified dwarves : m1\nB 9 hill tritons : f3\nasks A choice"
    CONQUEST = "A 12 forest orcs hand 2 : f1 h1\nB 9 hill tritons : f3\ndone h1\nasks A conquer"

    def test_the_button_says_what_declining_comes_to_or_why_not(self, position, window):
        decline = window.bar.decline
        position(self.CHOICE)
        assert decline.toolTip() == (
            "Decline: lose 3 tokens, keep 3 regions, earn 3 coins now, Dwarves leave the map."
            " You pick a new race next turn. (Ctrl+D)"
        )
        position(self.CONQUEST)
        assert decline.text() == "&Decline"
        assert "only at the start of a turn" in decline.toolTip()

    @pytest.mark.parametrize("scale", [100, 200])
    def test_the_main_button_never_moves(self, position, window, qapp, scale):
        """C1, A7: whatever is offered beside it. With large text only the tip says what declining pays."""
        apply_theme(qapp, "light", scale)
        places = set()
        for text in (self.CHOICE, self.CONQUEST, "A 9\nB 9\nasks A pick"):
            hand = position(text)
            settle()    # with large text the tray makes way, and the choices follow
            decline = window.bar.decline
            places.add(window.bar.end.geometry().getRect())
            assert ("Decline" in " ".join(hand.offered()) or decline.isVisible()) is (text == self.CHOICE)
            if decline.isVisible():
                assert decline.width() >= decline.sizeHint().width()
            if text == self.CHOICE:
                assert decline.text() == ("&Decline" if scale == 200 else "&Decline  +3")
                assert "3 coins now" in decline.toolTip()
        assert len(places) == 1

    def test_a_part_of_the_sum_glows_where_it_comes_from(self, position, window):
        hand = position("A 12 forest orcs : f1*2 h1 p1\nB 9 hill tritons : f3\nasks A close")
        parts = window.score._parts
        hand.end()
        addresses = {regions_of(part.split('"')[0]): part.split('"')[0] for part in parts.text().split('href="')[1:]}
        for address, glows in ((addresses[1 << hand.index("f1")], True), ("", False)):
            parts.linkHovered.emit(address)
            assert (hand.session.looks()[hand.index("f1")].mark == "chosen") is glows


class TestSums:
    """C9: the earnings of all players since a person here last played."""

    def test_every_bot_has_its_sum(self, table, window, qtbot):
        hand, score, sums = table("hbbb"), window.score, window.score.sum_row
        hand.pick()
        hand.end()
        qtbot.waitUntil(lambda: hand.session.legal_moves is not None)
        hand.told()
        buttons = sums.buttons
        earned = [
            hand.session.sentences.earned(event)
            for entry in hand.session.game.history for event in entry.events if isinstance(event, Earned)
            if event.reason == "score" and not hand.session.game.seats[entry.seat].is_human
        ]  # fmt: skip
        assert len(earned) == 3
        qtbot.waitUntil(lambda: all(sums.rect().contains(button.geometry()) for button in buttons))
        assert [button.accessibleName() for button in buttons] == earned
        assert score.parts().startswith(earned[-1])
        hand.press(buttons[0])
        window.presenter.refresh_map()    # an unrelated refresh
        assert (sums.buttons, sums.number) == (buttons, 0)
        assert score.parts().startswith(earned[0])
        assert set(buttons) <= set(window.keyboard_navigation.stops())
        hand.press(score.close_button)
        assert not score.isVisible()

    def test_secret_gains_have_no_figures(self, position, window):
        hand = position(ENDING, head=head("hidden"))
        scorings = [Scoring(seat, Earned(seat, Income(seat + 3, ()))) for seat in (0, 1)]
        window.score.show_scoring(sums_of(scorings, hand.session.sentences))
        assert [button.text().strip() for button in window.score.sum_row.buttons] == ["", ""]
        assert window.score.parts() == "B collects coins."

    @pytest.mark.parametrize("scale", [100, 150, 200])
    def test_a_hand_over_has_room_for_its_buttons(self, qapp, position, window, scale):
        """A7: the main button below the board takes over; the notice has the recap and Undo."""
        apply_theme(qapp, "light", scale)
        pass_on(position(ENDING))
        settle()
        score = window.score
        buttons = [button for button in (score.recap, score.undo_button) if button.isVisible()]
        assert score.recap in buttons
        assert score.width() <= window.game_page.details.viewport().width()
        for button in buttons:
            assert button.width() >= button.minimumSizeHint().width()
            assert score.rect().contains(button.mapTo(score, button.rect().bottomRight()))


def test_a_tip_comes_once_after_two_weak_turns(position, window):
    hand, tip = position(ENDING), window.game_page.tip
    assert not tip.isVisible()
    while (hand.state.round, hand.state.turn) != (6, 0):
        if hand.session.waits_for_enter:
            hand.take_over()
        if hand.session.game.decision.kind == "redeploy":
            hand.session.controller.balance()
        hand.end()
    hand.take_over()
    assert tip.text().startswith("The last two turns have brought A almost nothing.")
    assert window.settings.decline_tip_seen
    QTest.mouseClick(tip.done, Qt.MouseButton.LeftButton)
    assert not tip.isVisible()
    hand.session.changed.emit()
    assert not tip.isVisible()


def test_each_person_at_the_table_has_a_choice_of_retreats(window, qtbot):
    dialog = SettingsDialog(Settings(), window.actions_, people=("Anna", "Ben"))
    qtbot.addWidget(dialog)
    box = next(box for box in dialog.findChildren(QComboBox) if "Ben" in box.accessibleName())
    for index, chosen in ((box.findData("ask"), {"Ben": "ask"}), (0, {})):
        box.setCurrentIndex(index)
        assert dialog.settings.retreats_of == chosen


def test_letters_of_the_table_work_but_where_letters_are_typed(position, window):
    position(ENDING, head=head("told"))
    for widget, name in ((window.players, "owners"), (window.log.view, "")):
        QTest.keyClick(widget, Qt.Key.Key_1)
        assert window.assistant.overlays.name == name
    for act, is_shown in ((QTest.keyPress, True), (QTest.keyRelease, False)):
        act(window.players, Qt.Key.Key_K)
        assert all(stand.show_code is is_shown for stand in window.session.scene.stands)
    window.actions_.codes.trigger()
    assert window.session.scene.stands[0].show_code
    window.actions_.codes.trigger()
    window.actions_.find_log.trigger()
    QTest.keyPress(window.log.search, Qt.Key.Key_C)
    assert "coins are secret" in row(window, 0)
    assert window.log.search.text() == "c"
    window.docks["regions"].show()
    QTest.keyPress(window.regions.table, Qt.Key.Key_C)    # searches the list for a code
    assert "coins are secret" in row(window, 0)


def test_title_and_phase_line_say_that_people_share_the_screen(position, window):
    """C13"""
    hand, line = position(ENDING), window.phase
    assert (window.windowTitle(), line._name.toolTip()) == (
        "Hot-seat – Round 3 – A's turn – swqt", "Players share this screen",
    )  # fmt: skip
    assert " · Hot-seat · " in line.text()
    hand.session.runner.hold("test", True)
    hand.session.game.hand_over(1, "bot:easy")
    hand.told()
    assert (window.windowTitle(), line._name.toolTip()) == ("Round 3 – A's turn – swqt", "A")
    assert "Hot-seat" not in line.text()


def choose(window: MainWindow, **choices: object) -> None:
    window.settings_service.use(replace(window.settings, **choices))


class TestFastPick:
    """C3: Confirm, because a pick reveals something; a setting skips it."""

    def test_a_pick_is_confirmed_unless_somebody_wants_otherwise(self, table, window):
        hand = table(2)
        window.actions_.settings.trigger()
        dialog = window.findChild(SettingsDialog)
        dialog.findChild(QCheckBox, "fast_pick").setChecked(True)
        dialog.close()
        hand.card(0)
        assert Pick(0) in [entry.command for entry in hand.session.game.history]

    def test_where_powers_may_be_exchanged_it_is_asked_all_the_same(self, window, table, monkeypatch):
        hand = table(2)
        choose(window, fast_pick=True)
        monkeypatch.setitem(hand.session.controller.legal_moves.swaps, 1, {2})
        hand.card(1)
        assert "Swap powers" in hand.offered()
        assert not any(entry.seat == 0 for entry in hand.session.game.history)

    def test_a_lesson_asks_for_what_it_teaches(self, window):
        choose(window, fast_pick=True)
        window.assistant.lessons.begin()
        assert isinstance(window.session.game, TutorialGame)
        assert not window.session.controller.fast_pick


LAST = "A 12 commando orcs hand 1 : f1 h1\nB 9 hill tritons : f3*2 p2\nasks A conquer"
"""The next conquest is the last possible action: afterwards each token holds its own region."""
HEAD = f"board midland-2\ncontent base\n{COLUMN.replace('commando', 'merchant')}"


class TestEndOfATurn:
    """C6: no turn ends automatically by default, because undo would then be too late."""

    @pytest.fixture
    def done(self, position) -> Hand:
        """A person before a bot has made the last possible conquest."""
        hand = position(LAST, head=HEAD)
        hand.session.game.hand_over(1, "bot:random")
        hand.region(hand.cheapest())
        return hand

    def test_bots_wait_until_the_player_lets_the_turn_end(self, done, window, qtbot):
        game = done.session.game
        assert game.state.turn == 1
        length = len(game)
        QTest.qWait(100)
        assert len(game) == length
        assert window.score.accessibleName().startswith("A has nothing left to do. ")
        done.press(window.score.undo_button)
        assert (game.state.turn, done.session.hotseat.waiting_to_end) == (0, False)
        done.region(done.cheapest())
        assert window.actions_.confirm.isEnabled()
        window.actions_.confirm.trigger()
        qtbot.waitUntil(lambda: len(game) > length)

    def test_it_ends_by_itself_if_somebody_wants_that(self, window, request, qtbot):
        choose(window, auto_end=True)
        hand = request.getfixturevalue("done")
        assert not hand.session.waits_for_enter
        qtbot.waitUntil(lambda: any(entry.seat == 1 for entry in hand.session.game.history))

    def test_whoever_ends_the_turn_is_not_asked_again(self, position, window):
        hand = position(LAST.replace("hand 1", "hand 5"), head=HEAD)
        hand.session.game.hand_over(1, "bot:random")
        hand.session.runner.hold("test", True)
        hand.end()
        hand.session.controller.balance()
        hand.end()
        assert (hand.state.turn, hand.session.hotseat.waiting_to_end) == (1, False)


class TestUndoPastEverything:
    """C6: the unlimited undo for people at one screen."""

    def test_it_goes_past_a_pick_and_the_other_player(self, table, window):
        hand = table(2)
        choose(window, free_undo=True)
        hand.pick(0)
        shown = hand.state.column
        while hand.state.turn == 0:
            hand.step()
        if hand.session.waits_for_enter:
            hand.take_over()
        hand.pick(0)
        assert hand.state.turn == 1
        while window.actions_.undo.isEnabled():
            hand.trigger("undo")
        decision = hand.session.game.decision
        assert (decision.seat, decision.kind) == (0, "pick")
        assert hand.session.controller.legal_moves is not None
        hand.pick(0)
        assert hand.state.column == shown

    def test_with_a_bot_at_the_table_the_rule_is_not_in_force(self, table, window):
        choose(window, free_undo=True)
        table("hb").pick(0)
        undo = window.actions_.undo
        assert (undo.isEnabled(), undo.toolTip()) == (False, "Undo stops here: a new combo was revealed.")
