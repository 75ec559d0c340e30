"""Which rules a program plays by: one digest, the same in checkout, wheel and a build without sources."""

import compileall
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from swqt import version

GAMES = Path(__file__).with_name("games")
REMEMBERED = Path(__file__).with_name("engine-rev.txt")


@pytest.fixture
def copy(root: Path, tmp_path: Path) -> Path:
    """The rules' files, to be changed."""
    shutil.copytree(root / "swqt" / "engine", tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(root / "resources" / "traits", tmp_path / "traits")
    (tmp_path / "boards").mkdir()
    for path in (root / "boards").glob("*.json"):
        shutil.copy(path, tmp_path / "boards")
    return tmp_path


def digest(folder: Path, revision: int = version.ENGINE_REV) -> bytes:
    return version.source_digest(folder / "engine", folder / "traits", folder / "boards", revision)


def test_every_change_of_a_rule_changes_it_and_nothing_else_does(copy: Path) -> None:
    """Neither line ends nor where the files lie."""
    here = version.engine_digest()
    assert here.startswith(version.engine_eight())
    assert len(version.engine_eight()) == 8
    assert digest(copy) == here
    assert digest(copy, version.ENGINE_REV + 1) != here
    for path in [*copy.rglob("*.py"), *copy.rglob("*.toml")]:
        path.write_bytes(path.read_bytes().replace(b"\r\n", b"\n").replace(b"\n", b"\r\n"))
    assert digest(copy) == here
    for name in ("engine/apply.py", "traits/base-races.toml", "boards/midland-2.json"):
        before = (copy / name).read_bytes()
        (copy / name).write_bytes(before + b"\n")
        assert digest(copy) != here
        (copy / name).write_bytes(before)
    (copy / "engine" / "more.py").write_bytes(b"")
    assert digest(copy) != here


def test_a_build_without_sources_has_it_stored(root: Path, tmp_path: Path) -> None:
    """Only compiled modules, as packers make them: the digest comes from the file that the packer has written."""
    package = tmp_path / "swqt"
    for part in ("engine", "home"):
        shutil.copytree(root / "swqt" / part, package / part, ignore=shutil.ignore_patterns("__pycache__"))
    for part in ("__init__.py", "version.py"):
        shutil.copy(root / "swqt" / part, package)
    shutil.copytree(root / "resources" / "traits", package / "data" / "resources" / "traits")
    shutil.copytree(root / "boards", package / "data" / "boards")
    show = [sys.executable, "-m", "swqt.version"]
    subprocess.run([*show, str(package / "data" / version.STORED)], cwd=tmp_path, check=True, timeout=60)
    assert compileall.compile_dir(str(package), quiet=2, legacy=True)
    for path in package.rglob("*.py"):
        path.unlink()
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        show, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip() == version.engine_digest().hex()
    (package / "data" / version.STORED).write_text("half")
    done = subprocess.run(
        show, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode
    assert f"{version.STORED}: expected 64 hex digits" in done.stderr


def test_the_revision_is_raised_when_golden_games_change() -> None:
    """What the digest does not see, notation and chance, shows in the golden games.

    If this fails because games come out differently: raise ENGINE_REV, and write what the message says into the file.
    If only new games were added: write it there, too, and leave ENGINE_REV as it is.
    """
    games = sha256()
    for path in sorted(GAMES.glob("*.swn")):
        games.update(path.name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n"))
    found = f"ENGINE_REV {version.ENGINE_REV} games {games.hexdigest()[:32]}"
    known = REMEMBERED.read_text(encoding="utf-8").splitlines()
    assert found == known[-1], f"add a line to {REMEMBERED.name}: {found}"
    revisions = [int(line.split()[1]) for line in known]
    assert revisions == sorted(revisions)
