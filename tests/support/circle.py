"""Whole programs of the network in one process: each with a session, files of its own, and a bot that plays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from swqt.ai import RandomBot
from swqt.engine import Options
from swqt.home import board_folder
from swqt.net.agreement import orders as o
from swqt.net.agreement.draws import Chain
from swqt.net.agreement.entries import game_of, genesis_text
from swqt.net.joining.session import Me, Session
from swqt.net.meeting import seating
from swqt.net.meeting.luggage import TableOffer, pack
from swqt.net.playing import journal as j
from swqt.net.wire.identity import Identity
from swqt.net.wire.limits import Limits
from swqt.net.wire.messages import Genesis, StartMessage, encode
from swqt.table import Library
from tests.support.steady import now

PATIENCE = 600.0
LIBRARY = Library()


@cache
def offer(board: str, label: str = "base") -> TableOffer:
    text = (board_folder() / f"{board}.json").read_text(encoding="utf-8")
    return pack(text, label, Options(), LIBRARY.catalogue)


class Program:
    """One of them; ``news`` is all that it was told."""

    def __init__(self, number: int, folder: Path, *, plays: bool = True) -> None:
        self.number = number
        self.folder = folder / str(number)
        self.identity = Identity(Random(f"identity {number}").randbytes(32))
        self.news: list[Any] = []
        self.plays = plays
        self.ended = False
        self._bot = RandomBot(number)
        self._changed = asyncio.Event()
        self.session = Session(
            Me(self.identity, f"P{number}"), LIBRARY, self.folder, self._hear, limits=Limits(arrivals=10_000)
        )
        self.port = 0

    @property
    def key(self) -> bytes:
        return self.identity.public

    async def open(self, port: int = 0) -> Program:
        self.port = await self.session.open(("127.0.0.1",), port)
        return self

    @property
    def endpoint(self) -> tuple[str, int]:
        return "127.0.0.1", self.port

    @property
    def log(self) -> Any:
        return self.session.running.core.log

    @property
    def over(self) -> bool:
        running = self.session.running
        return running is not None and running.replica.to_act() is None

    @property
    def post(self) -> bytes:
        return self.session.running.replica.post()

    def all(self, kind: type) -> list[Any]:
        return [one for one in self.news if isinstance(one, kind)]

    def wake(self) -> None:
        """Have whoever waits look again."""
        self._changed.set()

    async def until(self, condition: Callable[[], Any], patience: float = PATIENCE) -> Any:
        """Return what *condition* says as soon as it is true."""
        end = now() + patience
        while not (found := condition()):
            left = end - now()
            assert left > 0, f"P{self.number} waits in vain; last news: {self.news[-5:]}"
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), min(left, 0.05))
            except TimeoutError:
                continue
        return found

    async def close(self, bot: str = "") -> None:
        """Leave; propose that a *bot* of this level plays on, if one is named."""
        self.plays, self.ended = False, True
        await self.session.close(bot)

    async def kill(self) -> None:
        """End as if the process had been killed: no good-bye, and nothing more reaches the journal."""
        self.plays, self.ended = False, True
        running = self.session.running
        for handle in (self.session._tick, running._wake):
            if handle is not None:    # nothing has been waited for yet
                handle.cancel()
        running._worker.cancel()
        await asyncio.gather(running._worker, return_exceptions=True)
        await self.session.links.close()
        running._writer._disk.shutdown()
        running.journal.close()

    def _hear(self, news: Any) -> None:
        self.news.append(news)
        self._changed.set()
        if self.plays and isinstance(news, o.TurnStarted) and news.mine:
            asyncio.get_running_loop().call_soon(self._move)

    def _move(self) -> None:
        running = self.session.running
        if running is None:
            return
        seat, peer = running.core.log.turn()
        if seat >= 0 and peer == running.core.me:
            replica = running.replica
            self.session.feed(o.Write(replica.body(self._bot.choose(replica.rules, replica.state))))


class Circle:
    """The programs of one test, whose files lie in *folder*; those that still run are closed at its end."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._programs: list[Program] = []

    async def open(self, count: int, *, plays: bool = True) -> list[Program]:
        """Return programs 0, 1, 2, ..."""
        return [await self.program(number, plays=plays) for number in range(count)]

    async def program(self, number: int, port: int = 0, *, plays: bool = True) -> Program:
        """Return program *number*, opened, with the files of an earlier one of that number."""
        self._programs.append(Program(number, self._folder, plays=plays))
        return await self._programs[-1].open(port)

    async def begun(self, board: str, label: str = "base", *, plays: bool = True, **house: Any) -> list[Program]:
        """Return as many programs as *board* has seats, in a game that has begun."""
        programs = await self.open(int(board[-1]), plays=plays)
        await begun(programs, board, label, **house)
        return programs

    async def watched(self, **house: Any) -> list[Program]:
        """Return two programs that are ready for a game at a table with the options *house*, and one that watches."""
        host, guest, watcher = programs = await self.open(3)
        await gathered([host, guest], "midland-2", watcher=watcher, **house)
        return programs

    async def __aenter__(self) -> Circle:
        return self

    async def __aexit__(self, *_: object) -> None:
        running = [program for program in self._programs if not program.ended]
        for program in running:
            program.plays = False
        for program in running:
            await program.close()


