"""A whole game, played only with the mouse in the real window."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from swqt.gui.board.token_painter import AFFORDABLE
from swqt.gui.pages.results_page import ResultsPage
from tests.support.caverns import cramped_surface

pytestmark = pytest.mark.usefixtures("shared_window")


class ClickCounter(QObject):
    """Counts presses of a mouse button anywhere in the program."""

    def __init__(self, app: QApplication) -> None:
        super().__init__()
        self.count = 0
        self._pressed = -1
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name  # noqa: N802  # Qt's name
        kinds = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        if isinstance(watched, QWidget) and event.type() in kinds and event.timestamp() != self._pressed:
            self._pressed = event.timestamp()    # a press that a widget ignores goes on to its parent
            self.count += 1
        return False


@pytest.mark.parametrize(("seed", "asked"), [(1, False), (2, True)])
def test_a_turn_takes_eight_clicks_at_most(table, qapp, seed, asked):
    """Pick, three conquests, redeploy, end; one more where tokens could still conquer, because that is asked once."""
    hand = table(2, seed)
    clicks = ClickCounter(qapp)
    card = hand.window.column.cards[0]
    for _ in range(2):
        QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    hand.window.presenter.flush()
    assert (hand.session.decision.kind, clicks.count) == ("conquer", 2)
    for _ in range(3):
        badges = hand.session.legal_moves.badges
        hand.region(max((badge.number, region) for region, badge in badges.items() if badge.state == AFFORDABLE)[1])
    assert (hand.cheapest() is not None) == asked
    hand.end()
    if hand.session.controller.spread.left:
        hand.offer("Balance")
    hand.end()
    qapp.removeEventFilter(clicks)
    assert hand.session.waits_for_enter
    assert clicks.count <= 8 + asked


def test_two_people_play_a_whole_mixed_game_on_the_surface(table):
    """MIX-4: Monsters and their items among the Lost Tribes."""
    hand = table(2, 3, content="both items")
    assert {stand.look.native for stand in hand.session.scene.stands if stand.look.natives} == {"tribe", "monster"}
    hand.play()
    game = hand.session.game
    assert (game.decision, game.state.round) == (None, game.rules.board.rounds)
    assert {"pick", "choice", "conquer", "redeploy", "hand-over"} <= hand.seen
    assert isinstance(hand.window.pages.currentWidget(), ResultsPage)


def test_people_and_bots_play_a_whole_game(table, qtbot):
    hand = table("hbb", 5, board=cramped_surface(3, Random(5)))
    hand.window.settings_service.use(replace(hand.window.settings, auto_end=True))
    for _ in range(3000):
        qtbot.waitUntil(lambda: not hand.session.runner.waiting_for_bot)
        if hand.session.game.decision is None:
            break
        hand.step()
    assert hand.session.game.decision is None
    assert "hand-over" not in hand.seen    # one person: there is no hand-over
