"""The lab itself: what it promises to tests of links, games and discovery."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.lab import Lab, why_not

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not() or "there can be a lab")

ASK = """
import socket, sys
with socket.create_connection((sys.argv[1], 4000), float(sys.argv[2])) as link:
    sys.stdout.write(link.recv(100).decode())
"""
ANSWER = """
import socket
listener = socket.create_server(("::", 4000), family=socket.AF_INET6, dualstack_ipv6=True)
print("listening", flush=True)
while True:
    link, address = listener.accept()
    link.sendall(b"hello")
    link.close()
"""


def ask(lab: Lab, host: int, address: str) -> str:
    """Return what the server at *address* says to *host*."""
    return lab.run(host, [sys.executable, "-c", ASK, address, "60"]).stdout


def hears_nothing(lab: Lab, host: int, address: str) -> bool:
    """Return whether *host* cannot reach the server at *address*, for a moment at least."""
    try:
        return not lab.run(host, [sys.executable, "-c", ASK, address, "0.7"]).stdout
    except subprocess.CalledProcessError:
        return True


def serve(lab: Lab, host: int) -> None:
    process = lab.start(host, [sys.executable, "-c", ANSWER])
    assert process.stdout.readline() == "listening\n"


def test_hosts_reach_each_other_unless_something_is_cut() -> None:
    with Lab(3) as lab:
        serve(lab, 1)
        assert ask(lab, 2, lab.address(1)) == "hello"
        assert ask(lab, 3, lab.address(1, version=6)) == "hello"
        lab.cut(1, 2)
        assert hears_nothing(lab, 2, lab.address(1))
        assert ask(lab, 3, lab.address(1)) == "hello"
        lab.heal()
        lab.split({1, 2}, {3})
        assert ask(lab, 2, lab.address(1)) == "hello"
        assert hears_nothing(lab, 3, lab.address(1))
        lab.heal()
        lab.unplug(1)
        assert hears_nothing(lab, 2, lab.address(1))
        lab.heal()
        assert ask(lab, 2, lab.address(1)) == "hello"
        assert lab.counts()["cut"] > 0


def test_delay_and_loss_are_those_that_were_asked_for() -> None:
    with Lab(2) as lab:
        serve(lab, 2)
        assert ask(lab, 1, lab.address(2)) == "hello"
        lab.shape(delay=0.1)
        connect = f"""
import socket, time
begun = time.monotonic()
socket.create_connection(("{lab.address(2)}", 4000), 60).close()
print(time.monotonic() - begun)
"""
        # Never less than there and back; how much more is the machine's affair.
        assert float(lab.run(1, [sys.executable, "-c", connect]).stdout) >= 0.2
        lab.shape(loss=1.0)
        assert hears_nothing(lab, 1, lab.address(2))
        lab.shape()
        lab.shape_pair(2, 1, loss=1.0)
        assert hears_nothing(lab, 1, lab.address(2))
        lab.shape_pair(2, 1)
        assert ask(lab, 1, lab.address(2)) == "hello"


def test_a_host_may_be_on_two_networks() -> None:
    with Lab(3, lans=[{1, 2}, {2, 3}], ipv6=False) as lab:
        serve(lab, 2)
        assert ask(lab, 1, lab.address(2, 0)) == "hello"
        assert ask(lab, 3, lab.address(2, 1)) == "hello"
        assert hears_nothing(lab, 3, lab.address(2, 0))


def test_nothing_is_left_behind() -> None:
    with Lab(2) as lab:
        sleeper = lab.start(1, ["sleep", "1000"])
        holders = [holder.pid for holder in lab._holders.values()]
        assert f"sw{os.getpid() % 100_000}x" not in Path("/proc/net/dev").read_text()
    assert sleeper.returncode is not None
    assert not [pid for pid in holders if Path(f"/proc/{pid}").exists()]
    assert f"sw{os.getpid() % 100_000}x" not in Path("/proc/net/dev").read_text()


def test_a_lab_that_cannot_be_built_is_cleared_away(monkeypatch: pytest.MonkeyPatch) -> None:
    lab = Lab(2)
    monkeypatch.setattr(lab, "_plug", lambda *_: (_ for _ in ()).throw(RuntimeError("no cable")))
    with pytest.raises(RuntimeError, match="no cable"), lab:
        pass
    assert lab._holders == {}
