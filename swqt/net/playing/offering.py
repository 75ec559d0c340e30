"""From the table of the lobby to the game that is played at it, and what the log must know of that game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Protocol

from swqt.content import Catalogue
from swqt.engine import Rules
from swqt.net import version
from swqt.net.agreement.entries import start_problem
from swqt.net.agreement.log import LogTable, copy_game
from swqt.net.agreement.votes import Copy, Impossible, read_action
from swqt.net.meeting.document import BOT, SECRECY, LobbyTable, read_packed
from swqt.net.meeting.genesis import read_genesis
from swqt.net.meeting.luggage import is_shipped, open_packed
from swqt.net.playing.opening import LONGEST_NAME, Chair, Opening, OpeningError, checked, read_opening
from swqt.net.playing.opening import OpeningContent as TextShelf
from swqt.net.wire.identity import Verify, verified
from swqt.net.wire.messages import VIEW, EntryMessage, Malformed, StartMessage
from swqt.net.wire.trouble import Trouble, Troubled, compare_engine, describe
from swqt.notation import TraitText
from swqt.notation.blocks import INLINE
from swqt.notation.vocabulary import SEATS

_TEXT: Final = b"swqt "
"""How a document begins that is text, and no table of a lobby."""


class ContentShelf(TextShelf, Protocol):
    """Where boards and traits come from."""

    @property
    def catalogue(self) -> Catalogue: ...


def opening_of(document: bytes, shelf: ContentShelf) -> Opening:
    """Return the game that the *document* of a GENESIS is, a lobby's or a text; OpeningError if it is none."""
    if document.startswith(_TEXT):
        return read_opening(document, shelf)
    try:
        table, packed = read_packed(document)
        played = open_packed(table, packed, shelf.catalogue)
    except Malformed as error:
        raise OpeningError(f"the table of the lobby: {error}") from None
    except Troubled as error:
        raise OpeningError(f"the table of the lobby: {describe(error.trouble)}") from None
    board = played.board.board
    if not is_shipped(board.id):
        board = replace(board, id=INLINE)
    rules = Rules(board, played.content, played.options)
    chairs = _chairs(table)
    try:
        start = rules.start(len(chairs))
    except ValueError as error:
        raise OpeningError(f"the table of the lobby: {error}") from None
    known = played.catalogue
    own = known.own_in(played.content)
    traits = tuple(TraitText(name, known.source(name) or "", known.digest(name)) for name in own)
    host = table.players().index(table.host) if table.host in table.players() else 0
    return checked(Opening(rules, start, chairs, traits, SECRECY[table.secrecy], host, table.grace))


def engine_of(document: bytes) -> bytes:
    """Return the digest of the rules that the *document* of a GENESIS was made with; empty if it does not say."""
    table = house_of(document)
    return b"" if table is None else table.engine


def house_of(document: bytes) -> LobbyTable | None:
    """Return the table of the lobby that the *document* of a GENESIS was; None if it was made in another way."""
    if document.startswith(_TEXT):
        return None
    try:
        return read_packed(document)[0]
    except Malformed:
        return None


def colours_of(document: bytes) -> dict[str, int]:
    """Return the number of the colour that each player of a GENESIS has chosen, by name; empty if it was not chosen."""
    table = house_of(document)
    if table is None:
        return {}
    try:
        chairs = _chairs(table)
    except OpeningError:
        return {}
    return {chair.name: seat.colour for chair, seat in zip(chairs, table.seats, strict=True)}


def rules_trouble(document: bytes, ours: tuple[str, bytes]) -> Trouble | None:
    """Return why this program, *ours* by version and engine digest, must not go on with the game of *document*.

    It names the version that can. None if the rules are the same, or the document is text, which does not say.
    """
    if document.startswith(_TEXT):
        return None
    try:
        table, _ = read_packed(document)
    except Malformed as error:
        return Trouble("malformed", (str(error),))
    return compare_engine((table.program, table.engine), ours)


def resuming_trouble(document: bytes) -> Trouble | None:
    """Return why the game of *document* cannot be taken up again by this program: which version it needs instead."""
    trouble = rules_trouble(document, (version.program_version(), version.engine_digest()))
    return trouble if trouble is None or trouble.code != "engine-differs" else Trouble("engine-resumed", trouble.args)


def _chairs(table: LobbyTable) -> tuple[Chair, ...]:
    """Return who sits where; bots get names that nobody else has."""
    peers = table.players()
    taken = {person.name.casefold() for person in table.people}
    chairs: list[Chair] = []
    for letter, seat in zip(SEATS, table.seats, strict=False):
        person = table.people[seat.owner]
        if person.key not in peers:
            raise OpeningError(f"the table of the lobby: nobody sits on seat {letter}")
        name, kind = person.name, "human"
        if seat.kind == BOT:
            kind = f"bot:{seat.level}"
            name = f"{seat.level} {letter}"[:LONGEST_NAME]
            while name.casefold() in taken:
                name = f"{name}'"[-LONGEST_NAME:]
        elif any(chair.name == name for chair in chairs):
            name = f"{name[: LONGEST_NAME - 2]} {letter}"
        taken.add(name.casefold())
        chairs.append(Chair(name, kind, peers.index(person.key)))
    return tuple(chairs)


def log_table(start: StartMessage, opening: Opening, following: Iterable[EntryMessage] = ()) -> LogTable:
    """Return what the log must know before its first entry; OpeningError if *start* has not the peers of *opening*.

    The entries *following*, if they are known, say whether the game goes on as a copy.
    """
    peers = len(start.genesis.peers)
    seats = tuple(chair.peer for chair in opening.chairs)
    if opening.host >= peers or max(seats) >= peers:
        raise OpeningError(f"the game is for {max(opening.host, *seats) + 1} peers, and {peers} have signed it")
    bots = tuple(chair.kind.removeprefix("bot:") if chair.kind != "human" else "" for chair in opening.chairs)
    copy, grace = _copy(start, following), float(opening.grace) if opening.grace else None
    house = house_of(start.genesis.document)
    return LogTable(start, seats, bots, opening.host, copy, grace, house is None or house.signed_burns)


def _copy(start: StartMessage, following: Iterable[EntryMessage]) -> bytes:
    for entry in following:
        if entry.kind == VIEW:
            try:
                changes = read_action(entry.body).changes
            except Impossible:
                continue
            for change in changes:
                if isinstance(change, Copy):
                    return copy_game(start.genesis.game, entry.prev, change.peer)
    return b""


def start_trouble(start: StartMessage, verify: Verify = verified) -> str:
    """Say why the game of *start* is not what all its peers have signed; nothing if it is."""
    problem = start_problem(start, verify)
    if problem or start.genesis.document.startswith(_TEXT):
        return problem
    try:
        read_genesis(start.genesis)
    except Troubled as error:
        return describe(error.trouble)
    return ""
