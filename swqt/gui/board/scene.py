"""The scene of one board: landscape, regions, and what stands on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsScene

from swqt.engine import Board
from swqt.gui.board.background import Backdrop, BackgroundItem
from swqt.gui.board.focus import FocusItem
from swqt.gui.board.frame import within_frame
from swqt.gui.board.geometry import MapGeometry
from swqt.gui.board.region import RegionItem, RegionLook, StandItem

_LARGEST: Final = 1.45
_LOW: Final = 95.0
_PAUSE: Final = 600
_STEP: Final = 15
"""Milliseconds: a scene prepares itself once the window stands, in small steps."""


class BoardScene(QGraphicsScene):
    """Shows a RegionLook for each region; knows nothing of rules or turns."""

    def __init__(self, board: Board, shape: MapGeometry, image: QImage) -> None:
        super().__init__(QRectF(0, 0, shape.width, shape.height))
        self.board = board
        self.shape = shape
        self._backdrop = Backdrop(board, shape, self)
        self.addItem(BackgroundItem(image, shape.width, shape.height, self._backdrop))
        self.regions: list[RegionItem] = []
        self.stands: list[StandItem] = []
        for number, outline in enumerate(shape.paths):
            region = RegionItem(number, within_frame(outline, self.sceneRect()))
            stand = StandItem(board.codes[number], low=shape.labels[number].y() > shape.height - _LOW)
            stand.setPos(shape.labels[number])
            self.addItem(region)
            self.addItem(stand)
            self.regions.append(region)
            self.stands.append(stand)
        self._focus = FocusItem()
        self.addItem(self._focus)
        self._hovered = -1
        self._cold = [item.rim for item in self.regions]
        self._warming = QTimer(self)
        self._warming.timeout.connect(self._warm_one)
        self._warming.start(_PAUSE)

    def close(self) -> None:
        """Stop whatever is still being painted."""
        self._warming.stop()
        self._backdrop.close()

    def _warm_one(self) -> None:
        """Prepare one region's masks while nothing else happens, so that the first targets appear at once."""
        self._warming.setInterval(_STEP)
        if self._cold:
            self._cold.pop().warm()
        else:
            self._warming.stop()

    def show_looks(self, looks: Sequence[RegionLook]) -> None:
        """Paint what changed; *looks* has one entry for each region."""
        for region, stand, look in zip(self.regions, self.stands, looks, strict=True):
            region.show_look(look)
            stand.show_look(look)

    def region_at(self, position: QPointF) -> int:
        """Return the region at *position*, or -1."""
        for item in self.items(position):
            if isinstance(item, RegionItem):
                return item.region
        return -1

    def set_hovered(self, region: int) -> None:
        """Mark *region* (-1: none) as the one under the pointer."""
        if region == self._hovered:
            return
        for number in (self._hovered, region):
            if number >= 0:
                self.regions[number].set_hovered(number == region)
        self._hovered = region

    def set_focus(self, region: int) -> None:
        """Lay the ring of the keyboard around *region*; -1 takes it away."""
        self._focus.show_outline(self.regions[region].path() if region >= 0 else None)

    def set_codes_shown(self, shown: bool) -> None:
        """Show or hide the code of every region."""
        for stand in self.stands:
            stand.set_show_code(shown)

    def set_zoom(self, pixels: float) -> None:
        """Keep tokens legible when the map is small: *pixels* on the screen for each unit of the board."""
        factor = min(_LARGEST, max(1.0, 0.72 / pixels)) if pixels > 0 else 1.0
        for stand in self.stands:
            stand.setScale(factor)
