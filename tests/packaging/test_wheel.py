"""The wheel holds the program and its data, and nothing else; what is installed from it works."""

import json
import os
import subprocess
import sys
import tarfile
import zipfile
from importlib import import_module
from pathlib import Path

import pytest

from swqt import __version__, compiled
from swqt.cli import smoke


def build(kind: str, source: Path, folder: Path, wish: str = "") -> Path:
    """Build the *kind* (wheel or sdist) of *source* into *folder*, with the compiled modules in *wish* if they fit."""
    pytest.importorskip("hatchling", reason="hatchling is not installed, so nothing can be built")
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)],
        cwd=source, capture_output=True, text=True, timeout=300, check=False, env={**os.environ, "SWQT_COMPILED": wish},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, built beside compiled modules of other sources."""
    outdated = tmp_path_factory.mktemp("old")
    (outdated / "stamp").write_text("made of other sources")
    return build("wheel", root, tmp_path_factory.mktemp("wheel"), str(outdated))


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    return names_in(wheel)


def files(folder: Path) -> set[str]:
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.mark.parametrize("data", ["resources", "boards"])
def test_all_data_is_in_it(data: str, names: set[str], root: Path) -> None:
    wanted = {f"swqt/data/{data}/{name}" for name in files(root / data)}
    assert wanted
    assert wanted - names == set()


def test_all_code_is_in_it(names: set[str], root: Path) -> None:
    assert {f"swqt/{name}" for name in files(root / "swqt")} - names == set()


def test_nothing_else_is_in_it(names: set[str]) -> None:
    assert {name for name in names if not name.startswith(("swqt/", "swqt-"))} == set()
    assert any(name.endswith("/licenses/LICENSE") for name in names)


def test_its_metadata_name_the_command_the_extra_and_the_licence(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        about = archive.read(f"swqt-{__version__}.dist-info/METADATA").decode()
        commands = archive.read(f"swqt-{__version__}.dist-info/entry_points.txt").decode()
    assert "swqt = swqt.__main__:main" in commands
    assert "Provides-Extra: sound" in about
    assert "License-Expression: GPL-3.0-or-later" in about
    assert "Requires-Python: >=3.11" in about


def test_the_source_archive_makes_the_same_wheel(names: set[str], root: Path, tmp_path: Path) -> None:
    archive = build("sdist", root, tmp_path / "sdist")
    subprocess.run(["tar", "-xf", str(archive), "-C", str(tmp_path)], check=True)
    with tarfile.open(archive) as packed:
        inside = {name.partition("/")[2] for name in packed.getnames()}
    assert {"README.md", "LICENSE", "CHANGELOG.md", "requirements.lock", "packaging/dev.py"} <= inside
    assert not [name for name in inside if name.startswith((".venv", "dist/", "build/"))]
    again = build("wheel", tmp_path / f"swqt-{__version__}", tmp_path / "again")
    assert names_in(again) == names


def test_what_is_installed_from_it_works_far_from_the_checkout(wheel: Path, tmp_path: Path) -> None:
    """As after `pipx install`, but with the libraries that are here already."""
    for name in ("pip", "PySide6", *smoke.LIBRARIES, *smoke.COMPILED):
        try:
            import_module(name)
        except ImportError:
            pytest.skip(f"{name} is not installed here; dev.py installs it")
    target = tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    pip += ["--no-compile"]    # only what is used, when it is used
    subprocess.run([*pip, "--target", str(target), str(wheel)], check=True, timeout=300)
    surroundings = {**os.environ, "PYTHONPATH": str(target), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-m", "swqt", "--smoke"], cwd=tmp_path, env=surroundings, capture_output=True, text=True,
        timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["ok"], told["turns"], told["landscape"]) == (True, 10, "shipped")
    (program,) = target.glob("bin/swqt*") if os.name != "nt" else target.glob("bin/swqt.exe")
    assert program.is_file()
    assert (target / "swqt" / "data" / "resources" / "licences" / "LGPL-3.0.txt").is_file()


def test_outdated_compiled_modules_stay_out_of_it(wheel: Path) -> None:
    assert wheel.name == f"swqt-{__version__}-py3-none-any.whl"


def test_compiled_modules_lie_beside_their_sources(root: Path, tmp_path: Path) -> None:
    made = root / "build" / "compiled"
    if not compiled.is_fresh(made):
        pytest.skip("no compiled rules are here that fit the sources: python3 packaging/dev.py compile makes them")
    built = build("wheel", root, tmp_path / "built", str(made))
    assert not built.name.endswith("-any.whl")
    with zipfile.ZipFile(built) as archive:
        archive.extractall(tmp_path / "installed")
    for wish, kind in (("", "compiled"), (compiled.NO, "pure")):
        surroundings = {**os.environ, compiled.VARIABLE: wish, "PYTHONPATH": str(tmp_path / "installed")}
        done = subprocess.run(
            [sys.executable, "-m", "swqt", "--version"], cwd=tmp_path, env=surroundings, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        assert done.stdout == f"swqt {__version__}, {kind} rules\n", done.stderr
