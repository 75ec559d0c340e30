"""The journal of a network game: a file of records from which to resume after a crash or a power cut.

The file is a first line in plain text and then records: u32be length, u32be CRC-32 of that, u32be CRC-32 of the
record, the record: a byte for its kind, then MessagePack in its only valid encoding. The first record is the START.
Records are on the disk once ``flush`` has synced them; until then, the system has them, and other peers.

Reading stops at the first incomplete record. A power cut tears the last record or leaves zeros after the last synced
one; these are cut off. Other damage loses records that this program may have sent to others: the damaged file is kept
beside the journal, which gets a record that its peer is recovering.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from io import FileIO
from pathlib import Path
from struct import Struct
from tempfile import TemporaryFile
from typing import Final, NamedTuple
from zlib import crc32

from msgspec.msgpack import Decoder, Encoder

from swqt.home import FileLocked, lock, write_all, write_whole
from swqt.net.core import events as e
from swqt.net.wire.messages import END, GameStart, LogEntry, Malformed, decode_one_form
from swqt.net.wire.text import as_sent, read_clean

logger = logging.getLogger(__name__)

FIRST_LINE: Final = b"swqt journal 2\n"
SUFFIX: Final = ".swj"
MOST: Final = 16 * 1024 * 1024    # bytes of the longest record: a Copy holds a whole branch of a game
TRIED: Final = 64 * 1024    # bytes that must fit on the disk before a game begins: a START may be that long
RETRY: Final = 2.0    # seconds between two attempts to write

AT: Final = "at-"
"""Prefix of the notes on where a peer was seen last: name ``at-`` and its hex key, value ``port address``."""

Notes = Mapping[str, str]
"""Notes about the game by name, for the user interface; a later note replaces one of the same name."""

Record = GameStart | e.JournalRecord | Notes

_HEAD: Final = Struct(">4sII")
_KEY: Final = 32

_KINDS: Final[tuple[type, ...]] = (
    GameStart, e.EntryRecord, e.HeadRecord, e.LockRecord, e.PromiseRecord, e.RecoveringRecord, e.CopyRecord, dict,
)  # fmt: skip
"""The types of the record kinds, from kind 1 on; the last are Notes."""

_encoder: Final = Encoder(enc_hook=as_sent)
_decoders: Final[dict[int, Decoder[Record]]] = {
    number: Decoder(dict[str, str] if kind is dict else kind, dec_hook=read_clean)
    for number, kind in enumerate(_KINDS, start=1)
}


class NetworkJournalError(OSError):
    """A journal that cannot be used or written; the message is for the player."""


class Story(NamedTuple):
    """The content of a journal: ``start`` is None if even the START is lost. ``records`` are those of the core,
    ``entries`` the log that results from them."""

    start: GameStart | None
    records: tuple[e.JournalRecord, ...]
    entries: tuple[LogEntry, ...]
    meta: Notes

    @property
    def over(self) -> bool:
        return bool(self.entries) and self.entries[-1].kind == END


class Scan(NamedTuple):
    """The result of reading a journal: its records, the number of intact bytes, and whether the rest is only what a
    power cut leaves."""

    records: tuple[Record, ...]
    good: int
    torn: bool


class NetworkJournal:
    """The open journal *path*, locked against other processes. ``story`` is its content when it was opened.

    Records that could not be written are kept, and the next ``flush`` writes them. In the network thread, use ``put``,
    which does not fsync, and ``sync``, which waits for the disk in another thread; after a failure, both retry every
    RETRY seconds. ``told`` is called with the reason at the first failure, and with "" once all is written again.
    """

    def __init__(self, path: Path) -> None:
        """Open the journal; NetworkJournalError if it is invalid, unreadable or open in another process."""
        self.path = path
        self.failing = ""    # why something is not written, or empty
        self.told: Callable[[str], object] = lambda failing: None
        self._disk = ThreadPoolExecutor(1, "journal")
        self._waiting = asyncio.Lock()    # for the disk
        self._retry: asyncio.Task[None] | None = None
        self._unsynced = bytearray()    # what follows the first ``_size`` bytes, which are on the disk
        self._written = 0    # how many bytes of it are in the file
        with _sentences(path):
            self._file = FileIO(path, "r+")
            try:
                self.story = self._take_up()
                assert self.story.start is not None    # ``_take_up`` has checked it
                self.start: Final = self.story.start
            except BaseException:
                self._file.close()
                raise

    @classmethod
    def of_game(cls, path: Path, start: GameStart, meta: Notes, *, lost: bool = False) -> NetworkJournal:
        """Open the journal of the game of *start*; create it with *meta* if it is missing or has lost its START.

        *lost*: this peer may have played before, so a new journal says "recovering". NetworkJournalError if that fails.
        """
        with _sentences(path):
            if not path.exists() or story(path).start is None:
                if path.exists():
                    write_whole(_damaged(path), path.read_bytes())
                write_whole(path, written([start, *([e.RecoveringRecord(True)] if lost else []), meta]))
        return cls(path)

    def flush(self, fsync: bool = True) -> str:
        """Write all queued records; with *fsync*, wait until they are on the disk. Return why that failed, or empty."""
        try:
            with _sentences(self.path):
                end = self._size + self._written
                if os.fstat(self._file.fileno()).st_size != end:
                    self._file.truncate(end)    # removes damage or an incomplete write
                if data := bytes(self._unsynced[self._written :]):
                    self._file.seek(end)
                    write_all(self._file, data)
                    self._written += len(data)
                if fsync:
                    # After a failed fsync, what is on the disk is unknown, and a retry may skip it: rewrite it all.
                    synced, self._written = self._written, 0
                    os.fsync(self._file.fileno())
                    self._size += synced
                    del self._unsynced[:synced]
        except NetworkJournalError as error:
            return str(error)
        return ""

    def put(self, record: e.JournalRecord | Notes) -> None:
        """Append a record or notes, without fsync; if that fails, they are written later."""
        self._unsynced += _written(record)
        if not self._waiting.locked() and not self.failing:
            self._done(self.flush(fsync=False))

    async def sync(self) -> None:
        """Sync all records so far to the disk; if that fails, ``failing`` says why."""
        async with self._waiting:
            failing = await asyncio.get_running_loop().run_in_executor(self._disk, self.flush)
        self._done(failing or self.flush(fsync=False))    # writes what was queued meanwhile

    async def finish(self) -> str:
        """Sync once more and close; return why something is not written, or an empty string."""
        await self.sync()
        if self._retry is not None:
            self._retry.cancel()
        self.close()
        return self.failing

    def close(self) -> None:
        self._disk.shutdown()
        self._file.close()

    def _done(self, failing: str) -> None:
        changed, self.failing = bool(failing) != bool(self.failing), failing
        if failing and (self._retry is None or self._retry.done()):
            self._retry = asyncio.get_running_loop().create_task(self._try_again())
        if changed:
            self.told(failing)

    async def _try_again(self) -> None:
        while self.failing:
            await asyncio.sleep(RETRY)
            await self.sync()

    def _take_up(self) -> Story:
        try:
            lock(self._file)
        except FileLocked as error:
            raise NetworkJournalError(f"{self.path}: this game is open in another swqt") from error
        data = self._file.readall()
        assert data is not None   # the file is opened for blocking reads
        records, self._size, torn = scan(data)
        if not data.startswith(FIRST_LINE[: len(data)]):
            raise NetworkJournalError(f"{self.path}: this is no journal of a network game")
        if not records:
            raise NetworkJournalError(f"{self.path}: the beginning of this journal is lost, and with it the game")
        if self._size < len(data):
            if not torn:
                write_whole(_damaged(self.path), data)
                records = (*records, e.RecoveringRecord(True))
                self._unsynced += _written(records[-1])
            if failing := self.flush():
                raise NetworkJournalError(failing)
        return story(records)


def story(source: Path | Iterable[Record]) -> Story:
    """Return the content of a journal, maybe open elsewhere, or of records; NetworkJournalError if unreadable."""
    if isinstance(source, Path):
        with _sentences(source):
            source = scan(source.read_bytes()).records
    start: GameStart | None = None
    entries: list[LogEntry] = []
    meta: dict[str, str] = {}
    of_core: list[e.JournalRecord] = []
    for record in source:
        if isinstance(record, GameStart):
            start = record
        elif isinstance(record, Mapping):
            meta.update(record)
        else:
            of_core.append(record)
            if isinstance(record, e.EntryRecord) and 0 < record.entry.seq <= len(entries) + 1:
                entries[record.entry.seq - 1 :] = [record.entry]    # replaces the log from there on
    return Story(start, tuple(of_core), tuple(entries), meta)


def scan(data: bytes) -> Scan:
    """Read the bytes of a journal up to the first damage."""
    if not data.startswith(FIRST_LINE):
        return Scan((), 0, False)
    records: list[Record] = []
    place = len(FIRST_LINE)
    while True:
        length, check = _head_at(data, place)
        end = place + _HEAD.size + length
        record = data[place + _HEAD.size : end]
        if not length or crc32(record) != check:
            return Scan(tuple(records), place, len(data[place:].rstrip(b"\0")) < end - place)
        found = _read(record)
        if found is None or isinstance(found, GameStart) == bool(records):
            return Scan(tuple(records), place, False)
        records.append(found)
        place = end


def _head_at(data: bytes, place: int) -> tuple[int, int]:
    """Return length and CRC-32 of the record at *place*; zeros if no record begins there."""
    if len(data) - place < _HEAD.size:
        return 0, 0
    word, of_word, of_record = _HEAD.unpack_from(data, place)
    length = int.from_bytes(word, "big")
    return (length, of_record) if 1 <= length <= MOST and crc32(word) == of_word else (0, 0)


def _read(record: bytes) -> Record | None:
    """Decode a record; None if it is malformed, as when another version wrote it."""
    try:
        return decode_one_form(_decoders[record[0]], record[1:], MOST, "record", _encoder.encode)
    except (KeyError, Malformed):
        return None


def journal_path(folder: Path, game: bytes) -> Path:
    return folder / f"{game.hex()}{SUFFIX}"


def try_disk(folder: Path) -> None:
    """Check that the first records of a journal fit on the disk of *folder*; OSError if not."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryFile(dir=folder) as file:
        file.write(bytes(TRIED))
        file.flush()
        os.fsync(file.fileno())


