"""The pictures in the rule book: traits and pieces as medallions, terrain as a round patch of the map."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from swqt.gui.art import dried, outline, scaled
from swqt.gui.board import cavern_glyphs, glyphs, symbols
from swqt.gui.board.palette import GROUNDS
from swqt.gui.board.token import paint_piece

RATIO: Final = 2.0
"""Pixels of a picture for each pixel of the page, so that it is sharp on every screen."""

_Glyph = Callable[[QPainter, float, float, float, Random], None]

_GLYPHS: Final[dict[str, tuple[_Glyph, float]]] = {
    "forest": (glyphs.tree, 0.52), "farmland": (glyphs.farm, 0.36), "hill": (glyphs.hill, 0.56),
    "swamp": (glyphs.reeds, 0.5), "mountain": (glyphs.mountain, 0.62), "mushroom": (cavern_glyphs.mushroom, 0.56),
    "mine": (cavern_glyphs.cart, 0.5), "crystal": (cavern_glyphs.crystal, 0.56),
    "mud": (cavern_glyphs.mud_pool, 0.5), "blackmountain": (cavern_glyphs.black_peak, 0.62),
}  # fmt: skip
"""What stands on each land, and how large it is in the patch."""

_PLANTED: Final = ((-0.36, 0.02), (0.38, 0.12), (0.0, 0.5))


@cache
def icon_image(name: str, size: int) -> QImage:
    """Return the picture *name*, like ``terrain/forest`` or ``race/orcs``, *size* pixels of a page wide."""
    kind, _, what = name.partition("/")
    image = QImage(round(size * RATIO), round(size * RATIO), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(RATIO)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(size / 2, size / 2)
    radius = size * 0.42
    if kind == "terrain":
        _terrain(p, what, radius)
    elif kind == "mark":
        symbols.medallion(p, 0, 0, what, radius)
    elif kind in ("race", "power"):
        _trait(p, kind, what, radius)
    else:
        paint_piece(p, what, radius)
    p.end()
    return dried(image)


def _trait(p: QPainter, kind: str, name: str, radius: float) -> None:
    p.setPen(QPen(QColor("#3A2A1A"), radius * 0.07))
    p.setBrush(QColor("#6E5334") if kind == "race" else QColor("#7A3B1C"))
    p.drawEllipse(QPointF(0, 0), radius, radius)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor("#E2C68C"), radius * 0.06))
    p.drawEllipse(QPointF(0, 0), radius * 0.88, radius * 0.88)
    p.fillPath(scaled(outline(kind, name), radius * 0.62), QColor("#FFF6E0"))


def _terrain(p: QPainter, terrain: str, radius: float) -> None:
    ground = GROUNDS[terrain]
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), radius, radius)
    light = QRadialGradient(QPointF(-radius * 0.3, -radius * 0.4), radius * 1.7)
    light.setColorAt(0, QColor(ground.light))
    light.setColorAt(0.5, QColor(ground.base))
    light.setColorAt(1, QColor(ground.dark))
    p.fillPath(disc, light)
    p.save()
    p.setClipPath(disc)
    if terrain in _GLYPHS:
        draw, share = _GLYPHS[terrain]
        for number, (x, y) in enumerate(_PLANTED):
            draw(p, x * radius, y * radius, radius * share, Random(number))
    elif ground.water:
        for x, y in _PLANTED:
            glyphs.wave(p, x * radius, (y - 0.25) * radius, radius * 0.34)
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor("#3A2A1A"), radius * 0.09))
    p.drawEllipse(QPointF(0, 0), radius, radius)
