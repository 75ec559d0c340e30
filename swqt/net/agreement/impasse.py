"""Whether the log can still go on in the epoch that holds, for all that one peer knows."""

from __future__ import annotations

from swqt.net.agreement.desk import PeerContext

HEAR_ALL = 2.0
"""Seconds in which everybody who has a link has told what they acknowledged, again if it was lost."""
STUCK = 5.0
"""Seconds without an acknowledgement after which somebody who signed beside the log seems unable to follow it."""


class Impasse:
    """What keeps one peer's log from going on until there is a new epoch.

    Somebody signed two entries for one place: then nobody fills it in this epoch. Or one of the two stands here, and
    who does not know that may wait before it.
    """

    def __init__(self, desk: PeerContext) -> None:
        self._desk = desk
        self.forked = False
        """Whether a place in the log cannot be filled in this epoch."""
        self._since, self._place = 0.0, 0
        self._doubt: tuple[float, int] | None = None    # since when, and how much was locked then

    def fork(self, seq: int) -> None:
        """Take note that the place *seq* in the log cannot be filled in this epoch."""
        if not self.forked:
            self.forked, self._since, self._place = True, self._desk.now, seq
        self._place = min(seq, self._place)

    def joined(self, length: int) -> None:
        """Take note that *length* entries are here which the others have, so that a place among them is filled."""
        self.forked = self.forked and self._place >= length

    def doubt(self) -> None:
        """Take note that a member signed beside this log, so that somebody may be unable to follow it."""
        if self._doubt is None:
            self._doubt = self._desk.now, self._desk.acks.locked

    def over(self) -> None:
        """Take note that there is a new epoch."""
        self.forked, self._doubt = False, None

    def listening(self) -> bool:
        """Return whether one of two entries for one place may be locked and this peer not have heard of it yet."""
        return self.forked and self._desk.now < self._since + HEAR_ALL

    def settle_at(self) -> float | None:
        """Return the moment from which a new epoch is wanted; None if play goes on."""
        if self.forked:
            return self._since + HEAR_ALL
        acks = self._desk.acks
        if self._doubt is not None and (acks.locked > self._doubt[1] or acks.head_locked()):
            self._doubt = None
        return None if self._doubt is None else self._doubt[0] + STUCK

    def stuck(self) -> bool:
        """Return whether only a new epoch goes on from here."""
        at = self.settle_at()
        return self.forked or (at is not None and self._desk.now >= at)
