"""A disk that is full in the middle of a game: nothing leaves that is not written, and all know why play waits."""

import asyncio
from typing import Any

import pytest

from swqt.net.core import events as e
from swqt.net.game import journal as j
from swqt.net.news import Stuck
from swqt.net.wire.links import LinkUp
from swqt.net.wire.messages import ChatLine, GameMessage, PeerStatus, Ping, Pong, UndoTo, WantEntries
from tests.support.circle import Circle, Program, each
from tests.support.full_disk import FullDisk

HARMLESS = (PeerStatus, WantEntries, ChatLine, Ping, Pong)
"""What rests on nothing that must be on the disk."""


class DiskOf(FullDisk):
    """The disk of *program*; ``sent`` is what left while something was not written."""

    def __init__(self, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(monkeypatch, path=program.game.journal.path)
        self.sent: list[GameMessage] = []
        send, journal = program.session.links.send, program.game.journal

        def send_and_note(key: bytes, message: Any, *more: Any) -> Any:
            if journal.failing:
                self.sent.append(message)
            return send(key, message, *more)

        monkeypatch.setattr(program.session.links, "send", send_and_note)


async def filled(circle: Circle, monkeypatch: pytest.MonkeyPatch) -> tuple[Program, Program, DiskOf]:
    """Anna and Ben, whose disk is full in the middle of the game, and Anna sees it."""
    anna, ben = await circle.begun("midland-2")
    disk = DiskOf(ben, monkeypatch)
    await ben.until(lambda: len(ben.entries) > 20)
    disk.full = True
    await anna.until(lambda: is_full(anna, ben))
    return anna, ben, disk


def is_full(program: Program, other: Program) -> bool:
    """Whether the disk of *other* is full in the eyes of *program*."""
    found = program.status.peer(other.key)
    return found is not None and found.disk_full


async def test_nothing_leaves_that_is_not_written_and_the_game_goes_on_when_there_is_room(
    circle: Circle, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, disk = await filled(circle, monkeypatch)
    [stuck] = ben.all(Stuck)
    assert stuck.trouble.code == "journal"
    assert "No space left on device" in stuck.trouble.args[0]
    ben.plays = False
    assert ben.status.disk_failing
    refused = len(ben.all(e.CommandRefused))    # its bot may have tried
    for event in (e.WriteCommand(b"pass"), e.SuggestChanges((UndoTo(20),))):
        ben.session.feed(event)
    assert [news.code for news in ben.all(e.CommandRefused)[refused:]] == ["disk", "disk"]
    before = disk.tries
    await ben.until(lambda: disk.tries > before + 2)
    assert disk.sent
    assert all(isinstance(message, HARMLESS) for message in disk.sent)
    disk.full, ben.plays = False, True
    await anna.until(lambda: not is_full(anna, ben))
    await ben.until(lambda: ben.troubles[-1] == "journal-again")
    ben._act(ben.status)
    await anna.until(lambda: anna.over)
    await ben.until(lambda: ben.over)
    assert anna.head == ben.head
    path = ben.game.journal.path
    await ben.close()
    assert list(j.story(path).entries) == anna.entries


async def test_the_end_names_the_file_that_could_not_be_written(circle: Circle, monkeypatch) -> None:
    anna, ben, disk = await filled(circle, monkeypatch)
    path = ben.game.journal.path
    await ben.close()
    assert ben.all(Stuck)[-1].trouble == ("journal-end", (f"{path}: No space left on device",))
    disk.full = False
    kept = list(j.story(path).entries)
    assert kept == anna.entries[: len(kept)], "what is on the disk is what the others have heard"


async def test_whoever_comes_while_a_disk_is_full_sees_it_too(circle: Circle, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, disk = await filled(circle, monkeypatch)
    met = len(anna.all(LinkUp))
    anna.session.links.drop(ben.key)
    await anna.until(lambda: len(anna.all(LinkUp)) > met)
    await anna.until(lambda: anna.sees(ben) == "here")
    assert is_full(anna, ben)
    disk.full = False
    await anna.until(lambda: not is_full(anna, ben))


async def test_a_command_waits_for_the_disk_before_it_leaves(circle: Circle, monkeypatch: pytest.MonkeyPatch) -> None:
    programs = await circle.begun("midland-2", plays=False)
    await each(programs, lambda program: program.status.turn >= 0)
    anna, ben = sorted(programs, key=lambda program: program.status.mine)
    sync, gate = ben.game.journal.sync, asyncio.Event()

    async def slow() -> None:
        await gate.wait()
        await sync()

    monkeypatch.setattr(ben.game.journal, "sync", slow)
    length = len(anna.entries)
    ben.plays = True
    ben._act(ben.status)
    assert len(ben.entries) == length + 1
    await asyncio.sleep(0.5)
    known = len(anna.entries)
    gate.set()
    assert known == length
    await anna.until(lambda: len(anna.entries) > length)
