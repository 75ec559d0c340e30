"""A game that is being played: its core, its journal, and the links under it (asyncio; one thread)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from swqt.net.agreement import orders as o
from swqt.net.agreement.core import Core
from swqt.net.agreement.votes import Drop
from swqt.net.joining.lines import META as LINES
from swqt.net.joining.lines import Lines
from swqt.net.joining.news import Moved, News, Stuck, TakenBack
from swqt.net.playing.game import GameReplica, Played
from swqt.net.playing.journal import META_RECORD, Journal, JournalError, write_meta
from swqt.net.wire.links import Links
from swqt.net.wire.messages import FAREWELLS, Say, Sealed
from swqt.net.wire.trouble import Trouble

EARLY: Final = "early"
"""The name of the word in a journal that holds what people here have answered before the log asks for it."""


class Running:
    """Feeds the *core* what happens and carries out its orders, one after the other, as it wants them.

    What the core stores is on the disk before what follows leaves. If the disk fails, play goes on and everybody here
    is told. *tell* gets the core's news, and what was played as ``Moved`` and ``TakenBack``.
    """

    def __init__(
        self, links: Links, core: Core, replica: GameReplica, journal: Journal, lines: Lines,
        tell: Callable[[News], None],
    ) -> None:  # fmt: skip
        self.core: Final = core
        self.replica: Final = replica
        self.journal: Final = journal
        self.lines: Final = lines
        self._links = links
        self._tell = tell
        self._loop = asyncio.get_running_loop()
        self._todo: asyncio.Queue[o.Order | Moved | TakenBack] = asyncio.Queue()
        self._keys: dict[int, bytes] = {}
        self._numbers: dict[bytes, int] = {}
        self._next = 0
        self._told: list[Played] = []
        self._noted: dict[str, str] = {}
        self._wake: asyncio.TimerHandle | None = None
        self._failing = False
        self._disk = ThreadPoolExecutor(1, "journal")
        self._worker = self._loop.create_task(self._carry_out())

    def begin(self) -> None:
        """Take up the journal's records and go on from there."""
        self.core.resume([(record.kind, record.data) for record in self.journal.records])
        self._tell_moves()
        if self.core.view.epoch:
            self._todo.put_nowait(o.Notify(o.Viewed(self.core.view, (), 0)))    # decided in an earlier run
        self.feed(o.Tick())

    def linked(self, key: bytes) -> None:
        """There is a link to *key*."""
        self.unlinked(key)
        self._next += 1
        self._keys[self._next], self._numbers[key] = key, self._next
        self.feed(o.Linked(self._next, key))

    def unlinked(self, key: bytes) -> None:
        """The link to *key* is gone, if there was one."""
        number = self._numbers.pop(key, None)
        if number is not None:
            del self._keys[number]
            self.feed(o.Unlinked(number))

    def received(self, key: bytes, message: Sealed) -> None:
        """*key* sent *message*; a line of chat that an earlier run has heard is not heard again."""
        number = self._numbers.get(key)
        if number is not None and not (isinstance(message, Say) and self.lines.is_old(message.peer, message.number)):
            self.feed(o.Received(number, message))

    def feed(self, event: o.Event) -> None:
        """Give the core *event* and do in turn what it says."""
        for order in self.core.feed(event, self._links.now()):
            self._todo.put_nowait(order)
            match event, order:
                case o.Received(_, Say(number=number)), o.Notify(o.Said(peer=author)):
                    self.lines.heard(author, number)
                case o.SayText(), o.Send(_, Say(number=number)):
                    self.lines.said(number)
        self._tell_moves()
        self._note_lines()

    def note(self, meta: Mapping[str, str], *, fsync: bool = False) -> None:
        """Have *meta* in the journal, in words for ``journal.write_meta``; nobody waits for it.

        What it has already is not written again, so that a link that comes and goes all the time does not fill it.
        """
        new = {name: value for name, value in meta.items() if self._noted.get(name) != value}
        if new:
            self._noted.update(new)
            self._todo.put_nowait(o.Store(META_RECORD, write_meta(new), fsync))

    def _note_lines(self, *, last: bool = False) -> None:
        word = self.lines.due(self._links.now(), last=last)
        if word is not None:
            self.note({LINES: word})

    def keep_early(self, text: str) -> None:
        """Have *text*, a line that tells what people here have answered early, on the disk for their return."""
        self.note({EARLY: text}, fsync=bool(text))

    def hand_over(self, bot: str) -> None:
        """Propose a *bot*, if it names one, for what is played here, if there is somebody to hear it."""
        core = self.core
        others = {core.view.keys[peer] for peer in core.view.participants if peer != core.me}
        playing = core.me in core.view.participants and self.replica.to_act() is not None
        if bot and core.me is not None and playing and others & set(self._links.peers):
            self.feed(o.Suggest((Drop(core.me, bot),)))

    async def close(self) -> None:
        """Do what is still to be done and let go of the journal."""
        if self._wake is not None:
            self._wake.cancel()
        self._note_lines(last=True)
        await self._todo.join()
        self._worker.cancel()
        await asyncio.gather(self._worker, return_exceptions=True)
        self._disk.shutdown()
        self.journal.close()

    def _tell_moves(self) -> None:
        played = self.replica.played
        known = self._told
        same = min(len(played), len(known))
        while same and played[same - 1] is not known[same - 1]:
            same -= 1
        if same < len(known):
            self._todo.put_nowait(TakenBack(same))
        if same < len(played):
            self._todo.put_nowait(Moved(tuple(one.text for one in played[same:])))
        self._told = list(played)

    async def _carry_out(self) -> None:
        while True:
            order = await self._todo.get()
            try:
                await self._do(order)
            finally:
                self._todo.task_done()

    async def _do(self, order: o.Order | Moved | TakenBack) -> None:
        match order:
            case o.Send(link, message):
                if link in self._keys:
                    self._links.send(self._keys[link], message)
            case o.Store(kind, data, fsync):
                await self._store(kind, data, fsync)
            case o.Notify(news):
                self._tell(news)
            case o.Wake(at):
                if self._wake is not None:
                    self._wake.cancel()
                self._wake = self._loop.call_later(max(0.0, at - self._links.now()), self.feed, o.Tick())
            case o.Cut(link, code):
                # Links that fell silent, or slept, are ended below, where they are dialled again too.
                if link in self._keys and code in FAREWELLS:
                    self._links.drop(self._keys[link], code)
            case _:
                self._tell(order)

    async def _store(self, kind: int, data: bytes, fsync: bool) -> None:
        try:
            if fsync:
                await self._loop.run_in_executor(self._disk, lambda: self.journal.append(kind, data, fsync=True))
            else:
                self.journal.append(kind, data)
        except JournalError as error:
            if not self._failing:
                self._tell(Stuck(Trouble("journal", (str(error),))))
            self._failing = True
        else:
            self._failing = False
