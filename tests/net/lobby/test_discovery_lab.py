"""Discovery between computers: several processes on networks of their own."""

import json
import queue
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tests.support.lab import Lab, why_not

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not() or "there can be a lab")

ROOT = Path(__file__).resolve().parents[3]
PATIENCE = 60.0


class Neighbour:
    """A program on a host of the lab."""

    def __init__(self, lab: Lab, host: int) -> None:
        self.process = lab.start(host, [sys.executable, "-m", "tests.support.lab.neighbour"], cwd=ROOT)
        self.events: queue.Queue[dict[str, Any]] = queue.Queue()
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        self.until("started")

    def _read(self) -> None:
        for line in self.process.stdout:
            self.events.put(json.loads(line))

    def say(self, order: str) -> None:
        self.process.stdin.write(order + "\n")
        self.process.stdin.flush()

    def until(self, event: str, **how: Any) -> dict[str, Any]:
        """Wait for an event like this and return it."""
        end = time.monotonic() + PATIENCE
        seen = []
        while (left := end - time.monotonic()) > 0:
            try:
                row = self.events.get(timeout=left)
            except queue.Empty:
                break
            if row["event"] == event and all(row.get(key) == value for key, value in how.items()):
                return row
            seen.append(row)
        raise AssertionError(f"no {event} {how} but {seen}; {self.process.poll()}")

    def has(self, event: str, within: float) -> bool:
        time.sleep(within)
        rows = []
        while not self.events.empty():
            rows.append(self.events.get())
        return any(row["event"] == event for row in rows)

    def quit(self) -> None:
        self.say("quit")
        self.until("stopped")
        self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        assert self.process.stderr.read() == ""


def test_tables_are_found_say_goodbye_and_die() -> None:
    with Lab(3) as lab:
        one, two = Neighbour(lab, 1), Neighbour(lab, 2)
        one.say("announce Friday 4100")
        found = two.until("found", name="Friday")
        assert set(found["addresses"]) >= {lab.address(1), lab.address(1, version=6)}
        three = Neighbour(lab, 3)
        three.until("found", name="Friday")   # announced before it began to listen
        one.say("withdraw")
        two.until("gone", service=found["service"])
        one.say("announce Saturday 4100")
        found = two.until("found", name="Saturday")
        lab.kill(one.process)   # mDNS lists it for twenty minutes more
        two.until("found", live=False, service=found["service"])
        two.until("gone", service=found["service"])
        for neighbour in (two, three):
            neighbour.quit()


def test_a_computer_on_two_networks_is_found_on_both() -> None:
    """Both are told both addresses, of which each can reach only one."""
    with Lab(3, lans=[{1, 2}, {2, 3}]) as lab:
        one, two, three = (Neighbour(lab, host) for host in (1, 2, 3))
        two.say("announce Middle 4100")
        for neighbour in (one, three):
            found = neighbour.until("found", name="Middle")
            assert {lab.address(2, 0), lab.address(2, 1)} <= set(found["addresses"])
        for neighbour in (one, two, three):
            neighbour.quit()


@pytest.mark.slow
def test_ipv6_alone_suffices() -> None:
    with Lab(2, ipv4=False) as lab:
        one, two = Neighbour(lab, 1), Neighbour(lab, 2)
        one.say("announce Six 4100")
        found = two.until("found", name="Six")
        assert lab.address(1, version=6) in found["addresses"]
        assert any("%" in address for address in found["addresses"]), "a link-local address with its interface"
        one.quit()
        two.quit()


@pytest.mark.slow
def test_a_new_address_is_told() -> None:
    with Lab(2, ipv6=False) as lab:
        one, two = Neighbour(lab, 1), Neighbour(lab, 2)
        one.say("announce Moving 4100")
        two.until("found", name="Moving")
        lab.ip(1, "addr", "del", "10.77.0.1/24", "dev", "eth0")
        lab.ip(1, "addr", "add", "10.77.0.101/24", "dev", "eth0")
        found = two.until("found")
        while "10.77.0.101" not in found["addresses"]:
            found = two.until("found")
        two.until("found", live=True)
        one.quit()
        two.quit()


@pytest.mark.slow
def test_where_mdns_is_blocked_nothing_is_found_and_nothing_breaks() -> None:
    with Lab(2) as lab:
        lab.block(5353)
        one, two = Neighbour(lab, 1), Neighbour(lab, 2)
        one.say("announce Hidden 4100")
        assert not two.has("found", 2.0)
        lab.heal()
        one.say("withdraw")
        one.say("announce Open 4100")
        two.until("found", name="Open")
        one.quit()
        two.quit()


@pytest.mark.slow
def test_loss_delays_but_does_not_hide() -> None:
    with Lab(2) as lab:
        lab.shape(loss=0.3, delay=0.005)
        one, two = Neighbour(lab, 1), Neighbour(lab, 2)
        one.say("announce Lossy 4100")
        two.until("found", name="Lossy")
        lab.shape()
        one.quit()
        two.quit()
