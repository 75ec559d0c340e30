"""Discovery between computers: several processes on networks of their own."""

import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.support.lab import Lab, why_not
from tests.support.processes import PATIENCE, until

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not() or "there can be a lab")

ROOT = Path(__file__).resolve().parents[3]


class Neighbour:
    """A program on a host of the lab, which ends well when the lab does if it still runs then."""

    def __init__(self, lab: Lab, host: int, folder: Path) -> None:
        self.out = folder / f"{host}.jsonl"
        self.read = 0
        with self.out.open("w", encoding="utf-8") as out:
            command = [sys.executable, "-m", "tests.support.lab.neighbour"]
            self.process = lab.start(host, command, cwd=ROOT, stdout=out)
        lab.callback(self.quit)
        self.until("started")

    def say(self, order: str) -> None:
        self.process.stdin.write(order + "\n")
        self.process.stdin.flush()

    def events(self) -> list[dict[str, Any]]:
        """Return what it has told so far."""
        rows = self.out.read_text(encoding="utf-8").splitlines(keepends=True)
        return [json.loads(row) for row in rows if row.endswith("\n")]

    def until(self, event: str, **how: Any) -> dict[str, Any]:
        """Wait for an event like this after the one that was waited for last, and return it."""
        wanted = {"event": event, **how}.items()

        def find() -> dict[str, Any] | None:
            rows = enumerate(self.events()[self.read :], self.read + 1)
            self.read, found = next((row for row in rows if wanted <= row[1].items()), (self.read, None))
            return found

        return until(find, lambda: f"no {wanted} but {self.events()[self.read :]}")

    def quit(self) -> None:
        if self.process.poll() is None:
            self.say("quit")
            self.until("stopped")
            self.process.wait(PATIENCE)
            assert self.process.stderr.read() == ""


def test_tables_are_found_say_goodbye_and_die(tmp_path: Path) -> None:
    with Lab(3) as lab:
        one, two = Neighbour(lab, 1, tmp_path), Neighbour(lab, 2, tmp_path)
        one.say("announce Friday 4100")
        found = two.until("found", name="Friday")
        assert set(found["addresses"]) >= {lab.address(1), lab.address(1, version=6)}
        Neighbour(lab, 3, tmp_path).until("found", name="Friday")   # announced before it began to listen
        one.say("withdraw")
        two.until("gone", service=found["service"])
        one.say("announce Saturday 4100")
        found = two.until("found", name="Saturday")
        lab.kill(one.process)   # mDNS lists it for twenty minutes more
        two.until("found", live=False, service=found["service"])
        two.until("gone", service=found["service"])


def test_a_computer_on_two_networks_is_found_on_both(tmp_path: Path) -> None:
    """Both are told both addresses, of which each can reach only one."""
    with Lab(3, lans=[{1, 2}, {2, 3}]) as lab:
        one, two, three = (Neighbour(lab, host, tmp_path) for host in (1, 2, 3))
        two.say("announce Middle 4100")
        for neighbour in (one, three):
            found = neighbour.until("found", name="Middle")
            assert {lab.address(2, 0), lab.address(2, 1)} <= set(found["addresses"])


@pytest.mark.slow
def test_ipv6_alone_suffices(tmp_path: Path) -> None:
    with Lab(2, ipv4=False) as lab:
        one, two = Neighbour(lab, 1, tmp_path), Neighbour(lab, 2, tmp_path)
        one.say("announce Six 4100")
        found = two.until("found", name="Six")
        assert lab.address(1, version=6) in found["addresses"]
        assert any("%" in address for address in found["addresses"]), "a link-local address with its interface"


@pytest.mark.slow
def test_a_new_address_is_announced(tmp_path: Path) -> None:
    with Lab(2, ipv6=False) as lab:
        one, two = Neighbour(lab, 1, tmp_path), Neighbour(lab, 2, tmp_path)
        one.say("announce Moving 4100")
        two.until("found", name="Moving")
        lab.ip(1, "addr", "del", "10.77.0.1/24", "dev", "eth0")
        lab.ip(1, "addr", "add", "10.77.0.101/24", "dev", "eth0")
        found = two.until("found")
        while "10.77.0.101" not in found["addresses"]:
            found = two.until("found")
        two.until("found", live=True)


@pytest.mark.slow
def test_where_mdns_is_blocked_nothing_is_found_and_nothing_breaks(tmp_path: Path) -> None:
    with Lab(2) as lab:
        lab.block(5353)
        one, two = Neighbour(lab, 1, tmp_path), Neighbour(lab, 2, tmp_path)
        one.say("announce Hidden 4100")
        time.sleep(2.0)
        assert not [row for row in two.events() if row["event"] == "found"]
        lab.heal()
        one.say("withdraw")
        one.say("announce Open 4100")
        two.until("found", name="Open")


@pytest.mark.slow
def test_loss_delays_but_does_not_hide(tmp_path: Path) -> None:
    with Lab(2) as lab:
        lab.shape(loss=0.3, delay=0.005)
        one, two = Neighbour(lab, 1, tmp_path), Neighbour(lab, 2, tmp_path)
        one.say("announce Lossy 4100")
        two.until("found", name="Lossy")
        lab.shape()
