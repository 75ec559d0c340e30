"""A game of the network as a game file: what any reader of .swn understands, and below it, in comments, the proof.

The proof is the START and every entry of the log as they were signed, one a line. The text above it follows from
them, so ``verify`` writes it anew and compares: no byte of the file can change without being found.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from typing import Final

from swqt.net.agreement.log import Invalid, Log
from swqt.net.playing.game import GameReplica
from swqt.net.playing.offering import ContentShelf, colours_of, log_table, opening_of
from swqt.net.playing.opening import Chair, head_lines
from swqt.net.wire.identity import Verify
from swqt.net.wire.messages import CMD, EntryMessage, Malformed, StartMessage, decode_sealed, encode
from swqt.notation import write_move, write_position

PROOF: Final = "; lan "
EXPLAINED: Final = "; The log as the players signed it. To check it, and every draw: swqt lan verify FILE"


class BrokenRecord(ValueError):
    """A log that cannot be what was played; ``seq`` is the entry that cannot follow, ``code`` a stable word."""

    def __init__(self, seq: int, code: str, text: str) -> None:
        super().__init__(text)
        self.seq = seq
        self.code = code


def open_log(
    start: StartMessage, shelf: ContentShelf, entries: Sequence[EntryMessage] = (), verify: Verify | None = None
) -> Log:
    """Return the log of the game of *start* before its first entry; OpeningError if no game can start from it.

    *entries* are those that will follow, if they are known; they say whether the game is a copy.
    """
    opening = opening_of(start.genesis.document, shelf)
    table = log_table(start, opening, entries)
    replica = GameReplica(opening)
    return Log(table, replica, verify) if verify else Log(table, replica)


def follow(log: Log, entries: Sequence[EntryMessage], *, trusted: bool = False) -> Iterator[EntryMessage]:
    """Add *entries* to *log* one by one and yield each; Broken where one cannot follow, or leads to another board.

    With *trusted*, signatures are not checked again: for one's own journal.
    """
    for entry in entries:
        try:
            log.append(entry, trusted)
        except Invalid as error:
            raise BrokenRecord(len(log), error.code, str(error)) from None
        if entry.kind == CMD and entry.post != log.posts[-1]:
            text = f"the board is {log.posts[-1].hex()}, and its writer had {entry.post.hex()}"
            raise BrokenRecord(entry.seq, "post", text)
        yield entry


def replica_of(log: Log) -> GameReplica:
    """Return the real game behind *log*, which ``open_log`` has made."""
    assert isinstance(log.board, GameReplica)
    return log.board


def record_text(log: Log) -> str:
    """Return the game file of *log*, which ``open_log`` has made, with the proof that it was played so."""
    return "\n".join([*_shown(replica_of(log)), EXPLAINED, *_proof(log), ""])


def _shown(replica: GameReplica) -> Iterator[str]:
    """Yield the file without its proof: its head, with the seats as they were drawn, and the commands."""
    opening = replica.opening
    first, _, rest = write_position(opening.rules, opening.start, opening.traits).rstrip("\n").partition("\n")
    yield first
    yield from head_lines(opening._replace(chairs=board_chairs(replica)))
    yield from rest.split("\n")
    yield ""
    for played in replica.moves:
        if played.command is not None:
            yield write_move(opening.rules, played.seat, played.command, played.after.digest)
    yield ""


def _proof(log: Log) -> Iterator[str]:
    for message in (log.table.start, *log.entries):
        yield PROOF + b64encode(encode(message)).decode()


def colours_in(text: str) -> dict[str, int]:
    """Return the number of the colour of each player, by name, of the game file *text*; empty if it has no proof."""
    proof = next((line for line in text.splitlines() if line.startswith(PROOF)), "")
    try:
        start = decode_sealed(b64decode(proof.removeprefix(PROOF), validate=True))
    except (ValueError, Malformed):
        return {}
    return colours_of(start.genesis.document) if isinstance(start, StartMessage) else {}


def board_chairs(replica: GameReplica) -> tuple[Chair, ...]:
    """Return who sits on each seat of the board, or the chairs as they are while it is not known who begins."""
    chairs = replica.opening.chairs
    first = replica.first or 0
    return chairs[first:] + chairs[:first]
