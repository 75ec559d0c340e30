"""What the two sides of a link are asked and tell: who I am, what I want, who may come in, what went wrong.

And what ``links`` tells the session: ``LinkEvent``. All are values that may cross threads.
"""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import Final, Protocol

from msgspec import Struct

from swqt.net.wire.identity import Identity
from swqt.net.wire.limits import Bounded
from swqt.net.wire.messages import Hello, Info, Refuse, Sealed

logger = logging.getLogger(__name__)

WAIT: Final = "wait"
"""The text of a refusal for the PIN that means: too many tries, later perhaps. Without it the PIN was wrong."""
KNOCK: Final = 4
"""What a caller says in place of a ``Proof`` that only asks to be let in."""


class Proof(IntEnum):
    """How a caller shows that it may come in."""

    OPEN = 0
    PIN = 1
    KNOWN = 2
    TOKEN = 3    # by the secret in an invitation, which is too long to be guessed


class LinkRefusal(IntEnum):
    """Why a caller may not come in; it is told."""

    VERSION = 1
    ENGINE = 2
    FULL = 3
    BANNED = 4
    PIN = 5
    KEY = 6
    BUSY = 7
    LOBBY = 8
    ASKED = 9    # people are asked whether the caller may come in: again in a moment


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
    PIN_NEEDED = 20     # the other side asks for a PIN, and we have none
    PIN_IGNORED = 21    # we have a PIN, and the other side does not ask for it: it may be somebody else's table
    STRANGER = 22       # another identity answered than the one that was called
    SELF = 23           # we called ourselves
    MALFORMED = 24      # bytes that are no message of this protocol, or not the one that was due
    UNPROVED = 25       # a tag, seal or signature is wrong
    SILENT = 26         # no answer in time
    UNREACHABLE = 27    # no connection at all
    LOST = 28           # the connection ended in the middle
    TOKEN = 29          # the invitation was revoked


@dataclass(frozen=True, slots=True)
class LinkProfile:
    """What this program says of itself. *engine* is 8 bytes; *game* 8 bytes, or none while there is no game.

    *program* is its version as people say it; whoever is refused for another one is told.
    """

    identity: Identity = field(repr=False)
    name: str
    engine: bytes
    game: bytes = b""
    port: int = 0
    addresses: tuple[str, ...] = ()
    program: str = ""


@dataclass(frozen=True, slots=True)
class LinkRequest:
    """What a caller wants. *peer* must answer, if it is given; a *pin* must be asked for, if one is given.

    A *token* goes before the PIN where it is asked for. Who *knocks* has neither, and asks people to be let in.
    """

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
    game: bytes
    proof: Proof
    port: int
    addresses: tuple[str, ...]
    called: bool


class Door(Protocol):
    """Who may come in, and what strangers are told; the session answers this."""

    def admit(self, hello: Hello, address: str) -> Proof | LinkRefusal:
        """Return how this caller must prove itself, or why it may not come in. KNOWN only for those ``knows`` knows."""

    def knows(self, peer: bytes) -> bool:
        """Whether *peer* is one of the game's identities, who need no PIN."""

    def info(self) -> Info:
        """Return what anybody may know."""


class Ended(Enum):
    LEFT = "left"              # the other side said good-bye: it leaves
    CLOSING = "closing"        # the other side said good-bye: its program ends
    EXPELLED = "expelled"      # the other side threw us out: too much, too slow, or malformed in its eyes
    LOST = "lost"              # the connection broke
    SILENT = "silent"          # nothing was heard for eight seconds
    SLOW = "slow"              # the other side does not read what we send
    FLOOD = "flood"            # the other side sent too much; its address is shut out for thirty seconds
    MALFORMED = "malformed"    # the other side sent bytes that are no message
    BROKEN = "broken"          # a seal did not open: somebody is in between, or a bug
    SPARE = "spare"            # the other side has another link to our identity, on which it goes on
    SLEPT = "slept"            # this computer was asleep, and what it thinks of its connections is old
    CLOSED = "closed"          # we closed it


class LinkUp(Struct, frozen=True):
    """A link is up: *partner* has proved who it is, and is seen at *address*.

    If there was one to the same peer, both are up, and what the peer knew may be lost: its program may be a new one.
    """

    partner: Partner
    address: str


class LinkDown(Struct, frozen=True):
    """The last link to *peer* is gone. If one is to be kept up, it is being dialled again."""

    peer: bytes
    why: Ended


class LinkReceived(Struct, frozen=True):
    """*peer* sent *message*. What only concerns the link itself (ping, addresses, good-bye) is not told."""

    peer: bytes
    message: Sealed


class Measured(Struct, frozen=True):
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
    """Whether others can connect to this program: somebody did, or a peer that we called could not. Told once each."""

    reached: bool


class LinkClockJumped(Struct, frozen=True):
    """This computer was asleep for about *seconds*, or its clock was set; all links are being made anew."""

    seconds: float


LinkEvent = (
    LinkUp | LinkDown | LinkReceived | Measured | DialFailed | TurnedAway | PinChanged | Knocked | Reached
    | LinkClockJumped
)  # fmt: skip


def logged(notify: Callable[[LinkEvent], None]) -> Callable[[LinkEvent], None]:
    """Return *notify* with a log of the events. Peers have numbers there: no key, name, address or PIN is written."""
    numbers: Bounded[bytes, int] = Bounded(1024)
    fresh = itertools.count(1)

    def log_and_notify(event: LinkEvent) -> None:
        key = event.partner.peer if isinstance(event, LinkUp) else getattr(event, "peer", b"")
        about = [f"peer {numbers.keep(key, numbers.get(key) or next(fresh))}"] if key else []
        match event:
            case LinkDown(why=why) | DialFailed(why=why) | TurnedAway(why=why):
                about.append(why.name)
            case LinkReceived(message=message):
                about.append(type(message).__name__)
            case Reached(what) | LinkClockJumped(what):
                about.append(str(what))
        level = logging.DEBUG if isinstance(event, LinkReceived | Measured) else logging.INFO
        logger.log(level, "%s", " ".join([type(event).__name__, *about]))
        notify(event)

    return log_and_notify
