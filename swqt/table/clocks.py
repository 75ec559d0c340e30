"""The clocks of a network game as one program sees them: whoever is asked uses up time, from entry to entry.

Sans-I/O: moments are seconds of any clock that never goes back. Nothing of it is told to others or enters the log, and
nothing follows from it but that people are reminded, and may put something to the vote.
"""

from __future__ import annotations

from typing import Final

from swqt.net.lobby.table import NO_CLOCK, Clock
from swqt.net.news import GameStatus

MINUTE: Final = 60.0

LEAST: Final = MINUTE
"""Seconds that whoever gets their seat back from a bot has at least."""

Turn = tuple[int, int]
"""The number of a round, and whose turn it is."""


class Clocks:
    """The time that each of so many *chairs* has left, and has used in this turn."""

    def __init__(self, chairs: int) -> None:
        self.rule: Clock = NO_CLOCK
        self._left = [0.0] * chairs
        self._used = [0.0] * chairs
        self._asked: int | None = None
        self._since = 0.0
        self._turn: Turn | None = None
        self._turns: set[Turn] = set()
        self._reminded: set[int] = set()
        self._borne: set[int] = set()
        self._players: tuple[int | None, ...] = ()
        """Who plays on each chair; None for a bot."""

    @property
    def running(self) -> int | None:
        """The chair whose time runs; None while all clocks stand still."""
        return self._asked if self.rule != NO_CLOCK else None

    def obey(self, rule: Clock) -> None:
        """From now on *rule* holds; if it is another one, everybody has all the time of it."""
        if rule != self.rule:
            self.rule = rule
            self._left = [rule.bank * MINUTE] * len(self._left)
            self._reminded.clear()
            self._borne.clear()

    def follow(self, status: GameStatus, asked: int | None, turn: Turn, now: float) -> None:
        """At *now* the game stands as *status*, and the chair *asked* is asked; it is that *turn*."""
        players = tuple(None if seat.bot else seat.peer for seat in status.seats)
        for chair, (player, before) in enumerate(zip(players, self._players, strict=False)):
            if player is not None and player != before:
                (self.resume if player == status.seats[chair].owner else self.refill)(chair)
        self._players = players
        self.see(asked if asked is not None and _counts(status, asked) else None, turn, now)

    def see(self, asked: int | None, turn: Turn, now: float) -> None:
        """At *now* the chair *asked* is asked, or nobody whose time counts; it is that *turn*.

        Each turn gives its chair the increment, once, though it may be taken back and come again; all begin with the
        whole bank, and so the first turn of a chair gives nothing.
        """
        self._count(now)
        if turn != self._turn:
            self._turn = turn
            self._used = [0.0] * len(self._used)
            self._reminded.clear()
            self._borne.clear()
            chair = turn[1]
            if turn not in self._turns and any(other[1] == chair for other in self._turns):
                self._left[chair] += self.rule.increment if self.rule.bank else 0
            self._turns.add(turn)
        self._asked = asked

    def refill(self, chair: int) -> None:
        """Somebody else takes *chair* over: they have all the time."""
        self._left[chair] = self.rule.bank * MINUTE
        self._used[chair] = 0.0

    def resume(self, chair: int) -> None:
        """Whoever had *chair* at the beginning is back: they have what was left to them, and a minute at least.

        With all the time of the beginning, leaving would be the way to get it.
        """
        self._left[chair] = max(self._left[chair], min(LEAST, self.rule.bank * MINUTE))
        self._used[chair] = 0.0

    def left(self, chair: int, now: float) -> float | None:
        """Return how many seconds *chair* has left; None without a bank."""
        if not self.rule.bank:
            return None
        return max(0.0, self._left[chair] - self._running_for(chair, now))

    def late(self, now: float) -> int | None:
        """Return the chair that is asked and has no time left, unless that is borne in this turn."""
        chair = self.running
        if chair is None or chair in self._borne or self.left(chair, now) != 0:
            return None
        return chair

    def bear(self, chair: int) -> None:
        """Say no more in this turn of the time that *chair* has not."""
        self._borne.add(chair)

    def remind(self, now: float) -> int | None:
        """Return the chair that must be reminded now, once in a turn."""
        chair = self.running
        if chair is None or not self.rule.reminder or chair in self._reminded:
            return None
        if self._used[chair] + self._running_for(chair, now) < self.rule.reminder * MINUTE:
            return None
        self._reminded.add(chair)
        return chair

    def _running_for(self, chair: int, now: float) -> float:
        return max(0.0, now - self._since) if chair == self._asked else 0.0

    def _count(self, now: float) -> None:
        chair = self._asked
        if chair is not None:
            passed = self._running_for(chair, now)
            self._left[chair] = max(0.0, self._left[chair] - passed)
            self._used[chair] += passed
        self._since = now


def _counts(status: GameStatus, chair: int) -> bool:
    """Return whether the time of *chair*, which is asked, counts: no bot's, and of nobody who is not there, and none
    while the game rests. Whoever has used up the grace time has no other way to stop the clock than to be there.
    """
    seat, waiting = status.seats[chair], status.waiting
    if seat.bot or status.over or status.paused:
        return False
    if waiting is not None and not waiting.here:
        return waiting.overdue and seat.peer in waiting.peers
    is_there = status.peers[seat.peer].presence not in ("suspect", "away")
    return is_there and (waiting is None or waiting.what == "command")
