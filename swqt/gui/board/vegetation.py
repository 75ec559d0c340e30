"""Plans the glyphs of a board: scatters points over each region and assigns a glyph to each.

Flat glyphs give each terrain a pattern besides its colour.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from swqt.engine import Board
from swqt.gui.board import cavern_glyphs, glyphs
from swqt.gui.board.geometry import MapGeometry, Point
from swqt.gui.board.glyphs import blob, mix, pen, tone


def spores(p: QPainter, x: float, y: float, s: float, chance: Random) -> None:
    """Paint moss with a few glowing spores."""
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
    """Paint a flat crystal in the ground."""
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
    """Paint a crack in black rock with a pale edge."""
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
    """Paint a dark patch below trees with a few bright leaves."""
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


TOKEN_ROOM: Final = 40.0
SYMBOL_ROOM: Final = 25.0

Glyph = Callable[[QPainter, float, float, float, Random], None]
Disc = tuple[Point, float]
"""A disc to be kept free: centre and radius."""


class PlacedGlyph(NamedTuple):
    """A glyph on the map: the y of its foot, its bounding box, and the function that paints it."""

    foot: float
    box: QRectF
    paint: Callable[[QPainter], None]


class GlyphScatter(NamedTuple):
    """Parameters of a scatter: least distance *apart*, *margin* from the border, sizes from *least* to *most*.

    ``kinds`` are glyphs with cumulative probabilities up to 1. *tries* is the density of attempts, *drop* is added to
    the y of each foot, *number* is the largest number of glyphs. A *flat* scatter is painted below all others, and
    also where tokens will be.
    """

    apart: float
    margin: float
    least: float
    most: float
    kinds: Sequence[tuple[float, Glyph]]
    tries: float = 7.0
    drop: float = 0.0
    flat: bool = False
    number: int = 100000


SOWINGS: Final[dict[str, Sequence[GlyphScatter]]] = {
    "forest": (
        GlyphScatter(30, 8, 10, 17, ((1, undergrowth),), flat=True),
        GlyphScatter(15.5, 11, 15, 21, ((1, glyphs.tree),), tries=9),
    ),
    "hill": (
        GlyphScatter(20, 6, 4, 7, ((1, grass),), tries=3, flat=True),
        GlyphScatter(34, 24, 15, 22, ((1, glyphs.hill),)),
    ),
    "mountain": (
        GlyphScatter(27, 7, 6, 9, ((1, scree),), flat=True),
        GlyphScatter(35, 21, 19, 29, ((1, glyphs.mountain),), drop=8),
    ),
    "swamp": (
        GlyphScatter(27, 17, 10, 17, ((1, glyphs.pool),), tries=2, flat=True),
        GlyphScatter(25, 14, 14, 20, ((0.86, glyphs.reeds), (1, glyphs.dead_tree)), tries=4),
    ),
    "farmland": (GlyphScatter(62, 24, 11, 14, ((1, glyphs.farm),), tries=2, number=5),),
    "mushroom": (
        GlyphScatter(24, 10, 6, 10, ((1, spores),), flat=True),
        GlyphScatter(29, 17, 14, 27, ((1, cavern_glyphs.mushroom),), drop=7),
    ),
    "mine": (
        GlyphScatter(19, 8, 7, 10, ((1, pebbles),), flat=True),
        GlyphScatter(
            50, 25, 17, 21,
            (
                (0.3, cavern_glyphs.timber), (0.52, cavern_glyphs.lamp),
                (0.78, cavern_glyphs.cart), (1, cavern_glyphs.heap),
            ),
            drop=9,
        ),
    ),
    "crystal": (
        GlyphScatter(24, 9, 7, 12, ((1, splinters),), flat=True),
        GlyphScatter(35, 18, 14, 25, ((1, cavern_glyphs.crystal),), drop=8),
    ),
    "mud": (
        GlyphScatter(22, 9, 9, 13, ((1, ripples),), flat=True),
        GlyphScatter(43, 22, 11, 22, ((1, cavern_glyphs.mud_pool),), tries=12, flat=True),
        GlyphScatter(70, 20, 15, 22, ((1, cavern_glyphs.stalagmite),), tries=3),
    ),
    "blackmountain": (
        GlyphScatter(26, 9, 7, 11, ((1, cracks),), flat=True),
        GlyphScatter(36, 19, 19, 29, ((1, cavern_glyphs.black_peak),), drop=8),
    ),
}  # fmt: skip
"""Scatters of each terrain, from the ground up."""


class VegetationPlanner:
    """Scatters glyphs over the regions of one board, deterministically."""

    def __init__(self, board: Board, shape: MapGeometry, signs: Sequence[Sequence[str]]) -> None:
        self._board = board
        self._shape = shape
        self._signs = signs

    def standing(self) -> list[PlacedGlyph]:
        """Return all upright glyphs of the board, back to front."""
        found = [plant for region in range(len(self._board.codes)) for plant in self._sown(region, flat=False)]
        return sorted(found, key=lambda plant: plant.foot)

    def floor(self, region: int) -> list[PlacedGlyph]:
        """Return the flat glyphs of *region*, to be clipped to its outline."""
        found = sorted(self._sown(region, flat=True), key=lambda plant: plant.foot)
        return [*found, self._railway(region)] if self._board.terrain_of(region) == "mine" else found

    def places(self, region: int) -> list[Disc]:
        """Return the discs of *region* that are reserved for tokens and signs."""
        keep = [(self.label(region), min(TOKEN_ROOM, self._shape.room[region] * 0.72))]
        for _, spot in zip(self._signs[region], self._shape.symbols[region], strict=False):
            keep.append(((spot.x(), spot.y()), SYMBOL_ROOM))
        return keep

    def label(self, region: int) -> Point:
        return self._shape.labels[region].x(), self._shape.labels[region].y()

    def _sown(self, region: int, *, flat: bool) -> Iterator[PlacedGlyph]:
        for number, sowing in enumerate(SOWINGS.get(self._board.terrain_of(region), ())):
            if sowing.flat != flat:
                continue
            chance = Random(region * 17 + number * 7 + 3)
            keep = () if flat else self.places(region)
            spots = self.scatter(region, sowing.apart, sowing.margin, chance, keep, sowing.tries)[: sowing.number]
            for nth, (x, y) in enumerate(spots):
                share = chance.random()
                draw = next(glyph for limit, glyph in sowing.kinds if share <= limit)
                size = chance.uniform(sowing.least, sowing.most)
                yield _plant(draw, x, y + sowing.drop, size, region * 5003 + number * 1009 + nth)

    def _railway(self, region: int) -> PlacedGlyph:
        """Return a railway from rim to rim that avoids the tokens."""
        rim = self._shape.rim_points[region]
        chance = Random(region * 23 + 1)
        ax, ay = rim[chance.randrange(len(rim))]
        bx, by = max(rim, key=lambda point: (point[0] - ax) ** 2 + (point[1] - ay) ** 2)
        lx, ly = self.label(region)
        track = QPainterPath(QPointF(ax, ay))
        track.cubicTo(
            QPointF((ax + lx) / 2 + (by - ay) * 0.12, (ay + ly) / 2 - (bx - ax) * 0.12 + 18),
            QPointF((bx + lx) / 2 - (by - ay) * 0.12, (by + ly) / 2 + (bx - ax) * 0.12 + 18),
            QPointF(bx, by),
        )
        box = track.boundingRect().adjusted(-12, -12, 12, 12)
        return PlacedGlyph(box.bottom(), box, lambda p: cavern_glyphs.rails(p, track))

    def scatter(
        self, region: int, distance: float, margin: float, chance: Random, keep: Sequence[Disc], tries: float = 6.0
    ) -> list[Point]:
        """Return points in *region*, *distance* apart, *margin* from its border and outside the discs of *keep*."""
        outline = self._shape.paths[region]
        box = outline.boundingRect()
        left, top, width, height = box.left(), box.top(), box.width(), box.height()
        taken: dict[tuple[int, int], list[Point]] = {}
        spots: list[Point] = []
        for _ in range(int(width * height / distance**2 * tries)):
            x = left + chance.random() * width
            y = top + chance.random() * height
            if _crowded(taken, x, y, distance):
                continue
            if any((kx - x) ** 2 + ((ky - y) * 1.1) ** 2 < r * r for (kx, ky), r in keep):
                continue
            if not outline.contains(QPointF(x, y)) or not self._shape.clear_of_rim(region, x, y, margin):
                continue
            taken.setdefault((int(x // distance), int(y // distance)), []).append((x, y))
            spots.append((x, y))
        return spots


def _crowded(taken: dict[tuple[int, int], list[Point]], x: float, y: float, distance: float) -> bool:
    """Return whether a point of *taken* is nearer than *distance* to (x, y); *taken* is a grid of that cell size."""
    cx, cy = int(x // distance), int(y // distance)
    limit = distance * distance
    for column in (cx, cx - 1, cx + 1):
        for row in (cy, cy - 1, cy + 1):
            square = taken.get((column, row))
            if square:
                for qx, qy in square:
                    if (qx - x) ** 2 + (qy - y) ** 2 < limit:
                        return True
    return False


def _plant(draw: Glyph, x: float, y: float, size: float, seed: int) -> PlacedGlyph:
    """Return the glyph. It has its own random seed, so that it looks the same in every tile."""
    box = QRectF(x - 3 * size, y - 3.2 * size, 6 * size, 5.2 * size)
    return PlacedGlyph(y, box, lambda p: draw(p, x, y, size, Random(seed)))
