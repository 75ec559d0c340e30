"""One region of the map: what it shows (a RegionLook) and the item that paints it and is hit by the mouse."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QStyleOptionGraphicsItem, QWidget

from swqt.gui.board.overlay import Rim
from swqt.gui.board.token import (
    GOLD,
    INK,
    PAPER,
    RADIUS,
    Badge,
    Face,
    paint_badge,
    paint_piece,
    paint_stack,
)
from swqt.gui.fonts import text_font
from swqt.gui.seats import NEUTRAL, faded, style_of

TARGET: Final = "target"
LEAVING: Final = "leaving"
CHOSEN: Final = "chosen"


class RegionLook(NamedTuple):
    """Everything a region shows. *seat* is -1 for nobody; *natives* are tokens of *native* ("tribe", "monster")."""

    seat: int = -1
    race: str = ""
    declined: bool = False
    tokens: int = 0
    natives: int = 0
    native: str = "tribe"
    pieces: tuple[tuple[str, int], ...] = ()
    badge: Badge | None = None
    mark: str = ""


EMPTY: Final = RegionLook()

_ROW: Final = 3
_STEP: Final = 30.0
_PIECE: Final = 14.5
"""How pieces stand: so many in a row, so far apart, and their radius."""

_CREAM: Final = QColor(255, 251, 234)


class RegionItem(QGraphicsPathItem):
    """Paints who holds a region, whether it is a target, and whether the pointer is on it."""

    def __init__(self, region: int, outline: QPainterPath) -> None:
        super().__init__(outline)
        self.region = region
        self.look = EMPTY
        self.hovered = False
        self.rim = Rim(outline)
        self._picture: QPixmap | None = None
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setZValue(1)

    def show_look(self, look: RegionLook) -> None:
        if look[:3] != self.look[:3] or look.mark != self.look.mark:
            self._picture = None
            self.update()
        self.look = look

    def set_hovered(self, hovered: bool) -> None:
        if hovered != self.hovered:
            self.hovered = hovered
            self._picture = None
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.look.seat < 0 and not self.look.mark and not self.hovered:
            return
        if self._picture is None:
            self._picture = self._compose()
        painter.drawPixmap(self.rim.box, self._picture, QRectF(self._picture.rect()))

    def _compose(self) -> QPixmap:
        rim, look = self.rim, self.look
        image, p = rim.start()
        if look.seat >= 0:
            style = style_of(look.seat)
            tint = style.tint()
            if look.declined:
                tint = faded(tint)
            rim.tint(p, rim.inside, tint, 36)
            if look.declined:
                stripes = QColor(tint.darker(130))
                stripes.setAlpha(130)
                rim.pattern(p, style.hatch, stripes)
            rim.tint(p, rim.glow, tint, 200)
            rim.tint(p, rim.wide, _CREAM, 225)
            rim.tint(p, rim.band, tint)
            rim.tint(p, rim.line, QColor(24, 16, 10))
        if look.mark == LEAVING:
            rim.pattern(p, Qt.BrushStyle.DiagCrossPattern, QColor(60, 30, 20, 200))
        elif look.mark:
            rim.tint(p, rim.inside, QColor(255, 244, 190), 96 if look.mark == CHOSEN else 40)
            rim.tint(p, rim.ring, QColor(255, 250, 226))
        if self.hovered:
            rim.tint(p, rim.inside, _CREAM, 60)
            rim.tint(p, rim.glow, _CREAM)
        return rim.finish(image, p)


class StandItem(QGraphicsItem):
    """What stands in a region: tokens or natives, pieces, the cost badge, and its code while asked for."""

    def __init__(self, code: str, *, low: bool = False) -> None:
        """*low*: so near the lower edge that pieces go beside the tokens, not below them."""
        super().__init__()
        self.code = code
        self._low = low
        self.look = EMPTY
        self.show_code = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # Shaded discs are slow to paint and seldom change; when the pointer passes below they are only copied.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(3)
        self.setVisible(False)

    def show_look(self, look: RegionLook) -> None:
        if look != self.look:
            self.look = look
            self._changed()

    def set_show_code(self, show: bool) -> None:
        if show != self.show_code:
            self.show_code = show
            self._changed()

    def _changed(self) -> None:
        look = self.look
        self.setVisible(bool(look.tokens or look.natives or look.pieces or look.badge or self.show_code))
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-84, -78, 216, 190)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        look = self.look
        held = look.seat >= 0 and look.tokens > 0
        standing = held or look.natives > 0
        if held:
            paint_stack(painter, style_of(look.seat), Face("race", look.race, look.tokens, look.declined))
        elif look.natives:
            paint_stack(painter, NEUTRAL, Face("native", look.native, look.natives), RADIUS * 0.86)
        self._paint_pieces(painter, RADIUS * 1.72 if standing else (30 if look.badge else 0))
        if look.badge:
            painter.save()
            painter.translate(0, -RADIUS * 1.72 if standing else 0)
            paint_badge(painter, look.badge)
            painter.restore()
        if self.show_code:
            self._paint_code(painter)

    def _paint_pieces(self, painter: QPainter, y: float) -> None:
        """Paint the pieces in rows of three below the tokens, or beside them; alone they are in the middle."""
        pieces = self.look.pieces
        rows = [pieces[start : start + _ROW] for start in range(0, len(pieces), _ROW)]
        for line, row in enumerate(rows):
            for number, (kind, count) in enumerate(row):
                painter.save()
                if self._low and y:
                    painter.translate(y + line * _STEP, (number - (len(row) - 1) / 2) * _STEP)
                else:
                    painter.translate((number - (len(row) - 1) / 2) * _STEP, y + line * _STEP)
                paint_piece(painter, kind, _PIECE, count)
                painter.restore()

    def _paint_code(self, painter: QPainter) -> None:
        font = QFont(text_font(bold=True))
        font.setPixelSize(24)
        standing = self.look.tokens > 0 or self.look.natives > 0
        box = QRectF(-32, RADIUS * 0.95 if standing else -16, 64, 32)
        painter.setPen(QPen(INK, 2))
        painter.setBrush(PAPER)
        painter.drawRoundedRect(box, 8, 8)
        painter.setFont(font)
        painter.setPen(QPen(INK))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.code)
        painter.setPen(QPen(GOLD, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 6, 6)
