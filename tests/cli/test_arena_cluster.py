"""Games on a Dask cluster of this machine, a scheduler and two workers: the same numbers, whatever happens to them."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from swqt.table import cluster
from swqt.table.cluster import ClusterError, dask_workers
from swqt.table.tournament import ArenaGame, ArenaScore, local_workers, play_arena_game, spread

HOST = "127.0.0.1"
WAIT = 300.0
"""Seconds after which something has gone wrong."""

GAMES = [ArenaGame("midland-2", "base", ("bot:beginner", "bot:random"), f"cluster {number}") for number in range(12)]

COMMANDS = (
    (("play", "easy", "random", "--worlds", 2, "--csv"), "games.csv"),
    (("strength", "easy-random", "--games", 2, "--content", "base", "--csv"), "games.csv"),
    (("train", "midland-2", "--games", 2, "--rounds", 1, "--out"), "weights.json"),
    (("study", "midland-2", "--games", 2, "--rounds", 1, "--out"), "studies.json"),
)
"""What writes a file, the last argument."""

TIMES = re.compile(r"[\d.]+ [\d.]+(?=,\d+$)", re.MULTILINE)
"""The seconds that the bots took, in a file of games."""


class WatchedGame(NamedTuple):
    """A game whose player asks for leave at *port* before it begins, if that is not 0."""

    game: ArenaGame
    port: int


def play_watched(job: WatchedGame) -> ArenaScore:
    if job.port:
        with socket.create_connection((HOST, job.port)) as line:
            line.sendall(os.getpid().to_bytes(8))
            line.recv(1)    # until the other end lets go
    return play_arena_game(job.game)


class DaskCluster:
    """The processes of a cluster; they listen on the loopback address only."""

    def __init__(self, home: Path, root: Path) -> None:
        self._home = home
        self._root = root
        self.running = ExitStack()
        self.scheduler, self.address = self._start("Scheduler at:", "scheduler", "--port", "0")

    def start_worker(self) -> None:
        alone = ("--nthreads", "1", "--no-nanny", "--local-directory", str(self._home))
        self._start("Registered to:", "worker", self.address, *alone)

    def _start(self, ready: str, *arguments: str) -> tuple[subprocess.Popen[str], str]:
        """Start a process and return it with what it says behind *ready*."""
        process = subprocess.Popen(
            [sys.executable, "-m", "dask", *arguments, "--host", HOST, "--dashboard-address", f"{HOST}:0"],
            env={**os.environ, "PYTHONPATH": str(self._root), "DASK_CONFIG": str(self._home)},
            cwd=self._home, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.running.callback(process.communicate)
        self.running.callback(process.kill)
        return process, next(line for line in process.stderr if ready in line).partition(ready)[2].strip()


@pytest.fixture
def dask(tmp_path: Path, root: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[DaskCluster]:
    pytest.importorskip("distributed")
    monkeypatch.setattr(cluster, "CONNECT", WAIT)
    made = DaskCluster(tmp_path, root)
    with made.running:
        yield made


def outcomes(scores: list[ArenaScore]) -> list[tuple[object, ...]]:
    return [(score.game, score.coins, score.shares, score.turns) for score in scores]


def test_a_cluster(swqt, tmp_path: Path, dask: DaskCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """One test, because starting a cluster takes seconds."""
    told = swqt("arena", "play", "easy", "random", "--cluster", dask.address).err
    assert told.startswith(f"swqt: the scheduler at {dask.address} has no workers; start some with: dask worker ")
    dask.start_worker()
    dask.start_worker()
    _a_worker_dies_in_a_game(dask)
    _other_programs_are_refused(dask, monkeypatch)
    _every_command_does_the_same(swqt, tmp_path, dask)
    _the_scheduler_ends(dask)


def _a_worker_dies_in_a_game(dask: DaskCluster) -> None:
    with socket.create_server((HOST, 0)) as server, dask_workers(dask.address) as workers:
        server.settimeout(WAIT)
        port = server.getsockname()[1]
        played = spread(play_watched, [WatchedGame(game, port * (game is GAMES[5])) for game in GAMES], workers)
        scores = [next(played)]
        with server.accept()[0] as line:
            first = int.from_bytes(line.recv(8))
            os.kill(first, getattr(signal, "SIGKILL", signal.SIGTERM))    # Windows has one way only
        with server.accept()[0] as line:
            assert int.from_bytes(line.recv(8)) != first
        scores += played
    with local_workers(1) as here:
        assert outcomes(scores) == outcomes(list(spread(play_arena_game, GAMES, here)))


def _other_programs_are_refused(dask: DaskCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    own = cluster.program()
    for part in own._fields:
        told = f"has swqt with {part} {getattr(own, part)}, this program has {part} another; install the same program"
        with monkeypatch.context() as patch:
            patch.setattr(cluster, "program", lambda part=part: own._replace(**{part: "another"}))
            with pytest.raises(ClusterError, match=told):
                _play_one(dask)
    missing = ModuleType("swqt.missing")
    exec("def run_job(wanted, call): pass", vars(missing))
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, missing.__name__, missing)
        patch.setattr(cluster, "run_job", missing.run_job)
        with pytest.raises(ClusterError, match=r"a worker has no such program as this one: No module named 'swqt.miss"):
            _play_one(dask)


def _play_one(dask: DaskCluster) -> None:
    with dask_workers(dask.address) as workers:
        next(spread(play_arena_game, GAMES, workers))


def _every_command_does_the_same(swqt, folder: Path, dask: DaskCluster) -> None:
    for command, name in COMMANDS:
        written = []
        for where in ("--jobs", 1), ("--cluster", dask.address):
            path = folder / f"{where[0]} {name}"
            done = swqt("arena", *command, path, *where)
            assert done.code == 0, done.err
            written.append(TIMES.sub("", path.read_text(encoding="utf-8")))
        assert written[0] == written[1]


def _the_scheduler_ends(dask: DaskCluster) -> None:
    lost = pytest.raises(ClusterError, match=r"the connection to the scheduler at .* is lost")
    with lost, socket.create_server((HOST, 0)) as server, dask_workers(dask.address) as workers:
        server.settimeout(WAIT)
        future = workers.executor.submit(play_watched, WatchedGame(GAMES[0], server.getsockname()[1]))
        with server.accept()[0]:
            dask.scheduler.kill()
            future.result()


@pytest.mark.parametrize("address", ["", "127.0.0.1:port", "tls://127.0.0.1:8786"])
def test_a_wrong_address_is_told(address: str, swqt) -> None:
    pytest.importorskip("distributed")
    told = swqt.refused("arena", "play", "easy", "random", "--cluster", address)
    assert told.startswith(f"swqt: no Dask scheduler answers at {address!r}: ")


@pytest.mark.parametrize("backlog", [None, 1], ids=["nobody", "somebody else"])
def test_a_place_without_a_scheduler_is_told(backlog: int | None, swqt, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(cluster, "CONNECT", 0.1)
    with socket.socket() as silent:
        silent.bind((HOST, 0))
        if backlog:
            silent.listen(backlog)
        address = f"tcp://{HOST}:{silent.getsockname()[1]}"
        told = swqt.refused("arena", "play", "easy", "random", "--cluster", address)
    assert told.startswith(f"swqt: no Dask scheduler answers at '{address}': ")


def test_without_the_extra_it_is_named(swqt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    told = swqt.refused("arena", "play", "easy", "random", "--cluster", "tcp://127.0.0.1:8786")
    assert "a cluster needs swqt's extra 'cluster': pip install distributed" in told


def test_processes_are_not_for_a_cluster(swqt) -> None:
    told = swqt.refused("arena", "play", "easy", "random", "--jobs", 2, "--cluster", "tcp://127.0.0.1:8786")
    assert "--jobs is for processes of this machine; a cluster has as many as were started" in told


def test_dask_is_not_imported_without_a_cluster(root: Path) -> None:
    game = ["arena", "play", "easy", "random", "--worlds", "1", "--jobs", "1"]
    code = f"import sys; from swqt.cli import main; main({game}, print); sys.exit('distributed' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout[:9]) == (0, "midland-2")
