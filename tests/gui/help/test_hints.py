"""Hints on the map, levels of help, bots for seats, the speed of bots, and the review of a finished game."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from swqt.ai import Advisor
from swqt.engine import CHANCE
from swqt.gui.board.region_items import TARGET
from swqt.gui.help import hints as hints_module
from swqt.gui.help.game_review import ReviewTab, TurnReview, in_order, questions_of
from swqt.gui.help.hints import HintReasons, HintRow
from swqt.gui.pages.results_page import REVIEW
from swqt.gui.style.motion import Motion
from swqt.table import HUMAN, Threat
from swqt.table.bots import weights
from tests.support.hand import play_out, show

pytestmark = pytest.mark.usefixtures("shared_window", "unpainted")


@pytest.fixture
def here(monkeypatch):
    """Advice without a separate process, from fewer trials: faster."""
    monkeypatch.setattr("swqt.ai.advice.TRIALS", 1)
    monkeypatch.setattr("swqt.table.bot_process.BotClient.worker", lambda thoughts: None)


@pytest.fixture
def asked(here, table, qtbot):
    """Two people; the first has picked a combo and asks for a hint."""
    hand = table(2)
    hand.pick()
    window = hand.window
    window.actions_.hint.trigger()
    qtbot.waitUntil(lambda: bool(window.game_page.hints.buttons))
    return window


def lines(window):
    return window.assistant.hints._found


class TestHints:
    def test_three_turns_are_drawn_told_and_counted(self, asked):
        panel, session = asked.game_page.hints, asked.session
        seat = session.game.decision.seat
        assert panel.isVisible()
        assert 1 <= len(panel.buttons) <= 3
        assert panel.row == 0
        assert "coin" in panel.text()
        assert {move.seat for move in session.scene._moves} == {seat}
        QTest.mouseClick(panel.buttons[-1], Qt.MouseButton.LeftButton)
        assert (panel.row, session.game.hints(seat)) == (len(panel.buttons) - 1, 1)
        asked.replay_controller.show_statistics()
        told = asked.replay_controller.ending.hints.text()
        assert session.names.seat(seat) in told
        assert "1" in told

    def test_the_figure_beside_a_number_is_what_they_are_ranked_by(self, asked):
        leads = [advice.lead for advice in lines(asked)]
        assert leads == sorted(leads, reverse=True)
        panel = asked.game_page.hints
        panel.show_rows([HintRow(4, 82.4, 12.4, "one"), HintRow(0, 90.0, -0.3, "two"), HintRow(2, 70.0, -5.6, "three")])
        panel.resize(2000, panel.height())
        for row, (figure, reason) in enumerate((
            ("1   +4 · ≈ +12", "4 coins now, ≈ 82 at the end, 12 ahead. One"),
            ("2   +0 · ≈ +0", "0 coins now, ≈ 90 at the end, tied. Two"),
            ("3   +2 · ≈ −6", "2 coins now, ≈ 70 at the end, 6 behind. Three"),
        )):    # fmt: skip
            assert panel.buttons[row].text() == figure
            panel.choose(row)
            assert panel._reason.text() == reason

    def test_esc_puts_it_away_and_so_does_the_key_itself(self, asked):
        assert asked.actions_.cancel.isEnabled()
        asked.actions_.cancel.trigger()
        assert (asked.game_page.hints.isVisible(), asked.session.scene._moves) == (False, ())
        asked.view.setFocus()
        for is_open in (True, False):
            QTest.keyClick(asked.view, Qt.Key.Key_H)
            assert asked.assistant.hints.is_open is is_open

    def test_the_turn_is_played_step_by_step_until_something_else_is_played(self, asked):
        session, panel = asked.session, asked.game_page.hints
        first, *rest = lines(asked)[0].commands
        before = len(session.game)
        QTest.mouseClick(panel.play, Qt.MouseButton.LeftButton)
        assert [entry.command for entry in session.game.history[before:]] == [first]
        assert lines(asked)[0].commands == tuple(rest)
        assert panel.isVisible()
        options = session.game.rules.legal(session.game.state)
        other = next(option for option in options if option != rest[0] and hasattr(option, "region"))
        session.controller.submit(other)
        asked.presenter.flush()
        assert (panel.isVisible(), asked.assistant.hints.is_open) == (False, False)

    def test_all_steps_are_played_until_the_turn_is_done(self, asked):
        session, panel = asked.session, asked.game_page.hints
        wanted, before = lines(asked)[0].commands, len(session.game)
        assert len(wanted) > 1
        QTest.mouseClick(panel.play_turn, Qt.MouseButton.LeftButton)
        played = [entry.command for entry in session.game.history[before:] if entry.seat != CHANCE]
        assert played[: len(wanted)] == list(wanted)
        assert not panel.isVisible()

    def test_what_moves_is_seen_step_by_step_and_a_move_of_ones_own_stops_it(self, asked):
        session, hints = asked.session, asked.assistant.hints
        session.motion = Motion.FULL
        first = lines(asked)[0].commands[0]
        before = len(session.game)
        QTest.mouseClick(asked.game_page.hints.play_turn, Qt.MouseButton.LeftButton)
        assert [entry.command for entry in session.game.history[before:]] == [first]
        assert hints._next.isActive()
        session.runner.undo()
        asked.presenter.flush()
        assert (hints._next.isActive(), hints.is_open) == (False, False)

    def test_a_long_thought_is_told_and_given_up_with_the_position(self, here, table, window, monkeypatch, qtbot):
        monkeypatch.setattr("swqt.table.AdviceClient._think_here", lambda counsel, question: None)    # it never ends
        monkeypatch.setattr(hints_module, "SLOW", 1)
        hand = table(2)
        panel, counsel = window.game_page.hints, hand.session.runner.counsel
        window.actions_.hint.trigger()
        qtbot.waitUntil(panel.isVisible)
        assert "Thinking" in panel.text()
        assert counsel.is_asked
        hand.pick()
        assert (panel.isVisible(), counsel.is_asked) == (False, False)

    def test_turns_of_nothing_but_hints(self, here, table, qtbot):
        """Every request has an answer that can be played."""
        hand = table(2)
        window, session = hand.window, hand.session
        kinds = set()
        while session.game.state.round < 3:
            if session.hotseat.waiting_for_hand:
                session.resume()
            kinds.add(session.game.decision.kind)
            if not window.assistant.hints.is_open:
                window.assistant.hints.ask()
                qtbot.waitUntil(lambda: bool(window.game_page.hints.buttons))
            if session.game.decision.kind == "pick":    # a suggested combo has its face
                assert all(not button.icon().isNull() for button in window.game_page.hints.buttons)
            before = len(session.game)
            window.assistant.hints.play_next()
            assert len(session.game) > before
        assert {"pick", "conquer", "choice"} <= kinds


def test_it_names_the_combo_or_regions_and_who_can_come_back(table):
    hand = table(2)
    game, names = hand.session.game, hand.session.names
    reasons, advisor = HintReasons(game.rules, names), Advisor(game.rules, weights())
    pick = advisor.advise(game.state)[0]
    row = game.state.column[pick.commands[0].row]
    assert names.combo(row.power, row.race) in reasons.reason(game.state, pick)
    hand.pick()
    other = 1 - game.decision.seat
    advice, threat = advisor.advise(game.state)[0], Threat(other, "orcs", 3, 2, 5, further=False)
    told = {}
    for case, threats in (("near", (threat,)), ("far", (threat._replace(further=True),)), ("none", ())):
        told[case] = reasons.reason(game.state, advice._replace(threats=threats))
        assert "conquers" in told[case]
    assert f"only {names.seat(other)}'s Orcs can strike back, at {names.region(3)}" in told["near"]
    assert told["none"].endswith("nobody can strike back right away")
    assert told["far"] == told["none"]
    last = game.state._replace(round=game.rules.board.rounds)
    assert "strike back" not in reasons.reason(last, advice._replace(threats=(threat,))), "which costs nothing any more"


class TestSeats:
    def test_a_bot_plays_for_somebody_until_the_seat_is_taken_back(self, table, qtbot):
        hand = table(2)
        window, session = hand.window, hand.session
        seat = session.game.decision.seat
        name = session.names.seat(seat)
        session.game.hand_over(seat, "bot:random")
        window.presenter.flush()
        assert session.legal_moves is None
        assert f"Now playing for {name}: Random bot." in window.log.toPlainText()
        assert "Random bot" in window.players.model_.index(seat).data()
        qtbot.waitUntil(lambda: session.game.decision.seat != seat)
        session.game.hand_over(seat, HUMAN)
        window.presenter.flush()
        assert f"{name} is now played by a person." in window.log.toPlainText()
        assert session.legal_moves is not None

    def test_the_menus_offer_every_level_for_every_seat(self, table):
        hand = table(2)
        players = hand.window.players
        players.customContextMenuRequested.emit(players.visualRect(players.model_.index(1)).center())
        row = hand.window.findChild(QMenu, "seat")
        entries = [action.text() for action in row.actions() if not action.isSeparator()]
        assert entries == ["&Show regions", "&Played by"]
        row.close()
        menu = hand.window.actions_.seats_menu
        menu.aboutToShow.emit()
        assert [action.text() for action in menu.actions()] == ["For Anna", "For Ben"]
        levels = {action.text(): action for action in menu.actions()[1].menu().actions()}
        assert {"Person", "Expert bot"} <= levels.keys()
        assert [text for text, action in levels.items() if action.isChecked()] == ["Person"]
        hand.pick()
        hand.region(hand.cheapest())
        length = len(hand.session.game)
        levels["Hard bot"].trigger()
        assert hand.session.game.seats[1].kind == "bot:hard"
        hand.window.actions_.undo.trigger()    # that goes on
        assert len(hand.session.game) == length - 1


def test_comma_and_stop_change_the_speed_of_bots(table, window):
    table(2)
    window.view.setFocus()
    assert window.settings.bot_speed == "instant"
    for key, speed in ((Qt.Key.Key_Comma, "fast"), (Qt.Key.Key_Period, "instant"), (Qt.Key.Key_Period, "instant")):
        QTest.keyClick(window.view, key)
        assert window.settings.bot_speed == speed
        assert speed.title() in window.bar.message.text()


def test_a_turn_of_a_bot_is_over_at_once(table, window, qtbot):
    hand = table("hb")
    session = hand.session
    session.runner.set_speed("slow")
    while session.game.seat_to_move().is_human:
        hand.step()
        window.game_page.animator.finish()
    turn = session.game.state.turn
    assert not window.actions_.hint.isEnabled(), "nothing is suggested meanwhile"
    window.actions_.finish.trigger()
    assert session.runner.is_rushing
    qtbot.waitUntil(lambda: session.game.state.turn != turn or not session.runner.waiting_for_bot)
    qtbot.waitUntil(lambda: not session.runner.is_rushing)


def finished(hand):
    """Let bots play the game of *hand* to its end; return the page of results, at the review."""
    play_out(hand.session.game)
    hand.window.presenter.flush()
    page = hand.window.replay_controller.ending
    assert page.tabs.isTabEnabled(REVIEW)
    page.tabs.setCurrentIndex(REVIEW)
    return page


class TestReview:
    def test_turns_of_people_are_gone_through_and_looked_at(self, here, table, window, qtbot, monkeypatch):
        hand = table("hb")
        session, page = hand.session, finished(hand)
        person = next(number for number, seat in enumerate(session.game.seats) if seat.is_human)
        questions = questions_of(session.game)
        assert {question.turn.seat for question in questions} == {person}
        reviewed = {question.turn for question in questions}
        assert len(reviewed) == session.game.rules.board.rounds
        for question in questions:    # luck is not reviewed: what it gives begins another part of the turn
            after = question.after
            ended = not after.agenda or (after.round, after.turn) != question.turn[:2]
            assert ended or after.agenda[-1].seat == CHANCE
        assert any(question.after.agenda and question.after.agenda[-1].seat == CHANCE for question in questions)
        review = page.review
        assert "my" in review.begin_button.text().replace("&", "")
        review.begin_button.click()
        window.presenter.flush()
        assert review.stop_button.isVisible()
        # At once, so that no more turns are reviewed however quick this computer is.
        review._review.advanced.connect(lambda *_: len(review.findings) == 2 and review.stop_button.click())
        qtbot.waitUntil(lambda: len(review.findings) >= 2)
        window.presenter.flush()
        assert not review.stop_button.isVisible()
        found = review.findings
        assert len(found) == 2
        assert all(finding.loss >= 0 for finding in found)
        review.table.selectRow(0)
        review.look_button.click()
        window.presenter.flush()
        assert window.replay_controller.review.is_open
        asked = found[0].first
        while session.game.history[asked].seat == CHANCE:    # the first turn begins with dealing the column
            asked += 1
        assert session.viewed == asked
        window.actions_.cancel.trigger()
        window.presenter.flush()
        assert window.pages.currentWidget() is page
        assert review.findings == found

    def test_it_can_be_stopped_before_the_first_turn_is_reviewed(self, table):
        review = finished(table(3)).review
        review.begin_button.click()
        review.stop_button.click()
        assert review.said.text() == "0 turns, 0.0 expected coins lost in total."

    def test_with_several_people_it_says_whose_turns(self, table):
        """With three people, "me" would be ambiguous (ux C0). The dearest three come first."""
        review = finished(table(3)).review
        assert "my" not in review.begin_button.text().replace("&", "")
        assert "of Anna, Ben and Clara and shows" in review.said.text()
        losses = (1.0, 7.0, 0.0, 3.0, 5.0, 2.0)
        found = [TurnReview(number, 0, number, loss, "", "") for number, loss in enumerate(losses)]
        assert [finding.first for finding in in_order(found)] == [1, 4, 3, 0, 2, 5]


def test_a_row_of_the_review_is_as_high_as_its_text_also_in_a_narrower_window(qtbot):
    tab = ReviewTab()
    show(qtbot, tab, 1200, 260)
    played = "conquers Forest 2, Hill 2, Forest 4, Swamp 2, Farmland 1, Mountain 3, Hill 4 and Swamp 5"
    tab._show([TurnReview(number, number % 2, number, 2.0, played, played) for number in range(8)])
    heights = []
    for width in (1200, 420, 640):
        tab.resize(width, 260)
        QApplication.processEvents()
        assert [tab.table.rowHeight(row) for row in range(8)] == [tab.table.sizeHintForRow(row) for row in range(8)]
        heights.append(tab.table.rowHeight(0))
    assert heights[0] < heights[2] < heights[1]


HERE = "A 12 forest orcs hand 6 : f1 h1\nB 9 hill tritons : f3*2 p2*5\nasks A conquer"
WARNING = "A leaves 1 token in Swamp 3, within reach of B (Tritons, 5 tokens)"


def level(window, hints):
    window.settings_service.use(replace(window.settings, hints=hints))


def spreading(position):
    """A has conquered Swamp 3, beside B's Tritons, and redeploys: one token there, the others elsewhere."""
    hand = position(HERE)
    hand.region(hand.index("s3"))
    hand.end()
    controller = hand.session.controller
    controller.take_up()
    while controller.allocation.left:
        assert controller.allocation.add(hand.index("f1"), 1)
    controller.changed.emit()
    hand.window.presenter.flush()
    return hand


def test_a_warning_before_the_turn_ends(position, window):
    hand = spreading(position)
    controller = hand.session.controller
    assert hand.message().startswith(WARNING)
    level(window, 1)
    assert "within reach" not in hand.message()
    level(window, 2)
    assert hand.message().startswith(WARNING)
    controller.count(hand.index("f1"), -1)
    window.presenter.flush()
    assert hand.message().startswith("1 token left to place."), "that is what counts"
    controller.count(hand.index("s3"), 1)
    while controller.allocation.shown(hand.index("f1")) > 1:
        controller.count(hand.index("f1"), -1)
        controller.count(hand.index("s3"), 1)
    window.presenter.flush()
    assert not hand.message().startswith(WARNING)


def test_with_less_help_no_target_is_lit_and_nothing_is_suggested(position, window):
    regions = position(HERE).session.scene.regions
    for hints in (3, 0, 1):
        level(window, hints)
        assert any(region.look.mark == TARGET for region in regions) is (hints > 0)
        assert window.actions_.hint.isEnabled() is (hints == 3)
    QTest.keyClick(window, Qt.Key.Key_H)
    assert not window.assistant.hints.is_open
    assert window.bar.message.text() == "Suggestions are turned off in Settings."
