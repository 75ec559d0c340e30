"""What peers say to each other about a game. Peers and seats are numbers of the view they belong to.

Whatever is signed names its game in the signed text, so that a message needs no game of its own. At most five people
play, so whatever has an item of each of them is short; what proves a split is cut after the views that convict.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from swqt.net.wire.types import (
    MOST_SEATS,
    U8,
    U16,
    U32,
    U63,
    Body,
    BotLevel,
    ChatText,
    Digest,
    Document,
    DropReason,
    Eight,
    EntryKind,
    Half,
    Key,
    MaybeSignature,
    Message,
    NameText,
    PeerFlags,
    PeerNumber,
    SeatNumber,
    Signature,
)

CMD: Final = 1
CHANCE: Final = 2
VIEW: Final = 3
END: Final = 4
NOBODY: Final = 255

PAUSED: Final = 1
DISK_FULL: Final = 2
LEAVING: Final = 4

MOST_SENT: Final = 64
"""Entries in one message, which has room for ``messages.ENTRIES_BYTES`` of them."""
MOST_PROOF: Final = 128
"""Entries of one end in a proof, and ACKs; ``messages.EVIDENCE_BYTES`` in all."""

AWAY: Final = "away"
OVERDUE: Final = "overdue"
DOUBLE: Final = "double"
SPLIT: Final = "split"
LEFT: Final = "left"


class LinkShare(Message, frozen=True):
    """A link of the sender's chain for draw *k*, given for the entry *head* and no other."""

    k: U32
    head: Digest
    value: Digest


class SignedAck(Message, frozen=True, tag=12):
    """*peer* has entry *seq* with the digest *head*, and says that all have acknowledged the place *prepared*."""

    epoch: U16
    seq: U32
    head: Digest
    state: Half
    prepared: U32
    flags: PeerFlags
    peer: PeerNumber
    link: LinkShare | None = None
    signature: MaybeSignature = b""


Certificate = Annotated[tuple[SignedAck, ...], Meta(max_length=MOST_SEATS)]


class LogEvidence(Message, frozen=True, tag=20):
    """Two ends of a log that part after the entry *base*, and ACKs: together they convict whoever signed both."""

    base: Digest
    one: Annotated[tuple[LogEntry, ...], Meta(max_length=MOST_PROOF)]
    two: Annotated[tuple[LogEntry, ...], Meta(max_length=MOST_PROOF)]
    acks: Annotated[tuple[SignedAck, ...], Meta(max_length=MOST_PROOF)]


Proofs = Annotated[tuple[LogEvidence, ...], Meta(max_length=2)]


class LogEntry(Message, frozen=True, tag=11):
    """One place of the log. What comes after ``author`` proves it and is not covered by its digest."""

    epoch: U16
    seq: U32
    prev: Digest
    kind: EntryKind
    seat: U8
    body: Body
    state: Half
    author: U8
    signature: MaybeSignature = b""
    acks: Certificate = ()
    signers: Annotated[tuple[tuple[PeerNumber, Signature], ...], Meta(max_length=MOST_SEATS)] = ()
    evidence: Proofs = ()


class PeerStatus(Message, frozen=True, tag=13):
    """Where *peer* stands. The sets are bitmaps of peer numbers; *wanted* is the seat it asks for (NOBODY: its own),
    with the end of a fresh chain."""

    epoch: U16
    seq: U32
    head: Eight
    promised: U16
    acks: U32
    prepared: U32
    links: U32
    neighbours: U32
    flags: PeerFlags
    recovering: bool
    all_heard: bool
    wanted: tuple[U8, Half, Digest] | None
    key: Key
    number: U63
    signature: MaybeSignature = b""


class WantEntries(Message, frozen=True, tag=14):
    """Send what follows what we share; *locator* names places of the own log, newest first."""

    locator: Annotated[tuple[tuple[U32, Eight], ...], Meta(max_length=24)]


