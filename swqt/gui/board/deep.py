"""Rivers and chasms: light that flows with the water, and ledges that go down into the dark."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QRadialGradient

from swqt.gui.board.cavern_glyphs import halo
from swqt.gui.board.geometry import Point
from swqt.gui.board.glyphs import mix, pen, tone

_STEP: Final = 7.0
_LEDGES: Final = ((66.0, 15.0, "#150c0e"), (45.0, 12.0, "#251718"), (27.0, 9.0, "#3d2825"), (12.0, 5.0, "#5d4136"))
"""From the deepest to the rim: how far a ledge reaches into the chasm, how ragged its edge is, its colour."""


class Streak(NamedTuple):
    """A line of light on flowing water."""

    line: QPainterPath
    width: float
    alpha: int


class Ledge(NamedTuple):
    """A shelf of rock along a chasm's rim: its area and its ragged edge."""

    band: QPolygonF
    edge: QPolygonF
    depth: int


def streaks(banks: Sequence[QPolygonF], water: QPainterPath, starts: Iterable[Point]) -> list[Streak]:
    """Return lines through *starts* that follow the *banks*, so that a river of many regions is one band."""
    tangents = [
        (a.x(), a.y(), (b - a).x() / length, (b - a).y() / length)
        for bank in banks
        for a, b in _pairs(bank)
        if (length := math.hypot((b - a).x(), (b - a).y())) > 0
    ]
    out = []
    for number, start in enumerate(starts):
        chance = Random(number * 31 + 7)
        half = chance.uniform(22, 70)
        back = _flow(tangents, water, start, half, -1.0)
        points = [*reversed(back), start, *_flow(tangents, water, start, half, 1.0)]
        if len(points) > 4:
            out.append(Streak(_smooth(points), chance.uniform(1.0, 2.6), chance.randint(55, 150)))
    return out


def _pairs(line: QPolygonF, every: int = 8) -> Iterable[tuple[QPointF, QPointF]]:
    points = line.toList()[::every]
    return pairwise(points)


def _flow(
    tangents: Sequence[tuple[float, float, float, float]], water: QPainterPath, start: Point, length: float, way: float
) -> list[Point]:
    x, y = start
    dx, dy = 0.0, 0.0
    out: list[Point] = []
    for _ in range(int(length / _STEP)):
        sx = sy = 0.0
        for tx, ty, ux, uy in tangents:
            near = (tx - x) ** 2 + (ty - y) ** 2
            if near > 22500:
                continue
            # Banks run in either direction; all are turned downstream, or the way the line has come.
            along = ux * dx + uy * dy if dx or dy else (ux - uy) * way
            weight = (1.0 if along >= 0 else -1.0) / (near + 200) ** 1.5
            sx += ux * weight
            sy += uy * weight
        size = math.hypot(sx, sy)
        if size == 0:
            break
        dx, dy = sx / size, sy / size
        x, y = x + dx * _STEP, y + dy * _STEP
        if not water.contains(QPointF(x, y)):
            break
        out.append((x, y))
    return out


