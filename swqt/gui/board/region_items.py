"""Scene items of a region: its ground with owner and marks, its stack of tokens and pieces, and its cost badge.

``RegionLook`` describes everything that a region shows.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cached_property
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from swqt.gui.board.cached_item import CachedItem, RenderBudget
from swqt.gui.board.token_painter import (
    GOLD,
    INK,
    PAPER,
    RADIUS,
    CostBadge,
    GhostPiece,
    TokenFace,
    paint_badge,
    paint_ghost,
    paint_piece,
    paint_promised,
    paint_stack,
)
from swqt.gui.style.seat_style import NEUTRAL, style_of
from swqt.gui.style.theme import blend, text_font

FADE: Final = 120
"""Milliseconds in which a badge appears or vanishes."""

_BOX: Final = QRectF(-64, -24, 128, 52)


class BadgeFader(QObject):
    """Fades the badges of one map in and out over ``milliseconds``; 0 shows and hides them at once."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.milliseconds = 0
        self._ways: dict[CostBadgeItem, tuple[float, float]] = {}
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._go)
        self._clock.finished.connect(self.finish)

    @property
    def is_running(self) -> bool:
        """Whether any badge is being faded."""
        return bool(self._ways)

    def turn(self, badge: CostBadgeItem, goal: float) -> None:
        """Fade *badge* to the opacity *goal*; fades in progress are restarted to end together with it."""
        self._ways[badge] = (badge.opacity(), goal)
        if self.milliseconds <= 0:
            self.finish()
        elif self._clock.state() != QVariantAnimation.State.Running or self._clock.currentTime():
            self._begin()

    def _begin(self) -> None:
        self._ways = {item: (item.opacity(), there) for item, (_, there) in self._ways.items()}
        self._clock.stop()
        self._clock.setDuration(self.milliseconds)
        self._clock.start()

    def finish(self) -> None:
        """Complete all fades at once."""
        self._clock.stop()
        ways, self._ways = self._ways, {}
        for badge, (_, goal) in ways.items():
            badge.setOpacity(goal)
            badge.arrive()

    def _go(self, time: float) -> None:
        for badge, (start, goal) in self._ways.items():
            badge.setOpacity(start + (goal - start) * time)


class CostBadgeItem(CachedItem):
    """Shows one CostBadge or none as a child of *stand*, so that fading it does not redraw the stack."""

    def __init__(self, stand: QGraphicsItem, budget: RenderBudget, fades: BadgeFader) -> None:
        super().__init__(budget)
        self.setParentItem(stand)
        self.badge: CostBadge | None = None
        """The badge shown, including one that is being faded out."""
        self.wanted = False
        self._fades = fades
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setOpacity(0.0)
        self.setVisible(False)

    def show_badge(self, badge: CostBadge | None, place: QPointF) -> None:
        """Fade in *badge* at *place*; None fades out the current one."""
        if badge is not None:
            self.setPos(place)
            if badge != self.badge:
                self.badge = badge
                self.redraw()
        if self.wanted != (badge is not None):
            self.wanted = badge is not None
            self.setVisible(True)
            self._fades.turn(self, 1.0 if self.wanted else 0.0)

    def arrive(self) -> None:
        """Drop the badge if a fade-out has ended."""
        if not self.wanted:
            self.badge = None
            self.setVisible(False)
            self.redraw()

    def area(self) -> QRectF:
        return _BOX if self.badge is not None else QRectF()

    def draw(self, p: QPainter, detail: float) -> None:
        if self.badge is not None:
            paint_badge(p, self.badge)


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

    def strokes(self, p: QPainter, detail: float, strokes: Iterable[tuple[float, QColor]]) -> None:
        """Draw *strokes* of (width, colour) along the outline; half of the width is inside. *detail*: pixels per unit.
        """
        rings = self._rings if detail > 1.3 else self._coarse
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


TARGET: Final = "target"
DIMMED: Final = "dimmed"
"""Not a target while another region may be chosen."""

