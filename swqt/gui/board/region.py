"""One region of the map: what it shows (a RegionLook) and the item that paints it and is hit by the mouse."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from swqt.gui.board.overlay import CREAM, INK, Rim, translucent
from swqt.gui.board.sprite import Sprite
from swqt.gui.board.token import Badge, Ghost
from swqt.gui.seats import faded, style_of
from swqt.gui.studio import RenderBudget

TARGET: Final = "target"
LEAVING: Final = "leaving"
CHOSEN: Final = "chosen"


class RegionLook(NamedTuple):
    """Everything a region shows. *seat* is -1 for nobody; *natives* are tokens of *native* ("tribe", "monster").

    *pieces*, and those *promised* by a proposal, are kinds and how many of each.
    """

    seat: int = -1
    race: str = ""
    declined: bool = False
    tokens: int = 0
    natives: int = 0
    native: str = "tribe"
    pieces: tuple[tuple[str, int], ...] = ()
    badge: Badge | None = None
    mark: str = ""
    ghost: Ghost | None = None
    promised: tuple[tuple[str, int], ...] = ()


EMPTY: Final = RegionLook()

_TINT: Final = (40, 26)
_GLOW: Final = (96, 84)
"""How strongly an owner's colour lies on the inside and along the rim: on bright ground, on dark ground."""

_TARGET: Final = (40, 22)
_CHOSEN: Final = (96, 62)
"""The same for the light on a region that may be clicked, and on one that is chosen."""


class RegionItem(Sprite):
    """Paints who holds a region, whether it is a target, and whether the pointer is on it; *dark* is its ground."""

    def __init__(self, region: int, outline: QPainterPath, budget: RenderBudget, *, dark: bool = False) -> None:
        super().__init__(budget)
        self.region = region
        self.look = EMPTY
        self.hovered = False
        self._rim = Rim(outline)
        self._dark = dark
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)    # the scene paints it with its background
        self.setZValue(1)

    def show_look(self, look: RegionLook) -> None:
        changed = (look.seat, look.declined, look.mark) != (self.look.seat, self.look.declined, self.look.mark)
        self.look = look
        if changed:
            self.redraw()

    def set_hovered(self, hovered: bool) -> None:
        if hovered != self.hovered:
            self.hovered = hovered
            self.redraw()

    def update(self, *_: object) -> None:
        """Have it painted anew wherever it is shown."""
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
        elif look.mark:
            rim.fill(p, QColor(255, 244, 190, (_CHOSEN if look.mark == CHOSEN else _TARGET)[self._dark]))
        if self.hovered:
            rim.fill(p, translucent(CREAM, 60))
        if look.mark and look.mark != LEAVING:
            self._draw_ring(p, detail)
        elif self.hovered:
            rim.strokes(p, detail, ((30, translucent(CREAM, 70)), (9, CREAM), (2.8, INK)))
        rim.cut(p)

    def _draw_owner(self, p: QPainter, detail: float) -> None:
        """Lay the owner's colour on the ground, and along the rim a band between a light line and a dark one."""
        rim, look = self._rim, self.look
        style = style_of(look.seat)
        tint = faded(style.tint()) if look.declined else style.tint()
        rim.fill(p, translucent(tint, _TINT[self._dark]))
        if look.declined:
            rim.hatch(p, style.hatch, translucent(tint.darker(130), 120))
        glow = translucent(tint, _GLOW[self._dark])
        rim.strokes(p, detail, ((31, glow), (18.5, CREAM), (14.5, tint), (2.8, INK)))

    def _draw_ring(self, p: QPainter, detail: float) -> None:
        """A bright ring that glows inwards, beside the owner's band if there is one."""
        rim = self._rim
        if self.look.seat < 0:
            edge = translucent(INK, 150)
            rim.strokes(p, detail, ((36, translucent(CREAM, 90)), (14, edge), (11.5, CREAM), (2.8, INK)))
            return
        rim.strokes(p, detail, ((38, translucent(CREAM, 90)), (29, CREAM)))
        style = style_of(self.look.seat)
        tint = faded(style.tint()) if self.look.declined else style.tint()
        rim.strokes(p, detail, ((18, INK), (15, tint), (2.8, INK)))
