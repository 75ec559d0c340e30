"""Colours and decorations of painted boards: terrain palettes, frame, compass rose, printed signs, noise textures."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from swqt.gui.board.glyphs import pen, shadow, tone
from swqt.gui.style.icons import outline, scaled


class TerrainColours(NamedTuple):
    """Colours of a terrain in its middle (*base*), where lit and at its rim, and its *kind*: land, water or chasm."""

    base: str
    light: str
    dark: str
    kind: str = "land"

    @property
    def water(self) -> bool:
        return self.kind == "water"

    @property
    def land(self) -> bool:
        return self.kind == "land"


GROUNDS: Final = {
    "forest": TerrainColours("#7da75a", "#97ba72", "#41693a"),
    "farmland": TerrainColours("#e3cb6c", "#f0e096", "#b0963f"),
    "hill": TerrainColours("#a9b85e", "#c6cf82", "#66782f"),
    "swamp": TerrainColours("#7f9a86", "#9bb39a", "#3f5f55"),
    "mountain": TerrainColours("#c4b5a2", "#d9cdbc", "#7d6f62"),
    "sea": TerrainColours("#5c9fbd", "#7fbdd0", "#2f6a8c", "water"),
    "lake": TerrainColours("#6db3cc", "#93cddb", "#3b82a0", "water"),
    "mushroom": TerrainColours("#6a4a72", "#8a668e", "#2c1b36"),
    "mine": TerrainColours("#94683a", "#b98c56", "#40280f"),
    "crystal": TerrainColours("#4b6d8c", "#7099b3", "#1b2f47"),
    "mud": TerrainColours("#6f7142", "#918f5a", "#2b2d13"),
    "blackmountain": TerrainColours("#55525c", "#726f79", "#1d1b23"),
    "river": TerrainColours("#2b8ba3", "#63c6cf", "#0d4560", "water"),
    "chasm": TerrainColours("#1c1214", "#33242a", "#070405", "chasm"),
}


class WorldPalette(NamedTuple):
    """Colours that all terrains of a world share.

    ``front`` and ``front_edge`` are the line between two land regions and the paler one below it, ``coast`` and
    ``coast_edge`` the same along water, each with its alpha. ``stains`` are the largest alphas of the dark
    blotches, the pale blotches and the grain on the ground; ``shade`` multiplies the alpha of dark rims.
    """

    sea: str
    front: tuple[str, int]
    front_edge: tuple[str, int]
    coast: tuple[str, int]
    coast_edge: tuple[str, int]
    foam: str
    echo: str
    stains: tuple[int, int, int]
    shade: float
    vignette: tuple[str, str, str]
    frame: str
    brass: str


LOOKS: Final = {
    "surface": WorldPalette(
        sea="#4f89a3", front=("#4a2f1a", 235), front_edge=("#f7edd0", 150), coast=("#3a2414", 255),
        coast_edge=("#f3e3b8", 255), foam="#ceece8", echo="#eefbf8", stains=(80, 90, 60), shade=1.0,
        vignette=("#fffcf4", "#fcf6e8", "#c8aa7c"), frame="#2e1e12", brass="#d6b26c",
    ),
    "underground": WorldPalette(
        sea="#1f6078", front=("#120a08", 245), front_edge=("#d9b98c", 120), coast=("#140b08", 255),
        coast_edge=("#c79f72", 235), foam="#7fe6e0", echo="#d6fffa", stains=(120, 54, 90), shade=1.5,
        vignette=("#fffaf0", "#f4e4d0", "#8a6a58"), frame="#1d130f", brass="#c08a4e",
    ),
}  # fmt: skip


_BEAM: Final = 14.0
_INSIDE: Final = 12.0
_CORNER: Final = 26.0
COMPASS: Final = 46.0
"""Radius of the compass rose."""


def within_frame(outline: QPainterPath, whole: QRectF) -> QPainterPath:
    """Return the part of a region's *outline* that the frame of the *whole* board does not cover."""
    window = whole.adjusted(_INSIDE, _INSIDE, -_INSIDE, -_INSIDE)
    if window.contains(outline.boundingRect()):
        return outline
    glass = QPainterPath()
    glass.addRect(window)
    return outline.intersected(glass)


def paint_frame(p: QPainter, whole: QRectF, area: QRectF, look: WorldPalette) -> None:
    """Paint the vignette and the frame of the *whole* board within *area*."""
    middle, near, far = look.vignette
    light = QRadialGradient(whole.center(), whole.width() * 0.64)
    for at, colour in ((0.0, middle), (0.72, near), (1.0, far)):
        light.setColorAt(at, QColor(colour))
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    p.fillRect(area, light)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    p.setBrush(Qt.BrushStyle.NoBrush)
    brass = QColor(look.brass)
    for inset, line in (
        (0.0, QPen(QColor(look.frame), _BEAM)),
        (3.0, QPen(tone(look.brass, 60), 1.0)),
        (8.6, QPen(brass, 2.4)),
        (8.0, QPen(QColor(255, 240, 206, 150), 0.8)),
        (12.4, QPen(tone(look.frame, 200), 1.3)),
    ):
        line.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        p.setPen(line)
        p.drawRect(whole.adjusted(inset, inset, -inset, -inset))
    for corner, dx, dy in (
        (whole.topLeft(), 1, 1), (whole.topRight(), -1, 1), (whole.bottomLeft(), 1, -1), (whole.bottomRight(), -1, -1),
    ):  # fmt: skip
        _bracket(p, corner, dx, dy, look)


