"""Words of other people, made harmless before anybody sees or stores them: names, lines of chat, reasons.

What can be said with one click: it travels as a code, so that everybody reads it in their own language.

A table may want nothing else to be said; then other lines are not heard.
"""

from __future__ import annotations

import unicodedata
from typing import ClassVar, Final

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


class NoteText(CleanText):
    """A few words about a pause or a farewell."""

    __slots__ = ()
    limit = 80


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
