"""The distribution swqt-core: all of swqt but the window, and it works where there is no Qt."""

import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from swqt import __version__
from tests.support.programs import python

NOT_IN_IT = ("swqt/gui/",)
"""Code of swqt that is not in swqt-core."""

WINDOW_ONLY = ("PySide6-Essentials", "segno")
"""Dependencies of swqt that swqt-core does without."""


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory) -> Path:
    pytest.importorskip("hatchling", reason="hatchling is not installed here; dev.py installs it")
    folder = tmp_path_factory.mktemp("core")
    python("-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=root / "packaging" / "core")
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory) -> Path:
    target = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(target)
    return target


def test_it_has_all_code_but_the_window_and_what_that_code_reads(wheel: Path, root: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    code = {path.relative_to(root).as_posix() for path in (root / "swqt").rglob("*.py")}
    assert {name for name in names if name.endswith(".py")} == {name for name in code if not name.startswith(NOT_IN_IT)}
    boards = {f"swqt/data/boards/{path.name}" for path in (root / "boards").glob("*.json")}
    assert {name for name in names if name.startswith("swqt/data/boards/")} == boards
    for folder in ("ai", "art", "examples", "help", "replay", "traits", "tutorial"):
        files = [path for path in (root / "resources" / folder).rglob("*") if path.is_file()]
        assert {f"swqt/data/{path.relative_to(root).as_posix()}" for path in files} <= names
    assert not [name for name in names if name.endswith((".pyc", ".qm", ".ttf", ".webp"))]
    assert "swqt/data/LICENSE" in names
    assert wheel.name == f"swqt_core-{__version__}-py3-none-any.whl"


def test_it_asks_for_what_swqt_asks_for_without_the_window(root: Path) -> None:
    whole = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    core = tomllib.loads((root / "packaging" / "core" / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert core["dependencies"] == [need for need in whole["dependencies"] if not need.startswith(WINDOW_ONLY)]
    extras = {name: needs for name, needs in whole["optional-dependencies"].items() if name != "sound"}
    assert core["optional-dependencies"] == extras
    for key in ("license", "requires-python", "scripts"):
        assert core[key] == whole[key]


def run(installed: Path, tmp_path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command of swqt-core with *words* where PySide6 cannot be imported."""
    code = "import sys; sys.modules['PySide6'] = None; from swqt.__main__ import main; sys.exit(main())"
    surroundings = {**os.environ, "PYTHONPATH": str(installed), "SWQT_HOME": str(tmp_path / "home")}
    surroundings |= {"SWQT_COMPILED": "no", "PYTHONDONTWRITEBYTECODE": ""}    # the modules are compiled once
    return subprocess.run(
        [sys.executable, "-c", code, *words], cwd=tmp_path, env=surroundings, capture_output=True, text=True,
        timeout=120, check=False,
    )  # fmt: skip


def test_games_are_played_replayed_and_exported_without_qt(installed: Path, tmp_path: Path) -> None:
    played = run(installed, tmp_path, "play", "--headless", "--seats", "2", "--seed", "3", "--out", "game.swn")
    assert (played.returncode, played.stderr) == (0, "")
    shown = run(installed, tmp_path, "replay", "game.swn", "--html", "game.html")
    assert shown.stderr == (
        "a picture is not in swqt-core, but in swqt: the page tells the moves in notation, on a plain map\n"
    )
    assert (tmp_path / "game.html").stat().st_size > 100_000


def test_what_is_missing_is_named(installed: Path, tmp_path: Path) -> None:
    alone = run(installed, tmp_path)
    assert (alone.returncode, alone.stderr) == (
        2, "swqt: the window is not in swqt-core, but in swqt; without it: swqt play --headless\n",
    )  # fmt: skip
    drawn = run(installed, tmp_path, "board", "draw", "midland-2", "-o", "map.png")
    assert drawn.stderr == "swqt: a picture is not in swqt-core, but in swqt\n"
    code = "import swqt.engine, swqt.notation, swqt.content, swqt.ai, swqt.env; print(swqt.__file__)"
    guarded = f"import sys; sys.modules['PySide6'] = None; {code}"
    told = python("-c", guarded, cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(installed)})
    assert Path(told.strip()).parent == installed / "swqt"
