"""Summaries of all finished games in a folder, cached in an index file beside the games.

Only new and changed files are read. The games themselves are never modified.
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

from swqt.engine import Command, Deploy, Earned, Legal, Picked, Roll, Rolled, Rules, State, admits
from swqt.home import write_whole
from swqt.notation import read_command
from swqt.notation.blocks import INLINE
from swqt.table.library import Library
from swqt.table.record import LONGEST, playable, read_record, seats_for, seats_in
from swqt.table.setup import HUMAN
from swqt.table.stats import GameStats

logger = logging.getLogger(__name__)

INDEX: Final = "played.msgpack"
_VERSION: Final = 1
_MANY: Final = 200
"""Number of new games from which on several processes read them."""

_BATCH: Final = 50
_HEAD: Final = re.compile(r"\A(.*?\n\n)(?=[A-E*]:)", re.DOTALL)
_COUNT: Final = re.compile(r"[0-9]{1,2}")
_SPEAKERS: Final = frozenset(f"{seat}: " for seat in "ABCDE*")
_HEX: Final = "0123456789abcdef"


class PlayedCombo(NamedTuple):
    """A combo of a seat, and the coins that it earned."""

    race: str
    power: str
    earned: int


class PlayedSeat(NamedTuple):
    """The result of a seat: *place* is 1 for a winner, *kind* that of its player at the end.

    In *rolls* rolls the die showed *pips* in total; the expected total is *expected*.
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
    """The state of a file when it was read. *game* is None if it has no finished game."""

    changed: int
    size: int
    game: PlayedGame | None


class _Index(msgspec.Struct):
    """The contents of INDEX: games that ended before *since* do not count."""

    version: int = _VERSION
    since: float = 0.0
    files: dict[str, _Entry] = msgspec.field(default_factory=dict)


class PlayedGames:
    """The finished games in *folder*, whose summaries are cached in INDEX there.

    ``since`` is when the player chose to start over: games that ended earlier are left out.
    """

    def __init__(self, folder: Path, library: Library) -> None:
        self._folder, self._library = folder, library
        self._index = self._load()

    @property
    def since(self) -> float:
        return self._index.since

    def begin_anew(self, since: float) -> None:
        """Leave out the games that ended before *since*; 0 counts all again. OSError if that cannot be saved."""
        old, self._index.since = self._index.since, since
        try:
            self._save()
        except OSError:
            self._index.since = old
            raise

    def read(
        self, progress: Callable[[int, int], None] = lambda done, total: None, is_stopped: Callable[[], bool] = bool
    ) -> list[PlayedGame]:
        """Return the finished games, the oldest first; *progress* is called with the files read and their total.

        Once *is_stopped* returns True, stops reading, saves what was read and returns the games known so far.
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
        from swqt.table.tournament import cores, local_workers, spread  # imports everything that bots need

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
        course = _read_course(rules, start, body)
    except ValueError:
        course = None
    if course is None or len(people) != len(start.coins) or "\n; seat " in body:    # the player of a seat has changed
        record, history = playable(read_record(data, library, str(path)))
        rules, people = record.rules, seats_for(record)
        if not history:
            return None
        stats = GameStats(rules, record.start, history)
        combos = [(life.seat, PlayedCombo(life.race, life.power, life.earned)) for life in stats.combos]
        rolls = [(toss.seat, toss.pips, toss.expected) for toss in stats.tosses]
        course = _Course(history[-1].after, combos, rolls)
    if course.end.decision is not None:
        return None
    places = {row.seat: row.place for row in rules.standing(course.end)}
    seats = []
    for number, seat in enumerate(people):
        own = [(pips, expected) for who, pips, expected in course.rolls if who == number]
        seats.append(PlayedSeat(
            seat.name, seat.kind, places[number], course.end.coins[number],
            tuple(combo for who, combo in course.combos if who == number),
            len(own), sum(pips for pips, _ in own), sum(expected for _, expected in own),
        ))    # fmt: skip
    board = rules.board
    signed = "\n; lan " in text
    name = "" if board.name == INLINE else board.name
    return PlayedGame(path.name, changed, name, rules.content.label, tuple(seats), signed)


def _beginning(head: str, library: Library) -> tuple[Rules, State]:
    """Return the rules and the first position of the game with this *head*.

    Cached: most games begin in one of a few positions, and reading one takes as long as playing the game. The cached
    rules also keep what they have computed for the next game.
    """
    plain = "\n".join(line for line in head.split("\n") if not line.startswith("; ") or line.startswith("; board "))
    return _read_beginning(plain, library)


@lru_cache(maxsize=64)
def _read_beginning(head: str, library: Library) -> tuple[Rules, State]:
    record = read_record(head.encode(), library, INDEX)
    return record.rules, record.start


class _Course(NamedTuple):
    """A replayed game: its *end*, the combos by seat, and the rolls as seat, pips and expected pips."""

    end: State
    combos: list[tuple[int, PlayedCombo]]
    rolls: list[tuple[int, int, float]]


class _CommandReader(dict[str, Command]):
    """Commands by their texts, parsed by *rules* on first use; ValueError if a text is not a command.

    Redeployments are not cached, since hardly any occurs twice.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules
        self._regions = {code: region for region, code in enumerate(rules.board.codes)}
        self._counts: dict[str, tuple[int, int]] = {}
        self.expected: dict[Legal, float] = {}
        """The expected pips, by the rolls that are possible."""

    def __missing__(self, text: str) -> Command:
        if text.startswith("deploy "):
            try:
                return Deploy(tuple(sorted(map(self._count, text[7:].split(" ")))))
            except ValueError:
                return read_command(self._rules, text)    # not in the form that this program writes
        command = self[text] = read_command(self._rules, text)
        return command

    def _count(self, text: str) -> tuple[int, int]:
        """Return the region and the number of tokens that *text* names, as in "f5=2"."""
        found = self._counts.get(text)
        if found is None:
            code, _, count = text.partition("=")
            if code not in self._regions or not _COUNT.fullmatch(count):
                raise ValueError(text)
            found = self._counts[text] = (self._regions[code], int(count))
        return found


