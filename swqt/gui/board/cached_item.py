"""Items of the map that are drawn once and then only copied: moving a thousand of them must cost nothing.

An item keeps its picture at the sharpness of the screen. While the map is being zoomed the old picture is enlarged;
as soon as the zoom rests, what is in sight is drawn again, a few items at a time, so that the window never stutters.

Spreads the drawing of many items over several frames, so that a zoom does not stop the window.
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
_REST: Final = 160
"""Milliseconds between two frames, and after the last step of a zoom until pictures are drawn sharp again."""


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
        """Whether everything visible is drawn and sharp."""
        return self.resting and not self._waiting and not self._turn.isActive()

    def zooming(self) -> None:
        """Scale cached pictures, until this has not been called for a moment."""
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

        An item that is only to become *sharper* waits until the zoom has ended.
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
"""Pixels of the largest picture that is kept; what is larger is drawn less sharp."""


class CachedItem(QGraphicsItem):
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
