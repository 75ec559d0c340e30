"""The painted landscape: its files, the thread that loads or paints them, and the scene item."""

from __future__ import annotations

import logging
import math
import os
import threading
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

import platformdirs
from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from swqt.engine import Board
from swqt.gui.board.decoration import GROUNDS
from swqt.gui.board.geometry import MapGeometry
from swqt.gui.board.landscape import STYLE_VERSION, LandscapePainter, PaintingCancelled
from swqt.gui.style.threads import queued
from swqt.home import board_folder

logger = logging.getLogger(__name__)

PICTURE_SCALE: Final = 1.6
"""Pixels per board unit: sharp on a screen of 2560 pixels width, and painted in two seconds."""

_QUALITY: Final = 88
"""WebP quality in percent: no visible loss, and about 0.7 MB for a board."""


def cache_folder() -> Path:
    """Return the user's cache folder; it need not exist."""
    return Path(platformdirs.user_cache_dir("swqt", appauthor=False))


def shipped_folder() -> Path:
    """Return the folder of the pictures of shipped boards; it need not exist."""
    return board_folder() / "painted"


def picture_key(board: Board, shape: MapGeometry) -> str:
    """Return a hex digest of the board, its shape, the scale and the painting style."""
    return _digest(STYLE_VERSION, PICTURE_SCALE, board, shape)


@lru_cache(maxsize=16)
def _digest(version: int, scale: float, board: Board, shape: MapGeometry) -> str:
    digest = blake2b(repr((version, scale, board.id, board.sites)).encode(), digest_size=8)
    spots = [*shape.labels, *(spot for spots in shape.symbols for spot in spots)]
    for points in (spots, *(border.line.toList() for border in shape.borders)):
        digest.update(repr([(round(p.x(), 1), round(p.y(), 1)) for p in points]).encode())
    return digest.hexdigest()


def kept_landscape(board: Board, shape: MapGeometry) -> QImage:
    """Return the stored picture of *board*, or a null image if there is none for its current state."""
    file = find_landscape(board, shape)
    return QImage(str(file)).convertToFormat(QImage.Format.Format_RGB32) if file is not None else QImage()


def find_landscape(board: Board, shape: MapGeometry) -> Path | None:
    """Return the stored picture of *board*, or None if there is none for its current state."""
    name = _name(board, shape)
    return next((folder / name for folder in (shipped_folder(), cache_folder()) if (folder / name).is_file()), None)


def save_landscape(board: Board, shape: MapGeometry, image: QImage, folder: Path | None = None) -> Path:
    """Save *image* atomically in *folder* (None: the cache folder) and return its file. Raises OSError."""
    folder = folder or cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / _name(board, shape)
    part = file.with_suffix(f".{os.getpid()}.part")
    if not image.save(str(part), "WEBP", _QUALITY):    # type: ignore[call-overload]  # the stubs want bytes
        raise OSError(None, "the picture cannot be written", str(part))
    os.replace(part, file)
    return file


def keep_landscape(board: Board, shape: MapGeometry, image: QImage) -> None:
    """Save *image* in the cache folder; log a failure, since the picture can be painted again."""
    try:
        save_landscape(board, shape, image)
    except OSError as error:
        logger.warning("a painted map cannot be kept: %s", error.strerror or type(error).__name__)


def bake_landscape(board: Board, shape: MapGeometry, folder: Path | None = None) -> Path:
    """Paint and save the picture of *board* in *folder* unless it exists, and return its file. Raises OSError.

    If *folder* is None, the picture may exist in the shipped or the cache folder and is saved in the latter.
    """
    for place in (folder,) if folder else (shipped_folder(), cache_folder()):
        if (file := place / _name(board, shape)).is_file():
            return file
    return save_landscape(board, shape, LandscapePainter(board, shape).image(PICTURE_SCALE), folder)


def _name(board: Board, shape: MapGeometry) -> str:
    plain = "".join(char for char in board.id if char.isalnum() or char == "-") or "board"
    return f"{plain}-{picture_key(board, shape)}.webp"


TILE: Final = 512
"""Pixels along the side of a tile."""

_SMALL: Final = 700
"""Width in pixels below which a picture is not halved again."""

_BAND: Final = 320
"""Rows of the whole picture that are painted in one step."""

_STRIP: Final = 160
"""Rows of a picture that are halved in one step."""


def halves(image: QImage) -> list[QImage]:
    """Return *image* followed by repeatedly halved copies, down to the first that fits a small window."""
    out = [image]
    while out[-1].width() > _SMALL:
        out.append(_half(out[-1]))
    return out


