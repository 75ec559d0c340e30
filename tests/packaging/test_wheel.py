"""The wheel holds the program and its data, and nothing else; what is installed from it works."""

import json
import os
import shutil
import sys
import tarfile
import tomllib
import zipfile
from importlib import import_module
from pathlib import Path

import pytest

from swqt import __version__, compiled
from swqt.cli import smoke
from tests.support.programs import output_of, python

LOCKS = {"requirements.lock", "packaging/tools.lock"}
TRANSLATIONS = [f"swqt_{language}.qm" for language in ("de", "en", "es", "fr", "it", "ru")]


def build(source: Path, folder: Path, *kinds: str, wish: str = "") -> list[Path]:
    """Build the *kinds* (sdist, wheel) of *source* into *folder*, with the compiled modules in *wish* if they fit."""
    pytest.importorskip("hatchling", reason="hatchling is not installed, so nothing can be built")
    chosen = [word for kind in kinds for word in ("-t", kind)]
    surroundings = {**os.environ, "SWQT_COMPILED": wish}
    python("-m", "hatchling", "build", *chosen, "-d", folder, cwd=source, env=surroundings)
    return sorted(folder.iterdir())


@pytest.fixture(scope="module")
def built(root: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The wheel and the source archive of this checkout, built beside compiled modules of other sources."""
    outdated = tmp_path_factory.mktemp("old")
    (outdated / "stamp").write_text("made of other sources")
    return build(root, tmp_path_factory.mktemp("built"), "sdist", "wheel", wish=str(outdated))


@pytest.fixture(scope="module")
def wheel(built: list[Path]) -> Path:
    return built[0]


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def files(folder: Path) -> set[str]:
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_all_code_and_data_is_in_it_and_nothing_else(wheel: Path, root: Path) -> None:
    assert wheel.name == f"swqt-{__version__}-py3-none-any.whl", "outdated compiled modules stay out of it"
    names = names_in(wheel)
    for source, place in (("swqt", "swqt"), ("resources", "swqt/data/resources"), ("boards", "swqt/data/boards")):
        wanted = {f"{place}/{name}" for name in files(root / source)}
        assert wanted
        assert wanted - names == set()
    assert {name for name in names if not name.startswith(("swqt/", "swqt-"))} == set()
    assert {f"swqt/data/resources/i18n/{name}" for name in TRANSLATIONS} <= names
    assert any(name.endswith("/licenses/LICENSE") for name in names)


def test_what_compiles_the_translations_is_what_the_program_runs_on(root: Path) -> None:
    """So pip, which builds in an environment of its own, downloads one version of Qt only."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    (tools,) = [need for need in project["build-system"]["requires"] if need.startswith("PySide6")]
    assert tools in project["project"]["dependencies"]


def test_the_source_archive_makes_the_same_wheel(built: list[Path], tmp_path: Path) -> None:
    wheel, archive = built
    with tarfile.open(archive) as packed:
        inside = {name.partition("/")[2] for name in packed.getnames()}
        packed.extraction_filter = getattr(tarfile, "data_filter", None)    # Python 3.11 has it from 3.11.4 on
        packed.extractall(tmp_path)
    assert {"README.md", "LICENSE", "CHANGELOG.md", "packaging/dev.py"} | LOCKS <= inside
    assert not [name for name in inside if name.startswith((".venv", "dist/", "build/"))]
    assert {name for name in inside if name.endswith(".qm")} == {f"resources/i18n/{name}" for name in TRANSLATIONS}
    sources = tmp_path / f"swqt-{__version__}"
    for compiled_words in sources.rglob("*.qm"):
        compiled_words.unlink()    # as in a fresh clone: building makes them
    (again,) = build(sources, tmp_path / "again", "wheel")
    assert names_in(again) == names_in(wheel)


def installer(target: Path) -> list[str]:
    """The command that installs a wheel into *target*: uv is five times as fast as pip."""
    if uv := shutil.which("uv", path=Path(sys.executable).parent):
        return [uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--target", str(target)]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    return [*pip, "--no-compile", "--target", str(target)]


def test_what_is_installed_from_it_works_far_from_the_checkout(wheel: Path, tmp_path: Path) -> None:
    """As after `pipx install`, but with the libraries that are here already."""
    for name in ("pip", "PySide6", *smoke.LIBRARIES, *smoke.COMPILED):
        try:
            import_module(name)
        except ImportError:
            pytest.skip(f"{name} is not installed here; dev.py installs it")
    target = tmp_path / "installed"
    output_of(*installer(target), wheel)
    # The program starts others of its kind, which need not be compiled again.
    surroundings = {
        **os.environ, "PYTHONPATH": str(target), "QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": "",
    }  # fmt: skip
    told = json.loads(python("-m", "swqt", "--smoke", cwd=tmp_path, env=surroundings))
    assert (told["ok"], told["landscape"]) == (True, "shipped")
    assert told["turns"] >= smoke.TURNS
    (program,) = target.glob("bin/swqt*") if os.name != "nt" else target.glob("bin/swqt.exe")
    assert program.is_file()
    assert (target / "swqt" / "data" / "resources" / "licences" / "LGPL-3.0.txt").is_file()


def test_compiled_modules_lie_beside_their_sources(root: Path, tmp_path: Path) -> None:
    made = root / "build" / "compiled"
    if not compiled.is_fresh(made):
        pytest.skip("no compiled rules are here that fit the sources: python3 packaging/dev.py compile makes them")
    (wheel,) = build(root, tmp_path / "built", "wheel", wish=str(made))
    assert not wheel.name.endswith("-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    for wish, kind in (("", "compiled"), (compiled.NO, "pure")):
        surroundings = {**os.environ, compiled.VARIABLE: wish, "PYTHONPATH": str(tmp_path / "installed")}
        told = python("-m", "swqt", "--version", cwd=tmp_path, env=surroundings)
        assert told == f"swqt {__version__}, {kind} rules\n"
