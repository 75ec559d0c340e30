"""Writes the licences of shipped third-party software:  .venv/bin/python packaging/licences.py [--notices FOLDER]

Without an option, it generates resources/licences from requirements.lock and the packages in .venv: one text for each
library, and components.json, which the about dialog reads. These files are not edited by hand.

With --notices, it writes THIRD-PARTY.txt (for people) and swqt.cdx.json (CycloneDX) to FOLDER, with the versions locked
for this system; --program names the frozen program that they are for, which bundles more components than the lock.
"""

from __future__ import annotations

import json
import os
import platform
import re
import sys
import tomllib
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any, Final, NamedTuple
from uuid import NAMESPACE_URL, uuid5

from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import bundled

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "licences"
LOCK = ROOT / "requirements.lock"
SYSTEMS: Final = (
    ("linux", "Linux", "posix", "x86_64"), ("win32", "Windows", "nt", "AMD64"), ("win32", "Windows", "nt", "ARM64"),
    ("darwin", "Darwin", "posix", "arm64"), ("darwin", "Darwin", "posix", "x86_64"),
)  # fmt: skip
"""Supported systems: sys.platform, platform.system(), os.name, platform.machine()."""

LICENCES: Final = {
    "pyside6-essentials": "LGPL-3.0-only", "shiboken6": "LGPL-3.0-only", "segno": "BSD-3-Clause", "miniaudio": "MIT",
    "ifaddr": "MIT",
}  # fmt: skip
"""Licences of packages whose metadata have no licence expression, or offer a choice from which this is ours."""

TEXTS: Final = {"pyside6-essentials": "LGPL-3.0", "shiboken6": "LGPL-3.0", "zeroconf": "LGPL-2.1"}
"""Texts for packages whose wheels do not contain their licence; these files stay in resources/licences."""

_NO_VERSION: Final = ""
OTHERS: Final = (
    ("Python", "PSF-2.0", "Python", "https://www.python.org"),
    ("Qt", "LGPL-3.0-only", "LGPL-3.0", "https://www.qt.io"),
    ("Lato, Vollkorn", "OFL-1.1", "OFL-1.1", "https://www.latofonts.com"),
)
"""Components that are not in the lock: name, licence, name of the text, home page."""

WITHIN: Final = {
    "Qt": (
        "double-conversion (BSD-3-Clause), PCRE2 (BSD-3-Clause), zlib (Zlib), TinyCBOR (MIT), BLAKE2 (CC0-1.0), "
        "easing equations (BSD-3-Clause), Unicode data (Unicode-3.0), ICU (Unicode-3.0, on Linux), FreeType (FTL), "
        "HarfBuzz (MIT), libpng (libpng-2.0), libwebp (BSD-3-Clause), MD4C (MIT), XSVG (HPND)"
    ),
    "Python": "OpenSSL (Apache-2.0), libffi (MIT), zlib (Zlib), bzip2 (bzip2-1.0.6), XZ Utils (0BSD), Expat (MIT)",
    "cryptography": "OpenSSL (Apache-2.0)",
    "miniaudio": "miniaudio (MIT-0), dr_libs (MIT-0), stb_vorbis (MIT-0)",
}
"""Third-party code compiled into components, with its licences."""


class Locked(NamedTuple):
    """A line of the lock: the version of a package in environments where *marker* holds; None means in all."""

    version: str
    marker: Marker | None

    def holds(self, environment: Mapping[str, str]) -> bool:
        return self.marker is None or self.marker.evaluate({**environment})


def locked(text: str) -> dict[str, list[Locked]]:
    """Return the locked versions by package from *text*, the contents of the lock."""
    found: dict[str, list[Locked]] = {}
    for name, version, marker in re.findall(r"^([a-z0-9-]+)==(\S+)(?: ; (.+?))? \\$", text, re.MULTILINE):
        found.setdefault(name, []).append(Locked(version, Marker(marker) if marker else None))
    return found


def environments() -> Iterator[dict[str, str]]:
    """Yield the marker environment of each supported system."""
    for sys_platform, system, os_name, machine in SYSTEMS:
        yield {
            "sys_platform": sys_platform, "platform_system": system, "os_name": os_name, "platform_machine": machine,
            "python_version": "3.12", "python_full_version": "3.12.0", "implementation_name": "cpython",
            "platform_python_implementation": "CPython", "extra": "",
        }  # fmt: skip


