"""The way from the window to play on the network; behind it nothing is loaded before somebody goes through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from swqt.gui.lan.desk import LanDesk
    from swqt.gui.window import MainWindow


class LanDoor(QObject):
    """Serves one *window*: what it knows of the network."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self._desk: LanDesk | None = None

    @property
    def desk(self) -> LanDesk:
        """The desk, which is made and goes on the network when it is first wanted."""
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
        self.desk.open_nearby()

    def follow(self, link: str) -> None:
        """Join the table that *link*, an invitation, leads to."""
        self.desk.open_nearby(link)

    def take_over(self, old: LanDoor) -> None:
        """Go on with the network of the *old* window, which is of no use any more."""
        if old._desk is not None:
            from swqt.gui.lan.desk import LanDesk
            from swqt.gui.lan.play import OnlineTable

            desk, old._desk = old._desk, None
            self._desk = LanDesk(self.window, line=desk.let_go())
            table = OnlineTable(self.window, self._desk)
            self._desk.set_play(table)
            if isinstance(desk.play, OnlineTable):
                table.adopt(desk.play)
            self._desk.go_on()

    def close(self) -> None:
        """Leave the network: good-bye to everybody, and no thread is left behind."""
        if self._desk is not None:
            self._desk.close()
            self._desk = None
