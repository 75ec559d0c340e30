"""The log: contents, filters, search and marks; links from lines to regions and positions."""


import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem

from swqt.engine import Conquer, Conquered, Earned, Gain, Income, Pact, Retreated, region_set
from swqt.gui.panels import log_model as log
from swqt.gui.panels.log_model import LogModel, regions_of, seats_of
from swqt.gui.panels.log_panel import LogPanel
from swqt.gui.texts.names import Names
from swqt.gui.texts.sentences import Sentences
from tests.support.hand import random_game


@pytest.fixture(scope="module")
def game(library):
    return random_game(library, "midland-3", "base", 4)


@pytest.fixture
def sentences(game, library):
    return Sentences(Names(game.rules.board, ["Anna", "Ben", "Clara"], library.catalogue))


@pytest.fixture
def logged(game, sentences):
    """Makes a log of the first *count* moves: at once, or *one_by_one* with a filter."""

    def make(count=None, one_by_one=False, kept=(log.ALL, 0)):
        model = LogModel()
        model.set_filter(*kept)
        if one_by_one:
            for entry in game.history[:count]:
                model.add(entry, sentences)
        else:
            model.show_game(game.history[:count], sentences)
        return model

    return make


@pytest.fixture
def model(logged):
    return logged()


@pytest.fixture
def panel(game, sentences, qtbot):
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.resize(300, 400)
    panel.show_game(game.history, sentences)
    with qtbot.waitExposed(panel):
        panel.show()
    return panel


def texts(model):
    return [line.text for line in model.shown]


@pytest.mark.parametrize("kept", [(log.ALL, 0), (log.BATTLES, 0), (log.MINE, 1 << 2)], ids=["all", "battles", "mine"])
def test_adding_says_the_same_as_showing_all(logged, model, kept):
    one_by_one = logged(one_by_one=True, kept=kept)
    model.set_filter(*kept)
    assert (one_by_one.lines, texts(one_by_one)) == (model.lines, texts(model))


def test_the_first_turn_has_its_heading_as_soon_as_its_player_is_asked(game, model, logged):
    """No event tells of it: before it there are only the combos that were dealt."""
    first = next(number for number, entry in enumerate(game.history) if entry.seat >= 0)
    for shown in (model.shown, logged(first).shown):
        assert [line.kind for line in shown[: first + 1]] == [log.QUIET] * first + [log.TURN]
        assert shown[first].text == "Round 1: Anna's turn."
    assert log.TURN not in [line.kind for line in logged(first - 1).shown]


def test_what_was_taken_back_leaves_the_log(game, sentences, logged, model):
    for count in (40, 44):
        model.show_game(game.history[:count], sentences)
        assert (model.lines, texts(model)) == (logged(count).lines, texts(logged(count)))


def test_battles_alone_under_the_turns_they_were_fought_in_or_what_is_about_me(model):
    model.set_filter(log.BATTLES, 0)
    shown, battles = list(model.shown), [line for line in model.lines if line.kind == log.BATTLE]
    assert [line for line in shown if line.kind != log.TURN] == battles
    for line, after in zip(shown, [*shown[1:], None], strict=True):
        if line.kind == log.TURN:
            assert (after.kind, after.turn) == (log.BATTLE, line.turn)
    model.set_filter(log.MINE, 1 << 1)
    lines = [line for line in model.shown if line.kind != log.TURN]
    assert lines
    assert all("Ben" in line.text for line in lines)
    assert {line.turn for line in lines} > {1}    # moves of others against Ben concern Ben


