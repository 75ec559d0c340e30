"""The journal: whatever the power does to it, what was on the disk is there, and nothing else."""

import asyncio
import os
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swqt.net.core import events as e
from swqt.net.game import journal as module
from swqt.net.game.journal import FIRST_LINE, NetworkJournal, NetworkJournalError, scan, story, written
from swqt.net.wire.messages import CMD, END, DropPeer, GameStart, LinkShare, LogEntry, SignedAck, ViewBody
from tests.support.full_disk import FullDisk

GAME = bytes(range(32))
META = {"name": "Friday night", "people": "Anna, Çelik"}


def entry(seq: int, body: bytes = b"end", kind: int = CMD) -> LogEntry:
    return LogEntry(0, seq, bytes(32), kind, 0, body, bytes(16), 0, b"\1" * 64)


def record(seq: int, body: bytes = b"end") -> e.EntryRecord:
    return e.EntryRecord(entry(seq, body))


START = GameStart(b"table", ((b"\1" * 32, b"\2" * 16, b"\3" * 32),), (0,), ("",), (b"\4" * 64,))
ACK = SignedAck(1, 2, b"\5" * 32, b"\6" * 16, 2, 0, 0, LinkShare(1, b"\5" * 32, b"\7" * 32), b"\x08" * 64)
RECORDS: tuple[e.JournalRecord, ...] = (
    record(1),
    e.HeadRecord(1, 2, b"\5" * 32),
    e.LockRecord(2, 1, b"\5" * 32, (ACK,)),
    e.PromiseRecord(3, b"\5" * 32, ViewBody(3, (DropPeer(1, "away"),), (ACK,))),
    e.PromiseRecord(4),
    e.RecoveringRecord(False),
    e.CopyRecord((entry(2), entry(3, b"pick 1"))),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return module.journal_path(tmp_path / "games", GAME)


def begin(path: Path) -> NetworkJournal:
    return NetworkJournal.of_game(path, START, META)


def store(journal: NetworkJournal, record: e.JournalRecord | dict[str, str], *, fsync: bool = False) -> str:
    journal._unsynced += module._written(record)
    return journal.flush(fsync)


def forgets(told: module.Story) -> bool:
    """Whether the peer may have forgotten something that it signed."""
    flags = [record.on for record in told.records if isinstance(record, e.RecoveringRecord)]
    return told.start is None or flags[-1:] == [True]


def test_what_was_stored_is_there_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(begin(path)) as journal:
        assert journal.story == (START, (), (), META)
        calls: list[int] = []
        monkeypatch.setattr(module.os, "fsync", calls.append)
        for number, each in enumerate(RECORDS):
            store(journal, each, fsync=number < 2)
        assert len(calls) == 2, "only where it is asked for"
        store(journal, {"name": "Saturday"})
    with closing(NetworkJournal(path)) as again:
        assert again.story == story(path)
        assert again.story.start == START
        assert again.story.records == RECORDS
        assert again.story.entries == (entry(1),)
        assert again.story.meta == {**META, "name": "Saturday"}
        assert not forgets(again.story)
        assert not again.story.over
    assert sorted(os.listdir(path.parent)) == [path.name]


def test_a_record_has_one_spelling() -> None:
    """Bytes that mean the same and are others were not written here."""
    data = written([START, e.HeadRecord(1, 2, bytes(32))])
    whole = module._encoder.encode(e.HeadRecord(1, 2, bytes(32)))
    longer = whole.replace(b"epoch\x01", b"epoch\xcc\x01")
    assert longer != whole
    assert scan(data).records == (START, e.HeadRecord(1, 2, bytes(32)))
    for payload in (longer, whole + b"\0", whole[:-1], b""):
        found = scan(written([START]) + framed(b"\3" + payload))
        assert (found.records, found.torn) == ((START,), False)
    for kind in (0, 1, 2, 9, 255):
        assert scan(written([START]) + framed(bytes([kind]) + whole)).records == (START,)
    assert scan(FIRST_LINE + framed(b"\3" + whole)).records == (), "the START comes first"


def framed(record: bytes) -> bytes:
    length = len(record).to_bytes(4, "big")
    return module._HEAD.pack(length, crc32(length), crc32(record)) + record


@pytest.mark.parametrize("entries", [2, pytest.param(6, marks=pytest.mark.slow)])
def test_a_journal_cut_at_any_byte_keeps_every_whole_record(path: Path, entries: int) -> None:
    records = [START, META, *[record(number + 1) for number in range(entries)]]
    ends = [len(written(records[:count])) for count in range(len(records) + 1)]
    data = written(records)
    path.parent.mkdir()
    for cut in range(len(data)):
        path.write_bytes(data[:cut])
        assert forgets(story(path)) is (cut < ends[1])
        if cut < ends[1]:
            with pytest.raises(NetworkJournalError, match="the beginning of this journal is lost"):
                NetworkJournal(path)
            assert path.read_bytes() == data[:cut]
            continue
        whole = records[: sum(end <= cut for end in ends) - 1]
        with closing(NetworkJournal(path)) as torn:
            assert torn.story == story(whole)
            store(torn, e.HeadRecord(1, 2, bytes(32)))
        assert story(path) == story([*whole, e.HeadRecord(1, 2, bytes(32))])
        assert os.listdir(path.parent) == [path.name]


def test_any_flipped_bit_ends_the_journal_there_and_the_peer_has_to_recover(path: Path) -> None:
    """Whoever may have forgotten what it signed says so, also when it is killed before it is well again."""
    records = [START, *[record(number + 1) for number in range(3)]]
    data = written(records)
    path.parent.mkdir()
    head = len(written(records[:1]))
    size = (len(data) - head) // 3
    for place in range(head, len(data)):
        changed = bytearray(data)
        changed[place] ^= 1 << place % 8
        found = scan(bytes(changed))
        count = (place - head) // size
        assert found.records == tuple(records[: count + 1])
        assert found.good == head + count * size
        assert not found.torn
    path.write_bytes(changed)
    with closing(NetworkJournal(path)) as journal:
        assert forgets(journal.story)
        assert journal.story.records == (record(1), record(2), e.RecoveringRecord(True))
    assert path.with_name(f"{path.name}.damaged").read_bytes() == changed
    with closing(NetworkJournal(path)) as journal:
        assert forgets(journal.story)
        store(journal, e.RecoveringRecord(False))
    assert not forgets(story(path))
    changed[0] ^= 1
    assert scan(bytes(changed)) == ((), 0, False)


def test_what_a_power_cut_leaves_behind_the_last_record_is_no_loss(path: Path) -> None:
    """Nothing behind it was synced, so nobody was told: zeros, or the beginning of a record and zeros."""
    begin(path).close()
    data = path.read_bytes()
    one = framed(b"\2" + module._encoder.encode(record(1)))
    for rest in (bytes(4096), one[:40], one[:40] + bytes(4096), one[:3]):
        path.write_bytes(data + rest)
        with closing(NetworkJournal(path)) as journal:
            assert journal.story == (START, (), (), META)
        assert path.read_bytes() == data
        assert os.listdir(path.parent) == [path.name]


@given(st.binary(max_size=200))
def test_any_bytes_behind_the_start_are_read_without_surprise(data: bytes) -> None:
    for before in (b"", FIRST_LINE, written([START])):
        assert scan(before + data).good <= len(before + data)


def test_a_journal_begins_whole_or_not_at_all(path: Path) -> None:
    begin(path).close()
    begun = path.read_bytes()
    NetworkJournal.of_game(path, START, {"name": "another"}, lost=True).close()
    assert path.read_bytes() == begun, "what is there is taken up"
    with pytest.raises(NetworkJournalError, match=r"File exists|directory"):
        NetworkJournal.of_game(path / "below.swj", START, META)
    other = module.journal_path(path.parent, bytes(32))
    for read in (NetworkJournal, story):
        with pytest.raises(NetworkJournalError, match="No such file"):
            read(other)


@pytest.mark.parametrize("begun", [b"junk", *(written([START])[:left] for left in (0, 7, 15, 40, -1))])
def test_a_journal_that_is_cut_inside_its_start_is_begun_again(path: Path, begun: bytes) -> None:
    """The others have the START; what this peer has signed is forgotten, and the journal says so."""
    begin(path).close()
    path.write_bytes(begun)
    with closing(NetworkJournal.of_game(path, START, META, lost=True)) as journal:
        assert journal.story == (START, (e.RecoveringRecord(True),), (), META)
        assert forgets(journal.story)
    assert path.with_name(f"{path.name}.damaged").read_bytes() == begun


@given(st.binary(min_size=1, max_size=40).filter(lambda data: not FIRST_LINE.startswith(data[:15])))
def test_a_file_of_another_kind_is_reported_and_left_alone(tmp_path_factory: pytest.TempPathFactory, data) -> None:
    path = tmp_path_factory.getbasetemp() / "any.swj"
    path.write_bytes(data)
    with pytest.raises(NetworkJournalError, match="this is no journal of a network game"):
        NetworkJournal(path)
    assert path.read_bytes() == data


def test_a_journal_is_open_in_one_program_only(path: Path) -> None:
    with closing(begin(path)):
        with pytest.raises(NetworkJournalError, match="this game is open in another swqt"):
            NetworkJournal(path)
        assert story(path).start == START
    NetworkJournal(path).close()


def test_the_story_follows_what_was_rolled_back() -> None:
    """An entry voids what the log held from its place on; one that leaves a gap does not belong to it."""
    records = [START, META, *[record(number) for number in (1, 2, 3, 4)], record(3, b"pick 1"), record(9), record(0)]
    told = story(records)
    assert [found.body for found in told.entries] == [b"end", b"end", b"pick 1"]
    assert len(told.records) == 7
    assert not told.over
    assert story([*records, e.EntryRecord(entry(4, b"", END))]).over
    assert story([]) == (None, (), (), {})


def test_journals_are_listed_newest_first(tmp_path: Path, vanish: Callable[[Path], None]) -> None:
    """One that goes meanwhile takes no other along."""
    paths = [module.journal_path(tmp_path, bytes([number] * 32)) for number in range(3)]
    for number, path in enumerate(paths):
        begin(path).close()
        os.utime(path, (number, number))
    assert list(module.journals(tmp_path)) == paths[::-1]
    assert list(module.journals(tmp_path / "nowhere")) == []
    vanish(paths[0])
    assert set(module.journals(tmp_path)) == {*paths[1:]}


def test_where_peers_were_seen_last_is_remembered() -> None:
    key = bytes(range(32))
    at = {key.hex(): "47770 10.0.0.7", "ff": "1 x", "no": "1 x", "00" * 32: "x y"}
    notes = {"at": "1 x"} | {module.AT + name: text for name, text in at.items()}
    assert list(module.remembered(notes)) == [(key, [("10.0.0.7", 47770)])]


# A disk that is full or broken.


@pytest.mark.parametrize("room", [0, 5, 17])
def test_a_full_disk_is_reported_and_nothing_is_lost(path: Path, room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A write that breaks off in the middle leaves nothing behind that the next one would not mend."""
    disk = FullDisk(monkeypatch, room)
    with closing(begin(path)) as journal:
        disk.full = True
        for number in (1, 2):
            assert "No space left" in store(journal, record(number), fsync=True)
        disk.full = False
        assert store(journal, record(3)) == ""
    assert story(path).records == (record(1), record(2), record(3))


def test_what_could_not_be_synced_is_written_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a failed sync a system may report success and have lost everything since the last good one."""
    disk = FullDisk(monkeypatch)
    with closing(begin(path)) as journal:
        store(journal, record(1), fsync=True)
        size = path.stat().st_size
        store(journal, record(2))
        disk.broken = True
        assert "Input/output error" in store(journal, record(3), fsync=True)
        disk.broken = False
        with path.open("r+b") as file:
            file.truncate(size)
            file.seek(size)
            file.write(bytes(400))
        assert journal.flush() == ""
    assert path.read_bytes() == written([START, META, record(1), record(2), record(3)])


def test_a_journal_that_cannot_be_mended_is_not_taken_up(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(path).close()
    with path.open("ab") as file:
        file.write(bytes(9))
    FullDisk(monkeypatch).broken = True
    with pytest.raises(NetworkJournalError, match="Input/output error"):
        NetworkJournal(path)


async def test_a_journal_tries_again_until_all_is_written(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk, told = FullDisk(monkeypatch), asyncio.Queue[str]()
    journal = begin(path)
    journal.told = told.put_nowait
    journal.put(record(1))
    await journal.sync()
    assert not journal.failing
    disk.full = True
    journal.put(record(2))
    assert "No space left on device" in journal.failing
    assert await told.get() == journal.failing
    journal.put({"name": "Saturday"})
    await journal.sync()
    assert journal.failing
    before = disk.tries
    while disk.tries < before + 3:
        await asyncio.sleep(0.001)
    assert told.empty(), "it is told once"
    disk.full = False
    assert await told.get() == ""
    disk.broken = True
    journal.put(record(3))
    await journal.sync()
    assert "Input/output" in await told.get()
    disk.broken = False
    assert await told.get() == ""
    disk.full = True
    journal.put(record(4))
    assert "No space left" in await journal.finish()
    assert story(path).records == (record(1), record(2), record(3))
    assert story(path).meta["name"] == "Saturday"


async def test_records_that_come_while_the_disk_syncs_are_written_too(path: Path, monkeypatch) -> None:
    begun, gate = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()
    journal = begin(path)

    def wait(_handle: int) -> None:
        loop.call_soon_threadsafe(begun.set)
        gate.wait()

    monkeypatch.setattr(module.os, "fsync", wait)
    journal.put(record(1))
    waiting = asyncio.ensure_future(journal.sync())
    await begun.wait()
    journal.put(record(2))
    assert not waiting.done()
    gate.set()
    await waiting
    assert story(path).records == (record(1), record(2))
    assert not await journal.finish()
