"""The messages of SWQT/1 and their one form on the wire.

A message is a MessagePack array ``[tag, field, ...]`` of declared types and sizes. What a peer signs or what
decides a game is an opaque body of bytes in it. ``decode_plain`` and ``decode_sealed`` accept exactly what
``encode`` writes: another spelling of the same values is refused, so that equal messages are equal bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, TypeVar

from msgspec import DecodeError, Meta, Struct, ValidationError
from msgspec.msgpack import Decoder, Encoder

from swqt.net.wire.plaintext import ChatText, NameText, NoteText, ReasonText, as_sent, read_clean

MAJOR: Final = 1
MINOR: Final = 0
MAGIC: Final = "SWQT"

Digest = Annotated[bytes, Meta(min_length=32, max_length=32)]
Key = Annotated[bytes, Meta(min_length=32, max_length=32)]
Signature = Annotated[bytes, Meta(min_length=64, max_length=64)]
Half = Annotated[bytes, Meta(min_length=16, max_length=16)]
Eight = Annotated[bytes, Meta(min_length=8, max_length=8)]
MaybeEight = Annotated[bytes, Meta(max_length=8)]
MaybeSignature = Annotated[bytes, Meta(max_length=64)]
U8 = Annotated[int, Meta(ge=0, le=0xFF)]
U16 = Annotated[int, Meta(ge=0, le=0xFFFF)]
U32 = Annotated[int, Meta(ge=0, le=0xFFFF_FFFF)]
U63 = Annotated[int, Meta(ge=0, le=0x7FFF_FFFF_FFFF_FFFF)]
PeerNumber = Annotated[int, Meta(ge=0, le=31)]
Body = Annotated[bytes, Meta(max_length=2048)]
Certificate = Annotated[bytes, Meta(max_length=512)]
Document = Annotated[bytes, Meta(max_length=48 * 1024)]
# Texts of others are clean from the moment they are decoded, or of letters that do no harm.
Address = Annotated[str, Meta(max_length=46, pattern=r"\A[!-~]*\Z")]
Addresses = Annotated[tuple[Address, ...], Meta(max_length=8)]


class Message(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What all messages are; two with the same fields are equal."""


# Before a link has keys.


class Hello(Message, frozen=True, tag=1):
    """Who is calling, or answering. ``game`` is empty if none is meant; ``intent`` is one of ``INTENTS``.

    ``auth`` says how to prove oneself: 0 open, 1 by PIN, 2 by a known key, 3 by the token of an invitation. From the
    caller it is 3 if it has such a token, 4 if it only asks to be let in, else 0.
    """

    magic: Annotated[str, Meta(max_length=4, pattern=r"\A[!-~]*\Z")]
    major: U8
    minor: U8
    nonce: Half
    identity: Key
    game: MaybeEight
    intent: U8
    engine: Eight
    name: NameText
    capabilities: U32
    auth: U8


class Share(Message, frozen=True, tag=2):
    """A share of the key; the answering side adds its tag."""

    value: Key
    tag: MaybeSignature


class Confirm(Message, frozen=True, tag=3):
    """The calling side's tag."""

    tag: Signature


class Refuse(Message, frozen=True, tag=4):
    """Why there will be no link; ``code`` is one of ``REFUSALS``. Versions are those of the refusing side."""

    code: U8
    text: ReasonText
    major: U8
    minor: U8
    engine: Eight


class InfoRequest(Message, frozen=True, tag=5):
    """What is played there? Answered to anybody, once a second."""


class Info(Message, frozen=True, tag=6):
    """What is played here. ``state`` is one of ``STATES``; ``entries`` grows while there is play."""

    name: NameText
    state: U8
    seats: U8
    taken: U8
    spectators: U8
    engine: Eight
    game: MaybeEight
    entries: U32


# Sealed, between peers that know each other.


class Auth(Message, frozen=True, tag=10):
    """The first sealed message each way: the identity signs the handshake; where else to be reached."""

    signature: Signature
    port: U16
    addresses: Addresses


class EntryMessage(Message, frozen=True, tag=11):
    """One entry of the log. ``kind`` is one of ``CMD CHANCE VIEW END``; nobody (255) is the author of derived ones."""

    epoch: U16
    seq: U32
    prev: Digest
    kind: U8
    seat: U8
    body: Body
    post: Half
    author: U8
    signature: Certificate