def _half(image: QImage) -> QImage:
    """Return *image* at half size, scaled in strips because Qt holds the GIL while it scales."""
    ratio, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    width, height = image.width() // 2, image.height() // 2
    out = QImage(width, height, image.format())
    p = QPainter(out)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for top in range(0, height, _STRIP // 2):
        rows = min(_STRIP // 2, height - top)
        below = 2 * (top + rows) if top + rows < height else image.height()    # the last strip includes an odd row
        strip = image.copy(0, 2 * top, image.width(), below - 2 * top)
        p.drawImage(0, top, strip.scaled(QSize(width, rows), ratio, smooth))
    p.end()
    return out


class TileKey(NamedTuple):
    """Identifies a tile: pixels per board unit, and its column and row at that scale."""

    scale: float
    column: int
    row: int

    def area(self) -> QRectF:
        """Return the tile's rectangle in board units."""
        side = TILE / self.scale
        return QRectF(self.column * side, self.row * side, side, side)


class LandscapeWorker(QObject):
    """Paints tiles of one board's landscape in a background thread; ``painted`` carries each place and its ``halves``.

    The place None stands for the whole map. It is the image that *load* returns; if that is null, the map is painted
    at *scale* and passed to *keep*. Both functions are called in the thread, which ends when the queue is empty.
    """

    painted = Signal(object, list)

    def __init__(
        self, board: Board, shape: MapGeometry, scale: float, keep: Callable[[QImage], None],
        load: Callable[[], QImage], parent: QObject | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        for outline in shape.paths:    # Qt computes these lazily, which is not safe in two threads at once
            outline.boundingRect()
            outline.controlPointRect()
        self._worker_thread = _WorkerThread(board, shape, scale, keep, load, queued(self._on_painted))
        stop = self._worker_thread.stop
        self.destroyed.connect(lambda: stop())
        if app := QCoreApplication.instance():
            app.aboutToQuit.connect(self.stop)

    def want(self, places: Iterable[TileKey | None]) -> None:
        """Replace the queue by *places*, to be painted in this order."""
        self._worker_thread.want(places)

    def stop(self) -> None:
        """Stop painting and drop the tile in progress."""
        self._worker_thread.stop()

    def _on_painted(self, place: TileKey | None, pictures: list[QImage]) -> None:
        if not self._worker_thread.is_stopped:
            self.painted.emit(place, pictures)


class _WorkerThread:
    """The thread of a LandscapeWorker. It holds no QObject, because the window may delete those at any time."""

    def __init__(
        self, board: Board, shape: MapGeometry, scale: float, keep: Callable[[QImage], None],
        load: Callable[[], QImage], painted: Callable[[TileKey | None, list[QImage]], None],
    ) -> None:  # fmt: skip
        """*painted* is called in the thread with each finished tile."""
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
        """Return the whole map, painted in bands to keep each step that holds the GIL short."""
        area, scale = landscape.whole, self._scale
        out = QImage(round(area.width() * scale), round(area.height() * scale), QImage.Format.Format_RGB32)
        p = QPainter(out)
        try:
            for top in range(0, out.height(), _BAND):
                height = min(_BAND, out.height() - top)
                p.drawImage(0, top, landscape.tile(QRectF(0, top / scale, area.width(), height / scale), scale))
        finally:
            p.end()  # also after PaintingCancelled: the painter must end before its image is deleted
        return out


_SLACK: Final = 1.15
"""Factor by which a picture may be enlarged before a sharper one is requested."""

_TILES: Final = 24
"""Minimum capacity of the tile cache; a tile takes about a megabyte."""


class BackgroundItem(QGraphicsItem):
    """The landscape, cached at several sizes, since scaling down a much larger picture looks grainy.

    It shows plain terrain colours until the *backdrop* delivers a picture; the backdrop also delivers sharper tiles
    when the map is enlarged. A scene may paint the item as part of its background; the item then has no contents.
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
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)    # else exposedRect is the whole item
        self.setZValue(0)

    def show_pictures(self, pictures: Iterable[QImage]) -> None:
        """Show *pictures*, copies of one picture in decreasing sizes."""
        self._pictures = [QPixmap.fromImage(picture) for picture in pictures]
        self.repaint(self._box)

    def set_zooming(self, zooming: bool) -> None:
        """Scale fast while the map is *zooming*, and request no sharper tiles: they would arrive too late."""
        if zooming != self._zooming:
            self._zooming = zooming
            self.repaint(self._box)
            if zooming and self._backdrop is not None:
                self._backdrop.pause()

    @property
    def width(self) -> int:
        """Width of the largest picture in pixels; 0 if there is none."""
        return self._pictures[0].width() if self._pictures else 0

    def boundingRect(self) -> QRectF:
        return self._box

    def repaint(self, area: QRectF) -> None:
        """Repaint *area* in all views."""
        self.update(area)
        if (scene := self.scene()) is not None:
            scene.invalidate(area, QGraphicsScene.SceneLayer.BackgroundLayer)

    def paint_area(self, painter: QPainter, area: QRectF, widget: QWidget | None) -> None:
        """Paint the part of the landscape in *area*."""
        if not self._pictures:
            self._paint_plain(painter)
            return
        detail = painter.deviceTransform().m11()
        wanted = self._box.width() * detail
        picture = next((p for p in reversed(self._pictures) if p.width() >= wanted * 0.94), self._pictures[0])
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, widget is None or not self._zooming)
        # Draw the whole picture and let the painter clip it: separately scaled parts would show seams.
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
        """Paint the regions in plain terrain colours while the picture is being loaded."""
        painter.setPen(QColor(70, 50, 30, 120))
        for region, outline in enumerate(self._shape.paths):
            painter.setBrush(QColor(GROUNDS[self._board.terrain_of(region)].base))
            painter.drawPath(outline)


class LandscapeLoader(QObject):
    """Requests the landscape and sharper tiles of it from a LandscapeWorker, and caches the tiles."""

    def __init__(self, board: Board, shape: MapGeometry, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._about = (board, shape)
        keep, load = partial(keep_landscape, board, shape), partial(kept_landscape, board, shape)
        self._worker = LandscapeWorker(board, shape, PICTURE_SCALE, keep, load, self)
        self._worker.painted.connect(self._show_painted)
        self._item: BackgroundItem | None = None
        self._whole = False
        self._tiles: dict[TileKey, QPixmap] = {}
        self._asked: list[TileKey] = []
        self._capacity = _TILES

    def serve(self, item: BackgroundItem) -> None:
        """Deliver all pictures to *item*, starting with the whole map."""
        self._item = item
        self._worker.want([None])

    def serve_with(self, item: BackgroundItem, image: QImage) -> None:
        """Show *image* on *item*, and deliver only sharper tiles."""
        self._item = item
        item.show_pictures(halves(image))
        self._whole = image.width() >= math.floor(self._about[1].width * PICTURE_SCALE)

    def tiles(self, area: QRectF, scale: float, *, want: bool) -> list[tuple[QRectF, QPixmap]]:
        """Return the cached tiles over *area* that are sharp enough for *scale*; *want* requests the missing ones."""
        if not self._whole:
            return []
        level = PICTURE_SCALE * 2 ** math.ceil(math.log2(scale / PICTURE_SCALE / _SLACK))
        side = TILE / level
        found = []
        missing = []
        for column in range(max(0, int(area.left() // side)), int(area.right() // side) + 1):
            for row in range(max(0, int(area.top() // side)), int(area.bottom() // side) + 1):
                place = TileKey(level, column, row)
                if tile := self._tiles.pop(place, None):
                    self._tiles[place] = tile    # moved to the end: the first entries are evicted first
                    found.append((place.area(), tile))
                else:
                    missing.append(place)
        self._capacity = max(_TILES, len(found) + len(missing) + _TILES // 3)
        if want and not set(missing) <= set(self._asked):
            middle = area.center() / side
            missing.sort(key=lambda place: abs(place.column + 0.5 - middle.x()) + abs(place.row + 0.5 - middle.y()))
            # Tiles requested earlier at this scale are probably still visible while scrolling, so they stay queued.
            rest = [place for place in self._asked if place.scale == level and place not in missing]
            self._asked = (missing + rest)[: self._capacity]
            self._worker.want(self._asked)
        return found

    def pause(self) -> None:
        """Cancel the queued tiles: while the map is being zoomed, their scale is outdated."""
        if self._whole and self._asked:
            self._asked = []
            self._worker.want([])

    def close(self) -> None:
        """Stop painting."""
        self._item = None
        self._worker.stop()

    @Slot(object, list)
    def _show_painted(self, place: TileKey | None, pictures: list[QImage]) -> None:
        if self._item is None:
            return
        if place is None:
            self._item.show_pictures(pictures)
            self._whole = True
            return
        if place in self._asked:
            self._asked.remove(place)
        self._tiles[place] = QPixmap.fromImage(pictures[0])
        while len(self._tiles) > self._capacity:
            del self._tiles[next(iter(self._tiles))]
        self._item.repaint(place.area())
