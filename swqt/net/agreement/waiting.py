"""For whom play waits, how long already, and owners that are back and get their seats again.

All of it is what one peer sees, and need not be the same at others: what follows is words for people, and that a vote
may be proposed. The vote is counted alike by all.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Final

from swqt.net.agreement.ballots import Ballots
from swqt.net.agreement.desk import SLEPT_AFTER, SUSPECT_AFTER, Neighbour, PeerContext
from swqt.net.agreement.orders import Waiting
from swqt.net.agreement.play import LogWriter
from swqt.net.agreement.votes import Change, Drop, Reanchor, Return

PATIENCE = 3.0
"""Seconds of waiting that nobody is told of."""
RETURNS: Final = 0.2
"""Seconds of the grace time that come back with each second in which play does not wait for somebody."""
ASK_AGAIN = 30.0
CLOSE = 8
"""Entries that an owner may lack and count as back; a bot may play faster than STATUS is told."""


class Absences:
    """How long play has waited for each peer without a break, and how much of its grace time each has used up.

    The grace time is a purse for all the game. Whoever comes back finds in it what was left, so that pulling the cable
    again and again gains nothing; it fills slowly, so that a bad cable is forgiven. With ``RETURNS`` somebody may keep
    the others waiting for a sixth of the time before the purse is empty.
    """

    def __init__(self) -> None:
        self._spent: dict[int, float] = {}
        self._since: dict[int, float] = {}
        self._paying: frozenset[int] = frozenset()
        self._then: float | None = None

    def look(self, awaited: Iterable[int], away: Set[int], now: float, *, free: bool = False) -> None:
        """From *now* on play waits for those *awaited*, of whom some are *away*; while it is *free* nobody pays.

        Who is here pays only for what it holds up for longer than is usual. What passes in this computer's sleep
        counts for nothing, and what was waited for until then has another chance.
        """
        passed = 0.0 if self._then is None else now - self._then
        self._then = now
        if not 0.0 <= passed <= SLEPT_AFTER:
            passed, self._since = 0.0, {}
        self._since = {peer: self._since.get(peer, now) for peer in awaited}
        for peer in self._paying:
            self._spent[peer] = self.spent(peer) + passed
        for peer in self._spent.keys() - self._since.keys() - self._paying:
            self._spent[peer] = max(0.0, self._spent[peer] - passed * RETURNS)
        late = {peer for peer in self._since if peer in away or self.waited(peer) >= PATIENCE}
        self._paying = frozenset() if free else frozenset(late)

    def waited(self, peer: int) -> float:
        """Return for how many seconds play has been waiting for *peer*; 0 if it does not."""
        return (self._then or 0.0) - self._since[peer] if peer in self._since else 0.0

    def spent(self, peer: int) -> float:
        """Return how many seconds of its grace time *peer* has used up."""
        return self._spent.get(peer, 0.0)


class Patience:
    """What one peer notices about the others' absence and return."""

    def __init__(self, desk: PeerContext, play: LogWriter, ballots: Ballots) -> None:
        self._desk = desk
        self._play = play
        self._ballots = ballots
        self._absences = Absences()
        self._told: tuple[str, tuple[int, ...], bool] = ("", (), False)
        self._asked: dict[int, float] = {}
        self._view = desk.view
        self._stayed: set[int] = set()

    def look(self) -> None:
        """Tell if play waits for somebody, and ask that owners who are back get their seats."""
        desk, absences = self._desk, self._absences
        what, peers = self._awaited()
        away = frozenset(peers) - desk.reachable()
        absences.look(peers, away, desk.now, free=self._forgiving())
        known = [peer for peer in peers if absences.waited(peer) >= PATIENCE]
        late = tuple(peer for peer in peers if self._is_late(peer, away))
        told = self._told
        if not peers:
            told = ("", (), False)
        elif late:
            told = (what, late, True)
        elif known:
            told = (what, peers, False)
        if told != self._told:
            self._told = told
            desk.tell(Waiting(told[0], told[1], max(map(absences.waited, told[1]), default=0.0), told[2]))
        self.welcome()
        self._ask_for_chain()

    def _is_late(self, peer: int, away: Set[int]) -> bool:
        """Return whether play waits for *peer*, which has used up its grace time."""
        grace, absences = self._desk.log.table.grace, self._absences
        if grace is None or absences.spent(peer) < grace:
            return False
        return peer in away or absences.waited(peer) >= PATIENCE

    def drops(self, peer: int, level: str) -> tuple[Change, ...]:
        """Return the changes after which a bot of *level* plays for *peer*, if it plays and is not this one.

        A draw that is due burns only if nobody stays whose link is missing, and all who stay have signed: who is away
        goes, too, and whoever has kept the draw beyond the grace time.
        """
        desk, gone = self._desk, {peer}
        if desk.log.chance_due() and peer in self._ballots.unrevealed:
            away = set(desk.view.participants) - desk.reachable()
            gone |= away | {one for one in self._ballots.unrevealed if self._is_late(one, away)}
        return tuple(Drop(one, level) for one in sorted(gone & set(desk.view.participants) - {desk.me}))

    def _ask_for_chain(self) -> None:
        """Ask for another chain of draws if this peer has lost the secret of the one that everybody knows."""
        desk, me = self._desk, self._desk.me
        if me is None or not desk.playing or not self._play.synced or desk.log.standing.over:
            return
        anchor = self._play.chain(me).anchor
        if anchor != desk.view.anchors[me]:
            self._ask((Reanchor(me, anchor),), me)

    def _forgiving(self) -> bool:
        """Whether waiting costs nobody anything: somebody here wants play to rest, or it is this peer that is away.

        Of two peers that lose each other, neither knows whose cable it was.
        """
        desk, here = self._desk, self._desk.reachable()
        others = set(desk.view.participants) - {desk.me}
        return bool(desk.resting & here) or (len(others) > 1 and here.isdisjoint(others))

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
            self._ask(tuple(Return(seat) for seat in seats[number]), number)

    def _ask(self, changes: tuple[Change, ...], peer: int) -> None:
        """Ask for *changes*, which concern *peer*, unless that was done a short while ago."""
        now = self._desk.now
        if now - self._asked.get(peer, -ASK_AGAIN) >= ASK_AGAIN and not self._ballots.asking(changes):
            self._asked[peer] = now
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
