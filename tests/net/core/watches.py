"""What must hold in every game (S1 to S7), watched while it is played and looked at when it is over."""

from __future__ import annotations

import copy as copying
from collections import Counter
from typing import TYPE_CHECKING

from swqt.net.core import events as e
from swqt.net.core.entries import enough, entry_digest, proven_in, read_chance, read_view, seated_by
from swqt.net.core.log import doubles, parting
from swqt.net.wire import messages as m

if TYPE_CHECKING:
    from tests.net.core.simulator import Program, World


class Violation(AssertionError):
    """Something that must hold in every game does not."""


class Watch:
    """Sees what all programs do."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.final: dict[int, dict[bytes, int]] = {}
        self.ever: dict[int, set[tuple[int, bytes]]] = {}
        self.locked: dict[tuple[int, int], int] = {}   # by program and run
        self.given: dict[tuple[int, bytes, int], bytes] = {}
        self.disliked: dict[tuple[int, bytes], int] = {}
        self.results: dict[int, dict[bytes, bytes]] = {}
        self.bodies: dict[bytes, m.ViewBody] = {}
        self.signers: set[tuple[int, bytes]] = set()
        self.shown: set[tuple[int, int, bytes]] = set()     # by program and run, for which heads it gave its link
        self.logs: dict[int, list[bytes]] = {}             # of each program; a run begins with what its journal holds
        self.lost: list[list[bytes]] = []
        self.split = False
        self.out: Counter[str] = Counter()

    def watched(self) -> bool:
        """A sole honest peer that loses its journal is promised nothing."""
        return any(not program.torn for program in self.world.honest)

    def hear(self, program: Program, news: e.PeerNews) -> None:
        if program.cheat:
            return
        log = self.logs[program.name]
        match news:
            case e.LengthLocked(length):
                self._locks(program, log, length)
            case e.LogRolledBack(length, _lost):
                del log[length:]
                final = self.locked.get((program.name, program.run), 0)
                if final >= length and self.watched():
                    raise Violation(f"S2: {program.name} loses locked entries: {final}, back to {length}")
            case e.LogSplit(lost, place, winners, losers):
                if program.name in (winners if lost else losers) or set(winners) & set(losers):
                    raise Violation(f"{program.name} is said to stand on the wrong side of a split")
                if lost:
                    self.locked[program.name, program.run] = place - 1
            case e.PeerConvicted(peer, reason):
                if reason == m.SPLIT:
                    program.told_at = self.world.now
                guilty = self.world.programs[peer]
                if not guilty.cheat and not guilty.torn:
                    raise Violation(f"S7: {peer} is honest and convicted of {reason} by {program.name}")
            case e.EntryApplied(entry):
                log.append(entry_digest(entry))
                if entry.kind == m.CHANCE:
                    self._drawn(log, entry)

    def _locks(self, program: Program, log: list[bytes], length: int) -> None:
        mine = self.ever.setdefault(program.name, set())
        for place in range(1, length + 1):
            digest, there = log[place], self.final.setdefault(place, {})
            mine.add((place, digest))
            if digest in there:
                continue
            here = self._whole(digest, program.name) if there else []   # it may have gone on in the same event
            for other in there:
                whole = self._whole(other, there[other])
                if self.watched() and not self._liars(here, whole):
                    raise Violation(f"S1: {program.name} locks another entry at {place} than {there[other]}")
                self.split = True
            there[digest] = program.name
        self.locked[program.name, program.run] = length

    def _liars(self, one: list[bytes], two: list[bytes]) -> set[int]:
        """Return who is convicted by two logs. Where nobody honest had a seat when they parted, two commands for one
        place are proof enough, and so are the proof in a view and a new seat in it; and that lets nobody off."""
        tree, place = self.world.tree, parting(one, two)
        state = tree.states[one[place - 1 if place else -1]]
        if any(not self.world.programs[peer].cheat for peer in state.view.participants):
            return tree.liars(one, two)
        strict = copying.copy(tree)
        strict._settled = lambda seated: ()
        ends = [tree.entries[log[place]] for log in (one, two)] if place else []
        proven = {ends[0].author} if ends and doubles(tree, *ends) else set()
        for entry in ends:
            if entry.kind == m.VIEW:
                body = read_view(entry.body)
                proven |= proven_in(body)
                proven |= seated_by(state.view, body).keys()
        return proven | strict.liars(one, two)

    def _whole(self, digest: bytes, name: int) -> list[bytes]:
        """Return a log with that entry, to its end, as the program keeps it that had locked it, or as it was when its
        journal was lost, which shows nothing any more."""
        log = self.world.programs[name].peer.log
        for head in (log.head, *(entry_digest(copy[-1]) for copy in log.copies)):
            chain = self.world.tree.chain(head)
            if digest in chain:
                return chain
        return next((chain for chain in self.lost if digest in chain), self.world.tree.chain(digest))

    def _drawn(self, log: list[bytes], entry: m.LogEntry) -> None:
        k, _links = read_chance(entry.body)
        found = self.results.setdefault(k, {})
        for other, body in found.items():
            if body != entry.body and self.watched() and not self.world.scenario.torn:
                if not self._liars(log, self.world.tree.chain(other)):
                    raise Violation(f"draw {k} has two results")
        found[log[-1]] = entry.body

    def said(self, program: Program, ack: m.SignedAck) -> None:
        """S3: a link is given for one head only, and nothing is said before what it rests on is on the disk."""
        if program.cheat or program.torn or ack.peer != program.name:
            return
        if ack not in program.said:         # what an earlier run said may be said again
            program.said.add(ack)
            locks = [record for record in program.disk[: program.safe] if isinstance(record, e.LockRecord)]
            if ack.prepared > max((record.bound for record in locks), default=0):
                raise Violation(f"S2: {program.name} says that {ack.prepared} is locked, and the disk does not")
        if ack.link is None:
            return
        self.shown.add((program.name, program.run, ack.link.head))
        state = self.world.tree.states.get(ack.head)
        due = state.due if state else None
        nonce = due.ends[ack.peer].nonce if due and ack.peer in due.ends else b""
        if self.given.setdefault((ack.peer, nonce, ack.link.k), ack.link.head) != ack.link.head:
            raise Violation(f"S3: {ack.peer} gives link {ack.link.k} for two heads")

    def signed(self, program: Program, message: m.ViewDraft | m.ViewSignature) -> None:
        """S6: whoever burns a draw did not know the link that is missing, when it signed for the first time. The own
        link may follow in the same event: what is sent is seen one by one, but the tree as it is after all of it."""
        if isinstance(message, m.ViewDraft):
            self.bodies[message.first.body] = message.body
            message = message.first
        body, tree = self.bodies.get(message.body), program.peer.log.tree
        state = tree.states.get(message.base)
        first = (program.name, message.body) not in self.signers
        self.signers.add((program.name, message.body))
        if program.cheat or program.torn or not first or body is None or state is None or state.due is None:
            return
        due = state.due
        known = {peer for peer in due.ends if (due.k, due.head, peer) in tree.links}
        if (program.name, program.run, due.head) not in self.shown:
            known.discard(program.name)
        if message.peer == program.name and not known <= {*due.links, *(ack.peer for ack in body.known)}:
            raise Violation(f"S6: {program.name} signs a view that hides a link of draw {due.k}")

    def gave_up(self, program: Program) -> None:
        """S5: whoever waits in vain is offered a Copy."""
        if not program.peer.may_copy() and not program.peer.log.recovering:
            raise Violation(f"S5: no Copy is offered to {describe(program)}")

    # The end.

    def finished(self) -> bool:
        return all(program.done() for program in self.world.honest) and not (self.split and self.two_logs())

    def two_logs(self) -> list[tuple[int, int]]:
        """Honest programs whose logs differ below what they have locked, under one name."""
        named = [p for p in self.world.programs if p.up and not p.cheat and not p.copied and not p.peer.sync.expelled]
        out = []
        for p in named:
            for q in named:
                if p.name < q.name:
                    one, two = p.peer.log, q.peer.log
                    most = min(max(one.final, one.bound), max(two.final, two.bound)) + 1
                    if one.log[:most] != two.log[:most]:
                        out.append((p.name, q.name))
        return out

    def conclude(self) -> None:
        world, scenario = self.world, self.world.scenario
        if self.split and self.two_logs():
            raise Violation(f"S1: one name, two logs: {self.two_logs()}")
        for program in world.honest:
            self._kept(program)
            if not program.done():
                raise Violation(f"S5: {describe(program)} is stuck")
            if not scenario.cheats and not program.peer.state.over and not any(p.torn for p in world.programs):
                raise Violation(f"S4: {describe(program)} copies in an honest game")
            self._seatless(program)
        for (k, head), cheat in self.disliked.items():
            self.out[f"disliked: {self._fate(k, head, cheat)}"] += 1
        self.out["sent"] += world.sent
        self.out["entries"] += sum(len(p.peer.log.log) - 1 for p in world.honest[:1])

    def _kept(self, program: Program) -> None:
        """S2: what was locked is in the game or in a Copy of it."""
        log = program.peer.log
        kept = {*log.log}
        for copy in log.copies:
            kept |= {entry.prev for entry in copy}
            kept |= {digest for digest, entry in log.tree.entries.items() if entry == copy[-1]}
        gone = [place for place, digest in self.ever.get(program.name, ()) if digest not in kept]
        if gone and not program.torn and not program.forgets and self.watched():
            raise Violation(f"S2: {program.name} has lost what it had locked: {gone}")

    def _convicted(self, program: Program) -> set[int]:
        """Return who has signed for two sides since it was seated last."""
        log, evidence = program.peer.log, program.peer.sync.evidence
        proven = {peer: log.tree.weigh(evidence[peer]).get(peer, -1) for peer in program.peer.sync.told}
        return {peer for peer, epoch in proven.items() if epoch >= log.tree.seated_in(log.log, peer)}

    def _seatless(self, program: Program) -> None:
        """Six seconds of play after the proof, whoever is convicted has no seat any more, or one that was given anew
        since, if those who are honest are a quorum."""
        world, log = self.world, program.peer.log
        here = log.view.participants
        honest = [peer for peer in here if not world.programs[peer].cheat]
        able = enough(log.view, honest, log.state.older, True)
        late = program.told_at is not None and log.grown - program.told_at > 6
        if self.split and able and late and not program.copied and not program.peer.sync.expelled:
            if self._convicted(program) & set(here) and not any(p.torn for p in world.programs):
                raise Violation(f"S1: convicted and still seated at {describe(program)}")

    def _fate(self, k: int, head: bytes, cheat: int) -> str:
        """S6: a die that a cheat knew and disliked stands, is open, or is burned with the cheat named."""
        fates = set()
        tree = self.world.tree
        rolled = tree.states[head].due
        if rolled and all(self.world.programs[peer].cheat for peer in rolled.ends):
            return "own"                    # nobody honest gave a link for it, or saw it
        for program in self.world.honest or self.world.programs:
            log = program.peer.log
            if head not in log.place and self._liars(log.log, tree.chain(head)):
                continue                    # of the other side
            heads = set()
            for digest in log.log[1:]:
                entry = log.tree.entries[digest]
                if entry.kind == m.CHANCE and read_chance(entry.body)[0] == k:
                    due = log.tree.states[entry.prev].due
                    heads.add(due.head if due else b"")
            burns = [mark for mark in log.state.marks if mark.kind == "burn" and k in mark.draws]
            due = log.state.due
            if heads and heads != {head} and any(not p.torn for p in self.world.honest):
                raise Violation(f"S6: draw {k} is another one at {program.name}, unnamed: {log.state.marks}")
            if heads:
                fates.add("stood")
            elif burns and cheat in burns[0].peers:
                fates.add("named")
            elif burns and cheat in burns[0].signers:
                fates.add("coalition")
            elif due and due.k == k:
                fates.add("open")
            else:
                fates.add("behind")
                contributors = tree.states[head].due
                if contributors and program.name in contributors.ends and not program.peer.sync.expelled:
                    raise Violation(f"S6: draw {k} is gone at {program.name}")
        order = ("stood", "coalition", "named", "open", "behind", "other side")
        return min(fates or {"other side"}, key=order.index)


def describe(program: Program) -> str:
    """Where a program stands, for a violation."""
    log, presence, sync = program.peer.log, program.peer.presence, program.peer.sync
    return (
        f"{program.name} {program.cheat} up={program.up} copied={program.copied} length={len(log.log) - 1} {log.view} "
        f"due={log.state.due} known={sorted(log.known_links())} over={log.state.over} promised={log.promised} "
        f"bound={log.bound} final={log.final} recovering={log.recovering} heard={presence.all_heard()} "
        f"guilty={presence.guilty} told={sync.told} expelled={sync.expelled} stuck={presence.stuck():.1f} "
        f"here={presence.here()} absent={presence.absent()} wanted={sync.wanted} head={log.head[:4].hex()}"
    )
