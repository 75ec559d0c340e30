"""The file of a game: whole lines, written and synced at once; failed writes are repeated later."""

import errno
import os
import sys
from pathlib import Path

import pytest

from swqt.home import move_file, write_whole
from swqt.table import Journal, JournalError

HEAD = "swqt 1\nboard hex-2\n\n"


def lines(path: Path) -> list[str]:
    text = path.read_bytes().decode()
    assert text.startswith(HEAD)
    return text[len(HEAD) :].splitlines(keepends=True)


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal(tmp_path / "games" / "one.swn", HEAD)


def test_nothing_is_written_before_the_first_save(journal: Journal) -> None:
    assert not journal.path.parent.exists()
    journal.save()
    assert journal.path.read_bytes() == HEAD.encode()


def test_what_is_added_stands_in_the_file_when_add_returns(journal: Journal) -> None:
    journal.add(["A: pick 1"])
    assert lines(journal.path) == ["A: pick 1\n"]
    journal.add(["*: roll 2", "A: end"])
    assert lines(journal.path) == ["A: pick 1\n", "*: roll 2\n", "A: end\n"]
    assert len(journal) == 3


def test_what_is_cut_is_gone_and_the_file_goes_on_from_there(journal: Journal) -> None:
    journal.add(["A: pick 1", "A: conquer f1", "A: conquer f12"])
    journal.cut(1)
    assert lines(journal.path) == ["A: pick 1\n"]
    journal.add(["A: end"])
    assert lines(journal.path) == ["A: pick 1\n", "A: end\n"]
    journal.cut(0)
    assert lines(journal.path) == []


def test_every_add_and_every_cut_waits_for_the_disk(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = []
    fsync = os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: (sizes.append(os.fstat(handle).st_size), fsync(handle)))
    journal.add(["A: pick 1"])
    del sizes[:]
    journal.add(["A: end"])
    assert sizes == [len(HEAD) + 17]
    journal.cut(1)
    assert sizes[1:] == [len(HEAD) + 10]


def test_a_file_that_can_be_made_again_does_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(handle: int) -> None:
        raise AssertionError("fsync was called")

    monkeypatch.setattr(os, "fsync", never)
    journal = Journal(tmp_path / "one.swn", HEAD, durable=False)
    journal.add(["A: pick 1"])
    assert lines(journal.path) == ["A: pick 1\n"]


def test_a_new_file_appears_whole(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    replace = os.replace

    def look(source: Path, target: Path) -> None:
        seen.append((journal.path.exists(), Path(source).read_bytes()))
        replace(source, target)

    monkeypatch.setattr(os, "replace", look)
    journal.add(["A: pick 1"])
    assert seen == [(False, HEAD.encode() + b"A: pick 1\n")]
    assert [path.name for path in journal.path.parent.iterdir()] == ["one.swn"]


def test_a_line_is_one_line(journal: Journal) -> None:
    with pytest.raises(ValueError, match="no newline"):
        journal.add(["A: pick 1\nA: end"])


def test_a_torn_line_is_cut_off_when_the_file_is_taken_up(tmp_path: Path) -> None:
    path = tmp_path / "one.swn"
    path.write_bytes(HEAD.encode() + b"A: pick 1\nA: conq")
    journal = Journal(path, HEAD, ["A: pick 1"])
    journal.resume()
    assert lines(path) == ["A: pick 1\n"]
    journal.add(["A: end"])
    assert lines(path) == ["A: pick 1\n", "A: end\n"]


def test_a_file_in_another_form_is_written_anew_when_it_is_taken_up(tmp_path: Path) -> None:
    path = tmp_path / "one.swn"
    path.write_bytes(HEAD.encode() + b"A:  PICK 1   ; my first\nA: end\n")
    Journal(path, HEAD, ["A: pick 1", "A: end"]).resume()
    assert lines(path) == ["A: pick 1\n", "A: end\n"]


def test_a_folder_that_cannot_be_made_is_an_error_until_it_can(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way")
    journal = Journal(tmp_path / "games" / "one.swn", HEAD)
    with pytest.raises(JournalError, match=r"one\.swn: the game is not being saved"):
        journal.add(["A: pick 1"])
    (tmp_path / "games").unlink()
    journal.add(["A: end"])
    assert lines(journal.path) == ["A: pick 1\n", "A: end\n"]


def test_what_the_disk_has_refused_is_written_with_the_next_line(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal.add(["A: pick 1"])
    with monkeypatch.context() as patch:

        def full(handle: int) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        patch.setattr(os, "fsync", full)
        with pytest.raises(JournalError, match=os.strerror(errno.ENOSPC)):
            journal.add(["A: conquer f1"])
        with pytest.raises(JournalError):
            journal.cut(1)
        with pytest.raises(JournalError):
            journal.add(["A: conquer h1"])
    journal.add(["A: end"])
    assert lines(journal.path) == ["A: pick 1\n", "A: conquer h1\n", "A: end\n"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit on the size of files")
def test_a_line_of_which_only_a_part_fitted_is_written_anew(journal: Journal) -> None:
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
    assert lines(journal.path) == ["A: pick 1\n", "A: conquer f1\n", "A: end\n"]


def test_a_file_that_another_program_has_changed_is_left_alone(journal: Journal) -> None:
    journal.add(["A: pick 1"])
    with journal.path.open("ab") as other:
        other.write(b"A: conquer f1\n")
    with pytest.raises(JournalError, match="another program has changed"):
        journal.add(["A: end"])
    assert lines(journal.path) == ["A: pick 1\n", "A: conquer f1\n"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not delete open files")
def test_a_file_that_was_deleted_is_made_again(journal: Journal) -> None:
    journal.add(["A: pick 1"])
    journal.path.unlink()
    journal.add(["A: end"])
    assert lines(journal.path) == ["A: pick 1\n", "A: end\n"]


def test_moving_never_overwrites(tmp_path: Path) -> None:
    done = tmp_path / "done"
    for text in ("first", "second", "third"):
        (tmp_path / "one.swn").write_text(text)
        move_file(tmp_path / "one.swn", done)
    assert {path.name: path.read_text() for path in done.iterdir()} == {
        "one.swn": "first", "one-2.swn": "second", "one-3.swn": "third",
    }  # fmt: skip


def test_a_journal_goes_on_where_it_was_moved(journal: Journal, tmp_path: Path) -> None:
    journal.add(["A: pick 1"])
    journal.move(tmp_path / "done")
    assert journal.path == tmp_path / "done" / "one.swn"
    journal.add(["A: end"])
    assert lines(journal.path) == ["A: pick 1\n", "A: end\n"]
    assert list((tmp_path / "games").iterdir()) == []


def test_a_whole_write_that_fails_leaves_the_old_file_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    write_whole(path, b"old")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "disk full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="disk full"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [found.name for found in tmp_path.iterdir()] == ["settings.json"]
