"""Lights the regions that a combo is made for, and dims the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from swqt.engine import RegionSet, members
from swqt.gui.board.cached_item import CachedItem, RenderBudget
from swqt.gui.board.owner_border import BORDER_INK, CREAM, DIM, OwnerBorder, translucent
from swqt.gui.board.region_items import RegionItem, TokenStackItem
from swqt.gui.board.token_painter import RADIUS
from swqt.gui.style.portraits import crest, paint_face

FADE: Final = 140
"""Milliseconds in which the regions light up."""

_MODE = QPainter.CompositionMode
_BORDER: Final = 1.2
_LINE: Final = 1.7
_HAIR: Final = 0.7
"""Widths of the border inside a region, of the line along it and of that line's dark edge, on a board 1280 wide."""

_SIGN: Final = 0.62
"""Half the side of a trait's picture by the radius of a token."""

_BESIDE: Final = QPointF(-1.55, 0.45)
"""The centre of that picture from the centre of the tokens, by their radius."""


class RegionLight(NamedTuple):
    """The *regions* that the trait *name* is made for; *kind* is "race" or "power"."""

    kind: str
    name: str
    regions: RegionSet


class RegionLightItem(CachedItem):
    """Draws a line inside each region that is lit, and the pictures of the traits for which it is; dims the others.

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
        """What is shown, even while it fades out."""
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
        """Light the regions of *lights*; without any, light nothing and dim nothing."""
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
        """End the fade at once."""
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
        """The rectangle that all regions cover."""
        box = QRectF()
        for region in self._regions:
            box |= region.shape().boundingRect()
        return box

    def area(self) -> QRectF:
        scene = self.scene()
        return scene.sceneRect() if self.lights and scene is not None else QRectF()

    def draw(self, p: QPainter, detail: float) -> None:
        lit, unit = members(self.lit), self._unit
        others = QPainterPath()    # by the odd-even rule everything but the regions that are lit
        others.addRect(self._inside)
        for number in lit:
            others.addPath(self._regions[number].shape())
            self._rims[number].strokes(p, detail, (
                (2 * (_BORDER + _LINE + _HAIR) * unit, translucent(BORDER_INK, 150)),
                (2 * (_BORDER + _LINE) * unit, CREAM), (2 * _BORDER * unit, BORDER_INK),
            ))    # fmt: skip
        p.setCompositionMode(_MODE.CompositionMode_DestinationOut)
        p.fillPath(others, BORDER_INK)
        p.setCompositionMode(_MODE.CompositionMode_SourceOver)
        p.fillPath(others, DIM)
        for number in lit:
            self._draw_signs(p, number, detail)

    def _draw_signs(self, p: QPainter, region: int, detail: float) -> None:
        """Draw the pictures of the traits that light *region*, beside what stands there."""
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
