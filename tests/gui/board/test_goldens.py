"""Golden pictures: map, icons and pages look unchanged, within a tolerance.

``python tests/support/goldens.py`` draws them again after an intended change.
"""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from tests.support.goldens import FOLDER, PICTURES

LOUD = 12
"""Colour difference, of 255, from which a pixel counts."""

MOST = 0.002
MEAN = 0.5
"""Tolerated share of different pixels, and tolerated mean difference: another minor version of Qt may cause these."""

COMMAND = "python tests/support/goldens.py"


def difference(golden: QImage, now: QImage) -> tuple[float, float, QImage]:
    """Return the share of different pixels, the mean difference, and a picture of them in red on a faint copy."""
    size = now.size()
    apart = golden.convertToFormat(QImage.Format.Format_RGB32)
    p = QPainter(apart)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    p.drawImage(0, 0, now.convertToFormat(QImage.Format.Format_RGB32))
    p.end()
    data = bytes(apart.constBits())
    loud = data.translate(bytes(int(value > LOUD) for value in range(256)))
    off = 0
    for channel in range(3):    # the fourth byte is unused
        off |= int.from_bytes(loud[channel::4], "little")
    pixels = size.width() * size.height()
    mean = sum(sum(data[channel::4]) for channel in range(3)) / (3 * pixels)
    where = now.convertToFormat(QImage.Format.Format_RGB32)
    p = QPainter(where)
    p.fillRect(where.rect(), QColor(255, 255, 255, 190))
    mask = b"".join(b"\x00\x00\xff\xff" if byte else bytes(4) for byte in off.to_bytes(pixels, "little"))
    p.drawImage(0, 0, QImage(mask, size.width(), size.height(), QImage.Format.Format_ARGB32_Premultiplied))
    p.end()
    return off.bit_count() / pixels, mean, where


def compare(name: str, golden: QImage, now: QImage, folder: Path) -> None:
    """Fail unless *now* looks like *golden*; *folder* then has the current picture and the differences."""
    again = f"if it should look so from now on: {COMMAND} {name}"
    assert not now.isNull()
    assert (golden.width(), golden.height()) == (now.width(), now.height()), f"{name} has another size; {again}"
    if golden.convertToFormat(now.format()) == now:
        return
    share, mean, where = difference(golden, now)
    if share > MOST or mean > MEAN:
        where.save(str(folder / f"{name}-difference.png"))
        pytest.fail(
            f"{name}: {100 * share:.2f} % of the pixels are off (at most {100 * MOST:g} %), by {mean:.2f} on average "
            f"(at most {MEAN:g}). See in {folder}: {name}-difference.png (red: off), {name}.png (today); {again}"
        )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems draw letters otherwise")
def test_everything_looks_as_it_did(tmp_path, root, subtests):
    """One process draws all pictures: starting one takes as long as drawing."""
    command = [sys.executable, str(root / "tests" / "support" / "goldens.py"), "--into", str(tmp_path)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    for name in PICTURES:
        with subtests.test(name):
            compare(name, QImage(str(FOLDER / f"{name}.png")), QImage(str(tmp_path / f"{name}.png")), tmp_path)


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
        compare("page", plain("#808080"), now, tmp_path)
        assert list(tmp_path.iterdir()) == []
        return
    with pytest.raises(pytest.fail.Exception, match=complaint):
        compare("page", plain("#808080"), now, tmp_path)
    where = QImage(str(tmp_path / "page-difference.png"))
    assert [where.pixelColor(x, 50).name() == "#ff0000" for x in range(100)] == [x < pixels for x in range(100)]
    assert where.pixelColor(5, 51).lightness() > 200
    with pytest.raises(AssertionError, match="another size"):
        compare("page", plain("#808080").copy(0, 0, 50, 100), now, tmp_path)
