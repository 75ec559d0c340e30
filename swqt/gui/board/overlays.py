"""What can be laid over the map: flat colours on the ground, and tags that say a number, a name or a seat."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from swqt.gui.art import scaled, text_path
from swqt.gui.board.overlay import INK, Rim, translucent
from swqt.gui.board.sprite import Sprite
from swqt.gui.board.token import AFFORDABLE, GOLD, PAPER, Badge, paint_badge
from swqt.gui.fonts import text_font
from swqt.gui.seats import emblem_path, faded, style_of
from swqt.gui.studio import RenderBudget

EMBLEM: Final = "emblem"
COINS: Final = "coins"
COST: Final = "cost"
NAME: Final = "name"
CHANGE: Final = "change"

_HIGH: Final = 34.0
_STEP: Final = 38.0
_WIDE: Final = 130.0
"""Half the width that a tag may have; its height; and how far tags stand from each other."""

_TEXT: Final = 25
_LINE: Final = 27.0
_LONG: Final = 150.0
"""The size of a name, the height of each further line of it, and the width from which on it is parted into lines."""


class Tag(NamedTuple):
    """One sign on a region. *seat* is whose; *number* is a cost or coins; *dashed* where it is not certain.

    A CHANGE leads from *seat* to the seat *number*; -1 is nobody.
    """

    kind: str
    seat: int = -1
    number: int = 0
    text: str = ""
    dashed: bool = False


class Lay(NamedTuple):
    """What lies on one region: a colour of some strength (of 255), hatched where a race is in decline, and tags."""

    colour: str = ""
    strength: int = 0
    declined_seat: int = -1
    tags: tuple[Tag, ...] = ()


BARE: Final = Lay()


class LayGround(Sprite):
    """The colour on a region, inside its outline."""

    def __init__(self, outline: QPainterPath, budget: RenderBudget) -> None:
        super().__init__(budget)
        self._rim = Rim(outline)
        self._lay = BARE
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(1.5)

    def show_lay(self, lay: Lay) -> None:
        if lay[:3] != self._lay[:3]:
            self._lay = lay
            self.redraw()

    def area(self) -> QRectF:
        return self._rim.box if self._lay.strength else QRectF()

    def draw(self, p: QPainter, detail: float) -> None:
        lay, rim = self._lay, self._rim
        colour = QColor(lay.colour)
        style = style_of(lay.declined_seat)
        if lay.declined_seat >= 0:
            colour = faded(colour, 0.4)
        rim.fill(p, translucent(colour, lay.strength))
        if lay.declined_seat >= 0:
            rim.hatch(p, style.hatch, translucent(colour.darker(150), 150))
        rim.strokes(p, detail, ((5, translucent(INK, 210)),))
        rim.cut(p)


class LayTags(Sprite):
    """The tags of a region, one below the other around the place of its tokens."""

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
        """How far the tags go to each side of their middle, and above and below it, with a little room."""
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
        paint_badge(p, Badge(tag.number, AFFORDABLE))
    elif tag.kind == NAME:
        _paint_name(p, tag.text)
    elif tag.kind == COST:
        _paint_cost(p, tag)
    elif tag.kind == CHANGE:
        _paint_change(p, tag)
    else:
        _paint_emblem(p, tag.seat, QPointF(), _HIGH * 0.55)


def _paint_emblem(p: QPainter, seat: int, at: QPointF, radius: float) -> None:
    """Paint the emblem of *seat* on its colour, in a light ring and a dark one."""
    style = style_of(seat)
    p.save()
    p.translate(at)
    p.setPen(QPen(INK, radius * 0.12))
    p.setBrush(PAPER)
    p.drawEllipse(QPointF(0, 0), radius, radius)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(style.tint())
    p.drawEllipse(QPointF(0, 0), radius * 0.84, radius * 0.84)
    p.fillPath(emblem_path(style.emblem, radius * 0.48), QColor(style.ink))
    p.restore()


def _paint_plate(p: QPainter, width: float, height: float = _HIGH, *, dashed: bool = False) -> None:
    box = QRectF(-width / 2, -height / 2, width, height)
    p.setPen(QPen(translucent(INK, 220), 2.2, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine))
    p.setBrush(PAPER)
    p.drawRoundedRect(box, _HIGH / 2, _HIGH / 2)


def _paint_cost(p: QPainter, tag: Tag) -> None:
    """Paint who could come, and for how many tokens; dashed and with a mark if only the die makes it possible."""
    width = _HIGH * (2.5 if tag.dashed else 2.05)
    _paint_plate(p, width, dashed=tag.dashed)
    _paint_emblem(p, tag.seat, QPointF(-width / 2 + _HIGH * 0.5, 0), _HIGH * 0.44)
    text = f"{tag.number} ?" if tag.dashed else str(tag.number)
    p.fillPath(scaled(text_path(text, 100), _HIGH * 0.0082, _HIGH * 0.45, 0), INK)


def _paint_change(p: QPainter, tag: Tag) -> None:
    """Paint who had the region, an arrow, and who has it now."""
    _paint_plate(p, _HIGH * 2.7)
    for seat, x in ((tag.seat, -0.85), (tag.number, 0.85)):
        at = QPointF(x * _HIGH, 0)
        if seat >= 0:
            _paint_emblem(p, seat, at, _HIGH * 0.42)
        else:
            p.setPen(QPen(translucent(INK, 160), 2, Qt.PenStyle.DotLine))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawEllipse(at, _HIGH * 0.34, _HIGH * 0.34)
    p.setPen(QPen(INK, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    p.drawLine(QPointF(-9, 0), QPointF(9, 0))
    p.drawLine(QPointF(9, 0), QPointF(3, -6))
    p.drawLine(QPointF(9, 0), QPointF(3, 6))


def name_lines(text: str) -> list[str]:
    """Return *text* in two lines of about the same width if it is too wide for one."""
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
    p.setPen(QPen(INK))
    for number, line in enumerate(lines):
        middle = _LINE * (number - (len(lines) - 1) / 2)
        p.drawText(QRectF(-width / 2, middle - _HIGH / 2, width, _HIGH), Qt.AlignmentFlag.AlignCenter, line)
    p.setPen(QPen(GOLD, 1.5))
    p.setBrush(Qt.BrushStyle.NoBrush)
    box = QRectF(-width / 2, -height / 2, width, height).adjusted(3, 3, -3, -3)
    p.drawRoundedRect(box, _HIGH / 2 - 3, _HIGH / 2 - 3)
