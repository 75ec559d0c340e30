"""Which modules run as machine code: the same Python, compiled by mypyc, several times faster.

``python3 packaging/dev.py compile`` makes a folder of compiled modules for a checkout; a wheel may have them beside
their sources. The environment variable SWQT_COMPILED decides which are taken, here and in every process started from
here: a folder, or ``no`` for sources only. Without it, Python takes what lies beside the sources.
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
"""The module that holds the machine code of all others."""

PACKAGES: Final = ("engine", "ai")
STAMP: Final = "stamp"
"""The file in a folder of compiled modules that says of which sources they were made, for which Python."""

_PACKAGE: Final = Path(__file__).resolve().parent


class CompiledFinder:
    """Finds compiled modules in *folder*; without one it finds the sources where Python would prefer compiled ones."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where the module *name* is found, or None to let Python look for it as usual."""
        package, _, _ = name.partition(".")
        if package not in ("swqt", LIBRARY):
            return None
        for finder in self._finders(name, path):
            spec = finder.find_spec(name, target)
            if spec is not None and spec.loader is not None:   # a mere folder has none
                return spec
        return None

    def _finders(self, name: str, path: Sequence[str] | None) -> Iterator[FileFinder]:
        if self._folder is not None:
            place = self._folder.joinpath(*name.split(".")[:-1])
            yield FileFinder(str(place), (ExtensionFileLoader, EXTENSION_SUFFIXES))
        else:
            for entry in path or ():
                yield FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES))


def obey(wish: str) -> None:
    """Take the modules that *wish* (the value of SWQT_COMPILED) asks for; outdated ones are left alone."""
    if wish == NO:
        sys.meta_path.insert(0, CompiledFinder(None))
        return
    folder = Path(wish).resolve()
    os.environ[VARIABLE] = str(folder)   # processes started from here may stand elsewhere
    if is_fresh(folder):
        sys.meta_path.insert(0, CompiledFinder(folder))


def is_fresh(folder: Path, package: Path = _PACKAGE) -> bool:
    """Return whether the modules in *folder* were made of exactly the sources in *package*, for this Python."""
    try:
        return (folder / STAMP).read_text(encoding="ascii") == stamp(package)
    except (OSError, ValueError):
        return False


def stamp(package: Path = _PACKAGE) -> str:
    """Return what the stamp of modules says that are made of the sources in *package* by this Python."""
    digest = sha256(EXTENSION_SUFFIXES[0].encode())
    for path in sorted(path for name in PACKAGES for path in (package / name).rglob("*.py")):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def kind(rules: type) -> str:
    """Return ``compiled`` or ``pure``: how the class *rules* and its module run in this process."""
    found = sys.modules[rules.__module__].__spec__
    return "compiled" if found is not None and isinstance(found.loader, ExtensionFileLoader) else "pure"


def other_way(rules: type) -> str | None:
    """Return the value of SWQT_COMPILED that lets the class *rules* run the other way, or None if there is none."""
    if kind(rules) == "compiled":
        return NO
    if list((_PACKAGE / "engine").glob(f"rules*{EXTENSION_SUFFIXES[0]}")):
        return ""
    made = _PACKAGE.parent / "build" / "compiled"
    return str(made) if is_fresh(made) else None
