"""Paints inside and along the outline of a region: the owner's band, lines, glow and hatch."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform

from swqt.gui.style.seat_style import SeatStyle
from swqt.gui.style.theme import blend

CREAM: Final = QColor("#f8f0dc")
_INK: Final = QColor("#2b1d14")
_STONE: Final = QColor("#8f8172")
BORDER_INK: Final = QColor(17, 17, 17)
_MODE = QPainter.CompositionMode

Hatch = tuple[tuple[float, float], ...]
"""Directions of a hatch's lines."""

_LINES: Final[dict[Qt.BrushStyle, Hatch]] = {
    Qt.BrushStyle.BDiagPattern: ((1, -1),),
    Qt.BrushStyle.FDiagPattern: ((1, 1),),
    Qt.BrushStyle.VerPattern: ((0, 1),),
    Qt.BrushStyle.HorPattern: ((1, 0),),
    Qt.BrushStyle.CrossPattern: ((0, 1), (1, 0)),
    Qt.BrushStyle.DiagCrossPattern: ((1, 1), (1, -1)),
}


class OwnerLines(NamedTuple):
    """The marking of an owner inside the border, in shares of the region's size; ``top`` is the alpha of the glow.

    The measures were chosen by contrast with every terrain and by the area that stays free.
    """

    band: float
    glow: float
    top: float
    line_alpha: float


_ACTIVE: Final = OwnerLines(0.034, 0.140, 0.62, 0.95)
_DECLINED: Final = OwnerLines(0.026, 0.120, 0.22, 0.70)
_LINE: Final = 0.016
_HAIR: Final = 0.005
_GLOW_STEPS: Final = 10
_GLOW_POWER: Final = 1.6
_HATCH_GAP: Final = 0.060
_HATCH_ALPHA: Final = 0.38
_DULL: Final = 0.22
"""Share of stone in the band of a race in decline."""

_SMALLEST: Final = 60.0
_LARGEST: Final = 200.0
"""Limits of the region size that scales the marking, on a board 1280 wide."""

_SHARP: Final = 1.3
"""Pixels per board unit above which every point of an outline is drawn."""

_SOFT: Final = 0.5
"""Maximum pixels per board unit at which a glow is drawn before it is enlarged."""

_TARGET_GLOW: Final = QColor("#f2c65a")
_TARGET_LINE: Final = QColor("#f2d98a")
_CHOSEN_LINE: Final = QColor("#fff3cf")
DIM: Final = QColor(43, 29, 20, 61)


def glow_strokes(colour: QColor, inner: float, depth: float, top: float, power: float) -> list[tuple[float, QColor]]:
    """Return strokes, widest first, that add up to a glow from *top* at *inner* to nothing *depth* farther away."""
    strokes, done = [], 0.0
    for step in range(_GLOW_STEPS, 0, -1):
        want = top * (1 - (step - 1) / _GLOW_STEPS) ** power
        added = QColor(colour)
        added.setAlphaF((want - done) / (1 - done))
        done = want
        strokes.append((2 * (inner + depth * step / _GLOW_STEPS), added))
    return strokes