def _bracket(p: QPainter, corner: QPointF, dx: int, dy: int, look: WorldPalette) -> None:
    """Paint a brass fitting over a corner of the frame."""

    def at(x: float, y: float) -> QPointF:
        return corner + QPointF(x * dx, y * dy)

    p.setPen(QPen(QColor(look.frame), 1.6))
    p.setBrush(QColor(look.brass))
    long, short = _CORNER, 11.0
    p.drawPolygon(
        QPolygonF([at(0, 0), at(long, 0), at(long - 5, short), at(short + 5, short), at(short, short + 5),
                   at(short, long - 5), at(0, long)])
    )  # fmt: skip
    p.setPen(Qt.PenStyle.NoPen)
    for x, y in ((6.0, 6.0), (18.0, 5.4), (5.4, 18.0)):
        p.setBrush(QColor(look.frame))
        p.drawEllipse(at(x, y), 2.1, 2.1)
        p.setBrush(QColor(255, 240, 206, 180))
        p.drawEllipse(at(x, y) - QPointF(0.6, 0.6), 0.8, 0.8)


def paint_compass(p: QPainter, at: QPointF) -> None:
    """Paint a faint compass rose."""
    p.save()
    p.translate(at)
    p.setOpacity(0.8)
    p.setBrush(QColor(20, 50, 70, 50))
    p.setPen(QPen(QColor(240, 228, 196, 190), 1.6))
    for share in (0.78, 0.68):
        p.drawEllipse(QPointF(0, 0), COMPASS * share, COMPASS * share)
    for k in (1, 3, 5, 7, 0, 2, 4, 6):
        main = k % 2 == 0
        length = COMPASS * (1.0 if main else 0.6)
        p.save()
        p.rotate(45 * k)
        for side, colour in ((1, "#7a3a28" if main else "#6a5a44"), (-1, "#f4e8c8" if main else "#dcd0ac")):
            p.setPen(QPen(QColor(52, 36, 24), 1))
            p.setBrush(QColor(colour))
            waist = QPointF(side * COMPASS * 0.14, -COMPASS * 0.19)
            p.drawPolygon(QPolygonF([QPointF(0, 0), waist, QPointF(0, -length)]))
        p.restore()
    p.setBrush(QColor("#f4e8c8"))
    p.drawEllipse(QPointF(0, 0), COMPASS * 0.09, COMPASS * 0.09)
    p.restore()


INK: Final = QColor(52, 36, 24)
RADIUS: Final = 18.0


def medallion(p: QPainter, x: float, y: float, mark: str, radius: float = RADIUS) -> None:
    """Paint the sign of *mark* on a disc; paint nothing for a mark without a sign."""
    draw = _SIGNS.get(mark)
    if draw is None:
        return
    shadow(p, x + 2, y + 4, radius * 1.25, radius * 1.15, 120)
    gradient = QRadialGradient(QPointF(x - radius * 0.4, y - radius * 0.5), radius * 1.8)
    gradient.setColorAt(0, QColor(255, 248, 226))
    gradient.setColorAt(1, QColor(214, 190, 142))
    p.setBrush(gradient)
    p.setPen(QPen(INK, radius / 9))
    p.drawEllipse(QPointF(x, y), radius, radius)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(tone("#8b6b3a", 170), radius / 18))
    p.drawEllipse(QPointF(x, y), radius * 0.83, radius * 0.83)
    p.save()
    p.translate(x, y)
    p.scale(radius / 17, radius / 17)
    draw(p)
    p.restore()


def _mine(p: QPainter) -> None:
    for side in (1, -1):
        p.save()
        p.scale(side, 1)
        p.rotate(45)
        p.setPen(pen(QColor(112, 72, 38), 3))
        p.drawLine(QPointF(0, -7), QPointF(0, 10))
        head = QPainterPath(QPointF(-8.5, -4.5))
        head.quadTo(0, -12.5, 8.5, -4.5)
        head.quadTo(0, -8.3, -8.5, -4.5)
        p.setBrush(QColor(98, 104, 112))
        p.setPen(pen(INK, 1))
        p.drawPath(head)
        p.restore()


def _magic(p: QPainter) -> None:
    star = QPainterPath()
    for k in range(10):
        angle = math.pi * k / 5 - math.pi / 2
        reach = 10.5 if k % 2 == 0 else 4.4
        point = QPointF(reach * math.cos(angle), reach * math.sin(angle))
        if k == 0:
            star.moveTo(point)
        else:
            star.lineTo(point)
    star.closeSubpath()
    gradient = QRadialGradient(QPointF(-2, -3), 12)
    gradient.setColorAt(0, QColor(226, 190, 255))
    gradient.setColorAt(1, QColor(110, 52, 160))
    p.setBrush(gradient)
    p.setPen(pen(QColor(58, 24, 92), 1.2))
    p.drawPath(star)


