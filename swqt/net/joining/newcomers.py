"""Somebody who watches a running game and wants to play: what they ask of those who play, who may then vote on it.

The request says which seat, and brings the anchor of the newcomer's own chain of draws, so that it can take part in
every draw from the vote on. It is signed and names the game; nobody else can make or reuse it. Whoever is back and asks
for a seat that was their own at the beginning gets it as its owner.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from swqt.net.agreement.core import Core
from swqt.net.agreement.votes import Return, SeatPeer
from swqt.net.wire.messages import LOBBY_OPERATIONS, LobbyRequest
from swqt.net.wire.plaintext import clean_name
from swqt.net.wire.signing import Sign, Verify

CLAIM: Final = LOBBY_OPERATIONS.index("claim")
_TEXT: Final = b"swqt1/newcomer"
_GAME: Final = 32
_ANCHOR: Final = 32


class SeatWanted(Struct, frozen=True):
    """The spectator with *key*, called *name*, asks for a seat; ``Suggest`` *change* to have everybody vote on it."""

    key: bytes
    name: str
    seat: int
    change: SeatPeer | Return


def claim(core: Core, key: bytes, sign: Sign, name: str, seat: int) -> LobbyRequest:
    """Return the request for *seat* of whoever watches with *core*, is called *key* and signs with *sign*."""
    number = _number(core, key)
    argument = core.log.game + bytes([seat]) + core.chain(number).anchor + name.encode()
    return LobbyRequest(CLAIM, argument, sign(_TEXT + argument))


def wanted(core: Core, key: bytes, message: LobbyRequest, verify: Verify) -> SeatWanted | None:
    """Return what *key* asks for by *message*; None if that is nothing that can be."""
    argument = message.argument
    if message.operation != CLAIM or len(argument) <= _GAME + 1 + _ANCHOR or argument[:_GAME] != core.log.game:
        return None
    seat, anchor, name = argument[_GAME], argument[_GAME + 1 : _GAME + 1 + _ANCHOR], argument[_GAME + 1 + _ANCHOR :]
    if seat >= len(core.view.seats) or not verify(key, _TEXT + argument, message.signature):
        return None
    shown = clean_name(name.decode(errors="replace")) or "?"
    number = _number(core, key)
    owns = core.view.owners[seat] == number
    return SeatWanted(key, shown, seat, Return(seat) if owns else SeatPeer(seat, number, key, anchor))


def _number(core: Core, key: bytes) -> int:
    known = core.view.number(key)
    return len(core.view.keys) if known is None else known
