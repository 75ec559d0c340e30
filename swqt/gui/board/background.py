"""The painted landscape as a scene item, and who brings it the pictures.

Paints landscapes beside the window: in a thread of its own, which ends when there is nothing left to paint.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from swqt.engine import Board
from swqt.gui.board import landscape_files
from swqt.gui.board.decoration import GROUNDS
from swqt.gui.board.geometry import MapGeometry
from swqt.gui.board.landscape import LandscapePainter, PaintingCancelled
from swqt.gui.style.threads import queued

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


class TileKey(NamedTuple):
    """A tile: pixels for each unit of the board, and its column and row at that scale."""

    scale: float
    column: int
    row: int

    def area(self) -> QRectF:
        """Return the part of the board that the tile shows."""
        side = TILE / self.scale
        return QRectF(self.column * side, self.row * side, side, side)


class LandscapeWorker(QObject):
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
        self._oven = _WorkerThread(board, shape, scale, keep, load, queued(self._on_painted))
        stop = self._oven.stop
        self.destroyed.connect(lambda: stop())
        if app := QCoreApplication.instance():
            app.aboutToQuit.connect(self.stop)

    def want(self, places: Iterable[TileKey | None]) -> None:
        """Paint *places*, in their order, and nothing else that was wanted before and is not begun."""
        self._oven.want(places)

    def stop(self) -> None:
        """Paint no more; what is being painted is dropped."""
        self._oven.stop()

    def _on_painted(self, place: TileKey | None, pictures: list[QImage]) -> None:
        if not self._oven.is_stopped:
            self.painted.emit(place, pictures)


class _WorkerThread:
    """The thread's half of a Baker. It knows no QObject: those belong to the window, and may be gone at any time."""

    def __init__(
        self, board: Board, shape: MapGeometry, scale: float, keep: Callable[[QImage], None],
        load: Callable[[], QImage], painted: Callable[[TileKey | None, list[QImage]], None],
    ) -> None:  # fmt: skip
        """*painted* is called in the thread, with each part that is done."""
        self._painted = painted
        self._about = (board, shape)
        self._scale = scale
        self._keep = keep
        self._load = load
        self._landscape: LandscapePainter | None = None
        self._lock = threading.Lock()
        self._wanted: list[TileKey | None] = []
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()

    @property
    def is_stopped(self) -> bool:
        return self._stop.is_set()

    def want(self, places: Iterable[TileKey | None]) -> None:
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
                except PaintingCancelled:
                    continue
            self._painted(place, halves(image))
            if place is None and not known:
                self._keep(image)

    def _paint(self, place: TileKey | None) -> QImage:
        if self._landscape is None:
            self._landscape = LandscapePainter(*self._about, stopped=self._stop.is_set)
        if place is None:
            return self._whole(self._landscape)
        return self._landscape.tile(place.area(), place.scale)

    def _whole(self, landscape: LandscapePainter) -> QImage:
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


_SLACK: Final = 1.15
"""How far a picture is enlarged before a sharper one is worth the while."""

_TILES: Final = 24
"""How many tiles are kept at least, a megabyte each."""


class BackgroundItem(QGraphicsItem):
    """The landscape, kept in halved sizes too: copying from a picture far too large looks grainy.

    Until there is a picture it shows the grounds in plain colours. A *backdrop* brings the picture, and a sharper one
    where the map is enlarged. A scene may paint it with its background instead: then it is an item without contents.
    """

    def __init__(self, board: Board, shape: MapGeometry, backdrop: LandscapeLoader | None = None) -> None:
        super().__init__()
        self._board = board
        self._shape = shape
        self._box = QRectF(0, 0, shape.width, shape.height)
        self._backdrop = backdrop
        self._pictures: list[QPixmap] = []
        self._zooming = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)    # or all of it counts as exposed
        self.setZValue(0)

    def show_pictures(self, pictures: Iterable[QImage]) -> None:
        """Show *pictures* from now on: the same one in different sizes, the largest first."""
        self._pictures = [QPixmap.fromImage(picture) for picture in pictures]
        self.repaint(self._box)

    def set_zooming(self, zooming: bool) -> None:
        """While the map is *zooming*, nothing sharper is asked for: it would come too late."""
        if zooming != self._zooming:
            self._zooming = zooming
            self.repaint(self._box)
            if zooming and self._backdrop is not None:
                self._backdrop.pause()

    @property
    def width(self) -> int:
        """The width of the largest picture, in pixels; 0 if there is none yet."""
        return self._pictures[0].width() if self._pictures else 0

    def boundingRect(self) -> QRectF:
        return self._box

    def repaint(self, area: QRectF) -> None:
        """Have *area* painted anew wherever it is shown."""
        self.update(area)
        if (scene := self.scene()) is not None:
            scene.invalidate(area, QGraphicsScene.SceneLayer.BackgroundLayer)

    def paint_area(self, painter: QPainter, area: QRectF, widget: QWidget | None) -> None:
        """Paint what lies in *area*."""
        if not self._pictures:
            self._paint_plain(painter)
            return
        detail = painter.deviceTransform().m11()
        wanted = self._box.width() * detail
        picture = next((p for p in reversed(self._pictures) if p.width() >= wanted * 0.94), self._pictures[0])
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        # All of it, of which the painter takes what is exposed: parts of it, scaled, would not meet without a seam.
        painter.drawPixmap(self._box, picture, QRectF(picture.rect()))
        exposed = area.intersected(self._box)
        if self._backdrop is not None and widget is not None and wanted > self.width * _SLACK:
            for area, tile in self._backdrop.tiles(exposed, detail, want=not self._zooming):
                painter.drawPixmap(area, tile, QRectF(tile.rect()))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self.paint_area(painter, option.exposedRect, widget)

    def _paint_plain(self, painter: QPainter) -> None:
        """Paint the regions in the colours of their grounds: for the moment in which the picture is loaded."""
        painter.setPen(QColor(70, 50, 30, 120))
        for region, outline in enumerate(self._shape.paths):
            painter.setBrush(QColor(GROUNDS[self._board.terrain_of(region)].base))
            painter.drawPath(outline)


