"""Three programs play a real game: cores, replicas and journals together, with kills, and the proof at its end."""

from __future__ import annotations

from collections import deque
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from swqt.ai import RandomBot
from swqt.net.agreement import orders as o
from swqt.net.agreement.core import Core
from swqt.net.playing.desync import first_difference, replay
from swqt.net.playing.game import GameReplica
from swqt.net.playing.journal import (
    START_RECORD,
    JournalRecord,
    NetworkJournal,
    find_seed,
    journal_path,
    keep_seed,
    read_journal,
    story,
)
from swqt.net.playing.offering import log_table, opening_of
from swqt.net.playing.opening import write_opening
from swqt.net.playing.record import record_text, replica_of
from swqt.net.playing.verify import verify
from swqt.net.wire.messages import Sealed, decode_sealed, encode
from tests.support.net_games import library, new_game
from tests.support.signed import Peer, signed_start


class Program:
    """One player's program, which can be killed and started again; its files stay."""

    def __init__(self, room: Room, peer: Peer, folder: Path) -> None:
        self.room, self.peer, self.folder = room, peer, folder
        self.runs = 0
        game = room.start.genesis.game
        keep_seed(folder, game, peer.secret)
        self.path = journal_path(folder, game)
        NetworkJournal.create(self.path, [JournalRecord(START_RECORD, encode(room.start))]).close()
        self.begin()

    def begin(self) -> None:
        """Start the program: everything it knows comes out of its files."""
        self.runs += 1
        self.journal = NetworkJournal(self.path)
        told = story(self.journal.records)
        assert told.start is not None
        opening = opening_of(told.start.genesis.document, library())
        self.replica = GameReplica(opening)
        seed = find_seed(self.folder, told.start.genesis.game)
        assert seed is not None
        run = sha256(f"{self.peer.number} {self.runs}".encode()).digest()[:16]
        self.core = Core(log_table(told.start, opening), self.replica, self.peer.public, self.peer.sign, seed, run)
        self.core.resume(self.journal.records)
        self.feed(o.Tick())

    def kill(self) -> None:
        self.journal.close()

    def feed(self, event: o.Event) -> None:
        for order in self.core.feed(event, self.room.now):
            if isinstance(order, o.Store):
                self.journal.append(order.kind, order.data, fsync=order.fsync)
            elif isinstance(order, o.SendToPeer):
                self.room.post.append((self.peer.number, order.link, order.message))
            elif isinstance(order, o.Notify) and isinstance(order.news, o.Differs | o.Misdeed):
                raise AssertionError(order.news)

    def move(self, bot: RandomBot) -> None:
        """Play, if it is still this player's turn."""
        due = self.replica.to_act()
        if due is not None and due >= 0 and self.core.log.turn()[1] == self.peer.number:
            self.feed(o.Write(self.replica.body(bot.choose(self.replica.rules, self.replica.state))))


class Room:
    """A network without delay. ``links`` has for each end of a link its owner, the other one, and their end of it."""

    def __init__(self, seats: int, folder: Path, box: str) -> None:
        self.now = 0.0
        self.post: deque[tuple[int, int, Sealed]] = deque()
        self.start, peers, _ = signed_start(write_opening(new_game(seats, box)), seats)
        self.programs = [Program(self, peer, folder / str(peer.number)) for peer in peers]
        self.epoch = 0
        self.links: dict[int, tuple[int, int, int]] = {}
        for one in range(seats):
            for other in range(one):
                self.link(one, other)

    def link(self, one: int, other: int) -> None:
        self.epoch += 1
        there, back = 2 * self.epoch, 2 * self.epoch + 1
        self.links[there], self.links[back] = (one, other, back), (other, one, there)
        self.programs[one].feed(o.Linked(there, self.programs[other].peer.public))
        self.programs[other].feed(o.Linked(back, self.programs[one].peer.public))

    def restart(self, number: int) -> None:
        """Kill a program and start it again."""
        self.programs[number].kill()
        for link, (owner, other, back) in list(self.links.items()):
            if other == number:
                del self.links[link], self.links[back]
                self.programs[owner].feed(o.Unlinked(link))
        self.post.clear()
        self.programs[number].begin()
        for other in range(len(self.programs)):
            if other != number:
                self.link(number, other)

    def run(self, bot: RandomBot, entries: int) -> None:
        """Have all play until the first program's log has so many entries, or the game is over."""
        for _ in range(40_000):
            if self.post:
                _, link, message = self.post.popleft()
                if link in self.links:
                    _, other, back = self.links[link]
                    self.programs[other].feed(o.MessageReceived(back, decode_sealed(encode(message))))
                continue
            logs = [program.core.log for program in self.programs]
            if all(log.standing.over or len(log) >= entries for log in logs):
                return
            for program in self.programs:
                program.move(bot)
            if not self.post:
                self.now += 0.25
                for program in self.programs:
                    program.feed(o.Tick())
        raise AssertionError(f"no progress: {[len(program.core.log) for program in self.programs]}")


@pytest.mark.parametrize(("seats", "box"), [(2, "underground"), pytest.param(3, "base", marks=pytest.mark.slow)])
def test_a_real_game_is_played_with_kills_and_proven(seats: int, box: str, tmp_path: Path) -> None:
    room, bot, rng = Room(seats, tmp_path, box), RandomBot(Random(8)), Random(8)
    for entries in (12, 30, 50):
        room.run(bot, entries)
        room.restart(rng.randrange(seats))
    room.run(bot, 5000)
    logs = [program.core.log for program in room.programs]
    assert len({log.head for log in logs}) == 1
    assert logs[0].standing.over
    assert len(logs[0]) > 60
    assert len({tuple(log.posts) for log in logs}) == 1
    for program in room.programs:
        program.kill()
        told = story(read_journal(program.path).records)
        assert told.start is not None
        found = replay(told.start, told.entries, library())
        assert first_difference(logs[0].posts, found.posts) is None
    assert replica_of(logs[0]).to_act() is None
    texts = {record_text(log) for log in logs}
    assert len(texts) == 1
    report = verify(texts.pop().encode(), library())
    assert (report.problems, report.over) == ((), True)
