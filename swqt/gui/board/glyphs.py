"""Paints the glyphs of surface terrain (trees, hills, peaks, reeds, houses), with shared colour and pen helpers.

Every glyph stands on its foot point (x, y) with size *s*. Light falls from the upper left. *chance* is the source of
small variations.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

_NO_PEN: Final = Qt.PenStyle.NoPen
_NO_BRUSH: Final = Qt.BrushStyle.NoBrush


def tone(name: str, alpha: int = 255) -> QColor:
    """Return the colour *name* with *alpha*."""
    colour = QColor(name)
    colour.setAlpha(alpha)
    return colour


def mix(first: QColor | str, second: QColor | str, share: float) -> QColor:
    """Return the blend of *first* and *second*; *share* is that of *second*, from 0 to 1."""
    a, b = QColor(first), QColor(second)
    return QColor(
        round(a.red() + (b.red() - a.red()) * share),
        round(a.green() + (b.green() - a.green()) * share),
        round(a.blue() + (b.blue() - a.blue()) * share),
    )


def pen(colour: QColor, width: float) -> QPen:
    """Return a pen with round ends and joins."""
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def shadow(p: QPainter, x: float, y: float, w: float, h: float, alpha: int = 70) -> None:
    """Paint a soft flat shadow."""
    gradient = QRadialGradient(QPointF(0, 0), 1)
    gradient.setColorAt(0, QColor(30, 20, 10, alpha))
    gradient.setColorAt(1, QColor(30, 20, 10, 0))
    p.save()
    p.translate(x, y)
    p.scale(w, h)
    p.setPen(_NO_PEN)
    p.setBrush(gradient)
    p.drawEllipse(QPointF(0, 0), 1, 1)
    p.restore()


def blob(
    x: float, y: float, rx: float, ry: float, chance: Random, corners: int = 11, rough: float = 0.14
) -> QPainterPath:
    """Return a closed, roughly elliptical path with an uneven edge."""
    points = []
    for k in range(corners):
        angle = 2 * math.pi * k / corners
        reach = 1 + chance.uniform(-rough, rough)
        points.append(QPointF(x + rx * reach * math.cos(angle), y + ry * reach * math.sin(angle)))
    path = QPainterPath()
    path.moveTo((points[-1] + points[0]) / 2)
    for k in range(corners):
        path.quadTo(points[k], (points[k] + points[(k + 1) % corners]) / 2)
    path.closeSubpath()
    return path


def _ball(p: QPainter, centre: QPointF, radius: float, base: QColor) -> None:
    gradient = QRadialGradient(centre, radius)
    gradient.setColorAt(0, base.lighter(138))
    gradient.setColorAt(0.55, base)
    gradient.setColorAt(1, base.darker(150))
    p.setBrush(gradient)


def tree(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint a broadleaf tree, or more rarely a conifer."""
    shadow(p, x + s * 0.22, y, s * 0.5, s * 0.16, 80)
    p.setPen(pen(QColor(70, 48, 28), max(1.0, s * 0.1)))
    if chance.random() < 0.62:
        base = mix("#4f7f3c", "#7d9c3f", chance.random())
        p.drawLine(QPointF(x, y), QPointF(x, y - s * 0.35))
        top = y - s * 0.62
        _ball(p, QPointF(x - s * 0.18, top - s * 0.2), s * 0.75, base)
        p.setPen(pen(tone("#24381f", 200), max(0.7, s * 0.055)))
        p.drawPath(blob(x, top, s * 0.42, s * 0.40, chance, 9))
        p.setPen(pen(tone("#24381f", 105), max(0.6, s * 0.045)))
        p.drawArc(QRectF(x - s * 0.06, top - s * 0.12, s * 0.34, s * 0.28), -170 * 16, 130 * 16)
        p.setPen(_NO_PEN)
        p.setBrush(tone("#f4f7c4", 110))
        p.drawEllipse(QPointF(x - s * 0.16, top - s * 0.19), s * 0.09, s * 0.06)
        return
    base = mix("#2f5f46", "#48724a", chance.random())
    height = s * 1.25
    p.drawLine(QPointF(x, y), QPointF(x, y - height * 0.2))
    p.setPen(pen(tone("#1b3024", 190), max(0.6, s * 0.05)))
    gradient = QLinearGradient(x - s * 0.4, 0, x + s * 0.4, 0)
    gradient.setColorAt(0, base.lighter(135))
    gradient.setColorAt(0.5, base)
    gradient.setColorAt(1, base.darker(150))
    p.setBrush(gradient)
    for half, low, high in ((0.40, 0.12, 0.62), (0.32, 0.36, 0.82), (0.22, 0.60, 1.0)):
        tier = QPainterPath()
        tier.moveTo(x - s * half, y - height * low)
        tier.quadTo(x, y - height * (low - 0.07), x + s * half, y - height * low)
        tier.lineTo(x, y - height * high)
        tier.closeSubpath()
        p.drawPath(tier)


