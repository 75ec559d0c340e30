"""Programs of a network game as real processes, whose files are read while they live and after they were killed."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from swqt.net.core.entries import entry_digest
from swqt.net.core.events import EntryRecord
from swqt.net.game.journal import Story, journals, story
from swqt.net.game.proof import PROOF
from swqt.net.game.verify import verify
from swqt.net.wire.identity import Identity
from swqt.net.wire.messages import CHANCE, CMD, LogEntry
from swqt.table import Library

PATIENCE = 600.0
SLOW = 1.0
"""Seconds for each command of a player with whom no game is over before a test has done to it what it wants to."""
Starter = Callable[..., subprocess.Popen[str]]


def until(condition: Callable[[], Any], what: Callable[[], str], patience: float = PATIENCE) -> Any:
    """Return what *condition* says as soon as it is true."""
    end = time.monotonic() + patience
    while not (found := condition()):
        assert time.monotonic() < end, what()
        time.sleep(0.03)
    return found


def on_this_computer(command: Sequence[str], **how: Any) -> subprocess.Popen[str]:
    return subprocess.Popen(command, text=True, start_new_session=True, stdin=subprocess.PIPE, **how)


class Peer:
    """One program and its files; *start* starts a command where it lives, at *address*."""

    def __init__(self, number: int, folder: Path, address: str, port: int, start: Starter = on_this_computer) -> None:
        self.number = number
        self.home = folder / str(number)
        self.home.mkdir(parents=True)
        self.address = address
        self.port = port
        self.saved = self.home / "game.swn"
        self.log = self.home / "out.log"
        self.trace = self.home / "trace"
        self.process: subprocess.Popen[str] | None = None
        self.truncated = False
        self._start = start

    def run(self, *words: object, pace: float = 0.0, linger: float = 30.0) -> None:
        """Start ``swqt lan`` with these words; its output goes to a file."""
        command = [
            sys.executable, "-m", "swqt", "lan", *map(str, words), "--listen", self.address, "--port", str(self.port),
            "--no-discovery", "--name", f"P{self.number}", "--save", str(self.saved), "--trace", str(self.trace),
            "--pace", str(pace), "--linger", str(linger),
        ]  # fmt: skip
        with self.log.open("a", encoding="utf-8") as log:
            environment = {
                **os.environ, "SWQT_HOME": str(self.home), "PYTHONUNBUFFERED": "1",
                # Like an installed program, it is compiled once; a table is killed and started a hundred times.
                "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(self.home.parent / "compiled"),
            }  # fmt: skip
            self.process = self._start(command, env=environment, stdout=log, stderr=subprocess.STDOUT)

    def resume(self, pace: float = 0.0) -> None:
        self.run("resume", "--bot", "random", pace=pace)

    def come_back(self, other: Peer, pace: float = 0.0) -> None:
        """Go on from the journal, or without one by the key alone, from what *other* has."""
        if self.story.start is not None:
            self.resume(pace)
        else:
            self.run("join", f"{other.address}:{other.port}", "--bot", "random", pace=pace)

    def lose(self) -> None:
        """The journal is gone."""
        self.journal.unlink()
        self.truncated = True

    def type(self, line: str) -> None:
        """Have whoever sits before it type *line*."""
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    @property
    def said(self) -> str:
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def send(self, sign: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, sign)

    def wait_until_begun(self) -> None:
        """Wait until the program has opened the game."""
        until(lambda: "begins" in self.said.rpartition("listening")[2], lambda: self.said)

    def fill_disk(self) -> None:
        """Let its journal, which is the longest of its files, grow no more.

        While a program starts, Python 3.11 would keep the first part of a compiled module instead of none.
        """
        self.wait_until_begun()
        path = self.journal
        if path is not None:
            self._limit_files(path.stat().st_size + 40)

    def empty_disk(self) -> None:
        self._limit_files(-1)

    def _limit_files(self, size: int) -> None:
        import resource  # not on Windows

        if self.alive:
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def kill(self) -> None:
        """End it as a power cut would, the disk's cache aside."""
        if self.alive:
            self.send(signal.SIGKILL)
            self.process.wait()
        self._hang_up()

    def _hang_up(self) -> None:
        if self.process is not None and self.process.stdin is not None:
            with contextlib.suppress(BrokenPipeError):
                self.process.stdin.close()

    @property
    def journal(self) -> Path | None:
        return next(journals(self.home / "games"), None)

    @property
    def story(self) -> Story:
        """What its journal tells; nothing while there is none."""
        path = self.journal
        return story(path) if path is not None else story([])

    def entries(self) -> tuple[LogEntry, ...]:
        return self.story.entries

    def written(self) -> list[LogEntry]:
        """Return all entries that it has ever written down, whether they came to stand or not."""
        return [record.entry for record in self.story.records if isinstance(record, EntryRecord)]

    def commands(self) -> list[LogEntry]:
        """Return the commands of its own among them."""
        start = self.story.start
        if start is None:
            return []
        own = Identity(bytes.fromhex(next(self.home.glob("*.key")).read_text().strip())).public
        number = [key for key, _, _ in start.peers].index(own)
        return [entry for entry in self.written() if entry.kind == CMD and entry.author == number]

    def truncate(self, rng: random.Random) -> int:
        """Cut some bytes from the end of the journal, as a disk might that forgets; return how many."""
        path = self.journal
        data = path.read_bytes()
        cut = min(rng.choice([rng.randint(1, 40), rng.randint(1, 2000)]), len(data))
        os.truncate(path, len(data) - cut)
        self.truncated = self.truncated or cut > 0
        return cut

    def wait(self, patience: float = PATIENCE) -> int:
        try:
            code = self.process.wait(patience)
            self._hang_up()
            return code
        except subprocess.TimeoutExpired:
            raise AssertionError(f"P{self.number} does not end:\n{self.said[-2000:]}") from None


