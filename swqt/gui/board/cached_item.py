"""Map items that cache a picture of themselves, and the budget that spreads redrawing over several frames.

An item keeps its picture at screen resolution. While the map is being zoomed, the old picture is scaled; when the zoom
has ended, visible items are redrawn a few at a time, so that the window stays responsive.
"""

from __future__ import annotations

import math
from time import thread_time
from typing import Final, Protocol

import shiboken6
from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from swqt.gui.style.icons import dried

LIMIT: Final = 0.004
"""Seconds of processor time spent on drawing in one frame."""

_TURN: Final = 3
"""Milliseconds between two batches of redrawn items."""

_REST: Final = 160
"""Milliseconds after the last zoom step until pictures are redrawn sharp."""


class Repaintable(Protocol):
    """An item or widget that caches a picture of itself and can be repainted."""

    def update(self) -> None: ...


class RenderBudget(QObject):
    """Lets items draw themselves for *limit* seconds in each frame, and repaints the others in later frames."""

    rested = Signal()

    def __init__(self, parent: QObject | None = None, *, limit: float = LIMIT) -> None:
        super().__init__(parent)
        self.limit = limit
        self._spent = 0.0
        self._waiting: dict[int, Repaintable] = {}
        self.resting = True
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._next_turn)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self._rested)

    @property
    def is_idle(self) -> bool:
        """Whether everything visible is drawn at full resolution."""
        return self.resting and not self._waiting and not self._turn.isActive()

    def zooming(self) -> None:
        """Scale cached pictures until this has not been called for 160 ms."""
        self.resting = False
        self._turn.stop()
        self._rest.start()

    def close(self) -> None:
        """Stop repainting."""
        self._turn.stop()
        self._rest.stop()
        self._waiting.clear()

    def admits(self, item: Repaintable, *, sharper: bool = False) -> bool:
        """Return whether *item* may draw itself now; if not, it is repainted later.

        An item that is only redrawn *sharper* waits until the zoom has ended.
        """
        if self._spent < self.limit and (self.resting or not sharper):
            return True
        self._waiting[id(item)] = item
        if self.resting:
            self._wait()
        return False

    def spend(self, seconds: float) -> None:
        """Count *seconds* of drawing."""
        self._spent += seconds
        self._wait()

    def _wait(self) -> None:
        if not self._turn.isActive():
            self._turn.start(_TURN)

    def _rested(self) -> None:
        self.resting = True
        self.rested.emit()
        self._next_turn()

    def _next_turn(self) -> None:
        self._spent = 0.0
        waiting, self._waiting = self._waiting, {}
        for item in waiting.values():
            if shiboken6.isValid(item):
                item.update()


_PLAIN: Final = QTransform()

_LARGEST: Final = 4_000_000
"""Pixels of the largest cached picture; larger items are drawn at a lower resolution."""


def copy_pixels(painter: QPainter, picture: QPixmap, corner: QPointF) -> None:
    """Copy *picture* pixel by pixel, which is sharp and cheap, to *corner* in the painter's coordinates."""
    device, kept = painter.deviceTransform(), painter.worldTransform()
    painter.setWorldTransform(_PLAIN)
    base = painter.deviceTransform()
    ratio = base.m11()
    picture.setDevicePixelRatio(ratio)
    place = device.map(corner)
    x, y = round(place.x()) - base.dx(), round(place.y()) - base.dy()
    painter.drawPixmap(QPointF(x / ratio, y / ratio), picture)
    painter.setWorldTransform(kept)


class CachedItem(QGraphicsItem):
    """An item that caches the output of ``draw`` as a picture of its ``area``."""

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
        """Return the rectangle that ``draw`` paints on, in item coordinates; empty if there is nothing to paint."""
        raise NotImplementedError

    def draw(self, p: QPainter, detail: float) -> None:
        """Paint the item at *detail* pixels per unit."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Discard the cached picture because the item's contents have changed."""
        self._area = area = self.area()
        self._stale = True
        if area.isEmpty():
            self._picture = None
        # The old picture may be painted once more before the budget admits the new one: repaints must cover both.
        reach = area if self._picture is None else area.united(self._drawn)
        if reach != self._reach:
            self.prepareGeometryChange()
            self._reach = reach
        self.update()

    @property
    def is_stale(self) -> bool:
        """Whether the cached picture does not show the current contents."""
        return self._stale

    def boundingRect(self) -> QRectF:
        """Return the union of the old picture's rectangle and the current area."""
        return self._reach

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self.paint_picture(painter, widget)

    def paint_picture(self, painter: QPainter, widget: QWidget | None) -> None:
        """Copy the cached picture to the item's position; redraw it first if it is stale and the budget admits it."""
        if self._area.isEmpty():
            return
        device = painter.deviceTransform()
        detail = device.m11()    # a map is never rotated
        if widget is None:    # rendering into an image: draw at once, outside the budget
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
            # Fast scaling takes a third of the time, and during a zoom the difference is not visible.
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self._budget.resting)
            painter.drawPixmap(self._drawn, self._picture, QRectF(0, 0, *self._size))
            return
        copy_pixels(painter, self._picture, self._drawn.topLeft())

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
