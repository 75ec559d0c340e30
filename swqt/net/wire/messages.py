"""The messages of SWQT/2, their canonical form on the wire, and the frames that carry them.

A message is a MessagePack array ``[tag, field, ...]`` of declared types and sizes; ``LIMITS`` bounds those that hold
entries within entries. The content of an entry is an opaque ``body`` of bytes. ``decode_plain`` and ``decode_sealed``
accept exactly what ``encode`` writes and reject other encodings, so that equal messages are equal bytes.

Messages about a game identify peers and seats by their numbers in the view to which they belong. Every signed text
includes the game, so that a message needs no field for it.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Annotated, Final, Literal, TypeVar

from msgspec import DecodeError, Meta, Struct
from msgspec.msgpack import Decoder, Encoder

from swqt.net.wire.text import ChatText, NameText, NoteText, ReasonText, as_sent, read_clean
from swqt.net.wire.text import Malformed as Malformed

MAGIC: Final = "SWQT"
MAJOR: Final = 2
MINOR: Final = 0
DEFAULT_PORT: Final = 47770

# Fields.

MOST_SEATS: Final = 5
MOST_PEERS: Final = 32    # of a game, including those who join later
MOST_ADDRESSES: Final = 8    # of one peer, as sent to others
MOST_TOLD: Final = 21    # peers in one ``Peers`` message

Digest = Annotated[bytes, Meta(min_length=32, max_length=32)]
Key = Digest
Signature = Annotated[bytes, Meta(min_length=64, max_length=64)]
Half = Annotated[bytes, Meta(min_length=16, max_length=16)]
Eight = Annotated[bytes, Meta(min_length=8, max_length=8)]
MaybeEight = Annotated[bytes, Meta(max_length=8)]
MaybeSignature = Annotated[bytes, Meta(max_length=64)]
U8 = Annotated[int, Meta(ge=0, le=0xFF)]
U16 = Annotated[int, Meta(ge=0, le=0xFFFF)]
U32 = Annotated[int, Meta(ge=0, le=0xFFFF_FFFF)]
U63 = Annotated[int, Meta(ge=0, le=0x7FFF_FFFF_FFFF_FFFF)]
PeerNumber = Annotated[int, Meta(ge=0, le=MOST_PEERS - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
EntryKind = Annotated[int, Meta(ge=1, le=4)]
PeerFlags = Annotated[int, Meta(ge=0, le=7)]
Body = Annotated[bytes, Meta(max_length=2048)]
Document = Annotated[bytes, Meta(max_length=48 * 1024)]
# Texts from others are cleaned as they are decoded, or restricted to harmless characters.
BotLevel = Annotated[str, Meta(max_length=16, pattern=r"\A[a-z]*\Z")]
Word = Annotated[str, Meta(max_length=64, pattern=r"\A[ -;=-~]*\Z")]
Address = Annotated[str, Meta(max_length=46, pattern=r"\A[!-~]*\Z")]
Addresses = Annotated[tuple[Address, ...], Meta(max_length=MOST_ADDRESSES)]
LobbyOperation = Literal[
    "join", "leave", "here", "claim", "release", "colour", "ready", "rename", "watch", "trouble", "lead"
]
DropReason = Literal["away", "overdue", "double", "split", "left"]
Farewell = Literal["leaving", "closing", "flood", "malformed", "spare"]


class Proof(IntEnum):
    """How a caller proves that it may come in; a caller's own greeting offers OPEN, TOKEN or KNOCK."""

    OPEN = 0
    PIN = 1
    KNOWN = 2
    TOKEN = 3    # by the secret in an invitation, which is too long to be guessed
    KNOCK = 4    # no proof: it asks people to let it in


