"""Lists the components of a frozen program that are not in the lock: PyInstaller's bootloader and system libraries.

Which libraries these are is only known while freezing, so `swqt.spec` calls this module and ships its output:
`bundled.json` and a licence text for each, next to the files of `licences.py`. On Debian and Ubuntu, where the Linux
releases are built, the package manager knows versions and licences; elsewhere system libraries are not listed.
Standard library only.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

LIST: Final = "bundled.json"
DOCUMENTS: Final = Path("/usr/share/doc")
_PYTHONS: Final = re.compile(r"(lib)?python3")
"""Packages of Python itself, which licences.py lists."""

_FIELD: Final = re.compile(r"^License: *(\S.*)$", re.MULTILINE)
_MOST: Final = 6
"""The maximum number of licences listed by name; for more, the list refers to the text."""


def write(folder: Path, sources: Iterable[str]) -> list[Path]:
    """Write the list and the licence texts for the library files *sources* to *folder*; return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = [_bootloader(), *system_libraries(sources)]
    texts = {f"{part['text']}.txt": part.pop("words") for part in parts}
    texts[LIST] = json.dumps(parts, indent=1, ensure_ascii=False) + "\n"
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return [folder / name for name in texts]


def _bootloader() -> dict[str, Any]:
    """Return the entry of PyInstaller's bootloader, whose licence has an exception for bundled programs."""
    about = metadata.distribution("pyinstaller")
    (file,) = [file for file in about.files or () if file.name == "COPYING.txt"]
    return {
        "name": "PyInstaller (bootloader)", "version": about.version, "purl": f"pkg:pypi/pyinstaller@{about.version}",
        "licence": "GPL-2.0-or-later WITH Bootloader-exception", "home": "https://pyinstaller.org",
        "text": "PyInstaller", "words": Path(str(file.locate())).read_text(encoding="utf-8"),
    }  # fmt: skip


def system_libraries(sources: Iterable[str]) -> list[dict[str, Any]]:
    """Return an entry for each source package that the files *sources* belong to, sorted by name."""
    if shutil.which("dpkg-query") is None:
        return []
    found: dict[str, dict[str, Any]] = {}
    for package in sorted(_owners(sources)):
        if _PYTHONS.match(package):
            continue
        name, version, system = _about(package)
        words = (DOCUMENTS / package.partition(":")[0] / "copyright").read_text(encoding="utf-8")
        found.setdefault(name, {
            "name": name, "version": version, "purl": f"pkg:deb/{system}/{name}@{quote(version, safe='.~-')}",
            "licence": _names(name, words),
            "home": f"https://tracker.debian.org/pkg/{name}", "text": f"system-{name}", "words": words,
        })  # fmt: skip
    return sorted(found.values(), key=lambda part: str(part["name"]))


def _owners(sources: Iterable[str]) -> set[str]:
    """Return the Debian packages that own the files *sources*; libraries from wheels have none."""
    # A package may list a file under /lib, from before /lib became a link to /usr/lib.
    places = {place for source in sources for place in (source, os.path.realpath(source))}
    places |= {place.removeprefix("/usr") for place in places}
    command = ["dpkg-query", "--search", *sorted(places)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)    # fails if any file has no package
    return {line.rpartition(": ")[0].split(",")[0] for line in done.stdout.splitlines()}


def _about(package: str) -> Sequence[str]:
    """Return name and version of the source package of *package*, and the ID of the distribution."""
    form = "${source:Package}\n${source:Version}\n"
    done = subprocess.run(["dpkg-query", "--show", "-f", form, package], capture_output=True, text=True, check=True)
    name, version = done.stdout.split()
    found = re.search(r"^ID=(\w+)", Path("/etc/os-release").read_text(encoding="utf-8"), re.MULTILINE)
    return name, version, found[1] if found else "debian"


def _names(package: str, words: str) -> str:
    """Return the licences named in *words*, the copyright file of *package*; a LicenseRef if none or too many."""
    names = list(dict.fromkeys(name.strip() for name in _FIELD.findall(words)))
    return ", ".join(names) if 0 < len(names) <= _MOST else f"LicenseRef-{package}"


def read(program: Path) -> tuple[list[dict[str, Any]], Path]:
    """Return the entries in the frozen *program* and the folder of their texts; no entries if it has no list."""
    for path in sorted(program.rglob(LIST)):
        return json.loads(path.read_text(encoding="utf-8")), path.parent
    return [], program
