"""The way from the window to play on the network; behind it nothing is loaded before somebody goes through it.

What a link to a table looks like; for those who must tell it from a file before anything of the network is there.
"""

from __future__ import annotations

import threading
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from swqt.gui.style.threads import run_in_thread

if TYPE_CHECKING:
    from swqt.gui.app.main_window import MainWindow
    from swqt.gui.lan.desk import LanDesk

_DESK: Final = "swqt.gui.lan.desk"


class LanDoor(QObject):
    """Serves one *window*: what it knows of the network."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self._desk: LanDesk | None = None
        self._loading: threading.Thread | None = None
        self._wish: str | None = None

    @property
    def desk(self) -> LanDesk:
        """The desk, which is made and goes on the network when it is first wanted. IdentityError if it cannot."""
        if self._desk is None:
            from swqt.gui.lan.desk import LanDesk  # sockets, ciphers and discovery take a while to load
            from swqt.gui.lan.play import OnlineTable

            self._desk = LanDesk(self.window)
            self._desk.set_play(OnlineTable(self.window, self._desk))
        return self._desk

    @property
    def opened(self) -> LanDesk | None:
        """The desk if it has been made."""
        return self._desk

    def open(self) -> None:
        """Show the tables nearby, or the table that the player sits at."""
        self._when_loaded("")

    def follow(self, link: str) -> None:
        """Ask whether to join the table that *link*, an invitation, leads to."""
        self._when_loaded(link)

    def go_on_alone(self) -> None:
        """Ask whether the player wants to go on without the others in a copy of the network game."""
        from swqt.gui.lan.play import OnlineTable

        play = self._desk.play if self._desk is not None else None
        if isinstance(play, OnlineTable):
            play.ask_alone()

    def take_over(self, old: LanDoor) -> None:
        """Go on with the network of the *old* window, which is of no use any more."""
        if old._loading is not None:
            old._stop_waiting()
            if old._wish is not None:
                self._when_loaded(old._wish)
        if old._desk is not None:
            from swqt.gui.lan.desk import LanDesk
            from swqt.gui.lan.play import OnlineTable

            desk, old._desk = old._desk, None
            self._desk = LanDesk(self.window, old=desk)
            table = OnlineTable(self.window, self._desk)
            self._desk.set_play(table)
            if isinstance(desk.play, OnlineTable):
                table.adopt(desk.play)

    def close(self) -> None:
        """Leave the network: good-bye to everybody, and no thread is left behind."""
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
        except IdentityError as error:
            self.window.complain(self.tr("This program cannot play on the network."), str(error))

    def _when_loaded(self, link: str) -> None:
        """Go to the tables nearby, or where *link* leads, once everything is loaded; the window answers meanwhile."""
        if self._desk is not None:
            self._go(link)
            return
        self._wish = link
        if self._loading is None:
            QApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
            self._loading = run_in_thread(partial(import_module, _DESK), self._on_loaded, self._on_failed, "loading")

    def _on_loaded(self, _: object) -> None:
        if self._loading is None:    # another window has taken over, or this one is closed
            return
        self._stop_waiting()
        wish, self._wish = self._wish, None
        if wish is not None:
            self._go(wish)

    def _on_failed(self, error: Exception) -> None:
        if self._loading is not None:
            self._stop_waiting()
            raise error

    def _stop_waiting(self) -> None:
        self._loading = None
        QApplication.restoreOverrideCursor()


SCHEME: Final = "swqt://"


def is_link(text: str) -> bool:
    """Return whether *text* is a link of ours and no file."""
    return text.casefold().startswith(SCHEME)
