"""The signs of what is printed on regions (mine, magic source, cavern, volcano, natives) as parchment medallions."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from swqt.gui.art import outline, scaled
from swqt.gui.board.glyphs import pen, shadow, tone

INK: Final = QColor(52, 36, 24)
RADIUS: Final = 18.0


def medallion(p: QPainter, x: float, y: float, mark: str, radius: float = RADIUS) -> None:
    """Paint the sign of *mark* on a disc; a mark without a sign leaves the map as it is."""
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
