"""Five programs that play one game after another for hours: they need no more memory, files or threads at the end.

A program is ``swqt lan`` without its command line, which would end after one game: all are at a table of the first,
leave it when the game is over and proved, and meet at the next one.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import linear_regression, stdev
from typing import Final, NamedTuple

import pytest

from swqt.engine.memo import Memo
from swqt.home.file_io import write_whole
from swqt.net.game.verify import verify
from swqt.net.lobby import seats as seating
from swqt.net.news import Stuck
from swqt.net.session import Me
from swqt.net.wire.identity import open_identity
from swqt.net.wire.links import new_loop
from swqt.table import Library
from swqt.table.headless import HeadlessPeer, PeerRole
from tests.support.circle import offer

FIVE: Final = range(5)
PORT: Final = 47771
PACE: Final = 0.05
WARM: Final = 24
"""Games of each program that do not count: they fill the caches, of which the largest is for eight games. What the
rules remember of sets of regions takes hundreds of games to be full, so it is forgotten after each game."""
MINUTES: Final = 116
"""For how long the games after those are watched."""
PATIENCE: Final = 100
"""Minutes that the games before those may take."""
TOO_STEEP: Final = 512.0
"""KiB that an hour may add, whatever the noise: less than two KiB for each of its games."""
ONE_HEAP: Final = {"PYTHONMALLOC": "malloc", "MALLOC_ARENA_MAX": "1"}
"""Has all memory allocated where malloc counts it."""


class Sample(NamedTuple):
    """What one program needs; *memory* is in KiB what it has allocated and not freed. What the system has given it
    for that varies by megabytes, as freed pieces lie between used ones."""

    games: int
    memory: int
    files: int
    threads: int


# One of the programs.


class Heap(ctypes.Structure):
    """What ``mallinfo2`` returns, in bytes."""

    _fields_ = [(name, ctypes.c_size_t) for name in (
        "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost",
    )]  # fmt: skip


async def _game(me: Me, number: int, game: int, folder: Path, address: str) -> None:
    """Play game *game*, the table of which is at a port of its own, and check its proof."""
    def hear(news: object) -> None:
        if isinstance(news, Stuck):
            print(f"game {game}: {news}", flush=True)

    library, table = Library(), (address, PORT + game % 8)
    peer = HeadlessPeer(me, library, folder / "games", hear, PeerRole("random", PACE, linger=30.0))
    try:
        await peer.open((address,), 0 if number else table[1], discovery=False)
        if number == 0:
            peer.host("Soak", offer("midland-5"), len(FIVE), lambda one: seating.set_house(one, grace=0))
        else:
            peer.join([table])
        assert await peer.finished(), "there was no game"
        report = await asyncio.to_thread(verify, peer.session.record().encode(), library)
        assert report.good, report.problems
    finally:
        await peer.close()


def play(number: int, folder: Path, address: str) -> None:
    """Play until killed, and write down how many games have been played."""
    folder.mkdir(parents=True, exist_ok=True)
    me = Me(open_identity(folder), f"P{number}")
    heap = ctypes.CDLL(None).mallinfo2
    heap.restype = Heap
    with asyncio.Runner(loop_factory=new_loop) as runner:
        for game in range(1_000_000):
            runner.run(_game(me, number, game, folder, address))
            for table in gc.get_objects():
                if type(table) is Memo:    # ``isinstance`` would ask proxies, which answer for their objects
                    table.clear()
            gc.collect()
            used = heap()
            write_whole(folder / "played", f"{game + 1} {(used.uordblks + used.hblkhd) // 1024}".encode())


# Who starts and watches them.


def _sample(pid: int, folder: Path) -> Sample:
    proc, played = Path(f"/proc/{pid}"), folder / "played"
    games, memory = map(int, played.read_text(encoding="utf-8").split()) if played.exists() else (0, 0)
    return Sample(games, memory, len(list((proc / "fd").iterdir())), len(list((proc / "task").iterdir())))


def soak(folder: Path, address: str, warm: int, minutes: int) -> list[list[Sample]]:
    """Return what each of five programs at *address* needs in each of *minutes* minutes after all have played *warm*
    games; AssertionError if one of them ends, or plays too slowly."""
    programs: list[subprocess.Popen[bytes]] = []
    samples: list[list[Sample]] = []
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3]), **ONE_HEAP}
    try:
        for number in FIVE:
            with (folder / f"out{number}").open("wb") as out:
                command = [sys.executable, __file__, str(folder / str(number)), str(number), address]
                programs.append(subprocess.Popen(command, env=environment, stdout=out, stderr=subprocess.STDOUT))
        begun = time.monotonic()
        for minute in range(1, PATIENCE + minutes + 1):
            time.sleep(max(0.0, begun + 60 * minute - time.monotonic()))
            for number, program in enumerate(programs):
                said = (folder / f"out{number}").read_text(encoding="utf-8")
                assert program.poll() is None, f"P{number} has ended: {said[-2000:]}"
            found = [_sample(program.pid, folder / str(number)) for number, program in enumerate(programs)]
            if all(one.games >= warm for one in found):
                samples.append(found)
            if len(samples) == minutes:
                return [list(row) for row in zip(*samples, strict=True)]
    finally:
        for program in programs:
            program.kill()
            program.wait()
    raise AssertionError(f"too few games: {[one.games for one in found]}")


def growth(samples: list[Sample]) -> tuple[float, float]:
    """The KiB that an hour adds, and their standard error."""
    hours, sizes = [minute / 60 for minute in range(len(samples))], [float(one.memory) for one in samples]
    slope, start = linear_regression(hours, sizes)
    spread = stdev(size - start - slope * hour for hour, size in zip(hours, sizes, strict=True))
    return slope, spread / (stdev(hours) * (len(hours) - 1) ** 0.5)


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="what programs need is read from /proc")
def test_games_without_end_need_no_more_memory_files_or_threads(tmp_path: Path, own_address: str) -> None:
    for number, samples in enumerate(soak(tmp_path, own_address, WARM, MINUTES)):
        slope, error = growth(samples)
        assert slope < max(TOO_STEEP, 3 * error), f"P{number}: {slope:+.0f} ± {error:.0f} KiB an hour"
        early, late = samples[: MINUTES // 2], samples[MINUTES // 2 :]
        assert min(one.files for one in late) <= max(one.files for one in early), f"P{number}"
        assert max(one.threads for one in late) <= max(one.threads for one in early), f"P{number}"
        assert late[-1].games > early[-1].games, f"P{number}"


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        play(int(sys.argv[2]), Path(sys.argv[1]), sys.argv[3])
