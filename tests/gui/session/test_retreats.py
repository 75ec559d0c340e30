"""Placing tokens by hand, evenly, by need (REDEPLOY-1, REDEPLOY-3, RETREAT-4); retreats, asked for or automatic."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from swqt.ai.deployment import propose
from swqt.engine import Deploy, DeployRange, Place, Pool
from swqt.gui.board.token_painter import GhostPiece
from swqt.gui.help.hints import played_out
from swqt.gui.session.region_actions import DOES, NEEDS, MainStep
from swqt.gui.session.token_allocation import TokenAllocation, put_up, redeployed
from swqt.table import PlayedCommand, Settings, game_text

REDEPLOY = "A 12 forest orcs hand 3 : f1*2 h1 p1\nB 9 hill tritons : f3*4\nasks A redeploy"
RETREAT = "A 12 forest orcs : f1*2 h1\nB 9 hill tritons : f3 f4\nlost tritons*3 B\nturn A\nasks B retreat"
CAMPS = (
    "A 12 forest orcs : f1*2 h1\nB 9 bivouacking tritons : f3 f4\npieces encampment f4, encampment f4, encampment f3\n"
    "lost tritons*3 B\nturn A\nasks B retreat"
)

pytestmark = pytest.mark.usefixtures("shared_window", "unpainted")


class TestRedeploy:
    """REDEPLOY-2."""

    def test_taken_up_tokens_must_be_placed_again(self, position, window):
        hand = position(REDEPLOY)
        hand.leave("f1")
        assert hand.shown("f1").tokens == 1, "Shift and the left button take away"
        assert hand.trigger("take_up").startswith("4 tokens left to place.")
        allocation = hand.session.controller.allocation
        assert (set(allocation.counts.values()), allocation.left) == ({1}, 4)
        assert window.bar.end.step == MainStep("4 to place", "click your regions", NEEDS, "spread redeploy")
        assert hand.press_main() == "4 tokens left to place."

    def test_fortified_borders_are_what_a_bot_would_choose_and_pointing_at_them_shows_ghosts(self, position, window):
        window.resize(1900, 900)
        hand = position(REDEPLOY)
        assert hand.offered() == ["Balance", "Fortify borders", "Pick up all", "Reset"]
        wanted, before = propose(hand.session.game.rules, hand.state), [look.tokens for look in hand.session.looks()]
        button = next(button for button in window.bar.offers() if button.text() == "Fortify borders")
        stands = window.session.scene.stands
        for event, changed in (
            (QEvent.Type.Enter, {region: str(count) for region, count in wanted.counts if count != before[region]}),
            (QEvent.Type.Leave, {}),
        ):    # fmt: skip
            QApplication.sendEvent(button, QEvent(event))
            ghosts = {region: stand.look.ghost.text for region, stand in enumerate(stands) if stand.look.ghost}
            assert (ghosts, [stand.look.tokens for stand in stands]) == (changed, before)
        hand.trigger("fortify")
        assert hand.session.controller.allocation.command() == wanted
        assert window.bar.end.step.dress == DOES

    def test_a_plan_shows_all_its_redeployments_and_the_pieces_that_it_puts_up(self, position):
        """Tokens placed first and moved again are shown at their final place; Encampments are added up."""
        hand = position("A 12 bivouacking orcs hand 3 : f1*2 h1 p1\nB 9 hill tritons : f3\nasks A redeploy")
        rules, state, (f1, h1, p1) = hand.session.game.rules, hand.state, map(hand.index, ("f1", "h1", "p1"))
        counted = (((f1, 5), (h1, 1), (p1, 1)), ((f1, 2), (h1, 4), (p1, 1)))
        line = [PlayedCommand(state, 0, Deploy(counts), (), state) for counts in counted]
        for shown, ghosts in ((line, {h1: "4"}), (line[:1], {f1: "5"})):
            assert {region: ghost.text for region, ghost in redeployed(shown, state).items()} == ghosts
        line = played_out(rules, state, [Place("encampment", region) for region in (h1, f1, h1)])
        assert put_up(rules, line, state) == {f1: (("encampment", 1),), h1: (("encampment", 2),)}
        assert put_up(rules, line, line[1].after) == {h1: (("encampment", 1),)}
        assert put_up(rules, [], state) == {}

    def test_promised_pieces_are_clear_of_tokens_and_go_with_the_plan(self, position):
        """Each at its place below the tokens, also below those of the plan."""
        hand = position("A 12 bivouacking orcs : f1*3 h1*2 p1*2\nB 9 hill tritons : f3\nasks A redeploy")
        session, (f1, s1), tent = hand.session, map(hand.index, ("f1", "s1")), (("encampment", 2),)
        session.show_plan([], {s1: GhostPiece(0, "orcs", "2")}, {f1: tent, s1: tent})
        for stand in (session.scene.stands[f1], session.scene.stands[s1]):
            assert stand.look.promised == tent
            (place,) = stand._places()
            assert place[2].y() > 26 or abs(place[2].x()) > 26    # clear of a token
            assert stand.area().contains(place[2])
        session.show_plan(None)
        assert not any(stand.look.promised for stand in session.scene.stands)

class TestAsked:
    """RETREAT-2 with the setting "ask"."""

    @pytest.mark.parametrize("on_the_map", [False, True])
    def test_the_proposal_lies_there_and_enter_takes_it(self, position, window, on_the_map):
        hand = position(RETREAT)
        controller, wanted = hand.session.controller, propose(hand.session.game.rules, hand.state)
        assert (window.bar.end.text(), hand.shown("f3").tokens, hand.shown("f4").tokens) == ("Accept", 1, 1)
        assert controller.allocation.command() == wanted
        arriving = {region: f"+{count}" for region, count in wanted.counts if count}
        looks = list(enumerate(hand.session.looks()))
        assert {region: look.ghost.text for region, look in looks if look.ghost} == arriving
        assert {region for region, look in looks if look.mark == "chosen"} == set(arriving)
        for change, complete in ((controller.take_up, False), (controller.reset_allocation, True)):
            change()
            hand.told()
            assert window.actions_.confirm.isEnabled() is complete
        if on_the_map:
            window.view.setFocus()
            for key in (Qt.Key.Key_Right, Qt.Key.Key_Return):
                QTest.keyClick(window.view, key)
        else:
            window.actions_.confirm.trigger()
        assert hand.session.game.history[0].command == wanted


class TestAtOnce:
    @pytest.fixture(autouse=True)
    def nothing_chosen(self, window):
        """The default settings."""
        window.settings_service.current = Settings(own_speed="instant", bot_speed="instant", sound=False)

    def test_the_proposal_is_played_and_the_log_says_so(self, position, window, qtbot):
        hand = position(RETREAT)
        wanted = propose(hand.session.game.rules, hand.state)
        assert not hand.session.waits_for_enter
        qtbot.waitUntil(lambda: len(hand.session.game) == 1)
        assert hand.session.game.history[0].command == wanted
        assert "; placed B" in game_text(hand.session.game).splitlines()
        for _ in range(2):    # then once more, after it was opened again
            assert "B's Tritons retreat" in window.log.toPlainText()
            assert "Forest 4 ×1. Placed automatically." in window.log.toPlainText()
            path = hand.session.game.journal.path
            window.show_start()
            window.open_game(path)

    def test_encampments_are_put_down_before(self, position, qtbot):
        """POWER-BIVOUACKING-1: Encampments driven out must be placed first, also automatically."""
        hand = position(CAMPS)
        qtbot.waitUntil(lambda: hand.session.game.decision.kind != "retreat")
        assert [piece.kind for piece in hand.state.pieces] == ["encampment"] * 5

    def test_undo_takes_it_back_and_then_it_is_asked_as_one_person_may_want(self, position, window, qtbot):
        hand = position(RETREAT)
        qtbot.waitUntil(lambda: len(hand.session.game) == 1)
        hand.told()
        hand.trigger("undo")
        qtbot.wait(30)
        assert (len(hand.session.game), hand.session.controller.legal_moves.kind) == (0, "retreat")
        hand.end()
        assert len(hand.session.game) == 1
        window.settings_service.current = Settings(retreats_of={"B": "ask"}, own_speed="instant", sound=False)
        now = position(RETREAT).session.controller.legal_moves
        assert (now.kind, now.seat) == ("retreat", 1)

    def test_an_attack_is_followed_by_the_retreat_and_one_hand_over(self, position, window, qtbot):
        """RETREAT-1: the last act of the attacker's turn, without a hand-over in between."""
        hand = position("A 12 forest orcs hand 7 : f1*2 h1\nB 9 hill tritons : s3*3 f3 f4\nasks A conquer")
        hand.region("s3")
        hand.end()
        qtbot.waitUntil(lambda: not hand.session.runner.places_retreat)
        while hand.session.game.decision.kind == "redeploy":
            hand.session.controller.fortify()
            hand.told()
            hand.end()
        qtbot.waitUntil(lambda: hand.session.game.decision.kind == "choice")
        assert [isinstance(entry.command, Deploy) for entry in hand.session.game.history].count(True) == 2
        hand.told()
        assert window.score.accessibleName().startswith("B's turn. ")
        assert window.bar.end.step == MainStep("Continue", "B takes over", meaning="hand-over")


