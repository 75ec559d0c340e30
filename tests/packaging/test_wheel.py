"""The wheel holds the program and its data, and nothing else."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def names(root: Path, tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    pytest.importorskip("hatchling", reason="hatchling is not installed, so no wheel can be built")
    folder = tmp_path_factory.mktemp("wheel")
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=root, capture_output=True, text=True, timeout=120, check=False,
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


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
