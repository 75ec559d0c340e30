"""What a program tells anybody who asks what is played there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from swqt.net import version
from swqt.net.agreement.core import Core
from swqt.net.meeting.document import BOT, PERSON, Table
from swqt.net.wire.messages import STATES, Info

_LONGEST: Final = 24
_EIGHT: Final = 8


def lobby_info(table: Table | None, name: str) -> Info:
    """Return what may be known of *table* before its game, or of a program without one."""
    seats = len(table.seats) if table is not None else 0
    taken = sum(seat.kind in (PERSON, BOT) for seat in table.seats) if table is not None else 0
    watching = sum(person.watching for person in table.people) if table is not None else 0
    return Info(name[:_LONGEST], STATES.index("lobby"), seats, taken, watching, version.engine_eight(), b"", 0)


def game_info(core: Core, name: str, linked: Collection[bytes]) -> Info:
    """Return what may be known of the game of *core*; *linked* are the peers to which there are links."""
    here = sum(key in linked for key in core.view.keys)
    state = "ended" if core.log.turn() == (-2, -2) else "playing" if here else "resumable"
    watching = sum(peer not in core.view.keys for peer in linked)
    seats = len(core.view.seats)
    return Info(
        name[:_LONGEST], STATES.index(state), seats, seats, watching, version.engine_eight(),
        core.log.table.game[:_EIGHT], len(core.log),
    )  # fmt: skip
