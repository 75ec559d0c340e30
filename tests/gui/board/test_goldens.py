"""Golden pictures: map, icons and pages look unchanged, within a tolerance.

``python tests/support/goldens.py`` draws them again after an intended change.
"""

import subprocess
import sys

import pytest
from PySide6.QtGui import QColor, QImage

from tests.support.goldens import FOLDER, PICTURES
from tests.support.pictures import compare

COMMAND = "python tests/support/goldens.py"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems draw letters otherwise")
def test_everything_looks_as_it_did(tmp_path, root, subtests):
    """One process draws all pictures: starting one takes as long as drawing."""
    command = [sys.executable, str(root / "tests" / "support" / "goldens.py"), "--into", str(tmp_path)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    for name in PICTURES:
        with subtests.test(name):
            now = QImage(str(tmp_path / f"{name}.png"))
            compare(name, QImage(str(FOLDER / f"{name}.png")), now, tmp_path, f"{COMMAND} {name}")


def test_there_is_a_golden_picture_of_each_thing_and_no_other():
    assert {path.stem for path in FOLDER.glob("*.png")} == set(PICTURES)


def plain(colour: str) -> QImage:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    return image


@pytest.mark.parametrize(
    ("column", "pixels", "ground", "complaint"),
    [
        ("#ff8080", 20, "#808080", None), ("#808080", 0, "#818080", None),    # a few pixels, or hardly
        ("#ff8080", 21, "#808080", r"page: 0.21 % of the pixels are off .*goldens.py page"),
        ("#80ff80", 21, "#808080", r"page: 0.21 % of the pixels are off .*goldens.py page"),
        ("#8080ff", 21, "#808080", r"page: 0.21 % of the pixels are off .*goldens.py page"),
        ("#808080", 0, "#828080", r"by 0.67 on average"),
    ],
)    # fmt: skip
def test_differences_are_told_and_shown(column, pixels, ground, complaint, tmp_path):
    now = plain(ground)
    for x in range(pixels):
        now.setPixelColor(x, 50, QColor(column))
    if complaint is None:
        compare("page", plain("#808080"), now, tmp_path, f"{COMMAND} page")
        assert list(tmp_path.iterdir()) == []
        return
    with pytest.raises(pytest.fail.Exception, match=complaint):
        compare("page", plain("#808080"), now, tmp_path, f"{COMMAND} page")
    where = QImage(str(tmp_path / "page-difference.png"))
    assert [where.pixelColor(x, 50).name() == "#ff0000" for x in range(100)] == [x < pixels for x in range(100)]
    assert where.pixelColor(5, 51).lightness() > 200
    with pytest.raises(AssertionError, match="another size"):
        compare("page", plain("#808080").copy(0, 0, 50, 100), now, tmp_path, f"{COMMAND} page")
