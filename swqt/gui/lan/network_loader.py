"""Loads what network games need. No network module is imported before it is needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDockWidget, QStackedWidget, QWidget

from swqt.gui.lan import FOLDER
from swqt.gui.style.threads import BackgroundTask, run_in_thread
from swqt.home import data_folder

if TYPE_CHECKING:
    from swqt.gui.lan.lobby_controller import LobbyController
    from swqt.gui.lan.network_client import Reach
    from swqt.gui.pages.game_page import GamePage
    from swqt.gui.pages.replay_controller import ReplayController
    from swqt.gui.panels.log_panel import LogPanel
    from swqt.gui.panels.players import PlayersPanel
    from swqt.gui.session.services import AppServices, CurrentSession
    from swqt.table import Game
    from swqt.table.own_games import OwnGame


class NetworkParts(NamedTuple):
    """The parts of the window that the controllers use. *add_panel* takes a title, a name and a widget and returns a
    new dock for it, hidden at first; *copy* is the action to play on in a copy without the others."""

    window: QWidget
    services: AppServices
    current: CurrentSession
    pages: QStackedWidget
    page: GamePage
    log: LogPanel
    players: PlayersPanel
    add_panel: Callable[[str, str, QWidget], QDockWidget]
    copy: QAction
    replay: ReplayController


class NetworkLoader(QObject):
    """Creates the controllers of lobby and network games when they are needed; its signals are their requests to the
    window. ``start_wanted`` asks for the start page, which ends the game in the window; ``failed`` carries a message
    and its details, ``interrupted`` the OwnGame that was interrupted last."""

    game_ready = Signal(object)
    start_wanted = Signal()
    recap_wanted = Signal()
    rule_wanted = Signal(str)
    failed = Signal(str, str)
    interrupted = Signal(object)

    def __init__(self, parts: NetworkParts) -> None:
        super().__init__(parts.window)
        self.parts: Final = parts
        self.controller: LobbyController | None = None
        """The controller of nearby tables and lobby, which owns those of games; None before it is needed."""
        self._loading: BackgroundTask | None = None
        self._wish: Callable[[LobbyController], None]
        """What to do once the modules are imported."""

    def connect_network(self, reach: Reach | None = None, old: LobbyController | None = None) -> LobbyController:
        """Create the controllers, which connect or take over from the *old* ones; IdentityError without an identity."""
        from swqt.gui.lan.lobby_controller import LobbyController  # sockets and ciphers take a while to load

        self.controller = LobbyController(self, reach, old)
        return self.controller

    def open(self, link: str = "", path: Path | None = None) -> None:
        """Show the nearby tables as ``open_nearby`` does, then resume the game whose journal is *path*, if any."""

        def show(controller: LobbyController) -> None:
            controller.open_nearby(link)
            if path is not None:
                controller.resume(path)

        self._when_loaded(show)

    def rematch(self) -> None:
        """Bring the players of the network game in the window to one table again."""
        self._when_loaded(lambda controller: controller.rematch())

    def share(self) -> None:
        """Ask whether to share the replay in the window with others."""
        self._when_loaded(lambda controller: controller.together.ask(controller.name))

    def game_left(self, game: Game) -> None:
        """Leave the table at which *game* is watched together, because the window closes it."""
        if self.controller is not None:
            self.controller.together.game_left(game)

    def find_interrupted(self) -> None:
        """Look in a thread for the network game that was interrupted last; ``interrupted`` carries it, if any."""
        folder, library = data_folder() / FOLDER, self.parts.services.library

        def search() -> OwnGame | None:
            from swqt.table.own_games import newest_own_game  # the network takes a while to load

            return newest_own_game(folder, library)

        if not self._is_playing and any(folder.glob("*")):
            run_in_thread(search, self._on_found, None, "own games")

    def take_over(self, old: NetworkLoader) -> None:
        """Take over the connections of the *old* window, which is about to be deleted."""
        if old._loading is not None:
            old._stop_waiting()
            self._when_loaded(old._wish)
        if old.controller is not None:
            self.connect_network(old=old.controller)
            old.controller = None

    def close(self) -> None:
        """Leave the network and end its threads."""
        if self._loading is not None:
            self._loading.join()
            self._stop_waiting()
        if self.controller is not None:
            self.controller.release().close()
            self.controller = None

    @property
    def _is_playing(self) -> bool:
        known = self.controller.client.known if self.controller is not None else None
        return known is not None and (known.playing is not None or known.mine is not None)

    def _on_found(self, game: OwnGame | None) -> None:
        if game is not None and not self._is_playing:
            self.interrupted.emit(game)

    def _go(self, wish: Callable[[LobbyController], None]) -> None:
        from swqt.net.wire.identity import IdentityError

        try:
            wish(self.controller or self.connect_network())
        except IdentityError as error:
            self.failed.emit(self.tr("This copy of swqt can't play on a network."), str(error))

    def _when_loaded(self, wish: Callable[[LobbyController], None]) -> None:
        """Do *wish* after the modules have been imported in a thread; a later wish replaces an earlier one."""
        if self.controller is not None:
            self._go(wish)
            return
        self._wish = wish
        if self._loading is None:
            QApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
            load = partial(import_module, "swqt.gui.lan.lobby_controller")
            self._loading = run_in_thread(load, self._on_loaded, self._on_failed, "loading")

    def _on_loaded(self, _: object) -> None:
        self._stop_waiting()
        self._go(self._wish)

    def _on_failed(self, error: Exception) -> None:
        self._stop_waiting()
        raise error

    def _stop_waiting(self) -> None:
        """Forget the import, which has ended, or which nobody waits for any more."""
        assert self._loading is not None
        self._loading.abandon()
        self._loading = None
        QApplication.restoreOverrideCursor()