class Message(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The base of all messages; two with the same fields are equal."""


# Unencrypted, before a link has keys.


class AnyHello(Struct, frozen=True, array_like=True, tag=1):
    """The beginning of a greeting in any version."""

    magic: Literal["SWQT"]
    major: U8
    minor: U8


class Hello(Message, frozen=True, tag=1):
    """The greeting of the caller or the answerer; *game* is empty if none is meant."""

    magic: Literal["SWQT"]
    major: Literal[2]
    minor: U8
    nonce: Half
    identity: Key
    game: MaybeEight
    engine: Eight
    name: NameText
    auth: Proof


class Share(Message, frozen=True, tag=2):
    """One side's share in the key exchange; the answerer adds its tag."""

    value: Key
    tag: MaybeSignature


class Confirm(Message, frozen=True, tag=3):
    tag: Signature


class Refuse(Message, frozen=True, tag=4):
    """A refusal of the link; *code* is a ``LinkFailure``. The versions are those of the refusing side."""

    code: Annotated[int, Meta(ge=1, le=9)]
    text: ReasonText
    major: U8
    minor: U8
    engine: Eight


class InfoRequest(Message, frozen=True, tag=5):
    """A query for what is played there; anybody gets an answer, each address at most once a second."""


class Info(Message, frozen=True, tag=6):
    """What is played here. ``game`` is the beginning of the game's digest or, before the game, the table's number."""

    name: NameText
    state: Literal["lobby", "playing", "resumable", "ended", "replay"] = "lobby"
    seats: U8 = 0
    taken: U8 = 0
    spectators: U8 = 0
    pin: bool = False
    open_to_spectators: bool = False
    board: Word = ""
    engine: MaybeEight = b""
    game: MaybeEight = b""
    program: Word = ""
    major: U8 = MAJOR
    minor: U8 = MINOR


# Encrypted, between authenticated peers.


class Auth(Message, frozen=True, tag=10):
    """The first encrypted message each way: the identity's signature of the handshake, and where else to reach it."""

    signature: Signature
    port: U16
    addresses: Addresses


class Peers(Message, frozen=True, tag=22):
    items: Annotated[tuple[tuple[Key, Addresses, U16], ...], Meta(max_length=MOST_TOLD)]


class Ping(Message, frozen=True, tag=23):
    number: U63


class Pong(Message, frozen=True, tag=24):
    number: U63


class Lobby(Message, frozen=True, tag=30):
    """The table before the game, as published by its host; a higher version replaces a lower one."""

    version: U32
    document: Annotated[bytes, Meta(max_length=4096)]
    signature: Signature


class LobbyRequest(Message, frozen=True, tag=32):
    """Request *number* of the owner of *key* to the host, sent with a greater *count* each time.

    *data* is ``LobbyTable.mark()`` for "ready", the key of the host meant for "here".
    """

    table: Eight
    key: Key
    number: U32
    count: U32
    operation: LobbyOperation
    value: U8 = 0
    more: U8 = 0
    text: ReasonText = ReasonText("")
    data: Annotated[bytes, Meta(max_length=32)] = b""
    signature: MaybeSignature = b""


class LobbyReply(Message, frozen=True, tag=33):
    """The host's rejection of request *number* of the owner of *key*; *code* is an index into ``text.REPLIES``."""

    table: Eight
    key: Key
    number: U32
    code: U8
    subject: ReasonText
    signature: Signature


class Want(Message, frozen=True, tag=34):
    """A request for the custom content with this SHA-256; answered with ``Goods`` or not at all."""

    digest: Digest


class Goods(Message, frozen=True, tag=35):
    """Custom content that was requested, compressed; its SHA-256 identifies it."""

    data: Annotated[bytes, Meta(min_length=1, max_length=40 * 1024)]


class Pin(Message, frozen=True, tag=31):
    """The PIN of the table, sent to its members; a higher *number* replaces a lower one."""

    number: U32
    pin: Annotated[str, Meta(pattern=r"\A[0-9]{6}\Z")]


class StartPart(Message, frozen=True, tag=36):
    """The contribution of the owner of *key* to the game of the frozen *table*: the anchor of a fresh hash chain."""

    table: Digest
    key: Key
    nonce: Half
    anchor: Digest
    signature: Signature


class StartSignature(Message, frozen=True, tag=38):
    """The agreement of the owner of *key* to the START with that digest."""

    start: Digest
    key: Key
    signature: Signature


class Bye(Message, frozen=True, tag=60):
    """The link ends on purpose."""

    farewell: Farewell


# Encrypted, about a game.

CMD: Final = 1
CHANCE: Final = 2
VIEW: Final = 3
END: Final = 4
NOBODY: Final = 255

PAUSED: Final = 1
DISK_FULL: Final = 2
LEAVING: Final = 4

MOST_SENT: Final = 64    # entries, or ACKs, in one message; the entries take ENTRIES_BYTES at most
MOST_PROOF: Final = 128    # entries of each branch, and ACKs, in one LogEvidence of EVIDENCE_BYTES at most

AWAY: Final = "away"
OVERDUE: Final = "overdue"
DOUBLE: Final = "double"
SPLIT: Final = "split"
LEFT: Final = "left"


class LinkShare(Message, frozen=True):
    """The link of the sender's hash chain for draw *k*, revealed for the entry *head* and no other."""

    k: U32
    head: Digest
    value: Digest


class SignedAck(Message, frozen=True, tag=12):
    """The ACK of *peer* for entry *seq* with digest *head*; it states that all have acknowledged entry *prepared*."""

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
    """Two branches of a log that diverge after the entry *base*, and ACKs: a proof against whoever signed both."""

    base: Digest
    one: Annotated[tuple[LogEntry, ...], Meta(max_length=MOST_PROOF)]
    two: Annotated[tuple[LogEntry, ...], Meta(max_length=MOST_PROOF)]
    acks: Annotated[tuple[SignedAck, ...], Meta(max_length=MOST_PROOF)]


Proofs = Annotated[tuple[LogEvidence, ...], Meta(max_length=2)]


class LogEntry(Message, frozen=True, tag=11):
    """One entry of the log. The fields after ``author`` prove it and are not covered by its digest."""

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
    """The state of the log of *key*'s owner. *acks*, *prepared*, *links* and *neighbours* are bitmaps of peer numbers;
    *wanted* is the seat it asks for (NOBODY: its own), with nonce and anchor of a fresh hash chain."""

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
    """A request for the entries after the last shared one; *locator* samples the sender's log, newest first."""

    locator: Annotated[tuple[tuple[U32, Eight], ...], Meta(max_length=24)]


class SentEntries(Message, frozen=True, tag=15):
    """Consecutive entries, and the latest ACKs that the sender has for them."""

    entries: Annotated[tuple[LogEntry, ...], Meta(max_length=MOST_SENT)]
    acks: Annotated[tuple[SignedAck, ...], Meta(max_length=MOST_SENT)] = ()


class DropPeer(Message, frozen=True, tag=1):
    """*peer* is out, and bots of *level* play its seats. *through*: who relayed its last status, or NOBODY."""

    peer: PeerNumber
    reason: DropReason
    through: U8 = NOBODY
    level: BotLevel = ""


class GiveSeat(Message, frozen=True, tag=2):
    """The seat goes to the peer with that key, and a hash chain with that *anchor*: it returns, recovers or is new."""

    seat: SeatNumber
    key: Key
    nonce: Half
    anchor: Digest


class UndoTo(Message, frozen=True, tag=3):
    """The board returns to the state after the first *length* entries; the log keeps the entries taken back."""

    length: U32


class SetOptions(Message, frozen=True, tag=4):
    """Agreements of the table, which are not rules of the game."""

    data: Annotated[bytes, Meta(max_length=256)]


AnyChange = DropPeer | GiveSeat | UndoTo | SetOptions
ViewChanges = Annotated[tuple[AnyChange, ...], Meta(max_length=8)]


class ViewBody(Message, frozen=True):
    """The body of a VIEW entry. *known* are ACKs with links of the open draw. *sure*: the entry proves that all
    participants acknowledged the newest view, so that the quorum needs a majority of that view alone."""

    target: U16
    changes: ViewChanges
    known: Certificate = ()
    sure: bool = False


class Proposal(Message, frozen=True, tag=16):
    """A person at *peer* proposes *changes*; *name* identifies the proposal."""

    name: Eight
    changes: ViewChanges
    peer: PeerNumber
    signature: MaybeSignature = b""


class ProposalAnswer(Message, frozen=True, tag=17):
    """A person at *peer* votes on a proposal; the vote with the highest *number* counts."""

    name: Eight
    yes: bool
    peer: PeerNumber
    number: U32
    signature: MaybeSignature = b""


class ViewSignature(Message, frozen=True, tag=19):
    """The signature of *peer* on the view that follows the entry *base* and whose *body* has that digest."""

    base: Digest
    body: Digest
    target: U16
    peer: PeerNumber
    signature: MaybeSignature = b""


class ViewDraft(Message, frozen=True, tag=18):
    """A request to sign this view, which follows entry *seq*; *first* is the signature of its drafter."""

    seq: U32
    body: ViewBody
    first: ViewSignature
    evidence: Proofs = ()


class ChatLine(Message, frozen=True, tag=21):
    """A chat line at a table or in a game; *number* grows with each line of the owner of *key*."""

    place: Eight
    key: Key
    number: U63
    name: NameText
    text: ChatText
    signature: MaybeSignature = b""


class SeatRefusal(Message, frozen=True, tag=25):
    """A person at *peer* refuses to put the wish of the owner of *key* for that seat to the vote."""

    key: Key
    seat: SeatNumber
    peer: PeerNumber
    signature: MaybeSignature = b""


class ShownMoment(Message, frozen=True, tag=41):
    """The sender shows a replay after *count* commands, at *pace* (0: paused). A *note* of None changes no note."""

    place: Eight
    key: Key
    number: U63
    count: U32
    pace: U8
    note: NoteText | None = None
    signature: MaybeSignature = b""


class PointedAt(Message, frozen=True, tag=42):
    """The owner of *key* points at a region of the map."""

    place: Eight
    key: Key
    number: U63
    region: U8
    signature: MaybeSignature = b""


class BoardSections(Message, frozen=True, tag=40):
    """The sender's board after entry *seq*: its sections, separated by zero bytes."""

    seq: U32
    section: U8
    data: Annotated[bytes, Meta(max_length=16 * 1024)]


class GameStart(Message, frozen=True, tag=37):
    """The START that all peers sign before the first entry: the table's document; key, nonce and anchor of each peer;
    and the peer that controls each seat, with the level of the bot that plays it or an empty string."""

    document: Document
    peers: Annotated[tuple[tuple[Key, Half, Digest], ...], Meta(min_length=1, max_length=MOST_SEATS)]
    seats: Annotated[tuple[PeerNumber, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    bots: Annotated[tuple[BotLevel, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    signatures: Annotated[tuple[Signature, ...], Meta(max_length=MOST_SEATS)] = ()


GameMessage = (
    SignedAck | LogEntry | LogEvidence | PeerStatus | WantEntries | SentEntries | Proposal | ProposalAnswer | ViewDraft
    | ViewSignature | ChatLine | SeatRefusal | BoardSections
)  # fmt: skip


Plain = Hello | Share | Confirm | Refuse | InfoRequest | Info
Sealed = (
    Auth | Peers | Ping | Pong | Pin | Lobby | LobbyRequest | LobbyReply | Want | Goods | StartPart | StartSignature
    | GameStart | GameMessage | ShownMoment | PointedAt | Bye
)  # fmt: skip

PLAIN_LIMIT: Final = 1024
SEALED_LIMIT: Final = 64 * 1024
TAG_BYTES: Final = 16
RECORD_LIMIT: Final = SEALED_LIMIT + TAG_BYTES
HEADER: Final = 4
ENTRIES_BYTES: Final = 48 * 1024    # of SentEntries, at most; the largest entry fits
EVIDENCE_BYTES: Final = 20 * 1024    # of one LogEvidence, at most; an entry or a draft holds two
LIMITS: Final = {LogEvidence: EVIDENCE_BYTES, LogEntry: ENTRIES_BYTES, ViewDraft: ENTRIES_BYTES}

T = TypeVar("T")

_ERRORS: Final = (DecodeError, UnicodeDecodeError, RecursionError)
_encoder: Final = Encoder(enc_hook=as_sent)
_any_hello: Final = Decoder(AnyHello)
_plain: Final[Decoder[Plain]] = Decoder(Plain, dec_hook=read_clean)
_sealed: Final[Decoder[Sealed]] = Decoder(Sealed, dec_hook=read_clean)


def encode(message: Message) -> bytes:
    return _encoder.encode(message)


def decode_plain(data: bytes) -> Plain:
    """Decode a message that is sent unencrypted; ``Malformed`` if *data* is not one in canonical form."""
    return decode_one_form(_plain, data, PLAIN_LIMIT, "message")


def other_version(data: bytes) -> AnyHello | None:
    """Return the beginning of *data* if it is a greeting of another major version, else None."""
    try:
        hello = _any_hello.decode(data)
    except _ERRORS:
        return None
    return hello if hello.major != MAJOR else None


def decode_sealed(data: bytes) -> Sealed:
    """Decode a message that is sent encrypted; ``Malformed`` if *data* is not one in canonical form."""
    found = decode_one_form(_sealed, data, SEALED_LIMIT, "message")
    if len(data) > LIMITS.get(type(found), SEALED_LIMIT):
        raise Malformed(f"a {type(found).__name__} of {len(data)} bytes")
    return found


def decode_one_form(
    decoder: Decoder[T], data: bytes, limit: int, what: str, write: Callable[[T], bytes] = _encoder.encode
) -> T:
    """Decode *data*, which must be exactly what *write* makes of the result; else ``Malformed``, naming a *what*."""
    if len(data) > limit:
        raise Malformed(f"a {what} of {len(data)} bytes; {limit} are allowed here")
    try:
        found = decoder.decode(data)
    except _ERRORS as error:
        raise Malformed(str(error)) from None
    if write(found) != data:
        raise Malformed(f"a {what} in another form than the one this protocol writes")
    return found


# Frames.


def framed(payload: bytes) -> bytes:
    """Return the frame of *payload*, which is not empty: its length in four bytes, big-endian, then itself."""
    return len(payload).to_bytes(HEADER, "big") + payload


def take_frame(buffer: bytearray, *, sealed: bool) -> bytes | None:
    """Remove the next frame from *buffer* and return its payload; None if it is incomplete, ``Malformed`` if invalid.

    The length is checked as soon as it has arrived, so that nobody makes us buffer 4 GiB. Empty frames are invalid, so
    that nobody keeps us busy with four bytes each.
    """
    if len(buffer) < HEADER:
        return None
    size, limit = int.from_bytes(buffer[:HEADER], "big"), RECORD_LIMIT if sealed else PLAIN_LIMIT
    if not 0 < size <= limit:
        raise Malformed(f"a frame of {size} bytes; 1 to {limit} are allowed here")
    end = HEADER + size
    if len(buffer) < end:
        return None
    payload = bytes(buffer[HEADER:end])
    del buffer[:end]
    return payload