class OwnerBorder:
    """Paints inside one region's outline with a painter in board coordinates.

    ``fill`` and ``hatch`` cover the bounding box; ``cut`` then removes everything outside the outline.
    """

    def __init__(self, outline: QPainterPath) -> None:
        self.outline = outline
        self.box = outline.boundingRect().adjusted(-1, -1, 1, 1)
        self._outside = QPainterPath()
        self._outside.addRect(self.box.adjusted(-2, -2, 2, 2))
        self._outside.addPath(outline)    # the odd-even rule leaves only the outside

    @cached_property
    def size(self) -> float:
        """The square root of the region's area, in board units."""
        doubled = sum(
            one.x() * other.y() - other.x() * one.y()
            for ring in self._rings for one, other in pairwise(ring.toList())
        )    # fmt: skip
        return math.sqrt(abs(doubled) / 2)

    @cached_property
    def _rings(self) -> list[QPolygonF]:
        return [ring for ring in self.outline.toSubpathPolygons() if ring.size() > 3]

    @cached_property
    def _coarse(self) -> list[QPolygonF]:
        return [_thinned(ring.toList()) for ring in self._rings]

    def fill(self, p: QPainter, colour: QColor) -> None:
        """Fill the bounding box."""
        p.fillRect(self.box, colour)

    def glow(self, p: QPainter, detail: float, strokes: Sequence[tuple[float, QColor]]) -> None:
        """Draw a glow of *strokes* (width, colour), widest first, at low resolution, since it has no sharp edge."""
        scale, reach = min(detail / 2, _SOFT), math.ceil(strokes[0][0] / 2)
        box = self.box.adjusted(-reach, -reach, reach, reach)
        size = (box.size() * scale).toSize() + QSize(1, 1)
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        q = QPainter(image)
        q.setRenderHint(QPainter.RenderHint.Antialiasing)
        q.scale(scale, scale)
        q.translate(-box.topLeft())
        self._stroke(q, self._coarse, strokes)
        q.end()
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        p.drawImage(QRectF(box.topLeft(), size.toSizeF() / scale), image)

    def strokes(self, p: QPainter, detail: float, strokes: Iterable[tuple[float, QColor]]) -> None:
        """Draw *strokes* (width, colour) along the outline, half inside it, at *detail* pixels per unit."""
        self._stroke(p, self._rings if detail > _SHARP else self._coarse, strokes)

    def _stroke(self, p: QPainter, rings: list[QPolygonF], strokes: Iterable[tuple[float, QColor]]) -> None:
        p.setBrush(Qt.BrushStyle.NoBrush)
        for width, colour in strokes:
            p.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
            for ring in rings:
                p.drawPolyline(ring)

    def hatch(self, p: QPainter, style: Qt.BrushStyle, colour: QColor, gap: float = 13.0, width: float = 3.0) -> None:
        """Hatch the bounding box with lines *gap* units apart."""
        p.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        for dx, dy in _LINES[style]:
            p.drawLines(_parallels(self.box, dx, dy, gap))

    def hatched_stroke(
        self, p: QPainter, width: float, gap: float, thickness: float, colour: QColor, detail: float
    ) -> None:
        """Draw a stroke along the outline that consists of diagonal lines of *thickness*, *gap* units apart."""
        side = max(4, round(gap * 2**0.5 * detail))
        tile = QPixmap(side, side)
        tile.fill(Qt.GlobalColor.transparent)
        q = QPainter(tile)
        q.setRenderHint(QPainter.RenderHint.Antialiasing)
        q.setPen(QPen(colour, thickness * detail, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        for shift in (-side, 0, side):
            q.drawLine(QPointF(shift - 1, side + 1), QPointF(shift + side + 1, -1))
        q.end()
        brush = QBrush(tile)
        brush.setTransform(QTransform.fromScale(1 / detail, 1 / detail))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(brush, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        for ring in self._coarse:
            p.drawPolyline(ring)

    def paint_owner(self, p: QPainter, detail: float, style: SeatStyle, unit: float, *, declined: bool) -> None:
        """Paint the owner's band along the border, an ink and a cream line inside it, and a glow that fades inwards.

        *unit* is a 1280th of the board's width. A tribe in decline has a duller band, and hatching for its glow.
        """
        lines, tint = _DECLINED if declined else _ACTIVE, style.tint()
        size = min(max(self.size, _SMALLEST * unit), _LARGEST * unit)
        band, line = max(lines.band * size, 3 * unit), max(_LINE * size, unit)
        hair = max(_HAIR * size, 0.8 * unit)
        self.glow(p, detail, glow_strokes(tint, band + line, lines.glow * size, lines.top, _GLOW_POWER))
        if declined:
            gap, width = _HATCH_GAP * size, 2 * (band + line + lines.glow * size)
            self.hatched_stroke(p, width, gap, 0.42 * gap, alpha(tint, _HATCH_ALPHA), detail)
            tint = blend(tint, _STONE, _DULL)
        self.strokes(p, detail, (
            (2 * (band + line), alpha(CREAM, lines.line_alpha)), (2 * (band + hair), alpha(_INK, 0.75)),
            (2 * band, tint), (2.4 * unit, BORDER_INK),
        ))

    def paint_target(self, p: QPainter, detail: float, unit: float, *, strong: bool) -> None:
        """Paint a glow outside the border and a light line on it; *strong* for a hovered or chosen region."""
        self.glow(p, detail, glow_strokes(_TARGET_GLOW, 0, (15 if strong else 10) * unit, 0.8, 1.5))
        p.setCompositionMode(_MODE.CompositionMode_DestinationOut)
        p.fillPath(self.outline, QColor(0, 0, 0))
        p.setCompositionMode(_MODE.CompositionMode_SourceOver)
        line, ink, colour = (2.8, 4.6, _CHOSEN_LINE) if strong else (2.0, 3.8, _TARGET_LINE)
        self.strokes(p, detail, ((ink * unit, _INK), (line * unit, colour)))

    def cut(self, p: QPainter) -> None:
        """Clear everything painted outside the outline."""
        p.setCompositionMode(_MODE.CompositionMode_DestinationOut)
        p.fillPath(self._outside, QColor(0, 0, 0))
        p.setCompositionMode(_MODE.CompositionMode_SourceOver)


def translucent(colour: QColor, opacity: int) -> QColor:
    """Return *colour* with *opacity*, from 0 to 255."""
    out = QColor(colour)
    out.setAlpha(opacity)
    return out


def alpha(colour: QColor, share: float) -> QColor:
    """Return *colour* with the opacity *share*, from 0 to 1."""
    return translucent(colour, round(share * 255))


def _parallels(box: QRectF, dx: float, dy: float, gap: float) -> list[QPointF]:
    """Return pairs of end points of lines in the direction (*dx*, *dy*) that cover *box*."""
    reach = box.width() + box.height()
    # Distances are measured from the board's origin, so that a hatch continues across region borders.
    corners = [box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()]
    length = (dx * dx + dy * dy) ** 0.5
    across = QPointF(-dy / length, dx / length)
    along = QPointF(dx / length, dy / length)
    places = [corner.x() * across.x() + corner.y() * across.y() for corner in corners]
    middle = box.center().x() * along.x() + box.center().y() * along.y()
    ends = []
    for step in range(int(min(places) // gap), int(max(places) // gap) + 2):
        foot = across * (step * gap) + along * middle
        ends += [foot - along * reach, foot + along * reach]
    return ends


_NEAR: Final = 16.0
"""Largest gap, in board units, that leaving out a point may create."""


def _thinned(points: list[QPointF]) -> QPolygonF:
    """Return a closed ring of about half of *points*, which is faster to stroke; corners are kept."""
    kept = [points[0]]
    for number in range(1, len(points) - 1):
        gap = points[number + 1] - kept[-1]
        if number % 2 == 0 or abs(gap.x()) + abs(gap.y()) > _NEAR:
            kept.append(points[number])
    return QPolygonF([*kept, points[-1], points[0]])
