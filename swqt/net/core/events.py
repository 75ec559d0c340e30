"""What goes into a peer and what comes out of it: events in, orders and news out; and the rules behind it.

Whoever runs a peer carries out the orders of one ``feed`` **in their order**: a ``WriteRecord`` with ``sync`` must be
on the disk before any later ``SendTo`` leaves.
"""

from __future__ import annotations

from typing import Final, Protocol

from msgspec import Struct

from swqt.net.wire.messages import AnyChange, BoardSections, GameMessage, LogEntry, SignedAck, ViewBody

CHANCE_DUE: Final = -1
GAME_OVER: Final = -2


class IllegalMove(ValueError):
    """A command that the rules refuse; the text says why."""


class RulesBoard(Protocol):
    """The rules behind the log: an immutable position. Nothing but ``IllegalMove`` is raised for bodies."""

    def to_act(self) -> int:
        """Return the seat that writes next, or CHANCE_DUE or GAME_OVER."""

    def apply(self, seat: int, body: bytes) -> RulesBoard:
        """Return the position after the command *body* of *seat*."""

    def draw(self, beacon: bytes) -> RulesBoard:
        """Return the position after the chance that is due, decided by the 32 bytes of *beacon*."""

    def digest(self) -> bytes:
        """Return 16 bytes that are equal exactly for equal positions."""


class Timing(Struct, frozen=True):
    """How long a peer waits, in seconds.

    *away* and *overdue* are the grace time of who cannot be reached and of who can; *think* is how long a person may
    take for a command.
    """

    tick: float = 0.25
    status: float = 1.0
    here: float = 3.0
    away: float = 60.0
    overdue: float = 60.0
    think: float = 600.0
    settle: float = 1.5


# Events.


class PeerLinked(Struct, frozen=True):
    """A sealed link to the owner of *key* is up."""

    key: bytes


class PeerUnlinked(Struct, frozen=True):
    """The last link to the owner of *key* is gone."""

    key: bytes


class MessageArrived(Struct, frozen=True):
    key: bytes
    message: GameMessage


class TimePassed(Struct, frozen=True):
    """The moment has come for which ``WakeAt`` asked."""


class WriteCommand(Struct, frozen=True):
    """A seat that this peer controls says *body*."""

    body: bytes


class SuggestChanges(Struct, frozen=True):
    """A person at this peer suggests *changes* to all; that is also this person's yes."""

    changes: tuple[AnyChange, ...]


class AskForSeat(Struct, frozen=True):
    """The person at this peer, a spectator, would like to play *seat*: the others are told, and may suggest it."""

    seat: int


class RefuseSeat(Struct, frozen=True):
    """A person at this peer does not put the wish of the owner of *key* for *seat* to the vote."""

    key: bytes
    seat: int


class GiveAnswer(Struct, frozen=True):
    name: bytes
    yes: bool


class PausePlay(Struct, frozen=True):
    on: bool


class SayLine(Struct, frozen=True):
    text: str


class LeaveGame(Struct, frozen=True):
    """The person at this peer leaves for good: a bot may play at once."""


class GoAlone(Struct, frozen=True):
    """The person at this peer goes on without the others, against bots of that *level*: this becomes a Copy."""

    level: str = ""


class FollowCopy(Struct, frozen=True):
    game: bytes


class SendSections(Struct, frozen=True):
    """Boards differ: show all what this one says."""

    message: BoardSections


class DiskFailed(Struct, frozen=True):
    """The journal cannot be written (or can again): nothing leaves while it cannot."""

    failing: bool


PeerEvent = (
    PeerLinked | PeerUnlinked | MessageArrived | TimePassed | WriteCommand | SuggestChanges | AskForSeat | RefuseSeat
    | GiveAnswer | PausePlay | SayLine | LeaveGame | GoAlone | FollowCopy | SendSections | DiskFailed
)  # fmt: skip


# Records of the journal.


class EntryRecord(Struct, frozen=True):
    """The entry at its place; what the log held from there on is void."""

    entry: LogEntry


class HeadRecord(Struct, frozen=True):
    """The head that was acknowledged last in this epoch."""

    epoch: int
    seq: int
    head: bytes


class LockRecord(Struct, frozen=True):
    """All have acknowledged the first *bound* places (the ACKs say so); link *k*, if any, is given for *head* only."""

    bound: int
    k: int
    head: bytes
    acks: tuple[SignedAck, ...]


class PromiseRecord(Struct, frozen=True):
    """No acknowledgement below this epoch any more; *body* is the view that was signed for it."""

    target: int
    base: bytes = b""
    body: ViewBody | None = None


class RecoveringRecord(Struct, frozen=True):
    """Whether this peer may have forgotten something that it signed."""

    on: bool


class CopyRecord(Struct, frozen=True):
    """The side of a split that lost the name of the game, kept whole."""

    entries: tuple[LogEntry, ...]


JournalRecord = EntryRecord | HeadRecord | LockRecord | PromiseRecord | RecoveringRecord | CopyRecord


# News. What can be seen by looking at the peer (who is here, proposals, wishes, Copies) is none.


class EntryApplied(Struct, frozen=True):
    entry: LogEntry


class LengthLocked(Struct, frozen=True):
    """Nobody can take back the first *length* entries any more."""

    length: int


class LogRolledBack(Struct, frozen=True):
    """The log is back to *length* entries; *lost* are not in it any more."""

    length: int
    lost: tuple[LogEntry, ...]


class CommandRefused(Struct, frozen=True):
    """What a person asked for cannot be; *code* is one of ``text.REFUSALS``, *text* says more or nothing."""

    code: str
    text: str = ""


class PeerConvicted(Struct, frozen=True):
    """*peer* signed what cannot stand together: ``double`` or ``split``."""

    peer: int
    reason: str


class LogSplit(Struct, frozen=True):
    """Two sides of this game have met, which part at *place*. *lost*: ours is kept as a Copy, and this game goes on
    from the other. ``winners`` stood on the side that goes on, ``losers`` on the one that is kept: only there, so that
    whoever signed for both is in neither."""

    lost: bool
    place: int
    winners: tuple[int, ...]
    losers: tuple[int, ...]


class LockBroken(Struct, frozen=True):
    """Others signed against what this peer had locked: it never follows, and can only go on as a Copy."""

    place: int


class BoardDiffers(Struct, frozen=True):
    """*peer* says that its board after entry *seq* is another one than ours; *entry* is its command, if we refuse that
    for it."""

    seq: int
    peer: int
    theirs: bytes
    entry: LogEntry | None = None


class SectionsHeard(Struct, frozen=True):
    key: bytes
    message: BoardSections


class LineSaid(Struct, frozen=True):
    """Somebody at the table or in the game has written a line: plain text without control characters."""

    key: bytes
    name: str
    text: str


PeerNews = (
    EntryApplied | LengthLocked | LogRolledBack | CommandRefused | PeerConvicted | LogSplit | LockBroken | BoardDiffers
    | SectionsHeard | LineSaid
)  # fmt: skip


# Orders.


class SendTo(Struct, frozen=True):
    """Send *message* to the owner of *key*; if there is no link, nothing."""

    key: bytes
    message: GameMessage


class WriteRecord(Struct, frozen=True):
    """Append to the journal; with *sync* it is on the disk before any later order is carried out."""

    record: JournalRecord
    sync: bool


class TellNews(Struct, frozen=True):
    news: PeerNews


class WakeAt(Struct, frozen=True):
    """Feed ``TimePassed`` at this moment."""

    at: float


PeerOrder = SendTo | WriteRecord | TellNews | WakeAt
