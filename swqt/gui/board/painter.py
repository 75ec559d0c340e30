"""Paints a board's landscape once, into an image that the scene then only copies.

Everything here is decoration drawn from the board's shape: what a region is stands in the Board, who holds it is
painted by the scene. The same board always gives the same picture.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from swqt.content import signs
from swqt.engine import Board
from swqt.gui.board import glyphs, symbols
from swqt.gui.board.geometry import MapGeometry, Point
from swqt.gui.board.glyphs import mix, pen, tone
from swqt.gui.board.texture import tiled, tinted

STYLE_VERSION: Final = 4
"""Part of the cache's key: pictures of an older style are painted anew."""

TOKEN_ROOM: Final = 40.0
_SYMBOL_ROOM: Final = 25.0


class Ground(NamedTuple):
    """Colours of a terrain: in the middle, where it is lit, at its rim; and whether it is water."""

    base: str
    light: str
    dark: str
    water: bool = False


GROUNDS: Final = {
    "forest": Ground("#7da75a", "#97ba72", "#41693a"),
    "farmland": Ground("#e3cb6c", "#f0e096", "#b0963f"),
    "hill": Ground("#a9b85e", "#c6cf82", "#66782f"),
    "swamp": Ground("#7f9a86", "#9bb39a", "#3f5f55"),
    "mountain": Ground("#c4b5a2", "#d9cdbc", "#7d6f62"),
    "sea": Ground("#5c9fbd", "#7fbdd0", "#2f6a8c", True),
    "lake": Ground("#6db3cc", "#93cddb", "#3b82a0", True),
    "mushroom": Ground("#a58fae", "#c0adc6", "#5f4a6e"),
    "mine": Ground("#b79a6c", "#d3ba8e", "#705733"),
    "crystal": Ground("#9fb6cc", "#c2d4e2", "#536d8c"),
    "mud": Ground("#a58763", "#c0a582", "#5e452c"),
    "blackmountain": Ground("#8f8a96", "#aca7b2", "#4a4652"),
    "river": Ground("#5b93a8", "#83b4c2", "#2e5f74", True),
    "chasm": Ground("#3e3438", "#54484c", "#171214"),
}

_Glyph = tuple[float, Callable[..., None], tuple[float, float, float, Random]]


