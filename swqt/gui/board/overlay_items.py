"""Scene items above the landscape: past moves, focus ring, pointers, overlay colours and tags, and lit regions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QLineF, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from swqt.engine import RegionSet, members
from swqt.gui.board.cached_item import CachedItem, RenderBudget
from swqt.gui.board.owner_border import BORDER_INK, CREAM, DIM, OwnerBorder, translucent
from swqt.gui.board.region_items import RegionItem, TokenStackItem
from swqt.gui.board.token_painter import AFFORDABLE, GOLD, PAPER, RADIUS, CostBadge, paint_badge, paint_number
from swqt.gui.style.icons import scaled, text_path
from swqt.gui.style.portraits import crest, paint_face
from swqt.gui.style.seat_style import emblem_path, faded, style_of
from swqt.gui.style.theme import text_font

CONQUER: Final = "conquer"
ATTEMPT: Final = "attempt"
ABANDON: Final = "abandon"

_GAP: Final = RADIUS * 1.35
"""Distance between an arrow's end and the centre of the tokens there, in board units."""

_SHORT: Final = 46.0
_BEND: Final = 0.16
_WIDTH: Final = 6.0
_HEAD: Final = 15.0
_DISC: Final = 13.5


class MoveArrow(NamedTuple):
    """A past move of *seat* (*kind*) on *region* from region *source*; -1 is off the map."""

    kind: str
    source: int
    region: int
    seat: int


