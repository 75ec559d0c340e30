"""Two windows on one network, each with a player."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swqt.ai import RandomBot
from swqt.engine import Command
from swqt.gui.app.application import rebuild_window
from swqt.gui.app.main_window import MainWindow
from swqt.gui.lan.desk import LanDesk
from swqt.gui.lan.line import Reach
from swqt.gui.lan.play import OnlineTable
from swqt.net.meeting import seating
from swqt.table import Library, OnlineGame, SavedGames, Settings
from tests.support.circle import offer

PATIENCE = 180.0
HERE = Reach(("127.0.0.1",), 0, False)


class TablePlayer:
    """Who plays at *table* in *window* as *bot* decides."""

    window: MainWindow
    bot: RandomBot
    table: OnlineTable

    @property
    def game(self) -> OnlineGame:
        assert self.table.game is not None
        return self.table.game

    @property
    def asked_seat(self) -> int:
        """The deciding seat; -1 while a draw is due, before the game, and after it."""
        decision = self.table.game.decision if self.table.game is not None else None
        return decision.seat if decision is not None else -1

    def act(self) -> Command | None:
        """Answer as a person would if a person here must decide; return the answer."""
        session = self.window.session
        if session is None or session.game is not self.table.game or self.game.waiting:
            return None
        if session.runner.asked is None:
            return None
        command = self.bot.choose(self.game.rules, self.game.state)
        session.controller.commanded.emit(command)
        return command


class Player(TablePlayer):
    """A window with everything the program provides for network play, and its player."""

    def __init__(self, library: Library, name: str, number: int, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        settings = Settings(sound=False, bot_speed="instant", reduced_motion=True, network={"name": name})
        self.window = MainWindow(library, SavedGames(library), settings)
        self.window.resize(1280, 720)
        self.window.show()
        desk = self.window.lan._desk = self.window.lan.make_desk(HERE)
        desk.set_play(self.window.lan.make_table(desk))
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

    def until(self, condition: Any) -> None:
        self.qtbot.waitUntil(lambda: bool(condition()))

    def made_anew(self) -> None:
        """Rebuild the window, as after a change of language."""
        self.window = rebuild_window(self.window, self.window.settings)
        QApplication.processEvents()


@contextmanager
def met(qtbot: QtBot, library: Library, **house: Any) -> Iterator[tuple[Player, Player]]:
    """Yield two people at a table with the options *house*; both windows are closed afterwards."""
    players: list[Player] = []
    try:
        for number, name in enumerate(("Anna", "Ben"), 1):
            players.append(Player(library, name, number, qtbot))
        host, guest = players
        host.desk.host("Test", offer("midland-2"), 2, lambda table: seating.set_house(table, pin=False, **house))
        host.until(lambda: host.desk.line.known.mine)
        guest.desk.join([("127.0.0.1", host.desk.line.known.port)])
        guest.until(lambda: guest.desk.line.known.mine and guest.desk.line.known.mine.played)
        host.until(lambda: len(host.desk.lobby.table.people) == 2)
        yield host, guest
    finally:
        for player in players:
            player.window.close()


def get_ready(host: Player, guest: Player) -> None:
    """Make *guest* ready, and wait until *host* knows; the host is always ready."""
    guest.desk.call(lambda session: session.ask("ready", 1))
    host.until(lambda: sum(person.ready for person in host.desk.line.known.mine.table.people) == 2)


def begin(host: Player, guest: Player) -> None:
    """Begin the game, and wait for the first decision."""
    get_ready(host, guest)
    host.desk.call(lambda session: session.begin())
    for player in (host, guest):
        player.until(lambda player=player: player.table.game is not None and player.asked_seat >= 0)


def play(players: tuple[TablePlayer, ...], until: Callable[[], Any]) -> None:
    """Have *players* answer whenever they are asked, until *until* is true."""
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end, "the game does not go on"
        if any(player.act() is not None for player in players):
            end = time.monotonic() + PATIENCE
        else:
            QTest.qWait(2)
        QApplication.processEvents()
