"""A journal with an FsyncThread: callers do not wait for the disk, nothing is lost, and errors are reported."""

import errno
import os
import subprocess
import sys
import threading

import pytest

from swqt.table import FsyncThread, Journal, JournalError, SavedGames

HEAD = "swqt 1\nboard hex-2\n\n"


@pytest.fixture
def journal(tmp_path):
    return Journal(tmp_path / "games" / "one.swn", HEAD, disk=FsyncThread())


def text(journal: Journal) -> str:
    return journal.path.read_text(encoding="utf-8")


def test_what_is_added_is_in_the_file_before_it_is_on_the_disk(journal, monkeypatch):
    slow, fsync = threading.Event(), os.fsync
    kept = []

    def wait(handle):
        assert slow.wait(60)
        kept.append(os.fstat(handle).st_size)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", wait)
    journal.add(["A: pick 1"])
    journal.add(["A: conquer f1"])
    journal.cut(1)
    assert (text(journal), kept) == (HEAD + "A: pick 1\n", [])
    slow.set()
    journal.move(journal.path.parent / "finished")
    assert len(kept) >= 3    # before the file was moved
    assert text(journal) == HEAD + "A: pick 1\n"


def test_few_writes_wait_for_the_disk_at_once(journal, monkeypatch):
    waiting, most, fsync = [0], [0], os.fsync
    keep, lock = FsyncThread.keep, threading.Lock()

    def count(disk, file):
        with lock:
            waiting[0] += 1
            most[0] = max(most[0], waiting[0])
        return keep(disk, file)

    def done(handle):
        fsync(handle)
        with lock:
            waiting[0] -= 1

    journal.save()
    journal.move(journal.path.parent)    # waits for the sync
    monkeypatch.setattr(FsyncThread, "keep", count)
    monkeypatch.setattr(os, "fsync", done)
    for number in range(200):
        journal.add([f"A: conquer f{number}"])
    assert 0 < most[0] <= 12
    assert text(journal).count("\n") == HEAD.count("\n") + 200


def full(handle):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_what_the_disk_has_refused_is_told_with_the_next_line_and_written_anew(journal, monkeypatch):
    journal.add(["A: pick 1"])
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        journal.add(["A: conquer f1"])
        with pytest.raises(JournalError, match=os.strerror(errno.ENOSPC)):
            journal.move(journal.path.parent)
        with pytest.raises(JournalError, match=os.strerror(errno.ENOSPC)):
            journal.add(["A: conquer f2"])    # waits for the disk now
    journal.add(["A: end"])
    assert text(journal) == HEAD + "A: pick 1\nA: conquer f1\nA: conquer f2\nA: end\n"


def test_a_refusal_is_told_by_the_thread_of_the_disk_and_said_by_save(journal, monkeypatch):
    told = threading.Event()
    journal.on_refused = told.set
    journal.add(["A: pick 1"])
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        journal.add(["A: conquer f1"])
        assert told.wait(60)
        with pytest.raises(JournalError, match=os.strerror(errno.ENOSPC)):
            journal.save()
    journal.save()
    journal.move(journal.path.parent)
    assert text(journal) == HEAD + "A: pick 1\nA: conquer f1\n"


def test_a_program_ends_when_everything_is_on_the_disk(tmp_path, root):
    code = """
import os, sys, time
from pathlib import Path
from swqt.table import FsyncThread, Journal
fsync = os.fsync
def slow(handle):
    time.sleep(0.02)
    fsync(handle)
    print(os.fstat(handle).st_size, flush=True)
os.fsync = slow
journal = Journal(Path(sys.argv[1]), "swqt 1\\n", disk=FsyncThread())
for number in range(5):
    journal.add(["A: end"])
"""
    path = tmp_path / "one.swn"
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)], cwd=root, capture_output=True, text=True, timeout=180, check=True
    )
    assert int(done.stdout.split()[-1]) == path.stat().st_size == len("swqt 1\n") + 5 * len("A: end\n")


def test_games_wait_for_the_disk_when_they_are_put_aside(setup, shelf, tmp_path, play_until, monkeypatch):
    begun = []
    fsync = os.fsync

    def look(handle):
        begun.append(threading.current_thread().name)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", look)
    saves = SavedGames(shelf, tmp_path / "games", disk=FsyncThread())
    game = saves.start(setup)
    play_until(game, lambda game: len(game) > 4)
    again = saves.load(game.journal.path)
    play_until(again, lambda game: game.decision is None)
    assert threading.current_thread().name not in begun
    saves.close(again)
    assert [again.trouble, again.journal.path.parent] == [None, saves.finished_folder]
    *earlier, _, _ = begun    # the last two are the folder syncs
    assert {name.partition("_")[0] for name in earlier} == {"disk"}
