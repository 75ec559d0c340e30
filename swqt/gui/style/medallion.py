"""Faces of races in a round of the seat's colour, as on the tokens but without stack and number, at any size."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from swqt.gui.style.portraits import INK, STONE, crest, face
from swqt.gui.style.seat_style import NEUTRAL, SeatStyle, emblem_path, style_of
from swqt.gui.style.theme import blend

PAPER: Final = QColor("#f8f0dc")

_RING: Final = 0.79
"""Radius of the face, and of the sign at the upper left, by that of the round."""

_SIGN: Final = 0.3


def paint_medallion(
    p: QPainter, centre: QPointF, radius: float, style: SeatStyle, race: str, *, asleep: bool = False,
    ratio: float = 1.0,
) -> None:    # fmt: skip
    """Paint the face of *race* in a round ring of *style*; *ratio* is the device pixels of a logical one."""
    tint = blend(style.tint(), STONE, 0.35) if asleep else style.tint()
    inner = radius * _RING
    box = QRectF(centre.x() - inner, centre.y() - inner, 2 * inner, 2 * inner)
    circle = QPainterPath()
    circle.addEllipse(box)
    p.save()
    p.setPen(QPen(INK, max(1.0, radius * 0.07)))
    p.setBrush(tint)
    p.drawEllipse(centre, radius * 0.965, radius * 0.965)
    ground = blend(tint, PAPER, 0.72)
    p.fillPath(circle, blend(ground, STONE, 0.5) if asleep else ground)
    p.setClipPath(circle, Qt.ClipOperation.IntersectClip)
    side = max(16, math.ceil(2 * inner * ratio))
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.drawPixmap(box, face(race, side, asleep=asleep), QRectF(0, 0, side, side))
    p.restore()
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(INK, max(0.8, radius * 0.045)))
    p.drawPath(circle)
    p.restore()


def paint_sign(p: QPainter, centre: QPointF, radius: float, style: SeatStyle) -> None:
    """Paint the sign of *style* at the upper left of a round of *radius*, as on a token."""
    size = max(6.5, radius * _SIGN)
    p.save()
    p.translate(centre - QPointF(radius * 0.74, radius * 0.7))
    p.setPen(QPen(INK, max(1.0, size * 0.2)))
    p.setBrush(PAPER)
    p.drawEllipse(QPointF(0, 0), size, size)
    p.fillPath(emblem_path(style.emblem, size * 0.52), INK)
    p.restore()


def medallion(
    race: str, side: int, ratio: float, *, seat: int = -1, power: str = "", asleep: bool = False
) -> QPixmap:    # fmt: skip
    """Return the face of *race* as a round picture of *side* logical pixels, with the crest of *power* at its foot.

    The ring is that of *seat*; nobody's is grey.
    """
    picture = QPixmap(QSize(side, side) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    p = QPainter(picture)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = side / 2
    style = style_of(seat) if seat >= 0 else NEUTRAL
    paint_medallion(p, QPointF(half, half), half, style, race, asleep=asleep, ratio=ratio)
    if power:
        small = round(side * 0.5)
        p.drawPixmap(QPointF(side - small, side - small), crest("power", power, small, ratio, halo=PAPER))
    p.end()
    return picture
