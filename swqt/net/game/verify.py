"""Offline verification of a game file: signatures, the hash chain of the log, and every draw.

Nothing in the file is trusted: the log is replayed from the START that all players signed, each draw is recomputed from
the chain links that the players revealed, and the text above the log is written again and compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final, NamedTuple

from swqt.net.core.entries import OpenDraw, read_view
from swqt.net.core.log import LogMark, LogTree, parting
from swqt.net.game import proof as p
from swqt.net.game.board import ContentShelf, OpeningError, chairs_of
from swqt.net.game.protocol1_log import OldEntry, OldStart, OldTree
from swqt.net.lobby.table import read_packed
from swqt.net.wire.messages import CHANCE, CMD, NOBODY, SPLIT, VIEW, DropPeer, GameStart, LogEntry, Malformed, SignedAck

WRONG: Final = {
    "place": "it doesn't follow the step before it",
    "kind": "there's no such step",
    "turn": "it came at the wrong time",
    "author": "the player in that seat didn't sign it",
    "state": "its player had a different position",
    "links": "a part of a draw isn't the one its player had fixed",
    "certificate": "not everyone who took part signed it",
    "signatures": "not everyone who had to sign this change did",
    "epoch": "it belongs to another part of the game",
    "view": "this change isn't possible",
    "proof": "it doesn't prove that anyone signed for two sides",
    "undo": "this can't be taken back",
    "malformed": "it isn't written the way swqt writes it",
    "draw": "it isn't the draw that was due",
    "end": "the game wasn't over",
    "quorum": "too few players voted for it",
    "ack": "it isn't signed for the draw that was open",
}
"""What can be wrong with an entry of the log, by code; for ``illegal``, the text is that of the rules."""

LIMITS: Final = ("keys", "end", "pair", "bridge", "majority")
"""What no file can prove. ``keys``: who used a key. ``end``: what followed the end of the file, which may have been
truncated. ``pair``: which of two players disconnected while a draw is open. ``bridge``: whether the only path between
two others withheld messages of one of them. ``majority``: whether more than half left the others for the reason that
they gave; that they did is on record."""


class VerifyProblem(NamedTuple):
    """What is wrong in *line* of the file (0: the whole file) and entry *seq* of the log (0: not in an entry).

    *code* is one of WRONG or ``illegal``, or, for the file itself, ``text``, ``none`` (it has no proof), ``line``,
    ``order``, ``start`` or ``shown`` (the text differs from what was played).
    """

    code: str
    line: int
    seq: int
    text: str


class VerifiedPlayer(NamedTuple):
    """A peer: the *names* of its chairs at the start, the *commands* it signed, its *draws*, and those it let burn."""

    peer: int
    names: tuple[str, ...]
    commands: int
    draws: int
    burned: int


@dataclass(frozen=True, slots=True)
class VerifyReport:
    """The result. Everything before the first of ``problems`` is verified; without any, the whole file is.

    ``views`` is the number of agreed view changes, and ``changes`` are the losses by them; ``over``: the game was
    played to its end. ``engine`` is the digest of the rules it was played by, empty if unknown; a program with other
    rules may report problems in a good game.
    """

    problems: tuple[VerifyProblem, ...]
    game: bytes = b""
    entries: int = 0
    draws: tuple[p.VerifiedDraw, ...] = ()
    changes: tuple[p.VerifiedChange, ...] = ()
    players: tuple[VerifiedPlayer, ...] = ()
    views: int = 0
    over: bool = False
    engine: bytes = b""
    open: p.UnfinishedDraw | None = None

    @property
    def good(self) -> bool:
        return not self.problems

    @property
    def limits(self) -> tuple[str, ...]:
        pair = len({peer for draw in self.draws for peer in draw.peers}) <= 2
        holds = {"keys": True, "end": not self.over, "pair": pair, "bridge": not pair, "majority": not pair}
        return tuple(code for code in LIMITS if holds[code])

    def names(self, peers: Sequence[int]) -> str:
        """Return the names of *peers*; those that joined later appear by number."""
        called = {player.peer: ", ".join(player.names) for player in self.players}
        return ", ".join(called.get(peer) or f"#{peer}" for peer in peers)


def verify(
    data: bytes, shelf: ContentShelf, progress: Callable[[int, int], None] = lambda done, entries: None
) -> VerifyReport:
    """Verify the bytes of a game file; any input results in a report. *progress* is called after each entry with the
    number of entries checked and of all."""
    line, engine = 0, b""
    try:
        text, line, start, entries, acks = _read(data)
        with suppress(Malformed):
            engine = read_packed(start.document)[0].engine
        tree: p.AnyTree
        tree = OldTree(start, shelf) if isinstance(start, OldStart) else p.open_tree(start, shelf)
    except p.BrokenLog as error:
        return VerifyReport((VerifyProblem(error.code, error.place, 0, str(error)),))
    except (OpeningError, Malformed) as error:
        return VerifyReport((VerifyProblem("start", line, 0, str(error)),), engine=engine)
    problems: list[VerifyProblem] = []
    drawn: list[p.VerifiedDraw] = []
    changes: list[p.VerifiedChange] = []
    done, count, head = 0, len(entries), tree.start
    try:
        for done, head in enumerate(p.follow(tree, entries), start=1):
            progress(done, count)
            before, entry = tree.states[entries[done - 1].prev], entries[done - 1]
            if before.due and entry.kind == CHANCE:
                drawn.append(p.VerifiedDraw(before.due.k, tuple(before.due.ends), p.game_board(tree, head).text))
            changes += _taken(done, entry, tree.states[head].marks[len(before.marks) :])
        if isinstance(tree, LogTree):
            _check_acks(tree, head, acks, count)
    except p.BrokenLog as error:
        seq = error.place if error.place <= count else 0
        problems.append(VerifyProblem(error.code, line + error.place, seq, WRONG.get(error.code) or str(error)))
    else:
        problems += _differences(text, p.record_text(start, entries, p.game_board(tree, head), acks))
    state = tree.states[head]
    signed = Counter(entry.author for entry in entries[:done] if entry.kind == CMD)
    shares = Counter(peer for draw in drawn for peer in draw.peers)
    chairs = p.game_board(tree, head).opening.chairs
    players = tuple(
        VerifiedPlayer(peer, tuple(one.name for one in chairs if one.peer == peer), signed[peer], shares[peer], burned)
        for peer, burned in enumerate(state.view.burns)
    )
    views = sum(entry.kind == VIEW for entry in entries[:done])
    unfinished = _unfinished(state.due, acks) if state.due else None
    return VerifyReport(
        tuple(problems), state.game, done, tuple(drawn), tuple(changes), players, views, state.over, engine, unfinished
    )


def _taken(seq: int, entry: LogEntry | OldEntry, marks: Sequence[LogMark]) -> Iterator[p.VerifiedChange]:
    """Yield the losses by *entry*, which left *marks* in the log."""
    changes = read_view(entry.body).changes if isinstance(entry, LogEntry) and entry.kind == VIEW else ()
    drops = {change.peer: change for change in changes if isinstance(change, DropPeer)}
    split = tuple(peer for peer, drop in drops.items() if drop.reason == SPLIT)
    for mark in marks:
        gone = [drops[peer] for peer in mark.peers if peer in drops]
        reasons = tuple(drop.reason for drop in gone) if mark.kind == "takeover" else ()
        through = tuple(sorted({drop.through for drop in gone} - {NOBODY}))
        if split and mark.kind == "takeover":
            yield p.VerifiedChange("split", seq, split, mark.signers)
        yield p.VerifiedChange(mark.kind, seq, mark.peers, mark.signers, mark.draws, reasons, through)


def _check_acks(tree: LogTree, head: bytes, acks: Sequence[SignedAck], count: int) -> None:
    """Raise BrokenLog unless each ACK after the last of *count* entries is valid for it and its open draw."""
    due = tree.states[head].due
    given = _unfinished(due, acks).given if due else ()
    for number, ack in enumerate(acks, start=count + 1):
        if not tree.learn(ack) or ack not in p.open_acks(tree, head) or (ack.link and ack.peer not in given):
            raise p.BrokenLog(number, "ack")


def _unfinished(due: OpenDraw, acks: Sequence[SignedAck]) -> p.UnfinishedDraw:
    """Return the draw that is open at the end of the file, with the links that it has."""
    links = ((ack.peer, ack.link) for ack in acks if ack.link)
    given = set(due.links) | {
        peer for peer, link in links if (link.k, link.head) == (due.k, due.head) and due.fits(peer, link.value)
    }
    missing = tuple(peer for peer in due.ends if peer not in given)
    return p.UnfinishedDraw(due.k, tuple(sorted(given)), missing)


class SplitFound(NamedTuple):
    """The split of two files' logs after entry *seq*: *convicted* have signed both branches, and the first file keeps
    the name of the game if *first*, else the second."""

    seq: int
    convicted: tuple[int, ...]
    first: bool


def split_between(one: bytes, two: bytes, shelf: ContentShelf) -> SplitFound | None:
    """Return where the logs in two verified game files diverge; None if they do not, or are of different games."""
    try:
        (_, _, start, mine, _), (_, _, _, theirs, _) = _read(one), _read(two)
        if isinstance(start, OldStart):
            return None
        tree = p.open_tree(start, shelf)
        here, there = (tree.chain([tree.start, *p.follow(tree, entries)][-1]) for entries in (mine, theirs))
    except (p.BrokenLog, OpeningError):
        return None
    place = parting(here, there)
    if place is None:
        return None
    return SplitFound(place - 1, tuple(sorted(tree.liars(here, there))), tree.keeps_name(here, there))


def colours_in(text: str) -> dict[str, int]:
    """Return each player's colour number by name, from the game file *text*; empty if it has no proof."""
    row = next((line for line in text.splitlines() if line.startswith(p.PROOF)), "")
    with suppress(Malformed, OpeningError):
        start = p.read_proof_line(row)
        if isinstance(start, GameStart | OldStart):
            table, _ = read_packed(start.document)
            return {chair.name: seat.colour for chair, seat in zip(chairs_of(table), table.seats, strict=True)}
    return {}


