"""``packaging/icons.py`` renders the icon in every size from two drawings."""

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.support.pictures import compare
from tests.support.programs import python

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
