"""What goes into the core of a peer and what comes out of it: events in, orders and news out. All are values.

The session around the core turns sockets, files, clicks and clocks into events, and carries out the orders of one
``feed`` **in their order**: a ``Store`` with ``fsync`` must be on the disk before any later ``Send`` leaves.
"""

from __future__ import annotations

from dataclasses import dataclass

from swqt.net.agreement.votes import Change, View
from swqt.net.wire.messages import Entry, Sealed

# Kinds of records in the journal of a game, as ``Store.kind`` says them and ``Core.resume`` takes them.
ENTRY_RECORD = 2  # an encoded Entry; its seq says where it stands: what the log held from there on is void
LOCK_RECORD = 3  # u32 k, digest of the locked head (32 bytes): this head, and no other, is revealed for
PROMISE_RECORD = 4  # an encoded Entries of the call and the vote in it, before the vote is sent


# Events: what happens to a peer.


@dataclass(frozen=True, slots=True)
class Linked:
    """A sealed link is up. ``key`` is the proven identity at its other end; ``link`` a number never used before."""

    link: int
    key: bytes


@dataclass(frozen=True, slots=True)
class Unlinked:
    """The link is gone, on whatever grounds."""

    link: int


@dataclass(frozen=True, slots=True)
class Received:
    """A message came through a sealed link. What is not the core's comes back as ``Heard``."""

    link: int
    message: Sealed


@dataclass(frozen=True, slots=True)
class Tick:
    """The moment has come for which ``Wake`` asked. Too early or too often does no harm."""


@dataclass(frozen=True, slots=True)
class Write:
    """A seat that this peer controls says *body*, a command in canonical notation."""

    body: bytes


@dataclass(frozen=True, slots=True)
class Suggest:
    """Somebody at this peer asks all for *changes*; that is also this peer's own yes."""

    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """Somebody at this peer says yes or no to a proposal that ``Asked`` told of. The last answer counts."""

    proposal: bytes
    yes: bool


@dataclass(frozen=True, slots=True)
class SetPause:
    """Somebody at this peer wants play to rest, or to go on."""

    on: bool
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SayText:
    """Somebody at this peer writes a line of chat."""

    text: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Send *message* to the peer of that number (desync, for example), or with None to all neighbours."""

    message: Sealed
    peer: int | None = None


@dataclass(frozen=True, slots=True)
class Heal:
    """The board in memory was wrong: it is made anew from the log, and acknowledged again."""


Event = Linked | Unlinked | Received | Tick | Write | Suggest | Answer | SetPause | SayText | Pass | Heal


# News: what a person or a program at this peer should know.


@dataclass(frozen=True, slots=True)
class Applied:
    """Entry *entry* is in the log and on the board; ``post`` is the board afterwards."""

    entry: Entry
    digest: bytes
    post: bytes


@dataclass(frozen=True, slots=True)
class Locked:
    """All participants have the first *length* entries: these will never be taken back."""

    length: int


@dataclass(frozen=True, slots=True)
class RolledBack:
    """The log is back to *length* entries; ``lost`` were never locked. Their own are to be told with a notice."""

    length: int
    lost: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """Who must act now: a seat and the peer that controls it, or (-1, -1) while a draw is due, (-2, -2) at the end.
    ``mine`` says that this peer must ``Write``; ``bot`` is the level of the bot that plays the seat, or empty."""

    seat: int
    peer: int
    mine: bool
    bot: str


@dataclass(frozen=True, slots=True)
class Declined:
    """What was asked of this peer's core cannot be; ``code`` is one of ``DECLINED``, ``text`` says more or nothing."""

    code: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Misdeed:
    """*peer* signed what cannot stand: ``illegal`` (one entry) or ``equivocation`` (two), kept as evidence."""

    peer: int
    kind: str
    evidence: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Differs:
    """*peer* says that its board after entry *seq* is another one than ours: a desync."""

    seq: int
    peer: int
    theirs: bytes
    ours: bytes


@dataclass(frozen=True, slots=True)
class Asked:
    """*peer* proposes *changes*; ``Answer`` with this proposal's name. ``automatic``: no person need be asked.

    It comes once more for a proposal that was decided and is open again, because its view was taken back.
    """

    proposal: bytes
    peer: int
    changes: tuple[Change, ...]
    automatic: bool


@dataclass(frozen=True, slots=True)
class Answered:
    """*peer* says yes or no to a proposal."""

    proposal: bytes
    peer: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Decided:
    """A proposal is over: carried or not."""

    proposal: bytes
    carried: bool


@dataclass(frozen=True, slots=True)
class Viewed:
    """From now on this is who takes part. ``burned`` is a draw's number that will never be used, or 0."""

    view: View
    changes: tuple[Change, ...]
    burned: int


@dataclass(frozen=True, slots=True)
class Presence:
    """How a member can be reached: ``here`` (a link), ``relayed``, ``suspect`` (silent for 3 s) or ``away``."""

    peer: int
    state: str


@dataclass(frozen=True, slots=True)
class Waiting:
    """Play has rested for *seconds* because of these peers; ``what`` is ``seat``, ``ack``, ``reveal`` or nothing,
    which ends it. ``overdue``: the grace time is over, a vote on the absent ones may be proposed."""

    what: str
    peers: tuple[int, ...]
    seconds: float
    overdue: bool


@dataclass(frozen=True, slots=True)
class Paused:
    """Play rests because *peers* want it, or goes on if there are none."""

    peers: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat from *peer*: plain text without control characters."""

    peer: int
    text: str


@dataclass(frozen=True, slots=True)
class Slept:
    """This machine was asleep for that long: addresses may have changed; all links are cut."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Heard:
    """A message that is not the core's (desync, lobby, addresses) came from the identity *key*."""

    link: int
    key: bytes
    message: Sealed


DECLINED = (
    "turn", "illegal", "over", "paused", "voting", "watcher", "changes", "proposal", "syncing", "pauses", "chat",
)  # fmt: skip

News = (
    Applied | Locked | RolledBack | Turn | Declined | Misdeed | Differs | Asked | Answered | Decided | Viewed | Presence
    | Waiting | Paused | Said | Slept | Heard
)  # fmt: skip


# Orders: what the session must do, in this order.


@dataclass(frozen=True, slots=True)
class Send:
    """Send *message* through *link*; if that link is gone, nothing."""

    link: int
    message: Sealed


@dataclass(frozen=True, slots=True)
class Store:
    """Append a record to the journal; with ``fsync`` it must be on the disk before any later order is carried out."""

    kind: int
    data: bytes
    fsync: bool


@dataclass(frozen=True, slots=True)
class Notify:
    """Tell the people and programs at this peer."""

    news: News


@dataclass(frozen=True, slots=True)
class Wake:
    """Feed a ``Tick`` at this moment (the last ``Wake`` counts); moments are seconds on the clock of ``feed``."""

    at: float


@dataclass(frozen=True, slots=True)
class Cut:
    """Close a link; ``code`` is one of ``FAREWELLS`` in messages, or ``silent`` or ``slept``. Dial again as usual."""

    link: int
    code: str


Order = Send | Store | Notify | Wake | Cut
