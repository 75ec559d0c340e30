"""An Ethernet switch in user space with faults on purpose, all of them drawn from one seed.

Runs as a process: argument 1 is JSON with the ports ``[[tap, host, lan], ...]`` and the seed. Each line on its standard
input is JSON with new settings, answered by the line ``set``; it ends when the input does. Settings:

``shape``  {"delay", "jitter" in seconds, "loss", "duplicate", "reorder" from 0 to 1}, for all pairs of hosts;
``cut``    [[1, 2], ...] pairs of hosts between which nothing passes;
``groups`` [[1, 2], [3]] hosts that reach only those of their own group, or null;
``down``   [3] hosts whose cables are out;
``block``  [5353] UDP ports to which nothing passes.
"""

import contextlib
import fcntl
import heapq
import json
import os
import selectors
import struct
import sys
import time
from collections.abc import Mapping
from random import Random
from typing import Any

_TUNSETIFF = 0x400454CA
_TAP_WITHOUT_HEADER = 0x1002
_UDP = 17
_LONGEST = 65536
_AT_ONCE = 64

_SHAPE = {"delay": 0.0, "jitter": 0.0, "loss": 0.0, "duplicate": 0.0, "reorder": 0.0}


def open_tap(name: str) -> int:
    """Return the file of a new TAP device called *name*; the device goes when the file is closed."""
    file = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(file, _TUNSETIFF, struct.pack("16sH22x", name.encode(), _TAP_WITHOUT_HEADER))
    return file


def udp_port(frame: bytes) -> int | None:
    """Return the port to which the Ethernet *frame* goes by UDP, None if it is something else."""
    kind = frame[12:14]
    if kind == b"\x08\x00" and len(frame) >= 34 and frame[23] == _UDP:
        start = 14 + 4 * (frame[14] & 15)
    elif kind == b"\x86\xdd" and len(frame) >= 54 and frame[20] == _UDP:
        start = 54
    else:
        return None
    return int.from_bytes(frame[start + 2 : start + 4], "big") if len(frame) >= start + 4 else None


class Switch:
    """Ports by number; frames wait in a heap until they are due."""

    def __init__(self, ports: list[tuple[str, int, int]], seed: int) -> None:
        self.hosts = [host for _, host, _ in ports]
        self.lans = [lan for _, _, lan in ports]
        self.files = [open_tap(name) for name, _, _ in ports]
        self.rng = Random(seed)
        self.settings: dict[str, Any] = {
            "shape": dict(_SHAPE), "cut": [], "groups": None, "down": [], "block": [],
        }  # fmt: skip
        self._known: dict[tuple[int, bytes], int] = {}      # (lan, MAC) -> port
        self._waiting: list[tuple[float, int, int, bytes]] = []
        self._last: dict[tuple[int, int], float] = {}       # when the last frame of a pair of ports is due
        self._number = 0

    def set(self, settings: Mapping[str, Any]) -> None:
        shape = settings.get("shape")
        if shape is not None:
            self.settings["shape"] = {**_SHAPE, **shape}
        self.settings.update({key: value for key, value in settings.items() if key != "shape"})

    def receive(self, port: int) -> None:
        for _ in range(_AT_ONCE):
            try:
                frame = os.read(self.files[port], _LONGEST)
            except (BlockingIOError, OSError):
                return
            lan = self.lans[port]
            self._known[lan, frame[6:12]] = port
            to = None if frame[0] & 1 else self._known.get((lan, frame[:6]))
            others = [n for n, other in enumerate(self.lans) if other == lan and n != port] if to is None else [to]
            for other in others:
                if other != port:
                    self._pass(port, other, frame)

    def _pass(self, port: int, to: int, frame: bytes) -> None:
        here, there = self.hosts[port], self.hosts[to]
        shape = self.settings["shape"]
        if self._is_cut(here, there, frame) or self.rng.random() < shape["loss"]:
            return
        due = time.monotonic() + max(0.0, shape["delay"] + self.rng.uniform(-1, 1) * shape["jitter"])
        if self.rng.random() >= shape["reorder"]:
            due = max(due, self._last.get((port, to), 0.0))     # a cable keeps the order
            self._last[port, to] = due
        for _ in range(2 if self.rng.random() < shape["duplicate"] else 1):
            self._number += 1
            heapq.heappush(self._waiting, (due, self._number, to, frame))

    def _is_cut(self, here: int, there: int, frame: bytes) -> bool:
        settings = self.settings
        if here in settings["down"] or there in settings["down"]:
            return True
        if [here, there] in settings["cut"] or [there, here] in settings["cut"]:
            return True
        groups = settings["groups"]
        if groups is not None and not any(here in group and there in group for group in groups):
            return True
        return bool(settings["block"]) and udp_port(frame) in settings["block"]

    def flush(self) -> float:
        """Hand over what is due; return the seconds until more is."""
        while self._waiting:
            wait = self._waiting[0][0] - time.monotonic()
            if wait > 0:
                return min(wait, 1.0)
            _, _, to, frame = heapq.heappop(self._waiting)
            with contextlib.suppress(OSError):     # the interface is down or its queue is full
                os.write(self.files[to], frame)
        return 1.0


def main() -> None:
    about = json.loads(sys.argv[1])
    switch = Switch([(name, host, lan) for name, host, lan in about["ports"]], about["seed"])
    selector = selectors.DefaultSelector()
    for port, file in enumerate(switch.files):
        selector.register(file, selectors.EVENT_READ, port)
    selector.register(sys.stdin.fileno(), selectors.EVENT_READ, -1)
    print("ready", flush=True)
    pending = b""
    while True:
        for key, _ in selector.select(switch.flush()):
            if key.data >= 0:
                switch.receive(key.data)
                continue
            data = os.read(key.fd, _LONGEST)
            if not data:
                return
            *lines, pending = (pending + data).split(b"\n")
            for line in lines:
                switch.set(json.loads(line))
                print("set", flush=True)


if __name__ == "__main__":
    main()
