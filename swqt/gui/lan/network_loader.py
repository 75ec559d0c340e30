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
    from swqt.gui.lan.lobby_controller import LobbyController
    from swqt.gui.lan.nearby_page import OwnGame
    from swqt.gui.lan.network_client import NetworkClient, Reach
    from swqt.gui.lan.online_play import AddPanel, OnlinePlay
    from swqt.gui.lan.watch_together import WatchTogether
    from swqt.gui.pages.game_page import GamePage
    from swqt.gui.pages.replay_controller import ReplayController
    from swqt.gui.panels.log_panel import LogPanel
    from swqt.gui.panels.players import PlayersPanel
    from swqt.gui.session.services import AppServices, CurrentSession
    from swqt.table import Game, Library

_CONTROLLER: Final = "swqt.gui.lan.lobby_controller"
_GAMES: Final = "lan"
"""The folder of the journals, as in ``network_client.FOLDER``."""


class NetworkLoader(QObject):
    """Makes the controllers of lobby and network games when they are needed; the arguments are theirs.

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
        log: LogPanel, players: PlayersPanel, add_panel: AddPanel, copy: QAction, replay: ReplayController,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._window = window
        self._services = services
        self._current = current
        self._pages, self._table, self._log, self._players = pages, table, log, players
        self._add_panel, self._copy, self._replay = add_panel, copy, replay
        self.controller: LobbyController | None = None
        """Shows the tables nearby and the lobby; None before it is needed."""
        self.play: OnlinePlay | None = None
        self.together: WatchTogether | None = None
        self._loading: threading.Thread | None = None
        self._is_sharing = False
        self._pending_link: str | None = None
        self._pending_game: Path | None = None

    def connect_network(self, reach: Reach | None = None, client: NetworkClient | None = None) -> LobbyController:
        """Make the controllers; they go on the network at once, or take over the *client* of another window.

        Raises IdentityError if this program can be nobody.
        """
        from swqt.gui.lan.lobby_controller import LobbyController  # sockets and ciphers take a while to load
        from swqt.gui.lan.online_play import OnlinePlay
        from swqt.gui.lan.watch_together import WatchTogether

        self.controller = LobbyController(self._window, self._services, self._pages, reach, client)
        self.controller.start_wanted.connect(self.start_wanted)
        self.controller.rule_wanted.connect(self.rule_wanted)
        self.play = play = OnlinePlay(
            self._window, self._services, self._current, self._table, self._log, self._players, self._add_panel,
            self._copy, self.controller.client,
        )  # fmt: skip
        play.game_ready.connect(self.game_ready)
        play.start_wanted.connect(self.start_wanted)
        play.recap_wanted.connect(self.recap_wanted)
        play.failed.connect(self.failed)
        self.together = together = WatchTogether(
            self._window, self._services, self._current, self._table, self._replay, self._add_panel,
            self.controller.client,
        )  # fmt: skip
        together.game_ready.connect(self.game_ready)
        together.failed.connect(self.failed)
        return self.controller

    def open(self) -> None:
        """Show the tables nearby, or the table that the player sits at."""
        self._when_loaded("")

    def follow(self, link: str) -> None:
        """Ask whether to join the table of *link*, an invitation."""
        self._when_loaded(link)

    def share(self) -> None:
        """Ask whether to show the replay in the window to others."""
        self._is_sharing = True
        self._when_loaded("")

    def game_left(self, game: Game) -> None:
        """Leave the table where *game* is watched together, as it is closed."""
        if self.together is not None:
            self.together.game_left(game)

    def rejoin(self, path: Path) -> None:
        """Show the tables nearby, and go on with the game whose journal is *path*."""
        self._pending_game = path
        self._when_loaded("")

    def ask_copy(self) -> None:
        """Ask whether to go on in a copy of the network game without the others."""
        if self.play is not None:
            self.play.ask_copy()

    def find_interrupted(self) -> None:
        """Look in a thread for the network game that was interrupted last; ``interrupted`` tells of it."""
        folder = data_folder() / _GAMES
        if self._is_playing or not any(folder.glob("*")):
            return
        library = self._services.library
        run_in_thread(partial(_newest_own, folder, library), self._on_found, self._raise, "own games")

    def take_over(self, old: NetworkLoader) -> None:
        """Take over the connections of the *old* window, which is about to be deleted."""
        if old._loading is not None:
            old._stop_waiting()
            if old._pending_link is not None:
                self._when_loaded(old._pending_link)
        controller, play = old.controller, old.play
        if controller is not None and play is not None:
            self.connect_network(client=controller.release())
            assert self.play is not None
            assert self.together is not None
            assert old.together is not None
            self.play.adopt(play)
            self.together.adopt(old.together)
            old.controller = old.play = old.together = None

    def close(self) -> None:
        """Leave the network, and end its threads."""
        if self._loading is not None:
            self._loading.join()
            self._stop_waiting()
        if self.controller is not None:
            self.controller.release().close()
            self.controller = self.play = self.together = None

    @property
    def _is_playing(self) -> bool:
        known = self.controller.client.known if self.controller is not None else None
        return known is not None and (known.playing is not None or known.mine is not None)

    def _on_found(self, game: OwnGame | None) -> None:
        if game is not None and not self._is_playing:
            self.interrupted.emit(game)

    def _raise(self, error: Exception) -> None:
        raise error

    def _go(self, link: str) -> None:
        from swqt.net.wire.identity import IdentityError

        try:
            controller = self.controller or self.connect_network()
            if self._is_sharing and self.together is not None:
                self._is_sharing = False
                self.together.ask(controller.name)
                return
            controller.open_nearby(link)
            path, self._pending_game = self._pending_game, None
            if path is not None:
                controller.resume(path)
        except IdentityError as error:
            self.failed.emit(self.tr("This copy of swqt can't play on a network."), str(error))

    def _when_loaded(self, link: str) -> None:
        """Show the tables nearby, or that of *link*, after the modules have been imported in a thread."""
        if self.controller is not None:
            self._go(link)
            return
        self._pending_link = link
        if self._loading is None:
            QApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
            load = partial(import_module, _CONTROLLER)
            self._loading = run_in_thread(load, self._on_loaded, self._on_failed, "loading")

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
    from swqt.gui.lan.nearby_page import own_games  # the network takes a while to load

    return next((game for game in own_games(folder, library) if game.trouble is None), None)
