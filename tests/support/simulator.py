"""Whole network games in virtual time: peers, disks and a network that does everything networks do, from one seed.

Nothing here sleeps or reads a clock; a game with its faults is a function of its seed. What must hold in each of
them (the invariants of the protocol) is watched while they run.
"""

from __future__ import annotations

import hashlib
import heapq
import random
import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeVar

import msgspec

from swqt.net.agreement import orders as o
from swqt.net.agreement.core import Core
from swqt.net.agreement.draws import Chain
from swqt.net.agreement.entries import (
    ack_text,
    action_digest,
    entry_digest,
    game_of,
    genesis_text,
    pause_text,
    propose_text,
    say_text,
    vote_text,
)
from swqt.net.agreement.log import LogTable, Replica
from swqt.net.agreement.votes import Action, Change, pack_action, read_action
from swqt.net.wire import messages as m
from swqt.net.wire.messages import Ack, EntryMessage, Pause, Propose, Say, Sealed, Vote
from tests.support.toy import Toy


def key_of(name: int) -> bytes:
    return hashlib.sha256(b"key %d" % name).digest()


@lru_cache(maxsize=100_000)
def _mac(key: bytes, text: bytes) -> bytes:
    return hashlib.blake2b(text, key=key).digest()


def verify(key: bytes, text: bytes, signature: bytes) -> bool:
    """Stands for Ed25519, which costs a thousand games a minute. Only the simulator can forge it."""
    return _mac(key, text) == signature


def signer(key: bytes) -> Callable[[bytes], bytes]:
    return lambda text: _mac(key, text)


SignedMessage = TypeVar("SignedMessage", Ack, EntryMessage, Pause, Propose, Say)


def signed(message: SignedMessage, peer: Peer) -> SignedMessage:
    """Return *message* with the signature of *peer*, who may be up to anything."""
    game = peer.world.game
    match message:
        case Ack():
            text = ack_text(game, message)
        case EntryMessage():
            text = entry_digest(message)
        case Pause():
            text = pause_text(game, message)
        case Propose():
            text = propose_text(game, message)
        case Say():
            text = say_text(game, message)
    return msgspec.structs.replace(message, signature=signer(peer.key)(text))


def voted(call: Propose, peer: Peer, yes: bool = True) -> Vote:
    """Return the vote of *peer* on *call*."""
    digest = action_digest(call.action)
    text = vote_text(peer.world.game, call.epoch, call.seq, call.head, digest, yes)
    return Vote(call.proposal, yes, call.epoch, call.seq, call.head, digest, peer.core.me, signer(peer.key)(text))


def proposed(
    peer: Peer, target: int, changes: tuple[Change, ...], name: bytes = b"8 bytes!", draw: int | None = None
) -> Propose:
    """Return the call of *peer* for a proposal (target 0) or for a round."""
    log = peer.core.log
    action = pack_action(Action(target, log.standing.draw + log.chance_due() if draw is None else draw, changes))
    return signed(Propose(name, log.view.epoch, len(log), log.head, action, peer.core.me, b""), peer)


def seed_of(name: int) -> bytes:
    return hashlib.sha256(b"seed %d" % name).digest()


@lru_cache(maxsize=64)
def table_of(peers: int, grace: float | None = 4.0) -> LogTable:
    """A table of so many members, one seat each; the first is the host."""
    nonces = [hashlib.sha256(b"nonce %d" % name).digest()[:16] for name in range(peers)]
    game = game_of(nonces)
    members = tuple((key_of(i), Chain(seed_of(i), game, i).anchor, nonces[i]) for i in range(peers))
    genesis = m.Genesis(b"toy", game, members)
    start = m.StartMessage(genesis, tuple(_mac(key_of(i), genesis_text(genesis)) for i in range(peers)))
    return LogTable(start, tuple(range(peers)), ("",) * peers, 0, grace=grace)


class Broken(AssertionError):
    """An invariant does not hold."""


