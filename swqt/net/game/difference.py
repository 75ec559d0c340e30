"""Boards that differ while a game runs: the own log is played again beside it, and where that helps nobody, it is said.

If the replay gives another board than the one in memory, the replay is swapped in and nobody is asked. If it gives the
same one, two programs play by different rules: play rests, both sides show their boards once, and a report is written
that any program can play again. Nobody votes on who is right.
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
"""Seconds in which a peer whose memory was spoilt may mend it, and in which the boards of others may come."""

LOOK: Final = 0.25    # seconds after which it is looked whether it has
WHOLE: Final = 254    # the number of the section that holds all of them, with zero bytes between
_MOST: Final = 16 * 1024
_WORDS: Final = 3
_STATE: Final = re.compile(r"^state ([0-9a-f]{32}) after step ([0-9]{1,6})$", re.MULTILINE)
_GAME: Final = "\nThe game:\n\n"    # stands in a report before the text of the game file

logger = logging.getLogger(__name__)


class Replayed(NamedTuple):
    """A log played again: the board before the first entry and after each; ``trouble`` says why it ended too early."""

    boards: tuple[GameBoard, ...]
    trouble: str = ""


def replayed(start: GameStart, entries: Sequence[LogEntry], shelf: ContentShelf) -> Replayed:
    """Play *entries* on a fresh board; signatures have been checked before. OpeningError if nothing can begin."""
    tree = open_tree(start, shelf, lambda key, text, signature: True)
    boards = [game_board(tree, tree.start)]
    try:
        boards.extend(game_board(tree, head) for head in follow(tree, entries))
    except BrokenLog as error:
        return Replayed(tuple(boards), str(error))
    return Replayed(tuple(boards))


@dataclass
class BoardWatch:
    """The part of one running game that hears of boards that differ; each difference is looked into once.

    It gives ``PausePlay``, ``SendSections`` and ``TimePassed`` to ``feed``, and a Trouble ``boards-differ`` (what
    differs, and where in ``folder`` the report is) to ``tell``.
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
    _theirs: dict[int, BoardSections] = field(default_factory=dict)    # what each has shown last

    def hear(self, news: e.PeerNews) -> None:
        """Take what the peer tells; whatever is not about boards is ignored."""
        match news:
            case e.BoardDiffers(seq, peer, _, entry):
                self._begin(seq, peer, entry)
            case e.SectionsHeard(key, message) if message.section == WHOLE:
                log, seq = self.peer.log, message.seq
                number = log.view.number(key)
                if number is not None:
                    self._theirs[number] = message
                    if seq < len(log.log) and message.data != _shown(game_board(log.tree, log.log[seq])):
                        self._begin(seq, number, None, asked=True)

    def _begin(self, seq: int, peer: int, entry: LogEntry | None, asked: bool = False) -> None:
        """Look into a difference, unless that is done already."""
        if (self._task is None or self._task.done()) and not self._mine:
            self._task = asyncio.get_running_loop().create_task(self._settle(seq, peer, entry, asked))

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _settle(self, seq: int, peer: int, entry: LogEntry | None, asked: bool) -> None:
        """Mend this board, or give *peer* the time to mend its own, or stop the game. With *asked* it has had that."""
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
        self.feed(e.SendSections(BoardSections(seq, WHOLE, _shown(board))))    # who has another one looks and answers
        if not asked and await self._until(lambda: self._is_over(chain, seq, peer, entry)):
            self._mine = ()
            return
        self.feed(e.PausePlay(True))
        await self._until(self._others)    # if none comes, the report holds ours alone
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
        """Return whether *condition* comes to hold while there is patience."""
        for _ in range(math.ceil(PATIENCE / LOOK)):
            await asyncio.sleep(LOOK)
            if condition():
                return True
        return False

    def _is_over(self, chain: tuple[bytes, ...], seq: int, peer: int, entry: LogEntry | None) -> bool:
        """Whether the log has gone on without the difference: taken back, or the board of *peer* is mended."""
        log = self.peer.log
        if tuple(log.log[: len(chain)]) != chain:
            return True
        if entry is None:
            return not log.tree.acks.get((log.view.epoch, peer), {}).keys().isdisjoint(log.log[seq:])
        status = self.peer.presence.info.get(log.view.keys[peer])
        return len(log.log) > len(chain) or (status is not None and status.head != entry_digest(entry)[:8])

    def _mended(self, chain: tuple[bytes, ...], again: Replayed, place: int) -> bool:
        """Swap in the boards of the replay if those in memory are not what the log says; return whether it is so."""
        log, tree = self.peer.log, self.peer.log.tree
        boards = dict(zip(chain, again.boards, strict=False))
        last = len(boards) - 1
        same = all(
            game_board(tree, chain[at]).sections() == again.boards[at].sections() for at in {min(place, last), last}
        )
        if (same and not again.trouble) or last < log.bound:
            return False
        if tuple(log.log) != chain:
            return True             # play has gone on; the next news begins anew
        logger.warning("the board in memory was not what the log says: it is made anew from the log")
        for digest, board in boards.items():
            tree.states[digest] = replace(tree.states[digest], board=board)
        log.replace_end(len(boards), ())
        for digest in chain[len(boards) :]:
            del tree.states[digest], tree.entries[digest]    # what was written on a board that was spoilt
        log.refresh()
        self.feed(e.TimePassed())
        return True

    def _others(self) -> dict[int, tuple[bytes, ...]]:
        """Return the boards of those who have shown another one, by their numbers."""
        shown = {peer: tuple(said.data.split(b"\0")) for peer, said in self._theirs.items() if said.seq == self._seq}
        return {peer: sections for peer, sections in shown.items() if sections != self._mine}


def _shown(board: GameBoard) -> bytes:
    return b"\0".join(board.sections())[:_MOST]


# The report.


def report_text(
    text: str, steps: int, state: bytes, seq: int, mine: Sequence[bytes], theirs: Mapping[int, Sequence[bytes]]
) -> str:
    """Return the report of a difference after entry *seq* of the game file *text*. *state* is the digest of our board
    as it was in memory after the last of *steps* entries, *theirs* the sections of others, by number. No secret is in
    it."""
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
    """A file that is no report of a difference, or one that cannot be played; the text says which and why."""


class DesyncOutcome(NamedTuple):
    """What playing a report's log here gives. ``first`` is the first entry after which this program's board is another
    one than the report says (0: before any), None if there is none."""

    about: str
    entries: int
    first: int | None
    trouble: str


def replay_report(path: Path, shelf: ContentShelf) -> DesyncOutcome:
    """Play the log in the report *path* on this program; ReportError if it is none, OSError if it cannot be read."""
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
    """Return in which words of which sections two boards differ, our own first: ``A: h2*3 != h2*4``. What a stranger
    has sent may be anything: it ends in words that can be shown."""
    found = []
    for name, one, other in zip(SECTIONS, mine, theirs, strict=False):
        if one != other:
            ours, others = (Counter(section.decode(errors="replace").split()) for section in (one, other))
            # Where the words are the same, they stand in another order.
            sides = (ours, others) if ours == others else (ours - others, others - ours)
            words = (clean(" ".join(side.elements()), LONGEST) or NOTHING for side in sides)
            found.append(f"{name}: {' != '.join(words)}")
    return tuple(found)
