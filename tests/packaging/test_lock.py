"""The two locks fit pyproject.toml, each other, every supported system, and any package server."""

import re
import shutil
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, product
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

# Qt's Linux wheels need glibc 2.34, on ARM 2.39; uv's own default for Linux is older.
SYSTEMS = {
    "Linux x86_64": "x86_64-manylinux_2_34",
    "Linux arm64": "aarch64-manylinux_2_39",
    "Windows x86_64": "x86_64-pc-windows-msvc",
    "Windows arm64": "aarch64-pc-windows-msvc",
    "macOS arm64": "aarch64-apple-darwin",
    "macOS x86_64": "x86_64-apple-darwin",
}
PYTHONS = ["3.11", "3.12", "3.13"]
NO_NETWORK = re.compile("error sending request|dns error|timed out|connect", re.IGNORECASE)


LOCKS = ["requirements.lock", "packaging/tools.lock"]


@pytest.fixture
def locks(root: Path) -> list[str]:
    return [(root / name).read_text(encoding="utf-8") for name in LOCKS]


@pytest.fixture
def lock(locks: list[str]) -> str:
    return "".join(locks)


def pins(lock: str) -> dict[str, set[str]]:
    """The versions of each package; several where a system has no wheel for the newest."""
    found: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([a-z0-9-]+)==([^ ]+)", lock, re.MULTILINE):
        found.setdefault(name, set()).add(version)
    return found


def test_every_dependency_is_locked_at_a_version_that_fits(root: Path, lock: str) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    locked = pins(lock)
    extras = project["project"]["optional-dependencies"].values()
    for line in [*project["project"]["dependencies"], *project["dependency-groups"]["dev"], *chain(*extras)]:
        wanted = Requirement(line)
        versions = locked.get(canonicalize_name(wanted.name), set())
        assert versions, f"{wanted.name} is not in the lock: run `python3 packaging/dev.py lock`"
        fitting = [version for version in versions if wanted.specifier.contains(version)]
        assert fitting, f"the lock has {wanted.name} {', '.join(versions)}, wanted is {line}"


def test_playing_needs_no_tools(locks: list[str], load) -> None:
    playing, tools = map(pins, locks)
    assert set(load("licences").shipped(whole=False)) == set(playing), "what is shipped"
    assert not set(playing) & set(tools)


def test_every_package_has_hashes_and_no_server_is_named(lock: str) -> None:
    entries = re.split(r"^(?=[a-z0-9-]+==)", lock, flags=re.MULTILINE)[1:]
    assert len(entries) == sum(map(len, pins(lock).values()))
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []
    assert "://" not in lock
    assert not re.search(r"^\s*--(?!hash)", lock, re.MULTILINE)


def test_it_resolves_for_every_system_and_python(root: Path, lock: str, tmp_path: Path, subtests) -> None:
    uv = shutil.which("uv", path=Path(sys.executable).parent) or shutil.which("uv")
    if not uv:
        pytest.skip("uv is not installed, so other systems cannot be resolved from here")
    command = [uv, "pip", "install", "--dry-run", "--require-hashes", "--only-binary", ":all:"]
    command += [word for name in LOCKS for word in ("--requirements", str(root / name))]

    def resolve(place: tuple[str, str]) -> subprocess.CompletedProcess[str]:
        where = ["--python-platform", SYSTEMS[place[0]], "--python-version", place[1]]
        where += ["--target", str(tmp_path / "-".join(place))]    # uv locks it
        return subprocess.run([*command, *where], capture_output=True, text=True, timeout=300, check=False)

    places = list(product(SYSTEMS, PYTHONS))
    with ThreadPoolExecutor(4) as pool:
        resolved = [resolve(places[0]), *pool.map(resolve, places[1:])]    # the first asks for all of them
    (qt,) = pins(lock)["pyside6-essentials"]
    for (system, python), done in zip(places, resolved, strict=True):
        with subtests.test(system=system, python=python):
            if done.returncode and NO_NETWORK.search(done.stderr):
                pytest.skip("offline: the package server cannot be reached")
            assert done.returncode == 0, done.stderr
            assert f"pyside6-essentials=={qt}" in done.stderr
            # The markers were judged for that system, not for ours.
            assert ("colorama" in done.stderr) is system.startswith("Windows")
            assert done.stderr.count(" cryptography==") == done.stderr.count(" zeroconf==") == 1