class LandscapeLoader(QObject):
    """Has the landscape loaded or painted by a Baker, and sharp tiles of it where they are wanted."""

    def __init__(self, board: Board, shape: MapGeometry, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._about = (board, shape)
        keep, load = partial(landscape_files.try_to_keep, board, shape), partial(landscape_files.kept, board, shape)
        self._baker = LandscapeWorker(board, shape, landscape_files.SCALE, keep, load, self)
        self._baker.painted.connect(self._hang)
        self._item: BackgroundItem | None = None
        self._whole = False
        self._tiles: dict[TileKey, QPixmap] = {}
        self._asked: list[TileKey] = []
        self._most = _TILES

    def serve(self, item: BackgroundItem) -> None:
        """Bring pictures to *item*."""
        self._item = item
        self._baker.want([None])

    def serve_with(self, item: BackgroundItem, image: QImage) -> None:
        """Show *image* on *item*; bring only what is sharper."""
        self._item = item
        item.show_pictures(halves(image))
        self._whole = image.width() >= math.floor(self._about[1].width * landscape_files.SCALE)

    def tiles(self, area: QRectF, scale: float, *, want: bool) -> list[tuple[QRectF, QPixmap]]:
        """Return the tiles over *area* that are painted, sharp enough for *scale*; *want*: have the others painted."""
        if not self._whole:
            return []
        level = landscape_files.SCALE * 2 ** math.ceil(math.log2(scale / landscape_files.SCALE / _SLACK))
        side = TILE / level
        found = []
        missing = []
        for column in range(max(0, int(area.left() // side)), int(area.right() // side) + 1):
            for row in range(max(0, int(area.top() // side)), int(area.bottom() // side) + 1):
                place = TileKey(level, column, row)
                if tile := self._tiles.pop(place, None):
                    self._tiles[place] = tile    # last in the dictionary: thrown away last
                    found.append((place.area(), tile))
                else:
                    missing.append(place)
        self._most = max(_TILES, len(found) + len(missing) + _TILES // 3)
        if want and not set(missing) <= set(self._asked):
            middle = area.center() / side
            missing.sort(key=lambda place: abs(place.column + 0.5 - middle.x()) + abs(place.row + 0.5 - middle.y()))
            # What was asked for at this scale is still in sight: scrolling paints only the strip that came in.
            rest = [place for place in self._asked if place.scale == level and place not in missing]
            self._asked = (missing + rest)[: self._most]
            self._baker.want(self._asked)
        return found

    def pause(self) -> None:
        """Paint none of the tiles that are not begun: the map is being zoomed, they would not fit."""
        if self._whole and self._asked:
            self._asked = []
            self._baker.want([])

    def close(self) -> None:
        """Paint no more."""
        self._item = None
        self._baker.stop()

    @Slot(object, list)
    def _hang(self, place: TileKey | None, pictures: list[QImage]) -> None:
        if self._item is None:
            return
        if place is None:
            self._item.show_pictures(pictures)
            self._whole = True
            return
        if place in self._asked:
            self._asked.remove(place)
        self._tiles[place] = QPixmap.fromImage(pictures[0])
        while len(self._tiles) > self._most:
            del self._tiles[next(iter(self._tiles))]
        self._item.repaint(place.area())
