"""Paints a board's landscape into images, whole or in tiles.

The picture depends only on the board and its shape; owners and tokens are painted by the scene. The same board always
gives the same picture, and a tile equals that part of the whole.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from swqt.content import signs
from swqt.engine import Board
from swqt.gui.board import decoration, glyphs
from swqt.gui.board.cavern_glyphs import halo
from swqt.gui.board.decoration import GROUNDS, LOOKS, tiled, tinted
from swqt.gui.board.geometry import MapGeometry, Point
from swqt.gui.board.glyphs import mix, pen, tone
from swqt.gui.board.vegetation import PlacedGlyph, VegetationPlanner

_STEP: Final = 7.0
_LEDGES: Final = ((66.0, 15.0, "#150c0e"), (45.0, 12.0, "#251718"), (27.0, 9.0, "#3d2825"), (12.0, 5.0, "#5d4136"))
"""Ledges from the deepest to the rim: reach into the chasm, roughness of the edge, colour."""


class WaterStreak(NamedTuple):
    """A highlight on flowing water."""

    line: QPainterPath
    width: float
    alpha: int


class ChasmLedge(NamedTuple):
    """A ledge of rock along a chasm's rim: its area, its inner edge, and *depth*, its index in ``_LEDGES``."""

    band: QPolygonF
    edge: QPolygonF
    depth: int


def streaks(banks: Sequence[QPolygonF], water: QPainterPath, starts: Iterable[Point]) -> list[WaterStreak]:
    """Return highlights through *starts* that run parallel to the *banks*, across the regions of a river."""
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
            out.append(WaterStreak(_smooth(points), chance.uniform(1.0, 2.6), chance.randint(55, 150)))
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
            # Banks run in either direction: orient each along the line so far, or downstream at its start.
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


