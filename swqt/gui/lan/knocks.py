"""Who was not let in, in a sentence: the host should know who tries PINs, and is not told again all the time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from swqt.net.wire.link_events import TurnedAway
from swqt.net.wire.terms import Failure

EVERY: Final = 60.0
"""Seconds in which one address is spoken of once."""

_MOST: Final = 256
"""Addresses that are remembered."""


class Knocks(QObject):
    """Remembers of which addresses has been spoken; *clock* gives the moment in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._spoken: OrderedDict[str, float] = OrderedDict()

    def words(self, away: TurnedAway) -> str:
        """Return what to say of *away*; nothing if it is of no interest, or its address was spoken of just now."""
        text = {
            Failure.PIN: self.tr("Somebody at {0} has tried a wrong PIN and was not let in."),
            Failure.ENGINE: self.tr("Somebody at {0} has another version of swqt and could not come in."),
            Failure.VERSION: self.tr("Somebody at {0} has another version of swqt and could not come in."),
            Failure.BANNED: self.tr("Somebody at {0} whom you have sent away has tried to come back."),
        }.get(away.why, "")
        now = self._clock()
        if not text or now - self._spoken.get(away.address, -EVERY) < EVERY:
            return ""
        self._spoken[away.address] = now
        self._spoken.move_to_end(away.address)
        while len(self._spoken) > _MOST:
            self._spoken.popitem(last=False)
        return text.format(away.address)
