"""Was this game played as its file says? Checked offline, by whoever has the file: signatures, chain and every draw.

Nothing is believed: the log is played anew from the START that all players signed, each draw is worked out again from
the links that the players revealed, and the text above the log is written again and compared letter by letter.
"""

from __future__ import annotations

from base64 import b64decode
from binascii import Error as Base64Error
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final, NamedTuple, TypeVar

from swqt.net.agreement import draws
from swqt.net.agreement.entries import unpack_certificate
from swqt.net.agreement.log import Log
from swqt.net.agreement.votes import Copy, read_action
from swqt.net.playing.offering import ContentShelf, engine_of, start_trouble
from swqt.net.playing.opening import OpeningError
from swqt.net.playing.record import EXPLAINED, PROOF, BrokenRecord, follow, open_log, record_text, replica_of
from swqt.net.wire.identity import Verify, verified
from swqt.net.wire.messages import CHANCE, CMD, VIEW, EntryMessage, Malformed, StartMessage, decode_sealed

PROBLEMS: Final = (
    "text", "none", "base64", "message", "order", "start", "opening", "place", "over", "kind", "writer", "signature",
    "illegal", "draw", "end", "view", "quorum", "post", "shown",
)  # fmt: skip
"""Codes of what can be wrong. ``none``: there is no proof in the file. ``shown``: the text is not what was played."""

_LONGEST_LINE: Final = 256 * 1024
_T = TypeVar("_T", StartMessage, EntryMessage)


class VerifyProblem(NamedTuple):
    """What is wrong in *line* of the file (0: in all of it), in entry *seq* of the log (-1: in none)."""

    code: str
    line: int
    seq: int
    text: str


class VerifiedDraw(NamedTuple):
    """Draw *number*, made by the links of *peers*, turned up *text* as entry *seq*."""

    number: int
    seq: int
    peers: tuple[int, ...]
    text: str


class VerifiedPlayer(NamedTuple):
    """A peer of the game: whom it answers for at the start, how much it signed, and draws that it spoilt."""

    peer: int
    names: tuple[str, ...]
    key: bytes
    commands: int
    draws: int
    burned: int


class VerifiedChange(NamedTuple):
    """A vote, entry *seq* of the log, for which *signers* took seats from *lost*, or replaced draw *burned* (or 0).

    They say that the links of *missing* did not come. With *copied*, somebody went on alone.
    """

    seq: int
    burned: int
    signers: tuple[int, ...]
    missing: tuple[int, ...]
    lost: tuple[int, ...]
    copied: bool


@dataclass(frozen=True, slots=True)
class VerifyReport:
    """What was found. Up to the first of *problems* everything is as it was played; without any, all of it is.

    ``views`` is how often a vote changed who plays, and ``changes`` are those in which somebody lost something;
    ``over`` whether the game was played to its end. ``engine`` is the digest of the rules that were played by, empty
    if the game does not say; with other rules a good game may be found wrong.
    """

    problems: tuple[VerifyProblem, ...]
    game: bytes = b""
    entries: int = 0
    draws: tuple[VerifiedDraw, ...] = ()
    changes: tuple[VerifiedChange, ...] = ()
    players: tuple[VerifiedPlayer, ...] = ()
    views: int = 0
    over: bool = False
    engine: bytes = b""

    @property
    def good(self) -> bool:
        return not self.problems

    def names(self, peers: tuple[int, ...]) -> str:
        """Return what *peers* are called, who came later by their numbers."""
        return ", ".join(", ".join(self.players[peer].names) or f"#{peer}" for peer in peers)


class _Stop(Exception):
    """Nothing behind this problem can be checked."""

    def __init__(self, code: str, line: int, text: str, seq: int = -1) -> None:
        super().__init__(text)
        self.problem = VerifyProblem(code, line, seq, text)


