"""A game of the network on disk, record by record, for whoever comes back after a crash or a power cut.

The file is a first line in plain text and then records: u32be length, u32be CRC-32 of that length and the record, the
record, whose first byte is its kind. What has been appended with ``fsync`` is on the disk when ``append`` returns;
the rest is with the system, and other peers have it. At the first record that is not whole the file ends: what
follows is cut off when the game is taken up again, and kept beside it unless it is merely a torn last record.

Where the peers of a game were seen last, as its journal has it, and which games in a folder are not over.
"""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Iterable, Iterator, Mapping
from io import FileIO
from pathlib import Path
from struct import Struct
from types import TracebackType
from typing import Final, NamedTuple
from zlib import crc32

from swqt.home import FileLocked, lock, move_file, sync_folder, write_all, write_whole
from swqt.net.wire.dialling import Endpoint
from swqt.net.wire.messages import END, EntryMessage, Malformed, StartMessage, decode_sealed

logger = logging.getLogger(__name__)

FIRST_LINE: Final = b"swqt journal 1\n"
SUFFIX: Final = ".swj"
SEED_SUFFIX: Final = ".seed"
SEED: Final = 32
MOST: Final = 128 * 1024
"""Bytes of the longest record; a START is the largest, with 48 KiB of document and its signatures."""

# Kinds of records; 2 to 4 are written by the core, which says what is in them.
START_RECORD: Final = 1   # an encoded Start
ENTRY_RECORD: Final = 2   # an encoded Entry: what the log held from its seq on is void
LOCK_RECORD: Final = 3    # this head, and no other, is revealed for
PROMISE_RECORD: Final = 4   # a vote, before it is sent
META_RECORD: Final = 5    # lines "NAME VALUE"; a later one replaces those names

_HEAD: Final = Struct(">II")
_LENGTH: Final = Struct(">I")


class NetworkJournalError(OSError):
    """The file cannot be used, or not be brought up to date; the message is for the player."""


class JournalRecord(NamedTuple):
    """One record: its kind and what it holds."""

    kind: int
    data: bytes


class Scan(NamedTuple):
    """What a journal's bytes hold: its records, how many bytes of it are good, and whether the rest is merely torn.

    A rest is torn if it could be the beginning of one more record.
    """

    records: tuple[JournalRecord, ...]
    good: int
    torn: bool


class Story(NamedTuple):
    """What the records of a journal tell of the game; ``start`` is None if the journal was lost before it."""

    start: StartMessage | None
    entries: tuple[EntryMessage, ...]
    meta: Mapping[str, str]


class NetworkJournal:
    """The open journal *path*, which no other process can open. ``records`` are those found in it.

    After a NetworkJournalError the journal still knows what is missing in the file, and the next call writes all of it.
    """

    def __init__(self, path: Path) -> None:
        """Take up the journal; NetworkJournalError if it is none, cannot be read, or another process has it."""
        self.path = path
        self._missing: list[bytes] = []
        try:
            self._file = FileIO(path, "r+")
        except OSError as error:
            raise NetworkJournalError(_sentence(path, error)) from error
        try:
            self.records, self._size = self._take_up()
        except BaseException:
            self._file.close()
            raise

    @classmethod
    def create(cls, path: Path, records: Iterable[JournalRecord]) -> NetworkJournal:
        """Begin the journal *path* with *records*, all or none; NetworkJournalError if it exists or cannot be made."""
        if path.exists():
            raise NetworkJournalError(f"{path}: there is a journal of this game already")
        try:
            write_whole(path, written(records))
        except OSError as error:
            raise NetworkJournalError(_sentence(path, error)) from error
        return cls(path)

    def __enter__(self) -> NetworkJournal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def append(self, kind: int, data: bytes, *, fsync: bool = False) -> None:
        """Append the record, and with *fsync* wait for the disk; NetworkJournalError if that fails."""
        self._missing.append(_written(JournalRecord(kind, data)))
        self.flush(fsync=fsync)

    def note(self, meta: Mapping[str, str]) -> None:
        """Append *meta*, words about the game for people and lists; none of them holds a line end."""
        self.append(META_RECORD, write_meta(meta))

    def flush(self, *, fsync: bool = True) -> None:
        """Write what an earlier call could not; with *fsync* it is on the disk afterwards."""
        try:
            if os.fstat(self._file.fileno()).st_size != self._size:
                self._file.truncate(self._size)   # a write that broke off
            if self._missing:
                data = b"".join(self._missing)
                self._file.seek(self._size)
                write_all(self._file, data)
                self._size += len(data)
                self._missing.clear()
            if fsync:
                os.fsync(self._file.fileno())
        except OSError as error:
            raise NetworkJournalError(_sentence(self.path, error)) from error

    def close(self) -> None:
        """Let go of the file; others can open it."""
        self._file.close()

    def put_aside(self, folder: Path) -> Path:
        """Close the journal and move it into *folder*; return its place. NetworkJournalError if that fails."""
        self.close()
        try:
            self.path = move_file(self.path, folder)
        except OSError as error:
            raise NetworkJournalError(_sentence(self.path, error)) from error
        return self.path

    def _take_up(self) -> tuple[tuple[JournalRecord, ...], int]:
        try:
            lock(self._file)
        except FileLocked as error:
            raise NetworkJournalError(f"{self.path}: this game is open in another swqt") from error
        try:
            data = self._file.readall()
            assert data is not None   # the file is opened for blocking reads
            found = scan(data, self.path)
            if found.good < len(data):
                if not found.torn:
                    write_whole(self.path.with_name(f"{self.path.name}.damaged"), data)
                self._file.truncate(found.good)
                os.fsync(self._file.fileno())
        except NetworkJournalError:
            raise
        except OSError as error:
            raise NetworkJournalError(_sentence(self.path, error)) from error
        return found.records, found.good