class TestTalk:
    """The chat of a network game (ux C10)."""

    def test_it_stands_where_the_game_was(self, game, sentences, logged):
        model = logged(30)
        model.say("Ben: Well played!")
        assert texts(model)[-1] == "Ben: Well played!"
        for entry in game.history[30:60]:
            model.add(entry, sentences)
        grown = texts(model)
        for kept in ((log.BATTLES, 0), (log.MINE, 0b11111)):
            model.set_filter(*kept)
            assert "Ben: Well played!" not in texts(model)
        model.set_filter(log.ALL, 0)
        assert texts(model) == grown, "the same as when it came line by line"
        assert [line.after for line in model.shown] == sorted(line.after for line in model.shown)

    def test_it_can_be_read_alone_under_the_turns_it_was_said_in(self, game, sentences):
        model = LogModel()
        model.set_filter(log.TALK, 0)
        for count, entry in enumerate(game.history[:60]):
            model.add(entry, sentences)
            if count in (20, 21, 55):
                model.say(f"Ben: {count}")
        shown = list(model.shown)
        assert [line.text for line in shown if line.kind == log.SAID] == ["Ben: 20", "Ben: 21", "Ben: 55"]
        assert [line.kind for line in shown] == [log.TURN, log.SAID, log.SAID, log.TURN, log.SAID]
        model.set_filter(log.ALL, 0)
        model.set_filter(log.TALK, 0)
        assert list(model.shown) == shown
        model.set_needle("55")
        assert texts(model)[1:] == ["Ben: 55"]

    def test_no_undo_takes_it_away(self, game, sentences, logged):
        model = logged(40)
        model.say("Ben: May I take that back?")
        model.show_game(game.history[:30], sentences)
        model.say("Anna: Of course")
        assert texts(model)[-2:] == ["Ben: May I take that back?", "Anna: Of course"]
        model.show_game(game.history[:60], sentences)
        at = texts(model).index("Ben: May I take that back?")
        assert (texts(model)[at + 1], model.shown[at].after) == ("Anna: Of course", 30)

    def test_old_talk_is_forgotten(self, model):
        for number in range(log.MOST_SAID + 2):
            model.say(f"Ben: {number}")
        assert [line.text for line in model.said][:1] == ["Ben: 2"]
        assert "Ben: 1" not in texts(model)
        assert len(model.said) == log.MOST_SAID

    def test_only_a_table_at_which_people_talk_offers_it(self, qtbot, sentences):
        panel = LogPanel()
        qtbot.addWidget(panel)
        assert panel.filter.count() == 3
        panel.offer_talk(True)
        panel.offer_talk(True)
        assert [panel.filter.itemText(row) for row in range(2, panel.filter.count())] == ["Battles", "Chat"]
        panel.say("Ben", "<b>Hello</b>")
        panel.filter.setCurrentIndex(3)
        assert panel.toPlainText() == "Ben: <b>Hello</b>"
        panel.offer_talk(False)
        assert (panel.filter.currentIndex(), panel.filter.count()) == (0, 3)
        assert not panel.toPlainText()


def test_a_line_knows_its_regions_and_seats(model, game):
    board = game.rules.board
    for line in model.lines:
        for region in range(len(board.codes)):
            name = f" {board.terrain_of(region).title()} {board.codes[region][1:]}"
            if f"{name} " in line.text or f"{name}," in line.text or line.text.endswith(f"{name}."):
                assert line.regions >> region & 1, line.text
    gain = Gain("thieving", "orcs", 1, region_set([2, 3]), "", payer=2)
    assert regions_of(Earned(0, Income(1, (gain,)))) == 0b1100
    assert (seats_of(Earned(0, Income(1, (gain,)))), seats_of(Pact(0, 1))) == (0b101, 0b11)
    assert regions_of(Retreated(1, "elves", ((4, 2), (6, 1)))) == 1 << 4 | 1 << 6


def test_pointing_at_a_line_points_at_its_regions(panel, qtbot):
    row = next(row for row, line in enumerate(panel.model_.shown) if line.regions and row > 20)
    index = panel.model_.index(row, 0)
    panel.view.scrollTo(index)
    at = panel.view.visualRect(index).center()
    with qtbot.waitSignal(panel.hovered, check_params_cb=lambda regions: regions == index.data(log.LINE).regions):
        QTest.mouseMove(panel.view.viewport(), at)
        panel.view.entered.emit(index)


