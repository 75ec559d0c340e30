"""Handling of boards that differ between peers of a running game: replay the own log, and repair or report.

If the replay gives another board than the one in memory, it silently replaces that. If it gives the same board, two
programs play by different rules: the game is paused, both sides send each other their boards once, and a report is
written: the game with what differs as notes, so that ``verify`` says where the positions of its own program differ.
There is no vote on who is right.
"""

from __future__ import annotations

import asyncio
import logging
import math
import platform
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, NamedTuple

from swqt import version
from swqt.home import write_whole
from swqt.net.core import events as e
from swqt.net.core.entries import entry_digest
from swqt.net.core.peer import Peer
from swqt.net.game.board import SECTIONS, ContentShelf, GameBoard, OpeningError
from swqt.net.game.proof import NOTED, BrokenLog, follow, game_board, open_tree, record_text
from swqt.net.wire.messages import BoardSections, GameStart, LogEntry
from swqt.net.wire.text import Trouble, clean

NOTHING: Final = "nothing"
LONGEST: Final = 160
PATIENCE: Final = 3.0
"""Seconds for a peer with corrupted memory to repair its board, and as many for the boards of others to arrive."""

LOOK: Final = 0.25    # seconds between two checks for that
WHOLE: Final = 254    # the section number that stands for all sections, joined by zero bytes
_MOST: Final = 16 * 1024
_WORDS: Final = 3

logger = logging.getLogger(__name__)


class Replayed(NamedTuple):
    """A replayed log: the boards before the first entry and after each; ``trouble`` says why it ended early, if so."""

    boards: tuple[GameBoard, ...]
    trouble: str = ""


def replayed(start: GameStart, entries: Sequence[LogEntry], shelf: ContentShelf) -> Replayed:
    """Replay *entries* on a fresh board, without checking signatures again. OpeningError if *start* is invalid."""
    tree = open_tree(start, shelf, lambda key, text, signature: True)
    boards = [game_board(tree, tree.start)]
    try:
        boards.extend(game_board(tree, head) for head in follow(tree, entries))
    except BrokenLog as error:
        return Replayed(tuple(boards), str(error))
    return Replayed(tuple(boards))


