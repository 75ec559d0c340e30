"""A game that is being played: its core, its journal, and the links under it (asyncio; one thread).

Whom a session keeps up links to: who is at its table, or in its game, and whoever it came to the table by.

Lines of chat as a session sends and takes them: by the core for who has a number in the game, else as words.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

from swqt.net.agreement import orders as o
from swqt.net.agreement.core import Core
from swqt.net.agreement.votes import Drop
from swqt.net.joining.chat import META as LINES
from swqt.net.joining.chat import Chatter, OldChatLines, may_say
from swqt.net.joining.journal_writer import JournalWriter, may_leave, write_notice
from swqt.net.joining.news import Moved, News, Spoken, Stuck, TakenBack
from swqt.net.meeting.document import LobbyTable
from swqt.net.playing.game import GameReplica, PlayedEntry
from swqt.net.playing.journal import META_RECORD, NetworkJournal, write_meta
from swqt.net.wire.dialling import Endpoint
from swqt.net.wire.links import Links
from swqt.net.wire.messages import FAREWELLS, ChatMessage, Say, Sealed
from swqt.net.wire.terms import DialFailed, Intent, LinkRequest, Partner
from swqt.net.wire.trouble import Trouble

EARLY: Final = "early"
"""The name of the word in a journal that holds what people here have answered before the log asks for it."""


class Running:
    """Feeds the *core* what happens and carries out its orders, one after the other, as it wants them.

    What the core stores is on the disk before what follows leaves. While the disk fails nothing leaves, nothing can be
    done here, and everybody is told. *tell* gets the core's news, and what was played as ``Moved`` and ``TakenBack``.
    """

    def __init__(
        self, links: Links, core: Core, replica: GameReplica, journal: NetworkJournal, lines: OldChatLines,
        tell: Callable[[News], None],
    ) -> None:  # fmt: skip
        self.core: Final = core
        self.replica: Final = replica
        self.journal: Final = journal
        self._writer = JournalWriter(journal, self._disk_told)
        self.lines: Final = lines
        self._links = links
        self._tell = tell
        self._loop = asyncio.get_running_loop()
        self._todo: asyncio.Queue[o.Order | Moved | TakenBack] = asyncio.Queue()
        self._keys: dict[int, bytes] = {}
        self._numbers: dict[bytes, int] = {}
        self._next = 0
        self._told: list[PlayedEntry] = []
        self._noted: dict[str, str] = {}
        self._wake: asyncio.TimerHandle | None = None
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
        if self._writer.failing:
            self._links.send(key, write_notice(True))
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
            self.feed(o.MessageReceived(number, message))

    def feed(self, event: o.Event) -> None:
        """Give the core *event* and do in turn what it says."""
        if self._writer.failing and isinstance(event, o.Write | o.Suggest | o.VoteAnswer):
            self._tell(o.CommandDeclined("disk"))
            return
        for order in self.core.feed(event, self._links.now()):
            self._todo.put_nowait(order)
            match event, order:
                case o.MessageReceived(_, Say(number=number)), o.Notify(o.Said(peer=author)):
                    self.lines.heard(author, number)
                case o.SayText(), o.SendToPeer(_, Say(number=number)):
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
        unwritten = await self._writer.close()
        if unwritten:
            self._tell(Stuck(Trouble("journal-end", (unwritten,))))

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
            case o.SendToPeer(link, message):
                if link in self._keys and (not self._writer.failing or may_leave(message)):
                    self._links.send(self._keys[link], message)    # what is left out, STATUS makes up for
            case o.Store(kind, data, fsync):
                await self._writer.store(kind, data, fsync=fsync)
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

    def _disk_told(self, failing: str) -> None:
        self._tell(Stuck(Trouble("journal", (failing,)) if failing else Trouble("journal-again")))
        self._links.send_all(write_notice(bool(failing)))


class Calling:
    """The calls of one session, which is the peer *own*; nobody is called who has gone."""

    def __init__(self, links: Links, own: bytes) -> None:
        self._links: Final = links
        self._own: Final = own
        self._by_key: dict[bytes, int] = {}
        self._first: int | None = None
        self._first_key: bytes | None = None

    def come_in(self, endpoints: Iterable[Endpoint], wish: LinkRequest) -> int:
        """Call whoever answers at *endpoints*; return the number that ``DialFailed`` gives that call."""
        if self._first is not None:
            self._links.hang_up(self._first)
        self._first, self._first_key = self._links.dial(endpoints, wish), None
        return self._first

    def met(self, partner: Partner) -> None:
        """There is a link to *partner*."""
        if partner.called and self._first_key is None and partner.peer not in self._by_key:
            self._first_key = partner.peer

    def keep(self, keys: Iterable[bytes], game: bytes, *, watching: bool, pin: str | None = None) -> bool:
        """Keep up links to all *keys* from now on; return whether there are new ones among them.

        Who is *watching* proves the *pin* to each of them.
        """
        intent = Intent.WATCH if watching else Intent.PLAY
        new = [key for key in keys if key != self._own and key not in self._by_key]
        for key in new:
            self._by_key[key] = self._links.dial((), LinkRequest(intent, game, key, pin))
        return bool(new)

    def only(self, keys: Collection[bytes]) -> None:
        """Call nobody any more but *keys*; links that are up stay."""
        for key in [key for key in self._by_key if key not in keys]:
            self.hang_up(key)
        if self._first_key is not None and self._first_key not in keys:
            self.hang_up(self._first_key)

    def hang_up(self, key: bytes) -> None:
        """Do not call *key* any more."""
        number = self._by_key.pop(key, None)
        if number is not None:
            self._links.hang_up(number)
        if self._first is not None and key == self._first_key:
            self._links.hang_up(self._first)
            self._first = self._first_key = None

    def stop(self) -> None:
        """Call nobody any more."""
        self.only(())
        if self._first is not None:
            self._links.hang_up(self._first)
            self._first = None

    def failed(self, failed: DialFailed) -> bool:
        """Return whether *failed* is of a call that nobody here asked for; it may be made again."""
        mine = next((key for key, number in self._by_key.items() if number == failed.number), None)
        if mine is not None and failed.final:
            del self._by_key[mine]    # it may not have heard of us yet; the next beat calls again
        return mine is not None


class Talking:
    """The talk of one session; *chatter* makes and judges the words of people without a number."""

    def __init__(self, links: Links, chatter: Chatter, tell: Callable[[News], None]) -> None:
        self._links = links
        self.chatter: Final = chatter
        self._tell = tell

    def say(self, text: str, table: LobbyTable | None, running: Running | None) -> None:
        """Say *text* to everybody at *table*, or in the *running* game, as far as whoever sits here may."""
        core = running.core if running is not None else None
        if running is not None and running.core.me is not None:
            if may_say(text, table, core):
                running.feed(o.SayText(text))
            else:
                self._tell(o.CommandDeclined("sayings"))
            return
        word = self.chatter.say(text, table, core, self._links.now())
        if isinstance(word, str):
            self._tell(o.CommandDeclined(word))
            return
        if running is not None:
            running.lines.said(word.number)
        self._tell(Spoken(word.key, str(word.name), str(word.text)))
        self._links.send_all(word)

    def hear(self, sender: bytes, word: ChatMessage, table: LobbyTable | None, running: Running | None) -> None:
        """Take *word*, which came over the link to *sender*; who plays passes it on."""
        core = running.core if running is not None else None
        if running is not None and running.lines.is_old(word.key, word.number):
            return
        name = self.chatter.hear(word, sender, table, core, self._links.now())
        if name is None:
            return
        if running is not None:
            running.lines.heard(word.key, word.number)
        self._tell(Spoken(word.key, name, str(word.text)))
        if core is None or core.me is not None:
            self._links.send_all(word, but=sender)