@dataclass
class Faults:
    """What may happen in a game, and how often."""

    delay: float = 0.002
    jitter: float = 0.004
    loss: float = 0.0
    double: float = 0.0
    fifo: bool = True
    faults: int = 0                     # how many of the following happen while there is play
    kinds: tuple[str, ...] = ()
    blocked: frozenset[frozenset[int]] = frozenset()
    power: bool = False                 # a crash may lose what was not fsynced
    torn: bool = False                  # a crash may lose what was said to be on the disk
    vote: bool = False                  # people propose what to do about the absent
    think: float = 0.05


@dataclass
class Disk:
    """A journal: framed records, of which the last may be torn by a crash."""

    data: bytearray = field(default_factory=bytearray)
    safe: int = 0

    def store(self, order: o.Store) -> None:
        payload = bytes([order.kind]) + order.data
        self.data += struct.pack(">II", len(payload), zlib.crc32(payload)) + payload
        if order.fsync:
            self.safe = len(self.data)

    def tear(self, size: int) -> None:
        """Lose so many bytes, which a disk without power may have kept only in its own memory."""
        del self.data[max(0, len(self.data) - size) :]
        self.safe = min(self.safe, len(self.data))

    def records(self) -> list[tuple[int, bytes]]:
        found, at = [], 0
        while at + 8 <= len(self.data):
            length, check = struct.unpack_from(">II", self.data, at)
            payload = bytes(self.data[at + 8 : at + 8 + length])
            if len(payload) < length or zlib.crc32(payload) != check:
                break
            found.append((payload[0], payload[1:]))
            at += 8 + length
        del self.data[at:]
        self.safe = min(self.safe, at)
        return found


