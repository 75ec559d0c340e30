"""A running network game: connects the core's peer with its journal and the links (asyncio; one thread)."""

from __future__ import annotations

import asyncio
import math
import os
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from swqt.net import news as n
from swqt.net.core import events as e
from swqt.net.core.entries import Keys, entry_digest, read_view
from swqt.net.core.peer import Peer
from swqt.net.game.board import ContentShelf, GameBoard, start_board
from swqt.net.game.difference import BoardWatch
from swqt.net.game.journal import NetworkJournal
from swqt.net.game.proof import game_board, open_acks, record_text
from swqt.net.lobby.table import manners_of
from swqt.net.wire import messages as m
from swqt.net.wire.links import Links
from swqt.net.wire.text import Trouble

EARLY: Final = "early"
"""The journal's metadata key for answers that people here have given before the log asked for them."""

RUN: Final = "run"    # the journal's metadata key for the number of the program's last run with this game

_HARMLESS: Final = (m.PeerStatus, m.WantEntries, m.ChatLine)
"""Messages that may be sent while the disk fails: a peer that sends others and forgets them would look like a cheat."""

LAZILY: Final = 0.05
"""Seconds by which less urgent updates of the status are delayed, as acknowledgements come in bursts."""

Step = e.WriteRecord | e.SendTo | n.News


