"""The window in play: every decision by mouse, refusals with reasons, undo, hand-over, new games."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QMenu

from swqt.gui.dialogs.new_game import NewGameDialog
from swqt.gui.panels.player_row import ROW, PlayerRace
from swqt.gui.session.region_actions import DOES, NEEDS, MainStep
from swqt.gui.style.theme import current
from swqt.table import Settings, load_settings

CONQUER = "A 12 forest orcs hand 3 : f1 h1\nB 9 hill tritons : f3\nasks A conquer"
CHOICE = "A 12 forest orcs : f1*2 h1 p1\nB 9 hill tritons : f3\nasks A choice"
REDEPLOY = "A 12 forest orcs hand 3 : f1*2 h1 p1\nB 9 hill tritons : f3\nasks A redeploy"

pytestmark = pytest.mark.usefixtures("shared_window")


class TestPick:
    def test_click_and_confirm_or_cancel(self, table):
        hand = table(2)
        hand.card(0)
        hand.offer("Cancel")
        assert (hand.offered(), hand.session.game.decision.kind) == ([], "pick")
        assert hand.region(0) == "Pick a combo first."
        hand.card(1)
        assert hand.offered() == ["Cancel"]
        assert hand.message().startswith("Pick ")
        assert hand.message().endswith("It costs 1 coin.")
        hand.confirm()
        assert (hand.state.coins[0], hand.session.game.decision.kind) == (4, "conquer")

    def test_what_is_too_dear_is_grey_and_says_why(self, position):
        hand = position("A 1\nB 5\nasks A pick")
        reason = "You can't afford this combo: it costs 3, and you have 1."
        assert [hand.window.column.cards[row].look.reason for row in (1, 3)] == ["", reason]
        hand.card(3)
        assert (hand.message(), hand.offered()) == (reason, [])


class TestConquer:
    def test_a_click_takes_a_region_or_a_refusal_is_in_words(self, position):
        hand = position(CONQUER)
        assert hand.region("l1") == "Lake 1 is water: this race can't go there."
        assert hand.region("f1") == "This race already holds Forest 1."
        assert hand.window.bar.message.property("refusal") is True
        target = hand.cheapest()
        left = 3 - hand.session.controller.legal_moves.badges[target].number
        hand.region(target)
        assert (hand.state.tribe_at(target), hand.state.tribes[0].hand) == (0, left)
        assert f" · A · conquer – {left} token" in hand.window.phase.text()
        assert "before your first conquest" in hand.leave("f1")

    def test_the_die_is_asked_about_once(self, position):
        hand = position(CONQUER.replace("hand 3", "hand 1"))
        target = next(iter(hand.session.controller.legal_moves.by_region))
        assert "You need +1 (50% chance)" in hand.region(target)
        hand.confirm()
        assert hand.session.game.decision.kind != "conquer"    # FINAL-4
        assert hand.window.die.isVisible()
        assert hand.message().startswith(f"A rolls a {hand.window.die.pips or 'blank'}. A's Orcs")

    def test_several_ways_are_a_menu(self, position):
        """POWER-DRAGON-1 beside the plain conquest."""
        hand = position("A 12 dragon orcs hand 5 : f1 h1\nB 9 hill tritons : f3\nasks A conquer")
        target = hand.cheapest()
        hand.region(target)
        texts = [action.text() for action in hand.menu().actions()]
        assert texts[1:] == ["Conquer: 2 tokens", "Dragon Master: 1 token"]
        hand.choose(1)
        assert (hand.state.tokens[target], hand.session.scene.stands[target].look.pieces) == (1, (("dragon", 1),))

    def test_abandoning_is_marked_then_confirmed(self, position):
        hand = position(CHOICE)
        for code in ("f1", "h1", "p1"):
            hand.leave(code)
        assert hand.region("p1") == "Abandon Forest 1 and Hill 1?"    # this one is deselected
        hand.confirm()
        assert (hand.state.tribes[0].held, hand.session.game.decision.kind) == (1 << hand.index("p1"), "conquer")

    def test_rolling_first(self, position):
        """POWER-BERSERK-1."""
        hand = position("A 12 berserk orcs hand 2 : f1 h1\nB 9 hill tritons : f3\nasks A conquer")
        hand.press(hand.window.bar.roll)
        assert hand.window.die.pips == hand.state.rolled >= 0
        assert f"You rolled a {hand.state.rolled or 'blank'}. " in hand.message()
        assert not hand.window.bar.roll.isVisible()


class TestRedeploy:
    def test_left_adds_right_takes_and_the_end_waits_until_all_are_placed(self, position):
        hand = position(REDEPLOY)
        end = hand.window.bar.end

        def shown(*codes: str) -> list[int]:
            return [hand.shown(code).tokens for code in codes]

        assert hand.message().startswith("3 tokens left to place.")
        assert end.step == MainStep("3 to place", "click your regions", NEEDS, "spread redeploy")
        hand.press(end)
        assert hand.message() == "3 tokens left to place."
        for count in (2, 3, 4):
            hand.region("h1")
            assert shown("h1") == [count]
        assert hand.region("h1").startswith("No tokens left to place.")
        assert hand.region("f3") == "You can't place tokens in Forest 3."
        hand.region("f1", Qt.MouseButton.RightButton)
        assert shown("f1") == [1]
        assert hand.region("f1", Qt.MouseButton.RightButton) == "Forest 1 has no token to spare."
        hand.offer("Reset")
        assert shown("f1", "h1", "p1") == [2, 1, 1]
        hand.offer("Balance")
        assert (shown("f1", "h1", "p1"), end.step.dress, end.text()) == ([3, 2, 2], DOES, "End turn  +4")
        hand.press(end)
        assert hand.state.coins[0] == 16

    def test_encampments_are_placed_and_moved(self, position):
        """POWER-BIVOUACKING-1, POWER-BIVOUACKING-2."""
        hand = position("A 12 bivouacking orcs hand 2 : f1 h1\nB 9 hill tritons : f3\nasks A redeploy")
        for code in ("f1", "f1", "f1", "h1", "h1"):
            hand.region(code)
        assert hand.offered()[:3] == ["Move: Encampment", "Balance", "Fortify borders"]
        hand.offer("Move")
        hand.region("f1")
        hand.region("h1")
        assert hand.shown("h1").pieces == (("encampment", 3),)
        hand.offer("Balance")
        hand.end()
        assert hand.state.turn == 1

    def test_heroes_are_placed_at_the_close(self, position):
        """POWER-HEROIC-1."""
        hand = position(CHOICE.replace("forest", "heroic").replace("choice", "close"))
        for code, dress, turn in (("l1", NEEDS, 0), ("f1", NEEDS, 0), ("p1", DOES, 1)):
            assert (hand.region(code) == "This race isn't in Lake 1.") is (code == "l1")
            assert hand.window.bar.end.step.dress == dress
            hand.end()
            assert hand.state.turn == turn

    def test_peace_is_a_button_and_stout_an_offer(self, position):
        """POWER-DIPLOMAT-1, POWER-STOUT-1."""
        hand = position(CHOICE.replace("forest", "diplomat").replace("choice", "close"))
        hand.offer("Peace with B")
        assert hand.state.tribes[0].pact == 1
        hand = position(CHOICE.replace("forest", "stout").replace("choice", "stout"))
        assert hand.window.bar.end.text() == "Keep your race"
        hand.press(hand.window.bar.decline)
        hand.confirm()
        assert not hand.state.tribes[0].active


class TestUndo:
    def test_a_conquest_is_taken_back_and_done_again_but_what_was_revealed_stays(self, table):
        hand = table(2)
        undo = hand.window.actions_.undo
        assert not undo.isEnabled(), "nothing has been played"
        hand.pick()
        assert not undo.isEnabled()
        assert "a new combo was revealed" in undo.toolTip()
        before = hand.state.digest, hand.window.log.lines
        hand.region(hand.cheapest())
        after = hand.state.digest, hand.window.log.lines
        for command, expected in (("undo", before), ("redo", after), ("reset_turn", before)):
            hand.trigger(command)
            assert (hand.state.digest, hand.window.log.lines) == expected

    def test_the_end_of_a_turn_can_be_taken_back_at_the_hand_over(self, position):
        hand = position(REDEPLOY)
        hand.offer("Balance")
        hand.end()
        strip, digest = hand.window.score, hand.state.digest
        assert strip.accessibleName().startswith("B's turn – press Enter")
        assert strip.parts() == "A earns 4 coins: regions 3 · Forest 1."
        assert hand.session.controller.legal_moves is None
        hand.region("f4")
        assert hand.state.digest == digest, "nothing can be clicked until the next person takes over"
        hand.click(strip.undo_button)
        assert (hand.session.game.decision.kind, strip.isVisible()) == ("redeploy", False)
        assert hand.session.controller.legal_moves is not None


class TestTurns:
    def test_a_slow_bot_moves_alone_and_can_be_skipped(self, table, window):
        window.settings_service.current = Settings(bot_speed="slow", own_speed="instant", sound=False)
        hand = table("bh")
        assert hand.session.runner.waiting_for_bot
        assert "is playing…" in hand.message()
        digest, count = hand.state.digest, len(hand.session.game)
        hand.card(0)
        hand.region(0)
        assert (hand.state.digest, window.bar.end.isEnabled()) == (digest, False)
        window.actions_.skip.trigger()
        assert len(hand.session.game) > count

    def test_a_bot_that_thinks_long_says_so_and_leaves_the_window_free(self, table, qtbot):
        hand = table("ehh")    # with three seats it also thinks in others' turns
        runner = hand.session.runner
        qtbot.waitUntil(lambda: runner.is_thinking)
        assert "is thinking" in hand.told()
        runner.skip()
        qtbot.waitUntil(lambda: len(hand.session.game) > 6)


class TestLooking:
    def test_a_click_on_a_player_shows_their_regions(self, position, window):
        hand, rows = position(CONQUER), window.players
        for mark in ("chosen", "dimmed"):
            rows.picked.emit(1)
            window.presenter.flush()
            assert hand.shown("f3").mark == mark
        rows.customContextMenuRequested.emit(rows.visualRect(rows.model_.index(1)).center())
        menu = window.findChild(QMenu, "seat")
        next(action for action in menu.actions() if action.text() == "&Show regions").trigger()
        window.presenter.flush()
        assert hand.shown("f3").mark == "chosen"
        menu.close()

    def test_the_players_are_read_out(self, position):
        text = "A 12 forest orcs hand 3 : f1 h1 | ~merchant dwarves : p1\nB 9 hill tritons : f3\nasks A conquer"
        hand = position(text)
        first, second = (hand.window.players.model().index(seat, 0) for seat in range(2))
        assert first.data() == (
            "A, playing now, 12 coins, 3 regions, Forest Orcs: 2 + 3 in hand, Dwarves (in decline): 1"
        )
        assert second.data() == "B, 9 coins, 1 region, Hill Tritons: 1, last in order"
        assert (first.data(ROW).note, second.data(ROW).note) == ("you", "last")
        assert first.data(ROW).active == PlayerRace("orcs", "Forest Orcs", "Orcs", True)


class TestStarting:
    def test_starting_remembers_the_set_up(self, window, monkeypatch):
        monkeypatch.setattr(NewGameDialog, "exec", lambda dialog: dialog.start.click() or 1)
        window.start_page.new_game.click()
        assert window.session is not None
        assert load_settings().last_setup["names"] == ["Player 1", "Player 2"]

    def test_a_board_that_is_only_a_graph_gets_a_plain_map(self, window, tmp_path):
        path = tmp_path / "graph.swn"
        path.write_text(
            "swqt 1\nboard {\n f1 edge : h1\n h1 :\n}\ncontent base\nA 5\nB 5\ncolumn hill elves, swamp trolls\n"
            "unseen / /\nasks A pick\n", encoding="utf-8",
        )  # fmt: skip
        window.open_game(path)
        scene = window.session.scene
        assert [scene.region_at(label) for label in scene.shape.labels] == [0, 1]


def test_a_game_that_is_not_saved_says_so_until_that_is_understood(table, window, tmp_path):
    """A hint would vanish with the next move, and the player would notice only when the game is lost."""
    window.saves.folder = tmp_path / "saves"
    window.saves.folder.write_text("a file is in the way")
    hand, told = table(2), window.game_page.unsaved

    def dismissed() -> bool:
        hand.click(told.done)
        return not told.isVisible()

    hand.pick()
    assert told.isVisible()
    assert "not being saved" in told.text()
    assert dismissed()
    window.presenter.refresh_map()
    assert not told.isVisible(), "nothing else has failed"
    hand.region(hand.cheapest())
    assert told.isVisible(), "the next move is not saved either"
    assert dismissed()
    hand.region(hand.cheapest())
    assert not told.isVisible(), "who insists is left in peace in this turn"
    hand.end()
    window.actions_.balance.trigger()
    hand.end()
    hand.take_over()
    assert told.isVisible(), "it is another turn"
    assert dismissed()
    hand.pick()
    assert told.isVisible()
    window.saves.folder.unlink()
    hand.region(hand.cheapest())
    assert hand.session.game.trouble is None
    for trouble in ("the game is not being saved: the disk is full", None):
        hand.session.game.trouble = trouble
        window.presenter.refresh_map()
        assert told.isVisible() is bool(trouble)


def test_the_column_dims_while_nobody_can_pick(table, window):
    """C3: it stays readable (both backgrounds keep their contrast, A1), but does not look clickable."""
    hand = table(2)
    card = window.column.cards[5]

    def paper() -> QColor:
        return card.grab().toImage().pixelColor(card.width() // 2, card.height() - 7)

    assert paper() == QColor(current().card)
    hand.pick(0)
    assert paper() != QColor(current().card)
    assert abs(paper().lightness() - QColor(current().window).lightness()) < 10
