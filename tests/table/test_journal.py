"""The file of a game: whole lines, written and synced at once or by a thread; failed writes are repeated later."""

import errno
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from swqt.home import move_file, write_whole
from swqt.table import FsyncThread, Journal, JournalError, SavedGames

HEAD = "swqt 1\nboard hex-2\n\n"


def lines(path: Path) -> list[str]:
    text = path.read_bytes().decode()
    assert text.startswith(HEAD)
    assert text.endswith("\n")
    return text[len(HEAD) :].split("\n")[:-1]


def full(handle):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture
def journal(tmp_path):
    return Journal(tmp_path / "games" / "one.swn", HEAD)


def test_what_is_added_stands_in_the_file_at_once_and_what_is_cut_is_gone(journal):
    assert not journal.path.parent.exists(), "nothing is written before the first save"
    journal.save()
    assert lines(journal.path) == []
    journal.add(["A: pick 1"])
    assert lines(journal.path) == ["A: pick 1"]
    journal.add(["*: roll 2", "A: conquer f12"])
    assert lines(journal.path) == ["A: pick 1", "*: roll 2", "A: conquer f12"]
    assert len(journal) == 3
    journal.cut(1)
    assert lines(journal.path) == ["A: pick 1"]
    journal.add(["A: end"])
    assert lines(journal.path) == ["A: pick 1", "A: end"]
    journal.cut(0)
    assert lines(journal.path) == []


def test_every_add_and_every_cut_waits_for_the_disk(journal, monkeypatch):
    sizes = []
    fsync = os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: (sizes.append(os.fstat(handle).st_size), fsync(handle)))
    journal.add(["A: pick 1"])
    del sizes[:]
    journal.add(["A: end"])
    assert sizes == [len(HEAD) + 17]
    journal.cut(1)
    assert sizes[1:] == [len(HEAD) + 10]


def test_a_new_file_appears_whole(journal, monkeypatch):
    seen = []
    replace = os.replace

    def look(source, target):
        seen.append((journal.path.exists(), Path(source).read_bytes()))
        replace(source, target)

    monkeypatch.setattr(os, "replace", look)
    journal.add(["A: pick 1"])
    assert seen == [(False, HEAD.encode() + b"A: pick 1\n")]
    assert [path.name for path in journal.path.parent.iterdir()] == ["one.swn"]


@pytest.mark.parametrize("found", ["A: pick 1\nA: conq", "A:  PICK 1   ; my first\n"], ids=["torn", "another form"])
def test_a_file_that_is_taken_up_is_cut_off_or_written_anew(tmp_path, found):
    path = tmp_path / "one.swn"
    path.write_bytes(f"{HEAD}{found}".encode())
    journal = Journal(path, HEAD, ["A: pick 1"])
    journal.resume()
    assert lines(path) == ["A: pick 1"]
    journal.add(["A: end"])
    assert lines(path) == ["A: pick 1", "A: end"]


def test_a_folder_that_cannot_be_made_is_an_error_until_it_can(tmp_path):
    (tmp_path / "games").write_text("in the way")
    journal = Journal(tmp_path / "games" / "one.swn", HEAD)
    with pytest.raises(JournalError, match=r"one\.swn: the game is not being saved"):
        journal.add(["A: pick 1"])
    (tmp_path / "games").unlink()
    journal.add(["A: end"])
    assert lines(journal.path) == ["A: pick 1", "A: end"]


def test_what_the_disk_has_refused_is_written_with_the_next_line(journal, monkeypatch):
    journal.add(["A: pick 1"])
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(JournalError, match=os.strerror(errno.ENOSPC)):
            journal.add(["A: conquer f1"])
        with pytest.raises(JournalError):
            journal.cut(1)
        with pytest.raises(JournalError):
            journal.add(["A: conquer h1"])
    journal.add(["A: end"])
    assert lines(journal.path) == ["A: pick 1", "A: conquer h1", "A: end"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit on the size of files")
def test_a_line_of_which_only_a_part_fitted_is_written_anew(journal):
    import resource

    journal.add(["A: pick 1"])
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(HEAD) + 15, hard))
    try:
        with pytest.raises(JournalError):
            journal.add(["A: conquer f1"])
        torn = journal.path.read_bytes()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert torn == HEAD.encode() + b"A: pick 1\nA: co"
    journal.add(["A: end"])
    assert lines(journal.path) == ["A: pick 1", "A: conquer f1", "A: end"]