@dataclass
class BoardWatch:
    """Watches one running game for boards that differ, and examines each difference once.

    It passes ``PausePlay``, ``SendSections`` and ``TimePassed`` to ``feed``, and a Trouble ``boards-differ`` (what
    differs, and the path of the report in ``folder``) to ``tell``.
    """

    peer: Peer
    start: GameStart
    shelf: ContentShelf
    folder: Path
    feed: Callable[[e.PeerEvent], None]
    tell: Callable[[Trouble], None]
    _task: asyncio.Task[None] | None = None
    _seq: int = -1
    _mine: tuple[bytes, ...] = ()
    _theirs: dict[int, BoardSections] = field(default_factory=dict)    # the last board of each peer

    def hear(self, news: e.PeerNews) -> None:
        """Handle *news* of the peer about boards; ignore other news."""
        match news:
            case e.BoardDiffers(seq, peer, entry):
                self._begin(seq, peer, entry)
            case e.SectionsHeard(key, message) if message.section == WHOLE:
                log, seq = self.peer.log, message.seq
                number = log.view.number(key)
                if number is not None:
                    self._theirs[number] = message
                    if seq < len(log.log) and message.data != _shown(game_board(log.tree, log.log[seq])):
                        self._begin(seq, number, None, asked=True)

    def _begin(self, seq: int, peer: int, entry: LogEntry | None, asked: bool = False) -> None:
        """Start to examine a difference, unless one is being examined or was reported."""
        if (self._task is None or self._task.done()) and not self._mine:
            self._task = asyncio.get_running_loop().create_task(self._settle(seq, peer, entry, asked))

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _settle(self, seq: int, peer: int, entry: LogEntry | None, asked: bool) -> None:
        """Repair this board, or give *peer* PATIENCE to do so with its own, or pause; with *asked*, without waiting."""
        log, tree = self.peer.log, self.peer.log.tree
        chain = tuple(log.log)
        if not (0 <= seq < len(chain) if entry is None else entry.prev == chain[-1]):
            return
        entries = tuple(tree.entries[digest] for digest in chain[1:])
        try:
            again = await asyncio.to_thread(replayed, self.start, entries, self.shelf)
        except OpeningError:
            return
        place = min(seq, len(chain) - 1)
        if tuple(log.log[: len(chain)]) != chain or self._mended(chain, again, place):
            return
        board, last = game_board(tree, chain[place]), game_board(tree, chain[-1])
        if entry is not None:
            entries = (*entries, entry)
            try:
                board = last = board.apply(entry.seat, entry.body)
            except e.IllegalMove:
                seq -= 1
        self._seq, self._mine = seq, board.sections()
        self.feed(e.SendSections(BoardSections(seq, WHOLE, _shown(board))))    # peers with another board then answer
        if not asked and await self._until(lambda: self._is_over(chain, seq, peer, entry)):
            self._mine = ()
            return
        self.feed(e.PausePlay(True))
        await self._until(self._others)    # if none arrives, the report has only ours
        others = self._others()
        words = next((differences(self._mine, theirs) for theirs in others.values()), ())[:_WORDS]
        path = self.folder / f"desync-{tree.start.hex()[:8]}-{seq}.swn"
        notes = report_lines(seq, len(entries), self._mine, others)
        text = record_text(self.start, entries, last) + "".join(f"{NOTED}{line}\n" for line in notes)
        report = str(path)
        try:
            await asyncio.to_thread(write_whole, path, text.encode())
        except OSError:
            report = "-"
        self.tell(Trouble("boards-differ", ("; ".join(words) or "?", report)))

    async def _until(self, condition: Callable[[], object]) -> bool:
        """Return whether *condition* becomes true within PATIENCE."""
        for _ in range(math.ceil(PATIENCE / LOOK)):
            await asyncio.sleep(LOOK)
            if condition():
                return True
        return False

    def _is_over(self, chain: tuple[bytes, ...], seq: int, peer: int, entry: LogEntry | None) -> bool:
        """Return whether the difference is settled: rolled back, or the board of *peer* is repaired."""
        log = self.peer.log
        if tuple(log.log[: len(chain)]) != chain:
            return True
        if entry is None:
            return not log.tree.acks.get((log.view.epoch, peer), {}).keys().isdisjoint(log.log[seq:])
        status = self.peer.presence.info.get(log.view.keys[peer])
        return len(log.log) > len(chain) or (status is not None and status.head != entry_digest(entry)[:8])

    def _mended(self, chain: tuple[bytes, ...], again: Replayed, place: int) -> bool:
        """Replace the boards in memory by those of the replay if they differ; return whether they did."""
        log, tree = self.peer.log, self.peer.log.tree
        boards = dict(zip(chain, again.boards, strict=False))
        last = len(boards) - 1
        same = all(
            game_board(tree, chain[at]).sections() == again.boards[at].sections() for at in {min(place, last), last}
        )
        if (same and not again.trouble) or last < log.bound:
            return False
        if tuple(log.log) != chain:
            return True             # the log has grown meanwhile; the next news starts another attempt
        logger.warning("the board in memory was not what the log says: it is made anew from the log")
        for digest, board in boards.items():
            tree.states[digest] = replace(tree.states[digest], board=board)
        log.replace_end(len(boards), ())
        for digest in chain[len(boards) :]:
            del tree.states[digest], tree.entries[digest]    # entries written on the corrupted board
        log.refresh()
        self.feed(e.TimePassed())
        return True

    def _others(self) -> dict[int, tuple[bytes, ...]]:
        """Return the boards that differ from ours, by the numbers of the peers that have sent them."""
        shown = {peer: tuple(said.data.split(b"\0")) for peer, said in self._theirs.items() if said.seq == self._seq}
        return {peer: sections for peer, sections in shown.items() if sections != self._mine}


def _shown(board: GameBoard) -> bytes:
    return b"\0".join(board.sections())[:_MOST]


# The report.


def report_lines(
    seq: int, steps: int, mine: Sequence[bytes], theirs: Mapping[int, Sequence[bytes]]
) -> Iterator[str]:
    """Yield the lines, without secrets, on a difference after entry *seq* of *steps*. *mine* are our sections, *theirs*
    those of others, by number."""
    yield f"The positions differ after step {seq} of {steps}."
    yield f"swqt {version.program_version()}, engine {version.engine_digest().hex()}"
    yield f"python {platform.python_version()}, platform {clean(platform.platform(), LONGEST)}"
    for peer, sections in theirs.items():
        yield f"Here != at peer {peer}:"
        yield from differences(mine, sections)
    yield "The board here:"
    for section in filter(None, mine):
        yield from section.decode().split("\n")


# Words.


def differences(mine: Sequence[bytes], theirs: Sequence[bytes]) -> tuple[str, ...]:
    """Return the words in which sections of two boards differ, our own first: ``A: h2*3 != h2*4``. *theirs* may be any
    bytes from a stranger; the result is safe to show."""
    found = []
    for name, one, other in zip(SECTIONS, mine, theirs, strict=False):
        if one != other:
            ours, others = (Counter(section.decode(errors="replace").split()) for section in (one, other))
            # If the words are the same, only their order differs, so all are shown.
            sides = (ours, others) if ours == others else (ours - others, others - ours)
            words = (clean(" ".join(side.elements()), LONGEST) or NOTHING for side in sides)
            found.append(f"{name}: {' != '.join(words)}")
    return tuple(found)
