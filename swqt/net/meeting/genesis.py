"""The moment at which a table becomes a game: what everybody signs, and what everybody checks before.

What is signed in the lobby before that is made here, each text with a label of its own, so that no signature fits two
purposes; the GENESIS itself is signed as ``entries`` says.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from swqt.net.agreement.entries import game_of, start_problem
from swqt.net.meeting.document import ANCHORS, LobbyTable, Packed, read_packed, write_packed, write_table
from swqt.net.wire.identity import Verify
from swqt.net.wire.messages import Genesis, Key, Malformed, StartMessage
from swqt.net.wire.trouble import Troubled

_TABLE: Final = b"swqt1/lobby"
_REQUEST: Final = b"swqt1/lobby-request"
_REPLY: Final = b"swqt1/lobby-reply"


def table_text(version: int, document: bytes) -> bytes:
    """Return what the host signs in a LOBBY."""
    return _TABLE + version.to_bytes(4, "big") + sha256(document).digest()


def request_text(operation: int, argument: bytes) -> bytes:
    """Return what a guest signs in a LOBBY_REQ; the argument names the table and the guest."""
    return _REQUEST + bytes([operation]) + argument


def reply_text(table: bytes, key: bytes, number: int, code: int, subject: str) -> bytes:
    """Return what the host signs in a LOBBY_REPLY."""
    return _REPLY + table + key + number.to_bytes(4, "big") + bytes([code]) + subject.encode()


def make_genesis(table: LobbyTable, anchors: Mapping[bytes, bytes], goods: Mapping[bytes, bytes]) -> Genesis:
    """Return the GENESIS of the frozen *table* with the *anchors* by key; all of its luggage must be in *goods*."""
    document = write_packed(write_table(table), tuple(goods[parcel.digest] for parcel in table.ground.luggage))
    keys = table.players()
    peers = tuple((key, anchors[key], nonce) for key, nonce in zip(keys, table.nonces, strict=True))
    return Genesis(document, game_of(table.nonces), peers)


def read_genesis(genesis: Genesis) -> tuple[LobbyTable, Packed]:
    """Return the table of *genesis* and its parts; Troubled if it does not agree with itself."""
    try:
        table, packed = read_packed(genesis.document)
    except Malformed as error:
        raise Troubled("malformed", error) from None
    if table.stage != ANCHORS or game_of(table.nonces) != genesis.game:
        raise Troubled("genesis-game")
    if tuple((key, nonce) for key, _, nonce in genesis.peers) != tuple(zip(table.players(), table.nonces, strict=True)):
        raise Troubled("genesis-peers")
    if len(packed.luggage) != len(table.ground.luggage):
        raise Troubled("genesis-luggage", len(packed.luggage))
    for parcel, data in zip(table.ground.luggage, packed.luggage, strict=True):
        if sha256(data).digest() != parcel.digest:
            raise Troubled("genesis-luggage", parcel.name)
    return table, packed


def check_genesis(genesis: Genesis, frozen: LobbyTable, key: Key, anchor: bytes) -> None:
    """Make sure that the peer *key* may sign *genesis*: it is the table *frozen*, with the *anchor* that it gave.

    Raises Troubled, which says what is different.
    """
    table, _ = read_genesis(genesis)
    if table != frozen:
        raise Troubled("genesis-table")
    if not table.signed_burns:
        raise Troubled("genesis-burns")
    if (key, anchor) not in [(peer, given) for peer, given, _ in genesis.peers]:
        raise Troubled("genesis-own")


def make_start(genesis: Genesis, signatures: Mapping[int, bytes]) -> StartMessage:
    """Return the START with everybody's signature by the number of the peer."""
    return StartMessage(genesis, tuple(signatures[number] for number in range(len(genesis.peers))))


def check_start(start: StartMessage, verify: Verify) -> LobbyTable:
    """Return the table that the game of *start* is played at; Troubled unless every peer has signed it."""
    table, _ = read_genesis(start.genesis)
    if start_problem(start, verify):
        raise Troubled("genesis-peers")
    return table
