"""Which peers are here, for whom play waits, and since when: as this peer sees it, and never part of the log."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from msgspec import Struct

from swqt.net.core.entries import GameView, drops_of, enough, read_view, seated_by
from swqt.net.core.replicated_log import ReplicatedLog
from swqt.net.wire import messages as m

PAUSES: Final = 3
LONGEST_PAUSE: Final = 600.0
RETURNS: Final = 0.2
"""Seconds of grace time that a peer regains for each second in which play does not wait for it."""
IN_VAIN: Final = 3
"""After this many empty views in a row, which only release peers from promises, a promise excuses nobody."""
SLEPT: Final = 5.0
"""Seconds without an event after which this computer counts as having slept; that time is charged to nobody."""


class PauseBudget(Struct):
    """The pauses of a peer: how many it has used, and since when the current one has lasted."""

    used: int = 0
    since: float | None = None


class Waiting(Struct, frozen=True):
    """Play has waited for *peers* from the time *since*; *what* is ``command``, ``ack``, ``link`` or ``view``.

    *overdue*: the peers have used up their grace time, and bots may be proposed for them. *here*: all can be reached.
    """

    what: str
    peers: tuple[int, ...]
    since: float
    overdue: bool
    here: bool


class PeerPresence:
    """What this peer has received from the others, and what it concludes from that."""

    def __init__(self, log: ReplicatedLog) -> None:
        self._log = log
        self.heard: dict[bytes, float] = {}
        self.info: dict[bytes, m.PeerStatus] = {}
        self.through: dict[bytes, bytes] = {}
        self.met: set[bytes] = set()
        self.guilty: dict[int, m.DropReason] = {}
        self.signed: dict[int, float] = {}
        self.viewed = -9.0
        self._freed_in_vain = 0         # empty views since anything else was appended
        self.freed = -9.0
        self.out = -9.0                 # when this peer last lost its seat
        self.timed_out = False          # whether it lost it, though it was here, because its command did not come
        self._needed: float | None = None
        self._budgets: dict[bytes, PauseBudget] = {}
        self._spent: dict[int, float] = {}      # grace time used, by peer
        self._since: dict[int, float] = {}
        self._asked: dict[int, float] = {}      # since when a peer has been asked for a command
        self._looked = log.now
        log.appended.append(self._on_entry)

    def _on_entry(self, entry: m.LogEntry, before: GameView) -> None:
        body = read_view(entry.body) if entry.kind == m.VIEW else None
        self._freed_in_vain = self._freed_in_vain + 1 if body and not body.changes else 0
        if entry.kind == m.CMD:
            self._since.clear()         # the time to think is for one command, not for a turn
            self._asked.clear()
        if body and body.changes:
            for peer in {*drops_of(body), *seated_by(before, body)}:
                self.guilty.pop(peer, None)
            self.viewed = self._log.now
            if self._log.me in before.participants and not self._log.playing():
                self.out = self._log.now
                awaited = self._log.tree.states[entry.prev].to_act() == self._log.me and not self._log.recovering
                late = {one.peer for one in body.changes if isinstance(one, m.DropPeer) and one.reason == m.OVERDUE}
                self.timed_out = awaited and self._log.me in late
            if any(isinstance(change, m.SetOptions) for change in body.changes):
                self._log.flags &= ~m.PAUSED

    def hear(self, source: bytes, status: m.PeerStatus) -> None:
        """Store a STATUS that came from *source*; its author counts as met once our log is as far as its own."""
        self.through[status.key] = source
        self.info[status.key] = status
        self.heard[status.key] = self._log.now
        budget = self._budgets.setdefault(status.key, PauseBudget())
        if not status.flags & m.PAUSED:
            budget.since = None
        elif budget.since is None and budget.used < PAUSES:
            budget.used, budget.since = budget.used + 1, self._log.now
        if (status.epoch, status.seq) <= (self._log.view.epoch, len(self._log.log) - 1):
            self.met.add(status.key)

    def forget(self, key: bytes) -> None:
        if self._log.view.number(key) is None:
            for known in (self.heard, self.info, self.through, self._budgets):
                known.pop(key, None)
            self.met.discard(key)

    # Who is here.

    def infos(self) -> dict[int, m.PeerStatus]:
        """Return the last STATUS of each other peer that is here, by peer number."""
        info, heard, now, limit = self.info, self.heard, self._log.now, self._log.timing.here
        return {
            peer: info[key]
            for peer, key in enumerate(self._log.view.keys)
            if key in info and now - heard[key] < limit
        }

    def here(self) -> set[int]:
        me = self._log.me
        return {*self.infos(), *(() if me is None else (me,))}

    def reached_through(self, peer: int) -> int:
        """Return the peer that relayed the last STATUS of *peer*, or NOBODY if it came directly."""
        key = self._log.view.keys[peer]
        source = self.through.get(key, key)
        number = None if source == key else self._log.view.number(source)
        return m.NOBODY if number is None else number

    def all_heard(self) -> bool:
        """Return whether this peer has caught up with every other participant of the newest view."""
        view = self._log.view
        return all(view.keys[peer] in self.met for peer in view.participants if peer != self._log.me)

    def neighbours(self) -> set[int]:
        return {peer for peer, key in enumerate(self._log.view.keys) if key in self._log.links}

    def paused(self) -> tuple[int, ...]:
        """Return the participants that are here and keep the game paused, within their budgets."""
        out = []
        for peer, status in self.infos().items():
            since = self._budgets[status.key].since
            if status.flags & m.PAUSED and since is not None and self._log.now - since < LONGEST_PAUSE:
                out.append(peer)
        if self.rests() and self._log.me is not None:
            out.append(self._log.me)
        return tuple(sorted(peer for peer in out if peer in self._log.view.participants))

    def rests(self) -> bool:
        """Return whether the person here keeps the game paused, and still may."""
        since = self._budget().since
        return bool(self._log.flags & m.PAUSED) and since is not None and self._log.now - since < LONGEST_PAUSE

    def pauses_left(self) -> int:
        return PAUSES - self._budget().used

    def pause(self, on: bool) -> str:
        """Begin or end a pause; return why it is refused, a key of ``text.REFUSALS``, or an empty string."""
        log, budget = self._log, self._budget()
        if on and not log.flags & m.PAUSED:
            if not log.playing() or log.state.over:
                return "over" if log.state.over else "watcher"
            if budget.used >= PAUSES:
                return "pauses"
            budget.used, budget.since = budget.used + 1, log.now
        log.flags = log.flags | m.PAUSED if on else log.flags & ~m.PAUSED
        return ""

    def _budget(self) -> PauseBudget:
        return self._budgets.setdefault(self._log.keys.public, PauseBudget())

    # For whom play waits.

    def stuck(self) -> float:
        return self._log.now - self._log.grown

    def waiting_for(self) -> tuple[str, set[int]]:
        """Return what play waits for (``command``, ``ack``, ``link`` or ``view``), and from whom."""
        log, state, here = self._log, self._log.state, self._log.view.participants
        if state.over:
            return "", set()
        if self._excused():
            recent = {peer for peer in here if log.now - self.signed.get(peer, -9.0) < log.timing.here}
            return "view", set(here) - (recent & self.here())
        if state.due:
            known = log.known_links()
            silent = {peer for peer in here if log.reach(peer) < len(log.log) - 1}
            links = {peer for peer in state.due.ends if peer not in known and peer in here}
            return ("ack", silent) if silent else ("link", links)
        writer = state.to_act()
        return "command", set() if writer is None else {writer}

    def look(self) -> None:
        """Charge the time since the last call to the grace time of the peers for whom play waits. The grace time is one
        budget for the whole game and refills slowly, so that unplugging the cable again and again gains nothing."""
        log = self._log
        passed, self._looked = log.now - self._looked, log.now
        resting, here = bool(self.paused()), self.here()
        if resting:
            log.grown += passed
        what, peers = self.waiting_for()
        awaited = set() if resting else peers - {log.me}
        self._since = {peer: self._since.get(peer, log.now) for peer in awaited}
        if what != "view":      # a draft that fails for want of votes gives nobody their time again
            self._asked = {peer: self._asked.get(peer, log.now) for peer in awaited if what == "command"}
        others = set(log.view.participants) - {log.me}
        alone = len(others) > 1 and here.isdisjoint(others)     # then it is this peer that is away
        slow = not (what == "command" and self._by_person())
        for peer in awaited:
            if not alone and (peer not in here or (slow and self._waited(peer) >= log.timing.here)):
                self._spent[peer] = self._spent.get(peer, 0.0) + passed
        for peer in self._spent.keys() - awaited:
            self._spent[peer] = max(0.0, self._spent[peer] - passed * RETURNS)

    def slept(self, seconds: float) -> None:
        """Charge nobody for the *seconds* in which this computer was asleep."""
        self._log.grown += seconds
        self._looked = self._log.now
        self._since.clear()
        self._asked.clear()
        self._needed = None
        self.timed_out = False      # this peer was away after all

    def _waited(self, peer: int) -> float:
        return self._log.now - self._since.get(peer, self._log.now)

    def late(self) -> set[int]:
        """Return the peers for whom play waits and whose grace time, or time for a command, is used up."""
        timing, here = self._log.timing, self.here()
        what, peers = self.waiting_for()
        out = set()
        for peer in (peers & self._since.keys()) - {self._log.me}:
            spent = self._spent.get(peer, 0.0)
            if peer not in here:
                late = spent >= timing.away
            elif what == "command" and self._by_person():
                late = self._log.now - self._asked.get(peer, self._log.now) >= timing.think
            else:
                late = spent >= timing.overdue and self._waited(peer) >= timing.here
            if late:
                out.add(peer)
        return out

    def thinking(self) -> bool:
        what, peers = self.waiting_for()
        return what == "command" and self._by_person() and peers <= self.here()

    def _by_person(self) -> bool:
        seat = self._log.state.board.to_act()
        return seat >= 0 and not self._log.view.bots[seat]

    def waiting(self) -> Waiting | None:
        """Return for whom play waits, or None as long as that is not worth showing."""
        log, here, late = self._log, self.here(), self.late()
        what, peers = self.waiting_for()
        slow = {peer for peer in peers if what != "command" and self._waited(peer) >= log.timing.here}
        shown = late or (((peers - here) | slow) - {log.me})
        if not shown or self.paused():
            return None
        since = min(self._since.get(peer, log.now) for peer in shown)
        return Waiting(what, tuple(sorted(shown)), since, bool(late), shown <= here)

    def quorum(self, stay: Set[int] | None = None) -> bool:
        """Return whether the peers that *stay*, by default all that are here, are enough to go on by themselves."""
        log, state = self._log, self._log.state
        sure = min(map(log.reach, state.view.participants)) >= state.viewed
        kept, proven = self.here() if stay is None else stay, m.SPLIT in self.guilty.values()
        anew = {peer for peer, status in self.infos().items() if status.recovering}
        if log.recovering and log.me is not None:
            anew.add(log.me)
        return enough(state.view, kept, () if sure else state.older, proven, anew & kept)

    def changing(self) -> bool:
        """Return whether a peer that is here has promised a later epoch, and so can do nothing in this one."""
        epoch = self._log.view.epoch
        infos = self.infos()
        return self._log.promised > epoch or any(
            peer in infos and infos[peer].promised > epoch for peer in self._log.view.participants
        )

    def _excused(self) -> bool:
        """Return whether nobody can be expected to act before the next view, for up to ``IN_VAIN`` empty views."""
        return self._freed_in_vain < IN_VAIN and self.changing()

    def absent(self) -> dict[int, m.DropReason]:
        """Return the participants that a takeover may drop as this peer sees it, each with the reason."""
        log, timing = self._log, self._log.timing
        out: dict[int, m.DropReason] = {}
        infos, here, stuck, need = self.infos(), self.here(), self.stuck(), self._excused()
        if not need:
            self._needed = None
        elif self._needed is None:
            self._needed = log.now
        late = self.late()
        two = len(log.view.participants) == 2       # neither can replace the other: one that recovers is seated anew
        for peer in set(log.view.participants) - {log.me}:
            status = infos.get(peer)
            if self.guilty.get(peer) == m.SPLIT:
                out[peer] = m.SPLIT
            elif peer in self.guilty and not (two and status and status.recovering):
                out[peer] = m.DOUBLE
            elif status and status.flags & m.LEAVING:
                out[peer] = m.LEFT
            elif peer not in here:
                continue
            elif need:                      # nobody can act: only those who do not sign are to blame
                silent = log.now - self.signed.get(peer, 0.0) > timing.overdue
                tried = self._needed is not None and log.now - self._needed > timing.overdue
                if silent and tried and log.now - self.freed < timing.overdue:
                    out[peer] = m.OVERDUE
            elif log.now - self.viewed > timing.settle:
                if peer in late or (status and status.recovering and stuck > timing.overdue):
                    out[peer] = m.OVERDUE
        gone = set(log.view.participants) - here
        recovering = log.recovering or any(status.recovering for status in infos.values())
        if late or out or (stuck > timing.away and (need or recovering)):
            out.update(dict.fromkeys(gone - out.keys(), m.AWAY))      # all who stay must sign: do not wait for these
        return out

    def is_double(self, entry: m.LogEntry) -> bool:
        """Return whether *entry* is a command signed since its author was last seated; earlier ones do not count."""
        log = self._log
        return entry.kind == m.CMD and entry.epoch >= log.tree.seated_in(log.log, entry.author)
