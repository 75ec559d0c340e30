"""Selects compiled modules: the same Python code, compiled by mypyc and several times faster.

``python3 packaging/dev.py compile`` creates a folder of compiled modules for a checkout; a wheel may contain them next
to their sources. The environment variable SWQT_COMPILED selects the folder, or with ``no`` the sources, in this process
and its child processes. Without it, Python imports compiled modules that are next to the sources.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import Final

VARIABLE: Final = "SWQT_COMPILED"
NO: Final = "no"

LIBRARY: Final = "swqt__mypyc"
"""The extension module with the code of all compiled modules."""

PACKAGES: Final = ("engine", "ai")
STAMP: Final = "stamp"
"""Name of the file in a folder of compiled modules that identifies their sources and Python version."""

_PACKAGE: Final = Path(__file__).resolve().parent


class CompiledFinder:
    """Meta path finder for compiled modules in *folder*; None finds the sources even next to compiled modules."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of the module *name*, or None to leave it to the other finders."""
        package, _, _ = name.partition(".")
        if package not in ("swqt", LIBRARY):
            return None
        for finder in self._finders(name, path):
            spec = finder.find_spec(name, target)
            if spec is not None and spec.loader is not None:   # a namespace package has no loader
                return spec
        return None

    def _finders(self, name: str, path: Sequence[str] | None) -> Iterator[FileFinder]:
        if self._folder is not None:
            place = self._folder.joinpath(*name.split(".")[:-1])
            yield FileFinder(str(place), (ExtensionFileLoader, EXTENSION_SUFFIXES))
        else:
            for entry in path or ():
                yield FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES))


def install_finder(value: str) -> None:
    """Install a finder for *value*, that of SWQT_COMPILED; a folder of outdated modules is ignored."""
    if value == NO:
        sys.meta_path.insert(0, CompiledFinder(None))
        return
    folder = Path(value).resolve()
    os.environ[VARIABLE] = str(folder)   # child processes may have another working directory
    if is_fresh(folder):
        sys.meta_path.insert(0, CompiledFinder(folder))


def is_fresh(folder: Path, package: Path = _PACKAGE) -> bool:
    """Return whether the modules in *folder* were compiled from the current sources in *package* for this Python."""
    try:
        return (folder / STAMP).read_text(encoding="ascii") == stamp(package)
    except (OSError, ValueError):
        return False


def stamp(package: Path = _PACKAGE) -> str:
    """Return the stamp of modules compiled from the sources in *package* for this Python."""
    digest = sha256(EXTENSION_SUFFIXES[0].encode())
    for path in sorted(path for name in PACKAGES for path in (package / name).rglob("*.py")):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def kind(rules: type) -> str:
    """Return ``compiled`` or ``pure``, the form in which the module of class *rules* was loaded."""
    found = sys.modules[rules.__module__].__spec__
    return "compiled" if found is not None and isinstance(found.loader, ExtensionFileLoader) else "pure"


def other_way(rules: type) -> str | None:
    """Return the value of SWQT_COMPILED that loads class *rules* in the other form, or None if there is none."""
    if kind(rules) == "compiled":
        return NO
    if list((_PACKAGE / "engine").glob(f"rules*{EXTENSION_SUFFIXES[0]}")):
        return ""
    made = _PACKAGE.parent / "build" / "compiled"
    return str(made) if is_fresh(made) else None
