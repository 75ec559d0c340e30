"""The main button in play: what it says in each decision, and the question whether to waste tokens."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from swqt.gui.session.region_actions import ASKS, DOES, NEEDS, HandLook, MainStep
from tests.gui.session.test_underground import COLUMN as CAVE_COLUMN
from tests.gui.session.test_underground import HEAD, PLAIN_B
from tests.support.hand import Hand

CHOICE = "A 12 forest orcs : f1*2 h1 p1\nB 9 hill tritons : f3\nasks A choice"
CONQUER = "A 12 forest orcs hand 6 : f1 h1\nB 9 hill tritons : f3\nasks A conquer"
SHORT = "A 12 forest orcs hand 1 : f1 h1\nB 9 hill tritons : f3\nasks A conquer"
REDEPLOY = "A 12 forest orcs hand 3 : f1*2 h1 p1\nB 9 hill tritons : f3*4\nasks A redeploy"
RETREAT = "A 12 forest orcs : f1*2 h1\nB 9 hill tritons : f3 f4\nlost tritons*3 B\nturn A\nasks B retreat"
GHOULS = "A 12 forest orcs : f1*2 | ~alchemist ghouls : h1*2\nB 9 hill tritons : f3\nasks A ghouls"
ALTAR = f"A 9 stone ogres : u1 | ~tomb mummies : d1 u2\n{PLAIN_B}\npieces altar u1\nasks A altar"

pytestmark = pytest.mark.usefixtures("shared_window", "unpainted")

KINDS = {
    "pick": ("A 9\nB 5\nasks A pick", MainStep("Pick a combo", "choose one on the left", NEEDS, "pick")),
    "choice": (CHOICE, MainStep("Finish conquests  +4", "regions 3 · Forest 1", meaning="end choice")),
    "conquer": (SHORT, MainStep("Finish conquests  +3", "regions 2 · Forest 1", meaning="end conquer")),
    "ghouls": (GHOULS, MainStep("Continue", "regions (Orcs) 1 · Forest 1 · regions (Ghouls) 1", meaning="end ghouls")),
    "redeploy": (REDEPLOY, MainStep("3 to place", "click your regions", NEEDS, "spread redeploy")),
    "close": (CHOICE.replace("choice", "close"), MainStep("End turn  +4", "regions 3 · Forest 1", meaning="end close")),
    "close with a piece to place": (
        CHOICE.replace("forest", "heroic").replace("choice", "close"),
        MainStep("Place: Hero", "2 to place · choose a region", NEEDS, "place"),
    ),
    "stout": (
        CHOICE.replace("forest", "stout").replace("choice", "stout"), MainStep("Keep your race", meaning="end stout"),
    ),
    "retreat": (RETREAT, MainStep("Accept", meaning="end retreat")),
    "altar": (ALTAR, MainStep("Continue", "regions (Ogres) 1 · regions (Mummies) 2", meaning="end altar")),
}    # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_each_decision_has_its_step(kind, position, window):
    text, step = KINDS[kind]
    hand = position(text, head=f"{HEAD}\n{CAVE_COLUMN}") if text == ALTAR else position(text)
    assert hand.session.game.decision.kind == kind.split()[0]
    assert window.bar.end.step == step


def test_each_question_has_its_step_and_while_others_play_it_waits(position, window, table):
    end = window.bar.end
    hand = position("A 9\nB 5\nasks A pick")
    for row, step in enumerate((
        MainStep("Pick Alchemist Elves", "free", meaning="pick 0 None"),
        MainStep("Pick Swamp Trolls", "pay 1 coin", meaning="pick 1 None"),
    )):    # fmt: skip
        hand.card(row)
        assert end.step == step
    hand = position(CHOICE)
    hand.decline()
    assert end.step == MainStep("Decline  +3", "a new race next turn", ASKS, "decline")
    assert not window.bar.decline.isVisible(), "it is asked about already"
    hand.offer("Cancel")
    hand.leave("f1")
    assert end.step == MainStep("Abandon", "Forest 1", meaning="abandon")
    hand = position(SHORT)
    hand.region("s3")
    assert end.step == MainStep("Roll · 50%", "your final attempt this turn", ASKS, f"roll {hand.index('s3')}")
    hand = table("hb")
    hand.session.runner.hold("test", True)
    hand.pick()
    hand.end()
    assert (hand.session.legal_moves, window.bar.end.isEnabled()) == (None, False)
    assert window.bar.end.step == MainStep("End turn", meaning="wait")


class TestWaste:
    """Tokens in hand that could still take a region for certain."""

    @pytest.fixture
    def asked(self, position, window) -> Hand:
        """A game in which it is asked."""
        hand = position(CONQUER)
        hand.press_main()
        assert window.bar.end.step == MainStep("Finish anyway  +3", "6 tokens could still conquer", ASKS, "waste")
        assert (hand.offered(), len(hand.session.game)) == (["Cancel"], 0)
        return hand

    def test_it_is_asked_once_and_only_where_tokens_suffice(self, asked, position):
        asked.press_main()
        assert asked.session.game.decision.kind == "redeploy"
        hand = position(SHORT)
        hand.press_main()
        assert hand.session.game.decision.kind == "redeploy"

    def test_before_the_first_conquest_tokens_that_would_be_picked_up_count(self, position, window):
        """CONQUER-2: none are in hand yet."""
        hand = position(CHOICE.replace("f1*2", "f1*6"))
        hand.press_main()
        assert window.bar.end.step == MainStep("Finish anyway  +4", "5 tokens could still conquer", ASKS, "waste")

    @pytest.mark.parametrize("act", ["a conquest", "a refusal", "an abandoned region", "Cancel", "Esc"])
    def test_it_goes_back_with_any_other_act(self, act, asked, window):
        if act == "a conquest":
            asked.region(asked.cheapest())
            assert len(asked.session.game) == 1
        elif act == "a refusal":
            assert "water" in asked.region("l1")
        elif act == "an abandoned region":
            for meaning in ("abandon", "end conquer"):
                asked.leave("f1")
                assert window.bar.end.step.meaning == meaning
        elif act == "Cancel":
            asked.offer("Cancel")
        else:
            asked.trigger("cancel")
        step = window.bar.end.step
        assert (step.meaning, step.dress, asked.offered()) == ("end conquer", DOES, [])

    def test_enter_on_the_map_conquers_what_is_in_focus(self, asked, window):
        view, target = window.view, asked.cheapest()
        view.setFocus()
        view.focus_region(target)
        QTest.keyClick(view, Qt.Key.Key_Return)
        asked.told()
        assert (asked.state.tribe_at(target), asked.session.game.decision.kind) == (0, "conquer")


def test_its_key_does_the_step(position, window, qtbot):
    """Ctrl+Return does what a click on the main button does, wherever the focus is."""
    with qtbot.waitActive(window):
        window.activateWindow()

    def press() -> str:
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        window.presenter.flush()
        return window.bar.end.step.meaning

    hand = position("A 9\nB 5\nasks A pick")
    assert press() == "pick"
    assert hand.message().endswith("pick a combo.")
    hand.card(0)
    assert press() == "end conquer"
    hand = position(CONQUER)
    window.log.view.setFocus()
    assert [press(), press(), press()] == ["waste", "spread redeploy", "spread redeploy"]
    assert hand.message() == "6 tokens left to place."
    window.actions_.balance.trigger()
    assert press() == "hand-over"
    assert window.bar.end.hasFocus(), "Enter goes on, too"
    assert press() == "end choice"
    assert hand.session.legal_moves.seat == 1


def test_the_tray_shows_the_tokens_in_hand_or_those_to_be_placed(position, window):
    """Twelve of many, all of them inside: the number says how many there are."""
    tray, hand = window.bar.hand, position(CONQUER)
    assert tray.look == HandLook(0, "orcs", 6, "6 tokens in hand")
    hand.region(hand.cheapest())
    assert tray.look.tokens == len(tray.places()) == hand.state.tribes[0].hand < 6
    hand = position(REDEPLOY)
    for tokens, text in ((3, "3 to place"), (2, "2 to place"), (0, "all placed")):
        assert (tray.look.tokens, tray.look.text, tray.accessibleName()) == (tokens, text, text)
        hand.region("h1") if tokens == 3 else hand.trigger("balance")
    position("A 9\nB 5\nasks A pick")
    assert (tray.look, tray.accessibleName()) == (None, "")
    tray.show_hand(HandLook(0, "orcs", 18, "18 tokens in hand"))
    for width in (176, 96):
        tray.resize(width, 100)
        places = [place.x() for place, _ in tray.places()]
        assert (len(places), places) == (12, sorted(places))
        assert 20 <= places[0] < places[-1] <= width - 20
