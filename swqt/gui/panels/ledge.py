"""The lower edge of the map, where strips slide up and lie over it: the map itself never moves for them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPropertyAnimation, QRect
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swqt.gui.board.view import BoardView
from swqt.gui.fonts import scale_of
from swqt.gui.map_corner import MapCorner
from swqt.gui.panels.score import ROOMY

_EDGE: Final = 5
"""Pixels between a strip and the rim of the map."""

_STRIP: Final = 60
"""Pixels that an ordinary strip is high at 100 %: so much stays free below the board where it costs it nothing."""

_SLIDE: Final = 180
"""Milliseconds in which a strip slides up at the most."""


class Ledge(QWidget):
    """Lies over the lower edge of *view*, beside it on *page*: the map's own children are its regions.

    Where there is room, it stands beside the *corner* with the buttons of the map, otherwise below it, and the corner
    makes way. It is there while one of its strips is; the map can then be moved up from below it.
    """

    def __init__(self, view: BoardView, corner: MapCorner, page: QWidget) -> None:
        super().__init__(page)
        self._view, self._corner = view, corner
        self._slides = False
        self._strips: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._sliding = QPropertyAnimation(self, b"pos", self)
        self._sliding.setDuration(_SLIDE)
        self._sliding.setEasingCurve(QEasingCurve.Type.OutCubic)
        view.installEventFilter(self)
        self.hide()

    def add(self, strip: QWidget) -> None:
        """Have *strip* lie here whenever it is shown, below those added before."""
        self._strips.append(strip)
        self._column.addWidget(strip)
        strip.hide()
        strip.installEventFilter(self)

    def let_slide(self, slides: bool) -> None:
        """Strips that come slide up from now on, or are simply there."""
        if slides != self._slides:
            self._slides = slides
            self.settle()

    def settle(self) -> None:
        """Be where it belongs at once."""
        self._sliding.stop()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._view:
            if kind in (QEvent.Type.Resize, QEvent.Type.Move):
                self.settle()
        elif kind in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._come_and_go()
        return False

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:    # a strip says something else
            self._place()
        elif event.type() == QEvent.Type.FontChange:
            self._keep_band()
        return handled

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place()

    def _come_and_go(self) -> None:
        """Be there if a strip is, and slide up with the first one."""
        wanted = any(not strip.isHidden() for strip in self._strips)
        came = wanted and self.isHidden()
        self.setVisible(wanted)
        self._place()
        if came and self._slides and self.isVisible():
            self._sliding.setStartValue(QPoint(self.x(), self._view.geometry().bottom() + 1))
            self._sliding.setEndValue(self.pos())
            self._sliding.start()

    def _keep_band(self) -> None:
        self._view.keep_band(round(_STRIP * scale_of(self.font())) + 2 * _EDGE)

    def _place(self) -> None:
        self._keep_band()
        place = self._room()
        if self.isHidden():
            self._corner.make_way(0)
            self._view.cover(0)
            return
        beside = place.left() > self._view.geometry().left() + _EDGE
        self._corner.make_way(place.height() + _EDGE, beside=beside)
        self._view.cover(place.height() + 2 * _EDGE)
        if self._sliding.state() == QPropertyAnimation.State.Running:
            self._sliding.setEndValue(place.topLeft())
            self.resize(place.size())
        else:
            self.setGeometry(place)
        self.raise_()

    def _room(self) -> QRect:
        """Return where the strips are to lie on the page."""
        over = self._view.geometry().adjusted(_EDGE, 0, -_EDGE, -_EDGE)
        beside = over.adjusted(self._corner.room.width(), 0, 0, 0)
        if beside.width() >= ROOMY * scale_of(self.font()):
            over = beside
        for strip in self._strips:    # how high it is depends on where its buttons stand, and that on its width
            if strip.isVisible() and (layout := strip.layout()) is not None:
                strip.resize(over.width(), strip.height())
                layout.activate()
        high = self._column.totalHeightForWidth(over.width()) if self._column.hasHeightForWidth() else -1
        high = max(high, self._column.totalMinimumSize().height())
        return QRect(over.left(), over.bottom() + 1 - high, over.width(), high)