class NetworkGame:
    """Passes events to the ``peer`` and carries out its orders in sequence.

    Records that must be on the disk are synced before any later message is sent. While the disk fails, nothing is sent
    that depends on it, nobody can act here, and everybody sees that. *tell* gets the news, including lines of chat,
    from ``begin`` on. OpeningError if the START cannot be played.
    """

    def __init__(
        self, links: Links, keys: Keys, name: str, journal: NetworkJournal, shelf: ContentShelf,
        people: Callable[[], n.People], tell: Callable[[n.News], None],
    ) -> None:  # fmt: skip
        self.start: Final = journal.start
        self.journal: Final = journal
        self._told = board = start_board(self.start, shelf)
        self.opening: Final = board.opening
        grace = float(self.opening.table.grace)
        timing = e.Timing(away=grace or math.inf, overdue=grace or e.Timing().overdue)
        self._run = max(int(time.time()), int(journal.story.meta.get(RUN, "0")) + 1)
        self.peer: Final = Peer(self.start, board, keys, fresh=os.urandom(16), run=self._run, name=name, timing=timing)
        self.game: Final = self.peer.state.game
        """The name of the game; it does not change if this becomes a Copy."""
        self.first: Final = n.game_status(self.peer, people(), links.peers)
        """The status of the game before the first move."""
        self.status: n.GameStatus
        self._links = links
        self._people = people
        self._tell = tell
        journal.told = self._disk_told
        self._loop = asyncio.get_running_loop()
        self._steps: deque[Step] = deque()
        self._unsynced = self._busy = self._closed = False
        self._syncing: asyncio.Task[None] | None = None
        self._looking: asyncio.TimerHandle | None = None
        self._noted = dict(journal.story.meta)
        self._agreed: set[m.AnyChange | int] = set()
        self._watch = BoardWatch(
            self.peer, self.start, shelf, journal.path.parent, self.feed, lambda trouble: tell(n.Stuck(trouble))
        )
        self._resumed = self.peer.resume(journal.story.records, links.now())

    def begin(self) -> None:
        """Start to report news and send messages, beginning with those from resuming the journal."""
        self.note({RUN: str(self._run)})
        self._take(self._resumed)
        self._look()

    @property
    def board(self) -> GameBoard:
        """The board after the last entry."""
        return game_board(self.peer.log.tree, self.peer.log.head)

    @property
    def entries(self) -> list[m.LogEntry]:
        """The entries of the log, without the START."""
        log = self.peer.log
        return [log.tree.entries[digest] for digest in log.log[1:]]

    def record(self, entries: Sequence[m.LogEntry]) -> str:
        """Return the game file of *entries*, the log of this game or of a copy, with the proof of its draws."""
        tree = self.peer.log.tree
        head = entry_digest(entries[-1]) if entries else tree.start
        return record_text(self.start, entries, game_board(tree, head), open_acks(tree, head))

    def feed(self, event: e.PeerEvent) -> None:
        """Pass *event* to the peer and carry out its orders in sequence; do nothing once closed."""
        if not self._closed:
            self._take(self.peer.feed(event, self._links.now()))
            match event:
                case e.SuggestChanges() | e.GiveAnswer() | e.MessageArrived(_, m.Proposal() | m.ProposalAnswer()):
                    self._look()    # every vote is reported, however soon the next one follows

    def note(self, meta: Mapping[str, str], *, sync: bool = False) -> None:
        """Write what is new of *meta* to the journal; with *sync*, have it on the disk before later messages leave."""
        new = dict(meta.items() - self._noted.items())
        if new:
            self._noted.update(new)
            self.journal.put(new)
        if sync:
            self._unsynced = True
            self._carry_on()

    async def close(self) -> None:
        """Finish writing, close the journal, and report records that could not be written."""
        self._watch.close()
        while self._syncing is not None:
            await self._syncing
        self._closed = True
        if self._looking is not None:
            self._looking.cancel()
        unwritten = await self.journal.finish()
        if unwritten:
            self._tell(n.Stuck(Trouble("journal-end", (unwritten,))))

    # Orders of the peer.

    def _take(self, orders: Sequence[e.PeerOrder]) -> None:
        views = []
        for order in orders:
            match order:
                case e.TellNews(news):
                    self._watch.hear(news)
                    self._hear(news)
                    if isinstance(news, e.EntryApplied) and news.entry.kind == m.VIEW:
                        views.append(news.entry)
                case _:
                    self._steps.append(order)
        self._compare_moves()
        # Only moves tell who begins, and so what the seats are called that a view names.
        self._steps += map(self._view_news, views)
        if any(isinstance(order, e.TellNews) for order in orders):
            self._look()
        elif self._looking is None:
            self._looking = self._loop.call_later(LAZILY, self._look)
        self._carry_on()

    def _carry_on(self) -> None:
        """Carry out the queued steps, up to the first that has to wait for the disk."""
        if self._busy:
            return
        self._busy = True
        try:
            while self._steps and (not self._unsynced or isinstance(self._steps[0], e.WriteRecord)):
                match self._steps.popleft():
                    case e.WriteRecord(record, sync):
                        self.journal.put(record)
                        self._unsynced = self._unsynced or sync
                    case e.SendTo(key, message):
                        if not self.journal.failing or isinstance(message, _HARMLESS):
                            self._links.send(key, message)    # messages dropped here are recovered through STATUS
                    case news:
                        self._tell(news)
        finally:
            self._busy = self._unsynced
        if self._unsynced:
            self._syncing = self._loop.create_task(self._sync())

    async def _sync(self) -> None:
        await self.journal.sync()
        self._syncing, self._unsynced, self._busy = None, False, False
        self._carry_on()

    def _disk_told(self, failing: str) -> None:
        self._steps.append(n.Stuck(Trouble("journal", (failing,)) if failing else Trouble("journal-again")))
        self.feed(e.DiskFailed(bool(failing)))

    # News.

    def _hear(self, news: e.PeerNews) -> None:
        """Queue the news that the status does not show."""
        match news:
            case e.LogRolledBack(_, lost):
                texts = tuple(
                    entry.body.decode() for entry in lost if entry.kind == m.CMD and entry.author == self.peer.log.me
                )
                if texts:
                    self._steps.append(n.CommandsLost(texts))
            case e.CommandRefused() | e.PeerConvicted() | e.LogSplit() | e.LockBroken() | e.LineSaid():
                self._steps.append(news)

    def _view_news(self, entry: m.LogEntry) -> n.ViewChanged:
        states, body = self.peer.log.tree.states, read_view(entry.body)
        before, after = states[entry.prev], states[entry_digest(entry)]
        burns = [mark for mark in after.marks if mark.kind == "burn" and mark not in before.marks]
        self._agreed.update(map(_what_counts, body.changes))
        return n.ViewChanged(
            body.changes, tuple(sorted(peer for peer, _ in entry.signers)),
            tuple(k for mark in burns for k in mark.draws), tuple(peer for mark in burns for peer in mark.peers),
            after.game != before.game,
        )  # fmt: skip

    def _compare_moves(self) -> None:
        board = self.board
        if board is self._told:
            return
        same, texts = board.since(self._told)
        if same < self._told.length:
            self._steps.append(n.TakenBack(same))
        if texts:
            self._steps.append(n.Moved(texts))
        self._told = board

    def _look(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None
        clock = manners_of(self.opening.table, self.peer.state.options).clock
        think = 60.0 * clock.bank + clock.increment if clock.bank else e.Timing().think
        self.peer.log.timing = replace(self.peer.log.timing, think=think)
        before = getattr(self, "status", None)
        status = n.game_status(self.peer, self._people(), self._links.peers)
        agreed, self._agreed = self._agreed, set()
        if status == before:
            return
        self.status = status
        for proposal in before.proposals if before is not None else ():
            is_open = any(other.name == proposal.name for other in status.proposals)
            if not is_open and not agreed.issuperset(map(_what_counts, proposal.changes)):
                voted_down = proposal.name in self.peer.views.proposals
                self._steps.append(n.ProposalFailed(proposal.changes, voted_down))
        self._steps.append(n.StatusChanged(status))
        self._carry_on()


def _what_counts(change: m.AnyChange) -> m.AnyChange | int:
    """Return *change* in a form to compare by: a DropPeer only by its peer."""
    return change.peer if isinstance(change, m.DropPeer) else change
