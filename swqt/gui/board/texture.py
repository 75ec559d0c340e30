"""Paper and ground: tileable value noise as tinted, half-transparent tiles."""

from __future__ import annotations

import random
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QTransform


@cache
def _noise(size: int, cells: int, seed: int, octaves: int) -> QImage:
    """Return grey noise that repeats without a seam every *size* pixels."""
    chance = random.Random(seed)
    out = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    out.fill(QColor(128, 128, 128))
    painter = QPainter(out)
    for octave in range(octaves):
        n = cells * 2**octave
        grid = [chance.randbytes(n) for _ in range(n)]
        # Two cells of the opposite side all round, so that smooth scaling sees no border.
        wide = [row[-2:] + row + row[:2] for row in grid[-2:] + grid + grid[:2]]
        stride = (n + 4 + 3) // 4 * 4
        data = b"".join(row.ljust(stride, b"\0") for row in wide)
        small = QImage(data, n + 4, n + 4, stride, QImage.Format.Format_Grayscale8)
        cell = size / n
        side = round((n + 4) * cell)
        big = small.scaled(
            side, side, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        painter.setOpacity(0.5 / 1.35**octave if octave else 1)
        painter.drawImage(QPointF(-2 * cell, -2 * cell), big)
    painter.end()
    return out.convertToFormat(QImage.Format.Format_Grayscale8)


def tinted(colour: QColor, low: float, high: float, most: int, *, cells: int, seed: int, dark: bool) -> QImage:
    """Return a tile of *colour* whose alpha grows from 0 to *most* where the noise grows from *low* to *high*.

    With *dark* it grows where the noise is dark instead.
    """
    grey = _noise(256, cells, seed, 4 if cells < 16 else 3)
    table = bytearray(256)
    for value in range(256):
        share = ((255 - value if dark else value) / 255 - low) / (high - low)
        table[value] = round(min(1.0, max(0.0, share)) * most)
    alpha_bytes = bytes(grey.constBits()).translate(bytes(table))
    alpha = QImage(alpha_bytes, 256, 256, 256, QImage.Format.Format_Alpha8).copy()
    tile = QImage(256, 256, QImage.Format.Format_ARGB32)
    tile.fill(colour)
    tile.setAlphaChannel(alpha)
    return tile.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def tiled(tile: QImage, scale: float, dx: float = 0, dy: float = 0) -> QBrush:
    """Return a brush that repeats *tile*, enlarged and shifted."""
    brush = QBrush(tile)
    brush.setTransform(QTransform().translate(dx, dy).scale(scale, scale))
    return brush
