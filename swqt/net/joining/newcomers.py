"""Somebody who watches a running game and wants to play: what they ask of those who play, who may then vote on it.

The request says which seat, and brings the anchor of the newcomer's own chain of draws, so that it can take part in
every draw from the vote on. It is signed and names the game; nobody else can make or reuse it. Whoever is back and asks
for a seat that was their own at the beginning gets it as its owner. Who plays and does not want to put it to the vote
answers that, so that nobody waits in vain.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from swqt.net.agreement.core import Core
from swqt.net.agreement.votes import Return, SeatPeer
from swqt.net.joining.chat import name_of
from swqt.net.meeting.document import LobbyTable
from swqt.net.playing.journal import find_seed, keep_seed
from swqt.net.wire.identity import Sign, Verify
from swqt.net.wire.messages import LOBBY_OPERATIONS, LobbyReply, LobbyRequest
from swqt.net.wire.plaintext import ReasonText, clean_name
from swqt.net.wire.trouble import REPLIES

CLAIM: Final = LOBBY_OPERATIONS.index("claim")
REFUSED: Final = REPLIES.index("seat-refused")
_TEXT: Final = b"swqt1/newcomer"
_REFUSAL: Final = b"swqt1/newcomer-refused"
_EIGHT: Final = 8
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


def keep_chain(core: Core, folder: Path, seed: bytes) -> None:
    """Have the *seed* of a newcomer's chain on the disk before its anchor is told. JournalError if that fails."""
    game = core.log.table.start.genesis.game
    if core.me is None and find_seed(folder, game) is None:
        keep_seed(folder, game, seed)


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


class SeatRefused(Struct, frozen=True):
    """The member *peer* does not want to put the wish of whoever sits here for *seat* to the vote; others may."""

    seat: int
    peer: int


def refusal(core: Core, sign: Sign, key: bytes, seat: int) -> LobbyReply:
    """Return the answer of a member that signs with *sign*: no vote on the wish of *key* for *seat*."""
    return LobbyReply(core.log.game[:_EIGHT], key, seat, REFUSED, ReasonText(""), sign(_refusal_text(core, key, seat)))


def refused(core: Core, me: bytes, key: bytes, message: LobbyReply, verify: Verify) -> SeatRefused | None:
    """Return what the member *key* refuses whoever is called *me* by *message*; None if that is nothing that can be."""
    peer = core.view.number(key)
    fits = message.code == REFUSED and message.table == core.log.game[:_EIGHT] and message.key == me
    if not fits or peer is None or peer not in core.view.participants or message.number >= len(core.view.seats):
        return None
    if not verify(key, _refusal_text(core, me, message.number), message.signature):
        return None
    return SeatRefused(message.number, peer)


def heard(
    core: Core,
    me: bytes,
    key: bytes,
    message: LobbyRequest | LobbyReply,
    verify: Verify,
    table: LobbyTable | None = None,
) -> SeatWanted | SeatRefused | None:
    """Return what *message* of *key* says to *me*: a wish if somebody here plays, else a refusal; None for the rest.

    Whoever wishes is not called by the name of somebody else at *table*.
    """
    plays = core.me in core.view.participants
    if isinstance(message, LobbyRequest):
        wish = wanted(core, key, message, verify) if plays else None
        return None if wish is None else replace(wish, name=name_of(key, wish.name, table))
    return None if plays else refused(core, me, key, message, verify)


def _refusal_text(core: Core, key: bytes, seat: int) -> bytes:
    return _REFUSAL + core.log.game + key + bytes([seat])


def _number(core: Core, key: bytes) -> int:
    known = core.view.number(key)
    return len(core.view.keys) if known is None else known
