"""Boards that differ, while the game runs: who has which, who is wrong, and what is done about it.

When another peer says that its board is not ours, both exchange the sections that differ; meanwhile the own log is
played again from the START beside the game. A board that was spoilt in memory is made anew from the log, and play
goes on; where programs differ, play rests. Either way a report is written that can be played anywhere.
"""

from __future__ import annotations

import asyncio
import platform
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Final

from swqt.net import version
from swqt.net.agreement import orders as o
from swqt.net.agreement.log import Invalid
from swqt.net.joining.news import News, Stuck
from swqt.net.joining.running import Running
from swqt.net.playing.desync import Evidence, Replayed, replay, verdict, write_report
from swqt.net.playing.difference import Inquiry
from swqt.net.playing.offering import ContentShelf
from swqt.net.playing.opening import OpeningError
from swqt.net.playing.record import open_log
from swqt.net.wire.limits import Bucket
from swqt.net.wire.messages import EntryMessage, Leaf, StartMessage, Tree
from swqt.net.wire.trouble import Trouble

HEARING: Final = 0.3
"""Seconds in which everybody may say what board they have, before there is a verdict."""

MOST_REPORTS: Final = 3
"""Reports of one peer whose board is another one than most have."""

RESTING: Final = "boards differ"
_MOST_INQUIRIES: Final = 64
_QUESTIONS: Final = (1.0, 8.0)
"""Boards of other moments a second, and at once, that one peer may ask for: each must be written down anew."""
_WORDS: Final = 3


