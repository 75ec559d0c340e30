"""A few peers on a stage: everything is delivered at once and in order, but for what the script keeps back."""

from collections.abc import Callable
from typing import Any

from swqt.net.core import events as e
from swqt.net.core.entries import Keys, read_view, view_digest
from swqt.net.core.log import LogTree
from swqt.net.core.peer import Peer
from swqt.net.wire import messages as m
from tests.net.core.simulator import FAST, IdealKeys, ToyBoard, possible_takeovers, started
from tests.support import signing

Filter = Callable[[int, int, m.GameMessage], bool]


class Stage:
    """*players* peers and *spectators*, all linked. ``keeps_back`` says which messages do not arrive."""

    def __init__(self, players: int, turns: int = 40, spectators: int = 0) -> None:
        self.seats, self.players, self.turns, self.now = players, players + spectators, turns, 0.0
        players = self.players
        self.keeps_back: Filter = lambda source, to, message: False
        self.disks: list[list[e.JournalRecord]] = [[] for _name in range(players)]
        self.safe = [0] * players
        self.runs = [0] * players
        self.sent: list[tuple[int, int, m.GameMessage]] = []
        self.news: list[list[e.PeerNews]] = [[] for _name in range(players)]
        self.posts: list[tuple[int, int, m.GameMessage]] = []
        self.keys = [self._key(name) for name in range(players)]
        self.peers: list[Peer] = []
        self.down: set[int] = set()
        for name in range(players):
            self.peers.append(self._new(name))
        for name in range(players):
            self.begin(name)
        self.settle()

    def _key(self, name: int) -> Keys:
        return IdealKeys(name)

    def _new(self, name: int) -> Peer:
        fresh = b"fresh %d %d" % (name, self.runs[name])
        board = ToyBoard(self.seats, self.turns)
        return Peer(started(self.seats), board, self.keys[name], fresh=fresh, run=self.runs[name], timing=FAST)

    def begin(self, name: int, lost: bool = False) -> None:
        self.down.discard(name)
        self.carry_out(name, self.peers[name].resume(list(self.disks[name]), self.now, lost))
        for other in range(self.players):
            if other != name:
                self.feed(name, e.PeerLinked(self.keys[other].public))

    def stop(self, name: int) -> None:
        self.down.add(name)

    def restart(self, name: int, power: bool = False, lost: bool = False) -> None:
        """Kill a peer and start it again; *power*: what was not synced is gone; *lost*: everything."""
        if power:
            del self.disks[name][self.safe[name] :]
        if lost:
            self.disks[name].clear()
        self.safe[name] = len(self.disks[name])
        self.runs[name] += 1
        self.peers[name] = self._new(name)
        self.begin(name, lost)

    def unlink(self, one: int, *others: int) -> None:
        for other in others:
            self.feed(one, e.PeerUnlinked(self.keys[other].public))
            self.feed(other, e.PeerUnlinked(self.keys[one].public))

    def feed(self, name: int, event: e.PeerEvent) -> None:
        if name not in self.down:
            self.carry_out(name, self.peers[name].feed(event, self.now))

    def do(self, name: int, event: e.PeerEvent) -> None:
        """Something happens at a peer, and all hear of it."""
        self.feed(name, event)
        self.settle()

    def carry_out(self, name: int, orders: list[e.PeerOrder]) -> None:
        for order in orders:
            match order:
                case e.SendTo(key, message):
                    to = next(other for other in range(self.players) if self.keys[other].public == key)
                    self.sent.append((name, to, message))
                    if not self.keeps_back(name, to, message):
                        self.posts.append((name, to, message))
                case e.WriteRecord(record, sync):
                    self.disks[name].append(record)
                    if sync:
                        self.safe[name] = len(self.disks[name])
                case e.TellNews(news):
                    self.news[name].append(news)

    def settle(self) -> None:
        while self.posts:
            source, to, message = self.posts.pop(0)
            self.feed(to, e.MessageArrived(self.keys[source].public, message))

    def hand(self, source: int, to: int, message: m.GameMessage) -> None:
        """*source* says something to *to*, whatever its program would say."""
        self.do(to, e.MessageArrived(self.keys[source].public, message))

    def pass_time(self, seconds: float, agreeing: bool = False) -> None:
        """Let time pass; *agreeing*, people suggest in it what their programs offer."""
        for _step in range(round(seconds / FAST.tick)):
            self.now += FAST.tick
            for name in range(self.players):
                self.do(name, e.TimePassed())
            if agreeing:
                self.agree()

    def say(self, name: int, body: bytes) -> bytes:
        """Let a peer say a command; return its digest."""
        self.feed(name, e.WriteCommand(body))
        head = self.peers[name].log.head
        self.settle()
        return head

    def agree(self) -> None:
        """People suggest what their programs offer."""
        for name, peer in enumerate(self.peers):
            if name not in self.down and (changes := possible_takeovers(peer)):
                self.feed(name, e.SuggestChanges(changes))
        self.settle()

    # What a modified program would sign.

    def new_tree(self) -> LogTree:
        """A tree that none of the peers has."""
        return LogTree(started(self.seats), ToyBoard(self.seats, self.turns), IdealKeys(99))

    def first(self, *bodies: bytes) -> list[m.LogEntry]:
        """What number 0 may say first, as it signs it."""
        tree = self.new_tree()
        return [self.command(tree, tree.start, 0, body) for body in bodies]

    def command(self, tree: LogTree, prev: bytes, author: int, body: bytes) -> m.LogEntry:
        return signing.command(self.keys[author], tree, prev, author, body)

    def ack(self, tree: LogTree, head: bytes, peer: int, prepared: int = 0, linked: bool = False) -> m.SignedAck:
        return signing.ack(self.keys[peer], tree, head, peer, prepared, linked)

    def signature(self, tree: LogTree, base: bytes, peer: int, body: m.ViewBody) -> m.ViewSignature:
        return signing.signature(self.keys[peer], tree, base, peer, body)

    def view(self, tree: LogTree, base: bytes, body: m.ViewBody, signers: tuple[int, ...], **proof: Any) -> m.LogEntry:
        signatures = {peer: self.signature(tree, base, peer, body).signature for peer in signers}
        return signing.view(tree, base, body, signatures, **proof)

    def draft(self, tree: LogTree, base: bytes, peer: int, body: m.ViewBody) -> m.ViewDraft:
        return m.ViewDraft(tree.states[base].seq, body, self.signature(tree, base, peer, body))

    def acks_of(self, peer: int) -> list[m.SignedAck]:
        return self._own(peer, m.SignedAck)

    def _own(self, peer: int, kind: type) -> list[Any]:
        own = [message for source, _to, message in self.sent if source == peer and isinstance(message, kind)]
        return [message for message in own if message.peer == peer]

    def signs(self, peer: int, body: m.ViewBody, base: bytes | None = None, author: int = 0) -> bool:
        """Whether *peer* signs *body* once *author* has drafted it, after the own head or after *base*."""
        log = self.peers[peer].log
        self.hand(author, peer, self.draft(log.tree, base or log.head, author, body))
        return view_digest(body) in {message.body for message in self._own(peer, m.ViewSignature)}

    def changes(self, peer: int) -> list[m.AnyChange]:
        """What all views change that *peer* has met."""
        entries = self.peers[peer].log.tree.entries.values()
        return [change for entry in entries if entry.kind == m.VIEW for change in read_view(entry.body).changes]


def proposals(stage: Stage, name: int) -> list[m.Proposal]:
    """What is proposed to a peer."""
    return list(stage.peers[name].views.proposals.values())


def agree_on(stage: Stage, change: m.AnyChange, first: int, *others: int) -> None:
    """*first* suggests *change*, and *others* say yes to it."""
    stage.do(first, e.SuggestChanges((change,)))
    for name in others:
        stage.do(name, e.GiveAnswer(proposals(stage, name)[-1].name, True))


def apart(players: int) -> Stage:
    """A stage on which nothing arrives any more but what the script hands over."""
    stage = Stage(players)
    stage.keeps_back = lambda source, to, message: True
    return stage


def begun(players: int, spectators: int = 0, first: bytes = b"move 1") -> Stage:
    """A stage on which one command was said, a second ago."""
    stage = Stage(players, spectators=spectators)
    stage.say(0, first)
    stage.pass_time(1)
    return stage


def attacked(players: int, keeps_back: Filter) -> Stage:
    """A stage on which number 0 has attacked, and what *keeps_back* names does not arrive."""
    stage = Stage(players)
    stage.keeps_back = keeps_back
    stage.say(0, b"attack 1")
    return stage
