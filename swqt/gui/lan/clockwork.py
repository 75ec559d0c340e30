"""The clocks of a network game go in the window: they are wound by what arrives, and looked at once a second.

Nothing of them is told to others. Each program counts for itself, and all that follows is a word in the talk, or a
question whether a bot shall play for now.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from swqt.gui.lan.standing import NetworkGameState
from swqt.table import OnlineGame

_SECOND: Final = 1000


class Clockwork(QObject):
    """``ticked`` tells that what is shown of the times has changed; ``reminded``, that the peer of that chair has been
    asked for longer than the table likes. *moment* is the clock, in seconds."""

    ticked = Signal()
    reminded = Signal(int)

    def __init__(self, parent: QObject, moment: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self.moment = moment
        self._players: tuple[int | None, ...] = ()
        """Who plays on each chair; None for a bot."""
        self._beat = QTimer(self)
        self._beat.setInterval(_SECOND)
        self._beat.timeout.connect(self.ticked)

    @property
    def is_running(self) -> bool:
        return self._beat.isActive()

    def adopt(self, old: Clockwork) -> None:
        """Go by the clock of the *old* one, whose window is no more."""
        self.moment, self._players = old.moment, old._players
        old.look(None, None)

    def look(self, now: NetworkGameState | None, game: OnlineGame | None) -> None:
        """See how the *game* stands, and have *now* know the times; no game, no clock."""
        if now is None or game is None:
            self._beat.stop()
            return
        moment, clocks = self.moment(), now.clocks
        clocks.obey(now.manners.clock)
        players = tuple(None if bot else peer for peer, bot in zip(now.view.seats, now.view.bots, strict=True))
        for chair, (player, before) in enumerate(zip(players, self._players, strict=False)):
            if player is not None and player != before:
                (clocks.resume if player == now.view.owners[chair] else clocks.refill)(chair)
        self._players = players
        count = len(now.view.seats)
        chair = (game.state.turn + now.first) % count
        clocks.see(self._asked(now, game), (game.state.round, chair), moment)
        now.times = {
            chair: math.ceil(left) for chair in range(count)
            if not now.view.bots[chair] and (left := clocks.left(chair, moment)) is not None
        }  # fmt: skip
        now.late = clocks.late(moment)
        if (slow := clocks.remind(moment)) is not None:
            self.reminded.emit(slow)
        if clocks.running is None:
            self._beat.stop()
        elif not self._beat.isActive():
            self._beat.start()

    @staticmethod
    def _asked(now: NetworkGameState, game: OnlineGame) -> int | None:
        """Return the chair that is asked; None if it is a bot's, or its player is not there, or the game rests.

        Whoever has used up the grace time has no other way to stop the clock than to be there.
        """
        decision, waiting = game.decision, now.waiting
        if decision is None or decision.seat < 0 or now.over or now.paused:
            return None
        chair = (decision.seat + now.first) % len(now.view.seats)
        player = now.view.seats[chair]
        if now.view.bots[chair]:
            return None
        if waiting is not None:
            return chair if waiting.overdue and player in waiting.peers else None
        return chair if now.present(player) else None