_reader: Final = lru_cache(maxsize=64)(_CommandReader)


def _read_course(rules: Rules, start: State, body: str) -> _Course | None:
    """Replay the commands in *body*; None if there are none, ValueError if one does not fit.

    For speed, this skips the positions in between and the statistics that are only shown for a single game.
    """
    reader, playout = _reader(rules), rules.playout(start)
    draft = playout.draft
    draft.recording = True
    combos = [(tribe.seat, tribe.race, tribe.power) for tribe in start.tribes]
    earned = [0] * len(combos)
    alive = {(tribe.seat, tribe.race): number for number, tribe in enumerate(start.tribes)}
    rolls: list[tuple[int, int, float]] = []
    played = False
    for line in body.split("\n")[:-1]:
        if not line or line[0] == ";":
            continue
        text, _, digest = line[3:].partition(" = ")
        command, options = reader[text], playout.legal
        if line[:3] not in _SPEAKERS or digest.strip(_HEX) or not admits(options, command):
            raise ValueError(line)
        if type(command) is Roll and options not in reader.expected:
            faces = [(face.pips, weight) for face, weight in rules.chances(playout.state()) if isinstance(face, Roll)]
            reader.expected[options] = sum(pips * weight for pips, weight in faces) / sum(weight for _, weight in faces)
        playout.play(command)
        played = True
        for event in draft.events():
            if isinstance(event, Earned):
                if event.reason != "combo":
                    for gain in event.income.parts:
                        earned[alive[event.seat, gain.race]] += gain.amount
            elif isinstance(event, Picked):
                alive[event.seat, event.race] = len(combos)
                combos.append((event.seat, event.race, event.power))
                earned.append(0)
            elif isinstance(event, Rolled):
                rolls.append((event.seat, event.pips, reader.expected[options]))
    if not played:
        return None
    lives = [(who, PlayedCombo(race, power, coins)) for (who, race, power), coins in zip(combos, earned, strict=True)]
    return _Course(playout.state(), lives, rolls)


def people_in(games: Iterable[PlayedGame]) -> list[str]:
    """Return the names of the people in *games*, those with most games first."""
    counts: dict[str, int] = {}
    for game in games:
        for seat in game.seats:
            if seat.kind == HUMAN:
                counts[seat.name] = counts.get(seat.name, 0) + 1
    return sorted(counts, key=lambda name: (-counts[name], name))
