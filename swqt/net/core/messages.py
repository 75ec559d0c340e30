"""What peers say to each other about a game: typed values, from which the bytes on the wire are derived.

Peers and seats are numbers of the view they belong to. Whatever is signed names its game in the signed text, so that
a message needs no game of its own.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

Digest = Annotated[bytes, Meta(min_length=32, max_length=32)]
PublicKey = Annotated[bytes, Meta(min_length=32, max_length=32)]
Signature = Annotated[bytes, Meta(max_length=64)]
Half = Annotated[bytes, Meta(min_length=16, max_length=16)]
Eight = Annotated[bytes, Meta(min_length=8, max_length=8)]
U8 = Annotated[int, Meta(ge=0, le=0xFF)]
U16 = Annotated[int, Meta(ge=0, le=0xFFFF)]
U32 = Annotated[int, Meta(ge=0, le=0xFFFF_FFFF)]
U63 = Annotated[int, Meta(ge=0, le=0x7FFF_FFFF_FFFF_FFFF)]
PeerNumber = Annotated[int, Meta(ge=0, le=31)]
CleanText = Annotated[str, Meta(max_length=300)]
BotLevel = Annotated[str, Meta(max_length=16)]

CMD: Final = 1
CHANCE: Final = 2
VIEW: Final = 3
END: Final = 4
NOBODY: Final = 255

PAUSED: Final = 1
DISK_FULL: Final = 2
LEAVING: Final = 4

AWAY: Final = "away"
OVERDUE: Final = "overdue"
DOUBLE: Final = "double"
SPLIT: Final = "split"
LEFT: Final = "left"


class _Wire(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What everything here is; two with the same fields are equal."""


class LinkShare(_Wire, frozen=True):
    """A link of the sender's chain for draw *k*, given for the entry *head* and no other."""

    k: U32
    head: Digest
    value: Digest


class SignedAck(_Wire, frozen=True, tag=12):
    """*peer* has entry *seq* with the digest *head*, and says that all have acknowledged the place *prepared*."""

    epoch: U16
    seq: U32
    head: Digest
    state: Half
    prepared: U32
    flags: U8
    peer: PeerNumber
    link: LinkShare | None = None
    signature: Signature = b""


class LogEvidence(_Wire, frozen=True, tag=20):
    """Two ends of a log that part after the entry *base*, and ACKs: together they convict whoever signed both."""

    base: Digest
    one: Annotated[tuple[LogEntry, ...], Meta(max_length=64)]
    two: Annotated[tuple[LogEntry, ...], Meta(max_length=64)]
    acks: tuple[SignedAck, ...]


class LogEntry(_Wire, frozen=True, tag=11):
    """One place of the log. What comes after ``author`` proves it and is not covered by its digest."""

    epoch: U16
    seq: U32
    prev: Digest
    kind: U8
    seat: U8
    body: Annotated[bytes, Meta(max_length=2048)]
    state: Half
    author: U8
    signature: Signature = b""
    acks: tuple[SignedAck, ...] = ()
    signers: tuple[tuple[PeerNumber, Signature], ...] = ()
    evidence: tuple[LogEvidence, ...] = ()


class PeerStatus(_Wire, frozen=True, tag=13):
    """Where *peer* stands. The sets are bitmaps of peer numbers; *wanted* is the fresh chain it asks a seat for."""

    epoch: U16
    seq: U32
    head: Eight
    promised: U16
    acks: U32
    prepared: U32
    links: U32
    neighbours: U32
    flags: U8
    recovering: bool
    all_heard: bool
    wanted: tuple[Half, Digest] | None
    key: PublicKey
    number: U63
    signature: Signature = b""


class WantEntries(_Wire, frozen=True, tag=14):
    """Send what follows what we share; *locator* names places of the own log, newest first."""

    locator: Annotated[tuple[tuple[U32, Eight], ...], Meta(max_length=24)]


