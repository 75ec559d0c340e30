"""How busy and how fast this computer is just now: what figures by the clock must be read beside."""

from __future__ import annotations

import os
import time
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

_ROUNDS: Final = 7
_STEPS: Final = 200_000
_BLOCK: Final = bytes(200)
_MS: Final = 1e3


class Computer(NamedTuple):
    """All in milliseconds but ``load``, the programs that wanted to run in the last minute (-1: nobody counts them)."""

    load: float
    processors: int
    sum_of_processor: float
    sum_by_clock: float
    disk: float


def look(folder: Path) -> Computer:
    """Measure, with a file in *folder*; takes less than a second where nothing else runs."""
    pairs = [_sum() for _ in range(_ROUNDS)]
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else -1.0
    return Computer(
        load, os.cpu_count() or 1, min(used for used, _ in pairs) * _MS, median(clock for _, clock in pairs) * _MS,
        median(_write(folder / "calibration") for _ in range(_ROUNDS)) * _MS,
    )  # fmt: skip


def told(before: Computer, after: Computer) -> str:
    """Return one line for people about both looks."""
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
