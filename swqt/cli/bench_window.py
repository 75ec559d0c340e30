"""``swqt bench --window``: how soon the window stands beside a bare one of Qt, and what its frames cost.

Everything is measured in processes of its own; this one never loads Qt. Frames and pauses are measured in some of them
one after the other, and the best of each counts: whatever else a machine does can only make them longer.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any, Final, NamedTuple

from swqt.ai import RandomBot
from swqt.cli.errors import CliError
from swqt.engine import CHANCE
from swqt.table import Library, Saves, Setup

RUNS: Final = 7
VISITS: Final = 3
"""So many times the table is painted, and everything in the program is visited."""

RATIO: Final = 1.5
FRAME: Final = {"pan": 5.0, "zoom": 10.0, "animate": 5.0}
"""What we want to reach: the start beside a bare window's, and milliseconds of the processor for a frame."""

MEMORY: Final = 150.0
PAUSE: Final = 50.0
MEASURE: Final = "--measure"
"""With this and a module's name, the packaged program runs the module (``__main__.py``): it has no `python -m`."""

_PARTS: Final = "swqt.gui.measure."
_MINUTES: Final = 10
_ROUND: Final = 3


class Start(NamedTuple):
    """One start: milliseconds until the first frame by the clock and by the processor, and MB of memory."""

    clock: float
    cpu: float
    memory: float


def run(seed: int = 1) -> int:
    """Measure, print the figures beside their targets, and return the exit code; CliError if Qt cannot be loaded."""
    with tempfile.TemporaryDirectory() as folder:
        _leave_a_game(Path(folder), seed)
        pairs = []
        for number in range(RUNS + 1):    # the first pair fills the disk's cache
            pair = (start("bare", folder), start("start", folder))
            pairs += [pair] if number else []
        bare, ours = (Start(*map(median, zip(*column, strict=True))) for column in zip(*pairs, strict=True))
        print("first frame     clock ms   cpu ms   memory MB")
        for name, figures in (("bare window", bare), ("swqt", ours)):
            print(f"{name:<14}{figures.clock:>10.0f}{figures.cpu:>9.0f}{figures.memory:>12.0f}")
        print(f"{'ratio':<14}{ours.clock / bare.clock:>10.2f}{ours.cpu / bare.cpu:>9.2f}   (at most {RATIO})")
        tables = [measure("table", folder) for _ in range(VISITS)]
        print(f"a table with {tables[0]['regions']:.0f} regions and {tables[0]['tokens']:.0f} tokens")
        for name, most in FRAME.items():
            print(f"{name:<14}{min(table[name] for table in tables):>8.1f} ms of cpu a frame   (at most {most:g})")
        memory, later = (max(table[name] for table in tables) for name in ("memory", "memory after zoom"))
        print(f"{'memory':<14}{memory:>8.0f} MB at most            (below {MEMORY:g})")
        print(f"{'after zooming':<14}{later:>8.0f} MB at most")
        print(f"longest pause of the window      clock ms   cpu ms  pauses   (the shortest of {VISITS} visits)")
        for name, (clock, cpu, pauses) in shortest([_asked("pauses", folder) for _ in range(VISITS)]).items():
            print(f"{name:<30}{clock:>11.0f}{cpu:>9.0f}{pauses:>8}   (at most {PAUSE:g})")
    return 0


def shortest(visits: list[dict[str, Any]]) -> dict[str, list[float]]:
    """Return for each part of *visits* the least of each of its figures."""
    names = dict.fromkeys(name for visit in visits for name in visit)
    found = {name: [visit[name] for visit in visits if name in visit] for name in names}
    return {name: [min(column) for column in zip(*each, strict=True)] for name, each in found.items()}


def start(part: str, folder: str) -> Start:
    """Start *part* once, with the player's files in *folder*."""
    began = monotonic()
    figures = measure(part, folder)
    return Start((figures["at"] - began) * 1000, figures["cpu"] * 1000, figures["memory"])


def measure(part: str, folder: str) -> dict[str, float]:
    """Return the figures of *part* of the measurements by their names."""
    return {name: float(figure) for name, figure in _asked(part, folder).items()}


def _asked(part: str, folder: str) -> dict[str, Any]:
    """Return what *part* prints; CliError, with its last words, if it fails."""
    home = {"SWQT_HOME": folder, "XDG_CACHE_HOME": folder}
    # Where the compiled modules are kept belongs to what is measured: an installed program has them, and to compile
    # them anew takes twice as long as to start. Not every checkout may keep them; this folder may.
    compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(Path(folder) / "compiled")}
    surroundings = {"QT_QPA_PLATFORM": "offscreen", **os.environ, **home, **compiled}
    how = [MEASURE, _PARTS + part] if getattr(sys, "frozen", False) else ["-m", _PARTS + part]
    try:
        done = subprocess.run(
            [sys.executable, *how], env=surroundings, capture_output=True, text=True,
            timeout=_MINUTES * 60, check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CliError(f"the window cannot be measured: {error}") from error
    try:
        figures: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    except (ValueError, IndexError):
        words = done.stderr.strip().splitlines()
        raise CliError(f"the window cannot be measured: {words[-1] if words else done.returncode}") from None
    return figures


def _leave_a_game(folder: Path, seed: int) -> None:
    """Leave an unfinished game in *folder*: the window offers to go on with it, as with most players."""
    library = Library(folder)
    try:
        game = Saves(library, folder / "games").start(
            Setup(("Anna", "Ben", "Cleo"), ("human", "bot:random", "bot:random"), "midland-3", "base", seed=seed)
        )
    except (ValueError, OSError) as error:
        raise CliError(f"the window cannot be measured: {error}") from error
    bot = RandomBot(Random(seed))
    while game.decision is not None and game.decision.seat != CHANCE and game.state.round < _ROUND:
        game.play(bot.choose(game.rules, game.state))
    game.close()
