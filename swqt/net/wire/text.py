"""Text for people: texts from others, sanitised before anybody sees or stores them, and messages about problems.

A ``Trouble`` is a code with arguments. ``describe`` renders it in English, for logs and the command line; the window
translates the same texts. Quick-chat sayings are sent as codes as well, so that everybody reads them in their own
language.
"""

from __future__ import annotations

import unicodedata
from typing import ClassVar, Final, NamedTuple

NAME_LIMIT: Final = 24
CHAT_LIMIT: Final = 300
# Control, format (direction marks, zero width), surrogate, private use, unassigned, line and paragraph separators.
_HARMFUL: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# The zero width joiner combines emoji into one; it is allowed only after a pictograph.
_JOINER: Final = "\u200d"
_NO_MARKUP: Final = "\u2039"
_PICTURE_STYLE: Final = "\ufe0f"
# More combining marks on one character would overlap the lines above; real texts need no more than this.
_MARKS: Final = 3


def clean_name(text: str) -> str:
    return clean(text, NAME_LIMIT)


def clean_chat(text: str) -> str:
    return clean(text, CHAT_LIMIT, markup=True)


def clean(text: str, limit: int, *, markup: bool = False) -> str:
    """Return *text* made safe to show: NFC, one line, no control or direction characters, cut to *limit* characters.

    Runs of spaces become one. Unless *markup* is set, ``<`` is replaced, so that Qt never interprets the text as rich
    text: names appear in titles, tooltips and menus, and an image tag could load any file of this computer. The result
    may be empty. Idempotent; never raises.
    """
    if not markup:
        text = text.replace("<", _NO_MARKUP)
    kept: list[str] = []
    marks = 0
    # Only twice the limit is processed, so that nobody makes us normalise a megabyte.
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
    """Return whether *text* has 1 to *limit* characters and ``clean`` leaves it unchanged."""
    return 0 < len(text) <= limit and clean(text, limit) == text


def _of_picture(sign: str) -> bool:
    return sign == _PICTURE_STYLE or unicodedata.category(sign) in ("So", "Sk")


class CleanText(str):
    """Text from somebody else, whose string value is always clean.

    ``sent`` is the original, for signatures and relaying. *limit* is the most characters accepted; *markup* may be set
    for texts that are never shown as rich text.
    """

    limit: ClassVar[int] = 0
    markup: ClassVar[bool] = False
    sent: str

    def __new__(cls, sent: str) -> CleanText:
        self = super().__new__(cls, clean(sent, cls.limit, markup=cls.markup))
        self.sent = sent
        return self


class NameText(CleanText):
    limit = NAME_LIMIT


class ChatText(CleanText):
    limit = CHAT_LIMIT
    markup = True


class NoteText(CleanText):
    """A note about a moment of a game; its lines become one."""

    limit = 1000


class ReasonText(CleanText):
    """The reason for a refusal, or its subject."""

    limit = 120


def as_sent(text: str) -> str:
    """Return *text* in the form that is sent: the original of a CleanText, else itself."""
    return text.sent if isinstance(text, CleanText) else text


def read_clean(kind: type, value: object) -> CleanText:
    """Return *value* as text of *kind*, for msgspec decoders; ValueError if it is too long, TypeError if no string."""
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
"""The English text of each quick-chat saying, by name."""


def write_saying(name: str) -> str:
    return f":{name}:"


def read_saying(text: str) -> str | None:
    """Return the name of the saying that the line *text* encodes; None if it is free text."""
    name = text[1:-1]
    return name if name in SAYINGS and text == write_saying(name) else None


def in_english(text: str) -> str:
    """Return the line *text* for reading, with a saying in English."""
    name = read_saying(text)
    return text if name is None else SAYINGS[name]


# What went wrong.