def shipped(*, whole: bool = True) -> list[str]:
    """Return all direct and indirect dependencies on any supported system, including those of the extra for sound.

    The dependencies of a package that is not installed here are unknown: with *whole*, this raises
    PackageNotFoundError; otherwise they are left out.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["sound"]]
    found: set[str] = set()
    while wanted:
        requirement = Requirement(wanted.pop())
        name = canonicalize_name(requirement.name)
        if name in found or not _applies(requirement):
            continue
        found.add(name)
        try:
            wanted += metadata.distribution(name).requires or []
        except metadata.PackageNotFoundError:
            if whole:
                raise
    return sorted(found)


def _applies(requirement: Requirement) -> bool:
    return requirement.marker is None or any(requirement.marker.evaluate({**e}) for e in environments())


def components() -> list[dict[str, Any]]:
    """Return all shipped components: name, versions, licence, home page, name of the text, and contained code."""
    versions = locked(LOCK.read_text(encoding="utf-8"))
    found = [
        {"name": name, "versions": [], "licence": licence, "text": text, "home": home, "within": WITHIN.get(name, "")}
        for name, licence, text, home in OTHERS
    ]
    for name in shipped():
        about = metadata.distribution(name).metadata
        found.append({
            "name": about["Name"], "versions": sorted({entry.version for entry in versions[name]}, key=_numbers),
            "licence": LICENCES.get(name) or _licence(about), "text": TEXTS.get(name, name), "home": _home(about),
            "within": WITHIN.get(name, ""),
        })  # fmt: skip
    return found


def _numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", version)]


def _licence(about: Any) -> str:
    licence = about.get("License-Expression", "")
    if not licence:
        sys.exit(f"licences: {about['Name']} gives no licence expression; look, and write it into LICENCES")
    return str(licence)


def _home(about: Any) -> str:
    links = dict(line.split(", ", 1) for line in about.get_all("Project-URL") or [])
    for label in ("Homepage", "homepage", "Repository", "Source", "Source Code"):
        if label in links:
            return str(links[label])
    return str(about["Home-page"]) if "Home-page" in about else ""


def texts() -> dict[str, str]:
    """Return the generated licence texts by file name without suffix."""
    found = {"GPL-3.0": (ROOT / "LICENSE").read_text(encoding="utf-8")}
    found["OFL-1.1"] = (ROOT / "resources" / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    own = Path(os.__file__).parent / "LICENSE.txt"    # missing on Debian, where the old file is kept
    kept = FOLDER / "Python.txt"
    if own.is_file() and not kept.is_file():
        found["Python"] = own.read_text(encoding="utf-8")
    for name in shipped():
        if name not in TEXTS:
            found[name] = _texts_of(metadata.distribution(name))
    return found


def _texts_of(package: metadata.Distribution) -> str:
    names = ("LICEN", "COPYING", "NOTICE")
    files = [file for file in package.files or [] if ".dist-info" in str(file) and file.name.upper().startswith(names)]
    found = [Path(str(file.locate())).read_text(encoding="utf-8").strip() for file in sorted(files)]
    if not found:
        sys.exit(f"licences: {package.metadata['Name']} brings no text of its licence; put it into TEXTS")
    return "\n\n\n".join(found) + "\n"


def write() -> None:
    """Generate resources/licences and delete files of components that are no longer shipped."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    new = {f"{name}.txt": _tidy(text) for name, text in texts().items()}
    new["components.json"] = json.dumps(components(), indent=1, ensure_ascii=False) + "\n"
    stays = {*new, *(f"{name}.txt" for name in (*TEXTS.values(), "Python"))}
    for path in FOLDER.iterdir():
        if path.name not in stays:
            path.unlink()
    for name, text in new.items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


def _tidy(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.replace("\f", "").splitlines()).strip("\n") + "\n"


# Release notices


def here(component: Mapping[str, Any]) -> str | None:
    """Return the version of *component* on this system; None if it is not shipped here."""
    if component["name"] == "Python":
        return platform.python_version()
    if component["name"] == "Qt":
        return metadata.version("PySide6-Essentials")
    name = canonicalize_name(str(component["name"]))
    entries = locked(LOCK.read_text(encoding="utf-8")).get(name)
    if entries is None:
        return _NO_VERSION
    environment = {key: str(value) for key, value in _own_environment().items()}
    return next((entry.version for entry in entries if entry.holds(environment)), None)


