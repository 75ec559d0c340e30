"""What is worth knowing of every finished game in a folder, remembered in one file beside the games.

Only new and changed files are read. The games themselves are never touched.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from swqt.engine import Command, Refused, Rules, State
from swqt.home import write_whole
from swqt.notation import read_command
from swqt.notation.blocks import INLINE
from swqt.table.library import Library
from swqt.table.record import LONGEST, PlayedCommand, playable, read_record, seats_for, seats_in
from swqt.table.setup import HUMAN
from swqt.table.stats import GameStats

logger = logging.getLogger(__name__)

INDEX: Final = "played.msgpack"
_VERSION: Final = 1
_MANY: Final = 200
"""Number of new games from which on several processes read them."""

_BATCH: Final = 50
_HEAD: Final = re.compile(r"\A(.*?\n\n)(?=[A-E*]:)", re.DOTALL)
_MOVE: Final = re.compile(r"([A-E*]): (.+?)(?: = [0-9a-f]+)?")


class PlayedCombo(NamedTuple):
    """A combo that a seat had, and the coins that it earned."""

    race: str
    power: str
    earned: int


class PlayedSeat(NamedTuple):
    """How a seat ended: *place* is 1 for a winner, *kind* that of its player at the end.

    The die was rolled *rolls* times and showed *pips* in all, where *expected* were to be expected.
    """

    name: str
    kind: str
    place: int
    coins: int
    combos: tuple[PlayedCombo, ...]
    rolls: int
    pips: int
    expected: float


class PlayedGame(NamedTuple):
    """A finished game: its file's name, when it *ended* (seconds since 1970), its board and content.

    *signed*: it was played on a network.
    """

    file: str
    ended: float
    board: str
    content: str
    seats: tuple[PlayedSeat, ...]
    signed: bool


class _Entry(NamedTuple):
    """A file as it was when it was read; without a *game* there is none in it, or an unfinished one."""

    changed: int
    size: int
    game: PlayedGame | None


class _Index(msgspec.Struct):
    """The contents of INDEX: *since* is the moment before which games do not count."""

    version: int = _VERSION
    since: float = 0.0
    files: dict[str, _Entry] = msgspec.field(default_factory=dict)


class PlayedGames:
    """The finished games in *folder*, of which INDEX there remembers what was read.

    ``since`` is when the player wanted to begin anew: games that ended earlier are left out.
    """

    def __init__(self, folder: Path, library: Library) -> None:
        self._folder, self._library = folder, library
        self._index = self._load()

    @property
    def since(self) -> float:
        return self._index.since

    def begin_anew(self, since: float) -> None:
        """Leave out the games that ended before *since*; 0 counts all of them again. OSError if that cannot be kept."""
        old, self._index.since = self._index.since, since
        try:
            self._save()
        except OSError:
            self._index.since = old
            raise

    def read(
        self, progress: Callable[[int, int], None] = lambda done, total: None, is_stopped: Callable[[], bool] = bool
    ) -> list[PlayedGame]:
        """Return the finished games, the oldest first; *progress* is called with the files read and their number.

        When it is stopped, what was read so far is kept, and the result is what is known.
        """
        found = dict(self._files())
        known = self._index.files
        new = [name for name, (changed, size) in found.items() if known.get(name, (0, 0))[:2] != (changed, size)]
        gone = known.keys() - found.keys()
        for name in gone:
            del known[name]
        done = 0
        for names, games in self._read_all(new):
            for name, game in zip(names, games, strict=True):
                known[name] = _Entry(*found[name], game)
            done += len(names)
            progress(done, len(new))
            if is_stopped():
                break
        if done or gone:
            try:
                self._save()
            except OSError as error:    # they are read again next time
                logger.warning("what was read of the games cannot be kept: %s", error.strerror or error)
        games_ = (entry.game for entry in known.values() if entry.game is not None and entry.game.ended >= self.since)
        return sorted(games_, key=lambda game: (game.ended, game.file))

    def _read_all(self, names: Sequence[str]) -> Iterator[tuple[Sequence[str], list[PlayedGame | None]]]:
        if len(names) < _MANY:
            for name in names:
                yield [name], [read_played(self._folder / name, self._library)]
            return
        from swqt.table.tournament import cores, local_workers, spread  # brings all that bots need

        batches = [names[at : at + _BATCH] for at in range(0, len(names), _BATCH)]
        jobs = [(str(self._folder), str(self._library.folder), tuple(batch)) for batch in batches]
        with local_workers(max(2, cores())) as workers:
            yield from zip(batches, spread(_read_batch, jobs, workers), strict=True)

    def _files(self) -> Iterator[tuple[str, tuple[int, int]]]:
        with suppress(OSError), os.scandir(self._folder) as entries:    # a missing folder holds no games
            for entry in entries:
                if entry.name.endswith(".swn"):
                    with suppress(OSError):    # deleted meanwhile
                        state = entry.stat()
                        yield entry.name, (state.st_mtime_ns, state.st_size)

    def _load(self) -> _Index:
        try:
            index = msgspec.msgpack.decode((self._folder / INDEX).read_bytes(), type=_Index)
        except FileNotFoundError:
            return _Index()
        except (OSError, ValueError) as error:
            logger.warning("what was known of the games cannot be read, so they are read again: %s", error)
            return _Index()
        return index if index.version == _VERSION else _Index(since=index.since)

    def _save(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        write_whole(self._folder / INDEX, msgspec.msgpack.encode(self._index), durable=False)


def _read_batch(job: tuple[str, str, tuple[str, ...]]) -> list[PlayedGame | None]:
    folder, data, names = job
    library = _library(data)
    return [read_played(Path(folder) / name, library) for name in names]


@cache
def _library(folder: str) -> Library:
    return Library(Path(folder))


def read_played(path: Path, library: Library) -> PlayedGame | None:
    """Return the game in *path*, or None if it cannot be read or is not over."""
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST + 1)
            changed = os.fstat(file.fileno()).st_mtime
        return _played(path, data, changed, library)
    except (OSError, ValueError) as error:
        logger.warning("a finished game does not count: %s", type(error).__name__)
        return None


def _played(path: Path, data: bytes, changed: float, library: Library) -> PlayedGame | None:
    text = data.decode("utf-8-sig", errors="replace").replace("\r\n", "\n")
    head = _HEAD.match(text)
    if head is None or len(data) > LONGEST:
        return None
    body = text[head.end() :]
    rules, start = _beginning(head[1], library)
    people = seats_in(head[1])
    try:
        history = list(_replayed(rules, start, body))
    except (Refused, ValueError):
        history = []
    if not history or len(people) != len(start.coins) or "\n; seat " in body:    # somebody else has taken a seat
        record, history = playable(read_record(data, library, str(path)))
        rules, start, people = record.rules, record.start, seats_for(record)
    if not history or history[-1].after.decision is not None:
        return None
    state, stats = history[-1].after, GameStats(rules, start, history)
    places = {row.seat: row.place for row in rules.standing(state)}
    seats = []
    for number, seat in enumerate(people):
        rolls = [toss for toss in stats.tosses if toss.seat == number]
        combos = tuple(PlayedCombo(life.race, life.power, life.earned) for life in stats.combos if life.seat == number)
        seats.append(PlayedSeat(
            seat.name, seat.kind, places[number], state.coins[number], combos,
            len(rolls), sum(toss.pips for toss in rolls), sum(toss.expected for toss in rolls),
        ))    # fmt: skip
    board = rules.board
    signed = "\n; lan " in text
    name = "" if board.name == INLINE else board.name
    return PlayedGame(path.name, changed, name, rules.content.label, tuple(seats), signed)


def _beginning(head: str, library: Library) -> tuple[Rules, State]:
    """Return the rules and the first position of the game with this *head*.

    Most games begin in one of a few positions. Reading one takes as long as playing the game, and what the rules have
    worked out serves the next game too.
    """
    plain = "\n".join(line for line in head.split("\n") if not line.startswith("; ") or line.startswith("; board "))
    return _read_beginning(plain, library)


@lru_cache(maxsize=64)
def _read_beginning(head: str, library: Library) -> tuple[Rules, State]:
    record = read_record(head.encode(), library, INDEX)
    return record.rules, record.start


@lru_cache(maxsize=64)
def _known_commands(rules: Rules) -> dict[str, Command]:
    """Return the commands that have been read by *rules*, by their texts."""
    return {}


def _replayed(rules: Rules, state: State, body: str) -> Iterator[PlayedCommand]:
    """Yield the game command by command; Refused or ValueError if one does not fit."""
    known = _known_commands(rules)
    for line in body.split("\n")[:-1]:
        if not line or line[0] == ";":
            continue
        move = _MOVE.fullmatch(line)
        if move is None:
            raise ValueError(line)
        command = known.get(move[2])
        if command is None:
            command = known[move[2]] = read_command(rules, move[2])
        seat = "ABCDE*".index(move[1])
        decision = rules.decision(state)
        if decision is None:
            raise ValueError(line)
        after, events = rules.apply(state, command)
        yield PlayedCommand(state, decision.seat if seat == 5 else seat, command, events, after)
        state = after


def people_in(games: Iterable[PlayedGame]) -> list[str]:
    """Return the names of the people in *games*, who has played most first."""
    counts: dict[str, int] = {}
    for game in games:
        for seat in game.seats:
            if seat.kind == HUMAN:
                counts[seat.name] = counts.get(seat.name, 0) + 1
    return sorted(counts, key=lambda name: (-counts[name], name))