class ArrowItem(CachedItem):
    """A numbered arrow from *start* to *end*; solid for conquests, dashed for failed attempts and abandoned regions."""

    def __init__(self, move: MoveArrow, number: int, start: QPointF | None, end: QPointF, budget: RenderBudget) -> None:
        super().__init__(budget)
        self._move = move
        self._number = number
        self._thick = 1.0
        self._line = _curve(start, end, outwards=move.kind == ABANDON)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(2.5)
        self.redraw()

    def set_size(self, size: float) -> None:
        """Draw the arrow *size* times as thick, so that it is visible on a small map."""
        if size != self._thick:
            self._thick = size
            self.redraw()

    def area(self) -> QRectF:
        reach = (_DISC + 6) * self._thick
        return self._line.boundingRect().adjusted(-reach, -reach, reach, reach)

    def draw(self, p: QPainter, detail: float) -> None:
        tint = style_of(self._move.seat).tint()
        size = self._thick
        wide, length, disc = _WIDTH * size, self._line.length() or 1.0, _DISC * size
        tip = self._line.pointAtPercent(1.0)
        head = _head(self._line.pointAtPercent(max(0.0, 1 - _HEAD * size / length)), tip, _HEAD * 0.62 * size)
        shaft = QPainterPath(self._line.pointAtPercent(0.0))
        for step in range(1, 13):
            shaft.lineTo(self._line.pointAtPercent(step / 12 * max(0.0, 1 - _HEAD * 0.8 * size / length)))
        # A light line with dark edges contrasts with any ground.
        for width, colour in ((wide + 5.5, translucent(BORDER_INK, 170)), (wide + 3, translucent(CREAM, 235))):
            edge = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(edge)
            p.drawPath(shaft)
            edge.setWidthF(width - wide)
            p.setPen(edge)
            p.setBrush(colour)
            p.drawPolygon(head)
        line = QPen(tint, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        if self._move.kind != CONQUER:
            line.setDashPattern([1.1, 0.9])
        p.setPen(line)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(shaft)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(tint)
        p.drawPolygon(head)
        at = self._line.pointAtPercent(0.42)
        for radius, colour in ((disc + 1.4, BORDER_INK), (disc, tint)):
            p.setBrush(colour)
            p.drawEllipse(at, radius, radius)
        paint_number(p, self._number, at, disc * 0.8)


def _curve(start: QPointF | None, end: QPointF, *, outwards: bool) -> QPainterPath:
    """Return a slightly curved line between two points, clear of the tokens there; a short one if *start* is None."""
    if start is None:
        corner = QPointF(-math.sqrt(0.5), -math.sqrt(0.5))
        near, far = end + corner * _GAP * 0.95, end + corner * (_GAP + _SHORT)
        points = (near, far) if outwards else (far, near)
    else:
        line = QLineF(start, end)
        gap = min(_GAP, line.length() * 0.3)
        points = (line.pointAt(gap / line.length()), line.pointAt(1 - gap / line.length()))
    first, last = points
    across = QPointF(first.y() - last.y(), last.x() - first.x())
    path = QPainterPath(first)
    path.quadTo((first + last) / 2 + across * _BEND, last)
    return path


def _head(back: QPointF, tip: QPointF, half: float) -> QPolygonF:
    along = tip - back
    length = math.hypot(along.x(), along.y()) or 1.0
    side = QPointF(-along.y(), along.x()) * (half / length)
    return QPolygonF([tip, back + side, back - side])


DARK: Final = QColor("#111111")
LIGHT: Final = QColor("#FFFFFF")
WIDTH: Final = 3
"""Width of the light ring in screen pixels at any zoom; it has a dark line on either side."""


class FocusItem(QGraphicsItem):
    """The keyboard focus ring, above the regions and below their tokens; transparent to the mouse."""

    def __init__(self) -> None:
        super().__init__()
        self._outline = QPainterPath()
        self._rings = ((DARK, 5 * WIDTH), (LIGHT, 4 * WIDTH), (DARK, 2 * WIDTH))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(2)
        self.hide()

    def show_outline(self, outline: QPainterPath | None) -> None:
        """Show the ring around *outline*; None hides it."""
        self.prepareGeometryChange()
        self._outline = QPainterPath()
        for ring in outline.toSubpathPolygons() if outline is not None else ():
            self._outline.addPolygon(ring)
            self._outline.closeSubpath()    # for a round join where the line starts and ends
        self.setVisible(outline is not None)

    def boundingRect(self) -> QRectF:
        return self._outline.boundingRect()

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.save()    # the view is set to DontSavePainterState, and the clip must not affect later items
        painter.setClipPath(self._outline, Qt.ClipOperation.IntersectClip)    # nothing is painted on the frame
        for colour, width in self._rings:
            line = QPen(
                colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            )
            line.setCosmetic(True)
            painter.strokePath(self._outline, line)
        painter.restore()


class RegionPointer(NamedTuple):
    """A pointer at *region* in *colour*; *name* is who points."""

    region: int
    name: str
    colour: str


class PointerItem(FocusItem):
    """A ring around a region that somebody points at, and their name near the tokens at *place*, within *area*."""

    def __init__(self, pointer: RegionPointer, outline: QPainterPath, place: QPointF, area: QRectF) -> None:
        super().__init__()
        self._name, self._place, self._size, self._area = pointer.name, place, 1.0, area
        self._rings = ((DARK, 9 * WIDTH), (LIGHT, 8 * WIDTH), (QColor(pointer.colour), 6 * WIDTH))
        self.setZValue(3.8)
        self.show_outline(outline)

    def set_size(self, size: float) -> None:
        """Scale the name by *size*, as the tokens are."""
        self.prepareGeometryChange()
        self._size = size

    def boundingRect(self) -> QRectF:
        return self._outline.boundingRect().united(self._plate())

    def _plate(self) -> QRectF:
        """Return the rectangle of the name: above the tokens, or below them if there is no room above."""
        lines = name_lines(self._name)
        wide, high = min(2 * _WIDE, _text_width(lines) + 8), _HIGH + _LINE * (len(lines) - 1) + 8
        box = QRectF(0, 0, wide * self._size, high * self._size)
        above = self._place.y() - (_REACH + high / 2) * self._size
        below = self._place.y() + (_REACH + high / 2) * self._size
        box.moveCenter(QPointF(self._place.x(), above if above > self._area.top() + box.height() / 2 else below))
        box.moveLeft(min(max(box.left(), self._area.left()), self._area.right() - box.width()))
        return box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        super().paint(painter, option, widget)
        painter.save()
        painter.translate(self._plate().center())
        painter.scale(self._size, self._size)
        _paint_name(painter, self._name)
        painter.restore()


POINTERS: Final = ("#FF7A00", "#D61FB8", "#00B4D8", "#8CD600", "#8A5CFF")
"""Colours of pointers; none of them is the colour of a seat."""

_REACH: Final = 34.0
"""Distance of a pointer's name from the centre of the tokens, in board units."""

EMBLEM: Final = "emblem"
COINS: Final = "coins"
COST: Final = "cost"
NAME: Final = "name"
CHANGE: Final = "change"

_HIGH: Final = 34.0
"""Height of a tag, in board units."""

_STEP: Final = 38.0
"""Distance between the centres of two tags."""

_WIDE: Final = 130.0
"""Half the largest width of a tag."""

_TEXT: Final = 25
"""Font size of a name."""

_LINE: Final = 27.0
"""Line height of a name."""

_LONG: Final = 150.0
"""Width above which a name is broken into two lines."""


class Tag(NamedTuple):
    """A tag on a region for *seat*; *number* is a cost or coins, *dashed* marks an uncertain cost.

    A CHANGE shows a new owner: from *seat* to seat *number*, -1 for no owner.
    """

    kind: str
    seat: int = -1
    number: int = 0
    text: str = ""
    dashed: bool = False


class RegionOverlay(NamedTuple):
    """The overlay of one region: a colour with its alpha (*strength*), and tags.

    *declined_seat* is the seat whose hatch marks a race in decline; -1 is none.
    """

    colour: str = ""
    strength: int = 0
    declined_seat: int = -1
    tags: tuple[Tag, ...] = ()


BARE: Final = RegionOverlay()


class OverlayFillItem(CachedItem):
    """Fills a region's outline with the overlay colour."""

    def __init__(self, outline: QPainterPath, budget: RenderBudget) -> None:
        super().__init__(budget)
        self._rim = OwnerBorder(outline)
        self._overlay = BARE
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(1.5)

    def show_overlay(self, overlay: RegionOverlay) -> None:
        if overlay[:3] != self._overlay[:3]:
            self._overlay = overlay
            self.redraw()

    def area(self) -> QRectF:
        return self._rim.box if self._overlay.strength else QRectF()

    def draw(self, p: QPainter, detail: float) -> None:
        overlay, rim = self._overlay, self._rim
        colour = QColor(overlay.colour)
        style = style_of(overlay.declined_seat)
        if overlay.declined_seat >= 0:
            colour = faded(colour, 0.4)
        rim.fill(p, translucent(colour, overlay.strength))
        if overlay.declined_seat >= 0:
            rim.hatch(p, style.hatch, translucent(colour.darker(150), 150))
        rim.strokes(p, detail, ((5, translucent(BORDER_INK, 210)),))
        rim.cut(p)


class OverlayTagsItem(CachedItem):
    """The tags of a region, stacked and centred where its tokens are."""

    def __init__(self, budget: RenderBudget) -> None:
        super().__init__(budget)
        self._tags: tuple[Tag, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(3.6)

    def show_tags(self, tags: tuple[Tag, ...]) -> None:
        if tags != self._tags:
            self._tags = tags
            self.redraw()

    def area(self) -> QRectF:
        if not self._tags:
            return QRectF()
        half = _STEP * len(self._tags) / 2 + 8 + _LINE / 2
        return QRectF(-_WIDE, -half, 2 * _WIDE, 2 * half)

    @property
    def reach(self) -> tuple[float, float]:
        """Half the width and half the height of the tags including a margin, in item coordinates."""
        if not self._tags:
            return 0.0, 0.0
        lines = max(len(name_lines(tag.text)) for tag in self._tags)
        high = _STEP * len(self._tags) / 2 + _LINE * (lines - 1) / 2
        return max(_half(tag) for tag in self._tags) + 3, high

    def draw(self, p: QPainter, detail: float) -> None:
        top = -_STEP * (len(self._tags) - 1) / 2
        for number, tag in enumerate(self._tags):
            p.save()
            p.translate(0, top + number * _STEP)
            _paint_tag(p, tag)
            p.restore()


def _paint_tag(p: QPainter, tag: Tag) -> None:
    if tag.kind == COINS:
        paint_badge(p, CostBadge(tag.number, AFFORDABLE), _HIGH * 0.9)
    elif tag.kind == NAME:
        _paint_name(p, tag.text)
    elif tag.kind == COST:
        _paint_cost(p, tag)
    elif tag.kind == CHANGE:
        _paint_change(p, tag)
    else:
        _paint_emblem(p, tag.seat, QPointF(), _HIGH * 0.55)


def _paint_emblem(p: QPainter, seat: int, at: QPointF, radius: float) -> None:
    """Paint the emblem of *seat* on its colour, within a light and a dark ring."""
    style = style_of(seat)
    p.save()
    p.translate(at)
    p.setPen(QPen(BORDER_INK, radius * 0.12))
    p.setBrush(PAPER)
    p.drawEllipse(QPointF(0, 0), radius, radius)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(style.tint())
    p.drawEllipse(QPointF(0, 0), radius * 0.84, radius * 0.84)
    p.fillPath(emblem_path(style.emblem, radius * 0.48), QColor(style.ink))
    p.restore()


def _paint_plate(p: QPainter, width: float, height: float = _HIGH, *, dashed: bool = False) -> None:
    box = QRectF(-width / 2, -height / 2, width, height)
    p.setPen(QPen(translucent(BORDER_INK, 220), 2.2, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine))
    p.setBrush(PAPER)
    p.drawRoundedRect(box, _HIGH / 2, _HIGH / 2)


def _paint_cost(p: QPainter, tag: Tag) -> None:
    """Paint the emblem of the attacker and the tokens needed; dashed with "?" if the die is needed."""
    width = _HIGH * (2.5 if tag.dashed else 2.05)
    _paint_plate(p, width, dashed=tag.dashed)
    _paint_emblem(p, tag.seat, QPointF(-width / 2 + _HIGH * 0.5, 0), _HIGH * 0.44)
    text = f"{tag.number} ?" if tag.dashed else str(tag.number)
    p.fillPath(scaled(text_path(text, 100), _HIGH * 0.0082, _HIGH * 0.45, 0), BORDER_INK)


def _paint_change(p: QPainter, tag: Tag) -> None:
    """Paint the previous owner, an arrow, and the new owner."""
    _paint_plate(p, _HIGH * 2.7)
    for seat, x in ((tag.seat, -0.85), (tag.number, 0.85)):
        at = QPointF(x * _HIGH, 0)
        if seat >= 0:
            _paint_emblem(p, seat, at, _HIGH * 0.42)
        else:
            p.setPen(QPen(translucent(BORDER_INK, 160), 2, Qt.PenStyle.DotLine))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawEllipse(at, _HIGH * 0.34, _HIGH * 0.34)
    p.setPen(QPen(BORDER_INK, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    p.drawLine(QPointF(-9, 0), QPointF(9, 0))
    p.drawLine(QPointF(9, 0), QPointF(3, -6))
    p.drawLine(QPointF(9, 0), QPointF(3, 6))


def name_lines(text: str) -> list[str]:
    """Return *text* as one line, or as two lines of similar width if it is too wide."""
    words = text.split(" ")
    if len(words) == 1 or _text_width([text]) <= _LONG:
        return [text]
    ways = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return min(ways, key=_text_width)


def _text_width(lines: list[str]) -> float:
    metrics = QFontMetricsF(_name_font())
    return max(metrics.horizontalAdvance(line) for line in lines) + 26


def _name_font() -> QFont:
    font = QFont(text_font(bold=True))
    font.setPixelSize(_TEXT)
    return font


def _half(tag: Tag) -> float:
    return min(_WIDE, _text_width(name_lines(tag.text)) / 2) if tag.kind == NAME else _HIGH * 1.35


def _paint_name(p: QPainter, text: str) -> None:
    lines = name_lines(text)
    width = min(2 * _WIDE - 8, _text_width(lines))
    height = _HIGH + _LINE * (len(lines) - 1)
    _paint_plate(p, width, height)
    p.setFont(_name_font())
    p.setPen(QPen(BORDER_INK))
    for number, line in enumerate(lines):
        middle = _LINE * (number - (len(lines) - 1) / 2)
        p.drawText(QRectF(-width / 2, middle - _HIGH / 2, width, _HIGH), Qt.AlignmentFlag.AlignCenter, line)
    p.setPen(QPen(GOLD, 1.5))
    p.setBrush(Qt.BrushStyle.NoBrush)
    box = QRectF(-width / 2, -height / 2, width, height).adjusted(3, 3, -3, -3)
    p.drawRoundedRect(box, _HIGH / 2 - 3, _HIGH / 2 - 3)


LIGHT_FADE: Final = 140
"""Milliseconds in which regions light up or go dark."""

_MODE = QPainter.CompositionMode
_LIGHT_BORDER: Final = 1.2
_LIGHT_LINE: Final = 1.7
_LIGHT_HAIR: Final = 0.7
"""Widths of the border inside a region, of the line along it and of that line's dark edge, on a board 1280 wide."""

_SIGN: Final = 0.62
"""Half the side of a trait's picture, in token radii."""

_BESIDE: Final = QPointF(-1.55, 0.45)
"""The centre of that picture relative to the centre of the tokens, in token radii."""


class RegionLight(NamedTuple):
    """The *regions* that the trait *name* is made for; *kind* is "race" or "power"."""

    kind: str
    name: str
    regions: RegionSet


class RegionLightItem(CachedItem):
    """Draws a line along the inside of each lit region and the pictures of the traits that light it; dims the others.

    It fades in and out over ``milliseconds``; 0 shows and hides it at once.
    """

    def __init__(
        self, regions: Sequence[RegionItem], stands: Sequence[TokenStackItem], budget: RenderBudget, unit: float,
        parent: QObject,
    ) -> None:  # fmt: skip
        """*unit* is a 1280th of the board's width."""
        super().__init__(budget)
        self.milliseconds = 0
        self.lights: tuple[RegionLight, ...] = ()
        """The lights shown, including those that are fading out."""
        self._wanted = False
        self._regions, self._stands = regions, stands
        self._unit = unit
        self._fade = QVariantAnimation(parent)
        self._fade.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fade.valueChanged.connect(self._go)
        self._fade.finished.connect(self.finish)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsSelectable, enabled=False)
        self.setOpacity(0.0)
        self.setVisible(False)
        self.setZValue(2.2)

    @property
    def is_fading(self) -> bool:
        return self._fade.state() == QVariantAnimation.State.Running

    @property
    def lit(self) -> RegionSet:
        """All regions that are lit."""
        together: RegionSet = 0
        for light in self.lights:
            together |= light.regions
        return together

    def show_lights(self, lights: Sequence[RegionLight]) -> None:
        """Light the regions of *lights* and dim the others; if it is empty, light and dim none."""
        if tuple(lights) == (self.lights if self._wanted else ()):
            return
        self._wanted = bool(lights)
        if lights and tuple(lights) != self.lights:
            self.lights = tuple(lights)
            self.redraw()
        self.setVisible(bool(self.lights))
        self._fade.stop()
        if not self.milliseconds:
            self.finish()
            return
        self._fade.setDuration(self.milliseconds)
        self._fade.setStartValue(self.opacity())
        self._fade.setEndValue(1.0 if self._wanted else 0.0)
        self._fade.start()

    def finish(self) -> None:
        """Complete the fade at once."""
        self._fade.stop()
        self.setOpacity(1.0 if self._wanted else 0.0)
        if not self._wanted and self.lights:
            self.lights = ()
            self.setVisible(False)
            self.redraw()

    def _go(self, opacity: float) -> None:
        self.setOpacity(opacity)

    @cached_property
    def _rims(self) -> list[OwnerBorder]:
        return [OwnerBorder(region.shape()) for region in self._regions]

    @cached_property
    def _inside(self) -> QRectF:
        """The bounding rectangle of all regions."""
        box = QRectF()
        for region in self._regions:
            box |= region.shape().boundingRect()
        return box

    def area(self) -> QRectF:
        scene = self.scene()
        return scene.sceneRect() if self.lights and scene is not None else QRectF()

    def draw(self, p: QPainter, detail: float) -> None:
        lit, unit = members(self.lit), self._unit
        others = QPainterPath()    # the odd-even rule leaves everything but the lit regions
        others.addRect(self._inside)
        for number in lit:
            others.addPath(self._regions[number].shape())
            self._rims[number].strokes(p, detail, (
                (2 * (_LIGHT_BORDER + _LIGHT_LINE + _LIGHT_HAIR) * unit, translucent(BORDER_INK, 150)),
                (2 * (_LIGHT_BORDER + _LIGHT_LINE) * unit, CREAM), (2 * _LIGHT_BORDER * unit, BORDER_INK),
            ))    # fmt: skip
        p.setCompositionMode(_MODE.CompositionMode_DestinationOut)
        p.fillPath(others, BORDER_INK)
        p.setCompositionMode(_MODE.CompositionMode_SourceOver)
        p.fillPath(others, DIM)
        for number in lit:
            self._draw_signs(p, number, detail)

    def _draw_signs(self, p: QPainter, region: int, detail: float) -> None:
        """Draw the pictures of the traits that light *region*, beside its tokens and pieces."""
        stand = self._stands[region]
        size = RADIUS * stand.scale()
        side = 2 * _SIGN * size
        kinds = [light for light in self.lights if light.regions >> region & 1]
        empty = not (stand.look.tokens or stand.look.natives or stand.look.pieces)
        for number, light in enumerate(kinds):
            centre = stand.pos() + (QPointF() if empty else _BESIDE * size) - QPointF(0, number * side * 1.05)
            centre.setX(max(centre.x(), self._inside.left() + side / 2))
            box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
            if light.kind == "power":
                picture = crest("power", light.name, round(side * detail), 1.0, halo=CREAM)
                p.drawPixmap(box, picture, QRectF(picture.rect()))
            else:
                paint_face(p, light.name, box, detail)
