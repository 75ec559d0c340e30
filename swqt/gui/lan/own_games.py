"""The player's own games on the network that are not over: found in the journals, in a thread of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from swqt.net.playing.journal import NetworkJournalError, journals, read_journal, story
from swqt.net.playing.offering import ContentShelf, house_of, resuming_trouble
from swqt.net.playing.opening import OpeningError
from swqt.net.playing.record import BrokenRecord, follow, open_log, replica_of
from swqt.net.wire.messages import END
from swqt.net.wire.trouble import Trouble


class OwnGame(NamedTuple):
    """An unfinished game: the table's name, who plays, how far it is; ``game`` is its number.

    ``trouble`` is why this program cannot go on with it; then nobody knows how far it is.
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
    """Yield the unfinished games whose journals lie in *folder*, newest first; what cannot be read is left out."""
    for path in journals(folder):
        try:
            found = _read(path, shelf)
        except (NetworkJournalError, OpeningError, BrokenRecord, OSError):
            continue
        if found is not None:
            yield found


def _read(path: Path, shelf: ContentShelf) -> OwnGame | None:
    told = story(read_journal(path).records)
    if told.start is None:
        return None
    name, game, modified = told.meta.get("name", "?"), told.start.genesis.game, path.stat().st_mtime
    document = told.start.genesis.document
    trouble, house = resuming_trouble(document), house_of(document)
    if trouble is not None and house is not None:
        people = tuple(person.name for person in house.people if not person.watching)
        over = bool(told.entries) and told.entries[-1].kind == END
        return None if over else OwnGame(path, name, people, 0, 0, modified, game, trouble)
    log = open_log(told.start, shelf, told.entries)
    for _ in follow(log, told.entries, trusted=True):
        pass
    replica = replica_of(log)
    if replica.to_act() is None:
        return None
    people = tuple(chair.name for chair in replica.opening.chairs)
    return OwnGame(
        path, name, people, replica.state.round, replica.rules.board.rounds, modified, game
    )  # fmt: skip


class OwnGameFinder(threading.Thread):
    """Tells *found* of each game, in this thread, until it is stopped."""

    def __init__(self, folder: Path, shelf: ContentShelf, found: Callable[[OwnGame], object]) -> None:
        super().__init__(name="network games", daemon=True)
        self._folder = folder
        self._shelf = shelf
        self._found = found
        self._stopped = threading.Event()

    def stop(self) -> None:
        """Tell no more; the thread has ended when this returns."""
        self._stopped.set()
        self.join()

    def run(self) -> None:
        for game in own_games(self._folder, self._shelf):
            if self._stopped.is_set():
                return
            self._found(game)
