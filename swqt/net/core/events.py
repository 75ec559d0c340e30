"""The interface of a peer: events in, orders and news out; and the rules behind its log.

Whoever runs a peer must carry out the orders of one ``feed`` **in order**: a ``WriteRecord`` with ``sync`` must be on
disk before any later ``SendTo`` is sent.
"""

from __future__ import annotations

from typing import Final, Protocol

from msgspec import Struct

from swqt.net.wire.messages import AnyChange, BoardSections, GameMessage, LogEntry, SignedAck, ViewBody

CHANCE_DUE: Final = -1
GAME_OVER: Final = -2


class IllegalMove(ValueError):
    """A command that the rules reject; the message says why."""


class RulesBoard(Protocol):
    """The rules behind the log: an immutable position. Whatever a command body contains, only IllegalMove is raised."""

    def to_act(self) -> int:
        """Return the seat that writes next, or CHANCE_DUE or GAME_OVER."""

    def apply(self, seat: int, body: bytes) -> RulesBoard:
        """Return the position after *seat* has played the command *body*."""

    def draw(self, beacon: bytes) -> RulesBoard:
        """Return the position after the chance event that is due, decided by the 32-byte *beacon*."""

    def digest(self) -> bytes:
        """Return a 16-byte digest; two digests are equal if and only if the positions are."""


class Timing(Struct, frozen=True):
    """Intervals and timeouts of a peer, in seconds.

    *away* is the grace time of peers that cannot be reached, *overdue* of those that can; *think* is how long a person
    may take for a command.
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
    """An encrypted link to the owner of *key* is up."""

    key: bytes


class PeerUnlinked(Struct, frozen=True):
    """The last link to the owner of *key* is down."""

    key: bytes


class MessageArrived(Struct, frozen=True):
    key: bytes
    message: GameMessage


class TimePassed(Struct, frozen=True):
    """Another ``Timing.tick`` has passed."""


class WriteCommand(Struct, frozen=True):
    """A seat that this peer controls plays the command *body*."""

    body: bytes


class SuggestChanges(Struct, frozen=True):
    """The person at this peer proposes *changes* to all participants, and thereby votes yes."""

    changes: tuple[AnyChange, ...]


class AskForSeat(Struct, frozen=True):
    """The person at this peer, who has no seat, asks for *seat*; the participants may propose that."""

    seat: int


class RefuseSeat(Struct, frozen=True):
    """The person at this peer declines to put the request of the owner of *key* for *seat* to the vote."""

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
    """The person at this peer leaves for good; a bot may take over at once."""


class GoAlone(Struct, frozen=True):
    """The person at this peer plays on without the others, in a Copy against bots of *level*."""

    level: str = ""


class FollowCopy(Struct, frozen=True):
    game: bytes


class SendSections(Struct, frozen=True):
    """Boards differ: send the sections of this peer's board to all."""

    message: BoardSections


class DiskFailed(Struct, frozen=True):
    """The journal cannot be written (or can again); while it cannot, nothing that binds this peer may be sent."""

    failing: bool


PeerEvent = (
    PeerLinked | PeerUnlinked | MessageArrived | TimePassed | WriteCommand | SuggestChanges | AskForSeat | RefuseSeat
    | GiveAnswer | PausePlay | SayLine | LeaveGame | GoAlone | FollowCopy | SendSections | DiskFailed
)  # fmt: skip


# Records of the journal.


class EntryRecord(Struct, frozen=True):
    """An entry of the log; any entries stored before for its place and later ones are void."""

    entry: LogEntry


class HeadRecord(Struct, frozen=True):
    """The head that this peer acknowledged last, in *epoch*."""

    epoch: int
    seq: int
    head: bytes


class LockRecord(Struct, frozen=True):
    """The first *bound* entries are locked (*acks* may prove it); the link for draw *k*, if any, is for *head* only."""

    bound: int
    k: int
    head: bytes
    acks: tuple[SignedAck, ...]


class PromiseRecord(Struct, frozen=True):
    """A promise to acknowledge nothing below the epoch *target*; *body* is the view signed for it, after *base*."""

    target: int
    base: bytes = b""
    body: ViewBody | None = None


class RecoveringRecord(Struct, frozen=True):
    """Whether this peer may have forgotten something that it signed."""

    on: bool


class CopyRecord(Struct, frozen=True):
    """A whole log kept beside this one: the losing side of a split, or a Copy that this peer made and left."""

    entries: tuple[LogEntry, ...]


JournalRecord = EntryRecord | HeadRecord | LockRecord | PromiseRecord | RecoveringRecord | CopyRecord


# News. State that can be read from the peer at any time (who is here, proposals, wishes, Copies) is not news.


class EntryApplied(Struct, frozen=True):
    entry: LogEntry


class LengthLocked(Struct, frozen=True):
    """The first *length* entries are final: nobody can take them back."""

    length: int


class LogRolledBack(Struct, frozen=True):
    """The log was cut at place *length*; *lost* are the entries from there on."""

    length: int
    lost: tuple[LogEntry, ...]


class CommandRefused(Struct, frozen=True):
    """A request of the person here was refused; *code* is a key of ``text.REFUSALS``, *text* may give details."""

    code: str
    text: str = ""


class PeerConvicted(Struct, frozen=True):
    """*peer* provably signed contradictory messages; *reason* is ``double`` or ``split``."""

    peer: int
    reason: str


class LogSplit(Struct, frozen=True):
    """This game has split into two sides that differ from *place* on. If *lost*, it goes on with the other side, and
    ours is kept as a Copy. ``winners`` were only on the side that goes on, ``losers`` only on the one kept as a Copy;
    peers that signed for both are in neither."""

    lost: bool
    place: int
    winners: tuple[int, ...]
    losers: tuple[int, ...]


class LockBroken(Struct, frozen=True):
    """Others signed entries that contradict this peer's lock. It never follows them and can only go on as a Copy."""

    place: int


class BoardDiffers(Struct, frozen=True):
    """*peer* has signed another board after entry *seq* than ours; *entry* is its command, if we reject it for that."""

    seq: int
    peer: int
    entry: LogEntry | None = None


class SectionsHeard(Struct, frozen=True):
    key: bytes
    message: BoardSections


class LineSaid(Struct, frozen=True):
    """A chat line from somebody at the table or in the game: plain text without control characters."""

    key: bytes
    name: str
    text: str


PeerNews = (
    EntryApplied | LengthLocked | LogRolledBack | CommandRefused | PeerConvicted | LogSplit | LockBroken | BoardDiffers
    | SectionsHeard | LineSaid
)  # fmt: skip


# Orders.


class SendTo(Struct, frozen=True):
    """Send *message* to the owner of *key*; do nothing if there is no link."""

    key: bytes
    message: GameMessage


class WriteRecord(Struct, frozen=True):
    """Append *record* to the journal; with *sync*, it must be on disk before any later order is carried out."""

    record: JournalRecord
    sync: bool


class TellNews(Struct, frozen=True):
    news: PeerNews


PeerOrder = SendTo | WriteRecord | TellNews
