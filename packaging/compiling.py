"""The rules and the bots as machine code: what `python3 packaging/dev.py compile` runs with the Python of .venv.

mypyc translates a copy of the sources to C, the C compiler of this system makes extension modules of it, and those
replay games against the sources before anybody may use them. Nothing is written beside the sources.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import environment
import system

sys.path.insert(0, str(environment.ROOT))
from swqt import compiled

FOLDER = environment.ROOT / "build" / "compiled"
"""Where the extension modules come to lie, by packages; `swqt/compiled.py` looks for them here."""

WORK = environment.ROOT / "build" / "mypyc"

VALUES = (
    "engine/board.py", "engine/commands.py", "engine/events.py", "engine/state.py", "engine/traits.py",
    "engine/values.py", "ai/bot.py",
)  # fmt: skip
"""Left to Python: values that go from process to process, which pickle wants as plain classes. Besides, mypyc 2.4
takes ``isinstance(command, Command)`` for "is exactly a Command" where classes are made by a decorator of ours."""

SELDOM = (
    "engine/__init__.py", "engine/explain.py", "engine/initial_position.py", "engine/position_check.py",
    "engine/refusals.py", "ai/__init__.py", "ai/advice.py", "ai/rating.py", "ai/training.py",
)  # fmt: skip
"""Left to Python: what is asked once a game, or by people, costs more time to compile than it ever saves. So does
what a dict answers by itself."""

TRIAL = """
import sys
from random import Random
from swqt import compiled
from swqt.ai import play_by_chance
from swqt.cli.bench import BOARDS
from swqt.engine import Rules
from swqt.table import Library
library = Library()
print(compiled.kind(Rules), file=sys.stderr)
for label, boards in BOARDS.items():
    for seats, name in boards.items():
        rules = Rules(library.board(name), library.content(label))
        rng = Random(seats)
        for _ in range(2):
            positions = []
            play_by_chance(rules, seats, rng, positions.append)
            print(label, seats, *[position.digest for position in positions])
"""


def sources() -> list[str]:
    """Return the modules that are compiled, as paths from the checkout with slashes."""
    package = environment.ROOT / "swqt"
    paths = [path for part in compiled.PACKAGES for path in (package / part).rglob("*.py")]
    names = sorted(path.relative_to(package).as_posix() for path in paths)
    if lost := {*VALUES, *SELDOM}.difference(names):
        system.stop(f"packaging/compiling.py names modules that are not there: {', '.join(sorted(lost))}")
    return [f"swqt/{name}" for name in names if name not in VALUES and name not in SELDOM]


def obstacle() -> str:
    """Return why nothing can be compiled here; empty if it can."""
    try:
        import mypyc.build  # noqa: F401  # only looked for
        import setuptools  # noqa: F401  # the same
    except ImportError as error:
        return f"{error}; mypyc and setuptools come with the development dependencies"
    if os.name != "nt" and not any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        return "there is no C compiler: install gcc and Python's headers (Debian: gcc, python3-dev)"
    return ""


def build(folder: Path, work: Path) -> None:
    """Put the compiled modules into *folder*, without a stamp; SystemExit or another exception if it fails.

    *work* is a folder to work in, which is emptied before. Changes the current folder while it lasts.
    """
    from mypyc.build import mypycify
    from setuptools import setup

    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(environment.ROOT / "swqt", work / "swqt", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    before = Path.cwd()
    os.chdir(work)
    try:
        options = ["--config-file=", "--strict", *sources()]
        modules = mypycify(options, opt_level="2", debug_level="0", group_name="swqt")
        setup(
            name="swqt-compiled", packages=[], ext_modules=modules,
            script_args=["--quiet", "build_ext", "--build-lib", str(folder), "--build-temp", str(work / "objects")],
        )  # fmt: skip
    finally:
        os.chdir(before)


def plays_alike(folder: Path) -> bool:
    """Return whether the modules in *folder* are taken, and play the same games as the sources."""
    told = []
    for wish in (str(folder), compiled.NO):
        variables = {**os.environ, compiled.VARIABLE: wish, "PYTHONPATH": str(environment.ROOT)}
        done = subprocess.run([sys.executable, "-c", TRIAL], env=variables, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.stderr.write(done.stderr)
            return False
        told.append((done.stderr.split()[-1], done.stdout))
    (first, games), (second, same) = told
    return (first, second) == ("compiled", "pure") and games == same


def main(arguments: Sequence[str]) -> int:
    """Compile, unless what is there is fresh; return the exit code."""
    if compiled.is_fresh(FOLDER) and "--again" not in arguments:
        system.say(f"nothing has changed: {FOLDER}")
        return 0
    if why := obstacle():
        system.stop(why)
    begin = time.monotonic()
    stamp = compiled.stamp()
    build(FOLDER, WORK)
    (FOLDER / compiled.STAMP).write_text(stamp, encoding="ascii")
    if not plays_alike(FOLDER):
        (FOLDER / compiled.STAMP).unlink()
        system.stop("the compiled modules do not play the games that the sources play; they are not used")
    files = [path for suffix in EXTENSION_SUFFIXES[:1] for path in FOLDER.rglob(f"*{suffix}")]
    size = sum(path.stat().st_size for path in files) / 1e6
    system.say(f"{len(files)} modules, {size:.1f} MB, in {time.monotonic() - begin:.0f} seconds: {FOLDER}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