def redeploy(tokens: int, standing: bytes, least: int = 1) -> TokenAllocation:
    regions = sum(1 << region for region, count in enumerate(standing) if count)
    return TokenAllocation(
        DeployRange((Pool(tokens, regions, least, tokens if least else 1),)), standing, retreat=False
    )


def test_balance_is_even_and_complete_and_reset_forgets_it():
    allocation = redeploy(11, bytes([3, 1, 0, 2]))
    pools = DeployRange((Pool(11, 0b1011, 1, 11),))
    assert allocation.command() not in pools
    allocation.balance()
    assert sorted(allocation.counts.values()) == [3, 4, 4]
    assert allocation.left == 0
    assert allocation.command() in pools
    allocation.reset()
    assert allocation.counts == {0: 3, 1: 1, 3: 2}


def test_tokens_that_only_conquer_are_trimmed_where_most_stand():
    """RACE-AMAZONS-2: four leave the map again."""
    allocation = redeploy(6, bytes([5, 3, 0, 2]))
    assert allocation.left == 0
    assert max(allocation.counts.values()) <= 3


def test_too_few_tokens_for_the_regions_leave_some_empty():
    """A-32: the player chooses the regions to vacate."""
    allocation = redeploy(2, bytes([1, 1, 0, 1]), least=0)
    assert sorted(allocation.counts.values()) == [0, 1, 1]
