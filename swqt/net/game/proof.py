"""The log in a game file: a game that any reader of .swn understands and, in comments below it, the proof.

The proof is the START and every entry of the log with its signatures, one a line. While a draw is open, the signed ACKs
of the last entry follow, so that the file shows whose link is missing. The text above follows from the log, so
``verify`` can write it again and compare: any changed byte of the file is detected.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.msgpack import Decoder

from swqt.net.core.entries import WrongView, start_problem
from swqt.net.core.events import IllegalMove
from swqt.net.core.log import LogTree, NotValid
from swqt.net.game.board import ContentShelf, GameBoard, OpeningError, start_board
from swqt.net.game.protocol1_log import OldEntry, OldStart, OldTree
from swqt.net.lobby.table import SECRECY
from swqt.net.wire.identity import Verify, verified
from swqt.net.wire.messages import GameStart, LogEntry, Malformed, Message, SignedAck, decode_one_form, encode
from swqt.notation import write_move, write_position
from swqt.notation.blocks import INLINE
from swqt.notation.vocabulary import SEATS

PROOF: Final = "; lan "
EXPLAINED: Final = "; The log as the players signed it. To check it, and every draw: swqt lan verify FILE"
NOTED: Final = "; note "    # prefix of a person's note, which is not part of the proof
LINE_LIMIT: Final = 192 * 1024    # bytes; an entry that convicts somebody contains both branches of the log


class VerifiedDraw(NamedTuple):
    """Draw *number*, made from the chain links of *peers*, with the outcome *text*."""

    number: int
    peers: tuple[int, ...]
    text: str


class VerifiedChange(NamedTuple):
    """A loss by entry *seq*: a ``takeover`` of the seats of *peers*, a ``burn`` of *draws* because the links of *peers*
    were missing, draws ``undone``, a ``copy`` without *peers*, or a ``split`` that convicts *peers*.

    *signers* have signed it. *reasons* are those given for a takeover, by peer; *through* are the peers said to have
    relayed their last messages.
    """

    kind: str
    seq: int
    peers: tuple[int, ...]
    signers: tuple[int, ...]
    draws: tuple[int, ...] = ()
    reasons: tuple[str, ...] = ()
    through: tuple[int, ...] = ()


class UnfinishedDraw(NamedTuple):
    """Draw *number*, open at the end of the file, which has the links of *given* but not those of *missing*."""

    number: int
    given: tuple[int, ...]
    missing: tuple[int, ...]


AnyTree = LogTree | OldTree
ProofLine = GameStart | LogEntry | SignedAck | OldStart | OldEntry
_lines: Final[Decoder[ProofLine]] = Decoder(GameStart | LogEntry | SignedAck | OldStart)
_old_entries: Final[Decoder[ProofLine]] = Decoder(OldEntry)

_CODES: Final[dict[type, str]] = {IllegalMove: "illegal", WrongView: "view"}


class BrokenLog(ValueError):
    """A log that cannot have been played: ``place`` is the number of the entry that cannot follow, or of the malformed
    line of the file (0: the whole file), ``code`` a stable word."""

    def __init__(self, place: int, code: str, text: str = "") -> None:
        super().__init__(text or code)
        self.place = place
        self.code = code


class ReaderKeys(NamedTuple):
    """Keys for reading only: they sign nothing; ``verify`` checks signatures."""

    verify: Verify
    public: bytes = b""
    sign: Callable[[bytes], bytes] = lambda text: b""
    seed: Callable[[bytes], bytes] = lambda nonce: b""


def open_tree(start: GameStart, shelf: ContentShelf, check: Verify = verified) -> LogTree:
    """Return the log of the game of *start* before its first entry; OpeningError unless all have signed *start*."""
    keys = ReaderKeys(check)
    if trouble := start_problem(start, keys):
        raise OpeningError(f"the start is not what all players signed: {trouble}")
    return LogTree(start, start_board(start, shelf), keys)


def follow(tree: AnyTree, entries: Iterable[Any]) -> Iterator[bytes]:
    """Add *entries*, of the same protocol, to *tree* and yield their digests; BrokenLog at one that cannot follow."""
    head = tree.start
    for place, entry in enumerate(entries, start=1):
        try:
            if entry.prev != head:
                raise NotValid("place")
            head = tree.take(entry)
        except (msgspec.MsgspecError, ValueError) as error:
            code = str(error) if isinstance(error, NotValid) else _CODES.get(type(error), "malformed")
            raise BrokenLog(place, code, str(error)) from None
        yield head


def game_board(tree: AnyTree, head: bytes) -> GameBoard:
    """Return the board after the entry *head*."""
    board = tree.states[head].board
    assert isinstance(board, GameBoard)
    return board


def open_acks(tree: LogTree, head: bytes) -> tuple[SignedAck, ...]:
    """Return the ACKs of *head*, with any links in them, while its draw is open; else nothing."""
    state = tree.states[head]
    peers = state.due.ends if state.due else ()
    return tuple(filter(None, (tree.acks.get((state.view.epoch, peer), {}).get(head) for peer in peers)))


def record_text(
    start: Message, entries: Sequence[Message], board: GameBoard, acks: Sequence[SignedAck] = ()
) -> str:
    """Return the game file of the log that led to *board*; *acks* are ``open_acks`` of its head."""
    return "\n".join([*_shown_lines(board), EXPLAINED, *map(proof_line, (start, *entries, *acks)), ""])


def proof_line(message: Message) -> str:
    return PROOF + b64encode(encode(message)).decode()


def read_proof_line(row: str, start: ProofLine | None = None) -> ProofLine:
    """Decode a line of the proof that begins with *start*, if that is known; Malformed if it is not one."""
    try:
        data = b64decode(row.removeprefix(PROOF), validate=True)
    except ValueError as error:
        raise Malformed(f"no base64: {error}") from None
    decoder = _old_entries if isinstance(start, OldStart) else _lines
    return decode_one_form(decoder, data, LINE_LIMIT, "line of the log")


def _shown_lines(board: GameBoard) -> Iterator[str]:
    """Yield the lines of the file above the proof: the seats as drawn and other facts of the table, the first position,
    and the commands."""
    opening, played, begins = board.opening, board.rules.board, board.first or 0
    chairs = tuple(zip(SEATS, opening.chairs[begins:] + opening.chairs[:begins], strict=False))
    first, _, rest = write_position(opening.rules, opening.start, opening.traits).rstrip("\n").partition("\n")
    yield first
    for letter, chair in chairs:
        yield f"; seat {letter} {chair.name} {f'bot:{chair.level}' if chair.level else 'human'}"
    for letter, chair in chairs:
        yield f"; peer {letter} {chair.peer}"
    if played.id == INLINE and played.name != INLINE:
        yield f"; board {played.name}"
    if opening.secrecy != SECRECY[0]:
        yield f"; coins {opening.secrecy}"
    yield f"; host {opening.host}"
    yield f"; grace {opening.table.grace}"
    yield from rest.split("\n")
    yield ""
    for move in board.moves:
        assert move.command is not None
        yield write_move(opening.rules, move.seat, move.command, move.state.digest)
    yield ""