def journals(folder: Path) -> Iterator[Path]:
    """Yield the journals in *folder*, last written first."""
    found: list[tuple[int, str, Path]] = []
    with contextlib.suppress(OSError):   # a folder that does not exist holds no games
        for path in folder.glob(f"*{SUFFIX}"):
            with contextlib.suppress(OSError):   # just deleted; the others are still there
                found.append((path.stat().st_mtime_ns, path.name, path))
    return (path for _, _, path in sorted(found, reverse=True))


def remembered(meta: Notes) -> Iterator[tuple[bytes, list[tuple[str, int]]]]:
    """Yield the key of each peer with the endpoints at which it was seen last; skip malformed notes."""
    for name, value in meta.items():
        port, _, address = value.partition(" ")
        with contextlib.suppress(ValueError):
            key = bytes.fromhex(name.removeprefix(AT)) if name.startswith(AT) else b""
            if len(key) == _KEY and address:
                yield key, [(address, int(port))]


def written(records: Iterable[Record]) -> bytes:
    return FIRST_LINE + b"".join(map(_written, records))


def _written(record: Record) -> bytes:
    data = bytes([_KINDS.index(type(record)) + 1]) + _encoder.encode(record)
    if len(data) > MOST:
        raise ValueError(f"a record of {len(data)} bytes; {MOST} are allowed")
    length = len(data).to_bytes(4, "big")
    return _HEAD.pack(length, crc32(length), crc32(data)) + data


def _damaged(path: Path) -> Path:
    return path.with_name(f"{path.name}.damaged")


@contextlib.contextmanager
def _sentences(path: Path) -> Iterator[None]:
    """Convert an OSError into a NetworkJournalError about *path*."""
    try:
        yield
    except NetworkJournalError:
        raise
    except OSError as error:
        logger.warning("the journal of a network game: %s", error.strerror or type(error).__name__)
        raise NetworkJournalError(f"{path}: {error.strerror or error}") from error
