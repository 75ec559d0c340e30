"""Who may come in to a table or a game, and how they must prove themselves: the answers of a session's Door."""

from __future__ import annotations

from typing import Final

from swqt.net import version
from swqt.net.agreement.core import Core
from swqt.net.meeting.document import Table
from swqt.net.wire.messages import Hello
from swqt.net.wire.terms import Proof, Refusal

_EIGHT: Final = 8


def admission(hello: Hello, own: bytes, table: Table | None, core: Core | None) -> Proof | Refusal:
    """Return how whoever says *hello* to *own* must prove themselves, or why they may not come in.

    *table* is that of the lobby, before the game and in it; *core* is that of the game, None before it.
    """
    if hello.engine != version.engine_eight():
        return Refusal.ENGINE
    if core is not None and hello.game not in (b"", core.log.table.game[:_EIGHT]):
        return Refusal.LOBBY
    if knows(hello.identity, own, table, core):
        return Proof.KNOWN
    if core is None and table is None:
        return Refusal.LOBBY
    if core is not None and table is not None and not table.spectators:
        return Refusal.KEY
    return Proof.PIN if table is not None and table.pin else Proof.OPEN


def knows(peer: bytes, own: bytes, table: Table | None, core: Core | None) -> bool:
    """Whether *peer* is a member of the game or, before it, somebody else at the table of *own*."""
    if core is not None:
        return peer in core.view.keys
    return table is not None and table.find(peer) is not None and peer != own
