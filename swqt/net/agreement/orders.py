"""What goes into the core of a peer and what comes out of it: events in, orders and news out. All are values.

The session around the core turns sockets, files, clicks and clocks into events, and carries out the orders of one
``feed`` **in their order**: a ``Store`` with ``fsync`` must be on the disk before any later ``SendToPeer`` leaves.
"""

from __future__ import annotations

from msgspec import Struct

from swqt.net.agreement.votes import Change, View
from swqt.net.wire.messages import EntryMessage, Sealed

# Kinds of records in the journal of a game, as ``Store.kind`` says them and ``Core.resume`` takes them.
ENTRY_RECORD = 2  # an encoded Entry; its seq says where it stands: what the log held from there on is void
LOCK_RECORD = 3  # u32 k, digest of the locked head (32 bytes): this head, and no other, is revealed for
PROMISE_RECORD = 4  # an encoded Entries of the call and the vote in it, before the vote is sent


# Events: what happens to a peer.


class Linked(Struct, frozen=True):
    """A sealed link is up. ``key`` is the proven identity at its other end; ``link`` a number never used before."""

    link: int
    key: bytes


class Unlinked(Struct, frozen=True):
    """The link is gone, on whatever grounds."""

    link: int


class MessageReceived(Struct, frozen=True):
    """A message came through a sealed link. What is not the core's comes back as ``PeerHeard``."""

    link: int
    message: Sealed


class Tick(Struct, frozen=True):
    """The moment has come for which ``Wake`` asked. Too early or too often does no harm."""


class Write(Struct, frozen=True):
    """A seat that this peer controls says *body*, a command in canonical notation."""

    body: bytes


class Suggest(Struct, frozen=True):
    """Somebody at this peer asks all for *changes*; that is also this peer's own yes."""

    changes: tuple[Change, ...]


class VoteAnswer(Struct, frozen=True):
    """Somebody at this peer says yes or no to a proposal that ``Asked`` told of. The last answer counts."""

    proposal: bytes
    yes: bool


class SetPause(Struct, frozen=True):
    """Somebody at this peer wants play to rest, or to go on."""

    on: bool
    reason: str = ""


class SayText(Struct, frozen=True):
    """Somebody at this peer writes a line of chat."""

    text: str


class Pass(Struct, frozen=True):
    """Send *message* to the peer of that number (desync, for example), or with None to all neighbours."""

    message: Sealed
    peer: int | None = None


class Heal(Struct, frozen=True):
    """The board in memory was wrong: it is made anew from the log, and acknowledged again."""


Event = Linked | Unlinked | MessageReceived | Tick | Write | Suggest | VoteAnswer | SetPause | SayText | Pass | Heal


# News: what a person or a program at this peer should know.


class Applied(Struct, frozen=True):
    """Entry *entry* is in the log and on the board; ``post`` is the board afterwards."""

    entry: EntryMessage
    digest: bytes
    post: bytes


class Locked(Struct, frozen=True):
    """All participants have the first *length* entries: these will never be taken back."""

    length: int


class RolledBack(Struct, frozen=True):
    """The log is back to *length* entries; ``lost`` were never locked. Their own are to be told with a notice."""

    length: int
    lost: tuple[EntryMessage, ...]


class TurnStarted(Struct, frozen=True):
    """Who must act now: a seat and the peer that controls it, or (-1, -1) while a draw is due, (-2, -2) at the end.
    ``mine`` says that this peer must ``Write``; ``bot`` is the level of the bot that plays the seat, or empty."""

    seat: int
    peer: int
    mine: bool
    bot: str


class CommandDeclined(Struct, frozen=True):
    """What was asked of this peer's core cannot be; ``code`` is one of ``DECLINED``, ``text`` says more or nothing."""

    code: str
    text: str = ""


class Misdeed(Struct, frozen=True):
    """*peer* signed what cannot stand: ``illegal`` (one entry) or ``equivocation`` (two), kept as evidence."""

    peer: int
    kind: str
    evidence: tuple[EntryMessage, ...]


class Differs(Struct, frozen=True):
    """*peer* says that its board after entry *seq* is another one than ours: a desync."""

    seq: int
    peer: int
    theirs: bytes
    ours: bytes


class Asked(Struct, frozen=True):
    """*peer* proposes *changes*; ``VoteAnswer`` with this proposal's name. ``automatic``: no person need be asked.

    It comes once more for a proposal that was decided and is open again, because its view was taken back.
    """

    proposal: bytes
    peer: int
    changes: tuple[Change, ...]
    automatic: bool


class Answered(Struct, frozen=True):
    """*peer* says yes or no to a proposal."""

    proposal: bytes
    peer: int
    yes: bool


class Decided(Struct, frozen=True):
    """A proposal is over: carried or not."""

    proposal: bytes
    carried: bool


class Viewed(Struct, frozen=True):
    """From now on this is who takes part. ``burned`` is a draw's number that will never be used, or 0.

    *signers* have signed that, *missing* are those who lost all their seats by it.
    """

    view: View
    changes: tuple[Change, ...]
    burned: int
    signers: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()


class Presence(Struct, frozen=True):
    """How a member can be reached: ``here`` (a link), ``relayed``, ``suspect`` (silent for 3 s) or ``away``."""

    peer: int
    state: str


class Waiting(Struct, frozen=True):
    """Play has rested for *seconds* because of these peers; ``what`` is ``seat``, ``ack``, ``reveal`` or nothing,
    which ends it. ``overdue``: these have used up their grace time, and a vote on them may be proposed; others, for
    whom play waits too, are not named then."""

    what: str
    peers: tuple[int, ...]
    seconds: float
    overdue: bool


class Paused(Struct, frozen=True):
    """Play rests because *peers* want it, or goes on if there are none."""

    peers: tuple[int, ...]
    reason: str


class Said(Struct, frozen=True):
    """A line of chat from *peer*: plain text without control characters."""

    peer: int
    text: str


class ClockJumped(Struct, frozen=True):
    """This machine was asleep for that long: addresses may have changed; all links are cut."""

    seconds: float


class PeerHeard(Struct, frozen=True):
    """A message that is not the core's (desync, lobby, addresses) came from the identity *key*."""

    link: int
    key: bytes
    message: Sealed


DECLINED = (
    "turn", "illegal", "over", "paused", "voting", "watcher", "changes", "proposal", "syncing", "pauses", "chat",
    "sayings", "draw", "disk",
)  # fmt: skip

News = (
    Applied | Locked | RolledBack | TurnStarted | CommandDeclined | Misdeed | Differs | Asked | Answered | Decided
    | Viewed | Presence | Waiting | Paused | Said | ClockJumped | PeerHeard
)  # fmt: skip


# Orders: what the session must do, in this order.


class SendToPeer(Struct, frozen=True):
    """Send *message* through *link*; if that link is gone, nothing."""

    link: int
    message: Sealed


class Store(Struct, frozen=True):
    """Append a record to the journal; with ``fsync`` it must be on the disk before any later order is carried out."""

    kind: int
    data: bytes
    fsync: bool


class Notify(Struct, frozen=True):
    """Tell the people and programs at this peer."""

    news: News


class Wake(Struct, frozen=True):
    """Feed a ``Tick`` at this moment (the last ``Wake`` counts); moments are seconds on the clock of ``feed``."""

    at: float


class Cut(Struct, frozen=True):
    """Close a link; ``code`` is one of ``FAREWELLS`` in messages, or ``silent`` or ``slept``. Dial again as usual."""

    link: int
    code: str


Order = SendToPeer | Store | Notify | Wake | Cut
