"""``packaging/pictures.py``: the boards on one sheet, and games in the window."""

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

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
