"""A network game from end to end: interrupted and gone on with from the first page; finished and its dice verified."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from swqt.gui.app.main_window import MainWindow
from swqt.gui.lan import network_client
from swqt.gui.pages.results_page import ResultsPage
from swqt.table import Library, OnlineGame, SavedGames
from tests.support.lan_player import HERE, Player, TablePlayer, begin, met, play


class Returned(TablePlayer):
    """The program of *gone*, started again."""

    def __init__(self, gone: Player, library: Library, qtbot: QtBot) -> None:
        self.qtbot, self.bot = qtbot, gone.bot
        self.window = MainWindow(library, SavedGames(library), gone.window.settings)
        self.window.resize(1280, 720)
        self.window.show()


@pytest.fixture
def two(qtbot: QtBot, library: Library, plain_map: None) -> Iterator[tuple[Player, Player]]:
    with met(qtbot, library) as players:
        begin(*players)
        yield players


def click(button: QPushButton) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_an_interrupted_game_is_gone_on_with_from_the_first_page(
    two: tuple[Player, Player], library: Library, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone, other = two
    play(two, lambda: len(gone.game) > 14 and len(other.game) > 14)
    length, name = len(gone.game), gone.window.session.names.seat(0)
    gone.window.close()
    monkeypatch.setattr(network_client, "Reach", lambda: HERE)
    back = Returned(gone, library, qtbot)
    page = back.window.start_page
    qtbot.waitUntil(page.table.isVisible)
    assert page.table.go.text() == "&Rejoin Test"
    assert name in page.table.go.accessibleDescription()
    try:
        click(page.table.go)
        qtbot.waitUntil(lambda: back.window.lan.controller is not None and bool(back.client.known.port))
        # Tables find each other by multicast, which the tests leave out.
        endpoint = ("127.0.0.1", other.client.known.port)
        back.client.call(lambda session: session.links.learn(other.client.key, [endpoint]))
        qtbot.waitUntil(lambda: back.play.game is not None and len(back.game) >= length)
        assert back.window.pages.currentWidget() is back.window.game_page
        assert isinstance(back.window.session.game, OnlineGame)
        play((back, other), lambda: len(back.game) == len(other.game) > length + 10)
        assert back.game.state == other.game.state
        back.window.show_start()
        qtbot.waitUntil(page.table.isVisible)    # who leaves is offered the way back
    finally:
        back.window.close()
        QApplication.processEvents()


def test_a_finished_game_is_verified_on_the_end_page_and_in_the_list(
    two: tuple[Player, Player], qtbot: QtBot
) -> None:
    host = two[0]
    play(two, lambda: all(player.game.decision is None for player in two))
    window = host.window
    qtbot.waitUntil(lambda: isinstance(window.pages.currentWidget(), ResultsPage))
    page = window.pages.currentWidget()
    assert isinstance(page, ResultsPage)
    qtbot.waitUntil(lambda: bool(list(window.saves.finished_folder.glob("*.swn"))))
    click(page.verify)
    qtbot.waitUntil(lambda: page.said.text().startswith("The dice were fair"))
    window.actions_.games.trigger()
    games = window.replay_controller.games
    games.tabs.setCurrentIndex(1)
    qtbot.waitUntil(lambda: bool(games.model_.rows))
    bar = games.view.buttons(games.model_.index(0))
    assert bar is not None
    click(bar.buttons["verify"])
    qtbot.waitUntil(lambda: games.said.text().startswith("The dice were fair"))
    assert games.said.isVisible()