class Ack(Message, frozen=True, tag=12):
    """*peer* has entry *seq* with this digest, and *post* is what its own board says afterwards."""

    epoch: U16
    seq: U32
    head: Digest
    post: Half
    peer: PeerNumber
    signature: Signature


class RevealMessage(Message, frozen=True, tag=13):
    """Link *k* of a peer's chain; it proves itself by hashing to what is known of that chain."""

    k: U32
    peer: PeerNumber
    value: Key


class SyncRequest(Message, frozen=True, tag=14):
    """Send what follows what we share; *locator* names entries of the own log, newest first."""

    epoch: U16
    have: U32
    locator: Annotated[tuple[tuple[U32, Eight], ...], Meta(max_length=24)]


class Entries(Message, frozen=True, tag=15):
    """Encoded ``EntryMessage`` and ``StartMessage`` messages in order; 48 KiB at most in all."""

    items: Annotated[tuple[Document, ...], Meta(max_length=64)]


class Status(Message, frozen=True, tag=16):
    """Where the sender stands: its head, the last draw it knows, and whose acks, reveals and links it has."""

    epoch: U16
    seq: U32
    head: Digest
    k: U32
    acks: U32
    reveals: U32
    links: U32


class Peers(Message, frozen=True, tag=17):
    """Where others can be reached."""

    items: Annotated[tuple[tuple[Key, Addresses, U16], ...], Meta(max_length=21)]


class Ping(Message, frozen=True, tag=18):
    """Answered by a ``Pong`` with the same number."""

    number: U63


class Pong(Message, frozen=True, tag=19):
    """The answer to a ``Ping``."""

    number: U63


class Lobby(Message, frozen=True, tag=20):
    """The table before the game, as its host says it; a higher version replaces a lower one."""

    version: U32
    document: Annotated[bytes, Meta(max_length=4096)]
    signature: Signature


class LobbyRequest(Message, frozen=True, tag=21):
    """What a guest asks of the host; *operation* is one of ``LOBBY_OPERATIONS``."""

    operation: U8
    argument: Annotated[bytes, Meta(max_length=256)]
    signature: Signature


class Genesis(Message, frozen=True, tag=22):
    """What the game will be. Each peer: its identity, the anchor of its chain, its nonce, in the order of seats."""

    document: Document
    game: Digest
    peers: Annotated[tuple[tuple[Key, Digest, Half], ...], Meta(max_length=5)]


class GenesisSignature(Message, frozen=True, tag=23):
    """*peer* agrees to be bound by the genesis."""

    peer: PeerNumber
    signature: Signature


class StartMessage(Message, frozen=True, tag=24):
    """The genesis with everybody's signature, in the order of its peers: the game begins."""

    genesis: Genesis
    signatures: Annotated[tuple[Signature, ...], Meta(max_length=5)]


class LobbyReply(Message, frozen=True, tag=25):
    """The host did not do what *key* asked with its request *number*; *code* is one of ``trouble.REPLIES``."""

    table: Eight
    key: Key
    number: U32
    code: U8
    subject: ReasonText
    signature: Signature


class Want(Message, frozen=True, tag=26):
    """Please send the home-made content with this SHA-256; answered with ``Goods`` or not at all."""

    digest: Digest


class Goods(Message, frozen=True, tag=27):
    """Home-made content that somebody wanted, packed; what it is, its SHA-256 says."""

    data: Annotated[bytes, Meta(min_length=1, max_length=40 * 1024)]


class Pin(Message, frozen=True, tag=28):
    """The PIN of the table, told to those who play at it; a higher *number* replaces a lower one."""

    number: U32
    pin: Annotated[str, Meta(pattern=r"\A[0-9]{6}\Z")]


class Propose(Message, frozen=True, tag=30):
    """A proposal of *peer* that follows the entry named by epoch, seq and head."""

    proposal: Eight
    epoch: U16
    seq: U32
    head: Digest
    action: Certificate
    peer: PeerNumber
    signature: Signature


class Vote(Message, frozen=True, tag=31):
    """*peer*'s answer to a proposal; *action* is the digest of what was proposed."""

    proposal: Eight
    yes: bool
    epoch: U16
    seq: U32
    head: Digest
    action: Digest
    peer: PeerNumber
    signature: Signature


