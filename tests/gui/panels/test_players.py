"""The rows of the players: what they show at each size, and what they say of whom."""

import pytest
from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtWidgets import QApplication

from swqt.gui.board.animation import COINS
from swqt.gui.pages.results_page import ResultsPage
from swqt.gui.panels.player_row import ROW, PlayerPresence, PlayerRace, PlayerRow, row_lines
from swqt.gui.panels.players import PlayersPanel
from swqt.gui.texts.sentences import narrated
from tests.support.hand import show

FOREST_ELVES = PlayerRace("elves", "Elfos de los Bosques", "Elfos", True)    # the race first, as in Spanish
TRITONS = PlayerRace("tritons", "Bivouacking Tritons", "Tritons", True)
ELVES = PlayerRace("elves", "Hill Elves", "Elves", False)


def row(*faces, **changes):
    races = tuple((face.name, "3", face.active) for face in faces)
    return PlayerRow(0, "Anna", "", False, 12, 2, races, faces=faces)._replace(**changes)


@pytest.mark.parametrize(
    ("shown", "high", "wanted"),
    [
        (row(TRITONS, ELVES), 80, [("Bivouacking", "Tritons"), ("", "Elves")]),
        (row(TRITONS, ELVES), 110, [("", "Bivouacking"), ("", "Tritons"), ("", "Elves")]),
        (row(FOREST_ELVES), 80, [("de los Bosques", "Elfos")]),
        (row(TRITONS, ELVES), 56, [("Bivouacking", "Tritons")]),
        (row(ELVES), 80, [("", "idle"), ("", "Elves")]),
        (row(TRITONS, where=PlayerPresence("away", "#9a4a3c", True)), 80, [("", "away")]),
        (row(TRITONS, races=(("Tritons", "3", True), ("3 Hammers", "", True))), 80,
         [("Bivouacking", "Tritons"), ("", "3 Hammers")]),
    ],
)  # fmt: skip
def test_a_low_row_leaves_out_what_matters_least(shown, high, wanted):
    lines = row_lines(shown, high, 1.0, empty="empty", idle="idle")
    assert [("".join(line.around).strip(), line.text) for line in lines] == wanted


def test_extra_coins_stand_in_the_row_until_there_is_a_race():
    """VARIANT-7."""
    lines = [row_lines(each, 80, 1.0, empty="empty", idle="idle", ahead="+5") for each in (row(), row(ELVES))]
    assert [[line.text for line in shown] for shown in lines] == [["empty", "+5"], ["idle", "Elves"]]


def shown_panel(qtbot, rows, width, height):
    panel = PlayersPanel()
    panel.model_._show(rows)
    show(qtbot, panel, width, height)
    QApplication.processEvents()
    return panel


@pytest.mark.parametrize(("height", "count", "high"), [(344, 4, 80), (464, 4, 110), (359, 5, 67), (700, 2, 110)])
def test_rows_share_the_height(qtbot, height, count, high):
    panel = shown_panel(qtbot, [row(TRITONS)._replace(seat=seat) for seat in range(count)], 202, height)
    rows = [panel.visualRect(panel.model_.index(seat, 0)) for seat in range(count)]
    assert {rect.height() for rect in rows} == {high}
    assert panel.viewport().rect().contains(rows[-1])


@pytest.mark.parametrize(("race", "is_noted"), [("Tritons", True), ("Wassermänner", False)])
def test_a_note_gives_way_to_the_name_of_a_race(qtbot, race, is_noted):
    """As in German, where the note is "zuletzt"."""
    plain = row(PlayerRace("tritons", race, race, True), races=((race, "3", True),))
    panel = shown_panel(qtbot, [plain], 202, 200)
    before = panel.grab().toImage()
    panel.model_._show([plain._replace(note="zuletzt")])
    assert (panel.grab().toImage() != before) is is_noted


def test_the_dots_move_only_while_a_bot_thinks(qtbot):
    panel = shown_panel(qtbot, [row(TRITONS), row(TRITONS)._replace(seat=1)], 202, 300)
    still = panel.grab().toImage()
    panel.show_thinking(1, moving=True)
    assert panel._dots.isActive()
    assert "thinking" in panel.model_.index(1, 0).data()
    assert panel.grab().toImage() != still
    phase = panel._delegate.phase
    panel._dots.timeout.emit()
    assert panel._delegate.phase == phase + 1
    panel.show_thinking(1, moving=False)
    assert not panel._dots.isActive()
    panel.show_thinking(-1, moving=True)
    assert not panel._dots.isActive()
    assert panel.grab().toImage() == still


class TestCoinsOnTheirWay:
    """The number in a row counts up while coins fly to it."""

    @pytest.fixture
    def panel(self, qtbot):
        rows = [row(TRITONS, coins=coins)._replace(seat=seat) for seat, coins in enumerate((12, 9, None))]
        return shown_panel(qtbot, rows, 202, 344)

    def test_a_payment_ends_where_the_next_one_begins(self, panel):
        panel.hold_back({0: 5, 1: 4, 2: 3})
        assert shown_coins(panel) == [7, 5, None]    # secret ones stay so
        panel.count_up(0, 2, COINS)
        panel._counting.setCurrentTime(COINS // 4)
        panel.count_up(0, 3, COINS)
        assert shown_coins(panel) == [9, 5, None]
        panel._counting.setCurrentTime(COINS - 1)
        panel.count_up(1, 4, COINS)
        assert shown_coins(panel) == [12, 5, None]
        panel._counting.setCurrentTime(COINS)
        assert shown_coins(panel) == [12, 9, None]

    def test_everything_is_shown_at_once_when_it_is_settled(self, panel):
        panel.hold_back({0: 5, 1: 4})
        panel.count_up(0, 5, COINS)
        panel._counting.setCurrentTime(COINS - 20)
        panel.settle_coins()
        assert shown_coins(panel) == [12, 9, None]
        assert panel._counting.state() == QVariantAnimation.State.Stopped
        panel.hold_back({0: 5})
        panel.model_._show([row(TRITONS, coins=3)])
        assert shown_coins(panel) == [0], "coins that have been taken back are not missing"


def shown_coins(panel):
    return [panel.model_.index(number, 0).data(ROW).coins for number in range(panel.model_.rowCount())]


def test_extra_coins_are_told_in_the_row_the_log_and_the_results(table):
    """VARIANT-7: once each, also to a screen reader."""
    hand = table(3, head_start="0,1,20")
    panel = hand.window.players
    rows = [panel.model_.index(seat, 0) for seat in range(3)]
    assert [row.data(ROW).extra for row in rows] == [0, 1, 20]
    for role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
        assert [row.data(role).count(" at the start") for row in rows] == [0, 1, 1]
        assert "20 extra coins at the start" in rows[2].data(role)
    names = [seat.name for seat in hand.session.game.seats]
    told = [f"{names[1]} starts with 1 extra coin.", f"{names[2]} starts with 20 extra coins."]
    assert [line.text for line in hand.window.log.model_.lines][:2] == told
    page = ResultsPage()
    page.show_game(hand.session)
    assert page.hints.text() == f"{names[1]} started with 1 extra coin, {names[2]} started with 20 extra coins"
    game, library = hand.session.game, hand.window.library
    assert [text for _, text in narrated(game, library.catalogue, "en")][:2] == told