class Peer:
    """A program that runs, crashes and starts again: its core, its disk, its people."""

    def __init__(self, world: World, name: int) -> None:
        self.world, self.name, self.key = world, name, key_of(name)
        self.seed = seed_of(name)
        self.disk = Disk()
        self.core: Core | None = None
        self.links: dict[int, tuple[int, int]] = {}     # link: (other peer, its link)
        self.frozen = False
        self.offset = 0.0
        self.runs = 0
        self.malicious = False
        self.news: list[o.News] = []
        self.turn: o.TurnStarted | None = None
        self.crash_after = -1
        self.refuses = False
        self.lost = False
        self.withholds: tuple[type, ...] = ()
        self.two_faced = False
        self._faces: dict[bytes, m.EntryMessage] = {}

    def start(self, synced: bool = True) -> None:
        world = self.world
        self.runs += 1
        run = hashlib.sha256(b"run %d %d" % (self.name, self.runs)).digest()[:16]
        self.core = Core(
            world.table, world.board(), self.key, signer(self.key), self.seed, run,
            synced=synced, verify=verify,
        )  # fmt: skip
        self.core.resume(self.disk.records())
        self.feed(o.Tick())

    def link_to(self, other: Peer) -> int:
        """Return the link of this peer to *other*."""
        return next(link for link, (name, _) in self.links.items() if name == other.name)

    def hear(self, message: Sealed, sender: Peer) -> None:
        """Receive *message* over the link to *sender*."""
        self.feed(o.MessageReceived(self.link_to(sender), message))

    def feed(self, event: o.Event) -> None:
        if self.core is None or self.frozen:
            return
        runs = self.runs
        for order in self.core.feed(event, self.world.now + self.offset):
            if self.crash_after == 0:
                self.crash_after = -1
                self.world.crash(self)
            if self.core is None or self.runs != runs:
                return
            if self.crash_after > 0:
                self.crash_after -= 1
            self._carry_out(order)

    def _carry_out(self, order: o.Order) -> None:
        world = self.world
        match order:
            case o.SendToPeer(link, message):
                world.watch_send(self, message)
                if link in self.links and not self._withheld(message):
                    if self.two_faced and self.links[link][0] % 2:
                        message = self._other_face(message)
                    world.carry(self, link, m.encode(message))
            case o.Store():
                self.disk.store(order)
                world.watch_store(self, order)
            case o.Notify(news):
                self.news.append(news)
                world.watch_news(self, news)
                self._react(news)
            case o.Wake(at):
                moment = max(at - self.offset, world.now)
                world.at(moment, lambda run=self.runs: self.runs == run and self.feed(o.Tick()))
            case o.Cut(link):
                world.unlink(self, link)

    def _withheld(self, message: object) -> bool:
        me = self.core.me if self.core else None
        return isinstance(message, self.withholds) and getattr(message, "peer", getattr(message, "author", me)) == me

    def _other_face(self, message: m.Sealed) -> m.Sealed:
        """What half of the table is told by a peer that says two things: another command, and the ack of that."""
        if isinstance(message, m.EntryMessage) and message.author == self.core.me and message.kind == m.CMD:
            body = b"place 0 1" if message.body != b"place 0 1" else b"place 0 2"
            digest = entry_digest(message)
            if digest not in self._faces:
                self._faces[digest] = forged(message, body, self.world)
            return self._faces[digest]
        if isinstance(message, m.Ack) and message.head in self._faces:
            other = self._faces[message.head]
            ack = msgspec.structs.replace(message, head=entry_digest(other), post=other.post)
            return msgspec.structs.replace(ack, signature=_mac(self.key, ack_text(self.world.game, ack)))
        return message

    def _react(self, news: o.News) -> None:
        world, rng = self.world, self.world.rng
        match news:
            case o.TurnStarted(mine=True):
                think = rng.uniform(0.2, 1.8) * world.faults.think
                world.at(world.now + think, lambda run=self.runs: self.runs == run and self.play())
            case o.Asked(proposal=name, automatic=False):
                yes = not self.refuses
                world.at(world.now + rng.uniform(0.1, 0.5), lambda: self.feed(o.VoteAnswer(name, yes)))
            case o.Waiting(peers=peers, overdue=True) if world.faults.vote and peers:
                self.suggest_drop(peers)

    def suggest_drop(self, peers: tuple[int, ...]) -> None:
        core, world = self.core, self.world
        present = [name for name in core.view.participants if name not in peers]
        if present and self.name == present[0] and not self.malicious:
            changes = core.drops(peers[0], "easy")    # as people do who click on one of them
            if changes and len(changes) < len(core.view.participants):
                world.at(world.now, lambda: self.feed(o.Suggest(changes)))

    def play(self) -> None:
        if self.frozen:
            self.world.at(self.world.now + 1.0, lambda run=self.runs: self.runs == run and self.play())
        elif self.core is not None:
            seat, peer = self.core.log.turn()
            if seat >= 0 and peer == self.core.me and not self.world.over:
                before = len(self.core.log)
                self.feed(o.Write(self.world.command()))
                if self.core is not None and len(self.core.log) == before:
                    # In the middle of a vote or of catching up: a person would try again.
                    self.world.at(self.world.now + 0.3, lambda run=self.runs: self.runs == run and self.play())