def listening(peer: Peer) -> bool:
    return "you are " in peer.said


def come_back(peers: Sequence[Peer], everybody: Sequence[Peer], pace: float = 0.0) -> None:
    """Start *peers* again; those without a journal call somebody of *everybody* who has one."""
    for peer in peers:
        peer.come_back(next(one for one in everybody if one is not peer and one.story.start is not None), pace)


def sit_down(peers: Sequence[Peer], board: str, pace: float = 0.0, slow: Peer | None = None) -> None:
    """Have *peers* begin a game at a table of the first, a bot that plays anything for each.

    *slow* takes SLOW seconds for each command, until it is started again.
    """
    host, *guests = peers
    paces = {peer: SLOW if peer is slow else pace for peer in peers}
    host.run("host", "--board", board, "--bot", "random", "--grace", "0", "--start-when-full", pace=paces[host])
    until(lambda: listening(host), lambda: host.said)
    for guest in guests:
        guest.run("join", f"{host.address}:{host.port}", "--bot", "random", pace=paces[guest])
    for peer in peers:
        until(lambda peer=peer: peer.entries(), lambda peer=peer: f"P{peer.number}: {peer.said}")


def check(peers: Sequence[Peer]) -> int:
    """All peers have played one and the same game, and nothing that any of them did is lost; return its entries."""
    # Of a vote each may hold the voices of another majority; which entry they carry is the same for all.
    assert len({tuple(map(entry_digest, peer.entries())) for peer in peers}) == 1, "the games differ"
    texts = {peer.saved.read_bytes() for peer in peers}
    assert len({text.partition(PROOF.encode())[0] for text in texts}) == 1, "the games are told differently"
    for text in texts:
        report = verify(text, Library())
        assert report.good, report.problems
        assert report.over
    assert len(texts) == 1 or report.views
    draws: dict[bytes, bytes] = {}
    for peer in peers:
        final = {entry_digest(entry) for entry in peer.entries()}
        assert len(final) == report.entries
        if not any(one.truncated for one in peers):
            for entry in peer.commands():
                assert entry_digest(entry) in final, f"P{peer.number} lost its own command {entry.seq}"
        for entry in peer.written():
            if entry.kind == CHANCE:
                assert draws.setdefault(entry.body[:4], entry.body) == entry.body, "two draws of one number"
        assert "Traceback" not in peer.said, peer.said[-3000:]
        assert "another board" not in peer.said
    return report.entries
