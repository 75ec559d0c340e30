"""What a session tells whoever plays or watches at this program.

All are values that may cross threads; none needs an answer. What can be seen by looking (who is here, for whom play
waits, what is proposed) is in ``StatusChanged``; what is told once is news of its own.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from msgspec import Struct

from swqt.net.core.events import CommandRefused, LockBroken, LogSplit, PeerConvicted
from swqt.net.lobby.listing import Listed
from swqt.net.lobby.lobby import Notice
from swqt.net.status import GameStatus
from swqt.net.wire.connection import DialFailed
from swqt.net.wire.handshake import Partner
from swqt.net.wire.links import Knocked, LinkClockJumped, Measured, PinChanged, Reached, TurnedAway
from swqt.net.wire.messages import AnyChange, GameStart
from swqt.net.wire.text import Trouble

logger = logging.getLogger(__name__)


class Listening(Struct, frozen=True):
    """This program can be reached on *port*, which is not *wanted* if somebody else has that."""

    port: int
    wanted: int


class Met(Struct, frozen=True):
    """There is a link to *partner*."""

    partner: Partner


class Parted(Struct, frozen=True):
    """The link to *peer* is gone; ``farewell`` says that it was on purpose."""

    peer: bytes
    farewell: bool


class Playing(Struct, frozen=True):
    """The game of *start* is on: *mine* is this program's number in it, None for a spectator.

    ``Moved`` and ``TakenBack`` follow, from the first move on; ``back`` says that some of it was played here before,
    ``early`` what was kept here of answers that the log has not asked for yet.
    """

    start: GameStart
    mine: int | None
    back: bool = False
    early: str = ""


class Moved(Struct, frozen=True):
    """These texts were played, in this order: commands as in a game file, or ``first A`` for who begins."""

    texts: tuple[str, ...]


class TakenBack(Struct, frozen=True):
    """Only the first *length* of those texts still count; a ``Moved`` may follow."""

    length: int


class StatusChanged(Struct, frozen=True):
    """The game stands so now."""

    status: GameStatus


class ViewChanged(Struct, frozen=True):
    """*signers* have agreed on *changes*. *burned* draws are replaced, for the links of *missing* did not come.

    With *copy*, they were too few for that: from now on this is a Copy.
    """

    changes: tuple[AnyChange, ...]
    signers: tuple[int, ...]
    burned: tuple[int, ...]
    missing: tuple[int, ...]
    copy: bool


class CommandsLost(Struct, frozen=True):
    """These own commands were never seen by the others, and do not count any more."""

    texts: tuple[str, ...]


class ProposalFailed(Struct, frozen=True):
    """What *peer* proposed is not agreed: somebody said no, or the game has gone on."""

    peer: int
    changes: tuple[AnyChange, ...]


class Spoken(Struct, frozen=True):
    """Somebody at the table or in the game has written a line: plain text without control characters."""

    key: bytes
    name: str
    text: str


class Nearby(Struct, frozen=True):
    """These tables can be seen on the local network now, known ones first; each running game once."""

    tables: tuple[Listed, ...]


class Stuck(Struct, frozen=True):
    """Something went wrong that somebody should know of; the session goes on unless it says otherwise."""

    trouble: Trouble


class Closed(Struct, frozen=True):
    """The session is over; nothing follows."""


News = (
    Listening | Met | Parted | Playing | Moved | TakenBack | StatusChanged | ViewChanged | CommandsLost | ProposalFailed
    | Spoken | Nearby | Stuck | Closed | CommandRefused | PeerConvicted | LogSplit | LockBroken | Notice
    | DialFailed | Measured | PinChanged | LinkClockJumped | TurnedAway | Knocked | Reached
)  # fmt: skip


def logged(tell: Callable[[News], None]) -> Callable[[News], None]:
    """Return *tell* with a log of the kinds of news: nothing of what they say but ports and codes of troubles."""

    def log_and_tell(news: News) -> None:
        match news:
            case Listening(port, _):
                logger.info("listening on port %d", port)
            case Playing(_, mine, back=back):
                role = "watched" if mine is None else f"played as number {mine}"
                logger.info("a network game %s, %s", "is taken up again" if back else "begins", role)
            case Stuck(trouble):
                logger.warning("the network is in trouble: %s", trouble.code)
            case Closed():
                logger.info("the table on the network is left")
            case Measured() | Nearby() | StatusChanged():
                pass
            case _:
                logger.debug("news: %s", type(news).__name__)
        tell(news)

    return log_and_tell
