"""An Ethernet switch in user space with faults on purpose, all of them drawn from one seed.

Runs as a process: argument 1 is JSON with the ports ``[[tap, lan], ...]`` and the seed. Each line on its standard
input is JSON with new settings, answered by the line ``set``; it ends when the input does. Settings, for all hosts:
``delay`` in seconds, ``loss`` from 0 to 1, and ``block``, the UDP ports to which nothing passes.
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
from random import Random
from typing import Any

_TUNSETIFF = 0x400454CA
_TAP_WITHOUT_HEADER = 0x1002
_UDP = 17
_LONGEST = 65536
_AT_ONCE = 64


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

    def __init__(self, ports: list[tuple[str, int]], seed: int) -> None:
        self.lans = [lan for _, lan in ports]
        self.files = [open_tap(name) for name, _ in ports]
        self.rng = Random(seed)
        self.settings: dict[str, Any] = {"delay": 0.0, "loss": 0.0, "block": []}
        self._known: dict[tuple[int, bytes], int] = {}      # (lan, MAC) -> port
        self._waiting: list[tuple[float, int, int, bytes]] = []
        self._number = 0

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
                    self._pass(other, frame)

    def _pass(self, to: int, frame: bytes) -> None:
        settings = self.settings
        if self.rng.random() < settings["loss"] or (settings["block"] and udp_port(frame) in settings["block"]):
            return
        self._number += 1    # a cable keeps the order
        heapq.heappush(self._waiting, (time.monotonic() + settings["delay"], self._number, to, frame))

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
    switch = Switch(about["ports"], about["seed"])
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
                switch.settings.update(json.loads(line))
                print("set", flush=True)


if __name__ == "__main__":
    main()