class SentEntries(_Wire, frozen=True, tag=15):
    """Entries in their order, and the latest ACKs that the sender has for them."""

    entries: Annotated[tuple[LogEntry, ...], Meta(max_length=64)]
    acks: tuple[SignedAck, ...] = ()


class DropPeer(_Wire, frozen=True, tag=1):
    """*peer* takes part no more; bots of that level play its seats. *through*: who reached it last, or nobody."""

    peer: PeerNumber
    reason: str
    through: U8 = NOBODY
    level: BotLevel = ""


class GiveSeat(_Wire, frozen=True, tag=2):
    """The seat goes to the peer with that key, whose chain ends in *anchor*: a return, a recovery or a newcomer."""

    seat: U8
    key: PublicKey
    nonce: Half
    anchor: Digest


class UndoTo(_Wire, frozen=True, tag=3):
    """The board is again as after the first *length* entries; the log keeps what was taken back."""

    length: U32


class SetOptions(_Wire, frozen=True, tag=4):
    """The table's own agreements; no rule of the game."""

    data: Annotated[bytes, Meta(max_length=256)]


ViewChanges = Annotated[tuple[DropPeer | GiveSeat | UndoTo | SetOptions, ...], Meta(max_length=8)]
AnyChange = DropPeer | GiveSeat | UndoTo | SetOptions


class ViewBody(_Wire, frozen=True):
    """What a VIEW entry says. *known* are ACKs with links of the open draw; with *sure* the ACKs of all who take part
    are attached, so that the newest view alone counts."""

    target: U16
    changes: ViewChanges
    known: tuple[SignedAck, ...] = ()
    sure: bool = False


class Proposal(_Wire, frozen=True, tag=16):
    """A person at *peer* suggests *changes*; *name* tells proposals apart."""

    name: Eight
    changes: ViewChanges
    peer: PeerNumber
    signature: Signature = b""


class ProposalAnswer(_Wire, frozen=True, tag=17):
    """A person at *peer* answers a proposal; the last answer counts."""

    name: Eight
    yes: bool
    peer: PeerNumber
    number: U32
    signature: Signature = b""


class ViewSignature(_Wire, frozen=True, tag=19):
    """*peer* signs the view whose body has that digest, after the entry *base*."""

    base: Digest
    body: Digest
    target: U16
    peer: PeerNumber
    signature: Signature = b""


class ViewDraft(_Wire, frozen=True, tag=18):
    """Please sign this view, as the coordinator has: it follows entry *seq*."""

    seq: U32
    body: ViewBody
    first: ViewSignature
    evidence: tuple[LogEvidence, ...] = ()


class ChatLine(_Wire, frozen=True, tag=21):
    """A line of somebody at a table or in a game; *number* grows with each line of *key*."""

    place: Eight
    key: PublicKey
    number: U63
    name: Annotated[str, Meta(max_length=24)]
    text: CleanText
    signature: Signature = b""


class BoardSections(_Wire, frozen=True, tag=40):
    """Digests of the sections of the sender's board after entry *seq*, or one section whole."""

    seq: U32
    section: U8
    data: Annotated[bytes, Meta(max_length=16 * 1024)]


class GameStart(_Wire, frozen=True, tag=37):
    """What everybody signs before the first entry: the table's document, and key, nonce and anchor of each peer."""

    document: Annotated[bytes, Meta(max_length=48 * 1024)]
    peers: Annotated[tuple[tuple[PublicKey, Half, Digest], ...], Meta(min_length=1, max_length=5)]
    seats: Annotated[tuple[U8, ...], Meta(min_length=1, max_length=8)]
    signatures: tuple[Signature, ...] = ()


GameMessage = (
    SignedAck | LogEntry | LogEvidence | PeerStatus | WantEntries | SentEntries | Proposal | ProposalAnswer | ViewDraft
    | ViewSignature | ChatLine | BoardSections
)  # fmt: skip