def _read(data: bytes) -> tuple[str, int, GameStart | OldStart, list[LogEntry | OldEntry], list[SignedAck]]:
    """Return the text of a game file with normalised line ends, the number of the line in which its log begins, and the
    START, entries and ACKs in it.

    Notes are removed, as any owner of the file may add some. BrokenLog if there is no log, or a line that does not
    belong in it.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise p.BrokenLog(line, "text", f"byte {error.start} of the file is no UTF-8") from None
    ends = text.count("\r\n")
    text = text.replace("\r\n", "\n") if ends and ends == text.count("\n") else text
    text = "\n".join(line for line in text.split("\n") if not line.startswith(p.NOTED))
    rows = text.removesuffix("\n").split("\n")
    first = next((number for number, row in enumerate(rows) if row.startswith(p.PROOF)), len(rows))
    if first < len(rows) and p.EXPLAINED in rows:
        first = rows.index(p.EXPLAINED) + 1
    start: GameStart | OldStart | None = None
    entries: list[LogEntry | OldEntry] = []
    acks: list[SignedAck] = []
    for number, row in enumerate(rows[first:], start=first + 1):
        if not row.startswith(p.PROOF):
            raise p.BrokenLog(number, "order", f"expected a line of the log, found {row[:100]!r}")
        if len(row) > 2 * p.LINE_LIMIT:
            raise p.BrokenLog(number, "line", "this line of the log is too long")
        try:
            message = p.read_proof_line(row, start)
        except Malformed as error:
            raise p.BrokenLog(number, "line", f"this line of the log cannot be read: {error}") from None
        match message:
            case GameStart() | OldStart() if start is None:
                start = message
            case LogEntry() | OldEntry() if start and not acks:
                entries.append(message)
            case SignedAck() if start:
                acks.append(message)
            case _:
                raise p.BrokenLog(number, "order", f"a {type(message).__name__} does not belong here")
    if start is None:
        raise p.BrokenLog(0, "none", "this game was not played on a network: there is no log in the file")
    return text, first + 1, start, entries, acks


def _differences(text: str, right: str) -> list[VerifyProblem]:
    """Return a problem for the first line in which *text* differs from *right*, if any."""
    for number, (row, wanted) in enumerate(zip_longest(text.split("\n"), right.split("\n")), start=1):
        if row != wanted:
            said = "nothing" if row is None else repr(row[:100])
            meant = "the end of the file" if wanted is None else repr(wanted[:100])
            return [VerifyProblem("shown", number, 0, f"the file says {said}; by the log it is {meant}")]
    return []