def _smooth(points: Sequence[Point]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for (ax, ay), (bx, by) in pairwise(points[1:]):
        path.quadTo(ax, ay, (ax + bx) / 2, (ay + by) / 2)
    return path


def paint_streaks(p: QPainter, lines: Iterable[Streak], area: QRectF) -> None:
    """Paint the light on the water, each line thin at its ends."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    for line, width, alpha in lines:
        if line.boundingRect().adjusted(-4, -4, 4, 4).intersects(area):
            p.setPen(pen(QColor(6, 40, 58, alpha // 2), width))
            p.drawPath(line.translated(1.4, 2.0))
            p.setPen(pen(QColor(176, 246, 240, alpha // 2), width))
            p.drawPath(line)
            p.setPen(pen(QColor(232, 255, 250, alpha), width * 0.45))
            p.drawPath(line)


def ledges(outline: QPainterPath, rims: Iterable[QPolygonF], room: float, seed: int) -> list[Ledge]:
    """Return the shelves along *rims* on the side of *outline*, the deepest first; they leave half of *room* open."""
    lines = [_inward(outline, rim) for rim in _chained(rims)]
    out = []
    share = min(1.0, room / (2 * _LEDGES[0][0]))
    for depth, (far, uneven, _) in enumerate(_LEDGES):
        reach, rough = far * share, uneven * share
        for number, line in enumerate(lines):
            chance = Random(seed * 101 + depth * 11 + number)
            swing = chance.uniform(0, math.tau)
            edge = []
            for k, (at, normal) in enumerate(line):
                wave = math.sin(swing + k * 0.37) + 0.6 * math.sin(swing * 2 + k * 0.13)
                edge.append(at + normal * max(3.0, reach + wave * rough * 0.6 + chance.uniform(-rough, rough)))
            if line[0][0] == line[-1][0]:
                edge[-1] = edge[0]
            rim = [at - normal * 6 for at, normal in line]
            out.append(Ledge(QPolygonF([*rim, *reversed(edge)]), QPolygonF(edge), depth))
    return out


def _chained(lines: Iterable[QPolygonF]) -> list[list[QPointF]]:
    """Return *lines* joined where one begins at the end of another."""
    rest = [line.toList() for line in lines]
    chains: list[list[QPointF]] = []
    while rest:
        chain = rest.pop()
        grown = True
        while grown and chain[0] != chain[-1]:
            grown = False
            for number, line in enumerate(rest):
                if chain[-1] in (line[0], line[-1]):
                    chain += line[1:] if line[0] == chain[-1] else line[-2::-1]
                elif chain[0] in (line[0], line[-1]):
                    chain = (line[:-1] if line[-1] == chain[0] else line[:0:-1]) + chain
                else:
                    continue
                del rest[number]
                grown = True
                break
        chains.append(chain)
    return chains


def _inward(outline: QPainterPath, points: list[QPointF]) -> list[tuple[QPointF, QPointF]]:
    """Return points along a rim with the direction into *outline*."""
    kept = [points[0]]
    for point in points[1:]:
        gap = point - kept[-1]
        if math.hypot(gap.x(), gap.y()) >= _STEP:
            kept.append(point)
    if kept[-1] != points[-1]:
        kept.append(points[-1])
    out = []
    last = len(kept) - 1
    closed = kept[0] == kept[-1]
    for k, point in enumerate(kept):
        after = kept[(k + 2) % last if closed else min(k + 2, last)]
        along = after - kept[(k - 2) % last if closed else max(k - 2, 0)]
        size = math.hypot(along.x(), along.y()) or 1.0
        normal = QPointF(-along.y() / size, along.x() / size)
        out.append((point, normal))
    inside = sum(1 if outline.contains(at + normal * 6) else -1 for at, normal in out)
    return out if inside >= 0 else [(at, -normal) for at, normal in out]


def paint_ledges(p: QPainter, shelves: Iterable[Ledge], ground: str) -> None:
    """Paint ledge below ledge of rock like *ground*, each darker, their edges catching the light."""
    for band, edge, depth in shelves:
        _, rough, colour = _LEDGES[depth]
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(0, 0, 0, 120))
        p.drawPolygon(band.translated(2.5, rough * 0.55))
        p.setBrush(mix(colour, ground, 0.12))
        p.drawPolygon(band)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(pen(tone("#f0c8a0", 26 + depth * 26), 1.4))
        p.drawPolyline(edge)


def paint_lava(p: QPainter, centre: QPointF, room: float, seed: int) -> None:
    """Paint the glow of lava far below, with cracks of fire in a crust."""
    chance = Random(seed * 57 + 3)
    reach = max(46.0, room * 0.95)
    halo(p, centre.x(), centre.y(), reach * 1.9, QColor(220, 60, 14), 170)
    crust = QRadialGradient(centre, reach * 0.8)
    for at, heat in ((0, "#ffb43c"), (0.35, "#e0561a"), (0.7, "#7a1c0c"), (1, "#220806")):
        crust.setColorAt(at, tone(heat, 255 if at < 1 else 0))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(crust)
    p.drawEllipse(centre, reach * 0.8, reach * 0.62)
    cracks = [_crack(centre, math.tau * k / 9 + chance.uniform(-0.2, 0.2), reach, chance) for k in range(9)]
    p.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((QColor(255, 92, 20, 90), 8.0), (QColor(255, 150, 40, 190), 3.4), (QColor("#fff0b0"), 1.3)):
        p.setPen(pen(colour, width))
        for crack in cracks:
            p.drawPolyline(crack)
    p.setPen(Qt.PenStyle.NoPen)
    for _ in range(16):
        angle, far = chance.uniform(0, math.tau), chance.uniform(0.2, 1.1) * reach
        p.setBrush(QColor(255, chance.randint(150, 230), 90, chance.randint(120, 230)))
        p.drawEllipse(centre + QPointF(math.cos(angle) * far, math.sin(angle) * far * 0.8), 1.3, 1.3)


def _crack(centre: QPointF, angle: float, reach: float, chance: Random) -> QPolygonF:
    points = []
    for k in range(7):
        far = reach * (0.12 + 0.13 * k)
        angle += chance.uniform(-0.2, 0.2)
        points.append(centre + QPointF(math.cos(angle) * far, math.sin(angle) * far * 0.78))
    return QPolygonF(points)