class SentEntries(Message, frozen=True, tag=15):
    """Entries in their order, and the latest ACKs that the sender has for them."""

    entries: Annotated[tuple[LogEntry, ...], Meta(max_length=MOST_SENT)]
    acks: Annotated[tuple[SignedAck, ...], Meta(max_length=MOST_SENT)] = ()


class DropPeer(Message, frozen=True, tag=1):
    """*peer* takes part no more; bots of that level play its seats. *through*: who reached it last, or nobody."""

    peer: PeerNumber
    reason: DropReason
    through: U8 = NOBODY
    level: BotLevel = ""


class GiveSeat(Message, frozen=True, tag=2):
    """The seat goes to the peer with that key, whose chain ends in *anchor*: a return, a recovery or a newcomer."""

    seat: SeatNumber
    key: Key
    nonce: Half
    anchor: Digest


class UndoTo(Message, frozen=True, tag=3):
    """The board is again as after the first *length* entries; the log keeps what was taken back."""

    length: U32


class SetOptions(Message, frozen=True, tag=4):
    """The table's own agreements; no rule of the game."""

    data: Annotated[bytes, Meta(max_length=256)]


ViewChanges = Annotated[tuple[DropPeer | GiveSeat | UndoTo | SetOptions, ...], Meta(max_length=8)]
AnyChange = DropPeer | GiveSeat | UndoTo | SetOptions


class ViewBody(Message, frozen=True):
    """What a VIEW entry says. *known* are ACKs with links of the open draw; with *sure* the ACKs of all who take part
    are attached, so that the newest view alone counts."""

    target: U16
    changes: ViewChanges
    known: Certificate = ()
    sure: bool = False


class Proposal(Message, frozen=True, tag=16):
    """A person at *peer* suggests *changes*; *name* tells proposals apart."""

    name: Eight
    changes: ViewChanges
    peer: PeerNumber
    signature: MaybeSignature = b""


class ProposalAnswer(Message, frozen=True, tag=17):
    """A person at *peer* answers a proposal; the last answer counts."""

    name: Eight
    yes: bool
    peer: PeerNumber
    number: U32
    signature: MaybeSignature = b""


class ViewSignature(Message, frozen=True, tag=19):
    """*peer* signs the view whose body has that digest, after the entry *base*."""

    base: Digest
    body: Digest
    target: U16
    peer: PeerNumber
    signature: MaybeSignature = b""


class ViewDraft(Message, frozen=True, tag=18):
    """Please sign this view, as the coordinator has: it follows entry *seq*."""

    seq: U32
    body: ViewBody
    first: ViewSignature
    evidence: Proofs = ()


class ChatLine(Message, frozen=True, tag=21):
    """A line of somebody at a table or in a game; *number* grows with each line of *key*."""

    place: Eight
    key: Key
    number: U63
    name: NameText
    text: ChatText
    signature: MaybeSignature = b""


class SeatRefusal(Message, frozen=True, tag=25):
    """A person at *peer* does not put the wish of the owner of *key* for that seat to the vote."""

    key: Key
    seat: SeatNumber
    peer: PeerNumber
    signature: MaybeSignature = b""


class BoardSections(Message, frozen=True, tag=40):
    """Digests of the sections of the sender's board after entry *seq*, or one section whole."""

    seq: U32
    section: U8
    data: Annotated[bytes, Meta(max_length=16 * 1024)]


class GameStart(Message, frozen=True, tag=37):
    """What everybody signs before the first entry: the table's document; key, nonce and anchor of each peer; and who
    controls each seat, with the level of the bot that plays it, if one does."""

    document: Document
    peers: Annotated[tuple[tuple[Key, Half, Digest], ...], Meta(min_length=1, max_length=MOST_SEATS)]
    seats: Annotated[tuple[PeerNumber, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    bots: Annotated[tuple[BotLevel, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    signatures: Annotated[tuple[Signature, ...], Meta(max_length=MOST_SEATS)] = ()


GameMessage = (
    SignedAck | LogEntry | LogEvidence | PeerStatus | WantEntries | SentEntries | Proposal | ProposalAnswer | ViewDraft
    | ViewSignature | ChatLine | SeatRefusal | BoardSections
)  # fmt: skip
