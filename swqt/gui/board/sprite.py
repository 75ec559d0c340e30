"""Items of the map that are drawn once and then only copied: moving a thousand of them must cost nothing.

An item keeps its picture at the sharpness of the screen. While the map is being zoomed the old picture is enlarged;
as soon as the zoom rests, what is in sight is drawn again, a few items at a time, so that the window never stutters.
"""

from __future__ import annotations

import math
from time import thread_time
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from swqt.gui.art import dried
from swqt.gui.studio import RenderBudget

_PLAIN: Final = QTransform()

_LARGEST: Final = 4_000_000
"""Pixels of the largest picture that is kept; what is larger is drawn less sharp."""


class Sprite(QGraphicsItem):
    """An item that keeps what ``draw`` paints as a picture of its ``area``."""

    def __init__(self, budget: RenderBudget) -> None:
        super().__init__()
        self._budget = budget
        self._picture: QPixmap | None = None
        self._drawn = QRectF()
        self._size = (0, 0)
        self._scale = 0.0
        self._detail = 0.0
        self._stale = True
        self._area = QRectF()
        self._reach = QRectF()

    def area(self) -> QRectF:
        """Return what ``draw`` paints on, in the item's coordinates; it is empty if there is nothing to paint."""
        raise NotImplementedError

    def draw(self, p: QPainter, detail: float) -> None:
        """Paint the item; *detail* pixels make a unit."""
        raise NotImplementedError

    def redraw(self) -> None:
        """What the item shows has changed."""
        self._area = area = self.area()
        self._stale = True
        if area.isEmpty():
            self._picture = None
        # The old picture may be painted once more before the new one is admitted: both must be wiped then.
        reach = area if self._picture is None else area.united(self._drawn)
        if reach != self._reach:
            self.prepareGeometryChange()
            self._reach = reach
        self.update()

    def boundingRect(self) -> QRectF:
        """Return what may have been painted on since the item last changed."""
        return self._reach

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self.paint_picture(painter, widget)

    def paint_picture(self, painter: QPainter, widget: QWidget | None) -> None:
        """Copy the picture where the item stands, drawn anew before if need be and the budget admits it."""
        if self._area.isEmpty():
            return
        device = painter.deviceTransform()
        detail = device.m11()    # a map is never turned
        if widget is None:    # a picture for a file is drawn once, at once
            self._compose(detail)
        elif self._stale or abs(detail - self._detail) > 0.001 * detail:
            sharper = not self._stale
            if self._budget.admits(self, sharper=sharper):
                began = thread_time()
                self._compose(detail)
                self._budget.spend(thread_time() - began)
        if self._picture is None:
            return
        if abs(detail - self._scale) > 0.001 * detail:
            # In passing nobody sees the difference, and it takes a third of the time.
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self._budget.resting)
            painter.drawPixmap(self._drawn, self._picture, QRectF(0, 0, *self._size))
            return
        # As large as on the screen: copied pixel by pixel it is sharp, and cheap.
        kept = painter.worldTransform()
        painter.setWorldTransform(_PLAIN)
        base = painter.deviceTransform()
        ratio = base.m11()
        self._picture.setDevicePixelRatio(ratio)
        x = round(self._drawn.x() * detail + device.dx()) - base.dx()
        y = round(self._drawn.y() * detail + device.dy()) - base.dy()
        painter.drawPixmap(QPointF(x / ratio, y / ratio), self._picture)
        painter.setWorldTransform(kept)

    def _compose(self, detail: float) -> None:
        box = self._area
        pixels = box.width() * box.height() * detail * detail
        scale = detail if pixels <= _LARGEST else detail * math.sqrt(_LARGEST / pixels)
        size = QSize(math.ceil(box.width() * scale), math.ceil(box.height() * scale))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        p = QPainter(image)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.scale(scale, scale)
        p.translate(-box.topLeft())
        self.draw(p, scale)
        p.end()
        self._picture = QPixmap.fromImage(dried(image))
        self._size = (size.width(), size.height())
        self._drawn = QRectF(box.topLeft(), QSize(size.width(), size.height()).toSizeF() / scale)
        self._scale = scale
        self._detail = detail
        self._stale = False
