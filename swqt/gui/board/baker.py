"""Paints landscapes beside the window: in a thread of its own, which ends when there is nothing left to paint."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter

from swqt.engine import Board
from swqt.gui.board.geometry import MapGeometry
from swqt.gui.board.painter import Landscape, Stopped
from swqt.gui.threads import queued

TILE: Final = 512
"""Pixels along the side of a tile."""

_SMALL: Final = 700
_BAND: Final = 320
_STRIP: Final = 160
"""Rows of a picture that are halved in one go."""


def halves(image: QImage) -> list[QImage]:
    """Return *image* and after it the same in halved sizes, down to the first that fits a small window."""
    out = [image]
    while out[-1].width() > _SMALL:
        out.append(_half(out[-1]))
    return out


def _half(image: QImage) -> QImage:
    """Return *image* in half the size, made strip by strip: no other thread runs Python while Qt scales a picture."""
    ratio, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    width, height = image.width() // 2, image.height() // 2
    out = QImage(width, height, image.format())
    p = QPainter(out)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for top in range(0, height, _STRIP // 2):
        rows = min(_STRIP // 2, height - top)
        below = 2 * (top + rows) if top + rows < height else image.height()    # an odd row belongs to the last strip
        strip = image.copy(0, 2 * top, image.width(), below - 2 * top)
        p.drawImage(0, top, strip.scaled(QSize(width, rows), ratio, smooth))
    p.end()
    return out


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
    """Paints parts of one board's landscape; ``painted`` brings each, with its ``halves``.

    The whole map is None among the places: what *load* returns, or if that is empty, it is painted at *scale* and
    given to *keep*; both are called in the baker's thread.
    """

    painted = Signal(object, list)

    def __init__(
        self, board: Board, shape: MapGeometry, scale: float, keep: Callable[[QImage], None],
        load: Callable[[], QImage], parent: QObject | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        for outline in shape.paths:    # Qt works these out when first asked, which two threads must not do at once
            outline.boundingRect()
            outline.controlPointRect()
        self._oven = _Oven(board, shape, scale, keep, load, queued(self._on_painted))
        stop = self._oven.stop
        self.destroyed.connect(lambda: stop())
        if app := QCoreApplication.instance():
            app.aboutToQuit.connect(self.stop)

    def want(self, places: Iterable[Place | None]) -> None:
        """Paint *places*, in their order, and nothing else that was wanted before and is not begun."""
        self._oven.want(places)

    def stop(self) -> None:
        """Paint no more; what is being painted is dropped."""
        self._oven.stop()

    def _on_painted(self, place: Place | None, pictures: list[QImage]) -> None:
        if not self._oven.is_stopped:
            self.painted.emit(place, pictures)


class _Oven:
    """The thread's half of a Baker. It knows no QObject: those belong to the window, and may be gone at any time."""

    def __init__(
        self, board: Board, shape: MapGeometry, scale: float, keep: Callable[[QImage], None],
        load: Callable[[], QImage], painted: Callable[[Place | None, list[QImage]], None],
    ) -> None:  # fmt: skip
        """*painted* is called in the thread, with each part that is done."""
        self._painted = painted
        self._about = (board, shape)
        self._scale = scale
        self._keep = keep
        self._load = load
        self._landscape: Landscape | None = None
        self._lock = threading.Lock()
        self._wanted: list[Place | None] = []
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()

    @property
    def is_stopped(self) -> bool:
        return self._stop.is_set()

    def want(self, places: Iterable[Place | None]) -> None:
        with self._lock:
            self._wanted = list(places)
            if self._wanted and self._thread is None and not self._stop.is_set():
                self._thread = threading.Thread(target=self._work, name="baker")
                self._thread.start()

    def stop(self) -> None:
        self._stop.set()

    def _work(self) -> None:
        while True:
            with self._lock:
                if self._stop.is_set() or not self._wanted:
                    self._thread = None
                    return
                place = self._wanted.pop(0)
            image = self._load() if place is None else QImage()
            known = not image.isNull()
            if not known:
                try:
                    image = self._paint(place)
                except Stopped:
                    continue
            self._painted(place, halves(image))
            if place is None and not known:
                self._keep(image)

    def _paint(self, place: Place | None) -> QImage:
        if self._landscape is None:
            self._landscape = Landscape(*self._about, stopped=self._stop.is_set)
        if place is None:
            return self._whole(self._landscape)
        return self._landscape.tile(place.area(), place.scale)

    def _whole(self, landscape: Landscape) -> QImage:
        """Return the whole map, painted in bands: no single step is so long that the window would stutter."""
        area, scale = landscape.whole, self._scale
        out = QImage(round(area.width() * scale), round(area.height() * scale), QImage.Format.Format_RGB32)
        p = QPainter(out)
        try:
            for top in range(0, out.height(), _BAND):
                height = min(_BAND, out.height() - top)
                p.drawImage(0, top, landscape.tile(QRectF(0, top / scale, area.width(), height / scale), scale))
        finally:
            p.end()  # Stopped may pass through here, and an image must not die before its painter
        return out