def scan(data: bytes, path: Path) -> Scan:
    """Return what the bytes of the journal *path* hold; NetworkJournalError if they are those of something else."""
    if not data.startswith(FIRST_LINE):
        raise NetworkJournalError(f"{path}: this is no journal: its first line is not {FIRST_LINE.decode().strip()!r}")
    records: list[JournalRecord] = []
    place = len(FIRST_LINE)
    while len(data) - place >= _HEAD.size:
        length, check = _HEAD.unpack_from(data, place)
        if not 1 <= length <= MOST:
            return Scan(tuple(records), place, False)
        record = data[place + _HEAD.size : place + _HEAD.size + length]
        if len(record) < length:
            return Scan(tuple(records), place, True)
        if _check(record) != check:
            return Scan(tuple(records), place, False)
        records.append(JournalRecord(record[0], record[1:]))
        place += _HEAD.size + length
    return Scan(tuple(records), place, True)


def read_journal(path: Path) -> Scan:
    """Return what the journal *path* holds, which may be open elsewhere; NetworkJournalError if it cannot be read."""
    try:
        return scan(path.read_bytes(), path)
    except NetworkJournalError:
        raise
    except OSError as error:
        raise NetworkJournalError(_sentence(path, error)) from error


def story(records: Iterable[JournalRecord]) -> Story:
    """Return what *records* tell. They end where one is no message or leaves a gap: another version wrote it."""
    start: StartMessage | None = None
    entries: list[EntryMessage] = []
    meta: dict[str, str] = {}
    for record in records:
        if record.kind == META_RECORD:
            meta.update(read_meta(record.data))
        elif record.kind in (START_RECORD, ENTRY_RECORD):
            try:
                message = decode_sealed(record.data)
            except Malformed:
                break
            if isinstance(message, StartMessage):
                start = message
            elif isinstance(message, EntryMessage) and message.seq <= len(entries):
                del entries[message.seq :]
                entries.append(message)
            else:
                break
    return Story(start, tuple(entries), meta)


def write_meta(meta: Mapping[str, str]) -> bytes:
    """Return *meta* as lines ``NAME VALUE``; ValueError for a name with spaces or anything with a line end."""
    for name, value in meta.items():
        if not name or name.split() != [name] or "\n" in value:
            raise ValueError(f"no line of a journal: {name!r} {value!r}")
    return "".join(f"{name} {value}\n" for name, value in meta.items()).encode()


def read_meta(data: bytes) -> dict[str, str]:
    """Return what ``write_meta`` has written; of anything else, what can be understood."""
    lines = (line.partition(" ") for line in data.decode(errors="replace").split("\n"))
    return {name: value for name, space, value in lines if name and space}


def journal_path(folder: Path, game: bytes) -> Path:
    """Return where the journal of *game* lies in the *folder* of the player's games."""
    return folder / f"{game.hex()}{SUFFIX}"


