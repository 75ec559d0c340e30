"""A window that is made anew, in another language, in the middle of a network game: the game and the line go on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swqt.ai import RandomBot
from swqt.engine import Command
from swqt.gui.lan.desk import LanDesk
from swqt.gui.lan.line import Reach
from swqt.gui.lan.play import OnlineTable
from swqt.gui.succession import succeed
from swqt.gui.window import MainWindow
from swqt.net.meeting import seating
from swqt.table import Library, OnlineGame, Saves, Settings
from tests.net.circle import offer

HERE = Reach(("127.0.0.1",), 0, False)
PATIENCE = 30_000


class Player:
    """A window with all that the program gives it for the network, and who sits before it."""

    def __init__(self, library: Library, name: str, number: int, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        settings = Settings(sound=False, bot_speed="instant", reduced_motion=True, network={"name": name})
        self.window = MainWindow(library, Saves(library), settings)
        self.window.resize(1280, 720)
        self.window.show()
        desk = self.window.lan._desk = LanDesk(self.window, HERE)
        desk.set_play(OnlineTable(self.window, desk))
        self.bot = RandomBot(number)
        self.until(lambda: desk.line.known.port)

    @property
    def desk(self) -> LanDesk:
        assert self.window.lan.opened is not None
        return self.window.lan.opened

    @property
    def table(self) -> OnlineTable:
        assert isinstance(self.desk.play, OnlineTable)
        return self.desk.play

    @property
    def game(self) -> OnlineGame:
        assert self.table.game is not None
        return self.table.game

    def until(self, condition: Any) -> None:
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=PATIENCE)

    def act(self) -> Command | None:
        """If somebody here is asked, answer as a person would, and return the answer."""
        sitting = self.window.sitting
        if sitting is None or sitting.game is not self.table.game or self.game.waiting:
            return None
        if sitting.bridge.situation() is None:
            return None
        command = self.bot.choose(self.game.rules, self.game.state)
        sitting.controller.commanded.emit(command)
        return command

    def made_anew(self) -> None:
        """Have another window in the place of this one, as when the language changes."""
        old = self.window
        new = self.window = MainWindow(None, None, old.settings)
        succeed(old, new)
        old.hide()
        old.deleteLater()
        QApplication.processEvents()


@pytest.fixture
def two(qtbot: QtBot, library: Library, plain_map: None) -> Iterator[tuple[Player, Player]]:
    host, guest = players = Player(library, "Anna", 1, qtbot), Player(library, "Ben", 2, qtbot)
    host.desk.host("Test", offer("midland-2"), 2, lambda table: seating.set_house(table, pin=False))
    host.until(lambda: host.desk.line.known.mine)
    guest.desk.join([("127.0.0.1", host.desk.line.known.port)])
    guest.until(lambda: guest.desk.line.known.mine and guest.desk.line.known.mine.played)
    guest.desk.call(lambda session: session.ask("ready", 1))
    host.until(lambda: all(person.ready for person in host.desk.line.known.mine.table.people))
    host.desk.call(lambda session: session.begin())
    for player in players:
        player.until(lambda player=player: player.table.game is not None and player.game.decision is not None)
    yield players
    for player in players:
        player.window.close()


def play(players: tuple[Player, ...], until: Any) -> None:
    for _ in range(20_000):
        if until():
            return
        if not any(player.act() is not None for player in players):
            QTest.qWait(2)
        QApplication.processEvents()
    raise AssertionError("the game does not go on")


def test_a_network_game_goes_on_in_a_window_that_is_made_anew(two: tuple[Player, Player]) -> None:
    host, guest = two
    play(two, lambda: len(host.game) > 6 and len(guest.game) > 6)
    line, game, identity = guest.desk.line, guest.game, guest.desk.key
    host.table.circle.said.emit("Hello")
    guest.until(lambda: guest.table.circle.chat.count())
    before = [guest.table.circle.chat.item(row).text() for row in range(guest.table.circle.chat.count())]
    number = next(m.number for m in guest.table.circle._members if m.state != "self")
    guest.table.circle._toggle_mute(number)
    host.table.pause()
    guest.until(lambda: guest.table.strip.text() == "Anna asked for a pause.")
    guest.made_anew()
    assert guest.desk.line is line
    assert guest.game is game
    assert guest.window.sitting.game is game
    assert guest.desk.key == identity
    assert guest.desk.in_game
    chat = guest.table.circle.chat
    assert [chat.item(row).text() for row in range(len(before))] == before
    assert "Anna: Hello" in guest.window.log.toPlainText().splitlines()
    assert guest.window.log.filter.count() == 4
    assert guest.desk.muted == {host.desk.key}
    assert guest.table.strip.text() == "Anna asked for a pause."
    assert guest.table.dock.isVisible()
    assert guest.window.actions_.alone.isEnabled()
    assert [m.name for m in guest.table.circle._members] == [m.name for m in host.table.circle._members]
    host.table.pause()
    guest.until(lambda: not guest.table.strip.text())
    host.made_anew()    # both, and the other one as well while somebody's turn is on
    guest.made_anew()
    play(two, lambda: host.game.decision is None and guest.game.decision is None)
    assert host.game.state == guest.game.state
    for player in two:
        player.until(lambda player=player: player.table.strip.text().startswith("Every draw"))


def test_a_vote_and_a_command_on_its_way_survive_the_new_window(two: tuple[Player, Player]) -> None:
    host, guest = two
    play(two, lambda: len(host.game) > 4 and len(guest.game) > 4)
    asked = next(player for player in two if player.window.sitting.bridge.situation() is not None)
    other = guest if asked is host else host
    before = len(asked.game)
    asked.act()
    asked.made_anew()    # before what was said is back
    other.until(lambda: len(other.game) > before)
    asked.until(lambda: len(asked.game) > before and not asked.game.waiting)
    play(two, lambda: len(host.game) > 12 and len(guest.game) > 12)
    guest.table.let_bot_play(host.table.now.mine)    # which needs the host's vote
    host.until(lambda: host.table.strip.buttons())
    host.made_anew()
    guest.made_anew()
    assert guest.table.strip.text().startswith("The others are being asked: a bot plays for Anna")
    assert [button.text() for button in host.table.strip.buttons()] == ["Refuse", "Agree"]
    host.table.strip.buttons()[0].click()
    guest.until(lambda: guest.table.now.asked is None)
    assert not guest.table.strip.text()
