"""Who is here, for whom play waits, and since when. All of it is this peer's own view and never in the log."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from msgspec import Struct

from swqt.net.core.entries import GameView, enough, read_view
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


class Conviction(Struct, frozen=True):
    """What proves that a peer has signed two moves, or for two sides, up to that epoch."""

    reason: m.DropReason
    epoch: int
    evidence: m.LogEvidence


class PeerPresence:
    """What this peer hears of the others, and what it concludes."""

    def __init__(self, log: ReplicatedLog) -> None:
        self._log = log
        self.heard: dict[bytes, float] = {}
        self.info: dict[bytes, m.PeerStatus] = {}
        self.through: dict[bytes, bytes] = {}
        self.met: set[bytes] = set()
        self.convicted: dict[int, Conviction] = {}
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
            self.viewed = self._log.now
            if self._log.me in before.participants and not self._log.playing():
                self.out = self._log.now
            if any(isinstance(change, m.SetOptions) for change in body.changes):
                self.pause(False)

    def hear(self, source: bytes, status: m.PeerStatus) -> None:
        """Take in where a peer stands; one that we have caught up with counts as met."""
        self.through[status.key] = source
        self.info[status.key] = status
        self.heard[status.key] = self._log.now
        self._note_pause(status.key, bool(status.flags & m.PAUSED))
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

    def guilty(self) -> dict[int, m.DropReason]:
        """Return which others are convicted, and of what, unless a view has seated them anew since."""
        log = self._log
        return {
            peer: found.reason
            for peer, found in self.convicted.items()
            if peer in log.view.participants and peer != log.me
            and found.epoch >= log.tree.seated_in(log.log, peer)
        }

    def neighbours(self) -> set[int]:
        return {peer for peer, key in enumerate(self._log.view.keys) if key in self._log.links}

    def _note_pause(self, key: bytes, on: bool) -> None:
        budget = self._budgets.setdefault(key, PauseBudget())
        if not on:
            budget.since = None
        elif budget.since is None and budget.used < PAUSES:
            budget.used, budget.since = budget.used + 1, self._log.now

    def rests(self, key: bytes) -> bool:
        """Whether the person there wants play to rest, and may."""
        since = self._budgets.get(key, PauseBudget()).since
        return since is not None and self._log.now - since < LONGEST_PAUSE

    def paused(self) -> tuple[int, ...]:
        """Return the participants that are here and want play to rest, within their budgets."""
        view, here = self._log.view, self.here()
        return tuple(peer for peer in view.participants if peer in here and self.rests(view.keys[peer]))

    def pauses_left(self) -> int:
        return PAUSES - self._budgets.get(self._log.keys.public, PauseBudget()).used

    def pause(self, on: bool) -> str:
        """Begin or end a pause; return why not, one of ``text.REFUSALS``, or nothing."""
        log = self._log
        if on and not log.flags & m.PAUSED:
            if not log.playing() or log.state.over:
                return "over" if log.state.over else "watcher"
            if not self.pauses_left():
                return "pauses"
        self._note_pause(log.keys.public, on)
        log.flags = log.flags | m.PAUSED if on else log.flags & ~m.PAUSED
        return ""

    # For whom play waits.

    def stuck(self) -> float:
        return self._log.now - self._log.grown

    def waiting_for(self) -> tuple[str, set[int]]:
        """Return what play waits for (``command``, ``ack``, ``link`` or ``view``), and from whom."""
        log, state, players = self._log, self._log.state, {*self._log.view.participants}
        if state.over:
            return "", set()
        if self._excused():
            recent = {peer for peer, moment in self.signed.items() if log.now - moment < log.timing.here}
            return "view", players - (recent & self.here())
        if state.due:
            silent = {peer for peer in players if log.reach(peer) < len(log.log) - 1}
            return ("ack", silent) if silent else ("link", state.due.ends.keys() & players - log.known_links())
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
        older = () if log.prepared() >= state.viewed else state.older
        kept, proven = self.here() if stay is None else stay, m.SPLIT in self.guilty().values()
        return enough(state.view, kept, older, proven, self.recovering() & kept)

    def recovering(self) -> set[int]:
        """Return who is here and may have forgotten what it signed."""
        own = {self._log.me} if self._log.recovering and self._log.me is not None else set()
        return {*own, *(peer for peer, status in self.infos().items() if status.recovering)}

    def changing(self) -> bool:
        """Whether somebody here has promised an epoch that has not come, and so can do nothing in this one."""
        view = self._log.view
        promised = [status.promised for peer, status in self.infos().items() if peer in view.participants]
        return max(self._log.promised, *promised, 0) > view.epoch

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
        late, recovering, guilty = self.late(), self.recovering(), self.guilty()
        for peer in set(log.view.participants) - {log.me}:
            status = infos.get(peer)
            if guilty.get(peer) == m.SPLIT or (peer in guilty and peer not in recovering):
                out[peer] = guilty[peer]
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
                if peer in late or (peer in recovering and stuck > timing.overdue):
                    out[peer] = m.OVERDUE
        gone = set(log.view.participants) - here
        if late or out or (stuck > timing.away and (need or recovering)):
            out.update(dict.fromkeys(gone - out.keys(), m.AWAY))      # who stays must sign: nobody waits for those
        return out
