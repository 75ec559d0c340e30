"""The messages of SWQT/2 and their one form on the wire.

A message is a MessagePack array ``[tag, field, ...]`` of declared types and sizes. What a peer signs or what
decides a game is an opaque body of bytes in it. ``decode_plain`` and ``decode_sealed`` accept exactly what
``encode`` writes: another spelling of the same values is refused, so that equal messages are equal bytes.

The types bound each field and with them most messages; ``LIMITS`` bounds those that hold entries within entries.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final, TypeVar

from msgspec import DecodeError, Meta, ValidationError
from msgspec.msgpack import Decoder, Encoder

from swqt.net.wire.game_messages import MOST_SENT, GameMessage, GameStart, LogEntry, LogEvidence, ViewDraft
from swqt.net.wire.types import (
    U8,
    U16,
    U32,
    U63,
    Addresses,
    Digest,
    Eight,
    Half,
    Key,
    MaybeEight,
    MaybeSignature,
    Message,
    NameText,
    ReasonText,
    Signature,
    as_sent,
    read_clean,
)

MAJOR: Final = 2
MINOR: Final = 0
MAGIC: Final = "SWQT"

# Before a link has keys.


class Hello(Message, frozen=True, tag=1):
    """Who is calling, or answering. ``game`` is empty if none is meant.

    ``auth`` says how to prove oneself: 0 open, 1 by PIN, 2 by a known key, 3 by the token of an invitation. From the
    caller it is 3 if it has such a token, 4 if it only asks to be let in, else 0.
    """

    magic: Annotated[str, Meta(max_length=4, pattern=r"\A[!-~]*\Z")]
    major: U8
    minor: U8
    nonce: Half
    identity: Key
    game: MaybeEight
    engine: Eight
    name: NameText
    auth: U8


class Share(Message, frozen=True, tag=2):
    """A share of the key; the answering side adds its tag."""

    value: Key
    tag: MaybeSignature


class Confirm(Message, frozen=True, tag=3):
    """The calling side's tag."""

    tag: Signature


class Refuse(Message, frozen=True, tag=4):
    """Why there will be no link; ``code`` is a ``terms.LinkRefusal``. Versions are those of the refusing side."""

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


class Peers(Message, frozen=True, tag=22):
    """Where others can be reached."""

    items: Annotated[tuple[tuple[Key, Addresses, U16], ...], Meta(max_length=21)]


class Ping(Message, frozen=True, tag=23):
    """Answered by a ``Pong`` with the same number."""

    number: U63


class Pong(Message, frozen=True, tag=24):
    """The answer to a ``Ping``."""

    number: U63


class Lobby(Message, frozen=True, tag=30):
    """The table before the game, as its host says it; a higher version replaces a lower one."""

    version: U32
    document: Annotated[bytes, Meta(max_length=4096)]
    signature: Signature


class LobbyRequest(Message, frozen=True, tag=32):
    """What a guest asks of the host; *operation* is one of ``LOBBY_OPERATIONS``."""

    operation: U8
    argument: Annotated[bytes, Meta(max_length=256)]
    signature: Signature


class LobbyReply(Message, frozen=True, tag=33):
    """The host did not do what *key* asked with its request *number*; *code* is one of ``trouble.REPLIES``."""

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
    """The link ends on purpose; *code* is one of ``FAREWELLS``."""

    code: U8


STATES: Final = ("lobby", "playing", "resumable", "ended")
LOBBY_OPERATIONS: Final = (
    "join", "leave", "here", "claim", "release", "colour", "ready", "rename", "watch", "trouble",
)  # fmt: skip
FAREWELLS: Final = ("leaving", "closing", "flood", "slow", "malformed", "spare")

Plain = Hello | Share | Confirm | Refuse | InfoRequest | Info
Sealed = (
    Auth | Peers | Ping | Pong | Pin | Lobby | LobbyRequest | LobbyReply | Want | Goods | StartPart | StartSignature
    | GameStart | GameMessage | Bye
)  # fmt: skip

PLAIN_LIMIT: Final = 1024
SEALED_LIMIT: Final = 64 * 1024
ENTRIES_BYTES: Final = 48 * 1024
"""So much of ``SentEntries`` is entries; the largest entry fits."""
EVIDENCE_BYTES: Final = 20 * 1024
"""So large is one ``LogEvidence`` at most; an entry or a draft holds two."""
LIMITS: Final = {LogEvidence: EVIDENCE_BYTES, LogEntry: ENTRIES_BYTES, ViewDraft: ENTRIES_BYTES}

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
    found = decode_one_form(_sealed, data, SEALED_LIMIT, "message")
    if len(data) > LIMITS.get(type(found), SEALED_LIMIT):
        raise Malformed(f"a {type(found).__name__} of {len(data)} bytes")
    return found


def fitting(entries: Sequence[LogEntry]) -> int:
    """Return how many of *entries*, from the first on, go into one ``SentEntries``."""
    room = ENTRIES_BYTES
    for count, entry in enumerate(entries[:MOST_SENT]):
        room -= len(encode(entry))
        if room < 0:
            return count
    return min(len(entries), MOST_SENT)


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
