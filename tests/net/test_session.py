"""Sessions with real sockets and files on loopback: whole games, and what happens when somebody goes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from swqt.net.joining.news import Met, Moved, Playing
from swqt.net.meeting import seating
from swqt.net.playing.journal import journals
from swqt.net.wire.link_events import DialFailed
from swqt.net.wire.terms import Failure
from tests.net.circle import Program, begun, gathered, offer


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 120))    # type: ignore[arg-type]


@pytest.mark.parametrize(("seats", "board", "label"), [(2, "midland-2", "base"), (3, "emberfall-3", "underground")])
def test_a_whole_game_ends_alike_for_everybody(tmp_path: Path, seats: int, board: str, label: str) -> None:
    async def work() -> None:
        programs = [await Program(number, tmp_path).open() for number in range(seats)]
        await begun(programs, board, label)
        for program in programs:
            await program.until(lambda program=program: program.over)
        heads = {program.log.head for program in programs}
        assert len(heads) == 1
        assert len({program.post for program in programs}) == 1
        texts = {tuple(text for news in program.all(Moved) for text in news.texts) for program in programs}
        assert len(texts) == 1
        for program in programs:
            await program.session.close()

    run(work)


def test_everybody_is_linked_to_everybody(tmp_path: Path) -> None:
    async def work() -> None:
        programs = [await Program(number, tmp_path, plays=False).open() for number in range(4)]
        await gathered(programs, "midland-4")
        for program in programs:
            await program.until(lambda program=program: len({m.partner.peer for m in program.all(Met)}) == 3)
        for program in programs:
            await program.session.close()

    run(work)


def test_whoever_was_killed_is_back_in_play(tmp_path: Path) -> None:
    """I4, I5: nothing of the log is lost, and the game goes on with the same people."""

    async def work() -> None:
        programs = [await Program(number, tmp_path).open() for number in range(3)]
        await begun(programs, "midland-3")
        await programs[0].until(lambda: len(programs[0].log) > 20)
        gone = programs[1]
        await gone.kill()
        back = await Program(1, tmp_path).open(gone.port)
        [path] = journals(back.folder)
        await back.session.resume(path)
        assert back.all(Playing)[0].mine == 1
        back.session.links.learn(programs[0].key, [programs[0].endpoint])
        for program in (programs[0], back, programs[2]):
            await program.until(lambda program=program: program.over)
        assert len({program.log.head for program in (programs[0], back, programs[2])}) == 1
        for program in (programs[0], back, programs[2]):
            await program.session.close()

    run(work)


def test_a_spectator_joins_late_with_the_whole_log(tmp_path: Path) -> None:
    async def work() -> None:
        programs = [await Program(number, tmp_path).open() for number in range(2)]
        await begun(programs, "midland-2")
        await programs[0].until(lambda: len(programs[0].log) > 30)
        watcher = await Program(9, tmp_path).open()
        watcher.session.join([programs[0].endpoint], watching=True)
        await watcher.until(lambda: watcher.over)
        assert watcher.all(Playing)[0].mine is None
        assert watcher.log.head == programs[0].log.head
        for program in (*programs, watcher):
            await program.session.close()

    run(work)


def test_a_wrong_pin_stays_outside(tmp_path: Path) -> None:
    async def work() -> None:
        host, guest = [await Program(number, tmp_path).open() for number in range(2)]
        host.session.host("Test", offer("midland-2"), 2, lambda table: seating.set_house(table, pin=True))
        wrong = f"{(int(host.session.links.pin) + 1) % 1_000_000:06}"
        number = guest.session.join([host.endpoint], wrong)
        await guest.until(lambda: guest.all(DialFailed))
        assert guest.all(DialFailed)[0].number == number
        assert guest.all(DialFailed)[0].why is Failure.PIN
        guest.session.join([host.endpoint], host.session.links.pin)
        await host.until(lambda: len(host.session.lobby.table.people) == 2)
        for program in (host, guest):
            await program.session.close()

    run(work)

