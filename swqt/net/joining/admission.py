"""Who may come in to a table or a game, and how they must prove themselves: the answers of a session's Door.

What a program tells anybody who asks what is played there.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from swqt.net import version
from swqt.net.agreement.core import Core
from swqt.net.meeting.document import BOT, PERSON, LobbyTable
from swqt.net.wire.messages import STATES, Hello, Info
from swqt.net.wire.plaintext import NameText
from swqt.net.wire.terms import LinkRefusal, Proof

_EIGHT: Final = 8


def admission(hello: Hello, own: bytes, table: LobbyTable | None, core: Core | None) -> Proof | LinkRefusal:
    """Return how whoever says *hello* to *own* must prove themselves, or why they may not come in.

    *table* is that of the lobby, before the game and in it; *core* is that of the game, None before it.
    """
    if hello.engine != version.engine_eight():
        return LinkRefusal.ENGINE
    if core is not None and hello.game not in (b"", core.log.table.game[:_EIGHT]):
        return LinkRefusal.LOBBY
    if knows(hello.identity, own, table, core):
        return Proof.KNOWN
    if core is None and table is None:
        return LinkRefusal.LOBBY
    if core is not None and table is not None and not table.spectators:
        return LinkRefusal.KEY
    return Proof.PIN if table is not None and table.pin else Proof.OPEN


def knows(peer: bytes, own: bytes, table: LobbyTable | None, core: Core | None) -> bool:
    """Whether *peer* is a member of the game or, before it, somebody else at the table of *own*."""
    if core is not None:
        return peer in core.view.keys
    return table is not None and table.find(peer) is not None and peer != own


_LONGEST: Final = 24


def lobby_info(table: LobbyTable | None, name: str) -> Info:
    """Return what may be known of *table* before its game, or of a program without one."""
    seats = len(table.seats) if table is not None else 0
    taken = sum(seat.kind in (PERSON, BOT) for seat in table.seats) if table is not None else 0
    watching = sum(person.watching for person in table.people) if table is not None else 0
    shown, state = NameText(name[:_LONGEST]), STATES.index("lobby")
    return Info(shown, state, seats, taken, watching, version.engine_eight(), b"", 0)


def game_info(core: Core, name: str, linked: Collection[bytes]) -> Info:
    """Return what may be known of the game of *core*; *linked* are the peers to which there are links."""
    here = sum(key in linked for key in core.view.keys)
    state = "ended" if core.log.turn() == (-2, -2) else "playing" if here else "resumable"
    watching = sum(peer not in core.view.keys for peer in linked)
    seats = len(core.view.seats)
    return Info(
        NameText(name[:_LONGEST]), STATES.index(state), seats, seats, watching, version.engine_eight(),
        core.log.table.game[:_EIGHT], len(core.log),
    )  # fmt: skip
