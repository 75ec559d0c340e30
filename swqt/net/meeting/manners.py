"""How people are with each other at a table: who may say what, and how long anybody may think.

The host chooses it before the game; in the game all may agree on something else (``votes.Options``). It is no rule of
the game. Clocks are each program's own: no time is ever in the log, and nobody loses a game by the clock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta, Struct
from msgspec.msgpack import Decoder, Encoder

from swqt.net.wire.messages import Malformed, decode_one_form
from swqt.net.wire.plaintext import read_saying

if TYPE_CHECKING:
    from swqt.net.meeting.document import LobbyTable

MOST_REMINDER: Final = 60
MOST_BANK: Final = 240
MOST_INCREMENT: Final = 240

_LIMIT: Final = 256


class Clock(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """How long anybody may think. All zero: there is no clock.

    After ``reminder`` minutes in one turn whoever is asked is reminded. With a ``bank`` each player has so many minutes
    for the game, and ``increment`` seconds more for each turn; when they are over, others may vote that a bot plays.
    """

    reminder: Annotated[int, Meta(ge=0, le=MOST_REMINDER)] = 0
    bank: Annotated[int, Meta(ge=0, le=MOST_BANK)] = 0
    increment: Annotated[int, Meta(ge=0, le=MOST_INCREMENT)] = 0


NO_CLOCK: Final = Clock()


class Manners(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """``talk``: those who watch may write, too. ``sayings``: nobody says anything but what is in ``wire.sayings``."""

    talk: bool = True
    sayings: bool = False
    clock: Clock = NO_CLOCK

    def allow(self, text: str) -> bool:
        """Return whether the line *text* may be said by those who may say anything."""
        return not self.sayings or read_saying(text) is not None


EVERYBODY: Final = (True, False)
PLAYERS: Final = (False, False)
SAYINGS_ONLY: Final = (True, True)
TALK_RULES: Final = (EVERYBODY, PLAYERS, SAYINGS_ONLY)
"""What can be chosen about the talk, as ``talk`` and ``sayings``."""

_encoder: Final = Encoder()
_decoder: Final = Decoder(Manners)


def write_manners(manners: Manners) -> bytes:
    """Return the one form of *manners*, as it is voted on."""
    return _encoder.encode(manners)


def read_manners(data: bytes) -> Manners | None:
    """Return the manners that *data* are; None if they are something else."""
    try:
        return decode_one_form(_decoder, data, _LIMIT, "manners")
    except Malformed:
        return None


def manners_of(table: LobbyTable | None, agreed: bytes = b"") -> Manners:
    """Return what holds at *table*, and after the vote on *agreed* in its game, if there was one."""
    voted = read_manners(agreed) if agreed else None
    if voted is not None:
        return voted
    return Manners() if table is None else Manners(table.talk, table.sayings, table.clock)
