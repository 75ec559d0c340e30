"""Two windows on one network, each with a player."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget
from pytestqt.qtbot import QtBot

from swqt.ai import RandomBot
from swqt.engine import Command
from swqt.gui.app.application import rebuild_window
from swqt.gui.app.main_window import MainWindow
from swqt.gui.lan.lobby_controller import LobbyController
from swqt.gui.lan.network_client import NetworkClient, Reach
from swqt.gui.lan.online_play import OnlinePlay
from swqt.gui.panels.notices import ChoiceNotice
from swqt.net.game.journal import journals
from swqt.net.lobby import seats as seating
from swqt.net.lobby.start import TableOffer
from swqt.net.news import GameStatus
from swqt.net.session import Session
from swqt.table import Library, OnlineGame, SavedGames, Settings
from tests.support.circle import end_abruptly, offer
from tests.support.hand import never_paint

PATIENCE = 180.0
HERE = Reach(("127.0.0.1",), 0, False)


def texts(shown: QListWidget) -> list[str]:
    return [shown.item(row).text() for row in range(shown.count())]


class TablePlayer:
    """Who plays at *table* in *window* as *bot* decides."""

    window: MainWindow
    bot: RandomBot

    @property
    def play(self) -> OnlinePlay:
        return self.lobby.play

    @property
    def lobby(self) -> LobbyController:
        assert self.window.lan.controller is not None
        return self.window.lan.controller

    @property
    def client(self) -> NetworkClient:
        return self.lobby.client

    @property
    def endpoint(self) -> tuple[str, int]:
        """Where others reach the program."""
        return "127.0.0.1", self.client.known.port

    @property
    def status(self) -> GameStatus:
        """How the game stands."""
        assert self.play.view is not None
        return self.play.view.status

    @property
    def game(self) -> OnlineGame:
        assert self.play.game is not None
        return self.play.game

    @property
    def asked_seat(self) -> int:
        """The deciding seat; -1 while a draw is due, before the game, and after it."""
        decision = self.play.game.decision if self.play.game is not None else None
        return decision.seat if decision is not None else -1

    @property
    def chat(self) -> list[str]:
        return texts(self.play.panel.chat.lines)

    @property
    def people(self) -> list[str]:
        """How the panel beside the map lists everybody."""
        return texts(self.play.panel.people)

    @property
    def bar(self) -> ChoiceNotice:
        """What is said beside the map."""
        return self.play.bar

    @property
    def choices(self) -> list[str]:
        """The buttons of the bar."""
        return [button.text() for button in self.bar.buttons()]

    def act(self) -> Command | None:
        """Answer as a person would if a person here must decide; return the answer."""
        session = self.window.session
        if session is None or session.game is not self.play.game or self.game.waiting:
            return None
        if session.runner.asked is None:
            return None
        command = self.bot.choose(self.game.rules, self.game.state)
        session.controller.commanded.emit(command)
        return command

    def learn(self, other: TablePlayer) -> None:
        """Know where *other* is: tables find each other by multicast, which the tests leave out."""
        key, endpoints = other.client.key, [other.endpoint]
        self.client.call(lambda session: session.links.learn(key, endpoints))


class Player(TablePlayer):
    """A window with everything the program provides for network play, and its player."""

    def __init__(self, library: Library, name: str, number: int, qtbot: QtBot) -> None:
        self.name, self.qtbot = name, qtbot
        settings = Settings(sound=False, bot_speed="instant", reduced_motion=True, network={"name": name})
        self.window = MainWindow(library, SavedGames(library), settings)
        never_paint(self.window)
        self.window.resize(1280, 720)
        self.window.show()
        self.window.lan.connect_network(HERE)
        self.bot = RandomBot(number)
        self.until(lambda: self.client.known.port)

    def until(self, condition: Any) -> None:
        self.qtbot.waitUntil(lambda: bool(condition()))

    def press(self, text: str) -> None:
        """Press the button *text* of the bar as soon as it is there."""
        self.until(lambda: text in self.choices)
        QTest.mouseClick(self.bar.buttons()[self.choices.index(text)], Qt.MouseButton.LeftButton)

    def made_anew(self) -> None:
        """Rebuild the window, as after a change of language."""
        self.window = rebuild_window(self.window, self.window.settings)
        QApplication.processEvents()


def met(qtbot: QtBot, library: Library, ground: TableOffer | None = None, **house: Any) -> tuple[Player, Player]:
    """Return two people at a table with the options *house*, where *ground* is played, or a shipped board."""
    host, guest = (Player(library, name, number, qtbot) for number, name in enumerate(("Anna", "Ben"), 1))
    ground = ground or offer("midland-2")
    host.lobby.host("Test", ground, 2, lambda table: seating.set_house(table, pin=False, **house))
    host.until(lambda: host.client.known.mine)
    guest.lobby.join([host.endpoint])
    guest.until(lambda: guest.client.known.mine and guest.client.known.mine.played)
    for player in (host, guest):    # the page shows what the client knows
        table = player.lobby.lobby
        player.until(lambda table=table: table.table is not None and len(table.table.people) == 2)
    return host, guest


def get_ready(host: Player, guest: Player) -> None:
    """Make *guest* ready, and wait until *host* knows; the host is always ready."""
    guest.client.call(Session.ask, "ready", 1)
    host.until(lambda: sum(person.ready for person in host.client.known.mine.table.people) == 2)


def begin(host: Player, guest: Player) -> tuple[Player, Player]:
    """Begin the game, and wait for the first decision; return both players."""
    get_ready(host, guest)
    host.client.call(Session.begin)
    for player in (host, guest):
        player.until(lambda player=player: player.play.game is not None and player.asked_seat >= 0)
    return host, guest


def watch(host: Player, watcher: Player) -> None:
    """Have *watcher* come to the table of *host* to watch."""
    watcher.lobby.join([host.endpoint], watching=True)
    watcher.until(lambda: watcher.client.known.mine and watcher.client.known.mine.table.person(watcher.client.key))


def kill(player: Player) -> None:
    """End the program of *player* as if it had been killed: no good-bye, and nothing more reaches the journal."""
    network = player.client.network
    session, network._session = network._session, None
    asyncio.run_coroutine_threadsafe(end_abruptly(session), network._loop).result(PATIENCE)
    player.client.heard.disconnect()
    player.window.close()


def come_back(gone: Player, library: Library, *others: Player) -> Player:
    """Start the program of *gone* again, which goes on with its only game and knows where *others* are."""
    back = Player(library, gone.name, 7, gone.qtbot)
    [path] = journals(back.client.folder)
    back.lobby.resume(path)
    for other in others:
        back.learn(other)
    back.until(lambda: back.play.game is not None)
    return back


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
