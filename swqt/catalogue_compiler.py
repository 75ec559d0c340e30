"""Compiles the translations of a checkout: the catalogues ``swqt_*.ts`` to ``swqt_*.qm``, which Qt loads.

Compiled catalogues are not in the repository; wheels and installers contain them. This module uses the standard library
only, because the build of a wheel imports it.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import Final

_OLDER: Final = 60 * 10**9
"""A compiled catalogue is this many nanoseconds older than its source. Equal times would prove nothing, because git
writes many files of a checkout at the same time."""


class CatalogueError(Exception):
    """A catalogue cannot be read or compiled; the message names the file, and the line of a mistake."""


def compile_catalogues(folder: Path) -> None:
    """Compile all outdated catalogues in *folder*; remove compiled ones without a source."""
    sources = sorted(folder.glob("swqt_*.ts"))
    for compiled in {*folder.glob("swqt_*.qm")}.difference(source.with_suffix(".qm") for source in sources):
        compiled.unlink(missing_ok=True)
    for source in sources:
        if not _is_current(source):
            compile_catalogue(source)


def _is_current(source: Path) -> bool:
    try:
        return source.with_suffix(".qm").stat().st_mtime_ns == source.stat().st_mtime_ns - _OLDER
    except FileNotFoundError:
        return False


def compile_catalogue(source: Path) -> None:
    """Compile *source* without its untranslated texts, which stay English; CatalogueError if that fails."""
    compiled = source.with_suffix(".qm")
    try:
        time = source.stat().st_mtime_ns - _OLDER    # before it is read: what is changed meanwhile is outdated
        with TemporaryDirectory(prefix=".", dir=source.parent) as folder:
            made = Path(folder, compiled.name)
            run_qt_tool("lrelease", "-silent", "-nounfinished", str(source), "-qm", str(made))
            os.utime(made, ns=(time, time))
            made.replace(compiled)
    except OSError as error:
        # On Windows, a file that is open cannot be replaced; another process may have made and opened it just now.
        if not _is_current(source):
            raise CatalogueError(f"{compiled} cannot be written: {error}") from error


def run_qt_tool(name: str, *arguments: str) -> None:
    """Run the program *name* of PySide6; CatalogueError with its output if it fails."""
    import subprocess  # late: seldom needed, and the window is to open soon

    package = find_spec("PySide6")    # not imported, because that loads Qt
    folder = Path(package.origin).parent if package is not None and package.origin is not None else None
    # The PySide6 of a distribution has no tools of its own; they are on the PATH there.
    program = which(name, path=folder) or which(name)
    if program is None:
        raise CatalogueError(f"translations need {name} of PySide6, which is not installed")
    done = subprocess.run(
        [program, *arguments], capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    if done.returncode != 0:
        raise CatalogueError((done.stdout + done.stderr).strip() or f"{name} ended with code {done.returncode}")