def paint_streaks(p: QPainter, lines: Iterable[WaterStreak], area: QRectF) -> None:
    """Paint the highlights that reach into *area*, each with a shadow and a bright core."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    for line, width, alpha in lines:
        if line.boundingRect().adjusted(-4, -4, 4, 4).intersects(area):
            p.setPen(pen(QColor(6, 40, 58, alpha // 2), width))
            p.drawPath(line.translated(1.4, 2.0))
            p.setPen(pen(QColor(176, 246, 240, alpha // 2), width))
            p.drawPath(line)
            p.setPen(pen(QColor(232, 255, 250, alpha), width * 0.45))
            p.drawPath(line)


def ledges(outline: QPainterPath, rims: Iterable[QPolygonF], room: float, seed: int) -> list[ChasmLedge]:
    """Return the ledges along *rims* inside *outline*, the deepest first; they cover at most half of *room*."""
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
            out.append(ChasmLedge(QPolygonF([*rim, *reversed(edge)]), QPolygonF(edge), depth))
    return out


def _chained(lines: Iterable[QPolygonF]) -> list[list[QPointF]]:
    """Return *lines* joined at common end points."""
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
    """Return points along a rim, each with the unit normal that points into *outline*."""
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


def paint_ledges(p: QPainter, shelves: Iterable[ChasmLedge], ground: str) -> None:
    """Paint ledges of rock tinted with *ground*, each with a shadow and a lit edge."""
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
    """Paint glowing lava with bright cracks in its crust."""
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


STYLE_VERSION: Final = 6
"""Part of the cache key: increase it when the painting changes."""

_GLOW: Final = ((92, 20), (70, 24), (50, 30), (34, 38), (20, 48))
_ECHOES: Final = ((84, 60), (56, 95), (31, 135))
_SHADE: Final = ((46, 16), (32, 22), (20, 30), (11, 42))


class BorderLine:
    """A border line and a coarser copy for wide strokes."""

    def __init__(self, points: QPolygonF) -> None:
        self.fine = points
        every = points.toList()
        self.coarse = QPolygonF([*every[:-1:3], every[-1]])
        self.box = points.boundingRect()


class ChasmShape(NamedTuple):
    """Adjacent chasm regions merged into one: their outline, its ledges, and the base colour of neighbouring land."""

    regions: tuple[int, ...]
    outline: QPainterPath
    ledges: list[ChasmLedge]
    rock: str


class PaintingCancelled(Exception):
    """Raised when painting was stopped before it was finished."""


class LandscapePainter:
    """Paints one board: ``image`` the whole, ``tile`` a part. Usable from any thread, but only from one at a time.

    *stopped* is polled while painting; once it returns True, painting raises PaintingCancelled.
    """

    def __init__(self, board: Board, shape: MapGeometry, stopped: Callable[[], bool] = lambda: False) -> None:
        self._stopped = stopped
        self.board = board
        self.shape = shape
        self.look = LOOKS[board.world]
        self.grounds = [GROUNDS[board.terrain_of(i)] for i in range(len(board.codes))]
        self.signs = [signs(board, i) for i in range(len(board.codes))]
        self.planter = VegetationPlanner(board, shape, self.signs)
        self.whole = QRectF(0, 0, shape.width, shape.height)
        self.land = self._union("land")
        self.water = self._union("water")
        lines = {id(border.line): BorderLine(border.line) for border in shape.borders}
        self.rims = [[lines[id(line)] for line in rims] for rims in shape.rims]
        inner = [(lines[id(b.line)], [self.grounds[i] for i in b.sides]) for b in shape.borders if min(b.sides) >= 0]
        self.coasts = [line for line, sides in inner if len({ground.water for ground in sides}) == 2]
        self.sea_lines = [line for line, sides in inner if all(ground.water for ground in sides)]
        self.rifts = [line for line, sides in inner if all(ground.kind == "chasm" for ground in sides)]
        dry = [(line, sides) for line, sides in inner if not any(ground.water for ground in sides)]
        self.fronts = [line for line, sides in dry if any(ground.land for ground in sides)]

    def image(self, scale: float = 1.0) -> QImage:
        """Return the whole picture at *scale* pixels per board unit."""
        return self.tile(self.whole, scale)

    def tile(self, area: QRectF, scale: float) -> QImage:
        """Return the part of the picture in *area* (board units) at *scale* pixels per board unit."""
        image = QImage(round(area.width() * scale), round(area.height() * scale), QImage.Format.Format_RGB32)
        image.fill(QColor(self.look.sea))
        p = QPainter(image)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.scale(scale, scale)
        p.translate(-area.topLeft())
        for stage in (
            self._water, self._waves, self._ground, self._chasms, self._shade, self._borders, self._growth,
            self._signs, self._paper,
        ):  # fmt: skip
            if self._stopped():
                break
            stage(p, area)
        p.end()
        if self._stopped():
            raise PaintingCancelled
        return image

    def _union(self, kind: str) -> QPainterPath:
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for outline, ground in zip(self.shape.paths, self.grounds, strict=True):
            if ground.kind == kind:
                path.addPath(outline)
        return path

    @cached_property
    def _boxes(self) -> list[QRectF]:
        return [outline.boundingRect() for outline in self.shape.paths]

    @cached_property
    def _standing(self) -> list[PlacedGlyph]:
        return self.planter.standing()

    @cached_property
    def _floors(self) -> list[list[PlacedGlyph]]:
        return [self.planter.floor(region) for region in range(len(self.grounds))]

    @cached_property
    def _compass(self) -> tuple[int, QPointF]:
        """The sea region with room for a compass rose beside its tokens and the rose's position; -1 if none."""
        for region in sorted(self._of("sea"), key=lambda region: -self.shape.room[region]):
            keep = [(self.planter.label(region), decoration.COMPASS + 66)]
            spots = self.planter.scatter(region, 20, decoration.COMPASS + 40, Random(region), keep)
            spots = [spot for spot in spots if self.whole.adjusted(75, 75, -75, -75).contains(QPointF(*spot))]
            if spots:
                return region, QPointF(*max(spots, key=lambda spot: spot[1]))
        return -1, QPointF()

    @cached_property
    def _streaks(self) -> list[WaterStreak]:
        banks = [line.fine for region in self._of("river") for line in self.rims[region] if line in self.coasts]
        starts = [
            spot
            for region in self._of("river")
            for spot in self.planter.scatter(region, 27, 9, Random(region * 3 + 2), ())
        ]
        return streaks(banks, self.water, starts)

    @cached_property
    def _pits(self) -> list[ChasmShape]:
        """The chasms; adjacent regions are merged."""
        rest = set(self._of("chasm"))
        rifts = {id(line) for line in self.rifts}
        pits = []
        while rest:
            group = [rest.pop()]
            for region in group:
                found = {i for i in rest if self.board.near[region] >> i & 1}
                group += sorted(found)
                rest -= found
            outline = QPainterPath()
            outline.setFillRule(Qt.FillRule.WindingFill)
            for region in group:
                outline.addPath(self.shape.paths[region])
            rims = [line.fine for region in group for line in self.rims[region] if id(line) not in rifts]
            near = next((self.grounds[i].base for i in self._beside(group[0])), GROUNDS["chasm"].light)
            room = min(self.shape.room[region] for region in group)
            pits.append(ChasmShape(tuple(sorted(group)), outline, ledges(outline, rims, room, min(group)), near))
        return pits

    def _of(self, terrain: str) -> list[int]:
        return [region for region in range(len(self.grounds)) if self.board.terrain_of(region) == terrain]

    def _seen(self, area: QRectF, kind: str) -> list[int]:
        """Return the regions of a terrain *kind* that reach into *area*."""
        return [
            region
            for region, ground in enumerate(self.grounds)
            if ground.kind == kind and self._boxes[region].intersects(area)
        ]

    def _water(self, p: QPainter, area: QRectF) -> None:
        p.save()
        p.setClipPath(self.water)
        for region in self._seen(area, "water"):
            outline, ground = self.shape.paths[region], self.grounds[region]
            if self.board.terrain_of(region) == "river":
                p.fillPath(outline, mix(ground.dark, ground.base, 0.35))
            else:
                stops = ((0, QColor(ground.dark)), (1, QColor(ground.base)))
                p.fillPath(outline, _glow(outline, self.shape.labels[region], 0.6, stops))
        p.fillRect(area, tiled(_tile("#3c280f", dark=False, most=46), 2.3))
        p.fillRect(area, tiled(_tile("#fffae1", dark=True, most=60), 3.1, 90, 40))
        for width, alpha in _GLOW:
            _stroke(p, self.coasts, pen(tone(self.look.foam, alpha), width), area, coarse=True)
        self._echoes(p, area)
        paint_streaks(p, self._streaks, area)
        for width, alpha in ((22, 16), (16, 24), (10, 34)):
            p.translate(1.2, 2.0)
            _stroke(p, self.coasts, pen(QColor(14, 34, 52, alpha), width), area, coarse=True)
        p.restore()

    def _echoes(self, p: QPainter, area: QRectF) -> None:
        """Paint three thin lines parallel to the coast: wide strokes with slightly narrower ones cut out."""
        device = p.device()
        layer = QImage(device.width(), device.height(), QImage.Format.Format_ARGB32_Premultiplied)
        layer.fill(Qt.GlobalColor.transparent)
        lp = QPainter(layer)
        lp.setRenderHint(QPainter.RenderHint.Antialiasing)
        lp.setTransform(p.transform())
        for width, alpha in _ECHOES:
            lp.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            _stroke(lp, self.coasts, pen(tone(self.look.echo, alpha), width), area, coarse=True)
            lp.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            _stroke(lp, self.coasts, pen(QColor(0, 0, 0), width - 2.8), area, coarse=True)
        lp.end()
        p.drawImage(area, layer)

    def _waves(self, p: QPainter, area: QRectF) -> None:
        for region in self._seen(area, "water"):
            if self.board.terrain_of(region) == "river":
                continue
            chance = Random(region)
            wide = self.shape.room[region] > 90
            keep = [(self.planter.label(region), 46.0)]
            if region == self._compass[0]:
                at = self._compass[1]
                decoration.paint_compass(p, at)
                keep.append(((at.x(), at.y()), decoration.COMPASS + 14))
            for x, y in self.planter.scatter(region, 62 if wide else 44, 44 if wide else 26, chance, keep):
                glyphs.wave(p, x, y, chance.uniform(7, 11))

    def _ground(self, p: QPainter, area: QRectF) -> None:
        for region in self._seen(area, "land"):
            outline, ground = self.shape.paths[region], self.grounds[region]
            base = _varied(QColor(ground.base), Random(region * 7 + 1))
            stops = ((0, mix(base, ground.light, 0.75)), (0.65, base), (1, mix(base, ground.dark, 0.30)))
            p.fillPath(outline, _glow(outline, self.shape.labels[region], 0.62, stops))
        dark, pale, grain = self.look.stains
        p.save()
        p.setClipPath(self.land)
        p.fillRect(area, tiled(_tile("#3c280f", dark=False, most=dark), 1.7, 31, 77))
        p.fillRect(area, tiled(_tile("#fffae1", dark=True, most=pale), 2.2, 150, 10))
        p.fillRect(area, tiled(tinted(QColor(70, 50, 25), 0.40, 0.85, grain, cells=24, seed=6, dark=False), 0.5))
        p.restore()

    def _chasms(self, p: QPainter, area: QRectF) -> None:
        for pit in self._pits:
            if not pit.outline.boundingRect().intersects(area):
                continue
            p.save()
            p.setClipPath(pit.outline)
            p.fillPath(pit.outline, QColor("#050304"))
            for region in pit.regions:
                if self.board.marks["volcano"] >> region & 1:
                    paint_lava(p, self.shape.labels[region], self.shape.room[region], region)
            paint_ledges(p, pit.ledges, pit.rock)
            p.restore()

    def _beside(self, region: int) -> list[int]:
        return [i for i in range(len(self.grounds)) if self.board.near[region] >> i & 1 and self.grounds[i].land]

    def _shade(self, p: QPainter, area: QRectF) -> None:
        """Paint what lies on the ground of each region, then darken the region towards its rim."""
        for region, ground in enumerate(self.grounds):
            if ground.kind == "chasm" or not self._boxes[region].intersects(area):
                continue
            outline = self.shape.paths[region]
            p.save()
            p.setClipPath(outline)
            if self.board.terrain_of(region) == "farmland":
                box = outline.boundingRect()
                reach = math.hypot(box.width(), box.height()) / 2 + 30
                glyphs.fields(p, box.center(), reach, Random(region * 13 + 5))
            for plant in self._floors[region]:
                if plant.box.intersects(area):
                    plant.paint(p)
            rim = QColor(ground.dark).darker(125)
            for width, alpha in ((8, 30),) if ground.water else _SHADE:
                rim.setAlpha(round(alpha * self.look.shade))
                _stroke(p, self.rims[region], pen(rim, width), area, coarse=True)
            p.restore()

    def _borders(self, p: QPainter, area: QRectF) -> None:
        look = self.look
        _stroke(p, self.rifts, pen(QColor(120, 92, 84, 110), 2.2), area)
        _stroke(p, self.fronts, pen(tone(*look.front_edge), 6.4), area)
        _stroke(p, self.fronts, pen(tone(*look.front), 3.0), area)
        _stroke(p, self.sea_lines, pen(QColor(12, 44, 66, 110), 4.5), area)
        _stroke(p, self.sea_lines, QPen(QColor(236, 248, 246, 190), 2.0, Qt.PenStyle.DashLine), area)
        _stroke(p, self.coasts, pen(tone(*look.coast_edge), 6.5), area)
        _stroke(p, self.coasts, pen(tone(*look.coast), 3.4), area)

    def _growth(self, p: QPainter, area: QRectF) -> None:
        for number, plant in enumerate(self._standing):
            if number % 64 == 0 and self._stopped():
                return
            if plant.box.intersects(area):
                plant.paint(p)

    def _signs(self, p: QPainter, area: QRectF) -> None:
        for marks, spots in zip(self.signs, self.shape.symbols, strict=True):
            for mark, spot in zip(marks, spots, strict=False):
                if area.adjusted(-40, -40, 40, 40).contains(spot):
                    decoration.medallion(p, spot.x(), spot.y(), mark)

    def _paper(self, p: QPainter, area: QRectF) -> None:
        decoration.paint_frame(p, self.whole, area, self.look)


def _tile(colour: str, *, dark: bool, most: int) -> QImage:
    return tinted(QColor(colour), 0.45, 0.85, most, cells=4, seed=5, dark=dark)


def _varied(base: QColor, chance: Random) -> QColor:
    """Return *base* with small random changes of hue and value, so that neighbours of one terrain differ."""
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


def _stroke(p: QPainter, lines: Iterable[BorderLine], line_pen: QPen, area: QRectF, *, coarse: bool = False) -> None:
    """Stroke the *lines* that reach into *area*; *coarse* uses their coarse copies."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen)
    slack = line_pen.widthF()
    near = area.adjusted(-slack, -slack, slack, slack)
    for line in lines:
        if line.box.intersects(near) or not line.box.isValid():
            p.drawPolyline(line.coarse if coarse else line.fine)
