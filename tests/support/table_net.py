"""Programs at one table, joined by links that a test may cut, delay, double and empty; time is what the test says."""

from collections import deque
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from swqt.content import Catalogue, board_folder
from swqt.engine import Options
from swqt.net.core.entries import signed
from swqt.net.lobby import seats as seating
from swqt.net.lobby.lobby import LobbyPeer, LobbyProblem, Order, RemovedFromTable, SendInLobby, Started
from swqt.net.lobby.start import LobbyEnvironment, TableOffer, pack
from swqt.net.lobby.table import CLOSED, LOBBY, OPEN, LobbyTable, Person, write_table
from swqt.net.wire.identity import Identity
from swqt.net.wire.messages import GameStart, Lobby, Message, StartPart, StartSignature, decode_sealed, encode
from swqt.net.wire.text import Trouble, Troubled

CATALOGUE = Catalogue.load()
EXAMPLES = Path(__file__).resolve().parents[2] / "resources" / "examples"
OWN_CATALOGUE = Catalogue.load([EXAMPLES])


def trouble(refused: Callable[..., object], *arguments: object) -> Trouble:
    """Return the trouble with which *refused* ends."""
    with pytest.raises(Troubled) as caught:
        refused(*arguments)
    return caught.value.trouble


def board_text(board: str) -> str:
    return (board_folder() / f"{board}.json").read_text(encoding="utf-8")


@cache
def shipped(board: str = "midland-3", content: str = "base") -> TableOffer:
    return pack(board_text(board), content, Options(), CATALOGUE)


