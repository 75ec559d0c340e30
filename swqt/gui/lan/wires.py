"""What joins a network game on the table to the network: the desk that it asks, and what its moves go out by."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from swqt.net.joining.session import Session

if TYPE_CHECKING:
    from swqt.gui.lan.play import OnlineTable


class GameConnection(Protocol):
    """What the game needs of the network's desk."""

    @property
    def key(self) -> bytes:
        """The public key by which others know us."""

    @property
    def muted(self) -> set[bytes]:
        """The keys of those whose talk is not shown."""

    def call(self, work: Callable[[Session], object]) -> None:
        """Have *work* done with the session, in the network thread."""

    def go_on_alone(self, level: str) -> None:
        """Go on in a copy of the game with bots of *level*; ``Playing`` tells of it."""

    def leave(self) -> None:
        """Leave the table, saying good-bye."""


class Wires:
    """What a game's moves go out by, until it is cut; a window that is made anew takes them over with the game."""

    def __init__(self, table: OnlineTable) -> None:
        self.table: OnlineTable | None = table

    def say(self, text: str) -> None:
        if self.table is not None:
            self.table.say(text)

    def keep(self, early: str) -> None:
        if self.table is not None:
            self.table.keep(early)

    def left(self) -> None:
        if self.table is not None:
            self.table.end()