@pytest.mark.parametrize("by_keys", [False, True])
def test_a_double_click_or_enter_asks_for_the_board_at_that_moment(panel, qtbot, by_keys):
    index = panel.model_.index(25, 0)
    panel.view.setCurrentIndex(index)
    panel.view.scrollTo(index)
    viewport, at = panel.view.viewport(), panel.view.visualRect(index).center()
    with qtbot.waitSignal(panel.viewed) as asked:
        if by_keys:
            QTest.keyClick(panel.view, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
            QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    assert asked.args == [panel.model_.shown[25].after]


@pytest.mark.parametrize(
    ("answer", "visible", "enabled"), [(None, False, False), ("", True, True), ("The die was rolled.", True, False)]
)
def test_return_here_is_offered_with_its_reason(panel, answer, visible, enabled):
    panel.show_owner(1, None, lambda count: answer)
    index = panel.model_.index(10, 0)
    panel.view.setCurrentIndex(index)
    panel.view.chosen.emit(index)
    assert panel.look.isVisible()
    assert (panel.back.isVisible(), panel.back.isEnabled()) == (visible, enabled)
    assert panel.reason.text() == (answer or "")


def test_search_opens_and_escape_closes_it(panel):
    panel.start_search()
    QTest.keyClicks(panel.search, "ROLLS a")
    lines = [line for line in panel.model_.shown if line.kind != log.TURN]
    assert lines
    assert all("rolls a" in line.text for line in lines)
    panel.search.setText("no such thing")
    assert panel.model_.rowCount() == 0
    QTest.keyClick(panel.search, Qt.Key.Key_Escape)
    assert not panel.search.isVisible()
    assert list(panel.model_.shown) == list(panel.model_.lines)


def test_selected_lines_are_copied_as_sentences(panel):
    panel.view.setCurrentIndex(panel.model_.index(12, 0))
    QTest.keyClick(panel.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(panel.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "\n".join(line.text for line in panel.model_.shown[12:14])


def test_the_log_is_exported_whole_or_not_at_all(panel, tmp_path):
    panel.export_to(tmp_path / "log.txt")
    assert (tmp_path / "log.txt").read_text(encoding="utf-8") == panel.toPlainText() + "\n"
    (tmp_path / "folder").mkdir()
    panel.export_to(tmp_path / "folder")
    assert panel.reason.text().startswith("Couldn't export: ")


class TestSums:
    """The cost of a conquest and its calculation are shown for the selected line (ux C10, COST-1)."""

    @pytest.fixture
    def knowing(self, game, sentences):
        sentences.rules = game.rules
        return sentences

    def test_the_sum_of_a_conquest_is_that_of_the_card(self, game, knowing, model):
        told = 0
        for row, line in enumerate(model.shown):
            tip = model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
            assert model.index(row, 0).data(Qt.ItemDataRole.AccessibleDescriptionRole) == tip
            if line.taken < 0:
                assert tip is None, line.text
                continue
            entry = game.history[line.after - 1]
            event = next(event for event in entry.events if isinstance(event, Conquered))
            using = entry.command.using if isinstance(entry.command, Conquer) else ()
            cost = game.rules.cost(entry.before, line.taken, using)
            if event.how in ("", "die") and len(cost.parts) > 1:
                assert tip == knowing.cost(cost)
                assert cost.total == event.tokens or (event.how == "die" and cost.total > event.tokens)
                told += 1
            else:    # the count is the whole cost, or another rule decided
                assert tip is None
        assert told > 10

    def test_a_chosen_line_shows_it_without_a_pointer(self, panel, knowing):
        panel.show_owner(1, None, lambda count: None)
        rows = {bool(panel.model_.sum_of(line)): row for row, line in enumerate(panel.model_.shown)}
        for said, row in sorted(rows.items(), reverse=True):
            panel.view.setCurrentIndex(panel.model_.index(row, 0))
            panel.view.chosen.emit(panel.model_.index(row, 0))
            assert panel.sum.isVisible() == said
        assert "cost" not in panel.toPlainText()


def test_rows_are_as_high_as_the_width_wants_it(panel, qtbot):
    """A7: a log measured wide while hidden behind a tab, then shown narrow, has no overlapping sentences."""
    view = panel.view
    for width in (640, 240):
        panel.resize(width, 400)
        QApplication.processEvents()

    def fit():
        rows = [view.visualRect(view.model().index(row, 0)) for row in range(view.model().rowCount())]
        seen = [(row, box) for row, box in enumerate(rows) if box.isValid() and view.viewport().rect().contains(box)]
        assert len(seen) > 3
        for row, box in seen:
            wanted = view.itemDelegate().sizeHint(QStyleOptionViewItem(), view.model().index(row, 0))
            assert box.height() == wanted.height()

    qtbot.waitUntil(fit)


def test_the_reader_who_scrolled_up_is_left_alone(panel, game, sentences):
    bar = panel.view.verticalScrollBar()
    for number, place in enumerate((lambda: 5, bar.maximum)):
        bar.setValue(place())
        panel.add(game.history[number], sentences)
        QApplication.processEvents()
        assert bar.value() == place()
