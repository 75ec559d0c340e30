"""Five programs in a network of their own that delays, loses, cuts and comes back, and that are killed, stopped or
find their disk full.

The short form makes 10 faults, the nightly one 1,000 in many games. Afterwards everybody has the same game to
the last byte, it proves itself, every command that somebody had written is in it, and no draw came out twice (I1, I2,
I4, I5). What a power cut may do to a journal comes in games of its own: there a command may be written
twice, and the log settles which one stands.
"""

import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.support.lab import Lab, why_not
from tests.support.processes import Peer, check, come_back, sit_down, until

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not() or "there can be a lab")

PORT = 47770
FIVE = range(1, 6)
QUICK = 0.15
"""Seconds that a command takes while there are faults, so that the game outlives them."""


class Chaos:
    """Faults from one seed; each is over, or will end by itself, before the next one comes."""

    def __init__(self, lab: Lab, peers: dict[int, Peer], seed: int, *, torn: bool = False) -> None:
        self.lab = lab
        self.peers = peers
        self.rng = Random(seed)
        self.torn = torn
        self.done: list[str] = []
        self._kinds: tuple[tuple[int, Callable[[], None]], ...] = (
            (5, self._kill_one), (1, self._kill_all), (3, self._split), (3, self._cut), (2, self._unplug),
            (3, self._weather), (3, self._stop), (2, self._fill),
        )  # fmt: skip

    def fault(self) -> None:
        """Do one of them."""
        weights, works = zip(*self._kinds, strict=True)
        [fault] = self.rng.choices(works, weights)
        self.done.append(fault.__name__)
        fault()

    def _revive(self, *hosts: int) -> None:
        """Start programs again; in torn games their disks may have forgotten something, or everything."""
        for host in hosts:
            peer = self.peers[host]
            if self.torn and peer.journal is not None and self.rng.random() < 0.7:
                self.done.append(f"tore {peer.truncate(self.rng)} bytes from {host}")
                if self.rng.random() < 0.2:
                    self.done.append(f"lost all of {host}")
                    peer.lose()
        come_back([self.peers[host] for host in hosts], list(self.peers.values()), QUICK)

    def _kill_one(self) -> None:
        host = self.rng.choice(FIVE)
        self.peers[host].kill()
        self._pause(0.4)
        self._revive(host)

    def _kill_all(self) -> None:
        for host in FIVE:
            self.peers[host].kill()
        self._revive(*FIVE)
        self._pause(1.5)

    def _split(self) -> None:
        some = set(self.rng.sample(FIVE, self.rng.choice((1, 2))))
        self.lab.split(some, set(FIVE) - some)
        self._pause(self.rng.choice((0.3, 1.0, 4.0)))
        self.lab.heal()

    def _cut(self) -> None:
        self.lab.cut(*self.rng.sample(FIVE, 2))
        self._pause(1.0)
        if self.rng.random() < 0.5:
            self.lab.heal()

    def _unplug(self) -> None:
        self.lab.unplug(self.rng.choice(FIVE))
        self._pause(1.0)
        self.lab.heal()

    def _weather(self) -> None:
        self.lab.shape(**self.rng.choice((
            {}, {"delay": 0.002, "jitter": 0.001}, {"delay": 0.02, "loss": 0.02}, {"loss": 0.1},
            {"delay": 0.005, "jitter": 0.004, "reorder": 0.1, "duplicate": 0.05},
        )))    # fmt: skip
        self._pause(0.3)

    def _stop(self) -> None:
        host = self.rng.choice(FIVE)
        self.peers[host].send(signal.SIGSTOP)
        time.sleep(self.rng.choice((0.2, 1.0, 6.0)) if self.rng.random() < 0.4 else 0.3)
        self.peers[host].send(signal.SIGCONT)

    def _fill(self) -> None:
        host = self.rng.choice(FIVE)
        self.peers[host].fill_disk()
        self._pause(1.0)
        self.peers[host].empty_disk()

    def _pause(self, most: float) -> None:
        time.sleep(self.rng.random() * most)


def play(lab: Lab, folder: Path, seed: int, faults: int, *, torn: bool) -> list[str]:
    """Play one game with up to *faults* faults, and check it; return what happened."""
    peers = {host: Peer(host, folder, lab.address(host), PORT, partial(lab.start, host)) for host in FIVE}
    chaos = Chaos(lab, peers, seed, torn=torn)
    try:
        sit_down(list(peers.values()), "midland-5", QUICK)
        while len(chaos.done) < faults and not any(peer.saved.exists() for peer in peers.values()):
            chaos.fault()
        lab.heal()
        lab.shape()
        # The rest as fast as it goes.
        unfinished = [peer for peer in peers.values() if not peer.saved.exists()]
        for peer in unfinished:
            peer.kill()
        come_back(unfinished, list(peers.values()))
        until(
            lambda: all(peer.saved.exists() for peer in peers.values()),
            lambda: f"{chaos.done}\n" + "\n".join(
                f"--- {peer.number}: {len(peer.entries())} entries\n{peer.said[-1200:]}" for peer in peers.values()
            ),
        )
        check(list(peers.values()))
        return chaos.done
    finally:
        for peer in peers.values():
            peer.kill()


@pytest.mark.parametrize("wanted", [10, pytest.param(1000, marks=pytest.mark.slow)])
def test_a_game_survives_many_faults(tmp_path: Path, wanted: int) -> None:
    """In every fourth game disks forget, too."""
    done = game = 0
    with Lab(5, seed=1, ipv6=False) as lab:
        while done < wanted:    # a game that is over sooner is followed by another
            faults = play(lab, tmp_path / str(game), 7 + game, min(wanted - done, 60), torn=game % 4 == 1)
            done, game = done + len(faults), game + 1
            print(f"game {game}: {len(faults)} faults, {done} in all")
