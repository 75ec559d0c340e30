"""The way to network games. Nothing of the network is imported before it is needed."""

from __future__ import annotations

import threading
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from swqt.gui.style.threads import run_in_thread
from swqt.home import data_folder

if TYPE_CHECKING:
    from swqt.gui.lan.desk import LanDesk
    from swqt.gui.lan.line import GameConnection, Reach
    from swqt.gui.lan.own_games import OwnGame
    from swqt.gui.lan.play import OnlineTable, PanelHost
    from swqt.gui.pages.game_page import GamePage
    from swqt.gui.panels.log_panel import LogPanel
    from swqt.gui.panels.players import PlayersPanel
    from swqt.gui.session.services import AppServices, CurrentSession
    from swqt.table import Library

_DESK: Final = "swqt.gui.lan.desk"
_GAMES: Final = "lan"
"""The folder of the journals, as in ``line.FOLDER``."""


class LanDoor(QObject):
    """Makes the desk and the table of network games when they are needed; the arguments are theirs, and the signals.

    ``game_ready`` gives the OnlineGame to show, ``failed`` a message and its details, ``interrupted`` the OwnGame that
    was interrupted last.
    """

    game_ready = Signal(object)
    start_wanted = Signal()
    recap_wanted = Signal()
    rule_wanted = Signal(str)
    failed = Signal(str, str)
    interrupted = Signal(object)

    def __init__(
        self, window: QWidget, services: AppServices, current: CurrentSession, pages: QStackedWidget, table: GamePage,
        log: LogPanel, players: PlayersPanel, panels: PanelHost, alone: QAction,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._window = window
        self._services = services
        self._current = current
        self._pages, self._table, self._log, self._players = pages, table, log, players
        self._panels, self._alone = panels, alone
        self._desk: LanDesk | None = None
        self._loading: threading.Thread | None = None
        self._pending_link: str | None = None
        self._pending_game: Path | None = None

    @property
    def desk(self) -> LanDesk:
        """The desk, made and connected to the network when it is first used. Raises IdentityError if that fails."""
        if self._desk is None:
            self._desk = self.make_desk()
            self._desk.set_play(self.make_table(self._desk))
        return self._desk

    def make_desk(self, reach: Reach | None = None, old: LanDesk | None = None) -> LanDesk:
        """Return a new desk, which goes on the network at once or takes over the *old* one."""
        from swqt.gui.lan.desk import LanDesk  # sockets, ciphers and discovery take a while to load

        desk = LanDesk(self._window, self._services, self._pages, reach, old)
        desk.start_wanted.connect(self.start_wanted)
        desk.rule_wanted.connect(self.rule_wanted)
        return desk

    def make_table(self, connection: GameConnection) -> OnlineTable:
        """Return a new table for the games that come over *connection*."""
        from swqt.gui.lan.play import OnlineTable

        table = OnlineTable(
            self._window, self._services, self._current, self._table, self._log, self._players, self._panels,
            self._alone, connection,
        )  # fmt: skip
        for theirs, ours in (
            (table.game_ready, self.game_ready), (table.start_wanted, self.start_wanted),
            (table.recap_wanted, self.recap_wanted), (table.failed, self.failed),
        ):  # fmt: skip
            theirs.connect(ours)
        return table

    @property
    def opened(self) -> LanDesk | None:
        """The desk, or None before it is needed."""
        return self._desk

    def open(self) -> None:
        """Show the tables nearby, or the table that the player sits at."""
        self._when_loaded("")

    def follow(self, link: str) -> None:
        """Ask whether to join the table of *link*, an invitation."""
        self._when_loaded(link)

    def find_interrupted(self) -> None:
        """Look in a thread for the network game that was interrupted last; ``interrupted`` tells of it."""
        folder = data_folder() / _GAMES
        if self._is_playing or not any(folder.glob("*")):
            return
        library = self._services.library
        run_in_thread(partial(_newest_own, folder, library), self._on_found, self._on_search_failed, "own games")

    @property
    def _is_playing(self) -> bool:
        return self._desk is not None and (self._desk.in_game or self._desk.line.known.mine is not None)

    def _on_found(self, game: OwnGame | None) -> None:
        if game is not None and not self._is_playing:
            self.interrupted.emit(game)

    def _on_search_failed(self, error: Exception) -> None:
        raise error

    def rejoin(self, path: Path) -> None:
        """Show the tables nearby, and go on with the game whose journal is *path*."""
        self._pending_game = path
        self._when_loaded("")

    def go_on_alone(self) -> None:
        """Ask whether to continue a copy of the network game without the others."""
        from swqt.gui.lan.play import OnlineTable

        play = self._desk.play if self._desk is not None else None
        if isinstance(play, OnlineTable):
            play.ask_alone()

    def take_over(self, old: LanDoor) -> None:
        """Take over the connections of the *old* window, which is about to be deleted."""
        if old._loading is not None:
            old._stop_waiting()
            if old._pending_link is not None:
                self._when_loaded(old._pending_link)
        if old._desk is not None:
            from swqt.gui.lan.play import OnlineTable

            desk, old._desk = old._desk, None
            self._desk = self.make_desk(old=desk)
            table = self.make_table(self._desk)
            self._desk.set_play(table)
            if isinstance(desk.play, OnlineTable):
                table.adopt(desk.play)

    def close(self) -> None:
        """Leave the network, and end its threads."""
        if self._loading is not None:
            self._loading.join()
            self._stop_waiting()
        if self._desk is not None:
            self._desk.close()
            self._desk = None

    def _go(self, link: str) -> None:
        from swqt.net.wire.identity import IdentityError

        try:
            self.desk.open_nearby(link)
            path, self._pending_game = self._pending_game, None
            if path is not None:
                self.desk.resume(path)
        except IdentityError as error:
            self.failed.emit(self.tr("This program cannot play on the network."), str(error))

    def _when_loaded(self, link: str) -> None:
        """Show the tables nearby, or that of *link*, after the modules have been imported in a thread."""
        if self._desk is not None:
            self._go(link)
            return
        self._pending_link = link
        if self._loading is None:
            QApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
            self._loading = run_in_thread(partial(import_module, _DESK), self._on_loaded, self._on_failed, "loading")

    def _on_loaded(self, _: object) -> None:
        if self._loading is None:    # another window has taken over, or this one is closed
            return
        self._stop_waiting()
        wish, self._pending_link = self._pending_link, None
        if wish is not None:
            self._go(wish)

    def _on_failed(self, error: Exception) -> None:
        if self._loading is not None:
            self._stop_waiting()
            raise error

    def _stop_waiting(self) -> None:
        self._loading = None
        QApplication.restoreOverrideCursor()


def _newest_own(folder: Path, library: Library) -> OwnGame | None:
    """Return the newest unfinished network game of the player that this program can go on with."""
    from swqt.gui.lan.own_games import own_games  # the network takes a while to load

    return next((game for game in own_games(folder, library) if game.trouble is None), None)


SCHEME: Final = "swqt://"


def is_link(text: str) -> bool:
    """Return whether *text* is a link of swqt, not a file."""
    return text.casefold().startswith(SCHEME)
