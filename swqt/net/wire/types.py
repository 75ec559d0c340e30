"""What stands in messages: fields with their limits; texts of others, made harmless before anybody sees or stores them;
what all messages are, and who signs them.

What can be said with one click travels as a code, so that everybody reads it in their own language. A table may want
nothing else to be said; then other lines are not heard.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, ClassVar, Final, Literal, Protocol

from msgspec import Meta, Struct

MOST_SEATS: Final = 5
MOST_PEERS: Final = 32
"""Numbers of peers in a game, with those who have come later."""

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
PeerNumber = Annotated[int, Meta(ge=0, le=MOST_PEERS - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
EntryKind = Annotated[int, Meta(ge=1, le=4)]
PeerFlags = Annotated[int, Meta(ge=0, le=7)]
Body = Annotated[bytes, Meta(max_length=2048)]
Document = Annotated[bytes, Meta(max_length=48 * 1024)]
# Texts of others are clean from the moment they are decoded, or of letters that do no harm.
BotLevel = Annotated[str, Meta(max_length=16, pattern=r"\A[a-z]*\Z")]
Address = Annotated[str, Meta(max_length=46, pattern=r"\A[!-~]*\Z")]
Addresses = Annotated[tuple[Address, ...], Meta(max_length=8)]
DropReason = Literal["away", "overdue", "double", "split", "left"]


class Message(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What all messages are; two with the same fields are equal."""


class Keys(Protocol):
    """Who this program is: its public key, what only the owner of it can do, and how others are checked."""

    @property
    def public(self) -> bytes: ...
    def sign(self, text: bytes) -> bytes: ...
    def verify(self, key: bytes, text: bytes, signature: bytes) -> bool: ...
    def seed(self, nonce: bytes) -> bytes: ...


NAME_LIMIT: Final = 24
CHAT_LIMIT: Final = 300
# Control, format (direction marks, zero width), surrogate, private use, unassigned, line and paragraph separators.
_HARMFUL: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# The zero width joiner makes one picture of several; without it an emoji falls apart. It may follow a picture only.
_JOINER: Final = "\u200d"
_NO_MARKUP: Final = "\u2039"
_PICTURE_STYLE: Final = "\ufe0f"
# Marks that pile up over a letter paint over the lines above; this many are in real use.
_MARKS: Final = 3


def clean_name(text: str) -> str:
    """Return *text* as a name: cleaned, of at most 24 characters."""
    return clean(text, NAME_LIMIT)


def clean_chat(text: str) -> str:
    """Return *text* as a line of chat: cleaned, of at most 300 characters."""
    return _clean(text, CHAT_LIMIT)


def clean(text: str, limit: int) -> str:
    """Return *text* as it may be shown: composed (NFC), one line, no control or direction signs, cut to *limit*.

    Runs of spaces become one. No part of it is taken for markup, wherever it stands: names come into titles, tips and
    menus, and a picture that a name speaks of could be any file of this computer. It may be empty. Cleaning twice
    changes nothing, and nothing raises.
    """
    return _clean(text.replace("<", _NO_MARKUP), limit)


def _clean(text: str, limit: int) -> str:
    kept: list[str] = []
    marks = 0
    # Twice the limit is looked at: nobody makes us normalise a megabyte.
    for sign in unicodedata.normalize("NFC", text[: 2 * limit]):
        kind = unicodedata.category(sign)
        if sign in "\t\n\r" or kind == "Zs":
            sign = " "
        elif kind in _HARMFUL and not (sign == _JOINER and kept and _of_picture(kept[-1])):
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > _MARKS or (sign == " " and (not kept or kept[-1] == " ")):
            continue
        kept.append(sign)
    cleaned = unicodedata.normalize("NFC", "".join(kept))[:limit]
    return cleaned.rstrip(" " + _JOINER)


def is_clean(text: str, limit: int) -> bool:
    """Say whether *text* has 1 to *limit* characters that may all be shown as they are."""
    return 0 < len(text) <= limit and clean(text, limit) == text


def _of_picture(sign: str) -> bool:
    return sign == _PICTURE_STYLE or unicodedata.category(sign) in ("So", "Sk")


class CleanText(str):
    """Text that somebody else sent: as a string it is clean, whatever came.

    ``sent`` is what came, for signatures and for passing it on. *limit* is how many characters may come.
    """

    __slots__ = ("sent",)
    limit: ClassVar[int] = 0
    sent: str

    def __new__(cls, sent: str) -> CleanText:
        self = super().__new__(cls, cls.cleaned(sent))
        self.sent = sent
        return self

    @classmethod
    def cleaned(cls, text: str) -> str:
        """Return *text* as it may be shown."""
        return clean(text, cls.limit)


class NameText(CleanText):
    """The name of a person, a table or a program."""

    __slots__ = ()
    limit = NAME_LIMIT


class ChatText(CleanText):
    """A line of chat."""

    __slots__ = ()
    limit = CHAT_LIMIT

    @classmethod
    def cleaned(cls, text: str) -> str:
        return clean_chat(text)


class ReasonText(CleanText):
    """Why something is not done, or about what."""

    __slots__ = ()
    limit = 120


def as_sent(text: str) -> str:
    """Return *text* as it was sent, or as it is to be sent."""
    return text.sent if isinstance(text, CleanText) else text


def read_clean(kind: type, value: object) -> CleanText:
    """Return the text of *kind* that *value* is; ValueError if it is too long or no text. For msgspec's decoders."""
    if not (issubclass(kind, CleanText) and isinstance(value, str)):
        raise TypeError(f"no text: {kind.__name__}")
    if len(value) > kind.limit:
        raise ValueError(f"a text of {len(value)} characters; {kind.limit} are allowed")
    return kind(value)


SAYINGS: Final = {
    "thinking": "Thinking…",
    "well-played": "Well played!",
    "ouch": "Ouch!",
    "moment": "One moment, please",
    "take-back": "May I take that back?",
    "your-turn": "Your turn",
    "thanks": "Thank you",
    "good-game": "Good game!",
}
"""Their names, and what they are in English."""


def write_saying(name: str) -> str:
    """Return the line that is the saying *name*, one of ``SAYINGS``."""
    return f":{name}:"


def read_saying(text: str) -> str | None:
    """Return the name of the saying that the line *text* is; None if it is somebody's own words."""
    name = text[1:-1]
    return name if name in SAYINGS and text == write_saying(name) else None


def in_english(text: str) -> str:
    """Return the line *text* as it is to be read; sayings in English."""
    name = read_saying(text)
    return text if name is None else SAYINGS[name]
