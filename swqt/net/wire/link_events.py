"""What ``links`` tells the session. All values; they may cross threads."""

from __future__ import annotations

import logging
from collections.abc import Callable
from enum import Enum

from msgspec import Struct

from swqt.net.wire.messages import Refuse, Sealed
from swqt.net.wire.terms import LinkFailure, Partner

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
    """There is a new PIN; *forced*: because too many wrong ones were tried, not because somebody here wants one."""

    pin: str
    forced: bool = False


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
            case PinChanged(_, forced):
                logger.info("the table has a new PIN%s", ", after wrong ones" if forced else "")
            case LinkClockJumped(seconds):
                logger.warning("this computer was asleep for about %.0f s, or its clock was set", seconds)
            case _:
                pass
        notify(event)

    return log_and_notify
