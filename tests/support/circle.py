"""Whole programs of the network in one process: each with a session, files of its own, and a bot that plays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from swqt.ai import RandomBot
from swqt.engine import Options
from swqt.home import board_folder
from swqt.net.core import events as e
from swqt.net.core.entries import start_digest
from swqt.net.game import journal as j
from swqt.net.game.verify import verify
from swqt.net.lobby import seats as seating
from swqt.net.lobby.start import TableOffer, pack
from swqt.net.news import GameStatus, StatusChanged, Stuck
from swqt.net.session import Me, Session
from swqt.net.wire.identity import Identity
from swqt.net.wire.limits import Limits
from swqt.table import Library
from tests.support.signed import signed_start
from tests.support.steady import now

PATIENCE = 120.0
LIBRARY = Library()


@cache
def offer(board: str, label: str = "base") -> TableOffer:
    text = (board_folder() / f"{board}.json").read_text(encoding="utf-8")
    return pack(text, label, Options(), LIBRARY.catalogue)


async def end_abruptly(session: Session) -> None:
    """End *session* as if its process had been killed: no good-bye, and nothing more reaches the journal."""
    game: Any = session.game
    for handle in (session._tick, game._looking):
        if handle is not None:
            handle.cancel()
    while game._syncing is not None:
        await game._syncing
    game._busy = True
    await session.links.close()
    game.journal.close()


class Program:
    """One of them; ``news`` is all that it was told."""

    def __init__(self, number: int, folder: Path, *, plays: bool = True) -> None:
        self.number = number
        self.folder = folder / str(number)
        self.identity = Identity(Random(f"identity {number}").randbytes(32))
        self.news: list[Any] = []
        self.plays = plays
        self.limit: int | None = None
        """With so many entries it writes no more commands."""
        self.ended = False
        self.answers = True
        """Whether it agrees to all that is proposed."""
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
    def game(self) -> Any:
        return self.session.game

    @property
    def status(self) -> GameStatus:
        status: GameStatus = self.game.status
        return status

    @property
    def entries(self) -> list[Any]:
        """The entries of its log."""
        return list(self.game.entries)

    @property
    def head(self) -> bytes:
        head: bytes = self.game.peer.log.head
        return head

    @property
    def over(self) -> bool:
        """Whether it has been told that the game is over, and so of every move."""
        return any(news.status.over for news in reversed(self.all(StatusChanged)[-3:]))

    @property
    def troubles(self) -> list[str]:
        return [news.trouble.code for news in self.all(Stuck)]

    def sees(self, other: Program) -> str:
        """Return whether *other* is here in its eyes."""
        found = self.status.peer(other.key)
        return "" if found is None else found.presence

    def proven(self) -> int:
        """Check the proof of the game that it has played to its end; return its entries."""
        report = verify(self.session.record().encode(), LIBRARY)
        assert (report.problems, report.over) == ((), True)
        return report.entries

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

    async def answer(self, yes: bool) -> Any:
        """Answer the one proposal as soon as it is made; return it."""
        [proposal] = await self.until(lambda: self.status.proposals)
        self.session.feed(e.GiveAnswer(proposal.name, yes))
        return proposal

    async def close(self, *, leaving: bool = False) -> None:
        """Close; *leaving*, have a bot play on."""
        self.plays, self.ended = False, True
        await self.session.close(leaving=leaving)

    async def kill(self) -> None:
        self.plays, self.ended = False, True
        await end_abruptly(self.session)

    def _hear(self, news: Any) -> None:
        self.news.append(news)
        self._changed.set()
        if isinstance(news, StatusChanged):
            asyncio.get_running_loop().call_soon(self._act, news.status)

    def _act(self, status: GameStatus) -> None:
        """Do what a person would who plays anything and agrees to everything."""
        game = self.game
        if not self.plays or game is None:
            return
        for proposal in status.proposals if self.answers and status.playing else ():
            if proposal.mine is None:
                self.session.feed(e.GiveAnswer(proposal.name, True))
        if self.limit is not None and game.peer.state.seq >= self.limit:
            return
        if game.status.mine and game.board.to_act() >= 0:
            self.session.feed(e.WriteCommand(game.board.body(self._bot.choose(game.board.rules, game.board.state))))


class Circle:
    """The programs of one test, whose files lie in *folder*; those that still run are closed at its end."""

    kind: type[Program] = Program

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._programs: list[Program] = []

    async def open(self, count: int, *, plays: bool = True) -> list[Program]:
        """Return programs 0, 1, 2, ..."""
        return [await self.program(number, plays=plays) for number in range(count)]

    async def program(self, number: int, port: int = 0, *, plays: bool = True) -> Program:
        """Return program *number*, opened, with the files of an earlier one of that number."""
        self._programs.append(self.kind(number, self._folder, plays=plays))
        return await self._programs[-1].open(port)

    async def caller(
        self, number: int, *hosts: Program, pin: str | None = None, plays: bool = True, **how: Any
    ) -> Program:
        """Return program *number*, opened, which asks *hosts* to come in."""
        program = await self.program(number, plays=plays)
        program.session.join([host.endpoint for host in hosts], pin, **how)
        return program

    async def back(self, gone: Program, *others: Program, plays: bool = True) -> Program:
        """Return the program that was *gone*, which has taken up its only game; *others* are where they were."""
        program = await self.program(gone.number, gone.port, plays=plays)
        [path] = j.journals(program.folder)
        await program.session.resume(path)
        for other in others:
            program.session.links.learn(other.key, [other.endpoint], sure=True)
        return program

    async def begun(self, board: str, label: str = "base", *, plays: bool = True, **house: Any) -> list[Program]:
        """Return as many programs as *board* has seats, in a game that has begun."""
        programs = await self.open(int(board[-1]), plays=plays)
        await gathered(programs, board, label, **house)
        await begin(*programs)
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
    pin = host.session.links.guard.pin if house.get("pin") else None
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
    await each(programs, lambda program: program.session.game is not None)


async def played(programs: Iterable[Program], entries: int) -> None:
    """Wait until each of *programs* has so many entries; nobody goes on before all have them."""
    programs = list(programs)
    for program in programs:
        program.limit = entries
    await each(programs, lambda program: program.session.game is not None and program.game.peer.state.seq >= entries)
    for program in programs:
        program.limit = None
        asyncio.get_running_loop().call_soon(program._act, program.status)


async def finished(programs: list[Program]) -> None:
    """Wait until all have played one game to its end, and check that each has all entries of it, with their proof."""
    await each(programs, lambda program: program.over)
    assert len({program.head for program in programs}) == 1
    assert {program.proven() for program in programs} == {len(programs[0].entries)}


async def seated(programs: list[Program], document: bytes) -> None:
    """Have *programs* go on with a game of *document* that all of them have signed, one peer each, in this order."""
    start = signed_start(document, [program.identity for program in programs])
    for program in programs:
        path = j.journal_path(program.folder, start_digest(start))
        program.folder.mkdir(exist_ok=True)
        j.NetworkJournal.of_game(path, start, {"name": "Test"}).close()
        await program.session.resume(path)
        for one in programs:
            program.session.links.learn(one.key, [one.endpoint], sure=True)
