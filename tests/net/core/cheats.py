"""People with modified programs: twelve kinds. Each computes the die before all others if it can, and hates some."""

from __future__ import annotations

from swqt.net.core import events as e
from swqt.net.core.entries import OpenDraw, beacon, number_below, staying
from swqt.net.core.log import GameState
from swqt.net.core.peer import Peer
from swqt.net.core.replicated_log import ReplicatedLog
from swqt.net.wire import messages as m
from tests.net.core.simulator import TICK, IdealKeys, Program, World
from tests.support import signing

WILLING = ("equivocate", "mute", "drafts", "rewind")
"""Kinds that give their links like everybody."""


def make_program(world: World, name: int) -> Program:
    kinds = {"bridge": Bridge, "rewind": Rewind, "rival": Rival}
    kind = world.scenario.cheats.get(name)
    return kinds.get(kind, Cheat)(world, name) if kind else Program(world, name)


class CheatLog(ReplicatedLog):
    """The log of somebody who decides by the die whether to give its link."""

    program: Cheat

    def _own_link(self, state: GameState, me: int) -> m.LinkShare | None:
        link = super()._own_link(state, me)
        return link if link is None or self.program.may_give(state.due) else None

    def give_alone(self, ack: m.SignedAck, due: OpenDraw, me: int, place: int) -> None:
        if self.program.may_give(due):
            super().give_alone(ack, due, me, place)

    def publish(self, entry: m.LogEntry) -> None:
        if not self.program.publishes(entry):
            super().publish(entry)

    def progress(self, idle: bool = False) -> None:
        if not self.program.silent():
            super().progress(idle)

    def known_acks(self) -> dict[int, m.SignedAck]:
        return self.program.admits(super().known_acks())


class CheatPeer(Peer):
    log_type = CheatLog