def _cavern(p: QPainter) -> None:
    rock = QPainterPath(QPointF(-11, 8))
    rock.cubicTo(-11, -6, -6, -11, 0, -11)
    rock.cubicTo(7, -11, 11, -5, 11, 8)
    rock.closeSubpath()
    p.setBrush(QColor(150, 132, 112))
    p.setPen(pen(INK, 1.4))
    p.drawPath(rock)
    mouth = QPainterPath(QPointF(-6, 8))
    mouth.cubicTo(-6, -3, -3, -6, 0, -6)
    mouth.cubicTo(4, -6, 6, -2, 6, 8)
    mouth.closeSubpath()
    gradient = QLinearGradient(0, -6, 0, 8)
    gradient.setColorAt(0, QColor(20, 14, 12))
    gradient.setColorAt(1, QColor(74, 52, 38))
    p.setBrush(gradient)
    p.drawPath(mouth)


def _volcano(p: QPainter) -> None:
    glow = QRadialGradient(QPointF(0, -4), 10)
    glow.setColorAt(0, QColor(255, 196, 90, 230))
    glow.setColorAt(1, QColor(255, 196, 90, 0))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(glow)
    p.drawEllipse(QPointF(0, -4), 10, 10)
    cone = QPainterPath(QPointF(-11.5, 9.5))
    cone.lineTo(-3.8, -3.5)
    cone.lineTo(3.8, -3.5)
    cone.lineTo(11.5, 9.5)
    cone.quadTo(0, 12.5, -11.5, 9.5)
    p.setBrush(QColor(92, 72, 66))
    p.setPen(pen(INK, 1.3))
    p.drawPath(cone)
    flow = QPainterPath(QPointF(-3.8, -3.5))
    for x, y in ((-5.6, 1.0), (-3.2, 4.4), (-1.6, 1.4), (0.4, 7.6), (2.0, 1.6), (4.0, 3.6), (3.8, -3.5)):
        flow.lineTo(x, y)
    plume = QPainterPath(QPointF(-3.4, -4))
    plume.cubicTo(-6, -7, -2, -8, -2.6, -12)
    plume.cubicTo(0.4, -11, 1, -9, 0.6, -7.6)
    plume.cubicTo(2, -8, 2.4, -9, 2.4, -10)
    plume.cubicTo(5, -7.6, 4.6, -5.4, 3.4, -4)
    p.setPen(pen(QColor(110, 28, 12), 0.9))
    for shape, colour in ((flow, QColor(236, 92, 30)), (plume, QColor(252, 168, 50))):
        p.setBrush(colour)
        p.drawPath(shape)


def _native(name: str) -> Callable[[QPainter], None]:
    def draw(p: QPainter) -> None:
        p.fillPath(scaled(outline("native", name), 11), QColor(84, 54, 34))

    return draw


_SIGNS: Final[dict[str, Callable[[QPainter], None]]] = {
    "mine": _mine, "magic": _magic, "cavern": _cavern, "volcano": _volcano, "tribe": _native("tribe"),
    "monster": _native("monster"),
}  # fmt: skip
MARKS: Final = frozenset(_SIGNS)
"""The marks that have a sign."""


@cache
def _noise(size: int, cells: int, seed: int, octaves: int) -> QImage:
    """Return grey value noise that tiles seamlessly every *size* pixels."""
    chance = random.Random(seed)
    out = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    out.fill(QColor(128, 128, 128))
    painter = QPainter(out)
    for octave in range(octaves):
        n = cells * 2**octave
        grid = [chance.randbytes(n) for _ in range(n)]
        # Pad with two cells of the opposite side, so that smooth scaling leaves no seam.
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
    """Return a tile of *colour* whose alpha rises from 0 to *most* as the noise rises from *low* to *high*.

    *dark* inverts the noise.
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
    """Return a brush that repeats *tile*, scaled by *scale* and shifted by (*dx*, *dy*)."""
    brush = QBrush(tile)
    brush.setTransform(QTransform().translate(dx, dy).scale(scale, scale))
    return brush


def swatch_of(terrain: str, side: int) -> QPixmap:
    """Return a swatch of *terrain*, *side* pixels wide."""
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    p = QPainter(pixmap)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(QPen(QColor(60, 42, 26), 1.5))
    p.setBrush(QColor(GROUNDS[terrain].base))
    places = ((0.1, 0.3), (0.5, 0.06), (0.92, 0.25), (0.88, 0.8), (0.45, 0.94), (0.08, 0.75))
    p.drawPolygon(QPolygonF([QPointF(side * x, side * y) for x, y in places]))
    p.end()
    return pixmap


def sign_of(mark: str, side: int) -> QPixmap:
    """Return the sign of *mark*, *side* pixels wide."""
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    p = QPainter(pixmap)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    medallion(p, side / 2, side / 2 - 1, mark, side * 0.42)
    p.end()
    return pixmap