class Pause(Message, frozen=True, tag=32):
    """Play rests, or goes on. Never in the log: there is no shared clock."""

    on: bool
    reason: NoteText
    peer: PeerNumber
    number: U32
    signature: Signature


class Say(Message, frozen=True, tag=40):
    """A line of chat; *number* grows with each line of *peer*."""

    peer: PeerNumber
    number: U32
    text: ChatText
    signature: Signature


class ChatMessage(Message, frozen=True, tag=41):
    """A line of chat of somebody without a number: *place* is the table before its game, or a game that *key* watches.

    *number* grows with each line of *key*.
    """

    place: Annotated[bytes, Meta(min_length=8, max_length=32)]
    key: Key
    number: U32
    name: NameText
    text: ChatText
    signature: Signature


class Tree(Message, frozen=True, tag=50):
    """The digests of the sections of the board after entry *seq*."""

    seq: U32
    sections: Annotated[tuple[tuple[U8, Eight], ...], Meta(max_length=64)]


class Leaf(Message, frozen=True, tag=51):
    """What a section of the board after entry *seq* holds."""

    seq: U32
    section: U8
    data: Annotated[bytes, Meta(max_length=16 * 1024)]


class Bye(Message, frozen=True, tag=60):
    """The link ends on purpose; *code* is one of ``FAREWELLS``."""

    code: U8
    text: NoteText


class DialBack(Message, frozen=True, tag=61):
    """Please try to reach me on this port; *result* is 0 in the question, 1 reached and 2 not reached in the answer."""

    port: U16
    result: U8


CMD: Final = 1
CHANCE: Final = 2
VIEW: Final = 3
END: Final = 4
NOBODY: Final = 255
INTENTS: Final = ("play", "watch", "info")
REFUSALS: Final = ("", "version", "engine", "full", "banned", "pin", "key", "busy", "lobby", "asked")
STATES: Final = ("lobby", "playing", "resumable", "ended")
LOBBY_OPERATIONS: Final = (
    "join", "leave", "here", "claim", "release", "colour", "ready", "rename", "watch", "trouble", "nonce", "anchor",
)  # fmt: skip
FAREWELLS: Final = ("leaving", "closing", "flood", "slow", "malformed", "duplicate")

Plain = Hello | Share | Confirm | Refuse | InfoRequest | Info
Sealed = (
    Auth | EntryMessage | Ack | RevealMessage | SyncRequest | Entries | Status | Peers | Ping | Pong | Lobby
    | LobbyRequest | Genesis | GenesisSignature | StartMessage | LobbyReply | Want | Goods | Pin | Propose | Vote
    | Pause | Say | ChatMessage | Tree | Leaf
    | Bye | DialBack
)  # fmt: skip

PLAIN_LIMIT: Final = 1024
SEALED_LIMIT: Final = 64 * 1024

T = TypeVar("T")

_encoder: Final = Encoder(enc_hook=as_sent)
_plain: Final[Decoder[Plain]] = Decoder(Plain, dec_hook=read_clean)
_sealed: Final[Decoder[Sealed]] = Decoder(Sealed, dec_hook=read_clean)


class Malformed(ValueError):
    """Bytes that are no message of this protocol; the text says what was expected."""


def encode(message: Message) -> bytes:
    """Return the one form of *message* on the wire."""
    return _encoder.encode(message)


def decode_plain(data: bytes) -> Plain:
    """Return the message before the keys that *data* holds, or raise ``Malformed``."""
    return decode_one_form(_plain, data, PLAIN_LIMIT, "message")


def decode_sealed(data: bytes) -> Sealed:
    """Return the message between peers that *data* holds, or raise ``Malformed``."""
    return decode_one_form(_sealed, data, SEALED_LIMIT, "message")


def decode_one_form(
    decoder: Decoder[T], data: bytes, limit: int, what: str, write: Callable[[T], bytes] = _encoder.encode
) -> T:
    """Return what *data* holds, written as *write* does; raise ``Malformed`` for all other bytes.

    *what* it should be stands in the error. It holds for whatever strangers send, also inside of messages.
    """
    if len(data) > limit:
        raise Malformed(f"a {what} of {len(data)} bytes; {limit} are allowed here")
    try:
        found = decoder.decode(data)
    except (DecodeError, ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(str(error)) from None
    if write(found) != data:
        raise Malformed(f"a {what} in another form than the one this protocol writes")
    return found