def _own_environment() -> Mapping[str, Any]:
    from packaging.markers import default_environment

    return {**default_environment(), "extra": ""}


def notices(parts: Sequence[Mapping[str, Any]], carried: Sequence[Mapping[str, Any]] = (), texts: Path = FOLDER) -> str:
    """Return the text of THIRD-PARTY.txt for *parts* and the components *carried* by the frozen program.

    The licence texts of the latter are in the folder *texts*.
    """
    lines = ["swqt is free software under GPL-3.0-or-later. It is shipped with:", ""]
    for part in parts:
        if (version := here(part)) is None:
            continue
        lines.append(f"* {part['name']} {version}".rstrip() + f": {part['licence']}, {part['home']}")
        if part["within"]:
            lines.append(f"  contains {part['within']}")
    lines += [f"* {part['name']} {part['version']}: {part['licence']}, {part['home']}" for part in carried]
    for name in sorted({str(part["text"]) for part in parts}):
        users = ", ".join(str(part["name"]) for part in parts if part["text"] == name)
        text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
        lines += ["", "=" * 78, f"{name}, the licence of {users}", "=" * 78, "", text.rstrip()]
    for part in carried:
        text = (texts / f"{part['text']}.txt").read_text(encoding="utf-8")
        lines += ["", "=" * 78, f"The licence of {part['name']}", "=" * 78, "", text.rstrip()]
    return "\n".join(lines) + "\n"


def bill(parts: Sequence[Mapping[str, Any]], carried: Sequence[Mapping[str, Any]] = ()) -> dict[str, Any]:
    """Return the bill of materials in CycloneDX 1.6, deterministic for a lock and a system."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    listed = []
    for part in parts:
        if (number := here(part)) is None:
            continue
        name = canonicalize_name(str(part["name"]))
        library = name in locked(LOCK.read_text(encoding="utf-8"))
        entry: dict[str, Any] = {
            "type": "library", "bom-ref": f"pkg:pypi/{name}@{number}" if library else name, "name": part["name"],
            "licenses": [{"expression": part["licence"]}],
            "externalReferences": [{"type": "website", "url": part["home"]}],
        }  # fmt: skip
        if number:
            entry["version"] = number
        if library:
            entry["purl"] = entry["bom-ref"]
        if part["within"]:
            entry["description"] = f"contains {part['within']}"
        listed.append(entry)
    listed += [
        {
            "type": "library", "bom-ref": part["purl"], "name": part["name"], "version": part["version"],
            "purl": part["purl"], "licenses": [{"license": {"name": part["licence"]}}],
            "externalReferences": [{"type": "website", "url": part["home"]}],
        }
        for part in carried
    ]  # fmt: skip
    references = [entry["bom-ref"] for entry in listed]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, json.dumps([version, sys.platform, listed]))}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application", "bom-ref": "swqt", "name": "swqt", "version": version,
                "licenses": [{"expression": "GPL-3.0-or-later"}],
            },
        },
        "components": listed,
        "dependencies": [{"ref": "swqt", "dependsOn": references}, *({"ref": name} for name in references)],
    }  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the files and return the exit code."""
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--notices", type=Path, metavar="FOLDER", help="write THIRD-PARTY.txt and swqt.cdx.json there")
    parser.add_argument("--program", type=Path, metavar="FOLDER", help="the frozen program that the notices are for")
    given = parser.parse_args(arguments)
    folder: Path | None = given.notices
    if folder is None:
        try:
            write()
        except metadata.PackageNotFoundError as error:
            sys.exit(f"licences: {error.name} is not installed here; write the list on a system that has everything")
        return 0
    parts = json.loads((FOLDER / "components.json").read_text(encoding="utf-8"))
    folder.mkdir(parents=True, exist_ok=True)
    carried, texts = bundled.read(given.program) if given.program is not None else ([], FOLDER)
    (folder / "THIRD-PARTY.txt").write_text(notices(parts, carried, texts), encoding="utf-8", newline="\n")
    text = json.dumps(bill(parts, carried), indent=1) + "\n"
    (folder / "swqt.cdx.json").write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
