"""What a frozen program carries along that is in no lock: the start of PyInstaller, and libraries of the system.

Only a freeze knows which those are, so `swqt.spec` asks here and ships the answer: `bundled.json` and a text for each,
beside what `licences.py` has written. On Debian and Ubuntu, where releases for Linux are made, packages know their
versions and licences; elsewhere the libraries are not found out. Standard library only.
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
"""Packages of Python itself, which licences.py names."""

_FIELD: Final = re.compile(r"^License: *(\S.*)$", re.MULTILINE)
_MOST: Final = 6
"""Licences that are told by name; more are in the text."""


def write(folder: Path, sources: Iterable[str]) -> list[Path]:
    """Write the list and the texts for the libraries *sources* into *folder*; return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = [_bootloader(), *system_libraries(sources)]
    texts = {f"{part['text']}.txt": part.pop("words") for part in parts}
    texts[LIST] = json.dumps(parts, indent=1, ensure_ascii=False) + "\n"
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return [folder / name for name in texts]


def _bootloader() -> dict[str, Any]:
    """The small program in front, which starts Python; its licence lets every program use it."""
    about = metadata.distribution("pyinstaller")
    (file,) = [file for file in about.files or () if file.name == "COPYING.txt"]
    return {
        "name": "PyInstaller (bootloader)", "version": about.version, "purl": f"pkg:pypi/pyinstaller@{about.version}",
        "licence": "GPL-2.0-or-later WITH Bootloader-exception", "home": "https://pyinstaller.org",
        "text": "PyInstaller", "words": Path(str(file.locate())).read_text(encoding="utf-8"),
    }  # fmt: skip


def system_libraries(sources: Iterable[str]) -> list[dict[str, Any]]:
    """Return the packages that the files *sources* belong to, one for each source package, by name."""
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
    """Return the packages that have brought the files *sources*; libraries of Python's own wheels have none."""
    # Packages may know a file by its old place, from before /lib became a link to /usr/lib.
    places = {place for source in sources for place in (source, os.path.realpath(source))}
    places |= {place.removeprefix("/usr") for place in places}
    command = ["dpkg-query", "--search", *sorted(places)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)    # its code tells that some have none
    return {line.rpartition(": ")[0].split(",")[0] for line in done.stdout.splitlines()}


def _about(package: str) -> Sequence[str]:
    """Return the name and version of the source of *package*, and which system it is for."""
    form = "${source:Package}\n${source:Version}\n"
    done = subprocess.run(["dpkg-query", "--show", "-f", form, package], capture_output=True, text=True, check=True)
    name, version = done.stdout.split()
    found = re.search(r"^ID=(\w+)", Path("/etc/os-release").read_text(encoding="utf-8"), re.MULTILINE)
    return name, version, found[1] if found else "debian"


def _names(package: str, words: str) -> str:
    """Return which licences *words*, the file of *package*, names; a reference to it if it names none, or too many."""
    names = list(dict.fromkeys(name.strip() for name in _FIELD.findall(words)))
    return ", ".join(names) if 0 < len(names) <= _MOST else f"LicenseRef-{package}"


def read(program: Path) -> tuple[list[dict[str, Any]], Path]:
    """Return what the frozen *program* carries along, and where the texts are; nothing if it is not told."""
    for path in sorted(program.rglob(LIST)):
        return json.loads(path.read_text(encoding="utf-8")), path.parent
    return [], program
