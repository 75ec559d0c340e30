"""For whom play waits, how long already, and owners that are back and get their seats again."""

from __future__ import annotations

from swqt.net.agreement.ballots import Ballots
from swqt.net.agreement.desk import SUSPECT_AFTER, Desk, Neighbour
from swqt.net.agreement.orders import Waiting
from swqt.net.agreement.play import Play
from swqt.net.agreement.votes import Return

PATIENCE = 3.0
"""Seconds of waiting that nobody is told of."""
ASK_AGAIN = 30.0
CLOSE = 8
"""Entries that an owner may lack and count as back; a bot may play faster than STATUS is told."""


class Patience:
    """What one peer notices about the others' absence and return."""

    def __init__(self, desk: Desk, play: Play, ballots: Ballots) -> None:
        self._desk = desk
        self._play = play
        self._ballots = ballots
        self._since = 0.0
        self._for: tuple[str, tuple[int, ...]] = ("", ())
        self._told: tuple[str, tuple[int, ...], bool] = ("", (), False)
        self._asked: dict[int, float] = {}
        self._view = desk.view
        self._stayed: set[int] = set()

    def look(self) -> None:
        """Tell if play waits for somebody, and ask that owners who are back get their seats."""
        desk, awaited = self._desk, self._awaited()
        if awaited != self._for:
            self._for, self._since = awaited, desk.now
        seconds, grace = desk.now - self._since, desk.log.table.grace
        if not awaited[1]:
            told: tuple[str, tuple[int, ...], bool] = ("", (), False)
        elif seconds >= PATIENCE:
            told = (*awaited, grace is not None and seconds >= grace)
        else:
            told = self._told
        if told != self._told:
            self._told = told
            desk.tell(Waiting(told[0], told[1], seconds if told[1] else 0.0, told[2]))
        self.welcome()

    def _awaited(self) -> tuple[str, tuple[int, ...]]:
        desk, log = self._desk, self._desk.log
        seat, peer = log.turn()
        if seat >= 0:
            return ("seat", (peer,)) if peer not in desk.reachable() else ("", ())
        if seat == -1:
            if not desk.acks.head_locked():
                return "ack", desk.acks.missing()
            known = self._play.reveals.get(log.standing.draw, {})
            return "reveal", tuple(number for number in desk.view.participants if number not in known)
        return "", ()

    def welcome(self) -> None:
        """Ask that owners whose seats a bot of this peer plays get them back, as soon as they have caught up."""
        desk, view = self._desk, self._desk.view
        self._see_who_stayed()
        if not desk.playing or desk.log.standing.over:
            return
        seats: dict[int, list[int]] = {}
        for seat, (holder, owner) in enumerate(zip(view.seats, view.owners, strict=True)):
            if holder == desk.me and owner != holder and view.bots[seat]:
                seats.setdefault(owner, []).append(seat)
        for neighbour in desk.neighbours.values():
            number = view.number(neighbour.key)
            if number not in seats or neighbour.link in self._stayed or not self._caught_up(neighbour):
                continue
            changes = tuple(Return(seat) for seat in seats[number])
            if desk.now - self._asked.get(number, -ASK_AGAIN) >= ASK_AGAIN and not self._ballots.asking(changes):
                self._asked[number] = desk.now
                self._ballots.suggest(changes)

    def _see_who_stayed(self) -> None:
        """Note whose seats were taken while they were here: they were voted out, and people may ask them back."""
        desk, before = self._desk, self._view
        if desk.view is before:
            return
        self._view = desk.view
        lost = set(before.participants) - set(desk.view.participants)
        for neighbour in desk.neighbours.values():
            if desk.view.number(neighbour.key) in lost and desk.now - neighbour.heard < SUSPECT_AFTER:
                self._stayed.add(neighbour.link)

    def _caught_up(self, neighbour: Neighbour) -> bool:
        log, status = self._desk.log, neighbour.status
        if status is None or not status.seq <= len(log) <= status.seq + CLOSE:
            return False
        return log.digests[status.seq] == status.head