class TableNet:
    """Everybody at one table. ``orders`` are the notices of each, by name."""

    def __init__(self, seed: int = 0, offer: TableOffer | None = None, players: int = 3) -> None:
        self.rng = Random(seed)
        self.now = 100.0
        self.peers: dict[str, LobbyPeer] = {}
        self.people: dict[str, Identity] = {}
        self.queue: deque[tuple[str, str, bytes]] = deque()
        self.cut: set[frozenset[str]] = set()
        self.dead: set[str] = set()
        self.notices: dict[str, list[Order]] = {}
        self.kept: dict[str, list[StartPart | StartSignature]] = {}
        """What each has given and signed for the start."""
        self.full: set[str] = set()
        """Whose disks are full."""
        self.loss = 0.0
        self.lost: Callable[[str, str, Message], bool] = lambda *_: False
        """Which messages never arrive, by sender and receiver."""
        self.offer = offer or shipped()
        self.players = players

    def program(self, name: str, catalogue: Catalogue = CATALOGUE) -> LobbyEnvironment:
        person = self.people[name] = Identity(sha256(name.encode()).digest())

        def try_disk() -> None:
            if name in self.full:
                raise OSError(28, "No space left on device")

        return LobbyEnvironment(person, catalogue, lambda: self.rng.randbytes(16), try_disk)

    def host(self, name: str, catalogue: Catalogue = CATALOGUE) -> LobbyPeer:
        program = self.program(name, catalogue)
        table = seating.new_table(b"table001", self.key(name), "Friday", name, self.offer.ground, self.players)
        peer, orders = LobbyPeer.host(program, table, self.offer, self.now)
        self.enter(name, peer, orders)
        return peer

    def guest(self, name: str, *, watching: bool = False) -> LobbyPeer:
        peer = LobbyPeer(self.program(name), self.now, (name, watching), int(self.now))
        self.enter(name, peer, [])
        return peer

    def enter(self, name: str, peer: LobbyPeer, orders: list[Order]) -> None:
        self.dead.discard(name)
        self.peers[name] = peer
        self.notices.setdefault(name, [])
        self.do(name, orders)
        for other in self.alive():
            if other != name and frozenset((name, other)) not in self.cut:
                self.link(name, other)

    def sit_down(self, host: str, *guests: str, seconds: float = 1.0) -> "TableNet":
        """Have *host* open a table, and *guests* come to it."""
        self.host(host)
        return self.come(*guests, seconds=seconds)

    def come(self, *guests: str, seconds: float = 1.0) -> "TableNet":
        for guest in guests:
            self.guest(guest)
        self.run(seconds)
        return self

    def key(self, name: str) -> bytes:
        return self.people[name].public

    def person(self, name: str) -> Person:
        """Return how *name* stands at the table as Ann has it."""
        person = self.table("Ann").person(self.key(name))
        assert person is not None
        return person

    def refusal(self, name: str) -> Trouble:
        """Return the trouble that *name* was told of last."""
        notice = self.notices[name][-1]
        assert isinstance(notice, LobbyProblem | RemovedFromTable)
        return notice.trouble

    def says(self, name: str, table: LobbyTable, version: int, *hearers: str) -> None:
        """Tell *hearers*, as *name* signs it, that this is the *table* in that *version*."""
        for hearer in hearers:
            self.feed(name, hearer, signed(self.people[name], LOBBY, Lobby(version, write_table(table), b"")))

    def table(self, name: str) -> LobbyTable:
        """Return the table as *name* has it."""
        table = self.peers[name].table
        assert table is not None
        return table

    def alive(self) -> list[str]:
        return [name for name in self.peers if name not in self.dead]

    def link(self, one: str, other: str) -> None:
        self.cut.discard(frozenset((one, other)))
        for here, there in ((one, other), (other, one)):
            self.do(here, self.peers[here].linked(self.people[there].public))

    def do(self, name: str, orders: list[Order]) -> list[Order]:
        """Carry out *orders* of *name*; return the notices among them."""
        said = [order for order in orders if not isinstance(order, SendInLobby)]
        self.notices[name] += said
        for order in orders:
            if isinstance(order, SendInLobby):
                message = order.message
                given = self.kept.setdefault(name, [])
                own = isinstance(message, (StartPart, StartSignature)) and message.key == self.people[name].public
                if own and message not in given:
                    given.append(message)
                data = encode(message)
                for other in self.alive():
                    key = self.people[other].public
                    reached = order.to in (None, key) and order.without != key and other != name
                    if reached and frozenset((name, other)) not in self.cut:
                        self.queue.append((name, other, data))
        return said

    def deliver(self, lost: Callable[[str, str, Message], bool] | None = None) -> None:
        """Deliver all that is under way, in order, losing what is lost: by *lost*, or as always."""
        always, self.lost = self.lost, lost or self.lost
        for _ in range(20_000):
            if not self.queue:
                self.lost = always
                return
            self.deliver_one(0)
        raise AssertionError("the messages never end")

    def deliver_one(self, place: int) -> None:
        """Deliver the message at *place* in the queue, or lose it."""
        self.queue.rotate(-place)
        sender, to, data = self.queue.popleft()
        self.queue.rotate(place)
        message = decode_sealed(data)
        if to not in self.dead and self.rng.random() >= self.loss and not self.lost(sender, to, message):
            self.feed(sender, to, message)

    def feed(self, sender: str, to: str, message: Message) -> None:
        self.do(to, self.peers[to].feed(self.people[sender].public, message, self.now))

    def run(self, seconds: float) -> None:
        """Let time pass and everything arrive."""
        self.deliver()
        for _ in range(round(seconds * 4)):
            self.now += 0.25
            for name in self.alive():
                self.do(name, self.peers[name].tick(self.now))
            self.deliver()

    def ask(self, name: str, operation: str, value: int = 0, more: int = 0, text: str = "") -> list[Order]:
        said = self.do(name, self.peers[name].ask(operation, self.now, value, more, text))
        self.deliver()
        return said

    def starts(self) -> dict[str, GameStart]:
        return {name: peer.start for name, peer in self.peers.items() if peer.start is not None}

    def started(self, name: str) -> list[Started]:
        return [notice for notice in self.notices[name] if isinstance(notice, Started)]


LEVELS = ("easy", "hard")


def three(offer: TableOffer | None = None, **how: object) -> TableNet:
    net = TableNet(offer=offer)
    net.host("Ann", **how)
    return net.come("Bob", "Cem")


def ready(net: TableNet) -> TableNet:
    for name in list(net.peers)[1:]:
        net.ask(name, "ready", 1)
    return net


def decide(net: TableNet, change: Callable[[LobbyTable], LobbyTable], name: str = "Ann") -> list[object]:
    said = net.do(name, net.peers[name].decide(change, net.now))
    net.deliver()
    return list(said)


def freeze(net: TableNet, name: str = "Ann") -> list[object]:
    said = net.do(name, net.peers[name].freeze(net.now))
    net.deliver()
    return list(said)


def who(table: LobbyTable) -> list[str]:
    kinds = {OPEN: "-", CLOSED: "x"}
    return [kinds.get(seat.kind) or seat.level or table.people[seat.owner].name for seat in table.seats]
