"""Paints the glyphs of underground terrain: mushrooms, crystals, mine works, mud pools and black peaks.

Every glyph stands on its foot point (x, y) with size *s*. Light falls from the upper left; some glyphs glow.
*chance* is the source of their small variations.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPolygonF, QRadialGradient

from swqt.gui.board.glyphs import blob, mix, pen, ridge, shadow, tone

_NO_PEN: Final = Qt.PenStyle.NoPen
_NO_BRUSH: Final = Qt.BrushStyle.NoBrush
_INK: Final = QColor(20, 11, 14)
_CAPS: Final = ("#e2647f", "#4fc7b4", "#e79a4a", "#b77be0", "#58b7e0")
_GEMS: Final = ("#8fe4f4", "#b5a4f2", "#7fc4f6", "#d3f4ff")
_LAMP: Final = QColor(255, 190, 92)


def halo(p: QPainter, x: float, y: float, radius: float, colour: QColor, alpha: int) -> None:
    """Paint a glow around (x, y); it only lightens the ground."""
    light = QRadialGradient(QPointF(x, y), radius)
    for at, share in ((0.0, 1.0), (0.35, 0.5), (1.0, 0.0)):
        faint = QColor(colour)
        faint.setAlpha(round(alpha * share))
        light.setColorAt(at, faint)
    mode = p.compositionMode()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    p.setPen(_NO_PEN)
    p.setBrush(light)
    p.drawEllipse(QPointF(x, y), radius, radius)
    p.setCompositionMode(mode)


def mushroom(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint a glowing mushroom with a broad or a bell-shaped cap, or a group of small ones."""
    cap = QColor(_CAPS[min(int(chance.random() ** 1.4 * 5), 4)])
    halo(p, x, y - s * 0.6, s * 1.7, cap, 150)
    shadow(p, x + s * 0.2, y, s * 0.6, s * 0.17, 130)
    form = chance.random()
    if form < 0.45:
        _toadstool(p, x, y, s, chance.uniform(0.52, 0.66), 0.48, cap, chance)
    elif form < 0.72:
        _toadstool(p, x, y, s, chance.uniform(0.34, 0.42), 0.85, cap, chance)
    else:
        for dx, size in ((-0.42, 0.5), (0.36, 0.58), (0.0, 0.78)):
            _toadstool(p, x + dx * s, y + (0.5 - size) * s * 0.2, s * size, 0.46, 0.6, cap, chance)


def _toadstool(
    p: QPainter, x: float, y: float, s: float, half: float, rise: float, cap: QColor, chance: Random
) -> None:
    lean = chance.uniform(-0.1, 0.1) * s
    neck = y - s * 0.62
    stem = QPainterPath(QPointF(x - s * 0.15, y))
    stem.quadTo(x - s * 0.07, y - s * 0.3, x + lean - s * 0.09, neck)
    stem.lineTo(x + lean + s * 0.09, neck)
    stem.quadTo(x + s * 0.09, y - s * 0.3, x + s * 0.15, y)
    stem.quadTo(x, y + s * 0.05, x - s * 0.15, y)
    trunk = QLinearGradient(x - s * 0.15, 0, x + s * 0.15, 0)
    trunk.setColorAt(0, QColor(246, 232, 208))
    trunk.setColorAt(1, QColor(150, 122, 112))
    p.setPen(pen(_INK, max(0.8, s * 0.06)))
    p.setBrush(trunk)
    p.drawPath(stem)
    cx = x + lean
    p.setBrush(mix(cap, "#2a1420", 0.6))
    p.drawEllipse(QPointF(cx, neck), s * half, s * half * 0.28)
    dome = QPainterPath(QPointF(cx - s * half * 1.06, neck))
    top = neck - s * rise * 1.3
    dome.cubicTo(cx - s * half * 0.95, top, cx + s * half * 0.95, top, cx + s * half * 1.06, neck)
    dome.quadTo(cx, neck + s * half * 0.22, cx - s * half * 1.06, neck)
    shine = QRadialGradient(QPointF(cx - s * half * 0.4, neck - s * rise * 0.75), s * max(half, rise) * 1.5)
    shine.setColorAt(0, mix(cap, "#fffbe6", 0.72))
    shine.setColorAt(0.4, cap)
    shine.setColorAt(1, cap.darker(200))
    p.setBrush(shine)
    p.drawPath(dome)
    if s * half < 6:
        return
    p.setPen(_NO_PEN)
    p.setBrush(QColor(255, 250, 228, 210))
    for dx, dy, size in ((-0.42, 0.28, 0.15), (0.1, 0.62, 0.13), (0.5, 0.24, 0.11), (0.02, 0.16, 0.08)):
        p.drawEllipse(QPointF(cx + dx * s * half, neck - dy * s * rise), s * half * size * 1.15, s * half * size * 0.9)


