"""Writes the sources of the libraries for a Flatpak:  .venv/bin/python packaging/flatpak_sources.py [PYTHON]

flatpak-builder downloads them before it builds without a network. They are the locked wheels for this processor and
for PYTHON, the version in the runtime, from wherever pip finds them. PySide6 comes from the manifest's base app.
"""

from __future__ import annotations

import json
import platform
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import environment
import system

TARGET: Final = environment.ROOT / "packaging" / "linux" / "python-sources.json"
_PYTHON: Final = "3.13"
_FROM_BASE: Final = {"pyside6-essentials", "shiboken6"}
_BUILDER: Final = {"hatchling", "packaging", "pathspec", "pluggy", "trove-classifiers"}
"""The tools that build swqt; no others are needed."""

_GLIBC: Final = (17, 28, 34)
"""Versions 2.x of glibc for which wheels are built; that of the runtime is newer."""


def wanted() -> Iterator[str]:
    """Yield the entries of the locks that a Flatpak needs, with their hashes."""
    for lock in (environment.LOCK, environment.TOOLS):
        for entry in re.split(r"^(?=[a-z0-9-]+==)", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            name = entry.partition("==")[0]
            if name in _BUILDER or (lock == environment.LOCK and name not in _FROM_BASE):
                yield entry


def resolve(python: str) -> Mapping[str, Any]:
    """Return pip's report about the wheels for *python*."""
    with TemporaryDirectory() as folder:
        lock = Path(folder) / "wanted.lock"
        lock.write_text("".join(wanted()), encoding="utf-8")
        command = [environment.python(), "-m", "pip", "install", "--dry-run", "--quiet", "--ignore-installed"]
        command += ["--report", "-", "--require-hashes", "--no-deps", "--only-binary", ":all:"]
        command += ["-r", str(lock), "--target", folder]
        machine = platform.machine()
        tags = [f"manylinux2014_{machine}", *(f"manylinux_2_{glibc}_{machine}" for glibc in _GLIBC)]
        command += ["--python-version", python, *(word for tag in tags for word in ("--platform", tag))]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        system.stop("pip could not find all libraries; its words are above")
    report: Mapping[str, Any] = json.loads(done.stdout)
    return report


def sources(report: Mapping[str, Any]) -> list[dict[str, str]]:
    """Return the files of *report* as sources for flatpak-builder."""
    files = (item["download_info"] for item in report["install"])
    return [{"type": "file", "url": file["url"], "sha256": file["archive_info"]["hashes"]["sha256"]} for file in files]


def main(arguments: Sequence[str]) -> int:
    found = sources(resolve(*arguments or [_PYTHON]))
    TARGET.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8", newline="\n")
    print(f"{len(found)} sources in {TARGET}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