LEAVING: Final = "leaving"
CHOSEN: Final = "chosen"


class RegionLook(NamedTuple):
    """Everything that a region shows. *seat* is -1 for no owner; *natives* counts tokens of *native*.

    *native* is "tribe" or "monster". *pieces*, and those *promised* by a proposal, are pairs of kind and count.
    """

    seat: int = -1
    race: str = ""
    declined: bool = False
    tokens: int = 0
    natives: int = 0
    native: str = "tribe"
    pieces: tuple[tuple[str, int], ...] = ()
    badge: CostBadge | None = None
    mark: str = ""
    ghost: GhostPiece | None = None
    promised: tuple[tuple[str, int], ...] = ()


EMPTY: Final = RegionLook()



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
"""Limits of the size of a region that its marking is measured by, on a board 1280 wide."""

_TARGET_GLOW: Final = QColor("#f2c65a")
_TARGET_LINE: Final = QColor("#f2d98a")
_CHOSEN_LINE: Final = QColor("#fff3cf")
_DIM: Final = QColor(43, 29, 20, 61)


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


class RegionItem(CachedItem):
    """Paints a region's owner, mark and hover state on its ground; *unit* is a 1280th of the board's width."""

    def __init__(self, region: int, outline: QPainterPath, budget: RenderBudget, unit: float = 1.0) -> None:
        super().__init__(budget)
        self.region = region
        self.look = EMPTY
        self.hovered = False
        self._rim = OwnerBorder(outline)
        self._unit = unit
        self.ring = TargetRing(self, self._rim, budget, unit)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)    # the scene paints it in its background
        self.setZValue(1)

    def show_look(self, look: RegionLook) -> None:
        changed = (look.seat, look.declined, look.mark) != (self.look.seat, self.look.declined, self.look.mark)
        self.look = look
        if changed:
            self.redraw()
            self.ring.redraw()

    def set_hovered(self, hovered: bool) -> None:
        if hovered != self.hovered:
            self.hovered = hovered
            self.redraw()
            self.ring.redraw()

    def update(self, *_: object) -> None:
        """Repaint the region in the background of all views."""
        if (scene := self.scene()) is not None:
            scene.invalidate(self._rim.box, QGraphicsScene.SceneLayer.BackgroundLayer)

    def boundingRect(self) -> QRectF:
        return self._rim.box

    def shape(self) -> QPainterPath:
        return self._rim.outline

    def area(self) -> QRectF:
        shown = self.look.seat >= 0 or self.look.mark or self.hovered
        return self._rim.box if shown else QRectF()

    def draw(self, p: QPainter, detail: float) -> None:
        rim, look = self._rim, self.look
        if look.seat >= 0:
            self._draw_owner(p, detail)
        if look.mark == LEAVING:
            rim.hatch(p, Qt.BrushStyle.DiagCrossPattern, QColor(60, 30, 20, 190), 15, 3.4)
        elif look.mark == DIMMED:
            rim.fill(p, _DIM)
        if self.hovered or look.mark == CHOSEN:
            rim.fill(p, translucent(CREAM, 41))
        rim.cut(p)

    def _draw_owner(self, p: QPainter, detail: float) -> None:
        """Paint the owner's band along the border, an ink and a cream line inside it, and a glow that fades inwards."""
        rim, unit = self._rim, self._unit
        style, lines = style_of(self.look.seat), _DECLINED if self.look.declined else _ACTIVE
        size = min(max(rim.size, _SMALLEST * unit), _LARGEST * unit)
        tint = style.tint()
        band, line = max(lines.band * size, 3 * unit), max(_LINE * size, unit)
        hair = max(_HAIR * size, 0.8 * unit)
        rim.strokes(p, detail, glow_strokes(tint, band + line, lines.glow * size, lines.top, _GLOW_POWER))
        if self.look.declined:
            gap = _HATCH_GAP * size
            width = 2 * (band + line + lines.glow * size)
            rim.hatched_stroke(p, width, gap, 0.42 * gap, alpha(tint, _HATCH_ALPHA), detail)
            tint = blend(tint, _STONE, _DULL)
        rim.strokes(p, detail, (
            (2 * (band + line), alpha(CREAM, lines.line_alpha)), (2 * (band + hair), alpha(_INK, 0.75)),
            (2 * band, tint), (2.4 * unit, BORDER_INK),
        ))


