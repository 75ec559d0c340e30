"""What lies flat on the ground, so that each terrain has a pattern besides its colour."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from swqt.gui.board.glyphs import blob, mix, pen, tone


def spores(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint moss with a few shining spores."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(tone("#3d5a44", 90))
    p.drawPath(blob(x, y, s, s * 0.5, chance, 9, 0.3))
    for _ in range(4):
        at = QPointF(x + chance.uniform(-1, 1) * s, y + chance.uniform(-0.8, 0.5) * s)
        p.setBrush(QColor(196, 255, 226, chance.randint(110, 210)))
        size = chance.uniform(0.6, 1.3)
        p.drawEllipse(at, size, size)


def pebbles(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint gravel."""
    p.setPen(pen(tone("#20120a", 150), 0.8))
    for _ in range(chance.randint(2, 4)):
        at = QPointF(x + chance.uniform(-1, 1) * s, y + chance.uniform(-0.6, 0.6) * s)
        size = chance.uniform(1.2, 2.8)
        p.setBrush(mix("#c09a68", "#6c4c30", chance.random()))
        p.drawEllipse(at, size, size * 0.7)


def splinters(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint crystal grown flat into the floor."""
    angle = chance.uniform(0, math.pi)
    along, across = QPointF(math.cos(angle), math.sin(angle) * 0.6), QPointF(-math.sin(angle), math.cos(angle) * 0.6)
    at = QPointF(x, y)
    p.setPen(pen(tone("#0f2238", 120), 0.8))
    p.setBrush(QColor(170, 224, 248, 70))
    p.drawPolygon(QPolygonF([at - along * s, at + across * s * 0.3, at + along * s, at - across * s * 0.3]))
    p.setPen(pen(QColor(224, 250, 255, 130), 0.9))
    p.drawLine(at - along * s * 0.8, at + along * s * 0.8)


def ripples(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint folds of drying mud."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    for k in range(2):
        width = s * (1.4 - k * 0.4)
        box = QRectF(x - width / 2, y + k * s * 0.3 - s * 0.2, width, s * 0.5)
        for colour, lift in ((tone("#1c1a08", 130), 0.0), (tone("#cfc48a", 80), 1.1)):
            p.setPen(pen(colour, 1.0))
            p.drawArc(box.translated(0, lift), 20 * 16, 140 * 16)


def cracks(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint a crack in black rock, with a cold edge."""
    path = QPainterPath(QPointF(x - s, y))
    for k in range(1, 5):
        path.lineTo(x - s + k * s * 0.5, y + chance.uniform(-0.5, 0.5) * s)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(pen(tone("#b8c8dc", 60), 1.0))
    p.drawPath(path.translated(0.9, 1.2))
    p.setPen(pen(tone("#0c0a10", 170), 1.2))
    p.drawPath(path)


def grass(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint a few blades of grass."""
    for k in range(3):
        lean = (k - 1) * 0.4 + chance.uniform(-0.15, 0.15)
        p.setPen(pen(tone("#5d7a2c" if k else "#d3dc92", 150), 1.1))
        p.drawLine(QPointF(x + (k - 1) * 1.6, y), QPointF(x + (k - 1) * 1.6 + lean * s, y - s))


def undergrowth(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint a dark patch below trees, with a few leaves in the light."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(tone("#2f5a30", 46))
    p.drawPath(blob(x, y, s, s * 0.55, chance, 9, 0.3))
    p.setBrush(tone("#b7d27c", 120))
    for _ in range(3):
        p.drawEllipse(QPointF(x + chance.uniform(-0.9, 0.9) * s, y + chance.uniform(-0.5, 0.5) * s), 1.3, 0.9)


def scree(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint fallen stones."""
    p.setPen(pen(tone("#4a3d32", 130), 0.8))
    for _ in range(chance.randint(2, 4)):
        at = QPointF(x + chance.uniform(-1, 1) * s, y + chance.uniform(-0.6, 0.6) * s)
        size = chance.uniform(1.2, 2.6)
        p.setBrush(mix("#e2d6c4", "#94867a", chance.random()))
        p.drawEllipse(at, size, size * 0.7)