class Comparing:
    """The part of one running game that hears ``Differs``, ``Misdeed`` and what others tell of their boards."""

    def __init__(
        self, running: Running, start: StartMessage, shelf: ContentShelf, folder: Path, tell: Callable[[News], None]
    ) -> None:
        self._running = running
        self._start = start
        self._shelf = shelf
        self._folder = folder
        self._tell = tell
        self._found_wrong: Counter[int] = Counter()
        self._inquiries: dict[tuple[int, int], Inquiry] = {}
        self._questions: dict[int, Bucket] = {}
        self._differing: dict[int, bytes] = {}
        self._seq: int | None = None
        self._resting = False
        self._task: asyncio.Task[None] | None = None

    def hear(self, news: o.News) -> None:
        """Take what the core tells; whatever is not about boards is ignored."""
        match news:
            case o.Differs(_, peer, _, _) if self._found_wrong[peer] >= MOST_REPORTS:
                pass    # it has been said, and each report costs time and room
            case o.Differs(seq, peer, theirs, _):
                self._inquire(seq, peer)
                if self._seq is None and not self._resting and self._task is None:
                    self._seq = seq
                    self._spawn(self._conclude(seq))
                if self._seq == seq:
                    self._differing[peer] = theirs
            case o.Misdeed(_, "illegal", _):
                # Perhaps it is our own board that is wrong.
                if self._task is None and not self._resting:
                    self._spawn(self._look_at_myself())
            case o.PeerHeard(_, key, Tree() | Leaf() as message):
                number = self._running.core.view.number(key)
                if number is not None:
                    self._listen(number, message)
            case _:
                pass

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _spawn(self, work: Coroutine[object, None, None]) -> None:
        self._task = asyncio.get_running_loop().create_task(work)
        self._task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._task, self._seq = None, None
        self._differing.clear()
        if not task.cancelled() and (error := task.exception()) is not None:
            raise error

    def _inquire(self, seq: int, peer: int) -> Inquiry | None:
        """Ask *peer* what its board was after entry *seq*; None if that is none of ours."""
        log, replica = self._running.core.log, self._running.replica
        if not 0 <= seq < len(log):
            return None
        found = self._inquiries.get((seq, peer))
        if found is None:
            found = Inquiry(seq, replica.sections_at(min(log.bodies(seq + 1), len(replica))))
            self._inquiries[seq, peer] = found
            while len(self._inquiries) > _MOST_INQUIRIES:
                del self._inquiries[next(iter(self._inquiries))]
            self._running.feed(o.Pass(found.tree(), peer))
        return found

    def _listen(self, peer: int, message: Tree | Leaf) -> None:
        if (message.seq, peer) not in self._inquiries:
            questions = self._questions.setdefault(peer, Bucket(*_QUESTIONS))
            if not questions.take(1, asyncio.get_running_loop().time()):
                return
        inquiry = self._inquire(message.seq, peer)
        if inquiry is not None:
            for answer in inquiry.feed(message):
                self._running.feed(o.Pass(answer, peer))

    # The verdict.

    async def _conclude(self, seq: int) -> None:
        core = self._running.core
        await asyncio.sleep(HEARING)
        if seq >= len(core.log):
            return    # it was taken back
        entries, posts = tuple(core.log.entries), tuple(core.log.posts)
        said = {**core.said_of(seq), **self._differing}
        found = await self._replayed(entries[: seq + 1])
        if found is None:
            return
        again = found.posts[seq + 1] if len(found.posts) > seq + 1 else b""
        result = verdict(posts[seq + 1], again, [said[peer] for peer in sorted(said)])
        if result == "equal":
            return
        words = self._words(seq)
        others = [peer for peer, post in sorted(said.items()) if post != posts[seq + 1]]
        theirs = {peer: one.theirs for (at, peer), one in self._inquiries.items() if at == seq and one.theirs}
        mine = self._inquiries[seq, others[0]].mine if others and (seq, others[0]) in self._inquiries else ()
        if result == "heal":
            self._running.feed(o.Heal())
        elif result in ("differ", "tied"):
            self._resting = True
            self._running.feed(o.SetPause(True, RESTING))
        report = await self._report(entries, seq, posts, mine, theirs, result)
        self._inquiries.clear()
        match result:
            case "heal":
                self._tell(Stuck(Trouble("boards-healed", (words, report))))
            case "others":
                self._found_wrong.update(others)
                self._tell(Stuck(Trouble("boards-others", (self._names(others), words, report))))
            case _:
                self._tell(Stuck(Trouble(f"boards-{result}", (words, report))))

    async def _look_at_myself(self) -> None:
        """Make the board anew if the log leads to another one than that in memory."""
        running = self._running
        log = running.core.log
        entries, post = tuple(log.entries), log.posts[-1]
        live = running.replica.post()
        found = await self._replayed(entries)
        if found is None or tuple(log.entries) != entries:
            return
        if found.trouble or (live == post == found.posts[-1]):
            return
        running.feed(o.Heal())
        report = await self._report(entries, len(entries) - 1, tuple(log.posts), (), {}, "heal")
        self._tell(Stuck(Trouble("boards-healed", ("", report))))

    async def _replayed(self, entries: tuple[EntryMessage, ...]) -> Replayed | None:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(None, replay, self._start, entries, self._shelf)
        except OpeningError:
            return None

    async def _report(
        self,
        entries: tuple[EntryMessage, ...],
        seq: int,
        posts: tuple[bytes, ...],
        mine: tuple[bytes, ...],
        theirs: Mapping[int, tuple[bytes, ...] | None],
        result: str,
    ) -> str:
        """Write the report, and return where it is; empty if it cannot be written."""
        about = {
            "swqt": version.program_version(),
            "engine": version.engine_digest().hex(),
            "python": platform.python_version(),
            "platform": platform.platform().replace(" ", "-"),
        }
        known = {peer: sections for peer, sections in theirs.items() if sections}

        def write() -> str:
            log = open_log(self._start, self._shelf, entries)
            for entry in entries:
                try:
                    log.append(entry, trusted=True)
                except Invalid:
                    break
            return str(write_report(self._folder, Evidence(log, seq, posts, mine, known, result, about)))

        try:
            return await asyncio.get_running_loop().run_in_executor(None, write)
        except (OSError, OpeningError):
            return ""

    def _words(self, seq: int) -> str:
        found = (one.words() for (at, _), one in self._inquiries.items() if at == seq)
        return "; ".join(next((words for words in found if words), ())[:_WORDS])

    def _names(self, peers: list[int]) -> str:
        chairs = self._running.replica.opening.chairs
        return ", ".join(
            next((chair.name for chair in chairs if chair.peer == peer), str(peer)) for peer in peers
        )
