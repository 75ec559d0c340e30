"""Compares pictures within a tolerance."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

LOUD = 12
"""Colour difference, of 255, from which a pixel counts."""

MOST = 0.002
MEAN = 0.5
"""Tolerated share of different pixels, and tolerated mean difference: another minor version of Qt may cause these."""


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


def compare(name: str, golden: QImage, now: QImage, folder: Path, command: str) -> None:
    """Fail unless *now* looks like *golden*; *folder* then has the current picture and the differences.

    *command* draws what is golden again. Processors round differently, so that few files are equal everywhere.
    """
    again = f"if it should look so from now on: {command}"
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
