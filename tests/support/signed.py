"""Games as their peers sign them: keys, chains and a log that random bots fill, all repeated by a seed."""

from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from swqt.ai import RandomBot
from swqt.net.core.entries import chain, seated_by, start_text, staying
from swqt.net.core.events import CHANCE_DUE, GAME_OVER
from swqt.net.core.log import GameState, LogTree
from swqt.net.game.board import GameBoard
from swqt.net.game.proof import game_board, open_acks, open_tree, record_text
from swqt.net.wire import messages as m
from swqt.net.wire.identity import Identity
from tests.support import signing
from tests.support.net_games import library, new_document, unsigned_start


def identity(number: int, seed: int = 0) -> Identity:
    """One player's keys."""
    return Identity(sha256(f"key {seed} {number}".encode()).digest())


def signed_start(document: bytes, people: list[Identity], seed: int = 0) -> m.GameStart:
    """A START of *document* that all *people* have signed."""
    rows = []
    for number, person in enumerate(people):
        nonce = sha256(f"nonce {seed} {number}".encode()).digest()[:16]
        rows.append((person.public, nonce, chain(person.seed(nonce), nonce)[0]))
    start = unsigned_start(document, rows)
    text = start_text(start)
    return msgspec.structs.replace(start, signatures=tuple(person.sign(text) for person in people))


class Table:
    """Everybody at one table, and the log that they all have."""

    def __init__(self, people: list[Identity], start: m.GameStart) -> None:
        self.people = people
        self.start = start
        self.tree: LogTree = open_tree(start, library())
        self.head = self.tree.start
        self.entries: list[m.LogEntry] = []

    @property
    def state(self) -> GameState:
        return self.tree.states[self.head]

    @property
    def board(self) -> GameBoard:
        return game_board(self.tree, self.head)

    def text(self) -> str:
        """The game file."""
        return record_text(self.start, self.entries, self.board, open_acks(self.tree, self.head))

    def add(self, entry: m.LogEntry) -> None:
        """Add *entry* to the log."""
        self.head = self.tree.take(entry)
        self.entries.append(entry)

    def step(self, bot: RandomBot) -> None:
        """Add the entry that is due."""
        due, board = self.state.board.to_act(), self.board
        if due == GAME_OVER:
            epoch, seq = self.state.view.epoch, self.state.seq + 1
            self.add(m.LogEntry(epoch, seq, self.head, m.END, m.NOBODY, b"", board.digest(), m.NOBODY))
        elif due == CHANCE_DUE:
            self.draw()
        else:
            self.say(board.body(bot.choose(board.rules, board.state)))

    def say(self, body: bytes) -> None:
        """Let the seat that is asked say *body*."""
        author = self.state.view.seats[self.state.board.to_act()]
        self.add(signing.command(self.people[author], self.tree, self.head, author, body))

    def draw(self) -> None:
        """Add the draw that is open."""
        acks = tuple(self.ack(peer) for peer in self.state.view.participants)
        self.add(signing.chance(self.tree, self.head, acks))

    def ack(self, peer: int, linked: bool = True) -> m.SignedAck:
        """The ACK of the head by *peer*, with its link if a draw is open."""
        return signing.ack(self.people[peer], self.tree, self.head, peer, linked=linked)

    def agree(self, *changes: m.AnyChange, known: tuple[int, ...] = (), evidence: tuple[Any, ...] = ()) -> None:
        """Add the view that everybody who stays or is seated has signed, with the links of *known*."""
        view = self.state.view
        body = m.ViewBody(view.epoch + 1, changes, tuple(self.ack(peer) for peer in known))
        signatures = {
            peer: signing.signature(self.people[peer], self.tree, self.head, peer, body).signature
            for peer in sorted({*staying(view, body), *seated_by(view, body)})
        }
        self.add(signing.view(self.tree, self.head, body, signatures, evidence=evidence))

    def seat(self, seat: int, peer: int) -> m.GiveSeat:
        """The change that gives *seat* to *peer*, with a fresh chain."""
        nonce = sha256(b"fresh %d %d" % (peer, len(self.entries))).digest()[:16]
        person = self.people[peer]
        return m.GiveSeat(seat, person.public, nonce, chain(person.seed(nonce), nonce)[0])

    def play(self, bot: RandomBot, entries: int = 5000) -> None:
        """Go on for so many entries, or to the end."""
        for _ in range(entries):
            if self.state.over:
                return
            self.step(bot)

    def until_draw(self, bot: RandomBot, least: int = 0) -> None:
        """Go on until a draw is open after at least so many entries."""
        while self.state.due is None or len(self.entries) < least:
            self.step(bot)

    def until_turn(self, bot: RandomBot, least: int = 0) -> None:
        """Go on until somebody is asked after at least so many entries."""
        while self.state.board.to_act() < 0 or len(self.entries) < least:
            self.step(bot)


def sit_down(seats: int = 2, box: str = "base", seed: int = 0) -> Table:
    """A table at which nothing has happened yet."""
    people = [identity(number, seed) for number in range(seats)]
    document = new_document(seats, box, keys=[person.public for person in people])
    return Table(people, signed_start(document, people, seed))


@cache
def whole(seats: int = 2, box: str = "base") -> Table:
    """A game played to its end; nobody may change what this returns."""
    table = sit_down(seats, box)
    table.play(RandomBot(Random(0)))
    return table