class TargetRing(CachedItem):
    """Paints the glow outside a region's border and the line on it while the region is a target or pointed at."""

    def __init__(self, region: RegionItem, rim: OwnerBorder, budget: RenderBudget, unit: float) -> None:
        super().__init__(budget)
        self._region = region
        self._rim = rim
        self._unit = unit
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)    # the scene paints it in its background
        self.setZValue(2)

    @property
    def _strong(self) -> bool:
        return self._region.hovered or self._region.look.mark == CHOSEN

    def area(self) -> QRectF:
        if not (self._strong or self._region.look.mark == TARGET):
            return QRectF()
        margin = 18 * self._unit
        whole = self._rim.box.adjusted(-margin, -margin, margin, margin)
        return whole.intersected(self.scene().sceneRect()) if self.scene() is not None else whole

    def update(self, *_: object) -> None:
        """Repaint the ring in the background of all views."""
        if (scene := self.scene()) is not None:
            scene.invalidate(self.boundingRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def draw(self, p: QPainter, detail: float) -> None:
        unit, rim = self._unit, self._rim
        depth = (15 if self._strong else 10) * unit
        rim.strokes(p, detail, glow_strokes(_TARGET_GLOW, 0, depth, 0.8, 1.5))
        p.setCompositionMode(_MODE.CompositionMode_DestinationOut)
        p.fillPath(rim.outline, QColor(0, 0, 0))
        p.setCompositionMode(_MODE.CompositionMode_SourceOver)
        line, ink, colour = (2.8, 4.6, _CHOSEN_LINE) if self._strong else (2.0, 3.8, _TARGET_LINE)
        rim.strokes(p, detail, ((ink * unit, _INK), (line * unit, colour)))


_ROW: Final = 3
"""Pieces in a row."""

_STEP: Final = 30.0
"""Distance between the centres of two pieces, in board units."""

_PIECE: Final = 14.5
"""Radius of a piece, in board units."""


class TokenStackItem(CachedItem):
    """The contents of a region: tokens or natives, pieces, the cost badge and, if enabled, the region code."""

    def __init__(
        self, code: str, budget: RenderBudget, fades: BadgeFader, *, low: bool = False, high: bool = False
    ) -> None:
        """*low* places pieces, *high* the badge, beside the tokens, because the edge of the board is near."""
        super().__init__(budget)
        self.code = code
        self._low = low
        self._high = high
        self.look = EMPTY
        self.show_code = False
        self.badge_shown = True
        self._badge = CostBadgeItem(self, budget, fades)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(3)
        self.setVisible(False)

    def show_look(self, look: RegionLook) -> None:
        before, self.look = self.look, look
        if look._replace(mark="") != before._replace(mark=""):
            self._changed(redrawn=_without_cost(look) != _without_cost(before))

    def set_show_code(self, show: bool) -> None:
        if show != self.show_code:
            self.show_code = show
            # In an empty region both are centred, and the code takes precedence.
            self._badge.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, show)
            self._changed()

    def show_badge(self, shown: bool) -> None:
        """Show or hide the badge; its place stays free."""
        if shown != self.badge_shown:
            self.badge_shown = shown
            if self.look.badge is not None:
                self._changed(redrawn=False)

    def _changed(self, *, redrawn: bool = True) -> None:
        look = self.look
        self._badge.show_badge(look.badge if self.badge_shown else None, self._badge_place())
        badge = self._badge.badge is not None
        proposed = look.ghost or look.promised
        self.setVisible(bool(look.tokens or look.natives or look.pieces or badge or proposed or self.show_code))
        if redrawn:
            self.redraw()

    def area(self) -> QRectF:
        look = self.look
        box = QRectF()
        if look.tokens or look.natives:
            reach = RADIUS * 1.45
            box = QRectF(-reach, -reach, 2 * reach, 2 * reach + RADIUS * 0.5)
        if look.pieces or look.promised:
            box |= self._piece_box()
        if look.ghost:
            reach = RADIUS * 1.5
            box |= QRectF(-reach, -reach, 2 * reach, 2 * reach).translated(self._ghost_place())
        if self.show_code:
            box |= QRectF(-36, -20, 72, 80)
        return box

    def draw(self, p: QPainter, detail: float) -> None:
        look = self.look
        if look.ghost:
            p.save()
            p.translate(self._ghost_place())
            paint_ghost(p, style_of(look.ghost.seat), look.ghost, RADIUS * 0.86)
            p.restore()
        held = look.seat >= 0 and look.tokens > 0
        if held:
            paint_stack(p, style_of(look.seat), TokenFace("race", look.race, look.tokens, look.declined))
        elif look.natives:
            paint_stack(p, NEUTRAL, TokenFace("native", look.native, look.natives), RADIUS * 0.86)
        for number, (kind, count, at) in enumerate(self._places()):
            p.save()
            p.translate(at)
            paint = paint_piece if number < len(look.pieces) else paint_promised
            paint(p, kind, _PIECE, count)
            p.restore()
        if self.show_code:
            self._paint_code(p)

    def _ghost_place(self) -> QPointF:
        """Return the position of a ghost: that of the tokens, or beside them if there are any."""
        if not self._standing():
            return QPointF()
        return QPointF(RADIUS * 1.5, RADIUS * 0.4 if self._high else -RADIUS * 0.7)

    def _standing(self) -> bool:
        return self.look.tokens > 0 or self.look.natives > 0

    def _badge_place(self) -> QPointF:
        if not self._standing():
            return QPointF()
        return QPointF(RADIUS * 2.1, -RADIUS * 0.4) if self._high else QPointF(0, -RADIUS * 1.72)

    def _places(self) -> list[tuple[str, int, QPointF]]:
        """Return the pieces, promised ones last, with their positions.

        They are centred if nothing else is in the region; otherwise in rows below it, or in columns beside it.
        """
        y = RADIUS * 1.72 if self._standing() or self.look.ghost else (30.0 if self.look.badge else 0.0)
        pieces = self.look.pieces + self.look.promised
        out = []
        for start in range(0, len(pieces), _ROW):
            row = pieces[start : start + _ROW]
            away = y + start // _ROW * _STEP
            for number, (kind, count) in enumerate(row):
                along = (number - (len(row) - 1) / 2) * _STEP
                out.append((kind, count, QPointF(away, along) if self._low and y else QPointF(along, away)))
        return out

    def _piece_box(self) -> QRectF:
        reach = _PIECE * 1.6
        box = QRectF()
        for _, _, at in self._places():
            box |= QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
        return box

    def _paint_code(self, p: QPainter) -> None:
        font = QFont(text_font(bold=True))
        font.setPixelSize(24)
        box = QRectF(-32, RADIUS * 0.95 if self._standing() else -16, 64, 32)
        p.setPen(QPen(INK, 2))
        p.setBrush(PAPER)
        p.drawRoundedRect(box, 8, 8)
        p.setFont(font)
        p.setPen(QPen(INK))
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, self.code)
        p.setPen(QPen(GOLD, 1.5))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRoundedRect(box.adjusted(3, 3, -3, -3), 6, 6)


def _without_cost(look: RegionLook) -> tuple[RegionLook, bool]:
    """Return what the picture of *look* depends on; of the badge, only whether there is one."""
    return look._replace(mark="", badge=None), look.badge is not None
