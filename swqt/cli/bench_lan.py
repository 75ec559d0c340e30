"""``swqt bench lan``: measures network play on this computer, up to a table of five processes, against targets.

The processes play on loopback, with keys, journals and fsync as in any game; latencies come from their traces, which
share a clock. Nothing is asserted: the load of the machine affects the figures and is printed above them. As in an
installed program, the bytecode is already compiled at the second start.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Final, NamedTuple, TypeVar

from swqt.ai import RandomBot
from swqt.cli.errors import CliError
from swqt.engine import Options
from swqt.home import board_folder
from swqt.net.core import events as e
from swqt.net.core.peer import Peer
from swqt.net.game.board import write_taking_back
from swqt.net.game.journal import journals, story
from swqt.net.lobby import seats as seating
from swqt.net.lobby.start import TableOffer, pack
from swqt.net.session import Me
from swqt.net.wire.identity import Identity
from swqt.net.wire.limits import Limits
from swqt.net.wire.links import Links
from swqt.net.wire.messages import CHANCE, CMD, END, GameStart, PeerStatus, Sealed, SignedAck, encode
from swqt.table import Library
from swqt.table.headless import HeadlessPeer, PeerRole

_ROUNDS: Final = 7
_STEPS: Final = 200_000
_BLOCK: Final = bytes(200)
_MS: Final = 1e3

FIVE: Final = 5
PACE: Final = 0.05
PATIENCE: Final = 120.0
JOINS: Final = 9
LONG_GAME: Final = 1000
KILL_AT: Final = 60
"""Entries after which one process is killed; all five are killed after as many more."""

DRAWS: Final = {2: 0.222, 3: 0.207, 4: 0.186, 5: 0.177}
"""The share of draws among the entries of typical games, by number of players."""

_SEAL: Final = 20
"""Bytes that frame header and encryption add to a message."""
_HOST: Final = "127.0.0.1"
_NS: Final = 1e9
T = TypeVar("T")


class MachineLoad(NamedTuple):
    """Times in milliseconds; ``load`` is the load average of the last minute (-1: not available)."""

    load: float
    processors: int
    sum_of_processor: float
    sum_by_clock: float
    disk: float


def look(folder: Path) -> MachineLoad:
    """Measure the machine, with a file in *folder*; takes less than a second on an idle machine."""
    pairs = [_sum() for _ in range(_ROUNDS)]
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else -1.0
    return MachineLoad(
        load, os.cpu_count() or 1, min(used for used, _ in pairs) * _MS, median(clock for _, clock in pairs) * _MS,
        median(_write(folder / "calibration") for _ in range(_ROUNDS)) * _MS,
    )  # fmt: skip


def told(before: MachineLoad, after: MachineLoad) -> str:
    """Return both measurements as readable text."""
    loads = "" if before.load < 0 else f"load {before.load:.1f} to {after.load:.1f} on {after.processors} processors, "
    return (
        f"{loads}adding {_STEPS} numbers takes {min(before.sum_of_processor, after.sum_of_processor):.1f} ms of a"
        f" processor and {before.sum_by_clock:.1f} to {after.sum_by_clock:.1f} ms by the clock, waiting for the disk"
        f" {before.disk:.1f} to {after.disk:.1f} ms"
    )


def _sum() -> tuple[float, float]:
    used, clock = time.process_time(), time.perf_counter()
    total = 0
    for number in range(_STEPS):
        total += number
    assert total
    return time.process_time() - used, time.perf_counter() - clock


def _write(path: Path) -> float:
    with path.open("ab", buffering=0) as file:
        clock = time.perf_counter()
        file.write(_BLOCK)
        os.fsync(file.fileno())
        return time.perf_counter() - clock


class Measurement(NamedTuple):
    """One line of the printed table; ``target`` is 0 where there is none."""

    name: str
    found: float
    target: float
    unit: str = "ms"


def run(seed: int) -> int:
    """Measure, print the figures with their targets, and return the exit code."""
    figures: list[Measurement] = []
    with tempfile.TemporaryDirectory() as folder:
        before = look(Path(folder))
        figures += five(Path(folder))
        figures += asyncio.run(joining(Path(folder), seed))
        for players in range(2, FIVE + 1):
            figures += asyncio.run(traffic(Path(folder) / f"{players} players", players))
        after = look(Path(folder))
    print(told(before, after))
    print(f"{'five programs on this computer':<50}{'found':>9}{'target':>9}")
    for figure in figures:
        target = f"{figure.target:>9.0f}" if figure.target else f"{'':>9}"
        print(f"{figure.name:<50}{figure.found:>9.1f}{target} {figure.unit}")
    return 0


# Five processes


class BenchLine(NamedTuple):
    """One line of a trace: when, in seconds, entry *number* was written (``said``) or applied (``applied`` KIND)."""

    at: float
    number: int
    word: str


class PeerProcess:
    """One ``swqt lan`` process, with its own home folder, log and trace."""

    def __init__(self, number: int, folder: Path, port: int) -> None:
        self.home = folder / str(number)
        self.home.mkdir()
        self.port = port
        self.name = f"P{number}"
        self.trace = self.home / "trace"
        self.process: subprocess.Popen[bytes] | None = None
        self.started = 0.0

    def run(self, *words: str) -> None:
        command = [
            sys.executable, "-m", "swqt", "lan", *words, "--listen", _HOST, "--port", str(self.port), "--no-discovery",
            "--name", self.name, "--trace", str(self.trace), "--pace", str(PACE), "--linger", "20", "--quiet",
        ]  # fmt: skip
        with (self.home / "log").open("ab") as log:
            self.started = time.monotonic()
            self.process = subprocess.Popen(
                command, env=_environment(self.home), stdin=subprocess.DEVNULL, stdout=log,
                stderr=subprocess.STDOUT,
            )  # fmt: skip

    def kill(self) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            self.process.wait()

    @property
    def said(self) -> str:
        return (self.home / "log").read_text(encoding="utf-8")

    def entries(self) -> int:
        path = next(journals(self.home / "games"), None)
        return len(story(path).entries) if path is not None else 0

    def lines(self) -> list[BenchLine]:
        found = []
        for row in self.trace.read_text(encoding="utf-8").splitlines() if self.trace.exists() else ():
            at, number, word = row.split(" ", 2)
            found.append(BenchLine(int(at) / _NS, int(number), word))
        return found

    def first_after(self, moment: float, number: int = 0) -> float | None:
        """Return when the first entry from *number* on was applied after *moment*; None if none was."""
        later = (line.at for line in self.lines() if line.at > moment and line.number >= number and line.word != "said")
        return next(later, None)


def five(folder: Path) -> list[Measurement]:
    """Measure five processes that play, when one is killed and resumes, and when all are."""
    programs = [PeerProcess(number, folder, port) for number, port in enumerate(_free_ports(FIVE))]
    try:
        host, *guests = programs
        host.run("host", "--board", "midland-5", "--bot", "random", "--grace", "0", "--start-when-full")
        _until(lambda: "you are" in host.said, host)
        for guest in guests:
            guest.run("join", f"{_HOST}:{host.port}", "--bot", "random")
        _until(lambda: host.entries() >= KILL_AT, host)
        undisturbed = [program.lines() for program in programs]
        gone = programs[2]
        gone.kill()
        gone.run("resume", "--bot", "random")
        back = _until(lambda: gone.first_after(gone.started), gone) - gone.started
        _until(lambda: host.entries() >= 2 * KILL_AT, host)
        for program in programs:
            program.kill()
        last = max(program.entries() for program in programs)
        for program in programs:
            program.run("resume", "--bot", "random")
        begun = programs[-1].started
        moments = [_until(partial(program.first_after, begun, last), program) for program in programs]
        all_back = max(moments) - begun
    finally:
        for program in programs:
            program.kill()
    bare, processor = _bare_start(programs[0].home)
    return [
        *_latencies(undisturbed),
        Measurement("killed program back in play, after its start", back * _MS, 1000),
        Measurement("five killed programs back, after the last start", all_back * _MS, 2000),
        Measurement("  until Python and swqt are loaded, alone", bare * _MS, 0),
        Measurement("  and how long that keeps a processor busy", processor * _MS, 0),
    ]


def _latencies(traces: Sequence[Sequence[BenchLine]]) -> list[Measurement]:
    """Return the times from writing a command until it, or the draw after it, was applied on all five."""
    said: dict[int, float] = {}
    applied: dict[int, list[float]] = {}
    kinds: dict[int, int] = {}
    for trace in traces:
        for line in trace:
            if line.word == "said":
                said[line.number] = line.at
            else:
                applied.setdefault(line.number, []).append(line.at)
                kinds[line.number] = int(line.word.split()[1])
    commands, dice = [], []
    for number, moments in applied.items():
        if len(moments) != FIVE:
            continue
        if kinds[number] == CMD and number in said:
            commands.append(max(moments) - said[number])
        elif kinds[number] == CHANCE and number - 1 in said:
            dice.append(max(moments) - said[number - 1])
    return [
        Measurement("command applied on all five, with fsync: p50", _percentile(commands, 50), 15),
        Measurement("command applied on all five, with fsync: p95", _percentile(commands, 95), 0),
        Measurement("die known to all, after the command: p50", _percentile(dice, 50), 0),
        Measurement("die known to all, after the command: p95", _percentile(dice, 95), 50),
    ]


def _percentile(seconds: list[float], percent: int) -> float:
    if len(seconds) < 2:
        return float("nan")
    return quantiles(seconds, n=100, method="inclusive")[percent - 1] * _MS


def _bare_start(home: Path) -> tuple[float, float]:
    """Return the seconds that a process takes to import the modules a player needs: by the clock, and of CPU time."""
    words = "import swqt.cli.lan, swqt.cli.lan_messages, swqt.table.headless"
    begun, used = time.monotonic(), _used_by_children()
    subprocess.run([sys.executable, "-c", words], check=True, env=_environment(home))
    return time.monotonic() - begun, _used_by_children() - used


def _used_by_children() -> float:
    times = os.times()
    return times.children_user + times.children_system


def _environment(home: Path) -> dict[str, str]:
    """Return the environment of a process with data in *home* and a bytecode cache shared by all."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "SWQT_HOME": str(home), "PYTHONPYCACHEPREFIX": str(home.parent / "compiled")}


