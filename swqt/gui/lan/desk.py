"""Everything of the window that is on the network before the first move: who hears what, and what is asked for.

The seam to the game itself: ``set_play`` names who takes it from there. With ``Playing`` the lobby is over, and that
news and all that follow (``Moved``, ``TakenBack``, ``Turn``, ``Asked``, ``Met``, ``Stuck``, ...) go to ``play.take``,
in the GUI thread, until ``leave`` or ``Closed``, which is the last. What play needs besides: ``call`` to do things with
the session (``desk.call(lambda session: session.feed(order))``), ``line.key`` for who we are, ``line.known.mine`` for
the table as it was in the lobby (None for a game that was resumed), ``line.folder`` for where the journals lie.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from swqt.gui.lan.line import Line, Reach
from swqt.net.document import Table
from swqt.net.luggage import Offer
from swqt.net.news import Closed, Nearby, Playing
from swqt.net.session import Session

if TYPE_CHECKING:
    from swqt.gui.window import MainWindow


class Play(Protocol):
    """Who plays the game once it is on."""

    def take(self, news: object) -> None:
        """Take the next *news* of the game, from ``Playing`` on."""


class LanDesk(QObject):
    """Serves one *window*; goes on the network at once unless it is given the *line* of a window before.

    ``playing`` tells that a game is on (the ``Playing`` news), after ``play`` has taken it.
    """

    playing = Signal(object)

    def __init__(self, window: MainWindow, reach: Reach | None = None, line: Line | None = None) -> None:
        super().__init__(window)
        self.window = window
        self.play: Play | None = None
        self.in_game = False
        self.line = line if line is not None else Line("?", window.library, reach)
        self.line.heard.connect(self._hear)

    # The seam to the game

    def set_play(self, play: Play) -> None:
        """Have *play* take the news of the game."""
        self.play = play

    def call(self, work: Callable[[Session], object]) -> None:
        """Have *work* done with the session, in the network thread."""
        self.line.call(work)

    # What the player wants

    def open_nearby(self, invitation: str = "") -> None:
        """Show the tables nearby; with an *invitation* ask whether to join the table that it leads to."""

    def host(self, name: str, offer: Offer, players: int, change: Callable[[Table], Table]) -> None:
        """Open a table called *name*."""
        self.line.sit(lambda session: session.host(name, offer, players, change), self.line.name)

    def join(self, endpoints: list[tuple[str, int]], pin: str = "", *, watching: bool = False) -> None:
        """Ask to sit down, or to watch, at the table that answers at *endpoints*."""
        self.line.sit(lambda session: session.join(endpoints, pin or None, watching=watching), self.line.name)

    def resume(self, path: Path) -> None:
        """Go on with the game whose journal is *path*."""
        self.line.resume(path, self.line.name)

    def leave(self) -> None:
        """Leave the table or the game, saying good-bye."""
        self.in_game = False
        self.line.leave()

    def close(self) -> None:
        """Leave the network."""
        self.line.heard.disconnect(self._hear)
        self.line.close()

    def let_go(self) -> Line:
        """Return the line for another window; this desk is of no use any more."""
        self.line.heard.disconnect(self._hear)
        return self.line

    def go_on(self) -> None:
        """Show what the window before has shown."""

    # What the network tells

    def _hear(self, news: object) -> None:
        if isinstance(news, Playing):
            self.in_game = True
        if isinstance(news, Nearby):
            return
        if self.in_game and self.play is not None:
            self.play.take(news)
        if isinstance(news, Playing):
            self.playing.emit(news)
        elif isinstance(news, Closed):
            self.in_game = False
