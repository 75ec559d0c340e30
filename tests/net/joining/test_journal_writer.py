"""A disk that is full in the middle of a game: nothing leaves that is not written, and all know why play waits."""

from __future__ import annotations

import errno
from io import FileIO
from typing import Any

import pytest

from swqt.net.agreement import orders as o
from swqt.net.joining import journal_writer, running
from swqt.net.joining.journal_writer import DiskTold, may_leave, read_notice, write_notice
from swqt.net.joining.news import Stuck
from swqt.net.playing import journal as j
from swqt.net.wire.messages import Ack, EntryMessage, Ping, RevealMessage, Sealed, Vote
from tests.support.circle import Circle, Program


class FullDisk:
    """The disk of *program*; nothing can be written there while it is ``full``. ``sent`` is what left
    while something was not written."""

    def __init__(self, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self.tries = 0
        self.sent: list[Sealed] = []
        write, links = j.write_all, program.session.links
        writer = program.session.running._writer
        path = program.session.running.journal.path

        def write_all(file: FileIO, data: bytes) -> None:
            if self.full and str(file.name) == str(path):
                self.tries += 1
                write(file, data[: len(data) // 2])
                raise OSError(errno.ENOSPC, "No space left on device")
            write(file, data)

        def noticed(send: Any) -> Any:
            def send_and_note(*args: Any, **words: Any) -> None:
                self.sent += [one for one in args if writer.failing and not isinstance(one, bytes)]
                send(*args, **words)

            return send_and_note

        monkeypatch.setattr(j, "write_all", write_all)
        monkeypatch.setattr(journal_writer, "RETRY", 0.05)
        for name in ("send", "send_all"):
            monkeypatch.setattr(links, name, noticed(getattr(links, name)))


async def test_nothing_leaves_that_is_not_written_and_the_game_goes_on_when_there_is_room(
    circle: Circle, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await circle.begun("midland-2")
    disk = FullDisk(ben, monkeypatch)
    await ben.until(lambda: len(ben.log) > 20)
    disk.full = True
    [told] = await anna.until(lambda: anna.all(DiskTold))
    assert told == DiskTold(ben.session.running.core.me, True)
    [stuck] = ben.all(Stuck)
    assert stuck.trouble.code == "journal"
    assert "No space left on device" in stuck.trouble.args[0]
    ben.plays = False
    for event in (o.Write(b"pass"), o.Suggest(()), o.VoteAnswer(bytes(8), True)):
        ben.session.feed(event)
        assert ben.news[-1] == o.CommandDeclined("disk")
    before = disk.tries
    await ben.until(lambda: disk.tries > before + 2)
    assert disk.sent
    assert all(map(may_leave, disk.sent))
    assert len(anna.all(DiskTold)) == 1
    disk.full, ben.plays = False, True
    await anna.until(lambda: not anna.all(DiskTold)[-1].full)
    assert ben.all(Stuck)[-1].trouble.code == "journal-again"
    ben._move()
    await anna.until(lambda: anna.over)
    await ben.until(lambda: ben.over)
    assert anna.log.head == ben.log.head
    path = ben.session.running.journal.path
    await ben.close()
    assert j.story(j.read_journal(path).records).entries == tuple(anna.log.entries)


async def test_the_end_names_the_file_that_could_not_be_written(
    circle: Circle, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await circle.begun("midland-2")
    disk = FullDisk(ben, monkeypatch)
    await ben.until(lambda: len(ben.log) > 20)
    disk.full = True
    await anna.until(lambda: anna.all(DiskTold))
    path = ben.session.running.journal.path
    await ben.close()
    assert ben.all(Stuck)[-1].trouble == ("journal-end", (f"{path}: No space left on device",))
    disk.full = False
    kept = j.story(j.read_journal(path).records).entries
    assert kept == tuple(anna.log.entries[: len(kept)]), "what is on the disk is what the others have heard"


async def test_who_comes_while_a_disk_is_full_hears_it_too(circle: Circle, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = await circle.begun("midland-2")
    disk = FullDisk(ben, monkeypatch)
    await ben.until(lambda: len(ben.log) > 20)
    disk.full = True
    await anna.until(lambda: anna.all(DiskTold))
    anna.session.links.drop(ben.key)
    await anna.until(lambda: len(anna.all(DiskTold)) > 1)
    assert {told.full for told in anna.all(DiskTold)} == {True}
    disk.full = False
    await anna.until(lambda: not anna.all(DiskTold)[-1].full)


def test_what_may_leave_says_nothing_that_binds() -> None:
    assert may_leave(Ping(1))
    assert may_leave(write_notice(True))
    assert not any(kind in journal_writer._HARMLESS for kind in (Ack, EntryMessage, RevealMessage, Vote))
    assert [read_notice(write_notice(full)) for full in (True, False)] == [True, False]
    assert read_notice(Ping(1)) is None
    assert running.may_leave is may_leave
