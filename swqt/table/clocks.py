"""The local clocks of a network game: the chair whose decision is open uses up its time until the next log entry.

Sans-I/O: times are seconds of any monotonic clock. They are not sent to other peers and do not enter the log. Their
only effects are reminders and the offer to propose a vote.
"""

from __future__ import annotations

from typing import Final

from swqt.net.lobby.table import NO_CLOCK, Clock
from swqt.net.news import GameStatus

MINUTE: Final = 60.0

LEAST: Final = MINUTE
"""Minimum time, in seconds, for a player who takes their seat back."""

Turn = tuple[int, int]
"""The round and the chair whose turn it is."""


class Clocks:
    """The time that each of the *chairs* has left, and the time it has used in this turn."""

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
        """The peer that plays each chair; None for a bot."""

    @property
    def running(self) -> int | None:
        """The chair whose time is running; None while all clocks are stopped."""
        return self._asked if self.rule != NO_CLOCK else None

    def obey(self, rule: Clock) -> None:
        """Apply *rule* from now on; if it has changed, give every chair its full bank."""
        if rule != self.rule:
            self.rule = rule
            self._left = [rule.bank * MINUTE] * len(self._left)
            self._reminded.clear()
            self._borne.clear()

    def follow(self, status: GameStatus, asked: int | None, turn: Turn, now: float) -> None:
        """Update the clocks at *now* to the game's *status* and *turn*; the chair *asked*, unless None, must decide."""
        players = tuple(None if seat.bot else seat.peer for seat in status.seats)
        for chair, (player, before) in enumerate(zip(players, self._players, strict=False)):
            if player is not None and player != before:
                (self.resume if player == status.seats[chair].owner else self.refill)(chair)
        self._players = players
        self.see(asked if asked is not None and _counts(status, asked) else None, turn, now)

    def see(self, asked: int | None, turn: Turn, now: float) -> None:
        """Charge the time until *now* and run the clock of *asked* in *turn*; None if nobody's time counts.

        Each turn gives its chair the increment once, even if it is undone and begins again. The first turn of a chair
        gives none, because all start with the full bank.
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
        """Give *chair* its full bank, because another player has taken it over."""
        self._left[chair] = self.rule.bank * MINUTE
        self._used[chair] = 0.0

    def resume(self, chair: int) -> None:
        """Leave *chair* its remaining time, but at least LEAST, because its original player has returned.

        With a full bank, players could gain time by leaving.
        """
        self._left[chair] = max(self._left[chair], min(LEAST, self.rule.bank * MINUTE))
        self._used[chair] = 0.0

    def left(self, chair: int, now: float) -> float | None:
        """Return the seconds that *chair* has left; None without a bank."""
        if not self.rule.bank:
            return None
        return max(0.0, self._left[chair] - self._running_for(chair, now))

    def late(self, now: float) -> int | None:
        """Return the chair that must decide if its time is up and ``bear`` was not called in this turn, else None."""
        chair = self.running
        if chair is None or chair in self._borne or self.left(chair, now) != 0:
            return None
        return chair

    def bear(self, chair: int) -> None:
        """Do not report again in this turn that the time of *chair* is up."""
        self._borne.add(chair)

    def remind(self, now: float) -> int | None:
        """Return the chair to remind now, at most once in a turn, or None."""
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
    """Return whether the time of *chair*, which must decide, counts: not for a bot or while play rests, and for an
    absent player only after the grace period, so that staying away does not stop the clock.
    """
    seat, waiting = status.seats[chair], status.waiting
    if seat.bot or status.over or status.paused:
        return False
    if waiting is not None and not waiting.here:
        return waiting.overdue and seat.peer in waiting.peers
    is_there = status.peers[seat.peer].presence not in ("suspect", "away")
    return is_there and (waiting is None or waiting.what == "command")