def crystal(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint a cluster of glowing crystals."""
    gem = QColor(_GEMS[min(int(chance.random() * 4), 3)])
    halo(p, x, y - s * 0.55, s * 2.0, mix(gem, "#3aa0e0", 0.35), 165)
    shadow(p, x + s * 0.2, y, s * 0.75, s * 0.2, 140)
    fan = [(-0.62, 0.66), (0.58, 0.72), (-0.3, 0.95), (0.27, 0.88), (0.0, 1.25)]
    for lean, length in fan if s > 13 else fan[2:]:
        angle = lean + chance.uniform(-0.09, 0.09)
        _prism(p, x + lean * s * 0.45, y - abs(lean) * s * 0.02, angle, s * length * chance.uniform(0.85, 1.1), s, gem)


def _prism(p: QPainter, x: float, y: float, angle: float, length: float, s: float, gem: QColor) -> None:
    w = s * 0.17
    sine, cosine = math.sin(angle), math.cos(angle)

    def at(across: float, up: float) -> QPointF:
        return QPointF(x + across * cosine + up * sine, y + across * sine - up * cosine)

    low_left, low_right, foot = at(-w * 0.8, 0), at(w * 0.8, 0), at(w * 0.2, -w * 0.3)
    left, right, ridge_top, tip = at(-w, length * 0.7), at(w, length * 0.76), at(w * 0.2, length * 0.62), at(0, length)
    p.setPen(pen(tone("#0e2036", 235), max(0.7, s * 0.045)))
    for corners, colour in (
        ((low_left, left, ridge_top, foot), mix(gem, "#2f78b8", 0.22)),
        ((low_right, right, ridge_top, foot), mix(gem, "#16305e", 0.66)),
        ((left, tip, ridge_top), mix(gem, "#ffffff", 0.66)),
        ((right, tip, ridge_top), mix(gem, "#2c5c9c", 0.42)),
    ):
        p.setBrush(colour)
        p.drawPolygon(QPolygonF(corners))
    p.setPen(pen(QColor(255, 255, 255, 200), max(0.7, s * 0.04)))
    p.drawLine(at(-w * 0.6, length * 0.16), at(-w * 0.62, length * 0.56))


def black_peak(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint a jagged peak of black rock, with cold light along its left edge."""
    h = s * chance.uniform(1.3, 1.75)
    w = s * chance.uniform(0.74, 0.92)
    peak = QPointF(x + chance.uniform(-0.15, 0.15) * w, y - h)
    shadow(p, x + w * 0.35, y, w * 1.25, s * 0.24, 150)
    left = ridge(QPointF(x - w, y), peak, w * 0.13, chance, 5)
    right = ridge(peak, QPointF(x + w, y), w * 0.13, chance, 5)
    middle = ridge(peak, QPointF(x + chance.uniform(0.0, 0.25) * w, y + s * 0.05), w * 0.14, chance, 4)
    rock = mix("#3a3944", "#2c2a30", chance.random())
    p.setPen(_NO_PEN)
    bottom = QPointF(x - w * 0.35, y + s * 0.04)
    for face, above, below in (
        ([*left[:3], *left[3:], *middle[1:], bottom], mix(rock, "#9fb2cc", 0.42), rock.darker(120)),
        ([left[2], *left[3:], middle[1], middle[2]], mix(rock, "#b8c8dc", 0.55), mix(rock, "#8a9ab4", 0.12)),
        ([*middle[::-1], *right[1:]], rock.darker(150), rock.darker(260)),
        ([middle[1], right[1], right[2], middle[2]], mix(rock, "#c08a5a", 0.10), rock.darker(190)),
    ):
        slope = QLinearGradient(0, y - h, 0, y)
        slope.setColorAt(0, above)
        slope.setColorAt(1, below)
        p.setBrush(slope)
        p.drawPolygon(QPolygonF(face))
    p.setBrush(_NO_BRUSH)
    p.setPen(pen(QColor(12, 10, 15, 245), max(1.1, s * 0.06)))
    p.drawPolyline(QPolygonF(left + right[1:]))
    p.setPen(pen(QColor(12, 10, 15, 150), max(0.8, s * 0.035)))
    p.drawPolyline(QPolygonF(middle))
    p.drawLine(left[2], middle[2])
    p.setPen(pen(QColor(196, 218, 244, 225), max(1.0, s * 0.05)))
    p.drawPolyline(QPolygonF([point + QPointF(s * 0.05, s * 0.04) for point in left[1:]]))
    p.setPen(pen(QColor(196, 218, 244, 90), max(0.8, s * 0.035)))
    p.drawPolyline(QPolygonF(right[:3]))


def mud_pool(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint a sunken pool of wet mud with highlights and bubbles."""
    p.setPen(_NO_PEN)
    p.setBrush(QColor(30, 24, 8, 130))
    p.drawPath(blob(x, y, s * 1.55, s * 0.8, chance, 13, 0.2))
    pool = blob(x, y, s * 1.38, s * 0.62, chance, 13, 0.24)
    wet = QLinearGradient(0, y - s * 0.6, 0, y + s * 0.6)
    wet.setColorAt(0, QColor(40, 22, 12))
    wet.setColorAt(0.35, QColor(104, 64, 32))
    wet.setColorAt(1, QColor(214, 158, 92))
    p.setBrush(wet)
    p.setPen(pen(QColor(26, 14, 6, 235), max(1.1, s * 0.07)))
    p.drawPath(pool)
    p.setPen(pen(QColor(255, 232, 184, 170), max(0.9, s * 0.055)))
    for k in range(4):
        width = s * chance.uniform(0.3, 0.8)
        left = x - width / 2 + chance.uniform(-0.45, 0.45) * s
        row = y + (0.42 - 0.2 * k) * s
        p.drawLine(QPointF(left, row), QPointF(left + width, row))
    for _ in range(2 if s < 13 else 4):
        angle, reach = chance.uniform(0, math.tau), chance.uniform(0.15, 0.8)
        _bubble(p, x + math.cos(angle) * reach * s, y + math.sin(angle) * reach * s * 0.4, s, chance)


def _bubble(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    size = s * chance.uniform(0.1, 0.19)
    p.setBrush(_NO_BRUSH)
    if chance.random() < 0.4:
        p.setPen(pen(QColor(255, 226, 170, 190), max(0.7, s * 0.04)))
        for grow in (1.2, 2.2):
            p.drawEllipse(QPointF(x, y), size * grow, size * grow * 0.45)
        return
    p.setPen(pen(QColor(38, 22, 10, 230), max(0.6, s * 0.035)))
    ball = QRadialGradient(QPointF(x - size * 0.4, y - size * 0.7), size * 1.8)
    ball.setColorAt(0, QColor(250, 214, 156))
    ball.setColorAt(1, QColor(104, 64, 34))
    p.setBrush(ball)
    p.drawEllipse(QPointF(x, y - size * 0.4), size, size * 0.92)
    p.setPen(_NO_PEN)
    p.setBrush(QColor(255, 250, 232, 240))
    p.drawEllipse(QPointF(x - size * 0.35, y - size * 0.75), size * 0.3, size * 0.26)


def stalagmite(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint one or two stalagmites."""
    for dx, size in ((0.0, 1.0), (0.42, 0.6))[: chance.randint(1, 2)]:
        foot, h, w = x + dx * s, s * size, s * size * 0.3
        shadow(p, foot + w * 0.6, y, w * 1.5, s * 0.12, 130)
        rock = mix("#8a705a", "#6c5c58", chance.random())
        cone = QPainterPath(QPointF(foot - w, y))
        cone.quadTo(foot - w * 0.3, y - h * 0.35, foot - w * 0.05, y - h)
        cone.quadTo(foot + w * 0.35, y - h * 0.35, foot + w, y)
        cone.quadTo(foot, y + w * 0.4, foot - w, y)
        side = QLinearGradient(foot - w, 0, foot + w, 0)
        side.setColorAt(0, rock.lighter(150))
        side.setColorAt(0.45, rock)
        side.setColorAt(1, rock.darker(210))
        p.setBrush(side)
        p.setPen(pen(_INK, max(0.8, s * 0.05)))
        p.drawPath(cone)


def timber(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint the timbered entrance of a mine in a mound of rock, lit by a lamp."""
    shadow(p, x + s * 0.3, y, s * 1.25, s * 0.22, 150)
    mound = QPainterPath(QPointF(x - s * 1.05, y))
    crown = s * chance.uniform(1.12, 1.3)
    mound.cubicTo(x - s * 0.9, y - s * 0.7, x - s * 0.55, y - crown, x - s * 0.05, y - crown)
    mound.cubicTo(x + s * 0.6, y - crown, x + s * 0.85, y - s * 0.75, x + s * 1.05, y)
    mound.quadTo(x, y + s * 0.12, x - s * 1.05, y)
    lit = QRadialGradient(QPointF(x - s * 0.45, y - s * 1.0), s * 1.7)
    lit.setColorAt(0, QColor(196, 158, 116))
    lit.setColorAt(0.5, QColor(132, 96, 64))
    lit.setColorAt(1, QColor(70, 46, 30))
    p.setPen(pen(_INK, max(0.9, s * 0.06)))
    p.setBrush(lit)
    p.drawPath(mound)
    p.setBrush(QColor(16, 9, 7))
    p.drawRect(QRectF(x - s * 0.4, y - s * 0.66, s * 0.8, s * 0.68))
    p.setPen(pen(_INK, max(0.8, s * 0.05)))
    p.setBrush(QColor(206, 150, 88))
    for box in (
        QRectF(x - s * 0.5, y - s * 0.68, s * 0.17, s * 0.72), QRectF(x + s * 0.33, y - s * 0.68, s * 0.17, s * 0.72),
        QRectF(x - s * 0.62, y - s * 0.84, s * 1.24, s * 0.19),
    ):  # fmt: skip
        p.drawRect(box)
    _lantern(p, x, y - s * 0.42, s * 0.15)


def lamp(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint a lantern on a post and the pool of light around it."""
    halo(p, x, y - s * 0.4, s * 2.4, _LAMP, 165)
    shadow(p, x + s * 0.2, y, s * 0.4, s * 0.13, 130)
    post = QLineF(x, y, x, y - s * 0.9)
    for colour, width in ((_INK, 0.26), (QColor(150, 102, 58), 0.13)):
        p.setPen(pen(colour, max(1.4, s * width)))
        p.drawLine(post)
    _lantern(p, x, y - s * 1.02, s * 0.25)


def _lantern(p: QPainter, x: float, y: float, s: float) -> None:
    halo(p, x, y, s * 3.6, QColor(255, 200, 110), 150)
    p.setPen(pen(_INK, max(0.7, s * 0.28)))
    p.setBrush(QColor(255, 214, 104))
    p.drawRect(QRectF(x - s * 0.68, y - s * 0.9, s * 1.36, s * 1.8))
    p.setBrush(QColor(96, 62, 36))
    p.drawPolygon(QPolygonF([QPointF(x - s, y - s * 0.85), QPointF(x, y - s * 1.65), QPointF(x + s, y - s * 0.85)]))
    p.setPen(_NO_PEN)
    p.setBrush(QColor(255, 253, 230))
    p.drawEllipse(QPointF(x, y + s * 0.1), s * 0.34, s * 0.5)


def cart(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint a cart full of ore."""
    shadow(p, x + s * 0.2, y, s * 0.85, s * 0.18, 150)
    p.setPen(pen(_INK, max(0.8, s * 0.05)))
    ore = QColor(chance.choice(("#f0c352", "#cfd6de", "#e08a4a")))
    for dx, dy, size in ((-0.34, 0.86, 0.22), (0.32, 0.84, 0.24), (-0.02, 0.96, 0.27)):
        p.setBrush(mix(ore, "#3a2414", 0.15 + 0.25 * (dx > 0)))
        p.drawPath(blob(x + dx * s, y - dy * s, s * size, s * size * 0.8, chance, 7, 0.2))
    body = QPolygonF([
        QPointF(x - s * 0.68, y - s * 0.84), QPointF(x + s * 0.68, y - s * 0.84),
        QPointF(x + s * 0.5, y - s * 0.22), QPointF(x - s * 0.5, y - s * 0.22),
    ])  # fmt: skip
    iron = QLinearGradient(x - s * 0.6, 0, x + s * 0.6, 0)
    iron.setColorAt(0, QColor(150, 128, 112))
    iron.setColorAt(1, QColor(66, 50, 44))
    p.setBrush(iron)
    p.drawPolygon(body)
    for dx in (-0.3, 0.3):
        p.setBrush(QColor(58, 46, 42))
        p.drawEllipse(QPointF(x + dx * s, y - s * 0.14), s * 0.19, s * 0.19)
        p.setBrush(QColor(190, 168, 140))
        p.drawEllipse(QPointF(x + dx * s, y - s * 0.14), s * 0.06, s * 0.06)


def heap(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint broken rock with veins of ore."""
    shadow(p, x + s * 0.2, y, s * 0.8, s * 0.2, 140)
    p.setPen(pen(_INK, max(0.8, s * 0.05)))
    for dx, size in ((-0.42, 0.55), (0.42, 0.5), (0.0, 0.72)):
        rock = mix("#a07a54", "#7c6250", chance.random())
        lit = QRadialGradient(QPointF(x + dx * s - s * 0.15, y - s * size * 0.7), s * 0.8)
        lit.setColorAt(0, rock.lighter(140))
        lit.setColorAt(1, rock.darker(190))
        p.setBrush(lit)
        p.drawPath(blob(x + dx * s, y - s * size * 0.36, s * size * 0.58, s * size * 0.46, chance, 6, 0.16))
    p.setPen(pen(QColor(255, 214, 110), max(1.1, s * 0.1)))
    for _ in range(3):
        p.drawPoint(QPointF(x + chance.uniform(-0.4, 0.4) * s, y - chance.uniform(0.15, 0.5) * s))


def rails(p: QPainter, track: QPainterPath) -> None:
    """Paint a railway along *track*."""
    length = track.length()
    steps = max(2, int(length / 9))
    near: list[QPointF] = []
    far: list[QPointF] = []
    sleepers: list[QLineF] = []
    for k in range(steps + 1):
        share = track.percentAtLength(length * k / steps)
        at, angle = track.pointAtPercent(share), math.radians(track.angleAtPercent(share))
        side = QPointF(math.sin(angle), math.cos(angle))
        near.append(at + side * 4.2)
        far.append(at - side * 4.2)
        sleepers.append(QLineF(at + side * 7.4, at - side * 7.4))
    p.setPen(pen(QColor(24, 12, 6, 150), 5.0))
    p.drawLines([line.translated(0.8, 1.4) for line in sleepers])
    p.setPen(pen(QColor(70, 42, 24), 3.6))
    p.drawLines(sleepers)
    p.setBrush(_NO_BRUSH)
    for colour, width, lift in ((_INK, 3.2, 0.0), (QColor(176, 168, 164), 1.5, -0.5)):
        p.setPen(pen(colour, width))
        for line in (near, far):
            p.drawPolyline(QPolygonF([point + QPointF(0, lift) for point in line]))