def _until(condition: Callable[[], T | None], program: PeerProcess) -> T:
    end = time.monotonic() + PATIENCE
    while not (found := condition()):
        if time.monotonic() > end:
            raise CliError(f"{program.name} waits in vain: {program.said[-500:]}")
        time.sleep(0.01)
    return found


def _free_ports(count: int) -> list[int]:
    found = [socket.create_server((_HOST, 0)) for _ in range(count)]
    ports = [int(one.getsockname()[1]) for one in found]
    for one in found:
        one.close()
    return ports


# Joining, in this process


async def joining(folder: Path, seed: int) -> list[Measurement]:
    """Measure the time to join a table with a PIN, and to fetch and check a long game as a spectator."""
    library = Library()
    text = (board_folder() / "midland-2.json").read_text(encoding="utf-8")
    offer = pack(text, "base", Options(), library.catalogue)
    sitting = sorted([await _sit_down(folder / f"join {number}", library, offer) for number in range(JOINS)])
    fetched = await _fetch(folder / "long", library, offer, seed)
    return [
        Measurement("sitting down by a PIN, median", sitting[JOINS // 2] * _MS, 300),
        Measurement(f"a game of {LONG_GAME} entries joined and checked", fetched * _MS, 1000),
    ]


async def _open(folder: Path, name: str, library: Library, level: str) -> HeadlessPeer:
    me = Me(Identity(os.urandom(32)), name)
    peer = HeadlessPeer(me, library, folder / name, lambda news: None, PeerRole(level, when_full=False),
                    limits=Limits(arrivals=10_000))
    await peer.open((_HOST,), 0, discovery=False)
    return peer


async def _sit_down(folder: Path, library: Library, offer: TableOffer) -> float:
    host, guest = await _open(folder, "host", library, "random"), await _open(folder, "guest", library, "random")
    try:
        host.host("Bench", offer, 2, lambda table: seating.set_house(table, pin=True))
        begun = time.monotonic()
        guest.join([(_HOST, host.session.links.profile.port)], host.session.links.guard.pin)
        key = guest.session.me.identity.public
        await _soon(lambda: guest.session.table is not None and guest.session.table.find(key) is not None)
        return time.monotonic() - begun
    finally:
        await guest.close()
        await host.close()


async def _fetch(folder: Path, library: Library, offer: TableOffer, seed: int) -> float:
    host, guest = await _open(folder, "host", library, "random"), await _open(folder, "guest", library, "")
    try:
        host.bots.enabled = False    # ``_play_long`` answers for the seats
        host.host("Bench", offer, 2, bots=["random"])
        host.session.begin()
        await _soon(lambda: host.session.game is not None)
        _play_long(host, seed)
        game = host.session.game
        assert game is not None
        begun = time.monotonic()
        guest.join([(_HOST, host.session.links.profile.port)])
        await _soon(lambda: guest.session.game is not None and guest.session.game.peer.state.seq == game.peer.state.seq)
        return time.monotonic() - begun
    finally:
        await guest.close()
        await host.close()


def _play_long(host: HeadlessPeer, seed: int) -> None:
    """Play, undoing many commands, until the log has LONG_GAME entries."""
    game = host.session.game
    assert game is not None
    bot = RandomBot(Random(seed))
    while game.peer.state.seq < LONG_GAME and game.board.to_act() >= 0:
        board, seat = game.board, game.board.to_act()
        command = bot.choose(board.rules, board.state)
        game.feed(e.WriteCommand(board.body(command)))
        for _ in range(2):
            if game.board.to_act() == seat and not board.rules.reveals(command) and game.peer.state.seq < LONG_GAME - 1:
                game.feed(e.WriteCommand(write_taking_back(1).encode()))
                game.feed(e.WriteCommand(board.body(command)))


async def _soon(condition: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise CliError("the table does not come about")
        await asyncio.sleep(0.001)


# Traffic on the wire


class Traffic:
    """Records the messages that *links* send, except PeerStatus (periodic) and GameStart (once a game): the head of an
    ACK, else empty bytes, and the size in bytes on the wire."""

    def __init__(self, links: Links) -> None:
        self.sent: list[tuple[bytes, int]] = []
        self._send = links.send
        links.send = self.send    # type: ignore[method-assign]

    def send(self, peer: bytes, message: Sealed) -> bool:
        sent = self._send(peer, message)
        if sent and not isinstance(message, PeerStatus | GameStart):
            self.sent.append((message.head if isinstance(message, SignedAck) else b"", len(encode(message)) + _SEAL))
        return sent


def per_entry(sent: Sequence[tuple[bytes, int]], kinds: Mapping[bytes, int], share: float) -> tuple[float, float]:
    """Return the frames and bytes that an average entry costs on all links, if *share* of the entries are draws: the
    actual share, with random bots, varies. *kinds* maps digests of entries to their kinds."""
    number = Counter(kinds.values())
    commands = [size for head, size in sent if not head]
    draws = [size for head, size in sent if kinds.get(head, END) != END]
    each, roll = (1 - share) / number[CMD], share / number[CHANCE]
    return each * len(commands) + roll * len(draws), each * sum(commands) + roll * sum(draws)


def _all_linked(peer: Peer, players: int) -> bool:
    """Return whether *peer* has heard from each of the others that it has links to all *players*."""
    return sum(status.neighbours.bit_count() == players - 1 for status in peer.presence.info.values()) == players - 1


async def traffic(folder: Path, players: int) -> list[Measurement]:
    """Measure the frames and bytes that an entry costs in a game of *players* players."""
    library = Library()
    text = (board_folder() / f"midland-{players}.json").read_text(encoding="utf-8")
    offer = pack(text, "base", Options(), library.catalogue)
    peers = [await _open(folder, f"P{number}", library, "random") for number in range(players)]
    host, *guests = peers
    try:
        host.host("Bench", offer, players, lambda table: seating.set_house(table, grace=0))
        for guest in guests:
            guest.join([(_HOST, host.session.links.profile.port)])
        lobby = host.session.lobby
        await _soon(lambda: lobby.table is not None and seating.start_trouble(lobby.table) is None)
        host.session.begin()
        await _soon(lambda: all(peer.session.game is not None for peer in peers))
        games = [game for game in [peer.session.game for peer in peers] if game is not None]
        # Until a peer hears who is linked to whom, it forwards messages to those whom they may not have reached.
        await _soon(lambda: all(_all_linked(game.peer, players) for game in games))
        game = games[0]
        counted = [Traffic(peer.session.links) for peer in peers]
        begun = game.peer.state.seq
        await _soon(lambda: game.peer.state.over)
        kinds = {digest: game.peer.log.tree.entries[digest].kind for digest in game.peer.log.log[begun + 1 :]}
    finally:
        for peer in peers:
            await peer.close()
    frames, size = per_entry([one for each in counted for one in each.sent], kinds, DRAWS[players])
    return [
        Measurement(f"frames for each entry and player, {players} players", frames / players, 2, "frames"),
        Measurement(f"bytes for each entry, {players} players", size, 2500, "bytes"),
    ]
