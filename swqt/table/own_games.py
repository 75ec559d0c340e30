"""The player's own network games: the unfinished ones, read from their journals, and the maps of their boards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from swqt.net.game.board import ContentShelf, resuming_trouble
from swqt.net.game.difference import replayed
from swqt.net.game.journal import journals, story
from swqt.net.lobby.start import offer_of, unsqueeze
from swqt.net.lobby.table import BOARD, read_packed
from swqt.net.wire.text import Trouble
from swqt.table.library import Library


class OwnGame(NamedTuple):
    """An unfinished game: the table's name, its players and the round; ``game`` is its ID.

    ``modified`` is when it was last played, in seconds since 1970. ``trouble`` is the reason why this program cannot
    continue it; the rounds are then 0, because they are unknown.
    """

    path: Path
    name: str
    people: tuple[str, ...]
    round: int
    rounds: int
    modified: float
    game: bytes
    trouble: Trouble | None = None


def own_games(folder: Path, shelf: ContentShelf) -> Iterator[OwnGame]:
    """Yield the unfinished games with journals in *folder*, newest first; unreadable ones are skipped."""
    for path in journals(folder):
        try:
            found = _read(path, shelf)
        except (ValueError, OSError):
            continue
        if found is not None:
            yield found


def newest_own_game(folder: Path, shelf: ContentShelf) -> OwnGame | None:
    """Return the newest unfinished game that this program can continue, or None."""
    return next((game for game in own_games(folder, shelf) if game.trouble is None), None)


def keep_map(document: bytes, library: Library) -> None:
    """Keep the map of the home-made board, if any, in the *document* of a START from which a game has begun."""
    ground, goods = offer_of(document)
    for parcel in ground.luggage:
        if parcel.kind == BOARD:
            library.keep_map(ground.board, unsqueeze(goods[parcel.digest], "board-bad", parcel.name))


def _read(path: Path, shelf: ContentShelf) -> OwnGame | None:
    game, modified = bytes.fromhex(path.stem), path.stat().st_mtime
    told = story(path)
    if told.start is None or told.over:
        return None
    house, _ = read_packed(told.start.document)
    people = tuple(person.name for person in house.people if not person.watching)
    if (trouble := resuming_trouble(told.start.document)) is not None:
        return OwnGame(path, house.name, people, 0, 0, modified, game, trouble)
    board = replayed(told.start, told.entries, shelf).boards[-1]
    people = tuple(chair.name for chair in board.opening.chairs)
    return OwnGame(path, house.name, people, board.state.round, board.rules.board.rounds, modified, game)
