"""House rules: fast pick, turns that end automatically, and unlimited undo."""

from dataclasses import replace

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox

from swqt.engine import Pick
from swqt.gui.app.main_window import MainWindow
from swqt.gui.dialogs.settings import SettingsDialog
from swqt.table import TutorialGame
from tests.support.hand import COLUMN, Hand

pytestmark = pytest.mark.usefixtures("shared_window", "unpainted")


def choose(window: MainWindow, **choices: object) -> None:
    window.settings_service.use(replace(window.settings, **choices))


class TestFastPick:
    """C3: Confirm, because a pick reveals something; a setting skips it."""

    def test_a_pick_is_confirmed_unless_somebody_wants_otherwise(self, table, window):
        hand = table(2)
        hand.card(0)
        assert hand.offered() == ["Cancel"]
        hand.offer("Cancel")
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
        assert window.score.accessibleName().startswith("A has nothing left to do – press Enter to end the turn")
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

    def test_what_was_dealt_is_dealt_again_after_a_restart(self, table, window):
        """Otherwise undoing a pick and restarting the program would reveal other combos."""
        hand = table(2, seed=None)
        choose(window, free_undo=True)
        hand.pick(0)
        shown = hand.state.column
        assert window.actions_.undo.isEnabled()
        hand.trigger("undo")
        path = hand.session.game.journal.path
        assert "; again deal" in path.read_text(encoding="utf-8")
        for picked in (False, True):
            window.show_start()
            window.open_game(path)
            if not picked:
                hand.pick(0)
            assert hand.state.column == shown
        assert "; again deal" not in path.read_text(encoding="utf-8")

    def test_with_a_bot_at_the_table_the_rule_is_not_in_force(self, table, window):
        choose(window, free_undo=True)
        table("hb").pick(0)
        undo = window.actions_.undo
        assert (undo.isEnabled(), undo.toolTip()) == (False, "Undo stops here: a new combo was revealed.")