async def each(programs: Iterable[Program], condition: Callable[[Any], Any]) -> None:
    """Wait until *condition* holds of each of *programs*."""
    for program in programs:
        await program.until(lambda program=program: condition(program))


async def gathered(
    programs: list[Program], board: str, label: str = "base", watcher: Program | None = None, **house: Any
) -> None:
    """Have *programs* sit down, all of them ready, at a table of the first of them that *watcher* looks at."""
    host, *guests = programs
    host.session.host("Test", offer(board, label), len(programs), lambda table: seating.set_house(table, **house))
    pin = host.session.links.pin if house.get("pin") else None
    for guest in guests:
        guest.session.join([host.endpoint], pin)
    await host.until(lambda: len(host.session.lobby.table.people) == len(programs))
    if watcher is not None:
        watcher.session.join([host.endpoint], pin, watching=True)
        everybody = (*programs, watcher)
        await each(everybody, lambda one: one.session.table and len(one.session.table.people) == len(everybody))
    for guest in guests:
        await guest.until(lambda lobby=guest.session.lobby: lobby.played is not None)
        guest.session.ask("ready", 1)
    await host.until(lambda: all(person.ready or person.watching for person in host.session.lobby.table.people))


async def begin(*programs: Program) -> None:
    """Have the first of *programs*, who are gathered, begin the game."""
    programs[0].session.begin()
    await each(programs, lambda program: program.session.running is not None)


async def begun(programs: list[Program], board: str, label: str = "base", **house: Any) -> None:
    """Have *programs* begin a game."""
    await gathered(programs, board, label, **house)
    await begin(*programs)


async def seated(programs: list[Program], document: bytes) -> None:
    """Have *programs* go on with a game of *document* that all of them have signed, one peer each, in this order."""
    nonces = [sha256(program.key).digest()[:16] for program in programs]
    game = game_of(nonces)
    rows = [
        (program.key, Chain(j.seed_for(program.folder, game), game, number).anchor, nonce)
        for number, (program, nonce) in enumerate(zip(programs, nonces, strict=True))
    ]
    genesis = Genesis(document, game, tuple(rows))
    start = StartMessage(genesis, tuple(program.identity.sign(genesis_text(genesis)) for program in programs))
    for program in programs:
        path = j.journal_path(program.folder, game)
        opening = {j.START_RECORD: encode(start), j.META_RECORD: j.write_meta({"name": "Test"})}
        j.NetworkJournal.create(path, [j.JournalRecord(*record) for record in opening.items()]).close()
        await program.session.resume(path, [(one.key, [one.endpoint]) for one in programs if one is not program])
    for program in programs:
        await program.until(lambda program=program: program.session.running.core._play.synced)
