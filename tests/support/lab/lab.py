"""Hosts as network namespaces, and the hand on the switch between them."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

_SWITCH: Final = Path(__file__).with_name("switch.py")
_TOOLS: Final = ("ip", "nsenter", "unshare", "cat")
_PATIENCE: Final = 120.0
_numbers: Final = itertools.count()


def why_not() -> str:
    """Return what a lab lacks here, nothing if there can be one."""
    if not sys.platform.startswith("linux"):
        return "network namespaces exist on Linux only"
    if os.geteuid():
        return "making network namespaces needs root"
    if not os.access("/dev/net/tun", os.R_OK | os.W_OK):
        return "there is no /dev/net/tun"
    lacking = [tool for tool in _TOOLS if shutil.which(tool) is None]
    if lacking:
        return f"there is no command {', '.join(lacking)}"
    done = subprocess.run(["unshare", "--net", "true"], capture_output=True, check=False)
    return "" if not done.returncode else "network namespaces are not allowed here"


class Lab(contextlib.ExitStack):
    """Hosts 1 to *hosts* on one LAN, or on several: *lans* has the hosts of each.

    On LAN n (from 0) host h has 10.77.n.h/24 on its interface ``eth<n>``, and fd77:n+1::h/64 unless *ipv6* is off;
    *ipv4* off leaves only the second. Leaving the context ends every process that was started in it, and with them go
    its namespaces and devices.
    """

    def __init__(
        self, hosts: int, *, seed: int = 1, lans: Sequence[Iterable[int]] | None = None, ipv4: bool = True,
        ipv6: bool = True,
    ) -> None:  # fmt: skip
        super().__init__()
        self.hosts: Final = range(1, hosts + 1)
        self._lans: Final = [sorted(lan) for lan in lans] if lans is not None else [list(self.hosts)]
        self._seed: Final = seed
        self._families: Final = (ipv4, ipv6)
        self._holders: dict[int, subprocess.Popen[bytes]] = {}
        self._settings: dict[str, Any] = {}

    def __enter__(self) -> Lab:
        try:
            self._build()
        except BaseException:
            self.close()
            raise
        return self

    def address(self, host: int, lan: int = 0, *, version: int = 4) -> str:
        """Return the address of *host* on *lan*."""
        return f"10.77.{lan}.{host}" if version == 4 else f"fd77:{lan + 1}::{host}"

    # Processes.

    def run(self, host: int, command: Sequence[str], *, timeout: float = _PATIENCE) -> subprocess.CompletedProcess[str]:
        """Run *command* on *host* to its end and return its output; CalledProcessError if it fails."""
        return subprocess.run(self._inside(host, command), capture_output=True, text=True, timeout=timeout, check=True)

    def start(self, host: int, command: Sequence[str], **how: Any) -> subprocess.Popen[str]:
        """Start *command* on *host*, with pipes unless *how* (for Popen) says otherwise; it ends with the lab."""
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        process = subprocess.Popen(self._inside(host, command), text=True, start_new_session=True, **{**pipes, **how})
        self.enter_context(process)    # waits for its end
        self.callback(self.kill, process)
        return process

    def kill(self, process: subprocess.Popen[str]) -> None:
        """Kill a process that the lab has started, and its children."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)

    def ip(self, host: int, *words: str) -> None:
        """Change the network of *host*: ``lab.ip(2, "addr", "del", "10.77.0.2/24", "dev", "eth0")``."""
        self.run(host, ["ip", *words])

    # Faults. Each holds until it is changed.

    def shape(self, **shape: float) -> None:
        """Set ``delay``, ``jitter`` (seconds one way), ``loss``, ``duplicate``, ``reorder`` (0 to 1) of all cables."""
        self._set(shape=shape)

    def cut(self, one: int, other: int) -> None:
        """Let nothing pass between two hosts."""
        self._set(cut=[*self._settings.get("cut", []), [one, other]])

    def split(self, *groups: Iterable[int]) -> None:
        """Let hosts reach only those of their own group."""
        self._set(groups=[sorted(group) for group in groups])

    def unplug(self, *hosts: int) -> None:
        """Pull the cables of *hosts*."""
        self._set(down=sorted({*self._settings.get("down", []), *hosts}))

    def block(self, *ports: int) -> None:
        """Let nothing pass to these UDP ports."""
        self._set(block=list(ports))

    def heal(self) -> None:
        """Take back all cuts, splits, unplugged cables and blocked ports; shapes stay."""
        self._set(cut=[], groups=None, down=[], block=[])

    # Building and clearing away.

    def _build(self) -> None:
        for host in self.hosts:
            # The namespace lives as long as this process, and that as long as we hold its input.
            holder = subprocess.Popen(["unshare", "--net", "cat"], stdin=subprocess.PIPE)
            self._holders[host] = self.enter_context(holder)
        ours = os.readlink("/proc/self/ns/net")
        for host in self.hosts:
            self._await_namespace(host, ours)
        # Short and unlike those of another lab: names of devices have 15 letters, and are taken back late.
        taps = [
            (f"sw{os.getpid() % 100_000}x{next(_numbers) % 1000}", host, lan)
            for lan, hosts in enumerate(self._lans) for host in hosts
        ]
        about = json.dumps({"ports": taps, "seed": self._seed})
        self._switch = self.enter_context(subprocess.Popen(
            [sys.executable, str(_SWITCH), about], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        ))    # fmt: skip
        if self._switch.stdout.readline() != "ready\n":
            raise RuntimeError("the switch of the lab did not start")
        for host in self.hosts:
            self.ip(host, "link", "set", "lo", "up")
        for tap, host, lan in taps:
            self._plug(tap, host, lan)
        if self._families[1]:
            for _, host, lan in taps:
                self._await_link_local(host, lan)

    def _await_namespace(self, host: int, ours: str) -> None:
        holder = self._holders[host]
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            if os.readlink(f"/proc/{holder.pid}/ns/net") != ours:
                return
            if holder.poll() is not None:
                break
            with contextlib.suppress(subprocess.TimeoutExpired):
                holder.wait(0.005)
        raise RuntimeError(f"host {host} of the lab did not start")

    def _plug(self, tap: str, host: int, lan: int) -> None:
        name = f"eth{lan}"
        ipv4, ipv6 = self._families
        subprocess.run(["ip", "link", "set", tap, "netns", str(self._holders[host].pid)], check=True)
        self.ip(host, "link", "set", tap, "name", name)
        conf = f"/proc/sys/net/ipv6/conf/{name}"
        word = "accept_dad" if ipv6 else "disable_ipv6"
        value = "0" if ipv6 else "1"
        self.run(host, ["sh", "-c", f"if test -e {conf}/{word}; then echo {value} > {conf}/{word}; fi"])
        if ipv4:
            self.ip(host, "addr", "add", f"{self.address(host, lan)}/24", "dev", name)
        if ipv6:
            self.ip(host, "addr", "add", f"{self.address(host, lan, version=6)}/64", "dev", name, "nodad")
        self.ip(host, "link", "set", name, "up")

    def _await_link_local(self, host: int, lan: int) -> None:
        """Wait for the address that the kernel gives by itself, a moment after the cable is in."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            said = self.run(host, ["ip", "-6", "addr", "show", "dev", f"eth{lan}", "scope", "link"]).stdout
            if "fe80:" in said and "tentative" not in said:
                return
            time.sleep(0.05)
        raise RuntimeError(f"host {host} of the lab has no link-local address")

    def _inside(self, host: int, command: Sequence[str]) -> list[str]:
        return ["nsenter", "--net", f"--target={self._holders[host].pid}", "--", *command]

    def _set(self, **settings: Any) -> None:
        self._settings.update(settings)
        self._switch.stdin.write(json.dumps(settings) + "\n")
        self._switch.stdin.flush()
        assert self._switch.stdout.readline() == "set\n"
