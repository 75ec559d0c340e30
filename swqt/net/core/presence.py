"""Who is here, for whom play waits, and since when. All of it is this peer's own view and never in the log."""

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
"""Seconds of the grace time that come back with each second in which play does not wait for somebody."""
IN_VAIN: Final = 3
"""So many views in a row that change nothing free whoever has promised; after them a promise is no excuse."""
SLEPT: Final = 5.0
"""A peer that is not fed for so long has slept: what passed then counts for nobody."""


class PauseBudget(Struct):
    """What a peer has used of its pauses: how many, and since when the one that stands has lasted."""

    used: int = 0
    since: float | None = None


class Waiting(Struct, frozen=True):
    """Play rests since the moment *since* because of *peers*: *what* is ``command``, ``ack``, ``link`` or ``view``.

    *overdue*: those have used up their grace time, and a bot may be proposed for them. *here*: they can be reached.
    """

    what: str
    peers: tuple[int, ...]
    since: float
    overdue: bool
    here: bool


class PeerPresence:
    """What this peer hears of the others, and what it concludes."""

    def __init__(self, log: ReplicatedLog) -> None:
        self._log = log
        self.heard: dict[bytes, float] = {}
        self.info: dict[bytes, m.PeerStatus] = {}
        self.through: dict[bytes, bytes] = {}
        self.met: set[bytes] = set()
        self.guilty: dict[int, m.DropReason] = {}
        self.signed: dict[int, float] = {}
        self.viewed = -9.0
        self._freed_in_vain = 0         # how often, since anything else was appended
        self.freed = -9.0
        self.out = -9.0                 # since when the person here has no seat any more
        self._needed: float | None = None
        self._budgets: dict[bytes, PauseBudget] = {}
        self._spent: dict[int, float] = {}      # of its grace time, by who is awaited again and again
        self._since: dict[int, float] = {}
        self._looked = log.now
        log.appended.append(self._on_entry)

    def _on_entry(self, entry: m.LogEntry, before: GameView) -> None:
        body = read_view(entry.body) if entry.kind == m.VIEW else None
        self._freed_in_vain = self._freed_in_vain + 1 if body and not body.changes else 0
        if body and body.changes:
            for peer in {*drops_of(body), *seated_by(before, body)}:
                self.guilty.pop(peer, None)
            self.viewed = self._log.now
            if self._log.me in before.participants and not self._log.playing():
                self.out = self._log.now
            if any(isinstance(change, m.SetOptions) for change in body.changes):
                self._log.flags &= ~m.PAUSED

    def hear(self, source: bytes, status: m.PeerStatus) -> None:
        """Take in where a peer stands; one that we have caught up with counts as met."""
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
        """Return where those stand who are here and have a number."""
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
        """Return who passed on the last STATUS of *peer*, or NOBODY if it came by itself."""
        key = self._log.view.keys[peer]
        source = self.through.get(key, key)
        number = None if source == key else self._log.view.number(source)
        return m.NOBODY if number is None else number

    def all_heard(self) -> bool:
        """Whether every other participant of the newest view has said where it stands."""
        view = self._log.view
        return all(view.keys[peer] in self.met for peer in view.participants if peer != self._log.me)

    def neighbours(self) -> set[int]:
        return {peer for peer, key in enumerate(self._log.view.keys) if key in self._log.links}

    def paused(self) -> tuple[int, ...]:
        """Return the participants that are here and want play to rest, within their budgets."""
        out = []
        for peer, status in self.infos().items():
            since = self._budgets[status.key].since
            if status.flags & m.PAUSED and since is not None and self._log.now - since < LONGEST_PAUSE:
                out.append(peer)
        if self.rests() and self._log.me is not None:
            out.append(self._log.me)
        return tuple(sorted(peer for peer in out if peer in self._log.view.participants))

    def rests(self) -> bool:
        """Whether the person here wants play to rest, and may."""
        since = self._budget().since
        return bool(self._log.flags & m.PAUSED) and since is not None and self._log.now - since < LONGEST_PAUSE

    def pauses_left(self) -> int:
        return PAUSES - self._budget().used

    def pause(self, on: bool) -> str:
        """Begin or end a pause; return why not, one of ``text.REFUSALS``, or nothing."""
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
        """Charge the time since the last look to the grace time of those for whom play waits. The grace time is one
        budget for all the game, so that pulling the cable again and again gains nothing; it fills slowly."""
        log = self._log
        passed, self._looked = log.now - self._looked, log.now
        resting, here = bool(self.paused()), self.here()
        if resting:
            log.grown += passed
        what, peers = self.waiting_for()
        awaited = set() if resting else peers - {log.me}
        self._since = {peer: self._since.get(peer, log.now) for peer in awaited}
        others = set(log.view.participants) - {log.me}
        alone = len(others) > 1 and here.isdisjoint(others)     # then it is this peer that is away
        slow = not (what == "command" and self._by_person())
        for peer in awaited:
            if not alone and (peer not in here or (slow and self._waited(peer) >= log.timing.here)):
                self._spent[peer] = self._spent.get(peer, 0.0) + passed
        for peer in self._spent.keys() - awaited:
            self._spent[peer] = max(0.0, self._spent[peer] - passed * RETURNS)

    def slept(self, seconds: float) -> None:
        """This computer was asleep: nobody is to blame for what did not happen then."""
        self._log.grown += seconds
        self._looked = self._log.now
        self._since.clear()
        self._needed = None

    def _waited(self, peer: int) -> float:
        return self._log.now - self._since.get(peer, self._log.now)

    def late(self) -> set[int]:
        """Return those who have used up their grace time: without them play could go on."""
        timing, here = self._log.timing, self.here()
        what, peers = self.waiting_for()
        out = set()
        for peer in (peers & self._since.keys()) - {self._log.me}:
            spent = self._spent.get(peer, 0.0)
            if peer not in here:
                late = spent >= timing.away
            elif what == "command" and self._by_person():
                late = self._waited(peer) >= timing.think
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
        """Return for whom play rests, once it is worth telling."""
        log, here, late = self._log, self.here(), self.late()
        what, peers = self.waiting_for()
        slow = {peer for peer in peers if what != "command" and self._waited(peer) >= log.timing.here}
        shown = late or (((peers - here) | slow) - {log.me})
        if not shown or self.paused():
            return None
        since = min(self._since.get(peer, log.now) for peer in shown)
        return Waiting(what, tuple(sorted(shown)), since, bool(late), shown <= here)

    def quorum(self, stay: Set[int] | None = None) -> bool:
        """Whether those who *stay*, if not all who are here, are enough to go on without the others."""
        log, state = self._log, self._log.state
        sure = min(map(log.reach, state.view.participants)) >= state.viewed
        kept, proven = self.here() if stay is None else stay, m.SPLIT in self.guilty.values()
        anew = {peer for peer, status in self.infos().items() if status.recovering}
        if log.recovering and log.me is not None:
            anew.add(log.me)
        return enough(state.view, kept, () if sure else state.older, proven, anew & kept)

    def changing(self) -> bool:
        """Whether somebody here has promised an epoch that has not come, and so can do nothing in this one."""
        epoch = self._log.view.epoch
        infos = self.infos()
        return self._log.promised > epoch or any(
            peer in infos and infos[peer].promised > epoch for peer in self._log.view.participants
        )

    def _excused(self) -> bool:
        """Whether nobody can be expected to act before a view has come; not of who promises again and again."""
        return self._freed_in_vain < IN_VAIN and self.changing()

    def absent(self) -> dict[int, m.DropReason]:
        """Return the participants that a takeover may name here, and why."""
        log, timing = self._log, self._log.timing
        out: dict[int, m.DropReason] = {}
        infos, here, stuck, need = self.infos(), self.here(), self.stuck(), self._excused()
        if not need:
            self._needed = None
        elif self._needed is None:
            self._needed = log.now
        late = self.late()
        two = len(log.view.participants) == 2       # nobody could replace the other: who recovers is seated anew
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
            elif need:                      # nobody can act: to blame is only who does not sign
                silent = log.now - self.signed.get(peer, 0.0) > timing.overdue
                tried = self._needed is not None and log.now - self._needed > timing.overdue
                if silent and tried and log.now - self.freed < timing.overdue:
                    out[peer] = m.OVERDUE
            elif log.now - self.viewed > timing.settle:
                if peer in late or (status and status.recovering and stuck > timing.overdue):
                    out[peer] = m.OVERDUE
        gone = set(log.view.participants) - here
        if late or out or (stuck > timing.away and (need or self._recovering())):
            out.update(dict.fromkeys(gone - out.keys(), m.AWAY))      # who stays must sign: nobody waits for those
        return out

    def _recovering(self) -> bool:
        return self._log.recovering or any(status.recovering for status in self.infos().values())

    def is_double(self, entry: m.LogEntry) -> bool:
        """Whether *entry* was signed before its author was seated last: what came before is settled."""
        log = self._log
        return entry.kind == m.CMD and entry.epoch >= log.tree.seated_in(log.log, entry.author)
