"""Handling of boards that differ between peers of a running game: replay the own log, and repair or report.

If the replay gives another board than the one in memory, it silently replaces that. If it gives the same board, two
programs play by different rules: the game is paused, both sides send each other their boards once, and a report is
written that any program can replay. There is no vote on who is right.
"""

from __future__ import annotations

import asyncio
import logging
import math
import platform
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, NamedTuple

from swqt import version
from swqt.home import write_whole
from swqt.net.core import events as e
from swqt.net.core.entries import entry_digest
from swqt.net.core.peer import Peer
from swqt.net.game.board import SECTIONS, ContentShelf, GameBoard, OpeningError
from swqt.net.game.proof import PROOF, BrokenLog, follow, game_board, open_tree, read_proof_line, record_text
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
_STATE: Final = re.compile(r"^state ([0-9a-f]{32}) after step ([0-9]{1,6})$", re.MULTILINE)
_GAME: Final = "\nThe game:\n\n"    # precedes the game file in a report

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
        board = game_board(tree, chain[place])
        last, steps = game_board(tree, chain[-1]), len(entries)
        if entry is not None:
            entries = (*entries, entry)
            try:
                board = last = board.apply(entry.seat, entry.body)
                steps += 1
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
        path = self.folder / f"desync-{tree.start.hex()[:8]}-{seq}.txt"
        game = record_text(self.start, entries, board)
        data = report_text(game, steps, last.digest(), seq, self._mine, others).encode()
        report = str(path)
        try:
            await asyncio.to_thread(write_whole, path, data)
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


def report_text(
    text: str, steps: int, state: bytes, seq: int, mine: Sequence[bytes], theirs: Mapping[int, Sequence[bytes]]
) -> str:
    """Return the report, without secrets, of a difference after entry *seq* of the game file *text*. *state* is the
    digest of our board in memory after the last of *steps* entries, *mine* are our sections and *theirs* those of
    others, by number."""
    lines = [
        f"The positions differ after step {seq} of {steps}.",
        f"swqt {version.program_version()}",
        f"engine {version.engine_digest().hex()}",
        f"python {platform.python_version()}",
        f"platform {platform.platform()}",
        f"state {state.hex()} after step {steps}",
    ]
    for peer, sections in theirs.items():
        lines += ["", f"Here != at peer {peer}:", *differences(mine, sections)]
    board = (row.decode() for row in mine if row)
    lines += ["", "To play it again: swqt lan replay FILE", "", "The board here:", *board, ""]
    return "\n".join(lines) + _GAME + text


class ReportError(ValueError):
    """A file that is no report of a difference, or one that cannot be replayed; the text has path and reason."""


class DesyncOutcome(NamedTuple):
    """The result of replaying a report's log. ``first`` is the first entry after which this program's board is found to
    differ from the report (0: before any), None if it does not differ."""

    about: str
    entries: int
    first: int | None
    trouble: str


def replay_report(path: Path, shelf: ContentShelf) -> DesyncOutcome:
    """Replay the log in the report *path*; ReportError if it is invalid, OSError if it cannot be read."""
    data = path.read_bytes()
    try:
        about, _, game = data.decode().partition(_GAME)
        said = _STATE.search(about)
        if said is None or not game:
            raise ValueError("this is no report of a game")
        rows = (row for row in game.split("\n") if row.startswith(PROOF))
        start, *entries = map(read_proof_line, rows)
        if not isinstance(start, GameStart):
            raise ValueError("there is no START in it")
        again = replayed(start, [entry for entry in entries if isinstance(entry, LogEntry)], shelf)
    except UnicodeDecodeError:
        raise ReportError(f"{path}: this is no report of a game") from None
    except ValueError as error:    # Malformed and OpeningError are some, too
        raise ReportError(f"{path}: {error}") from None
    count, steps = len(again.boards), int(said[2])
    first: int | None = min(count, steps + 1)
    if count == steps + 1:
        first = None if again.boards[-1].digest().hex() == said[1] else steps
    return DesyncOutcome(about, len(entries), first, again.trouble)


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
