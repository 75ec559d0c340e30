"""What the two sides of a handshake are asked and tell: who I am, what I want, who may come in, what went wrong."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final, Protocol

from swqt.net.wire.frames import Opener, Sealer
from swqt.net.wire.identity import Identity
from swqt.net.wire.messages import INTENTS, MAJOR, MINOR, REFUSALS, Hello, Info, Refuse, encode

WAIT: Final = "wait"
"""The text of a refusal for the PIN that means: too many tries, later perhaps. Without it the PIN was wrong."""


class Proof(IntEnum):
    """How a caller shows that it may come in."""

    OPEN = 0
    PIN = 1
    KNOWN = 2


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


class LinkFailure(IntEnum):
    """Why there is no link: to LOBBY as in ``LinkRefusal``, seen by either side; then what only this side sees."""

    VERSION = LinkRefusal.VERSION
    ENGINE = LinkRefusal.ENGINE
    FULL = LinkRefusal.FULL
    BANNED = LinkRefusal.BANNED
    PIN = LinkRefusal.PIN
    KEY = LinkRefusal.KEY
    BUSY = LinkRefusal.BUSY
    LOBBY = LinkRefusal.LOBBY
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
    """What a caller wants. *peer* must answer, if it is given; a *pin* must be asked for, if one is given."""

    intent: Intent = Intent.PLAY
    game: bytes = b""
    peer: bytes | None = None
    pin: str | None = field(default=None, repr=False)


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
    """Return the payload that tells a caller why it may not come in; for another version, which one is here."""
    if why in (LinkRefusal.VERSION, LinkRefusal.ENGINE):
        text = text or profile.program
    return encode(Refuse(why, text, MAJOR, MINOR, profile.engine))
