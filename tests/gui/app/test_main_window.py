"""The window in play: decisions by mouse, refusals, undo, hand-over, new games; what is shown when; the keyboard."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from swqt.gui.accessibility.navigation import MARK
from swqt.gui.board.token_painter import AFFORDABLE
from swqt.gui.dialogs.new_game import NewGameDialog
from swqt.gui.pages.results_page import ResultsPage
from swqt.gui.panels.player_row import ROW, PlayerRace
from swqt.gui.session.region_actions import DOES, NEEDS, MainStep
from swqt.gui.style.theme import current
from swqt.table import Settings, load_settings
from tests.support.caverns import cramped_surface
from tests.support.hand import TO_CONQUER, Hand

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

    def test_the_result_of_the_die_stands_alone_until_tokens_are_moved(self, position):
        """With the hint, it would be cut, and the die may lie on a region."""
        hand = position("A 12 forest orcs hand 1 : f1*3 h1\nB 9 hill tritons : f3\nasks A conquer")
        hand.region(next(iter(hand.session.controller.legal_moves.by_region)))
        hand.confirm()
        assert (hand.session.game.decision.kind, hand.window.die.isVisible()) == ("redeploy", True)
        assert ("A rolls a" in hand.message(), "Place tokens" in hand.message()) == (True, False)
        hand.session.controller.count(hand.index("f1"), -1)
        hand.told()
        assert not hand.window.die.isVisible()
        assert ("A rolls a" in hand.message(), "Place tokens" in hand.message()) == (False, True)

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

    def test_peace_is_a_button_and_stout_an_offer(self, position):
        """POWER-DIPLOMAT-1, POWER-STOUT-1."""
        hand = position(CHOICE.replace("forest", "diplomat").replace("choice", "close"))
        assert hand.told() == "Use one of the buttons, or end the turn."
        hand.offer("Peace with B")
        assert hand.state.tribes[0].pact == 1
        hand = position(CHOICE.replace("forest", "stout").replace("choice", "stout"))
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
        assert strip.accessibleName().startswith("B's turn. ")
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
    def test_starting_remembers_the_set_up_and_a_graph_gets_a_plain_map(self, window, monkeypatch, tmp_path):
        monkeypatch.setattr(NewGameDialog, "exec", lambda dialog: dialog.start.click() or 1)
        window.start_page.new_game.click()
        assert window.session is not None
        assert load_settings().last_setup["names"] == ["Player 1", "Player 2"]
        path = tmp_path / "graph.swn"
        path.write_text(
            "swqt 1\nboard {\n f1 edge : h1\n h1 :\n}\ncontent base\nA 5\nB 5\ncolumn hill elves, swamp trolls\n"
            "unseen / /\nasks A pick\n", encoding="utf-8",
        )  # fmt: skip
        window.open_game(path)
        scene = window.session.scene
        assert [scene.region_at(label) for label in scene.shape.labels] == [0, 1]


def test_a_game_that_is_not_saved_says_so_until_that_is_understood(table, window, tmp_path):
    """With the next moves, too, until it was dismissed twice in a turn: a hint would vanish with the next move."""
    window.saves.folder = tmp_path / "saves"
    window.saves.folder.write_text("a file is in the way")
    hand, told = table(2), window.game_page.unsaved

    def is_told() -> bool:
        """Return whether it is said, and dismiss it."""
        shown = told.isVisible()
        if shown:
            assert "not being saved" in told.text()
            hand.click(told.done)
        window.presenter.refresh_map()
        assert not told.isVisible(), "nothing else has failed"
        return shown

    hand.pick()
    assert is_told()
    for again in (True, False):
        hand.region(hand.cheapest())
        assert is_told() is again, "who insists is left in peace in this turn"
    hand.end()
    window.actions_.balance.trigger()
    hand.end()
    hand.take_over()
    assert is_told(), "it is another turn"
    hand.pick()
    assert told.isVisible()
    window.saves.folder.unlink()
    hand.region(hand.cheapest())
    assert (hand.session.game.trouble, told.isVisible()) == (None, False)


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


def test_a_refusal_is_not_replaced_by_a_hint(position):
    hand = position(TO_CONQUER)
    hand.session.changed.emit()
    hand.session.refused.emit("That cannot be done.")
    QApplication.processEvents()
    assert hand.message() == "That cannot be done."


def test_what_has_happened_is_announced_when_it_can_be_seen(position, window):
    hand = position(TO_CONQUER)
    region = hand.cheapest()
    seen: list[int] = []
    announced = window.keyboard_navigation.announcer.announced
    announced.connect(lambda _: seen.append(hand.session.scene.stands[region].look.seat))
    hand.region(region)
    assert set(seen) == {0}


def test_the_order_of_the_log_and_a_call_for_attention_survive_a_refresh(position, window):
    hand = position(TO_CONQUER)
    window.log.offer_talk(True)
    hand.session.controller.region_clicked(hand.cheapest())
    window.log.say("Ben", "Oh no")
    QApplication.processEvents()
    conquered, said = window.log.toPlainText().splitlines()[-2:]
    assert ("conquer" in conquered, "Oh no" in said) == (True, True)
    title = window.windowTitle()
    window.setWindowTitle(MARK + title)
    window.presenter.refresh()
    assert window.windowTitle() == MARK + title


TO_DECLINE = "asks A choice\nA 2 hill orcs : f1*4 h1*3\nB 9 forest tritons : f3"


@pytest.fixture
def hand(table) -> Hand:
    return table(2)


def test_it_goes_from_the_combos_to_the_map_and_stays_there_until_the_next_pick(hand):
    window = hand.window
    assert window.column.cards[0].hasFocus()
    hand.pick()
    assert window.view.hasFocus()
    for _ in range(2):
        hand.region(hand.cheapest())
    assert window.view.hasFocus()
    window.bar.end.setFocus()
    hand.end()
    assert (hand.session.decision.kind, window.view.hasFocus()) == ("redeploy", True)
    hand.offer("Balance")
    hand.end()
    hand.take_over()
    assert (hand.session.decision.kind, window.column.cards[0].hasFocus()) == ("pick", True)


def test_a_decline_is_asked_with_cancel_in_focus(position):
    hand = position(TO_DECLINE)
    window = hand.window
    hand.press(window.bar.decline)
    (cancel,) = [button for button in window.bar.offers() if button.text() == "Cancel"]
    assert cancel.hasFocus()
    QTest.keyClick(cancel, Qt.Key.Key_Return)
    hand.told()
    assert (hand.session.controller.is_asking, hand.session.decision.kind) == (False, "choice")
    assert window.view.hasFocus()


@pytest.mark.parametrize("where", ["text field", "menu", "dialog", "log"])
def test_it_is_not_taken_from_somebody_who_does_something_else(where, hand):
    window = hand.window
    here = {"text field": window.log.search, "log": window.log.view}.get(where, window.bar.end)
    window.log.open_sheet()
    window.log.search.show()
    here.setFocus()
    menu, dialog = QMenu(window), QDialog(window)
    if where == "menu":
        menu.addAction("History")
        menu.popup(window.pos())
    elif where == "dialog":
        dialog.setModal(True)
        dialog.show()
    hand.session.controller.commanded.emit(next(iter(hand.session.game.rules.legal(hand.state))))
    hand.told()
    assert hand.session.decision.kind in ("choice", "conquer")
    assert window.focusWidget() is here
    menu.close()
    dialog.close()


@pytest.mark.parametrize(("seed", "asked"), [(1, False), (2, True)])
def test_a_turn_takes_eight_clicks_at_most(table, seed, asked):
    """Pick, three conquests, redeploy, end; one more where tokens could still conquer, because that is asked once."""
    hand = table(2, seed)
    clicks = [hand.card(0), hand.card(0)]
    assert hand.session.decision.kind == "conquer"
    for _ in range(3):
        badges = hand.session.legal_moves.badges
        dearest = max((badge.number, region) for region, badge in badges.items() if badge.state == AFFORDABLE)[1]
        clicks.append(hand.region(dearest))
    assert (hand.cheapest() is not None) == asked
    while not hand.session.waits_for_enter:
        is_left = hand.session.decision.kind == "redeploy" and hand.session.controller.allocation.left
        clicks.append(hand.offer("Balance") if is_left else hand.press_main())
    assert len(clicks) <= 8 + asked


def test_people_and_bots_play_a_whole_game(table, qtbot):
    hand = table("hbb", 5, board=cramped_surface(3, Random(5)))
    hand.window.settings_service.use(replace(hand.window.settings, auto_end=True))
    while hand.session.game.decision is not None:
        assert not hand.session.hotseat.waiting_for_hand, "there is one person"
        hand.step()
        qtbot.waitUntil(lambda: not hand.session.runner.waiting_for_bot)
    qtbot.waitUntil(lambda: isinstance(hand.window.pages.currentWidget(), ResultsPage))