class Cheat(Program):
    """Somebody who cheats."""

    peer_type = CheatPeer
    wanted_parity = 1

    def make(self) -> Peer:
        peer = super().make()
        peer.log.program = self
        if self.cheat == "drafts":
            hear = peer.views.hear_draft
            peer.views.hear_draft = lambda source, draft: self.world.rng.random() < 0.5 and hear(source, draft)
        return peer

    @property
    def log(self) -> ReplicatedLog:
        return self.peer.log

    def gives_up(self) -> bool:
        return False

    # What honest programs do otherwise.

    def gives_early(self) -> bool:
        return self.cheat in WILLING or (self.cheat == "bridge" and self.world.scenario.salt < 0.7)

    def may_give(self, due: OpenDraw) -> bool:
        known = self.log.known_links()
        if any(peer not in known for peer in due.ends if peer != self.name):
            return self.gives_early()           # else the last one, always
        if self.gives_early() or self.likes(due):
            return True
        if (due.k, due.head) not in self.world.watcher.disliked:
            self.world.watcher.disliked[due.k, due.head] = self.name
            self.world.at(self.world.now, self.spoil)
        return False

    def likes(self, due: OpenDraw) -> bool:
        """Whether the die that only this one knows is an odd one, or what else it would like."""
        acks = ReplicatedLog.known_acks(self.log)
        values = {**due.links, **{peer: ack.link.value for peer, ack in acks.items() if ack.link}}
        if self.name in due.ends:
            values.setdefault(self.name, self.log.own_share(due, self.name).value)
        source = beacon(self.log.state.game, due.k, due.head, [values[peer] for peer in due.ends])
        return number_below(source, b"die", 6) % 2 == self.wanted_parity

    def publishes(self, entry: m.LogEntry) -> bool:
        """Whether this one says a command in its own way: two of them, to halves of the people."""
        if self.cheat != "equivocate" or self.world.rng.random() >= 0.4:
            return False
        other = self.another(entry)
        for program in self.world.programs:
            if program is not self:
                one = entry if program.name % 2 else other
                self.send(program.name, one)
                self.send(program.name, self.acked(self.log.tree.add(one)))
        self.log.append(self.log.tree.add(entry))
        return True

    def silent(self) -> bool:
        return self.cheat == "mute" and self.world.now >= 3.0

    def admits(self, acks: dict[int, m.SignedAck]) -> dict[int, m.SignedAck]:
        return acks

    # Tools.

    def another(self, entry: m.LogEntry) -> m.LogEntry:
        """Another command for the same place."""
        body = b"attack %d" % self.world.rng.randrange(1 << 30)
        return signing.command(self.keys, self.log.tree, entry.prev, entry.author, body)

    def acked(self, digest: bytes) -> m.SignedAck:
        """An ACK that says whatever it is asked for."""
        tree = self.log.tree
        return signing.ack(self.keys, tree, digest, self.name, tree.states[digest].seq)

    def cast(self, message: m.GameMessage) -> None:
        for program in self.world.programs:
            if program is not self:
                self.send(program.name, message)

    def cast_log(self, head: bytes) -> None:
        tree = self.log.tree
        self.cast(m.SentEntries(tuple(tree.entries[digest] for digest in tree.chain(head)[1:][-64:])))

    def signature(self, base: bytes, body: m.ViewBody) -> m.ViewSignature:
        return signing.signature(self.keys, self.log.tree, base, self.name, body)

    def cast_view(self, base: bytes, body: m.ViewBody, signatures: dict[int, bytes]) -> bytes | None:
        """Show all the view with *signatures*, if they make one of this game; return its digest."""
        tree = self.log.tree
        digest = tree.add(signing.view(tree, base, body, signatures))
        if digest and tree.states[digest].game == tree.states[base].game:
            self.cast_log(digest)
            return digest
        return None

    # What it does about a die that it hates.

    def spoil(self) -> None:
        state, world, rng = self.log.state, self.world, self.world.rng
        due = state.due
        if due is None or not self.up:
            return
        if self.cheat in ("leave", "amnesia"):
            lost = self.cheat == "amnesia"
            self.crash("lost" if lost else "kill")
            world.at(world.now + rng.choice((0.1, 3.0, 7.0)), lambda: self.up or self.start(lost))
        elif self.cheat == "burner":
            self.burn()
        elif self.cheat == "regrind":
            old = self.log.tree.entries.get(due.head)
            if old is not None and old.kind == m.CMD and old.author == self.name:
                other = self.another(old)
                self.cast(self.acked(self.log.tree.add(other)))
                self.cast_log(self.log.tree.add(other))
        elif self.cheat == "null":              # a new epoch may give the same draw another head
            self.log.promised = max(self.log.promised, state.view.epoch) + 1

    def burn(self) -> None:
        """All who cheat together sign alone that the others are away."""
        log, state, programs = self.log, self.log.state, self.world.programs
        mates = [peer for peer in state.view.participants if programs[peer].cheat]
        gone = tuple(m.DropPeer(peer, "away") for peer in state.view.participants if peer not in mates)
        known = tuple(ack for _peer, ack in sorted(log.known_acks().items()))
        for links in ((), known):
            for drops in (gone, ()):
                body = m.ViewBody(state.view.epoch + 1, drops, links)
                signatures = {
                    peer: signing.signature(IdealKeys(peer), log.tree, log.head, peer, body).signature
                    for peer in sorted(mates)
                }
                if digest := self.cast_view(log.head, body, signatures):
                    log.append(digest)
                    return

    def tick(self, run: int) -> None:
        super().tick(run)
        if run == self.run and self.up and self.cheat == "drafts" and self.world.rng.random() < 0.2:
            known = tuple(ack for _peer, ack in sorted(self.log.known_acks().items()))
            target, stalls = self.log.promised + self.world.rng.randint(1, 40), self.world.scenario.salt < 0.5
            for program in self.world.programs:     # each is asked for another one, or all for the same
                if program is not self:
                    body = m.ViewBody(target + (0 if stalls else program.name), (), known)
                    first = self.signature(self.log.head, body)
                    self.send(program.name, m.ViewDraft(len(self.log.log) - 1, body, first))
            if stalls:                              # and says nothing more below it, nor completes it
                self.log.promised = target


class Drafter(Cheat):
    """It asks for views as it likes, and completes whatever gets enough signatures."""

    def make(self) -> Peer:
        self.open: dict[bytes, tuple[bytes, m.ViewBody, dict[int, bytes]]] = {}
        return super().make()

    def ask(self, base: bytes, body: m.ViewBody) -> None:
        first = self.signature(base, body)
        self.open[first.body] = (base, body, {self.name: first.signature})
        self.cast(m.ViewDraft(self.log.tree.states[base].seq, body, first))

    def receive(self, source: int, message: m.GameMessage) -> None:
        super().receive(source, message)
        if isinstance(message, m.ViewSignature) and message.body in self.open:
            base, body, got = self.open[message.body]
            got[message.peer] = message.signature
            view = self.log.tree.states[base].view
            self.cast_view(base, body, {peer: got[peer] for peer in staying(view, body) if peer in got})


