"""What ``links`` tells the session. All values; they may cross threads.

What the two sides of a handshake are asked and tell: who I am, what I want, who may come in, what went wrong.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import Final, Protocol

from msgspec import Struct

from swqt.net.wire.frames import Opener, Sealer
from swqt.net.wire.identity import Identity
from swqt.net.wire.messages import INTENTS, MAJOR, MINOR, REFUSALS, Hello, Info, Refuse, Sealed, encode
from swqt.net.wire.plaintext import ReasonText

WAIT: Final = "wait"
"""The text of a refusal for the PIN that means: too many tries, later perhaps. Without it the PIN was wrong."""


class Proof(IntEnum):
    """How a caller shows that it may come in."""

    OPEN = 0
    PIN = 1
    KNOWN = 2
    TOKEN = 3
    """By the secret in an invitation, which is too long to be guessed."""


KNOCK: Final = 4
"""What a caller says in place of a proof that only asks to be let in."""


class Intent(IntEnum):
    """What a caller wants, an index of ``INTENTS``."""

    PLAY = INTENTS.index("play")
    WATCH = INTENTS.index("watch")


class LinkRefusal(IntEnum):
    """Why a caller may not come in, an index of ``REFUSALS``."""

    VERSION = REFUSALS.index("version")
    ENGINE = REFUSALS.index("engine")
    FULL = REFUSALS.index("full")
    BANNED = REFUSALS.index("banned")
    PIN = REFUSALS.index("pin")
    KEY = REFUSALS.index("key")
    BUSY = REFUSALS.index("busy")
    LOBBY = REFUSALS.index("lobby")
    ASKED = REFUSALS.index("asked")
    """People are asked whether the caller may come in: again in a moment."""


class LinkFailure(IntEnum):
    """Why there is no link: to ASKED as in ``LinkRefusal``, seen by either side; then what only this side sees."""

    VERSION = LinkRefusal.VERSION
    ENGINE = LinkRefusal.ENGINE
    FULL = LinkRefusal.FULL
    BANNED = LinkRefusal.BANNED
    PIN = LinkRefusal.PIN
    KEY = LinkRefusal.KEY
    BUSY = LinkRefusal.BUSY
    LOBBY = LinkRefusal.LOBBY
    ASKED = LinkRefusal.ASKED
    PIN_NEEDED = 20
    """The other side asks for a PIN, and we have none."""
    PIN_IGNORED = 21
    """We have a PIN, and the other side does not ask for it: it may be somebody else's table."""
    STRANGER = 22
    """Another identity answered than the one that was called."""
    SELF = 23
    """We called ourselves."""
    MALFORMED = 24
    """Bytes that are no message of this protocol, or not the one that was due."""
    UNPROVED = 25
    """A tag, seal or signature is wrong."""
    SILENT = 26
    """No answer in time."""
    UNREACHABLE = 27
    """No connection at all."""
    LOST = 28
    """The connection ended in the middle."""
    TOKEN = 29
    """The invitation was revoked."""


class Failed(Exception):
    """There will be no link. ``reply`` is the payload to be sent before closing, if there is one."""

    def __init__(self, why: LinkFailure, refuse: Refuse | None = None, reply: bytes | None = None) -> None:
        super().__init__(why.name)
        self.why: Final = why
        self.refuse: Final = refuse
        self.reply: Final = reply


@dataclass(frozen=True, slots=True)
class LinkProfile:
    """What this program says of itself. *engine* is 8 bytes; *game* 8 bytes, or none while there is no game.

    *program* is its version as people say it; whoever is refused for another one is told.
    """

    identity: Identity = field(repr=False)
    name: str
    engine: bytes
    game: bytes = b""
    capabilities: int = 0
    port: int = 0
    addresses: tuple[str, ...] = ()
    program: str = ""


@dataclass(frozen=True, slots=True)
class LinkRequest:
    """What a caller wants. *peer* must answer, if it is given; a *pin* must be asked for, if one is given.

    A *token* goes before the PIN where it is asked for. Who *knocks* has neither, and asks people to be let in.
    """

    intent: Intent = Intent.PLAY
    game: bytes = b""
    peer: bytes | None = None
    pin: str | None = field(default=None, repr=False)
    token: bytes = field(default=b"", repr=False)
    knocks: bool = False

    @property
    def guesses(self) -> bool:
        """Whether each try tells a false host something of a secret."""
        return self.pin is not None or bool(self.token)


@dataclass(frozen=True, slots=True)
class Partner:
    """Who is at the other end of a link, proved by signature. *called* says that we called."""

    peer: bytes
    name: str
    engine: bytes
    game: bytes
    intent: Intent
    capabilities: int
    minor: int
    proof: Proof
    port: int
    addresses: tuple[str, ...]
    called: bool


@dataclass(frozen=True, slots=True)
class Secured:
    """A link that is up."""

    partner: Partner
    sealer: Sealer
    opener: Opener


class Door(Protocol):
    """Who may come in, and what strangers are told; the session answers this."""

    def admit(self, hello: Hello, address: str) -> Proof | LinkRefusal:
        """Return how this caller must prove itself, or why it may not come in. KNOWN only for those ``knows`` knows."""

    def knows(self, peer: bytes) -> bool:
        """Whether *peer* is one of the game's identities, who need no PIN."""

    def info(self) -> Info:
        """Return what anybody may know."""