TROUBLES: Final = {
    # Versions. Arguments: theirs, then ours.
    "protocol-newer": "They have a newer version (SWQT/{0}; yours is SWQT/{1}). Please update swqt.",
    "protocol-older": "They have an older version (SWQT/{0}; yours is SWQT/{1}). They need to update swqt.",
    "engine-differs":
        "Different versions: they have swqt {0} ({1}), you have swqt {2} ({3}). Everyone needs the same version.",
    "engine-resumed": "This game was started with swqt {0} (rules {1}) and needs that version. This is swqt {2} ({3}).",
    # Content.
    "board-missing": "The board {0} is missing: it isn't on this computer and didn't come with the table.",
    "board-differs": "Your copy of the board {0} ({2}) differs from the host's ({1}).",
    "board-bad": "The board {0} that came with the table can't be used: {1}",
    "board-players": "The board {0} is for {1} players.",
    "trait-bad": "{0}, which came with the table, can't be used: {1}",
    "trait-differs": "Your copy of {0} ({2}) differs from the host's ({1}).",
    "content-bad": "These races and powers can't be played here: {0}: {1}",
    "content-differs": "Your races and powers “{0}” ({2}) differ from the host's ({1}).",
    "content-large":
        "The custom boards, races and powers are too large to send: {0} bytes, and the limit is {1}. The largest is "
        "{2}.",
    "content-waiting": "Receiving custom content: {0}",
    "option-bad": "“{1}” isn't a valid choice for the house rule {0}.",
    # Requests in the lobby.
    "full": "This table is full and doesn't allow spectators.",
    "banned": "The host has removed you from this table.",
    "not-here": "You're no longer at this table.",
    "not-host": "Only the host can do that.",
    "table-closed": "{0} has closed the table.",
    "busy": "The game is about to start.",
    "changed": "The host has just changed the game. Check it again.",
    "no-seat": "There's no seat {0}.",
    "seat-taken": "{1} already has seat {0}.",
    "seat-closed": "The host has closed seat {0}.",
    "seat-empty": "Seat {0} is empty. Wait for someone, or add a bot.",
    "bots-only": "A game needs at least one person on a seat.",
    "seat-not-yours": "Seat {0} isn't yours.",
    "colour-taken": "{0} already has that colour.",
    "name-bad": "“{0}” can't be used as a name. Use 1 to 24 visible characters.",
    "name-taken": "The name {0} is already taken.",
    "no-spectators": "This table doesn't allow spectators.",
    "not-ready": "{0} isn't ready yet.",
    "large": "The table has grown too large to send to everyone.",
    "stale": "That request is out of date. Try again.",
    "silent": "{0} didn't answer in time, so the game hasn't started. Try again.",
    "level": "There's no bot called {0}.",
    "replay-large": "This game is too large to be shown to others: {0} bytes, and the limit is {1}.",
    "replay-bad": "The replay of {0} can't be read: {1}",
    "malformed": "A network message couldn't be understood: {0}",
    # The start.
    "start-table": "The game can't start because the host tried to start a different table from the one shown.",
    "start-peers": "The game can't start because its players aren't the ones at the table.",
    "start-own": "The game can't start because the host's details about you don't match yours.",
    "start-content": "The game can't start because the custom content that arrived isn't the table's: {0}",
    "host-two-tables": "The host is telling players different things. Be careful.",
    # Finding each other.
    "no-multicast": "Tables can't be found automatically on this network ({0}). Join by invitation or address.",
    "discovery-blocked": "The search for tables stalled. Starting again…",
    "discovery-closed": "swqt has stopped looking for tables. Join by invitation or address.",
    "nothing-found":
        "No tables found on this network. If someone has opened one, a firewall may be blocking it: join by "
        "invitation or address.",
    "no-network": "This computer isn't connected to a network.",
    "vpn-only":
        "This computer is connected only through a VPN, where tables can't be found. Join by invitation or address, "
        "or turn the VPN off.",
    "firewall-windows":
        "Windows may be blocking swqt. Allow it on private networks in Windows Security, under Firewall.",
    "isolated": "This network keeps devices apart, as guest networks do. Use another network or a phone hotspot.",
    "local-network-denied":
        "macOS may be blocking swqt on your network. Allow it in System Settings, under Privacy & Security, Local "
        "Network.",
    "inbound-blocked": "Others can't connect to this computer, but it can connect to them, so you can play.",
    # The game itself.
    "journal": "Nothing can be saved here, so your moves wait until there is room: {0}",
    "journal-again": "The game is saved here again and continues.",
    "journal-end": "The end of this game isn't saved here: {0}",
    "no-disk": "The game can't start because it can't be saved here: {0}",
    "no-game": "This game can't be played here: {0}",
    "boards-differ": "The players' computers disagree about the board ({0}), so the game is paused. Report: {1}",
    "cannot-listen": "Others can't reach this computer: {0} You can still join their tables.",
    # Addresses and invitations.
    "address-empty":
        "Enter an invitation or an address like 192.168.0.7. To use a port other than {0}, add it after a colon.",
    "address-host": "“{0}” isn't a valid computer name or address.",
    "address-port": "“{0}” isn't a valid port. Use a number from 1 to 65535.",
    "address-brackets": "“{0}”: put an IPv6 address in brackets when you add a port, like [fe80::1]:47770.",
    "address-scope": "“{0}”: the name or number of a network interface must follow the %.",
    "code-empty": "Invitation codes have 16 letters and digits, like XXXX-XXXX-XXXX-XXXX, or 8 on the same network.",
    "code-letter": "“{0}”, character {1} of the code, never appears in an invitation.",
    "code-length": "Invitation codes have 16 or 8 letters and digits; this one has {0}.",
    "code-check": "There's a typo in this invitation.",
    "code-network": "This short code is for another network, or there's a typo in it.",
    "code-port": "This invitation uses port 0, which can't be reached.",
    "code-short": "Short codes only work with port {0}.",
    "code-pin": "“{0}” isn't a PIN. PINs have 6 digits.",
    "code-token": "The end of this link is damaged. Copy the whole link again.",
    "code-link": "“{0}” isn't an invitation link. Links begin with swqt://j/.",
}  # fmt: skip
"""The English text of each code, with placeholders for its arguments."""

