"""The page with somebody's record, over games on the disk."""

import os
import threading
from threading import Event

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from swqt.gui.pages.games_page import GamesPage
from swqt.gui.pages.record_page import RecordPage
from swqt.gui.style.theme import apply_theme
from swqt.table import Library
from swqt.table.played_games import PlayedGames
from tests.support.hand import show
from tests.support.played import finished_text

PATIENCE = 60    # seconds after which a thread of a failed test ends
GAMES = ((2, 1), (3, 2), (2, 3))


@pytest.fixture
def folder(tmp_path):
    for number, (seats, seed) in enumerate(GAMES):
        path = tmp_path / f"{number}.swn"
        path.write_text(finished_text(seats, seed), encoding="utf-8")
        os.utime(path, (1000.0 + number, 1000.0 + number))
    return tmp_path


@pytest.fixture
def page(qtbot, folder):
    page = RecordPage(folder, Library(folder), "en", "Ann")
    show(qtbot, page, 1000, 700)
    page.load()
    qtbot.waitUntil(lambda: page.report is not None)
    return page


def test_the_figures_are_those_of_the_games(page):
    report = page.report
    assert (page.who.currentText(), page.games_card.number.text()) == ("Ann", "3")
    assert page.focusWidget() is page.who
    assert page.wins_card.number.text().startswith(f"{report.total.wins} (")
    assert page.best_card.number.text() == str(max(point.coins for point in report.points))
    assert page.rating_card.number.text() == f"{report.rating.points:.0f} ± {report.rating.within:.0f}"
    sheets = {sheet.title: sheet for sheet in page.sheets(report)}
    assert [row[1] for row in sheets["By players"].rows] == [2, 1]
    assert sheets["Opponents"].rows[0][:2] == ("Hard bot", 4)
    assert sum(row[1] for row in sheets["Races"].rows) == sum(tally.times for tally in report.races.values()) > 3
    assert (page.tabs.isVisible(), page.progress.isVisible()) == (True, False)


def test_choices_narrow_it(page):
    page.seats.setCurrentIndex(page.seats.findData(3))
    assert (page.games_card.number.text(), page.games_card.about.text()) == ("1", "game")
    page.kind.setCurrentIndex(page.kind.findData(True))
    assert not page.tabs.isVisible()
    assert page.empty.text() == "No games like that."
    page.kind.setCurrentIndex(0)
    page.period.setCurrentIndex(page.period.findData(30))
    assert page.empty.isVisible()


def test_one_begins_anew_and_takes_it_back(page, qtbot):
    assert page.anew_button.text() == "Start &over"
    page.anew_button.click()
    qtbot.waitUntil(page.empty.isVisible)
    assert page.anew_button.text() == "Count &older games again"
    page.anew_button.click()
    qtbot.waitUntil(page.tabs.isVisible)
    assert (page.games_card.number.text(), page.games_card.about.text()) == ("3", "games")


def test_a_point_of_the_chart_is_a_game(page, folder, qtbot):
    chart = page.chart
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.chosen == 2
    QTest.keyClick(chart, Qt.Key.Key_Left)
    with qtbot.waitSignal(page.watched) as watched:
        QTest.keyClick(chart, Qt.Key.Key_Return)
    assert watched.args == [folder / "1.swn"]
    QTest.mouseMove(chart, QPoint(60, 100))
    assert chart.chosen in (-1, 0)
    with qtbot.waitSignal(page.watched) as watched:
        QTest.mouseDClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(chart.width() - 30, 100))
    assert watched.args == [folder / "2.swn"]
    assert len(chart.accessibleDescription().split("\n")) == 3


def test_it_is_saved_as_a_page_and_says_when_it_is_not(page, tmp_path):
    path = tmp_path / "out" / "record.html"
    page.export_to(path)
    assert page.said.text() == "Saved as record.html."
    text = path.read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert "Hard bot" in text
    page.export_to(tmp_path)
    assert page.said.text().startswith("Couldn't save: ")
    seats = tuple(seat._replace(name="<script>x</script>") for seat in page._games[0].seats)    # a name is no markup
    page.show_games([page._games[0]._replace(seats=seats)])
    assert "<script>" not in page.page()
    assert "&lt;script&gt;" in page.page()


def test_a_reading_that_fails_too_late_does_not_end_the_next_one(page, folder, monkeypatch, qtbot):
    failing, going_on = Event(), Event()

    def read(games, *_):
        if not failing.is_set():
            failing.wait(PATIENCE)
            raise ZeroDivisionError("broken")
        going_on.wait(PATIENCE)
        return []

    monkeypatch.setattr(PlayedGames, "read", read)
    page.load()
    (first,) = [thread for thread in threading.enumerate() if thread.name == "record"]
    failing.set()
    page.load()
    first.join()
    QApplication.processEvents()
    assert (page.said.text(), page.progress.isVisible()) == ("Reading the games…", True)
    going_on.set()
    qtbot.waitUntil(page.empty.isVisible)
    monkeypatch.setattr(PlayedGames, "read", lambda games, *_: [][0])
    page.load()
    qtbot.waitUntil(lambda: page.said.text().startswith("The games can't be read: "))
    assert not page.progress.isVisible()


def test_without_games_there_is_a_button_that_helps(qtbot, tmp_path):
    page = RecordPage(tmp_path / "none", Library(tmp_path), "en", "Ann")
    show(qtbot, page)
    page.load()
    assert not page.empty.isVisible()
    qtbot.waitUntil(page.empty.isVisible)
    assert page.empty.text() == "No finished games yet."
    assert not any(choice.isVisible() for choice in (page.who, page.period, page.seats, page.kind))
    assert page.focusWidget() is page.empty.button
    with qtbot.waitSignal(page.new_game_wanted):
        page.empty.button.click()


def test_it_fits_at_large_text(page, qapp):
    """A7: at 200 % in a small window no card is wider than the page."""
    apply_theme(qapp, "light", 200)
    page.resize(1280, 680)
    QApplication.processEvents()
    assert all(card.geometry().right() < page.width() for card in page._cards())
    assert not page.grab().isNull()


def test_the_list_of_games_leads_to_it_and_back(window, qtbot):
    replay = window.replay_controller
    replay.show_games()
    page = window.pages.currentWidget()
    assert isinstance(page, GamesPage)
    page.record.click()
    assert window.pages.currentWidget() is replay.record
    QTest.keyClick(replay.record, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is page