class World:
    """One game: peers, network, people, faults, and the watch over what must hold."""

    def __init__(
        self, seed: int, peers: int, faults: Faults, *, watchers: int = 0, turns: int = 12,
        board: Callable[[], Replica] | None = None, command: Callable[[World], bytes] | None = None,
    ) -> None:  # fmt: skip
        self.rng = random.Random(seed)
        self.faults, self.now, self.over = faults, 0.0, False
        self.table = table_of(peers)
        self.board = board or (lambda: Toy(peers, turns))
        self._command = command
        self._queue: list[tuple[float, int, Callable[[], object]]] = []
        self._count = 0
        self._links = 0
        self._last: dict[tuple[int, int], float] = {}
        self.apart: dict[int, int] = {}                 # which side of a partition a peer is on
        self.peers = [Peer(self, name) for name in range(peers + watchers)]
        self.locks: dict[tuple[int, int], bytes] = {}
        self.draws: dict[int, tuple[bytes, bytes]] = {}
        self.acks: dict[tuple[int, int, int], bytes] = {}
        self.revealed: dict[tuple[int, int], bytes] = {}
        self.promises: dict[int, tuple[int, int]] = {}
        self.bases: dict[int, list[tuple[int, int, bytes]]] = {}
        for peer in self.peers:
            peer.start()
        for one in self.peers:
            for other in self.peers[one.name + 1 :]:
                self.dial(one, other)

    def command(self) -> bytes:
        if self._command is not None:
            return self._command(self)
        word = "attack" if self.rng.random() < 0.4 else "place"
        return f"{word} {self.rng.randrange(10)} {self.rng.randrange(1, 10)}".encode()

    # Time.

    def at(self, moment: float, what: Callable[[], object]) -> None:
        self._count += 1
        heapq.heappush(self._queue, (moment, self._count, what))

    def run(self, until: float, done: Callable[[], bool] | None = None) -> bool:
        while self._queue and self._queue[0][0] <= until:
            self.now, _count, what = heapq.heappop(self._queue)
            what()
            if done is not None and done():
                return True
        self.now = until
        return done is not None and done()

    # The network.

    def joined(self, one: Peer, other: Peer) -> bool:
        """Whether the cable between two peers is whole."""
        return (
            self.apart.get(one.name, 0) == self.apart.get(other.name, 0)
            and frozenset((one.name, other.name)) not in self.faults.blocked
        )

    def dial(self, one: Peer, other: Peer) -> None:
        """Try until there is a link; only one of the two dials."""
        up = one.core is not None and other.core is not None and not one.frozen and not other.frozen
        if up and self.joined(one, other) and not any(name == other.name for name, _ in one.links.values()):
            self._links += 2
            here, there = self._links, self._links + 1
            one.links[here], other.links[there] = (other.name, there), (one.name, here)
            one.feed(o.Linked(here, other.key))
            if here in one.links and other.core is not None and there in other.links:
                other.feed(o.Linked(there, one.key))
        self.at(self.now + self.rng.uniform(0.2, 0.5), lambda: self.dial(one, other))

    def carry(self, peer: Peer, link: int, data: bytes) -> None:
        other_name, there = peer.links[link]
        other, faults, rng = self.peers[other_name], self.faults, self.rng
        if not self.joined(peer, other):
            return
        message = m.decode_sealed(data)
        for _ in range(1 + (rng.random() < faults.double)):
            if rng.random() < faults.loss:
                continue
            moment = self.now + faults.delay + rng.random() * faults.jitter
            if faults.fifo:
                moment = self._last[link, there] = max(moment, self._last.get((link, there), 0.0))
            self.at(moment, lambda: there in other.links and other.feed(o.MessageReceived(there, message)))

    def unlink(self, peer: Peer, link: int) -> None:
        if link not in peer.links:
            return
        other_name, there = peer.links.pop(link)
        other = self.peers[other_name]
        if self.joined(peer, other):
            self.at(self.now + self.faults.delay, lambda: self._closed(other, there))
        else:
            self.at(self.now + 8.0, lambda: self._closed(other, there))

    def _closed(self, peer: Peer, link: int) -> None:
        if peer.links.pop(link, None) is not None:
            peer.feed(o.Unlinked(link))

    # Faults.

    def crash(self, peer: Peer, power: bool | None = None) -> None:
        """Kill a peer; if the power goes, the journal is cut at any byte that was not safe."""
        peer.core, peer.turn = None, None
        if self.faults.power if power is None else power:
            del peer.disk.data[self.rng.randint(peer.disk.safe, len(peer.disk.data)) :]
        if self.faults.torn and self.rng.random() < 0.7:
            peer.disk.tear(self.rng.choice([self.rng.randint(1, 40), self.rng.randint(1, 2000)]))
        for link in list(peer.links):
            self.unlink(peer, link)

    def strike(self) -> None:
        """Let one fault happen, and end after a while."""
        rng, kind = self.rng, self.rng.choice(self.faults.kinds)
        if kind == "lose" and any(peer.lost for peer in self.peers):
            kind = "kill"       # two lost journals may be the game itself
        alive = [peer for peer in self.peers if peer.core is not None and not peer.frozen]
        if not alive:
            return
        peer, lasts = rng.choice(alive), rng.uniform(0.1, 3.0)
        if kind == "kill":
            peer.crash_after = rng.randrange(6)
            self.at(self.now + lasts, lambda: self.restart(peer))
        elif kind == "all":
            for one in alive:
                self.crash(one)
                self.at(self.now + rng.uniform(0.1, 2.0), lambda one=one: self.restart(one))
        elif kind == "lose":
            self.crash(peer)
            peer.disk, peer.lost = Disk(), True
            self.at(self.now + lasts, lambda: self.restart(peer, synced=False))
        elif kind == "part":
            self.apart = {one.name: rng.randrange(2) for one in self.peers}
            self.at(self.now + lasts * 2, self.heal)
        elif kind == "freeze":
            peer.frozen = True
            self.at(self.now + lasts * 3, lambda: self.thaw(peer))
        elif kind == "jump":
            peer.offset += rng.uniform(6.0, 5000.0)
        elif kind == "gone":
            self.crash(peer)
            self.at(self.now + rng.uniform(8.0, 14.0), lambda: self.restart(peer))

    def restart(self, peer: Peer, synced: bool = True) -> None:
        peer.crash_after = -1
        if peer.core is None:
            peer.start(synced)

    def heal(self) -> None:
        self.apart = {}

    def thaw(self, peer: Peer) -> None:
        peer.frozen = False
        peer.feed(o.Tick())

    # The watch.

    def watch_send(self, peer: Peer, message: object) -> None:
        if peer.malicious:
            return
        core = peer.core
        bases = [one for one in self.bases.get(peer.name, ()) if one[0] > core.view.epoch]
        match message:
            case m.Ack(peer=number) if number == core.me:
                if any(message.seq >= base or (message.seq == base - 1 and message.head != head)
                       for target, base, head in bases if message.epoch < target):  # fmt: skip
                    raise Broken(f"peer {number} acknowledges in an epoch that it has given up")
                place = (number, message.epoch, message.seq)
                if self.acks.setdefault(place, message.head) != message.head and not self.forgetful:
                    raise Broken(f"peer {number} acknowledges two entries at {place[1:]}")
            case m.RevealMessage(peer=number) if number == core.me and message.k == core.log.standing.draw:
                first = (number, message.k) not in self.revealed
                if first and not core.log.standing.over and any(head != core.log.head for *_, head in bases):
                    raise Broken(f"peer {number} reveals in an epoch that it has given up")
                due = core.log.standing.due
                other = self.revealed.setdefault((number, message.k), due) != due
                if other and not self.faults.torn:
                    raise Broken(f"I3: peer {number} reveals {message.k} for two heads")
            case m.EntryMessage(author=number) if number == core.me and message.kind == m.CMD:
                if m.encode(message) not in bytes(peer.disk.data[: peer.disk.safe]) and not self.faults.torn:
                    raise Broken(f"peer {number} sends entry {message.seq} before it is on the disk")
            case _:
                pass

    def watch_store(self, peer: Peer, order: o.Store) -> None:
        if order.kind == o.PROMISE_RECORD and not peer.malicious:
            call = m.decode_sealed(m.decode_sealed(order.data).items[0])
            target = read_action(call.action).target
            if target <= self.promises.get(peer.name, (0, 0))[0] and not peer.lost:
                raise Broken(f"peer {peer.name} promises twice for epoch {target}")
            if not order.fsync:
                raise Broken(f"peer {peer.name} may lose a promise")
            self.promises[peer.name] = (target, call.seq)
            self.bases.setdefault(peer.name, []).append((target, call.seq, call.head))

    @property
    def game(self) -> bytes:
        return self.table.game

    @property
    def forgetful(self) -> bool:
        """Whether peers may have lost what they only wrote, or their whole journal."""
        return self.faults.power or self.faults.torn or "lose" in self.faults.kinds

    def watch_news(self, peer: Peer, news: o.News) -> None:
        if peer.malicious:
            return
        log = peer.core.log
        match news:
            case o.Locked(length):
                for at in range(length, 0, -1):
                    digest, place = log.digests[at], (log.entries[at - 1].epoch, at - 1)
                    if self.locks.get(place) == digest:
                        break
                    if self.locks.setdefault(place, digest) != digest and not self.faults.torn:
                        raise Broken(f"I1: two entries are locked at {place}")
            case o.Applied(entry, digest) if entry.kind == m.CHANCE:
                number = int.from_bytes(entry.body[:4], "big")
                if self.draws.setdefault(number, (digest, entry.body))[1] != entry.body:
                    raise Broken(f"I2: draw {number} has two outcomes")
            case _:
                pass

    # The end.

    def members(self) -> list[Peer]:
        return [peer for peer in self.peers if peer.core is not None and not peer.frozen and not peer.malicious]

    def agreed(self) -> bool:
        return len({peer.core.log.head for peer in self.members()}) == 1

    def finished(self) -> bool:
        return (
            all(peer.core is not None and not peer.frozen for peer in self.peers)
            and all(peer.core.log.standing.over for peer in self.members())
            and self.agreed()
        )

    def check_end(self) -> None:
        """What must be true of a game that is over, or at rest."""
        if not self.agreed():
            heads = [(peer.name, peer.core.view.epoch, len(peer.core.log)) for peer in self.members()]
            raise Broken(f"I4: heads differ at {self.now:.1f}: {heads}")
        for peer in self.members():
            core = peer.core
            digests = set(core.log.digests)
            if not self.forgetful and not any(one.malicious for one in self.peers):
                for place, digest in self.locks.items():
                    if digest not in digests:
                        raise Broken(f"I1: locked entry {place} was taken back by peer {peer.name}")
            fresh = Core(
                self.table, self.board(), peer.key, signer(peer.key), seed_of(peer.name), bytes(16), verify=verify
            )
            fresh.resume(peer.disk.records())
            if fresh.log.posts != core.log.posts or fresh.log.digests != core.log.digests:
                raise Broken(f"I5: the journal of peer {peer.name} gives another game")