LINK_FAILURES: Final = {
    "VERSION": "They have a version that yours can't talk to. Please update swqt.",
    "ENGINE": "They have a different version of swqt. Everyone needs the same version.",
    "FULL": "The table is full.",
    "BANNED": "The host has removed you from this table.",
    "PIN": "Wrong PIN. Ask the host, who can see it on screen.",
    "KEY": "The game has started, and nobody else can join.",
    "BUSY": "Too many people are connecting at once. Trying again…",
    "LOBBY": "swqt is running there, but no table is open yet.",
    "ASKED": "The people there are being asked whether to let you in.",
    "TOKEN": "This invitation is no longer valid. Ask for a new one.",
    "PIN_NEEDED": "This table needs a PIN. The host can see it on screen.",
    "PIN_IGNORED":
        "This table doesn't ask for a PIN, so it may not be the one you want. Leave the PIN empty to join anyway.",
    "STRANGER": "A different computer answers at that address. Trying again…",
    "SELF": "That's the address of this computer.",
    "MALFORMED": "What answers there isn't swqt, or is a version that yours can't talk to.",
    "UNPROVED": "The other computer couldn't prove its identity. Trying again…",
    "SILENT": "No answer yet. Trying again…",
    "UNREACHABLE": "No answer yet. Trying again… Check the address, and that you're both on the same network.",
    "LOST": "Connection lost. Trying again…",
}  # fmt: skip
"""Why there is no link, by the name of the ``LinkFailure``."""

REFUSALS: Final = {
    "turn": "It's another player's turn now.",
    "illegal": "The other players' boards don't allow that.",
    "over": "The game is over.",
    "paused": "The game is paused at a player's request.",
    "voting": "The table is voting. One moment, please.",
    "watcher": "Only players can do that.",
    "changes": "That can't be undone or changed now.",
    "proposal": "That proposal is no longer open.",
    "syncing": "Getting the game from the others. One moment, please.",
    "pauses": "Each player can pause three times.",
    "chat": "You're sending messages too fast. Wait a moment.",
    "sayings": "Only quick chat is allowed at this table.",
    "draw": "A draw is open, and too few players would stay. Wait, or play on in a copy.",
    "disk": "Nothing can be saved on this computer, so that has to wait.",
    "copy": "You can't play on in a copy here.",
}
"""Why a request in a game was refused, by code of a ``CommandRefused``."""

REPLIES: Final = (
    "malformed", "full", "banned", "not-here", "not-host", "busy", "no-seat", "seat-taken", "seat-not-yours",
    "colour-taken", "name-bad", "name-taken", "no-spectators", "not-ready", "large", "stale", "engine-differs",
    "content-waiting", "board-missing", "board-differs", "board-bad", "trait-bad", "trait-differs", "content-bad",
    "content-differs", "silent", "changed", "seat-closed",
)  # fmt: skip
"""The codes that are sent as a number, their index here: append only."""


class Trouble(NamedTuple):
    """A problem: a key of TROUBLES and its arguments."""

    code: str
    args: tuple[str, ...] = ()


class Troubled(ValueError):
    """An error that carries a Trouble; its text is that of ``describe``."""

    def __init__(self, code: str, *args: object) -> None:
        self.trouble: Final = Trouble(code, tuple(map(str, args)))
        super().__init__(describe(self.trouble))


class Malformed(Troubled):
    """Bytes that are not a message of this protocol; the text says why."""

    def __init__(self, why: str) -> None:
        super().__init__("malformed", clean(why, 80))
        self.args = (why,)


def describe(trouble: Trouble) -> str:
    """Return *trouble* as an English sentence, with missing arguments left empty."""
    text = TROUBLES.get(trouble.code, trouble.code)
    return text.format(*trouble.args, *[""] * 4)
