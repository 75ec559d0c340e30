"""The messages of SWQT/2, their one form on the wire, and the frames that carry them.

A message is a MessagePack array ``[tag, field, ...]`` of declared types and sizes; ``LIMITS`` bounds those that hold
entries within entries. What decides a game is an opaque body of bytes. ``decode_plain`` and ``decode_sealed`` accept
exactly what ``encode`` writes: another spelling is refused, so that equal messages are equal bytes.

What peers say about a game names peers and seats by the numbers of the view they belong to. Whatever is signed names
its game in the signed text, so that a message needs no game of its own.
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
MOST_PEERS: Final = 32    # of a game, with those who have come later
MOST_ADDRESSES: Final = 8    # of one peer that others are told
MOST_TOLD: Final = 21    # peers of which it is told at once where they are

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
# Texts of others are clean from the moment they are decoded, or of letters that do no harm.
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
    """How a caller shows that it may come in; of itself it says only TOKEN or KNOCK."""

    OPEN = 0
    PIN = 1
    KNOWN = 2
    TOKEN = 3    # by the secret in an invitation, which is too long to be guessed
    KNOCK = 4    # it only asks to be let in


class Message(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What all messages are; two with the same fields are equal."""


# Before a link has keys.


class AnyHello(Struct, frozen=True, array_like=True, tag=1):
    """What a greeting of any version begins with."""

    magic: Literal["SWQT"]
    major: U8
    minor: U8


class Hello(Message, frozen=True, tag=1):
    """Who is calling, or answering; *game* is empty if none is meant."""

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
    """A share of the key; the answering side adds its tag."""

    value: Key
    tag: MaybeSignature


class Confirm(Message, frozen=True, tag=3):
    tag: Signature


class Refuse(Message, frozen=True, tag=4):
    """Why there will be no link; *code* is a ``LinkFailure``. Versions are those of the refusing side."""

    code: Annotated[int, Meta(ge=1, le=9)]
    text: ReasonText
    major: U8
    minor: U8
    engine: Eight


class InfoRequest(Message, frozen=True, tag=5):
    """What is played there? Answered to anybody, once a second."""


class Info(Message, frozen=True, tag=6):
    """What is played here. ``game`` is the number of the game or, before it, of the table."""

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


# Sealed, between peers that know each other.


class Auth(Message, frozen=True, tag=10):
    """The first sealed message each way: the identity signs the handshake; where else to be reached."""

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
    """The table before the game, as its host says it; a higher version replaces a lower one."""

    version: U32
    document: Annotated[bytes, Meta(max_length=4096)]
    signature: Signature


class LobbyRequest(Message, frozen=True, tag=32):
    """What the owner of *key* asks of the host as its request *number*, said with a greater *count* each time.

    *data* is the mark of what is played, or the key of the host that is meant.
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
    """The host did not do what *key* asked with its request *number*; *code* is one of ``text.REPLIES``."""

    table: Eight
    key: Key
    number: U32
    code: U8
    subject: ReasonText
    signature: Signature


class Want(Message, frozen=True, tag=34):
    """Please send the home-made content with this SHA-256; answered with ``Goods`` or not at all."""

    digest: Digest


class Goods(Message, frozen=True, tag=35):
    """Home-made content that somebody wanted, packed; what it is, its SHA-256 says."""

    data: Annotated[bytes, Meta(min_length=1, max_length=40 * 1024)]


class Pin(Message, frozen=True, tag=31):
    """The PIN of the table, told to those who play at it; a higher *number* replaces a lower one."""

    number: U32
    pin: Annotated[str, Meta(pattern=r"\A[0-9]{6}\Z")]


class StartPart(Message, frozen=True, tag=36):
    """What the owner of *key* brings to the game whose frozen table has that digest: the end of a fresh chain."""

    table: Digest
    key: Key
    nonce: Half
    anchor: Digest
    signature: Signature


class StartSignature(Message, frozen=True, tag=38):
    """The owner of *key* agrees to the START with that digest."""

    start: Digest
    key: Key
    signature: Signature


class Bye(Message, frozen=True, tag=60):
    """The link ends on purpose."""

    farewell: Farewell


# Sealed, about a game.

CMD: Final = 1
CHANCE: Final = 2
VIEW: Final = 3
END: Final = 4
NOBODY: Final = 255

PAUSED: Final = 1
DISK_FULL: Final = 2
LEAVING: Final = 4

MOST_SENT: Final = 64    # entries in one message, which has room for ENTRIES_BYTES of them
MOST_PROOF: Final = 128    # entries of one end in a proof, and ACKs; EVIDENCE_BYTES in all

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


AnyChange = DropPeer | GiveSeat | UndoTo | SetOptions
ViewChanges = Annotated[tuple[AnyChange, ...], Meta(max_length=8)]


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


class ShownMoment(Message, frozen=True, tag=41):
    """A replay is shown after *count* commands, *pace* 0 stands still; without a *note* nothing is said about that."""

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
    """What the sender's board is after entry *seq*: its sections with zero bytes between."""

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
    """Return the message of strangers that *data* holds, or raise ``Malformed``."""
    return decode_one_form(_plain, data, PLAIN_LIMIT, "message")


def other_version(data: bytes) -> AnyHello | None:
    """Return the beginning of the greeting *data* if it is one of another major version."""
    try:
        hello = _any_hello.decode(data)
    except _ERRORS:
        return None
    return hello if hello.major != MAJOR else None


def decode_sealed(data: bytes) -> Sealed:
    """Return the message between peers that *data* holds, or raise ``Malformed``."""
    found = decode_one_form(_sealed, data, SEALED_LIMIT, "message")
    if len(data) > LIMITS.get(type(found), SEALED_LIMIT):
        raise Malformed(f"a {type(found).__name__} of {len(data)} bytes")
    return found


def decode_one_form(
    decoder: Decoder[T], data: bytes, limit: int, what: str, write: Callable[[T], bytes] = _encoder.encode
) -> T:
    """Return the *what* that *data* holds, written as *write* does; raise ``Malformed`` for all other bytes."""
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
    """Return *payload* as it goes over the wire: four bytes of length, highest first, then at least one byte."""
    return len(payload).to_bytes(HEADER, "big") + payload


def take_frame(buffer: bytearray, *, sealed: bool) -> bytes | None:
    """Cut the next whole frame off *buffer*; None if it is not here yet, ``Malformed`` if its length is not allowed.

    The length is judged as soon as it is known: nobody has to send 4 GiB to be refused. A frame of zero bytes does not
    exist, so nobody can make the other side turn idle rounds for four bytes each.
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