def verify(
    data: bytes, shelf: ContentShelf, check: Verify = verified,
    progress: Callable[[int, int], None] = lambda done, entries: None,
) -> VerifyReport:  # fmt: skip
    """Return what the bytes of a game file prove; any bytes at all end in a Report.

    *progress* is told after each entry how many of all are checked.
    """
    try:
        text = _text(data)
        proof = list(_proof(text))
        if not proof:
            raise _Stop("none", 0, "this game was not played on a network: there is no log in the file")
        start = _message(StartMessage, proof[0])
        trouble = start_trouble(start, check)
        if trouble:
            raise _Stop("start", proof[0][0], f"the START is not what all players signed: {trouble}")
        entries = [_message(EntryMessage, line) for line in proof[1:]]
        log = open_log(start, shelf, entries, check)
    except _Stop as stop:
        return VerifyReport((stop.problem,))
    except OpeningError as error:
        found = VerifyProblem("opening", proof[0][0], -1, str(error))
        return VerifyReport((found,), engine=engine_of(start.genesis.document))
    problems: list[VerifyProblem] = []
    drawn: list[VerifiedDraw] = []
    changes: list[VerifiedChange] = []
    views = 0
    try:
        for done, entry in enumerate(follow(log, entries), 1):
            progress(done, len(entries))
            if entry.kind == CHANCE:
                drawn.append(_draw(log, entry))
            if entry.kind == VIEW:
                views += 1
                changes += _change(log, entry)
    except BrokenRecord as error:
        problems.append(VerifyProblem(error.code, proof[error.seq + 1][0], error.seq, str(error)))
    else:
        problems += _differences(text, record_text(log))
    return VerifyReport(
        tuple(problems), log.game, len(log), tuple(drawn), tuple(changes), tuple(_players(log, drawn)), views,
        log.board.to_act() is None, engine_of(start.genesis.document),
    )  # fmt: skip


def _text(data: bytes) -> str:
    """Return the text of a game file, whose line ends another system may have changed."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise _Stop("text", line, f"byte {error.start} of the file is no UTF-8") from None
    ends = text.count("\r\n")
    return text.replace("\r\n", "\n") if ends and ends == text.count("\n") else text


def _proof(text: str) -> Iterator[tuple[int, bytes]]:
    """Yield the messages of the log as bytes, with their lines: they are the end of the file."""
    rows = text.removesuffix("\n").split("\n")
    begins = [number for number, row in enumerate(rows) if row.startswith(PROOF)]
    if not begins:
        return
    first = rows.index(EXPLAINED) + 1 if EXPLAINED in rows else begins[0]
    for number, row in enumerate(rows[first:], start=first + 1):
        if not row.startswith(PROOF):
            raise _Stop("order", number, f"expected a line of the log, found {row[:100]!r}")
        try:
            if len(row) > _LONGEST_LINE:
                raise ValueError("it is too long")
            yield number, b64decode(row.removeprefix(PROOF), validate=True)
        except (Base64Error, ValueError) as error:
            raise _Stop("base64", number, f"this line of the log cannot be read: {error}") from None


def _message(kind: type[_T], line: tuple[int, bytes]) -> _T:
    number, data = line
    try:
        message = decode_sealed(data)
    except Malformed as error:
        raise _Stop("message", number, f"this line of the log is no message: {error}") from None
    if not isinstance(message, kind):
        raise _Stop("order", number, f"expected {kind.__name__}, found {type(message).__name__}")
    return message


def _draw(log: Log, entry: EntryMessage) -> VerifiedDraw:
    number, _ = draws.read_chance(entry.body)
    return VerifiedDraw(number, entry.seq, log.view.participants, replica_of(log).played[-1].text)


def _change(log: Log, entry: EntryMessage) -> Iterator[VerifiedChange]:
    """Yield what *entry*, the vote at the end of *log*, took from anybody."""
    before, after = log.view_at(entry.seq), log.view
    missing = tuple(peer for peer in before.participants if peer not in after.participants)
    lost = {
        holder for seat, holder in enumerate(before.seats)
        if not before.bots[seat] and (holder != after.seats[seat] or after.bots[seat])
    }    # fmt: skip
    copied = any(isinstance(change, Copy) for change in read_action(entry.body).changes)
    if lost or log.standing.burned or copied:
        signers = tuple(unpack_certificate(entry.signature))
        yield VerifiedChange(entry.seq, log.standing.burned, signers, missing, tuple(sorted(lost)), copied)


def _players(log: Log, found: list[VerifiedDraw]) -> Iterator[VerifiedPlayer]:
    signed = Counter(entry.author for entry in log.entries if entry.kind == CMD)
    drawn = Counter(peer for draw in found for peer in draw.peers)
    chairs = replica_of(log).opening.chairs
    for peer, key in enumerate(log.view.keys):
        names = tuple(chair.name for chair in chairs if chair.peer == peer)
        yield VerifiedPlayer(peer, names, key, signed[peer], drawn[peer], log.view.burned[peer])


def _differences(text: str, right: str) -> Iterator[VerifyProblem]:
    """Yield the first line that is not as it should be."""
    pairs = zip_longest(text.split("\n"), right.split("\n"))
    for number, (row, wanted) in enumerate(pairs, start=1):
        if row != wanted:
            said = "nothing" if row is None else repr(row[:100])
            meant = "the end of the file" if wanted is None else repr(wanted[:100])
            yield VerifyProblem("shown", number, -1, f"the file says {said}; by the log it is {meant}")
            return