def hill(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint a rounded hill with contour lines."""
    w = s * chance.uniform(1.15, 1.5)
    h = s * chance.uniform(0.78, 1.0)
    base = mix("#b9c25e", "#8fae55", chance.random())
    lean = chance.uniform(-0.18, 0.18) * w
    shadow(p, x + w * 0.28, y, w * 1.05, s * 0.24, 75)

    def crest(path: QPainterPath, part: float = 1.0, shift: float = 0.0) -> None:
        path.moveTo(x - w + shift, y)
        path.cubicTo(
            x - w * 0.66 + shift, y - h * 0.22 * part, x - w * 0.48 + lean + shift, y - h * 1.04 * part,
            x + lean + shift, y - h * part,
        )  # fmt: skip
        path.cubicTo(
            x + w * 0.44 + lean + shift, y - h * 0.98 * part, x + w * 0.64 + shift, y - h * 0.22 * part,
            x + w + shift, y,
        )  # fmt: skip

    body = QPainterPath()
    crest(body)
    body.cubicTo(x + w * 0.4, y + h * 0.16, x - w * 0.4, y + h * 0.16, x - w, y)
    gradient = QRadialGradient(QPointF(x - w * 0.35 + lean, y - h * 0.95), w * 1.5)
    gradient.setColorAt(0, base.lighter(142))
    gradient.setColorAt(0.45, base)
    gradient.setColorAt(1, base.darker(165))
    p.setPen(_NO_PEN)
    p.setBrush(gradient)
    p.drawPath(body)
    p.setBrush(_NO_BRUSH)
    contours = QPainterPath()
    for part in (0.74, 0.46):
        crest(contours, part, w * 0.10)
    p.save()
    p.setClipPath(body, Qt.ClipOperation.IntersectClip)
    p.setPen(pen(tone("#3d4d1a", 62), max(0.7, s * 0.035)))
    p.drawPath(contours)
    p.setPen(pen(tone("#34451a", 110), max(0.7, s * 0.035)))
    hatch = []
    for k in range(7):
        share = 0.24 + k * 0.11
        at = QPointF(x + lean * (1 - share) + w * share * 0.84, y - h * (0.98 - share * share * 0.86))
        hatch.append(QLineF(at, at + QPointF(-w * 0.05, h * (0.2 + 0.03 * k))))
    p.drawLines(hatch)
    p.restore()
    top = QPainterPath()
    crest(top)
    p.setPen(pen(tone("#3a4416", 225), max(1.1, s * 0.06)))
    p.drawPath(top)
    if chance.random() < 0.3:
        tree(p, x - w * 0.25, y - h * 0.30, s * 0.42, chance)


def ridge(start: QPointF, end: QPointF, rough: float, chance: Random, steps: int = 6) -> list[QPointF]:
    points = []
    for k in range(steps + 1):
        inner = 0 < k < steps
        dx = chance.uniform(-rough, rough) if inner else 0.0
        dy = chance.uniform(-rough, rough) * 0.5 if inner else 0.0
        points.append(start + (end - start) * (k / steps) + QPointF(dx, dy))
    return points


def mountain(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint a snow-capped peak."""
    h = s * chance.uniform(1.15, 1.55)
    w = s * chance.uniform(0.78, 0.95)
    peak = QPointF(x + chance.uniform(-0.12, 0.12) * w, y - h)
    shadow(p, x + w * 0.35, y, w * 1.15, s * 0.2, 85)
    left = ridge(QPointF(x - w, y), peak, w * 0.07, chance)
    right = ridge(peak, QPointF(x + w, y), w * 0.07, chance)
    middle = ridge(peak, QPointF(x + chance.uniform(-0.05, 0.2) * w, y + s * 0.04), w * 0.10, chance)
    rock = mix("#b7a68f", "#9c958c", chance.random())
    p.setPen(_NO_PEN)
    for face, above, below in (
        (left + middle[1:], rock.lighter(128), rock.darker(106)),
        (middle[::-1] + right[1:], rock.darker(165), rock.darker(128)),
    ):
        gradient = QLinearGradient(0, y - h, 0, y)
        gradient.setColorAt(0, above)
        gradient.setColorAt(1, below)
        p.setBrush(gradient)
        p.drawPolygon(QPolygonF(face))
    _snow(p, left, right, peak, (x, y, w, h), chance)
    shaded = QPainterPath()
    shaded.addPolygon(QPolygonF(middle[::-1] + right[1:]))
    p.save()
    p.setClipPath(shaded, Qt.ClipOperation.IntersectClip)
    p.setPen(QPen(tone("#2f251e", 95), max(0.7, s * 0.028)))
    lines = []
    for k in range(7):
        at = peak + (QPointF(x + w, y) - peak) * (0.2 + k * 0.12)
        lines.append(QLineF(at, at + QPointF(-w * 0.28, h * 0.24)))
    p.drawLines(lines)
    p.restore()
    p.setBrush(_NO_BRUSH)
    p.setPen(pen(tone("#33271d", 230), max(1.0, s * 0.055)))
    p.drawPolyline(QPolygonF(left + right[1:]))
    p.setPen(pen(tone("#33271d", 120), max(0.8, s * 0.035)))
    p.drawPolyline(QPolygonF(middle[:5]))


def _snow(
    p: QPainter, left: list[QPointF], right: list[QPointF], peak: QPointF, frame: tuple[float, float, float, float],
    chance: Random,
) -> None:  # fmt: skip
    x, y, w, h = frame
    line = 0.30 + chance.uniform(-0.04, 0.08)
    a = peak + (QPointF(x - w, y) - peak) * line
    b = peak + (QPointF(x + w, y) - peak) * (line * 0.92)
    edge = [a + (b - a) * (k / 6) + QPointF(0, h * 0.085 if k % 2 else -h * 0.05) for k in range(1, 6)]
    whole = QPainterPath()
    whole.addPolygon(QPolygonF(left + right[1:]))
    p.save()
    p.setClipPath(whole, Qt.ClipOperation.IntersectClip)
    gradient = QLinearGradient(peak.x() - w * 0.3, 0, peak.x() + w * 0.3, 0)
    gradient.setColorAt(0.45, QColor(250, 248, 242))
    gradient.setColorAt(0.6, QColor(198, 206, 218))
    p.setBrush(gradient)
    p.setPen(QPen(tone("#5a4f46", 90), 0.8))
    p.drawPolygon(QPolygonF([peak, a, *edge, b]))
    p.restore()


def reeds(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint a tuft of reeds and bulrushes."""
    p.setBrush(_NO_BRUSH)
    for k in range(chance.randint(5, 7)):
        angle = (k - 3) * 0.22 + chance.uniform(-0.08, 0.08)
        length = s * chance.uniform(0.55, 1.0)
        tip = QPointF(x + math.sin(angle) * length, y - math.cos(angle) * length)
        blade = QPainterPath(QPointF(x + (k - 3) * s * 0.06, y))
        blade.quadTo(QPointF(x + (k - 3) * s * 0.08 + math.sin(angle) * length * 0.3, y - length * 0.6), tip)
        p.setPen(pen(mix("#3f5a33", "#7b8a3c", chance.random()), max(1.0, s * 0.075)))
        p.drawPath(blade)
        if k in (2, 4) and chance.random() < 0.7:
            p.setPen(pen(QColor(104, 66, 34), max(1.6, s * 0.15)))
            p.drawLine(tip, tip - QPointF(0, s * 0.22))


def pool(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint a still pool with glints and lily pads."""
    water = blob(x, y, s * 1.35, s * 0.52, chance, 11, 0.22)
    p.setPen(_NO_PEN)
    p.setBrush(QColor(52, 74, 52, 90))
    p.drawPath(blob(x, y + 1, s * 1.6, s * 0.68, chance, 11, 0.2))
    gradient = QLinearGradient(0, y - s * 0.5, 0, y + s * 0.5)
    gradient.setColorAt(0, QColor(46, 84, 88))
    gradient.setColorAt(1, QColor(122, 170, 164))
    p.setBrush(gradient)
    p.setPen(pen(tone("#24382e", 210), 1.3))
    p.drawPath(water)
    p.setPen(pen(QColor(220, 240, 232, 170), 1.0))
    for k in range(3):
        yy = y - s * 0.2 + k * s * 0.16
        xx = x - s * 0.7 + chance.random() * s * 0.6
        p.drawLine(QPointF(xx, yy), QPointF(xx + s * chance.uniform(0.3, 0.6), yy))
    p.setPen(QPen(tone("#2c4a22", 200), 0.8))
    p.setBrush(QColor(122, 164, 70))
    for _ in range(chance.randint(1, 3)):
        at = QPointF(x + chance.uniform(-0.8, 0.8) * s, y + chance.uniform(-0.15, 0.25) * s)
        p.drawPie(QRectF(at.x() - 3, at.y() - 1.6, 6, 3.4), 30 * 16, 310 * 16)


def dead_tree(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint a bare tree."""
    shadow(p, x + s * 0.2, y, s * 0.45, s * 0.13, 80)
    bark = mix("#4a3b2e", "#6a5a48", chance.random())
    p.setBrush(_NO_BRUSH)

    def branch(start: QPointF, angle: float, length: float, width: float, depth: int) -> None:
        end = start + QPointF(math.sin(angle) * length, -math.cos(angle) * length)
        p.setPen(pen(bark, max(0.8, width)))
        p.drawLine(start, end)
        if depth:
            for side in (-1, 1):
                turn = angle + side * chance.uniform(0.35, 0.75)
                branch(end, turn, length * chance.uniform(0.5, 0.7), width * 0.6, depth - 1)

    branch(QPointF(x, y), chance.uniform(-0.12, 0.12), s * 0.5, s * 0.13, 2)


def house(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint a farmhouse."""
    shadow(p, x + s * 0.3, y, s * 0.75, s * 0.18, 70)
    p.setPen(pen(tone("#3a2416", 220), max(0.8, s * 0.06)))
    p.setBrush(QColor(240, 226, 196))
    p.drawRect(QRectF(x - s * 0.4, y - s * 0.42, s * 0.8, s * 0.42))
    p.setBrush(QColor(170, 74, 48) if chance.random() < 0.65 else QColor(140, 104, 60))
    p.drawPolygon(
        QPolygonF([
            QPointF(x - s * 0.52, y - s * 0.4), QPointF(x - s * 0.3, y - s * 0.85),
            QPointF(x + s * 0.3, y - s * 0.85), QPointF(x + s * 0.52, y - s * 0.4),
        ])
    )  # fmt: skip
    p.setBrush(QColor(80, 54, 34))
    p.drawRect(QRectF(x - s * 0.08, y - s * 0.25, s * 0.16, s * 0.25))


def farm(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint a farmhouse in the shade of a tree."""
    tree(p, x + 13, y - 1, s * chance.uniform(0.95, 1.1), chance)
    house(p, x, y, s, chance)


def wave(p: QPainter, x: float, y: float, s: float) -> None:
    """Paint a small wave and its shadow."""
    for dx, dy, half, colour in ((0, 0, s, QColor(232, 246, 246, 150)), (7, 6, s * 0.55, QColor(24, 60, 84, 70))):
        cx, cy, top = x + dx, y + dy, y + dy - half * 0.5
        path = QPainterPath(QPointF(cx - half, cy))
        path.cubicTo(cx - half * 0.6, top, cx - half * 0.35, top, cx, cy)
        path.cubicTo(cx + half * 0.35, top, cx + half * 0.6, top, cx + half, cy)
        p.setBrush(_NO_BRUSH)
        p.setPen(pen(colour, 1.6))
        p.drawPath(path)


def fields(p: QPainter, centre: QPointF, reach: float, chance: Random) -> None:
    """Paint a patchwork of fields with furrows and hedges within *reach* of *centre*."""
    tints = ("#dcc565", "#e8d98c", "#c9b04e", "#b9bf62", "#a9b658", "#d3b25a", "#e3cf7e")
    p.save()
    p.translate(centre)
    p.rotate(chance.uniform(-35, 35))
    y = -reach
    while y < reach:
        h = chance.uniform(34, 58)
        x = -reach + chance.uniform(0, 60)
        while x < reach:
            w = chance.uniform(44, 92)
            _parcel(p, QRectF(x, y, w, h), tone(chance.choice(tints), 205), chance)
            x += w
        y += h
    p.restore()


def _parcel(p: QPainter, rect: QRectF, tint: QColor, chance: Random) -> None:
    corners = [rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()]
    uneven = QPolygonF([c + QPointF(chance.uniform(-4, 4), chance.uniform(-4, 4)) for c in corners])
    p.setPen(_NO_PEN)
    p.setBrush(tint)
    p.drawPolygon(uneven)
    furrow = tint.darker(128)
    furrow.setAlpha(150)
    p.setPen(QPen(furrow, 1.0))
    x0, y0, x1, y1 = rect.left() + 3, rect.top() + 3, rect.right() - 3, rect.bottom() - 3
    style = chance.random()
    lines = []
    if style < 0.45:
        lines = [QLineF(x0, y0 + k * 4.2, x1, y0 + k * 4.2) for k in range(int((y1 - y0) / 4.2) + 1)]
    elif style < 0.8:
        lines = [QLineF(x0 + k * 4.6, y0, x0 + k * 4.6, y1) for k in range(int((x1 - x0) / 4.6) + 1)]
    else:
        for _ in range(int(rect.width() * rect.height() / 75)):
            at = QPointF(x0 + chance.random() * (x1 - x0), y0 + chance.random() * (y1 - y0))
            lines.append(QLineF(at, at + QPointF(1, -3)))
    p.drawLines(lines)
    p.setBrush(_NO_BRUSH)
    p.setPen(pen(tone("#6d7a34", 150), 1.8))
    p.drawPolygon(uneven)
