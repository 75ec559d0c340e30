"""Paints landscapes beside the window: in a thread of its own, which ends when there is nothing left to paint."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Signal
from PySide6.QtGui import QImage

from swqt.engine import Board
from swqt.gui.board.geometry import MapGeometry
from swqt.gui.board.painter import Landscape, Stopped

TILE: Final = 512
"""Pixels along the side of a tile."""


class Place(NamedTuple):
    """A tile: pixels for each unit of the board, and its column and row at that scale."""

    scale: float
    column: int
    row: int

    def area(self) -> QRectF:
        """Return the part of the board that the tile shows."""
        side = TILE / self.scale
        return QRectF(self.column * side, self.row * side, side, side)


class Baker(QObject):
    """Paints parts of one board's landscape; ``painted`` brings each to the thread of the window.

    The whole map is None among the places, painted at *scale*; it comes before any tile.
    """

    painted = Signal(object, QImage)

    def __init__(self, board: Board, shape: MapGeometry, scale: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        for outline in shape.paths:    # Qt works these out when first asked, which two threads must not do at once
            outline.boundingRect()
            outline.controlPointRect()
        self._about = (board, shape)
        self._scale = scale
        self._landscape: Landscape | None = None
        self._lock = threading.Lock()
        self._wanted: list[Place | None] = []
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()
        if app := QCoreApplication.instance():
            app.aboutToQuit.connect(self.stop)

    def want(self, places: Iterable[Place | None]) -> None:
        """Paint *places*, in their order, and nothing else that was wanted before and is not begun."""
        with self._lock:
            self._wanted = list(places)
            if self._wanted and self._thread is None and not self._stop.is_set():
                self._thread = threading.Thread(target=self._work, name="baker")
                self._thread.start()

    def stop(self) -> None:
        """Paint no more; what is being painted is dropped."""
        self._stop.set()

    def _work(self) -> None:
        while True:
            with self._lock:
                if self._stop.is_set() or not self._wanted:
                    self._thread = None
                    return
                place = self._wanted.pop(0)
            try:
                image = self._paint(place)
                self.painted.emit(place, image)
            except (Stopped, RuntimeError):    # RuntimeError: the window is gone, and with it this object's half in Qt
                self._stop.set()

    def _paint(self, place: Place | None) -> QImage:
        if self._landscape is None:
            self._landscape = Landscape(*self._about, stopped=self._stop.is_set)
        if place is None:
            return self._landscape.image(self._scale)
        return self._landscape.tile(place.area(), place.scale)