class Rewind(Drafter):
    """It signs whatever it is asked, acknowledges every log it meets, and drafts views on bases before the locks."""

    def make(self) -> Peer:
        peer = super().make()
        adopt, hear_draft = peer.sync.adopt, peer.views.hear_draft

        def adopted(head: bytes, may_switch: bool = False) -> None:
            self.cast(self.acked(head))
            adopt(head, may_switch)

        def drafted(source: bytes, draft: m.ViewDraft) -> bool:
            if draft.first.base in self.log.tree.states:
                self.cast(self.signature(draft.first.base, draft.body))
            return hear_draft(source, draft)

        peer.sync.adopt, peer.views.hear_draft = adopted, drafted
        return peer

    def tick(self, run: int) -> None:
        super().tick(run)
        rng, log = self.world.rng, self.log
        if run != self.run or not self.up or rng.random() > 0.3 or len(log.log) < 3:
            return
        base = log.log[-rng.randint(1, min(5, len(log.log) - 1))]
        view = log.tree.states[base].view
        others = [program.name for program in self.world.programs if program is not self]
        gone = rng.sample(others, min(len(others), rng.randint(0, 2 if self.world.scenario.players > 3 else 1)))
        drops = tuple(m.DropPeer(peer, "away") for peer in sorted(gone) if peer in view.participants)
        body = m.ViewBody(max(log.promised, view.epoch) + rng.randint(1, 3), drops)
        log.promised = body.target - 1
        self.ask(base, body)
        head = log.tree.entries[log.head]
        if head.kind == m.CMD and head.author == self.name:
            other = self.another(head)
            log.tree.add(other)
            self.send(rng.choice(others), m.SentEntries((other,)))


class Rival(Drafter):
    """One of two against each other: each likes the dice that the other hates, and would have the other named for it.

    In the other's draw, or in all but its own, it waits until it alone can compute the die. One that it hates it holds
    back, and then it asks for a view that hides the other's link and drops the other, whose links it never passes on.
    """

    @property
    def wanted_parity(self) -> int:
        return self.name > self.other

    @property
    def other(self) -> int:
        return next(name for name in self.world.scenario.cheats if name != self.name)

    def gives_early(self) -> bool:
        due = self.log.state.due
        head = due and self.log.tree.entries.get(due.head)
        author = head.author if head else m.NOBODY
        return author == self.name or (author != self.other and self.world.scenario.salt < 0.5)

    def admits(self, acks: dict[int, m.SignedAck]) -> dict[int, m.SignedAck]:
        return {peer: ack for peer, ack in acks.items() if peer != self.other}

    def spoil(self) -> None:
        log, world = self.log, self.world
        if self.up and log.state.due and self.other in log.view.participants:
            known = tuple(ack for _peer, ack in sorted(log.known_acks().items()))
            target = max(log.promised, log.view.epoch) + 1
            for reason in (m.AWAY, m.OVERDUE):
                self.ask(log.head, m.ViewBody(target, (m.DropPeer(self.other, reason),), known))
            world.at(world.now + 3 * TICK, self.spoil)


class Bridge(Cheat):
    """It reaches both sides of a partition that cannot see each other, and runs the program once for each."""

    twin: Bridge | None = None
    group: int | None = None

    def receive(self, source: int, message: m.GameMessage) -> None:
        if self.twin and self.world.side.get(source, 0) == self.twin.group:
            Cheat.receive(self.twin, source, message)
        else:
            super().receive(source, message)

    def send(self, to: int, message: m.GameMessage) -> None:
        if self.group is None or self.world.side.get(to, 0) == self.group:
            super().send(to, message)

    def divide(self) -> None:
        if self.twin:
            return
        world = self.world
        other = Bridge(world, self.name)
        other.run, other.disk, other.safe = self.run + 1, list(self.disk), self.safe
        self.group, other.group, self.twin = 0, 1, other
        other.up, other.peer = True, other.make()
        other.carry_out(other.peer.resume(list(other.disk), world.now))
        other.log.promised += world.rng.choice((0, 0, 1, 5))    # the two may or may not use the same epochs
        for program in world.programs:
            if program.name != self.name:
                other.feed(e.PeerLinked(program.keys.public))
        run = other.run
        world.at(world.now + TICK * 0.4, lambda: other.tick(run))

    def admits(self, acks: dict[int, m.SignedAck]) -> dict[int, m.SignedAck]:
        """It also hides a link that only it can have from the other side, if it hates the die."""
        due = self.log.state.due
        if self.group is None or due is None or any(peer not in acks and peer not in due.links for peer in due.ends):
            return acks
        far = [peer for peer in acks if peer != self.name and self.world.side.get(peer, 0) != self.group]
        if not far or self.likes(due):
            return acks
        return {peer: ack for peer, ack in acks.items() if peer not in far}