def play(
    seed: int, peers: int, faults: Faults, *, watchers: int = 0, turns: int = 12, before: float = 3.0,
    prepare: Callable[[World], None] | None = None,
) -> World:  # fmt: skip
    """Play a game with faults in its first *before* seconds; it must then come to its end, and all agree."""
    world = World(seed, peers, faults, watchers=watchers, turns=turns)
    for _ in range(faults.faults):
        world.at(world.rng.uniform(0.1, before), world.strike)
    if prepare is not None:
        prepare(world)
    world.run(before)
    settled = before + (45.0 if faults.vote else 20.0)
    for peer in world.peers:
        world.at(settled, lambda peer=peer: world.restart(peer))
    if not world.run(120.0, world.finished):
        cores = [peer.core for peer in world.peers if peer.core is not None]
        state = [(core.me, core.view.epoch, len(core.log), core.log.turn(), core.locked) for core in cores]
        raise Broken(f"I4: seed {seed}: no end at {world.now:.0f} s: {state}")
    world.check_end()
    return world


def forged(entry: m.EntryMessage, body: bytes, world: World) -> m.EntryMessage:
    """The same place in the log, another command, truly signed by its malicious author; the post is worked out."""
    log = world.peers[entry.author].core.log
    board = world.board()
    for old in log.entries[: entry.seq]:
        if old.kind == m.CHANCE:
            board.draw(log.beacon_of(old.seq))
        elif old.kind == m.CMD:
            board.apply(old.seat, old.body)
    other = msgspec.structs.replace(entry, body=body, post=board.apply(entry.seat, body), signature=b"")
    return msgspec.structs.replace(other, signature=_mac(key_of(entry.author), entry_digest(other)))
