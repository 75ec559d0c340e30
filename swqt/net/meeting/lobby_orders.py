"""What comes out of the lobby, and what it needs of the program around it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from msgspec import Struct

from swqt.content import Catalogue
from swqt.net.meeting.document import Table
from swqt.net.meeting.luggage import Played
from swqt.net.wire.messages import Message, Start
from swqt.net.wire.signing import Signer, Verify
from swqt.net.wire.trouble import Trouble

BEAT: Final = 3.0
"""Seconds after which the host tells the table again, and guests that they are there."""

GONE: Final = 8.0
"""Seconds of silence after which somebody is gone."""

NEXT: Final = 2.0
"""Seconds that each further one in the order of arrival waits longer before they become host."""

AGAIN: Final = 1.0
"""Seconds after which what was not answered is said again."""

LAST: Final = 2**31
"""The highest version of a table that is listened to: whoever becomes host later needs one that is higher."""

FREEZE: Final = 10.0
"""Seconds in which everybody must have done their part of the start."""


class Send(NamedTuple):
    """Send *message* to the neighbour with the key *to*, or to all of them but *without*."""

    message: Message
    to: bytes | None = None
    without: bytes | None = None


class Changed(Struct, frozen=True):
    """The table is now *table*. ``played`` is what it is played with, None as long as *trouble* says why not."""

    table: Table
    played: Played | None
    trouble: Trouble | None
    host: bool


class Refusal(Struct, frozen=True):
    """What was asked is not done."""

    operation: str
    trouble: Trouble


class Complaint(Struct, frozen=True):
    """Something went wrong that nobody here asked for; the lobby goes on."""

    trouble: Trouble


class Removed(Struct, frozen=True):
    """This program is no longer at the table; to come back it joins again."""

    trouble: Trouble


class Started(Struct, frozen=True):
    """The game begins. ``peer`` is this program's number in it, None for a spectator."""

    start: Start
    table: Table
    played: Played | None
    peer: int | None


Notice = Changed | Refusal | Complaint | Removed | Started
Order = Send | Notice


@dataclass(frozen=True, slots=True)
class Program:
    """What the lobby needs of the program around it.

    ``anchor`` gives the anchor of the own chain for (game, number of the peer), always the same one for the same game;
    ``nonce`` 16 fresh random bytes. ``version`` and ``engine`` are those of ``swqt.net.version``.
    """

    identity: Signer
    verify: Verify
    catalogue: Catalogue
    anchor: Callable[[bytes, int], bytes]
    nonce: Callable[[], bytes]
    version: str
    engine: bytes
