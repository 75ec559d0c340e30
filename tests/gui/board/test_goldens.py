"""Golden pictures: map, icons and pages look unchanged, within a tolerance.

``python tests/support/goldens.py`` draws them again after an intended change.
"""

import subprocess
import sys
from contextlib import nullcontext

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


@pytest.mark.parametrize(("pixels", "ground", "complaint"), [
    (20, "#808080", ""), (0, "#818080", ""), (21, "#808080", "0.21 % of the pixels are off"),
    (0, "#828080", "by 0.67 on average"),
])  # fmt: skip
def test_a_few_pixels_may_differ_or_all_hardly(pixels, ground, complaint, tmp_path):
    golden, now = (QImage(100, 100, QImage.Format.Format_RGB32) for _ in range(2))
    golden.fill(QColor("#808080"))
    now.fill(QColor(ground))
    for x in range(pixels):
        now.setPixelColor(x, 50, QColor("#80ff80"))
    with pytest.raises(pytest.fail.Exception, match=complaint) if complaint else nullcontext():
        compare("page", golden, now, tmp_path, COMMAND)
