"""Who is here, for whom play waits, and since when. All of it is this peer's own view and never in the log."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from swqt.net.core.entries import read_view
from swqt.net.core.messages import (
    AWAY,
    CMD,
    DOUBLE,
    LEAVING,
    LEFT,
    NOBODY,
    OVERDUE,
    PAUSED,
    SPLIT,
    LogEntry,
    PeerStatus,
)
from swqt.net.core.messages import VIEW as VIEW_KIND
from swqt.net.core.replicated_log import ReplicatedLog
from swqt.net.core.view import GameView, drops_of, seated_by

PAUSES: Final = 3
LONGEST_PAUSE: Final = 600.0


class PauseBudget(Struct):
    """What a peer has used of its pauses: how many, and since when the one that stands has lasted."""

    used: int = 0
    since: float | None = None


class PeerPresence:
    """What this peer hears of the others, and what it concludes."""

    def __init__(self, log: ReplicatedLog) -> None:
        self._log = log
        self.heard: dict[bytes, float] = {}
        self.info: dict[bytes, PeerStatus] = {}
        self.through: dict[bytes, bytes] = {}
        self.met: set[bytes] = set()
        self.guilty: dict[int, str] = {}
        self.signed: dict[int, float] = {}
        self.viewed = -9.0
        self.freed = -9.0
        self._needed: float | None = None
        self._budgets: dict[bytes, PauseBudget] = {}
        log.appended.append(self._on_entry)

    def _on_entry(self, entry: LogEntry, before: GameView) -> None:
        if entry.kind == VIEW_KIND:
            body = read_view(entry.body)
            for peer in {*drops_of(body), *seated_by(before, body)}:
                self.guilty.pop(peer, None)
            self.viewed = self._log.now

    def hear(self, source: bytes, status: PeerStatus) -> None:
        """Take in where a peer stands; one that we have caught up with counts as met."""
        self.through[status.key] = source
        self.info[status.key] = status
        self.heard[status.key] = self._log.now
        budget = self._budgets.setdefault(status.key, PauseBudget())
        if not status.flags & PAUSED:
            budget.since = None
        elif budget.since is None and budget.used < PAUSES:
            budget.used, budget.since = budget.used + 1, self._log.now
        if (status.epoch, status.seq) <= (self._log.view.epoch, len(self._log.log) - 1):
            self.met.add(status.key)

    # Who is here.

    def infos(self) -> dict[int, PeerStatus]:
        """Return where those stand who are here and have a number."""
        keys = self._log.view.keys
        return {
            peer: self.info[key]
            for peer, key in enumerate(keys)
            if key in self.info and self._log.now - self.heard[key] < self._log.timing.here
        }

    def here(self) -> set[int]:
        """Return the numbers of all who are here, this peer included."""
        me = self._log.me
        return {*self.infos(), *(() if me is None else (me,))}

    def reached_through(self, peer: int) -> int:
        """Return who passed on the last STATUS of *peer*, or NOBODY if it came by itself."""
        key = self._log.view.keys[peer]
        source = self.through.get(key, key)
        number = None if source == key else self._log.view.number(source)
        return NOBODY if number is None else number

    def all_heard(self) -> bool:
        """Whether every other participant of the newest view has said where it stands."""
        view = self._log.view
        return all(view.keys[peer] in self.met for peer in view.participants if peer != self._log.me)

    def neighbours(self) -> set[int]:
        """Return whom this peer has a link to."""
        return {peer for peer, key in enumerate(self._log.view.keys) if key in self._log.links}

    def paused(self) -> tuple[int, ...]:
        """Return the participants that are here and want play to rest, within their budgets."""
        out = []
        for peer, status in self.infos().items():
            since = self._budgets[status.key].since
            if status.flags & PAUSED and since is not None and self._log.now - since < LONGEST_PAUSE:
                out.append(peer)
        if self._log.flags & PAUSED and self._log.me is not None:
            out.append(self._log.me)
        return tuple(sorted(peer for peer in out if peer in self._log.view.participants))

    # For whom play waits.

    def stuck(self) -> float:
        """Return for how long there has been no progress."""
        return self._log.now - self._log.grown

    def awaited(self) -> set[int]:
        """Return for whom play waits, as far as this peer can tell."""
        state = self._log.state
        if state.over:
            return set()
        if state.due:
            here, known = state.view.participants, self._log.known_links()
            silent = {peer for peer in here if self._log.reach(peer) < len(self._log.log) - 1}
            return silent or {peer for peer in state.due.ends if peer not in known and peer in here}
        writer = state.to_act()
        return set() if writer is None else {writer}

    def changing(self) -> bool:
        """Whether somebody here has promised an epoch that has not come, and so can do nothing in this one."""
        epoch = self._log.view.epoch
        infos = self.infos()
        return self._log.promised > epoch or any(
            peer in infos and infos[peer].promised > epoch for peer in self._log.view.participants
        )

    def absent(self) -> dict[int, str]:
        """Return the participants that a takeover may name here, and why."""
        log, timing, out = self._log, self._log.timing, {}
        infos, here, stuck, need = self.infos(), self.here(), self.stuck(), self.changing()
        if not need:
            self._needed = None
        elif self._needed is None:
            self._needed = log.now
        awaited = self.awaited() if stuck > timing.overdue else set()
        for peer in log.view.participants:
            if peer == log.me:
                continue
            status = infos.get(peer)
            if self.guilty.get(peer) == SPLIT:
                out[peer] = SPLIT
            elif peer in self.guilty and not (status and status.recovering):
                out[peer] = DOUBLE
            elif status and status.flags & LEAVING:
                out[peer] = LEFT
            elif stuck > timing.away and peer not in here:
                out[peer] = AWAY
            elif need:                      # nobody can act: to blame is only who does not sign
                silent = log.now - self.signed.get(peer, 0.0) > timing.overdue
                tried = self._needed is not None and log.now - self._needed > timing.overdue
                if silent and tried and log.now - self.freed < timing.overdue:
                    out[peer] = OVERDUE
            elif stuck > timing.overdue and log.now - self.viewed > timing.settle:
                if peer in awaited or (status and status.recovering):
                    out[peer] = OVERDUE
        return out

    def is_double(self, entry: LogEntry) -> bool:
        """Whether *entry* was signed before its author was seated last: what came before is settled."""
        log = self._log
        return entry.kind == CMD and entry.epoch >= log.tree.seated_in(log.log, entry.author)
