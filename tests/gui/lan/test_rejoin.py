"""A network game that was interrupted is gone on with from the first page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swqt.gui.app.main_window import MainWindow
from swqt.gui.lan import network_client
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
def two(qtbot, library, plain_map) -> Iterator[tuple[Player, Player]]:
    with met(qtbot, library) as players:
        begin(*players)
        yield players


def test_an_interrupted_game_is_gone_on_with_from_the_first_page(two, library, qtbot, monkeypatch):
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
        assert page.table.go.isEnabled()
        QTest.mouseClick(page.table.go, Qt.MouseButton.LeftButton)
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
