"""How a game begins in a program: what its journal holds at first, and the core that goes on from what one holds."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from swqt.net.agreement.core import Core
from swqt.net.joining.chat import META, OldChatLines
from swqt.net.meeting.document import LobbyTable
from swqt.net.playing.game import GameReplica
from swqt.net.playing.journal import (
    META_RECORD,
    START_RECORD,
    JournalRecord,
    NetworkJournal,
    find_seed,
    seed_for,
    story,
    write_meta,
)
from swqt.net.playing.offering import ContentShelf, house_of, log_table, opening_of
from swqt.net.wire.identity import Identity
from swqt.net.wire.messages import StartMessage, encode


class Begun(NamedTuple):
    """A game that goes on: after so many ``entries``, with the ``house``, the ``notes`` and the ``lines`` of chat that
    were kept of it. ``first`` is the number that this run's own lines begin with."""

    core: Core
    replica: GameReplica
    house: LobbyTable | None
    entries: int
    notes: Mapping[str, str]
    lines: OldChatLines
    first: int


def first_records(start: StartMessage, table: LobbyTable | None, mine: str) -> list[JournalRecord]:
    """Return what the journal of the game of *start* begins with, for whoever is called *mine* at *table*."""
    meta = {"name": table.name if table is not None else "?", "mine": mine}
    return [JournalRecord(START_RECORD, encode(start)), JournalRecord(META_RECORD, write_meta(meta))]


def is_member(start: StartMessage, key: bytes) -> bool:
    """Return whether *key* has signed *start*."""
    return key in [peer for peer, _, _ in start.genesis.peers]


def go_on(
    start: StartMessage,
    journal: NetworkJournal,
    shelf: ContentShelf,
    folder: Path,
    identity: Identity,
    secret: bytes,
    run: bytes,
    clock: int,
    *,
    seated: bool,
) -> Begun:
    """Return the game of *start* as *journal* holds it.

    A member's draws come from its seed in *folder*, those of a newcomer from *secret*; *run*, random bytes, and
    *clock*, seconds since 1970, tell this run of the program from others. *seated*: the game begins now, so that there
    is nothing to be told by others first. OpeningError, JournalError and Troubled say what is wrong.
    """
    told = story(journal.records)
    opening = opening_of(start.genesis.document, shelf)
    table = log_table(start, opening, told.entries)
    game = start.genesis.game
    member = is_member(start, identity.public)
    seed = seed_for(folder, game) if member else find_seed(folder, game)
    replica = GameReplica(opening)
    lines = OldChatLines(told.meta.get(META, ""))
    first = lines.first(clock)
    core = Core(
        table, replica, identity.public, identity.sign, seed or secret, first.to_bytes(4, "big") + run[4:],
        synced=bool(told.entries) or seated or not member,
    )  # fmt: skip
    return Begun(core, replica, house_of(start.genesis.document), len(told.entries), told.meta, lines, first)
