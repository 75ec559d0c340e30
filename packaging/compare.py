"""How soon the first frame stands, frozen against source, in one run:  .venv/bin/python packaging/compare.py [RUNS]

Needs dist/swqt (`dev.py freeze`). The two take turns, so that what else the machine does falls on both; the first
round only fills the disk's cache. Prints medians: milliseconds by the clock and by the processor, and MB of memory;
then how the two relate, and how many programs wanted a processor meanwhile, where the system tells.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from statistics import median
from time import monotonic

import environment
import freezing


def start(command: list[str], folder: str) -> tuple[float, float, float]:
    variables = {
        **os.environ, "SWQT_HOME": folder, "XDG_CACHE_HOME": folder, "PYTHONPATH": str(environment.ROOT),
        "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
    }  # fmt: skip
    began = monotonic()
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True, timeout=120)
    told = json.loads(done.stdout.strip().splitlines()[-1])
    return (told["at"] - began) * 1000, told["cpu"] * 1000, told["memory"]


def main(arguments: list[str]) -> int:
    runs = int(arguments[0]) if arguments else 7
    program = freezing.executable(environment.ROOT / "dist" / "swqt")
    ways = {
        "source": [sys.executable, "-m", "swqt.gui.measure.start"],
        "frozen": [str(program), "--measure", "swqt.gui.measure.start"],
    }
    found: dict[str, list[tuple[float, float, float]]] = {name: [] for name in ways}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(runs + 1):
            for name, command in ways.items():
                figures = start(command, folder)
                if number:
                    found[name].append(figures)
    print("first frame   clock ms   cpu ms   memory MB")
    medians = {name: [median(column) for column in zip(*rows, strict=True)] for name, rows in found.items()}
    for name, (clock, cpu, memory) in medians.items():
        print(f"{name:<10}{clock:>12.0f}{cpu:>9.0f}{memory:>12.0f}")
    clock, cpu, _ = (a / b for a, b in zip(medians["frozen"], medians["source"], strict=True))
    load = f"; load average {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    print(f"frozen takes {clock:.2f} of the time that source takes, {cpu:.2f} of the processor{load}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