class Landscape:
    """Paints one board; ``image`` does it all."""

    def __init__(self, board: Board, shape: MapGeometry) -> None:
        self.board = board
        self.shape = shape
        self.grounds = [GROUNDS[board.terrain_of(i)] for i in range(len(board.codes))]
        self.signs = [signs(board, i) for i in range(len(board.codes))]
        self.land = self._union(water=False)
        self.water = self._union(water=True)
        lines = [(b.line, tuple(side for side in b.sides if side >= 0)) for b in shape.borders]
        inner = [(line, sides) for line, sides in lines if len(sides) == 2]
        self.coasts = [line for line, (a, b) in inner if self.grounds[a].water != self.grounds[b].water]
        self.fronts = [line for line, s in inner if not any(self.grounds[i].water for i in s)]
        self.sea_lines = [line for line, s in inner if all(self.grounds[i].water for i in s)]

    def image(self, scale: float = 1.0) -> QImage:
        """Return the finished picture, *scale* pixels for each unit of the board."""
        size = (round(self.shape.width * scale), round(self.shape.height * scale))
        image = QImage(*size, QImage.Format.Format_RGB32)
        image.fill(QColor("#4f89a3"))
        p = QPainter(image)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.scale(scale, scale)
        for stage in (
            self._water, self._waves, self._ground, self._shade, self._borders, self._growth, self._signs, self._paper,
        ):  # fmt: skip
            stage(p)
        p.end()
        return image

    def _union(self, *, water: bool) -> QPainterPath:
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for outline, ground in zip(self.shape.paths, self.grounds, strict=True):
            if ground.water == water:
                path.addPath(outline)
        return path

    def _everywhere(self) -> QRectF:
        return QRectF(0, 0, self.shape.width, self.shape.height)

    def _water(self, p: QPainter) -> None:
        p.save()
        p.setClipPath(self.water)
        for outline, ground, label in zip(self.shape.paths, self.grounds, self.shape.labels, strict=True):
            if ground.water:
                p.fillPath(outline, _glow(outline, label, 0.6, ((0, QColor(ground.dark)), (1, QColor(ground.base)))))
        p.fillRect(self._everywhere(), tiled(_tile("#3c280f", dark=False, most=46), 2.3))
        p.fillRect(self._everywhere(), tiled(_tile("#fffae1", dark=True, most=60), 3.1, 90, 40))
        coasts = _coarse(self.coasts)
        for width, alpha in ((92, 20), (70, 24), (50, 30), (34, 38), (20, 48)):
            _stroke(p, coasts, pen(QColor(206, 236, 232, alpha), width))
        self._echoes(p)
        for width, alpha in ((22, 16), (16, 24), (10, 34)):
            p.translate(1.2, 2.0)
            _stroke(p, coasts, pen(QColor(14, 34, 52, alpha), width))
        p.restore()

    def _echoes(self, p: QPainter) -> None:
        """Three thin lines along the coast. A wide stroke with a slightly narrower one cut out of it is a ring."""
        device = p.device()
        layer = QImage(device.width(), device.height(), QImage.Format.Format_ARGB32_Premultiplied)
        layer.fill(Qt.GlobalColor.transparent)
        lp = QPainter(layer)
        lp.setRenderHint(QPainter.RenderHint.Antialiasing)
        lp.setTransform(p.transform())
        coasts = _coarse(self.coasts)
        for width, alpha in ((84, 60), (56, 95), (31, 135)):
            lp.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            _stroke(lp, coasts, pen(QColor(238, 251, 248, alpha), width))
            lp.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            _stroke(lp, coasts, pen(QColor(0, 0, 0), width - 2.8))
        lp.end()
        p.drawImage(self._everywhere(), layer)

    def _waves(self, p: QPainter) -> None:
        for region, ground in enumerate(self.grounds):
            if ground.water:
                chance = Random(region)
                wide = self.shape.room[region] > 90
                keep = [(self._label(region), 46.0)]
                for x, y in self._scatter(region, 62 if wide else 44, 44 if wide else 26, chance, keep):
                    glyphs.wave(p, x, y, chance.uniform(7, 11), chance)

    def _ground(self, p: QPainter) -> None:
        for region, (outline, ground) in enumerate(zip(self.shape.paths, self.grounds, strict=True)):
            if not ground.water:
                base = _varied(QColor(ground.base), Random(region * 7 + 1))
                stops = ((0, mix(base, ground.light, 0.75)), (0.65, base), (1, mix(base, ground.dark, 0.30)))
                p.fillPath(outline, _glow(outline, self.shape.labels[region], 0.62, stops))
        p.save()
        p.setClipPath(self.land)
        p.fillRect(self._everywhere(), tiled(_tile("#3c280f", dark=False, most=80), 1.7, 31, 77))
        p.fillRect(self._everywhere(), tiled(_tile("#fffae1", dark=True, most=90), 2.2, 150, 10))
        grain = tinted(QColor(70, 50, 25), 0.40, 0.85, 60, cells=24, seed=6, dark=False)
        p.fillRect(self._everywhere(), tiled(grain, 0.5))
        p.restore()

    def _shade(self, p: QPainter) -> None:
        """Darken each region towards its rim, which makes the land look padded; farmland gets its fields first."""
        for region, (outline, ground) in enumerate(zip(self.shape.paths, self.grounds, strict=True)):
            p.save()
            p.setClipPath(outline)
            if self.board.terrain_of(region) == "farmland":
                box = outline.boundingRect()
                reach = math.hypot(box.width(), box.height()) / 2 + 30
                glyphs.fields(p, box.center(), reach, Random(region * 13 + 5))
            rim = QColor(ground.dark).darker(125)
            rims = _coarse(self.shape.rims[region])
            for width, alpha in ((8, 30),) if ground.water else ((46, 16), (32, 22), (20, 30), (11, 42)):
                rim.setAlpha(alpha)
                _stroke(p, rims, pen(rim, width))
            p.restore()

    def _borders(self, p: QPainter) -> None:
        _stroke(p, self.fronts, pen(tone("#f7edd0", 150), 6.4))
        _stroke(p, self.fronts, pen(tone("#4a2f1a", 235), 3.0))
        _stroke(p, self.sea_lines, pen(QColor(12, 44, 66, 110), 4.5))
        dashed = QPen(QColor(236, 248, 246, 190), 2.0, Qt.PenStyle.DashLine)
        _stroke(p, self.sea_lines, dashed)
        _stroke(p, self.coasts, pen(tone("#f3e3b8"), 6.5))
        _stroke(p, self.coasts, pen(tone("#3a2414"), 3.4))

    def _growth(self, p: QPainter) -> None:
        found: list[_Glyph] = []
        for region in range(len(self.grounds)):
            plant = _PLANTING.get(self.board.terrain_of(region))
            if plant:
                keep = [(self._label(region), min(TOKEN_ROOM, self.shape.room[region] * 0.72))]
                for _, spot in zip(self.signs[region], self.shape.symbols[region], strict=False):
                    keep.append(((spot.x(), spot.y()), _SYMBOL_ROOM))
                plant(self, p, region, Random(region * 17 + 3), keep, found)
        # From back to front, or the feet of a peak would stand on the peak before it.
        for _, draw, arguments in sorted(found, key=lambda glyph: glyph[0]):
            draw(p, *arguments)

    def _signs(self, p: QPainter) -> None:
        for marks, spots in zip(self.signs, self.shape.symbols, strict=True):
            for mark, spot in zip(marks, spots, strict=False):
                symbols.medallion(p, spot.x(), spot.y(), mark)

    def _paper(self, p: QPainter) -> None:
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        width, height = self.shape.width, self.shape.height
        vignette = QRadialGradient(QPointF(width / 2, height / 2), width * 0.64)
        vignette.setColorAt(0, QColor(255, 252, 244))
        vignette.setColorAt(0.78, QColor(252, 246, 232))
        vignette.setColorAt(1, QColor(206, 182, 146))
        p.fillRect(self._everywhere(), vignette)
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for inset, line in ((0, QPen(QColor(46, 30, 18), 14)), (9, QPen(QColor(214, 178, 108), 2.2))):
            p.setPen(line)
            p.drawRect(self._everywhere().adjusted(inset, inset, -inset, -inset))

    def _label(self, region: int) -> Point:
        return self.shape.labels[region].x(), self.shape.labels[region].y()

    def _scatter(
        self, region: int, distance: float, margin: float, chance: Random, keep: list[tuple[Point, float]],
        tries: float = 6.0,
    ) -> list[Point]:  # fmt: skip
        """Return points in *region*, *distance* apart, *margin* off its border and outside the discs of *keep*."""
        outline = self.shape.paths[region]
        box = outline.boundingRect()
        taken: dict[tuple[int, int], list[Point]] = {}
        spots: list[Point] = []
        for _ in range(int(box.width() * box.height() / distance**2 * tries)):
            x = box.left() + chance.random() * box.width()
            y = box.top() + chance.random() * box.height()
            cx, cy = int(x // distance), int(y // distance)
            if any(
                (qx - x) ** 2 + (qy - y) ** 2 < distance**2
                for a in (-1, 0, 1)
                for b in (-1, 0, 1)
                for qx, qy in taken.get((cx + a, cy + b), ())
            ):
                continue
            if any((kx - x) ** 2 + ((ky - y) * 1.1) ** 2 < r * r for (kx, ky), r in keep):
                continue
            if not outline.contains(QPointF(x, y)) or not self.shape.clear_of_rim(region, x, y, margin):
                continue
            taken.setdefault((cx, cy), []).append((x, y))
            spots.append((x, y))
        return spots

    def _forest(
        self, p: QPainter, region: int, chance: Random, keep: list[tuple[Point, float]], found: list[_Glyph]
    ) -> None:
        for x, y in self._scatter(region, 15.5, 11, chance, keep, 9):
            found.append((y, glyphs.tree, (x, y, chance.uniform(15, 21), chance)))

    def _hills(
        self, p: QPainter, region: int, chance: Random, keep: list[tuple[Point, float]], found: list[_Glyph]
    ) -> None:
        for x, y in self._scatter(region, 34, 24, chance, keep, 7):
            found.append((y, glyphs.hill, (x, y, chance.uniform(15, 22), chance)))

    def _peaks(
        self, p: QPainter, region: int, chance: Random, keep: list[tuple[Point, float]], found: list[_Glyph]
    ) -> None:
        for x, y in self._scatter(region, 35, 21, chance, keep, 7):
            found.append((y, glyphs.mountain, (x, y + 8, chance.uniform(19, 29), chance)))

    def _black_peaks(
        self, p: QPainter, region: int, chance: Random, keep: list[tuple[Point, float]], found: list[_Glyph]
    ) -> None:
        def black(q: QPainter, x: float, y: float, s: float, luck: Random) -> None:
            glyphs.mountain(q, x, y, s, luck, dark=True)

        for x, y in self._scatter(region, 35, 21, chance, keep, 7):
            found.append((y, black, (x, y + 8, chance.uniform(19, 29), chance)))

    def _swamp(
        self, p: QPainter, region: int, chance: Random, keep: list[tuple[Point, float]], found: list[_Glyph]
    ) -> None:
        mud = self.board.terrain_of(region) == "mud"
        p.save()
        p.setClipPath(self.shape.paths[region])
        for x, y in self._scatter(region, 23, 14, chance, keep):
            kind = chance.random()
            if kind < (0.6 if mud else 0.36):
                glyphs.pool(p, x, y, chance.uniform(10, 17), chance, mud)
            elif kind < (0.7 if mud else 0.46):
                found.append((y, glyphs.dead_tree, (x, y, chance.uniform(22, 30), chance)))
            else:
                found.append((y, glyphs.reeds, (x, y, chance.uniform(13, 19), chance)))
        p.restore()

    def _farms(
        self, p: QPainter, region: int, chance: Random, keep: list[tuple[Point, float]], found: list[_Glyph]
    ) -> None:
        for x, y in self._scatter(region, 62, 24, chance, keep, 2)[:5]:
            found.append((y, glyphs.house, (x, y, chance.uniform(11, 14), chance)))
            found.append((y - 1, glyphs.tree, (x + 13, y - 1, chance.uniform(11, 14), chance)))

    def _clusters(
        self, p: QPainter, region: int, chance: Random, keep: list[tuple[Point, float]], found: list[_Glyph]
    ) -> None:
        draw = _CLUSTERS[self.board.terrain_of(region)]
        for x, y in self._scatter(region, 26, 15, chance, keep):
            found.append((y, draw, (x, y, chance.uniform(14, 21), chance)))


_CLUSTERS: Final = {"mushroom": glyphs.mushroom, "crystal": glyphs.crystal, "mine": glyphs.rocks}

_PLANTING: Final = {
    "forest": Landscape._forest, "hill": Landscape._hills, "mountain": Landscape._peaks,
    "swamp": Landscape._swamp, "farmland": Landscape._farms, "mushroom": Landscape._clusters,
    "mine": Landscape._clusters, "crystal": Landscape._clusters, "mud": Landscape._swamp,
    "blackmountain": Landscape._black_peaks,
}  # fmt: skip


def _tile(colour: str, *, dark: bool, most: int) -> QImage:
    return tinted(QColor(colour), 0.45, 0.85, most, cells=4, seed=5, dark=dark)


def _varied(base: QColor, chance: Random) -> QColor:
    """Return *base* a little off in hue and value, so that neighbours of one terrain differ."""
    hue = (base.hue() + chance.randint(-5, 5)) % 360
    value = min(255, max(0, base.value() + chance.randint(-7, 7)))
    return QColor.fromHsv(hue, base.saturation(), value)


def _glow(
    outline: QPainterPath, centre: QPointF, share: float, stops: Iterable[tuple[float, QColor]]
) -> QRadialGradient:
    box = outline.boundingRect()
    gradient = QRadialGradient(centre, max(box.width(), box.height()) * share)
    for at, colour in stops:
        gradient.setColorAt(at, colour)
    return gradient


def _stroke(p: QPainter, lines: Iterable[QPolygonF], line_pen: QPen) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen)
    for line in lines:
        p.drawPolyline(line)


def _coarse(lines: Iterable[QPolygonF]) -> list[QPolygonF]:
    """Return *lines* with a third of their points: enough for a stroke far wider than their wiggles."""
    return [QPolygonF([*points[:-1:3], points[-1]]) for line in lines if len(points := line.toList()) > 1]