def test_a_file_that_another_program_has_changed_is_left_alone(journal):
    journal.add(["A: pick 1"])
    with journal.path.open("ab") as other:
        other.write(b"A: conquer f1\n")
    with pytest.raises(JournalError, match="another program has changed"):
        journal.add(["A: end"])
    assert lines(journal.path) == ["A: pick 1", "A: conquer f1"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not delete open files")
def test_a_file_that_was_deleted_is_made_again(journal):
    journal.add(["A: pick 1"])
    journal.path.unlink()
    journal.add(["A: end"])
    assert lines(journal.path) == ["A: pick 1", "A: end"]


def test_moving_never_overwrites(tmp_path):
    done = tmp_path / "done"
    for text in ("first", "second", "third"):
        (tmp_path / "one.swn").write_text(text)
        move_file(tmp_path / "one.swn", done)
    assert {path.name: path.read_text() for path in done.iterdir()} == {
        "one.swn": "first", "one-2.swn": "second", "one-3.swn": "third",
    }  # fmt: skip


def test_a_journal_goes_on_where_it_was_moved(journal, tmp_path):
    journal.add(["A: pick 1"])
    journal.move(tmp_path / "done")
    assert journal.path == tmp_path / "done" / "one.swn"
    journal.add(["A: end"])
    assert (lines(journal.path), list((tmp_path / "games").iterdir())) == (["A: pick 1", "A: end"], [])


def test_a_whole_write_that_fails_leaves_the_old_file_and_no_litter(tmp_path, monkeypatch):
    path = tmp_path / "settings.json"
    write_whole(path, b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        write_whole(path, b"new")
    assert (path.read_bytes(), [found.name for found in tmp_path.iterdir()]) == (b"old", ["settings.json"])


@pytest.fixture
def threaded(tmp_path):
    """A journal whose callers do not wait for the disk."""
    return Journal(tmp_path / "games" / "one.swn", HEAD, disk=FsyncThread())


def test_what_is_added_is_in_the_file_before_it_is_on_the_disk(threaded, monkeypatch):
    slow, fsync = threading.Event(), os.fsync
    kept = []

    def wait(handle):
        assert slow.wait(60)
        kept.append(os.fstat(handle).st_size)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", wait)
    threaded.add(["A: pick 1"])
    threaded.add(["A: conquer f1"])
    threaded.cut(1)
    assert (threaded.path.read_text("utf-8"), kept) == (HEAD + "A: pick 1\n", [])
    slow.set()
    threaded.move(threaded.path.parent / "finished")
    assert len(kept) >= 3    # before the file was moved
    assert threaded.path.read_text("utf-8") == HEAD + "A: pick 1\n"


def test_what_the_disk_has_refused_is_told_with_the_next_line_and_written_anew(threaded, monkeypatch):
    threaded.add(["A: pick 1"])
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        threaded.add(["A: conquer f1"])
        with pytest.raises(JournalError, match=os.strerror(errno.ENOSPC)):
            threaded.move(threaded.path.parent)
        with pytest.raises(JournalError, match=os.strerror(errno.ENOSPC)):
            threaded.add(["A: conquer f2"])    # waits for the disk now
    threaded.add(["A: end"])
    assert threaded.path.read_text("utf-8") == HEAD + "A: pick 1\nA: conquer f1\nA: conquer f2\nA: end\n"


def test_a_refusal_is_told_by_the_thread_of_the_disk_and_said_by_save(threaded, monkeypatch):
    told = threading.Event()
    threaded.on_refused = told.set
    threaded.add(["A: pick 1"])
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        threaded.add(["A: conquer f1"])
        assert told.wait(60)
        with pytest.raises(JournalError, match=os.strerror(errno.ENOSPC)):
            threaded.save()
    threaded.save()
    threaded.move(threaded.path.parent)
    assert threaded.path.read_text("utf-8") == HEAD + "A: pick 1\nA: conquer f1\n"


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
