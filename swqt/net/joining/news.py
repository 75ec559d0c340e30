"""What a session tells whoever plays or watches at this program, besides the news of core, lobby and links.

All are values that may cross threads; none needs an answer.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from msgspec import Struct

from swqt.net.agreement import orders
from swqt.net.joining.journal_writer import DiskTold
from swqt.net.joining.newcomers import SeatRefused, SeatWanted
from swqt.net.meeting import lobby_base
from swqt.net.meeting.listing import Listed
from swqt.net.wire.messages import StartMessage
from swqt.net.wire.terms import DialFailed, Knocked, LinkClockJumped, Measured, Partner, PinChanged, Reached, TurnedAway
from swqt.net.wire.trouble import Trouble

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

    ``Moved`` and ``TakenBack`` follow, from the first move on; ``copy`` is its name if it goes on from another game.
    ``back`` says that some of it was played here before, ``early`` what was kept here of answers that the log has not
    asked for yet.
    """

    start: StartMessage
    mine: int | None
    copy: bytes = b""
    back: bool = False
    early: str = ""


class Moved(Struct, frozen=True):
    """These texts were played, in this order: commands as in a game file, or ``first A`` for who begins."""

    texts: tuple[str, ...]


class TakenBack(Struct, frozen=True):
    """Only the first *length* texts still count; a ``Moved`` may follow."""

    length: int


class Spoken(Struct, frozen=True):
    """Somebody at the table, or who watches the game, has written a line: plain text without control characters."""

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


Own = Listening | Met | Parted | Playing | Moved | TakenBack | Spoken | Nearby | Stuck | Closed
News = (
    Own | SeatWanted | SeatRefused | DiskTold | lobby_base.Notice | orders.News | DialFailed | Measured | PinChanged
    | Reached | LinkClockJumped | TurnedAway | Knocked
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
            case Measured() | Nearby():
                pass
            case _:
                logger.debug("news: %s", type(news).__name__)
        tell(news)

    return log_and_tell