def pack_refusal(profile: LinkProfile, why: LinkRefusal, text: str = "") -> bytes:
    """Return the payload that tells a caller why it may not come in.

    For another version it says which one is here, and for who knocks, who is asked.
    """
    if why in (LinkRefusal.VERSION, LinkRefusal.ENGINE):
        text = text or profile.program
    elif why is LinkRefusal.ASKED:
        text = text or profile.name
    return encode(Refuse(why, ReasonText(text), MAJOR, MINOR, profile.engine))


logger = logging.getLogger(__name__)


class Ended(Enum):
    """Why a link is gone."""

    LEFT = "left"
    """The other side said good-bye: it leaves."""
    CLOSING = "closing"
    """The other side said good-bye: its program ends."""
    EXPELLED = "expelled"
    """The other side threw us out: too much, too slow, or malformed in its eyes."""
    LOST = "lost"
    """The connection broke."""
    SILENT = "silent"
    """Nothing was heard for eight seconds."""
    SLOW = "slow"
    """The other side does not read what we send."""
    FLOOD = "flood"
    """The other side sent too much; its address is shut out for thirty seconds."""
    MALFORMED = "malformed"
    """The other side sent bytes that are no message."""
    BROKEN = "broken"
    """A seal did not open: somebody is in between, or a bug."""
    REPLACED = "replaced"
    """There is another connection to the same peer, on which it goes on; a ``LinkUp`` follows."""
    SLEPT = "slept"
    """This computer was asleep, and what it thinks of its connections is old."""
    CLOSED = "closed"
    """We closed it."""


class LinkUp(Struct, frozen=True):
    """A link is up: *partner* has proved who it is. *address* is where it is seen from here."""

    partner: Partner
    address: str


class LinkDown(Struct, frozen=True):
    """The link to *peer* is gone. If it is to be kept up, it is being dialled again."""

    peer: bytes
    why: Ended


class LinkReceived(Struct, frozen=True):
    """*peer* sent *message*. What only concerns the link itself (ping, addresses, good-bye) is not told."""

    peer: bytes
    message: Sealed


class LinkHeard(Struct, frozen=True):
    """Nothing was heard of *peer* for three seconds (*silent*), or it is back."""

    peer: bytes
    silent: bool


class Measured(Struct, frozen=True):
    """A message to *peer* and its answer took *seconds* together."""

    peer: bytes
    seconds: float


class DialFailed(Struct, frozen=True):
    """Call *number* failed. *final*: it is given up, because trying again would end in the same way.

    *refuse* is what the other side said, if it said something: its versions, and ``WAIT`` for too many PINs.
    """

    number: int
    why: LinkFailure
    final: bool
    refuse: Refuse | None = None


class TurnedAway(Struct, frozen=True):
    """Somebody at *address* wanted in and was not let in; *why* as seen here. For the log; never more than a line."""

    address: str
    why: LinkFailure


class PinChanged(Struct, frozen=True):
    """There is a new PIN; *forced*: because too many wrong ones were tried, not because somebody here wants one.

    *token* is what invitations by link and QR code contain besides.
    """

    pin: str
    forced: bool = False
    token: bytes = b""


class Knocked(Struct, frozen=True):
    """Somebody called *name* asks to be let in without a PIN; the key is theirs only if they prove it later."""

    key: bytes
    name: str
    address: str


class Reached(Struct, frozen=True):
    """The answer to ``ask_dial_back``: whether *peer* can connect to us."""

    peer: bytes
    reached: bool


class LinkClockJumped(Struct, frozen=True):
    """This computer was asleep for about *seconds*, or its clock was set; all links are being made anew."""

    seconds: float


LinkEvent = (
    LinkUp
    | LinkDown
    | LinkReceived
    | LinkHeard
    | Measured
    | DialFailed
    | TurnedAway
    | PinChanged
    | Knocked
    | Reached
    | LinkClockJumped
)


def logged(notify: Callable[[LinkEvent], None]) -> Callable[[LinkEvent], None]:
    """Return *notify* with a log of the events. Peers have numbers there: no key, name, address or PIN is written."""
    numbers: dict[bytes, int] = {}

    def number(peer: bytes) -> int:
        return numbers.setdefault(peer, len(numbers) + 1)

    def log_and_notify(event: LinkEvent) -> None:
        match event:
            case LinkUp(partner, _):
                logger.info("link to peer %d is up", number(partner.peer))
            case LinkDown(peer, why):
                logger.info("link to peer %d is down: %s", number(peer), why.value)
            case LinkReceived(peer, message):
                logger.debug("peer %d sent %s", number(peer), type(message).__name__)
            case LinkHeard(peer, silent):
                logger.debug("peer %d is %s", number(peer), "silent" if silent else "heard again")
            case DialFailed(call, why, final, _):
                logger.info("call %d failed: %s%s", call, why.name, ", given up" if final else "")
            case TurnedAway(_, why):
                logger.info("a caller was turned away: %s", why.name)
            case Knocked():
                logger.info("somebody asks to be let in")
            case PinChanged(forced=forced):
                logger.info("the table has a new PIN%s", ", after wrong ones" if forced else "")
            case LinkClockJumped(seconds):
                logger.warning("this computer was asleep for about %.0f s, or its clock was set", seconds)
            case _:
                pass
        notify(event)

    return log_and_notify
