"""``packaging/pictures.py``: the boards on one sheet, games in the window; ``packaging/icons.py``: the icons."""

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.support.pictures import compare
from tests.support.programs import python


def test_it_says_what_it_draws(root: Path) -> None:
    assert "FOLDER" in python("packaging/pictures.py", "--help", cwd=root)


@pytest.mark.slow
def test_the_sheet_and_the_windows_are_drawn(root: Path, tmp_path: Path, own_user_folders: Path) -> None:
    python("packaging/pictures.py", tmp_path, "tests/gui/golden/surface.swn", cwd=root)
    sizes = {path.name: QImage(str(path)).size().toTuple() for path in tmp_path.glob("*.png")}
    assert sizes == {
        "boards.png": (1908, 2684), "surface-1280x720-light.png": (1280, 720),
        "surface-1920x1080-dark.png": (1920, 1080),
    }  # fmt: skip
    assert not own_user_folders.exists() or os.listdir(own_user_folders) == []


@pytest.mark.slow
def test_the_pictures_of_the_readme_are_drawn(root: Path, tmp_path: Path, own_user_folders: Path) -> None:
    python("packaging/pictures.py", "--readme", tmp_path, cwd=root)
    names = {"start.webp", "table.webp", "underground.webp", "end.webp"}
    assert {path.name: QImage(str(path)).size().toTuple() for path in tmp_path.iterdir()} == dict.fromkeys(
        names, (1280, 720)
    )
    assert all(f"resources/screenshots/{name}" in (root / "README.md").read_text(encoding="utf-8") for name in names)
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) < 900_000
    assert not own_user_folders.exists() or os.listdir(own_user_folders) == []


SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


@pytest.fixture(scope="module")
def icons(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    python(root / "packaging" / "icons.py", folder, cwd=root, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    return folder


NAMES = [f"swqt-{size}" for size in SIZES] + [f"{kind}-{size}" for kind in ("board", "trait") for size in SIZES[:-1]]


@pytest.mark.parametrize("name", NAMES)
def test_the_committed_icon_is_the_drawing(root: Path, icons: Path, name: str, tmp_path: Path) -> None:
    new, size = QImage(str(icons / f"{name}.png")), int(name.split("-")[1])
    assert new.size().toTuple() == (size, size)
    compare(name, QImage(str(root / "resources" / "icon" / f"{name}.png")), new, tmp_path, "packaging/icons.py")
    assert new.pixelColor(0, 0).alpha() == 0
    assert new.pixelColor(size // 2, size // 2).alpha() == 255


def test_no_other_sizes_are_made(icons: Path) -> None:
    assert {path.name for path in icons.iterdir()} == {f"{name}.png" for name in NAMES}
