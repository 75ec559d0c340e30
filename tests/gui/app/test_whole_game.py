"""A whole game, played only with the mouse in the real window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from pytestqt.qtbot import QtBot

from swqt.gui.pages.results_page import ResultsPage
from tests.support.caverns import cramped_cavern, cramped_surface


def test_two_people_play_a_whole_game_underground(table: Callable) -> None:
    hand = table(2, 5, board=cramped_cavern(2, Random(5)), content="underground")
    hand.play()
    assert hand.session.game.decision is None
    assert {"pick", "choice", "conquer", "redeploy"} <= hand.seen
    assert hand.window.phase.items.buttons
    assert "The Monsters guarded" in hand.window.log.toPlainText()


def test_two_people_play_a_whole_mixed_game_on_the_surface(table: Callable) -> None:
    """MIX-4: Monsters and their items among the Lost Tribes."""
    hand = table(2, 3, content="both items")
    assert {stand.look.native for stand in hand.session.scene.stands if stand.look.natives} == {"tribe", "monster"}
    hand.play()
    game = hand.session.game
    assert game.decision is None
    assert game.state.round == game.rules.board.rounds
    assert {"pick", "choice", "conquer", "redeploy", "hand-over"} <= hand.seen
    page = hand.window.pages.currentWidget()
    assert isinstance(page, ResultsPage)
    assert page.isVisible()


def test_people_and_bots_play_a_whole_game(table: Callable, qtbot: QtBot) -> None:
    hand = table("hbb", 5, board=cramped_surface(3, Random(5)))
    hand.window.settings_service.use(replace(hand.window.settings, auto_end=True))
    for _ in range(3000):
        qtbot.waitUntil(lambda: not hand.session.runner.waiting_for_bot)
        if hand.session.game.decision is None:
            break
        hand.step()
    assert hand.session.game.decision is None
    assert "hand-over" not in hand.seen    # one person: there is no hand-over
