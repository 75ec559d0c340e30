"""Whole network games of the new core in virtual time: peers, disks and a network that does everything networks do.

Nothing here sleeps or reads a clock; a game with its faults is a function of its seed. What must hold in each of them
is watched in ``watches``; people who cheat are in ``cheats``.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from hashlib import blake2b, sha256

import msgspec

from swqt.net.core import events as e
from swqt.net.core.entries import chain, drops_of, number_below, read_view, start_text
from swqt.net.core.events import CHANCE_DUE, GAME_OVER, IllegalMove, Timing
from swqt.net.core.log import LogTree
from swqt.net.core.peer import Peer
from swqt.net.wire import messages as m
from tests.net.core.watches import Watch

FAST = Timing(tick=0.25, status=0.25, here=1.0, away=1.5, overdue=4.0, think=4.0)
TICK, COPY = FAST.tick, 14.0


# The rules: commands move a count on; an attack rolls a die.


@dataclass(frozen=True)
class ToyBoard:
    """A game of *seats* seats that ends after *turns* commands."""

    seats: int
    turns: int
    count: int = 0
    seat: int = 0
    attacked: bool = False
    pips: int = 0

    def to_act(self) -> int:
        if self.attacked:
            return CHANCE_DUE
        return GAME_OVER if self.count >= self.turns else self.seat

    def apply(self, seat: int, body: bytes) -> ToyBoard:
        word = body.split(b" ")[0]
        if seat != self.to_act() or word not in (b"move", b"attack", b"pass"):
            raise IllegalMove("no such command")
        turn = (self.seat + (word == b"pass")) % self.seats
        return ToyBoard(self.seats, self.turns, self.count + 1, turn, word == b"attack", self.pips)

    def draw(self, beacon: bytes) -> ToyBoard:
        pips = self.pips * 3 % 1009 + number_below(beacon, b"die", 6)
        return ToyBoard(self.seats, self.turns, self.count, self.seat, False, pips)

    @cached_property
    def _digest(self) -> bytes:
        return blake2b(repr((self.count, self.seat, self.attacked, self.pips)).encode(), digest_size=16).digest()

    def digest(self) -> bytes:
        return self._digest


# Ideal keys: fast, and nobody but the simulator can forge.


@lru_cache(maxsize=1 << 17)
def _mac(key: bytes, text: bytes) -> bytes:
    return blake2b(text, key=key, digest_size=64).digest()


class IdealKeys:
    """Stands for Ed25519."""

    def __init__(self, name: int) -> None:
        self.public = sha256(b"key %d" % name).digest()

    def sign(self, text: bytes) -> bytes:
        return _mac(self.public, text)

    def verify(self, key: bytes, text: bytes, signature: bytes) -> bool:
        return _mac(key, text) == signature

    def seed(self, nonce: bytes) -> bytes:
        return sha256(b"seed" + self.public + nonce).digest()


@lru_cache(maxsize=64)
def started(players: int, bots: int = 0) -> m.GameStart:
    """The START of a game of so many players, one seat each, and of bots that the first of them runs."""
    peers = []
    for name in range(players):
        keys, nonce = IdealKeys(name), sha256(b"nonce %d" % name).digest()[:16]
        peers.append((keys.public, nonce, chain(keys.seed(nonce), nonce)[0]))
    start = m.GameStart(b"toy", tuple(peers), (*range(players), *(0,) * bots), ("",) * players + ("easy",) * bots)
    text = start_text(start)
    return msgspec.structs.replace(start, signatures=tuple(IdealKeys(name).sign(text) for name in range(players)))


# A game.


@dataclass
class Scenario:
    """What may happen in a game."""

    players: int = 3
    cheats: dict[int, str] = field(default_factory=dict)
    faults: list[tuple[float, str]] = field(default_factory=list)
    cuts: int = 0
    spectator: bool = False
    loss: float = 0.0
    double: float = 0.0
    delay: float = 0.005
    turns: int = 12
    salt: float = 0.0
    blocked: bool = False
    undo: bool = False
    bots: int = 0

    def opening(self) -> tuple[m.GameStart, ToyBoard]:
        """What is signed, and the board at the start."""
        return started(self.players, self.bots), ToyBoard(self.players + self.bots, self.turns)

    @property
    def torn(self) -> bool:
        return any(kind == "torn" for _when, kind in self.faults)


def possible_takeovers(peer: Peer) -> tuple[m.DropPeer, ...]:
    """Return what people at *peer* could suggest now about who is not there, and have not said yes to."""
    drops = [m.DropPeer(other, reason) for other, reason in peer.presence.absent().items()]
    return tuple(drop for drop in drops if drop.reason in (m.AWAY, m.OVERDUE) and not peer.views.agreed(drop))


class Program:
    """One program: its peer while it runs, its disk, and the people in front of it."""

    peer_type = Peer

    def __init__(self, world: World, name: int) -> None:
        self.world, self.name, self.keys = world, name, IdealKeys(name)
        self.cheat = world.scenario.cheats.get(name, "")
        self.disk: list[e.JournalRecord] = []
        self.safe = self.run = 0
        self.up = self.copied = self.torn = self.forgets = False
        self.peer: Peer
        self.told_at: float | None = None
        self.seated_at = 0.0
        self.said: set[m.SignedAck] = set()
        self.answered: set[bytes] = set()

    # Life.

    def make(self) -> Peer:
        fresh = b"fresh %d %d" % (self.name, self.run)
        start, board = self.world.scenario.opening()
        return self.peer_type(start, board, self.keys, fresh=fresh, run=self.run, timing=FAST)

    def start(self, lost: bool = False) -> None:
        self.run, self.up = self.run + 1, True
        self.peer = self.make()
        orders = self.peer.resume(list(self.disk), self.world.now, lost)
        added = sum(isinstance(order, e.TellNews) and isinstance(order.news, e.EntryApplied) for order in orders)
        self.world.watcher.logs[self.name] = self.peer.log.log[: len(self.peer.log.log) - added]
        self.carry_out(orders)
        for other in self.world.programs:
            if other is not self and frozenset((self.name, other.name)) not in self.world.blocked:
                self.feed(e.PeerLinked(other.keys.public))
        run = self.run
        self.world.at(self.world.now + self.world.rng.random() * TICK, lambda: self.tick(run))

    def crash(self, mode: str) -> None:
        rng = self.world.rng
        self.up = False
        self.forgets |= not self.peer.log.playing()     # who only watches stores no locks
        if mode == "power":
            del self.disk[rng.randint(self.safe, len(self.disk)) :]
        elif mode == "torn":                            # a disk that lied about what was safe
            self.torn = True
            del self.disk[max(0, len(self.disk) - rng.randint(1, 6)) :]
            self.safe = min(self.safe, len(self.disk))
        elif mode == "lost":
            self.world.watcher.lost.append(list(self.peer.log.log))
            self.disk, self.safe, self.forgets = [], 0, True
            self.torn = self.torn or len(self.world.honest) == 1

    def divide(self) -> None:
        """A partition that only somebody who cheats makes use of."""

    # Events and orders.

    def feed(self, event: e.PeerEvent) -> None:
        if self.up:
            self.carry_out(self.peer.feed(event, self.world.now))
            views = self.peer.views
            for name in views.proposals.keys() - self.answered if self.peer.log.playing() else ():
                self.answered.add(name)
                self.world.at(self.world.now, lambda name=name: self.feed(e.GiveAnswer(name, True)))

    def carry_out(self, orders: list[e.PeerOrder]) -> None:
        world = self.world
        for order in orders:                # what is told about a log may lie further on
            if isinstance(order, e.TellNews) and isinstance(order.news, e.EntryApplied):
                world.tree.add(order.news.entry)
        for order in orders:
            match order:
                case e.SendTo(key, message):
                    self.send(world.names[key], message)
                case e.WriteRecord(record, sync):
                    self.disk.append(record)
                    if sync:
                        self.safe = len(self.disk)
                case e.TellNews(news):
                    world.watch(self, news)

    def send(self, to: int, message: m.GameMessage) -> None:
        if to != self.name:
            self.world.send(self, to, message)

    def receive(self, source: int, message: m.GameMessage) -> None:
        self.feed(e.MessageArrived(self.world.programs[source].keys.public, message))

    # People.

    def tick(self, run: int) -> None:
        world = self.world
        if run != self.run or not self.up:
            return
        world.at(world.now + TICK * (0.8 + 0.4 * world.rng.random()), lambda: self.tick(run))
        if self.copied:
            return
        self.feed(e.TimePassed())
        if self.peer.presence.timed_out:
            self.feed(e.AskForSeat(self.name))
        suggestions = possible_takeovers(self.peer)
        if suggestions and self.peer.log.playing():
            self.feed(e.SuggestChanges(suggestions))
        if self.peer.presence.stuck() > COPY / 2:       # who is needed may come back, whatever was before
            for wish in self.peer.views.wishes():
                if not self.peer.views.agreed(wish):
                    self.feed(e.SuggestChanges((wish,)))
        self.play()
        if self.gives_up():
            self.copied = True
            self.world.watcher.gave_up(self)

    def play(self) -> None:
        log, rng = self.peer.log, self.world.rng
        if self.world.scenario.undo and log.able() and len(log.log) > 3 and rng.random() < 0.03:
            self.feed(e.SuggestChanges((m.UndoTo(len(log.log) - rng.randint(2, 3)),)))
        if log.able() and log.promised <= log.view.epoch and log.state.to_act() == log.me and rng.random() < 0.8:
            word = rng.choices(("move", "attack", "pass"), (3, 4, 4))[0]
            self.feed(e.WriteCommand(b"%s %d" % (word.encode(), rng.randrange(1 << 30))))

    def gives_up(self) -> bool:
        stuck, log = self.peer.presence.stuck(), self.peer.log
        if log.able() or self.world.now - self.seated_at <= 3 * COPY:
            self.seated_at = self.world.now if log.able() else self.seated_at
        elif self.name < self.world.scenario.players and not log.state.over:
            return True                     # left out by the others
        if self.name >= self.world.scenario.players or log.state.over:
            return False
        if self.told_at and self.world.now - self.told_at > COPY:
            if 2 * len(self.peer.sync.told) > self.world.scenario.players:
                return True                 # most of the others have signed for two sides
        if stuck <= COPY:
            return False
        return not log.recovering or stuck > 2 * COPY

    def done(self) -> bool:
        return self.up and (self.peer.state.over or self.copied or self.peer.sync.expelled)


class World:
    """A network, its programs and a watch."""

    def __init__(self, seed: int, scenario: Scenario | None = None) -> None:
        from tests.net.core.cheats import make_program

        self.rng = random.Random(seed)
        self.scenario = scenario or drawn(self.rng)
        self.now, self.count = 0.0, 0
        self.queue: list[tuple[float, int, Callable[[], object]]] = []
        self.part: dict[int, int] = {}
        self.side: dict[int, int] = {}
        self.blocked: set[frozenset[int]] = set()
        self.cuts = self.scenario.cuts
        self.sent = 0
        self.cut_views: set[m.LogEntry] = set()
        self.watcher = Watch(self)
        self.tree = LogTree(*self.scenario.opening(), IdealKeys(99))
        size = self.scenario.players + self.scenario.spectator
        if self.scenario.blocked and self.scenario.players > 2:
            self.blocked = {frozenset(self.rng.sample(range(self.scenario.players), 2))}
        self.programs = [make_program(self, name) for name in range(size)]
        self.names = {program.keys.public: program.name for program in self.programs}
        for program in self.programs:
            program.start()

    @property
    def honest(self) -> list[Program]:
        """Those who play and do not cheat."""
        return [program for program in self.programs[: self.scenario.players] if not program.cheat]

    # Time and network.

    def at(self, when: float, what: Callable[[], object]) -> None:
        self.count += 1
        heapq.heappush(self.queue, (when, self.count, what))

    def linked(self, one: int, two: int) -> bool:
        x, y = self.part.get(one, 0), self.part.get(two, 0)
        return (x == y or -1 in (x, y)) and frozenset((one, two)) not in self.blocked

    def send(self, source: Program, to: int, message: m.GameMessage) -> None:
        self.sent += 1
        self.learn(source, message)
        name, target, scenario, rng = source.name, self.programs[to], self.scenario, self.rng
        run = target.run
        for _copy in range(1 + (rng.random() < scenario.double)):
            if self.linked(name, to) and rng.random() >= scenario.loss:
                def arrive() -> None:
                    if self.linked(name, to) and target.run == run and target.up:
                        target.receive(name, message)
                self.at(self.now + 0.001 + rng.random() * scenario.delay, arrive)

    def learn(self, source: Program, message: m.GameMessage) -> None:
        """Keep what was ever said, for the watch."""
        if isinstance(message, m.SignedAck):
            self.tree.learn(message, source.peer.state)
            self.watcher.said(source, message)
        elif isinstance(message, m.ViewDraft | m.ViewSignature):
            self.watcher.signed(source, message)
        elif isinstance(message, m.LogEntry):
            self.tree.add(message)
        elif isinstance(message, m.SentEntries):
            for entry in message.entries:
                self.tree.add(entry)

    def watch(self, program: Program, news: e.PeerNews) -> None:
        if isinstance(news, e.EntryApplied):
            if self.cuts and news.entry.kind == m.VIEW and drops_of(read_view(news.entry.body)):
                self.cut(program, news.entry)
        self.watcher.hear(program, news)

    def cut(self, program: Program, entry: m.LogEntry) -> None:
        """The network at its worst: it parts the signers of a takeover just when the first has all signatures."""
        if entry in self.cut_views:
            return
        self.cut_views.add(entry)
        self.cuts -= 1
        mates = [peer for peer in program.peer.log.view.participants if peer != program.name]
        stay = {program.name, *self.rng.sample(mates, self.rng.randint(0, max(0, len(mates) - 1)))}
        self.part = {p.name: -1 if p.cheat == "bridge" else int(p.name not in stay) for p in self.programs}
        self.parted(self.rng.uniform(2, 6))

    def parted(self, lasts: float) -> None:
        """A partition: whoever bridges it keeps a face for each side."""
        now = self.part
        self.side = {name: group for name, group in now.items() if group >= 0}
        for program in self.programs:
            if now.get(program.name) == -1 and program.up:
                program.divide()
        self.at(self.now + lasts, lambda: now.clear() if self.part is now else None)

    def unblock(self) -> None:
        for pair in self.blocked:
            one, two = sorted(pair)
            for a, b in ((one, two), (two, one)):
                self.programs[a].feed(e.PeerLinked(self.programs[b].keys.public))
        self.blocked = set()

    def run(self, until: float, done: Callable[[], bool] = lambda: False) -> bool:
        while self.queue and self.queue[0][0] <= until:
            self.now, _count, what = heapq.heappop(self.queue)
            what()
            if done():
                return True
        self.now = until
        return done()

    # Faults.

    def strike(self, kind: str) -> None:
        rng = self.rng
        honest = [program for program in self.programs if program.up and not program.cheat]
        if not honest:
            return
        program, lasts = rng.choice(honest), rng.uniform(0.1, 6.0)
        if kind == "lost" and any(p.peer.log.recovering or not p.disk for p in self.programs):
            kind = "kill"                   # if the last journal is lost there is no game to come back to
        if kind in ("kill", "power", "lost", "torn", "sleep"):
            program.crash(kind)
            self.at(self.now + lasts, lambda: program.up or program.start(lost=kind == "lost"))
        elif kind == "all":
            for one in honest:
                one.crash(rng.choice(("kill", "power")))
                lost = one.peer.log.recovering
                self.at(self.now + rng.uniform(0.1, 3), lambda one=one, lost=lost: one.up or one.start(lost))
        elif kind == "part":
            self.part = {p.name: -1 if p.cheat == "bridge" else rng.randrange(2) for p in self.programs}
            self.parted(rng.uniform(3, 10) if -1 in self.part.values() else lasts)


KINDS = (
    "withhold", "leave", "amnesia", "burner", "regrind", "null", "equivocate", "mute", "drafts", "bridge", "rewind",
)  # fmt: skip


def drawn(rng: random.Random, cheat: str = "") -> Scenario:
    """A scenario by chance; with *cheat* somebody of that kind is in it."""
    players, cheats = rng.randint(2, 5), {}
    if cheat or rng.random() < 0.5:
        kind = cheat or rng.choice(KINDS)
        players = max(players, 3) if cheat else players
        for name in rng.sample(range(players), rng.randint(1, players - 1)):
            cheats[name] = kind if rng.random() < 0.7 else rng.choice(KINDS)
    faults = rng.choice((0, 1, 3, 6))
    kinds = ["kill", "power", "part", "all", "sleep", *rng.choice(([], ["lost"], ["torn"]))]
    cuts = rng.choice((0, 0, 0, 1, 2))
    if "bridge" in cheats.values():
        faults, cuts = faults + 1, 0
    struck = [(rng.uniform(0.5, 8), rng.choice(kinds)) for _ in range(faults)]
    if "bridge" in cheats.values() or cuts:
        struck[:1] = [(rng.uniform(0.5, 5), "part")]
    return Scenario(
        players, cheats, struck, cuts, rng.random() < 0.3, rng.choice((0, 0, 0.05, 0.2)), rng.choice((0, 0.1)),
        rng.choice((0.005, 0.05, 0.2)), rng.randint(8, 30), rng.random(), rng.random() < 0.2, rng.random() < 0.1,
        min(rng.choice((0, 0, 0, 0, 1, 2)), 5 - players),
    )  # fmt: skip


def rivals(rng: random.Random) -> Scenario:
    """A scenario by chance in which two at a table of four or five cheat against each other."""
    players = rng.randint(4, 5)
    cheats = dict.fromkeys(rng.sample(range(players), 2), "rival")
    return replace(drawn(rng), players=players, cheats=cheats, bots=0)


def play(seed: int, scenario: Scenario | None = None, until: float = 240.0) -> World:
    """Play a game to its end, watched."""
    world = World(seed, scenario)
    if "bridge" in world.scenario.cheats.values():     # who never meets can prove nothing: here they meet in the end
        world.at(40, world.unblock)
    for when, kind in world.scenario.faults:
        world.at(when, lambda kind=kind: world.strike(kind))
    world.run(until, world.watcher.finished)
    world.watcher.conclude()
    return world
