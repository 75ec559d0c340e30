"""The journal: whatever the power does to it, what was on the disk is there, and nothing else."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from io import FileIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swqt.net.playing import journal as module
from swqt.net.playing.journal import (
    ENTRY_RECORD,
    FIRST_LINE,
    LOCK_RECORD,
    META_RECORD,
    MOST,
    START_RECORD,
    JournalRecord,
    NetworkJournal,
    NetworkJournalError,
    find_seed,
    journal_path,
    journals,
    keep_seed,
    read_journal,
    read_meta,
    scan,
    story,
    write_meta,
)
from swqt.net.wire.messages import Ack, EntryMessage, Genesis, StartMessage, encode

GAME = bytes(range(32))
FEW = (
    JournalRecord(META_RECORD, b"table Friday\n"),
    JournalRecord(LOCK_RECORD, b"\0\1"),
    JournalRecord(ENTRY_RECORD, b"x" * 30),
)


def entry(seq: int, body: bytes = b"end") -> bytes:
    return encode(EntryMessage(0, seq, bytes(32), 1, 0, body, bytes(16), 0, bytes(64)))


def start() -> bytes:
    return encode(StartMessage(Genesis(b"swqt 1", GAME, ((bytes(32), bytes(32), bytes(16)),)), (bytes(64),)))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return journal_path(tmp_path / "games", GAME)


def test_what_was_appended_is_there_again(path: Path) -> None:
    with NetworkJournal.create(path, FEW) as journal:
        assert journal.records == FEW
        journal.append(ENTRY_RECORD, b"one")
        journal.append(LOCK_RECORD, b"two", fsync=True)
    with NetworkJournal(path) as again:
        assert again.records == (*FEW, JournalRecord(ENTRY_RECORD, b"one"), JournalRecord(LOCK_RECORD, b"two"))
        again.append(ENTRY_RECORD, b"three")
    assert [record.data for record in read_journal(path).records[-2:]] == [b"two", b"three"]
    assert sorted(os.listdir(path.parent)) == [path.name]


def test_fsync_only_where_it_is_asked_for(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with NetworkJournal.create(path, ()) as journal:
        calls: list[int] = []
        monkeypatch.setattr(module.os, "fsync", calls.append)
        journal.append(ENTRY_RECORD, b"one")
        assert (calls, len(read_journal(path).records)) == ([], 1)
        journal.append(ENTRY_RECORD, b"two", fsync=True)
        assert len(calls) == 1


@pytest.mark.parametrize("entries", [2, pytest.param(6, marks=pytest.mark.slow)])
def test_a_journal_cut_at_any_byte_keeps_every_whole_record(
    path: Path, entries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module.os, "fsync", lambda handle: None)   # the disk is not what is cut here
    ends = []
    for count in range(len(FEW) + 1):
        path.unlink(missing_ok=True)
        NetworkJournal.create(path, FEW[:count]).close()
        ends.append(path.stat().st_size)
    with NetworkJournal(path) as journal:
        for number in range(entries):
            journal.append(ENTRY_RECORD, entry(number))
            ends.append(path.stat().st_size)
    data = path.read_bytes()
    records = (*FEW, *[JournalRecord(ENTRY_RECORD, entry(number)) for number in range(entries)])
    for cut in range(len(data)):
        path.write_bytes(data[:cut])
        if cut < len(FIRST_LINE):
            with pytest.raises(NetworkJournalError, match="no journal"):
                NetworkJournal(path)
            assert path.read_bytes() == data[:cut]
            continue
        whole = records[: sum(end <= cut for end in ends) - 1]
        with NetworkJournal(path) as torn:
            assert torn.records == whole
            torn.append(LOCK_RECORD, b"after")
        assert read_journal(path).records == (*whole, JournalRecord(LOCK_RECORD, b"after"))
        assert os.listdir(path.parent) == [path.name]


def test_any_flipped_bit_ends_the_journal_there_and_is_kept_for_a_look(path: Path) -> None:
    NetworkJournal.create(path, [JournalRecord(ENTRY_RECORD, entry(number)) for number in range(3)]).close()
    data = path.read_bytes()
    records = scan(data, path).records
    size = (len(data) - len(FIRST_LINE)) // 3
    for place in range(len(FIRST_LINE), len(data)):
        for bit in range(8):
            changed = bytearray(data)
            changed[place] ^= 1 << bit
            found = scan(bytes(changed), path)
            assert found.records == records[: (place - len(FIRST_LINE)) // size]
            assert found.good == len(FIRST_LINE) + len(found.records) * size
    path.write_bytes(changed)
    with NetworkJournal(path) as journal:
        assert journal.records == records[:2]
    assert path.with_name(f"{path.name}.damaged").read_bytes() == changed
    changed[0] ^= 1
    with pytest.raises(NetworkJournalError, match="no journal"):
        scan(bytes(changed), path)


def test_zeros_after_a_power_cut_are_no_records(path: Path) -> None:
    NetworkJournal.create(path, FEW).close()
    with path.open("ab") as file:
        file.write(bytes(4096))
    with NetworkJournal(path) as journal:
        assert journal.records == FEW


@given(st.binary(max_size=200))
def test_any_bytes_behind_the_first_line_are_read_without_surprise(data: bytes) -> None:
    found = scan(FIRST_LINE + data, Path("x.swj"))
    assert found.good <= len(FIRST_LINE + data)


def test_a_second_process_is_kept_out(path: Path) -> None:
    code = (
        "import sys, pathlib; from swqt.net.playing.journal import NetworkJournal; "
        "NetworkJournal(pathlib.Path(sys.argv[1]))"
    )
    command = [sys.executable, "-c", code, str(path)]
    top = Path(__file__).resolve().parents[3]
    with NetworkJournal.create(path, FEW):
        done = subprocess.run(command, cwd=top, capture_output=True, text=True, timeout=60, check=False)
        assert "this game is open in another swqt" in done.stderr
        with pytest.raises(NetworkJournalError, match="another swqt"):
            NetworkJournal(path)
        assert read_journal(path).records == FEW
    assert subprocess.run(command, cwd=top, capture_output=True, timeout=60, check=False).returncode == 0


def test_a_journal_that_was_killed_can_be_opened_at_once(path: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from swqt.net.playing.journal import NetworkJournal; "
        "j = NetworkJournal(Path(sys.argv[1])); j.append(3, b'mine', fsync=True); os.kill(os.getpid(), 9)"
    )
    NetworkJournal.create(path, FEW).close()
    top = Path(__file__).resolve().parents[3]
    command = [sys.executable, "-c", code, str(path)]
    done = subprocess.run(command, cwd=top, capture_output=True, timeout=60, check=False)
    assert done.returncode != 0
    with NetworkJournal(path) as journal:
        assert journal.records == (*FEW, JournalRecord(LOCK_RECORD, b"mine"))


@pytest.mark.parametrize("written", [0, 5, 17])
def test_a_full_disk_is_told_and_made_good_later(
    path: Path, written: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A write that breaks off in the middle leaves nothing behind that the next one would not mend."""
    def full(file: FileIO, data: bytes) -> None:
        file.write(data[:written])
        raise OSError(errno.ENOSPC, "No space left on device")

    with NetworkJournal.create(path, FEW) as journal:
        with monkeypatch.context() as patch:
            patch.setattr(module, "write_all", full)
            for number in range(2):
                with pytest.raises(NetworkJournalError, match="No space left"):
                    journal.append(ENTRY_RECORD, b"entry %d" % number, fsync=True)
        journal.append(ENTRY_RECORD, b"entry 2")
    assert read_journal(path).records == (
        *FEW,
        *[JournalRecord(ENTRY_RECORD, b"entry %d" % number) for number in range(3)],
    )


