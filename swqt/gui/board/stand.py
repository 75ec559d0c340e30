"""What stands in a region, as one item: tokens or natives, and pieces; on it, the badge of what conquering takes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from swqt.gui.board.cost import BadgeItem, Fades
from swqt.gui.board.region import EMPTY, RegionLook
from swqt.gui.board.sprite import Sprite
from swqt.gui.board.token import (
    GOLD,
    INK,
    PAPER,
    RADIUS,
    Face,
    paint_ghost,
    paint_piece,
    paint_promised,
    paint_stack,
)
from swqt.gui.fonts import text_font
from swqt.gui.seats import NEUTRAL, style_of
from swqt.gui.studio import RenderBudget

_ROW: Final = 3
_STEP: Final = 30.0
_PIECE: Final = 14.5
"""How pieces stand: so many in a row, so far apart, and their radius."""


class StandItem(Sprite):
    """What stands in a region: tokens or natives, pieces, the cost badge, and its code while asked for."""

    def __init__(self, code: str, budget: RenderBudget, fades: Fades, *, low: bool = False, high: bool = False) -> None:
        """*low*, *high*: so near the lower or upper edge that what goes below or above the tokens goes beside them."""
        super().__init__(budget)
        self.code = code
        self._low = low
        self._high = high
        self.look = EMPTY
        self.show_code = False
        self.badge_shown = True
        self._badge = BadgeItem(self, budget, fades)
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
            # In an empty region both stand in the middle, and the code was asked for.
            self._badge.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, show)
            self._changed()

    def show_badge(self, shown: bool) -> None:
        """Show the badge, or keep its place free."""
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
            paint_stack(p, style_of(look.seat), Face("race", look.race, look.tokens, look.declined))
        elif look.natives:
            paint_stack(p, NEUTRAL, Face("native", look.native, look.natives), RADIUS * 0.86)
        for number, (kind, count, at) in enumerate(self._places()):
            p.save()
            p.translate(at)
            paint = paint_piece if number < len(look.pieces) else paint_promised
            paint(p, kind, _PIECE, count)
            p.restore()
        if self.show_code:
            self._paint_code(p)

    def _ghost_place(self) -> QPointF:
        """A ghost stands where tokens would stand; beside those that are there."""
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
        """Return where pieces stand, the promised ones last: in rows below tokens, or beside; alone in the middle."""
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
    """Return what the picture of *look* depends on: of the badge only whether its place is kept free."""
    return look._replace(mark="", badge=None), look.badge is not None