def journals(folder: Path) -> Iterator[Path]:
    """Yield the journals in *folder*, the one that was written last first."""
    found: list[tuple[int, str, Path]] = []
    with contextlib.suppress(OSError):   # a folder that does not exist holds no games
        for path in folder.glob(f"*{SUFFIX}"):
            with contextlib.suppress(OSError):   # deleted in this very moment; the others are still there
                found.append((path.stat().st_mtime_ns, path.name, path))
    return (path for _, _, path in sorted(found, reverse=True))


def seed_for(folder: Path, game: bytes) -> bytes:
    """Return this peer's secret for *game*: the one on the disk, or a new one, which is there before this returns."""
    seed = find_seed(folder, game)
    if seed is None:
        seed = os.urandom(SEED)
        keep_seed(folder, game, seed)
    return seed


def keep_seed(folder: Path, game: bytes, seed: bytes) -> Path:
    """Afterwards this peer's secret *seed* for *game* is on the disk, for the eyes of its user alone (mode 0600).

    Whoever knows it could foresee this peer's share of every draw. NetworkJournalError if there is one already,
    which is     never replaced, or if it cannot be written.
    """
    if len(seed) != SEED:
        raise ValueError(f"a seed has {SEED} bytes, not {len(seed)}")
    path = folder / f"{game.hex()}{SEED_SUFFIX}"
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        if path.exists():
            raise NetworkJournalError(f"{path}: this game has a seed already")
        folder.mkdir(parents=True, exist_ok=True)
        with FileIO(part, "w", opener=_private) as file:
            write_all(file, seed.hex().encode() + b"\n")
            os.fsync(file.fileno())
        os.replace(part, path)
        sync_folder(folder)
    except NetworkJournalError:
        raise
    except OSError as error:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise NetworkJournalError(_sentence(path, error)) from error
    return path


def find_seed(folder: Path, game: bytes) -> bytes | None:
    """Return this peer's seed for *game*, or None; NetworkJournalError if the file holds something else."""
    path = folder / f"{game.hex()}{SEED_SUFFIX}"
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise NetworkJournalError(_sentence(path, error)) from error
    try:
        seed = bytes.fromhex(text.decode("ascii"))
    except ValueError:
        seed = b""
    if len(seed) != SEED:
        raise NetworkJournalError(f"{path}: {2 * SEED} hexadecimal digits were expected")
    return seed


def _private(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_EXCL, 0o600)


def written(records: Iterable[JournalRecord]) -> bytes:
    """Return the bytes of a journal of *records*."""
    return FIRST_LINE + b"".join(map(_written, records))


def _written(record: JournalRecord) -> bytes:
    if not 0 <= record.kind <= 255:
        raise ValueError(f"a record's kind is one byte, not {record.kind}")
    data = bytes([record.kind]) + record.data
    if len(data) > MOST:
        raise ValueError(f"a record of {len(data)} bytes; {MOST} are allowed")
    return _HEAD.pack(len(data), _check(data)) + data


def _check(record: bytes) -> int:
    """Return the CRC over length and record, so that a stretch of zeros is no record."""
    return crc32(record, crc32(_LENGTH.pack(len(record))))


def _sentence(path: Path, error: OSError) -> str:
    logger.warning("the journal of a network game: %s", error.strerror or type(error).__name__)
    return f"{path}: {error.strerror or error}"


AT: Final = "at-"
"""How the names of such words in a journal begin; then follows the peer's key, and the value is port and address."""

_KEY: Final = 32


class Unfinished(NamedTuple):
    """A game to go on with."""

    path: Path
    story: Story


def remembered(meta: Mapping[str, str]) -> Iterator[tuple[bytes, list[Endpoint]]]:
    """Yield where each peer was seen last; what makes no sense is left out."""
    for name, value in meta.items():
        port, _, address = value.partition(" ")
        try:
            key = bytes.fromhex(name.removeprefix(AT)) if name.startswith(AT) else b""
            if len(key) == _KEY and address:
                yield key, [(address, int(port))]
        except ValueError:
            continue


def unfinished(folder: Path) -> Iterator[Unfinished]:
    """Yield the network games in *folder* that can be gone on with, the one played last first."""
    for path in journals(folder):
        try:
            told = story(read_journal(path).records)
        except NetworkJournalError:
            continue
        if told.start is not None and not (told.entries and told.entries[-1].kind == END):
            yield Unfinished(path, told)