def test_a_journal_begins_whole_or_not_at_all(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    NetworkJournal.create(path, FEW).close()
    with pytest.raises(NetworkJournalError, match="already"):
        NetworkJournal.create(path, ())
    assert read_journal(path).records == FEW
    other = journal_path(path.parent, bytes(32))
    with pytest.raises(NetworkJournalError, match=r"File exists|directory"):
        NetworkJournal.create(path / "below.swj", ())
    assert not other.exists()
    with pytest.raises(NetworkJournalError, match="No such file"):
        NetworkJournal(other)
    with pytest.raises(NetworkJournalError, match="No such file"):
        read_journal(other)


def test_what_no_record_can_be_is_a_mistake_of_the_caller(path: Path) -> None:
    with NetworkJournal.create(path, ()) as journal:
        with pytest.raises(ValueError, match="one byte"):
            journal.append(256, b"")
        with pytest.raises(ValueError, match="allowed"):
            journal.append(1, bytes(MOST))
        journal.append(1, bytes(MOST - 1))
    assert len(read_journal(path).records) == 1


def test_the_story_follows_what_was_rolled_back() -> None:
    """An entry voids what the log held from its seq on."""
    records = [
        JournalRecord(META_RECORD, write_meta({"table": "Friday", "engine": "1"})),
        JournalRecord(START_RECORD, start()),
        *[JournalRecord(ENTRY_RECORD, entry(number)) for number in range(4)],
        JournalRecord(ENTRY_RECORD, entry(2, b"pick 1")),
        JournalRecord(LOCK_RECORD, b"not told here"),
        JournalRecord(99, b"of a later version"),
        JournalRecord(META_RECORD, write_meta({"engine": "2"})),
    ]
    told = story(records)
    assert told.start is not None
    assert told.start.genesis.game == GAME
    assert [found.body for found in told.entries] == [b"end", b"end", b"pick 1"]
    assert told.meta == {"table": "Friday", "engine": "2"}
    assert (
        story([*records[2:], JournalRecord(ENTRY_RECORD, entry(9)), JournalRecord(ENTRY_RECORD, entry(3))]).entries
        == told.entries
    )
    assert story([JournalRecord(ENTRY_RECORD, b"junk"), records[1]]) == (None, (), {})
    ack = encode(Ack(0, 0, bytes(32), bytes(16), 0, bytes(64)))
    assert story([JournalRecord(ENTRY_RECORD, ack), records[1]]) == (None, (), {})


def test_meta_is_lines_that_people_can_read() -> None:
    meta = {"table": "Friday night", "began": "2026-11-21 06:30", "people": "Anna, Çelik"}
    data = write_meta(meta)
    assert data.decode().split("\n")[0] == "table Friday night"
    assert read_meta(data) == meta
    assert read_meta(b"\xff x\nalone\n\na b") == {"\ufffd": "x", "a": "b"}
    for bad in ({"a b": "c"}, {"": "c"}, {"a": "b\nc"}):
        with pytest.raises(ValueError, match="no line"):
            write_meta(bad)


def test_a_journal_that_goes_while_they_are_listed_takes_no_other_along(
    tmp_path: Path, vanish: Callable[[Path], None]
) -> None:
    kept, gone = (journal_path(tmp_path, bytes([number] * 32)) for number in range(2))
    for path in (kept, gone):
        NetworkJournal.create(path, FEW).close()
    vanish(gone)
    assert list(journals(tmp_path)) == [kept]


def test_journals_are_listed_newest_first_and_put_aside(tmp_path: Path) -> None:
    paths = [journal_path(tmp_path, bytes([number] * 32)) for number in range(3)]
    for number, path in enumerate(paths):
        NetworkJournal.create(path, FEW).close()
        os.utime(path, (number, number))
    assert list(journals(tmp_path)) == paths[::-1]
    assert list(journals(tmp_path / "nowhere")) == []
    with NetworkJournal(paths[0]) as journal:
        moved = journal.put_aside(tmp_path / "finished")
    assert read_journal(moved).records == FEW
    assert list(journals(tmp_path)) == [paths[2], paths[1]]
    with pytest.raises(NetworkJournalError, match="No such file"):
        journal.path.unlink() or journal.put_aside(tmp_path)


def test_a_seed_is_kept_once_and_for_its_user_alone(tmp_path: Path) -> None:
    folder, seed = tmp_path / "games", bytes(range(32, 64))
    assert find_seed(folder, GAME) is None
    path = keep_seed(folder, GAME, seed)
    assert find_seed(folder, GAME) == seed
    assert os.listdir(folder) == [path.name]
    if os.name != "nt":
        assert path.stat().st_mode & 0o777 == 0o600
    with pytest.raises(NetworkJournalError, match="a seed already"):
        keep_seed(folder, GAME, bytes(32))
    assert find_seed(folder, GAME) == seed
    path.write_text("not a seed")
    with pytest.raises(NetworkJournalError, match="64 hexadecimal digits"):
        find_seed(folder, GAME)
    with pytest.raises(ValueError, match="32 bytes"):
        keep_seed(folder, GAME, b"short")
    with pytest.raises(NetworkJournalError, match=r"File exists|directory"):
        keep_seed(path, GAME, seed)
    with pytest.raises(NetworkJournalError, match=r"File exists|directory"):
        find_seed(path, GAME)
