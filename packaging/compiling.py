"""Compiles the rules and the bots; `python3 packaging/dev.py compile` runs this with the Python of .venv.

mypyc translates a copy of the sources to C, and the system's C compiler builds extension modules from it. They are used
only after they have played the same games as the sources. Nothing is written to the source folders.
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
"""Folder of the extension modules, where `swqt/compiled.py` looks for them."""

WORK = environment.ROOT / "build" / "mypyc"

VALUES = (
    "engine/board.py", "engine/commands.py", "engine/events.py", "engine/state.py", "engine/traits.py",
    "engine/values.py", "ai/bot.py",
)  # fmt: skip
"""Modules not compiled because their values are pickled, which requires plain Python classes.

In addition, mypyc 2.4 does not recognise subclasses in ``isinstance(command, Command)`` if our own decorator makes the
classes.
"""

SELDOM = (
    "engine/__init__.py", "engine/explain.py", "engine/initial_position.py", "engine/position_check.py",
    "engine/errors.py", "engine/refusals.py",
    "ai/__init__.py", "ai/advice.py", "ai/neural_network_training.py", "ai/rating.py", "ai/training.py",
)  # fmt: skip
"""Modules not compiled because they are rarely used or already fast."""

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
    """Return the modules to compile as POSIX paths relative to the checkout."""
    package = environment.ROOT / "swqt"
    paths = [path for part in compiled.PACKAGES for path in (package / part).rglob("*.py")]
    names = sorted(path.relative_to(package).as_posix() for path in paths)
    if lost := {*VALUES, *SELDOM}.difference(names):
        system.stop(f"packaging/compiling.py names modules that are not there: {', '.join(sorted(lost))}")
    return [f"swqt/{name}" for name in names if name not in VALUES and name not in SELDOM]


def obstacle() -> str:
    """Return why nothing can be compiled here; empty if it can."""
    try:
        import mypyc.build  # noqa: F401  # only tests that it is installed
        import setuptools  # noqa: F401  # likewise
    except ImportError as error:
        return f"{error}; mypyc and setuptools come with the development dependencies"
    if os.name != "nt" and not any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        return "there is no C compiler: install gcc and Python's headers (Debian: gcc, python3-dev)"
    return ""


def build(folder: Path, work: Path) -> None:
    """Build the compiled modules in *folder*, without a stamp. Raises SystemExit or another exception on failure.

    *work* is a temporary folder, which is emptied first. The working directory is changed during the build.
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
        for module in modules if os.name != "nt" else ():
            module.extra_compile_args.append("-fvisibility=hidden")   # no function can be replaced: call each directly
        setup(
            name="swqt-compiled", packages=[], ext_modules=modules,
            script_args=["--quiet", "build_ext", "--build-lib", str(folder), "--build-temp", str(work / "objects")],
        )  # fmt: skip
    finally:
        os.chdir(before)


def plays_alike(folder: Path) -> bool:
    """Return whether the modules in *folder* can be loaded and play the same games as the sources."""
    results = []
    for value in (str(folder), compiled.NO):
        variables = {**os.environ, compiled.VARIABLE: value, "PYTHONPATH": str(environment.ROOT)}
        done = subprocess.run([sys.executable, "-c", TRIAL], env=variables, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.stderr.write(done.stderr)
            return False
        results.append((done.stderr.split()[-1], done.stdout))
    (first, games), (second, same) = results
    return (first, second) == ("compiled", "pure") and games == same


def main(arguments: Sequence[str]) -> int:
    """Compile unless the modules are up to date; return the exit code."""
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
